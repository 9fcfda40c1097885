"""The rules of Mygame: plain functions over one state.

A rule is marked with `@rule`. It runs as it stands when people play, and compiled when thousands of
games are simulated; so it uses whole numbers, arrays and other rules, and nothing that allocates.
Randomness is a step of its own: `actor` says CHANCE and `moves` lists what can come.
"""

from osselet.core import CHANCE, OVER, Ints, rule

from .state import ALL, CHOOSE, DONE, FIND, FOUND, FULL, GATHER, HOME, LAST_ROUND, OWL, Mygame, MygameOptions


@rule
def setup(s: Mygame, players: int, options: MygameOptions) -> None:
    """An empty basket, and seat 0 goes first."""
    s.players = players
    s.goal = options.goal
    s.owl = options.owl
    s.phase = CHOOSE
    s.round = 1
    s.turn = 0
    s.gathered = 0
    s.basket = 0
    for seat in range(6):
        s.home[seat] = 0


@rule
def actor(s: Mygame) -> int:
    """Whose step: a seat's, chance's, or nobody's any more."""
    if s.phase == DONE:
        return OVER
    return CHANCE if s.phase == FIND else s.turn


@rule
def moves(s: Mygame, ids: Ints, weights: Ints) -> int:
    """Writes what can happen now and returns how many; all faces are alike, so no weights."""
    if s.phase == CHOOSE:
        return list_choices(s, ids)
    for face in range(6):
        ids[face] = FOUND + face
    return 6


@rule
def list_choices(s: Mygame, ids: Ints) -> int:
    """One must gather once and stop when the basket is full."""
    count = 0
    if s.basket < FULL:
        ids[count] = GATHER
        count += 1
    if s.gathered or s.basket >= FULL:
        ids[count] = HOME
        count += 1
    return count


@rule
def play(s: Mygame, move: int) -> None:
    """Makes a step happen."""
    if move == GATHER:
        s.phase = FIND
    elif move == HOME:
        go_home(s)
    else:
        find(s, move - FOUND)


@rule
def find(s: Mygame, face: int) -> None:
    """Mushrooms go into the basket; the owl takes its share, and the rest waits for the next player."""
    s.phase = CHOOSE
    s.gathered = 1
    if face == OWL:
        s.basket = 0 if s.owl == ALL else s.basket // 2
        pass_on(s)
    else:
        s.basket += face


@rule
def go_home(s: Mygame) -> None:
    """The basket is safe; who has enough wins at once."""
    s.home[s.turn] += s.basket
    s.basket = 0
    if s.home[s.turn] >= s.goal:
        s.phase = DONE
    else:
        pass_on(s)


@rule
def pass_on(s: Mygame) -> None:
    """The next player takes the basket as it lies there; after the last round it is night."""
    s.gathered = 0
    s.turn += 1
    if s.turn == s.players:
        s.turn = 0
        s.round += 1
        if s.round > LAST_ROUND:
            s.round = LAST_ROUND
            s.phase = DONE


@rule
def score(s: Mygame, points: Ints, winner: Ints) -> None:
    """Mushrooms at home; at the end the most win, ties shared."""
    most = 0
    for seat in range(s.players):
        points[seat] = s.home[seat]
        most = max(most, s.home[seat])
    for seat in range(s.players):
        winner[seat] = 1 if s.phase == DONE and s.home[seat] == most else 0
