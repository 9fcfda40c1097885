"""Your first bot: chooses from what its seat may know, and plays against ours.

python examples/first_bot.py [games]
"""

import sys

import osselet
from osselet.table import Seat


def careful(seat: Seat) -> str:
    """Throws the black dice only while its own pawn is still in the middle."""
    mine = seat.view["seats"][seat.number]
    return "black" if mine["pawn"] is None else "move"


def play(games: int = 200) -> float:
    """Plays seat 0 against three random bots and returns the mean share of the victory."""
    won = 0.0
    for number in range(games):
        table = osselet.game("hunde").table(players=4, seed=number)
        others = osselet.bot("hunde", "random", seed=number)
        while not table.over:
            seat = table.seat(table.actor, told=False)
            table.play(careful(seat) if seat.number == 0 else others.choose(seat))
        won += (0 in table.winners) / len(table.winners)
    return won / games


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    print(f"{count} games: {play(count):.3f} of the victory; 0.250 would be even.")
