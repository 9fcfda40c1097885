"""What a server of the version before has kept is opened and played on: tables in the middle of all five games.

`former/` holds a backup that version made, and what everybody at its tables then saw.
"""

import asyncio
import gzip
import json
import re
from pathlib import Path
from typing import Any

from osselet.server import backup
from tests.server.hosting import Caller, Host, Line, hosted

FORMER = Path(__file__).parent / "former"
ADDED = {"ask"}
"""What beats say since then."""
REWORDED = re.compile(r"^Manche (?=\d+(?:\.$|\xa0: .+ a le chien foncé))")
"""A round that is called a tour since then."""
PLACE = re.compile(r"\b[a-o]\d{1,2}\b")
"""A cell of the town, written in capitals since then."""

TRAY = (
    (re.compile(r"^(.+) soulève (r\dc\d)\xa0: c’est (un \d)\.$"), r"\1 découvre \3 en \2."),
    (
        re.compile(r"^(.+) soulève (r\dc\d)\xa0: c’est bien (un \d)\xa0! La pierre est gagnée\.$"),
        "\\1 trouve \\3 en \\2\xa0: la pierre est gagnée.",
    ),
    (
        re.compile(r"^(.+) soulève (r\dc\d)\xa0: c’est (un \d), (pas un \d)\. La pierre (va .+)$"),
        "\\1 trouve \\3 en \\2, \\4\xa0: la pierre \\5",
    ),
)
"""Kakuzu's lines, shorter since then."""
UNSAID = re.compile(r"^(.+ tire un [1-9]\.|C’est à .+ de jouer\.)$")
"""What its log leaves out since then: it is seen, and what came of it is told."""


def kept() -> Any:
    with gzip.open(FORMER / "0.1.seen.json.gz", "rt") as file:
        return json.load(file)


def as_said_now(game: str, log: list[str]) -> list[str]:
    """The same happenings in today's words."""
    return [reworded(line) for line in log if game != "kakuzu" or not UNSAID.match(line)]


def reworded(line: str) -> str:
    line = line.removesuffix(" La pierre est mise de côté.")  # nine times a game was too often
    for former, now in TRAY:
        line = former.sub(now, line)
    return PLACE.sub(lambda cell: cell[0].upper(), REWORDED.sub("Tour ", line))


async def look_and_play(host: Host, caller: Caller, table: str, seen: dict[str, Any]) -> None:
    """Everybody sees what they saw; then the game goes on."""
    for seat, token in enumerate(seen["tokens"]):
        async with Line(host.port) as line:
            await line.hello(table, seat, token=token)
            assert line.beat is not None
            assert {key: line.beat[key] for key in line.beat if key not in {"left", *ADDED}} == seen["beats"][seat]
            log = caller.get(f"/api/tables/{table}/history?seat=0&lang=fr").data["log"]
            said = as_said_now(seen["game"], seen["log"])
            assert log[: len(said)] == said
    if seen["beats"][0].get("over"):
        assert caller.get(f"/api/tables/{table}/record").data["winners"] == seen["beats"][0]["over"]["winners"]
        return
    seat = seen["beats"][0]["actors"][0]
    async with Line(host.port) as line:
        await line.hello(table, seat, token=seen["tokens"][seat])
        assert line.beat is not None
        count = line.beat["count"]
        answer = await line.ask("play", move=line.beat["moves"][0])
        assert answer["type"] == "ack"
        await line.settle()
        assert line.beat["count"] >= count


def test_tables_kept_by_the_version_before_are_played_on(tmp_path: Path) -> None:
    asyncio.run(backup.restore(FORMER / "0.1.backup.gz", f"sqlite:///{tmp_path / 'osselet.db'}"))
    was = kept()
    with hosted(tmp_path) as host, Caller(host.port, was["cookie"]) as caller:
        assert {seen["game"] for seen in was["tables"].values()} == {"chicago", "doggybag", "hunde", "kakuzu", "oss"}
        for table, seen in was["tables"].items():
            asyncio.run(look_and_play(host, caller, table, seen))
