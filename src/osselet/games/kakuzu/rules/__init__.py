"""Kakuzu: lift the right stone for the digit you drew, and keep it."""

from osselet.core import CHANCE, NOTHING, OVER, Ints, rule
from osselet.games.kakuzu.rules.grids import draw_grid
from osselet.games.kakuzu.state import (
    ANNOUNCE,
    CELLS,
    CHOOSE,
    DONE,
    DRAW,
    DRAW_DIGIT,
    DRAW_GRID,
    GRID,
    GRIDS,
    HUNT,
    OPEN_CELL,
    OPENING,
    PASS,
    RANDOM,
    SAY,
    SAY_DIGIT,
    SEATS,
    SOLO_GOAL,
    TAKE,
    TAKE_CELL,
    Kakuzu,
    KakuzuOptions,
    KakuzuScratch,
    box_of,
    cell_of,
    covered,
    in_bag,
    is_complete,
)

LONGEST = 1000
"""A number of steps that no game reaches."""


@rule
def setup(s: Kakuzu, players: int, options: KakuzuOptions) -> None:
    """A stone on every cell, all digits in the bag; the grid is still to be drawn."""
    s.players = players
    s.variant = options.variant
    s.opening = options.opening
    s.clocked = 1 if options.clock > 0 else 0
    s.phase = GRID
    s.first = 0
    s.turn = 0
    s.left = CELLS
    s.aside = 0
    s.bank = 0
    for seat in range(SEATS):
        s.stones[seat] = 0
        s.out[seat] = 0
    for digit in range(10):
        s.shown[digit] = 0
    for cell in range(CELLS):
        s.grid[cell] = 0
    clear_turn(s)


@rule
def actor(s: Kakuzu) -> int:
    """Chance draws the grid and the digits; the seat in turn decides the rest."""
    if s.phase == DONE:
        return OVER
    if s.phase == GRID or s.phase == DRAW or (s.phase == OPENING and s.opening == RANDOM):
        return CHANCE
    return s.turn


@rule
def moves(s: Kakuzu, ids: Ints, weights: Ints) -> int:
    """Grids, digits in the bag, digits to say, or stones to lift."""
    if s.phase == GRID:
        ids[0] = DRAW_GRID
        return GRIDS
    if s.phase == OPENING:
        return stones_to_open(s, ids)
    count = 0
    if s.phase == DRAW:
        for digit in range(10):
            if in_bag(s, digit):
                ids[count] = DRAW_DIGIT + digit
                count += 1
    elif s.phase == SAY:
        for digit in range(1, 10):
            if not is_complete(s, digit):
                ids[count] = SAY_DIGIT + digit - 1
                count += 1
    elif s.phase == TAKE:
        for cell in range(CELLS):
            if covered(s, cell):
                ids[count] = TAKE_CELL + cell
                count += 1
    return count


@rule
def stones_to_open(s: Kakuzu, ids: Ints) -> int:
    """By choice any stone of a box not opened yet; by chance those of the next box."""
    count = 0
    if s.opening == CHOOSE:
        for cell in range(CELLS):
            if not is_opened(s, box_of(cell)):
                ids[count] = OPEN_CELL + cell
                count += 1
    else:
        for at in range(9):
            ids[count] = OPEN_CELL + cell_of(s.aside, at)
            count += 1
    return count


@rule
def is_opened(s: Kakuzu, box: int) -> bool:
    """Has this box lost a stone?"""
    for at in range(9):
        if not covered(s, cell_of(box, at)):
            return True
    return False


@rule
def play(s: Kakuzu, move: int, scratch: KakuzuScratch) -> None:
    """Makes a step happen."""
    if move < DRAW_DIGIT:
        open_cell(s, move - OPEN_CELL)
    elif move < SAY_DIGIT:
        draw_digit(s, move - DRAW_DIGIT)
    elif move < TAKE_CELL:
        look_for(s, move - SAY_DIGIT + 1)
    elif move < PASS:
        take(s, move - TAKE_CELL)
    elif move == PASS:
        s.out[s.turn] = 1
        end_turn(s)
    else:
        draw_grid(s, scratch, move - DRAW_GRID)
        s.phase = OPENING


@rule
def lift(s: Kakuzu, cell: int) -> int:
    """Takes a stone off the tray and shows its digit for good."""
    digit = -s.grid[cell]
    s.grid[cell] = digit
    s.shown[digit] += 1
    s.left -= 1
    return digit


@rule
def open_cell(s: Kakuzu, cell: int) -> None:
    """A stone of the opening belongs to nobody; after nine boxes the first turn begins."""
    lift(s, cell)
    s.aside += 1
    if s.aside == 9:
        begin_turn(s, s.first)
    elif s.opening == CHOOSE:
        s.turn = left_of(s, s.turn)


@rule
def draw_digit(s: Kakuzu, digit: int) -> None:
    """A 0 ends the turn and goes straight back; any other digit is the one to find."""
    if digit == 0:
        end_turn(s)
    else:
        s.drawn[s.drawn_count] = digit
        s.drawn_count += 1
        look_for(s, digit)


@rule
def look_for(s: Kakuzu, digit: int) -> None:
    """The player now lifts a stone for this digit."""
    s.target = digit
    s.phase = TAKE


@rule
def take(s: Kakuzu, cell: int) -> None:
    """The right digit wins the stone; another one gives it away and ends the turn."""
    hit = lift(s, cell) == s.target
    if hit:
        s.stones[s.turn] += 1
        s.won += 1
    elif s.players == 1:
        s.bank += 1
    else:
        s.stones[left_of(s, s.turn)] += 1
    if s.left == 0:
        finish(s)
    elif hit:
        go_on(s)
    else:
        end_turn(s)


@rule
def go_on(s: Kakuzu) -> None:
    """After a hit: draw again, hunt the same digit, or say one, as the variant has it."""
    if s.variant == HUNT:
        if is_complete(s, s.target):
            end_turn(s)
    elif s.variant == ANNOUNCE:
        if s.won == 3:
            end_turn(s)
        else:
            s.target = 0
            s.phase = SAY
    else:
        if is_complete(s, s.target):
            s.drawn_count -= 1
            s.drawn[s.drawn_count] = 0
        s.target = 0
        s.phase = DRAW


@rule
def clear_turn(s: Kakuzu) -> None:
    """All drawn digits go back into the bag."""
    s.target = 0
    s.won = 0
    s.drawn_count = 0
    for at in range(9):
        s.drawn[at] = 0


@rule
def begin_turn(s: Kakuzu, seat: int) -> None:
    """The seat draws a digit, or says one."""
    clear_turn(s)
    s.turn = seat
    s.phase = SAY if s.variant == ANNOUNCE else DRAW


@rule
def end_turn(s: Kakuzu) -> None:
    """The next player to the left who is not out plays; if everybody is out the game is over."""
    seat = s.turn
    for _ in range(s.players):
        seat = left_of(s, seat)
        if s.out[seat] == 0:
            begin_turn(s, seat)
            return
    finish(s)


@rule
def finish(s: Kakuzu) -> None:
    """The game is over; stones still on the tray belong to nobody."""
    clear_turn(s)
    s.phase = DONE


@rule
def left_of(s: Kakuzu, seat: int) -> int:
    """The next seat clockwise; alone it is one's own."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def score(s: Kakuzu, points: Ints, winner: Ints) -> None:
    """Stones; at the end the most win, ties shared; alone one wins with more than half of them."""
    most = SOLO_GOAL if s.players == 1 else 0
    for seat in range(s.players):
        points[seat] = s.stones[seat]
        if s.stones[seat] > most:
            most = s.stones[seat]
    for seat in range(s.players):
        winner[seat] = 1 if s.phase == DONE and s.stones[seat] == most else 0


@rule
def expire(s: Kakuzu, seat: int) -> int:
    """The clock runs while a seat says or lifts, not in the opening."""
    if s.clocked == 1 and seat == s.turn and (s.phase == SAY or s.phase == TAKE):
        return PASS
    return NOTHING
