"""Perudo told a second time, from the rules page alone and without the rules beside it."""

from collections.abc import Mapping
from typing import Any


def oracle(players: int, options: Mapping[str, Any], steps: list[str]) -> Mapping[str, Any]:
    """Where these steps lead: the dice of everybody, the bid that stands, and whose turn it is."""
    game = _Game(players, options)
    for step in steps:
        game.step(step)
    return {
        "round": game.round,
        "on_table": sum(len(cup) if game.bidding or game.open else 0 for cup in game.cups) or game.to_throw(),
        "count": game.bid[0] if game.bid else None,
        "face": [game.bid[1]] if game.bid else [],
        "palifico": game.palifico,
        "found": game.found,
    }


class _Game:
    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        self.players = players
        self.most = options.get("dice", 5)
        self.with_palifico = options.get("palifico", True)
        self.have = [self.most] * players
        self.had_palifico: set[int] = set()
        self.round, self.starter = 0, 0
        self.just_lost: int | None = None
        self.begin()

    def begin(self) -> None:
        self.round += 1
        self.cups: list[list[int]] = [[] for _ in range(self.players)]
        self.bid: tuple[int, int] | None = None
        self.said_by = self.turn = self.starter
        self.found: int | None = None
        self.bidding = self.open = False
        low = self.just_lost is not None and self.have[self.just_lost] == 1 and self.with_palifico
        first_time = low and self.just_lost not in self.had_palifico
        self.palifico = first_time and sum(one > 0 for one in self.have) > 2
        if first_time and self.just_lost is not None:
            self.had_palifico.add(self.just_lost)

    def to_throw(self) -> int:
        return sum(self.have)

    def after(self, seat: int) -> int:
        order = [(seat + by) % self.players for by in range(1, self.players + 1)]
        return next(one for one in order if self.have[one])

    def step(self, name: str) -> None:
        word, *rest = name.split(":")
        if word == "die":
            cup = next(seat for seat in range(self.players) if len(self.cups[seat]) < self.have[seat])
            self.cups[cup].append(int(rest[0]))
            self.bidding = sum(map(len, self.cups)) == sum(self.have)
        elif word == "bid":
            self.bid = int(rest[0]), int(rest[1])
            self.said_by, self.turn = self.turn, self.after(self.turn)
        elif word == "roll":
            self.begin()
        else:
            self.settle(word)

    def settle(self, word: str) -> None:
        assert self.bid is not None
        count, face = self.bid
        good = {face} if self.palifico else {face, 1}
        self.found = sum(die in good for cup in self.cups for die in cup)
        self.open = True
        if word == "exact" and self.found == count:
            self.have[self.turn] = min(self.most, self.have[self.turn] + 1)
            self.just_lost, self.starter = None, self.turn
            return
        loser = self.said_by if word == "doubt" and self.found < count else self.turn
        self.have[loser] -= 1
        self.just_lost = loser
        self.starter = loser if self.have[loser] else self.after(loser)
