"""Fronts and backs meet, nothing leaves the paper, and no back tells what is on its face."""

import math
import re
from dataclasses import replace
from pathlib import Path

import pytest

import osselet
from osselet.core.drawing import SEATS, SMALLEST
from osselet.core.errors import GameError
from osselet.core.kit import LIVE, Lot, Piece, Sheet
from osselet.core.texts import LANGUAGES
from osselet.printing.page import INKS, back, document, front
from osselet.printing.plan import BLEED, PAPERS, plan
from tests.printing.drawn import kit, references, texts

APP_CSS = Path(__file__).parents[2] / "web" / "src" / "app.css"
GAMES = pytest.mark.parametrize("game", osselet.games())


def apart(leaf, width):
    """How far backs are from their faces, in millimetres, when the paper is turned over its long edge."""
    faces = sorted((s.y, s.x) for b in leaf.blocks for s in b.spots if s.piece.back)
    turned = sorted((s.y, width - s.x - lot.width) for lot, s in leaf.backs)
    assert len(faces) == len(turned)
    grounds = sorted((b.y, b.x, b.width, b.height) for b in leaf.blocks if b.lot.back)
    washes = sorted((w.y, width - w.x - w.width, w.width, w.height) for w in leaf.washes)
    pairs = [*zip(faces, turned, strict=True), *zip(grounds, washes, strict=True)]
    return max((max(abs(a - b) for a, b in zip(one, other, strict=True)) for one, other in pairs), default=0)


@GAMES
@pytest.mark.parametrize("paper", PAPERS)
def test_fronts_and_backs_meet(game, paper):
    for leaf in plan(kit(game), paper):
        assert apart(leaf, PAPERS[paper][0]) < 0.01


@GAMES
def test_a_back_that_is_not_mirrored_is_noticed(game):
    width = PAPERS["a4"][0]
    mutants = []
    for leaf in plan(kit(game), "a4"):
        backs = tuple((lot, replace(s, x=width - s.x - lot.width)) for lot, s in leaf.backs)
        washes = tuple(replace(w, x=w.x + 2) for w in leaf.washes)
        mutants.append(apart(replace(leaf, backs=backs, washes=washes), width))
    assert max(mutants) > 1


def test_backs_are_shifted_for_printers_that_are_askew():
    [straight, *_], [askew, *_] = plan(kit("doggybag"), "a4"), plan(kit("doggybag"), "a4", (1.5, -0.5))
    assert straight.blocks == askew.blocks
    assert (askew.washes[0].x - straight.washes[0].x, askew.washes[0].y - straight.washes[0].y) == (1.5, -0.5)


@GAMES
@pytest.mark.parametrize("paper", PAPERS)
def test_all_pieces_are_on_the_paper_and_apart(game, paper):
    width, height = PAPERS[paper]
    left, top = (width - LIVE[0]) / 2, (height - LIVE[1]) / 2
    for leaf in plan(kit(game), paper):
        for block in leaf.blocks:
            assert left - 0.01 <= block.x <= block.x + block.width <= width - left + 0.01
            assert top - 0.01 <= block.y <= block.y + block.height <= height - top + 0.01
            places = {(round(s.x, 3), round(s.y, 3)) for s in block.spots}
            assert len(places) == len(block.spots) == sum(piece.count for piece in block.lot.pieces)
        for one in leaf.blocks:
            for other in leaf.blocks:
                beside = one.x + one.width + 2 * BLEED <= other.x or other.x + other.width + 2 * BLEED <= one.x
                below = one.y + one.height + 2 * BLEED <= other.y or other.y + other.height + 2 * BLEED <= one.y
                assert one is other or beside or below, "backs of different lots touch"


@GAMES
def test_backs_of_secret_pieces_look_alike_however_askew(game):
    """A pattern that goes on over all pieces shows the same on each, for each is as large as whole periods of it."""
    for sheet in kit(game).sheets:
        for lot in sheet.lots:
            if lot.is_secret:
                assert lot.back is not None
                assert not lot.gap
                assert not any(piece.back for piece in lot.pieces)
            if lot.back and lot.is_secret:
                for size, period in ((lot.width, lot.back.width), (lot.height, lot.back.height)):
                    assert math.isclose(size / period, round(size / period), abs_tol=1e-6)


def test_no_cut_mark_is_on_a_back():
    [leaf, *_] = plan(kit("doggybag"), "a4")
    size = PAPERS["a4"]
    assert front(leaf, size, "", "colour").count("M") > 500
    assert len(re.findall("<(?:path|rect|circle)", back(leaf, size, "", "colour").replace("pattern", ""))) < 20


def test_what_does_not_fit_is_refused():
    large = Lot((Piece("p", "", 200),), 30, 30)
    with pytest.raises(GameError, match="there is room for 259"):
        plan(replace(kit("hunde"), sheets=(Sheet((large,)),)), "a4")
    with pytest.raises(GameError, match="do not fit"):
        plan(replace(kit("hunde"), sheets=(Sheet((replace(large, width=200),)),)), "a4")


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_can_be_read_and_say_something(game, language):
    found = kit(game, language=language)
    for leaf in plan(found, "a4"):
        for side in (front, back):
            for text, size in texts(side(leaf, PAPERS["a4"], "foot", "colour")):
                assert size >= SMALLEST - 0.03, (text, size)
                assert not text.startswith(("print-", "board-", "role-", "describe-")), text
    said = [
        *found.making,
        *found.household,
        *found.turn,
        *(p.label for s in found.sheets for lot in s.lots for p in lot.pieces),
    ]
    assert not [text for text in said if not text or text.startswith("print-")]


@GAMES
@pytest.mark.parametrize("ink", INKS)
def test_drawings_refer_to_nothing_that_is_not_there(game, ink):
    """No style sheet, no picture from elsewhere, no pattern that is missing; in grey no colour."""
    for leaf in plan(kit(game), "a4"):
        for side in (front, back):
            source = side(leaf, PAPERS["a4"], "", ink)
            wanted, defined = references(source)
            assert wanted <= defined
            assert "var(" not in source
            assert "href" not in source
            if ink == "grey":
                colours = set(re.findall(r"#([0-9a-f]{6})\b", source))
                assert all(colour[:2] == colour[2:4] == colour[4:] for colour in colours)


def test_seats_differ_without_colours():
    drawn = {
        document(9, 9, f'<rect fill="url(#seat-{seat})"/>', "grey").split("</defs>")[-1] for seat in range(len(SEATS))
    }
    assert len(drawn) == len(SEATS)


def test_seats_have_the_colours_of_the_page():
    css = APP_CSS.read_text(encoding="utf-8")
    assert tuple(re.findall(r"\.seat-\d \{\s+--seat: (#\w+);", css)) == SEATS
