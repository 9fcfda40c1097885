"""doggybag keeps the contract, for every player count and option value."""

from osselet.games.doggybag import GAME

GAMES = 6


def test_conformance(conformance):
    conformance.run()


def test_the_longest_game_is_longer_than_any_round_could_make_it():
    assert GAME.longest == 8 * (2 + 24 + 7 + 10 + 101 + 13)
