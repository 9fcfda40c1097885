"""Hands on the screen are for where people play; elsewhere they are dealt by the skill model."""

import random

from osselet.games.oss import GAME
from osselet.games.oss.state import DEXTERITY, SCREEN, OssOptions, judged
from osselet.table.table import Table


def test_a_plain_table_deals_a_screen_table_like_the_model():
    tables = [Table(GAME, 3, 8, {"hands": hands}) for hands in ("screen", "model")]
    rng = random.Random(2)
    while not tables[0].over:
        move = rng.choice(tables[0].moves()).name
        for table in tables:
            table.play(move)
    assert tables[0].steps() == tables[1].steps()
    assert tables[0].asked is None


def test_hands_answer_what_a_referee_would_enter():
    options = OssOptions()
    assert judged(options) == frozenset()
    options.hands = SCREEN
    assert judged(options) == DEXTERITY
    assert GAME.dexterity is not None
    assert GAME.dexterity.waits == DEXTERITY


def test_the_page_proposes_the_screen_and_programs_get_the_model():
    option = GAME.declared["hands"]
    assert (option.default, getattr(option, "proposed", None)) == ("model", "screen")
