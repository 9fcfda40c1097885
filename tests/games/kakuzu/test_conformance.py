"""kakuzu keeps the contract, for every player count and option value."""

GAME = "kakuzu"


def test_conformance(conformance):
    conformance.run()
