title = Mygame
tagline = Hide a few pebbles in your fist, and call how many all fists hold together.
credits = A game to start from; change it and make it yours.

option-goal = Points to win

ask-hold = { $player }: how many pebbles do you hide?
ask-call = { $player }: how many pebbles are in all fists, from { $low } to { $high }?
ask-open = { $player }: open the fists!

move-hold = { $pebbles ->
    [0] No pebble
    [one] { $pebbles } pebble
   *[other] { $pebbles } pebbles
}
move-call = { $total }
move-open = Open the fists

log-hold = { $player } closes a fist.
log-call = { $player } calls { $total }.
log-open = The fists are opened: { $total ->
    [one] { $total } pebble
   *[other] { $total } pebbles
}.
log-hit = { $player } called it.
log-miss = Nobody called it.

why-fists-closed = The fists are closed already.
why-close-first = First everybody closes a fist.
why-call-first = First everybody calls a total.
why-open-first = All have called: the fists are opened now.
why-too-many = There are no more than { $most } pebbles.
why-called = Somebody has called that already.

view-fist = In the fist
view-call = Call
view-opened = Round before
view-points = Points
view-goal = Points to win
view-total = Last total
