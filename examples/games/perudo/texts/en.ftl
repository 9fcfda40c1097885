title = Perudo
tagline = Everybody throws dice under a cup. How many fives lie under all of them? Say a number – and be believed.
credits = A traditional game of South America, also known as liar’s dice, dudo and cacho.

option-dice = Dice for everybody
option-exact = “Exactly!” may be said
option-exact-true = yes
option-exact-false = no
option-palifico = A round of its own at the last die
option-palifico-true = yes
option-palifico-false = no

ask-bid = { $player }: how many of which face lie under all cups?
ask-bid-doubt = { $player }: bid higher, or doubt it?
ask-shown = { $player }: all dice lie open. Roll again?
ask-throw = What does the die show?

first-bid = Count the dice under all cups, not only yours. Aces count as every face.

move-die = { $face }
move-bid = { $count } × { $face ->
    [1] aces
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
}
move-doubt = I doubt it!
move-exact = Exactly!
move-roll = Roll again

log-thrown = The cups stand on the table. { $player } begins.
log-palifico = Palifico! { $player } has one die and begins: aces are only aces, and the face stays.
log-bid = { $player }: { $count } × { $face ->
    [1] aces
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
}.
log-doubt = { $player } doubts what { $other } has said.
log-exact = { $player } says: exactly!
log-found = Cups up: there { $found ->
    [0] is none
    [one] is one
   *[other] are { $found }
}; { $count } were bid.
log-loses = { $player } loses a die and has { $left ->
    [one] one
   *[other] { $left }
} left.
log-out = { $player } loses the last die and is out.
log-wins-back = { $player } is right, and has { $left ->
    [one] one die
   *[other] { $left } dice
} now.
log-roll = { $player } gathers the dice: all throw again.

why-thrown = Dice are thrown, not chosen.
why-roll-first = All dice lie open: roll again first.
why-not-open = Dice are rolled again after somebody has doubted.
why-no-exact = “Exactly!” is not played at this table.
why-no-bid = Nobody has said anything yet that could be doubted.
why-too-many = There are only { $dice } dice on the table.
why-aces-first = Nobody opens with aces.
why-one-face = In a palifico the face stays: { $face }.
why-aces-half = Of aces it must be at least half as many, { $least }.
why-after-aces = After aces it must be more than twice as many: { $least } or more.
why-higher = Say more dice, or as many of a higher face: { $count } × { $face } stands.

view-count = Bid
view-face = of
view-faces = faces to bid on
view-found = Found
view-on_table = Dice
view-palifico = Palifico
view-dice = dice
view-cup = cup
view-cup-cup = cup
view-matching = Matching dice
view-said = Said
view-lost = −1 die
view-won = right!
view-out = out

piece-die = die
piece-cup = cup
piece-face = face
piece-called = called face
