title = Kakuzu
tagline = A finished sudoku lies under 81 stones: lift the right one for your digit, and keep it.
credits = A game by Bruno Stefanini, Gigamic 2010.

option-variant = A turn
option-variant-draw = goes on with a new digit after a hit
option-variant-hunt = goes on with the same digit after a hit
option-variant-announce = needs no bag: say your digit, win at most three stones
option-opening = The first nine stones
option-opening-choose = are chosen by the players
option-opening-random = are chosen by chance
option-clock = Seconds for each player (0: no clock)

move-open = Lift { $cell }
move-digit = Digit { $digit }
move-say = Look for { a-digit }
move-take = Lift { $cell }
move-pass = Time is up
move-grid = Grid { $id }

ask-opening = { $player }, lift a stone from a box that is still closed.
ask-opening-chance = Which cell is opened?
ask-draw = Which digit comes out of the bag?
ask-say = { $player }, which digit will you look for?
ask-take = { $player }, lift the stone that hides the { $target }.

first-opening = These first nine stones belong to nobody, but what they show helps everybody.
first-say = Three hits and your turn is over. Best say a digit you can work out.
first-take = Each digit stands once in every row, column and box. Miss, and the stone is lost to you.

a-digit = { $digit ->
    [8] an 8
   *[other] a { $digit }
}
not-target = { $target ->
    [8] not an 8
   *[other] not a { $target }
}
stones = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}
with-stones = { stones }
stones-left = { $left ->
    [one] 1 stone stays on the tray and belongs
   *[other] { $left } stones stay on the tray and belong
} to nobody

log-grid = A grid is laid under the stones.
log-open = { $player } opens { a-digit } in { $cell }.
log-open-random = Chance opens { a-digit } in { $cell }.
log-begin = All nine boxes are open; { $player } has the first turn.
log-zero = { $player } draws a 0; the turn ends.
log-say = { $player } looks for { a-digit }.
log-hit = { $player } finds { a-digit } in { $cell }: the stone is won.
log-miss = { $player } finds { a-digit } in { $cell }, { not-target }: the stone goes to { $neighbour } and the turn ends.
log-miss-bank = { $player } finds { a-digit } in { $cell }, { not-target }: the stone goes to the bank and the turn ends.
log-complete = All nine { $digit }s are open: the digit leaves the game.
log-turn-ninth = The ninth cell ends { $player }’s turn.
log-turn-third = The third stone ends { $player }’s turn.
log-pass = { $player } is out of time: the turn ends, and later turns are skipped.
log-end-all-lifted = The last stone is lifted: the game is over.
log-end-all-out = Nobody has time left: the game is over. { stones-left }.
log-wins = { $player } wins with { with-stones }!
log-shares = { $player } shares the victory with { with-stones }.
log-end-solo-won = { $player } has { stones } out of 72 and beats the bank!
log-end-solo-lost = { $player } has { stones } out of 72; it takes 37 to beat the bank.
log-end-equal = The best have as many stones as each other: they share the victory.
log-end-how = { $player } found { $found ->
    [0] no stone
    [one] 1 stone
   *[other] { $found } stones
} and got { $given ->
    [0] none
   *[other] { $given }
} that others missed.
part-found = found
part-given = missed by others
amount = { $points ->
    [one] 1 stone
   *[other] { $points } stones
}

why-grid-drawn = The grid is drawn at the start, by chance, and stays secret.
why-clock-only = Only the clock can end a turn like that, when your time is up.
why-clock-none = This table plays without a clock, so you cannot pass.
why-opening-first = First, one stone is lifted from each of the nine boxes: choose one.
why-opening-over = The opening is over: from now on you lift stones to find digits.
why-opening-random = At this table chance opens the first nine cells.
why-box-opened = Box { $box } has already lost a stone; lift one from a box that is still closed.
why-no-stone = There is no stone in { $cell } any more: its { $digit } lies open.
why-digit-drawn = Digits are drawn from the bag by chance; you already have { a-digit } to look for.
why-no-bag = At this table there is no bag: you say your digit yourself.
why-not-announced = At this table digits are drawn, not said; you are looking for { a-digit }.
why-said-already = You have already said { $digit }; now lift a stone.
why-digit-complete = All nine { $digit }s lie open already; say another digit.
why-say-first = First say which digit you will look for.

board-target = Find
board-bag = Bag
board-drawn = Drawn
board-complete = Complete
board-left = Stones left
board-bank = Bank
board-out = out of time
board-won = Won this turn
board-tray = Tray
board-digits = Digits
board-turn = to move
board-pile = { $player }: { stones }
board-pile-bank = Bank: { stones }
board-goal = { $goal } to win
board-clock = { $time } for each player
board-cell-open = { $cell }: { $digit }
board-cell-covered = { $cell }, covered
board-cell-lift = { $cell }, covered, you may lift it
board-cell-left = { $cell }: { $digit }, still covered at the end
board-could-be = could be { $digits }
board-noted = noted: { $digits }
board-crossed = crossed out: { $digits }
board-candidates = Show candidates
board-open-all = Lift mine for me
board-pencil = Pencil
board-pencil-help = Choose a stone to write on. Only you see your notes.
board-pencil-on = Choose a digit: once notes it on this stone, twice crosses it out. Only you see it.
board-note = Pencil { $digit }
board-erase = Erase
board-again = Choose again
board-real = We draw the digits from a real bag and enter them

lesson-sure = A sudoku lies under the stones. You drew a 5: in the middle box it can only be under the marked stone. Lift it!
lesson-guess = Right, so you draw again: a 7. In the top middle box two stones may hide it. Nobody can tell: try the marked one.
lesson-cross = A miss: { $one } got the stone. A 0 ends a turn. Another 7: in the bottom middle box only the marked stone is left.
lesson-odds = No place is certain for this 5. In the top right box only three stones can hide it: try the marked one.
lesson-end = Good thinking, and a bit of luck! When the last stone is lifted, most stones win. Play on as you like!
hand-digit = Draw a digit
hand-digit-you = Reach into the bag: a digit to look for, or a 0 that ends your turn.

print-stone = stone
print-digit = digit for the bag, 0 to 9
print-key = key, face down until all stones lie
print-leaf = leaf: tray with four grids on each side
print-key-title = Key { $letter }
print-leaf-title = Side { $number } · with the keys A to D: four grids
print-make-leaf = Leaves are not cut: a leaf is the tray. Take one at random and do not study it.
print-make-keys = Lay a stone on each of the 81 cells. Only then shuffle the four keys and turn one up.
print-make-read = Under a stone lie four digits. The key shows which corner of that cell counts; forget the others.
print-house-bag = The digits want a bag, a sock or a hat.
print-house-stones = Coins, buttons or pebbles of 14 to 18 mm are nicer stones than paper.
print-in-short = # To begin
    In turn, lift one stone from each of the nine boxes. These belong to nobody.
    # Your turn
    Draw a digit from the bag. A 0 ends your turn.
    Lift any stone: the corner that the key shows is its digit.
    The same digit: keep the stone, leave the digit out of the bag, and draw again.
    Another: the stone goes to your left neighbour, all digits go back into the bag, and your turn ends.
    A digit whose nine cells are all open leaves the game.
    # The end
    No stone left: most stones win.
    # Alone
    Missed stones go to the bank: 37 or more of 72 win.
