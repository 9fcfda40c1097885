"""Arguments and options that several commands have, written once."""

from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game of the cabinet, or a folder such as ./mygame.")]
Lang = Annotated[str | None, typer.Option(metavar="fr|en|de", help="Language (also OSSELET_LANG).")]
Option = Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game; repeatable.")]
Players = Annotated[str | None, typer.Option(metavar="N", help="How many play.")]
Seed = Annotated[str | None, typer.Option(metavar="S", help="The same seed gives the same chance.")]
Cores = Annotated[str | None, typer.Option(metavar="C", help="How many cores (default all).")]
On = Annotated[str, typer.Option(metavar="local|ray[:ADDRESS]", help="Where the games are played.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Plain = Annotated[bool, typer.Option("--plain", help="Run the rules without Numba, as a debugger likes it.")]
Host = Annotated[str | None, typer.Option(metavar="ADDRESS", help="Where to listen (OSSELET_HOST; 127.0.0.1).")]
Port = Annotated[str | None, typer.Option(metavar="N", help="The port (OSSELET_PORT; 8088, 0: any free one).")]
Database = Annotated[
    str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://… (OSSELET_DATABASE).")
]
RedisUrl = Annotated[
    str | None, typer.Option("--redis", metavar="URL", help="redis://…, between workers (OSSELET_REDIS).")
]
