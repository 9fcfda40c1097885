"""The REST API keeps to its own description, whatever it is asked."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

import osselet
from osselet.server.bot_runner import BotRunner
from tests.server.hosting import Host, hosted

EXAMPLES = 16
PARTS = ("/api/games", "/api/texts", "/api/me", "/api/tables", "/api/records", "/health", "/metrics")
NOT_HELD = [positive_data_acceptance]
"""A body of the right shape may still ask for what cannot be: an option no game has, a phrase nobody knows."""


class Desk:
    """Somebody who has a table to begin with, one at which a game is on, and one at which it is over."""

    def __init__(self, host: Host) -> None:
        self.ann, self.bob = host.device("Ann"), host.device("Bob")
        bots = [{"kind": "bot", "level": 1}] * 3
        self.record = osselet.game("hunde").table(players=3, seed=1).record()
        self.over: str = self.ann.post("/api/tables", {"game": "hunde", "seats": bots}).data["table"]["id"]
        with host.watched(self.over):
            host.wait(lambda: bool(self.ann.get(f"/api/tables/{self.over}").data["stage"] == "over"))

    def table(self, kind: str) -> str:
        """A table of this kind."""
        if kind == "over":
            return self.over
        laid: str = self.ann.lay("oss", 1, public=True)["id"]
        if kind == "playing":
            self.bob.sit(laid)
        return laid

    def close(self) -> None:
        self.ann.close()
        self.bob.close()


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, Desk]]:
    with pytest.MonkeyPatch.context() as patch, hosted(tmp_path_factory.mktemp("host"), quota="tables=0") as host:
        patch.setattr(BotRunner, "_choose", lambda steward, game, level, held, seconds: held.moves()[0].name)
        desk = Desk(host)
        yield host, desk
        desk.close()


def make_real(case: schemathesis.Case, desk: Desk, kind: str) -> None:
    """Random names name nothing: puts in what there is."""
    if "table" in case.path_parameters:
        case.path_parameters["table"] = desk.table("open" if case.method == "DELETE" else kind)
    if "game" in case.path_parameters:
        case.path_parameters["game"] = "oss"
    if "lang" in case.path_parameters:
        case.path_parameters["lang"] = "fr"
    if case.path.startswith("/api/records"):
        case.body = desk.record
    elif isinstance(case.body, dict) and "game" in case.body:
        case.body["game"] = "hunde"


@pytest.mark.parametrize(
    ("part", "mode"),
    [
        *((part, GenerationMode.POSITIVE) for part in PARTS),
        *((part, GenerationMode.NEGATIVE) for part in ("/api/me", "/api/tables", "/api/records")),
    ],
)
def test_every_request_is_answered_as_described(part: str, mode: GenerationMode, fuzzed: tuple[Host, Desk]) -> None:
    host, desk = fuzzed
    schema: Any = schemathesis.openapi.from_url(f"{host.url}/api/docs/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert {part for part in PARTS for operation in operations if operation.path.startswith(part)} == set(PARTS)
    for operation in operations:
        if operation.path.startswith(part) and (mode == GenerationMode.POSITIVE or _can_be_wrong(operation)):
            _check(operation, mode, host, desk)


def _can_be_wrong(operation: Any) -> bool:
    """Is there anything in the request that could be other than described? In a path every text is as described."""
    return bool(operation.body or operation.query)


def _check(operation: Any, mode: GenerationMode, host: Host, desk: Desk) -> None:
    @settings(max_examples=EXAMPLES)
    @given(
        case=operation.as_strategy(generation_mode=mode),
        kind=st.sampled_from(["as it comes", "open", "playing", "over"]),
        known=st.booleans(),
    )
    def answered_as_described(case: schemathesis.Case, kind: str, known: bool) -> None:
        if mode == GenerationMode.POSITIVE and kind != "as it comes":
            make_real(case, desk, kind)
        if operation.path.startswith("/api/me") and case.method != "GET" and known:  # it may end the cookie
            with host.device("Eve") as eve:
                case.call_and_validate(headers={"cookie": eve.cookie}, excluded_checks=NOT_HELD)
            return
        headers = {"cookie": desk.ann.cookie} if known else None
        case.call_and_validate(headers=headers, excluded_checks=NOT_HELD)

    answered_as_described()


STRANGE: list[tuple[str, str, bytes | None, dict[str, str]]] = [
    ("PATCH", "/api/games", None, {}),
    ("TRACE", "/api/games", None, {}),
    ("POST", "/api/me", None, {}),
    ("POST", "/api/me", b"", {}),
    ("POST", "/api/me", b"[" * 10_000, {}),
    ("POST", "/api/me", b'{"name":' * 1500, {}),
    ("POST", "/api/me", b'{"name":"\\ud800"}', {}),
    ("POST", "/api/me", b'{"name":"\xff"}', {}),
    ("POST", "/api/me", b'{"name":NaN}', {}),
    ("POST", "/api/me", b"<x/>", {"content-type": "text/xml"}),
    ("POST", "/api/me", b"name=x", {"content-type": "application/x-www-form-urlencoded"}),
    ("POST", "/api/me", b"\x81\xa4name\xa3Bob", {"content-type": "application/msgpack"}),
    ("POST", "/api/me", b"x", {"content-type": "multipart/form-data; boundary=x"}),
    ("POST", "/api/me", b"x", {"content-type": "\xff"}),
    ("POST", "/api/tables/join", b'{"code":"\\u0000"}', {}),
    ("GET", "/api/tables/x/history?seat=99999999999999999999999&since=1e400", None, {}),
    ("GET", "/api/tables/x/history?seat=1&seat=2", None, {}),
    ("GET", "/api/tables/x/moments/99999999999999999999999999999", None, {}),
    ("GET", "/api/tables/x/moments/1e400", None, {}),
    ("GET", "/api/tables/%00", None, {}),
    ("GET", "/api/tables/%ff%fe", None, {}),
    ("GET", "/%ff", None, {}),
    ("GET", "/static/%00", None, {}),
    ("GET", "/static/" + "x" * 3000, None, {}),
    ("GET", "/static/a%2f..%2f..%2fapp.py", None, {}),
    ("GET", "/api/games/..%2f..%2fetc/rules/fr", None, {}),
    ("GET", "/api/games/oss/rules/..%2f..%2frules", None, {}),
    ("POST", "/api/records", b"[]", {}),
    ("POST", "/api/records", b'{"game":"hunde","steps":["' + b"x" * 200_000 + b'"]}', {}),
    ("POST", "/api/records/history", b'{"game":{}}', {}),
    ("POST", "/api/records/views", b'{"game":"\\u0000"}', {}),
    ("GET", "/api/me", None, {"cookie": "osselet=" + "x" * 5000}),
    ("GET", "/api/me", None, {"accept-language": "\xff,;q=" + "," * 3000, "cookie": "=;=;"}),
]


@pytest.mark.parametrize(("method", "path", "body", "headers"), STRANGE)
def test_what_no_description_has_is_refused_in_order(
    method: str, path: str, body: bytes | None, headers: dict[str, str], fuzzed: tuple[Host, Desk]
) -> None:
    with fuzzed[0].device() as device:
        answer = device.call(method, path, body, **headers)
    assert 400 <= answer.status < 500, answer
    assert answer.data.keys() == {"code", "reason", "args"}
    assert (answer.header("allow") is None) == (answer.status != 405)
