"""The bytes of WebAssembly: numbers, instructions and sections, by the names the standard gives them."""

import struct
from collections.abc import Iterable, Sequence

I32, I64, F64 = b"\x7f", b"\x7e", b"\x7c"
"""Types of values."""
NO_VALUE = b"\x40"
"""What a block leaves that leaves nothing."""

UNREACHABLE, RETURN, DROP, SELECT, ELSE, END = b"\x00", b"\x0f", b"\x1a", b"\x1b", b"\x05", b"\x0b"

I32_EQZ, I32_ADD, I32_SUB, I32_MUL, I32_AND, I32_OR = b"\x45", b"\x6a", b"\x6b", b"\x6c", b"\x71", b"\x72"
I32_WRAP_I64 = b"\xa7"

I64_EQZ, I64_EQ, I64_NE = b"\x50", b"\x51", b"\x52"
I64_LT_S, I64_LT_U, I64_GT_S, I64_GT_U = b"\x53", b"\x54", b"\x55", b"\x56"
I64_LE_S, I64_LE_U, I64_GE_S, I64_GE_U = b"\x57", b"\x58", b"\x59", b"\x5a"
I64_ADD, I64_SUB, I64_MUL, I64_DIV_S, I64_DIV_U = b"\x7c", b"\x7d", b"\x7e", b"\x7f", b"\x80"
I64_REM_S, I64_REM_U, I64_AND, I64_OR, I64_XOR = b"\x81", b"\x82", b"\x83", b"\x84", b"\x85"
I64_SHL, I64_SHR_S, I64_SHR_U = b"\x86", b"\x87", b"\x88"
I64_EXTEND_I32_U, I64_TRUNC_F64_S = b"\xad", b"\xb0"

F64_EQ, F64_NE, F64_LT, F64_GT, F64_LE, F64_GE = b"\x61", b"\x62", b"\x63", b"\x64", b"\x65", b"\x66"
F64_ABS, F64_NEG, F64_FLOOR, F64_SQRT = b"\x99", b"\x9a", b"\x9c", b"\x9f"
F64_ADD, F64_SUB, F64_MUL, F64_DIV = b"\xa0", b"\xa1", b"\xa2", b"\xa3"
F64_CONVERT_I64_S, F64_CONVERT_I64_U = b"\xb9", b"\xba"

WIDTHS = {"i1": 1, "i2": 2, "i4": 4, "i8": 8}
"""Bytes of a number in memory."""
_LOADS = {"i1": b"\x30", "i2": b"\x32", "i4": b"\x34", "i8": b"\x29"}
_STORES = {"i1": b"\x3c", "i2": b"\x3d", "i4": b"\x3e", "i8": b"\x37"}
EXTENDS = {"i1": b"\xc2", "i2": b"\xc3", "i4": b"\xc4"}
"""Cut a number to this width, and make it whole again: it is the same if it fitted."""


def unsigned(n: int) -> bytes:
    """A number from 0 on, seven bits a byte."""
    found = bytearray()
    while n > 127:
        found.append(n & 127 | 128)
        n >>= 7
    found.append(n)
    return bytes(found)


def signed(n: int) -> bytes:
    """A number that may be below 0, seven bits a byte."""
    found = bytearray()
    while not -64 <= n < 64:
        found.append(n & 127 | 128)
        n >>= 7
    found.append(n & 127)
    return bytes(found)


def i32_const(n: int) -> bytes:
    """An address or a truth."""
    return b"\x41" + signed(n)


def i64_const(n: int) -> bytes:
    """A whole number; one of 64 bits without a sign is given by the same bits."""
    return b"\x42" + signed((n + (1 << 63) & (1 << 64) - 1) - (1 << 63))


def f64_const(x: float) -> bytes:
    """A float."""
    return b"\x44" + struct.pack("<d", x)


def local_get(at: int) -> bytes:
    """Takes a local."""
    return b"\x20" + unsigned(at)


def local_set(at: int) -> bytes:
    """Sets a local."""
    return b"\x21" + unsigned(at)


def local_tee(at: int) -> bytes:
    """Sets a local and leaves the value."""
    return b"\x22" + unsigned(at)


def global_set(at: int) -> bytes:
    """Sets a global."""
    return b"\x24" + unsigned(at)


def load(code: str, offset: int) -> bytes:
    """A number from memory, with its sign."""
    return _LOADS[code] + _aligned(code) + unsigned(offset)


def store(code: str, offset: int) -> bytes:
    """A number into memory."""
    return _STORES[code] + _aligned(code) + unsigned(offset)


def _aligned(code: str) -> bytes:
    return unsigned(WIDTHS[code].bit_length() - 1)


def block(inside: bytes) -> bytes:
    """A branch to it goes behind it."""
    return b"\x02" + NO_VALUE + inside + END


def loop(inside: bytes) -> bytes:
    """A branch to it goes to its beginning."""
    return b"\x03" + NO_VALUE + inside + END


def choice(then: bytes, otherwise: bytes = b"", leaves: bytes = NO_VALUE) -> bytes:
    """One or the other, by the truth before it."""
    return b"\x04" + leaves + then + (ELSE + otherwise if otherwise else b"") + END


def branch(depth: int) -> bytes:
    """To a block or loop, counted from the inside."""
    return b"\x0c" + unsigned(depth)


def branch_if(depth: int) -> bytes:
    """The same, if the truth before it holds."""
    return b"\x0d" + unsigned(depth)


def call(function: int) -> bytes:
    """By its number."""
    return b"\x10" + unsigned(function)


MEMORY_COPY = b"\xfc\x0a\x00\x00"
MEMORY_FILL = b"\xfc\x0b\x00"


def vector(items: Sequence[bytes]) -> bytes:
    """Things of one sort, after their number."""
    return unsigned(len(items)) + b"".join(items)


def sized(content: bytes) -> bytes:
    """Bytes after their number."""
    return unsigned(len(content)) + content


def section(number: int, content: bytes) -> bytes:
    """A part of a module."""
    return bytes([number]) + sized(content)


def signature(takes: Iterable[bytes], gives: Iterable[bytes]) -> bytes:
    """The type of a function."""
    return b"\x60" + vector(list(takes)) + vector(list(gives))


def declared(locals_: Sequence[bytes]) -> bytes:
    """Locals beside the parameters, those of one type in a row taken together."""
    runs: list[list[bytes]] = []
    for one in locals_:
        if runs and runs[-1][0] == one:
            runs[-1].append(one)
        else:
            runs.append([one])
    return vector([unsigned(len(run)) + run[0] for run in runs])
