"""What all tests share."""

import os

import pytest
from hypothesis import settings

pytest_plugins = ("tests.services",)

settings.register_profile("osselet", deadline=None, derandomize=True)
settings.load_profile("osselet")


@pytest.fixture(scope="session", autouse=True)
def data_of_our_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The tests never meet the tables of whoever runs them, nor a server that serves these just now."""
    os.environ["OSSELET_DATA"] = str(tmp_path_factory.mktemp("data"))
