"""oss keeps the contract, for every player count and option value."""

from osselet.games.oss import GAME as OSS

GAME = OSS


def test_conformance(conformance):
    conformance.run()
