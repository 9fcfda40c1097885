title = Oss
tagline = Des osselets et un pari : posez une carte devant une figure, puis réussissez-la de vos mains.
credits = Un jeu de Vincent Lemaire, Jean-Michel Maman et Charles Amir Perret, Ariac / Cap Games / Spiel-ou-Face 2013. Les règles sont racontées avec nos propres mots.

option-hands = Quelles mains
option-hands-model = un modèle d’adresse lance
option-hands-referee = de vrais osselets, résultats saisis
option-skill = Adresse

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
    [classic] classique
    [hand] de main
    [exotic] exotique
   *[duel] de duel
}
side-name = { $side ->
    [bump] les bosses
   *[hollow] les creux
}
colour-name = { $colour ->
    [white] blanc
    [black] noir
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}

move-card = Carte Tribu : { $value }
move-figure = Figure : { figure-name }
move-lay = Poser un { $value } devant la figure { family-name }
move-hands = Osselets : { $count }
move-duel = { $result ->
    [first] Victoire du premier joueur
    [second] Victoire du second joueur
   *[tie] Égalité
}
move-replay = Payer un { $value } et recommencer
move-accept = Accepter le résultat
move-prize = Garder le { $value }
move-challenge = Défi : { challenge-name }
move-place = { $result ->
    [ok] L’osselet tient
   *[fall] La tour tombe
}
move-catch = { $result ->
    [ok] Rattrapé
   *[miss] Raté
}
move-call = { $side ->
    [bump] « Bosse ! »
   *[hollow] « Creux ! »
}
move-first = { $seat } parle en premier
move-answer = { $result ->
    [right] Le nombre est juste
   *[wrong] Le nombre est faux
}
move-closest = { $seat } est au plus près
move-eliminate = Éliminer { $seat }
move-colour = Annoncer { colour-name }
move-caught = { $seat } s’est fait prendre
move-draw = Le sort désigne { $seat }

ask-deal-chance = Quelle carte est distribuée ?
ask-reveal-chance = Quelle figure est révélée ?
ask-lay = { $player } : quelle carte, devant quelle figure ?
ask-figures = Que faites-vous ?
ask-figures-chance = Qu’ont fait les mains ?
ask-challenge = Que faites-vous ?
ask-challenge-chance = Que s’est-il passé ?
ask-draw-chance = Quelle carte est piochée ?

bones-of = { $needed ->
    [one] { $bones } osselet sur 1
   *[other] { $bones } sur { $needed } osselets
}
points-won = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-with = { points-won }

log-dealt = { $player } prend cinq cartes.
log-dealt-own = { $player } prend cinq cartes : { $cards }.
log-draws = { $player } pioche une carte.
log-draws-own = { $player } pioche un { $value }.
log-round = Manche { $round } : le Chef est { $player }.
log-figure = { $family ->
    [duel] Le duel est { figure-name }.
   *[other] La figure { family-name } est { figure-name }.
}
log-lay = { $player } pose un { $value } devant { figure-name }.
log-pair = { $player } et { $other } s’affrontent en duel : { figure-name }.
log-succeeds = { $player } réussit { figure-name }, { bones-of }, et gagne la carte.
log-fails = { $player } rate { figure-name } : { bones-of }.
log-beats = { $player } bat { $other } à { figure-name }.
log-tie = Égalité entre { $player } et { $other } à { figure-name } : on recommence.
log-ten-ties = Dix égalités de suite : le prochain essai décidera.
log-replay = { $player } paie un { $value } pour recommencer.
log-accept-solo = { $player } en reste là : le { $value } quitte le jeu.
log-accept-duel = { $player } accepte la défaite.
log-prize = { $player } garde un { $value } ; l’autre carte, un { $other }, quitte le jeu.
log-challenge = Un défi pour tous : { challenge-name } !
log-tower-begins = { $player } pose le premier osselet d’une tour.
log-tower-grows = { $player } ajoute un osselet : la tour en compte { $height }.
log-tower-full = { $player } ajoute le sixième osselet, et la tour tient ! Personne n’est éliminé.
log-tower-falls = { $player } fait tomber la tour et se retrouve hors jeu.
log-catches = { $player } rattrape l’osselet.
log-misses = { $player } rate l’osselet.
log-out = { $player } est hors jeu.
log-nobody-out = Personne n’est éliminé : tous ceux qui restent relancent.
log-lots-follow = C’était la dixième fois sans décision : on tire au sort.
log-call = { $player } lance les osselets : il faut compter { side-name }.
log-speaks = { $player } annonce un nombre en premier…
log-right = … et c’est juste.
log-wrong = … et c’est faux : { $player } est hors jeu.
log-closest = { $player } envoie son osselet au plus près de la carte.
log-eliminates = { $player } élimine { $other }.
log-colour = { $player } annonce { colour-name } : ne touchez pas cet osselet !
log-caught = { $player } se retrouve avec le mauvais osselet, ou sans rien : hors jeu.
log-lots = Le sort désigne { $player }.
log-crown = { $player } remporte { challenge-name }, 4 points, et devient Chef.
log-wins = { $player } a { points-won } et devient Grand Chef !
log-wins-by-challenges = { $player } a { points-won }, à égalité, mais plus de défis : voilà le Grand Chef !
log-shares = { $player } partage la victoire avec { points-with }.

why-card-drawn = Les cartes Tribu se piochent, elles ne se choisissent pas.
why-figure-revealed = Les figures se révèlent, elles ne se choisissent pas.
why-challenge-turned = Les défis se retournent, ils ne se choisissent pas.
why-lots-drawn = On ne tire au sort que lorsqu’un défi n’en finit pas.
why-hands-at-work = Cela, ce sont les mains qui le montrent ; il y a maintenant quelque chose à décider.
why-laid-already = Toutes les cartes de la manche { $round } sont posées.
why-not-in-hand = Vous n’avez pas de { $value } en main.
why-nothing-to-replay = Rien n’a encore été tenté qu’on puisse recommencer.
why-nothing-to-accept = Rien n’a encore été tenté qu’on puisse accepter.
why-no-more-replays = Vous avez utilisé vos deux replays de la manche.
why-prize-first = Le duel est gagné : choisissez la carte à garder.
why-no-replay-in-challenge = Les figures sont finies, et on ne rejoue pas pendant un défi.
why-no-prize-now = Seul le vainqueur d’un duel garde une des cartes, une fois la défaite acceptée.
why-not-a-prize = Les cartes de ce duel sont { $one } et { $two }.
why-no-call-now = Bosse ou creux, c’est le Chef qui l’annonce dans Los LobOss, avant que l’on compte.
why-no-colour-now = Les couleurs s’annoncent dans WarnOss, avant que l’on attrape les osselets.
why-no-such-bone = L’osselet { colour-name } n’est pas sur la table : il n’y a que { $count } osselets, un par joueur restant.
why-nobody-to-eliminate = Personne ne choisit en ce moment qui est éliminé.
why-not-yourself = C’est quelqu’un d’autre que vous éliminez, pas vous.
why-not-in-challenge = Cette personne n’est plus dans le défi.

board-round = Manche { $round } sur 4
board-over = La partie est finie
board-chief = Chef
board-duel = Duel
board-classic = Classique
board-hand = Main
board-exotic = Exotique
board-solo-open = Osselets à réussir : { $needed }
board-solo = Osselets : { $result } sur { $needed }
board-duel-open = Qui gagne ?
board-duel-won = { $player } gagne
board-replays = Replays
board-left = encore en jeu :
board-tower = Osselets dans la tour : { $height }
board-said = { $said ->
    [bump] Comptez les bosses !
    [hollow] Comptez les creux !
    [white] Pas l’osselet blanc !
    [black] Pas l’osselet noir !
    [red] Pas l’osselet rouge !
    [yellow] Pas l’osselet jaune !
    [green] Pas l’osselet vert !
   *[blue] Pas l’osselet bleu !
}
board-missed = Ratés :
board-own = En main
board-head-points = Points
board-head-won = Cartes gagnées
board-head-challenges = Défis
board-head-cards = Main/pile

describe-aslik = Ramasser les osselets un à un pendant que le Père vole.
describe-ehfel = Tous les osselets en main : n’en déposer qu’un à chaque lancer.
describe-kuda_kuda = Rattraper le Père de l’autre main ; les mains alternent à chaque lancer.
describe-takh_takh = Mettre les osselets debout sur la tranche, un par lancer.
describe-wollo = Faire franchir aux osselets, un à un, le mur de l’autre main.
describe-cumi_cumi = Doigts croisés, index en pince : jeter un osselet et le recevoir dans les mains croisées. Sans Père.
describe-gurnia = Glisser les osselets un à un sous les arches des doigts de l’autre main.
describe-nampan = Quatre osselets entre les paumes : les ouvrir et recevoir dans la main principale. Sans Père.
describe-numa = Cinq osselets sur le dos de la main : les jeter et les recevoir dans la paume. Sans Père.
describe-polopo = Quatre osselets entre les doigts : les ramener dans la paume sans en perdre un seul. Sans Père.
describe-ariac = Quatre osselets alignés : frapper la table des deux côtés de l’un d’eux pour le gagner.
describe-glodoc = Comme Aslik, mais la main dans le sac.
describe-labah = Le Père en équilibre sur le dos de la main, rassembler des osselets dans la paume.
describe-maradono = D’une pichenette, envoyer les osselets un à un dans un but fait de deux cartes Tambour.
describe-meja = Déposer les osselets un à un sur deux cartes Tambour.
describe-bagi = En même temps, un Père chacun : écarter quatre osselets un à un de son côté. Un Père tombé perd ; quand le milieu est vide, le plus d’osselets l’emporte.
describe-bola_bola = Chacun son tour : renvoyer la balle au-dessus du filet jusqu’à ce que quelqu’un rate.
describe-kat = En même temps, un Père chacun : un seul lancer, et on rafle le plus possible.
describe-manu = Chacun son tour : cinq osselets de la paume au dos de la main ; le plus grand nombre gagne.
describe-naik = Chacun son tour : 1 osselet d’un coup, puis 2, 3, etc. ; le premier qui rate perd. Après 5, on reprend à 1.
describe-badaboss = Une seule tour, un osselet chacun : qui la fait tomber est hors jeu.
describe-kiri_kanoss = Faire sauter un osselet du dos d’une main sur le dos de l’autre ; qui rate est hors jeu.
describe-los_loboss = Six osselets lancés : compter le premier les bosses, ou les creux. Juste, on élimine quelqu’un ; faux, on est éliminé.
describe-targoss = D’une pichenette, viser la carte au centre ; le plus proche élimine quelqu’un.
describe-warnoss = Attraper un osselet, sauf la couleur annoncée ; celui-là, ou rien du tout, et on est hors jeu.
