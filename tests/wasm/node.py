"""Modules run in Node: commands are gathered, and carried out by one process."""

import base64
import json
import shutil
import struct
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import hatch_build

from osselet.wasm.module import Module

RUN = Path(__file__).with_name("run.mjs")


def node() -> str:
    """The Node that the page is built with."""
    found = hatch_build.find_node()
    assert found, "these tests need Node"
    return shutil.which("node", path=found.folder) or "node"


Argument = int | float | str | tuple[str, int]
"""A number, the name of a place, or that of an array with its length, where that is known only when it runs."""


class Trap(Exception):
    """The module stopped."""


class Script:
    """Commands for a module; `run` gives what each of them gave."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.commands: list[list[Any]] = []

    def call(self, name: str, *given: Argument) -> int:
        """Calls an export: places by name, whole numbers as ints, floats as floats; gives the number of the command."""
        return self._add(["call", name, *(one for value in given for one in self._argument(value))])

    def _argument(self, value: Argument) -> list[float | str]:
        if isinstance(value, tuple):
            return [self.module.reserved[value[0]], value[1]]
        if isinstance(value, str):
            return [self.module.reserved[value]]
        return [value if isinstance(value, float) else str(value)]

    def write(self, place: str, data: bytes) -> int:
        """Bytes to a place."""
        return self._add(["write", self.module.reserved[place], base64.b64encode(data).decode()])

    def write_numbers(self, place: str, numbers: Sequence[int]) -> int:
        """Numbers of 64 bits to a place."""
        return self.write(place, struct.pack(f"<{len(numbers)}q", *numbers))

    def copy(self, to: str, source: str, size: int) -> int:
        """From place to place."""
        return self._add(["copy", self.module.reserved[to], self.module.reserved[source], size])

    def read(self, place: str, size: int) -> int:
        """The bytes at a place."""
        return self._add(["read", self.module.reserved[place], size])

    def _add(self, command: list[Any]) -> int:
        self.commands.append(command)
        return len(self.commands) - 1

    def run(self) -> list[Any]:
        """All results: ints, floats, bytes of reads, lists of several; a Trap where the module stopped."""
        given = json.dumps({"module": base64.b64encode(self.module.made()).decode(), "commands": self.commands})
        ran = subprocess.run([node(), str(RUN)], input=given, capture_output=True, text=True, check=False, timeout=120)
        assert ran.returncode == 0, ran.stderr
        results = json.loads(ran.stdout)
        if results and isinstance(results[-1], dict):
            fault = results[-1]["fault"]
            raise Trap(str(self.module.sites[fault - 1]) if fault else results[-1]["trap"])
        pairs = zip(self.commands, results, strict=True)
        return [base64.b64decode(one) if command[0] == "read" else _number(one) for command, one in pairs]


def _number(shown: Any) -> Any:
    if isinstance(shown, list):
        return [_number(one) for one in shown]
    return int(shown) if isinstance(shown, str) else shown


def numbers(data: bytes, code: str = "q") -> list[int]:
    """Numbers of 64 bits from bytes."""
    return memoryview(data).cast(code).tolist()  # type: ignore[call-overload]
