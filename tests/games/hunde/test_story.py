"""The log: each happening once, in order, with what it led to."""

import random

import pytest

import osselet
from osselet.core.texts import LANGUAGES, Speaker
from tests.games.hunde.lesson import ALL_BUST, FIRST_ROUND, after, dice_for


def told(*turns, **options):
    """What is told of the last of these turns, without the next player's throw."""
    before, now = after(*turns[:-1], **options), after(*turns, **options)
    lines = now.log()[len(before.log()) - 1 :]
    return lines if now.over else lines[:-1]


def test_the_first_round_is_announced_and_a_throw_is_told_once():
    assert after().log() == [
        "Round 1: Player 1 has the dark dog and begins.",
        "Player 1 throws a 1 and a 1: 2 in all.",
    ]


def test_names_stand_in_the_log():
    dealer = osselet.Scripted(["white:3", "white:dog"])
    table = osselet.game("hunde").table(dealer=dealer, names=["Anna", "Ben", None])
    assert table.log()[-1] == "Anna throws a 3 and a dog: 3 in all."
    assert table.log(lang="fr")[-1] == "Anna lance un 3 et un chien\u00a0: 3 en tout."
    assert table.log(lang="de")[-1] == "Anna würfelt eine 3 und einen Hund: zusammen 3."


def test_a_run_with_the_black_dice():
    assert told("3 dog | 2 1") == [
        "Player 1 throws a 3 and a dog: 3 in all.",
        "Player 1 risks the black dice as well.",
        "The black dice bring Player 1 a 2 and a 1: 6 in all.",
        "Player 1 starts from the middle and is now 6 spaces ahead of the dog.",
    ]


def test_a_bust():
    assert told("dog dog") == [
        "Player 1 throws two dogs: 0 in all.",
        "Two dogs: Player 1 does not move and loses a bone, 7 left.",
    ]
    assert told("dog 4 | dog dog")[-1] == "Three dogs: Player 1 does not move and loses a bone, 7 left."


def test_a_chain_of_pushes_with_a_bite():
    assert told("dog 1", "1 1", "1 1", players=4)[1:] == [
        "Player 3 starts from the middle and is now 2 spaces ahead of the dog.",
        "Player 2 is pushed back and is now 1 space ahead of the dog.",
        "Player 1 is pushed into the dog: bitten! Back to the middle, a bone lost, 5 left.",
    ]


def test_sent_to_the_rear():
    assert told("1 2", "1 5", "1 5", players=4, push="rear")[-1] == (
        "Player 2 is sent to the rear, 2 spaces ahead of the dog."
    )


@pytest.mark.parametrize(
    ("total", "line"),
    [
        (4, "Player 2 runs 4 spaces and is now 11 spaces ahead of the dog."),
        (9, "Player 2 runs 9 spaces, straight into the dog: bitten! Back to the middle, a bone lost, 7 left."),
        (10, "Player 2 runs 10 spaces, right past the dog, and is now 1 space ahead of it."),
        (16, "Player 2 runs all the way round and is back on the same space, 7 spaces ahead of the dog."),
    ],
)
def test_where_a_runner_went(total, line):
    assert told(*FIRST_ROUND, dice_for(total))[-1] == line


def test_the_end_of_a_round():
    assert told(*FIRST_ROUND)[1:] == [
        "Player 3 starts from the middle and is now 10 spaces ahead of the dog.",
        "Player 1, nearest to the dog, pays a bone (7 left) to Player 3, the farthest ahead.",
        "The white dog takes a step.",
        "Round 2: Player 2 has the dark dog and begins.",
    ]


def test_who_busts_and_is_paid_in_one_step_is_told_of_both():
    first_round = ("5 5", "3 5", "2 3")
    assert told(*first_round, "dog 1", "dog 1", "dog dog")[1:3] == [
        "Two dogs: Player 1 does not move and loses a bone, 8 left.",
        "Player 3, nearest to the dog, pays a bone (6 left) to Player 1, the farthest ahead.",
    ]


def test_a_round_without_payment():
    assert "Fewer than two runners are on the track: nobody pays." in told(*ALL_BUST)


def test_the_dogs_step_may_end_the_game():
    assert told(*ALL_BUST * 6, "dog 1", "1 2", "1 3")[2:] == [
        "Player 1, nearest to the dog, pays a bone (1 left) to Player 3, the farthest ahead.",
        "The white dog takes a step and bites Player 1: back to the middle, a bone lost, none left.",
        "Player 1 has no bone left: the game is over.",
        "Player 3 wins with 3 bones!",
    ]


def test_nothing_is_told_of_a_payment_that_did_not_come():
    assert told(*ALL_BUST * 7, "1 1", "1 2", "dog dog")[1:] == [
        "Two dogs: Player 1 does not move and loses a bone, none left.",
        "Player 1 has no bone left: the game is over.",
        "Player 2 shares the victory with 1 bone.",
        "Player 3 shares the victory with 1 bone.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("push", ["back", "rear"])
def test_whole_games_are_told_without_a_missing_text(lang, push):
    chooser = random.Random(lang + push)
    for players in range(3, 7):
        table = osselet.game("hunde").table(players=players, seed=players, options={"push": push})
        while not table.over:
            table.play(chooser.choice(table.moves()))
        say = Speaker(table.game, lang)
        wrong = [say.strictly(f"log-{line.key}", **line.arguments)[1] for line in table.lines()]
        assert not any(wrong)
