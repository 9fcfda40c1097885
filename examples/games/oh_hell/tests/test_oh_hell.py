"""Scenarios named after the rules, and the conformance suite for all the rest."""

from pathlib import Path
from typing import Any

import pytest

import osselet
from osselet.core.rng import stream
from osselet.table import Table

GAMES = 1
GAME = Path(__file__).parent.parent


def table(*deals: str, players: int = 3, **options: Any) -> Table:
    """A table with these deals: the hands one after the other, beginning after the dealer, then the trump card;
    `"sa h7 | c8 c9 | d10 dj | dk"`.
    """
    steps = []
    for deal in deals:
        *hands, trump = [part.split() for part in deal.split("|")]
        steps += [f"card:{hand[at]}" for at in range(len(hands[0])) for hand in hands]
        steps += [f"turn:{trump[0]}"]
    dealer = osselet.Scripted(steps)
    return osselet.game(GAME).table(players=players, seed=1, options=options, dealer=dealer)


ONE = "sa | s7 | h7 | d9"
TWO = "c7 ca | sa h7 | c8 h8 | d9"
"""Seat 0 deals: the hands of seats 1, 2 and 0."""


def second_deal(*moves: str, **options: Any) -> Table:
    """The second deal of three players, after these moves in it."""
    t = table(ONE, TWO, **options)
    for move in ("bid:1", "bid:0", "bid:1", "play:sa", "play:s7", "play:h7", "deal", *moves):
        t.play(move)
    return t


def names(t: Table) -> set[str]:
    return {move.name for move in t.moves()}


def refused(t: Table, move: str) -> str:
    with pytest.raises(osselet.IllegalMove) as found:
        t.play(move)
    return str(found.value.code)


def seats(t: Table, key: str, looker: int | None = None) -> list[Any]:
    return [seat[key] for seat in t.view(looker)["seats"]]


def test_everybody_sees_only_their_own_hand() -> None:
    t = table(ONE)
    assert seats(t, "hand", 0) == [["sa"], [None], [None]]
    assert seats(t, "hand") == [[None]] * 3


def test_hands_grow_and_shrink_again() -> None:
    t = osselet.game(GAME).table(players=3, seed=5, options={"most": 3})
    sizes = []
    while not t.over:
        if t.view()["phase"] == "bid" and sum(said is not None for said in seats(t, "said")) == 0:
            sizes.append(t.view()["size"])
        t.play(min(names(t)))
    assert sizes == [1, 2, 3, 2, 1]


def test_the_dealer_may_not_let_everybody_be_right() -> None:
    t = table(ONE)
    t.play("bid:1")
    t.play("bid:0")
    assert names(t) == {"bid:1"}
    assert refused(t, "bid:0") == "hook"
    t = table(ONE, hook=False)
    t.play("bid:1")
    t.play("bid:0")
    assert names(t) == {"bid:0", "bid:1"}


def test_nobody_wants_more_tricks_than_there_are() -> None:
    assert refused(table(ONE), "bid:2") == "too-many"


def test_suit_must_be_followed() -> None:
    t = second_deal("bid:1", "bid:1", "bid:1", "play:c7", "play:h7")
    assert names(t) == {"play:c8"}
    assert refused(t, "play:h8") == "follow"


def test_who_has_none_of_the_suit_plays_what_they_like() -> None:
    t = second_deal("bid:1", "bid:1", "bid:1", "play:c7")
    assert names(t) == {"play:sa", "play:h7"}


def test_the_highest_card_of_the_suit_led_takes_the_trick_and_leads() -> None:
    t = second_deal("bid:1", "bid:1", "bid:1", "play:c7", "play:sa", "play:c8")
    assert seats(t, "tricks") == [1, 0, 0]
    assert t.actor == 0
    trick = [{"kind": "c7", "seat": 1}, {"kind": "sa", "seat": 2}, {"kind": "c8", "seat": 0}]
    assert t.view()["trick"] == trick, "it lies there until the next card is led"
    t.play("play:h8")
    assert t.view()["trick"] == [{"kind": "h8", "seat": 0}]


def test_the_highest_trump_takes_the_trick() -> None:
    t = table("sa | s7 | d7 | d9")
    for move in ("bid:0", "bid:0", "bid:0", "play:sa", "play:s7", "play:d7"):
        t.play(move)
    assert seats(t, "tricks") == [0, 0, 1]


def test_who_is_right_gets_ten_and_one_a_trick_and_all_others_nothing() -> None:
    t = table(ONE)
    for move in ("bid:1", "bid:0", "bid:1", "play:sa", "play:s7", "play:h7"):
        t.play(move)
    assert seats(t, "points") == [11, 10, 0]
    assert seats(t, "made") == [True, True, False]


def test_the_deal_goes_round_and_the_next_one_begins() -> None:
    t = table(ONE, TWO)
    for move in ("bid:1", "bid:0", "bid:1", "play:sa", "play:s7", "play:h7"):
        t.play(move)
    assert t.actor == 0
    assert names(t) == {"deal"}
    t.play("deal")
    assert seats(t, "dealer") == [True, False, False]
    assert t.view()["turn"] == 1


def test_the_most_points_win_and_equals_share() -> None:
    t = osselet.game(GAME).table(players=4, seed=2, options={"most": 2})
    while not t.over:
        t.play(min(names(t)))
    points = seats(t, "points")
    assert t.winners == [seat for seat in range(4) if points[seat] == max(points)]


def test_a_guess_gives_nobody_a_suit_they_have_shown_not_to_have() -> None:
    t = second_deal("bid:1", "bid:1", "bid:1", "play:c7", "play:sa")
    mind, rng = t.seat(0), stream(7)
    held: set[int] = set()
    for _ in range(80):
        world: Any = mind.engine.guessed(mind.state, 0, rng)
        held.update(card for card in range(32) if world.where[card] == 2)
    assert {card // 8 for card in held} == {0, 1, 3}, "seat 2 has shown that it has no clubs"


def test_conformance(conformance: Any) -> None:
    conformance.run()
