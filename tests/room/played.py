"""Whole games in rooms: what is told to everybody, by whoever decides, by whoever follows, and after opening again.

`python -m tests.room.played BLOCKED,MODULES` plays them with these modules out of reach and prints what was told.
"""

import hashlib
import json
import random
import sys
from typing import Any

from tests.core.alone import Blocker

BLOCKED = (
    "numpy",
    "numba",
    "llvmlite",
    "litestar",
    "uvicorn",
    "websockets",
    "sqlalchemy",
    "alembic",
    "aiosqlite",
    "prometheus_client",
    "filelock",
    "rich",
    "typer",
)
TABLES = {"chicago": (3, 5), "doggybag": (2, 4), "hunde": (3, 6), "kakuzu": (1, 4), "oss": (2, 5)}
LONGEST = 250
"""Decisions of a game: some last long."""
REOPEN_EVERY = 40


def laid(game: str, players: int, seed: int, dealer: Any = "dealt", **clock: Any) -> Any:
    """A room in which people are about to begin."""
    from osselet.core import registry
    from osselet.room import setup
    from osselet.room.room import Room
    from osselet.room.rows import TableRow
    from osselet.wire.messages import ClockRules

    chosen = setup.Setup(
        options={},
        clock=ClockRules(**(clock or {"kind": "live", "seconds": 600, "increment": 5})),
        chat="all",
        hints=True,
        watching=True,
        begin=True,
        dealer=dealer,
    )
    row = TableRow(
        id="table",
        code="ABCDE",
        game=game,
        rules=1,
        players=players,
        setting=setup.write(chosen),
        seed=str(seed),
        creator="p0",
        public=False,
        stage="open",
        made=0.0,
        touched=0.0,
        seq=0,
        turn="",
    )
    return Room(row, registry.find(game) if "/" in game else registry.installed(game))


class Game:
    """One room that decides, and one that follows its entries as the store has them."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        self._laid = lambda: laid(game, players, seed)
        self.room, self.follower = self._laid(), self._laid()
        self.told = hashlib.sha256()
        self.now = 1000.0

    def take(self, entry: Any) -> None:
        """Applies an entry at both, and looks whether everybody is told the same."""
        from osselet.room import entries
        from osselet.room.telling import Teller

        effects = self.room.apply(entry), self.follower.apply(entries.read(entries.write(entry)))
        tellers = Teller(self.room), Teller(self.follower)
        assert self.room.write(entry) == self.follower.write(entry)
        assert list(effects[0].lookers) == list(effects[1].lookers)
        for looker in effects[0].lookers:
            seat = None if looker == self.room.players else looker
            first, second = (
                written(teller.news(effect, seat)) for teller, effect in zip(tellers, effects, strict=True)
            )
            assert first == second
            self.told.update(first)

    def reopen(self) -> None:
        """The follower is opened again from a snapshot."""
        from osselet.room.telling import Teller

        again = self._laid()
        again.restore(self.room.seq, self.room.snapshot())
        assert again.snapshot() == self.room.snapshot()
        for seat in (None, *range(self.room.players)):
            count = self.room.playing.count
            now = [written(Teller(room).beat(seat, "sync", count)) for room in (self.room, again)]
            assert now[0] == now[1]
        self.follower = again


def written(notice: Any) -> bytes:
    import msgspec

    return msgspec.json.encode(notice)


def play(game: str, players: int, seed: int) -> str:
    """Plays at random, with wishes to take steps back and some chat; a fingerprint of all that was told."""
    from osselet.room import decisions
    from osselet.room.entries import Occupant, SeatsEntry
    from osselet.room.refusal import Refusal
    from osselet.wire.messages import Chair

    rng, both = random.Random(seed), Game(game, players, seed)
    people = [Occupant(Chair(kind="person", name=f"P{seat}"), f"p{seat}") for seat in range(players)]
    both.take(SeatsEntry(at=both.now, occupants=people))
    both.take(decisions.begin(both.room, both.now))
    for number in range(LONGEST):
        room, both.now = both.room, both.now + 1.5
        if room.state.stage == "over":
            break
        seat = rng.choice(room.actors)
        move = rng.choice(room.playing.names_of_moves(seat))
        both.take(decisions.play(room, both.now, seat, move, room.version(seat), f"{seat}:{number}"))
        if room.state.stage == "playing" and rng.random() < 0.15:
            try:
                both.take(decisions.undo(room, both.now, seat, room.version(seat), f"{seat}:u{number}"))
                while room.state.wish is not None:
                    asked = room.state.wish.waiting[0]
                    both.take(decisions.agree(room, both.now, asked, rng.random() < 0.8, f"{asked}:a{number}"))
            except Refusal as refused:
                assert refused.why.code == "no-undo"  # noqa: PT017
        if rng.random() < 0.05:
            both.take(decisions.say(room, both.now, seat, f"P{seat}", "hello", None, f"{seat}:s{number}"))
        if number % REOPEN_EVERY == REOPEN_EVERY - 1:
            both.reopen()
    record = both.room.playing.record()
    both.told.update(json.dumps(record, sort_keys=True).encode())
    for seat in (None, *range(players)):
        for lang in ("fr", "en", "de"):
            both.told.update("\n".join(both.room.playing.log(seat, lang)).encode())
    return both.told.hexdigest()


def all_games() -> dict[str, str]:
    """The fingerprints of games of all five at their fewest and most players."""
    return {
        f"{game} {players}": play(game, players, seed=players) for game, sizes in TABLES.items() for players in sizes
    }


if __name__ == "__main__":
    blocked = sys.argv[1].split(",")
    sys.meta_path.insert(0, Blocker(blocked))
    found = all_games()
    reached = {name.partition(".")[0] for name in sys.modules} & set(blocked)
    assert not reached, reached
    print(json.dumps(found))
