"""The five challenges, each to its winner, and the guards that end them."""

import pytest

from tests.games.oss.lesson import CHALLENGES, WIN, after, challenge, done, go_on, names, seat, weights


@pytest.mark.parametrize("name", CHALLENGES)
def test_the_last_one_left_takes_the_card_and_is_chief_at_once(name):
    table = challenge(name, WIN[name])
    assert seat(table, 0)["challenges"] == [name]
    assert table.scores == [5, 1, 1]
    view = table.view()
    assert (view["chief"], view["challenge"], view["alive"], view["phase"]) == (0, None, [], "draw")


@pytest.mark.parametrize("players", [2, 3, 6])
def test_each_challenge_not_yet_turned_is_equally_likely_and_warnoss_is_not_for_two(players):
    table = after(done(players), players=players)
    assert (table.view()["phase"], table.view()["challenge"]) == ("challenge", None)
    assert weights(table) == {f"challenge:{name}": 1 for name in CHALLENGES[: 4 if players == 2 else 5]}


def test_a_challenge_turned_does_not_come_again():
    table = challenge("targoss", WIN["targoss"], "card:2 " * 3)
    go_on(table, "figure:ehfel figure:numa figure:ariac figure:manu", done(3))
    assert "challenge:targoss" not in names(table)


def test_the_winner_is_chief_and_lays_first():
    table = challenge("targoss", "closest:2 eliminate:0 closest:2 eliminate:1", "card:2 " * 3)
    go_on(table, "figure:ehfel figure:numa figure:ariac figure:manu")
    assert (table.view()["chief"], table.actor) == (2, 2)
    go_on(table, "lay:1:hand")
    assert table.actor == 0


def test_all_are_in_a_challenge_when_it_is_turned():
    assert challenge("targoss", players=4).view()["alive"] == [0, 1, 2, 3]


def test_badaboss_goes_round_from_the_chief():
    table = challenge("badaboss")
    seen = []
    for _ in range(5):
        seen.append(table.view()["turn"])
        go_on(table, "place:ok")
    assert seen == [0, 1, 2, 0, 1]
    assert table.view()["contest"]["tower"] == 5


def test_badaboss_ruling_the_first_bone_cannot_fall():
    assert names(challenge("badaboss")) == ["place:ok"]
    assert names(challenge("badaboss", "place:ok")) == ["place:ok", "place:fall"]


def test_badaboss_after_a_fall_the_next_player_left_starts_a_new_tower():
    table = challenge("badaboss", "place:ok place:fall")
    view = table.view()
    assert (view["alive"], view["turn"], view["contest"]["tower"]) == ([0, 2], 2, 0)
    assert names(table) == ["place:ok"]


def test_badaboss_ruling_after_six_nobody_is_out_and_the_next_player_starts():
    table = challenge("badaboss", "place:ok " * 6, players=4)
    view = table.view()
    assert (view["alive"], view["turn"], view["contest"]["tower"]) == ([0, 1, 2, 3], 2, 0)


def test_badaboss_ruling_after_ten_full_towers_lots_are_drawn_among_those_left():
    falls = "place:ok place:fall"
    table = challenge("badaboss", "place:ok " * 54, falls, "place:ok " * 5)
    assert names(table) == ["place:ok", "place:fall"]
    left = table.view()["alive"]
    go_on(table, "place:ok")
    assert weights(table) == {f"draw:{number}": 1 for number in left}
    go_on(table, f"draw:{left[1]}")
    assert (seat(table, left[1])["challenges"], table.view()["chief"]) == (["badaboss"], left[1])


def test_kiri_kanoss_those_who_missed_are_out_together():
    table = challenge("kiri_kanoss", "catch:miss catch:ok catch:miss", players=4)
    assert (table.view()["alive"], table.view()["contest"]["missed"]) == ([0, 1, 2, 3], [0, 2])
    go_on(table, "catch:ok")
    assert table.view()["alive"] == [1, 3]
    assert table.view()["turn"] == 1, "turn order is from the Chief, skipping players out"


@pytest.mark.parametrize("result", ["ok", "miss"])
def test_kiri_kanoss_ruling_when_all_missed_or_all_caught_nobody_is_out(result):
    table = challenge("kiri_kanoss", f"catch:{result} " * 3)
    assert (table.view()["alive"], table.view()["turn"]) == ([0, 1, 2], 0)


def test_kiri_kanoss_ruling_after_ten_throws_that_put_nobody_out_lots_are_drawn():
    table = challenge("kiri_kanoss", "catch:ok " * 27, "catch:ok catch:ok catch:miss")
    assert table.view()["contest"]["idle"] == 9
    go_on(table, "catch:miss catch:miss")
    assert weights(table) == {"draw:0": 1, "draw:1": 1}
    assert seat(go_on(table, "draw:1"), 1)["challenges"] == ["kiri_kanoss"]


def test_los_loboss_right_puts_another_out_wrong_the_speaker():
    table = challenge("los_loboss")
    assert (table.actor, names(table)) == (0, ["call:bump", "call:hollow"])
    go_on(table, "call:bump")
    assert names(table) == ["first:0", "first:1", "first:2"]
    go_on(table, "first:1")
    assert names(table) == ["answer:right", "answer:wrong"]
    go_on(table, "answer:right")
    assert (table.actor, names(table)) == (1, ["eliminate:0", "eliminate:2"])
    go_on(table, "eliminate:2 call:hollow first:1 answer:wrong")
    assert table.view()["chief"] == 0


def test_los_loboss_ruling_a_chief_put_out_goes_on_calling_but_does_not_count():
    table = challenge("los_loboss", "call:bump first:1 answer:right eliminate:0")
    assert (table.actor, names(table)) == (0, ["call:bump", "call:hollow"])
    go_on(table, "call:hollow")
    assert names(table) == ["first:1", "first:2"]


def test_targoss_the_closest_puts_another_out_asked_also_when_there_is_only_one():
    table = challenge("targoss")
    assert names(table) == ["closest:0", "closest:1", "closest:2"]
    go_on(table, "closest:2")
    assert (table.actor, names(table)) == (2, ["eliminate:0", "eliminate:1"])
    go_on(table, "eliminate:0")
    assert names(table) == ["closest:1", "closest:2"]
    go_on(table, "closest:1")
    assert (table.actor, names(table)) == (1, ["eliminate:2"])


def test_warnoss_as_many_bones_as_players_left_and_who_is_out_calls_next():
    table = challenge("warnoss", players=4)
    assert (table.actor, names(table)) == (0, ["colour:white", "colour:black", "colour:red", "colour:yellow"])
    go_on(table, "colour:yellow")
    assert names(table) == ["caught:0", "caught:1", "caught:2", "caught:3"]
    go_on(table, "caught:2")
    assert (table.actor, names(table)) == (2, ["colour:white", "colour:black", "colour:red"])
    go_on(table, "colour:white")
    assert names(table) == ["caught:0", "caught:1", "caught:3"]
    go_on(table, "caught:0")
    assert (table.actor, names(table)) == (0, ["colour:white", "colour:black"])


def test_six_bones_for_six_players():
    assert names(challenge("warnoss", players=6)) == [
        f"colour:{colour}" for colour in ("white", "black", "red", "yellow", "green", "blue")
    ]


def test_a_challenge_has_no_replays():
    for name in CHALLENGES:
        table = challenge(name)
        assert not any(move.startswith(("replay", "accept")) for move in names(table))


def test_two_players_are_enough():
    table = challenge("los_loboss", "call:bump first:1 answer:right", players=2)
    assert names(table) == ["eliminate:0"]
    assert seat(go_on(table, "eliminate:0"), 1)["challenges"] == ["los_loboss"]
