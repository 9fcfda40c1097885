"""What strangers, other pages, impatient programs and spies get: a no, in order, and nothing else."""

import asyncio
import json
import re
import socket
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from osselet.server import app as apps
from osselet.server import house as houses
from osselet.server import line as lines
from osselet.server import socket as sockets
from osselet.server.app import HEADERS, LARGEST_BODY, STATIC
from osselet.server.line import POLICY
from osselet.wire.messages import LONGEST_FRAME
from tests.server.hosting import PATIENCE, Answer, Caller, Host, Line, hosted

MARKUP = "<img src=x onerror=alert(1)>"
TOO_LARGE = 1009
ELSEWHERE = "https://evil.example"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with the limits it has for everybody, behind a proxy that says who asks."""
    with Host(tmp_path_factory.mktemp("strict"), proxy=True, sockets=5) as found:
        yield found


def problem(answer: Answer, status: int, code: str) -> None:
    """The request was refused in order."""
    assert (answer.status, answer.data["code"]) == (status, code), answer
    assert answer.data["reason"]
    assert answer.header("content-type") == "application/json"


@pytest.fixture
def ann(host: Host) -> Iterator[Caller]:
    with host.device("Ann") as device:
        yield device


@pytest.fixture
def bob(host: Host) -> Iterator[Caller]:
    with host.device("Bob") as device:
        yield device


@pytest.fixture
def table(ann: Caller, bob: Caller) -> str:
    """A table at which Ann and Bob play."""
    found: str = ann.lay("oss", 1)["id"]
    bob.sit(found)
    return found


# Other pages.


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


# What every answer says to browsers.


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
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert not re.search(r"unsafe|\*|http", HEADERS["content-security-policy"])


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


# Too much, too long, too fast.


def test_a_frame_too_long_is_refused_and_one_far_too_long_ends_the_socket(host: Host, table: str) -> None:
    async def send() -> None:
        async with Line(host.port) as line:
            await line.hello(table)
            await line.send(json.dumps({"type": "ping", "x": "x" * LONGEST_FRAME}))
            refused = await line.until(lambda notice: notice["type"] == "refused")
            assert refused["code"] == "malformed"
            await line.settle()
            await line.send("x" * (5 * LONGEST_FRAME))
            assert await line.closed() == TOO_LARGE

    asyncio.run(send())


def test_a_body_too_long_is_refused_however_it_comes(host: Host, ann: Caller) -> None:
    long = b'{"name":"' + b"x" * LARGEST_BODY + b'"}'
    problem(ann.post("/api/me", long), 413, "too-large")
    pieces = b"".join(f"{len(part):x}\r\n".encode() + part + b"\r\n" for part in (long[:9000], long[9000:]))
    head = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"
    with socket.create_connection(("127.0.0.1", host.port), timeout=10) as raw:
        raw.sendall(head + pieces + b"0\r\n\r\n")
        assert raw.recv(200).startswith(b"HTTP/1.1 413 ")


def test_a_body_that_does_not_come_is_not_waited_for(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apps, "ANSWER_WITHIN", 0.2)
    with socket.create_connection(("127.0.0.1", host.port), timeout=10) as raw:
        raw.sendall(b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{")
        answer = b""
        while piece := raw.recv(4096):
            answer += piece
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b'"too-slow"' in answer


def test_a_socket_that_never_says_hello_is_closed(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.2)

    async def wait() -> None:
        async with Line(host.port) as line:
            assert await line.closed() == POLICY

    asyncio.run(wait())


def test_a_socket_that_falls_silent_is_closed_and_one_that_pings_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "SILENT", 2.5)
    monkeypatch.setattr(houses, "SWEEP", 0.1)

    async def wait(host: Host, table: str) -> None:
        async with Line(host.port) as quiet, Line(host.port) as talking:
            await quiet.hello(table)
            await talking.hello(table)
            closing = asyncio.create_task(quiet.closed())
            while not closing.done():
                await asyncio.sleep(0.1)
                await talking.settle()
            assert await closing == POLICY
            await talking.settle()

    with hosted(tmp_path) as host, host.device("Ann") as ann:
        asyncio.run(wait(host, ann.lay("oss", 1)["id"]))


def test_a_client_that_reads_nothing_holds_up_nobody_and_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "SILENT", 0.5)
    monkeypatch.setattr(houses, "SWEEP", 0.1)
    monkeypatch.setattr(lines, "GOODBYE", 0.2)

    async def stall(host: Host, table: str) -> None:
        async with Line(host.port) as line:
            line.socket.transport.pause_reading()
            host.wait(lambda: bool(host.house.sockets))
            (there,) = host.house.sockets
            async with asyncio.timeout(PATIENCE):
                while not there.viewer.behind:
                    await line.send({"type": "hello", "table": table})
            await asyncio.to_thread(host.wait, lambda: not host.house.sockets)
            line.socket.transport.abort()

    with hosted(tmp_path) as host, host.device("Ann") as ann:
        asyncio.run(stall(host, ann.lay("oss", 1)["id"]))
        assert ann.get("/api/me").status == 200


def test_a_socket_that_asks_too_fast_is_told_so_slowed_down_and_in_the_end_closed(
    strict: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "PATIENCE", 20)

    async def hurry() -> None:
        async with Line(strict.port, **{"x-forwarded-for": "10.1.1.1"}) as line:
            for _ in range(400):
                await line.send({"type": "ping"})
            assert await line.closed() == POLICY
            said = [json.loads(frame) for frame in line.frames]
        refused = [notice["code"] for notice in said if notice["type"] == "refused"]
        assert refused == ["too-fast"] * 21
        assert 60 <= sum(notice["type"] == "pong" for notice in said) < 300

    asyncio.run(hurry())


def test_an_address_that_asks_too_fast_is_told_to_wait_and_others_are_not(strict: Host) -> None:
    with strict.device() as device:
        answers = [device.get("/api/games", x_forwarded_for="10.1.2.1") for _ in range(200)]
        assert answers[0].status == 200
        problem(answers[-1], 429, "too-fast")
        assert device.get("/api/games", x_forwarded_for="10.1.2.2").status == 200


def test_codes_and_phrases_can_be_guessed_only_a_few_times(strict: Host) -> None:
    with strict.device() as device:
        for path, body in (("join", {"code": "AAAAA"}), ("recover", {"phrase": "ba be bi bo bu ba"})):
            address = {"x_forwarded_for": f"10.1.3.{len(path)}"}
            whole = f"/api/tables/{path}" if path == "join" else f"/api/me/{path}"
            answers = [device.post(whole, body, **address) for _ in range(30)]
            assert {answer.data["code"] for answer in answers[:15]} == {"no-code" if path == "join" else "no-phrase"}
            problem(answers[-1], 429, "too-fast")
        # They share what an address may try.
        problem(device.post("/api/tables/join", {"code": "AAAAA"}, **address), 429, "too-fast")


def test_an_address_makes_only_so_many_people_and_tables(strict: Host) -> None:
    answers = []
    for _ in range(50):
        with strict.device() as device:
            answers.append(device.post("/api/me", {"name": "Eve"}, x_forwarded_for="10.1.4.1"))
    assert answers[30].status == 200
    problem(answers[-1], 429, "too-fast")


def test_an_address_holds_only_so_many_sockets(strict: Host) -> None:
    async def hold() -> None:
        lines = [Line(strict.port, **{"x-forwarded-for": "10.1.5.1"}) for _ in range(6)]
        for line in lines[:5]:
            await line.__aenter__()
        with pytest.raises(InvalidStatus):
            await lines[5].__aenter__()
        async with Line(strict.port, **{"x-forwarded-for": "10.1.5.2"}) as other:
            await other.settle()
        for line in lines[:5]:
            await line.socket.close()
        strict.wait(lambda: not strict.house.sockets)
        async with lines[5]:
            await lines[5].settle()

    asyncio.run(hold())


def test_hints_are_not_given_without_end(host: Host, table: str, ann: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    class Never:
        def take(self, address: str) -> bool:
            return False

    monkeypatch.setattr(host.house, "advising", Never())

    async def ask() -> None:
        async with Line(host.port, ann.cookie) as line:
            await line.hello(table, 0)
            assert line.beat is not None
            answer = await line.ask("hint")
            assert answer["code"] == ("too-fast" if 0 in line.beat["actors"] else "not-your-turn")

    asyncio.run(ask())


# Names and words are data.

NAMES = {
    MARKUP[:24]: MARKUP[:24],
    "</script><script>x": "</script><script>x",
    "{{7*7}}${7*7}": "{{7*7}}${7*7}",
    "A\u202enna\u2066": "Anna",
    "A\x00n\x1bn\na\u200b": "Anna",
    "  A \t nn\u2028a  ": "A nna",
    "A\u0301" + "\u0301" * 20: "\u00c1",
    '"; DROP TABLE people;--': '"; DROP TABLE people;--',
}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_cleaned_of_what_cannot_be_seen_and_otherwise_left_as_it_is(host: Host, name: str) -> None:
    with host.device() as device:
        answer = device.post("/api/me", {"name": name})
        assert answer.header("content-type") == "application/json"
        assert answer.data["name"] == NAMES[name]
        assert device.get("/api/me").data["name"] == NAMES[name]


@pytest.mark.parametrize("name", ["x" * 25, "x" * 5000, None, 7, ["x"]])
def test_a_name_that_is_none_is_refused(host: Host, name: Any) -> None:
    with host.device() as device:
        problem(device.post("/api/me", {"name": name}), 400, "malformed")


def test_chat_and_names_reach_others_as_data(host: Host, table: str, ann: Caller, bob: Caller) -> None:
    async def talk() -> None:
        async with Line(host.port, ann.cookie) as hers, Line(host.port, bob.cookie) as his:
            await hers.hello(table, 0)
            await his.hello(table, 1, sentences=True)
            for text in (MARKUP, "{ $name }", "\\u003cscript>", '"}]', "👨\u200d👩\u200d👧 ❤️"):
                assert (await hers.ask("say", text=text))["type"] == "ack"
                said = await his.until(lambda notice: notice["type"] == "chat")
                assert said["text"] == text
                assert said["name"] == "Ann"
            for text in ("", " \n ", "a\u202eb", "a\x00b", "\u200b", "\u200d"):
                assert (await hers.ask("say", text=text))["code"] == "nothing-said"
            assert (await hers.ask("say", phrase="shut-up"))["code"] == "nothing-said"
            await hers.send({"type": "say", "id": "x", "text": "x" * 301})
            assert (await hers.until(lambda notice: notice["type"] == "refused"))["code"] == "malformed"

    asyncio.run(talk())


def test_a_name_with_markup_stays_data_in_lists_and_logs(host: Host) -> None:
    with host.device(MARKUP[:24]) as eve:
        laid = eve.lay("hunde", 2, public=True)
        for path in ("/api/tables", "/api/me/tables", f"/api/tables/{laid['id']}"):
            answer = eve.get(path)
            assert answer.header("content-type") == "application/json"
            assert MARKUP[:24] in answer.body.decode()
        eve.post(f"/api/tables/{laid['id']}/begin", {"fill": 1})
        log = eve.get(f"/api/tables/{laid['id']}/history?lang=de")
        assert log.header("content-type") == "application/json"
        eve.call("DELETE", f"/api/tables/{laid['id']}")


# Who one is.


def test_a_cookie_is_for_the_server_alone(host: Host) -> None:
    with host.device() as device:
        given = (device.post("/api/me", {"name": "Ann"}).header("set-cookie") or "").lower()
        assert "httponly" in given
        assert "samesite=lax" in given


def forged(cookie: str) -> list[str]:
    name, _, value = cookie.partition("=")
    person, _, mac = value.partition(".")
    other = "A" if person[0] != "A" else "B"
    return [
        "",
        f"{name}=",
        f"{name}={person}",
        f"{name}={person}.",
        f"{name}={person}.{mac[:-1]}",
        f"{name}={person}.{mac[:-1]}{'0' if mac[-1] != '0' else '1'}",
        f"{name}={other}{person[1:]}.{mac}",
        f"{name}=.{mac}",
        f"{name}={person}.{mac}.x",
        f'{name}="{person}\\303\\251.{mac}"',
        f"{name}={person}\xe9.{mac}\xe9",
        f"{name}={person};{name}={person}.{mac}x",
        "=;=;\\",
    ]


def test_a_forged_cookie_is_nobodys(host: Host, ann: Caller, table: str) -> None:
    async def look(cookie: str) -> None:
        async with Line(host.port, cookie) as line:
            assert (await line.hello(table, 0))["code"] == "not-yours"

    for cookie in forged(ann.cookie):
        with Caller(host.port, cookie) as eve:
            problem(eve.get("/api/me"), 401, "no-name")
            assert eve.get(f"/api/tables/{table}").data.get("mine") is None
            problem(eve.call("DELETE", f"/api/tables/{table}"), 401, "no-name")
        asyncio.run(look(cookie))


def test_a_seat_opens_to_its_person_or_token_and_to_nothing_else(host: Host, ann: Caller, bob: Caller) -> None:
    laid = ann.lay("oss", 1)
    table, mine, his = laid["id"], laid["token"], bob.sit(laid["id"])["token"]
    tries = [(0, his), (0, ""), (0, mine[:-1]), (0, mine + "x"), (1, mine), (1, "\u00e9"), (7, mine), (-1, mine)]

    async def look() -> None:
        async with Line(host.port) as line:
            for seat, token in tries:
                assert (await line.hello(table, seat, token=token))["code"] == "not-yours"
            assert (await line.hello(table, 0))["code"] == "not-yours"
            assert (await line.hello(table, 0, token=mine))["type"] == "welcome"
        async with Line(host.port, bob.cookie) as line:
            assert (await line.hello(table, 0))["code"] == "not-yours"
            answer = await line.ask("play", move="x", version=0)
            assert answer["code"] == "no-hello"
            assert (await line.hello(table, 1))["type"] == "welcome"

    asyncio.run(look())


@pytest.mark.parametrize("how", ["leaves", "is sent away", "draws another lot", "wants to be forgotten"])
def test_who_has_lost_a_seat_neither_looks_from_it_nor_plays_it(host: Host, how: str) -> None:
    ann, bob, eve = (host.device(name) for name in ("Ann", "Bob", "Eve"))
    laid = ann.lay("oss", 2, begin=False)
    table, token = laid["id"], bob.sit(laid["id"])["token"]

    def part() -> None:
        if how == "leaves":
            assert bob.post(f"/api/tables/{table}/leave", {"seat": 1}).status == 200
        elif how == "is sent away":
            assert ann.call("PUT", f"/api/tables/{table}/seats", {"seat": 1, "to": {"kind": "open"}}).status == 200
        elif how == "wants to be forgotten":
            assert bob.call("DELETE", "/api/me").status == 200
        else:
            while 1 in bob.get(f"/api/tables/{table}").data.get("mine", []):
                assert ann.post(f"/api/tables/{table}/shuffle").status == 200
        while "open" in [chair["kind"] for chair in eve.get(f"/api/tables/{table}").data["seats"]]:
            eve.sit(table)
        assert ann.post(f"/api/tables/{table}/begin", {}).status == 200

    async def look() -> None:
        async with Line(host.port, bob.cookie) as his, Line(host.port) as by_token, Line(host.port) as watcher:
            await his.hello(table, 1)
            await by_token.hello(table, 1, token=token)
            await watcher.hello(table)
            await asyncio.to_thread(part)
            for line in (his, by_token, watcher):
                line.frames.clear()
                await line.settle()
            for line in (his, by_token):
                for kind, more in (
                    ("play", {"move": "x"}),
                    ("why", {"move": "x"}),
                    ("undo", {}),
                    ("away", {"seat": 1}),
                ):
                    answer = await line.ask(kind, **more)
                    assert answer["code"] in ("only-watching", "not-yours")
                assert (await line.hello(table, 1))["code"] == "not-yours"
                assert line.beat is not None
                assert watcher.beat is not None
                assert line.beat["view"] == watcher.beat["view"]

    asyncio.run(look())
    for device in (ann, bob, eve):
        device.close()


def test_two_spectators_may_count_their_lines_alike(host: Host, ann: Caller) -> None:
    table = ann.lay("oss", 1, chat="all")["id"]

    async def talk() -> None:
        with host.device("Kim") as kim, host.device("Max") as max_:
            async with Line(host.port, kim.cookie) as hers, Line(host.port, max_.cookie) as his:
                for line in (hers, his):
                    await line.hello(table)
                for line, text in ((hers, "one"), (his, "two"), (his, "two")):
                    assert (await line.ask("say", id="1", text=text))["type"] == "ack"
                await hers.settle()
                said = [json.loads(frame) for frame in hers.frames]
        assert [notice["text"] for notice in said if notice["type"] == "chat"] == ["one", "two"]

    asyncio.run(talk())


def test_others_seats_and_tables_are_left_alone(host: Host, ann: Caller, bob: Caller, table: str) -> None:
    problem(bob.post(f"/api/tables/{table}/leave", {"seat": 0}), 403, "not-yours")
    for method, path, body in (
        ("PUT", "/seats", {"seat": 0, "to": {"kind": "bot"}}),
        ("POST", "/shuffle", None),
        ("POST", "/begin", {}),
        ("PATCH", "", {"chat": "off"}),
        ("DELETE", "", None),
    ):
        problem(bob.call(method, f"/api/tables/{table}{path}", body), 403, "not-creator")
    with host.device("Eve") as eve:
        problem(eve.post(f"/api/tables/{table}/rematch"), 403, "not-yours")
        problem(eve.post(f"/api/tables/{table}/leave", {"seat": 1}), 403, "not-yours")

    async def play_for_another() -> None:
        async with Line(host.port, bob.cookie) as line:
            await line.hello(table, 1)
            for kind in ("away", "back"):
                answer = await line.ask(kind, seat=0)
                assert answer["code"] in ("not-gone", "not-yours")
            for seat in (-1, 2, 10**9):
                assert (await line.ask("away", seat=seat))["code"] == "not-yours"
        async with Line(host.port) as line:
            await line.hello(table)
            for kind, more in (("play", {"move": "x"}), ("undo", {}), ("agree", {"yes": True}), ("why", {"move": "x"})):
                assert (await line.ask(kind, **more))["code"] == "only-watching"

    asyncio.run(play_for_another())
    assert [seat["name"] for seat in ann.get(f"/api/tables/{table}").data["seats"]] == ["Ann", "Bob"]


def test_before_the_end_one_looks_back_from_ones_own_seat_only(
    host: Host, ann: Caller, bob: Caller, table: str
) -> None:
    problem(ann.get(f"/api/tables/{table}/record"), 409, "not-over")
    for path in ("history?seat=", "moments/1?seat="):
        assert ann.get(f"/api/tables/{table}/{path}0").status == 200
        problem(ann.get(f"/api/tables/{table}/{path}1"), 403, "not-yours")
        with host.device("Eve") as eve:
            problem(eve.get(f"/api/tables/{table}/{path}0"), 403, "not-yours")


def test_nobody_learns_who_or_what_exists_by_asking(host: Host, ann: Caller, table: str) -> None:
    phrase = ann.post("/api/me/phrase").data["phrase"]
    over = ann.lay("hunde", 2)
    ann.call("DELETE", f"/api/tables/{over['id']}")
    with host.device() as eve:
        wrong = [phrase[:-1], phrase + " ba", "ba be bi bo bu ba", "", "x" * 200]
        answers = [eve.post("/api/me/recover", {"phrase": said}) for said in wrong]
        assert len({(answer.status, answer.body, answer.header("set-cookie")) for answer in answers}) == 1
        problem(answers[0], 400, "no-phrase")
        codes = [over["code"], "AAAAA", "zzzzz", "", "x" * 16, "\u00e9\u00e9\u00e9\u00e9\u00e9"]
        refused = [eve.post("/api/tables/join", {"code": code}) for code in codes]
        assert len({(answer.status, answer.body) for answer in refused}) == 1
        problem(refused[0], 404, "no-code")
        for unknown in (over["id"], "nothing", "%00", "x" * 300, "..", "%F0%9F%90%B6", "'--"):
            for path in ("", "/history", "/record", "/moments/0", "/invitation.svg"):
                answer = eve.get(f"/api/tables/{unknown}{path}")
                assert answer.status == 404, (unknown, path, answer)
                assert answer.data["code"] in ("no-table", "no-such-page")
        # Who knows a table's address does not thereby know the letters with which to invite.
        assert eve.get(f"/api/tables/{table}").data.get("code") is None


def test_whoever_sits_at_a_table_learns_no_more_of_others_than_their_names(
    host: Host, ann: Caller, bob: Caller
) -> None:
    laid = ann.lay("oss", 1)
    his = bob.sit(laid["id"])["token"]
    secrets = [bob.cookie.partition("=")[2], bob.cookie.partition("=")[2].partition(".")[0], his]

    async def look() -> list[bytes]:
        async with Line(host.port, ann.cookie) as line:
            await line.hello(laid["id"], 0)
            return line.frames

    heard = b"".join(asyncio.run(look()))
    for path in ("", "/history?seat=0", "/moments/0", "/invitation.svg"):
        heard += ann.get(f"/api/tables/{laid['id']}{path}").body
    heard += ann.get("/api/me/tables").body + ann.get("/api/tables").body + ann.get("/metrics").body
    assert not [secret for secret in secrets if secret.encode() in heard]


def test_metrics_are_for_the_host_alone(host: Host) -> None:
    with host.device() as caller:
        assert caller.get("/metrics").status == 200
        assert caller.get("/metrics", x_forwarded_for="203.0.113.7").status == 404
