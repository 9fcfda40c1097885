"""Who sits where: people and bots, by lot or as they were named."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from osselet.bots import BOTS, Bot, bot, bot_name
from osselet.cli.session import PERSON
from osselet.core.errors import OptionError, counted
from osselet.core.game import Game
from osselet.core.texts import LANGUAGES, Speaker

RANDOM = BOTS[0]
USUAL_BOT = "level2"
THINKS = 2.0
"""Seconds a bot may think about a move while people wait."""
PEOPLE = {PERSON, "human", "person"}


@dataclass(frozen=True)
class SeatPlan:
    """A person or a bot for each seat, and their names."""

    seats: tuple[str, ...]
    names: tuple[str | None, ...]

    @property
    def thinks(self) -> bool:
        """Is there a bot that has to think?"""
        return any(seat not in (PERSON, RANDOM) for seat in self.seats)

    def bots(self, source: str, seed: int | None) -> dict[int, Bot]:
        """The bots by seat; a seed makes their choices repeatable, so they take the time they need."""
        seconds = THINKS if seed is None else None
        return {
            seat: bot(source, name, None if seed is None else (seed + seat + 1) % (1 << 127), seconds)
            for seat, name in enumerate(self.seats)
            if name != PERSON
        }


def seated(
    game: Game,
    players: int | None,
    people: int | None,
    bots: Sequence[str],
    seats: Sequence[str],
    names: Sequence[str | None],
    by_lot: bool,
    lang: str,
) -> SeatPlan:
    """One person and bots unless said otherwise; `seats` says it for each seat, `bots` one for all or each."""
    if seats:
        return _as_named(game, players, people, bots, seats, names, lang)
    count = _count(game, players, people, bots)
    if people is None:
        people = min(1, count)
    if not 0 <= people <= count:
        raise OptionError(f"--humans {people} does not fit: {count} play.")
    sitting = [PERSON] * people + _bots(bots, count - people)
    _check_names(names, people)
    called = [*names, *[None] * count][:count]
    order = list(range(count))
    if by_lot:
        random.SystemRandom().shuffle(order)
    return _named([sitting[at] for at in order], [called[at] for at in order], lang)


def _count(game: Game, players: int | None, people: int | None, bots: Sequence[str]) -> int:
    """How many play: as said, or as follows from people and bots, or the fewest."""
    if players is not None:
        game.read_options({}, players)
        return players
    count = game.players.start
    if people is not None:
        count = max(count, people + (len(bots) if len(bots) > 1 else 0))
    elif len(bots) > 1:
        count = max(count, len(bots) + 1)
    game.read_options({}, count)
    return count


def _bots(bots: Sequence[str], count: int) -> list[str]:
    named = [_bot(name) for name in bots] or [USUAL_BOT]
    if len(named) == 1:
        return named * count
    if len(named) != count:
        raise OptionError(f"{len(named)} bots are named for {counted(count, 'seat')}; name one, or one for each.")
    return named


def _as_named(
    game: Game,
    players: int | None,
    people: int | None,
    bots: Sequence[str],
    seats: Sequence[str],
    names: Sequence[str | None],
    lang: str,
) -> SeatPlan:
    if people is not None or bots:
        raise OptionError("--seats names people and bots already; leave out --humans and --bots.")
    if players not in (None, len(seats)):
        raise OptionError(f"--seats names {len(seats)} seats, but --players says {players}.")
    game.read_options({}, len(seats))
    sitting = [PERSON if seat.lower() in PEOPLE else _bot(seat) for seat in seats]
    _check_names(names, len(seats))
    return _named(sitting, [*names, *[None] * (len(seats) - len(names))], lang)


def _check_names(names: Sequence[str | None], count: int) -> None:
    given = len(names) if any(names[count:]) else min(len(names), count)
    if given > count:
        raise OptionError(f"{given} names are given for {count}; give at most one for each.")


def _bot(name: str) -> str:
    """The name of a bot; a level may be given as its digit alone."""
    try:
        return bot_name(name)
    except OptionError:
        have = ", ".join(BOTS)
        raise OptionError(f"There is no bot {name!r}; a seat is taken by {have} or by {PERSON}.") from None


def _named(sitting: Sequence[str], called: Sequence[str | None], lang: str) -> SeatPlan:
    names = [
        name or (None if seat == PERSON else _robot(at, lang))
        for at, (seat, name) in enumerate(zip(sitting, called, strict=True))
    ]
    return SeatPlan(tuple(sitting), tuple(names))


def renamed(before: Sequence[str | None], now: Sequence[str | None]) -> tuple[str | None, ...]:
    """The names of a recorded table as it is seated now: only those that we gave to bots may change."""
    called = [*before, *[None] * len(now)]
    return tuple(
        now[at] if not called[at] or called[at] in {_robot(at, lang) for lang in LANGUAGES} else called[at]
        for at in range(len(now))
    )


def _robot(seat: int, lang: str) -> str:
    return Speaker(None, lang)("cli-robot", number=str(seat + 1))
