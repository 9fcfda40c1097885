"""The command line: the cabinet in the terminal."""

import sys
from typing import NoReturn


def main() -> NoReturn:
    """The entry point of `osselet`."""
    from osselet.cli.error_boundary import run

    sys.exit(run(sys.argv[1:]))
