"""The options of a game: declared once, with their types, defaults and checks."""

from collections.abc import Mapping
from operator import index
from typing import Any, ClassVar, Protocol, TypeVar, get_args, get_type_hints

from osselet.core.errors import OptionError
from osselet.core.state import Ints, State

MOST_SEATS = 6
LAST = "last"
"""How the last seat at a table is called."""

FieldType = tuple[str, tuple[int, ...]]


class Option(Protocol):
    """What an option takes: how it is stored, read and shown."""

    @property
    def field(self) -> FieldType:
        """Its type code and shape in the options record."""

    @property
    def default(self) -> Any:
        """The value when nothing is said."""

    @property
    def samples(self) -> tuple[Any, ...]:
        """Values worth testing, the default among them."""

    @property
    def takes(self) -> str:
        """What may be given, in a few words."""

    def read(self, value: Any, players: int) -> int | list[int] | None:
        """The stored form of a value given by name, number or text; None if it is not one of ours."""

    def show(self, stored: Any, players: int) -> Any:
        """The JSON-able form of a stored value."""


def whole(value: Any) -> int | None:
    """A whole number of Python's or NumPy's, or None; truth values are none."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def _read_whole(value: Any) -> int | None:
    """A whole number, also one written as text."""
    if isinstance(value, str) and value.lstrip("-").isdecimal() and value.isascii() and len(value) < 30:
        return int(value)
    return whole(value)


class Choice:
    """One of a few names; rules see its place in the list, the first is the default."""

    field: ClassVar[FieldType] = ("i1", ())

    def __init__(self, *names: str, proposed: str | None = None) -> None:
        self.names = names
        self.default = names[0]
        self.proposed = proposed
        """What a page proposes where people play, if that is not the default."""
        self.samples = names
        self.takes = " or ".join(names)

    def read(self, value: Any, players: int) -> int | None:
        """The place of the name."""
        return self.names.index(value) if isinstance(value, str) and value in self.names else None

    def show(self, stored: Any, players: int) -> str:
        """The name."""
        return self.names[int(stored)]


class Flag:
    """Yes or no; rules see 1 or 0."""

    field: ClassVar[FieldType] = ("i1", ())
    takes = "true or false"
    samples = (True, False)

    def __init__(self, default: bool) -> None:
        self.default = default

    def read(self, value: Any, players: int) -> int | None:
        """1 for true, 0 for false."""
        if isinstance(value, bool):
            return int(value)
        return {"true": 1, "false": 0}.get(value) if isinstance(value, str) else None

    def show(self, stored: Any, players: int) -> bool:
        """True or false."""
        return bool(stored)


class Whole:
    """A whole number within limits."""

    field: ClassVar[FieldType] = ("i4", ())

    def __init__(self, low: int, high: int, default: int, samples: tuple[int, ...] = ()) -> None:
        self.low, self.high, self.default = low, high, default
        self.samples = samples or tuple(sorted({low, high, default}))
        self.takes = f"a whole number from {low} to {high}"

    def read(self, value: Any, players: int) -> int | None:
        """The number, if it is within the limits."""
        number = _read_whole(value)
        return number if number is not None and self.low <= number <= self.high else None

    def show(self, stored: Any, players: int) -> int:
        """The number."""
        return int(stored)


class SeatOption:
    """A seat at the table, by its number or as `last`, which the default -1 means too."""

    field: ClassVar[FieldType] = ("i1", ())
    takes = f"a seat at the table, counted from 0, or {LAST!r}"

    def __init__(self, default: int = -1) -> None:
        self.default: int | str = LAST if default == -1 else default
        self.samples = (self.default, 0)

    def read(self, value: Any, players: int) -> int | None:
        """The seat."""
        number = players - 1 if value == LAST else _read_whole(value)
        return number if number is not None and 0 <= number < players else None

    def show(self, stored: Any, players: int) -> int:
        """The seat."""
        return int(stored)


class PerSeat:
    """A whole number a seat, given as one number for all or a list with one for each."""

    field: ClassVar[FieldType] = ("i4", (MOST_SEATS,))

    def __init__(self, low: int, high: int, default: int) -> None:
        self.low, self.high, self.default = low, high, default
        self.samples = (default, low, high)
        self.takes = f"a whole number from {low} to {high}, or a list with one for each seat"

    def read(self, value: Any, players: int) -> list[int] | None:
        """One number for every seat."""
        if isinstance(value, str) and "," in value:
            value = value.split(",")
        given = list(value) if isinstance(value, list | tuple) else [value] * players
        numbers = [_read_whole(v) for v in given]
        if len(numbers) != players:
            return None
        if not all(n is not None and self.low <= n <= self.high for n in numbers):
            return None
        return [n or 0 for n in numbers] + [0] * (MOST_SEATS - players)

    def show(self, stored: Any, players: int) -> list[int]:
        """The numbers of the seats at the table."""
        return [int(v) for v in stored[:players]]


class Options(State):
    """Subclass it with one annotated field an option: `push: Annotated[int, Choice("back", "rear")]`."""


class NoOptions(Options):
    """The options of a game that has none."""


O = TypeVar("O", bound=Options)  # noqa: E741


def declared(cls: type[Options]) -> dict[str, Option]:
    """The options of a game by name."""
    return {name: get_args(hint)[1] for name, hint in get_type_hints(cls, include_extras=True).items()}


def read_options(cls: type[O], given: Mapping[str, Any], players: int) -> O:
    """The options record made from what was given and the defaults; refuses what the game does not know."""
    known = declared(cls)
    if not isinstance(given, Mapping):
        raise OptionError(f"Options are given by name, such as {{'name': 'value'}}, not as {given!r}.")
    for name in given:
        if name not in known:
            have = f"it has {', '.join(known)}" if known else "it has none"
            raise OptionError(f"There is no option {name!r} in this game; {have}.")
    options = cls()
    for name, option in known.items():
        value = given.get(name, option.default)
        stored = option.read(value, players)
        if stored is None:
            raise OptionError(f"Option {name!r} takes {option.takes}, not {value!r}.")
        if isinstance(stored, list):
            field: Ints = getattr(options, name)
            for seat, number in enumerate(stored):
                field[seat] = number
        else:
            setattr(options, name, stored)
    return options


def show_options(options: Options, players: int) -> dict[str, Any]:
    """The options as JSON-able values, for records."""
    return {name: option.show(getattr(options, name), players) for name, option in declared(type(options)).items()}
