"""`osselet house`: what a host sees and does, as tables of words or as JSON."""

import asyncio
import getpass
import json
import os
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer
from rich.table import Table

from osselet.cli import arguments
from osselet.cli.console import out
from osselet.cli.language import language
from osselet.core.errors import OptionError
from osselet.core.texts import Speaker
from osselet.server.caretaker import Caretaker, caretaker, seconds
from osselet.server.settings import from_env

Row = dict[str, Any]
STAGES = ("open", "playing", "over")
TIMES = ("made", "seen", "touched", "until", "at", "done")
A_DAY = 86_400.0
DID = {"mute": "cli-house-did-mute", "ban": "cli-house-did-ban"}
UNDID = {"mute": "cli-house-did-unmute", "ban": "cli-house-did-unban"}
PEOPLE = ["id", "name", "made", "seen", "tables", "seats", "devices", "phrase", "member", "muted", "banned"]
TABLES = ["id", "code", "game", "stage", "public", "names", "made", "touched", "seq"]
REPORTS = ["id", "made", "kind", "name", "text", "note", "person", "table_id", "reporter", "done"]
INVITATIONS = ["code", "uses", "until", "note", "made"]
NOTICES = ["id", "made", "until", "body"]
AUDIT = ["made", "who", "what", "subject", "detail"]
ALONE = ["rules", "players", "creator"]
"""What is only shown of one table."""
LISTS = {
    "devices": ["kind", "made", "seen"],
    "seats": ["seat", "name", "kind", "person", "seen"],
    "tables": ["id", "game", "stage", "names", "touched"],
    "chat": ["at", "name", "text"],
    "reports": ["id", "made", "kind", "name", "text", "note", "done"],
    "sanctions": ["kind", "made", "until", "why"],
    "audit": ["made", "who", "what", "detail"],
}
"""What is shown below a person or a table."""
COLUMNS = {
    *PEOPLE,
    *TABLES,
    *REPORTS,
    *INVITATIONS,
    *NOTICES,
    *AUDIT,
    *ALONE,
    *LISTS,
    *(one for columns in LISTS.values() for one in columns),
}


@dataclass(frozen=True)
class Desk:
    """How a command was called."""

    database: str | None
    lang: str
    as_json: bool

    @classmethod
    def of(cls, context: typer.Context, database: str | None, lang: str | None, as_json: bool) -> "Desk":
        """The desk of a command."""
        return cls(database, language(lang or context.obj), as_json)

    def work(self, does: Callable[[Caretaker], Awaitable[Any]]) -> Any:
        """Does something in the house."""

        async def whole() -> Any:
            async with caretaker(from_env(database=self.database), _who()) as found:
                return await does(found)

        return asyncio.run(whole())

    def tell(self, key: str, found: Any = None, **more: Any) -> int:
        """Says a sentence, or prints what was found as JSON."""
        if self.as_json:
            return self.dump(found)
        out().print(Speaker(None, self.lang)(key, **more), soft_wrap=True, markup=False)
        return 0

    def dump(self, found: Any) -> int:
        """Prints JSON."""
        out().print(json.dumps(found, ensure_ascii=False, indent=2), soft_wrap=True, markup=False)
        return 0

    def rows(self, rows: list[Row], columns: list[str], title: str = "") -> int:
        """Prints rows as a table of words, or as JSON."""
        if self.as_json:
            return self.dump(rows)
        say = Speaker(None, self.lang)
        if not rows:
            out().print(say("cli-house-nothing"), markup=False)
            return 0
        shown = Table(box=None, pad_edge=False, title=title or None, title_justify="left")
        for column in columns:
            shown.add_column(say(f"cli-house-{column}"), overflow="fold")
        for row in rows:
            shown.add_row(*(_cell(column, row.get(column), say) for column in columns))
        out().print(shown, markup=False)
        return 0


def _who() -> str:
    try:
        return os.environ.get("SUDO_USER") or getpass.getuser()
    except (KeyError, OSError):
        return "host"


def _cell(column: str, value: Any, say: Speaker) -> str:
    if column in TIMES:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value)) if value else "–"
    if isinstance(value, bool):
        return "✓" if value else ""
    if isinstance(value, list):
        return ", ".join(str(one) for one in value)
    if isinstance(value, dict):
        return " · ".join(f"{key}: {one}" if key else str(one) for key, one in value.items())
    return "" if value is None else "".join(letter if letter.isprintable() else " " for letter in str(value))


def _limit(said: str) -> int:
    found = arguments.whole("--limit", said) or 0
    if not 0 < found <= 100_000:
        raise OptionError("--limit takes a number from 1 to 100000.")
    return found


def people(desk: Desk, name: str, limit: str) -> int:
    """Who was here."""
    found = desk.work(lambda house: house.rows.people(name, _limit(limit)))
    return desk.rows(found, PEOPLE)


def tables(desk: Desk, stage: str | None, limit: str) -> int:
    """Which tables there are."""
    if stage not in (None, *STAGES):
        raise OptionError(f"A stage is open, playing or over, not {stage!r}.")
    found = desk.work(lambda house: house.rows.tables(stage, _limit(limit)))
    return desk.rows(found, TABLES)


def show(desk: Desk, what: str) -> int:
    """All that is known of a person or a table."""
    found = desk.work(lambda house: house.show(what))
    if desk.as_json:
        return desk.dump(found)
    (shown,) = found.values()
    plain = {key: value for key, value in shown.items() if not isinstance(value, list) or key == "names"}
    say = Speaker(None, desk.lang)
    desk.rows([plain], list(plain))
    for key, columns in LISTS.items():
        if shown.get(key):
            out().print()
            desk.rows(shown[key], columns, title=say(f"cli-house-{key}"))
    return 0


def close(desk: Desk, table: str, sure: bool) -> int:
    """Takes a table away."""
    found = desk.work(lambda house: house.close(table, sure))
    return desk.tell(
        "cli-house-closed" if sure else "cli-house-would-close",
        {**found, "done": sure},
        id=found["id"],
        game=found["game"],
    )


def sanction(desk: Desk, kind: str, person: str, lasts: str | None, why: str) -> int:
    """Mutes or bans somebody."""
    length = None if lasts is None else seconds(lasts)
    found = desk.work(lambda house: house.sanction(kind, person, length, why))
    return desk.tell(DID[kind], found, id=found["id"], name=found["name"] or found["id"])


def lift(desk: Desk, kind: str, person: str) -> int:
    """Lifts what holds against somebody."""
    found = desk.work(lambda house: house.lift(kind, person))
    return desk.tell(UNDID[kind], found, id=found["id"], name=found["name"] or found["id"])


def forget(desk: Desk, person: str, sure: bool) -> int:
    """Forgets somebody."""
    found = desk.work(lambda house: house.forget(person, sure))
    more = {"id": found["id"], "name": found["name"] or found["id"], "tables": found["tables"], "seats": found["seats"]}
    return desk.tell("cli-house-forgotten" if sure else "cli-house-would-forget", {**found, "done": sure}, **more)


def export(desk: Desk, person: str, to: Path | None) -> int:
    """All that is kept of somebody."""
    found = desk.work(lambda house: house.export(person, desk.lang))
    if to is None:
        return desk.dump(found)
    with open(to, "x", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
        json.dump(found, file, ensure_ascii=False, indent=2)
    return Desk(desk.database, desk.lang, False).tell("cli-house-exported", file=str(to))


def prune(desk: Desk, older: str, sure: bool) -> int:
    """Takes away what nobody has touched for long."""
    length = seconds(older)
    if length < A_DAY:
        raise OptionError("What was touched within a day is not pruned: --older takes 1d or more.")
    found = desk.work(lambda house: house.prune(length, sure))
    return desk.tell("cli-house-pruned" if sure else "cli-house-would-prune", {**found, "pruned": sure}, **found)


def notice(desk: Desk, words: dict[str, str], lasts: str | None, off: bool) -> int:
    """Tells something to everybody, or lists what is told."""
    if off:
        ended = desk.work(lambda house: house.silence())
        return desk.tell("cli-house-silenced", {"ended": ended}, count=ended)
    if not words:
        return desk.rows(desk.work(lambda house: house.books.notices()), NOTICES)
    if any(len(said) > 500 or not said.isprintable() for said in words.values()):
        raise OptionError("A notice is one line of at most 500 letters.")
    number = desk.work(lambda house: house.announce(words, seconds(lasts or "1d")))
    return desk.tell("cli-house-announced", {"id": number})


def reports(desk: Desk, everything: bool, done: str | None) -> int:
    """What people have reported, or settles one of them."""
    if done is not None:
        number = arguments.whole("--done", done) or 0
        desk.work(lambda house: house.settle(number))
        return desk.tell("cli-house-settled", {"id": number}, number=number)
    found = desk.work(lambda house: house.books.reports(everything))
    return desk.rows(found, REPORTS)


def invite(desk: Desk, uses: str, lasts: str | None, note: str) -> int:
    """Makes an invitation."""
    count = arguments.whole("--uses", uses) or 0
    if not 0 < count <= 10_000:
        raise OptionError("--uses takes a number from 1 to 10000.")
    length = None if lasts is None else seconds(lasts)
    found = desk.work(lambda house: house.invite(count, length, note))
    return desk.tell("cli-house-invited", found, code=found["code"], link=found["link"], count=count)


def withdraw(desk: Desk, code: str) -> int:
    """Takes an invitation back."""
    desk.work(lambda house: house.withdraw(code))
    return desk.tell("cli-house-withdrawn", {"code": code}, code=code)


def invitations(desk: Desk) -> int:
    """The invitations there are."""
    return desk.rows(desk.work(lambda house: house.books.invitations()), INVITATIONS)


def audit(desk: Desk, limit: str) -> int:
    """What was done here."""
    found = desk.work(lambda house: house.books.trail(_limit(limit)))
    return desk.rows(found, AUDIT)
