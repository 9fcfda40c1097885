"""The REST API keeps to its own description, whatever it is asked."""

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import settings
from schemathesis.checks import CHECKS

from tests.server.hosting import Caller, Host

EXAMPLES = 12


@pytest.fixture(scope="module")
def ann(host: Host) -> Iterator[Caller]:
    with host.device("Ann") as device:
        yield device


@pytest.fixture
def api(host: Host) -> schemathesis.BaseSchema:
    """The API as it describes itself."""
    return schemathesis.openapi.from_url(f"{host.url}/api/docs/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=EXAMPLES)
def test_every_request_is_answered_as_described(case: schemathesis.Case, host: Host, ann: Caller) -> None:
    case.call_and_validate(headers={"cookie": ann.cookie})
