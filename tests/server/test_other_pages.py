"""What other pages get: a no, and headers that guard every answer in a browser."""

import asyncio
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from osselet.server.app import HEADERS, LARGEST_BODY, STATIC
from tests.server.hosting import Caller, Host, Line, problem

ELSEWHERE = "https://evil.example"


@pytest.mark.parametrize("origin", [ELSEWHERE, "null", "http://[", "http://127.0.0.1", "https://127.0.0.1:1"])
def test_a_socket_from_another_page_is_refused(host: Host, origin: str) -> None:
    async def connect() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await Line(host.port, origin=origin).__aenter__()
        assert refused.value.response.status_code == 403

    asyncio.run(connect())


def test_a_socket_from_our_own_page_or_from_a_program_is_welcome(host: Host, table: str) -> None:
    async def connect() -> None:
        for headers in ({}, {"origin": host.url}):
            async with Line(host.port, **headers) as line:
                assert (await line.hello(table))["type"] == "welcome"

    asyncio.run(connect())


def test_a_socket_elsewhere_than_at_its_address_is_refused(host: Host) -> None:
    async def connect() -> None:
        line = Line(host.port)
        line._url = line._url.replace("/api/socket", "/socket")
        with pytest.raises(InvalidStatus):
            await line.__aenter__()

    asyncio.run(connect())


@pytest.mark.parametrize(
    "headers", [{"origin": ELSEWHERE}, {"origin": "null"}, {"origin": "http://["}, {"sec_fetch_site": "cross-site"}]
)
def test_another_page_changes_nothing_here(ann: Caller, table: str, headers: dict[str, str]) -> None:
    problem(ann.post("/api/me", {"name": "Eve"}, **headers), 403, "foreign")
    problem(ann.call("DELETE", f"/api/tables/{table}", **headers), 403, "foreign")
    assert ann.get("/api/me").data["name"] == "Ann"
    assert ann.get(f"/api/tables/{table}").status == 200


def test_other_pages_are_not_told_that_they_may_read(ann: Caller) -> None:
    for answer in (
        ann.get("/api/me", origin=ELSEWHERE),
        ann.call("OPTIONS", "/api/me", origin=ELSEWHERE, access_control_request_method="POST"),
    ):
        assert not [name for name, _ in answer.headers if name.lower().startswith("access-control")]


def test_behind_an_address_of_its_own_a_server_believes_in_no_other(tmp_path: Path) -> None:
    with Host(tmp_path, origin="https://play.example.org") as host, host.device() as device:
        problem(device.post("/api/me", {"name": "Ann"}, origin=host.url), 403, "foreign")
        made = device.post("/api/me", {"name": "Ann"}, origin="https://play.example.org")
        assert made.status == 200
        assert "secure" in (made.header("set-cookie") or "").lower()
        assert "max-age" in (made.header("strict-transport-security") or "")


def test_every_answer_has_the_headers_that_guard_it(host: Host, ann: Caller, table: str) -> None:
    answers = [
        ann.get("/"),
        ann.get("/t/anything"),
        ann.get("/nothing"),
        ann.get("/static/nothing.js"),
        ann.get("/static/%2e%2e/app.py"),
        ann.get("/static/../app.py"),
        ann.get("/static/index.html"),
        ann.get("/api/games"),
        ann.get("/api/nothing"),
        ann.get("/api/tables/nothing"),
        ann.get(f"/api/tables/{table}"),
        ann.get(f"/api/tables/{table}/invitation.svg"),
        ann.get("/api/docs/openapi.json"),
        ann.get("/health"),
        ann.get("/metrics"),
        ann.post("/api/me", b"{"),
        ann.post("/api/me", {"name": 1}),
        ann.post("/api/me", b"x" * (LARGEST_BODY + 1)),
        ann.call("PATCH", "/api/games"),
        ann.call("OPTIONS", "/api/me"),
        ann.post("/api/me", {"name": "Eve"}, origin=ELSEWHERE),
    ]
    assert {answer.status for answer in answers} >= {200, 204, 400, 403, 404, 405, 413}
    for answer in answers:
        assert answer.status < 500
        for name, value in HEADERS.items():
            assert [found for key, found in answer.headers if key.lower() == name] == [value], answer
        assert answer.header("server") is None
    assert b"import" not in answers[4].body + answers[5].body


def test_answers_about_tables_and_people_are_not_kept_by_anybody(ann: Caller, table: str) -> None:
    for path in ("/api/me", "/api/me/tables", f"/api/tables/{table}", f"/api/tables/{table}/history"):
        assert ann.get(path).header("cache-control") == "no-store"


def test_the_policy_allows_no_inline_script_and_nothing_from_elsewhere() -> None:
    policy = dict(part.strip().partition(" ")[::2] for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'", "our own scripts, and the judge they bring along"
    assert policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert not re.search(r"unsafe|\*|http", HEADERS["content-security-policy"].replace("'wasm-unsafe-eval'", ""))


class Inline(HTMLParser):
    """Finds what the policy would forbid."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if (tag == "script" and "src" not in given) or tag == "style":
            self.found.append(tag)
        self.found += [name for name in given if name.startswith("on") or name == "style"]
        self.found += [v for v in given.values() if v and v.startswith(("http:", "https:", "//", "javascript:"))]


def test_the_page_has_no_inline_script_or_style() -> None:
    pages = list(STATIC.rglob("*.html"))
    assert pages
    for page in pages:
        parser = Inline()
        parser.feed(page.read_text(encoding="utf-8"))
        assert parser.found == [], page
