"""A viewer never holds anybody up: a fast reader gets everything at once, a slow one a fresh view."""

from osselet.server.live_table import Viewer


class Pipe:
    """A way that can be stopped up."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.clogged = False
        self.on_drain = lambda: None

    def send(self, message: bytes) -> None:
        self.sent.append(message)


def test_a_fast_reader_gets_everything_at_once_and_in_order() -> None:
    pipe = Pipe()
    viewer = Viewer(pipe, None, lambda: None)
    for number in range(500):
        viewer.put(b"%d" % number)
    assert pipe.sent == [b"%d" % number for number in range(500)]


def test_a_slow_reader_gets_a_fresh_view_instead_of_what_it_missed() -> None:
    pipe = Pipe()
    viewer = Viewer(pipe, None, lambda: viewer.put(b"fresh"))
    viewer.put(b"first")
    pipe.clogged = True
    for number in range(50):
        viewer.put(b"%d" % number)
    assert viewer.behind
    pipe.clogged = False
    viewer.put(b"not before it is caught up")
    pipe.on_drain()
    viewer.put(b"next")
    assert pipe.sent == [b"first", b"fresh", b"next"]


def test_a_reader_that_was_slow_but_missed_nothing_is_told_nothing_twice() -> None:
    pipe = Pipe()
    viewer = Viewer(pipe, None, lambda: viewer.put(b"fresh"))
    pipe.clogged = True
    pipe.clogged = False
    pipe.on_drain()
    assert pipe.sent == []
