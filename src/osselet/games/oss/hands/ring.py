"""The ring dialect."""

from osselet.core import rule
from osselet.games.oss.hands.field import Field


@rule
def ring_key(f: Field, key: int) -> None:
    """A key."""


@rule
def ring_due(f: Field, due: int) -> int:
    """Nothing."""
    return due


@rule
def ring_happens(f: Field) -> None:
    """Nothing."""
