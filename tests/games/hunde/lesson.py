"""How the lessons are told: a turn is its dice, `3 4` to move with them, `3 4 | 1 dog` to throw the black ones too."""

import osselet
from osselet.table import Table


def after(*turns: str, players: int = 3, **options: str) -> Table:
    """The table after these turns; the next player has then thrown 1 and 1 and is to choose."""
    dice: list[str] = []
    decisions: list[str] = []
    for turn in turns:
        white, _, black = turn.partition("|")
        dice += [f"white:{face}" for face in white.split()]
        dice += [f"black:{face}" for face in black.split()]
        if white.split() != ["dog", "dog"]:
            decisions.append("black" if black else "move")
    dealer = osselet.Scripted([*dice, "white:1", "white:1"])
    table = osselet.game("hunde").table(players=players, options=options, dealer=dealer)
    for decision in decisions:
        table.play(decision)
    return table


def dice_for(total: int) -> str:
    """A turn that runs exactly so many spaces."""
    if total > 10:
        return f"5 5 | {dice_for(total - 10)}"
    one = min(total, 5)
    return f"{one} {total - one or 'dog'}"


def endless(rounds: int) -> list[str]:
    """Turns in which nobody is ever bitten and seats 0 and 2 pay each other in turn."""
    ahead = [0, 0, 0]
    turns: list[str] = []
    for number in range(rounds):
        goals = (15, 10, 6) if number % 2 else (6, 10, 15)
        for seat in (number % 3, (number + 1) % 3, (number + 2) % 3):
            turns.append(dice_for((goals[seat] - ahead[seat]) % 16))
            ahead[seat] = goals[seat]
        ahead = [distance - 1 for distance in ahead]
    return turns


def distances(table: Table) -> list[int | None]:
    return [seat["distance"] for seat in table.view()["seats"]]


def pawns(table: Table) -> list[int | None]:
    return [seat["pawn"] for seat in table.view()["seats"]]


def bones(table: Table) -> list[int]:
    return [seat["bones"] for seat in table.view()["seats"]]


FIRST_ROUND = ("2 3", "3 5", "5 5")
"""Three players run to 5, 8 and 10. Seat 0 pays seat 2, the dog steps to space 1, and seat 1 begins round 2."""
ALL_BUST = ("dog dog",) * 3
"""A round of three players in which everybody loses a bone and nobody leaves the middle."""
