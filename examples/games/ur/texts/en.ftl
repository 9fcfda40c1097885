title = The Royal Game of Ur
tagline = The oldest race we can still run: over the rosettes, through the middle, and home before the other.
credits = Played in Mesopotamia 4,600 years ago; boards were found at Ur, and a tablet of 177 BC with rules was read by Irving Finkel.

option-pieces = Pieces for each
option-safe = The rosette in the middle protects
option-safe-true = yes
option-safe-false = no

ask-throw = What do the dice show?
ask-move = { $player }: { $thrown } – which piece goes?

hand-throw = Throw
hand-throw-you = It is your throw!

first-move = Touch a piece, or the field it may go to. On a rosette you throw again.

move-throw = { $count }
move-enter = Enter at { $to }
move-move = { $from } to { $to }
move-leave = { $from } goes home

log-throw = { $player } throws { $count ->
    [0] nothing
   *[other] { $count }
}.
log-stuck = No piece of { $player } can go.
log-enter = { $player } enters a piece at { $to }.
log-move = { $player } goes from { $from } to { $to }.
log-leave = { $player } takes a piece home from { $from }.
log-hit = { $player } sends a piece of { $other } back to the start.
log-rosette = A rosette: { $player } throws again.

why-thrown = Dice are thrown, not chosen.
why-none-waiting = All your pieces are on the board or home already.
why-not-yours = No piece of yours stands there.
why-so-far = A piece goes as far as the dice say: { $count }.
why-exactly = A piece goes home with exactly the throw it needs; the dice say { $count }.
why-own = A piece of your own stands there.
why-safe = On this rosette nobody can be hit.

view-pieces = Pieces
view-thrown = Thrown
view-thrower = Thrown by
view-dice = dice
view-dice-1 = marked tip
view-landing = Fields to go to
view-waiting = At the start
view-home = Home
view-track = On the board
view-board = board

piece-piece = piece
piece-die = die
die-0 = plain tip
die-1 = marked tip
