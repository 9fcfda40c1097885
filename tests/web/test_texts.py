"""The page speaks three languages, and says everything in each."""

import re

import pytest

import osselet
from osselet.core.registry import find
from osselet.core.texts import HOUSE, LANGUAGES, Speaker
from osselet.room.decisions import PHRASES
from osselet.wire.rest import AVATARS
from tests.web.conftest import WEB

SOURCES = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
MADE = {
    "web-with": ("bots", "friends", "device"),
    "web-clock": ("none", "live", "days"),
    "web-avatar": tuple(str(number) for number in range(1, AVATARS + 1)),
    "web-pace": ("slow", "normal", "fast", "instant"),
}
"""Keys put together from a part and a value."""


def keys(lang: str, prefix: str) -> set[str]:
    return set(re.findall(rf"^({prefix}-[\w-]+) =", (HOUSE / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE))


def test_every_text_the_page_names_exists_and_every_one_that_exists_is_named():
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    named = set(re.findall(r"[\"'`](web-[a-z-]+[a-z])[\"'`]", source))
    made = {f"{start}-{end}" for start, ends in MADE.items() for end in ends}
    labels = {key for key in keys("en", "web") if key.startswith("web-view-")}
    assert named | made | labels == keys("en", "web")


def test_every_phrase_has_words():
    for lang in LANGUAGES:
        assert keys(lang, "phrase") == {f"phrase-{phrase}" for phrase in PHRASES}


def test_french_keeps_its_signs_with_their_words():
    text = (HOUSE / "fr.ftl").read_text(encoding="utf-8")
    for line in re.findall(r"^web-.*$", text, re.MULTILINE):
        assert not re.search(r"[^\u00a0\s][:;!?](\s|$)|[^\u00a0][»]|« ", line.partition(" =")[2]), line


def test_no_component_sets_a_colon_itself():
    """French sets a space before it: `Speaker.entry` does."""
    for path in SOURCES:
        assert not re.search(r"\S\}: \$?\{|`: \$\{", path.read_text(encoding="utf-8")), path


def test_the_page_names_no_game():
    for path in SOURCES:
        if "wire" not in path.name and path.parent.parent.name != "boards":
            assert not re.search(r"hunde|kakuzu|doggybag|chicago|\boss\b", path.read_text(encoding="utf-8")), path


def without_braces(markup: str) -> str:
    """Markup without what is worked out: everything between braces."""
    kept, depth = [], 0
    for letter in markup:
        depth += letter == "{"
        if not depth:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)


def spoken(source: str) -> list[str]:
    """The words that stand in a component itself: as text, or in attributes that are read to somebody."""
    markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)
    plain = without_braces(markup.replace("=>", ""))
    read = re.findall(r'\b(?:aria-label|title|placeholder|alt)="([^"]*)"', plain)
    between = re.sub(r"<[^>]*>", "\n", plain).splitlines()
    return [text.strip() for text in [*read, *between] if re.search(r"[^\W\d_]", text)]


@pytest.mark.parametrize("path", [path for path in SOURCES if path.suffix == ".svelte"], ids=lambda path: path.name)
def test_no_words_stand_in_a_component(path):
    assert [text for text in spoken(path.read_text(encoding="utf-8")) if text.strip("· ") != "Osselet"] == []


def test_words_that_stand_in_a_component_are_found():
    found = spoken(
        '<p class="a" onclick={() => go("x")}>{t("web-a")} Hello</p><img alt="A dog" /><style>p { a: b }</style>'
    )
    assert found == ["A dog", "Hello"]


@pytest.mark.parametrize("game", osselet.games())
def test_every_text_a_board_names_exists(game):
    known = set(re.findall(r"^([a-z][\w-]*) =", (find(game).folder / "texts/en.ftl").read_text("utf-8"), re.MULTILINE))
    for path in (WEB / "src" / "boards" / game).rglob("*"):
        if path.suffix in (".svelte", ".ts"):
            named = re.findall(r"[\"'`]((?:board|ask|move|log)-[a-z-]+[a-z])[\"'`]", path.read_text(encoding="utf-8"))
            assert set(named) <= known, path.name


@pytest.mark.parametrize("game", osselet.games())
def test_every_box_of_ours_has_a_picture_and_its_facts(game):
    found = find(game)
    assert (WEB / "src" / "boards" / game / "Lid.svelte").exists()
    assert 5 <= found.minutes <= 120
    assert 4 <= found.age <= 14
    assert all(Speaker(found, lang).has(key) for lang in LANGUAGES for key in ("tagline", "credits"))
