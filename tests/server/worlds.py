"""One world of a pair, played over real sockets, and every byte that one looker receives of it."""

import random
import re
import zlib
from collections import defaultdict, deque
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

import pytest

from osselet.core import registry
from osselet.core.dealers import Outcomes, Scripted
from osselet.core.engine import Engine
from osselet.core.game import CHANCE
from osselet.core.state import pack
from osselet.room.room import Room
from osselet.search.thought import Thought
from osselet.server import live_table
from osselet.server.bot_runner import BotRunner
from osselet.table.seat import Seat
from tests.server.hosting import Answer, Caller, Host, Line

LANGUAGES = ("fr", "en", "de")
PASSING = re.compile(rb'"(made|at|seen)":[0-9.]+')
"""Dates."""
UNEQUAL = {"date", "content-length", "set-cookie"}
"""Headers that differ because dates and ids do; the length is compared with the body's own."""
SECONDS = 600
CLOCK = {"kind": "live", "seconds": 5 * SECONDS, "increment": SECONDS}
LEFT = re.compile(rb'(?<="left":\[)[^]]*')
"""Clocks run on, but nobody gets time for what others may not notice."""
LOOK_EVERY = 9
"""Actions between looks at everything that can be asked for."""


@dataclass
class Action:
    """Something that is done in both worlds."""

    kind: str
    seat: int | None = None
    named: list[str] = field(default_factory=list)
    shows: str | None = "more"
    """What everybody may notice of it: nothing, or that somebody has sealed a choice, or more."""


def later(plan: list[Action]) -> list[Action]:
    """The same plan, but what nobody else may notice happens at the last moment."""
    done: list[Action] = []
    held: dict[int | None, list[Action]] = defaultdict(list)
    for action in plan:
        if action.shows is None:
            held[action.seat].append(action)
            continue
        if action.shows == "seal":
            done += held.pop(action.seat, [])
        elif action.kind not in ("probe", "look", "say", "again"):
            done += [one for kept in held.values() for one in kept]
            held.clear()
        done.append(action)
    return done + [one for kept in held.values() for one in kept]


class Entered(Scripted):
    """People enter what real things show, each at home; what cannot be entered comes by the script."""

    def waits(self, outcomes: Outcomes) -> bool:
        """For all that can be listed."""
        return not outcomes.wide

    def take(self) -> str:
        """What is to be entered next."""
        self.next += 1
        return self.names[self.next - 1]


class Ruled:
    """Chance of the tables under test: it brings what the script of a table says, and then what the seed says."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.scripts: dict[str, Scripted] = {}
        patch.setattr(Room, "_dealer", lambda room, table: self.scripts.get(room.id))
        patch.setattr(live_table, "GATHER", 0.0)  # when news of who is here comes is the wall clock's, not the world's
        patch.setattr(BotRunner, "_weigh", lambda runner, game, held: _thought(held))


def _thought(held: Seat) -> Thought:
    """Advice that depends on every bit of what the adviser was given."""
    seen = zlib.crc32(repr((pack(held.state), held.view, held.number, held._lines)).encode())
    moves = [move.id for move in held.moves()]
    return Thought(moves, [(seen + move) % 99_991 for move in moves], [seen % 997 / 997] * len(moves), [])


class World:
    """A game of people with one looker: a seat, or a spectator (None)."""

    def __init__(
        self, host: Host, ruled: Ruled, game: str, players: int, seat: int | None, entered: bool = False
    ) -> None:
        self._host, self._ruled = host, ruled
        self._entered = entered
        """Do people enter what chance brings?"""
        self._game, self._players, self.seat = game, players, seat
        self.plan: list[Action] = []
        self.told: list[tuple[str, bytes]] = []
        self._commands = [0, 0]
        self._played: dict[int, list[str]] = defaultdict(list)
        self._names: tuple[bytes, bytes] = (b"", b"")
        self._words = Engine(registry.installed(game), players, {}).words

    async def play(
        self, people: list[Caller], steps: list[tuple[int, str]], plan: list[Action] | None, seed: int
    ) -> None:
        """Plays a world to the end of its steps: by a plan, or making one."""
        self._people, self._me = people, people[-1 if self.seat is None else self.seat]
        self._queues = {who: deque(name for by, name in steps if by == who) for who in range(self._players)}
        before = self._measures()
        self._lay([name for by, name in steps if by == CHANCE])
        async with AsyncExitStack() as stack:
            await self._open(stack)
            if plan is None:
                await self._make_up(random.Random(seed))
            else:
                for action in plan:
                    await self._do(action)
            assert not any(self._queues.values())
            # The counters last: what is still on its way would count.
            after = self._measures()
            more = {name: count - before.get(name, 0) for name, count in sorted(after.items())}
            self._note("metrics", repr({name: count for name, count in more.items() if count}).encode())
        self._host.wait(lambda: not self._host.worker.connections)
        for seat in range(1, self._players):
            people[seat].post(f"/api/tables/{self.table}/leave", {"seat": seat})
        assert people[0].call("DELETE", f"/api/tables/{self.table}").status == 200

    def _lay(self, chance: list[str]) -> None:
        dealer = "asked" if self._entered else "dealt"
        laid = self._people[0].lay(self._game, self._players - 1, public=True, chat="all", clock=CLOCK, dealer=dealer)
        self.table = laid["id"]
        self._names = laid["id"].encode(), laid["code"].encode()
        self._ruled.scripts[self.table] = Entered(chance) if self._entered else Scripted(chance)
        for person in self._people[1 : self._players]:
            person.sit(self.table)

    async def _open(self, stack: AsyncExitStack) -> None:
        """A line for each seat, and two for the looker: one as browsers have it, one that wants sentences."""
        self._lines: dict[int, Line] = {}
        for seat in range(self._players):
            self._lines[seat] = await stack.enter_async_context(Line(self._host.port, self._people[seat].cookie))
            await self._lines[seat].hello(self.table, seat)
        mine = [] if self.seat is None else [self._lines[self.seat]]
        while len(mine) < 2:
            mine.append(await stack.enter_async_context(Line(self._host.port, self._me.cookie)))
        self._mine = mine
        await mine[0].hello(self.table, self.seat)
        await mine[1].hello(self.table, self.seat, sentences=True, lang=LANGUAGES[(self.seat or 0) % 3])
        await self._hear("hello")

    async def _make_up(self, rng: random.Random) -> None:
        """What people do: they play, seal, take back, ask for what they may not have, chat, and come back."""
        others = [seat for seat in range(self._players) if seat != self.seat]
        while self._waits or (ready := [seat for seat in self._beat["actors"] if self._queues[seat]]):
            if len(self.plan) % LOOK_EVERY == 0:
                await self._do(Action("look", named=self._paths(rng)))
            if self._waits:  # what is drawn is entered by somebody who may see it
                await self._do(Action("enter", rng.choice(others)))
                continue
            seat = rng.choice(ready)
            await self._do(Action("play", seat))
            fate = rng.random()
            beat = self._lines[seat].beat
            if fate < 0.15 and beat is not None and beat.get("undo"):
                await self._do(Action("undo", seat))
            elif fate < 0.2:
                await self._do(Action("wish", seat))
            elif fate < 0.3:
                await self._do(Action("again", named=[str(rng.randrange(4))]))
            elif fate < 0.4:
                await self._do(Action("say", rng.randrange(self._players)))
            elif fate < 0.7:
                await self._do(Action("probe", named=self._wild(rng)))
            elif fate < 0.75:
                await self._do(Action("reopen"))
        await self._do(Action("look", named=self._paths(rng)))
        await self._do(Action("back", rng.randrange(self._players)))
        await self._do(Action("look", named=self._paths(rng)))

    @property
    def _beat(self) -> dict[str, Any]:
        beat = self._mine[0].beat
        assert beat is not None
        return {"actors": [], "moves": [], **beat}

    @property
    def _waits(self) -> bool:
        """Is somebody asked for what chance has brought?"""
        return bool(self._beat.get("waits")) and self._beat.get("over") is None

    def _wild(self, rng: random.Random) -> list[str]:
        """Moves that the looker may not play now, of any word."""
        words = [rng.choice(list(self._words)) for _ in range(4)]
        names = [self._words.name(word.first + rng.randrange(word.size)) for word in words]
        return [name for name in names if name not in self._beat["moves"]]

    def _paths(self, rng: random.Random) -> list[str]:
        """Everything that REST tells of a table, and some of what it does not."""
        table, count = "/api/tables/TABLE", self._beat["count"]
        others = "" if self.seat is None else f"seat={self.seat}&"
        lang = rng.choice(LANGUAGES)
        paths = [table, "/api/tables", "/api/me", "/api/me/tables", f"{table}/invitation.svg"]
        paths += ["/api/house", "/api/me/export", "/api/me/devices", "/api/me/blocks"]
        paths += [f"/api/house/reports/TABLE#{rng.choice(['name', 'chat', 'none'])}"]
        paths += [f"{table}/history?{others}lang={lang}", f"{table}/history?{others}since={max(0, count - 3)}"]
        paths += [f"{table}/history?lang={lang}", f"{table}/moments/{count}?{others}", f"{table}/moments/{count + 1}"]
        paths += [f"{table}/moments/{rng.randint(0, count)}?{others}", f"{table}/moments/{rng.randint(0, count)}"]
        paths.append(f"{table}/result")
        if self._beat.get("over") is None:
            other = rng.choice([seat for seat in range(self._players) if seat != self.seat])
            paths += [f"{table}/record", f"{table}/history?seat={other}", f"{table}/moments/{count}?seat={other}"]
        return paths

    async def _do(self, action: Action) -> None:
        self.plan.append(action)
        match action.kind:
            case "play" | "undo":
                before = self._public
                await (self._play if action.kind == "play" else self._undo)(action.seat or 0)
                after = self._public
                if before[0] == after[0]:
                    action.shows = None if before[1] == after[1] and action.seat != self.seat else "seal"
            case "enter":
                await self._enter(action.seat or 0)
            case "wish":
                await self._wish(action.seat or 0)
            case "say":
                line = self._lines[action.seat or 0]
                await line.ask("say", id=self._id(action.seat), text=f"Hello from <b>{action.seat}</b>")
            case "back":
                await self._back(action.seat or 0)
            case "again":
                await self._again(int(action.named[0]))
            case "reopen":
                await self._reopen()
            case "probe":
                await self._probe(action.named)
            case "look":
                self._look(action.named)
        await self._hear(f"{action.kind} {action.seat}")

    @property
    def _public(self) -> tuple[int, tuple[bool, ...]]:
        """What everybody may know of a phase in which people choose at once, straight from the server."""
        table = self._host.worker.tables._tables[self.table].room.table
        assert table is not None
        return table.count, table.sealed

    async def _play(self, seat: int) -> None:
        line, name = self._lines[seat], self._queues[seat].popleft()
        self._played[seat].append(name)
        await line.settle()
        answer = await line.ask("play", id=self._id(seat), move=name)
        assert answer["type"] == "ack", (answer, name)
        await line.settle()

    async def _enter(self, seat: int) -> None:
        """Somebody enters what was thrown or drawn."""
        line, dealer = self._lines[seat], self._ruled.scripts[self.table]
        assert isinstance(dealer, Entered)
        await line.settle()
        answer = await line.ask("play", id=self._id(seat), move=dealer.take())
        assert answer["type"] == "ack", answer
        await line.settle()

    async def _undo(self, seat: int) -> None:
        """Takes the last move back; it will be played again."""
        line = self._lines[seat]
        answer = await line.ask("undo", id=self._id(seat))
        assert answer["type"] == "ack", answer
        self._queues[seat].appendleft(self._played[seat].pop())
        await line.settle()

    async def _wish(self, seat: int) -> None:
        """Wants to take back what can no longer be; somebody says no."""
        line, asked = self._lines[seat], (seat + 1) % self._players
        if line.beat is None or line.beat.get("undo"):
            return
        await line.ask("undo", id=self._id(seat))
        await self._lines[asked].ask("agree", id=self._id(asked), yes=False)
        await line.settle()

    async def _back(self, seat: int) -> None:
        """Wants to take back its last decision, and everybody agrees."""
        await self._lines[seat].settle()
        await self._lines[seat].ask("undo", id=self._id(seat))
        for other in range(self._players):
            await self._lines[other].ask("agree", id=self._id(other), yes=True)

    async def _again(self, missed: int) -> None:
        """The looker comes back and says what it has."""
        line = self._mine[0]
        await line.hello(self.table, self.seat, have=max(0, line.version - missed))

    async def _reopen(self) -> None:
        """Everybody goes and comes back, and the server has to read the table from the store."""
        for line in {*self._lines.values(), *self._mine}:
            await line.socket.close()
        self._host.wait(lambda: not self._host.worker.connections)
        self._host.worker.tables._tables.pop(self.table)
        for seat, line in self._lines.items():
            await line.__aenter__()
            await line.hello(self.table, seat)
        if self.seat is None:
            await self._mine[0].__aenter__()
            await self._mine[0].hello(self.table, self.seat)
        await self._mine[1].__aenter__()
        await self._mine[1].hello(self.table, self.seat, sentences=True, lang="de")

    async def _probe(self, names: list[str]) -> None:
        """The looker tries what it may not do, and asks why, and for advice."""
        line = self._mine[1]
        await line.settle()
        for name in names:
            for asked in ("why", "play"):
                answer = await line.ask(asked, id=self._id(self.seat), move=name)
                assert answer["type"] in ("reason", "refused"), answer
        await line.ask("play", id=self._id(self.seat), move="no:such:move")
        await line.ask("play", id=self._id(self.seat), move=names[0] if names else "x", version=-1)
        await line.ask("hint", id=self._id(self.seat))

    def _look(self, paths: list[str]) -> None:
        for path in paths:
            path, _, reported = path.partition("#")
            answer = self._report(reported) if reported else self._me.get(path.replace("TABLE", self.table))
            assert answer.status < 500, answer
            self._note(path, _bare(answer, with_body="svg" not in path))

    def _report(self, what: str) -> Answer:
        """Tells the host of a name, of the latest line of chat, or of one that there is not."""
        chat = self._host.worker.tables._tables[self.table].room.state.chat
        at = chat[-1].at if what == "chat" and chat else 1.0
        body = {"seat": 0} if what == "name" else {"at": at, "note": "rude"}
        return self._me.post(f"/api/house/reports/{self.table}", body)

    def _id(self, seat: int | None) -> str:
        """Ids of commands, the same in both worlds; the looker's own do not depend on what others do."""
        self._commands[seat == self.seat] += 1
        return f"{seat}-{self._commands[seat == self.seat]}"

    async def _hear(self, label: str) -> None:
        for at, line in enumerate(self._mine):
            await line.settle()
            for frame in line.frames:
                self._note(f"{label}, line {at}", frame)
            line.frames.clear()

    def _note(self, label: str, data: bytes) -> None:
        if data == b'{"type":"pong"}':
            return
        table, code = self._names
        bare = PASSING.sub(rb'"\1":0', data.replace(table, b"TABLE").replace(code, b"CODE"))
        self.told.append((label, LEFT.sub(_granted, bare)))

    def _measures(self) -> dict[str, float]:
        lines = self._people[0].get("/metrics").body.decode().splitlines()
        counts = [line.rsplit(" ", 1) for line in lines if line.startswith("osselet_")]
        return {
            name: float(value) for name, value in counts if not re.search(r"_(bucket|sum|created|free_bytes)\b", name)
        }


def _granted(left: re.Match[bytes]) -> bytes:
    """How often each seat was granted time."""
    return b",".join(b"%d" % round(float(seconds) / SECONDS) for seconds in left[0].split(b","))


def _bare(answer: Answer, with_body: bool) -> bytes:
    """An answer without dates."""
    assert answer.header("content-length") == str(len(answer.body))
    headers = sorted((name.lower(), value) for name, value in answer.headers if name.lower() not in UNEQUAL)
    return repr((answer.status, headers)).encode() + (answer.body if with_body else b"")


def first_difference(one: World, two: World) -> str | None:
    """Where the looker could tell the worlds apart, in words; None if nowhere."""
    for (label, mine), (_, theirs) in zip(one.told, two.told, strict=False):
        if mine != theirs:
            at = next((at for at, pair in enumerate(zip(mine, theirs, strict=False)) if pair[0] != pair[1]), 0)
            return f"{label}: …{mine[max(0, at - 60) : at + 60]!r} against …{theirs[max(0, at - 60) : at + 60]!r}"
    if len(one.told) != len(two.told):
        return f"{len(one.told)} messages against {len(two.told)}"
    return None
