"""What is built for browsers: sound, small, and without anything the page's policy forbids."""

import gzip
import json
import re

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


def test_the_first_page_is_small(built):
    page = (built / "index.html").read_text(encoding="utf-8")
    scripts = [built / path for path in re.findall(r'src="/static/([^"]+\.js)"', page)]
    assert sum(len(gzip.compress(path.read_bytes())) for path in scripts) < LARGEST_SCRIPT


def test_the_lock_file_names_no_registry():
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    packages = json.loads(text)["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert all("integrity" in package for name, package in packages.items() if name)
