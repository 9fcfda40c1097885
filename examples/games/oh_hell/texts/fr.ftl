title = L’Ascenseur
tagline = Dis combien de plis tu feras, et fais-en exactement autant. Un de plus ne vaut pas mieux qu’un de moins.
credits = Un jeu de cartes traditionnel des années 1930, connu en anglais sous le nom de Oh Hell.

option-most = Cartes des plus grandes mains
option-hook = Le donneur ne peut pas faire tomber juste les annonces
option-hook-true = oui
option-hook-false = non

ask-deal = Quelle carte est donnée ?
ask-turn = Quelle carte est retournée ?
ask-bid = { $player } : combien de plis feras-tu ?
ask-play = { $player } : quelle carte ?
ask-shown = { $player } : la donne est finie. On redonne ?

first-bid = On ne marque que si l’on fait exactement les plis annoncés ; la carte du milieu montre l’atout.
first-play = Fournis la couleur si tu peux. L’atout bat toutes les autres cartes.

move-card = { card-name }
move-turn = { card-name }
move-bid = { $tricks ->
    [0] aucun pli
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
move-play = Jouer { card-name }
move-deal = Donner

log-turn = { $count ->
    [one] Une carte
   *[other] { $count } cartes
} pour chacun. On retourne { card-name }, et { $player } commence.
log-bid = { $player } annonce { $tricks ->
    [0] aucun pli
    [one] un pli
   *[other] { $tricks } plis
}.
log-deal = { $player } donne.
log-play = { $player } joue { card-name }.
log-takes = { $player } fait le pli.
log-made = { $player } l’avait dit : { $points } points.
log-missed = { $player } : plis faits { $tricks }, annoncés { $said }.

why-dealt = Les cartes se donnent, elles ne se choisissent pas.
why-deal-first = La donne est finie : il faut d’abord redonner.
why-bid-first = Chacun annonce d’abord combien de plis il fera.
why-too-many = Il n’y a que { $size } plis à faire.
why-hook = Le donneur ne peut pas dire cela : tout le monde pourrait avoir raison.
why-bid-stands = Ce qui est annoncé est annoncé.
why-play-on = Il reste des cartes à jouer.
why-not-held = Tu n’as pas cette carte.
why-follow = Tu as du { $suit ->
    [s] pique
    [h] cœur
    [c] trèfle
   *[d] carreau
} : il faut fournir.

view-deal = Donne
view-size = Cartes
view-trump = Atout
view-wanted = Annoncés
view-hand = main
view-trick = Pli
view-says = Annonce
view-said = Annoncés
view-tricks = Plis
view-points = Points
view-dealer = donne
view-takes = fait le pli
view-made = juste !
view-missed = raté

piece-card = carte

card-s7 = 7♠
card-s8 = 8♠
card-s9 = 9♠
card-s10 = 10♠
card-sj = V♠
card-sq = D♠
card-sk = R♠
card-sa = A♠
card-h7 = 7♥
card-h8 = 8♥
card-h9 = 9♥
card-h10 = 10♥
card-hj = V♥
card-hq = D♥
card-hk = R♥
card-ha = A♥
card-c7 = 7♣
card-c8 = 8♣
card-c9 = 9♣
card-c10 = 10♣
card-cj = V♣
card-cq = D♣
card-ck = R♣
card-ca = A♣
card-d7 = 7♦
card-d8 = 8♦
card-d9 = 9♦
card-d10 = 10♦
card-dj = V♦
card-dq = D♦
card-dk = R♦
card-da = A♦

card-name = { $card ->
    [s7] 7♠
    [s8] 8♠
    [s9] 9♠
    [s10] 10♠
    [sj] V♠
    [sq] D♠
    [sk] R♠
    [sa] A♠
    [h7] 7♥
    [h8] 8♥
    [h9] 9♥
    [h10] 10♥
    [hj] V♥
    [hq] D♥
    [hk] R♥
    [ha] A♥
    [c7] 7♣
    [c8] 8♣
    [c9] 9♣
    [c10] 10♣
    [cj] V♣
    [cq] D♣
    [ck] R♣
    [ca] A♣
    [d7] 7♦
    [d8] 8♦
    [d9] 9♦
    [d10] 10♦
    [dj] V♦
    [dq] D♦
    [dk] R♦
   *[da] A♦
}
