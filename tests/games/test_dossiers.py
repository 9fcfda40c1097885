"""Every rule and ruling says where it comes from, in three languages; what was measured can be measured again."""

import re
from pathlib import Path

import msgspec
import pytest
from bench.dossier import PAGES, PLANS, PLAYERS, SEED, changed, pages

import osselet
from osselet.core.registry import find
from osselet.core.texts import LANGUAGES
from osselet.dossier.linked_data import linked_data
from osselet.dossier.reading import RULING, USUAL, Dossier, Entry, dossier_of, problems
from osselet.dossier.text import sourced_rules, told, whole_page
from tests.games.test_pages import CREDITS

LONGEST, MOST_SENTENCES = 420, 3
NAMES = osselet.games()


def kept(name: str) -> Dossier:
    found = dossier_of(find(name))
    assert found is not None, f"{name} has no dossier"
    return found


def rules_pages(name: str) -> dict[str, str]:
    return {lang: osselet.game(name).rules_page(lang) for lang in LANGUAGES}


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_and_ruling_has_its_entry(name: str) -> None:
    assert list(problems(kept(name), rules_pages(name))) == []


@pytest.mark.parametrize("name", NAMES)
def test_texts_are_short(name: str) -> None:
    dossier = kept(name)
    for key, entry in {**dossier.rules, **dossier.rulings}.items():
        for lang in LANGUAGES:
            texts = [*([entry.note[lang]] if entry.note else []), *(one[lang] for one in entry.alternatives)]
            assert all(len(text) <= LONGEST for text in texts), (key, lang)
            assert all(len(re.findall(r"[.!?](?:\s|$)", text)) <= MOST_SENTENCES for text in texts), (key, lang)


def wrong(**change: object) -> list[str]:
    """What is found in the dossier of the first game with something changed."""
    return list(problems(msgspec.structs.replace(kept("hunde"), **change), rules_pages("hunde")))


def test_a_ruling_without_its_entry_is_found() -> None:
    entries = dict(kept("hunde").rulings)
    entries.pop("sixteen")
    assert wrong(rulings=entries) == [f"the ruling sixteen of rules.{lang}.md has no entry." for lang in LANGUAGES]


def test_an_entry_without_its_ruling_or_rule_is_found() -> None:
    dossier = kept("hunde")
    some = dossier.rulings["sixteen"]
    assert wrong(rulings={**dossier.rulings, "seventeen": some})[0] == "rules.fr.md has no ruling seventeen."
    assert wrong(rules={**dossier.rules, "kennel": some})[0] == "rules.fr.md has no rule kennel."


def test_a_ruling_without_a_name_is_found() -> None:
    shown = rules_pages("hunde")
    shown["de"] = RULING.sub("> Ohne Namen.", shown["de"], count=1)
    assert "rules.de.md has a ruling without a name {#…} at its end." in problems(kept("hunde"), shown)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"passages": ["Variante: 900"]}, "names the passage 'Variante: 900', which the sheet does not have"),
        ({"passages": ["Variante"]}, "names the passage 'Variante', which the sheet does not have"),
        ({"passages": []}, "comes from the sheet but names no passage"),
        ({"references": ["nobody"]}, "refers to nobody, which is not there"),
        ({"source": "other", "references": []}, "comes from elsewhere but names no reference"),
        ({"note": None}, "has no note"),
        ({"alternatives": []}, "has no alternative"),
    ],
    ids=str,
)
def test_an_entry_that_leads_nowhere_is_found(change: dict[str, object], sentence: str) -> None:
    entries = dict(kept("hunde").rulings)
    entries["sixteen"] = msgspec.structs.replace(entries["sixteen"], **change)
    assert wrong(rulings=entries) == [f"sixteen {sentence}."]


def test_an_effect_that_nobody_measured_is_found() -> None:
    dossier = kept("hunde")
    assert any("'push=rear', which nobody measured" in one for one in wrong(measured=None))
    rules = {**dossier.rules, "options": msgspec.structs.replace(dossier.rules["options"], alternatives=[])}
    assert wrong(rules=rules) == ["no alternative is 'push=rear', which was measured."]


@pytest.mark.parametrize("name", NAMES)
def test_what_was_measured_is_what_is_planned(name: str, tmp_path: Path) -> None:
    """The same bots, games and seed; and the lines that other readings change are still there."""
    found, plan = kept(name).measured, PLANS[name]
    assert found is not None
    assert (found.command, found.players, found.bot) == (f"python -m bench.dossier {name}", PLAYERS, plan.bot)
    assert (found.seed, found.games) == (SEED, plan.games)
    assert list(found.settings) == [USUAL, *plan.settings]
    for number, setting in enumerate(plan.settings.values()):
        find(name).read_options(setting.options, PLAYERS)
        if setting.changes:
            copy = find(changed(name, setting.changes, tmp_path / str(number)))
            assert copy.rules.play.__module__ != find(name).rules.play.__module__


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_wins_what_the_others_do_not(name: str) -> None:
    found = kept(name).measured
    assert found is not None
    for one in found.settings.values():
        assert sum(share for share, _ in one.seats) == pytest.approx(1, abs=0.003)


def test_the_pages_are_fresh() -> None:
    """`python -m bench.dossier --pages` writes them anew."""
    assert {path.name: path.read_text(encoding="utf-8") for path in PAGES.iterdir()} == pages()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_pages_leave_no_text_out(name: str, lang: str) -> None:
    game, dossier = find(name), kept(name)
    page, rules = whole_page(game, dossier, lang), sourced_rules(game, dossier, lang)
    assert "dossier-" not in page + rules
    for key, entry in dossier.rulings.items():
        assert f"{{#{key}}}" not in page + rules
        assert told(dossier, entry, lang).markdown in page
        assert told(dossier, entry, lang).markdown in rules
    assert all(told(dossier, entry, lang).markdown in page for entry in dossier.rules.values())


def test_numbers_are_written_as_people_write_them() -> None:
    entry: Entry = kept("hunde").rulings["dice-faces"]
    english, french = (told(kept("hunde"), entry, lang).instead[0].effect for lang in ("en", "fr"))
    assert re.search(r"2,000 games.* \d\d\.\d decisions .*\(± \d\.\d\)", english)
    assert re.search(r"2\N{NO-BREAK SPACE}000 parties.* \d\d,\d décisions .*\(± \d,\d\)", french)


@pytest.mark.parametrize("name", NAMES)
def test_linked_data_credits_the_authors_and_names_everything(name: str) -> None:
    dossier = kept(name)
    data = linked_data([(find(name), dossier)])
    nodes = {node["@id"]: node for node in data["@graph"]}
    game = nodes[f"urn:osselet:{name}:game"]
    credited = str([game, nodes[f"urn:osselet:{name}:sheet"]])
    assert all(credit in credited for credit in CREDITS[name])
    claims = nodes[f"urn:osselet:{name}:dossier"]["hasPart"]
    assert [claim["identifier"] for claim in claims] == [*dossier.rules, *dossier.rulings]
    linked = {link["@id"] for claim in claims for one in claim["alternatives"] for link in one["measured"]}
    assert linked < set(nodes)
    assert all({text["@language"] for text in claim["text"]} <= set(LANGUAGES) for claim in claims)


def test_linked_data_speaks_one_language_if_asked() -> None:
    assert "Stattdessen" not in str(linked_data([(find("hunde"), kept("hunde"))], ["de"]))
    assert "'@language': 'fr'" not in str(linked_data([(find("hunde"), kept("hunde"))], ["de"]))
