"""Commands of whoever writes a game; each loads what it needs only when it is called."""

from pathlib import Path
from typing import Annotated

import typer

from osselet.cli.parameters import GameName, Json, Lang, Plain, Players, Port

author = typer.Typer()


@author.command()
def check(
    context: typer.Context,
    game: GameName,
    plain: Plain = False,
    games: Annotated[str | None, typer.Option(metavar="N", help="How many games each check plays.")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Check that a game keeps the contract; exit status 1 if it does not."""
    from osselet.cli import arguments
    from osselet.cli.check import run_checks
    from osselet.cli.language import language

    return run_checks(game, plain, arguments.whole("--games", games), json, language(lang or context.obj))


@author.command()
def look(game: GameName, players: Players = None) -> int:
    """Print a look derived from the views of a game, as Python to begin its look.py with."""
    from osselet.cli import arguments
    from osselet.cli.look import show

    return show(game, arguments.whole("--players", players))


@author.command()
def new(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="A lower-case word: the id of your game.")],
    folder: Annotated[Path | None, typer.Option(metavar="PATH", help="Where to write it (default ./NAME).")] = None,
    secret: Annotated[
        bool, typer.Option("--secret", help="A bluffing game, with secrets and choices made at once.")
    ] = False,
    lang: Lang = None,
) -> int:
    """Write a small complete game to start from; it plays at once."""
    from osselet.cli.language import language
    from osselet.cli.new import write_game

    return write_game(name, folder, language(lang or context.obj), secret)


@author.command()
def watch(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="FOLDER", help="The folder of a game that is being written.")],
    port: Port = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    lang: Lang = None,
) -> int:
    """Play a game while it is being written: rules, texts and board are read again whenever a file changes."""
    from osselet.cli import arguments
    from osselet.cli.language import language
    from osselet.cli.watch import watch as watch_it

    return watch_it(game, arguments.whole("--port", port), open_browser, language(lang or context.obj))
