"""Looks as pages get them: declared ones, derived ones, none; and the pictures that lie in a game's folder."""

from dataclasses import replace
from pathlib import Path

import pytest

from osselet.core.game import Game
from osselet.core.registry import find
from osselet.room.refusal import Refusal
from osselet.server import rest
from osselet.server.looks import LARGEST_PICTURE, Looks, lid_info, picture

PERUDO = find(Path(__file__).parents[2] / "examples" / "games" / "perudo")


@pytest.fixture
def pictured(tmp_path: Path) -> Game:
    (tmp_path / "pieces").mkdir()
    (tmp_path / "pieces" / "die.svg").write_text("<svg/>")
    (tmp_path / "pieces" / "cup.svg").write_text("x" * (LARGEST_PICTURE + 1))
    (tmp_path / "lid.svg").write_text("<svg/>")
    (tmp_path / "secret.svg").write_text("<svg/>")
    return replace(PERUDO, folder=tmp_path)


def test_a_declared_look_has_its_touches_resolved() -> None:
    look = Looks().find(PERUDO, 3, '{"dice": 2}')
    assert look is not None
    assert [(one.word, one.part, one.targets) for one in look.reaches] == [
        ("bid", "count", ["=stepper"]),
        ("bid", "face", ["faces"]),
    ]


def test_a_look_is_derived_where_views_are_plain() -> None:
    assert Looks().find(find("hunde"), 3, "{}") is not None
    assert Looks().find(find("kakuzu"), 2, "{}") is None


@pytest.mark.parametrize("options", ['{"dice": 99}', "[1]", "{", '{"x": 1}', "null", "[" * 1900])
def test_options_that_cannot_be_are_refused(options: str) -> None:
    with pytest.raises(Refusal) as refused:
        Looks().find(PERUDO, 3, options)
    assert refused.value.why.code == "bad-options"


def test_a_picture_is_a_picture_and_nothing_else(pictured: Game) -> None:
    for name in ("die", "lid"):
        assert picture(pictured, name) == b"<svg/>"
    assert "sandbox" in rest.ALONE
    look = Looks().find(pictured, 2, "{}")
    assert look is not None
    assert {piece.name for piece in look.pieces if piece.picture} == {"die"}


@pytest.mark.parametrize("name", ["cup", "nothing", "../secret", "secret", "..", ""])
def test_what_is_no_picture_of_a_piece_or_too_large_is_not_there(pictured: Game, name: str) -> None:
    with pytest.raises(Refusal):
        picture(pictured, name)


def test_a_lid_has_pieces_or_the_games_own_picture(pictured: Game) -> None:
    plain, own = lid_info(PERUDO), lid_info(pictured)
    assert plain is not None
    assert own is not None
    assert [piece.name for piece in plain.pieces] == ["die", "cup", "face", "called"]
    assert (plain.picture, own.picture) == (False, True)
    assert lid_info(find("hunde")) is None
