"""What a view may hold: seats by `SeatNumber`, numbers of NumPy's, and words for all of it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from osselet.cli.plain_board import plain_board
from osselet.conformance import ConformanceError, ConformanceWarning, suite
from osselet.core import Facts, Game, SeatNumber
from osselet.core.labels import label, words
from osselet.core.texts import Speaker
from osselet.core.vocabulary import Vocabulary
from osselet.table import Table
from osselet.table.question import Questions
from osselet.wire.base import encode
from osselet.wire.messages import Beat
from tests.probe import GAME

NAMES = ("Ann", "Bob", "Cleo")


def showing(**more: Any) -> Game:
    """Probe with a view that holds more."""

    def view(s: Any, facts: Facts) -> dict[str, Any]:
        return {**GAME.view(s, facts), **{key: made(s) for key, made in more.items()}}

    return replace(GAME, view=view)


def failing(game: Game, name: str) -> str:
    check = next(check for check in suite(game, plain=True, games=4) if check.name == name)
    with pytest.raises(ConformanceError) as raised:
        check.run()
    return raised.value.sentence


def test_no_seat_is_none() -> None:
    assert SeatNumber.of(-1) is None
    assert SeatNumber.of(2) == 2
    assert type(SeatNumber.of(0)) is SeatNumber


def test_numbers_of_numpy_and_arrays_of_a_state_are_plain_in_a_view() -> None:
    game = showing(
        one=lambda s: np.int8(3),
        truth=lambda s: np.bool_(True),
        row=lambda s: np.arange(3),
        deep=lambda s: {"rows": [[np.int64(1), 2], np.zeros((2, 2), np.int8)]},
        kept=lambda s: s.stones[:2],
        owner=lambda s: SeatNumber(s.turn),
    )
    view = Table(game, 2, seed=1).view(0)
    assert view["one"] == 3
    assert type(view["one"]) is int
    assert view["truth"] is True
    assert view["row"] == [0, 1, 2]
    assert view["deep"] == {"rows": [[1, 2], [[0, 0], [0, 0]]]}
    assert type(view["deep"]["rows"][0][0]) is int
    assert type(view["kept"]) is list
    assert type(view["owner"]) is SeatNumber


def test_a_seat_of_a_view_is_sent_like_one_of_a_text() -> None:
    view = Table(showing(owner=lambda s: SeatNumber.of(s.turn), nobody=lambda s: SeatNumber.of(-1)), 2, seed=1).view(0)
    kept = {key: view[key] for key in ("owner", "nobody")}
    sent = encode(Beat(version=1, cause="play", count=0, view=kept, actors=[0], moves=[], steps=[]))
    assert b'"view":{"owner":{"seat":0},"nobody":null}' in sent


def test_a_seat_that_is_not_at_the_table_is_found() -> None:
    game = showing(owner=lambda s: SeatNumber(5))
    assert failing(game, "views") == "The view of seat 0 names a seat that is not at the table: [5]."


@pytest.mark.parametrize(
    ("view", "name", "kind"),
    [
        ({"phase": "bid", "owner": SeatNumber(1)}, "owner", SeatNumber),
        ({"phase": "bid", "turn": 1}, "turn", SeatNumber),
        ({"phase": "bid", "turn": 1, "owner": SeatNumber(0)}, "turn", int),
    ],
    ids=["marked", "guessed in an older game", "not guessed beside marked ones"],
)
def test_questions_name_seats_that_are_marked(
    tmp_path: Any, view: dict[str, Any], name: str, kind: Callable[[int], int]
) -> None:
    (tmp_path / "texts").mkdir()
    for lang in ("fr", "en", "de"):
        (tmp_path / "texts" / f"{lang}.ftl").write_text(f"ask-bid = Over {{ ${name} }}?", "utf-8")
    questions = Questions(replace(GAME, folder=tmp_path), Vocabulary(go=None))
    asked = questions.ask(view, 0, [0], lambda: 0)
    assert asked is not None
    assert type(asked.arguments[name]) is kind


def test_the_terminal_has_the_words_of_the_game_for_what_a_view_holds() -> None:
    say = Speaker(GAME, "de", NAMES)
    assert label("pot", say) == "Topf"
    assert label("round", say) == "Runde"
    assert label("stock_size", say) == "Stock size"
    assert words("owner", SeatNumber(1), say) == "Bob"
    assert words("turn", 1, say, 3) == "Bob"
    assert words("turn", 1, say) == "1"
    assert words("gold", 12_345, say) == "12.345"
    console = Console(width=80, color_system=None)
    with console.capture() as drawn:
        view = {"phase": "bid", "pot": 3, "owner": SeatNumber(2), "seats": [{"card": None, "bid": 1, "open": True}]}
        console.print(plain_board(view, say))
    board = drawn.get()
    assert "Topf 3" in board
    assert "Owner Cleo" in board
    assert "Gebot" in board
    assert "✓" in board
    assert "Phase" not in board


def test_a_name_that_is_missing_for_what_a_view_holds_is_named() -> None:
    game = showing(gold=lambda s: 3, mood=lambda s: "merry", cells=lambda s: {"a1": "b2"})
    assert failing(game, "labels") == (
        "Texts for what the view holds are missing: view-gold (fr, en, de), view-mood (fr, en, de), "
        "view-mood-merry (fr, en, de), view-cells (fr, en, de)."
    )


def test_a_game_without_such_names_is_told_and_passes(tmp_path: Any) -> None:
    (tmp_path / "texts").mkdir()
    for lang in ("fr", "en", "de"):
        lines = (GAME.folder / "texts" / f"{lang}.ftl").read_text("utf-8").splitlines()
        kept = [line for line in lines if not line.startswith("view-")]
        (tmp_path / "texts" / f"{lang}.ftl").write_text("\n".join(kept), "utf-8")
    game = replace(GAME, folder=tmp_path)
    check = next(check for check in suite(game, plain=True, games=4) if check.name == "labels")
    with pytest.warns(ConformanceWarning, match=r"no texts view-pot \(fr, en, de\)"):
        check.run()
