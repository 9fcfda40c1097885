"""The log: each happening once, with what it led to, and nothing a reader may not know."""

import random

import pytest

import osselet
from osselet.core.texts import LANGUAGES, Speaker
from osselet.games.oss import GAME
from osselet.table import Box
from tests.games.oss.lesson import after, challenge, go_on


def told(table, *steps, seat=None, lang="en"):
    """What is told of these steps."""
    before = len(table.log(seat, lang))
    return go_on(table, *steps).log(seat, lang)[before:]


def test_five_cards_are_told_in_one_line_and_to_their_owner_which():
    assert after().log(0)[:2] == ["Player 1 takes five cards: 1 1 2 3 4.", "Player 2 takes five cards."]
    assert after().log()[:2] == ["Player 1 takes five cards.", "Player 2 takes five cards."]


def test_a_round_opens_with_its_chief_and_figures():
    assert after().log()[2:] == [
        "Round 1: Player 1 is Chief.",
        "The classic figure is Aslik.",
        "The hand figure is Gurnia.",
        "The exotic figure is Meja.",
        "The duel is Kat.",
    ]


def test_cards_laid_and_who_duels():
    assert told(after(players=3), "lay:3:classic lay:1:hand lay:2:classic") == [
        "Player 1 lays a 3 on Aslik.",
        "Player 2 lays a 1 on Gurnia.",
        "Player 3 lays a 2 on Aslik.",
        "Player 1 and Player 3 meet in a duel: Kat.",
    ]


def test_a_solo_figure():
    table = after("lay:3:classic lay:1:hand")
    assert told(table, "hands:2 replay:4 hands:0 accept hands:1") == [
        "Player 1 fails: 2 of 3 bones in Aslik.",
        "Player 1 pays a 4 to try again.",
        "Player 1 fails: 0 of 3 bones in Aslik.",
        "Player 1 lets it be: the 3 leaves the game.",
        "Player 2 does it: 1 of 1 bone in Gurnia, and the card is won.",
    ]


def test_a_duel():
    table = after("lay:3:classic lay:4:classic")
    assert told(table, "duel:tie duel:second accept prize:3") == [
        "Player 1 and Player 2 tie in Kat and start over.",
        "Player 2 beats Player 1 in Kat.",
        "Player 1 admits defeat.",
        "Player 2 keeps a 3; the other card, a 4, leaves the game.",
    ]


def test_ten_ties():
    lines = told(after("lay:3:classic lay:4:classic"), "duel:tie " * 10)
    assert lines[-1] == "Ten ties in a row: the next go decides it."


def test_badaboss_is_told():
    assert told(challenge("badaboss"), "place:ok place:ok place:fall place:ok place:fall") == [
        "Player 1 lays the first bone on the table.",
        "Player 2 adds a bone: the tower has 2 bones.",
        "Player 3 brings the tower down and is out.",
        "Player 1 lays the first bone on the table.",
        "Player 2 brings the tower down and is out.",
        "Player 1 wins BadabOss, worth 4 points, and is Chief.",
    ]
    assert told(challenge("badaboss", "place:ok " * 59), "place:ok draw:2") == [
        "Player 3 adds the sixth bone, and it stands! Nobody is out.",
        "That was the tenth time without a decision, so lots are drawn.",
        "The lot falls on Player 3.",
        "Player 3 wins BadabOss, worth 4 points, and is Chief.",
    ]


def test_kiri_kanoss_is_told():
    table = challenge("kiri_kanoss", "catch:miss " * 3)
    assert table.log()[-1] == "Nobody is out: all left throw again."
    assert told(table, "catch:miss catch:ok catch:miss") == [
        "Player 1 misses the bone.",
        "Player 2 catches the bone.",
        "Player 3 misses the bone.",
        "Player 1 is out.",
        "Player 3 is out.",
        "Player 2 wins Kiri KanOss, worth 4 points, and is Chief.",
    ]


def test_los_loboss_is_told_in_three_languages():
    steps = "call:hollow first:1 answer:right eliminate:0 call:bump first:2 answer:wrong"
    assert told(challenge("los_loboss"), steps) == [
        "Player 1 throws the bones and calls for hollows.",
        "Player 2 is the first to say a number …",
        "It is right.",
        "Player 2 knocks Player 1 out.",
        "Player 1 throws the bones and calls for bumps.",
        "Player 3 is the first to say a number …",
        "It is wrong: Player 3 is out.",
        "Player 2 wins Los LobOss, worth 4 points, and is Chief.",
    ]
    assert told(challenge("los_loboss"), steps, lang="fr")[3] == "Joueur 2 élimine Joueur 1."
    assert told(challenge("los_loboss"), steps, lang="de")[0].endswith("wirft die Knochen und lässt Mulden zählen.")


def test_targoss_and_warnoss_are_told():
    assert told(challenge("targoss"), "closest:1 eliminate:2") == [
        "Player 2 flicks closest to the card.",
        "Player 2 knocks Player 3 out.",
    ]
    assert told(challenge("warnoss"), "colour:red caught:2") == [
        "Player 1 calls red: hands off that bone!",
        "Player 3 is left with the wrong bone, or none, and is out.",
    ]


def test_a_card_drawn_is_told_to_its_owner():
    table = challenge("targoss", "closest:0 eliminate:1 closest:0 eliminate:2")
    go_on(table, "card:2")
    assert (table.log(0)[-1], table.log(1)[-1]) == ("Player 1 draws a 2.", "Player 1 draws a card.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_told_without_a_missing_text(lang):
    chooser, say = random.Random(lang), Speaker(GAME, lang)
    for players in GAME.players:
        table = Box(GAME).table(players=players, dealer=osselet.Asked())
        while not table.over:
            table.play(chooser.choice(table.moves()))
        lines = {(line.key, *map(str, line.arguments.values())): line for line in table.lines(0)}
        wrong = [say.strictly(f"log-{line.key}", **line.arguments)[1] for line in lines.values()]
        assert not any(wrong)
