"""chicago keeps the contract, for every player count and option value."""

from osselet.games import chicago

GAME = chicago.GAME
GAMES = 8


def test_conformance(conformance):
    conformance.run()
