"""What only some need is installed as an extra; where one is missing, one sentence says how to get it."""

from importlib.util import find_spec

from osselet.core.errors import OsseletError

EXTRAS = {
    "gymnasium": ("gymnasium",),
    "lab": ("matplotlib", "openskill"),
    "open_spiel": ("pyspiel",),
    "pettingzoo": ("pettingzoo", "gymnasium"),
    "postgres": ("asyncpg",),
    "print": ("typst",),
    "ray": ("ray", "grpc"),
    "redis": ("redis",),
}
"""The modules of each extra of pyproject.toml."""


class MissingExtra(OsseletError, ImportError):
    """Something asked for needs an extra that is not installed."""

    def __init__(self, module: str, extra: str) -> None:
        self.module, self.extra = module, extra
        super().__init__(f"{module} is not installed; install it with: pip install {command(extra)}.")


def command(extra: str) -> str:
    """What to give to pip, as a shell takes it; what is no extra of ours is installed by its own name."""
    return f"'osselet[{extra}]'" if extra in EXTRAS else extra


def require(extra: str) -> None:
    """Refuses what needs an extra before any work is done; what is no extra of ours is a module itself."""
    for module in EXTRAS.get(extra, (extra,)):
        if not _is_there(module):
            raise MissingExtra(module, extra)


def is_installed(extra: str) -> bool:
    """Is all there that this extra brings?"""
    return all(_is_there(module) for module in EXTRAS[extra])


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ValueError:  # barred in this process
        return False


def missing(extra: str, error: ImportError) -> ImportError:
    """What to raise where an import has failed: the missing extra, or whatever else is wrong with it."""
    root = (error.name or "").partition(".")[0]
    return MissingExtra(root, extra) if root in EXTRAS[extra] else error
