title = Doggy Bag
tagline = Bring Fagin your bones by day, steal them back by night – and do not wake him.
credits = A game by Antonin Boccara, illustrated by Aline Kirrmann, Blam! 2017.

option-roles = Tokens
option-roles-true = with their effects
option-roles-false = without effects (beginner game)

a-bone = { $colour ->
    [grey] a grey bone
    [white] a white bone
    [red] a red bone
    [yellow] a yellow bone
   *[black] a black bone
}
my-bone = { $mine ->
    [grey] a grey bone
    [white] a white bone
    [red] a red bone
    [yellow] a yellow bone
   *[black] a black bone
}
chest-bone = { $chest ->
    [grey] a grey one
    [white] a white one
    [red] a red one
    [yellow] a yellow one
   *[black] a black one
}
role-name = { $role ->
    [0] Creep
    [1] Lookout
    [2] Leader
    [3] Pickpocket
    [4] Mole
    [5] Scout
    [6] Steward
   *[7] Ace
}
bones-drawn = { $count ->
    [0] no bones
    [one] 1 bone
   *[other] { $count } bones
}
bones-owed = { $loot ->
    [one] 1 bone
   *[other] { $loot } bones
}

move-coin = The coin shows { $face }
move-draw = Drawn: { a-bone }
move-put = Put { a-bone } into the bag
move-take_0 = Token 0, Creep: a black bone in front of you goes to the chest
move-take_1 = Token 1, Lookout: look into the bag, then draw a bone
move-take_2 = Token 2, Leader: choose who plays first next round
move-take_3 = Token 3, Pickpocket: draw a bone
move-take_4 = Token 4, Mole: look into the bag
move-take_5 = Token 5, Scout: show three bones, put one into the chest
move-take_6 = Token 6, Steward: move two bones from the chest to the bag
move-take_7 = Token 7, Ace: swap a bone with the chest
move-take = Token { $role }
move-flip = Flip token { $role }: be the hothead
move-announce = Announce { $number }
move-lead = { $seat } plays first
move-chest = To the chest: { a-bone }
move-bag = Into the bag: { a-bone }
move-swap = Swap { my-bone } for { chest-bone }
move-stop = Stop and keep everything
move-greed = Be greedy: draw one more
move-steal = Steal from { $seat }
move-steal_none = Steal nothing

ask-loot-put = { $choices ->
    [one] Which bone goes into the bag?
   *[other] Which { $choices } bones go into the bag?
}
ask-loot-chance = What does the coin show?
ask-roles = Which token do you take?
ask-roles-announce = How many bones do you announce, { $low } to { $high }?
ask-effect-lead = Leader: who plays first next round?
ask-effect-chest = Scout: which of these goes to the chest?
ask-effect-bag = Steward: what goes from the chest into the bag?
ask-effect-swap = Ace: which bone do you swap with the chest?
ask-effect-chance = Which bone was drawn?
ask-heist-chance = Which bone comes out of the bag?
ask-greed = Stop, or be greedy?
ask-greed-chance = Which bone was drawn?
ask-steal = Who do you steal from?

first-loot-put = What you put in, anybody may pull out tonight. A black bone stops whoever draws it.
first-roles = The number: how many bones you must draw tonight. High goes first. The effect comes now.
first-roles-announce = A hothead goes first tonight, but has to draw as many bones as announced.
first-effect-lead = Whoever plays first next round throws the coins and has the first choice of tokens.
first-effect-chest = The others go back into the bag. A black bone in the chest harms nobody for now.
first-effect-bag = Good bones make tonight’s bag richer; black ones make it more dangerous.
first-effect-swap = You swap a bone from behind your screen: a good way to get rid of one.
first-greed = You have made it! One more bone may let you steal – a black one costs tonight’s bones.
first-steal = You take one bone of the colour you have just drawn, from in front of somebody else.

log-round = Round { $round }: { $player } throws the coins.
log-coins = The coins show { $one } and { $two }: everybody puts { bones-owed } into the bag.
log-coins-all = The coins show { $one } and { $two }: everybody puts { $loot ->
    [one] their last bone
   *[other] their last { $loot } bones
} into the bag. This is the last round.
log-put = { $player } secretly puts { a-bone } into the bag.
log-put-done = { $player } has put { bones-owed } into the bag.
log-take = { $player } takes token { $role }, the { role-name }.
log-no-black = { $player } has no black bone in front: nothing happens.
log-empty-bag = The bag is empty: nothing happens.
log-empty-chest = The chest is empty: nothing happens.
log-empty-stock = { $player } has no bone left behind the screen: nothing happens.
log-creep = { $player } hands Fagin a black bone for his chest.
log-look = { $player } looks into the bag.
log-seen = In the bag: { $grey } grey, { $white } white, { $red } red, { $yellow } yellow, { $black } black.
log-find = { $player } draws { a-bone } and keeps it.
log-find-black = { $player } draws a black bone and puts it back.
log-shows = { $player } draws { a-bone } and shows it.
log-scout = { $player } puts { a-bone } into the chest{ $back ->
    [0] .
    [one] {""} and the other one back into the bag.
   *[other] {""} and the other { $back } back into the bag.
}
log-refill = { $player } moves { a-bone } from the chest to the bag.
log-swap = { $player } swaps { my-bone } from behind the screen for { chest-bone } from the chest.
log-lead = { $player } gives the first-player token to { $other }.
log-lead-self = { $player } takes the first-player token.
log-flip = { $player } flips token { $role }: a hothead!
log-announce = { $player } announces { $number } bones.
log-heist = { $player } sneaks up to the bag for { $goal ->
    [0] no bones at all
    [one] 1 bone
   *[other] { $goal } bones
}.
log-draw = { $player } draws { a-bone } ({ $count } of { $goal }).
log-reached = { $player } has made it.
log-caught = A black bone! Fagin wakes up and catches { $player }{ $lost ->
    [0] .
    [one] , who loses 1 bone to the chest.
   *[other] , who loses { $lost } bones to the chest.
}
log-caught-greys = A black bone! Fagin wakes up and catches { $player }, who { $lost ->
    [0] keeps
    [one] loses 1 bone to the chest but keeps
   *[other] loses { $lost } bones to the chest but keeps
} { $greys ->
    [one] 1 grey one.
   *[other] { $greys } grey ones.
}
log-out = That was the third black bone: { $player } is thrown out, and everything in front goes to the chest.
log-token = The first-player token passes to { $player }.
log-bag-empty = The bag is empty: { $player } gets nothing, and the round ends.
log-gets-away = The bag is empty: { $player } gets away with { bones-drawn }, and the round ends.
log-all-caught = Fagin has caught everybody: the round ends.
log-stop = { $player } gets away with { bones-drawn }. The round ends.
log-greed = { $player } is greedy and reaches in once more…
log-greed-draw = … { a-bone }! { $player } gets away with { bones-drawn }.
log-steal = { $player } also steals { a-bone } from { $other }.
log-steal-none = { $player } steals nothing.
log-end-alone = { $player } is the only dog left and wins!
log-end-all-stocks = There is no bone left behind any screen: the game is over.
log-end-all-blacks = All the black bones have been drawn: the game is over.
log-end-fewer-blacks = There is a tie at { $points ->
    [one] 1 point
   *[other] { $points } points
}: fewer black bones in front decide, { $blacks } against { $more }.
log-end-equal = The best are level on points and on black bones: they share the victory.
log-wins = { $player } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
log-shares = { $player } shares the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-end-others-out = Every other dog has been thrown out with three black bones.
log-end-out = { $count ->
    [one] One dog was
   *[other] { $count } dogs were
} thrown out with three black bones.
log-end-how = { $player } got { $bones ->
    [one] 1 good bone
   *[other] { $bones } good bones
} out of the bag, and { $blacks ->
    [0] no black one
    [one] 1 black one
   *[other] { $blacks } black ones
}.
part-grey = { $count ->
    [one] grey bone
   *[other] grey bones
}
part-white = { $count ->
    [one] white bone
   *[other] white bones
}
part-red = { $count ->
    [one] red bone
   *[other] red bones
}
part-yellow = { $count ->
    [one] yellow bone
   *[other] yellow bones
}
part-black = { $count ->
    [one] black bone
   *[other] black bones
}
part-out = thrown out with three black bones
amount = { $points ->
    [one] 1 point
   *[other] { $points } points
}

why-coins-are-thrown = Coins are thrown, not chosen.
why-bones-are-drawn = Bones are drawn from the bag by chance.
why-do-put = First you have to put bones into the bag.
why-do-pick = First you have to take a token.
why-do-announce = You have flipped your token: announce how many bones you will draw.
why-do-lead = As the Leader you still have to choose who plays first next round.
why-do-chest = As the Scout you first have to put one of the bones shown into the chest.
why-do-bag = As the Steward you first have to move bones from the chest to the bag.
why-do-swap = As the Ace you first have to swap a bone with the chest.
why-do-dare = You have reached your number: stop, or be greedy?
why-do-steal = You may steal { $steal ->
    [grey] a grey bone
    [white] a white bone
    [red] a red bone
   *[yellow] a yellow bone
} now, or nothing.
why-not-behind-screen = You do not have { a-bone } behind your screen.
why-put-order = Bones go into the bag in colour order (grey, white, red, yellow, black): after { $last ->
    [grey] grey
    [white] white
    [red] red
    [yellow] yellow
   *[black] black
} you cannot go back to { $colour ->
    [grey] grey
    [white] white
    [red] red
    [yellow] yellow
   *[black] black
}.
why-put-too-few = You still owe { $left } bones, in colour order; after { a-bone } there would be too few left to finish.
why-token-gone = { $player } already has token { $role }.
why-one-hothead = One hothead a round is enough, and this time it is { $player }.
why-announce-too-high = There are not that many bones in the bag; announce at most { $most }.
why-nobody-there = Nobody sits there: there are only { $players } players.
why-lead-out = { $player } is out of the game.
why-not-shown = You have not drawn { a-bone }.
why-not-in-chest = The chest does not hold { a-bone }.
why-steal-self = You cannot steal from yourself.
why-steal-none-there = { $player } does not have { a-bone } in front.

board-round = Round { $round }
board-over = The game is over after round { $round }
board-phase-loot = loot
board-phase-roles = tokens
board-phase-effect = effect
board-phase-heist = heist
board-phase-greed = greed
board-phase-steal = theft
board-coins = coins
board-bag = Bag
board-bones = { $count ->
    [one] bone
   *[other] bones
}
board-seen = You saw
board-since = Since then
board-chest = Chest
board-tokens = Tokens
board-drawn = In hand
board-stake = At stake
board-behind = Behind
board-front = In front
board-hidden = { $count ->
    [0] nothing
    [one] 1 bone
   *[other] { $count } bones
}
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-hothead = { $announced ->
    [0] hothead
   *[other] hothead: { $announced } bones
}
board-out = thrown out
board-sealed = ✓ chosen
board-turn = to play
board-first = plays first
board-grey = grey
board-white = white
board-red = red
board-yellow = yellow
board-black = black
board-sign-grey = g
board-sign-white = w
board-sign-red = r
board-sign-yellow = y
board-sign-black = ✖

lesson-loot = Secretly, everybody puts bones into Fagin’s bag, two today. A black one wakes him. Put in a red and a black.
lesson-mole = By night you steal them back: a token says how many you mean to draw. Take 4, the Mole: it looks into the bag.
lesson-stop = { $one } drew a black one and lost the rest. You have your four! Of the three bones left, two are black: stop.
lesson-again = Bones in front count: grey and white 1, red 2, yellow 3. A new day, three bones: put in a white and two blacks.
lesson-lookout = The bag is full of black ones now: aim low. Take 1, the Lookout: look into the bag, and draw one bone at once.
lesson-greed = The others woke Fagin, and you have your bone. Once, you may be greedy and draw one more. Two of seven are black: risk it!
lesson-steal = White! Greed pays: you may take a bone of that colour from another dog. { $two } has one.
lesson-end = The third black bone throws a dog out. When all screens are empty, most points win. Play on as you like!
board-pile = { $colour ->
    [grey] { $count ->
        [one] { $count } grey bone
       *[other] { $count } grey bones
    }
    [white] { $count ->
        [one] { $count } white bone
       *[other] { $count } white bones
    }
    [red] { $count ->
        [one] { $count } red bone
       *[other] { $count } red bones
    }
    [yellow] { $count ->
        [one] { $count } yellow bone
       *[other] { $count } yellow bones
    }
   *[black] { $count ->
        [one] { $count } black bone
       *[other] { $count } black bones
    }
}
board-range = { $colour ->
    [grey] grey
    [white] white
    [red] red
    [yellow] yellow
   *[black] black
} { $least } to { $most }
board-table = The table of Doggy Bag
board-choosing = choosing …
board-known = What may be in the bag
board-known-looked = What you saw in the bag
board-known-since = Since you looked: { $added } more
board-known-over = What is left in the bag
board-known-help = The note by the bag says how many bones of each colour can be in it: at least and at most, going by all you can see. The risk is a rough guess, as if the others put their bones in blindly.
board-risk = Next bone black: ≈ { $share }
board-bag-empty = The bag is empty.
board-success = Without a black bone: ≈ { $share }
board-success-help = The percentage on a token is your rough chance of drawing that many bones without a black one, with the bag as it is now.
board-order = Order of the heist
board-caught = caught
board-attempt = { $player }: { $count } of { $goal }
board-own-screen = Behind your screen: { $count } – only you see them
board-own-open = Behind your screen: { $count }
board-third = The third black bone throws you out.
board-tray = Into the bag: { $need ->
    [0] complete
   *[other] { $need } more
}
board-unpick = Take back { $colour ->
    [grey] a grey bone
    [white] a white bone
    [red] a red bone
    [yellow] a yellow bone
   *[black] a black bone
}
board-more = Choose { $need ->
    [one] 1 more bone
   *[other] { $need } more bones
} behind your screen.
board-seal = Into the bag
board-seal-more = Into the bag · { $need } more
board-take = Take a token
board-take-role = Take { $role }: { role-name }
board-flip = Flip it
board-flip-role = Flip { $role }: hothead
board-swap = Swap
board-to-bag = Into the bag
board-to-chest = To the chest
board-effect = { $role ->
    [0] A black bone in front of you goes to the chest.
    [1] Look into the bag, then draw a bone.
    [2] Choose who plays first next round.
    [3] Draw a bone at once.
    [4] Look into the bag.
    [5] Show three bones, put one into the chest.
    [6] Move two bones from the chest to the bag.
   *[7] Swap a bone with the chest.
}
board-seal-help = Nobody sees which ones.
board-back = Choose another
board-fewer = One fewer
board-higher = One more
board-point-token = Tap a token to see its effect. %: no black bone.
board-point-chest = Choose a bone in the chest.
board-point-own = Choose a bone behind your screen.
board-point-shown = Choose one of the bones shown.
board-point-dog = Choose a dog.
board-legend = What the bones and numbers mean
board-about-grey = Grey bone: 1 point; you keep it even when you are caught
board-about-white = White bone: 1 point
board-about-red = Red bone: 2 points
board-about-yellow = Yellow bone: 3 points
board-about-black = Black bone: no points; it wakes Fagin, and the third throws you out
board-real = We toss real coins, draw from a real bag and enter what comes
hand-coin = Toss the coins
hand-coin-you = You toss the coins: how large is the loot?
hand-draw = Draw a bone
hand-draw-you = Your hand is in the bag: draw a bone!

print-bone = { $colour ->
    [grey] grey bone, a knucklebone
    [white] white bone, chicken
    [red] red bone, beef
    [yellow] yellow bone, marrow
   *[black] black bone, rotten
}
print-chest = Fagin’s chest
print-role = role token, a flame on its back
print-first = first-player token
print-coin = Fagin’s coin, 1 and 2
print-screen = screen
print-begin = Behind your screen at the start, and one bone of each colour in the bag:
print-hothead = A token turned over makes you a hothead: announce 8 bones or more, and go first. One hothead a round.
print-make-screens = Fold the outer leaves of the screens forward: the help looks at you, the dog at the others.
print-make-coins = Cut out both faces of a coin together, fold them back to back and glue them.
print-make-bones = Cut the bones as evenly as you can: nobody must feel which is which.
print-house-bag = Fagin’s bag: a sock or a cloth bag one cannot see through.
print-house-coins = Ordinary coins do: heads is 2, tails is 1.
print-house-bones = Toy bricks of one shape in five colours are even nicer to draw than paper.
print-in-short = # 1. Loot
    The first player throws both coins. Everybody puts that many bones from behind the screen into the bag, in secret.
    # 2. Tokens
    From the first player on, each takes a token and does what it says.
    Or turns one over and announces 8 or more: one hothead a round.
    # 3. Heist
    Hothead first, then from the highest token down: draw bone by bone.
    A black one: keep it and the greys just drawn, the rest goes to the chest; next dog.
    As many as your number: stop and keep all, and the round ends; or draw one more for the chance to steal one of that colour.
    # The end
    Third black in front: out. All stocks empty, or all blacks drawn: most points in front.
