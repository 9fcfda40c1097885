"""The skill model: how likely each outcome of somebody's hands is, as whole weights.

Everything is worked out in fractions when the module is loaded, so the weights are the same on every
machine; every outcome has a weight of at least 1 at every skill.
"""

from fractions import Fraction
from math import comb
from typing import Any

from osselet.core import Ints, rule, table
from osselet.games.oss.rules.challenges import TALLEST, list_left
from osselet.games.oss.rules.difficulty import CONTESTS, DUELS, PRACTICE, SOLOS, Throw, Toss
from osselet.games.oss.rules.figures import MOST_TIES
from osselet.games.oss.state import (
    BAD,
    CHALLENGES,
    FIGURES,
    FIRST_WINS,
    GOOD,
    KIRI_KANOSS,
    LOS_LOBOSS,
    POLOPO,
    SECOND_WINS,
    SOLO_FIGURES,
    TIE,
    VALUES,
    WORDS,
    Oss,
)

SKILLS = 101
WHOLE = 1_000_000
"""The weights of a solo attempt or a duel add up to about this."""
THOUSAND = 1000

BONES, CLASH = WORDS["hands"], WORDS["duel"]
STACKED, CAUGHT_BONE, ANSWERED = WORDS["place"], WORDS["catch"], WORDS["answer"]


def chance(skill: int, difficulty: int) -> Fraction:
    """The chance to do a thing of this difficulty."""
    return Fraction(PRACTICE + skill, PRACTICE + skill + difficulty)


def one_bone(figure: Throw, skill: int) -> Fraction:
    """The chance of one bone: a caught Jack with a missed action is thrown again, a missed Jack ends it."""
    jack, action = chance(skill, figure.jack), chance(skill, figure.action)
    return action * jack / (1 - (1 - action) * jack)


def bone_chance(figure: str, skill: int) -> Fraction:
    """The chance of each bone of a solo figure."""
    hard = SOLOS[figure]
    return one_bone(hard, skill) if isinstance(hard, Throw) else chance(skill, hard.bone)


def solo_shares(figure: str, each: Fraction, value: int) -> tuple[list[int], int]:
    """The chances of 0 to `value` bones as parts of a whole; an attempt never goes on beyond the card's value."""
    hit, miss, of = each.numerator, each.denominator - each.numerator, each.denominator
    hard = SOLOS[figure]
    tries = hard.bones if isinstance(hard, Toss) else value
    if isinstance(hard, Toss):
        shares = [comb(tries, bones) * hit**bones * miss ** (tries - bones) for bones in range(value)]
    elif figure == "polopo":
        shares = [of**tries - hit**tries] + [0] * (value - 1)
    else:
        shares = [hit**bones * miss * of ** (tries - bones - 1) for bones in range(value)]
    return [*shares, of**tries - sum(shares)], of**tries


def _solo_table() -> Any:
    return table([[_solo_rows(figure, skill) for skill in range(SKILLS)] for figure in FIGURES[:SOLO_FIGURES]], "i4")


def _solo_rows(figure: str, skill: int) -> list[list[int]]:
    """The weights of 0 to so many bones, by the value of the card."""
    each = bone_chance(figure, skill)
    rows = [[0] * (VALUES + 1)]
    for value in range(1, VALUES + 1):
        shares, whole = solo_shares(figure, each, value)
        rows.append([max(1, WHOLE * share // whole) for share in shares] + [0] * (VALUES - value))
    return rows


def _thousandths(difficulties: list[int]) -> Any:
    return table([[int(chance(skill, hard) * THOUSAND) for skill in range(SKILLS)] for hard in difficulties])


SOLO_WEIGHTS = _solo_table()
"""By figure, skill, value of the card and bones."""
DUEL_CLEAN = _thousandths([duel.exchange for duel in DUELS.values()])
"""By duel and skill, in thousandths: the chance of a clean exchange."""
EXCHANGES = table([duel.exchanges for duel in DUELS.values()])
STEADY = _thousandths([CONTESTS["badaboss"] * height for height in range(TALLEST)])
"""By bones in the tower and skill: the chance to place one more."""
CONTEST = _thousandths([CONTESTS[challenge] for challenge in CHALLENGES])
"""By challenge and skill."""


@rule
def list_solo(s: Oss, ids: Ints, weights: Ints) -> int:
    """So many bones, up to the value of the card; in polopo all or none."""
    figure = s.figure[s.laid_family[s.turn]]
    value = s.laid_value[s.turn]
    skill = s.skill[s.turn]
    count = 0
    for bones in range(value + 1):
        if figure != POLOPO or bones == 0 or bones == value:
            ids[count] = BONES + bones
            weights[count] = SOLO_WEIGHTS[figure, skill, value, bones]
            count += 1
    return count


@rule
def list_duel(s: Oss, ids: Ints, weights: Ints) -> int:
    """Who wins the duel, or a tie; after ten ties in a row it falls one way or the other, evenly."""
    ids[FIRST_WINS] = CLASH + FIRST_WINS
    ids[SECOND_WINS] = CLASH + SECOND_WINS
    if s.ties == MOST_TIES:
        return 2
    ids[TIE] = CLASH + TIE
    weigh_duel(s.figure[3] - SOLO_FIGURES, s.skill[s.turn], s.skill[s.partner[s.turn]], weights)
    return 3


@rule
def weigh_duel(duel: int, skill: int, other: int, weights: Ints) -> None:
    """In an exchange who alone is clean wins; when none of them decides it is a tie."""
    clean = DUEL_CLEAN[duel, skill]
    clean_other = DUEL_CLEAN[duel, other]
    wins = clean * (THOUSAND - clean_other)
    loses = clean_other * (THOUSAND - clean)
    open_yet = WHOLE - wins - loses
    tie = WHOLE
    for _ in range(EXCHANGES[duel]):
        tie = tie * open_yet // WHOLE
    decided = WHOLE - tie
    weights[FIRST_WINS] = max(1, decided * wins // (wins + loses))
    weights[SECOND_WINS] = max(1, decided * loses // (wins + loses))
    weights[TIE] = max(1, tie)


@rule
def list_place(s: Oss, ids: Ints, weights: Ints) -> int:
    """The higher the tower the harder; its first bone lies on the table and cannot fall."""
    if s.tower == 0:
        ids[0] = STACKED + GOOD
        return 1
    return good_or_bad(STACKED, STEADY[s.tower, s.skill[s.turn]], ids, weights)


@rule
def list_catch(s: Oss, ids: Ints, weights: Ints) -> int:
    """From the back of one hand to the back of the other."""
    return good_or_bad(CAUGHT_BONE, CONTEST[KIRI_KANOSS, s.skill[s.turn]], ids, weights)


@rule
def list_answer(s: Oss, ids: Ints, weights: Ints) -> int:
    """A number said in haste."""
    return good_or_bad(ANSWERED, CONTEST[LOS_LOBOSS, s.skill[s.turn]], ids, weights)


@rule
def good_or_bad(word: int, thousandths: int, ids: Ints, weights: Ints) -> int:
    """Two outcomes, the good one with so many thousandths."""
    ids[GOOD] = word + GOOD
    ids[BAD] = word + BAD
    weights[GOOD] = thousandths
    weights[BAD] = THOUSAND - thousandths
    return 2


@rule
def list_best(s: Oss, word: int, ids: Ints, weights: Ints) -> int:
    """Who of those left is first or closest: the more skilful the likelier."""
    count = list_left(s, word, ids)
    if not s.alike:
        for at in range(count):
            weights[at] = CONTEST[s.challenge, s.skill[ids[at] - word]]
    return count


@rule
def list_worst(s: Oss, word: int, ids: Ints, weights: Ints) -> int:
    """Who of those left is caught out: the less skilful the likelier."""
    count = list_left(s, word, ids)
    if not s.alike:
        for at in range(count):
            weights[at] = THOUSAND - CONTEST[s.challenge, s.skill[ids[at] - word]]
    return count
