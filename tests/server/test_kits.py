"""Games to print: offered and made where the extra is installed, kept, and charged to whoever asks."""

import asyncio
import time

from osselet.core import extras
from osselet.core.registry import find
from osselet.printing.press import Wish
from osselet.server import kits
from osselet.server.catalogue import Catalogue
from osselet.server.kits import Kits
from tests.server.hosting import problem


class Never:
    def take(self, address, amount=1.0, person=None):
        return False


def test_a_box_is_downloaded(host, ann, monkeypatch):
    path = "/api/games/hunde/print/de?paper=letter&ink=grey"
    assert {game["id"]: game["prints"] for game in ann.get("/api/games").data}["hunde"]
    answer = ann.get(path)
    assert answer.status == 200
    assert answer.header("content-type") == "application/pdf"
    assert answer.header("content-disposition") == 'attachment; filename="hunde-de.pdf"'
    assert answer.body.startswith(b"%PDF")
    monkeypatch.setattr(host.worker.limits, "advising", Never())
    assert ann.get(path).body == answer.body  # at hand: it costs no more than any page
    problem(ann.get("/api/games/hunde/print/fr"), 429, "too-fast")


def test_what_is_not_there_is_refused(ann):
    problem(ann.get("/api/games/hunde/print/nl"), 404, "no-such-page")
    problem(ann.get("/api/games/none/print/de"), 404, "no-game")
    assert ann.get("/api/games/hunde/print/de?paper=a3").status == 400


def test_where_the_extra_is_missing_nothing_is_offered(ann, monkeypatch):
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    problem(ann.get("/api/games/hunde/print/en"), 404, "no-such-page")
    assert not any(info.prints for info in Catalogue().infos)


def test_it_is_made_once_and_off_the_event_loop(monkeypatch):
    made = []

    def slowly(game, wish, setter):
        made.append(wish)
        time.sleep(0.2)
        return b"%PDF"

    async def ask():
        shelf, wish, game = Kits(), Wish(), find("hunde")
        assert shelf.at_hand(game, wish) is None
        task = asyncio.create_task(shelf.make(game, wish, ("network", "home")))
        ticks = 0
        while not task.done():
            await asyncio.sleep(0.01)
            ticks += 1
        assert ticks > 5  # the loop went on meanwhile
        assert shelf.at_hand(game, wish) == b"%PDF"
        assert shelf.at_hand(game, Wish(ink="grey")) is None
        shelf.close()

    monkeypatch.setattr(kits, "press", slowly)
    asyncio.run(ask())
    assert len(made) == 1
