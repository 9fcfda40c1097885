"""Files of the page as browsers get them: compressed, kept as long as they may be, and from nowhere else."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from osselet.room.refusal import Refusal
from osselet.server import app as apps
from osselet.server.app import HEADERS
from osselet.server.static_files import StaticFiles
from tests.server.hosting import Caller, Host

SCRIPT = b"export const bones = 5;\n" * 40


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    static = tmp_path / "static"
    for name in ("sw.js", "assets/index-abc.js"):
        (static / name).write_bytes(SCRIPT)
        (static / f"{name}.gz").write_bytes(gzip.compress(SCRIPT))
    (static / "assets/index-abc.js.br").write_bytes(b"small")
    (static / "index.html").write_text("<!doctype html>")
    (static / "manifest.webmanifest").write_text("{}")
    (static / "sources.txt").write_text("0")
    (tmp_path / "secret.js").write_text("no")
    return static


@pytest.fixture
def shelf(folder: Path) -> StaticFiles:
    return StaticFiles(folder)


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("*", "br"),
        ("identity", None),
        ("", None),
    ],
)
def test_the_best_coding_that_is_accepted(shelf: StaticFiles, accepted: str, coding: str | None) -> None:
    answer = shelf.give("assets/index-abc.js", accepted)
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "accept-encoding"


def test_hashed_names_are_kept_for_good_and_others_asked_for_again(shelf: StaticFiles) -> None:
    assert "immutable" in shelf.give("assets/index-abc.js").headers["cache-control"]
    assert shelf.give("sw.js").headers["cache-control"] == "no-cache"


def test_what_the_browser_has_is_not_sent_again(shelf: StaticFiles) -> None:
    tag = shelf.give("sw.js").headers["etag"]
    again = shelf.give("sw.js", known=tag)
    assert (again.status_code, again.content) == (304, b"")
    assert shelf.give("sw.js", known='"older"').status_code is None


def test_a_module_comes_with_its_type_or_browsers_do_not_compile_it_on_the_way(folder: Path) -> None:
    (folder / "assets" / "judge-abc.wasm").write_bytes(b"\0asm")
    assert StaticFiles(folder).give("assets/judge-abc.wasm").media_type == "application/wasm"


@pytest.mark.parametrize("name", ["../secret.js", "assets/../../secret.js", "nothing.js", "assets", "sources.txt", ""])
def test_nothing_else_is_given(shelf: StaticFiles, name: str) -> None:
    with pytest.raises(Refusal):
        shelf.give(name)


@pytest.fixture
def ann(host: Host, shelf: StaticFiles, monkeypatch: pytest.MonkeyPatch) -> Iterator[Caller]:
    monkeypatch.setattr(apps, "STATIC_FILES", shelf)
    with host.device("Ann") as device:
        yield device


def test_over_the_wire(ann: Caller) -> None:
    worker = ann.get("/sw.js")
    assert (worker.status, worker.header("content-type")) == (200, "text/javascript; charset=utf-8")
    assert worker.header("content-security-policy") == HEADERS["content-security-policy"]
    assert "worker-src 'self'" in HEADERS["content-security-policy"]
    manifest = ann.get("/static/manifest.webmanifest")
    assert manifest.header("content-type") == "application/manifest+json"
    for path in ("/", "/t/anything", "/rules/hunde"):
        page = ann.get(path)
        assert (page.status, page.header("content-type")) == (200, "text/html; charset=utf-8")
        assert page.header("cache-control") == "no-cache"


def test_what_is_missing_is_not_kept(ann: Caller) -> None:
    missing = ann.get("/static/assets/index-old.js")
    assert missing.status == 404
    assert missing.header("cache-control") is None
