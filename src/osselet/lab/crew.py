"""Who does the work: the cores of this machine, or a Ray cluster. The results are the same.

A job is small, picklable data that can make a worker; a worker turns a task into a result and may keep what
was expensive to set up. Each result depends on its task alone, so it does not matter who does which, nor how
often one is tried.
"""

import os
import pickle
import sys
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.metadata import version
from typing import Any, Protocol, TypeVar

from osselet.core.errors import GameError, OptionError, OsseletError
from osselet.core.options import whole

T = TypeVar("T", contravariant=True)
R = TypeVar("R", covariant=True)
Progress = Callable[[int], None]


def silent(done: int) -> None:
    """No progress is shown."""


class Job(Protocol[T, R]):
    """Work that can be split into tasks."""

    def worker(self) -> Callable[[T], R]:
        """What does one task after the other, in one thread."""


class Crew(Protocol):
    """Does the tasks of a job."""

    def run(self, job: Job[Any, R], tasks: Sequence[Any], progress: Progress = silent) -> list[R]:
        """The results in the order of the tasks; progress is told how many are done."""


class Local:
    """The cores of this machine: kernels leave the interpreter free, so threads do."""

    def __init__(self, cores: int | None = None) -> None:
        count = os.cpu_count() or 1 if cores is None else whole(cores)
        if count is None or not 1 <= count <= 1024:
            raise OptionError(f"'cores' is a whole number from 1 to 1024, not {cores!r}.")
        self.cores = count

    def run(self, job: Job[Any, R], tasks: Sequence[Any], progress: Progress = silent) -> list[R]:
        """A thread a core, each with its own worker."""
        mine = threading.local()

        def work(task: Any) -> R:
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
            pool.shutdown(cancel_futures=True)
        return results


AHEAD = 8
"""How many tasks a core are handed out before their turn: nobody waits, and a million take no more room than these."""


class OnRay:
    """A Ray cluster, at an address or wherever Ray finds one (a new one on this machine if there is none)."""

    def __init__(self, address: str | None = None) -> None:
        try:
            import grpc  # noqa: F401  (of the same extra)
            import ray
        except ImportError:
            raise OptionError("Ray is not installed; install it with: pip install 'osselet[ray]'.") from None
        self._ray: Any = ray
        if not ray.is_initialized():
            _connect(ray, address)

    def run(self, job: Job[Any, R], tasks: Sequence[Any], progress: Progress = silent) -> list[R]:
        """A few tasks at a time to whoever is free; what is lost with its machine is done again by another."""
        work = self._ray.remote(max_retries=-1, num_cpus=1)(_work)
        packed = pickle.dumps((_version(), job))
        cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        size = max(1, min(len(tasks) // (cores * SHARES_A_CORE), MOST_AT_ONCE))
        firsts = range(0, len(tasks), size)
        waiting = {work.remote(packed, list(tasks[first : first + size])): first for first in firsts}
        results: dict[int, list[R]] = {}
        try:
            while waiting:
                done, _ = self._ray.wait(list(waiting), num_returns=1)
                for reference in done:
                    results[waiting[reference]] = self._got(reference)
                    del waiting[reference]
                progress(sum(map(len, results.values())))
        finally:
            for reference in waiting:
                self._ray.cancel(reference)
        return [result for first in firsts for result in results[first]]

    def _got(self, reference: Any) -> Any:
        """A result; an error of ours as it was raised, any other as one sentence."""
        try:
            return self._ray.get(reference)
        except self._ray.exceptions.RayTaskError as error:
            cause = error.cause
            if isinstance(cause, OsseletError):
                raise cause from None
            raise GameError(f"The work failed on a node of the Ray cluster: {type(cause).__name__}: {cause}") from None
        except self._ray.exceptions.RayError as error:
            raise OptionError(f"The Ray cluster could not do the work: {_first_line(error)}") from None


SHARES_A_CORE = 16
"""Into how many messages the work of a core is split: few cost less, many leave nobody waiting at the end."""
MOST_AT_ONCE = 100
"""Tasks in a message, so that progress is seen and little is lost with a machine."""


def _connect(ray: Any, address: str | None) -> None:
    if address:
        _check_reachable(address)
    quiet = {} if address else {"include_dashboard": False}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **quiet)
    except (OSError, RuntimeError, ValueError, ImportError) as error:
        raise OptionError(f"No Ray cluster answers at {address or 'this machine'}: {_first_line(error)}") from None


PATIENCE = 5
HEALTH = "/grpc.health.v1.Health/Check"


def _check_reachable(address: str) -> None:
    """Refuses an address where no Ray answers within seconds: Ray itself would try for minutes."""
    if address in {"auto", "local"}:
        return
    place = address.removeprefix("ray://")
    host, _, port = place.rpartition(":")
    if not host or not port.isdecimal() or "/" in host:
        raise OptionError(f"A Ray address is HOST:PORT or ray://HOST:PORT, not {address!r}.")
    if os.environ.get("RAY_USE_TLS", "0") != "0":
        return  # only Ray itself knows the certificates
    import grpc

    try:
        with grpc.insecure_channel(place, options=(("grpc.enable_http_proxy", 0),)) as channel:
            channel.unary_unary(HEALTH)(b"", timeout=PATIENCE)
    except grpc.RpcError as error:
        why = _health(error.code() is grpc.StatusCode.UNIMPLEMENTED, str(error.details()), place != address)
        if why:
            raise OptionError(f"No Ray cluster answers at {address}: {why}.") from None


def _health(unknown: bool, details: str, is_client: bool) -> str:
    """Why this is no cluster; empty if it is one. The port for `ray://` does not know the question about health."""
    if unknown and "http2" not in details:
        return "" if is_client else "this may be its client port, which is written ray:ray://HOST:PORT"
    return "something else does" if unknown else details.rpartition(": ")[2].strip(" .")


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".") + "."


def _version() -> str:
    return version("osselet")


_workers: dict[bytes, Callable[[Any], Any]] = {}
"""Of this process, by job: what a worker has set up serves all its tasks."""


def _work(packed: bytes, tasks: list[Any]) -> list[Any]:
    """Some tasks on a node of the cluster."""
    if packed not in _workers:
        _workers.clear()
        theirs, job = pickle.loads(packed)
        if theirs != _version():
            raise OptionError(f"A node of the Ray cluster has osselet {_version()}, and not {theirs} as here.")
        _workers[packed] = job.worker()
    return [_workers[packed](task) for task in tasks]


def crew(on: str = "local", cores: int | None = None) -> Crew:
    """Who does the work: `local`, `ray`, or `ray:ADDRESS`."""
    where, _, address = on.partition(":")
    if where == "local" and not address:
        return Local(cores)
    if where != "ray":
        raise OptionError(f"Work is done on 'local', 'ray' or 'ray:ADDRESS', not {on!r}.")
    if cores is not None:
        raise OptionError("The number of cores is for work on this machine; a Ray cluster has its own.")
    return OnRay(address or None)


def dismiss() -> None:
    """Leaves the Ray cluster, if this process is connected to one."""
    ray: Any = sys.modules.get("ray")
    if ray is not None and ray.is_initialized():
        ray.shutdown()
