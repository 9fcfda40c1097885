"""The rules of Perudo."""

from osselet.core import CHANCE, OVER, Ints, rule

from .state import (
    ACE,
    BID,
    BIDS,
    DIE,
    DONE,
    DOUBT,
    EXACT,
    FACES,
    LAST_ROUND,
    MOST_DICE,
    NOBODY,
    ROLL,
    SEATS,
    SHOWN,
    THROW,
    Perudo,
    PerudoOptions,
)


@rule
def setup(s: Perudo, players: int, options: PerudoOptions) -> None:
    """Everybody has the same number of dice, and seat 0 begins."""
    s.players = players
    s.most = options.dice
    s.may_exact = options.exact
    s.may_palifico = options.palifico
    s.round = 0
    s.starter = 0
    s.loser = NOBODY
    s.winner = NOBODY
    for seat in range(SEATS):
        s.held[seat] = options.dice if seat < players else 0
        s.was_palifico[seat] = 0
    begin_round(s)


@rule
def begin_round(s: Perudo) -> None:
    """All dice go back into the cups; whoever has just come down to one die may have a palifico."""
    s.round += 1
    s.phase = THROW
    s.thrown = 0
    s.count = 0
    s.face = 0
    s.bidder = NOBODY
    s.found = 0
    lost = s.loser
    s.palifico = 0
    if s.may_palifico and lost != NOBODY and lost == s.starter and s.held[lost] == 1 and not s.was_palifico[lost]:
        s.was_palifico[lost] = 1
        s.palifico = 1 if in_play(s) > 2 else 0
    s.loser = NOBODY
    s.winner = NOBODY
    for seat in range(SEATS):
        s.lying[seat] = s.held[seat]
        s.last_count[seat] = 0
        s.last_face[seat] = 0
        for at in range(MOST_DICE):
            s.dice[seat, at] = 0
    s.turn = first_with_dice(s, 0)


@rule
def in_play(s: Perudo) -> int:
    """How many still have dice."""
    count = 0
    for seat in range(s.players):
        if s.held[seat] > 0:
            count += 1
    return count


@rule
def first_with_dice(s: Perudo, seat: int) -> int:
    """This seat, or the next one clockwise that has dice."""
    seat %= s.players
    while s.held[seat] == 0:
        seat = (seat + 1) % s.players
    return seat


@rule
def on_table(s: Perudo) -> int:
    """How many dice lie under all cups."""
    total = 0
    for seat in range(s.players):
        total += s.lying[seat]
    return total


@rule
def actor(s: Perudo) -> int:
    """Whose step: a seat's, chance's, or nobody's any more."""
    if s.phase == DONE:
        return OVER
    return CHANCE if s.phase == THROW else s.turn


@rule
def may_bid(s: Perudo, count: int, face: int) -> bool:
    """Is this bid higher than the one that stands?"""
    if count > on_table(s):
        return False
    if s.count == 0:
        return face != ACE or s.palifico == 1
    if s.palifico:
        return face == s.face and count > s.count
    if face == ACE and s.face != ACE:
        return count * 2 >= s.count
    if face != ACE and s.face == ACE:
        return count > s.count * 2
    return count > s.count or (count == s.count and face > s.face)


@rule
def moves(s: Perudo, ids: Ints, weights: Ints) -> int:
    """Writes what can happen now and returns how many."""
    total = 0
    if s.phase == THROW:
        for face in range(FACES):
            ids[face] = DIE + face
        return FACES
    if s.phase == SHOWN:
        ids[0] = ROLL
        return 1
    for count in range(1, on_table(s) + 1):
        for face in range(1, FACES + 1):
            if may_bid(s, count, face):
                ids[total] = BIDS + (count - 1) * FACES + face - 1
                total += 1
    if s.count > 0:
        ids[total] = DOUBT
        total += 1
        if s.may_exact:
            ids[total] = EXACT
            total += 1
    return total


@rule
def play(s: Perudo, move: int) -> None:
    """Makes a step happen."""
    if move < BIDS:
        throw(s, move - DIE + 1)
    elif move < DOUBT:
        bid(s, (move - BIDS) // FACES + 1, (move - BIDS) % FACES + 1)
    elif move == DOUBT:
        doubt(s)
    elif move == EXACT:
        call_exact(s)
    else:
        begin_round(s)


@rule
def throw(s: Perudo, face: int) -> None:
    """A die falls under the cup; when all have been thrown the starter bids."""
    s.dice[s.turn, s.thrown] = face
    s.thrown += 1
    if s.thrown == s.lying[s.turn]:
        s.thrown = 0
        following = s.turn + 1
        while following < s.players and s.held[following] == 0:
            following += 1
        s.turn = following
        if following == s.players:
            s.phase = BID
            s.turn = s.starter


@rule
def bid(s: Perudo, count: int, face: int) -> None:
    """The bid stands, and the next player has to answer it."""
    s.count = count
    s.face = face
    s.bidder = s.turn
    s.last_count[s.turn] = count
    s.last_face[s.turn] = face
    s.turn = first_with_dice(s, s.turn + 1)


@rule
def agrees(s: Perudo, die: int) -> bool:
    """Does a die count for the bid? Aces count for every face, except in a palifico."""
    return die == s.face or (die == ACE and s.palifico == 0)


@rule
def count_all(s: Perudo) -> int:
    """How many of all dice count for the bid."""
    total = 0
    for seat in range(s.players):
        for at in range(s.lying[seat]):
            if agrees(s, s.dice[seat, at]):
                total += 1
    return total


@rule
def doubt(s: Perudo) -> None:
    """If there are fewer than bid, the bidder loses a die, otherwise whoever doubted."""
    s.found = count_all(s)
    lose(s, s.bidder if s.found < s.count else s.turn)


@rule
def call_exact(s: Perudo) -> None:
    """If there are exactly as many as bid, whoever said so wins a die back, otherwise loses one."""
    s.found = count_all(s)
    if s.found == s.count:
        s.winner = s.turn
        if s.held[s.turn] < s.most:
            s.held[s.turn] += 1
        open_cups(s, s.turn)
    else:
        lose(s, s.turn)


@rule
def lose(s: Perudo, seat: int) -> None:
    """A die is gone, and with the last one the player."""
    s.loser = seat
    s.held[seat] -= 1
    open_cups(s, seat)


@rule
def open_cups(s: Perudo, seat: int) -> None:
    """All dice lie open; this seat, or the next one that has dice, rolls again and begins."""
    s.phase = DONE if in_play(s) == 1 or s.round == LAST_ROUND else SHOWN
    s.starter = first_with_dice(s, seat)
    s.turn = s.starter


@rule
def score(s: Perudo, points: Ints, winner: Ints) -> None:
    """Dice left; at the end the most win."""
    most = 0
    for seat in range(s.players):
        points[seat] = s.held[seat]
        most = max(most, s.held[seat])
    for seat in range(s.players):
        winner[seat] = 1 if s.phase == DONE and s.held[seat] == most else 0
