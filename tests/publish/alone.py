"""What the house inside a page reaches: `python -m tests.publish.alone` imports it with all else out of reach."""

import json
import subprocess
import sys

from tests.room.played import BLOCKED as OF_ROOMS

BLOCKED = (*OF_ROOMS, "platformdirs", "segno", "httptools", "uvloop", "typst", "matplotlib")


def reached() -> list[str]:
    """The modules it asks for that a page does not have."""
    ran = subprocess.run([sys.executable, "-m", "tests.publish.alone"], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    found: list[str] = json.loads(ran.stdout)
    return found


if __name__ == "__main__":
    from tests.core.alone import Blocker

    sys.meta_path.insert(0, Blocker(BLOCKED))
    import osselet.publish.inside.worker  # noqa: F401

    print(json.dumps(sorted({name.partition(".")[0] for name in sys.modules} & set(BLOCKED))))
