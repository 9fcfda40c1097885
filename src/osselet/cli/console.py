"""The two consoles: stdout for what was asked for, stderr for progress."""

from rich.console import Console


def out() -> Console:
    """Where answers go; plain text when nobody watches."""
    return Console(highlight=False)


def aside() -> Console:
    """Where progress goes."""
    return Console(stderr=True, highlight=False)
