"""Records: versioned JSON with every step; damage is refused with a sentence that says where."""

import copy
import json
from dataclasses import replace

import pytest

import osselet
from osselet import RecordError
from osselet.table import replay as replay_game
from tests.table.test_play import hunde, probe


@pytest.fixture
def record():
    t = hunde("white:3", "white:dog", "white:2", "white:2", "white:5", "white:1", names=["Ann", None, "Bö"])
    t.play("move")
    t.play("move")
    return json.loads(json.dumps(t.record()))


def test_a_record_goes_on_where_it_stopped(record):
    t = osselet.replay(record)
    assert t.record() == record
    again = osselet.replay(record)
    for table in (t, again):
        table.play("move")
        table.play("black")
    assert t.record() == again.record()


def test_a_record_of_a_seeded_table_continues_as_the_table_itself():
    t = osselet.game("hunde").table(players=4, seed=11)
    t.play("move")
    twin = osselet.replay(t.record())
    while not t.over:
        t.play("black")
        twin.play("black")
    assert t.record() == twin.record()


DAMAGE = {
    "foreign": (lambda r: r.update(format="chess"), "not a record"),
    "another version": (lambda r: r.update(version=2), "version 2"),
    "no steps": (lambda r: r.pop("steps"), "no 'steps'"),
    "steps not a list": (lambda r: r.update(steps="white:3"), "'steps'"),
    "players a text": (lambda r: r.update(players="three"), "'players'"),
    "too many players": (lambda r: r.update(players=9), "3 to 6 players"),
    "unknown game": (lambda r: r.update(game="chess"), "no game 'chess'"),
    "unknown option": (lambda r: r["options"].update(colour="red"), "colour"),
    "bad option": (lambda r: r["options"].update(push="up"), "push"),
    "a step that is no name": (lambda r: r["steps"].__setitem__(2, 5), "Step 3 "),
    "an unknown step": (lambda r: r["steps"].__setitem__(2, "jump"), r"Step 3 .*jump"),
    "an impossible outcome": (lambda r: r["steps"].__setitem__(3, "black:2"), "Step 4 "),
    "a missing step": (lambda r: r["steps"].pop(1), "Step 2 "),
    "a step after the end of a turn": (lambda r: r["steps"].insert(3, "black"), "Step 4 "),
    "a wrong score": (lambda r: r.update(scores=[9, 9, 9]), "'scores'"),
    "a wrong winner": (lambda r: r.update(winners=[0]), "'winners'"),
    "a bad seed": (lambda r: r.update(seed="soon"), "'seed'"),
    "a seed that is no text": (lambda r: r.update(seed=1.5), "'seed'"),
    "draws that are none": (lambda r: r.update(dealt=-1), "'dealt'"),
    "draws as text": (lambda r: r.update(dealt="1"), "'dealt'"),
    "a truth value as version": (lambda r: r.update(version=True), "version True"),
    "more names than seats": (lambda r: r.update(names=["A"] * 4), "'names'"),
    "a name that speaks to the terminal": (lambda r: r.update(names=["\x1b[31mA"]), "no name"),
    "clocks of nobody": (lambda r: r.update(clocks=[1]), "'clocks'"),
    "names of nobody": (lambda r: r.update(names=5), "'names'"),
    "a strange seal": (lambda r: r.update(sealed=[1]), "'sealed'"),
    "a seal of nobody": (lambda r: r.update(sealed={"x": ["move"]}), "sealed choice 'move' of seat x"),
    "a seal out of place": (lambda r: r.update(sealed={"1": ["move"]}), "sealed choice 'move' of seat 1"),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_record_is_refused_and_says_where(record, name):
    spoil, says = DAMAGE[name]
    spoilt = copy.deepcopy(record)
    spoil(spoilt)
    with pytest.raises(osselet.OsseletError, match=says) as error:
        osselet.replay(spoilt)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("record", [None, [], "hunde", {}, {"format": "osselet-record"}])
def test_what_is_no_record_at_all_is_refused(record):
    with pytest.raises(RecordError):
        osselet.replay(record)


def test_a_record_of_other_rules_is_refused_naming_the_step_or_replayed_by_the_version_kept():
    t = probe()
    t.play("bid:1")
    record = t.record() | {"rules": 0}
    with pytest.raises(RecordError, match="version 0 of the rules of probe; we keep version 1"):
        replay_game(record, t.game)
    broken = copy.deepcopy(record)
    broken["steps"][3] = "bid:9"
    with pytest.raises(RecordError, match="Step 4"):
        replay_game(broken, t.game)
    keeper = replace(t.game, older={0: t.game})
    assert replay_game(record, keeper).state == t.state


def test_a_record_cut_in_the_middle_of_chance_goes_on_with_its_dealer(record):
    record["steps"] = record["steps"][:1]
    for key in ("over", "scores", "winners"):
        record.pop(key)
    t = osselet.replay(record)
    assert t.record()["steps"][0] == "white:3"
    assert t.actor == 0


def test_where_people_throw_their_own_dice_the_record_waits_for_them():
    t = osselet.game("hunde").table(players=3, dealer=osselet.Asked())
    t.play("white:2")
    again = osselet.replay(json.loads(json.dumps(t.record())))
    assert again.actor == "chance"
    assert again.record() == t.record()


def test_a_record_cannot_name_a_folder_to_load(tmp_path, record):
    (tmp_path / "__init__.py").write_text("raise SystemExit('loaded')", encoding="utf-8")
    with pytest.raises(osselet.OsseletError, match="no game"):
        osselet.replay(record | {"game": str(tmp_path)})
