"""The judges of games of dexterity for the page: `python -m osselet.wasm.page` writes a module and its layout for each.

The module has the judge's three rules and one field. The layout says where in its memory each part of the field lies,
and what its numbers are called: the page draws what the rules hold, and nothing is said twice.
"""

import ast
import inspect
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from osselet.core import registry
from osselet.core.dexterity import Dexterity
from osselet.core.state import State, layout
from osselet.wasm.encoding import WIDTHS
from osselet.wasm.kinds import Record
from osselet.wasm.module import Module

BOARDS = Path(__file__).parents[3] / "web" / "src" / "boards"
HEAD = """// Made from the rules by `python -m osselet.wasm.page`; do not edit.

import type { Layout } from "../../../lib/judge";
"""
LISTS = {"i1": "Int8Array", "i2": "Int16Array", "i4": "Int32Array"}
FIELD = "field"


def judge_module(dexterity: Dexterity, checked: bool = False) -> Module:
    """The judge's rules as a module, with a place for one field."""
    module = Module(checked)
    for rule in (dexterity.begin, dexterity.feel, dexterity.advance):
        module.export(rule)
    module.reserve(FIELD, Record(dexterity.field))
    return module


def typescript(dexterity: Dexterity, module: Module) -> str:
    """Where the field lies, its type, and the names of its numbers."""
    parts = [HEAD, *_names(dexterity), *_constants(dexterity.field), _interface(dexterity.field)]
    return "\n".join([*parts, _layout(dexterity.field, module.reserved[FIELD])])


def _names(dexterity: Dexterity) -> Iterator[str]:
    yield f"/** Of the judge. */\nexport const VERSION = {dexterity.version};\n"
    yield _listed("FIGURES", dexterity.figures, "All figures, by the number that `begin` takes.")
    yield _listed("FAULTS", dexterity.faults, "Why an attempt ended, by `fault`: the text is `fault-` and this.")


def _listed(name: str, members: tuple[str, ...], doc: str) -> str:
    lines = "".join(f"  {json.dumps(one)},\n" for one in members)
    return f"/** {doc} */\nexport const {name} = [\n{lines}] as const;\n"


def _constants(field: type[State]) -> Iterator[str]:
    """The whole numbers that the module of the field has names for: sizes, and what its numbers stand for."""
    module = sys.modules[field.__module__]
    names = [
        one.id
        for node in ast.parse(inspect.getsource(module)).body
        if isinstance(node, ast.Assign)
        for target in node.targets
        for one in ast.walk(target)
        if isinstance(one, ast.Name) and one.id.isupper() and not one.id.startswith("_")
    ]
    found = [f"export const {name} = {value};" for name in names if isinstance(value := getattr(module, name), int)]
    yield "\n".join([*found, ""])


def _interface(field: type[State]) -> str:
    told = _comments(field)
    lines = [f"/** {inspect.getdoc(field)} */", "export interface Field {"]
    for one in layout(field).fields:
        if one.code not in LISTS:
            raise TypeError(f"{one.name} is wider than the page's numbers: a field has i1, i2 and i4.")
        kind = f"readonly {one.name}: {LISTS[one.code]}" if one.shape else f"{one.name}: number"
        lines += [f"  /** {told[one.name]} */"] if one.name in told else []
        lines.append(f"  {kind};")
    return "\n".join([*lines, "}", ""])


def _comments(field: type[State]) -> dict[str, str]:
    """What is said behind each part of the field in its source."""
    pairs = re.findall(r"^    (\w+): .*?  # (.+)$", inspect.getsource(field), re.MULTILINE)
    return {name: said[0].upper() + said[1:] + ("" if said.endswith((".", "?")) else ".") for name, said in pairs}


def _layout(field: type[State], at: int) -> str:
    lines = ["export const LAYOUT: Layout = {", f"  at: {at},", f"  size: {Record(field).size},", "  fields: ["]
    for one in layout(field).fields:
        is_list = "true" if one.shape else "false"
        assert one.offset % WIDTHS[one.code] == 0
        lines.append(f'    ["{one.name}", "{one.code}", {one.offset}, {one.count}, {is_list}],')
    return "\n".join([*lines, "  ],", "};", ""])


def files() -> dict[Path, bytes]:
    """All files the page takes from rules, as they should be."""
    found: dict[Path, bytes] = {}
    for name in registry.games():
        dexterity = registry.find(name).dexterity
        if dexterity is not None:
            module = judge_module(dexterity)
            folder = BOARDS / name / "hands"
            found[folder / "judge.wasm"] = module.made()
            found[folder / "layout.ts"] = typescript(dexterity, module).encode()
    return found


def main() -> None:
    """Writes them."""
    for path, content in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


if __name__ == "__main__":
    main()
