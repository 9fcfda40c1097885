"""The house inside a published page: tables are laid, played, kept and looked back at without a server."""

import asyncio
import json
from typing import Any

import pytest

from osselet.publish.inside.house import House
from osselet.publish.inside.routes import answer
from osselet.search.thinker import Thinker
from osselet.table.replay import as_recorded
from tests.publish.alone import reached

LONGEST = 60.0
NEW = {
    "game": "hunde",
    "options": {},
    "seats": [{"kind": "me"}, {"kind": "bot", "level": 1, "name": "One"}, {"kind": "bot", "level": 3, "name": "Two"}],
}


class Visit:
    """A page that is open, with what its browser keeps."""

    def __init__(self, kept: dict[str, str]) -> None:
        self.kept, self.heard = kept, list[dict[str, Any]]()
        self.house = House((), dict(kept), self._keep, lambda game, most: Thinker(game, most, plain=True), pause=0.0)

    def _keep(self, key: str, text: str | None) -> None:
        if text is None:
            self.kept.pop(key, None)
        else:
            self.kept[key] = text

    async def __aenter__(self) -> "Visit":
        await self.house.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.house.close()

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        found = await answer(self.house, method, path, "en", b"" if body is None else json.dumps(body).encode())
        assert found.status == status, found.body
        return json.loads(found.body)

    def look(self, table: str) -> None:
        self.house.dial(1, lambda text: self.heard.append(json.loads(text)))
        self.say(type="hello", table=table, seat=0)

    def say(self, **message: Any) -> None:
        self.house.hear(1, json.dumps(message))

    async def play(self, most: int) -> bool:
        """Plays the first move each time one is asked, so often at most; says whether the game is over."""
        seen = 0
        async with asyncio.timeout(LONGEST):
            while True:
                for notice in self.heard[seen:]:
                    assert notice["type"] != "refused", notice
                    if notice["type"] == "beat" and notice.get("over"):
                        return True
                    if notice["type"] == "beat" and notice.get("moves"):
                        if not most:
                            return False
                        most -= 1
                        self.say(type="play", id=f"p{most}", version=notice["version"], move=notice["moves"][0])
                seen = len(self.heard)
                await asyncio.sleep(0.005)


async def laid(visit: Visit) -> str:
    assert await visit.ask("GET", "/api/me/visit") == {"me": None}
    await visit.ask("POST", "/api/tables", NEW, status=401)
    assert (await visit.ask("POST", "/api/me", {"name": " Ann "}))["name"] == "Ann"
    table: str = (await visit.ask("POST", "/api/tables", NEW))["table"]["id"]
    return table


def test_a_game_is_played_left_and_played_to_its_end_and_its_record_is_replayed() -> None:
    async def run() -> None:
        kept: dict[str, str] = {}
        async with Visit(kept) as first:
            table = await laid(first)
            first.look(table)
            assert not await first.play(2)
        async with Visit(kept) as second:
            assert (await second.ask("GET", "/api/me/visit"))["me"]["name"] == "Ann"
            assert [one["id"] for one in await second.ask("GET", "/api/me/tables")] == [table]
            second.look(table)
            assert await second.play(500)
            record = await second.ask("GET", f"/api/tables/{table}/record")
            told = await second.ask("GET", f"/api/tables/{table}/history?since=0&lang=fr")
            assert told["count"] == len(record["steps"])
            assert (await second.ask("POST", "/api/records", record))["result"] is not None
            again = await second.ask("POST", f"/api/tables/{table}/rematch")
            assert again["players"] == 3
        assert as_recorded(record).record()["steps"] == record["steps"]
        async with Visit(kept) as third:
            await third.ask("DELETE", f"/api/tables/{table}")
            await third.ask("GET", f"/api/tables/{table}", status=404)
            await third.ask("DELETE", "/api/me")
        assert kept == {}

    asyncio.run(run())


def test_of_a_table_of_which_something_was_lost_nothing_is_taken() -> None:
    async def run() -> None:
        kept: dict[str, str] = {}
        async with Visit(kept) as first:
            table = await laid(first)
        del kept[f"entry/{table}/2"]
        async with Visit(kept) as second:
            assert await second.ask("GET", "/api/me/tables") == []

    asyncio.run(run())


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/api/games/hunde/rules/xx", "no-such-page"),
        ("GET", "/api/games/nothing/rules/fr", "no-game"),
        ("POST", "/api/tables/x/review", "no-such-page"),
        ("GET", "/api/tables/x/history?seat=me", "malformed"),
        ("POST", "/api/records", "bad-record"),
    ],
)
def test_what_is_not_there_is_refused_as_the_server_refuses(method: str, path: str, code: str) -> None:
    async def run() -> None:
        async with Visit({}) as visit:
            found = await answer(visit.house, method, path, "en")
            assert json.loads(found.body)["code"] == code
            assert found.status >= 400

    asyncio.run(run())


def test_it_needs_no_server_no_database_and_no_numpy() -> None:
    assert reached() == []
