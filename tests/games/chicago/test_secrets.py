"""One hidden thing at a time: another value of it alone changes nothing that anybody else gets."""

import pytest

import osselet
from osselet.core.state import pack
from tests.games.chicago.lesson import IN_TOWN, NEARLY_CAUGHT, after, begun

OTHERS = (1, 2, 3, None)
"""Everybody but the owner of thief 0."""
PROBES = ("go:a5", "rob:a3", "shoot:b4:h7", "return", "fly", "surrender", "place:d4", "done", "house:m10", "lose:car")


def refusals(table, seat):
    """What a seat is told when it tries what it may not."""
    told = []
    for name in PROBES:
        if seat is None or name in [move.name for move in table.moves(seat)]:
            continue
        with pytest.raises(osselet.IllegalMove) as refusal:
            table.play(name, seat)
        told.append((name, refusal.value.code, refusal.value.rule, refusal.value.reason))
    return told


def all_that(table, seat):
    """Everything that reaches a seat."""
    return {
        "view": table.view(seat),
        "moves": [] if seat is None else [move.name for move in table.moves(seat)],
        "log": [table.log(seat, lang) for lang in ("fr", "en", "de")],
        "steps": table.steps(seat),
        "refusals": refusals(table, seat),
        "asked": (table.actor, table.actors, table.over),
        "scores": (table.scores, table.winners),
        "undo": None if seat is None else table.can_undo(seat),
        "state": None if seat is None else pack(table.seat(seat).state),
    }


def indifferent(one, two, seats):
    for seat in seats:
        mine, yours = all_that(one, seat), all_that(two, seat)
        for key in mine:
            assert mine[key] == yours[key], (seat, key)


def compare(steps, kinds, seats, **options):
    """The same game with one thing or the other, at every moment from then on."""
    words = steps.split()
    first = next(at for at, word in enumerate(words) if "KIND" in word)
    for end in range(first + 1, len(words) + 1):
        if end < len(words) and words[end].startswith(("house:", "lose:")):
            continue
        told = " ".join(words[:end])
        one, two = (after(f"{IN_TOWN} {told.replace('KIND', kind)}", **options) for kind in kinds)
        indifferent(one, two, seats)


@pytest.mark.parametrize("kinds", [("m10", "m100"), ("m10", "weapon"), ("m50", "car")])
def test_what_is_in_a_loot(kinds):
    compare(
        "rob:a3 house:KIND stay stay stay rob:o3 house:police place:d4 move:d4:d5 done stay done",
        kinds,
        OTHERS,
    )


def test_a_car_until_it_is_driven():
    compare("rob:a3 house:KIND rob:o3 house:m10 stay stay stay stay rob:b5 house:m20", ("car", "m20"), OTHERS)


def test_a_bank_with_a_car():
    compare("rob:a3 house:car stay stay rob:b5 house:KIND stay stay go:b4 stop", ("bank", "m10"), OTHERS)


@pytest.mark.parametrize("kinds", [("bank", "plane")])
def test_a_house_put_back_without_a_car(kinds):
    compare("rob:a3 house:KIND return stay stay stay rob:n5 house:m10 stay rob:a3 return stay stay", kinds, OTHERS)


def test_a_house_put_back_with_a_car():
    compare("rob:a3 house:car stay stay rob:b5 house:KIND return stay stay go:b4 stop", ("car", "plane"), OTHERS)


def test_the_question_before_an_arrest_does_not_tell_who_is_armed():
    compare(f"rob:a3 house:KIND {NEARLY_CAUGHT} move:d8:a5", ("m10", "weapon"), OTHERS)


def test_what_was_confiscated_is_known_to_the_police_alone():
    compare(f"rob:a3 house:KIND {NEARLY_CAUGHT} move:d8:a5 surrender done done", ("m10", "m100"), (1, 2, None))


def test_what_was_lost_in_a_thief_house_is_known_to_two():
    compare(
        "rob:a3 house:m10 rob:o3 house:m20 stay rob:b5 house:m50 stay rob:o6 house:thief lose:KIND lose:m20 stay stay",
        ("m10", "m50"),
        (2, 3, None),
    )


def test_the_loot_of_a_finished_game_of_a_match():
    compare(
        "rob:a3 house:KIND stay stay leave leave leave enter:a4 enter:o4", ("m10", "m100"), (0, 2, 3, None), match=True
    )


def test_three_players_keep_their_secrets_too():
    compare(
        "enter:d1 rob:a3 house:KIND stay stay stay stay stay".replace("enter:d1", ""), ("m10", "car"), (3,), police=0
    )
    compare("enter:d1 rob:a3 house:KIND stay stay stay stay stay", ("m10", "car"), (1, 2, None), players=3)


def test_looking_at_a_house_that_cannot_be_kept_is_a_step_of_its_own_for_all_three():
    for kind in ("plane", "bank"):
        table = begun(f"rob:a3 house:{kind}")
        assert table.view(1)["phase"] == "look"
        assert table.steps(1)[-1] == "house:?"
