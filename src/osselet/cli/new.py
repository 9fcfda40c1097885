"""`osselet new`: a small complete game to start from."""

import keyword
from pathlib import Path

from rich.text import Text

from osselet.cli.arguments import shortened
from osselet.cli.console import out
from osselet.cli.record_files import FileError
from osselet.core.errors import OptionError
from osselet.core.registry import games
from osselet.core.texts import Speaker

SCAFFOLD = Path(__file__).parent / "scaffold"
SECRET = Path(__file__).parent / "scaffold_secret"
"""The same with hidden information and a choice that all make at once."""
PACKAGE = Path(__file__).parent / "scaffold_package"
"""What makes a package of either."""
NAME = "mygame"
"""How the game is called in the files of the scaffold, which are a real game themselves."""
LONGEST = 30


def write_game(name: str, folder: Path | None, lang: str, secret: bool = False) -> int:
    """Writes the game, or refuses and leaves everything as it was."""
    check_name(name)
    target = (folder or Path(name)).expanduser()
    if target.exists() or target.is_symlink():
        raise FileError(f"{target} exists already; choose another name, or another place with --folder.")
    try:
        for scaffold in (SECRET if secret else SCAFFOLD, PACKAGE):
            _copy(scaffold, target, name)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise FileError(f"{target} cannot be written: {reason}.") from None
    _tell(target, Speaker(None, lang))
    return 0


def check_name(name: str) -> None:
    """A name becomes the id, a folder, and part of Python names."""
    fits = name.isidentifier() and name.isascii() and name == name.lower() and not keyword.iskeyword(name)
    if not fits or name.startswith("_") or len(name) > LONGEST:
        raise OptionError(
            f"A game's name is a lower-case word of letters, digits and _, such as owls, not {shortened(name)!r}."
        )
    if name in games():
        raise OptionError(f"The cabinet already holds a game called {name!r}; choose another name.")


def _copy(scaffold: Path, target: Path, name: str) -> None:
    for source in sorted(scaffold.rglob("*")):
        if source.is_file() and "__pycache__" not in source.parts:
            text = source.read_text(encoding="utf-8").replace(NAME, name).replace(NAME.title(), name.title())
            path = target / str(source.relative_to(scaffold)).replace(NAME, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


def _tell(target: Path, say: Speaker) -> None:
    given = str(target) if target.is_absolute() or target.parts[:1] == ("..",) else f"./{target}"
    console = out()
    console.print(Text(say("cli-new-written", folder=given)))
    for command in ("play", "check"):
        console.print(Text(f"  osselet {command} {given}", style="cyan"))
    console.print(Text(say("cli-new-next", rules=f"{given}/rules.py")))
