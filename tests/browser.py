"""Debian's Chromium for the tests: installed when it is missing and we are root on Debian.

`OSSELET_TEST_CHROMIUM` names another one. Where none can be had the tests fail, they are never skipped. With
`OSSELET_SHOTS=FOLDER` tests leave pictures there. `python -m tests.browser` only installs.
"""

import fcntl
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.packages import LOCK, Unavailable, install, may_install

CHROMIUM = "OSSELET_TEST_CHROMIUM"
SHOTS = "OSSELET_SHOTS"
PROGRAMS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PHONE = (360, 740)
DESK = (1280, 900)
PATIENCE = 60_000.0
"""Milliseconds: a machine that runs several browsers at once is slow, and no test is about that."""
expect.set_options(timeout=PATIENCE / 2)
NO_NEWCOMER = "localStorage['osselet-introduced'] = 'yes'; localStorage['osselet-first-hints'] ??= 'off'"


def find() -> Path | None:
    """Where a Chromium is."""
    names = [given] if (given := os.environ.get(CHROMIUM)) else PROGRAMS
    return next((Path(found) for name in names if (found := shutil.which(name))), None)


def chromium() -> Path:
    """Where Chromium is, after installing it if need be."""
    if found := find():
        return found
    if os.environ.get(CHROMIUM) or not may_install():
        raise Unavailable(
            f"The tests need Chromium: install it, run them as root on Debian, or set {CHROMIUM} to its path."
        )
    with LOCK.open("w") as lock:
        # Another worker may want the same; whoever is second finds it done.
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not find():
            install("chromium")
    if found := find():
        return found
    raise Unavailable("Chromium is not to be found even after installing its package.")


class Browsing:
    """A browser with devices of any size; each has its own cookies."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._devices: list[BrowserContext] = []
        self.complaints: list[str] = []
        """What pages have thrown or written to their console as an error."""

    def device(
        self,
        size: tuple[int, int] = DESK,
        lang: str = "en-GB",
        dark: bool = False,
        motion: bool = False,
        new: bool = False,
    ) -> Page:
        """A new device with one page; unless one wants `motion`, nothing travels and tests need not wait.

        Whoever sits before it was asked already who they are, and has seen the hints for newcomers, unless it is `new`.
        """
        width, height = size
        device = self._browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == PHONE,
        )
        device.set_default_timeout(PATIENCE)
        if not new:
            device.add_init_script(NO_NEWCOMER)
        self._devices.append(device)
        page = device.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def close(self) -> None:
        """Closes all devices."""
        for device in self._devices:
            device.close()


@contextmanager
def launched() -> Iterator[Browser]:
    """Chromium, closed in the end. No event loop of our own may run meanwhile: Playwright keeps one."""
    try:
        path = chromium()
    except Unavailable as reason:
        pytest.fail(str(reason), pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


def shot(page: Page, name: str) -> None:
    """A picture of the whole page, where somebody wants pictures."""
    if folder := os.environ.get(SHOTS):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


if __name__ == "__main__":
    try:
        chromium()
    except Unavailable as reason:
        print(reason, file=sys.stderr)
        sys.exit(1)
