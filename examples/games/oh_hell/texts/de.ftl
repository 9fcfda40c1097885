title = Stiche raten
tagline = Sag an, wie viele Stiche du machst – und mach genau so viele. Einer zu viel ist so schlimm wie einer zu wenig.
credits = Ein traditionelles Kartenspiel der 1930er, auf Englisch bekannt als Oh Hell.

option-most = Karten in den größten Händen
option-hook = Wer gibt, darf die Ansagen nicht aufgehen lassen
option-hook-true = ja
option-hook-false = nein

ask-deal = Welche Karte wird gegeben?
ask-turn = Welche Karte wird aufgedeckt?
ask-bid = { $player }: Wie viele Stiche machst du?
ask-play = { $player }: welche Karte?
ask-shown = { $player }: Die Runde ist vorbei. Neu geben?

first-bid = Punkte gibt es nur für genau so viele Stiche wie angesagt; die Karte in der Mitte zeigt die Trumpffarbe.
first-play = Bediene, wenn du kannst. Trumpf schlägt alle anderen Karten.

move-card = { card-name }
move-turn = { card-name }
move-bid = { $tricks ->
    [0] kein Stich
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
move-play = { card-name } spielen
move-deal = Geben

log-turn = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
} für jeden. Aufgedeckt wird { card-name }, und { $player } beginnt.
log-bid = { $player } sagt { $tricks ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $tricks } Stiche
} an.
log-deal = { $player } gibt.
log-play = { $player } spielt { card-name }.
log-takes = { $player } macht den Stich.
log-made = { $player } hatte recht: { $points } Punkte.
log-missed = { $player }: { $tricks } gemacht, { $said } angesagt.

why-dealt = Karten werden gegeben, nicht ausgesucht.
why-deal-first = Die Runde ist vorbei: Erst wird neu gegeben.
why-bid-first = Erst sagen alle an, wie viele Stiche sie machen.
why-too-many = Es gibt nur { $size } Stiche zu machen.
why-hook = Das darf der Geber nicht sagen: Sonst könnten alle recht haben.
why-bid-stands = Angesagt ist angesagt.
why-play-on = Es sind noch Karten zu spielen.
why-not-held = Diese Karte hast du nicht.
why-follow = Du hast { $suit ->
    [s] Pik
    [h] Herz
    [c] Kreuz
   *[d] Karo
} und musst bedienen.

view-deal = Runde
view-size = Karten
view-trump = Trumpf
view-wanted = Angesagt
view-hand = Hand
view-trick = Stich
view-says = Sagt
view-said = Angesagt
view-tricks = Stiche
view-points = Punkte
view-dealer = gibt
view-takes = macht ihn
view-made = richtig!
view-missed = daneben

piece-card = Karte

card-s7 = 7♠
card-s8 = 8♠
card-s9 = 9♠
card-s10 = 10♠
card-sj = B♠
card-sq = D♠
card-sk = K♠
card-sa = A♠
card-h7 = 7♥
card-h8 = 8♥
card-h9 = 9♥
card-h10 = 10♥
card-hj = B♥
card-hq = D♥
card-hk = K♥
card-ha = A♥
card-c7 = 7♣
card-c8 = 8♣
card-c9 = 9♣
card-c10 = 10♣
card-cj = B♣
card-cq = D♣
card-ck = K♣
card-ca = A♣
card-d7 = 7♦
card-d8 = 8♦
card-d9 = 9♦
card-d10 = 10♦
card-dj = B♦
card-dq = D♦
card-dk = K♦
card-da = A♦

card-name = { $card ->
    [s7] 7♠
    [s8] 8♠
    [s9] 9♠
    [s10] 10♠
    [sj] B♠
    [sq] D♠
    [sk] K♠
    [sa] A♠
    [h7] 7♥
    [h8] 8♥
    [h9] 9♥
    [h10] 10♥
    [hj] B♥
    [hq] D♥
    [hk] K♥
    [ha] A♥
    [c7] 7♣
    [c8] 8♣
    [c9] 9♣
    [c10] 10♣
    [cj] B♣
    [cq] D♣
    [ck] K♣
    [ca] A♣
    [d7] 7♦
    [d8] 8♦
    [d9] 9♦
    [d10] 10♦
    [dj] B♦
    [dq] D♦
    [dk] K♦
   *[da] A♦
}
