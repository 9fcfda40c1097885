title = Oss
tagline = Des osselets et un pari : posez une carte devant une figure, puis réussissez-la de vos mains.
credits = Un jeu de Vincent Lemaire, Jean-Michel Maman et Charles Amir Perret, Ariac / Cap Games / Spiel-ou-Face 2013.

option-hands = Qui lance les osselets
option-hands-model = un modèle d’adresse
option-hands-referee = vous, avec de vrais osselets, résultats à indiquer
option-hands-screen = vous, sur l’écran
option-equal = Table égale (mains à l’écran)
option-equal-true = un échauffement règle le temps et la portée de chaque main
option-equal-false = non
option-skill = Adresse
option-skill-level = { $level ->
    [1] maladroit
    [2] moyen
    [3] bon
    [4] agile
   *[5] maître
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
move-colour = Annoncer le { colour-name }
move-caught = { $seat } s’est fait prendre
move-draw = Le sort désigne { $seat }

ask-deal-chance = Quelle carte est distribuée ?
ask-reveal-chance = Quelle figure est révélée ?
ask-lay = { $player } : quelle carte, devant quelle figure ?
ask-figures-accept = Payer une carte pour recommencer, ou accepter ?
ask-figures-prize = Quelle carte du duel gardez-vous ?
ask-figures-hands-chance = { $turn } : combien d’osselets ? Il en faut { $attempt_needed }.
ask-figures-duel-chance = { $attempt_seats_0 } (premier) contre { $attempt_seats_1 } (second) : qui gagne ?
ask-challenge-call = Bosses ou creux ?
ask-challenge-eliminate = Qui éliminez-vous ?
ask-challenge-colour = Quelle couleur est interdite ?
ask-challenge-chance = Que s’est-il passé ?
ask-challenge-place-chance = { $contest_tower ->
    [0] { $turn } : le premier osselet est sur la table.
   *[other] { $turn } ajoute un osselet à la tour, qui en compte { $contest_tower } : tient-il ?
}
ask-challenge-catch-chance = { $turn } lance l’osselet : rattrapé ou raté ?
ask-challenge-first-chance = Qui dit un nombre en premier ?
ask-challenge-answer-chance = { $turn } a dit un nombre : est-il juste ?
ask-challenge-closest-chance = Qui est au plus près de la carte ?
ask-challenge-caught-chance = Qui a le mauvais osselet, ou aucun ?
ask-challenge-draw-chance = Qui le sort désigne-t-il ?
ask-draw-chance = Quelle carte est piochée ?

first-lay = La carte dit combien d’osselets réussir. À deux sur la même figure, c’est un duel.
first-figures-accept = Payer coûte pour de bon une carte de la main ; deux nouveaux essais par manche.
first-figures-prize = La carte gardée rapporte sa valeur ; l’autre quitte la partie.
first-challenge-call = Dites un côté ; qui compte le plus vite combien il y en a peut éliminer quelqu’un.
first-challenge-eliminate = Qui reste en dernier gagne 4 points et devient Chef.
first-challenge-colour = Chacun attrape un osselet : qui a cette couleur, ou rien, est éliminé.

bones-of = { $bones ->
    [one] { $bones } osselet
   *[other] { $bones } osselets
} sur { $needed }
points-won = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-with = { points-won }

log-dealt = { $player } prend cinq cartes.
log-dealt-own = { $player } prend cinq cartes : { $cards }.
log-draws = { $player } pioche une carte.
log-draws-own = { $player } pioche un { $value }.
log-round = Manche { $round } : { $player } est Chef.
log-figure = { $family ->
    [duel] Le duel est { figure-name }.
   *[other] La figure { family-name } est { figure-name }.
}
log-lay = { $player } pose un { $value } devant { figure-name }.
log-pair = { $player } et { $other } s’affrontent en duel : { figure-name }.
log-succeeds = { $player } réussit { figure-name } ({ bones-of }) et gagne la carte.
log-fails = { $player } rate { figure-name } : { bones-of }.
log-beats = { $player } bat { $other } à { figure-name }.
log-tie = Égalité entre { $player } et { $other } à { figure-name } : on recommence.
log-ten-ties = Dix égalités de suite : le prochain essai décidera.
log-replay = { $player } paie un { $value } pour recommencer.
log-accept-solo = { $player } en reste là : le { $value } quitte le jeu.
log-accept-duel = { $player } accepte la défaite.
log-prize = { $player } garde un { $value } ; l’autre carte, un { $other }, quitte le jeu.
log-challenge = Un défi pour tous : { challenge-name } !
log-tower-begins = { $player } pose le premier osselet sur la table.
log-tower-grows = { $player } ajoute un osselet : la tour en compte { $height }.
log-tower-full = { $player } ajoute le sixième osselet, et la tour tient ! Personne ne sort.
log-tower-falls = { $player } fait tomber la tour et se retrouve hors jeu.
log-catches = { $player } rattrape l’osselet.
log-misses = { $player } rate l’osselet.
log-out = { $player } est hors jeu.
log-nobody-out = Personne ne sort : tous ceux qui restent relancent.
log-lots-follow = C’était la dixième fois sans décision : on tire au sort.
log-call = { $player } lance les osselets : il faut compter { side-name }.
log-speaks = { $player } dit un nombre en premier…
log-right = C’est juste.
log-wrong = C’est faux : { $player } est hors jeu.
log-closest = { $player } envoie son osselet au plus près de la carte.
log-eliminates = { $player } élimine { $other }.
log-colour = { $player } annonce le { colour-name } : pas touche à cet osselet !
log-caught = { $player } se retrouve avec le mauvais osselet, ou sans rien : hors jeu.
log-lots = Le sort désigne { $player }.
log-crown = { $player } remporte { challenge-name } (4 points) et devient Chef.
log-end-rounds = Les { $rounds } manches sont jouées : la partie est finie.
log-end-equal = Égalité aux points et aux défis : la victoire est partagée.
log-wins = { $player } a { points-won } et devient Grand Chef !
log-end-by-challenges = { $player } a { points-won }, comme d’autres, mais plus de défis : voilà le Grand Chef !
log-shares = Avec { points-with }, { $player } partage la victoire.
log-end-how = Les points de { $player } : { $figure } en figures, { $duel } en duels, { $challenge } en défis.
part-figure = { figure-name }
part-duel = { figure-name } (duel)
part-challenge = { challenge-name }
amount = { points-won }

why-card-drawn = Les cartes Tribu se piochent, elles ne se choisissent pas.
why-figure-revealed = Les figures se révèlent, elles ne se choisissent pas.
why-challenge-turned = Les défis se retournent, ils ne se choisissent pas.
why-lots-drawn = On ne tire au sort que lorsqu’un défi n’en finit pas.
why-hands-at-work = Cela, c’est l’affaire des mains ; pour l’instant, il y a une décision à prendre.
why-laid-already = Toutes les cartes de la manche { $round } sont posées.
why-not-in-hand = Vous n’avez pas de { $value } en main.
why-nothing-to-replay = Il n’y a encore aucun essai à rejouer.
why-nothing-to-accept = Il n’y a encore aucun résultat à accepter.
why-no-more-replays = Vous avez déjà utilisé vos deux reprises de la manche.
why-prize-first = Le duel est gagné : choisissez la carte à garder.
why-no-replay-in-challenge = Les figures sont finies, et on ne rejoue pas pendant un défi.
why-no-prize-now = Seul le vainqueur d’un duel garde l’une des cartes, une fois la défaite acceptée.
why-not-a-prize = Les cartes de ce duel sont { $one } et { $two }.
why-no-call-now = Bosse ou creux, c’est le Chef qui l’annonce dans Los LobOss, avant que l’on compte.
why-no-colour-now = Les couleurs s’annoncent dans WarnOss, avant que l’on attrape les osselets.
why-no-such-bone = L’osselet { colour-name } n’est pas sur la table : il n’y a que { $count } osselets, un par joueur restant.
why-nobody-to-eliminate = Ce n’est pas le moment d’éliminer quelqu’un.
why-not-yourself = Vous éliminez quelqu’un d’autre, pas vous-même.
why-not-in-challenge = Cette personne n’est plus dans le défi.

board-round = Manche { $round } sur 4
board-over = La partie est finie
board-chief = Chef
board-duel = Duel
board-duel-when = Quand fait-on le duel ?
board-duel-help = Personne ne le choisit : deux joueurs qui posent leur carte devant la même figure s’affrontent en duel.
board-share-what = Que disent les osselets et le pourcentage ?
board-share-help = La difficulté de la figure avec la carte tenue (trois osselets : très difficile), et combien de fois vous la réussissez en solo.
board-classic = Classique
board-hand = De main
board-exotic = Exotique
board-solo-open = Osselets à réussir : { $needed }
board-solo = Osselets : { $result } sur { $needed }
board-duel-open = Qui gagne ?
board-duel-won = { $player } gagne
board-replays = Reprises
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
board-table = La table d’Oss
board-face-down = { $family } : la carte est face cachée
board-seat = { $player } : { points-won }. Cartes en main : { $hand }, dans la pile : { $deck }, gagnées : { $won }.
board-hand-card = Un { $value } dans votre main
board-laid-card = { $player } a posé un { $value } devant { figure-name }
board-deck = Pile
board-skill = adresse { $skill }
board-out = Hors de ce défi
board-grand-chief = Grand Chef
board-challenges-left = Défis : { $count }
board-out-of-game = Hors du jeu : { $count }
board-replays-used = Reprises : { $used } sur { $most }
board-pick-both = Choisissez une carte de votre main, puis la figure que vous voulez tenter.
board-pick-figure = Choisissez maintenant la figure devant laquelle la poser.
board-pick-card = Choisissez maintenant la carte : elle dit combien d’osselets vous osez.
board-chance = Sans duel, vous y arrivez { $share } du temps.
board-lay = Poser une carte
board-lay-it = Poser le { $value } : { figure-name }
board-back = Choisir autrement
board-pay = Payer { $value }
board-pay-again = réessayer
board-accept = Accepter
board-worked = C’est réussi !
board-not-worked = C’est raté. Combien d’osselets ?
board-real = Nous prenons de vraies cartes et de vrais osselets et indiquons ce qui vient

describe-aslik = Ramasser les osselets un à un pendant que le Père vole.
describe-ehfel = Tous les osselets en main : en lâcher un, un seul, à chaque lancer.
describe-kuda_kuda = Ramasser un osselet de l’autre main, qui rattrape aussi le Père ; les mains alternent à chaque lancer.
describe-takh_takh = Mettre les osselets debout sur la tranche, un par lancer.
describe-wollo = Faire franchir aux osselets, un à un, le mur de l’autre main.
describe-cumi_cumi = Doigts entrelacés, les index pour pince : lancer un osselet et le cueillir dans les mains jointes. Sans Père.
describe-gurnia = Glisser les osselets un à un sous les arches des doigts de l’autre main.
describe-nampan = Quatre osselets pris entre les paumes : ouvrir d’un coup en les faisant sauter, et cueillir ce qu’on peut de la main principale. Sans Père.
describe-numa = Cinq osselets au dos de la main : les faire sauter, et cueillir ce qu’on peut dans la paume. Sans Père.
describe-polopo = Quatre osselets entre les doigts : les faire glisser dans la paume sans en perdre un seul. Sans Père.
describe-ariac = Quatre osselets en rang : un coup du tranchant à gauche, un à droite, et l’osselet visé est à vous.
describe-glodoc = Comme Aslik, mais la main dans le sac.
describe-labah = Le Père tient en équilibre au dos de la main pendant qu’elle rafle des osselets dans la paume.
describe-maradono = D’une pichenette, envoyer les osselets un à un dans un but fait de deux cartes Tambour.
describe-meja = Deux cartes Tambour font une table : y poser les osselets, un par lancer.
describe-bagi = En même temps, un Père chacun : pousser les quatre osselets du milieu, un par lancer, du côté qu’on a choisi. Qui laisse tomber son Père perd ; quand le milieu est vide, le plus gros tas l’emporte.
describe-bola_bola = Chacun son tour : un osselet sert de balle, à envoyer au-delà d’un filet de deux cartes Tambour jusqu’à ce que quelqu’un rate.
describe-kat = En même temps, un Père chacun : un seul lancer, et qui rafle le plus d’osselets gagne.
describe-manu = Chacun son tour : cinq osselets de la paume au dos de la main ; qui en garde le plus gagne. Sans Père.
describe-naik = Chacun son tour : 1 osselet d’un coup, puis 2, 3, etc. ; le premier qui rate perd. Après 5, on reprend à 1.
describe-badaboss = Une seule tour, un osselet chacun : qui la fait tomber est hors jeu.
describe-kiri_kanoss = Faire sauter un osselet du dos d’une main sur le dos de l’autre ; qui rate est hors jeu.
describe-los_loboss = Six osselets lancés : compter plus vite que les autres les bosses, ou les creux. Juste, on élimine quelqu’un ; faux, on est hors jeu.
describe-targoss = D’une pichenette, viser la carte au centre ; le plus proche élimine quelqu’un.
describe-warnoss = Attraper un osselet, sauf la couleur annoncée ; celui-là, ou rien du tout, et on est hors jeu.

lesson-lay = Une carte est un pari : autant d’osselets à réussir, autant de points. Posez le 2 devant la figure classique.
lesson-try = C’est votre figure : faites-la de votre main ! Deux osselets, un par lancer. Autant d’essais que vous voulez.
lesson-challenge = Réussi ! Chaque manche finit par un défi pour tous, 4 points. Votre osselet est le plus proche : éliminez { $one }.
lesson-wager = Le défi est à vous, et le Chef pose en premier. Un 4 vaut plus, mais c’est plus dur : posez-le devant l’exotique.
lesson-replay = { $one } a choisi la même figure : un duel, et vous l’avez perdu. Une carte achète un nouvel essai : payez avec le 1.
lesson-prize = Gagné quand même ! Qui gagne garde l’une des deux cartes ; l’autre quitte le jeu. Prenez le 4.
lesson-follow = { $one } est Chef et a posé en premier. Devant une autre figure, pas de duel : posez un 2 devant la classique.
lesson-accept = Un osselet sur deux : raté. Un nouvel essai coûterait une carte, et il n’y a qu’un 2 en jeu : acceptez.
lesson-end = Après quatre manches, on compte vos cartes, et 4 points par défi. On peut aussi lancer de vrais osselets. À vous !
hand-hands = Lancer
hand-hands-you = Votre figure : lancez les osselets !
hand-duel = Lancer
hand-duel-you = Le duel : lancez les osselets !
hand-challenge = Retourner
hand-challenge-you = Retournez la carte du défi !
hand-place = Empiler
hand-place-you = À vous : encore un osselet sur la pile !
hand-catch = Lancer
hand-catch-you = À vous : lancez et rattrapez !

hands-practice = Oss à la main
hands-lead = Vingt-cinq figures d’osselets : regardez, essayez, recommencez. Rien n’est envoyé ; vos records restent sur cet appareil.
hands-rules = Règles
hands-today = Les cinq du jour, { $date }
hands-today-how = Cinq figures, un essai chacune, les mêmes pour tout le monde aujourd’hui.
hands-days = { $days ->
    [one] Joué un jour de suite
   *[other] Joué { $days } jours de suite
  }
hands-copy = Copier le résultat
hands-copied = Copié
hands-at-level = Niveau { $level }
hands-group-classic = Figures classiques
hands-group-hand = Figures de main
hands-group-exotic = Figures exotiques
hands-group-duel = Duels
hands-group-challenge = Défis
hands-untried = Pas encore essayé
hands-record = Meilleur : { $best } · de suite : { $streak } (record { $longest })
hands-back = Toutes les figures
hands-demo = Voici comment
hands-slowly = Au ralenti
hands-level = Niveau
hands-go = À vous !
hands-again = Encore
hands-go-on = Niveau { $level }
hands-slow = Ralenti
hands-next = Figure suivante
hands-ring = Avec un anneau : touches, contacteur ou appuis
hands-field = Le terrain. { $figure }
hands-done = Réussi !
hands-not-done = Raté !
hands-told-done = Réussi : { $result } sur { $needed }.
hands-told-not-done = Raté : { $result } sur { $needed }.
hands-told-caught = Rattrapé, { $result } sur { $needed }.
hands-told-dropped = Tombé.
hands-told-target = Osselet { $target }.
hands-coarse = Ce navigateur arrondit le temps à { $ms } ms : rattraper tiendra du hasard.

hands-distance = À { $by } du milieu.
hands-handicap = temps { $tempo } %, portée { $reach } %
hands-once-more = Le temps n’a pas pu être mesuré : encore une fois, s’il vous plaît.
hands-others = C’est fait. Les autres y sont encore.
hands-waiting = On attend { $players }.
hands-mine = Ma main
hands-ready = C’est parti !
hands-table-does = La main de la table est à l’œuvre.
hands-lent-late = Vous n’étiez pas là à temps : la table fait vos figures.
hands-lent-you = La table fait vos figures.
hands-take-back = Les faire moi-même
hands-lend-now = Prêter ma main
hands-lend = Prêter ma main : la table fait mes figures
hands-tempo = Temps (plus : plus lent)
hands-reach = Portée (plus : plus facile)
hands-warm-up = Échauffement
hands-warm-up-why = À cette table, un court échauffement égalise les mains : trois lancers règlent votre temps et votre portée. Tout le monde les voit, et vous pouvez les changer.
hands-warm-up-go = S’échauffer
hands-warm-up-skip = Jouer comme d’habitude
hands-warm-up-again = S’échauffer de nouveau
hands-warming = Échauffement, { $number } sur { $count }
hands-lent-hand = { $player } (main prêtée)
hands-do-ready = Attention…
hands-do-throw = Lancez !
hands-do-catch = Rattrapez !
hands-do-false-start = Trop tôt !
hands-do-aslik = Ramassez !
hands-do-ehfel = Posez-en un !
hands-do-kuda_kuda = Ramassez !
hands-do-takh_takh = Redressez !
hands-do-wollo = Par-dessus !
hands-do-cumi_cumi = Pincez !
hands-do-gurnia = Poussez !
hands-do-nampan = Lancez !
hands-do-numa = Lancez !
hands-do-polopo = Tenez !
hands-do-ariac = Frappez !
hands-do-glodoc = Ramassez !
hands-do-labah = Glanez !
hands-do-maradono = Tirez !
hands-do-meja = Déposez !
hands-do-bagi = Balayez !
hands-do-bola_bola = Tirez !
hands-do-kat = Raflez !
hands-do-manu = Lancez !
hands-do-naik = Raflez-en { $count } !
hands-do-badaboss = Empilez !
hands-do-kiri_kanoss = Lancez !
hands-do-los_loboss = Comptez { side-name } !
hands-do-targoss = Pichenette !
hands-do-warnoss = Pas le { colour-name } !

hands-how-aslik = Lancez le Père d’un geste vers le haut. Appuyez sur un osselet, puis gardez le doigt là où le Père retombe.
hands-how-ehfel = Lancez le Père. Appuyez sur le tissu juste le temps d’un osselet, loin des autres ; puis rattrapez.
hands-how-kuda_kuda = Lancez le Père. Appuyez sur un osselet de l’autre côté, et rattrapez aussi de ce côté.
hands-how-takh_takh = Lancez le Père. Faites glisser un osselet de côté jusqu’à ce qu’il tienne debout, lâchez doucement, puis rattrapez.
hands-how-wollo = Lancez le Père. Faites passer un osselet par-dessus le mur, sur le tissu, puis rattrapez.
hands-how-cumi_cumi = Appuyez sur un osselet jusqu’à ce que les index se touchent, puis lancez-le dans les mains croisées.
hands-how-gurnia = Lancez le Père. Poussez un osselet sous son arche, puis rattrapez.
hands-how-nampan = Un geste vers le haut pour lancer, puis suivez les osselets du doigt et rattrapez-en le plus possible.
hands-how-numa = Un geste vers le haut pour lancer. La main se retourne ; puis rattrapez-en le plus possible.
hands-how-polopo = Maintenez jusqu’à ce que l’osselet soit au creux de la paume, et lâchez.
hands-how-ariac = Lancez le Père. Touchez tout près à gauche et à droite d’un osselet, puis rattrapez.
hands-how-glodoc = Lancez le Père. Appuyez sur un osselet, même caché par le sac, puis rattrapez.
hands-how-labah = Gardez le doigt posé et bougez en douceur : le Père est sur votre main. Glanez les osselets un par un.
hands-how-maradono = Lancez le Père. Envoyez un osselet dans le but, puis rattrapez.
hands-how-meja = Lancez le Père. Faites glisser un osselet sur une carte, puis rattrapez.
hands-how-bagi = Lancez le Père. Écartez un osselet à gauche ou à droite, puis rattrapez.
hands-how-bola_bola = Lancez le Père. Envoyez la balle à travers le filet, puis rattrapez.
hands-how-kat = Lancez le Père. Un seul geste sur autant d’osselets que vous osez, puis rattrapez.
hands-how-manu = Un geste vers le haut pour lancer ; les osselets restent où ils retombent, sur le dos de la main.
hands-how-naik = Lancez le Père. Un seul geste sur exactement le nombre d’osselets demandé, puis rattrapez.
hands-how-badaboss = Faites glisser l’osselet au-dessus de la tour et lâchez quand il est au milieu.
hands-how-kiri_kanoss = Lancez l’osselet vers l’autre main, et rattrapez-le là.
hands-how-los_loboss = Comptez les osselets qui montrent le côté annoncé, et appuyez sur le nombre.
hands-how-targoss = Envoyez votre osselet d’une pichenette le plus près possible du milieu de la carte.
hands-how-warnoss = Dès que la couleur est annoncée, prenez un osselet d’une autre. Vite !
hands-how-ring = Choisissez par un chiffre, Tab ou un appui. Appuyez sur Espace, ou touchez, quand l’anneau se ferme.

fault-jack = Le Père est tombé.
fault-jack-by = Le Père est tombé à { $by } de la main.
fault-time = Le temps est écoulé.
fault-void = Cela n’a pas pu être jugé.
fault-throws = Plus de lancers.
fault-short = Pas assez loin.
fault-short-by = Trop court de { $by }.
fault-wide = À côté.
fault-wide-by = À côté de { $by }.
fault-wide-takh_takh = Il est retombé.
fault-touched = Un osselet a été touché.
fault-dropped = Un osselet est tombé.
fault-early = Trop tôt.
fault-early-by = Trop tôt de { $by }.
fault-late = Trop tard.
fault-late-by = Trop tard de { $by }.
fault-spilled = Plus d’un osselet est tombé.
fault-wrong = Ce n’était pas le bon.
fault-wrong-takh_takh = Lâché trop vite : il est retombé.
fault-wrong-naik = Pas le nombre demandé.
fault-wrong-los_loboss = Ce n’était pas le bon nombre.
fault-fell = Le Père a glissé de la main.
fault-tower = La tour s’est écroulée.
fault-tower-by = La tour s’est écroulée : { $by } trop loin du milieu.
fault-miss = Pas rattrapé.
fault-miss-by = Manqué de { $by }.
fault-fast = Aucune main n’est si rapide.
fault-many = Personne n’appuie si souvent.

print-classic = carte figure, classique
print-hand = carte figure, de main
print-exotic = carte figure, exotique
print-duel = carte figure, duel
print-challenge = carte défi, 4 points
print-chief = carte Chef
print-drum = carte tambour : but, filet ou table
print-tribe = carte tribu : 1, 1, 2, 2, 3, 3, 4, 4 par personne
print-bone = osselet à plier
print-target = cible pour TargOss
print-make-bones = Découpez un osselet le long du contour, pliez toutes les arêtes, collez les languettes grises. Un haricot sec ou deux dedans, et il se lance bien.
print-make-cards = Triez les cartes figure par leur dos : quatre piles. Défis, Chef et tambours partagent un même dos.
print-house-caps = Des capsules de bouteille font de bons osselets : côté creux, creux ; l’autre côté, bosse. Elles s’empilent et tiennent sur la tranche. Marquez-les par couleur ; la blanche est le Père.
print-house-bag = Glodoc demande un petit sac en tissu, ou une chaussette, sur la main qui lance. À deux, WarnOss reste dans l’enveloppe.
print-in-short = # Une manche, quatre fois
    Révélez une figure de chaque famille. À partir du Chef, posez une carte tribu devant une figure solo : son chiffre dit combien d’osselets vous visez.
    Les deux premiers devant la même figure font le duel ; les autres jouent en solo.
    Dans l’ordre à partir du Chef : réussi, la carte est gagnée ; raté, elle est perdue.
    Qui gagne un duel garde une des deux cartes.
    Raté ou perdu ? Payez une carte de votre main pour réessayer, deux fois par manche au plus.
    Défi : tous ensemble, 4 points ; qui gagne est Chef.
    Chacun pioche une carte.
    # Le Père
    Lancez l’osselet blanc, faites la figure, rattrapez-le. Tombé, l’essai est fini ; seule l’action ratée : relancez.
    # La fin
    Après quatre manches, le plus de points gagne.
