"""Sets pages with Typst: here, or in a process of its own, with which the memory goes that it took."""

import subprocess
import sys
from pathlib import Path

from osselet.core.errors import OsseletError

TEMPLATE = Path(__file__).parent / "kit.typ"
PATIENCE = 120.0
"""Seconds after which a box that is not set yet never will be."""


class NotSet(OsseletError):
    """The pages could not be set."""


def typeset(content: str) -> bytes:
    """The PDF of a document, which is JSON. The same on every machine: no fonts but the library's, and no date."""
    import typst

    made = typst.compile(
        TEMPLATE.read_bytes(),
        sys_inputs={"kit": content},
        ignore_system_fonts=True,
        font_paths=[],
        pdf_standards=["ua-1"],
    )
    return bytes(made)


def typeset_apart(content: str) -> bytes:
    """The same bytes, made by another process."""
    command = [sys.executable, "-m", "osselet.printing.typeset"]
    try:
        ran = subprocess.run(command, input=content.encode(), capture_output=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotSet(f"The box was not printed: {error}.") from error
    if ran.returncode:
        raise NotSet(f"The box was not printed: {ran.stderr.decode(errors='replace').strip()[-500:]}")
    return ran.stdout


if __name__ == "__main__":
    sys.stdout.buffer.write(typeset(sys.stdin.buffer.read().decode()))
