"""What a review found: shares and their noise, decisions, turning points, and all of it as JSON."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from osselet.core.game import Line
from osselet.core.texts import FALLBACK, Speaker
from osselet.lab.timeline import Moment
from osselet.table import Table

SMALL = 0.03
"""A difference of shares not worth a word."""
SLIGHT = 0.01
"""And one as good as none, where the decisions of a game are counted: long games are lost by small mistakes."""
CERTAIN = 2.5
"""Standard errors from which on a difference is taken for one."""


@dataclass(frozen=True)
class Share:
    """An expected share of the victory and its standard error."""

    share: float
    noise: float

    def swing(self, after: "Share") -> "Share":
        """From this one to another."""
        return Share(after.share - self.share, math.hypot(self.noise, after.noise))

    def exceeds(self, much: float) -> bool:
        """Is this difference more than noise, and more than so much?"""
        return abs(self.share) > max(much, CERTAIN * self.noise)

    @property
    def matters(self) -> bool:
        """Is this difference more than noise, and worth a word?"""
        return self.exceeds(SMALL)


@dataclass(frozen=True)
class Weighed:
    """A move and what it promises."""

    move: int
    own: Share
    """Of the seat that decides."""
    outlook: tuple[float, ...]
    """The share of every seat."""


@dataclass(frozen=True)
class Considered:
    """A move in the eyes of the search: how often it tried it and what share that brought."""

    move: int
    visits: int
    share: float


@dataclass(frozen=True)
class ReviewedDecision:
    """A choice between several moves, judged from what the seat knew."""

    at: int
    """Which moment it is."""
    number: int
    """Which decision of the game, from 1."""
    seat: int
    played: Weighed
    bot: Weighed
    """What the bot would have played: the same, if it agrees."""
    next_best: Weighed | None
    """Where the bot agrees: what else it would have thought of."""
    considered: tuple[Considered, ...]
    critical: bool
    """Was it looked at with a whole thought?"""

    @property
    def agreed(self) -> bool:
        """Would the bot have played the same?"""
        return self.played.move == self.bot.move

    @property
    def cost(self) -> Share:
        """How much more the bot's move promised than the one played."""
        return Share(0.0, 0.0) if self.agreed else self.played.own.swing(self.bot.own)

    @property
    def margin(self) -> Share:
        """How much more the move played promised than what else the bot would have thought of."""
        return Share(0.0, 0.0) if self.next_best is None else self.next_best.own.swing(self.played.own)

    @property
    def sound(self) -> bool:
        """As good as what the bot would have played, as far as one can tell."""
        return not (self.cost.share > 0 and self.cost.exceeds(SLIGHT))


@dataclass(frozen=True)
class Turn:
    """A turning point: a moment that changed the chances of a seat, as that seat saw it."""

    at: int
    seat: int
    before: Share
    after: Share
    lines: tuple[Line, ...]
    """What it was told of it, or last before it."""

    @property
    def swing(self) -> Share:
        """How much was won or lost."""
        return self.before.swing(self.after)

    def text(self, say: Speaker) -> str:
        """What happened, in sentences."""
        return " ".join(say.line(line) for line in self.lines)


@dataclass(frozen=True)
class Review:
    """A game looked at again."""

    table: Table
    """As it stands at the end."""
    level: int
    seed: int
    seats: tuple[int, ...]
    """Those looked at."""
    iterations: tuple[int, int]
    """Of the search for the curves, and for what mattered most."""
    moments: list[Moment]
    curve: list[dict[int, Share]]
    """After each moment the share each seat could expect from what it knew; at the end what came out."""
    decisions: list[ReviewedDecision]
    turns: list[Turn]
    """The turning points in the order of the game."""

    def of(self, seat: int) -> list[ReviewedDecision]:
        """The decisions of a seat."""
        return [one for one in self.decisions if one.seat == seat]

    def given_away(self, seat: int) -> float:
        """How much more of the victory the bot's moves promised, over all decisions of a seat."""
        return max(0.0, math.fsum(one.cost.share for one in self.of(seat)))

    def worst(self, seat: int) -> ReviewedDecision | None:
        """The decision that cost most, if one cost anything for sure."""
        found = max((one for one in self.of(seat) if one.critical), key=lambda one: one.cost.share, default=None)
        return None if found is None or found.cost.share <= 0 or not found.cost.matters else found

    def best(self, seat: int) -> ReviewedDecision | None:
        """The decision that won most against what else one might have thought of."""
        found = max((one for one in self.of(seat) if one.critical), key=lambda one: one.margin.share, default=None)
        return None if found is None or found.margin.share <= 0 or not found.margin.matters else found

    def when(self, turn: Turn, say: Speaker) -> str:
        """Where in the game a turning point lies."""
        moment = self.moments[turn.at]
        return say("review-at" if moment.kind == "decision" else "review-after", number=moment.decisions)

    def as_json(self, lang: str = FALLBACK) -> dict[str, Any]:
        """JSON-able; seats and moments are counted from 0, sentences are in this language."""
        table, name = self.table, self.table.words.name
        say = Speaker(table.game, lang, table.names)
        return {
            "game": table.game.id,
            "players": table.players,
            "names": [say.player(seat) for seat in range(table.players)],
            "level": self.level,
            "seed": self.seed,
            "iterations": {"curve": self.iterations[0], "critical": self.iterations[1]},
            "over": table.over,
            "winners": table.winners,
            "seats": list(self.seats),
            "given_away": [_rounded(self.given_away(seat)) for seat in self.seats],
            "moments": [
                {
                    "kind": moment.kind,
                    "seat": moment.seat,
                    "steps": list(moment.steps),
                    "decisions": moment.decisions,
                    "shares": [_rounded(shares[seat].share) for seat in self.seats],
                    "noise": [_rounded(shares[seat].noise) for seat in self.seats],
                }
                for moment, shares in zip(self.moments, self.curve, strict=True)
            ],
            "decisions": [_decision_json(one, name) for one in self.decisions],
            "turning_points": [
                {
                    "moment": turn.at,
                    "seat": turn.seat,
                    "before": _rounded(turn.before.share),
                    "after": _rounded(turn.after.share),
                    "noise": _rounded(turn.swing.noise),
                    "text": turn.text(say),
                }
                for turn in self.turns
            ],
        }


def _decision_json(one: ReviewedDecision, name: Callable[[int], str]) -> dict[str, Any]:
    def weighed(found: Weighed | None) -> dict[str, Any] | None:
        if found is None:
            return None
        outlook = [_rounded(share) for share in found.outlook]
        return {"move": name(found.move), **_share_json(found.own), "outlook": outlook}

    return {
        "moment": one.at,
        "number": one.number,
        "seat": one.seat,
        "played": weighed(one.played),
        "bot": weighed(one.bot),
        "next_best": weighed(one.next_best),
        "cost": _share_json(one.cost),
        "critical": one.critical,
        "moves": [{"move": name(m.move), "visits": m.visits, "share": _rounded(m.share)} for m in one.considered],
    }


def _share_json(found: Share) -> dict[str, float]:
    return {"share": _rounded(found.share), "noise": _rounded(found.noise)}


def _rounded(share: float) -> float:
    return round(share, 4)
