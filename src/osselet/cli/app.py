"""The commands of `osselet`: those of people who play stand here, the others are added from beside.

Each loads what it needs only when it is called.
"""

from pathlib import Path
from typing import Annotated

import typer

from osselet.cli.author_commands import author
from osselet.cli.host_commands import host
from osselet.cli.house_commands import house
from osselet.cli.parameters import GameName, Json, Lang, Option, Players, Seed
from osselet.cli.study_commands import study

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def cabinet(
    context: typer.Context,
    lang: Lang = None,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> int:
    """Osselet, a cabinet of tabletop games: alone it opens the cabinet in the browser."""
    if version:
        from importlib.metadata import version as installed

        typer.echo(f"osselet {installed('osselet')}")
        raise typer.Exit(0)
    context.obj = lang
    if context.invoked_subcommand is not None:
        return 0
    from osselet.cli.language import language
    from osselet.cli.serve import open_at_home

    return open_at_home(language(lang))


@app.command()
def games(context: typer.Context, lang: Lang = None, json: Json = False) -> int:
    """What is in the cabinet."""
    from osselet.cli.games import show
    from osselet.cli.language import language

    return show(language(lang or context.obj), json)


@app.command()
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game, or a folder such as ./mygame.")] = None,
    players: Players = None,
    humans: Annotated[str | None, typer.Option(metavar="K", help="People at this keyboard (default 1).")] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="Every seat is a person at this keyboard.")] = False,
    bots: Annotated[str | None, typer.Option(metavar="BOT,…", help="A bot for all other seats, or one each.")] = None,
    seats: Annotated[str | None, typer.Option(metavar="me,BOT,…", help="Who takes each seat, in order.")] = None,
    names: Annotated[str | None, typer.Option(metavar="ANN,BOB", help="Names of the people.")] = None,
    option: Option = None,
    seed: Seed = None,
    dealer: Annotated[str | None, typer.Option(metavar="seeded|asked", help="asked: you throw and type it in.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game here, after every move.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a recorded game.")] = None,
    fast: Annotated[bool, typer.Option("--fast", help="No pauses while others play.")] = False,
    lang: Lang = None,
) -> int:
    """Play in the terminal, against bots or several people at one keyboard; without a game it shows the shelf.

    One person plays against bots of level 2 unless you say otherwise. Who begins is drawn by lot; with --seed the
    people take the first seats, and --seats says it for each seat.
    """
    from osselet.cli import arguments
    from osselet.cli.console import out
    from osselet.cli.error_boundary import INTERRUPTED
    from osselet.cli.game_menu import open_menu
    from osselet.cli.language import language
    from osselet.cli.play import PlayRequest
    from osselet.cli.play import play as play_it

    if game is None and resume is None:
        return open_menu(language(lang or context.obj))
    wish = PlayRequest(
        source=game,
        lang=language(lang or context.obj),
        players=arguments.whole("--players", players),
        people=arguments.whole("--humans", humans),
        everybody=hot_seat,
        bots=arguments.words(bots),
        seats=arguments.words(seats),
        names=arguments.names(names),
        options=arguments.options(option or []),
        seed=arguments.whole("--seed", seed),
        dealer=dealer,
        record=record,
        resume=resume,
        fast=fast,
    )
    return INTERRUPTED if play_it(wish, out()) == "interrupted" else 0


@app.command(name="print")
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


@app.command()
def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A recorded game.")],
    game: Annotated[str | None, typer.Option(metavar="FOLDER", help="Where the game is, if not installed.")] = None,
    seat: Annotated[str | None, typer.Option(metavar="K", help="As this seat saw it, counted from 0.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only verify the record.")] = False,
    lang: Lang = None,
) -> int:
    """Tell a recorded game again and show how it stands."""
    from osselet.cli import arguments
    from osselet.cli.language import language
    from osselet.cli.replay import retell

    return retell(file, game, arguments.whole("--seat", seat), check, language(lang or context.obj))


@app.command()
def rules(
    context: typer.Context,
    game: GameName,
    sources: Annotated[bool, typer.Option("--sources", help="Say below each ruling where it comes from.")] = False,
    lang: Lang = None,
) -> int:
    """Show the rules of a game."""
    from osselet.cli import dossier, rules
    from osselet.cli.console import out
    from osselet.cli.language import language
    from osselet.core.registry import find

    found, spoken = find(game), language(lang or context.obj)
    rules.show(out(), dossier.sourced(found, spoken) if sources else rules.page(found, spoken))
    return 0


@app.command()
def dossier(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game (default: all that have one).")] = None,
    json_ld: Annotated[bool, typer.Option("--json-ld", help="Print JSON-LD, to cite or to process.")] = False,
    lang: Lang = None,
) -> int:
    """Show where the rules of a game come from, how sure that is, and what else they could have been."""
    from osselet.cli import dossier
    from osselet.cli.language import language

    chosen = lang or context.obj
    if json_ld:
        return dossier.export(game, chosen)
    return dossier.show(game, language(chosen))


for others in (author, study, host):
    app.add_typer(others)
app.add_typer(house, name="house")
