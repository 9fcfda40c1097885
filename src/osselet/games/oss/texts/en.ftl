title = Oss
tagline = Knucklebones with a wager: lay a card on a figure, then do it with your hands.
credits = A game by Vincent Lemaire, Jean-Michel Maman and Charles Amir Perret, Ariac / Cap Games / Spiel-ou-Face 2013. The rules are retold in our own words.

option-hands = Whose hands
option-hands-model = a skill model throws
option-hands-referee = real bones, results typed in
option-skill = Skill

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
    [ok] The bone stays on
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
move-eliminate = Put { $seat } out
move-colour = Call { colour-name }
move-caught = { $seat } is caught out
move-draw = The lot falls on { $seat }

ask-deal-chance = Which card is dealt?
ask-reveal-chance = Which figure is revealed?
ask-lay = { $player }: which card, before which figure?
ask-figures = What do you do now?
ask-figures-chance = What did the hands do?
ask-challenge = What do you do now?
ask-challenge-chance = What happened?
ask-draw-chance = Which card is drawn?

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
log-lay = { $player } lays a { $value } before { figure-name }.
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
log-tower-begins = { $player } lays the first bone of a tower.
log-tower-grows = { $player } adds a bone: the tower has { $height }.
log-tower-full = { $player } adds the sixth bone, and it stands! Nobody is out.
log-tower-falls = { $player } brings the tower down and is out.
log-catches = { $player } catches the bone.
log-misses = { $player } misses the bone.
log-out = { $player } is out.
log-nobody-out = Nobody is out: all left throw again.
log-lots-follow = That was the tenth time without a decision: lots are drawn.
log-call = { $player } throws the bones and calls for { side-name }.
log-speaks = { $player } is the first to say a number …
log-right = … and it is right.
log-wrong = … and it is wrong: { $player } is out.
log-closest = { $player } flicks closest to the card.
log-eliminates = { $player } puts { $other } out.
log-colour = { $player } calls { colour-name }: hands off that bone!
log-caught = { $player } is left with the wrong bone, or none, and is out.
log-lots = The lot falls on { $player }.
log-crown = { $player } wins { challenge-name }, worth 4 points, and is Chief.
log-wins = { $player } has { points-won } and is Grand Chief!
log-wins-by-challenges = { $player } has { points-won }, as many as others, but more challenges: Grand Chief!
log-shares = { $player } shares the victory with { points-with }.

why-card-drawn = Tribe cards are drawn, not chosen.
why-figure-revealed = Figures are revealed, not chosen.
why-challenge-turned = Challenges are turned over, not chosen.
why-lots-drawn = Lots are drawn only where a challenge finds no end.
why-hands-at-work = That is for hands to show; now there is something to decide.
why-laid-already = All cards of round { $round } have been laid.
why-not-in-hand = You have no { $value } in your hand.
why-nothing-to-replay = Nothing has been tried yet that could be replayed.
why-nothing-to-accept = Nothing has been tried yet that could be accepted.
why-no-more-replays = You have used both replays of this round.
why-prize-first = The duel is won: choose the card to keep.
why-no-replay-in-challenge = The figures are over, and there are no replays in a challenge.
why-no-prize-now = Only the winner of a duel keeps one of its cards, once the loser has accepted.
why-not-a-prize = The cards of this duel are { $one } and { $two }.
why-no-call-now = Bump or hollow is called by the Chief in Los LobOss, before the bones are counted.
why-no-colour-now = Colours are called in WarnOss, before the bones are grabbed.
why-no-such-bone = The { colour-name } bone is not on the table: there are only { $count } bones, one for each player left.
why-nobody-to-eliminate = Nobody is put out by choice now.
why-not-yourself = You put somebody else out, not yourself.
why-not-in-challenge = That player is not in the challenge any more.

board-round = Round { $round } of 4
board-over = The game is over
board-chief = Chief
board-duel = Duel
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

describe-aslik = Pick the bones up one by one while the Jack flies.
describe-ehfel = All bones in hand: put down just one at each throw.
describe-kuda_kuda = Catch the Jack with the other hand; the hands swap at each throw.
describe-takh_takh = Stand the bones on their edge, one at a throw.
describe-wollo = Carry the bones one by one over the wall of your other hand.
describe-cumi_cumi = Fingers laced, forefingers as pliers: toss a bone and catch it in your laced hands. No Jack.
describe-gurnia = Push the bones one by one under the arches of your other hand's fingers.
describe-nampan = Four bones between your palms: open them and catch in your main hand. No Jack.
describe-numa = Five bones on the back of your hand: toss them, catch them in the palm. No Jack.
describe-polopo = Four bones between your fingers: work them into the palm, and drop none. No Jack.
describe-ariac = Four bones in a row: chop the table on both sides of one to win it.
describe-glodoc = Like Aslik, but with your hand in the bag.
describe-labah = The Jack balances on the back of your hand while you gather bones into the palm.
describe-maradono = Flick the bones one by one through a goal of two drum cards.
describe-meja = Set the bones one by one on two drum cards.
describe-bagi = At once, a Jack each: sweep four bones one by one to your side. A dropped Jack loses; with the middle empty, most bones win.
describe-bola_bola = In turn: knock the ball over the net until somebody misses.
describe-kat = At once, a Jack each: one throw, grab the most.
describe-manu = In turn: five bones from the palm to the back of the hand; the most win.
describe-naik = In turn: 1 bone in one grab, then 2, 3 and so on; the first to fail loses. After 5 it begins at 1 again.
describe-badaboss = One tower, a bone each: whoever brings it down is out.
describe-kiri_kanoss = Toss a bone from the back of one hand to the back of the other; a miss is out.
describe-los_loboss = Six bones are thrown: be the first to count the bumps, or the hollows. Right puts somebody out, wrong yourself.
describe-targoss = Flick your bone at the card in the middle; the closest puts somebody out.
describe-warnoss = Grab a bone, any but the colour called; that one, or none, is out.
