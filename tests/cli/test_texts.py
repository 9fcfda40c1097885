"""The house speaks three languages, and says everything in each."""

import re
from pathlib import Path

import pytest

import osselet.core.texts
from osselet.cli.doctor import CHECKS
from osselet.cli.house import COLUMNS
from osselet.cli.typed_commands import COMMANDS
from osselet.core.texts import LANGUAGES, Speaker

CLI = Path(osselet.core.texts.__file__).parents[1] / "cli"


def keys(lang: str) -> dict[str, set[str]]:
    text = (osselet.core.texts.HOUSE / f"{lang}.ftl").read_text(encoding="utf-8")
    entries = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:] if text else []
    return {entry.partition(" =")[0]: set(re.findall(r"\$(\w+)", entry)) for entry in entries}


def test_the_same_texts_with_the_same_variables() -> None:
    assert keys("en") == keys("fr") == keys("de")


def test_every_text_that_the_command_line_names_exists() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in CLI.glob("*.py"))
    named = set(re.findall(r"[\"'](cli-[a-z-]+[a-z])[\"']", source))
    made = {f"cli-{kind}-{name}" for kind in ("command", "takes", "help") for name in COMMANDS}
    made |= {
        f"cli-doctor-{name}" for name in [*CHECKS, *re.findall(r"(?:Ill|Well|Known|Unasked)\(\"([a-z-]+)\"", source)]
    }
    made |= {f"cli-house-{column}" for column in COLUMNS}
    assert named | made == {key for key in keys("en") if key.startswith("cli-")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_are_single_words_and_all_different(lang: str) -> None:
    words = [Speaker(None, lang)(f"cli-command-{name}") for name in COMMANDS]
    assert len(set(words)) == len(words)
    assert not any(" " in word for word in words)


def test_no_line_names_a_game() -> None:
    for path in CLI.glob("*.py"):
        assert not re.search(r"hunde|kakuzu|doggybag|chicago", path.read_text(encoding="utf-8")), path
