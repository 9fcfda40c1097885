"""PettingZoo's own judges; importing them imports a deprecated game of its own, which warns."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pettingzoo.test import (  # type: ignore[attr-defined]
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        performance_benchmark,
        render_test,
        seed_test,
    )

__all__ = [
    "api_test",
    "max_cycles_test",
    "parallel_api_test",
    "parallel_seed_test",
    "performance_benchmark",
    "render_test",
    "seed_test",
]
