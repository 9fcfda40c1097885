"""Commands of whoever writes a game; each loads what it needs only when it is called."""

from pathlib import Path
from typing import Annotated

import typer

from osselet.cli.parameters import Cores, GameName, Json, Lang, Plain, Players, Port, Seed

author = typer.Typer()


@author.command()
def check(
    context: typer.Context,
    game: GameName,
    plain: Plain = False,
    games: Annotated[str | None, typer.Option(metavar="N", help="How many games each check plays.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Leave out how strong its bots are.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Check that a game keeps the contract; exit status 1 if it does not."""
    from osselet.cli import arguments
    from osselet.cli.check import run_checks
    from osselet.cli.language import language

    return run_checks(game, plain, arguments.whole("--games", games), quick, json, language(lang or context.obj))


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
def tune(
    context: typer.Context,
    game: GameName,
    minutes: Annotated[str | None, typer.Option(metavar="M", help="How long it may take (10; A or B: 1).")] = None,
    games: Annotated[
        str | None, typer.Option(metavar="N", help="So many games instead: the same find the same, anywhere.")
    ] = None,
    players: Players = None,
    seed: Seed = None,
    cores: Cores = None,
    rules: Annotated[bool, typer.Option("--rules", help="Tune the rules: which options are fair?")] = False,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="With --rules: an option that is settled; repeatable."),
    ] = None,
    versus: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="With --rules: A or B? This makes it B; repeatable.")
    ] = None,
    level: Annotated[str, typer.Option(metavar="BOT", help="With --rules: who plays.")] = "level4",
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE.png|svg", help="With --rules: the picture (default GAME-rules.svg).")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Let a game's bots find by playing what makes them stronger; it is kept in the game's folder.

    Ctrl-C keeps what was found so far. What is written by hand in the game's hints is left alone.

    With --rules it looks for options that treat all seats alike, and draws what that costs; with --versus it says
    whether that is fairer, and how sure it is at any time.
    """
    from osselet.cli import arguments
    from osselet.cli.language import language
    from osselet.cli.tune import fit
    from osselet.core.errors import OptionError

    time_given = None if minutes is None else arguments.number("--minutes", minutes)
    if rules:
        from osselet.cli.tune_rules import tune_rules

        return tune_rules(
            game,
            versus=arguments.options(versus or []),
            options=arguments.options(option or []),
            minutes=time_given,
            games=arguments.whole("--games", games),
            players=arguments.whole("--players", players),
            level=level,
            seed=arguments.whole("--seed", seed) or 0,
            cores=arguments.whole("--cores", cores),
            plot=plot,
            as_json=json,
            lang=language(lang or context.obj),
        )
    if versus or option or plot:
        raise OptionError("--option, --versus and --plot go with --rules.")
    return fit(
        game,
        minutes=10.0 if time_given is None else time_given,
        games=arguments.whole("--games", games),
        players=arguments.whole("--players", players),
        seed=arguments.whole("--seed", seed) or 0,
        cores=arguments.whole("--cores", cores),
        as_json=json,
        lang=language(lang or context.obj),
    )


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
