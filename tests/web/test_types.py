"""The browser's types are those of the messages."""

import re
from typing import get_args

import msgspec

from osselet.wire import messages
from osselet.wire.typescript import TARGET, typescript


def test_the_types_have_not_drifted():
    found = TARGET.read_text(encoding="utf-8")
    assert found == typescript(), "web/src/wire.ts is not as the messages are: run python -m osselet.wire.typescript"


def test_every_message_has_its_type():
    made = typescript()
    for message in (*get_args(messages.Commands), *get_args(messages.Notices)):
        tag = message.__struct_config__.tag
        assert f'export interface {message.__name__} {{\n  type: "{tag}";' in made


def field(name: str) -> str:
    """A field of the beat as it stands in the types."""
    beat = re.search(r"export interface Beat \{.*?\n\}", typescript(), re.DOTALL)
    assert beat
    (found,) = re.findall(rf"^  {name}\b.*$", beat[0], re.MULTILINE)
    return found.strip()


def test_what_a_message_leaves_out_is_optional_and_what_it_always_has_is_not():
    assert field("version") == "version: number;"
    assert field("moves") == "moves?: string[];"
    assert field("over") == "over?: Result;"
    assert "moves" not in msgspec.json.decode(
        msgspec.json.encode(messages.Beat(version=1, cause="sync", view={}, count=0))
    )


def test_none_without_a_default_is_null():
    assert "wish: Wish | null;" in typescript()


def test_literals_are_unions_and_docstrings_comments():
    assert field("cause") == 'cause: "sync" | "begin" | "play" | "hands" | "seal" | "undo" | "clock";'
    assert "/** One decision with all chance that follows it" in typescript()
    assert "/** Who may decide now. */\n  actors?: number[];" in typescript()
