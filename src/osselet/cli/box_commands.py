"""The commands that hand a game out, on paper or as a folder; each loads what it needs only when it is called."""

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game of the cabinet, or a folder such as ./mygame.")]
Lang = Annotated[str | None, typer.Option(metavar="fr|en|de", help="Language (also OSSELET_LANG).")]
Players = Annotated[str | None, typer.Option(metavar="N", help="How many play.")]


def print_box(
    context: typer.Context,
    game: GameName,
    players: Players = None,
    paper: Annotated[str, typer.Option(metavar="a4|letter", help="What is in the printer.")] = "a4",
    lang: Annotated[
        str | None, typer.Option(metavar="fr,en,de", help="Languages; the first is the one on the pieces.")
    ] = None,
    ink: Annotated[str, typer.Option(metavar="colour|grey", help="Grey tells colours apart by hatching.")] = "colour",
    shift: Annotated[
        str | None, typer.Option(metavar="DX,DY", help="Move backs so many millimetres to the right and down.")
    ] = None,
    referee: Annotated[
        str, typer.Option(metavar="URL", help="An address that helps at the real table, as a code.")
    ] = "",
    to: Annotated[Path | None, typer.Option(metavar="FILE", help="Where it goes (default GAME-LANG.pdf).")] = None,
) -> int:
    """Print a game: pieces to cut out, a summary for each player and the rules, as one PDF."""
    from osselet.cli import arguments
    from osselet.cli.language import language
    from osselet.cli.print import shift_of, write

    return write(
        game,
        players=arguments.whole("--players", players),
        paper=paper,
        languages=tuple(dict.fromkeys(map(language, arguments.words(lang)))) or (language(context.obj),),
        ink=ink,
        shift=shift_of(shift),
        referee=referee,
        path=to,
    )


def publish(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the site goes: a new or empty folder.")],
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME…", help="Games, or folders such as ./mygame (default all).")
    ] = None,
    source: Annotated[
        Path | None, typer.Option("--from", metavar="DIR", help="Where Pyodide and msgspec lie, without a network.")
    ] = None,
    lang: Lang = None,
) -> int:
    """Publish games: a folder for any web space, that plays them offline against bots, without a server."""
    from osselet.cli.language import language
    from osselet.cli.publish import write

    return write(folder, games or [], source=source, lang=language(lang or context.obj))
