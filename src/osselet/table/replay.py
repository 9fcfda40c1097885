"""From a record back to its table, with every step checked."""

from collections.abc import Iterator, Mapping
from typing import Any

from osselet.core.dealers import Asked, Held, Outcomes
from osselet.core.errors import OptionError, RecordError, ScriptError
from osselet.core.game import Game
from osselet.core.registry import Source, find, installed
from osselet.table.illegal import IllegalMove
from osselet.table.record import FORMAT
from osselet.table.recorded_hands import judged_again
from osselet.table.table import Table

LONGEST_NAME = 40
_SHAPE: dict[str, tuple[type, str]] = {
    "game": (str, "a text"),
    "rules": (int, "a whole number"),
    "players": (int, "a whole number"),
    "options": (dict, "a list of options by name"),
    "steps": (list, "a list of steps"),
}


class _Recorded:
    """A dealer that deals what the record says, and waits at its end."""

    def __init__(self, steps: list[str]) -> None:
        self.steps = steps
        self.next = 0

    def waits(self, outcomes: Outcomes) -> bool:
        return self.next == len(self.steps)

    def deal(self, outcomes: Outcomes) -> int:
        name = self.steps[self.next]
        move = outcomes.words.find(name)
        if move is None or move not in outcomes.ids:
            raise RecordError(_at(self.next, name, f"only {outcomes.listed()} could come there"))
        self.next += 1
        return move

    def mark(self) -> int:
        return self.next

    def rewind(self, mark: int) -> None:
        self.next = mark


def _at(index: int, name: Any, problem: str) -> str:
    return f"Step {index + 1} of the record ({name!r}) does not fit: {problem}."


def replay(record: Mapping[str, Any], game: Source | None = None) -> Table:
    """The table a record leads to; a damaged or foreign record is refused with a sentence that says where."""
    table = as_recorded(record, game)
    table.hand_over(_asked(record), _dealt(record))
    table.start_clock(_clocks(record))
    return table


def as_recorded(record: Mapping[str, Any], game: Source | None = None) -> Table:
    """The table at the last step of a record, to be looked at: nothing is dealt and no clock runs from there."""
    _check_shape(record)
    kept = _rules_of(record, installed(record["game"]) if game is None else find(game))
    table = _walk(record, kept)
    table.progress.keep(judged_again(record, table))
    _check_result(record, table)
    return table


def retrace(record: Mapping[str, Any], game: Game | None = None) -> Iterator[Table]:
    """One table as laid, and then again after every single step, chance included; the record is checked before."""
    found = replay(record, game)
    table = Table(found.game, found.players, None, record["options"], Held(), found.names)
    table.hold_clock()
    yield table
    for name in record["steps"]:
        _decide(table, name)
        yield table


def _check_shape(record: Any) -> None:
    if not isinstance(record, Mapping) or record.get("format") != "osselet-record":
        raise RecordError('This is not a record of ours: it does not say "format": "osselet-record".')
    if type(record.get("version")) is not int or record["version"] != FORMAT:
        raise RecordError(f"The record is of version {record.get('version')!r}; this program reads version {FORMAT}.")
    for key, (kind, words) in _SHAPE.items():
        if key not in record:
            raise RecordError(f"The record has no {key!r}.")
        if not isinstance(record[key], kind) or isinstance(record[key], bool):
            raise RecordError(f"{key!r} of the record is {record[key]!r}, not {words}.")
    for index, name in enumerate(record["steps"]):
        if not isinstance(name, str):
            raise RecordError(_at(index, name, "a step is a name"))


def _rules_of(record: Mapping[str, Any], game: Game) -> Game:
    if game.id != record["game"]:
        raise RecordError(f"The record is of {record['game']!r}, not of {game.id!r}.")
    if record["rules"] == game.version:
        return game
    if record["rules"] in game.older:
        return game.older[record["rules"]]
    try:
        _walk(record, game)
        where = "every step would still be legal, but might mean something else"
    except RecordError as error:
        where = str(error).rstrip(".")
    raise RecordError(
        f"The record was played by version {record['rules']} of the rules of {game.id}; we keep version "
        f"{game.version} ({where})."
    )


def _walk(record: Mapping[str, Any], game: Game) -> Table:
    steps = record["steps"]
    dealer = _Recorded(steps)
    seed = record.get("seed")
    if seed is not None and not (isinstance(seed, str) and seed.isdecimal() and len(seed) < 50):
        raise RecordError(f"'seed' of the record is {seed!r}, not a whole number written as text.")
    try:
        table = Table(game, record["players"], int(seed) if seed else None, record["options"], dealer, _names(record))
    except OptionError as error:
        raise RecordError(f"The record cannot be laid out: {error}") from None
    table.hold_clock()
    while dealer.next < len(steps):
        index, name = dealer.next, steps[dealer.next]
        dealer.next += 1
        try:
            _decide(table, name)
        except (IllegalMove, ScriptError) as error:
            raise RecordError(_at(index, name, str(error).rstrip("."))) from None
    _seal(record, table)
    return table


def _dealt(record: Mapping[str, Any]) -> int:
    """How often the seed has been drawn from."""
    dealt = record.get("dealt", 0)
    if type(dealt) is not int or not 0 <= dealt < 1 << 62:
        raise RecordError(f"'dealt' of the record is {dealt!r}, not a count of draws.")
    return dealt


def _clocks(record: Mapping[str, Any]) -> list[float] | None:
    """The seconds each seat had left."""
    left = record.get("clocks")
    if left is None:
        return None
    if not isinstance(left, list) or len(left) != record["players"]:
        raise RecordError("'clocks' of the record is not a list with the seconds of each seat.")
    if not all(isinstance(seconds, int | float) and 0 <= seconds < 1e9 for seconds in left):
        raise RecordError(f"'clocks' of the record holds what are no seconds: {left!r}.")
    return left


def _asked(record: Mapping[str, Any]) -> Asked | None:
    """The dealer of a table where people throw their own dice."""
    words = record.get("asked")
    if words is None or words == "all":
        return Asked() if words else None
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise RecordError("'asked' of the record is neither \"all\" nor a list of words.")
    return Asked(words)


def _names(record: Mapping[str, Any]) -> list[str | None]:
    names = record.get("names", [])
    if not isinstance(names, list) or len(names) > record["players"]:
        raise RecordError("'names' of the record is not a list with a name for each seat.")
    for name in names:
        if name is not None and not (isinstance(name, str) and name.isprintable() and len(name) <= LONGEST_NAME):
            raise RecordError(f"'names' of the record holds {str(name)[:40]!r}, which is no name.")
    return names


def _decide(table: Table, name: str) -> None:
    try:
        table.play(name)
    except IllegalMove:
        if not table.is_clock_move(name):
            raise
        assert isinstance(table.actor, int)
        table.time_out(table.actor)


def _seal(record: Mapping[str, Any], table: Table) -> None:
    sealed = record.get("sealed", {})
    if not isinstance(sealed, Mapping):
        raise RecordError("'sealed' of the record is not a list of choices by seat.")
    for seat, names in sealed.items():
        for name in names if isinstance(names, list) else [names]:
            try:
                table.play(name, seat=int(seat) if str(seat).isdecimal() and len(str(seat)) < 3 else -1)
            except IllegalMove as error:
                raise RecordError(f"The sealed choice {name!r} of seat {str(seat)[:9]} does not fit: {error}") from None


def _check_result(record: Mapping[str, Any], table: Table) -> None:
    for key, found in (("over", table.over), ("scores", table.scores), ("winners", table.winners)):
        if key in record and record[key] != found:
            raise RecordError(f"The record says {key!r} is {record[key]!r}, but its steps lead to {found!r}.")
