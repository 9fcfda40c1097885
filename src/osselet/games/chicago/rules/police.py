"""The Police: placing policemen on stars, and two moves a play, in its turn and at once after each police house."""

from osselet.core import Ints, rule
from osselet.games.chicago.rules.streets import list_officer_lines
from osselet.games.chicago.rules.weapons import post_officer
from osselet.games.chicago.state import (
    FINISH,
    FIRST_OFFICER,
    FREE,
    MOVES_A_PLAY,
    NOBODY,
    PLACE,
    PLACE_AT,
    RESERVE,
    Chicago,
)
from osselet.games.chicago.state.maps import NOWHERE, STAR_CELL, STARS


@rule
def begin_play(s: Chicago) -> None:
    """First those who wait are placed, then there are two moves."""
    s.moves_left = MOVES_A_PLAY
    s.phase = PLACE


@rule
def waiting(s: Chicago) -> int:
    """The policeman who has waited longest for a star, or NOBODY."""
    for officer in range(s.officers):
        if s.post[officer] == RESERVE:
            return officer
    return NOBODY


@rule
def is_star_free(s: Chicago) -> bool:
    """Is there a star where nobody stands?"""
    for at in range(STARS):
        star = STAR_CELL[s.map, at]
        if star != NOWHERE and s.on[star] == FREE:
            return True
    return False


@rule
def is_police_in_town(s: Chicago) -> bool:
    """Does any policeman stand in the streets, immobilised or not?"""
    for officer in range(s.officers):
        if s.post[officer] != RESERVE:
            return True
    return False


@rule
def list_stars(s: Chicago, ids: Ints) -> int:
    """Any free star."""
    count = 0
    for at in range(STARS):
        star = STAR_CELL[s.map, at]
        if star != NOWHERE and s.on[star] == FREE:
            ids[count] = PLACE_AT + star
            count += 1
    return count


@rule
def list_pursuit(s: Chicago, ids: Ints) -> int:
    """A move of any policeman, or done."""
    count = list_officer_lines(s, ids)
    ids[count] = FINISH
    return count + 1


@rule
def place(s: Chicago, star: int) -> None:
    """The policeman who has waited longest comes into town."""
    post_officer(s, waiting(s), star)


@rule
def pursue(s: Chicago, start: int, target: int) -> None:
    """One of the two moves."""
    post_officer(s, s.on[start] - FIRST_OFFICER, target)
    s.moves_left -= 1


@rule
def finish(s: Chicago) -> None:
    """The Police leaves its other moves."""
    s.moves_left = 0
