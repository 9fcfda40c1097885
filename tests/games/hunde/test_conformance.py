"""hunde keeps the contract, for every player count and option value."""

GAME = "hunde"


def test_conformance(conformance):
    conformance.run()
