"""Conducting a bout: who is called next, and in the end the names by which it enters the rules."""

from collections.abc import Sequence

from osselet.core.dexterity import Attempt, Call, Dexterity, judge, lay
from osselet.core.errors import GameError
from osselet.core.trace import LONGEST, encode
from osselet.games.oss.dexterity.contests import CONTESTS, answer
from osselet.games.oss.dexterity.deals import ranges
from osselet.games.oss.dexterity.duels import duel
from osselet.games.oss.dexterity.exchanges import Exchanges, Waiting
from osselet.games.oss.dexterity.field import FAULTS, Field
from osselet.games.oss.dexterity.figures import NAMES
from osselet.games.oss.dexterity.judge import VERSION, advance, begin, feel
from osselet.games.oss.dexterity.motor.hand import Hand
from osselet.games.oss.dexterity.motor.lending import RING, do_figure, error_of
from osselet.games.oss.rules.figures import MOST_TIES
from osselet.games.oss.state import (
    ANSWER,
    CATCH,
    CAUGHT,
    CHALLENGES,
    CLOSEST,
    DEXTERITY,
    DUEL,
    DUEL_RESULTS,
    FIGURES,
    FIRST,
    HANDS,
    PLACE,
    Oss,
)


def conduct(s: Oss, exchanges: Sequence[Sequence[Attempt]]) -> Call | tuple[str, ...]:
    """The next call, or the names of what the hands did."""
    asked = Exchanges(lambda *given: judge(HANDS_ON_SCREEN, *given), exchanges)
    try:
        return _names(s, asked)
    except Waiting as waiting:
        return waiting.call


def _names(s: Oss, asked: Exchanges) -> tuple[str, ...]:
    if s.phase == HANDS:
        figure = FIGURES[s.figure[s.laid_family[s.turn]]]
        field = asked.ask(Call(figure, (s.turn,), (s.laid_value[s.turn],)))[0]
        return (f"hands:{min(field.result, s.laid_value[s.turn])}",)
    if s.phase == DUEL:
        result = duel(FIGURES[s.figure[3]], (s.turn, s.partner[s.turn]), asked, s.ties == MOST_TIES)
        return (f"duel:{DUEL_RESULTS[result]}",)
    if s.phase == ANSWER:
        return answer(s, asked)
    if s.phase in (PLACE, CATCH, FIRST, CLOSEST, CAUGHT):
        return CONTESTS[CHALLENGES[s.challenge]](s, asked)
    raise GameError("No hands are asked for now.")


def lend(
    call: Call,
    place: int,
    deal: Sequence[int],
    skill: int,
    seed: int,
    tempo: int = 100,
    reach: int = 100,
    ring: bool = False,
    noise: int = 100,
    coarse: int = 0,
) -> bytes:
    """The trace of a hand of this skill, with a part of its noise, and with more of it for the speed of a mouse."""
    attempt = Attempt(call.seats[place], tuple(deal), tempo, reach, b"", ring)
    f: Field = lay(HANDS_ON_SCREEN, call.figure, call.level[place], call.shared, attempt)
    h = Hand()
    h.coarse = coarse
    do_figure(f, h, error_of(RING if ring else f.figure, skill) * noise // 100, seed)
    advance(f, LONGEST)
    return encode((h.event_t[at], h.event_kind[at], h.event_x[at], h.event_y[at]) for at in range(h.count))


def skill_of(s: Oss, seat: int) -> int:
    """How skilful a hand is that is lent to this seat."""
    return s.skill[seat]


HANDS_ON_SCREEN = Dexterity(
    version=VERSION,
    field=Field,
    begin=begin,
    feel=feel,
    advance=advance,
    figures=NAMES,
    faults=FAULTS,
    conduct=conduct,
    ranges=ranges,
    lend=lend,
    waits=DEXTERITY,
    skill=skill_of,
)
