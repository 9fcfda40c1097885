"""What the log tells: what was done, what came of it, and no secret."""

import random

import pytest

from osselet.core.texts import LANGUAGES, Speaker
from osselet.games.doggybag import GAME
from osselet.table import Box
from tests.games.doggybag.lesson import go, lay, loot, table


def told(t, steps, seat=None):
    before = len(t.log(seat))
    return go(t, steps).log(seat)[before:]


def test_the_loot():
    t = table()
    assert told(t, "coins:12 put:www put:rrr") == [
        "Round 1: Player 1 throws the coins.",
        "The coins show 1 and 2: everybody puts 3 bones into the bag.",
        "Player 1 has put 3 bones into the bag.",
        "Player 2 has put 3 bones into the bag.",
    ]
    assert t.log(1)[2:] == ["Player 1 has put 3 bones into the bag."] + 3 * [
        "Player 2 secretly puts a red bone into the bag."
    ]


def test_the_last_round_is_announced():
    assert told(lay(stock=("w", "r")), "coins:12")[-1] == (
        "The coins show 1 and 2: everybody puts their last bone into the bag. This is the last round."
    )


@pytest.mark.parametrize(
    ("steps", "lines"),
    [
        ("take:0", ["Player 1 takes token 0, the Creep.", "Player 1 hands Fagin a black bone for his chest."]),
        ("take:4", ["Player 1 takes token 4, the Mole.", "Player 1 looks into the bag."]),
        (
            "take:2 lead:1",
            ["Player 1 takes token 2, the Leader.", "Player 1 gives the first-player token to Player 2."],
        ),
        ("take:2 lead:0", ["Player 1 takes token 2, the Leader.", "Player 1 takes the first-player token."]),
        ("take:3 draw:r", ["Player 1 takes token 3, the Pickpocket.", "Player 1 draws a red bone and keeps it."]),
        ("take:3 draw:b", ["Player 1 takes token 3, the Pickpocket.", "Player 1 draws a black bone and puts it back."]),
        ("flip:3 announce:9", ["Player 1 flips token 3: a hothead!", "Player 1 announces 9 bones."]),
        ("take:6", ["Player 1 takes token 6, the Steward.", "The chest is empty: nothing happens."]),
    ],
)
def test_tokens(steps, lines):
    assert told(loot(lay(front=("b", ""))), steps) == lines


@pytest.mark.parametrize("token", ["take:1", "take:4"])
def test_who_looks_is_told_at_once_what_is_in_the_bag(token):
    t = go(loot(table()), token)
    [seen] = [line for line in t.log(0) if line.startswith("In the bag")]
    content = t.view(0)["bag"]["seen"]["content"]
    assert seen == f"In the bag: {', '.join(f'{count} {colour}' for colour, count in content.items())}."
    assert not any("In the bag" in line for line in t.log(1) + t.log())


def test_a_scout_and_its_bones():
    assert told(loot(table()), "take:5 draw:gwb chest:b")[1:] == [
        "Player 1 draws a grey bone and shows it.",
        "Player 1 draws a white bone and shows it.",
        "Player 1 draws a black bone and shows it.",
        "Player 1 puts a black bone into the chest and the other 2 back into the bag.",
    ]


def test_a_heist_that_fails_and_one_that_succeeds():
    t = go(loot(table()), "flip:5 announce:8")
    assert told(t, "take:3 draw:w draw:gyb draw:ggg stop")[2:] == [
        "Player 1 sneaks up to the bag for 8 bones.",
        "Player 1 draws a grey bone (1 of 8).",
        "Player 1 draws a yellow bone (2 of 8).",
        "A black bone! Fagin wakes up and catches Player 1, who loses 1 bone to the chest but keeps 1 grey one.",
        "Player 2 sneaks up to the bag for 3 bones.",
        "Player 2 draws a grey bone (1 of 3).",
        "Player 2 draws a grey bone (2 of 3).",
        "Player 2 draws a grey bone (3 of 3).",
        "Player 2 has made it.",
        "Player 2 gets away with 3 bones. The round ends.",
    ]


def test_what_the_caught_one_keeps():
    t = go(loot(table()), "take:7 take:0")
    assert told(t, "draw:ggb")[-2] == "A black bone! Fagin wakes up and catches Player 1, who keeps 2 grey ones."


def test_greed_and_theft():
    t = go(loot(lay(front=("", "g"))), "take:4 take:0 draw:gggg")
    assert told(t, "greed draw:g steal:1") == [
        "Player 1 is greedy and reaches in once more…",
        "… a grey bone! Player 1 gets away with 5 bones.",
        "Player 1 also steals a grey bone from Player 2.",
    ]


def test_being_thrown_out_and_the_end():
    t = go(loot(lay(bag="b", front=("bb", "", ""), players=3)), "take:6 take:4 take:0")
    assert told(t, "draw:b") == [
        "A black bone! Fagin wakes up and catches Player 1.",
        "That was the third black bone: Player 1 is thrown out, and everything in front goes to the chest.",
        "The first-player token passes to Player 2.",
        "Player 2 sneaks up to the bag for 4 bones.",
    ]
    t = go(loot(lay(bag="b", front=("bb", ""))), "take:6 take:4")
    assert told(t, "draw:b")[-1] == "Player 2 is the only dog left and wins!"


def test_points_at_the_end():
    t = go(lay(bag="wb", stock=("w", "w"), roles=False), "coins:22 put:w put:w take:1 take:0 draw:w")
    assert told(t, "stop") == [
        "Player 1 gets away with 1 bone. The round ends.",
        "There is no bone left behind any screen: the game is over.",
        "Player 1 wins with 1 point!",
    ]


def test_a_tie_says_what_decided():
    last = "coins:22 put:w put:w take:1 take:0 draw:w stop"
    assert told(lay(bag="w", stock=("w", "w"), front=("", "wb"), roles=False), last)[-2:] == [
        "There is a tie at 1 point: fewer black bones in front decide, 0 against 1.",
        "Player 1 wins with 1 point!",
    ]
    assert told(lay(bag="w", stock=("w", "w"), front=("", "w"), roles=False), last)[-3:] == [
        "The best are level on points and on black bones: they share the victory.",
        "Player 1 shares the victory with 1 point.",
        "Player 2 shares the victory with 1 point.",
    ]


def test_no_log_names_a_secret_bone():
    t = go(table(), "coins:12 put:wry put:bbb")
    assert not any("secretly" in line for line in t.log())
    assert not any("Player 1 secretly" in line for line in t.log(1))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("roles", [True, False])
def test_whole_games_are_told_without_a_missing_text(lang, roles):
    chooser = random.Random(lang + str(roles))
    say = Speaker(GAME, lang)
    for players in range(2, 7):
        t = Box(GAME).table(players=players, seed=players, options={"roles": roles})
        while not t.over:
            t.play(chooser.choice(t.moves()))
        assert not any(say.strictly(f"log-{line.key}", **line.arguments)[1] for line in t.lines(0))
