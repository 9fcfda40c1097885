"""A real Ray cluster of two nodes on this machine; one of them is lost in the middle of the work."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest
import ray

from osselet.core.errors import GameError, OptionError
from osselet.core.extras import MissingExtra
from osselet.lab import arena, simulate
from osselet.lab.ray_pool import RayPool, _check_connected, dismiss
from osselet.lab.study import study
from osselet.lab.task_pool import task_pool
from tests.cli.conftest import Osselet

SMALL: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 << 20}


@dataclass
class Two:
    """Two nodes; the second can be lost."""

    cluster: Any
    second: Any

    @property
    def on(self) -> str:
        return f"ray:{self.cluster.address}"

    def lose_one(self) -> None:
        self.cluster.remove_node(self.second, allow_graceful=False)


@pytest.fixture(scope="module")
def two() -> Iterator[Two]:
    from ray.cluster_utils import Cluster

    simulate("hunde", 3, 1, ["level1", "level2", "random"])  # fills the cache, so that nodes need not compile
    cluster = Cluster(initialize_head=True, head_node_args={**SMALL, "include_dashboard": False})
    try:
        yield Two(cluster, cluster.add_node(**SMALL))
    finally:
        dismiss()
        cluster.shutdown()


@dataclass(frozen=True)
class Failing:
    """A job that fails as its task says."""

    def worker(self) -> Any:
        def fail(error: Exception) -> None:
            raise error

        return fail


def test_a_cluster_gives_the_same_and_loses_nothing_with_a_node(two: Two, osselet: Osselet) -> None:
    bots = ["random", "level1"]
    assert arena("hunde", bots, 3, 4, seed=5, on=two.on) == arena("hunde", bots, 3, 4, seed=5)

    told: list[int] = []
    lost: list[int] = []

    def tell(done: int) -> None:
        told.append(done)
        if not lost and done >= 10 and not ray.available_resources().get("CPU"):  # both nodes are at work
            lost.append(done)
            two.lose_one()

    given: dict[str, Any] = {"players": 3, "games": 150, "bots": ["level1", "level2", "level1"], "seed": 9}
    there = simulate("hunde", **given, on=two.on, progress=tell)
    here = simulate("hunde", **given)
    assert (there.shares, there.scores, there.steps) == (here.shares, here.scores, here.steps)
    assert lost
    assert lost[0] < 150
    assert told == sorted(told)
    assert told[-1] == 150

    random = simulate("hunde", 3, 6000, seed=2, on=two.on)
    assert random.shares == simulate("hunde", 3, 6000, seed=2).shares

    workers = task_pool(two.on)
    with pytest.raises(OptionError, match=r"^No such thing\.$"):
        workers.run(Failing(), [OptionError("No such thing.")])
    with pytest.raises(GameError, match=r"on a node of the Ray cluster: ValueError: odd$"):
        workers.run(Failing(), [ValueError("odd")])
    dismiss()  # the command connects and leaves by itself

    answer = osselet("sim", "hunde", "--games", 20, "--bots", "level1", "--on", two.on, "--json")
    assert (answer.status, answer.err) == (0, "")
    assert json.loads(answer.out)["shares"] == simulate("hunde", 3, 20, "level1").shares
    assert not ray.is_initialized()


def test_a_study_on_a_cluster_finds_the_same(two: Two) -> None:
    given: dict[str, Any] = {"players": 3, "games": 2, "level": "random", "seed": 4}
    given["options"] = {"push": "rear"}  # of the other option both values are tried
    assert study("hunde", **given, on=two.on).as_json() == study("hunde", **given).as_json()


def test_who_is_connected_works_with_that_cluster_and_no_other(two: Two) -> None:
    task_pool(two.on)
    here = ray.get_runtime_context().gcs_address
    port = here.rpartition(":")[2]
    for same in ("ray", "ray:auto", "ray:local", two.on, f"ray:localhost:{port}", f"ray:ray://{here}"):
        task_pool(same)
    for other in ("127.0.0.1:1", "ray://203.0.113.9:10001", f"203.0.113.9:{port}"):
        with pytest.raises(OptionError, match=rf"connected to another Ray cluster than {other}, the one at {here};"):
            task_pool(f"ray:{other}")
    for malformed in ("somewhere", f"http://{here}", "localhost:", f":{port}"):
        with pytest.raises(OptionError, match="HOST:PORT"):
            task_pool(f"ray:{malformed}")
    assert ray.get_runtime_context().gcs_address == here


def test_an_address_that_led_to_the_cluster_leads_there_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Through a tunnel, say, a cluster is reached under another name than its own."""
    tunnel, client = "ray://203.0.113.9:10001", SimpleNamespace()
    client.get_runtime_context = lambda: SimpleNamespace(gcs_address="198.51.100.7:6379")
    monkeypatch.setattr("osselet.lab.ray_pool._joined", {tunnel: "198.51.100.7:6379"})
    _check_connected(client, tunnel, "203.0.113.9:10001")
    client.get_runtime_context = lambda: SimpleNamespace(gcs_address="198.51.100.8:6379")
    with pytest.raises(OptionError, match=r"the one at 198\.51\.100\.8:6379"):
        _check_connected(client, tunnel, "203.0.113.9:10001")


WRONG = {
    "foo": "'local', 'ray' or 'ray:ADDRESS'",
    "local:4": "'local', 'ray' or 'ray:ADDRESS'",
    "": "'local', 'ray' or 'ray:ADDRESS'",
    "ray:somewhere": "HOST:PORT",
    "ray:http://127.0.0.1:1": "HOST:PORT",
    "ray:127.0.0.1:1": "No Ray cluster answers at 127.0.0.1:1",
    "ray:ray://127.0.0.1:1": "No Ray cluster answers at ray://127.0.0.1:1",
}


@pytest.mark.parametrize("on", WRONG)
@pytest.mark.parametrize("command", ["sim", "arena", "lab"])
def test_a_place_that_is_none_is_refused(osselet: Osselet, command: str, on: str) -> None:
    dismiss()
    osselet(command, "hunde", "--on", on, "--json").refused(WRONG[on])


def test_a_server_that_is_not_ray_is_refused_soon(osselet: Osselet) -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as mute:
        at = f"127.0.0.1:{mute.getsockname()[1]}"
        osselet("sim", "hunde", "--on", f"ray:{at}").refused(f"No Ray cluster answers at {at}")


def test_without_ray_we_say_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"osselet\[ray\]"):
        RayPool()


def test_cores_are_of_this_machine(osselet: Osselet) -> None:
    osselet("arena", "hunde", "--on", "ray", "--cores", 2).refused("number of cores")
