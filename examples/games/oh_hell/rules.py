"""The rules of Oh Hell."""

from osselet.core import CHANCE, OVER, Ints, rule

from .state import (
    BID,
    BIDS,
    CARD,
    DEAL,
    DEAL_AGAIN,
    DONE,
    GONE,
    IN_SUIT,
    NONE,
    PACK,
    PLAY,
    PLAYS,
    PRIZE,
    SEATS,
    SHOWN,
    STOCK,
    SUITS,
    TURN,
    TURN_UP,
    OhHell,
    OhHellOptions,
)


@rule
def setup(s: OhHell, players: int, options: OhHellOptions) -> None:
    """Nobody has points; the last seat deals first, so that seat 0 begins."""
    s.players = players
    s.most = options.most
    s.hook = options.hook
    s.deal = 0
    s.dealer = players - 1
    for seat in range(SEATS):
        s.points[seat] = 0
    begin_deal(s)


@rule
def deals(s: OhHell) -> int:
    """How many deals a game has: hands grow from one card to the most, and shrink to one again."""
    return 2 * s.most - 1


@rule
def begin_deal(s: OhHell) -> None:
    """All cards are shuffled, and everybody gets as many as it is the turn of."""
    s.phase = DEAL
    s.size = min(s.deal + 1, deals(s) - s.deal)
    s.left = s.size
    s.dealt = 0
    s.turn = (s.dealer + 1) % s.players
    s.leader = s.turn
    s.taker = NONE
    s.trump = NONE
    for card in range(PACK):
        s.where[card] = STOCK
    for seat in range(SEATS):
        s.said[seat] = NONE
        s.tricks[seat] = 0
        s.played[seat] = NONE
        for suit in range(len(SUITS)):
            s.void[seat, suit] = 0


@rule
def actor(s: OhHell) -> int:
    """Whose step: a seat's, chance's, or nobody's any more."""
    if s.phase == DONE:
        return OVER
    return CHANCE if s.phase == DEAL or s.phase == TURN else s.turn


@rule
def lead_of(s: OhHell) -> int:
    """The card that was led to the trick; NONE before."""
    return s.played[s.leader] if s.taker == NONE else NONE


@rule
def may_play(s: OhHell, card: int) -> bool:
    """Who has a card of the suit led must play one; who has none plays what they like."""
    if s.where[card] != s.turn:
        return False
    lead = lead_of(s)
    if lead == NONE or card // IN_SUIT == lead // IN_SUIT:
        return True
    first = lead // IN_SUIT * IN_SUIT
    for other in range(first, first + IN_SUIT):
        if s.where[other] == s.turn:
            return False
    return True


@rule
def forbidden(s: OhHell) -> int:
    """What the dealer, who bids last, may not say: what would let everybody be right; NONE for all others."""
    if s.hook == 0 or s.turn != s.dealer:
        return NONE
    total = 0
    for seat in range(s.players):
        if seat != s.turn:
            total += s.said[seat]
    return s.size - total if total <= s.size else NONE


@rule
def moves(s: OhHell, ids: Ints, weights: Ints) -> int:
    """Writes what can happen now and returns how many."""
    total = 0
    if s.phase == SHOWN:
        ids[0] = DEAL_AGAIN
        return 1
    if s.phase == BID:
        for tricks in range(s.size + 1):
            if tricks != forbidden(s):
                ids[total] = BIDS + tricks
                total += 1
        return total
    first = PLAYS if s.phase == PLAY else CARD if s.phase == DEAL else TURN_UP
    for card in range(PACK):
        if may_play(s, card) if s.phase == PLAY else s.where[card] == STOCK:
            ids[total] = first + card
            total += 1
    return total


@rule
def play(s: OhHell, move: int) -> None:
    """Makes a step happen."""
    if move < TURN_UP:
        deal_card(s, move - CARD)
    elif move < BIDS:
        s.trump = move - TURN_UP
        s.where[s.trump] = GONE
        s.phase = BID
    elif move < PLAYS:
        bid(s, move - BIDS)
    elif move < DEAL_AGAIN:
        play_card(s, move - PLAYS)
    else:
        s.deal += 1
        s.dealer = s.turn
        begin_deal(s)


@rule
def deal_card(s: OhHell, card: int) -> None:
    """A card goes to the next player; after the last one the next of the pack is turned up."""
    s.where[card] = s.turn
    s.dealt += 1
    s.turn = (s.turn + 1) % s.players
    if s.dealt == s.size * s.players:
        s.phase = TURN


@rule
def bid(s: OhHell, tricks: int) -> None:
    """A player says how many tricks; after the dealer the one after the dealer leads."""
    s.said[s.turn] = tricks
    if s.turn == s.dealer:
        s.phase = PLAY
    s.turn = (s.turn + 1) % s.players


@rule
def play_card(s: OhHell, card: int) -> None:
    """A card is laid down; where it does not follow suit, everybody knows that its player has none of it."""
    if s.taker != NONE:
        clear_trick(s)
    seat = s.turn
    lead = lead_of(s)
    if lead != NONE and lead // IN_SUIT != card // IN_SUIT:
        s.void[seat, lead // IN_SUIT] = 1
    s.where[card] = GONE
    s.played[seat] = card
    s.turn = (seat + 1) % s.players
    if s.turn == s.leader:
        take_trick(s)


@rule
def clear_trick(s: OhHell) -> None:
    """Whoever took the last trick puts it away and leads."""
    s.leader = s.taker
    s.taker = NONE
    for seat in range(SEATS):
        s.played[seat] = NONE


@rule
def beats(s: OhHell, card: int, other: int) -> bool:
    """Is a card higher than one that was highest? Trumps beat all other suits."""
    if card // IN_SUIT == other // IN_SUIT:
        return card > other
    return card // IN_SUIT == s.trump // IN_SUIT


@rule
def highest(s: OhHell) -> int:
    """Who has played the highest card of the trick so far."""
    best = s.leader + 0
    for step in range(1, s.players):
        seat = (s.leader + step) % s.players
        if s.played[seat] != NONE and beats(s, s.played[seat], s.played[best]):
            best = seat
    return best


@rule
def take_trick(s: OhHell) -> None:
    """The highest card takes the trick; with the last one the deal is over."""
    best = highest(s)
    s.tricks[best] += 1
    s.taker = best
    s.turn = best
    s.left -= 1
    if s.left == 0:
        for seat in range(s.players):
            if s.tricks[seat] == s.said[seat]:
                s.points[seat] += PRIZE + s.said[seat]
        s.phase = DONE if s.deal + 1 == deals(s) else SHOWN
        s.turn = (s.dealer + 1) % s.players


@rule
def score(s: OhHell, points: Ints, winner: Ints) -> None:
    """Points; at the end the most win."""
    most = 0
    for seat in range(s.players):
        points[seat] = s.points[seat]
        most = max(most, s.points[seat])
    for seat in range(s.players):
        winner[seat] = 1 if s.phase == DONE and s.points[seat] == most else 0
