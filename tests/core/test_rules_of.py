"""`Rules.of` collects the rules of modules by their names."""

from types import ModuleType

import pytest

from osselet.core import GameError, Rules, rule
from osselet.core.game import sees_all
from tests.probe import GAME, rules


def module(name: str, **holds: object) -> ModuleType:
    made = ModuleType(name)
    vars(made).update(holds)
    return made


def own() -> dict[str, object]:
    return {name: vars(rules)[name] for name in ("setup", "actor", "moves", "play", "score")}


def test_rules_are_collected_by_name() -> None:
    assert Rules.of(rules) == GAME.rules
    found = Rules.of(module("rules", **own()), module("secrets", hide=rules.hide, guess=rules.guess, play=rules.play))
    assert found.hide is rules.hide
    assert found.sees is sees_all
    assert found.ask is None


def test_two_rules_of_one_name_are_refused() -> None:
    @rule
    def play(s: object, move: int) -> None:
        """Another one."""

    with pytest.raises(GameError, match="Both rules and secrets hold a rule play"):
        Rules.of(module("rules", **own()), module("secrets", play=play))


def test_a_rule_that_is_missing_or_not_marked_is_named() -> None:
    less = {name: f for name, f in own().items() if name not in ("play", "score")}
    with pytest.raises(GameError, match="No rule play and no rule score is in rules, secrets"):
        Rules.of(module("rules", **less), module("secrets"))
    with pytest.raises(GameError, match="hide of secrets is not marked with @rule"):
        Rules.of(module("rules", **own()), module("secrets", hide=lambda s, seat: None))
