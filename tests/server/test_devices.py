"""Devices instead of accounts: tokens, phrases, and being forgotten."""

import pytest

from osselet.client import Device, RefusedError
from osselet.wire.messages import TableInfo
from osselet.wire.rest import NewTable, Phrase
from tests.server.hosting import Host
from tests.server.scenes import DEVICE, ME, OPEN, beat, play_any, scenario, somebody, two


def test_two_people_on_one_device_hold_their_own_seats(host: Host) -> None:
    ann = somebody(host, "Ann")
    laid = ann.lay(NewTable(game="doggybag", seats=[ME, DEVICE]))
    assert [seat.seat for seat in laid.seats] == [0, 1]

    async def game() -> None:
        async with ann.view(laid.table.id, 0) as view, ann.view(laid.table.id, 1) as other:
            assert (await beat(view, lambda beat: True)).view != (await beat(other, lambda beat: True)).view

    scenario(game)


def test_a_token_opens_its_seat_and_no_other(host: Host) -> None:
    ann = somebody(host, "Ann")
    laid = ann.lay(NewTable(game="doggybag", seats=[ME, DEVICE]))
    phone = Device(host.url)

    async def game() -> None:
        async with phone.view(laid.table.id, 1, token=laid.seats[1].token) as view:
            assert view.table is not None
        for seat, token in ((0, laid.seats[1].token), (1, None), (1, "guess"), (7, None), (-1, None)):
            with pytest.raises(RefusedError) as refused:
                async with phone.view(laid.table.id, seat, token=token):
                    pass
            assert refused.value.code == "not-yours"

    scenario(game)


def test_a_phrase_moves_seats_to_another_device(host: Host) -> None:
    ann, _, table = two(host, "kakuzu")
    phrase: Phrase = ann.call("POST", "/api/me/phrase", None, Phrase)
    assert len(phrase.phrase.split()) == 6
    phone = somebody(host, "Phone")
    own = phone.lay(NewTable(game="kakuzu", seats=[ME, OPEN])).table.id
    with pytest.raises(RefusedError) as refused:
        phone.call("POST", "/api/me/recover", Phrase(phrase="lala lala lala lala lala lala"))
    assert refused.value.code == "no-phrase"
    me = phone.call("POST", "/api/me/recover", Phrase(phrase=f"  {phrase.phrase.upper()} "))
    assert me["name"] == "Ann"
    assert {kept.id for kept in phone.tables()} == {table, own}
    assert all(kept.mine == [0] for kept in phone.tables())

    async def game() -> None:
        async with phone.view(table, 0) as view:
            await play_any(view)

    scenario(game)


def test_who_wants_to_be_forgotten_is(host: Host) -> None:
    ann, bob, table = two(host, "kakuzu")
    bob.call("DELETE", "/api/me")
    with pytest.raises(RefusedError) as refused:
        bob.tables()
    assert refused.value.code == "no-name"
    info: TableInfo = ann.call("GET", f"/api/tables/{table}", None, TableInfo)
    assert [(chair.kind, chair.name) for chair in info.seats] == [("person", "Ann"), ("bot", "")]
