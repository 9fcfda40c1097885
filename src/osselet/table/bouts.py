"""Bouts of hands on a screen: what was done as it is kept, and what the judge says of it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from osselet.core.dexterity import Attempt, Call, Dexterity
from osselet.core.errors import OsseletError, RecordError
from osselet.core.game import Game
from osselet.core.state import State


class PlayedBout(NamedTuple):
    """What hands did at one place of a game."""

    after: int
    """How many steps had happened before."""
    judge: int
    """The version of the judge."""
    exchanges: tuple[tuple[Attempt, ...], ...]
    """The attempts that answered each call."""

    @classmethod
    def read(cls, kept: Sequence[Any]) -> "PlayedBout":
        """From plain lists."""
        count, judge, exchanges = kept
        return cls(count, judge, tuple(tuple(read_attempt(one) for one in attempts) for attempts in exchanges))


class Exchange(NamedTuple):
    """A call and what those called did."""

    call: Call
    attempts: tuple[Attempt, ...]


def read_attempt(kept: Sequence[Any]) -> Attempt:
    """An attempt from a plain list."""
    seat, deal, *rest = kept
    return Attempt(seat, tuple(deal), *rest)


def judge_of(game: Game, version: int | None = None) -> Dexterity:
    """The judge of a game in the version of a bout (None: the one of now)."""
    found = game.dexterity
    if found is None:
        raise RecordError(f"{game.id} is not played by hands on a screen.")
    if version is None or version == found.version:
        return found
    if version not in (found.older or {}):
        raise RecordError(f"Hands were judged by version {version} of the judge of {game.id}; we keep {found.version}.")
    return (found.older or {})[version]


def walk(game: Game, state: State, bout: PlayedBout) -> tuple[list[Exchange], tuple[str, ...]]:
    """Judges a bout again: its exchanges with their calls, and the outcomes it leads to.

    A RecordError where it does not fit the state before it.
    """
    dexterity = judge_of(game, bout.judge)
    found: list[Exchange] = []
    try:
        for attempts in bout.exchanges:
            call = dexterity.conduct(state, [exchange.attempts for exchange in found])
            if not isinstance(call, Call):
                raise RecordError("it goes on after its end")
            check(dexterity, call, attempts)
            found.append(Exchange(call, attempts))
        names = dexterity.conduct(state, bout.exchanges)
        if isinstance(names, Call):
            raise RecordError("it breaks off")
    except OsseletError as error:
        raise RecordError(f"What hands did after {bout.after} steps does not fit: {error}") from None
    return found, names


def check(dexterity: Dexterity, call: Call, attempts: Sequence[Attempt]) -> None:
    """Do these attempts answer the call, with deals that could be dealt?"""
    if tuple(attempt.seat for attempt in attempts) != call.seats:
        raise RecordError("others were called")
    for place, attempt in enumerate(attempts):
        ranges = dexterity.ranges(call, place)
        if len(attempt.deal) != len(ranges) or not all(
            0 <= n < most for n, most in zip(attempt.deal, ranges, strict=True)
        ):
            raise RecordError("no such numbers can be dealt there")
        if attempt.deal[: call.common] != attempts[0].deal[: call.common]:
            raise RecordError("all called were to be dealt the same")
