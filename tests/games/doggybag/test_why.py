"""Every refusal has a reason of its own, and the place in the rules that says so."""

import pytest

from tests.games.doggybag.lesson import go, lay, loot, table


def at(place):
    """A table at which somebody has to decide, by what there is to do."""
    return {
        "put": lambda: go(table(players=3), "coins:12 put:w"),
        "pick": lambda: go(loot(table(players=3)), "flip:3 announce:8"),
        "announce": lambda: go(loot(table(players=3)), "flip:3"),
        "lead": lambda: go(loot(table(players=3)), "take:2"),
        "chest": lambda: go(loot(table(players=3)), "take:5 draw:ggg"),
        "bag": lambda: go(loot(lay(chest="w", players=3)), "take:6"),
        "swap": lambda: go(loot(lay(chest="w", stock=("rrr",) * 3, players=3)), "take:7"),
        "dare": lambda: go(loot(table(players=3)), "take:4 take:6 take:0 draw:gggggg"),
        "steal": lambda: go(
            loot(lay(front=("", "g", "r"), players=3)), "take:4 take:1 draw:b take:0 draw:gggg greed draw:g"
        ),
    }[place]()


@pytest.mark.parametrize(
    ("place", "move", "code", "rule"),
    [
        ("put", "coin:1", "coins-are-thrown", "loot"),
        ("put", "draw:red", "bones-are-drawn", "heist"),
        ("put", "put:grey", "put-order", "order"),
        ("put", "take:3", "do-put", "loot"),
        ("pick", "take:3", "token-gone", "roles"),
        ("pick", "flip:3", "token-gone", "roles"),
        ("pick", "flip:4", "one-hothead", "hothead"),
        ("pick", "put:white", "do-pick", "roles"),
        ("announce", "announce:40", "announce-too-high", "hothead"),
        ("announce", "take:3", "do-announce", "hothead"),
        ("lead", "lead:5", "nobody-there", "pieces"),
        ("lead", "stop", "do-lead", "leader"),
        ("chest", "chest:red", "not-shown", "scout"),
        ("chest", "greed", "do-chest", "scout"),
        ("bag", "bag:red", "not-in-chest", "steward"),
        ("bag", "steal:1", "do-bag", "steward"),
        ("swap", "swap:grey:white", "not-behind-screen", "ace"),
        ("swap", "swap:red:black", "not-in-chest", "ace"),
        ("swap", "steal:none", "do-swap", "ace"),
        ("dare", "take:1", "do-dare", "greed"),
        ("steal", "steal:0", "steal-self", "greed"),
        ("steal", "steal:2", "steal-none-there", "greed"),
        ("steal", "steal:5", "nobody-there", "pieces"),
        ("steal", "stop", "do-steal", "greed"),
    ],
)
def test_a_reason_for_everything(place, move, code, rule):
    why = at(place).why(move)
    assert why is not None
    assert (why.code, why.rule) == (code, rule)


def test_a_colour_that_is_gone_or_would_leave_too_few():
    t = go(lay(stock=("gwy", "rrr")), "coins:11")
    assert t.why("put:red").code == "not-behind-screen"
    assert t.why("put:yellow").code == "put-too-few"


def test_who_is_out_cannot_lead():
    t = lay(players=3)
    t._past.state.out[1] = 1
    assert go(loot(t), "take:2").why("lead:1").code == "lead-out"


@pytest.mark.parametrize("place", ["put", "pick", "announce", "lead", "chest", "bag", "swap", "steal", "dare"])
def test_a_legal_move_has_no_reason_against_it(place):
    t = at(place)
    assert all(t.why(move) is None for move in t.moves())


@pytest.mark.parametrize("place", ["put", "pick", "announce", "lead", "chest", "bag", "swap", "steal", "dare"])
def test_every_illegal_word_has_its_own_reason(place):
    t = at(place)
    legal = {move.id for move in t.moves()}
    for move in set(range(t.words.size)) - legal:
        assert t.why(move).code != "not-now", t.words.name(move)
