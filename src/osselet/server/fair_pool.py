"""Threads that work for everybody in turn: networks share evenly, in them homes, and whoever asks for more waits."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Generic, TypeVar

from osselet.room.refusal import Refusal
from osselet.server.origins import Owner
from osselet.server.tally import TALLY

Job = TypeVar("Job")
Found = TypeVar("Found")


class FairQueue(Generic[Job]):
    """Jobs by owner: the networks take turns, in each its homes, and each home has its jobs done in order."""

    def __init__(self) -> None:
        self._networks: OrderedDict[str, OrderedDict[str, deque[Job]]] = OrderedDict()
        self.owners = 0
        """How many homes wait."""
        self.waiting = 0
        """How many jobs wait."""

    def put(self, owner: Owner, job: Job) -> None:
        """One more."""
        homes = self._networks.setdefault(owner[0], OrderedDict())
        if owner[1] not in homes:
            homes[owner[1]] = deque()
            self.owners += 1
        homes[owner[1]].append(job)
        self.waiting += 1

    def of(self, owner: Owner) -> int:
        """How many jobs of an owner wait."""
        homes = self._networks.get(owner[0])
        return 0 if homes is None else len(homes.get(owner[1], ()))

    def take(self, busy: Collection[str] = ()) -> tuple[str, Job] | None:
        """The network whose turn it is, and its job, after which it goes to the end of the line; None if there is none.

        Those that are busy are passed over.
        """
        network = next((name for name in self._networks if name not in busy), None)
        if network is None:
            return None
        homes = self._networks.pop(network)
        home, jobs = homes.popitem(last=False)
        job = jobs.popleft()
        self.waiting -= 1
        if jobs:
            homes[home] = jobs
        else:
            self.owners -= 1
        if homes:
            self._networks[network] = homes
        return network, job


class FairPool:
    """A few threads behind a fair queue; used from one event loop."""

    def __init__(self, threads: int, name: str, most_of_one: int) -> None:
        self._executor = ThreadPoolExecutor(threads, f"osselet-{name}")
        self._name, self._most_of_one = name, most_of_one
        self._free = self.threads = threads
        self._is_closed = False
        self._running: Counter[str] = Counter()
        self._queue: FairQueue[tuple[asyncio.Future[Any], Callable[[], Any]]] = FairQueue()

    @property
    def owners(self) -> int:
        """How many homes wait for a thread."""
        return self._queue.owners

    async def run(self, owner: Owner, work: Callable[[], Found]) -> Found:
        """What the work gives, done in a thread when it is the owner's turn; refuses where too much of theirs waits."""
        if self._queue.of(owner) >= self._most_of_one:
            TALLY.limited[self._name, "queue"] += 1
            raise Refusal("too-fast")
        future: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._queue.put(owner, (future, work))
        self._start()
        return await future

    def _start(self) -> None:
        loop = asyncio.get_running_loop()
        while self._free and (found := self._queue.take(self._busy())) is not None:
            network, (future, work) = found
            if not future.done():  # else nobody waits for it any more
                self._free -= 1
                self._running[network] += 1
                done = partial(self._finish, network, future)
                loop.run_in_executor(self._executor, work).add_done_callback(done)

    def _busy(self) -> list[str]:
        """The networks that have all threads but one: the last is for somebody else."""
        most = max(1, self.threads - 1)
        return [network for network, count in self._running.items() if count >= most]

    def _finish(self, network: str, future: asyncio.Future[Any], done: asyncio.Future[Any]) -> None:
        self._running[network] -= 1
        if not self._running[network]:
            del self._running[network]
        if not self._is_closed:
            self._free += 1
        if done.cancelled():
            future.cancel()
        elif error := done.exception():
            if not future.done():
                future.set_exception(error)
        elif not future.done():
            future.set_result(done.result())
        self._start()

    def close(self) -> None:
        """Nobody waits for what is under way."""
        self._free = 0
        self._is_closed = True
        self._executor.shutdown(wait=False, cancel_futures=True)
