"""The PDF itself: quick, small, the same twice, with its fonts inside and nothing but lines."""

import re
import time
import zlib

import pytest

import osselet
from osselet.core.errors import OptionError
from osselet.core.registry import find
from osselet.core.texts import LANGUAGES
from osselet.printing.press import Wish, check, document, press
from osselet.printing.rules_text import blocks, runs

GAMES = pytest.mark.parametrize("game", osselet.games())


def inside(pdf):
    """All that is in a PDF, unpacked."""
    parts = [pdf]
    for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL):
        try:
            parts.append(zlib.decompress(stream))
        except zlib.error:
            parts.append(stream)
    return b"\n".join(parts)


@GAMES
def test_a_whole_box(game):
    wish = Wish(languages=LANGUAGES, ink="grey", paper="letter")
    before = time.monotonic()
    made = press(find(game), wish)
    assert time.monotonic() - before < 20
    assert made == press(find(game), wish)
    assert made.startswith(b"%PDF")
    assert len(made) < 15 << 20
    found = inside(made)
    fonts, embedded = len(re.findall(rb"/FontDescriptor\b\s*/", found)), len(re.findall(rb"/FontFile3\b", found))
    assert fonts > 0
    assert embedded >= 1
    assert found.count(b"/BaseFont") >= embedded
    assert not re.search(rb"/Subtype\s*/Image\b", found)


@pytest.mark.parametrize("language", LANGUAGES)
@GAMES
def test_everything_is_said_in_the_language_asked_for(game, language):
    [part] = document(find(game), Wish(languages=(language,)))["parts"]
    assert not [text for text in part["say"].values() if text.startswith("print-")]
    headings = [block for block in part["rules"] if block["kind"] == "heading"]
    assert headings[0]["depth"] == 1
    assert not any("{#" in text or text.startswith("#") for block in headings for _, text in block["runs"])
    assert part["pieces"]
    assert part["turn"]


def test_a_referee_is_named_only_where_one_is_given():
    assert document(find("hunde"), Wish())["code"] == ""
    told = document(find("hunde"), Wish(referee="https://example.org/table"))
    assert (told["referee"], told["code"][:4]) == ("https://example.org/table", "<svg")


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        (Wish(paper="a5"), "Paper is a4 or letter, not 'a5'."),
        (Wish(ink="blue"), "Ink is colour or grey, not 'blue'."),
        (Wish(languages=("nl",)), "We speak fr, en, de, not 'nl'."),
        (Wish(shift=(30, 0)), "Backs can be shifted by up to 10 mm."),
        (Wish(shift=(float("nan"), 0)), "Backs can be shifted by up to 10 mm."),
    ],
)
def test_what_cannot_be_printed_is_refused(wish, sentence):
    with pytest.raises(OptionError, match=re.escape(sentence)):
        check(wish)


def test_so_many_do_not_play_it():
    with pytest.raises(OptionError, match="hunde is for 3 to 6 players, not 2"):
        document(find("hunde"), Wish(players=2))


def test_a_rules_page_is_read():
    page = (
        "# Title {#a}\n\nSome *soft* and **loud** [words](#b).\n\n- one\n  more\n  - below\n- two\n\n1. first\n\n"
        "> **Ruling.** So\n> it is. {#so}\n\n| a | b |\n|---|---|\n| 1 | 2 |"
    )
    heading, text, bullets, numbers, ruling, table = blocks(page)
    assert heading["runs"] == [["plain", "Title"]]
    assert text["runs"] == [
        ["plain", "Some "],
        ["italic", "soft"],
        ["plain", " and "],
        ["bold", "loud"],
        ["plain", " "],
        ["plain", "words"],
        ["plain", "."],
    ]
    assert bullets["items"] == [[runs("one more"), runs("– below")], [runs("two")]]
    assert (numbers["kind"], ruling["kind"]) == ("numbers", "ruling")
    assert ruling["runs"] == [["bold", "Ruling."], ["plain", " So it is."]]
    assert table["rows"] == [[runs("a"), runs("b")], [runs("1"), runs("2")]]
