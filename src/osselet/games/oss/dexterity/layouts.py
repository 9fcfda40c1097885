"""How each figure lies on the field when it begins, from what was dealt."""

from osselet.core import rule
from osselet.games.oss.dexterity.balance import lay_balance
from osselet.games.oss.dexterity.field import (
    ABSENT,
    ARCH,
    CARD,
    CLOTH,
    GOAL,
    HAND,
    HELD,
    LYING,
    NET,
    TARGET,
    WALL,
    Field,
)
from osselet.games.oss.dexterity.figures import (
    ARIAC,
    AT_ONCE,
    BADABOSS,
    BAGI,
    BOLA,
    CUMI,
    EHFEL,
    GO,
    GURNIA,
    KAT,
    KIRI,
    KUDA,
    LABAH,
    LIMIT,
    LOBOSS,
    MANU,
    MARADONO,
    MEJA,
    NAIK,
    NAMPAN,
    NUMA,
    POLOPO,
    PRESS_RADIUS,
    REACTION,
    TAKH,
    TARGOSS,
    WARNOSS,
    WOLLO,
    has_jack,
    scaled,
)
from osselet.games.oss.dexterity.holds import lay_fingers, lay_pliers
from osselet.games.oss.dexterity.jack import take_jack
from osselet.games.oss.dexterity.react import lay_reaction
from osselet.games.oss.dexterity.stack import lay_tower
from osselet.games.oss.dexterity.tosses import lay_toss

DEAL_SKIP, DEAL_SPOT, DEAL_MORE = 0, 1, 29
FIVE = 5


@rule
def lay_out(f: Field) -> None:
    """The whole field; deal, shared, handicaps, figure and level are set."""
    f.chosen = -1
    f.ring_target = -1
    f.ends = LIMIT[f.figure]
    f.needed = f.level
    f.radius = scaled(f, PRESS_RADIUS[f.figure])
    if AT_ONCE[f.figure]:
        f.go = GO
        f.locked = GO + REACTION
    if f.figure <= MEJA:
        lay_solo(f)
    else:
        lay_contest(f)
    if has_jack(f):
        take_jack(f, 3 * f.level + 4 if f.figure <= MEJA else 1)


@rule
def lay_solo(f: Field) -> None:
    """One of the fifteen solo figures."""
    if f.figure == EHFEL:
        row(f, FIVE, 0, 0, 0)
        for bone in range(FIVE):
            f.bone_state[bone] = HELD
        prop(f, CLOTH, 500, 460, 840, 680)
    elif f.figure == KUDA:
        halves(f)
    elif f.figure == TAKH:
        grid(f, FIVE)
        for bone in range(FIVE):
            lean = 40 + f.deal[DEAL_MORE + bone] // 2
            f.bone_turn[bone] = lean if f.deal[DEAL_MORE + bone] % 2 else -lean
    elif f.figure == WOLLO:
        row(f, FIVE, 140, 180, 640)
        prop(f, WALL, 500, 480, 960, 60)
        prop(f, CLOTH, 500, 270, 960, 150)
    elif f.figure == GURNIA:
        row(f, 4, 200, 200, 640)
        for arch in range(4):
            prop(f, ARCH, 200 + 200 * arch, 450, 130, 60)
    elif f.figure == MARADONO:
        row(f, FIVE, 260, 120, 730)
        prop(f, GOAL, 500, 330, 200, 40)
    elif f.figure == MEJA:
        row(f, FIVE, 180, 160, 700)
        prop(f, CARD, 390, 300, 200, 140)
        prop(f, CARD, 610, 300, 200, 140)
    elif f.figure == ARIAC:
        row(f, 4, 200, 200, 480)
    elif f.figure == CUMI:
        row(f, FIVE, 180, 160, 700)
        lay_pliers(f)
    elif f.figure == POLOPO:
        lay_fingers(f)
    elif f.figure == NAMPAN:
        lay_toss(f, 4)
    elif f.figure == NUMA:
        lay_toss(f, FIVE)
    else:
        grid(f, FIVE)
        if f.figure == LABAH:
            prop(f, HAND, 500, 1000, 200, 200)
            lay_balance(f)


@rule
def lay_contest(f: Field) -> None:
    """One of the five duels and five challenges."""
    if f.figure == BAGI or f.figure == WARNOSS or f.figure == KAT:
        known(f)
        f.needed = 4 if f.figure == KAT else 1
        if f.figure == WARNOSS:
            for bone in range(f.bones):
                f.bone_colour[bone] = bone
            lay_reaction(f)
    elif f.figure == BOLA:
        row(f, 1, 400, 0, 740)
        prop(f, NET, 500, 420, 200 - 10 * min(f.level, 15), 40)
        f.needed = 1
    elif f.figure == NAIK:
        grid(f, FIVE)
        f.needed = 1
    elif f.figure == MANU:
        lay_toss(f, FIVE)
        f.needed = FIVE
    elif f.figure == BADABOSS:
        lay_tower(f)
    elif f.figure == KIRI:
        lay_toss(f, 1)
        f.needed = 1
    elif f.figure == LOBOSS:
        grid(f, 6)
        lay_reaction(f)
    elif f.figure == TARGOSS:
        row(f, 1, 350, 0, 1000)
        prop(f, TARGET, 500, 550, 160, 160)
        f.needed = 1


@rule
def bone_at(f: Field, bone: int, x: int, y: int) -> None:
    """A bone on the table."""
    f.bone_x[bone] = x
    f.bone_y[bone] = y
    f.bone_state[bone] = LYING
    f.bone_colour[bone] = bone + 1
    f.bone_owner[bone] = -1
    f.bones = bone + 1


@rule
def prop(f: Field, kind: int, x: int, y: int, w: int, h: int) -> None:
    """One more thing on the table."""
    f.prop_kind[f.props] = kind
    f.prop_x[f.props] = x
    f.prop_y[f.props] = y
    f.prop_w[f.props] = w
    f.prop_h[f.props] = h
    f.props += 1


@rule
def grid(f: Field, count: int) -> None:
    """Tossed bones: each in one of six cells, so that none hides another; from the dealt cell on some stay free."""
    for bone in range(count):
        cell = bone if bone < f.deal[DEAL_SKIP] else bone + 6 - count
        x = 200 + 300 * (cell % 3) + f.deal[DEAL_SPOT + 2 * bone] - 80
        y = 260 + 290 * (cell // 3) + f.deal[DEAL_SPOT + 2 * bone + 1] - 80
        bone_at(f, bone, x, y)


@rule
def row(f: Field, count: int, x: int, gap: int, y: int) -> None:
    """Bones side by side, each a little off."""
    for bone in range(count):
        bone_at(f, bone, x + gap * bone + f.deal[DEAL_SPOT + 2 * bone], y + f.deal[DEAL_SPOT + 2 * bone + 1])


@rule
def halves(f: Field) -> None:
    """Kuda-kuda: bones on both halves in turn, the first one on the right."""
    for bone in range(FIVE):
        x = 600 if bone % 2 == 0 else 100
        bone_at(f, bone, x + f.deal[DEAL_SPOT + 2 * bone], 180 + 100 * bone + f.deal[DEAL_SPOT + 2 * bone + 1])


@rule
def known(f: Field) -> None:
    """Bones that lie there from an exchange before, in `shared`: how many, and place, and whether, of each.

    In the first exchange only how many is said, and where they lie was dealt to all alike.
    """
    count = f.shared[0]
    grid(f, count)
    if f.shared[1] == 0:
        return
    for bone in range(count):
        f.bone_x[bone] = f.shared[3 * bone + 1]
        f.bone_y[bone] = f.shared[3 * bone + 2]
        if f.shared[3 * bone + 3] == 0:
            f.bone_state[bone] = ABSENT
