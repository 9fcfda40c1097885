"""Looking back: views of the past, and the review of a finished game."""

import time

import pytest

import osselet

GAME = "doggybag"
PATIENCE = 60.0


@pytest.fixture(scope="module")
def ann(host):
    with host.without_limits().device("Ann") as found:
        yield found


def lay(device, seats, game=GAME):
    return device.post("/api/tables", {"game": game, "seats": seats}).data["table"]["id"]


@pytest.fixture(scope="module")
def going(ann):
    """A table that waits for Ann."""
    return lay(ann, [{"kind": "me"}, {"kind": "bot", "level": 1}])


@pytest.fixture(scope="module")
def finished(ann, host):
    """A table that bots have played to its end."""
    table = lay(ann, [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}])
    end = time.monotonic() + PATIENCE
    with host.watched(table):
        while ann.get(f"/api/tables/{table}").data["stage"] != "over":
            assert time.monotonic() < end
            time.sleep(0.05)
    return table


def screens(views):
    """Of each view which players' screens one sees behind."""
    return {tuple(seat["stock"] is not None for seat in view["seats"]) for view in views}


def all_views(device, table, query=""):
    found = []
    while more := device.get(f"/api/tables/{table}/views?first={len(found)}{query}").data["views"]:
        found += more
    return found


def test_before_the_end_one_looks_back_with_ones_own_eyes_only(ann, host, going):
    assert screens(all_views(ann, going, "&seat=0")) == {(True, False)}
    assert screens(all_views(ann, going)) == {(False, False)}
    assert ann.get(f"/api/tables/{going}/views?seat=1").data["code"] == "not-yours"
    assert ann.get(f"/api/tables/{going}/views?everything=true").data["code"] == "not-over"
    assert ann.get(f"/api/tables/{going}/history?seat=1").data["code"] == "not-yours"
    with host.device("Bob") as bob:
        assert bob.get(f"/api/tables/{going}/views?seat=0").data["code"] == "not-yours"


def test_after_the_end_everybody_may_look_from_anywhere(ann, host, finished):
    record = osselet.replay(ann.get(f"/api/tables/{finished}/record").data)
    with host.device("Bob") as bob:
        for seat in (0, 1):
            views = all_views(bob, finished, f"&seat={seat}")
            assert views == [record.view_at(count, seat) for count in range(record.count + 1)]
        views = all_views(bob, finished, "&everything=true")
    assert screens(views) == {(True, True)}
    assert views[-1] == record.reveal()


def test_nobody_looks_back_where_nobody_may_watch(ann, host, finished):
    ann.call("PATCH", f"/api/tables/{finished}", {"watching": False})
    with host.device("Bob") as bob:
        for path in ("views", "history", "record"):
            assert bob.get(f"/api/tables/{finished}/{path}").data["code"] == "no-watching"
        assert bob.post(f"/api/tables/{finished}/review").data["code"] == "no-watching"
    ann.call("PATCH", f"/api/tables/{finished}", {"watching": True})


def test_a_game_that_goes_on_is_not_reviewed(ann, going):
    assert ann.post(f"/api/tables/{going}/review").data["code"] == "not-over"


def test_a_finished_game_is_reviewed_beside_play(ann, finished):
    end = time.monotonic() + PATIENCE
    while (found := ann.post(f"/api/tables/{finished}/review").data)["state"] != "ready":
        assert found["state"] in ("waiting", "working")
        assert time.monotonic() < end
        time.sleep(0.1)
    review, record = found["review"], ann.get(f"/api/tables/{finished}/record").data
    assert review["points"][0]["count"] == 0
    assert review["points"][-1]["count"] == len(record["steps"])
    winners = record["winners"]
    assert review["points"][-1]["shares"] == [1 / len(winners) if seat in winners else 0 for seat in (0, 1)]
    assert all(0 <= swing["count"] <= len(record["steps"]) for swing in review["swings"])
    assert len(review["verdicts"]) == 2
