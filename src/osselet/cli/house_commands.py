"""The commands of `osselet house`; each loads what it needs only when it is called."""

from pathlib import Path
from typing import Annotated

import typer

from osselet.cli.parameters import Database, Json, Lang

house = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Look after a house that is open to others: all of it works while the server runs, and is written down.",
)
Limit = Annotated[str, typer.Option(metavar="N", help="How many to show.")]
Who = Annotated[str, typer.Argument(metavar="PERSON", help="An id, its first letters, or a name that only one has.")]
Sure = Annotated[bool, typer.Option("--yes", help="Do it; without this you only see what would go.")]
For = Annotated[str | None, typer.Option("--for", metavar="TIME", help="For how long: 90m, 12h, 7d, 2w.")]
Why = Annotated[str, typer.Option(metavar="TEXT", help="Why, for yourself and for those who host with you.")]


@house.command()
def people(
    context: typer.Context,
    name: Annotated[str, typer.Option(metavar="TEXT", help="Only those whose name has this in it.")] = "",
    limit: Limit = "50",
    database: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Who was here, the latest first."""
    from osselet.cli import house

    return house.people(house.Desk.of(context, database, lang, json), name, limit)


@house.command()
def tables(
    context: typer.Context,
    stage: Annotated[str | None, typer.Option(metavar="open|playing|over", help="Only those of a stage.")] = None,
    limit: Limit = "50",
    database: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Which tables there are, the latest first."""
    from osselet.cli import house

    return house.tables(house.Desk.of(context, database, lang, json), stage, limit)


@house.command()
def show(
    context: typer.Context,
    what: Annotated[str, typer.Argument(metavar="PERSON|TABLE", help="An id or its first letters, a name, a code.")],
    database: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """All that is known of a person or a table, except what players hide from each other."""
    from osselet.cli import house

    return house.show(house.Desk.of(context, database, lang, json), what)


@house.command()
def close(
    context: typer.Context,
    table: Annotated[str, typer.Argument(metavar="TABLE", help="An id, its first letters, or the code.")],
    yes: Sure = False,
    database: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Take a table away, with all that was kept of it."""
    from osselet.cli import house

    return house.close(house.Desk.of(context, database, lang, json), table, yes)


@house.command()
def mute(
    context: typer.Context,
    person: Who,
    lasts: For = None,
    why: Why = "",
    database: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Let somebody play on, but write nothing; until further notice unless you say for how long."""
    from osselet.cli import house

    return house.sanction(house.Desk.of(context, database, lang, json), "mute", person, lasts, why)


@house.command()
def unmute(
    context: typer.Context, person: Who, database: Database = None, json: Json = False, lang: Lang = None
) -> int:
    """Let somebody write again."""
    from osselet.cli import house

    return house.lift(house.Desk.of(context, database, lang, json), "mute", person)


@house.command()
def ban(
    context: typer.Context,
    person: Annotated[str, typer.Argument(metavar="PERSON|NETWORK", help="As elsewhere, or like 203.0.113.0/24.")],
    lasts: For = None,
    why: Why = "",
    database: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Let somebody, or everybody from a network, in no more."""
    from osselet.cli import house

    return house.sanction(house.Desk.of(context, database, lang, json), "ban", person, lasts, why)


@house.command()
def unban(
    context: typer.Context,
    person: Annotated[str, typer.Argument(metavar="PERSON|NETWORK", help="Who was banned.")],
    database: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Let somebody in again."""
    from osselet.cli import house

    return house.lift(house.Desk.of(context, database, lang, json), "ban", person)


@house.command()
def forget(
    context: typer.Context,
    person: Who,
    yes: Sure = False,
    database: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Forget somebody for good: name, words and tables; games of others stay."""
    from osselet.cli import house

    return house.forget(house.Desk.of(context, database, lang, json), person, yes)


@house.command()
def export(
    context: typer.Context,
    person: Who,
    to: Annotated[Path | None, typer.Option(metavar="FILE", help="Where it goes (default: it is printed).")] = None,
    database: Database = None,
    lang: Lang = None,
) -> int:
    """All that is kept of somebody, as JSON, for them to have."""
    from osselet.cli import house

    return house.export(house.Desk.of(context, database, lang, True), person, to)


@house.command()
def prune(
    context: typer.Context,
    older: Annotated[str, typer.Option(metavar="TIME", help="Untouched for so long: 180d, 26w.")],
    yes: Sure = False,
    database: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Take away what nobody has touched for long, sooner than the house does by itself."""
    from osselet.cli import house

    return house.prune(house.Desk.of(context, database, lang, json), older, yes)


@house.command()
def notice(
    context: typer.Context,
    text: Annotated[str | None, typer.Argument(metavar="TEXT", help="What everybody shall read now.")] = None,
    fr: Annotated[str, typer.Option(metavar="TEXT", help="The same for those who read French.")] = "",
    en: Annotated[str, typer.Option(metavar="TEXT", help="… English.")] = "",
    de: Annotated[str, typer.Option(metavar="TEXT", help="… German.")] = "",
    lasts: For = None,
    off: Annotated[bool, typer.Option("--off", help="End all notices.")] = False,
    database: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Tell something to everybody, at all tables and in the cabinet; alone it lists what is told now."""
    from osselet.cli import house

    words = {key: said for key, said in (("", text or ""), ("fr", fr), ("en", en), ("de", de)) if said}
    return house.notice(house.Desk.of(context, database, lang, json), words, lasts, off)


@house.command()
def reports(
    context: typer.Context,
    everything: Annotated[bool, typer.Option("--all", help="Settled ones too.")] = False,
    done: Annotated[str | None, typer.Option(metavar="N", help="Settle this one.")] = None,
    database: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """What people have reported to you: lines of chat, and names."""
    from osselet.cli import house

    return house.reports(house.Desk.of(context, database, lang, json), everything, done)


@house.command()
def invite(
    context: typer.Context,
    uses: Annotated[str, typer.Option(metavar="N", help="How many may come with it.")] = "1",
    lasts: For = "30d",
    note: Annotated[str, typer.Option(metavar="TEXT", help="For whom, for yourself.")] = "",
    listed: Annotated[bool, typer.Option("--list", help="Show the invitations there are.")] = False,
    withdraw: Annotated[str | None, typer.Option(metavar="CODE", help="This one lets nobody in any more.")] = None,
    database: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Make an invitation to a house that is for members only (OSSELET_HOUSE=members)."""
    from osselet.cli import house

    desk = house.Desk.of(context, database, lang, json)
    if listed:
        return house.invitations(desk)
    return house.withdraw(desk, withdraw) if withdraw else house.invite(desk, uses, lasts, note)


@house.command()
def audit(
    context: typer.Context, limit: Limit = "50", database: Database = None, json: Json = False, lang: Lang = None
) -> int:
    """What was done here, when and by whom, the latest first."""
    from osselet.cli import house

    return house.audit(house.Desk.of(context, database, lang, json), limit)
