"""The games of the cabinet, one folder each; called like a function it lists the ids of all that are installed."""

import sys
from types import ModuleType

from osselet.core import registry


class _Cabinet(ModuleType):
    """The package itself, callable: `osselet.games()` is a public name and so is this folder."""

    def __call__(self) -> list[str]:
        return registry.games()


sys.modules[__name__].__class__ = _Cabinet
