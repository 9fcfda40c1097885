"""The built page and its files, sent compressed to browsers that take it."""

import hashlib
from pathlib import Path

from litestar import Response

from osselet.room.refusal import Refusal

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
CODINGS = {"br": ".br", "gzip": ".gz"}
"""What the build lays beside a file, the smallest first."""
FOR_GOOD = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""
ASK_FIRST = "no-cache"


class StaticFiles:
    """The files of a folder, and nothing else."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    def give(self, name: str, accepted: str = "", known: str = "") -> Response[bytes]:
        """A file, in the best coding that is accepted; empty if the browser has it already."""
        path = (self._folder / name.lstrip("/")).resolve()
        if path.suffix not in TYPES or not path.is_relative_to(self._folder) or not path.is_file():
            raise Refusal("no-such-page")
        coding = next((one for one in CODINGS if _takes(accepted, one) and _beside(path, one).is_file()), None)
        body = (path if coding is None else _beside(path, coding)).read_bytes()
        tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
        hashed = path.is_relative_to(self._folder / "assets")
        headers = {"cache-control": FOR_GOOD if hashed else ASK_FIRST, "etag": tag, "vary": "accept-encoding"}
        if known == tag:
            return Response(b"", status_code=304, headers=headers, media_type=TYPES[path.suffix])
        if coding is not None:
            headers["content-encoding"] = coding
        return Response(body, headers=headers, media_type=TYPES[path.suffix])


def _beside(path: Path, coding: str) -> Path:
    return path.with_name(path.name + CODINGS[coding])


def _takes(accepted: str, coding: str) -> bool:
    """Does a browser that says this take it? Also `*`, and not where it says `q=0`."""
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() in (coding, "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
