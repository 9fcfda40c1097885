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

ask-choose = { $player }: run, or add the black dice?
ask-white-chance = What does the white die show?
ask-black-chance = What does the black die show?

first-choose = A dog on a die counts 0, and two dogs cost a bone. Black dice: faster, but riskier.

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
log-end-equal = The best have as many bones as each other: they share the victory.
log-end-how = { $player } took { $taken ->
    [0] no bone
    [one] 1 bone
   *[other] { $taken } bones
} as the front runner and lost { $lost ->
    [0] none
   *[other] { $lost }
}.
part-start = at the start
part-taken = taken in front
part-paid = paid as hindmost
part-bitten = bitten by the dog
part-dogs = two dogs thrown
amount = { $points ->
    [one] 1 bone
   *[other] { $points } bones
}

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
    [bitten] { spaces-run }, straight into the dog: a bone lost
    [pushes] { spaces-run }, then { $distance } ahead of the dog; { $player } must give way
   *[other] { spaces-run }, then { $distance } ahead of the dog
}{ $last ->
    [pays] . The round ends: that costs a bone
    [caught] . The round ends and the dog catches up: a bone lost
   *[no] { "" }
}
board-run-brief = { $fate ->
    [bitten] into the dog: −1 bone
   *[other] { $last ->
        [no] { $distance } ahead of the dog
       *[other] { $distance } ahead, −1 bone
    }
}
board-black-too = Add the black dice
board-risk = Black: { $lost } of 36 throws cost a bone. Two dogs { $busts } · onto the dog { $bites }{ $lasts ->
    [0] { "" }
   *[other] { " " }· last in the round { $lasts }
}{ $pushes ->
    [0] { "" }
   *[other] { " " }· pushing somebody { $pushes }
}
board-risk-brief = { $lost ->
    [36] always costs a bone
   *[other] risk { $lost } in 36
}
board-throw = Throw the { $colour ->
    [black] black
   *[other] white
} dice
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

lesson-run = The white dog chases you all, and the last one pays. Your white dice make 7: run!
lesson-dare = { $one } pushed you back: nearest to the dog, you paid a bone. And now only 3? Risk the black dice too!
lesson-enough = Farthest ahead, you took a bone from { $two }. Careful: you threw a dog, and two in a turn cost a bone. Just run.
lesson-bitten = { $one } and { $two } were bitten: a bone lost, and back to the middle. Your 9 takes you past the dog, which is safe: run!
lesson-between = At the end of a round only the nearest pays and only the farthest earns. You stand between them: run.
lesson-end = Once somebody has no bone left, the game ends, and most bones win. Play on as you like!
hand-white = Throw
hand-white-you = It is your throw: the white dice!

print-ring = the ring
print-bone = bone
print-white-dog = the white dog
print-dark-dog = the dark dog: begins the round
print-runner = runner
print-bowl = bowl
print-white-die = white die
print-black-die = black die
print-make-tents = Fold runners and dogs at the head so that both pictures look outwards, bend the feet apart and glue them onto a scrap of card.
print-make-dice = Cut the dice out along their outer edge, fold all edges, put glue on the grey flaps.
print-house-dice = Ordinary dice do as well: a 6 is a dog and counts 0. Take two light and two dark ones.
print-house-figures = Any six small figures can run, and coins, beans or matches can be bones.
print-house-risky = Riskier black dice: their 1 is a dog too.
print-in-short = # Your throw
    Throw both white dice: a dog counts 0.
    Run that far clockwise, or throw both black dice too and run with the sum of all four.
    Two dogs or more: a bone to the box, and you stay where you are.
    From the middle you start at the white dog: the space before its nose is 1.
    # Landing
    On somebody: they go back one space, and so does whoever stands there.
    On the white dog, or pushed into it: a bone to the box, back to the middle.
    # When everybody has thrown
    The farthest runner takes a bone from the nearest to the dog.
    The dark dog goes to the left; the white dog steps on one and bites whoever stands there.
    # The end
    Somebody has no bone left: most bones win.
