"""Prints the section of a version in CHANGELOG.md, for a tag or a release: `python docs/release_notes.py 0.1.0`.

Without a version it is the one of pyproject.toml.
"""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
HEADING = re.compile(r"^## (\S+).*\n", re.MULTILINE)


def version() -> str:
    """The version of pyproject.toml, without what marks it as not yet released."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"]).partition(".dev")[0]


def notes(wanted: str, changelog: str) -> str | None:
    """What the changelog says of a version."""
    headings = list(HEADING.finditer(changelog))
    for at, heading in enumerate(headings):
        if heading[1] == wanted.removeprefix("v"):
            end = headings[at + 1].start() if at + 1 < len(headings) else len(changelog)
            return changelog[heading.end() : end].strip() + "\n"
    return None


def main() -> int:
    """Prints the section, or says that there is none."""
    wanted = sys.argv[1] if len(sys.argv) > 1 else version()
    found = notes(wanted, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    if found is None:
        print(f"CHANGELOG.md has no section for {wanted}.", file=sys.stderr)
        return 1
    print(found, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
