"""The command `osselet tune`: what can be said on its line."""

from typing import Annotated

import typer


def tune(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game of the cabinet, or a folder such as ./mygame.")],
    minutes: Annotated[str, typer.Option(metavar="M", help="How long it may take.")] = "10",
    games: Annotated[
        str | None, typer.Option(metavar="N", help="So many games instead: the same find the same, anywhere.")
    ] = None,
    players: Annotated[str | None, typer.Option(metavar="N", help="How many play.")] = None,
    seed: Annotated[str | None, typer.Option(metavar="S", help="The same seed gives the same chance.")] = None,
    cores: Annotated[str | None, typer.Option(metavar="C", help="How many cores (default all).")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Annotated[str | None, typer.Option(metavar="fr|en|de", help="Language (also OSSELET_LANG).")] = None,
) -> int:
    """Let a game's bots find by playing what makes them stronger; it is kept in the game's folder.

    Ctrl-C keeps what was found so far. What is written by hand in the game's hints is left alone.
    """
    from osselet.cli import arguments
    from osselet.cli.language import language
    from osselet.cli.tune import fit

    return fit(
        game,
        minutes=arguments.number("--minutes", minutes),
        games=arguments.whole("--games", games),
        players=arguments.whole("--players", players),
        seed=arguments.whole("--seed", seed) or 0,
        cores=arguments.whole("--cores", cores),
        as_json=json,
        lang=language(lang or context.obj),
    )
