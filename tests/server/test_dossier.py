"""Where the rules come from, over REST: in a language for the page, and as linked data to cite."""

import urllib.request
from collections.abc import Iterator

import pytest

import osselet
from osselet.client import RefusedError
from osselet.core.registry import find
from osselet.core.texts import LANGUAGES
from osselet.dossier.linked_data import linked_data
from osselet.dossier.reading import dossier_of
from osselet.wire.rest import DossierInfo
from tests.server.hosting import Host
from tests.server.scenes import somebody


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("host"), rate=1000.0) as made:
        yield made.without_limits()


def test_the_page_gets_every_entry_in_its_language(host: Host) -> None:
    ann = somebody(host, "Ann")
    for name in osselet.games():
        dossier = dossier_of(find(name))
        assert dossier is not None
        for lang in LANGUAGES:
            told: DossierInfo = ann.call("GET", f"/api/games/{name}/dossier/{lang}", None, DossierInfo)
            assert list(told.rules) == list(dossier.rules)
            for key, entry in dossier.rulings.items():
                assert entry.note is not None
                assert told.rulings[key].note == entry.note[lang]
                links = [dossier.references[one].url for one in entry.references]
                assert [one.url for one in told.rulings[key].links] == links


def test_linked_data_is_served_as_such(host: Host) -> None:
    ann = somebody(host, "Ann")
    dossier = dossier_of(find("oss"))
    assert dossier is not None
    assert ann.call("GET", "/api/games/oss/dossier", None, dict) == linked_data([(find("oss"), dossier)])
    with urllib.request.urlopen(f"{host.url}/api/games/oss/dossier", timeout=30) as answer:
        assert answer.headers["content-type"].startswith("application/ld+json")


@pytest.mark.parametrize("path", ["nosuch/dossier/fr", "oss/dossier/xx", "nosuch/dossier"])
def test_what_is_not_there_is_refused(host: Host, path: str) -> None:
    with pytest.raises(RefusedError):
        somebody(host, "Ann").call("GET", f"/api/games/{path}", None, DossierInfo)
