"""Whole-number arithmetic of the field: sines, lengths, limits."""

from math import sin, tau

from osselet.core import rule, table

TURN = 64
"""Directions in a full turn."""
UNIT = 1024
"""What sines are parts of."""

SINE = table([round(sin(tau * at / TURN) * UNIT) for at in range(TURN)])


@rule
def sine(direction: int) -> int:
    """Of a direction, in parts of UNIT."""
    found: int = SINE[direction % TURN]
    return found


@rule
def cosine(direction: int) -> int:
    """Of a direction, in parts of UNIT."""
    found: int = SINE[(direction + TURN // 4) % TURN]
    return found


@rule
def length(x: int, y: int) -> int:
    """The whole part of the length of a way: Newton's method, from a guess that is never too small."""
    square = x * x + y * y
    guess = abs(x) + abs(y)
    if guess == 0:
        return 0
    step = (guess + square // guess) >> 1
    while step < guess:
        guess = step
        step = (guess + square // guess) >> 1
    return guess


@rule
def near(x: int, y: int, radius: int) -> bool:
    """Is a way no longer than this?"""
    return x * x + y * y <= radius * radius


@rule
def clamp(number: int, low: int, high: int) -> int:
    """The number, or the limit it goes beyond."""
    return max(low, min(high, number))


@rule
def toward_zero(number: int, divisor: int) -> int:
    """A quotient rounded towards zero, so that left and right are alike."""
    return number // divisor if number >= 0 else -(-number // divisor)


@rule
def root(number: int) -> int:
    """The whole part of a square root, of numbers below 2^40."""
    guess = 1 << 20
    while guess * guess > number:
        guess = (guess + number // guess) >> 1
    return guess
