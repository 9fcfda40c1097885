"""Whether what a server needs is well: noted by whoever uses it, and logged once whenever that changes."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

log = logging.getLogger("osselet.standing")
BREATH = 1.0
"""Seconds after which work that failed is begun again."""


class Standing:
    """Of the database, or of the bus between workers."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._since = 0.0
        self.why: str | None = None
        """What is wrong with it, in words for everybody; None while it is well."""

    @property
    def is_well(self) -> bool:
        """Is nothing wrong with it?"""
        return self.why is None

    def fell_ill(self, why: str, detail: object) -> None:
        """Something is wrong; the detail is for the log alone."""
        if self.why is None:
            self._since = time.monotonic()
            log.error("%s: %s", self._what, detail, extra=fields("ill", what=self._what, why=why))
        self.why = why

    def got_well(self) -> None:
        """It works."""
        if self.why is not None:
            self.why, seconds = None, round(time.monotonic() - self._since, 1)
            log.warning(
                "%s: well again after %s s", self._what, seconds, extra=fields("well", what=self._what, seconds=seconds)
            )


def fields(event: str, **more: Any) -> dict[str, Any]:
    """What a line of the log says for programs, beside its sentence: `log.info("…", extra=fields("start"))`."""
    return {"fields": {"event": event, **more}}


async def steadily(work: Callable[[], Awaitable[None]]) -> None:
    """Does something for ever; what nobody foresaw is logged, and does not end it."""
    while True:
        try:
            await work()
            return
        except Exception:
            log.exception("%s failed and is begun again", getattr(work, "__qualname__", work))
        await asyncio.sleep(BREATH)
