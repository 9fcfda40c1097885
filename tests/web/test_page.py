"""What is built for browsers: sound, small, and without anything the page's policy forbids."""

import gzip
import json
import re
import struct

import hatch_build

from tests.web.conftest import WEB

LARGEST_SCRIPT = 150_000
"""Bytes of script, compressed, that the first page may take."""


def test_types_and_components_are_sound():
    hatch_build.run_npm("run", "check")


def test_nothing_is_left_lying_about():
    hatch_build.run_npm("run", "lint")


def test_the_units_of_the_page_hold():
    hatch_build.run_npm("run", "test")


def test_the_page_has_no_inline_script_or_style(built):
    page = (built / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script[^>]*>([^<]*)</script>", page) == [""]
    assert "<style" not in page
    assert not re.search(r"\son\w+=|\sstyle=", page)
    for path in re.findall(r'(?:src|href)="/static/([^"]+)"', page):
        assert (built / path).exists()


def first_scripts(built):
    """The script of the first page and all that it imports at once."""
    page = (built / "index.html").read_text(encoding="utf-8")
    waiting = [built / path for path in re.findall(r'(?:src|href)="/static/([^"]+\.js)"', page)]
    found = set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            imported = re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', path.read_text(encoding="utf-8"))
            waiting += [path.parent / name for name in imported]
    return found


def test_the_first_page_is_small(built):
    scripts = first_scripts(built)
    assert len(scripts) > 1, "the entry imports what boards share"
    assert sum(len(gzip.compress(path.read_bytes())) for path in scripts) < LARGEST_SCRIPT


def test_every_large_file_has_compressed_copies(built):
    for path in built.rglob("*.js"):
        if path.stat().st_size > 1000:
            assert gzip.decompress(path.with_name(f"{path.name}.gz").read_bytes()) == path.read_bytes()
            assert path.with_name(f"{path.name}.br").stat().st_size < path.stat().st_size


def test_the_worker_keeps_the_shell_and_only_that(built):
    worker = (built / "sw.js").read_text(encoding="utf-8")
    shell = json.loads(re.search(r"const SHELL = (\[.*?\]);", worker)[1])
    scripts = {f"/static/assets/{path.name}" for path in first_scripts(built)}
    assert scripts < set(shell)
    assert {path[:17] for path in shell} >= {f"/static/assets/{lang}" for lang in ("fr", "en", "de")}
    assert all((built / path.removeprefix("/static/")).exists() for path in shell)
    assert 'VERSION = ""' not in worker


def test_it_can_be_installed(built):
    manifest = json.loads((built / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    for icon in manifest["icons"]:
        path = built / icon["src"].removeprefix("/static/")
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", path.read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    assert {"any maskable", "maskable"} & {icon.get("purpose") for icon in manifest["icons"]}


def test_the_lock_file_names_no_registry():
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    packages = json.loads(text)["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert all("integrity" in package for name, package in packages.items() if name)
