"""`make bench-server`: every claim about the server in one run, written to bench/server.md.

python -m bench.server                # all of it, about half an hour
python -m bench.server crash bus      # these parts; the page keeps what it had of the others
python -m bench.server --short load   # a quick look, printed only
"""

import argparse
import json
import sys
from pathlib import Path

from bench.server.load import many_files
from bench.server.parts import PARTS, SHORT, WHOLE
from bench.server.report import claims, page

KEPT = Path(__file__).parent / "results.json"
PAGE = Path(__file__).parent.parent / "server.md"


def main() -> None:
    """Runs, prints and writes."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description="All claims about the server.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)} (default: all)")
    parser.add_argument("--short", action="store_true", help="a quick look that is not written")
    given = parser.parse_args()
    if unknown := [part for part in given.parts if part not in PARTS]:
        parser.error(f"There is no part {unknown[0]!r}.")
    many_files()
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() and not given.short else {}
    for part in given.parts or PARTS:
        kept[part] = PARTS[part](SHORT if given.short else WHOLE)
        if not given.short:
            KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
            PAGE.write_text("\n".join(page(kept)) + "\n", encoding="utf-8")
    print("\n".join(page(kept)))
    if not all(holds for _, _, _, holds in claims(kept)):
        sys.exit("Not every claim holds.")


if __name__ == "__main__":
    main()
