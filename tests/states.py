"""Plain states for tests that calculate with whole arrays."""

from types import SimpleNamespace

import numpy as np

from osselet.core.state import State, layout


def as_numpy(s: State) -> SimpleNamespace:
    """A state whose arrays are NumPy's, in the same memory."""
    return SimpleNamespace(
        **{
            field.name: np.asarray(getattr(s, field.name)) if field.shape else getattr(s, field.name)
            for field in layout(type(s)).fields
        }
    )
