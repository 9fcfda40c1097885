"""`python -m tests.web.seeded`: Osselet, but the seed of a table is what stands in the file `seed` of its data.

Without that file it is 1, so that a test which asks for no seed depends on no other.
"""

import os
import secrets
from pathlib import Path
from types import SimpleNamespace

from osselet.cli import main
from osselet.server import lobby

SEED = "seed"


def _seed(_bits: int) -> int:
    file = Path(os.environ["OSSELET_DATA"]) / SEED
    return int(file.read_text()) if file.exists() else 1


if __name__ == "__main__":
    vars(lobby)["secrets"] = SimpleNamespace(**vars(secrets) | {"randbits": _seed})
    main()
