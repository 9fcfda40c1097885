"""The page speaks three languages, and says everything in each."""

import re

from osselet.core.texts import HOUSE, LANGUAGES
from osselet.server.room import PHRASES
from tests.web.conftest import WEB

SOURCES = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
MADE = {"web-with": ("bots", "friends", "device"), "web-clock": ("none", "live", "days")}
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


def test_the_page_names_no_game():
    for path in SOURCES:
        if "wire" not in path.name and path.parent.parent.name != "boards":
            assert not re.search(r"hunde|kakuzu|doggybag|chicago|\boss\b", path.read_text(encoding="utf-8")), path
