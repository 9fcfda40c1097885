"""Two workers serve the same tables while what they tell each other is lost, doubled, late and cut off."""

import asyncio
import contextlib
import random
import time

import asyncpg
from bench.server.checking import check
from bench.server.crash import House
from bench.server.party import Looker, Party

from tests import services

CONVERGED = 3.0
"""Seconds within which everybody must have seen what was acknowledged."""
DEAFEN = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
 WHERE datname = current_database() AND query = 'SELECT 1' AND pid <> pg_backend_pid()"""
"""Ends the connections on which workers listen."""


class Chaos:
    """Stands between workers and Redis; of the messages Redis passes on it drops, doubles and delays many."""

    def __init__(self, port: int, seed: int) -> None:
        self._redis = port
        self._chance = random.Random(seed)
        self._late: set[asyncio.Task[None]] = set()
        self.passed = self.dropped = self.doubled = self.delayed = self.cut = 0

    async def __aenter__(self):
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"redis://127.0.0.1:{self._server.sockets[0].getsockname()[1]}/0"
        return self

    async def __aexit__(self, *_):
        self._server.close()
        for task in self._late:
            task.cancel()

    async def _serve(self, reader, writer):
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._redis)
        except OSError:
            self.cut += 1
            writer.close()
            return
        try:
            ways = [asyncio.create_task(_copy(reader, back)), asyncio.create_task(self._disturb(there, writer))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
        finally:
            writer.close()
            back.close()

    async def _disturb(self, there, writer):
        while True:
            value = await _value(there)
            if b"\r\nmessage\r\n" not in value[:30]:
                writer.write(value)
                continue
            self.passed += 1
            lot = self._chance.random()
            if lot < 0.3:
                self.dropped += 1
            elif lot < 0.6:
                self.delayed += 1
                task = asyncio.create_task(self._send_later(writer, value))
                self._late.add(task)
                task.add_done_callback(self._late.discard)
            else:
                writer.write(value)
                if lot < 0.8:
                    self.doubled += 1
                    writer.write(value)

    async def _send_later(self, writer, value):
        """Others overtake it."""
        await asyncio.sleep(self._chance.uniform(0.05, 1.0))
        if not writer.is_closing():
            writer.write(value)


async def _copy(reader, writer):
    while data := await reader.read(1 << 16):
        writer.write(data)


async def _value(reader):
    """One value of Redis's protocol as it came, whatever is in it."""
    line = await reader.readuntil(b"\n")
    kind, size = line[:1], line[1:].strip()
    if kind in (b"$", b"=", b"!"):
        return line if size == b"-1" else line + await reader.readexactly(int(size) + 2)
    parts = {b"*": 1, b">": 1, b"~": 1, b"%": 2}.get(kind, 0) * max(0, int(size) if size.lstrip(b"-").isdigit() else 0)
    return line + b"".join([await _value(reader) for _ in range(parts)])


@contextlib.asynccontextmanager
async def workers(database, redis=""):
    """Two of them, each a process with its own port."""
    starting = [asyncio.to_thread(House, database=database, redis=redis) for _ in range(2)]
    made = await asyncio.gather(*starting, return_exceptions=True)
    houses = [house for house in made if isinstance(house, House)]
    try:
        assert len(houses) == 2, made
        yield houses
    finally:
        await asyncio.gather(*(asyncio.to_thread(house.stop) for house in houses))


def lag(party):
    """The longest time from an acknowledgement until the view of the same seat at the other worker showed it."""
    longest = 0.0
    behind = {(looker.table, looker.seat): looker for looker in party.lookers if type(looker) is Looker}
    for player in party.players:
        came = behind[player.table, player.seat].came
        for at, version in player.promised:
            seen = next((when for when, shown in came if shown >= version), float("inf"))
            longest = max(longest, seen - at)
    return longest


async def play(database, houses, disturb):
    """Plays at both workers while something is disturbed; everything must be where it belongs in the end."""
    party = Party([house.url for house in houses], seed=3, pause=0.15)
    try:
        async with party.playing(4):
            assert await party.gone_on(0) == []
            await disturb()
            assert await party.gone_on(time.monotonic()) == []
        await party.settle(CONVERGED)
        findings = await check(database, party)
    finally:
        await party.close()
    assert findings.problems == [], str(findings)
    assert findings.acknowledged > 30
    assert lag(party) < CONVERGED


def test_views_converge_whatever_the_bus_does_and_while_redis_is_away():
    async def run(database, redis):
        async def disturb():
            await asyncio.sleep(4)
            await asyncio.to_thread(redis.pause, 5)
            await asyncio.sleep(3)

        async with Chaos(redis.port, seed=4) as chaos, workers(database, chaos.url) as houses:
            await play(database, houses, disturb)
        assert min(chaos.dropped, chaos.doubled, chaos.delayed, chaos.cut) > 0

    with services.postgres_url() as database, services.RedisServer() as redis:
        asyncio.run(run(database, redis))


def test_views_converge_by_the_notices_of_postgresql_and_when_nobody_hears_them():
    async def run(database):
        async def disturb():
            await asyncio.sleep(2)
            connection = await asyncpg.connect(database)
            deaf = await connection.fetch(DEAFEN)
            await connection.close()
            assert len(deaf) == 2
            await asyncio.sleep(3)

        async with workers(database) as houses:
            await play(database, houses, disturb)

    with services.postgres_url() as database:
        asyncio.run(run(database))
