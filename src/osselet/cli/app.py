"""The commands of `osselet`; each loads what it needs only when it is called."""

from pathlib import Path
from typing import Annotated

import typer

from osselet.cli.house_commands import house

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.add_typer(house, name="house")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game of the cabinet, or a folder such as ./mygame.")]
Lang = Annotated[str | None, typer.Option(metavar="fr|en|de", help="Language (also OSSELET_LANG).")]
Option = Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game; repeatable.")]
Players = Annotated[str | None, typer.Option(metavar="N", help="How many play.")]
Seed = Annotated[str | None, typer.Option(metavar="S", help="The same seed gives the same chance.")]
Cores = Annotated[str | None, typer.Option(metavar="C", help="How many cores (default all).")]
On = Annotated[str, typer.Option(metavar="local|ray[:ADDRESS]", help="Where the games are played.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Plain = Annotated[bool, typer.Option("--plain", help="Run the rules without Numba, as a debugger likes it.")]


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


@app.command()
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


@app.command()
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


@app.command()
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


Host = Annotated[str | None, typer.Option(metavar="ADDRESS", help="Where to listen (OSSELET_HOST; 127.0.0.1).")]
Port = Annotated[str | None, typer.Option(metavar="N", help="The port (OSSELET_PORT; 8088, 0: any free one).")]
Database = Annotated[
    str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://… (OSSELET_DATABASE).")
]
RedisUrl = Annotated[
    str | None, typer.Option("--redis", metavar="URL", help="redis://…, between workers (OSSELET_REDIS).")
]


@app.command()
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


@app.command()
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


@app.command()
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


@app.command()
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


@app.command()
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


@app.command()
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


@app.command()
def look(game: GameName, players: Players = None) -> int:
    """Print a look derived from the views of a game, as Python to begin its look.py with."""
    from osselet.cli import arguments
    from osselet.cli.look import show

    return show(game, arguments.whole("--players", players))


@app.command()
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
