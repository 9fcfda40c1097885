"""Den letzten beißen die Hunde: runners flee round a ring, the white dog follows, the hindmost pays."""

from osselet.core import CHANCE, OVER, Ints, rule
from osselet.games.hunde.state import (
    BACK,
    BLACK,
    BLACK_DIE,
    CHOOSE,
    DOG,
    DONE,
    LAST_ROUND,
    MIDDLE,
    MOVE,
    NOBODY,
    RING,
    RISKY,
    THROW_BLACK,
    WHITE,
    WHITE_DIE,
    Hunde,
    HundeOptions,
)

LONGEST = LAST_ROUND * 6 * 6 + 1
"""A number of steps that no game reaches: in every round fewer than six for each of six players."""


@rule
def setup(s: Hunde, players: int, options: HundeOptions) -> None:
    """Every pawn in the middle, the dog on space 0, seat 0 begins."""
    s.players = players
    s.push = options.push
    s.black_dice = options.black_dice
    s.round = 1
    s.first = 0
    s.thrown = 0
    s.dog = 0
    s.box = 0
    for seat in range(6):
        s.pawn[seat] = MIDDLE
        s.bones[seat] = 0
    for seat in range(players):
        s.bones[seat] = 8 if players == 3 else 6 if players == 4 else 5
    begin_turn(s, 0)


@rule
def actor(s: Hunde) -> int:
    """Dice are thrown by chance; the player only chooses whether to throw the black ones."""
    if s.phase == CHOOSE:
        return s.turn
    return OVER if s.phase == DONE else CHANCE


@rule
def moves(s: Hunde, ids: Ints, weights: Ints) -> int:
    """Faces of the die being thrown, or the choice after the white dice."""
    if s.phase == WHITE:
        return fair_faces(WHITE_DIE, ids)
    if s.phase == CHOOSE:
        ids[0] = MOVE
        ids[1] = THROW_BLACK
        return 2
    return risky_faces(ids, weights) if s.black_dice == RISKY else fair_faces(BLACK_DIE, ids)


@rule
def fair_faces(die: int, ids: Ints) -> int:
    """Each face once."""
    for face in range(6):
        ids[face] = die + face
    return 6


@rule
def risky_faces(ids: Ints, weights: Ints) -> int:
    """Two dogs instead of a dog and a one."""
    ids[0] = BLACK_DIE + DOG
    weights[0] = 2
    for at in range(1, 5):
        ids[at] = BLACK_DIE + at + 1
        weights[at] = 1
    return 5


@rule
def play(s: Hunde, move: int) -> None:
    """Makes a step happen."""
    if move < BLACK_DIE:
        throw_white(s, move - WHITE_DIE)
    elif move < MOVE:
        throw_black(s, move - BLACK_DIE)
    elif move == MOVE:
        run(s)
    else:
        s.phase = BLACK


@rule
def begin_turn(s: Hunde, seat: int) -> None:
    """The seat takes up the white dice."""
    s.turn = seat
    s.phase = WHITE
    s.white_thrown = 0
    s.black_thrown = 0
    s.total = 0
    s.dogs = 0
    for die in range(2):
        s.white[die] = 0
        s.black[die] = 0


@rule
def throw_white(s: Hunde, face: int) -> None:
    """Two white dogs are a bust, without a choice."""
    s.white[s.white_thrown] = face
    s.white_thrown += 1
    count(s, face)
    if s.white_thrown == 2:
        if s.dogs == 2:
            bust(s)
        else:
            s.phase = CHOOSE


@rule
def throw_black(s: Hunde, face: int) -> None:
    """Both black dice are thrown, even if the first has decided; two dogs of either colour are a bust."""
    s.black[s.black_thrown] = face
    s.black_thrown += 1
    count(s, face)
    if s.black_thrown == 2:
        if s.dogs >= 2:
            bust(s)
        else:
            run(s)


@rule
def count(s: Hunde, face: int) -> None:
    """Adds a die to the throw."""
    s.total += face
    if face == DOG:
        s.dogs += 1


@rule
def bust(s: Hunde) -> None:
    """One bone to the box; the pawn stays where it is."""
    give_to_box(s, s.turn)
    end_turn(s)


@rule
def run(s: Hunde) -> None:
    """The pawn moves and the turn is over."""
    advance(s)
    end_turn(s)


@rule
def advance(s: Hunde) -> None:
    """The pawn goes exactly the total, from its space or, from the middle, from the dog."""
    start = s.pawn[s.turn]
    if start == MIDDLE:
        start = s.dog
    target = (start + s.total) % RING
    s.pawn[s.turn] = MIDDLE
    if target == s.dog:
        bite(s, s.turn)
    else:
        there = pawn_on(s, target)
        s.pawn[s.turn] = target
        if there != NOBODY:
            if s.push == BACK:
                push_back(s, there)
            else:
                push_to_rear(s, there)


@rule
def pawn_on(s: Hunde, space: int) -> int:
    """Whose pawn stands on this space, or NOBODY."""
    for seat in range(s.players):
        if s.pawn[seat] == space:
            return seat
    return NOBODY


@rule
def push_back(s: Hunde, pushed: int) -> None:
    """Back one space; who stands there goes back one too, and so on; into the dog is bitten."""
    while pushed != NOBODY:
        space = (s.pawn[pushed] - 1) % RING
        if space == s.dog:
            bite(s, pushed)
            return
        there = pawn_on(s, space)
        s.pawn[pushed] = space
        pushed = there


@rule
def push_to_rear(s: Hunde, pushed: int) -> None:
    """To the space behind the rearmost of the others; if that is the dog's, bitten."""
    rear = RING
    for seat in range(s.players):
        if seat != pushed and s.pawn[seat] != MIDDLE and distance(s, seat) < rear:
            rear = distance(s, seat)
    if rear == 1:
        bite(s, pushed)
    else:
        s.pawn[pushed] = (s.dog + rear - 1) % RING


@rule
def distance(s: Hunde, seat: int) -> int:
    """How far a pawn on the track is before the dog: 1 is right before its nose, 15 the safest."""
    return (s.pawn[seat] - s.dog) % RING


@rule
def bite(s: Hunde, seat: int) -> None:
    """One bone to the box and the pawn to the middle."""
    give_to_box(s, seat)
    s.pawn[seat] = MIDDLE


@rule
def give_to_box(s: Hunde, seat: int) -> None:
    """Loses a bone."""
    s.bones[seat] -= 1
    s.box += 1


@rule
def somebody_has_none(s: Hunde) -> bool:
    """The game is over as soon as somebody has no bone left."""
    for seat in range(s.players):
        if s.bones[seat] == 0:
            return True
    return False


@rule
def end_turn(s: Hunde) -> None:
    """The next player's turn, or the end of the round."""
    s.thrown += 1
    if somebody_has_none(s):
        s.phase = DONE
    elif s.thrown < s.players:
        begin_turn(s, left_of(s, s.turn))
    else:
        end_round(s)


@rule
def end_round(s: Hunde) -> None:
    """The hindmost pays, the marker passes on, the dog takes its step; then a new round."""
    pay(s)
    if somebody_has_none(s):
        s.phase = DONE
        return
    s.first = left_of(s, s.first)
    s.dog = (s.dog + 1) % RING
    caught = pawn_on(s, s.dog)
    if caught != NOBODY:
        bite(s, caught)
    if somebody_has_none(s) or s.round == LAST_ROUND:
        s.phase = DONE
        return
    s.round += 1
    s.thrown = 0
    begin_turn(s, s.first)


@rule
def pay(s: Hunde) -> None:
    """The pawn farthest from the dog takes a bone from the nearest; it takes two on the track."""
    nearest = NOBODY
    farthest = NOBODY
    for seat in range(s.players):
        if s.pawn[seat] != MIDDLE:
            if nearest == NOBODY or distance(s, seat) < distance(s, nearest):
                nearest = seat
            if farthest == NOBODY or distance(s, seat) > distance(s, farthest):
                farthest = seat
    if nearest != farthest:
        s.bones[nearest] -= 1
        s.bones[farthest] += 1


@rule
def left_of(s: Hunde, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def score(s: Hunde, points: Ints, winner: Ints) -> None:
    """Bones; at the end the most win, ties shared."""
    most = 0
    for seat in range(s.players):
        points[seat] = s.bones[seat]
        if s.bones[seat] > most:
            most = s.bones[seat]
    for seat in range(s.players):
        winner[seat] = 1 if s.phase == DONE and s.bones[seat] == most else 0
