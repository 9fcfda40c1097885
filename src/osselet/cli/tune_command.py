"""The command `osselet tune`: what can be said on its line."""

from pathlib import Path
from typing import Annotated

import typer


def tune(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game of the cabinet, or a folder such as ./mygame.")],
    minutes: Annotated[str | None, typer.Option(metavar="M", help="How long it may take (10; A or B: 1).")] = None,
    games: Annotated[
        str | None, typer.Option(metavar="N", help="So many games instead: the same find the same, anywhere.")
    ] = None,
    players: Annotated[str | None, typer.Option(metavar="N", help="How many play.")] = None,
    seed: Annotated[str | None, typer.Option(metavar="S", help="The same seed gives the same chance.")] = None,
    cores: Annotated[str | None, typer.Option(metavar="C", help="How many cores (default all).")] = None,
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
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Annotated[str | None, typer.Option(metavar="fr|en|de", help="Language (also OSSELET_LANG).")] = None,
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
