"""The command line: the cabinet in the terminal."""

import gc
import sys
from typing import NoReturn

YOUNG = 50_000
"""Objects after which memory is tidied: starting makes many that all stay, and looking at them costs a tenth of it."""


def main() -> NoReturn:
    """The entry point of `osselet`."""
    gc.set_threshold(YOUNG)
    from osselet.cli.error_boundary import run

    status = run(sys.argv[1:])
    gc.freeze()  # what ends with the process need not be tidied before
    sys.exit(status)
