"""Doggy Bag: street dogs bring Fagin bones by day and steal them back by night."""

from osselet.core import CHANCE, OVER, Ints, rule
from osselet.games.doggybag.bag import has_looked, list_draws
from osselet.games.doggybag.heist import dare, draw_in_greed, draw_in_heist, list_dares, list_thefts, rob, stop
from osselet.games.doggybag.loot import begin_round, list_puts, put, throw_coin
from osselet.games.doggybag.roles import (
    announce,
    chest_one,
    find,
    flip,
    lead,
    list_leaders,
    list_numbers,
    list_picks,
    list_refills,
    list_shown,
    list_swaps,
    refill,
    scout,
    swap,
    take,
)
from osselet.games.doggybag.state import (
    ANNOUNCE,
    COIN,
    DARE,
    DARE_MORE,
    DONE,
    DRAW_BONE,
    FIND,
    FLIP,
    GIVE_LEAD,
    GREED,
    HEIST,
    HOTHEAD,
    KINDS,
    LEAD,
    NOTHING,
    OWN_BONES,
    PICK,
    PUT,
    PUT_BONE,
    REFILL,
    ROUNDS,
    SAY,
    SCOUTING,
    SEATS,
    SHOWN,
    STOCK,
    STOP,
    SWAP,
    SWAP_BONES,
    TAKE,
    THROW,
    TO_BAG,
    TO_CHEST,
    Doggybag,
    DoggybagOptions,
)


@rule
def setup(s: Doggybag, players: int, options: DoggybagOptions) -> None:
    """One bone of each colour in the bag, sixteen behind every screen, the chest empty."""
    s.players = players
    s.roles = options.roles
    s.round = 1
    s.first = 0
    s.bag_size = KINDS
    s.chest_size = 0
    s.drawn_size = 0
    s.steal = NOTHING
    s.refill = 0
    s.fed = 0
    for colour in range(KINDS):
        s.bag[colour] = 1
        s.openly[colour] = 1
        s.chest[colour] = 0
        s.drawn[colour] = 0
        s.gone[colour] = 0
    for number in range(ROUNDS):
        s.loots[number] = 0
        s.ace[number] = NOTHING
        s.gained[number] = NOTHING
        for colour in range(KINDS):
            s.looted[number, colour] = 0
            s.proved[number, colour] = 0
    for seat in range(SEATS):
        set_up_seat(s, seat, 1 if seat < players else 0)
    begin_round(s)


@rule
def set_up_seat(s: Doggybag, seat: int, there: int) -> None:
    """A screen with its bones; an empty place where nobody sits."""
    for colour in range(KINDS):
        s.stock[seat, colour] = OWN_BONES[colour] * there
        s.had[seat, colour] = OWN_BONES[colour] * there
        s.front[seat, colour] = 0
        s.openly_then[seat, colour] = 0
        s.gone_then[seat, colour] = 0
    s.fed_then[seat] = 0
    s.looks[seat] = 0
    s.stock_size[seat] = STOCK * there
    s.to_put[seat] = 0
    s.least[seat] = 0
    s.role[seat] = NOTHING
    s.flipped[seat] = 0
    s.announced[seat] = 0
    s.out[seat] = 0
    for number in range(ROUNDS):
        s.puts[seat, number] = 0


@rule
def actor(s: Doggybag) -> int:
    """Coins and the bag are chance; everything else is for the seat whose turn it is."""
    if s.phase == DONE:
        return OVER
    if s.phase == COIN or s.phase == HEIST or s.phase == GREED or s.phase == FIND or s.phase == SCOUTING:
        return CHANCE
    return s.turn


@rule
def moves(s: Doggybag, ids: Ints, weights: Ints) -> int:
    """What can happen in each phase."""
    if s.phase == HEIST or s.phase == GREED or s.phase == FIND or s.phase == SCOUTING:
        return list_draws(s, ids, weights)
    if s.phase == PUT:
        return list_puts(s, ids)
    if s.phase == PICK:
        return list_picks(s, ids)
    if s.phase == COIN:
        ids[0] = THROW
        ids[1] = THROW + 1
        return 2
    if s.phase == DARE:
        return list_dares(ids)
    if s.phase == ANNOUNCE:
        return list_numbers(s, ids)
    if s.phase == LEAD:
        return list_leaders(s, ids)
    if s.phase == SHOWN:
        return list_shown(s, ids)
    if s.phase == REFILL:
        return list_refills(s, ids)
    if s.phase == SWAP:
        return list_swaps(s, ids)
    return list_thefts(s, ids)


@rule
def play(s: Doggybag, move: int) -> None:
    """Makes a step happen."""
    if move < DRAW_BONE:
        throw_coin(s, move - THROW + 1)
    elif move < PUT_BONE:
        draw(s, move - DRAW_BONE)
    elif move < TAKE:
        put(s, move - PUT_BONE)
    elif move < FLIP:
        take(s, move - TAKE)
    elif move < SAY:
        flip(s, move - FLIP)
    elif move < GIVE_LEAD:
        announce(s, move - SAY + HOTHEAD)
    elif move < TO_CHEST:
        lead(s, move - GIVE_LEAD)
    elif move < TO_BAG:
        chest_one(s, move - TO_CHEST)
    elif move < SWAP_BONES:
        refill(s, move - TO_BAG)
    elif move < STOP:
        swap(s, (move - SWAP_BONES) // KINDS, (move - SWAP_BONES) % KINDS)
    elif move == STOP:
        stop(s)
    elif move == DARE_MORE:
        dare(s)
    else:
        rob(s, move)


@rule
def draw(s: Doggybag, colour: int) -> None:
    """A bone comes out of the bag: what for, the phase says."""
    if s.phase == HEIST:
        draw_in_heist(s, colour)
    elif s.phase == GREED:
        draw_in_greed(s, colour)
    elif s.phase == FIND:
        find(s, colour)
    else:
        scout(s, colour)


@rule
def sees(s: Doggybag, move: int, seat: int) -> int:
    """Only who puts a bone into the bag knows which."""
    return 0 if PUT_BONE <= move < TAKE and seat != s.turn else 1


@rule
def hide(s: Doggybag, seat: int) -> None:
    """Screens and the bag hide their bones until the end; what others put in when stays theirs for good."""
    for other in range(s.players):
        if other != seat:
            s.least[other] = 0
            for number in range(s.round):
                s.puts[other, number] = 0
            if s.phase != DONE:
                for colour in range(KINDS):
                    s.stock[other, colour] = 0
    for number in range(s.round):
        if not has_looked(s, seat, number):
            for colour in range(KINDS):
                s.looted[number, colour] = 0
    if s.phase != DONE:
        for colour in range(KINDS):
            s.bag[colour] = 0


@rule
def pieces(s: Doggybag, counts: Ints) -> int:
    """No bone of any colour is lost: bag, chest, the hand that draws, screens and fronts."""
    for colour in range(KINDS):
        counts[colour] = s.bag[colour] + s.chest[colour] + s.drawn[colour]
        for seat in range(s.players):
            counts[colour] += s.stock[seat, colour] + s.front[seat, colour]
    return KINDS
