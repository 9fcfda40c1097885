"""The dossier as linked data to cite: JSON-LD in the words of schema.org, with the credits of the original games."""

from collections.abc import Iterator, Sequence
from typing import Any

from osselet.core.game import Game
from osselet.core.texts import LANGUAGES, Speaker
from osselet.dossier.reading import NO_EFFECT, OTHER_RULES, Dossier, Entry, Measured, Said, passages_of
from osselet.table.box import Box

PREFIX = "urn:osselet:"
"""Names of our own things; what others made is named by its address, where it has one."""
OWN = ("alternatives", "effect", "kind", "lines", "measured", "source", "sure")
"""What schema.org has no word for."""
CONTEXT = ["https://schema.org", {word: f"{PREFIX}vocabulary:{word}" for word in OWN}]


def linked_data(games: Sequence[tuple[Game, Dossier]], languages: Sequence[str] = LANGUAGES) -> dict[str, Any]:
    """The dossiers of these games, their texts in these languages."""
    found = [node for game, dossier in games for node in _nodes(game, dossier, languages)]
    return {"@context": CONTEXT, "@graph": found}


def _nodes(game: Game, dossier: Dossier, languages: Sequence[str]) -> Iterator[dict[str, Any]]:
    """The published game, its sheet, the dossier, and what was measured."""
    base = f"{PREFIX}{dossier.game}"
    work, sheet = dossier.work, dossier.sheet
    yield {
        "@id": f"{base}:game",
        "@type": "Game",
        "name": work.title,
        "author": _named("Person", work.authors),
        "contributor": _named("Person", work.artists),
        "publisher": _named("Organization", work.publishers),
        "datePublished": f"{work.year}~" if work.circa else str(work.year),
    }
    yield {
        "@id": f"{base}:sheet",
        "@type": "CreativeWork",
        "name": f"{work.title}: rules sheet",
        "isPartOf": {"@id": f"{base}:game"},
        "inLanguage": sheet.languages,
        "translator": _named("Person", sheet.translators),
    }
    yield {
        "@id": f"{base}:dossier",
        "@type": "Dataset",
        "name": _all([Said(**{lang: _title(game, lang) for lang in LANGUAGES})], languages),
        "about": {"@id": f"{base}:game"},
        "creator": {"@type": "Organization", "name": "Osselet"},
        "version": str(game.version),
        "hasPart": [
            _claim(base, kind, name, entry, dossier, languages)
            for kind, entries in (("rule", dossier.rules), ("ruling", dossier.rulings))
            for name, entry in entries.items()
        ],
    }
    if dossier.measured:
        for name, one in dossier.measured.settings.items():
            yield from _observations(base, name, one, dossier)


def _title(game: Game, lang: str) -> str:
    return Speaker(None, lang)("dossier-title", title=Box(game).title(lang))


def _claim(base: str, kind: str, name: str, entry: Entry, dossier: Dossier, languages: Sequence[str]) -> dict[str, Any]:
    """A rule or ruling: what we say about it, what it cites, and how sure we are."""
    citations: list[dict[str, Any]] = [
        {
            "@type": "CreativeWork",
            "isPartOf": {"@id": f"{base}:sheet"},
            "name": section,
            "lines": f"{first}-{last}",
        }
        for section, first, last in passages_of(entry)
    ]
    for one in (dossier.references[reference] for reference in entry.references):
        citations.append({"@type": "WebPage", "@id": one.url, "name": one.title, "publisher": one.by})
    return {
        "@id": f"{base}:{kind}:{name}",
        "@type": "Claim",
        "identifier": name,
        "kind": kind,
        "source": entry.source,
        "sure": entry.sure,
        "text": _all([entry.note] if entry.note else [], languages),
        "citation": citations,
        "isBasedOn": {"@id": f"{base}:sheet"},
        "alternatives": [
            {
                "@type": "Claim",
                "text": _all([one], languages),
                "effect": one.effect,
                "measured": [] if one.effect in (NO_EFFECT, OTHER_RULES) else [{"@id": _played(base, one.effect)}],
            }
            for one in entry.alternatives
        ],
    }


def _played(base: str, setting: str) -> str:
    return f"{base}:measured:{'-'.join(setting.replace(',', '').replace('=', ' ').split())}"


def _observations(base: str, name: str, found: Measured, dossier: Dossier) -> Iterator[dict[str, Any]]:
    """The figures of one setting."""
    assert dossier.measured is not None
    played = dossier.measured
    figures = [(f"share of the victories, seat {seat}", one) for seat, one in enumerate(found.seats)]
    figures += [("decisions a game", found.decisions), ("share of victories that are shared", found.shared)]
    yield {
        "@id": _played(base, name),
        "@type": "Dataset",
        "name": name,
        "isPartOf": {"@id": f"{base}:dossier"},
        "measurementTechnique": (
            f"{played.games} games of {played.players} bots ({played.bot}), seed {played.seed}: {played.command}"
        ),
        "variableMeasured": [
            {
                "@type": "PropertyValue",
                "name": what,
                "value": mean,
                "minValue": round(mean - margin, 3),
                "maxValue": round(mean + margin, 3),
            }
            for what, (mean, margin) in figures
        ],
    }


def _named(kind: str, names: Sequence[str]) -> list[dict[str, str]]:
    return [{"@type": kind, "name": name} for name in names]


def _all(texts: Sequence[Said], languages: Sequence[str]) -> list[dict[str, str]]:
    return [{"@language": lang, "@value": text[lang]} for text in texts for lang in languages]
