"""Which language to speak: what was asked for, else what the environment speaks."""

import os
import re

from osselet.core.texts import FALLBACK, LANGUAGES, check_language


def language(given: str | None) -> str:
    """The language of `--lang`, of OSSELET_LANG, of the system, or English."""
    asked = given or os.environ.get("OSSELET_LANG")
    if asked:
        short = _short(asked)
        return short if short in LANGUAGES else check_language(asked)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return _short(value) if _short(value) in LANGUAGES else FALLBACK
    return FALLBACK


def _short(value: str) -> str:
    """`fr` of `fr_FR.UTF-8`."""
    return re.split(r"[-_.@]", value.lower())[0]
