"""Turns, rounds, the end of a game and the match."""

from osselet.core import rule
from osselet.games.chicago.rules.arrests import ask, find_cornered
from osselet.games.chicago.rules.police import begin_play, is_police_in_town, is_star_free, waiting
from osselet.games.chicago.rules.streets import leave
from osselet.games.chicago.state import (
    ARRESTED,
    DONE,
    ENTER,
    ID_COUNT,
    LAST_QUIET_ROUND,
    MOVE,
    NOBODY,
    OUTSIDE,
    PLACE,
    PURSUIT,
    SECOND,
    THIEVES,
    TOWN,
    TURN_OVER,
    WORTH,
    Chicago,
    owner,
)


@rule
def is_free(s: Chicago, thief: int) -> bool:
    """Is it still in play?"""
    return s.standing[thief] == OUTSIDE or s.standing[thief] == TOWN


@rule
def next_thief(s: Chicago, first: int) -> int:
    """The first thief still in play from this one up; THIEVES if it is the Police's turn."""
    for thief in range(first, s.thieves):
        if is_free(s, thief):
            return thief
    return THIEVES


@rule
def is_game_over(s: Chicago) -> bool:
    """No thief is outside, or in town and free."""
    return next_thief(s, 0) == THIEVES


@rule
def settle(s: Chicago) -> int:
    """After every step: the end, then arrests, then what goes on by itself, until somebody has to decide.

    Returns 1 when the game is over.
    """
    while True:
        if is_game_over(s):
            return 1
        cornered = find_cornered(s)
        if cornered != NOBODY:
            ask(s, cornered)
            return 0
        if s.phase == TURN_OVER:
            end_turn(s)
        elif s.phase == MOVE or s.phase == SECOND:
            if s.standing[s.thief] == TOWN:
                return 0
            s.phase = TURN_OVER
        elif s.phase == PLACE:
            if waiting(s) != NOBODY and is_star_free(s):
                return 0
            s.phase = PURSUIT
        elif s.phase == PURSUIT:
            if s.moves_left > 0 and is_police_in_town(s):
                return 0
            s.phase = TURN_OVER
        else:
            return 0


@rule
def end_turn(s: Chicago) -> None:
    """The next thief, then the Police, then the next round."""
    s.moves_left = 0
    if s.thief == THIEVES:
        end_round(s)
        return
    following = next_thief(s, s.thief + 1)
    if following == THIEVES:
        s.thief = THIEVES
        begin_play(s)
    else:
        begin_turn(s, following)


@rule
def begin_turn(s: Chicago, thief: int) -> None:
    """A thief's turn: to enter, or to move."""
    s.thief = thief
    s.gone = 0
    s.phase = ENTER if s.standing[thief] == OUTSIDE else MOVE


@rule
def end_round(s: Chicago) -> None:
    """After too many quiet rounds the thieves in town leave with their loot."""
    if not s.eventful:
        s.quiet += 1
    s.eventful = 0
    if s.quiet == LAST_QUIET_ROUND:
        for thief in range(s.thieves):
            if s.standing[thief] == TOWN:
                leave(s, thief)
    else:
        s.round += 1
        begin_turn(s, next_thief(s, 0))


@rule
def worth(s: Chicago, seat: int) -> int:
    """A seat's loot in this game, in units of 10,000: of its thieves, or what the Police has confiscated."""
    total = 0
    for thief in range(s.thieves):
        mine = seat == s.police if s.standing[thief] == ARRESTED else seat == owner(s, thief)
        if mine:
            total += loot_of(s, thief)
    return total


@rule
def loot_of(s: Chicago, thief: int) -> int:
    """What a thief has taken, in units of 10,000, whoever has it now."""
    total = 0
    for kind in range(ID_COUNT):
        total += s.loot[thief, kind] * WORTH[kind]
    return total


@rule
def loot_size(s: Chicago, seat: int) -> int:
    """How many houses that are."""
    count = 0
    for thief in range(s.thieves):
        mine = seat == s.police if s.standing[thief] == ARRESTED else seat == owner(s, thief)
        if mine:
            count += s.size[thief]
    return count


@rule
def end_game(s: Chicago) -> None:
    """The game is over; in a match it is counted, and the next one waits to be laid out."""
    s.phase = DONE
    s.asked = NOBODY
    s.resume = NOBODY
    s.moves_left = 0
    if s.match and s.game < s.players:
        for seat in range(s.players):
            s.banked[seat] += worth(s, seat)
            s.banked_size[seat] += loot_size(s, seat)
