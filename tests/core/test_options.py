"""Options: declared once, read from names, numbers and texts, refused with a sentence."""

from typing import Annotated

import pytest

from osselet.core import Choice, Flag, Ints, OptionError, Options, PerSeat, SeatOption, Whole
from osselet.core.options import read_options, show_options


class Some(Options):
    push: Annotated[int, Choice("back", "rear")]
    roles: Annotated[int, Flag(True)]
    clock: Annotated[int, Whole(0, 600, 0)]
    police: Annotated[int, SeatOption()]
    skill: Annotated[Ints, PerSeat(0, 100, 50)]


def test_defaults():
    assert show_options(read_options(Some, {}, 4), 4) == {
        "push": "back",
        "roles": True,
        "clock": 0,
        "police": 3,
        "skill": [50, 50, 50, 50],
    }


@pytest.mark.parametrize(
    ("given", "name", "shown"),
    [
        ({"push": "rear"}, "push", "rear"),
        ({"roles": False}, "roles", False),
        ({"roles": "false"}, "roles", False),
        ({"clock": "90"}, "clock", 90),
        ({"police": 0}, "police", 0),
        ({"police": "last"}, "police", 2),
        ({"skill": 10}, "skill", [10, 10, 10]),
        ({"skill": [1, 2, 3]}, "skill", [1, 2, 3]),
        ({"skill": "1,2,3"}, "skill", [1, 2, 3]),
    ],
)
def test_what_was_given_is_read(given, name, shown):
    assert show_options(read_options(Some, given, 3), 3)[name] == shown


@pytest.mark.parametrize(
    "given",
    [
        {"push": "sideways"},
        {"push": 1},
        {"push": None},
        {"roles": "maybe"},
        {"roles": 1},
        {"clock": -1},
        {"clock": 601},
        {"clock": True},
        {"clock": 1.5},
        {"clock": "ten"},
        {"police": 3},
        {"police": -1},
        {"police": "-1"},
        {"skill": [1, 2]},
        {"skill": [1, 2, 101]},
        {"colour": "red"},
    ],
)
def test_an_unknown_option_or_value_is_an_error_that_names_it(given):
    with pytest.raises(OptionError, match=next(iter(given))):
        read_options(Some, given, 3)
