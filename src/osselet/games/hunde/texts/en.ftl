title = Den letzten beißen die Hunde
tagline = The dogs bite the hindmost: run round the ring, risk the black dice, keep your bones.
credits = A game by Hajo Bücken and Dirk Hanneforth, Klee 1994.

option-push = Landing on a runner
option-push-back = pushes it back one space
option-push-rear = sends it to the rear
option-black_dice = Black dice
option-black_dice-same = are like the white ones
option-black_dice-risky = have two dogs and no 1

move-white = White die: { $face ->
    [dog] dog
   *[other] { $face }
}
move-black_die = Black die: { $face ->
    [dog] dog
   *[other] { $face }
}
move-move = Run
move-black = Throw the black dice as well

ask-choose = { $player }: run, or throw the black dice as well?
ask-white-chance = What does the white die show?
ask-black-chance = What does the black die show?

faces = { $one ->
    [dog] { $two ->
        [dog] two dogs
       *[other] a dog and a { $two }
    }
   *[other] { $two ->
        [dog] a { $one } and a dog
       *[other] a { $one } and a { $two }
    }
}
bones-left = { $bones ->
    [0] none left
    [one] 1 left
   *[other] { $bones } left
}
spaces-ahead = { $distance ->
    [one] 1 space
   *[other] { $distance } spaces
}
spaces-run = { $total ->
    [one] 1 space
   *[other] { $total } spaces
}

log-round = Round { $round }: { $player } has the dark dog and begins.
log-white = { $player } throws { faces }: { $total } in all.
log-black = { $player } risks the black dice as well.
log-black-dice = The black dice bring { $player } { faces }: { $total } in all.
log-bust = { $dogs ->
    [2] Two
   *[other] Three
} dogs: { $player } does not move and loses a bone, { bones-left }.
log-run = { $player } runs { spaces-run } and is now { spaces-ahead } ahead of the dog.
log-run-in = { $player } starts from the middle and is now { spaces-ahead } ahead of the dog.
log-run-past = { $player } runs { spaces-run }, right past the dog, and is now { spaces-ahead } ahead of it.
log-circle = { $player } runs all the way round and is back on the same space, { spaces-ahead } ahead of the dog.
log-run-bitten = { $player } runs { spaces-run }, straight into the dog: bitten! Back to the middle, a bone lost, { bones-left }.
log-pushed = { $player } is pushed back and is now { spaces-ahead } ahead of the dog.
log-sent = { $player } is sent to the rear, { spaces-ahead } ahead of the dog.
log-pushed-bitten = { $player } is pushed into the dog: bitten! Back to the middle, a bone lost, { bones-left }.
log-pay = { $player }, nearest to the dog, pays a bone ({ bones-left }) to { $taker }, the farthest ahead.
log-no-pay = Fewer than two runners are on the track: nobody pays.
log-dog = The white dog takes a step.
log-dog-bites = The white dog takes a step and bites { $player }: back to the middle, a bone lost, { bones-left }.
log-end-no-bones = { $player } has no bone left: the game is over.
log-end-last-round = Round { $round } was the last: the game is over.
log-wins = { $player } wins with { $bones ->
    [one] 1 bone
   *[other] { $bones } bones
}!
log-shares = { $player } shares the victory with { $bones ->
    [one] 1 bone
   *[other] { $bones } bones
}.

why-white-thrown = Dice are thrown, not chosen, and the white ones already show { faces }: run, or throw the black dice too.
why-not-chosen = Dice are thrown, not chosen: you throw both black dice together.
why-no-such-face = The risky black dice have no 1, and dice are thrown, not chosen.

board-round = Round { $round }
board-over = The game is over after round { $round }
board-begins = begins the round
board-clockwise = clockwise
board-dog = dog
board-middle = Middle
board-white = White
board-black = Black
board-total = Total
board-distance = { $distance } ahead
board-in-middle = in the middle
board-pays = pays
board-takes = takes
board-label = The ring with the white dog and the runners, the dice in the middle, and the players’ bowls
board-space-dog = The white dog. After every round it takes a step and bites any runner it catches.
board-space-free = { spaces-ahead } ahead of the dog: free
board-space-taken = { spaces-ahead } ahead of the dog: { $player }
board-run = { $fate ->
    [bitten] { spaces-run }, straight into the dog!
    [pushes] { spaces-run }, then { $distance } ahead of the dog; { $player } must give way
   *[other] { spaces-run }, then { $distance } ahead of the dog
}
board-black-too = Throw black too
board-risk = { $dogs ->
    [0] two dogs cost a bone ({ $busts } in 36)
   *[other] one more dog costs a bone ({ $busts } in 36)
}
board-throws = { $player } throws the { $colour ->
    [black] black
   *[other] white
} dice.
board-not-thrown = The { $colour ->
    [black] black
   *[other] white
} dice are not thrown
board-dice-show = The { $colour ->
    [black] black
   *[other] white
} dice show { faces }
board-bones = { $bones ->
    [0] no bones
    [one] 1 bone
   *[other] { $bones } bones
}
board-seat = { $player }, runner { $letter }
board-acts = to move
board-would-pays = nearest to the dog: would pay a bone if the round ended now
board-would-takes = farthest ahead: would take a bone if the round ended now
board-winner = winner
board-box = The box, with { board-bones } lost for good
board-dark-dog = The dark dog: { $player } begins the round
board-real = We throw real dice and enter what they show

lesson-run = The white dog is after you all, and the last one pays. Your white dice make 7: run!
lesson-dare = { $one } landed on your space and pushed you back one. That left you nearest to the dog, so you paid a bone to the runner farthest ahead. And now only 3? Risk the black dice as well!
lesson-enough = Ten spaces! You were the farthest ahead, and { $two } paid you a bone. Careful now: you threw a dog. Two dogs in one turn cost a bone, and you stay put. Leave the black dice and run.
lesson-bitten = { $one } pushed { $two } into the dog, and then the dog stepped onto { $one }. Both were bitten: a bone lost, and back to the middle. Your 9 takes you right past the dog, which does no harm: run!
lesson-between = Two dogs cost { $one } a bone, and then { $two } too. At the end of a round only the nearest pays and only the farthest earns. You stand between the two: run, and nothing happens to you.
lesson-end = That is all. When somebody has no bone left, the game ends, and whoever has the most bones wins. Play on as you like!
