"""Reading what was given on the command line: numbers, lists, options of a game."""

from collections.abc import Iterable

from osselet.core.errors import OptionError


def whole(name: str, given: str | None) -> int | None:
    """A whole number, or None if it was not given."""
    if given is None:
        return None
    text = given.strip().replace("_", "")
    if not (text.removeprefix("-").isdecimal() and text.isascii() and len(text) <= 60):
        raise OptionError(f"{name} takes a whole number, not {shortened(given)!r}.")
    return int(text)


def number(name: str, given: str) -> float:
    """A number such as 0.5 or 4."""
    whole_part, point, rest = given.strip().partition(".")
    digits = whole_part + rest
    if not (digits.isdecimal() and digits.isascii() and len(digits) <= 12 and (rest or not point)):
        raise OptionError(f"{name} takes a number such as 0.5 or 4, not {shortened(given)!r}.")
    return float(given)


def words(given: str | None) -> list[str]:
    """`random,random` as a list."""
    return [word.strip() for word in given.split(",")] if given is not None else []


def options(given: Iterable[str]) -> dict[str, str]:
    """`name=value` texts by name; the game checks names and values itself."""
    read: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise OptionError(f"An option is given as name=value, for each one --option, not {shortened(text)!r}.")
        if name.strip() in read:
            raise OptionError(f"Option {name.strip()!r} is given twice.")
        read[name.strip()] = value.strip()
    return read


def names(given: str | None) -> list[str | None]:
    """The names of people, `Ann,Bob`; an empty one stays unnamed."""
    read = words(given)
    for name in read:
        if len(name) > 24 or not name.isprintable() or "[" in name:
            raise OptionError(f"A name has at most 24 letters and no brackets, unlike {shortened(name)!r}.")
    return [name or None for name in read]


def shortened(text: str, most: int = 40) -> str:
    """A text fit to be repeated in a sentence: no control characters, not too long."""
    shown = "".join(letter if letter.isprintable() else "�" for letter in text[: most + 1])
    return shown if len(shown) <= most else shown[:most] + "…"
