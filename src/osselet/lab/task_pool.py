"""Who does the work: the cores of this machine, or a Ray cluster. The results are the same.

A job is small, picklable data that can make a worker; a worker turns a task into a result and may keep what
was expensive to set up. Each result depends on its task alone, so it does not matter who does which, nor how
often one is tried.
"""

import os
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from osselet.core.errors import OptionError
from osselet.core.options import whole

T = TypeVar("T", contravariant=True)
R = TypeVar("R", covariant=True)
Progress = Callable[[int], None]


def silent(done: int) -> None:
    """No progress is shown."""


class Abandoned(BaseException):
    """Nobody waits for this task any more."""


_here = threading.local()


def go_on() -> None:
    """To be called now and then in a long task: ends it where its pool was interrupted."""
    if hasattr(_here, "stop") and _here.stop.is_set():
        raise Abandoned


class Job(Protocol[T, R]):
    """Work that can be split into tasks."""

    def worker(self) -> Callable[[T], R]:
        """What does one task after the other, in one thread."""


class TaskPool(Protocol):
    """Does the tasks of a job."""

    def run(self, job: Job[Any, R], tasks: Sequence[Any], progress: Progress = silent) -> list[R]:
        """The results in the order of the tasks; progress is told how many are done."""


class LocalPool:
    """The cores of this machine: kernels leave the interpreter free, so threads do."""

    def __init__(self, cores: int | None = None) -> None:
        count = os.cpu_count() or 1 if cores is None else whole(cores)
        if count is None or not 1 <= count <= 1024:
            raise OptionError(f"'cores' is a whole number from 1 to 1024, not {cores!r}.")
        self.cores = count

    def run(self, job: Job[Any, R], tasks: Sequence[Any], progress: Progress = silent) -> list[R]:
        """A thread a core, each with its own worker."""
        mine = threading.local()
        stop = threading.Event()

        def work(task: Any) -> R:
            _here.stop = stop
            if not hasattr(mine, "worker"):
                mine.worker = job.worker()
            result: R = mine.worker(task)
            return result

        if not tasks:
            return []
        job.worker()  # binds the kernels once, before there are threads that would all do it
        pool = ThreadPoolExecutor(min(self.cores, len(tasks)))
        ahead: deque[Future[R]] = deque()
        results: list[R] = []
        try:
            for task in tasks:
                ahead.append(pool.submit(work, task))
                if len(ahead) > AHEAD * self.cores:
                    results.append(ahead.popleft().result())
                    progress(len(results))
            while ahead:
                results.append(ahead.popleft().result())
                progress(len(results))
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)
        return results


AHEAD = 8
"""How many tasks a core are handed out before their turn: nobody waits, and a million take no more room than these."""


def task_pool(on: str | TaskPool = "local", cores: int | None = None) -> TaskPool:
    """Who does the work: `local`, `ray`, or `ray:ADDRESS`; a pool of one's own as it is."""
    if not isinstance(on, str) and callable(getattr(on, "run", None)):
        return on
    where, _, address = on.partition(":") if isinstance(on, str) else ("", "", "")
    if where == "local" and not address:
        return LocalPool(cores)
    if where != "ray":
        raise OptionError(f"Work is done on 'local', 'ray' or 'ray:ADDRESS', not {on!r}.")
    if cores is not None:
        raise OptionError("The number of cores is for work on this machine; a Ray cluster has its own.")
    from osselet.lab.ray_pool import RayPool

    return RayPool(address or None)
