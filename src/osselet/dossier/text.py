"""The dossier in words: what is behind a ruling, in a few sentences, and whole pages of Markdown."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from osselet.core.game import Game
from osselet.core.texts import FALLBACK, LANGUAGES, Speaker
from osselet.dossier.reading import (
    NO_EFFECT,
    OTHER_RULES,
    RULE,
    RULING,
    USUAL,
    Alternative,
    Dossier,
    Entry,
    Mean,
    Reference,
    Sure,
    passages_of,
)
from osselet.table.box import Box

SCALE: tuple[Sure, ...] = ("certain", "likely", "chosen", "open")
BLOCKS = re.compile(r"\n{2,}")
COMMA = str.maketrans(".,", ",\N{NO-BREAK SPACE}")


@dataclass(frozen=True)
class Instead:
    """Another reading, and what it changes."""

    text: str
    effect: str


@dataclass(frozen=True)
class Told:
    """What is behind a rule or ruling, in one language."""

    origin: str
    """Where it comes from and how sure that is."""
    note: str
    instead: list[Instead]
    references: list[Reference]

    @property
    def markdown(self) -> str:
        """As points of a list."""
        points = [f"*{self.origin}*", self.note, *(f"{one.text} {one.effect}" for one in self.instead)]
        points += [f"[{one.title}]({one.url}), {one.by}" for one in self.references]
        return "\n".join(f"- {point}" for point in points if point)


def told(dossier: Dossier, entry: Entry, lang: str) -> Told:
    """An entry in one language."""
    say = Speaker(None, lang)
    where = say("dossier-between").join(
        say("dossier-lines", section=section, first=str(first), last=str(last), single=int(first == last))
        for section, first, last in passages_of(entry)
    )
    origin = say(
        "dossier-origin",
        source=say(f"dossier-source-{entry.source}"),
        sure=say(f"dossier-sure-{entry.sure}"),
        where=where,
        told=int(bool(where)),
        sheet=int(entry.source == "sheet"),
    )
    return Told(
        origin=origin,
        note=entry.note[lang] if entry.note else "",
        instead=[
            Instead(say("dossier-instead", text=one[lang]), effect(dossier, one, lang)) for one in entry.alternatives
        ],
        references=[dossier.references[name] for name in entry.references],
    )


def effect(dossier: Dossier, alternative: Alternative, lang: str) -> str:
    """What another reading changes, in a sentence."""
    say = Speaker(None, lang)
    if alternative.effect in (NO_EFFECT, OTHER_RULES):
        return say(f"dossier-effect-{alternative.effect}")
    assert dossier.measured is not None
    new, usual = dossier.measured.settings[alternative.effect], dossier.measured.settings[USUAL]
    return say(
        "dossier-effect-measured",
        games=number(dossier.measured.games, 0, lang),
        decisions=number(new.decisions[0], 1, lang),
        before=number(usual.decisions[0], 1, lang),
        longer=margin([new.decisions, usual.decisions], lang),
        shared=number(100 * new.shared[0], 1, lang),
        tied=number(100 * usual.shared[0], 1, lang),
        closer=margin([new.shared, usual.shared], lang, 100),
        seats=shares(new.seats, lang),
        fair=shares(usual.seats, lang),
        fairer=margin([*new.seats, *usual.seats], lang, 100),
    )


def number(value: float, digits: int, lang: str) -> str:
    """As people write it in this language."""
    text = f"{value:,.{digits}f}"
    return text if lang == FALLBACK else text.translate(COMMA)


def mean(one: Mean, lang: str, times: int = 1) -> str:
    """`65.7 ± 1.2`."""
    return f"{number(times * one[0], 1, lang)} ± {number(times * one[1], 1, lang)}"


def margin(of: Sequence[Mean], lang: str, times: int = 1) -> str:
    """The largest margin of several means: what they may all be off by."""
    return number(times * max(margin for _, margin in of), 1, lang)


def shares(seats: Sequence[Mean], lang: str) -> str:
    """Each seat's victories in per cent: `24 / 25 / 25 / 26`."""
    return " / ".join(number(100 * share, 0, lang) for share, _ in seats)


def sourced_rules(game: Game, dossier: Dossier, lang: str) -> str:
    """The rules page with what is behind each ruling below it."""
    return "\n\n".join(_blocks(game, dossier, lang, rulings_only=True)) + "\n"


def whole_page(game: Game, dossier: Dossier, lang: str) -> str:
    """The dossier as a page: every part of the rules and every ruling with what is behind it, then the figures."""
    say = Speaker(None, lang)
    title = Box(game).title(lang)
    head = [f"# {say('dossier-title', title=title)}", say("dossier-intro"), made_by(dossier, lang), _legend(lang)]
    return "\n\n".join([*head, *_blocks(game, dossier, lang), *_figures(dossier, lang)]) + "\n"


def _blocks(game: Game, dossier: Dossier, lang: str, rulings_only: bool = False) -> Iterator[str]:
    """Of the rules page: all of it with the rulings explained, or headings and rulings alone with all explained."""
    for block in BLOCKS.split(Box(game).rules_page(lang).strip()):
        rule, ruling = RULE.search(block), RULING.search(block)
        if ruling:
            yield RULING.sub(lambda found: found[0].removesuffix(f"{{#{found[1]}}}").rstrip(), block)
            yield told(dossier, dossier.rulings[ruling[1]], lang).markdown
        elif rulings_only:
            yield block
        elif rule:
            yield rule[0].removesuffix(f"{{#{rule[1]}}}").rstrip()
            yield told(dossier, dossier.rules[rule[1]], lang).markdown


def _figures(dossier: Dossier, lang: str) -> Iterator[str]:
    """What was played, as a table."""
    if dossier.measured is None:
        return
    say, found = Speaker(None, lang), dossier.measured
    entries = [*dossier.rules.values(), *dossier.rulings.values()]
    named = {one.effect: one[lang] for entry in entries for one in entry.alternatives}
    rows = [
        f"| {say('dossier-setting')} | {say('dossier-seats')} | {say('dossier-decisions')} | {say('dossier-shared')} |"
    ]
    rows.append("|---|---|---|---|")
    for name, one in found.settings.items():
        label = say("dossier-usual") if name == USUAL else named[name].rstrip(".")
        seats = f"{shares(one.seats, lang)} (± {margin(one.seats, lang, 100)})"
        values = seats, mean(one.decisions, lang), mean(one.shared, lang, 100)
        rows.append(f"| {label} | {' | '.join(values)} |")
    yield f"## {say('dossier-figures')}"
    games = number(found.games, 0, lang)
    yield say("dossier-played", games=games, players=str(found.players), bot=found.bot, seed=str(found.seed))
    yield "\n".join(rows)
    yield f"```sh\n{found.command}\n```"


def made_by(dossier: Dossier, lang: str) -> str:
    """Who made the game, and which sheet we had."""
    say, work, sheet = Speaker(None, lang), dossier.work, dossier.sheet
    return say(
        "dossier-credits",
        title=work.title,
        authors=", ".join(work.authors),
        artists=", ".join(work.artists),
        drawn=int(bool(work.artists)),
        publishers=", ".join(work.publishers),
        year=str(work.year),
        circa=int(work.circa),
        languages=", ".join(say(f"dossier-language-{one}") for one in sheet.languages),
        lines=str(sheet.lines),
        translators=", ".join(sheet.translators),
        translated=int(bool(sheet.translators)),
    )


def scale(lang: str) -> dict[str, str]:
    """How sure we can be, from best to worst, and what that means."""
    say = Speaker(None, lang)
    return {say(f"dossier-sure-{one}"): say(f"dossier-scale-{one}") for one in SCALE}


def _legend(lang: str) -> str:
    say = Speaker(None, lang)
    return "\n".join(f"- {say('dossier-legend', word=word, meaning=meaning)}" for word, meaning in scale(lang).items())


def index_page(games: Sequence[Game]) -> str:
    """The page that lists the others."""
    say = Speaker(None, FALLBACK)
    lines = [f"# {say('dossier-index')}", "", say("dossier-index-intro"), "", _legend(FALLBACK), ""]
    for game in games:
        links = ", ".join(f"[{say(f'dossier-language-{lang}')}]({game.id}.{lang}.md)" for lang in LANGUAGES)
        lines.append(f"- {Box(game).title()}: {links}")
    return "\n".join([*lines, ""])
