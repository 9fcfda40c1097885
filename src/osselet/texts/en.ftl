player = Player { $number }

why-unknown = There is no move called “{ $move }”.
why-over = The game is over.
why-not-your-turn = It is not your turn.
why-already-chosen = You have made your choice; take it back to change it.
why-wait-for-chance = First enter what was thrown or drawn.
why-not-an-outcome = That cannot come now; possible are: { $outcomes }.
why-no-such-seat = There is no seat { $seat }; seats go from 0 to { $last }.
why-no-clock = No clock is running for this seat.
why-no-undo = That cannot be taken back: something was dealt, shown or played since.
why-not-now = That is not possible now.
