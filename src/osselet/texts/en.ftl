player = Player { $number }

why-unknown = There is no move called “{ $move }”.
why-over = The game is over.
why-not-your-turn = It is not your turn.
why-already-chosen = You have made your choice; take it back to change it.
why-wait-for-chance = First enter what was thrown or drawn.
why-not-an-outcome = That cannot come up now. What can: { $outcomes }
why-no-such-seat = There is no seat { $seat }; seats go from 0 to { $last }.
why-no-clock = No clock is running for this seat.
why-time-up = Your time is up: all that is left is to pass.
why-no-undo = That cannot be taken back: something has been dealt, shown or played since.
why-not-now = That is not possible now.

cli-players = { $low ->
    [1] { $one ->
        [1] 1 player
       *[other] { $low } to { $high } players
    }
   *[other] { $one ->
        [1] { $low } players
       *[other] { $low } to { $high } players
    }
}
cli-usual = usual
cli-games-hint = Play one: osselet play NAME. Its rules: osselet rules NAME.

cli-cabinet-intro = The cabinet is open.
cli-cabinet-which = Which game? A number or a name; “rules NAME” shows its rules, fr, en or de changes the language, q quits.
cli-cabinet-unknown = That is not on the shelf: type a number or a name from the boxes.
cli-goodbye = The cabinet stays open. See you soon!
cli-back-to-cabinet = Enter goes back to the cabinet…{" "}
cli-ask-players = How many players, { $low } to { $high }? (Enter: { $usual })
cli-ask-people = How many of them are people at this keyboard? Bots take the other seats. (Enter: { $usual })
cli-ask-name = Your name? (Enter: none)
cli-ask-names = Your names, separated by commas? (Enter: none)
cli-ask-options = Options? For example name=value. (Enter: the usual ones)
cli-range = { $low } to { $high }
cli-range-per-seat = { $low } to { $high }; one number for all, or one for each seat: 40,60,50
cli-range-seat = a seat, counted from 0; -1 is the last one
cli-number-between = Type a number from { $low } to { $high }.

cli-you = you
cli-welcome = Type the number or the name of a move, ? for help, { $quit } to leave.
cli-ask = { $player }: your move?
cli-ask-chance = What was thrown or drawn?
cli-seconds = { $seconds } s left
cli-type-one = { $count } possible moves: type one, for example { $example }. “{ $moves }” lists them all.
cli-enter-plays = Enter plays it.
cli-nothing-typed = Type the number or the name of a move, or ? for help.
cli-which = That fits several: { $moves }
cli-hint = “{ $help }” shows what you can type.
cli-possible = That is possible now.
cli-why-what = Name a move, for example: { $why } { $example }
cli-no-such-rule = There is no rule by that name here. There are: { $rules }
cli-undone = Taken back.
cli-empty-log = Nothing has happened yet.
cli-time-out = Time is up for { $player }.
cli-clear = Enter clears the screen for the next player…{" "}
cli-hand-over = The keyboard goes to { $player }. { $player }, press Enter…{" "}
cli-record-where = Name a file, for example: { $record } game.json
cli-recorded = From now on the game is kept in { $file }.
cli-kept = The game is kept in { $file }.
cli-not-kept = The game was not kept. To keep one, add --record FILE.
cli-go-on = Go on with: { $command }
cli-over = The game is over
cli-wins = { $player } wins.
cli-share = { $players } and { $last } share the victory.
cli-nobody-wins = Nobody wins.
cli-to-move = { $player } is to move.

cli-command-help = help
cli-command-moves = moves
cli-command-board = board
cli-command-log = log
cli-command-rules = rules
cli-command-why = why
cli-command-undo = undo
cli-command-record = record
cli-command-quit = quit
cli-takes-help = {" "}or ?
cli-takes-moves = {""}
cli-takes-board = {""}
cli-takes-log = {""}
cli-takes-rules = {" "}[RULE]
cli-takes-why = {" "}MOVE
cli-takes-undo = {""}
cli-takes-record = {" "}FILE
cli-takes-quit = {" "}or q
cli-help-moves-typed = Play a move by its number, its name, or enough of the name to be clear. You can also type:
cli-help-help = this list
cli-help-moves = all the moves you have now
cli-help-board = the board again
cli-help-log = everything that has happened
cli-help-rules = the rules, or one of them
cli-help-why = why a move is not possible
cli-help-undo = takes back your last move, if nothing has been dealt or shown since
cli-help-record = keeps the game in a file from now on
cli-help-quit = leaves the table

cli-preparing = { $game }: getting ready (the first time, its rules have to be compiled)
cli-sim-seat = seat
cli-sim-share = victories
cli-sim-score = points
cli-sim-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
} · { $steps } steps · { $seconds } s · { $speed } steps a second
cli-record-sound = The record is sound: { $game }, { $steps } steps.
cli-check-passed = { $game } keeps the contract: { $count } checks passed.
cli-check-failed = { $game } does not keep the contract: { $failed } of { $count } checks failed.
cli-new-written = Your game is in { $folder }. It plays at once:
cli-new-next = Then change it: the rules are in { $rules }.
