title = Oss
tagline = Knucklebones with a wager: lay a card on a figure, then do it with your hands.
credits = A game by Vincent Lemaire, Jean-Michel Maman and Charles Amir Perret, Ariac / Cap Games / Spiel-ou-Face 2013.

option-hands = Whose hands
option-hands-model = a skill model throws for everybody
option-hands-referee = real bones; you enter the results
option-hands-screen = you, on the screen
option-equal = Equal table (hands on the screen)
option-equal-true = a warm-up sets each hand’s time and reach
option-equal-false = no
option-skill = Skill
option-skill-level = { $level ->
    [1] clumsy
    [2] fair
    [3] good
    [4] nimble
   *[5] master
}

figure-name = { $figure ->
    [aslik] Aslik
    [ehfel] Ehfel
    [kuda_kuda] Kuda-Kuda
    [takh_takh] Takh-Takh
    [wollo] Wollo
    [cumi_cumi] Cumi-Cumi
    [gurnia] Gurnia
    [nampan] Nampan
    [numa] Numa
    [polopo] Polopo
    [ariac] Ariac
    [glodoc] Glodoc
    [labah] Labah
    [maradono] Maradono
    [meja] Meja
    [bagi] Bagi
    [bola_bola] Bola-Bola
    [kat] Kat
    [manu] Manu
   *[naik] Naik
}
challenge-name = { $challenge ->
    [badaboss] BadabOss
    [kiri_kanoss] Kiri KanOss
    [los_loboss] Los LobOss
    [targoss] TargOss
   *[warnoss] WarnOss
}
family-name = { $family ->
    [classic] classic
    [hand] hand
    [exotic] exotic
   *[duel] duel
}
side-name = { $side ->
    [bump] bumps
   *[hollow] hollows
}
colour-name = { $colour ->
    [white] white
    [black] black
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}

move-card = Tribe card: { $value }
move-figure = Figure: { figure-name }
move-lay = Lay a { $value } on the { family-name } figure
move-hands = Bones: { $count }
move-duel = { $result ->
    [first] The first player wins
    [second] The second player wins
   *[tie] A tie
}
move-replay = Pay a { $value } and try again
move-accept = Accept the result
move-prize = Keep the { $value }
move-challenge = Challenge: { challenge-name }
move-place = { $result ->
    [ok] The bone stays
   *[fall] The tower falls
}
move-catch = { $result ->
    [ok] Caught
   *[miss] Missed
}
move-call = { $side ->
    [bump] “Bump!”
   *[hollow] “Hollow!”
}
move-first = { $seat } speaks first
move-answer = { $result ->
    [right] The number is right
   *[wrong] The number is wrong
}
move-closest = { $seat } is closest
move-eliminate = Knock { $seat } out
move-colour = Call { colour-name }
move-caught = { $seat } is caught out
move-draw = The lot falls on { $seat }

ask-deal-chance = Which card is dealt?
ask-reveal-chance = Which figure is revealed?
ask-lay = { $player }: which card, on which figure?
ask-figures-accept = Pay a card to try again, or accept?
ask-figures-prize = Which card of the duel do you keep?
ask-figures-hands-chance = { $turn }: how many bones? { $attempt_needed } needed.
ask-figures-duel-chance = { $attempt_seats_0 } (first) against { $attempt_seats_1 } (second): who wins?
ask-challenge-call = Bumps or hollows?
ask-challenge-eliminate = Who do you knock out?
ask-challenge-colour = Which colour must nobody grab?
ask-challenge-chance = What happened?
ask-challenge-place-chance = { $contest_tower ->
    [0] { $turn }: the first bone lies on the table.
   *[other] { $turn } adds a bone to the tower of { $contest_tower }: does it stay?
}
ask-challenge-catch-chance = { $turn } tosses the bone: caught or missed?
ask-challenge-first-chance = Who is the first to say a number?
ask-challenge-answer-chance = { $turn } has said a number: is it right?
ask-challenge-closest-chance = Whose bone is closest to the card?
ask-challenge-caught-chance = Who is left with the wrong bone, or none?
ask-challenge-draw-chance = On whom does the lot fall?
ask-draw-chance = Which card is drawn?

first-lay = The card says how many bones your hands must manage. Two on one figure fight a duel.
first-figures-accept = Paying costs a card of your hand for good; you may try again twice a round.
first-figures-prize = The card you keep scores its value; the other one leaves the game.
first-challenge-call = Call a side; whoever is first to count how many lie that way may knock somebody out.
first-challenge-eliminate = The last one left wins 4 points and becomes Chief.
first-challenge-colour = Everybody grabs a bone: whoever ends up with this colour, or none, is out.

bones-of = { $needed ->
    [one] { $bones } of 1 bone
   *[other] { $bones } of { $needed } bones
}
points-won = { $points ->
    [one] 1 point
   *[other] { $points } points
}
points-with = { points-won }

log-dealt = { $player } takes five cards.
log-dealt-own = { $player } takes five cards: { $cards }.
log-draws = { $player } draws a card.
log-draws-own = { $player } draws a { $value }.
log-round = Round { $round }: { $player } is Chief.
log-figure = { $family ->
    [duel] The duel is { figure-name }.
   *[other] The { family-name } figure is { figure-name }.
}
log-lay = { $player } lays a { $value } on { figure-name }.
log-pair = { $player } and { $other } meet in a duel: { figure-name }.
log-succeeds = { $player } does it: { bones-of } in { figure-name }, and the card is won.
log-fails = { $player } fails: { bones-of } in { figure-name }.
log-beats = { $player } beats { $other } in { figure-name }.
log-tie = { $player } and { $other } tie in { figure-name } and start over.
log-ten-ties = Ten ties in a row: the next go decides it.
log-replay = { $player } pays a { $value } to try again.
log-accept-solo = { $player } lets it be: the { $value } leaves the game.
log-accept-duel = { $player } admits defeat.
log-prize = { $player } keeps a { $value }; the other card, a { $other }, leaves the game.
log-challenge = A challenge for all: { challenge-name }!
log-tower-begins = { $player } lays the first bone on the table.
log-tower-grows = { $player } adds a bone: the tower has { $height } bones.
log-tower-full = { $player } adds the sixth bone, and it stands! Nobody is out.
log-tower-falls = { $player } brings the tower down and is out.
log-catches = { $player } catches the bone.
log-misses = { $player } misses the bone.
log-out = { $player } is out.
log-nobody-out = Nobody is out: all left throw again.
log-lots-follow = That was the tenth time without a decision, so lots are drawn.
log-call = { $player } throws the bones and calls for { side-name }.
log-speaks = { $player } is the first to say a number …
log-right = It is right.
log-wrong = It is wrong: { $player } is out.
log-closest = { $player } flicks closest to the card.
log-eliminates = { $player } knocks { $other } out.
log-colour = { $player } calls { colour-name }: hands off that bone!
log-caught = { $player } is left with the wrong bone, or none, and is out.
log-lots = The lot falls on { $player }.
log-crown = { $player } wins { challenge-name }, worth 4 points, and is Chief.
log-end-rounds = All { $rounds } rounds are played: the game is over.
log-end-equal = The best are level on points and on challenges: they share the victory.
log-wins = { $player } has { points-won } and is Grand Chief!
log-end-by-challenges = There is a tie at { points-won }, but { $player } has won more challenges and is Grand Chief!
log-shares = { $player } shares the victory with { points-with }.
log-end-how = { $player }’s points: { $figure } from figures, { $duel } from duels, { $challenge } from challenges.
part-figure = { figure-name }
part-duel = { figure-name } (duel)
part-challenge = { challenge-name }
amount = { points-won }

why-card-drawn = Tribe cards are drawn, not chosen.
why-figure-revealed = Figures are revealed, not chosen.
why-challenge-turned = Challenges are turned over, not chosen.
why-lots-drawn = Lots are drawn only when a challenge will not end.
why-hands-at-work = That is up to the hands; right now there is something to decide.
why-laid-already = All cards of round { $round } have been laid.
why-not-in-hand = You have no { $value } in your hand.
why-nothing-to-replay = Nothing has been tried yet, so there is nothing to replay.
why-nothing-to-accept = Nothing has been tried yet, so there is nothing to accept.
why-no-more-replays = You have used both your replays this round.
why-prize-first = The duel is won: choose the card to keep.
why-no-replay-in-challenge = The figures are over, and there are no replays in a challenge.
why-no-prize-now = Only the winner of a duel keeps one of its cards, once the loser has accepted.
why-not-a-prize = The cards of this duel are a { $one } and a { $two }.
why-no-call-now = Bump or hollow is called by the Chief in Los LobOss, before the bones are counted.
why-no-colour-now = Colours are called in WarnOss, before the bones are grabbed.
why-no-such-bone = The { colour-name } bone is not on the table: there are only { $count } bones, one for each player left.
why-nobody-to-eliminate = There is nobody for you to knock out now.
why-not-yourself = Knock somebody else out, not yourself.
why-not-in-challenge = That player is not in the challenge any more.

board-round = Round { $round } of 4
board-over = The game is over
board-chief = Chief
board-duel = Duel
board-duel-when = When is the duel done?
board-duel-help = Nobody chooses it: two players who lay cards on the same figure fight it out in the duel.
board-share-what = What do the bones and the share say?
board-share-help = How hard the figure is with the card you hold (three bones: very), and how often you manage it on your own.
board-classic = Classic
board-hand = Hand
board-exotic = Exotic
board-solo-open = Bones needed: { $needed }
board-solo = Bones: { $result } of { $needed }
board-duel-open = Who wins?
board-duel-won = { $player } wins
board-replays = Replays
board-left = still in:
board-tower = Bones in the tower: { $height }
board-said = { $said ->
    [bump] Count the bumps!
    [hollow] Count the hollows!
    [white] Not the white bone!
    [black] Not the black bone!
    [red] Not the red bone!
    [yellow] Not the yellow bone!
    [green] Not the green bone!
   *[blue] Not the blue bone!
}
board-missed = Missed:
board-own = In hand
board-head-points = Points
board-head-won = Cards won
board-head-challenges = Chall.
board-head-cards = Hand/deck
board-table = The table of Oss
board-face-down = { $family }: the card lies face down
board-seat = { $player }: { points-won }. Cards in hand: { $hand }, in the deck: { $deck }, won: { $won }.
board-hand-card = A { $value } in your hand
board-laid-card = { $player } has laid a { $value } on { figure-name }
board-deck = Deck
board-skill = skill { $skill }
board-out = Out of this challenge
board-grand-chief = Grand Chief
board-challenges-left = Challenges: { $count }
board-out-of-game = Out of the game: { $count }
board-replays-used = Replays: { $used } of { $most }
board-pick-both = Choose a card in your hand, then the figure you want to try with it.
board-pick-figure = Now choose the figure to lay it on.
board-pick-card = Now choose the card: it says how many bones you promise.
board-chance = On your own you do it in { $share } of all tries.
board-lay = Lay a card
board-lay-it = Lay the { $value }: { figure-name }
board-back = Choose another
board-pay = Pay { $value }
board-pay-again = try again
board-accept = Accept
board-worked = It worked!
board-not-worked = It did not work. How many bones?
board-real = We use real cards and bones and enter what comes

describe-aslik = Pick the bones up one by one while the Jack flies.
describe-ehfel = Start with all the bones in your hand: put just one down at each throw.
describe-kuda_kuda = Pick a bone up with your other hand and catch the Jack with it too; the hands swap at each throw.
describe-takh_takh = Stand the bones on edge, one at each throw.
describe-wollo = Carry the bones one by one over the wall of your other hand.
describe-cumi_cumi = Lace your fingers and use the forefingers as tongs: toss one bone at a time and catch it in your laced hands. No Jack.
describe-gurnia = Push the bones one by one under the arches of your other hand’s fingers.
describe-nampan = Four bones between your palms: toss them as you open up, and catch what you can in your main hand. No Jack.
describe-numa = Five bones on the back of your hand: toss them, and catch what you can in the palm. No Jack.
describe-polopo = Four bones between your fingers: work them into the palm without dropping any. No Jack.
describe-ariac = Four bones in a row: chop the table on both sides of one to win it.
describe-glodoc = Aslik with a mitten on: your throwing hand wears the bag.
describe-labah = The Jack balances on the back of your hand while you gather bones into the palm.
describe-maradono = Flick the bones one by one through a goal of two drum cards.
describe-meja = Set the bones down one by one on two drum cards.
describe-bagi = Both at once, a Jack each: push the four bones in the middle, one a throw, to the side you have chosen. Whoever drops the Jack loses; once the middle is empty, whoever has more bones wins.
describe-bola_bola = In turn: play a bone, the ball, past a net of two drum cards until somebody misses.
describe-kat = Both at once, a Jack each: one throw, and whoever grabs more bones wins.
describe-manu = In turn: toss five bones from the palm to the back of the hand; whoever keeps more wins. No Jack.
describe-naik = In turn: grab 1 bone, then 2 in one go, then 3 and so on; the first to fail loses. After 5 it goes on from 1.
describe-badaboss = One tower, a bone each: whoever brings it down is out.
describe-kiri_kanoss = Toss a bone from the back of one hand to the back of the other; whoever misses is out.
describe-los_loboss = Six bones are thrown: be the first to count the bumps, or the hollows. If you are right, knock somebody out; if not, you are out.
describe-targoss = Flick your bone at the card in the middle; whoever is closest knocks somebody out.
describe-warnoss = Grab a bone, but not the colour called; whoever holds that one, or none, is out.

lesson-lay = A card is a wager: it promises as many bones as it says, and scores as many points. Lay the 2 on the classic figure.
lesson-try = Your figure comes up: do it with your own hand. Two bones, one a throw. Try as often as you like.
lesson-challenge = You did it! Every round ends with a challenge for all, worth 4 points. Your bone lies closest: knock { $one } out.
lesson-wager = The challenge is yours, and as Chief you lay first. A 4 is worth more and harder: lay it on the exotic figure.
lesson-replay = { $one } chose the same figure: a duel, and you lost it. A card from your hand buys another try: pay with the 1.
lesson-prize = Won after all! The winner keeps one of the two cards; the other leaves the game. Take the 4.
lesson-follow = { $one } is Chief now and has laid first. On another figure you need not fight: lay a 2 on the classic one.
lesson-accept = One bone of two: not enough. Another try would cost a card, and only a 2 is at stake: accept it.
lesson-end = After four rounds your cards count, and 4 points a challenge. You can also throw real bones. Play on as you like!
hand-hands = Throw
hand-hands-you = Your figure: throw the bones!
hand-duel = Throw
hand-duel-you = The duel: throw the bones!
hand-challenge = Turn it over
hand-challenge-you = Turn over the challenge card!
hand-place = Stack one
hand-place-you = Your turn: one more bone on the stack!
hand-catch = Throw
hand-catch-you = Your turn: throw and catch!

hands-practice = Oss by hand
hands-lead = Twenty-five figures with knucklebones: watch one, try it, try it again. Nothing is sent anywhere; your bests stay on this device.
hands-rules = Rules
hands-today = Today’s five, { $date }
hands-today-how = Five figures, one try each, the same for everybody today.
hands-days = { $days ->
    [one] Played one day in a row
   *[other] Played { $days } days in a row
  }
hands-copy = Copy result
hands-copied = Copied
hands-at-level = Level { $level }
hands-group-classic = Classic figures
hands-group-hand = Hand figures
hands-group-exotic = Exotic figures
hands-group-duel = Duels
hands-group-challenge = Challenges
hands-untried = Not tried yet
hands-record = Best: { $best } · in a row: { $streak } (record { $longest })
hands-back = All figures
hands-demo = This is how
hands-slowly = In slow motion
hands-level = Level
hands-go = Try it
hands-again = Again
hands-go-on = On to level { $level }
hands-slow = Slow motion
hands-next = Next figure
hands-ring = With a ring: keys, switch or taps
hands-field = The field. { $figure }
hands-done = Done!
hands-not-done = Missed!
hands-told-done = Done: { $result } of { $needed }.
hands-told-not-done = Not done: { $result } of { $needed }.
hands-told-caught = Caught, { $result } of { $needed }.
hands-told-dropped = Dropped.
hands-told-target = Bone { $target }.
hands-coarse = This browser rounds time to { $ms } ms: catching will be a matter of luck.

hands-distance = { $by } from the middle.
hands-handicap = time { $tempo } %, reach { $reach } %
hands-once-more = That could not be timed: once more, please.
hands-others = Done. The others are still at it.
hands-waiting = Waiting for { $players }.
hands-mine = My hand
hands-ready = Ready!
hands-table-does = The table’s hand is at work.
hands-lent-late = You were not there in time: the table does your figures.
hands-lent-you = The table does your figures.
hands-take-back = Do them myself
hands-lend-now = Lend my hand
hands-lend = Lend my hand: the table does my figures
hands-tempo = Time (higher is slower)
hands-reach = Reach (higher is easier)
hands-warm-up = Warm-up
hands-warm-up-why = At this table a short warm-up makes hands equal: three tosses set your time and reach. Everybody sees them, and you can change them.
hands-warm-up-go = Warm up
hands-warm-up-skip = Play as usual
hands-warm-up-again = Warm up again
hands-warming = Warm-up, { $number } of { $count }
hands-lent-hand = { $player } (lent hand)
hands-do-ready = Ready …
hands-do-throw = Throw!
hands-do-catch = Catch!
hands-do-false-start = Too soon!
hands-do-aslik = Grab!
hands-do-ehfel = Let one go!
hands-do-kuda_kuda = Grab!
hands-do-takh_takh = Stand it up!
hands-do-wollo = Over!
hands-do-cumi_cumi = Squeeze!
hands-do-gurnia = Push!
hands-do-nampan = Toss!
hands-do-numa = Toss!
hands-do-polopo = Hold!
hands-do-ariac = Chop!
hands-do-glodoc = Grab!
hands-do-labah = Gather!
hands-do-maradono = Shoot!
hands-do-meja = Set it down!
hands-do-bagi = Sweep!
hands-do-bola_bola = Shoot!
hands-do-kat = Grab all!
hands-do-manu = Toss!
hands-do-naik = Grab { $count }!
hands-do-badaboss = Stack!
hands-do-kiri_kanoss = Toss!
hands-do-los_loboss = How many { side-name }?
hands-do-targoss = Flick!
hands-do-warnoss = Not { colour-name }!

hands-how-aslik = Swipe the Jack up. Press a bone, then hold your finger where the Jack lands.
hands-how-ehfel = Swipe the Jack up. Press the cloth just long enough for one bone to fall, away from the others; then catch.
hands-how-kuda_kuda = Swipe the Jack up. Press a bone on the other side, and catch on that side too.
hands-how-takh_takh = Swipe the Jack up. Drag a bone sideways until it stands, let go calmly, then catch.
hands-how-wollo = Swipe the Jack up. Swipe a bone over the wall onto the cloth, then catch.
hands-how-cumi_cumi = Press a bone until the fingertips meet, then swipe it up into the laced hands.
hands-how-gurnia = Swipe the Jack up. Flick a bone through its own arch, then catch.
hands-how-nampan = Swipe up to toss, then follow the bones with your finger and catch as many as you can.
hands-how-numa = Swipe up to toss. The hand turns over; then catch as many as you can.
hands-how-polopo = Hold until the bone is in the pocket of your palm, and let go.
hands-how-ariac = Swipe the Jack up. Tap close to the left and the right of one bone, then catch.
hands-how-glodoc = Swipe the Jack up. Press a bone, though the bag hides it, then catch.
hands-how-labah = Keep your finger down and move gently: the Jack lies on your hand. Gather the bones one by one.
hands-how-maradono = Swipe the Jack up. Flick a bone through the goal, then catch.
hands-how-meja = Swipe the Jack up. Drag a bone onto a card, then catch.
hands-how-bagi = Swipe the Jack up. Swipe a bone to the left or the right, then catch.
hands-how-bola_bola = Swipe the Jack up. Flick the ball through the net, then catch.
hands-how-kat = Swipe the Jack up. One stroke over as many bones as you dare, then catch.
hands-how-manu = Swipe up to toss the bones; they stay where they land on the back of your hand.
hands-how-naik = Swipe the Jack up. One stroke over exactly as many bones as asked, then catch.
hands-how-badaboss = Drag the bone over the tower and let go when it is above the middle.
hands-how-kiri_kanoss = Swipe the bone over to the other hand, and catch it there.
hands-how-los_loboss = Count the bones with the side called, and press the number.
hands-how-targoss = Flick your bone as close to the middle of the card as you can.
hands-how-warnoss = When the colour is called, grab any bone of another one. Quick!
hands-how-ring = Choose with a number, Tab or a tap. Press Space, or tap, when the ring closes.

fault-jack = The Jack fell.
fault-jack-by = The Jack missed the hand by { $by }.
fault-time = Time is up.
fault-void = That could not be judged.
fault-throws = No throws left.
fault-short = Not far enough.
fault-short-by = { $by } short.
fault-wide = Beside it.
fault-wide-by = { $by } beside it.
fault-wide-takh_takh = It fell over.
fault-touched = That touched a bone.
fault-dropped = A bone fell.
fault-early = Too early.
fault-early-by = { $by } too early.
fault-late = Too late.
fault-late-by = { $by } too late.
fault-spilled = More than one bone fell.
fault-wrong = That was the wrong one.
fault-wrong-takh_takh = Let go too fast: it fell over.
fault-wrong-naik = Not the right number of bones.
fault-wrong-los_loboss = That was the wrong number.
fault-fell = The Jack slid off the hand.
fault-tower = The tower came down.
fault-tower-by = The tower came down: { $by } too far out.
fault-miss = Not caught.
fault-miss-by = Missed by { $by }.
fault-fast = No hand is that fast.
fault-many = Nobody presses that often.

print-classic = figure card, classic
print-hand = figure card, hand
print-exotic = figure card, exotic
print-duel = figure card, duel
print-challenge = challenge card, 4 points
print-chief = Chief card
print-drum = drum card: goal, net or table
print-tribe = tribe card: 1, 1, 2, 2, 3, 3, 4, 4 for each player
print-bone = bone to fold
print-target = target for TargOss
print-make-bones = Cut a bone out along its outer edge, fold all edges, glue the grey flaps. A dried bean or two inside makes it heavy enough to throw.
print-make-cards = Sort the figure cards by their backs: four piles. Challenges, Chief and drums share one back.
print-house-caps = Bottle caps are good bones: the hollow side is a hollow, the other a bump. They stack and stand on edge. Mark them by colour; white is the Jack.
print-house-bag = Glodoc wants a small cloth bag, or a sock, on the throwing hand. With two players WarnOss stays in the envelope.
print-in-short = # A round, four times
    Reveal a figure of each family. From the Chief on, lay a tribe card on a solo figure: its number is how many bones you want.
    The first two on one figure fight the duel instead; all others play solo.
    In turn from the Chief: succeed, and the card is yours; fail, and it is gone.
    A duel’s winner keeps one of the two cards.
    Failed or lost? Pay a card from your hand to try again, twice a round at most.
    Challenge: all at once, 4 points; the winner is Chief.
    Everybody draws a card.
    # The Jack
    Throw the white bone, do the figure, catch it. Drop it and the attempt ends; only the action missed: throw again.
    # The end
    After four rounds most points win.
