"""Den letzten beißen die Hunde: runners flee round a ring, the white dog follows, the hindmost pays."""

from typing import Annotated

from osselet.core import CHANCE, OVER, Choice, Ints, Options, Said, State, Vocabulary, i1, i2, rule

RING = 16
LAST_ROUND = 200
MIDDLE = -1
"""Where a pawn stands that is not on the track."""
NOBODY = -1
FACES = ("dog", 1, 2, 3, 4, 5)
"""A die shows a dog, which counts 0, or a number: a face's place in this list is what it counts."""
DOG = 0

WHITE, CHOOSE, BLACK, DONE = range(4)
PHASES = ("white", "choose", "black", "over")

WORDS = Vocabulary(
    white={"face": FACES},
    black_die=Said("black", {"face": FACES}),
    move=None,
    black=None,
)
WHITE_DIE, BLACK_DIE = WORDS["white"], WORDS["black_die"]
MOVE, THROW_BLACK = WORDS["move"], WORDS["black"]

BACK, REAR = range(2)
SAME, RISKY = range(2)


class HundeOptions(Options):
    """What a table may choose."""

    push: Annotated[int, Choice("back", "rear")]
    black_dice: Annotated[int, Choice("same", "risky")]


class Hunde(State):
    """The table: the ring, the dog, the runners and their bones."""

    players: i1
    push: i1
    black_dice: i1
    phase: i1
    round: i2
    first: i1  # who has the dark dog: begins the round
    turn: i1
    thrown: i1  # players who have had their turn this round
    dog: i1  # space of the white dog
    white_thrown: i1
    black_thrown: i1
    total: i1  # sum of the dice thrown this turn
    dogs: i1  # dogs among them
    white: Annotated[Ints, "i1", 2]  # faces, in the order thrown
    black: Annotated[Ints, "i1", 2]
    pawn: Annotated[Ints, "i1", 6]  # space, or MIDDLE
    bones: Annotated[Ints, "i1", 6]
    box: i1  # bones that left the game


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
    if s.phase == CHOOSE:
        ids[0] = MOVE
        ids[1] = THROW_BLACK
        return 2
    if s.phase == BLACK and s.black_dice == RISKY:
        return risky_faces(ids, weights)
    die = WHITE_DIE if s.phase == WHITE else BLACK_DIE
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
    elif move == THROW_BLACK:
        s.phase = BLACK
    else:
        run(s)


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


@rule
def pieces(s: Hunde, counts: Ints) -> int:
    """No bone is lost: those of the players and those in the box."""
    counts[0] = s.box
    for seat in range(s.players):
        counts[0] += s.bones[seat]
    return 1


@rule
def rotate(s: Hunde) -> None:
    """All seats are alike: the same table with everybody one seat further on."""
    s.first = left_of(s, s.first)
    s.turn = left_of(s, s.turn)
    last = s.players - 1
    pawn = s.pawn[last]
    bones = s.bones[last]
    for seat in range(last, 0, -1):
        s.pawn[seat] = s.pawn[seat - 1]
        s.bones[seat] = s.bones[seat - 1]
    s.pawn[0] = pawn
    s.bones[0] = bones
