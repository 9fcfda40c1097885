"""What a view shows, key by key."""

import json
import random

import pytest

from osselet.games.doggybag import GAME
from osselet.table import Box
from tests.games.doggybag.lesson import FULL, bag, go, lay, letters, loot, table

NONE = {"grey": 0, "white": 0, "red": 0, "yellow": 0, "black": 0}
START = {"grey": 3, "white": 4, "red": 5, "yellow": 1, "black": 3}


def seen(t, seat):
    return t.view(seat)["bag"]["seen"]


def test_before_the_first_coin():
    other = {"stock": None, "stock_size": 16, "front": NONE, "role": None, "flipped": False, "announced": None,
             "sealed": False, "out": False}  # fmt: skip
    assert table().view(0) == {
        "phase": "loot",
        "round": 1,
        "first": 0,
        "turn": 0,
        "coins": [],
        "loot": None,
        "chosen": [],
        "bag": {"size": 5, "seen": None},
        "chest": NONE,
        "drawn": NONE,
        "steal": None,
        "seats": [other | {"stock": START}, other],
    }


def test_the_phases_of_a_round():
    t = table()
    phases = [t.view()["phase"]]
    loot, picks = ["coins:11", "put:ww", "put:rr"], ["take:3", "draw:w", "flip:0", "announce:8"]
    for step in [*loot, *picks, "draw:b", "draw:rrr", "greed", "draw:w"]:
        go(t, step)
        phases.append(t.view()["phase"])
    assert phases == [
        "loot",
        "loot",
        "loot",
        "roles",
        "effect",
        "roles",
        "roles",
        "heist",
        "heist",
        "greed",
        "greed",
        "loot",
    ]


def test_the_theft_and_the_end_are_phases_too():
    t = go(loot(lay(front=("", "g"))), "take:4 take:0 draw:gggg greed draw:g")
    assert t.view()["phase"] == "steal"
    t = go(loot(lay(bag="b", front=("bb", ""))), "take:6 take:4 draw:b")
    assert (t.view()["phase"], t.view()["turn"]) == ("over", None)


def test_only_the_own_stock_is_shown():
    t = table(players=3)
    assert [letters(s["stock"]) if s["stock"] else None for s in t.view(1)["seats"]] == [None, FULL, None]
    assert [s["stock"] for s in t.view()["seats"]] == [None] * 3


def test_another_s_stock_is_null_even_when_it_is_empty():
    t = loot(lay(stock=("ww", "rr")))
    assert t.view(0)["seats"][1]["stock"] is None
    assert t.view(0)["seats"][1]["stock_size"] == 0


def test_seen_is_null_before_the_first_look_and_for_spectators():
    t = go(loot(table()), "take:4")
    assert seen(t, 1) is None
    assert t.view()["bag"]["seen"] is None


def test_seen_keeps_the_last_look_and_counts_what_came_and_went():
    t = go(loot(table()), "take:4")
    looked = bag(t)
    go(t, "take:0 draw:gw")
    assert seen(t, 0) == {"content": seen(t, 0)["content"], "added": 0, "removed": NONE | {"grey": 1, "white": 1}}
    go(t, "draw:gg stop coins:12 put:www put:rrr")
    assert letters(seen(t, 0)["content"]) == looked
    assert (seen(t, 0)["added"], letters(seen(t, 0)["removed"])) == (6, "gggw")


def test_the_steward_s_bones_count_as_added():
    t = go(loot(lay(chest="rr")), "take:4 take:6 bag:rr")
    assert (seen(t, 0)["added"], seen(t, 0)["removed"]) == (2, NONE)


def test_the_scout_s_bones_are_removed_while_they_are_in_the_hand():
    t = go(loot(table()), "take:4 take:5 draw:gwb")
    assert letters(seen(t, 0)["removed"]) == "gwb"
    go(t, "chest:w")
    assert letters(seen(t, 0)["removed"]) == "w"


@pytest.mark.parametrize("seed", range(6))
def test_content_and_added_less_removed_is_the_size_of_the_bag(seed):
    chooser, t, looks = random.Random(seed), Box(GAME).table(players=4, seed=seed), 0
    while not t.over:
        moves = [m for m in t.moves() if m.name in ("take:1", "take:4", "take:5")] or t.moves()
        t.play(chooser.choice(moves))
        for seat in range(4):
            if look := seen(t, seat):
                looks += 1
                size = sum(look["content"].values()) + look["added"] - sum(look["removed"].values())
                assert size == t.view()["bag"]["size"]
    assert looks


def test_reveal_shows_everything_with_the_bag_as_it_is_now():
    t = go(loot(table()), "take:4 take:0 draw:gw")
    assert t.reveal()["bag"]["seen"] == {"content": START_BAG, "added": 0, "removed": NONE}
    assert all(seat["stock"] is not None for seat in t.reveal()["seats"])
    assert t.reveal().keys() == t.view(0).keys()


START_BAG = {"grey": 4, "white": 0, "red": 1, "yellow": 1, "black": 1}


def test_a_view_is_json():
    t = go(loot(table()), "take:4 take:0 draw:gw")
    for looker in (0, 1, None):
        assert json.loads(json.dumps(t.view(looker))) == t.view(looker)
