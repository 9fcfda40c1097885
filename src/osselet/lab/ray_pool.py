"""Work on a Ray cluster: the nodes have the same osselet installed, and find games by id or folder."""

import importlib
import os
import pickle
import socket
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any, TypeVar

from osselet.core.errors import GameError, OptionError, OsseletError
from osselet.core.extras import require
from osselet.lab.task_pool import Job, Progress, silent

R = TypeVar("R")


class RayPool:
    """A Ray cluster: the one this process is connected to, one at an address, or whatever Ray finds on this machine."""

    def __init__(self, address: str | None = None) -> None:
        require("ray")
        ray: Any = importlib.import_module("ray")
        self._ray = ray
        place = None if address is None or address in WHATEVER else _place(address)
        if not ray.is_initialized():
            _connect(ray, address)
        elif place is not None:
            _check_connected(ray, str(address), place)

    def run(self, job: Job[Any, R], tasks: Sequence[Any], progress: Progress = silent) -> list[R]:
        """A few tasks at a time to whoever is free; what is lost with its machine is done again by another."""
        work = self._ray.remote(max_retries=TRIES, num_cpus=1)(_work)
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
                    first = waiting.pop(reference)  # Ray dies if a task is cancelled whose answer is just coming in
                    results[first] = self._got(reference)
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
            raise OptionError(f"The Ray cluster could not do the work: {_sentence(error)}") from None


TRIES = 20
"""How often a task that was lost is done again: machines may go one after the other, but rules that crash must end."""
SHARES_A_CORE = 16
"""Into how many messages the work of a core is split: few cost less, many leave nobody waiting at the end."""
MOST_AT_ONCE = 100
"""Tasks in a message, so that progress is seen and little is lost with a machine."""


WHATEVER = ("auto", "local")
"""Addresses that name no place: whatever cluster there is will do."""
CLIENT = "ray://"
_joined: dict[str, str] = {}
"""By the address that was asked for: how the cluster there calls itself."""


def _place(address: str) -> str:
    """Host and port of an address."""
    place = address.removeprefix(CLIENT)
    host, _, port = place.rpartition(":")
    if not host or not port.isdecimal() or "/" in host:
        raise OptionError(f"A Ray address is HOST:PORT or ray://HOST:PORT, not {address!r}.")
    return place


def _check_connected(ray: Any, address: str, place: str) -> None:
    """Refuses the address of another cluster than the one this process is connected to: a process has one at a time."""
    here = ray.get_runtime_context().gcs_address
    if _joined.get(address) == here:
        return  # it may well be called otherwise than we reach it
    is_same = not _machines(ray, place).isdisjoint(_machines(ray, here))
    if not address.startswith(CLIENT):  # whose port the cluster does not tell
        is_same = is_same and place.rpartition(":")[2] == here.rpartition(":")[2]
    if not is_same:
        raise OptionError(
            f"This process is connected to another Ray cluster than {address}, the one at {here}; "
            "write 'ray' to stay with it, or leave it first with ray.shutdown()."
        )


def _machines(ray: Any, place: str) -> set[str]:
    """The addresses of a host, of which a machine has several."""
    host = place.rpartition(":")[0].strip("[]")
    try:
        found = {str(entry[4][0]) for entry in socket.getaddrinfo(host, None)}
    except OSError:
        found = {host}
    is_here = any(one.startswith("127.") or one == "::1" for one in found)
    return found | {ray.util.get_node_ip_address()} if is_here else found


def _connect(ray: Any, address: str | None) -> None:
    if address:
        _check_reachable(address)
    quiet = {} if address else {"include_dashboard": False}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **quiet)
    except (OSError, RuntimeError, ValueError, ImportError) as error:
        raise OptionError(f"No Ray cluster answers at {address or 'this machine'}: {_sentence(error)}") from None
    if address:
        _joined[address] = ray.get_runtime_context().gcs_address


PATIENCE = 5
HEALTH = "/grpc.health.v1.Health/Check"


def _check_reachable(address: str) -> None:
    """Refuses an address where no Ray answers within seconds: Ray itself would try for minutes."""
    if address in WHATEVER:
        return
    place = _place(address)
    if os.environ.get("RAY_USE_TLS", "0") != "0":
        return  # only Ray itself knows the certificates
    grpc: Any = importlib.import_module("grpc")
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
    return "something else does" if unknown else details.rpartition(": ")[2].strip(" .]")


def _sentence(error: BaseException) -> str:
    """The first sentence of what Ray has to say."""
    line = (str(error).strip().splitlines() or [type(error).__name__])[0]
    return line.partition(". ")[0].rstrip(".") + "."


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


def dismiss() -> None:
    """Leaves the Ray cluster, if this process is connected to one."""
    ray: Any = sys.modules.get("ray")
    if ray is not None and ray.is_initialized():
        ray.shutdown()
