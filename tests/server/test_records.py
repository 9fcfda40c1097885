"""Records that people bring along: looked at like finished tables, refused with a sentence, kept nowhere."""

import json
import random
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import osselet
from osselet.core.texts import LANGUAGES
from osselet.room.refusal import Refusal, reason
from osselet.server.catalogue import Catalogue
from osselet.server.limits import Addresses
from osselet.server.records import RecordReader
from osselet.wire.rest import LARGEST_RECORD

PATIENCE = 120.0


@pytest.fixture(scope="module")
def ann(host):
    with host.without_limits().device("Ann") as found:
        yield found


def played(game, players, seed=1, decisions=10_000):
    table = osselet.game(game).table(players=players, seed=seed, names=["Ann", "Bob"])
    chosen = random.Random(seed)
    while not table.over and decisions:
        seat = table.actors[0]
        table.play(chosen.choice(table.moves(seat)), seat)
        decisions -= 1
    return table


def post(device, path, record, query=""):
    return device.post(f"/api/records{path}{query}", record)


def all_views(device, record, query=""):
    found = []
    while more := post(device, "/views", record, f"?first={len(found)}{query}").data["views"]:
        found += more
    return found


def screens(views):
    return {tuple(seat["stock"] is not None for seat in view["seats"]) for view in views}


@pytest.mark.parametrize("game", osselet.games())
def test_a_record_is_looked_at_like_a_finished_table(ann, game):
    table = played(game, max(osselet.game(game).players.start, 2))
    record = table.record()
    opened = post(ann, "", record).data
    assert [chair.get("name") for chair in opened["table"]["seats"][:2]] == ["Ann", "Bob"]
    assert (opened["table"]["game"], opened["table"]["options"]) == (game, table.options)
    decided = opened["result"].pop("decided")
    assert opened["result"] == {"winners": table.winners, "scores": table.scores}
    assert [sum(part["points"] for part in mine) for mine in decided["parts"]] == table.scores
    for seat, query in ((None, ""), (0, "&seat=0"), (1, "&seat=1")):
        views = all_views(ann, record, query)
        assert views == json.loads(json.dumps([table.view_at(count, seat) for count in range(table.count + 1)]))
        history = post(ann, "/history", record, f"?lang=fr{query}").data
        assert [step["name"] for step in history["steps"]] == table.steps(seat)
        assert history["log"] == table.log(seat, "fr")
    everything = all_views(ann, record, "&everything=true")
    assert everything[3] == json.loads(json.dumps(table.reveal(3)))


def test_eyes_that_are_a_seats_see_behind_one_screen(ann):
    record = played("doggybag", 3, decisions=20).record()
    assert screens(all_views(ann, record, "&seat=1")) == {(False, True, False)}
    assert screens(all_views(ann, record)) == {(False, False, False)}
    assert screens(all_views(ann, record, "&everything=true")) == {(True, True, True)}
    assert post(ann, "/views", record, "?seat=3").data["code"] == "no-such-page"


def test_a_game_that_is_not_over_ends_where_its_record_does(ann):
    table = played("doggybag", 2, decisions=12)
    record = table.record()
    assert post(ann, "", record).data["result"] is None
    assert post(ann, "/history", record).data["count"] == len(record["steps"])
    assert post(ann, "/review", record).data["code"] == "not-over"
    del record["steps"][1:], record["scores"], record["winners"]  # not even what chance would have brought is added
    assert post(ann, "/history", record).data["count"] == 1


def test_it_is_reviewed_like_any_other(ann):
    record = played("hunde", 3).record()
    end = time.monotonic() + PATIENCE
    while (found := post(ann, "/review", record).data)["state"] != "ready":
        assert found["state"] in ("waiting", "working")
        assert time.monotonic() < end
        time.sleep(0.1)
    assert len(found["review"]["verdicts"]) == 3


def test_nothing_of_it_is_kept(ann, host):
    post(ann, "", played("hunde", 3).record())
    assert ann.get("/api/me/tables").data == []
    assert not host.worker.tables.tables


def test_what_is_none_is_refused_with_a_sentence(ann):
    record = played("hunde", 3).record()
    for wrong, code in (
        ({}, "bad-record"),
        ({"game": 3}, "bad-record"),
        (record | {"game": "chess"}, "no-game"),
        (record | {"rules": 99}, "bad-record"),
        (record | {"steps": record["steps"][1:]}, "bad-record"),
        (record | {"winners": []}, "bad-record"),
    ):
        answer = post(ann, "", wrong)
        assert (answer.status, answer.data["code"]) == (404 if code == "no-game" else 400, code)
        assert answer.data["reason"].endswith(".")
    assert len({reason(Refusal("bad-record"), None, lang) for lang in LANGUAGES}) == len(LANGUAGES)
    far = json.dumps(record | {"sealed": {"9" * 5000: ["x"]}, "dealt": 0}).encode()
    long = json.dumps(record).encode().replace(b'"players": 3', b'"players": ' + b"9" * 5000)
    for wrong in (far, long):
        answer = post(ann, "", wrong)
        assert (answer.status, answer.data["code"]) in ((400, "bad-record"), (400, "malformed"))
    large = post(ann, "", record | {"note": "x" * LARGEST_RECORD})
    assert (large.status, large.data["code"]) == (413, "too-large")


def test_an_address_may_not_ask_without_end(ann, host, monkeypatch):
    records = [played("hunde", 3, seed=seed).record() for seed in range(10, 14)]
    bearable = sum(len(record["steps"]) for record in records[:3])
    monkeypatch.setattr(host.worker.limits, "looking", Addresses(rate=0.001, burst=bearable))
    assert [post(ann, "", record).status for record in records] == [200, 200, 200, 429]
    assert post(ann, "", records[0]).status == 200  # it is still at hand


RECORD = played("doggybag", 2, decisions=9).record()
READER = RecordReader(Catalogue(), None, None)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=300, deadline=None)
@given(key=st.sampled_from(sorted(RECORD)), value=VALUES, inside=st.integers(0, 20))
def test_a_damaged_record_is_refused_whatever_is_wrong_with_it(key, value, inside):
    damaged = json.loads(json.dumps(RECORD))
    kept = damaged[key]
    if isinstance(kept, list) and kept and inside:
        kept[inside % len(kept)] = value
    elif isinstance(kept, dict) and inside:
        kept[next(iter(kept), "0")] = value
    else:
        damaged[key] = value
    try:
        assert READER._walk(damaged)[1].table.game == "doggybag"
    except Refusal as refused:
        if refused.why.code not in ("bad-record", "no-game"):
            raise
