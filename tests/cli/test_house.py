"""`osselet house`: what a host reads and does, in words and as JSON."""

import asyncio
import json
from pathlib import Path

import pytest

from osselet.server.store import Devices, Store
from tests.cli.conftest import Osselet


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house in which somebody was; no server runs."""
    path = tmp_path / "osselet.db"
    monkeypatch.setenv("OSSELET_DATABASE", f"sqlite:///{path}")

    async def furnish() -> None:
        store = Store(f"sqlite:///{path}")
        await store.start()
        await store.add_person("ann-0123456789", "Ann")
        await Devices(store).add("ann-0123456789", "d1", "Firefox, Linux")
        await store.close()

    asyncio.run(furnish())
    return path


def test_people_are_listed_in_words_and_as_json(house: Path, osselet: Osselet) -> None:
    assert "Ann" in osselet("house", "people").out
    (found,) = json.loads(osselet("house", "people", "--json").out)
    assert (found["name"], found["devices"], found["banned"]) == ("Ann", 1, False)
    assert "dernière" in osselet("house", "people", "--lang", "fr").out
    assert osselet("house", "tables").out.strip() == "There is nothing to show."
    assert "Firefox, Linux" in osselet("house", "show", "ann-").out


def test_what_is_done_is_written_down(house: Path, osselet: Osselet) -> None:
    assert osselet("house", "ban", "Ann", "--for", "2d", "--why", "cheats").status == 0
    assert osselet("house", "unban", "Ann").status == 0
    assert osselet("house", "mute", "Ann").status == 0
    assert osselet("house", "notice", "Back at ten", "--fr", "De retour à dix heures").status == 0
    assert "De retour" in osselet("house", "notice").out
    assert json.loads(osselet("house", "notice", "--off", "--json").out) == {"ended": 1}
    code = json.loads(osselet("house", "invite", "--uses", "3", "--json").out)["code"]
    assert code in osselet("house", "invite", "--list").out
    assert osselet("house", "invite", "--withdraw", code).status == 0
    trail = json.loads(osselet("house", "audit", "--json").out)
    assert [row["what"] for row in reversed(trail)] == [
        "ban",
        "unban",
        "mute",
        "notice",
        "notice",
        "invite",
        "withdraw",
    ]
    assert all(row["who"] and row["made"] for row in trail)


def test_nothing_is_destroyed_unless_one_is_sure(house: Path, osselet: Osselet, tmp_path: Path) -> None:
    assert osselet("house", "export", "Ann", "--to", tmp_path / "ann.json").status == 0
    assert (tmp_path / "ann.json").stat().st_mode & 0o077 == 0
    assert json.loads((tmp_path / "ann.json").read_text())["name"] == "Ann"
    assert "--yes" in osselet("house", "forget", "Ann").out
    assert "Ann" in osselet("house", "people").out
    assert "is forgotten" in osselet("house", "forget", "Ann", "--yes").out
    assert "Ann" not in osselet("house", "people").out
    assert "--yes" in osselet("house", "prune", "--older", "180d").out
    assert osselet("house", "prune", "--older", "180d", "--yes").status == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("show", "nobody"), "nobody"),
        (("close", "nothing", "--yes"), "no table"),
        (("ban", "300.1.2.3/8"), "network"),
        (("unban", "Ann"), "nothing to lift"),
        (("mute", "Ann", "--for", "long"), "7d"),
        (("prune", "--older", "1h"), "1d"),
        (("tables", "--stage", "done"), "stage"),
        (("reports", "--done", "7"), "no open report"),
        (("invite", "--uses", "0"), "--uses"),
        (("invite", "--withdraw", "x"), "no invitation"),
        (("notice", "x" * 501), "500"),
        (("people", "--limit", "0"), "--limit"),
        (("dance",), "dance"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(house: Path, osselet: Osselet, words: tuple[str, ...], said: str) -> None:
    osselet("house", *words).refused(said)


def test_a_mistyped_path_makes_nothing(osselet: Osselet, tmp_path: Path) -> None:
    path = tmp_path / "nowhere.db"
    osselet("house", "people", "--database", f"sqlite:///{path}").refused("nothing of Osselet")
    assert not path.exists()
