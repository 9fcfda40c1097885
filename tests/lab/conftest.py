"""The command line, as its own tests use it."""

from tests.cli.conftest import osselet, speaks_english

__all__ = ["osselet", "speaks_english"]
