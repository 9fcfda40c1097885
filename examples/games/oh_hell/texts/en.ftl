title = Oh Hell!
tagline = Say how many tricks you will take – and take exactly so many. One more is as bad as one less.
credits = A traditional card game of the 1930s, also known as Blackout, Nomination Whist and the Elevator.

option-most = Cards in the largest hands
option-hook = The dealer may not make the bids come out even
option-hook-true = yes
option-hook-false = no

ask-deal = Which card is dealt?
ask-turn = Which card is turned up?
ask-bid = { $player }: how many tricks will you take?
ask-play = { $player }: which card?
ask-shown = { $player }: the deal is over. Deal again?

first-bid = You win points only if you take exactly as many tricks as you say; the card in the middle shows the trump suit.
first-play = Follow suit if you can. Trumps beat all other cards.

move-card = { card-name }
move-turn = { card-name }
move-bid = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
move-play = Play { card-name }
move-deal = Deal

log-turn = { $count ->
    [one] One card
   *[other] { $count } cards
} for everybody. { card-name } is turned up, and { $player } begins.
log-bid = { $player } says { $tricks ->
    [0] none
   *[other] { $tricks }
}.
log-deal = { $player } deals.
log-play = { $player } plays { card-name }.
log-takes = { $player } takes the trick.
log-made = { $player } said so: { $points } points.
log-missed = { $player } took { $tricks } and wanted { $said }.

why-dealt = Cards are dealt, not chosen.
why-deal-first = The deal is over: first the cards are dealt again.
why-bid-first = First everybody says how many tricks they will take.
why-too-many = There are only { $size } tricks to take.
why-hook = The dealer may not say that: then everybody could be right.
why-bid-stands = What you have said stands.
why-play-on = There are cards to be played.
why-not-held = You do not hold this card.
why-follow = You have { $suit ->
    [s] spades
    [h] hearts
    [c] clubs
   *[d] diamonds
} and must follow suit.

view-deal = Deal
view-size = Cards
view-trump = Trump
view-wanted = All want
view-hand = hand
view-trick = Trick
view-says = Says
view-said = Said
view-tricks = Tricks
view-points = Points
view-dealer = deals
view-takes = takes it
view-made = right!
view-missed = missed

piece-card = card

card-s7 = 7♠
card-s8 = 8♠
card-s9 = 9♠
card-s10 = 10♠
card-sj = J♠
card-sq = Q♠
card-sk = K♠
card-sa = A♠
card-h7 = 7♥
card-h8 = 8♥
card-h9 = 9♥
card-h10 = 10♥
card-hj = J♥
card-hq = Q♥
card-hk = K♥
card-ha = A♥
card-c7 = 7♣
card-c8 = 8♣
card-c9 = 9♣
card-c10 = 10♣
card-cj = J♣
card-cq = Q♣
card-ck = K♣
card-ca = A♣
card-d7 = 7♦
card-d8 = 8♦
card-d9 = 9♦
card-d10 = 10♦
card-dj = J♦
card-dq = Q♦
card-dk = K♦
card-da = A♦

card-name = { $card ->
    [s7] 7♠
    [s8] 8♠
    [s9] 9♠
    [s10] 10♠
    [sj] J♠
    [sq] Q♠
    [sk] K♠
    [sa] A♠
    [h7] 7♥
    [h8] 8♥
    [h9] 9♥
    [h10] 10♥
    [hj] J♥
    [hq] Q♥
    [hk] K♥
    [ha] A♥
    [c7] 7♣
    [c8] 8♣
    [c9] 9♣
    [c10] 10♣
    [cj] J♣
    [cq] Q♣
    [ck] K♣
    [ca] A♣
    [d7] 7♦
    [d8] 8♦
    [d9] 9♦
    [d10] 10♦
    [dj] J♦
    [dq] Q♦
    [dk] K♦
   *[da] A♦
}
