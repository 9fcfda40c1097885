"""The log: one friendly sentence a happening, as each seat may know it."""

from osselet.table import Table
from tests.games.chicago.lesson import NEARLY_CAUGHT, begun

PEOPLE = ("Ann", "Bob", "Cleo", "Dan")


def told(steps, seat=None, lang="en", **options):
    table = begun(steps, **options)
    return Table.log(_named(table), seat, lang)[4:]


def _named(table):
    table.names = PEOPLE
    return table


def test_money_is_named_for_its_owner_only():
    assert told("rob:a3 house:m50", 0)[1:] == ["Ann opens A3.", "Ann keeps 50,000 francs."]
    assert told("rob:a3 house:m50", 1)[1:] == ["Ann opens A3.", "Ann keeps the house."]


def test_a_house_put_back():
    assert told("rob:a3 house:bank return", 0)[1:] == [
        "Ann opens A3.",
        "Ann finds a bank in A3.",
        "Ann puts the house back on A3.",
    ]
    assert told("rob:a3 house:bank return", 3)[1:] == ["Ann opens A3.", "Ann puts the house back on A3."]


def test_a_police_house_an_arrest_and_its_consequences():
    lines = told(f"rob:a3 house:m50 {NEARLY_CAUGHT} move:d8:a5 surrender")
    assert lines[-5:] == [
        "Dan puts a policeman on D8.",
        "Dan moves a policeman from D8 to A5.",
        "Ann is surrounded on A4.",
        "Ann is arrested; Dan confiscates 1 house.",
        "2 policemen are immobilised for the rest of the game.",
    ]


def test_a_car_a_loss_and_the_end():
    lines = told("rob:a3 house:car stay stay go:b4 stop stay rob:o6 house:thief lose:car stay leave leave")
    assert "Ann has a car!" in lines
    assert "Ann loses a house to Bob." in lines
    assert told("rob:a3 house:car stay rob:o6 house:thief lose:car", 1)[-2] == "Ann loses a car to Bob."
    assert told("leave leave leave")[-8:] == [f"{name} has nothing." for name in PEOPLE] + [
        f"{name} shares the victory with 0 francs." for name in PEOPLE
    ]


def test_a_thief_house_says_who_loses_what_and_why_nobody_does():
    assert told("rob:a3 house:m10 rob:o3 house:thief lose:m10")[-2:] == [
        "A thief house! Every thief in town who has loot loses a house to the next one.",
        "Ann loses a house to Bob.",
    ]
    assert told("rob:a3 house:thief")[-1] == "A thief house! But nobody in town has any loot to lose."
    assert told("leave leave rob:o6 house:m10 rob:n5 house:thief")[-2] == (
        "A thief house! But Cleo is alone in town: nothing changes hands."
    )


def test_three_players_are_told_which_thief():
    table = begun("enter:d1", players=3)
    assert "Player 1 (T3) enters by O5." in table.log()


def test_the_quiet_end_is_explained():
    lines = told(" ".join(["stay stay stay"] * 19))
    assert "Nothing has happened for 20 rounds: the thieves in town leave with their loot." in lines


def test_the_end_says_why():
    assert "Every thief has left or been arrested: the game is over." in told("leave leave leave")


def test_a_match_tells_who_is_the_police():
    lines = begun("leave leave leave enter:a4", match=True).log()
    assert lines[0] == "Game 1 of the match: Player 1 is the Police."
    assert "Game 2 of the match: Player 2 is the Police." in lines


def test_who_leaves_with_nothing_is_told_so():
    assert told("leave")[-1] == "Ann leaves the town empty-handed."
    assert "Ann leaves the town with the loot." in told("rob:a3 house:m10 stay stay leave")
