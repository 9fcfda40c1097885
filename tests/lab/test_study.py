"""The balance report: repeatable, complete, and right about what can be counted by hand."""

import json
import re
from dataclasses import replace

import numpy as np
import pytest

from osselet.core.registry import find
from osselet.core.texts import LANGUAGES, Speaker
from osselet.lab import study as studying
from osselet.lab.balance_plots import PLOTS
from osselet.lab.match import Decision, PlayedGame
from osselet.lab.report import findings, html, pictures
from osselet.lab.study import CURVE, Figure, study
from osselet.lab.win_chances import Glance, Watched


@pytest.fixture(scope="module")
def report():
    return study("hunde", games=16, level="level1", seed=3)


def test_the_same_seed_finds_the_same_on_one_core_and_on_two(report):
    assert study("hunde", games=16, level="level1", seed=3, cores=1) == report
    assert study("hunde", games=16, level="level1", seed=4).seats != report.seats


def test_shares_add_up_and_every_decision_is_counted(report):
    assert sum(seat.mean for seat in report.seats) == pytest.approx(1)
    assert len(report.decisions) == len(report.steps) == report.games
    assert sum(one.chosen for one in report.picked) == sum(report.decisions)
    assert {one.name for one in report.picked} == {"move", "black"}


def test_every_value_of_every_option_stands_beside_the_usual_one(report):
    assert [(one.option, one.value, one.is_default) for one in report.settings] == [
        ("push", "back", True),
        ("push", "rear", False),
        ("black_dice", "same", True),
        ("black_dice", "risky", False),
    ]


def test_the_json_can_be_read_again(report):
    assert json.loads(json.dumps(report.as_json()))["game"] == "hunde"


def test_the_json_can_be_read_again_whatever_numbers_were_given():
    found = study("oss", np.int64(3), np.int64(2), np.int64(1), np.int64(4), {"skill": np.int64(60)}, cores=1)
    read = json.loads(json.dumps(found.as_json()))
    assert (read["players"], read["games"], read["seed"]) == (3, 2, 4)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_one_file_in_every_language(report, lang):
    game = find("hunde")
    page = html(report, game, lang)
    say = Speaker(game, lang)
    assert page.count("<svg") == len(PLOTS)
    assert "<script" not in page
    assert "http" not in page.split("<svg")[0]
    assert all(
        sentence and "{" not in sentence and not sentence.startswith("lab-") for sentence in findings(report, say)
    )


def test_a_solo_game_has_a_report_without_opponents():
    one = study("kakuzu", players=1, games=4, level="level1")
    assert one.gaps == []
    assert one.leads == []
    assert one.shared == Figure(0.0, 0.0)
    shown = {name for name, _ in pictures(one, find("kakuzu"), Speaker(find("kakuzu")))}
    assert set(PLOTS) - shown == {"skill", "decisive", "picked"}
    assert all("runner-up" not in sentence for sentence in findings(one, Speaker(find("kakuzu"))))


def watched(outlooks, winner, stakes):
    """A game of two with glances evenly spread."""
    last = len(outlooks) - 1
    glances = tuple(
        Glance(at / last, 0, outlook, stake, 2)
        for at, (outlook, stake) in enumerate(zip(outlooks, stakes, strict=True))
    )
    shares = tuple(60 if seat == winner else 0 for seat in range(2))
    decisions = tuple(Decision(at % 2, 1, (1, 2), at) for at in range(10))
    return Watched(PlayedGame(shares, (3, 1), 10, decisions), glances)


def test_drama_is_told_as_it_was():
    """Seat 1 wins after being down to a tenth; it leads from the last third on; half of the decisions matter."""
    game = watched([(0.5, 0.5), (0.9, 0.1), (0.3, 0.7), (0.2, 0.8)], winner=1, stakes=[0.0, 0.2, 0.3, 0.0])
    drama = studying._drama([game], 2)
    assert drama.lowest == [0.1]
    assert drama.settled[0] == pytest.approx(0.7)
    assert drama.lead_changes.mean == 1
    assert drama.matter.mean == 5
    assert drama.winner[-1] == 1
    assert len(drama.winner) == CURVE


def test_players_are_active_until_their_last_decision():
    decisions = tuple(Decision(0 if at >= 5 else 1, 1, (1, 2), at) for at in range(11))
    curve = studying._active([PlayedGame((60, 0), (1, 0), 11, decisions)], 2)
    assert curve[0] == 1
    assert curve[-1] == 0.5


def ended(points, *winners):
    """A game with these points and winners."""
    share = 60 // max(len(winners), 1)
    return PlayedGame(tuple(share if seat in winners else 0 for seat in range(len(points))), points, 1)


def test_a_lead_is_over_the_runner_up():
    games = [ended((3, 9, 7), 1), ended((5, 5, 0), 0, 1), ended((4, 4, 1), 0), ended((2, 9, 3), 0), ended((0, 0), 0)]
    assert studying._leads(games) == [2, 0, 0, 1, 0]
    assert studying._shared(games).mean == pytest.approx(1 / 5)
    assert [studying._placed(one) for one in games[:4]] == [[9, 7, 3], [5, 5, 0], [4, 4, 1], [2, 3, 9]]
    assert studying._contested([*games, ended((1, 1)), ended((8,), 0)]) == games


def test_a_report_says_how_clear_victories_are(report):
    assert len(report.places) == report.players
    assert [len(points) for points in report.places] == [report.games] * report.players
    assert report.leads == [abs(first - second) for first, second in zip(*report.places[:2], strict=True)]
    francs = replace(report, places=[[90000], [60000], [0], [0]], leads=[30000], shared=Figure(0.25, 0.0))
    spoken = [" ".join(findings(francs, Speaker(find("hunde"), lang))) for lang in LANGUAGES]
    for text, numbers in zip(
        spoken, ("90.000 60.000 30.000", "90,000 60,000 30,000", "90.000 60.000 30.000"), strict=True
    ):
        flat = re.sub(r"(?<=\d)\s(?=\d{3})", ".", text)
        assert all(number in flat for number in numbers.split())
        assert "25\N{NO-BREAK SPACE}%" in text


def test_few_games_that_agree_do_not_pass_for_certainty():
    few, many = Figure.won([0] * 6, 60), Figure.won([0] * 600, 60)
    assert few.mean == many.mean == 0
    assert few.margin > 0.3
    assert many.margin < 0.01
    half = Figure.won([0, 60] * 200, 60)
    assert half.margin == pytest.approx(Figure.of([0.0, 1.0] * 200).margin, rel=0.02)


def test_games_of_one_length_are_said_to_be_so(report):
    say = Speaker(find("hunde"))
    assert any("between 40 and 60" in text for text in findings(replace(report, decisions=[40, 50, 60] * 5), say))
    assert any("takes 50 decisions." in text for text in findings(replace(report, decisions=[50] * 15), say))


def test_a_figure_comes_with_its_interval():
    one = Figure.of([0.0, 1.0] * 50)
    assert one.mean == 0.5
    assert one.margin == pytest.approx(1.96 * 0.05, rel=0.01)
