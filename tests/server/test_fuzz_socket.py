"""Whatever comes through the socket is answered or ends it in order, and the table goes on."""

import asyncio
import json
import time
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from osselet.room.room import Room
from osselet.search.thought import Thought
from osselet.server.bot_runner import BotRunner
from osselet.table.seat import Seat
from osselet.wire import messages
from osselet.wire.messages import LONGEST_FRAME
from tests.server.handy import KNACK
from tests.server.hosting import Host, Line, hosted

ORDERLY = {1007, 1008, 1009}
"""Codes of a socket that was closed because of what came through it."""
GAMES = ("doggybag", "oss", "kakuzu", "knack")
EXAMPLES = 60
BARRIER = "and now?"
"""The id of a question whose answer says that everything before it was answered."""


class Named(msgspec.Struct):
    """What has an id, whatever else is wrong with it."""

    id: messages.Word


names = msgspec.json.Decoder(Named)
notices = msgspec.json.Decoder(messages.Notices, strict=True)
commands = msgspec.json.Decoder(messages.Commands)


class Arena:
    """A table for two that never ends: when a game is over the next is laid."""

    def __init__(self, host: Host, game: str) -> None:
        self.host, self.game = host, game
        self.people = host.device("Ann"), host.device("Bob")
        self.lay()

    def lay(self) -> None:
        options = {"options": {"hands": "screen"}} if self.game == "knack" else {}
        laid = self.people[0].lay(self.game, 1, chat="all", **options)
        self.table, self.token = laid["id"], laid["token"]
        self.other = self.people[1].sit(self.table)["token"]

    @property
    def room(self) -> Room:
        return self.host.worker.tables._tables[self.table].room

    def secrets(self) -> list[str]:
        """What the first seat must never read."""
        his = self.people[1].cookie.partition("=")[2]
        return [his, his.partition(".")[0], self.other, str(self.room._seed)]

    def close(self) -> None:
        """What is in memory after all that is what is in the store."""
        tables, before = self.host.worker.tables, self.room
        self.host.wait(lambda: not self.host.worker.connections)
        tables._tables.pop(self.table)
        assert self.people[0].get(f"/api/tables/{self.table}").status == 200
        assert self.room is not before
        assert self.room.snapshot() == before.snapshot()
        for person in self.people:
            person.close()


def thought(held: Seat) -> Thought:
    """Takes a moment, as advice does: it is answered after what was asked later."""
    time.sleep(0.01)
    return Thought([held.moves()[0].id], [1], [0.5], [])


@pytest.fixture(scope="module")
def arenas(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Arena]]:
    with pytest.MonkeyPatch.context() as patch, hosted(tmp_path_factory.mktemp("host"), games=(KNACK,)) as host:
        # No search here: bots take the first move, and advice is cheap.
        patch.setattr(BotRunner, "_choose", lambda steward, game, level, held, seconds: held.moves()[0].name)
        patch.setattr(BotRunner, "_weigh", lambda steward, game, held: thought(held))
        made = {game: Arena(host, game) for game in GAMES}
        yield made
        for arena in made.values():
            arena.close()


# What is sent. Some values stand for what the table says when their turn comes.

LEGAL, VERSION, TABLE, TOKEN, BOUT = "\x00legal", "\x00version", "\x00table", "\x00token", "\x00bout"

numbers = st.integers(-3, 12) | st.sampled_from([2**31, 2**53 + 1, 2**63, -(2**63) - 1, 2**70, 10**400])
texts = st.text(max_size=90) | st.sampled_from(["", "\x00", "\ud800", "a\udfff", "\u202e", "put:?", "<b>", "é" * 80])
wild = st.recursive(
    st.none() | st.booleans() | numbers | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=4,
)
moves = (
    st.just(LEGAL) | texts | st.sampled_from(["put:red", "grid:5", "take:r1c1", "pass", "coin:2", "put:" + "9" * 60])
)
versions = st.just(VERSION) | numbers
seats = st.sampled_from([0, 1, None]) | numbers

FIELDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "hello": {
        "table": st.just(TABLE) | texts,
        "seat": seats,
        "token": st.none() | st.just(TOKEN) | texts,
        "have": st.none() | versions,
        "lang": st.sampled_from(["fr", "en", "de", "xx"]),
        "sentences": st.booleans(),
    },
    "play": {"version": versions, "move": moves},
    "undo": {"version": versions},
    "agree": {"yes": st.booleans()},
    "say": {"text": st.none() | texts, "phrase": st.none() | st.sampled_from(["hello", "shut-up"])},
    "away": {"seat": seats},
    "back": {"seat": seats},
    "ready": {"bout": st.just(BOUT) | numbers, "exchange": st.just(0) | numbers, "ring": st.booleans()},
    "echoed": {"mark": texts},
    "hand": {
        "bout": st.just(BOUT) | numbers,
        "exchange": st.just(0) | numbers,
        "offset": st.just(0) | numbers,
        "clock": numbers,
        "chunk": texts | st.binary(max_size=40).map(lambda data: b64encode(data).decode()),
        "last": st.booleans(),
    },
    "lend": {"seat": seats, "on": st.booleans()},
    "handicap": {"seat": seats, "tempo": st.just(140) | numbers, "reach": st.just(100) | numbers},
    "why": {"move": moves},
    "hint": {},
    "ping": {},
}


@st.composite
def command(draw: st.DrawFn) -> dict[str, Any]:
    """A command as it should be, or with something wrong in it."""
    kind = draw(st.sampled_from(list(FIELDS)))
    fields = {name: draw(values) for name, values in FIELDS[kind].items()}
    if kind not in ("hello", "ping", "echoed"):
        fields["id"] = "\x00id"
    fate = draw(st.integers(0, 5))
    if fate == 0 and fields:
        fields[draw(st.sampled_from(sorted(fields)))] = draw(wild)
    elif fate == 1 and fields:
        del fields[draw(st.sampled_from(sorted(fields)))]
    elif fate == 2:
        fields[draw(texts)] = draw(wild)
    return {"type": kind, **fields}


deep = st.sampled_from(["[" * 4000, '{"type":' * 500, '{"a":' * 400 + "1" + "}" * 400, "[" * 2000 + "]" * 2000])
broken = st.sampled_from(
    ['{"type":"ping"', '{"type":"ping"}}', '{"type":"play","id":"x","version":NaN,"move":"x"}', '{"type":NaN}', "null"]
)
long = st.sampled_from([4000, 4097, 16_000, 20_000]).map(lambda size: '{"type":"ping","x":"' + "x" * size + '"}')
raw_text = texts.map(lambda text: text.encode("utf-8", "replace").decode()) | deep | broken | long
spoilt = st.just((b'{"type":"\xff"}',))
"""A text that is none, in a frame that says it is."""
anything = st.one_of(
    command(),
    command(),
    command(),
    st.fixed_dictionaries({"type": wild}),
    wild.map(json.dumps),
    raw_text,
    st.binary(max_size=60),
    spoilt,
)


def filled(message: Any, arena: Arena, line: Line, number: int) -> Any:
    """What stands for something, as it is now."""
    legal = (line.beat or {}).get("moves") or ["none"]
    known = {
        LEGAL: legal[number % len(legal)],
        VERSION: line.version,
        TABLE: arena.table,
        TOKEN: arena.token,
        BOUT: 0 if arena.room.state.bout is None else arena.room.state.bout.number,
        "\x00id": f"{id(line):x}-{number}",
    }
    if isinstance(message, dict):
        return {key: known.get(value, value) if isinstance(value, str) else value for key, value in message.items()}
    return message


async def through(arena: Arena, line: Line, sent: list[Any]) -> None:
    """Sends everything and reads all answers; the socket lives or was closed in order."""
    asked: list[str] = []
    longest = 0
    ended: int | None = 0
    try:
        for number, message in enumerate(sent):
            if isinstance(message, tuple):
                await line.socket.send(message[0], text=True)
                break
            wanted = filled(message, arena, line, number)
            frame = wanted if isinstance(wanted, str | bytes) else json.dumps(wanted)
            longest = max(longest, len(frame))
            await line.socket.send(frame)
            asked += _asked(frame)
            if number % 3 == 0:
                await line.ask("why", id=f"{BARRIER}{number}", move="x")
        await line.ask("why", id=BARRIER, move="x")
        while set(asked) - set(answered(line)):  # advice comes when it has been thought
            await line.receive()
    except ConnectionClosed as end:
        ended = None if end.rcvd is None else end.rcvd.code
    text = b"".join(line.frames).decode()
    assert not [secret for secret in arena.secrets() if secret in text]
    if ended != 0:
        # What was still on its way when a frame was far too long may cut off the server's last word.
        assert ended in ORDERLY or (ended is None and longest > 4 * LONGEST_FRAME)
        return
    assert Counter(answered(line)) == Counter(asked)


def answered(line: Line) -> list[str]:
    """The ids of all answers, but for those that say that everything before was answered."""
    ids = [getattr(notices.decode(frame), "id", None) for frame in line.frames]
    return [found for found in ids if found is not None and not str(found).startswith(BARRIER)]


def _asked(frame: str | bytes) -> list[str]:
    """The id with which this must be answered: of a command that asks something, and of nonsense that has one."""
    if len(frame if isinstance(frame, bytes) else frame.encode()) > LONGEST_FRAME:
        return []
    for decoder in (commands, names):
        try:
            found = decoder.decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            continue
        return [found.id] if isinstance(found, messages.Asking | Named) else []
    return []


async def still_works(arena: Arena) -> None:
    """Both seats see the same table as the server, and whoever has to decide can."""
    async with (
        Line(arena.host.port, arena.people[0].cookie) as ann,
        Line(arena.host.port, arena.people[1].cookie) as bob,
    ):
        for seat, line in enumerate((ann, bob)):
            assert (await line.hello(arena.table, seat))["type"] == "welcome"
            table = arena.room.table
            assert line.beat is not None
            assert table is not None
            for _ in range(2):
                assert (await line.ask("back", seat=seat))["type"] == "ack"
        for line in (ann, bob):
            await line.settle()
            assert line.beat is not None
            if line.beat.get("over"):
                arena.lay()
                return
            if line.beat.get("moves"):
                assert (await line.ask("play", move=line.beat["moves"][0]))["type"] in ("ack", "refused")
            await line.settle()


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=EXAMPLES, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    sent=st.lists(anything, min_size=1, max_size=12), who=st.sampled_from(["seat", "seat", "token", "watch", "none"])
)
def test_the_server_answers_or_closes_in_order_and_tells_no_secret(
    game: str, arenas: dict[str, Arena], sent: list[Any], who: str
) -> None:
    arena = arenas[game]

    async def play() -> None:
        cookie = arena.people[0].cookie if who == "seat" else ""
        async with Line(arena.host.port, cookie) as line:
            if who == "watch":
                await line.hello(arena.table)
            elif who != "none":
                await line.hello(arena.table, 0, token=arena.token if who == "token" else None)
            line.frames.clear()
            await through(arena, line, sent)
        await still_works(arena)

    asyncio.run(play())
