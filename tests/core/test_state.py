"""States: fields, bytes and range checks."""

import pickle
from typing import Annotated

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from osselet.core import GameError, Ints, State, i1, i2, i8, registry
from osselet.core.state import as_list, as_rows, copy, layout, pack, record, unpack


class Shelf(State):
    round: i1
    size: i8
    put: i2
    row: Annotated[Ints, "i2", 3]
    grid: Annotated[Ints, "i1", (2, 2)]


class Mixed(State):
    cells: Annotated[Ints, "i4", (2, 3)]
    turn: i1
    far: Annotated[Ints, "i8", 2]
    near: Annotated[Ints, "i1", 3]
    last: i2


class Blank(State):
    pass


small, short, long = (st.integers(-(1 << b - 1), (1 << b - 1) - 1) for b in (8, 16, 64))


@given(small, long, short, st.lists(short, min_size=3, max_size=3), st.lists(small, min_size=4, max_size=4))
def test_bytes_and_state_are_one(round_, size, put, row, grid):
    s = Shelf()
    s.round, s.size, s.put = round_, size, put
    for at in range(3):
        s.row[at] = row[at]
    for at in range(4):
        s.grid[at // 2, at % 2] = grid[at]
    data = pack(s)
    again = unpack(Shelf, data)
    assert pack(again) == data
    assert (again.round, again.size, again.put, as_list(again.row)) == (round_, size, put, row)
    assert as_rows(again.grid) == [grid[:2], grid[2:]]
    stored = np.frombuffer(data, layout(Shelf).dtype)[0]
    assert (stored["round"], stored["size"], stored["put"]) == (round_, size, put)
    assert stored["row"].tolist() == row
    assert stored["grid"].ravel().tolist() == grid


ALL = [game for name in registry.games() for game in [registry.find(name)]]
CLASSES = [Shelf, Mixed, Blank, *(cls for game in ALL for cls in (game.state, game.options))]


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_bytes_lie_where_compiled_rules_look_for_them(cls):
    plan = layout(cls)
    assert plan.dtype.isalignedstruct
    assert plan.packing.size == plan.dtype.itemsize
    assert [field.offset for field in plan.fields] == [plan.dtype.fields[field.name][1] for field in plan.fields]
    numbers = record(cls)[0]
    at = 0
    for field in plan.fields:  # another number in every place
        values = [(at + more) % 127 for more in range(field.count)]
        numbers[field.name] = np.reshape(values, field.shape)
        at += field.count
    s = unpack(cls, numbers.tobytes())
    assert pack(s) == numbers.tobytes()
    assert all(np.asarray(getattr(s, field.name)).tolist() == numbers[field.name].tolist() for field in plan.fields)
    assert pack(pickle.loads(pickle.dumps(s))) == pack(s)


def test_a_field_may_bear_any_name():
    s = Shelf()
    assert s.round == 0
    assert s.size == 0


def test_every_number_read_is_python_s_whoever_wrote_it():
    s = Shelf()
    s.put, s.row[1], s.grid[0, 1] = np.int64(7), np.int64(8), np.int8(9)  # type: ignore[assignment]
    again = unpack(Shelf, pack(s))
    assert [type(number) for number in (s.row[1], s.grid[0, 1], again.put)] == [int, int, int]
    assert (again.put, again.row[1], again.grid[0, 1]) == (7, 8, 9)


@pytest.mark.parametrize(("field", "value"), [("round", 128), ("put", -32769), ("round", 1.5), ("round", "many")])
def test_a_value_too_large_is_refused_with_the_name_of_its_field(field, value):
    s = Shelf()
    setattr(s, field, value)
    with pytest.raises(GameError, match=field):
        pack(s)


def test_an_array_value_too_large_is_refused():
    s = Shelf()
    s.grid[1, 1] = 200
    with pytest.raises(GameError, match="grid"):
        pack(s)


@pytest.mark.parametrize("other", [np.zeros(3, np.int64), [0, 0, 0], Shelf().row])
def test_an_array_in_the_place_of_another_is_refused(other):
    s = Shelf()
    s.row = other
    with pytest.raises(GameError, match="row"):
        pack(s)


def test_a_copy_shares_no_memory():
    s = Shelf()
    s.row[1] = 5
    other = copy(s)
    other.row[0] = 7
    other.grid[0, 0] = 8
    assert (as_list(s.row), s.grid[0, 0]) == ([0, 5, 0], 0)
    s.row[1] = 6
    assert as_list(other.row) == [7, 5, 0]


def test_records_are_blank_and_padding_is_zero():
    assert record(Shelf, 2).tobytes() == bytes(2 * layout(Shelf).dtype.itemsize)
    assert pack(Shelf()) == bytes(layout(Shelf).dtype.itemsize)


def test_a_field_without_type_is_refused():
    class Wrong(State):
        turn: int

    with pytest.raises(GameError, match="turn"):
        Wrong()
