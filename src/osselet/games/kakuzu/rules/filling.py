"""Filling the covered cells of a tray, one forced or chosen digit after another.

`KakuzuScratch.places` holds, for each digit and each band of three rows, the cells out of 27 where
no equal digit stands in the way, one bit a cell; its last line holds the cells still to be filled. So all cells of
a band are looked at with a handful of operations, compiled or plain.

What is here is part of the map from numbers to grids (`grids.py`) and therefore frozen.
"""

from osselet.core import rule
from osselet.games.kakuzu.state import CELLS, Kakuzu, KakuzuScratch

DEAD, FULL = -2, -1
"""How a filling ends: a cell with no digit left to it, or no cell left."""
TO_FILL = 9
"""The line of `places` with the cells still to be filled."""

BAND = (1 << 27) - 1
ROW = (1 << 9) - 1
COLUMN = 1 | 1 << 9 | 1 << 18
BOX = 7 * COLUMN
"""The cells of a band, its first row, its first column and its first box."""


@rule
def noise(key: int, number: int) -> int:
    """31 bits that look random, from a key and a number of 31 bits; no product leaves 62 bits."""
    return scramble(key ^ scramble(number + 0x3C6E_F372))


@rule
def scramble(x: int) -> int:
    """A one-to-one shuffle of the numbers of 31 bits."""
    x = (x ^ (x >> 16)) * 0x21F0_AAAD & 0x7FFF_FFFF
    x = (x ^ (x >> 15)) * 0x135A_2D97 & 0x7FFF_FFFF
    return x ^ (x >> 15)


@rule
def bits_in(mask: int) -> int:
    """How many bits are set among the lowest 32."""
    mask -= (mask >> 1) & 0x5555_5555
    mask = (mask & 0x3333_3333) + ((mask >> 2) & 0x3333_3333)
    mask = (mask + (mask >> 4)) & 0x0F0F_0F0F
    return (mask * 0x0101_0101 >> 24) & 63


@rule
def rule_out(scratch: KakuzuScratch, cell: int, digit: int) -> None:
    """Notes that the cell has its digit: it is filled, and the digit goes nowhere else in its row, column and box."""
    own = cell // 27
    row = cell // 9 % 3
    column = cell % 9
    scratch.places[TO_FILL, own] &= BAND ^ (1 << (9 * row + column))
    free = BAND ^ (COLUMN << column)
    for band in range(3):
        here = free if band != own else free & ~(ROW << (9 * row) | BOX << (column // 3 * 3))
        scratch.places[digit - 1, band] &= here


@rule
def put(s: Kakuzu, scratch: KakuzuScratch, cell: int, digit: int) -> None:
    """Writes a digit under a stone."""
    s.grid[cell] = -digit
    rule_out(scratch, cell, digit)


@rule
def lay_out(s: Kakuzu, scratch: KakuzuScratch) -> None:
    """Prepares the scratch paper from the digits that lie open."""
    for line in range(10):
        for band in range(3):
            scratch.places[line, band] = BAND
    for cell in range(CELLS):
        if s.grid[cell] > 0:
            rule_out(scratch, cell, s.grid[cell])


@rule
def settle(s: Kakuzu, scratch: KakuzuScratch) -> int:
    """Writes every digit that is the only one left to its cell, then those that follow from them, to the end.

    Returns FULL, DEAD, or the cell with the fewest digits left to it (five and more count alike).
    """
    while True:
        forced = 0
        fewest = 6
        tightest = FULL
        for band in range(3):
            to_fill = int(scratch.places[TO_FILL, band])
            if to_fill == 0:
                continue
            one = two = three = four = five = 0  # cells with at least so many digits left to them
            for line in range(9):
                cells = int(scratch.places[line, band]) & to_fill
                five |= four & cells
                four |= three & cells
                three |= two & cells
                two |= one & cells
                one |= cells
            if one != to_fill:
                return DEAD
            alone = one & ~two
            while alone != 0:
                bit = alone & -alone
                alone ^= bit
                line = 0
                while line < 9 and scratch.places[line, band] & bit == 0:
                    line += 1
                if line == 9:
                    return DEAD
                put(s, scratch, 27 * band + bits_in(bit - 1), line + 1)
                forced += 1
            if forced == 0:
                ways = 5
                cells = five
                if two != three:
                    ways = 2
                    cells = two & ~three
                elif three != four:
                    ways = 3
                    cells = three & ~four
                elif four != five:
                    ways = 4
                    cells = four & ~five
                if ways < fewest:
                    fewest = ways
                    tightest = 27 * band + bits_in((cells & -cells) - 1)
        if forced == 0:
            return tightest


@rule
def ways_of(scratch: KakuzuScratch, cell: int) -> int:
    """How many digits are left to a cell."""
    bit = 1 << cell % 27
    ways = 0
    for line in range(9):
        if scratch.places[line, cell // 27] & bit != 0:
            ways += 1
    return ways


@rule
def choose(s: Kakuzu, scratch: KakuzuScratch, cell: int, choice: int) -> None:
    """Writes one of the digits left to a cell, counted from 0 in ascending order."""
    bit = 1 << cell % 27
    line = -1
    while choice >= 0:
        line += 1
        if scratch.places[line, cell // 27] & bit != 0:
            choice -= 1
    put(s, scratch, cell, line + 1)


@rule
def fill(s: Kakuzu, scratch: KakuzuScratch, key: int, attempt: int) -> float:
    """Fills the tray as key and attempt say: always the tightest cell, each of its digits equally likely.

    Returns the product of the numbers of ways, which is one over the chance that a random key
    brings this filling, or 0 if it came to a dead end.
    """
    lay_out(s, scratch)
    weight = 1.0
    number = attempt * CELLS
    cell = settle(s, scratch)
    while cell >= 0:
        ways = ways_of(scratch, cell)
        choose(s, scratch, cell, noise(key, number) * ways >> 31)
        weight *= ways
        number += 1
        cell = settle(s, scratch)
    return weight if cell == FULL else 0.0


@rule
def search(s: Kakuzu) -> None:
    """Fills the tray for certain, cell by cell with a step back from every dead end, without scratch paper.

    Slow where luck is short, but it always ends: the last resort behind `fill`.
    """
    for cell in range(CELLS):
        if s.grid[cell] < 0:
            s.grid[cell] = 0
    cell = 0
    step = 1
    while 0 <= cell < CELLS:
        if s.grid[cell] <= 0:
            digit = 1 - s.grid[cell]
            while digit <= 9 and not fits(s, cell, digit):
                digit += 1
            step = 1 if digit <= 9 else -1
            s.grid[cell] = -digit if digit <= 9 else 0
        cell += step


@rule
def fits(s: Kakuzu, cell: int, digit: int) -> bool:
    """May the digit stand here, as far as digits are written in the row, column and box?"""
    row = cell // 9
    column = cell % 9
    corner = row // 3 * 27 + column // 3 * 3
    for at in range(9):
        if abs(s.grid[row * 9 + at]) == digit and at != column:
            return False
        if abs(s.grid[at * 9 + column]) == digit and at != row:
            return False
        inside = corner + at // 3 * 9 + at % 3
        if abs(s.grid[inside]) == digit and inside != cell:
            return False
    return True
