"""The types of all messages for TypeScript: `python -m osselet.wire.typescript` writes `web/src/wire.ts`."""

import ast
import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import FieldInfo, fields

from osselet.wire import hands, look, messages, rest

TARGET = Path(__file__).parents[3] / "web" / "src" / "wire.ts"
MODULES = (hands, look, messages, rest)
HEAD = """// Made from the msgspec types of osselet.wire by `python -m osselet.wire.typescript`; do not edit.
// A field that is left out is nothing, zero, false or empty, unless its comment says otherwise.
"""
PLAIN: dict[Any, str] = {str: "string", bool: "boolean", int: "number", float: "number", Any: "unknown"}
Docs = dict[str, str]


def typescript() -> str:
    """The whole file."""
    return "\n".join([HEAD, *(part for module in MODULES for part in _parts(module))])


def _parts(module: ModuleType) -> Iterator[str]:
    """The constants, structs and unions of a module, in its order; what only serves as a base is left out."""
    docs = _docs(module)
    own = {name: value for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__}
    bases = {base for value in own.values() if isinstance(value, type) for base in value.__bases__}
    for name, value in vars(module).items():
        if name.isupper() and isinstance(value, int) and name in docs:
            yield f"{_comment(docs[name])}export const {name} = {value};\n"
        elif isinstance(value, type) and name in own and issubclass(value, msgspec.Struct) and value not in bases:
            yield _interface(value, docs)
        elif isinstance(value, UnionType) and all(isinstance(one, type) for one in get_args(value)):
            members = "".join(f"\n  | {one.__name__}" for one in get_args(value))
            yield f"export type {name} ={members};\n"


def _interface(struct: type[msgspec.Struct], docs: Docs) -> str:
    config = struct.__struct_config__
    hints = get_type_hints(struct, include_extras=True)
    lines = [f"{_comment(docs.get(struct.__name__, ''))}export interface {struct.__name__} {{"]
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for field in fields(struct):
        lines.append(_field(field, hints[field.name], _doc_of(struct, field.name, docs), config.omit_defaults))
    return "\n".join([*lines, "}", ""])


def _field(field: FieldInfo, hint: Any, doc: str, omits_defaults: bool) -> str:
    """A field; one that is left out when it has its default is optional, and then never null."""
    has_default = field.default is not msgspec.NODEFAULT or field.default_factory is not msgspec.NODEFAULT
    optional = omits_defaults and has_default
    if optional and field.default and field.default is not msgspec.NODEFAULT:
        doc = f"{doc} Left out: {json.dumps(field.default)}.".strip()
    shown = _type(_without_none(hint) if optional and field.default is None else hint)
    return f"{_comment(doc, '  ')}  {field.encode_name}{'?' if optional else ''}: {shown};"


def _without_none(hint: Any) -> Any:
    kept = tuple(one for one in get_args(hint) if one is not NoneType)
    return Union[kept] if get_origin(hint) in (Union, UnionType) else hint  # noqa: UP007


def _type(hint: Any) -> str:
    origin, arguments = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if hint is NoneType:
        return "null"
    if origin is Annotated:
        return _type(arguments[0])
    if origin is Literal:
        return " | ".join(f'"{one}"' for one in arguments)
    if origin in (Union, UnionType):
        return " | ".join(_type(one) for one in arguments)
    if origin is list:
        inner = _type(arguments[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(arguments[0])}, {_type(arguments[1])}>"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    raise TypeError(f"{hint!r} has no form in TypeScript yet.")


def _doc_of(struct: type[Any], field: str, docs: Docs) -> str:
    """The docstring of a field, in the struct or the base that declares it."""
    found = (docs.get(f"{base.__name__}.{field}") for base in struct.__mro__)
    return next((doc for doc in found if doc), "")


def _docs(module: ModuleType) -> Docs:
    """Docstrings of classes, of their fields and of constants, as they stand in the source."""
    found: Docs = {}
    tree = ast.parse(inspect.getsource(module))
    _note(tree.body, "", found)
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = ast.get_docstring(node) or ""
            _note(node.body, f"{node.name}.", found)
    return found


def _note(body: list[ast.stmt], prefix: str, found: Docs) -> None:
    for at, node in enumerate(body):
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for target in targets:
            if isinstance(target, ast.Name):
                found[prefix + target.id] = _string(body[at + 1]) if at + 1 < len(body) else ""


def _string(node: ast.stmt) -> str:
    is_string = (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    )
    return inspect.cleandoc(node.value.value) if is_string else ""  # type: ignore[attr-defined]


def _comment(doc: str, indent: str = "") -> str:
    if not doc:
        return ""
    lines = doc.splitlines()
    if len(lines) == 1:
        return f"{indent}/** {doc} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"])


def main() -> None:
    """Writes the file."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
