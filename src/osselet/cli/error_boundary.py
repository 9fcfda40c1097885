"""The edge of the program: whatever goes wrong inside, people read one sentence and get an exit status."""

import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

BAD_INPUT = 2
INTERRUPTED = 130
OUR_FAULT = 70
PACKAGE = Path(__file__).parent.parent


def run(arguments: Sequence[str]) -> int:
    """Runs the command line and returns its exit status; errors become one sentence on stderr."""
    _tolerate_any_terminal()
    try:
        from osselet.cli.app import app

        status = app(list(arguments), prog_name="osselet", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_stdout()
        return 0
    except OSError as error:
        if error.filename is None:
            _forget_stdout()
        return _tell(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        if os.environ.get("OSSELET_TRACEBACK"):
            raise
        return _tell(error)
    return status if isinstance(status, int) else 0


def _tolerate_any_terminal() -> None:
    """A terminal that cannot show a letter, or sends bytes that are none, must not end a game."""
    if sys.stdout is None:
        _forget_stdout()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _forget_stdout() -> None:
    """Nobody reads us any more (`osselet games | head -1`): the last flush must not complain."""
    sys.stdout = open(os.devnull, "w")  # noqa: SIM115


def _tell(error: Exception) -> int:
    sentence, status = _explained(error)
    print(" ".join(sentence.split()), file=sys.stderr)  # noqa: T201
    return status


def _explained(error: Exception) -> tuple[str, int]:
    from osselet.core.errors import OsseletError

    if isinstance(error, OsseletError):
        return str(error), BAD_INPUT
    if hasattr(error, "format_message"):
        return _usage(error), BAD_INPUT
    if type(error).__name__ == "Abort":
        return "", INTERRUPTED
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}.", BAD_INPUT
    if isinstance(error, OSError):
        return f"What was to be shown could not be written: {error.strerror}.", BAD_INPUT
    return _fault(error)


def _usage(error: Exception) -> str:
    """What typer found wrong with the arguments, and where help is."""
    message = str(error.format_message()).rstrip(".")  # type: ignore[attr-defined]
    context = getattr(error, "ctx", None)
    return f"{message}. See {context.command_path if context else 'osselet'} --help."


def _fault(error: Exception) -> tuple[str, int]:
    """An error nobody foresaw: in the files of a game that is its author's to mend, else it is ours."""
    frames = traceback.extract_tb(error.__traceback__)
    theirs = [f for f in frames if PACKAGE not in Path(f.filename).parents and "site-packages" not in f.filename]
    theirs = [f for f in theirs if Path(f.filename).is_absolute() and not _is_standard_library(f.filename)]
    frame = theirs[-1] if theirs else frames[-1]
    place = f"{frame.filename}:{frame.lineno}"
    what = f"{type(error).__name__}: {error}"
    hint = "OSSELET_TRACEBACK=1 shows all of it"
    if theirs:
        return f"{place}: {what} ({hint}).", BAD_INPUT
    return f"Osselet itself failed, sorry: {what} ({place}; {hint}).", OUR_FAULT


def _is_standard_library(filename: str) -> bool:
    return Path(os.__file__).parent in Path(filename).parents
