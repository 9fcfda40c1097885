"""Oh Hell told a second time, from the rules page alone and without the rules beside it."""

from collections.abc import Mapping
from typing import Any

ORDER = ("7", "8", "9", "10", "j", "q", "k", "a")


def oracle(players: int, options: Mapping[str, Any], steps: list[str]) -> Mapping[str, Any]:
    """Where these steps lead: tricks, bids, points, and whose turn it is."""
    game = _Game(players, options.get("most", 5))
    for step in steps:
        game.step(*step.split(":"))
    return {
        "size": game.size,
        "trump": [game.trump] if game.trump else [],
        "trick": [{"kind": card, "seat": seat} for seat, card in game.trick.items()],
        "wanted": sum(game.said.values()) if game.said else None,
        "seats": [
            {
                "hand": sorted(game.hands[seat], key=_place),
                "says": game.said.get(seat) if len(game.said) < players else None,
                "said": game.said.get(seat),
                "tricks": game.taken[seat] if len(game.said) == players else None,
                "points": game.points[seat],
                "dealer": game.dealer == seat,
                "takes": len(game.trick) == players and game.turn == seat and not game.is_over(),
                "made": game.is_over() and game.taken[seat] == game.said[seat],
                "missed": game.is_over() and game.taken[seat] != game.said[seat],
            }
            for seat in range(players)
        ],
    }


def _place(card: str) -> tuple[int, int]:
    return "shcd".index(card[0]), ORDER.index(card[1:])


class _Game:
    def __init__(self, players: int, most: int) -> None:
        self.players = players
        self.sizes = [*range(1, most + 1), *range(most - 1, 0, -1)]
        self.points = [0] * players
        self.dealer = players - 1
        self.begin()

    def begin(self) -> None:
        self.size: int = self.sizes.pop(0)
        self.trump = ""
        self.said: dict[int, int] = {}
        self.taken = [0] * self.players
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.trick: dict[int, str] = {}
        self.turn = self.after(self.dealer)

    def after(self, seat: int) -> int:
        return (seat + 1) % self.players

    def is_over(self) -> bool:
        return sum(self.taken) == self.size

    def step(self, word: str, what: str = "") -> None:
        if word == "card":
            self.hands[self.turn].append(what)
            self.turn = self.after(self.turn)
        elif word == "turn":
            self.trump = what
        elif word == "bid":
            self.said[self.turn] = int(what)
            self.turn = self.after(self.turn)
        elif word == "play":
            self.lay(what)
        elif word == "deal":
            self.dealer = self.after(self.dealer)
            self.begin()

    def lay(self, card: str) -> None:
        if len(self.trick) == self.players:
            self.trick = {}
        self.hands[self.turn].remove(card)
        self.trick[self.turn] = card
        self.turn = self.after(self.turn)
        if len(self.trick) < self.players:
            return
        led = next(iter(self.trick.values()))[0]
        trumps = {seat: one for seat, one in self.trick.items() if one[0] == self.trump[0]}
        fighting = trumps or {seat: one for seat, one in self.trick.items() if one[0] == led}
        self.turn = max(fighting, key=lambda seat: ORDER.index(fighting[seat][1:]))
        self.taken[self.turn] += 1
        if self.is_over():
            for seat in range(self.players):
                if self.taken[seat] == self.said[seat]:
                    self.points[seat] += 10 + self.said[seat]
