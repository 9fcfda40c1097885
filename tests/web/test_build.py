"""The page is built when its sources have changed, and only then."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import hatch_build
import pytest


@pytest.fixture
def copy(tmp_path, monkeypatch):
    """A small project of the same shape."""
    paths = {
        name: getattr(hatch_build, name) for name in ("WEB", "TEXTS", "GAMES", "STATIC", "PAGE", "STAMP", "INSTALLED")
    }
    for name, path in paths.items():
        monkeypatch.setattr(hatch_build, name, tmp_path / path.relative_to(hatch_build.ROOT))
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    monkeypatch.delenv("OSSELET_NO_WEB", raising=False)
    for folder in (hatch_build.WEB / "src", hatch_build.TEXTS):
        folder.mkdir(parents=True)
    (hatch_build.WEB / "package.json").write_text("{}")
    (hatch_build.WEB / "src" / "main.ts").write_text("")
    (hatch_build.TEXTS / "en.ftl").write_text("web-play = Play\n")
    return tmp_path


@pytest.fixture
def built(copy, monkeypatch):
    """How often it was built."""
    done = []

    def run(*words):
        folder = Path(words[-1])
        folder.mkdir(parents=True)
        (folder / "index.html").write_text(f"<!doctype html>{len(done)}")
        done.append(words[:2])

    monkeypatch.setattr(hatch_build, "_npm", run)
    return done


def test_it_is_built_once(built):
    assert hatch_build.build()
    assert not hatch_build.build()
    assert built == [("run", "build")]


@pytest.mark.parametrize("changed", ["web/src/main.ts", "web/src/new.ts", "src/osselet/texts/en.ftl"])
def test_it_is_built_again_after_a_change(built, copy, changed):
    hatch_build.build()
    (copy / changed).write_text("changed")
    assert hatch_build.build()


def test_a_build_that_fails_leaves_the_page_as_it_was(built, copy, monkeypatch):
    hatch_build.build()
    (copy / "web" / "src" / "main.ts").write_text("changed")

    def fail(*words):
        Path(words[-1]).mkdir()
        raise hatch_build.BuildError("npm run fails")

    with monkeypatch.context() as broken:
        broken.setattr(hatch_build, "_npm", fail)
        with pytest.raises(hatch_build.BuildError):
            hatch_build.build()
    assert hatch_build.PAGE.read_text() == "<!doctype html>0"


def test_only_what_the_page_is_made_of_is_installed_until_more_is_asked_for(copy, monkeypatch):
    (hatch_build.WEB / "package-lock.json").write_text("{}")
    hatch_build.INSTALLED.parent.mkdir()
    ran = []
    monkeypatch.setattr(hatch_build, "find_node", lambda: hatch_build.Node([], ""))
    monkeypatch.setattr(hatch_build, "_run", lambda node, *words: ran.append(words[:2]))
    hatch_build._npm("run", "build")
    assert ran == [("ci", "--omit=dev"), ("run", "build")]
    ran.clear()
    hatch_build.run_npm("run", "lint")
    assert ran == [("ci", "--ignore-scripts"), ("run", "lint")]
    ran.clear()
    hatch_build._npm("run", "build")
    assert ran == [("run", "build")]


def test_tests_and_packages_are_no_sources(built, copy):
    hatch_build.build()
    (copy / "web" / "src" / "main.test.ts").write_text("changed")
    (copy / "web" / "node_modules").mkdir()
    (copy / "web" / "node_modules" / "package.json").write_text("changed")
    assert not hatch_build.build()


def test_an_archive_without_sources_keeps_what_was_built(built, copy):
    hatch_build.build()
    shutil.rmtree(copy / "web")
    assert not hatch_build.build()


def test_without_node_it_says_what_to_do(copy, monkeypatch):
    monkeypatch.setattr(hatch_build, "find_node", lambda: None)
    with pytest.raises(
        hatch_build.BuildError, match=r"^The page cannot be built: it takes Node .* without the page\.$"
    ):
        hatch_build.build()


def test_a_failing_npm_is_told_in_one_line(copy, monkeypatch):
    (hatch_build.WEB / "package-lock.json").write_text("{}")
    script = "import sys; print('warn: fine\\nnpm error code ECONNREFUSED\\nmore'); sys.exit(1)"
    node = hatch_build.Node([sys.executable, "-c", script], "")
    monkeypatch.setattr(hatch_build, "find_node", lambda: node)
    with pytest.raises(hatch_build.BuildError, match=r"^The page cannot be built: npm ci fails: code ECONNREFUSED$"):
        hatch_build.build()


def test_without_a_page_the_server_says_so(copy):
    hatch_build.leave_unbuilt()
    assert "OSSELET_NO_WEB" in hatch_build.PAGE.read_text()


def test_node_from_pypi_is_asked_for_only_where_it_is_needed(copy, monkeypatch):
    hook = object.__new__(hatch_build.PageHook)
    assert hook.dependencies() == []
    monkeypatch.setattr(hatch_build, "find_node", lambda: None)
    assert hook.dependencies() == [hatch_build.NODE_FROM_PYPI]
    monkeypatch.setenv("OSSELET_NO_WEB", "1")
    assert hook.dependencies() == []


@pytest.mark.parametrize(
    ("version", "fits"),
    [
        ("v18.20.0", 0),
        ("v20.18.9", 0),
        ("v20.19.0", 1),
        ("v21.7.0", 0),
        ("v22.11.0", 0),
        ("v22.12.0", 1),
        ("v26.0.1", 1),
    ],
)
def test_only_a_node_that_fits_is_used(tmp_path, monkeypatch, version, fits):
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}/bin")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert (hatch_build.find_node() is not None) == bool(fits)


def test_by_hand(built):
    assert hatch_build.main() == 0
    ran = subprocess.run([sys.executable, "hatch_build.py"], cwd=os.path.dirname(hatch_build.__file__), check=False)
    assert ran.returncode == 0
