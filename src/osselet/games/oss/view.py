"""What a seat sees of the table."""

from typing import Any

from osselet.core import Facts, Ints
from osselet.games.oss.state import (
    ANSWER,
    BADABOSS,
    CALLS,
    CATCH,
    CHALLENGES,
    COLOURS,
    DEAL,
    DRAW,
    DUEL_RESULTS,
    FAMILIES,
    FIGURES,
    HANDS,
    NONE,
    PHASES,
    PLACE,
    PRIZE,
    TRIBE,
    VALUES,
    Oss,
    in_turn,
    points_of,
)

SINGLE_HANDED = (DEAL, DRAW, PLACE, CATCH, ANSWER)
"""Chance that concerns one seat: `turn` names it."""


def view(s: Oss, facts: Facts) -> dict[str, Any]:
    """The figures, the cards before them, the attempt or challenge under way, and every seat."""
    return {
        "round": int(s.round),
        "phase": PHASES[s.phase],
        "turn": whose_turn(s),
        "chief": int(s.chief),
        "figures": {family: named(FIGURES, int(s.figure[at])) for at, family in enumerate(FAMILIES)},
        "challenge": named(CHALLENGES, s.challenge),
        "laid": laid(s),
        "attempt": attempt(s) if HANDS <= s.phase <= PRIZE else None,
        "alive": seats_of(s, s.alive),
        "contest": contest(s) if s.challenge != NONE else None,
        "seats": [seat_view(s, seat, facts) for seat in range(s.players)],
    }


def named(names: tuple[str, ...], at: int) -> str | None:
    """The name at this place, None where there is none."""
    return None if at == NONE else names[at]


def seats_of(s: Oss, bits: int) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(s.players) if bits >> seat & 1]


def whose_turn(s: Oss) -> int | None:
    """Who decides, or whose hands are at work where it is one player's."""
    if s.asked >= 0:
        return int(s.asked)
    solo = s.phase == HANDS or s.phase in SINGLE_HANDED
    return int(s.turn) if solo else None


def laid(s: Oss) -> list[dict[str, Any]]:
    """The cards lying before figures, in the order laid."""
    seats = [in_turn(s, number) for number in range(s.players)]
    return [
        {
            "seat": seat,
            "value": int(s.laid_value[seat]),
            "family": FAMILIES[s.laid_family[seat]],
            "duel": bool(s.partner[seat] != NONE),
        }
        for seat in map(int, seats)
        if s.laid_value[seat]
    ]


def attempt(s: Oss) -> dict[str, Any]:
    """The solo or duel that is up."""
    first, second = int(s.turn), int(s.partner[s.turn])
    solo = second == NONE
    seats = [first] if solo else [first, second]
    family = s.laid_family[first] if solo else FAMILIES.index("duel")
    return {
        "seats": seats,
        "figure": FIGURES[s.figure[family]],
        "needed": int(s.laid_value[first]) if solo else None,
        "result": None if s.result == NONE else int(s.result) if solo else DUEL_RESULTS[s.result],
        "replays": [int(s.replays[seat]) for seat in seats],
    }


def contest(s: Oss) -> dict[str, Any]:
    """Where the challenge stands: the tower, who has missed, what was called, how often nobody was put out."""
    words = COLOURS if CHALLENGES[s.challenge] == "warnoss" else CALLS
    return {
        "tower": int(s.tower) if s.challenge == BADABOSS else None,
        "missed": seats_of(s, s.missed),
        "said": named(words, s.said),
        "idle": int(s.idle),
    }


def cards(counts: Ints, seat: int) -> list[int]:
    """Counted cards of a seat as a list of values."""
    return [value for value in range(1, VALUES + 1) for _ in range(counts[seat, value])]


def seat_view(s: Oss, seat: int, facts: Facts) -> dict[str, Any]:
    """One player's cards; the hand only for its owner."""
    shown = facts.revealed or facts.seat == seat
    return {
        "hand": cards(s.hand, seat) if shown else None,
        "hand_size": int(s.hand_size[seat]),
        "deck_size": int(TRIBE - s.played_size[seat] - s.hand_size[seat]),
        "won": cards(s.won, seat),
        "challenges": [name for at, name in enumerate(CHALLENGES) if s.cups[seat] >> at & 1],
        "played": [int(s.played[seat, at]) for at in range(s.played_size[seat])],
        "score": int(points_of(s, seat)),
        "skill": int(s.skill[seat]),
    }
