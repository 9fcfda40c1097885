"""Which move is made by touching what: touches resolved for the words of a table, and the way to each move."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from osselet.core.errors import GameError
from osselet.core.look import CONTROLS, POSITION, STEPPER, Board, Look, id_of
from osselet.core.vocabulary import Part, Vocabulary, Word
from osselet.look.scene import Scene, Spread, Thing

ANY = "*"
MANY = 3
"""More numbers than these are stepped through, unless something else is said."""
MOST_BUTTONS = 6
"""Moves that no thing carries, and that may stand as buttons at once."""


@dataclass(frozen=True)
class Reach:
    """What decides a part of a word, or with an empty part the whole word: places and marks, or a control."""

    word: str
    part: str
    targets: tuple[str, ...]

    @property
    def control(self) -> str:
        """The control that decides it; empty where things do."""
        return next((target for target in self.targets if target in CONTROLS), "")


def reaches(look: Look, words: Vocabulary, dealt: frozenset[str] = frozenset()) -> tuple[Reach, ...]:
    """Every touch of a look for these words, those that need not be said among them; refuses names nobody has."""
    said: dict[tuple[str, str], tuple[str, ...]] = {}
    for name, given in look.touch.items():
        targets = given if isinstance(given, tuple) else (given,)
        key, _, part = name.partition(".")
        meant = [word for word in words if key in (ANY, word.key)]
        meant = [word for word in meant if not part or any(one.name == part for one in word.parts)]
        if not meant:
            raise GameError(f"This look cannot be: {name!r} is touched, and there is no such word or part of one.")
        for word in meant:
            # What names the word itself goes before what is said of all.
            if key != ANY or (word.key, part) not in said:
                said[word.key, part] = targets
    found = []
    for word in words:
        if word.key in dealt:
            continue
        if (word.key, "") in said:
            targets = said[word.key, ""]
            parts = [part.name for part in word.parts] if targets[0] in CONTROLS else [""]
            found += [Reach(word.key, part, said.get((word.key, part), targets)) for part in parts]
            if targets[0] in CONTROLS:
                continue
        for one in word.parts:
            decided = said.get((word.key, one.name)) or _usual(look, one)
            if decided:
                found.append(Reach(word.key, one.name, decided))
    return tuple(found)


def _usual(look: Look, part: Part) -> tuple[str, ...]:
    """What decides a part of which nothing is said."""
    if part.is_seat:
        return tuple(id_of(place) for place in look.mat if id_of(place) in look.touchable())[:1]
    if isinstance(part.values, range):
        return (STEPPER,) if part.size > MANY else ()
    for place in (*look.table, *look.mat):
        if isinstance(place, Board):
            names = {name for cell in place.cells.cells for name in (cell.name, cell.lane)}
            if set(part.values) <= names:
                return (place.name,)
    return ()


def value_of(look: Look, thing: Thing, spread: Spread, at: int, part: Part, target: str) -> set[str]:
    """What a thing stands for in a part of a move."""
    if part.is_seat:
        return set() if thing.seat is None else {str(thing.seat)}
    if target.endswith(POSITION):
        return {part.text(at)} if at < part.size else set()
    if isinstance(spread.place, Board):
        return {thing.cell, *(cell.lane for cell in spread.place.cells.cells if cell.name == thing.cell)}
    kind = look.piece(thing.kind)
    under = kind.under if kind is not None else None
    return {str(thing.value)} if thing.value not in ("", None) else {under or thing.kind}


class Touches:
    """The touches of one look at tables with the same words."""

    def __init__(self, look: Look, words: Vocabulary, dealt: frozenset[str] = frozenset()) -> None:
        self._look, self._words = look, words
        self.reaches = reaches(look, words, dealt)
        self._of_word: dict[str, list[Reach]] = {}
        for reach in self.reaches:
            self._of_word.setdefault(reach.word, []).append(reach)

    def problems(self, scene: Scene, moves: Sequence[str]) -> Iterator[str]:
        """Legal moves that nobody can make by touching this table, in words."""
        bare = []
        for name in moves:
            found = self._words.find(name)
            word = None if found is None else self._words.word(found)
            if word is None:
                continue
            values = name.split(":")[1:]
            ways = self._of_word.get(word.key, [])
            lost = [reach for reach in ways if not self._carried(scene, word, reach, values)]
            if not ways:
                bare.append(name)
            for reach in lost:
                what = f"{reach.word}.{reach.part}" if reach.part else reach.word
                yield f"{name} is legal, and nothing at {' or '.join(reach.targets)} stands for it ({what})"
        if len(bare) > MOST_BUTTONS:
            words = sorted({name.split(":")[0] for name in bare})
            yield f"{len(bare)} moves have no touch and would all be buttons: {', '.join(words)}"

    def _carried(self, scene: Scene, word: Word, reach: Reach, values: Sequence[str]) -> bool:
        if reach.control:
            return True
        wanted = next((at for at, part in enumerate(word.parts) if part.name == reach.part), None)
        for target in reach.targets:
            place = target.removesuffix(POSITION)
            for spread in scene.spreads():
                if wanted is None:
                    if spread.id == place and (spread.things or isinstance(spread.place, Board)):
                        return True
                elif self._carries(spread, place, target, word.parts[wanted], values[wanted]):
                    return True
        return False

    def _carries(self, spread: Spread, place: str, target: str, part: Part, value: str) -> bool:
        """Does something here stand for this value: a thing, a cell, or what is marked?"""
        if spread.id != place:
            marks = [mark for mark in self._look.marks() if mark.path == place]
            on = isinstance(spread.place, Board) and any(mark in spread.place.layers for mark in marks)
            return (on or any(mark.place == spread.id for mark in marks)) and value in spread.marked
        if part.is_seat and spread.seat is not None:
            return str(spread.seat) == value
        if isinstance(spread.place, Board) and not part.is_seat:
            return any(value in (cell.name, cell.lane) for cell in spread.place.cells.cells)
        return any(
            value in value_of(self._look, thing, spread, at, part, target) for at, thing in enumerate(spread.things)
        )
