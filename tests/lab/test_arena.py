"""The arena: fair line-ups, the stronger wins, the same seed the same standings."""

import json
from collections import Counter

import numpy as np
import pytest

from osselet.bots import BOTS
from osselet.core.errors import OptionError
from osselet.lab.arena import Standings, arena, line_ups
from osselet.lab.confidence import Interval


@pytest.fixture(scope="module")
def standings() -> Standings:
    return arena("hunde", ["random", "level1", "level3"], players=4, deals=12, seed=2)


def test_the_stronger_bot_wins(standings: Standings) -> None:
    best, *others = standings.contestants
    assert best.bot == "level3"
    assert best.share.low > standings.fair
    assert all(best.share.share > other.share.share for other in others)
    assert all(best.rating.rating > other.rating.rating for other in others)
    assert all(standings.against("level3", other.bot).share > 0.5 for other in others)


def test_the_same_seed_gives_the_same_standings_whatever_the_cores_and_whoever_is_named_first(
    standings: Standings,
) -> None:
    given = {"players": 4, "deals": 12}
    assert arena("hunde", [3, "random", 1], **given, seed=2, cores=1) == standings
    assert arena("hunde", [3, "random", 1], **given, seed=3, cores=2) != standings


def test_a_pairing_plays_the_same_games_whoever_else_is_there(standings: Standings) -> None:
    alone = arena("hunde", ["random", "level1"], players=4, deals=12, seed=2)
    assert alone.against("level1", "random") == standings.against("level1", "random")


def test_the_json_has_every_number(standings: Standings) -> None:
    told = json.loads(json.dumps(standings.as_json()))
    assert set(told) == {
        "game", "players", "seed", "deals", "games", "mixed", "options", "fair", "contestants", "meetings",
    }  # fmt: skip
    assert (told["games"], told["fair"], told["mixed"]) == (12 * 2 * 3, 0.25, False)
    assert [set(one) for one in told["contestants"]] == [{"bot", "games", "share", "points", "rating"}] * 3
    assert [set(one) for one in told["meetings"]] == [{"bot", "against", "games", "share"}] * 6
    for one in (*told["contestants"], *told["meetings"]):
        assert 0 <= one["share"]["low"] <= one["share"]["share"] <= one["share"]["high"] <= 1
    assert set(told["contestants"][0]["rating"]) == {"rating", "margin"}


def test_numbers_of_numpy_are_as_good() -> None:
    two = np.int64(2)
    given = arena("oss", [np.int8(1), "random"], two, two, seed=two, options={"skill": np.int32(60)}, cores=two)
    assert given == arena("oss", ["level1", "random"], 2, 2, seed=2, options={"skill": 60})
    assert json.loads(json.dumps(given.as_json()))["options"] == {"skill": [60, 60]}


def test_shares_add_up(standings: Standings) -> None:
    assert sum(one.share.share for one in standings.contestants) == pytest.approx(3 * standings.fair)
    for one in standings.meetings:
        assert one.share.share + standings.against(one.against, one.bot).share == pytest.approx(1)


def test_as_many_bots_as_seats_meet_at_one_table() -> None:
    together = arena("hunde", ["random", "level1", "level2"], players=3, deals=4)
    assert together.mixed
    assert together.games == 4 * 3
    assert sum(one.share.share for one in together.contestants) == pytest.approx(1)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("bots", range(2, 7))
@pytest.mark.parametrize("mixed", [False, True])
def test_in_every_line_up_each_bot_sits_in_each_seat_equally_often(players: int, bots: int, mixed: bool) -> None:
    if mixed and bots > players:
        return
    tables = line_ups(BOTS[:bots], players, mixed)
    assert len(tables) == (1 if mixed or bots == players else bots * (bots - 1) // 2)
    for table in tables:
        assert len(set(table)) == len(table)
        for seat in range(players):
            assert len(set(Counter(seating[seat] for seating in table).values())) == 1


@pytest.mark.parametrize(
    ("bots", "more", "part"),
    [
        (["random"], {}, "at least two bots"),
        ("random", {}, "at least two bots"),
        ([], {}, "at least two bots"),
        (np.int64(2), {}, "at least two bots"),
        (None, {}, "no bot None"),
        (2.5, {}, "no bot 2.5"),
        (["random", None], {}, "no bot None"),
        (["level1", "1"], {}, "named twice"),
        (["random", "level9"], {}, "no bot"),
        (["level1", 1], {}, "named twice"),
        (["random", "level1"], {"deals": 0}, "games"),
        (["random", "level1"], {"deals": 10**8}, "at most"),
        (["random", "level1"], {"seed": -1}, "seed"),
        (["random", "level1"], {"players": 9}, "players"),
        (["random", "level1"], {"options": {"push": "x"}}, "back or rear"),
        (["random", "level1", "level2", "level3"], {"players": 3, "mixed": True}, "one table"),
    ],
)
def test_what_cannot_meet_is_refused(bots: list[str | int], more: dict[str, int], part: str) -> None:
    with pytest.raises(OptionError, match=part):
        arena("hunde", bots, **more)


def test_one_seat_is_no_arena() -> None:
    with pytest.raises(OptionError, match="two seats"):
        arena("kakuzu", ["random", "level1"], players=1)


def test_intervals_shrink_with_deals_and_are_never_certain() -> None:
    few, many = Interval.of([1, 0] * 3, [1] * 6), Interval.of([1, 0] * 300, [1] * 600)
    assert few.low < many.low < 0.5 < many.high < few.high
    assert many.high - many.low == pytest.approx(2 * 1.96 * (0.25 / 600) ** 0.5, rel=0.01)
    never = Interval.of([0] * 10, [60] * 10)
    assert (never.share, never.low) == (0, 0)
    assert 0.2 < never.high < 0.35
    assert Interval.of([0], [0]) == Interval(0.5, 0, 1)
    assert Interval.of([30], [60]).high - Interval.of([30], [60]).low > 0.7


def test_paired_deals_say_more_than_unpaired_games() -> None:
    paired = Interval.of([1] * 50, [2] * 50)
    unpaired = Interval.of([1, 0] * 50, [1] * 100)
    assert paired.high - paired.low < (unpaired.high - unpaired.low) / 2
