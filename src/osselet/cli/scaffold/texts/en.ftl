title = Mygame
tagline = Gather mushrooms for as long as you dare, and be home before the owl comes.
credits = A game to start from; change it and make it yours.

option-goal = Mushrooms to win
option-owl = The owl takes
option-owl-half = half of the basket
option-owl-all = the whole basket

ask-choose = { $player }: gather more, or go home?
ask-find = What does the die show?

move-gather = Gather
move-home = Go home
move-find = { $what ->
    [owl] The owl
   *[other] { $what }
}

log-gather = { $player } looks for mushrooms.
log-home = { $player } carries the basket home.
log-find = { $what ->
    [owl] The owl comes! It takes its share; the rest waits for the next player.
   *[other] { $what } more in the basket.
}

why-gather-first = Gather at least once first.
why-basket-full = The basket is full at { $full }: go home.
why-not-chosen = The die decides what you find: choose “Gather”.

view-basket = Basket
view-full = The basket holds
view-goal = Mushrooms to win
view-home = At home
piece-mushroom = mushroom
