"""The command line in this process (quick), or as people start it (true)."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from osselet.cli.error_boundary import run


@dataclass(frozen=True)
class Answer:
    status: int
    out: str
    err: str

    def refused(self, *parts: str) -> None:
        """One sentence, status 2, no traceback."""
        assert self.status == 2, self
        sentence = self.err.strip()
        assert sentence
        assert "\n" not in sentence
        assert "Traceback" not in self.err + self.out
        assert sentence.endswith((".", "?", "!")) or "/" in sentence
        for part in parts:
            assert part in sentence, sentence


Osselet = Callable[..., Answer]


@pytest.fixture(autouse=True)
def speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("OSSELET_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def osselet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Osselet:
    def call(*arguments: object, typed: str | bytes = "") -> Answer:
        given = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8"))
        capsys.readouterr()
        status = run([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Answer(status, out, err)

    return call


def process(code: str, *arguments: str, cwd: Path | None = None) -> "subprocess.CompletedProcess[str]":
    """A fresh Python, for what must hold from the very start."""
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, cwd=cwd, env=os.environ, timeout=120
    )
