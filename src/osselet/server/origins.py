"""Where a request comes from: its address, the networks around it, and whether the host trusts it."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple

Network = IPv4Network | IPv6Network
Owner = tuple[str, str]
"""For whom work is done: the network somebody comes from, and the household in it."""

TRUSTED = 100
"""How many times as much as one address a network may that the host trusts."""
WIDER = {"/24": 8, "/64": 2, "/48": 6}
"""How many times as much as one address the networks around it may, all their addresses together. A home has one IPv4
address, or all addresses of one /64; a /24 or a /48 is a company's, or many homes of one provider."""
REMEMBERED = 8192


class Level(NamedTuple):
    """Something that is counted for a request: one address, or a network around it."""

    name: str
    key: str
    factor: int


class Origins:
    """Tells whom a request is counted for."""

    def __init__(self, trusted: Iterable[str] = (), proxies: Iterable[str] = ()) -> None:
        self._trusted = [ip_network(one, strict=False) for one in trusted]
        self._proxies = [ip_network(one, strict=False) for one in proxies]
        self.levels = lru_cache(REMEMBERED)(self._levels)

    def _levels(self, address: str) -> tuple[Level, ...]:
        """The address and the networks around it; of a network the host trusts that network alone."""
        found = _read(address)
        if found is None:
            return (Level("address", address, 1),)
        for network in self._trusted:
            if found in network:
                return (Level("trusted", str(network), TRUSTED),)
        sizes = (("/24", 24),) if isinstance(found, IPv4Address) else (("/64", 64), ("/48", 48))
        around = [Level(name, str(ip_network((found, size), strict=False)), WIDER[name]) for name, size in sizes]
        return (Level("address", str(found), 1), *around)

    def is_trusted(self, address: str) -> bool:
        """Does the host trust where this comes from?"""
        return self.levels(address)[0].name == "trusted"

    def owner(self, address: str, person: str | None) -> Owner:
        """For whom work is done that this asks for: homes share evenly, and in trusted networks people do."""
        levels = self.levels(address)
        if levels[0].name == "trusted":
            return of_person(person) if person is not None else (address, address)
        home = next((level.key for level in levels if level.name == "/64"), levels[0].key)
        return levels[-1].key, home

    def of(self, peer: str, forwarded: Sequence[str]) -> str:
        """The address behind proxies: of all that `X-Forwarded-For` says, the last hop that is no proxy of the host's.

        Whoever asks may have written the rest. Proxies on this machine need not be named.
        """
        hops = [hop.strip() for line in forwarded for hop in line.split(",") if hop.strip()]
        for hop in reversed(hops):
            address = _read(hop)
            if address is None:  # no proxy of ours wrote that
                return peer
            if not (address.is_loopback or any(address in network for network in self._proxies)):
                return str(address)
        return str(_read(hops[-1])) if hops else peer


def of_person(person: str) -> Owner:
    """Work that is done for somebody whose address is not known."""
    return f"person {person}", f"person {person}"


def _read(text: str) -> IPv4Address | IPv6Address | None:
    """An address, whatever port, brackets and zone come with it."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found
