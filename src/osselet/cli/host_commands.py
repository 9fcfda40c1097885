"""Commands of whoever hosts a server; each loads what it needs only when it is called."""

from pathlib import Path
from typing import Annotated

import typer

from osselet.cli.parameters import Database, Host, Lang, Port, RedisUrl

host = typer.Typer()


@host.command()
def serve(
    context: typer.Context,
    host: Host = None,
    port: Port = None,
    database: Database = None,
    redis: RedisUrl = None,
    workers: Annotated[str | None, typer.Option(metavar="N", help="Worker processes (OSSELET_WORKERS; 1).")] = None,
    origin: Annotated[
        str | None, typer.Option(metavar="URL", help="The public address, https://… (OSSELET_ORIGIN).")
    ] = None,
    proxy: Annotated[bool | None, typer.Option("--proxy", help="Believe a proxy's headers (OSSELET_PROXY).")] = None,
    trusted: Annotated[
        str | None, typer.Option(metavar="NET,…", help="Networks of clubhouses and schools (OSSELET_TRUSTED).")
    ] = None,
    sockets: Annotated[
        str | None, typer.Option(metavar="N", help="Sockets an address may hold open (OSSELET_SOCKETS; 64).")
    ] = None,
    limits: Annotated[
        float | None, typer.Option(metavar="X", help="Limits times X; 0 lifts them (OSSELET_LIMITS; 1).")
    ] = None,
    game: Annotated[list[str] | None, typer.Option(metavar="FOLDER", help="A game in a folder, as well.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    lang: Lang = None,
) -> int:
    """Open the cabinet for browsers, here or for the world.

    Other limits: OSSELET_RATE, commands a second a socket may send (20); OSSELET_PROXIES, networks of further proxies.
    """
    from osselet.cli import arguments
    from osselet.cli.language import language
    from osselet.cli.serve import open_server

    return open_server(
        language(lang or context.obj),
        open_browser,
        host=host,
        port=arguments.whole("--port", port),
        database=database,
        redis=redis,
        workers=arguments.whole("--workers", workers),
        origin=origin,
        proxy=proxy,
        trusted=tuple(one.strip() for one in trusted.split(",") if one.strip()) if trusted else None,
        sockets=arguments.whole("--sockets", sockets),
        limits=limits,
        games=tuple(game) if game else None,
    )


@host.command()
def doctor(
    context: typer.Context,
    host: Host = None,
    port: Port = None,
    database: Database = None,
    redis: RedisUrl = None,
    lang: Lang = None,
) -> int:
    """Say in plain words what is wrong with a set-up; exit status 1 if something is."""
    from osselet.cli import arguments
    from osselet.cli.doctor import examine
    from osselet.cli.language import language

    return examine(
        language(lang or context.obj),
        host=host,
        port=arguments.whole("--port", port),
        database=database,
        redis=redis,
    )


@host.command()
def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    database: Database = None,
    lang: Lang = None,
) -> int:
    """Copy everything a server keeps into one file, even while it runs."""
    from osselet.cli.backup import backup
    from osselet.cli.language import language

    return backup(file, database, language(lang or context.obj))


@host.command()
def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by backup.")],
    database: Database = None,
    lang: Lang = None,
) -> int:
    """Bring back what a backup holds, into a database that is empty."""
    from osselet.cli.language import language
    from osselet.cli.restore import restore

    return restore(file, database, language(lang or context.obj))
