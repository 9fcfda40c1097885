"""Commands of whoever studies a game; each loads what it needs only when it is called."""

from pathlib import Path
from typing import Annotated

import typer

from osselet.cli.parameters import Cores, GameName, Json, Lang, On, Option, Plain, Players, Seed

study = typer.Typer()


@study.command()
def sim(
    context: typer.Context,
    game: GameName,
    games: Annotated[str, typer.Option(metavar="N", help="How many games.")] = "1000",
    players: Players = None,
    bots: Annotated[str, typer.Option(metavar="BOT,…", help="One for all seats, or one each.")] = "random",
    seed: Seed = None,
    cores: Cores = None,
    on: On = "local",
    option: Option = None,
    json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> int:
    """Play many games between bots and say who wins how often."""
    from osselet.cli import arguments
    from osselet.cli.language import language
    from osselet.cli.sim import simulate

    return simulate(
        game,
        players=arguments.whole("--players", players),
        games=arguments.whole("--games", games) or 0,
        bots=arguments.words(bots),
        seed=arguments.whole("--seed", seed) or 0,
        cores=arguments.whole("--cores", cores),
        on=on,
        options=arguments.options(option or []),
        as_json=json,
        plain=plain,
        lang=language(lang or context.obj),
    )


@study.command()
def arena(
    context: typer.Context,
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="BOT,…", help="Who meets; as many as --players meet at one table.")
    ] = "random,level1,level2,level3,level4,level5",
    games: Annotated[
        str, typer.Option(metavar="N", help="Games of each pairing, or of the one table; all seats are played.")
    ] = "20",
    players: Players = None,
    mixed: Annotated[bool, typer.Option("--mixed", help="All bots at one table, even if seats are left over.")] = False,
    seed: Seed = None,
    cores: Cores = None,
    on: On = "local",
    option: Option = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Let bots meet and say how strong each is: victories, ratings, who beats whom."""
    from osselet.cli import arguments
    from osselet.cli.arena import compete
    from osselet.cli.language import language

    return compete(
        game,
        bots=arguments.words(bots),
        games=arguments.whole("--games", games) or 0,
        players=arguments.whole("--players", players),
        mixed=mixed,
        seed=arguments.whole("--seed", seed) or 0,
        cores=arguments.whole("--cores", cores),
        on=on,
        options=arguments.options(option or []),
        as_json=json,
        lang=language(lang or context.obj),
    )


@study.command()
def lab(
    context: typer.Context,
    game: GameName,
    games: Annotated[str, typer.Option(metavar="N", help="How many games; the more, the surer.")] = "400",
    players: Players = None,
    level: Annotated[str, typer.Option(metavar="BOT", help="Who plays: level1 to level5, or random.")] = "level4",
    seed: Seed = None,
    cores: Cores = None,
    on: On = "local",
    option: Option = None,
    to: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where the report goes (default GAME-lab.html, none with --json)."),
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Study the balance of a game: seats, luck and skill, drama, choices, options; one HTML report."""
    from osselet.cli import arguments
    from osselet.cli.lab import report
    from osselet.cli.language import language

    return report(
        game,
        players=arguments.whole("--players", players),
        games=arguments.whole("--games", games) or 0,
        level=level,
        seed=arguments.whole("--seed", seed) or 0,
        cores=arguments.whole("--cores", cores),
        on=on,
        options=arguments.options(option or []),
        path=to,
        as_json=json,
        lang=language(lang or context.obj),
    )


@study.command()
def review(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A recorded game.")],
    game: Annotated[str | None, typer.Option(metavar="FOLDER", help="Where the game is, if not installed.")] = None,
    seat: Annotated[str | None, typer.Option(metavar="K", help="Only this seat, counted from 0.")] = None,
    level: Annotated[str, typer.Option(metavar="N", help="The bot to compare with, level 1 to 5.")] = "5",
    seed: Seed = None,
    effort: Annotated[str, typer.Option(metavar="X", help="How hard to think: 2 takes twice as long.")] = "1",
    cores: Annotated[str | None, typer.Option(metavar="C", help="How many cores (default all).")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.png|svg", help="Draw the curves here.")] = None,
    unfinished: Annotated[bool, typer.Option("--unfinished", help="Even if not over: tells what is hidden.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Look at a recorded game again: everybody's chances, the turning points, and what a bot would have done.

    Chances are judged from what each seat knew and nothing else. The same seed finds the same.
    """
    from osselet.cli import arguments
    from osselet.cli.language import language
    from osselet.cli.review import ReviewRequest, look_again

    return look_again(
        ReviewRequest(
            file=file,
            game=game,
            seat=arguments.whole("--seat", seat),
            level=arguments.whole("--level", level.removeprefix("level")) or 0,
            seed=arguments.whole("--seed", seed) or 0,
            effort=arguments.number("--effort", effort),
            cores=arguments.whole("--cores", cores),
            unfinished=unfinished,
            as_json=json,
            plot=plot,
            lang=language(lang or context.obj),
        )
    )
