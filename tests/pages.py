"""The pages of README and docs: what they show, and a shell to type it in."""

import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)
FIRST_MOVES = "1\n" * 60 + "quit\n"
"""Typed where a game asks: the first move each time, then the way out."""


def fences(page: Path, *kinds: str) -> list[str]:
    """The pieces of a page in these languages that are no files of the tutorial."""
    found = FENCE.findall(page.read_text(encoding="utf-8"))
    return [text for kind, text in found if kind in kinds]


def shell(folder: Path) -> dict[str, str]:
    """The variables of a shell in which `osselet` and `python` are ours, and nothing is kept outside the folder."""
    commands = folder / "bin"
    commands.mkdir(exist_ok=True)
    for name, module in (("osselet", "-m osselet"), ("python", "")):
        (commands / name).write_text(f'#!/bin/sh\nexec {sys.executable} {module} "$@"\n')
        (commands / name).chmod(0o755)
    ours = {key: value for key, value in os.environ.items() if not key.startswith(("OSSELET_", "PYTEST_"))}
    return {
        **ours,
        "PATH": f"{commands}:{os.environ['PATH']}",
        "OSSELET_DATA": str(folder),
        "BROWSER": "true",
        "COLUMNS": "100",
    }


def typed(line: str, folder: Path, answers: str = FIRST_MOVES) -> str:
    """What a command prints, typed in a folder, if it is content; it may ask for moves."""
    made = subprocess.run(
        ["sh", "-c", line],
        cwd=folder,
        env=shell(folder),
        input=answers,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert made.returncode == 0, f"{line}\n{made.stdout}{made.stderr}"
    return made.stdout


def served(line: str, folder: Path) -> str:
    """What a server tells of its games, started by a command as it stands but at a port that is free."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    env = {**shell(folder), "OSSELET_PORT": str(port)}
    with (
        (folder / "log").open("wb") as log,
        subprocess.Popen(["sh", "-c", f"exec {line}"], cwd=folder, env=env, stdout=log, stderr=log) as server,
    ):
        try:
            for _ in range(600):
                assert server.poll() is None, (folder / "log").read_text()
                try:
                    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=5) as answer:
                        return str(answer.read(), "utf-8")
                except OSError:
                    time.sleep(0.1)
            raise AssertionError("The server does not answer.")
        finally:
            server.terminate()
