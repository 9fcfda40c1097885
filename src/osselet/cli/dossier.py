"""`osselet dossier`: where the rules come from, for people and as data to cite."""

import json

from osselet.cli.console import out
from osselet.cli.rules import show as show_page
from osselet.core.errors import OsseletError
from osselet.core.game import Game
from osselet.core.registry import find, games
from osselet.core.texts import FALLBACK, LANGUAGES, Speaker, check_language
from osselet.dossier.linked_data import linked_data
from osselet.dossier.reading import Dossier, dossier_of
from osselet.dossier.text import sourced_rules, whole_page


def show(name: str | None, lang: str) -> int:
    """The dossier of a game, or of all that have one, laid out for this terminal."""
    for game, dossier in _kept(name, lang):
        show_page(out(), whole_page(game, dossier, lang))
    return 0


def export(name: str | None, lang: str | None) -> int:
    """The same as JSON-LD, in one language if one is named."""
    languages = [check_language(lang)] if lang else LANGUAGES
    print(json.dumps(linked_data(_kept(name, lang), languages), ensure_ascii=False, indent=2))  # noqa: T201
    return 0


def sourced(game: Game, lang: str) -> str:
    """The rules page with what is behind each ruling."""
    return sourced_rules(game, _of(game, lang), lang)


def _kept(name: str | None, lang: str | None) -> list[tuple[Game, Dossier]]:
    if name is not None:
        return [(find(name), _of(find(name), lang))]
    found = [(game, dossier_of(game)) for game in map(find, games())]
    return [(game, dossier) for game, dossier in found if dossier]


def _of(game: Game, lang: str | None) -> Dossier:
    dossier = dossier_of(game)
    if dossier is None:
        raise OsseletError(Speaker(None, lang or FALLBACK)("why-no-dossier"))
    return dossier
