"""What is in `deploy/` beside units and proxies: what a host watches, pins and audits names things that are there."""

import json
import os
import re
import subprocess
import sys
from importlib import util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from osselet.server import metrics
from osselet.server.tally import Tally

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
NAMED = re.compile(r"\bosselet_[a-z_]+")


def script(name: str) -> ModuleType:
    spec = util.spec_from_file_location(name, DEPLOY / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    made = util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """All metrics a server has, also those it only has at times."""
    monkeypatch.setattr(metrics, "TALLY", tally := Tally())
    tally.space_free = 1
    tally.refused["too-fast"] += 1
    return set(NAMED.findall(metrics.Board().page().decode()))


def queries() -> list[tuple[str, str]]:
    """Where something is asked of Prometheus, and what."""
    board: dict[str, Any] = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))
    rules: dict[str, Any] = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))
    asked = [(panel["title"], target["expr"]) for panel in board["panels"] for target in panel["targets"]]
    return asked + [(rule["alert"], rule["expr"]) for group in rules["groups"] for rule in group["rules"]]


@pytest.mark.parametrize(("place", "query"), queries(), ids=lambda part: part if " " not in part else "")
def test_every_metric_that_is_watched_exists(known: set[str], place: str, query: str) -> None:
    named = set(NAMED.findall(query))
    assert named, place
    assert named <= known


def test_alerts_say_what_to_do() -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))
    for rule in rules["groups"][0]["rules"]:
        assert rule["annotations"]["summary"].strip()
        assert rule["labels"]["severity"] in ("page", "ticket")


def test_the_pins_are_those_of_the_constraints_and_no_more_than_a_server_needs() -> None:
    pins = script("pins")
    text = (DEPLOY / "requirements.txt").read_text(encoding="utf-8")
    pinned = dict(re.findall(r"^([a-z0-9-]+)==(\S+) \\$", text, re.MULTILINE))
    known = pins.constraints()
    assert pinned == {name: known[name] for name in pins.needed()}, "stale: make pins"
    for part in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]:
        assert re.fullmatch(r"\S+==\S+( \\\n    --hash=sha256:[0-9a-f]{64})+\n", part)


def audited(folder: Path, pip_audit: str, npm: str) -> "subprocess.CompletedProcess[str]":
    """`make audit` with programs that say this."""
    (folder / "pip_audit.py").write_text(pip_audit)
    (folder / "npm").write_text(f"#!/bin/sh\n{npm}\n")
    (folder / "npm").chmod(0o755)
    around = {**os.environ, "PYTHONPATH": str(folder), "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run([sys.executable, DEPLOY / "audit.py"], env=around, capture_output=True, text=True)


FINE = """print('{"dependencies": [{"name": "a", "version": "1", "vulns": []}]}')"""
UNSAFE = """print('{"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "CVE-1"}]}]}')"""
NPM = """echo '{"metadata": {"vulnerabilities": {"total": 0}, "dependencies": {"total": 7}}}'"""


def test_an_audit_says_what_is_unsafe(tmp_path: Path) -> None:
    assert audited(tmp_path, FINE, NPM).returncode == 0
    found = audited(tmp_path, UNSAFE, NPM)
    assert (found.returncode, "a 1: CVE-1" in found.stdout) == (1, True)


def test_an_audit_that_cannot_ask_says_so_and_is_no_success(tmp_path: Path) -> None:
    found = audited(tmp_path, "raise SystemExit('no network')", "echo 'no network' >&2; exit 1")
    assert found.returncode == 2
    lines = found.stderr.splitlines()
    assert [line.partition(" cannot be had")[0] for line in lines] == [
        "The advisories for Python packages",
        "The advisories for npm packages",
    ]
