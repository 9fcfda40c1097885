"""Who is counted for a request: an address, the networks around it, a person, a network the host trusts."""

import pytest

from osselet.core.errors import OptionError
from osselet.server.fair_pool import FairQueue
from osselet.server.limits import Addresses, Crowd, Misses
from osselet.server.origins import TRUSTED, WIDER, Origins
from osselet.server.settings import Settings, check, from_env
from osselet.server.tally import TALLY


def passed(limit: Addresses, addresses: list[str], person: str | None = None) -> int:
    return sum(limit.take(address, person=person) for address in addresses)


def many(template: str, count: int) -> list[str]:
    return [template.format(number) for number in range(count)]


def test_many_addresses_of_one_network_are_one_network() -> None:
    burst = 10
    for template, level in (
        ("2001:db8:1:2::{:x}", "/64"),
        ("2001:db8:1:{:x}::1", "/48"),
        ("192.0.2.{}", "/24"),
    ):
        limit = Addresses(0.0, burst, "x")
        asking = [address for address in many(template, 250) for _ in range(2)]
        assert passed(limit, asking) == burst * WIDER[level]
        assert passed(limit, ["2001:db8:ffff::1", "198.51.100.1"]) == 2  # others are not theirs


def test_one_address_has_its_own_number_however_it_is_written() -> None:
    limit = Addresses(0.0, 3, "x")
    assert passed(limit, ["192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1:80", "192.0.2.1", "192.0.2.2"]) == 4
    assert passed(limit, ["2001:db8::1", "[2001:db8:0::1]:80", "2001:0db8::0001", "2001:db8::1%eth0"]) == 3


def test_a_person_has_one_number_whatever_the_address() -> None:
    limit = Addresses(0.0, 10, "x", person=0.5)
    assert passed(limit, many("10.0.{}.1", 20), person="ann") == 5
    assert passed(limit, many("10.1.{}.1", 4), person="bob") == 4


def test_what_is_refused_costs_nobody_anything() -> None:
    limit = Addresses(0.0, 2, "x")
    assert passed(limit, ["192.0.2.1"] * 50) == 2
    assert passed(limit, many("192.0.2.{}", 100)) == 2 * WIDER["/24"] - 2


def test_a_trusted_network_may_a_hundred_times_as_much_and_its_people_as_much_as_others() -> None:
    origins = Origins(["192.0.2.0/24", "2001:db8::/32"])
    limit, crowd = Addresses(0.0, 3, "x", origins), Crowd(3, "y", origins)
    assert passed(limit, ["192.0.2.7"] * 1000) == 3 * TRUSTED
    assert passed(limit, ["2001:db8::7"] * 10, person="ann") == 3
    assert sum(crowd.enter("192.0.2.7") for _ in range(400)) == 3 * TRUSTED
    assert sum(crowd.enter("198.51.100.7") for _ in range(400)) == 3


def test_of_what_proxies_say_the_last_hop_that_is_no_proxy_counts() -> None:
    origins = Origins(proxies=["203.0.113.0/24"])
    peer = "127.0.0.1"
    for said, address in (
        ([], peer),
        (["198.51.100.1"], "198.51.100.1"),
        (["1.1.1.1, 198.51.100.1"], "198.51.100.1"),
        (["1.1.1.1", "198.51.100.1"], "198.51.100.1"),  # two lines are one list
        (["1.1.1.1", "2.2.2.2 , 198.51.100.1, 203.0.113.9", "127.0.0.1"], "198.51.100.1"),
        (["1.1.1.1, 198.51.100.1:4711"], "198.51.100.1"),
        (["1.1.1.1, [2001:db8::1]:4711"], "2001:db8::1"),
        (["1.1.1.1, nobody"], peer),
        (["203.0.113.9"], "203.0.113.9"),
        ([", ,"], peer),
    ):
        assert origins.of(peer, said) == address


def test_the_house_bears_only_so_many_wrong_codes_whoever_tries_them() -> None:
    misses = Misses(0.0, 3, Origins(["192.0.2.0/24"]))
    before = TALLY.limited["guessing", "house"]
    for number in range(3):
        assert misses.bears(f"10.{number}.0.1", None)
        misses.count(None)
    assert not misses.bears("10.9.0.1", None)
    assert TALLY.limited["guessing", "house"] == before + 1
    assert misses.bears("10.9.0.1", "ann")  # people with a name have a budget of their own
    assert misses.bears("192.0.2.1", None)


def test_homes_share_evenly_and_so_do_networks() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.put(("bad/48", f"bad {number % 50}"), f"bad {number}")
    queue.put(("good/48", "ann"), "ann 1")
    queue.put(("good/48", "ann"), "ann 2")
    queue.put(("good/48", "bob"), "bob")
    taken = [found[1] for found in (queue.take() for _ in range(103)) if found]
    assert [name for name in taken[:6] if not name.startswith("bad")] == ["ann 1", "bob", "ann 2"]
    assert len(set(taken)) == 103
    assert (queue.take(), queue.waiting, queue.owners) == (None, 0, 0)
    queue.put(("bad/48", "bad"), "bad")
    assert queue.take(busy=["bad/48"]) is None
    assert queue.take() == ("bad/48", "bad")


def test_settings_of_limits_are_read_and_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OSSELET_TRUSTED", "192.0.2.0/24, 2001:db8::/32")
    monkeypatch.setenv("OSSELET_LIMITS", "2.5")
    found = from_env()
    assert (found.trusted, found.limits) == (("192.0.2.0/24", "2001:db8::/32"), 2.5)
    for wrong in ({"trusted": ("home",)}, {"proxies": ("1.2.3",)}, {"sockets": 0}, {"limits": -1.0}):
        with pytest.raises(OptionError):
            check(Settings(**wrong))
