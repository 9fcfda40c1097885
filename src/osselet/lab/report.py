"""A balance report: one HTML file that stands alone, with what was found in sentences and pictures."""

import io
from collections.abc import Iterator
from html import escape
from statistics import fmean
from typing import Any

from osselet.core.game import Game
from osselet.core.options import show_options
from osselet.core.texts import Speaker
from osselet.lab.balance_plots import PLOTS, bot
from osselet.lab.study import Figure, OptionEffect, Study, quantile

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #22303c; background: #fff; max-width: 46rem; margin: 2rem auto;
  padding: 0 1rem }
h1 { margin-bottom: 0 } h2 { margin-top: 2.5rem } .facts, figcaption { color: #5b6b78 } figure { margin: 1rem 0 }
svg { width: 100%; height: auto } li { margin: .3rem 0 }
"""


def html(study: Study, game: Game, lang: str) -> str:
    """The report in one language."""
    say = Speaker(game, lang)
    title = say("lab-title", game=say("title"))
    parts = [
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1><p class='facts'>{escape(_facts(study, game, say))}</p><ul>",
        *(f"<li>{escape(sentence)}</li>" for sentence in findings(study, say)),
        "</ul>",
    ]
    for name, picture in pictures(study, game, say):
        parts.append(f"<section><h2>{escape(say(f'lab-{name}'))}</h2><figure>{svg(picture)}")
        parts.append(f"<figcaption>{escape(say(f'lab-{name}-about'))}</figcaption></figure></section>")
    return "\n".join([*parts, "</body></html>", ""])


def pictures(study: Study, game: Game, say: Speaker) -> Iterator[tuple[str, Any]]:
    """The pictures that this game has, by name."""
    words = game.vocabulary(game.read_options(study.options, study.players))
    for name, plot in PLOTS.items():
        picture = plot(study, say, words)
        if picture is not None:
            yield name, picture


def svg(picture: Any) -> str:
    """A picture as it stands in HTML."""
    text = io.StringIO()
    picture.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()[text.getvalue().index("<svg") :]


def _facts(study: Study, game: Game, say: Speaker) -> str:
    options = show_options(game.read_options(study.options, study.players), study.players)
    shown = ", ".join(f"{name}={str(value).lower()}" for name, value in options.items()) or "–"
    return say(
        "lab-facts", players=str(study.players), games=study.games, level=bot(study.level, say), seed=str(study.seed),
        options=shown,
    )  # fmt: skip


def findings(study: Study, say: Speaker) -> Iterator[str]:
    """What a designer should know, in a few sentences."""
    if study.players > 1:
        yield from _about_seats(study, say)
    yield _about_length(study, say)
    if study.leads:
        yield say(
            "lab-found-decisive",
            first=quantile(study.places[0], 0.5), second=quantile(study.places[1], 0.5),
            lead=quantile(study.leads, 0.5), shared=_shown(study.shared.mean),
        )  # fmt: skip
    if study.players > 1:
        drama = study.drama
        yield say(
            "lab-found-drama",
            changes=_decimal(drama.lead_changes.mean, say.lang), low=_shown(quantile(drama.lowest, 0.5)),
            settled=_shown(quantile(drama.settled, 0.5)),
        )  # fmt: skip
        yield say("lab-found-matter", number=f"{drama.matter.mean:.0f}", all=f"{fmean(study.decisions):.0f}")
    for gap in study.gaps[:1] + study.gaps[-1:]:
        yield say(
            "lab-found-skill", strong=bot(gap.strong, say), weak=bot(gap.weak, say), share=_with_margin(gap.share)
        )
    yield from _about_options(study, say)


def _about_length(study: Study, say: Speaker) -> str:
    low, high = quantile(study.decisions, 0.05), quantile(study.decisions, 0.95)
    key = "lab-found-length" if low < high else "lab-found-same-length"
    return say(key, decisions=round(fmean(study.decisions)), low=low, high=high)


def _about_seats(study: Study, say: Speaker) -> Iterator[str]:
    fair = 1 / study.players
    best = max(range(study.players), key=lambda seat: study.seats[seat].mean)
    worst = min(range(study.players), key=lambda seat: study.seats[seat].mean)
    uneven = any(abs(one.mean - fair) > one.margin * BONFERRONI for one in study.seats)
    yield say(
        "lab-found-uneven" if uneven else "lab-found-even",
        best=str(best), most=_with_margin(study.seats[best]), worst=str(worst), least=_with_margin(study.seats[worst]),
    )  # fmt: skip


BONFERRONI = 1.3
"""With up to six seats one of them strays beyond its interval by luck; this much farther it does so in few reports."""


def _about_options(study: Study, say: Speaker) -> Iterator[str]:
    usual = {one.option: one for one in study.settings if one.is_default}
    for one in study.settings:
        before = usual.get(one.option)
        if one.is_default or before is None:
            continue
        shorter = abs(one.decisions.mean - before.decisions.mean) > one.decisions.margin + before.decisions.margin
        moved = any(abs(a.mean - b.mean) > a.margin + b.margin for a, b in zip(one.seats, before.seats, strict=True))
        if shorter or moved:
            yield say(
                "lab-found-option", **_option(one, say), decisions=f"{one.decisions.mean:.0f}",
                before=f"{before.decisions.mean:.0f}", shares=_list(one.seats), usual=_list(before.seats),
            )  # fmt: skip
        else:
            yield say("lab-found-no-effect", **_option(one, say))


def _option(one: OptionEffect, say: Speaker) -> dict[str, str]:
    return {"option": say(f"option-{one.option}"), "value": say(f"option-{one.option}-{one.value}")}


def _list(figures: list[Figure]) -> str:
    return " / ".join(_shown(one.mean) for one in figures)


def _shown(share: float) -> str:
    return f"{100 * share:.0f}\N{NO-BREAK SPACE}%"


def _decimal(value: float, lang: str) -> str:
    return f"{value:.1f}".replace(".", "." if lang == "en" else ",")


def _with_margin(one: Figure) -> str:
    return f"{100 * one.mean:.0f}\N{NO-BREAK SPACE}± {_shown(one.margin)}"
