"""Drawing between rounds, and the end after the fourth."""

import pytest

from osselet.table import Table
from tests.games.oss.lesson import FAMILIES, LATER, after, figures, go_on, names, seat


def rounds(*told: str) -> Table:
    """Three players, four rounds; each is told from the lays to the end of the challenge."""
    table = after(told[0], players=3, hands=["11223"] * 3)
    for reveal, draw, steps in zip(LATER, "344", told[1:], strict=False):
        go_on(table, f"card:{draw} " * 3, *figures(reveal), steps)
    return table


def spread(value: int, *bones: int) -> str:
    """All lay this value on figures of their own, and get so many bones, accepting what they get."""
    lays = [f"lay:{value}:{family}" for family in FAMILIES]
    return " ".join([*lays, *(f"hands:{k}" + ("" if k == value else " accept") for k in bones)])


def targoss(winner: int) -> str:
    one, two = (seat for seat in range(3) if seat != winner)
    return f"challenge:targoss closest:{winner} eliminate:{one} closest:{winner} eliminate:{two}"


def los_loboss(winner: int) -> str:
    one, two = (seat for seat in range(3) if seat != winner)
    return f"challenge:los_loboss call:bump first:{one} answer:wrong call:bump first:{two} answer:wrong"


def warnoss(winner: int) -> str:
    one, two = (seat for seat in range(3) if seat != winner)
    return f"challenge:warnoss colour:white caught:{one} colour:white caught:{two}"


def kiri_kanoss(winner: int, chief: int) -> str:
    order = [(chief + at) % 3 for at in range(3)]
    return "challenge:kiri_kanoss " + " ".join("catch:ok" if seat == winner else "catch:miss" for seat in order)


def test_everybody_draws_one_card_from_seat_0_up():
    table = rounds(spread(1, 1, 0, 0) + " " + targoss(2))
    assert table.view()["phase"] == "draw"
    assert [table.view()["turn"], seat(table, 0)["hand_size"]] == [0, 4]
    assert names(table) == ["card:3", "card:4"]
    go_on(table, "card:4")
    assert (table.view()["turn"], seat(table, 0)["hand"], seat(table, 0)["deck_size"]) == (1, [1, 2, 2, 3, 4], 2)
    assert table.view()["chief"] == 2


@pytest.fixture
def ending():
    """Seat 0 wins challenges in rounds 1 and 2, seat 1 in round 3; the challenge of round 4 is still open."""
    return rounds(
        f"{spread(1, 0, 1, 1)} {targoss(0)}",
        f"{spread(1, 0, 1, 1)} {los_loboss(0)}",
        f"{spread(2, 0, 2, 2)} {warnoss(1)}",
        "lay:2:classic lay:2:hand lay:2:exotic hands:2 hands:2 hands:2",
    )


def test_points_are_the_cards_won_and_four_a_challenge(ending):
    assert ending.scores == [10, 10, 6]
    assert [player["score"] for player in ending.view()["seats"]] == [10, 10, 6]
    assert ending.winners == []


def test_the_game_is_over_after_round_four_and_nobody_draws(ending):
    go_on(ending, kiri_kanoss(2, 1))
    assert ending.over
    view = ending.view()
    assert (view["phase"], view["round"], view["chief"], view["challenge"]) == ("over", 4, 2, None)
    assert view["figures"]["classic"] == "takh_takh"
    assert (view["attempt"], view["laid"], view["alive"]) == (None, [], [])
    assert [player["deck_size"] for player in view["seats"]] == [0, 0, 0]


def test_most_points_win(ending):
    go_on(ending, kiri_kanoss(0, 1))
    assert (ending.scores, ending.winners) == ([14, 10, 6], [0])
    assert ending.log()[-1] == "Player 1 has 14 points and is Grand Chief!"


def test_ruling_of_equals_the_one_with_more_challenges_wins(ending):
    go_on(ending, kiri_kanoss(2, 1))
    assert ending.scores == [10, 10, 10]
    assert [len(player["challenges"]) for player in ending.view()["seats"]] == [2, 1, 1]
    assert ending.winners == [0]
    assert ending.log()[-1].startswith("There is a tie at 10 points, but Player 1 has won more challenges")


def test_ruling_if_that_is_equal_too_they_share():
    table = rounds(
        f"{spread(1, 1, 1, 1)} {targoss(0)}",
        f"{spread(1, 1, 1, 1)} {los_loboss(0)}",
        f"{spread(2, 2, 2, 2)} {warnoss(1)}",
        f"lay:2:classic lay:2:hand lay:2:exotic hands:2 hands:2 hands:2 {kiri_kanoss(1, 1)}",
    )
    assert (table.scores, table.winners) == ([14, 14, 6], [0, 1])
    assert table.log()[-2:] == [
        "Player 1 shares the victory with 14 points.",
        "Player 2 shares the victory with 14 points.",
    ]


def test_a_hand_stays_its_owners_after_the_end(ending):
    go_on(ending, kiri_kanoss(2, 1))
    assert ending.view(0)["seats"][0]["hand"] == [3, 3, 4, 4]
    assert ending.view(0)["seats"][1]["hand"] is None
    assert [player["hand"] for player in ending.view()["seats"]] == [None, None, None]
