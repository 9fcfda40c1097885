"""`python -m tests.web.seeded`: Osselet, but the seed of a table is what stands in the file `seed` of its data."""

import os
import secrets
from pathlib import Path
from types import SimpleNamespace

from osselet.cli import main
from osselet.server import lobby

SEED = "seed"


def _seed(_bits: int) -> int:
    return int((Path(os.environ["OSSELET_DATA"]) / SEED).read_text())


if __name__ == "__main__":
    vars(lobby)["secrets"] = SimpleNamespace(**vars(secrets) | {"randbits": _seed})
    main()
