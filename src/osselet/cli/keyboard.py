"""Reading lines from people: at a terminal, from a pipe, and against a clock."""

import os
import queue
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress

LONGEST = 500
"""Longer lines are cut: no move is that long."""


class Keyboard:
    """Lines typed by people; control characters and bytes that are no text become marks that match nothing."""

    def __init__(self, show: Callable[[str], None], timed: bool = False) -> None:
        """`show` writes a prompt; `timed` keyboards can stop waiting, at the price of line editing."""
        self._show = show
        self.is_terminal = sys.stdin is not None and sys.stdin.isatty()
        self._lines = _Listener() if timed else None

    def read(self, prompt: str, seconds: float | None = None) -> str | None:
        """The next line, or None if it did not come in time; EOFError at the end of input."""
        if sys.stdin is None:
            raise EOFError
        if self._lines is None and self.is_terminal:
            return _cleaned(_edited(prompt))
        self._show(prompt)
        line = self._lines.wait(seconds) if self._lines else _from_pipe()
        if not self.is_terminal and line is not None:
            self._show(_cleaned(line)[:80] + "\n")
        return None if line is None else _cleaned(line)

    def forget(self) -> None:
        """What was typed before anybody asked is no answer; a pipe has nobody who could have been too early."""
        if self.is_terminal:
            _flush(sys.stdin.fileno())
            if self._lines:
                self._lines.forget()


def _flush(handle: int) -> None:
    """Throws away what a terminal has taken in and nobody has read."""
    try:
        import termios
    except ImportError:
        _flush_windows()
        return
    with suppress(termios.error):
        termios.tcflush(handle, termios.TCIFLUSH)


def _flush_windows() -> None:
    import msvcrt

    while msvcrt.kbhit():  # type: ignore[attr-defined,unused-ignore]
        msvcrt.getwch()  # type: ignore[attr-defined,unused-ignore]


def _cleaned(line: str) -> str:
    shown = "".join(letter if letter.isprintable() else "�" for letter in line[:LONGEST].replace("\t", " ").strip())
    return shown + "…" if len(line) > LONGEST else shown


def _edited(prompt: str) -> str:
    """A line with the editing and the history that the terminal offers."""
    with suppress(ImportError):
        import readline  # noqa: F401
    try:
        return input(prompt)
    except ValueError:
        return "�"


def _from_pipe() -> str:
    """A line of which no more is kept than is needed."""
    line = sys.stdin.readline(LONGEST + 1)
    if not line:
        raise EOFError
    rest = line
    while rest and not rest.endswith("\n"):
        rest = sys.stdin.readline(1 << 16)
    return line


class _Listener:
    """Reads in a thread of its own, so that waiting for a line can end with the clock."""

    def __init__(self) -> None:
        self._heard: queue.Queue[str | None] = queue.Queue()
        self._started = False

    def wait(self, seconds: float | None) -> str | None:
        """The next line, or None if time runs out first."""
        if not self._started:
            self._started = True
            threading.Thread(target=self._listen, daemon=True).start()
        try:
            line = self._heard.get(timeout=3600.0 if seconds is None else max(0.0, seconds))
        except queue.Empty:
            return None
        if line is None:
            self._heard.put(None)
            raise EOFError
        return line

    def forget(self) -> None:
        """Drops the lines nobody has waited for; the end of input stays."""
        with suppress(queue.Empty):
            while self._heard.get_nowait() is not None:
                pass
            self._heard.put(None)

    def _listen(self) -> None:
        for line in _raw_lines(sys.stdin.fileno()):
            self._heard.put(line)
        self._heard.put(None)


def _raw_lines(handle: int) -> Iterator[str]:
    """Lines read past Python's own buffer: a thread waiting in that would hinder the program's end."""
    held = b""
    while chunk := os.read(handle, 4096):
        *lines, held = (held + chunk).split(b"\n")
        for line in lines:
            yield line.decode("utf-8", "replace")
        held = held[: LONGEST * 4]
    if held:
        yield held.decode("utf-8", "replace")
