"""States: fields, bytes and range checks."""

from typing import Annotated

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from osselet.core import GameError, Ints, State, as_list, i1, i2, i8
from osselet.core.state import copy, layout, pack, record, unpack


class Shelf(State):
    round: i1
    size: i8
    put: i2
    row: Annotated[Ints, "i2", 3]
    grid: Annotated[Ints, "i1", (2, 2)]


small, short, long = (st.integers(-(1 << b - 1), (1 << b - 1) - 1) for b in (8, 16, 64))


@given(small, long, short, st.lists(short, min_size=3, max_size=3), st.lists(small, min_size=4, max_size=4))
def test_bytes_and_state_are_one(round_, size, put, row, grid):
    s = Shelf()
    s.round, s.size, s.put = round_, size, put
    s.row[:] = row
    s.grid[:] = np.reshape(grid, (2, 2))
    data = pack(s)
    again = unpack(Shelf, data)
    assert pack(again) == data
    assert (again.round, again.size, again.put, as_list(again.row)) == (round_, size, put, row)
    stored = np.frombuffer(data, layout(Shelf).dtype)[0]
    assert stored["grid"].ravel().tolist() == grid


def test_a_field_may_bear_any_name():
    s = Shelf()
    assert s.round == 0
    assert s.size == 0


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


def test_an_array_in_the_place_of_another_is_refused():
    s = Shelf()
    s.row = np.zeros(3, np.int64)  # type: ignore[assignment]
    with pytest.raises(GameError, match="row"):
        pack(s)


def test_a_copy_shares_no_memory():
    s = Shelf()
    other = copy(s)
    other.row[0] = 7
    assert s.row[0] == 0


def test_records_are_blank_and_padding_is_zero():
    assert record(Shelf, 2).tobytes() == bytes(2 * layout(Shelf).dtype.itemsize)
    assert pack(Shelf()) == bytes(layout(Shelf).dtype.itemsize)


def test_a_field_without_type_is_refused():
    class Wrong(State):
        turn: int

    with pytest.raises(GameError, match="turn"):
        Wrong()
