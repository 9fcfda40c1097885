title = Chicago
tagline = Rob a town where nobody knows what the houses hold, and be gone before the Police has you surrounded.
credits = A game by Jean Malherbe, Miro Company, Paris, about 1940.

option-map = Town
option-map-hex59 = hexagons, 59 houses
option-map-hex61 = hexagons, 61 houses and two more policemen
option-map-grid59 = squares, 59 houses
option-police = Who is the Police?
option-police-held = the Police
option-police-others = a thief
option-match = Match
option-match-true = one game for each player; everybody is the Police once
option-match-false = a single game

a-house = { $kind ->
    [plane] a plane
    [thief] a thief
    [weapon] a weapon
    [bank] a bank
    [car] a car
    [police] a policeman
    [m10] 10,000 francs
    [m20] 20,000 francs
    [m50] 50,000 francs
    [m100] 100,000 francs
   *[other] the house
}
house-plane = plane
house-thief = thief
house-weapon = weapon
house-bank = bank
house-car = car
house-police = police
house-m10 = 10,000
house-m20 = 20,000
house-m50 = 50,000
house-m100 = 100,000
name = { $player }{ $thief ->
    [none] {""}
   *[other] {" "}(T{ $thief })
}
next-name = { $receiver }{ $second ->
    [none] {""}
   *[other] {" "}(T{ $second })
}

move-enter = Enter by { $cell }
move-go = Go to { $cell }
move-rob = Rob { $cell }
move-leave = Leave the town
move-stop = Stop here
move-stay = Stay
move-fly = Take the plane
move-return = Put the house back
move-surrender = Surrender
move-place = Put a policeman on { $cell }
move-done = End the turn
move-house = The house holds { a-house }
move-lose = Lost: { a-house }
move-move = { $from } → { $to }
move-shoot = Shoot: { $from } → { $to }
any-enter = Enter the town
any-go = Go
any-rob = Rob a house
any-place = Put a policeman on a star
any-move = Move a policeman
any-shoot = Shoot

ask-enter = { $player }, by which gate do you enter?
ask-move-stay = { $player }: go, rob a house{ $can_shoot ->
    [yes] , shoot
   *[no] {""}
}{ $can_leave ->
    [yes] , leave the town
   *[no] {""}
} or stay?
ask-second-stop = { $player }, you have moved: stop here{ $can_go ->
    [yes] { $can_leave ->
        [yes] , drive on or leave the town
       *[no] {" "}or drive on
    }
   *[no] { $can_leave ->
        [yes] {" "}or leave the town
       *[no] {""}
    }
}?
ask-look = { $player }, this house has to go back: a bank is kept only with a car, and one car is enough.
ask-look-fly = { $player }, you have found the plane! Fly off, or put it back?
ask-arrest = { $player }, you are surrounded and cannot shoot your way out: surrender.
ask-arrest-shoot = { $player }, you are surrounded! Shoot a policeman away, or surrender?
ask-place = { $player }, put a policeman on a star.
ask-police-done = { $player }, will you move a policeman? { $moves_left ->
    [one] 1 move left.
   *[other] { $moves_left } moves left.
}
ask-house = What does the house hold?
ask-lose = Which house is lost?

first-enter = Gates are the way in – and later the way out with your loot.
first-move-stay = Go as far as you like in a straight line, or rob a house beside you: that ends the turn.
first-move-shoot = You have a weapon: once, you may move a policeman away. It is worth keeping it.
first-move-leave = You stand on a gate: leaving keeps your loot safe, but you do not come back.
first-second-stop = Your car lets you go a second time. Everybody sees it, so now they know.
first-look = Now you know what is in there, and others do not. A bank is yours once you have a car.
first-look-fly = Flying takes you and your loot to safety at once. Put back, it waits for anybody.
first-arrest = No free street around you and a policeman beside you: the Police gets your loot.
first-arrest-shoot = A weapon moves a policeman to any free street: that may open a way out.
first-place = A police house was opened: you get a policeman, then two moves at once.
first-police-done = Leave a thief no free street, with a policeman beside: that is an arrest. Two moves a turn.

log-begins = { $player } is the Police.
log-match-begins = Game { $game } of the match: { $player } is the Police.
log-round = Round { $round }.
log-enter = { name } enters by { $cell }.
log-go = { name } goes to { $cell }.
log-car-shown = { name } has a car!
log-rob = { name } opens { $cell }.
log-keep = { $kind ->
    [none] { name } keeps the house.
   *[other] { name } keeps { a-house }.
}
log-look = { name } finds { a-house } in { $cell }.
log-return = { name } puts the house back on { $cell }.
log-fly = { name } finds the plane and flies off with the loot.
log-leave = { $houses ->
    [0] { name } leaves the town empty-handed.
   *[other] { name } leaves the town with the loot.
}
log-stop = { name } stops there.
log-stay = { name } stays.
log-police = Police! { name } has woken a policeman; { $police } plays at once.
log-thief = A thief house! Every thief in town who has loot loses a house to the next one.
log-thief-nothing = A thief house! But nobody in town has any loot to lose.
log-thief-alone = A thief house! But { name } is alone in town: nothing changes hands.
log-lose = { $kind ->
    [none] { name } loses a house to { next-name }.
   *[other] { name } loses { a-house } to { next-name }.
}
log-place = { $player } puts a policeman on { $cell }.
log-move = { $player } moves a policeman from { $from } to { $to }.
log-done = { $player } leaves it at that.
log-shoot = { name } shoots: the policeman on { $from } has to go to { $to }.
log-cornered = { name } is surrounded on { $cell }.
log-arrested = { name } is arrested; { $houses ->
    [0] there is no loot to confiscate
    [one] { $police } confiscates 1 house
   *[other] { $police } confiscates { $houses } houses
}.
log-immobilised = { $count ->
    [one] 1 policeman is
   *[other] { $count } policemen are
} immobilised for the rest of the game.
log-end-quiet = Nothing has happened for { $rounds } rounds: the thieves in town leave with their loot.
log-end-town-empty = Every thief has left or been arrested: the game is over.
log-end-match = Everybody has been the Police once: the match is over, and all loot is added up.
log-game-over = This game is over; its loot is counted at the end of the match.
log-score = { $player } has { $francs ->
    [0] nothing
   *[other] { $francs } francs
}.
log-wins = { $player } wins with { $francs } francs!
log-shares = { $player } shares the victory with { $francs } francs.
log-end-equal = The largest loots are equal: the victory is shared.
log-end-how-thief = { $player } got away with { $houses ->
    [one] 1 house
   *[other] { $houses } houses
}; the Police made { $arrests ->
    [0] no arrest
    [one] 1 arrest
   *[other] { $arrests } arrests
}.
log-end-how-police = { $player }, the Police, arrested { $arrests ->
    [0] nobody
    [one] 1 thief and took the loot
   *[other] { $arrests } thieves and took their loot
}.
log-end-how-match = { $player } brought { $before } francs from the games before and { $last } from the last one.
part-before = games before
part-bank = { $count ->
    [one] bank
   *[other] banks
}
part-m10 = { $count ->
    [one] house of 10,000
   *[other] houses of 10,000
}
part-m20 = { $count ->
    [one] house of 20,000
   *[other] houses of 20,000
}
part-m50 = { $count ->
    [one] house of 50,000
   *[other] houses of 50,000
}
part-m100 = { $count ->
    [one] house of 100,000
   *[other] houses of 100,000
}
part-confiscated = taken from { name }
amount = { $points ->
    [0] nothing
   *[other] { $points } francs
}

why-drawn = Houses are drawn by chance, not chosen.
why-no-such-cell = There is no such cell in this town.
why-enter-first = First enter the town: choose a free gate.
why-your-turn = It is a thief’s turn: go, rob a house, or stay.
why-after-move = You have moved: stop here, drive on if you have a car, or leave the town if you stand on a gate.
why-look-first = First decide about the house you have opened.
why-arrest-first = You are about to be arrested: surrender, or shoot if you have a weapon.
why-place-first = First a policeman has to be placed on a free star.
why-police-play = The Police is playing: move a policeman, or make no more moves.
why-moved-already = You have already moved; that is possible only at the start of a turn.
why-no-second = Only a car gives a second move, and there is never a third.
why-same-cell = The pawn is already standing there.
why-house-cell = { $cell } is a house; pawns stand on streets only.
why-occupied = Somebody stands on { $cell }.
why-not-a-gate = { $cell } is not a gate.
why-not-a-star = { $cell } is not a star.
why-way-blocked = The way to { $cell } is blocked.
why-no-line = No straight street leads from { $from } to { $cell }.
why-no-house = { $cell } is a street; there is nothing to rob.
why-house-taken = The house on { $cell } is gone.
why-not-beside = { $cell } is not beside your thief.
why-no-gate = A thief can leave the town only from a gate.
why-no-plane = There is no plane in this house; put it back.
why-no-weapon = This thief has no weapon.
why-no-policeman = No policeman stands on { $cell }.
why-immobilised = The policeman on { $cell } has made an arrest and is immobilised.

board-round = { $game ->
    [1] Round { $round }
   *[other] Game { $game }, round { $round }
}
board-game-over = Game { $game } of { $games } is over
board-got-away = { $size ->
    [0] got away empty-handed
    [one] got away with 1 house
   *[other] got away with { $size } houses
}
board-caught = arrested, loot confiscated
board-so-far = Your loot in the match: { board-francs }
board-next-police = Game { $game } of { $games }: { $player } is the Police.
board-next-game = Next game
board-over = The game is over after round { $round }
board-quiet = quiet for { $quiet ->
    [one] 1 round
   *[other] { $quiet } rounds
}
board-sign-thief = T
board-sign-police = P
board-sign-frozen = X
board-house = house
board-put-back = put back
board-taken = empty
board-gate = gate
board-star = star
board-police = policeman
board-frozen = immobilised
board-outside = outside
board-town = in town, { $cell }
board-left = has left
board-now-outside = not in town yet
board-now-left = got away
board-now-arrested = arrested
board-now-empty = no loot yet
board-arrested = arrested, { $cell }
board-loot = { $size ->
    [one] 1 house
   *[other] { $size } houses
}
board-car = car
board-car-unknown = car?
board-car-maybe = maybe a car
board-officers = { $town } in town{ $waiting ->
    [0] {""}
   *[other] , { $waiting } waiting
}{ $frozen ->
    [0] {""}
   *[other] , { $frozen } immobilised
}
board-moves = { $moves ->
    [one] 1 move left
   *[other] { $moves } moves left
}
board-short-plane = pln
board-short-bank = bnk
board-short-car = car
board-arrested-sign = arrested thief
board-total = { $player }, in all:
board-francs = { $francs } F

board-label = The town from above
board-cell = { $cell }: { $what }
board-street = street
board-taken-house = the house is gone
board-put-back-house = house, opened and put back
board-known-house = house, you know what is in it: { $what }
board-thief = thief { $number } ({ $player })
board-chosen = chosen
board-choose-him = choose him
board-advised = advice: { $share }
board-choose-policeman = Tap a policeman, then where he goes.
board-where-to = Where does the policeman on { $cell } go?
board-shoot-where = Where does the policeman on { $cell } have to go?
board-again = Choose again
board-armed = You may also shoot: touch a policeman to chase him away.
board-found = You have found { a-house }.
board-you = you
board-winner = winner
board-acts = to play
board-the-police = Police
board-confiscated = Confiscated
board-loot-open = The loot
board-loot-hidden = The loot, face down
board-quiet-help = After 20 quiet rounds in a row the thieves in town leave with their loot.
board-left-title = Not seen yet
board-help-title = What the signs mean
board-help-open = Legend
board-help-plane = Plane: fly off at once with all your loot, or put the house back.
board-help-thief = Thief: every thief in town loses a random house to the next one.
board-help-weapon = Weapon: once only, move a policeman to any free street.
board-help-bank = Bank: 200,000 francs, but only for a thief with a car.
board-help-car = Car: two moves a turn from your next turn on.
board-help-police = Police: a policeman comes to a star, and the Police plays at once.
board-help-m10 = Money: 10,000 francs.
board-help-m20 = Money: 20,000 francs.
board-help-m50 = Money: 50,000 francs.
board-help-m100 = Money: 100,000 francs.
board-help-ways = Around a thief: green, the street beside is free; red, somebody bars it. Without a free street, and with a policeman beside: arrested!
board-help-taken = Crossed out: the house has been robbed and is gone.
board-help-close = Close
board-ways = { $ways ->
    [one] 1 street free
   *[other] { $ways } streets free
}
board-real = We look under real houses and enter what we find
role-police = the Police
lesson-enter = You are a thief, { $three } is the Police. Nobody knows what is in the houses. Enter the town by gate A4.
lesson-rob = On your turn you move or rob a house beside you. Here is one: open A3.
lesson-more = 50,000, and only you know it. { $one } woke a policeman, but he is still far from you: open B5.
lesson-drive = A car! Now you move twice a turn, each time straight ahead as far as you like. Go to C4, then to D5.
lesson-bank = A policeman stands beside you. But you are caught only when every street beside you is taken: open C5.
lesson-flee = A bank, 200,000! It takes a car to carry it. Caught, you lose everything, so off: to C4, then to gate A4.
lesson-leave = You stand on a gate. Leave the town, and nobody can take your loot any more.
lesson-end = Safe with 250,000! Once every thief has left or been caught, the largest loot wins. Next time, be the Police!
lesson-police-place = You are the Police. { $two } has opened a police house: you get a policeman. Place him on the star D4.
lesson-police-block = Now two moves, straight ahead like thieves. { $one } sits on gate A4 with two ways out: close one, D4 to B4.
lesson-police-save = A second move would give the way free again. You may leave it at one.
lesson-police-second = { $three } opened the next police house. A second policeman: place him on D8, in line with A5.
lesson-police-close = Whoever has no free street left, with a policeman beside, is arrested. Close the trap: D8 to A5!
lesson-police-frozen = Got him: the loot is yours! But policemen beside an arrested thief can never move again. Nothing to move: leave it.
lesson-police-end = Every police house brings you another policeman. If your loot is the largest, you win. Play on as you like!
hand-house = Open the door
hand-house-you = You are inside: what is in this house?

print-town = half of the town: hexagons in front, squares behind
print-plane = house: plane
print-thief = house: thief
print-weapon = house: weapon
print-bank = house: bank
print-car = house: car
print-police = house: police
print-m10 = house: 10,000
print-m20 = house: 20,000
print-m50 = house: 50,000
print-m100 = house: 100,000
print-more-police = house: police, marked 61
print-plot = plot for the town of 61 houses
print-thief-pawn = thief
print-officer = policeman
print-make-town = Cut both halves along the seam, lay them edge to edge and tape them. On the back is the square town.
print-make-houses = Cut the houses as evenly as you can, shuffle them face down and lay one on each dark cell, unseen.
print-make-pawns = Fold pawns at the head so that both pictures look outwards, bend the feet apart and glue them onto a scrap of card.
print-house-61 = The town of 61: lay the two plots on F7 and J7, and shuffle the two police houses marked 61 in with the others. Otherwise keep them apart.
print-house-pawns = Pawns of four colours are thieves, coins are policemen; a coin turned over may not move again.
print-in-short = # A thief
    First turn: enter by a free gate.
    Then go any distance in a straight line of free cells, or rob a house beside you, or stay.
    With a car: go twice. On a gate: you may leave with your loot, for good.
    # Houses
    Money: keep it hidden. Bank, 200,000: only with a car. A bank or second car you cannot keep goes back unseen.
    Weapon: once, put a policeman onto any free street. Plane: leave at once, or put it back.
    Thief: every thief in town gives a house to the next, drawn blind.
    Police: hand it over; a policeman comes on a star, and the Police plays two moves at once.
    # The Police
    Two moves a turn in straight lines. A thief who cannot move, hemmed in by policemen, is arrested: loot to the Police; those policemen stay.
    # The end
    No thief left in town: most money wins.
