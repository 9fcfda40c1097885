title = Den letzten beißen die Hunde
tagline = Les chiens mordent le dernier : filez sur le circuit, osez les dés noirs et gardez vos os.
credits = Un jeu de Hajo Bücken et Dirk Hanneforth, Klee 1994.

option-push = Arriver sur un coureur
option-push-back = le fait reculer d’une case
option-push-rear = l’envoie en dernière position
option-black_dice = Dés noirs
option-black_dice-same = comme les blancs
option-black_dice-risky = avec deux chiens, sans 1

move-white = Dé blanc : { $face ->
    [dog] chien
   *[other] { $face }
}
move-black_die = Dé noir : { $face ->
    [dog] chien
   *[other] { $face }
}
move-move = Courir
move-black = Lancer aussi les dés noirs

ask-choose = { $player } : courir, ou ajouter les dés noirs ?
ask-white-chance = Que montre le dé blanc ?
ask-black-chance = Que montre le dé noir ?

first-choose = Un chien sur un dé compte 0, deux chiens coûtent un os. Dés noirs : plus vite, plus risqué.

faces = { $one ->
    [dog] { $two ->
        [dog] deux chiens
       *[other] un chien et un { $two }
    }
   *[other] { $two ->
        [dog] un { $one } et un chien
       *[other] un { $one } et un { $two }
    }
}
bones-left = { $bones ->
    [0] il ne lui en reste aucun
    [one] il lui en reste 1
   *[other] il lui en reste { $bones }
}
spaces-ahead = { $distance ->
    [one] 1 case
   *[other] { $distance } cases
}
spaces-run = { $total ->
    [one] 1 case
   *[other] { $total } cases
}

log-round = Tour { $round } : { $player } a le chien foncé et commence.
log-white = { $player } lance { faces } : { $total } en tout.
log-black = { $player } ose lancer les dés noirs.
log-black-dice = Avec les dés noirs, { $player } obtient { faces } : { $total } en tout.
log-bust = { $dogs ->
    [2] Deux
   *[other] Trois
} chiens : { $player } reste sur place et perd un os ({ bones-left }).
log-run = { $player } avance de { spaces-run } et se retrouve { spaces-ahead } devant le chien.
log-run-in = { $player } part du milieu et se retrouve { spaces-ahead } devant le chien.
log-run-past = { $player } avance de { spaces-run }, dépasse le chien et se retrouve { spaces-ahead } devant lui.
log-circle = { $player } fait un tour complet et retrouve sa case, { spaces-ahead } devant le chien.
log-run-bitten = { $player } avance de { spaces-run }, droit sur le chien, et se fait mordre ! Retour au milieu avec un os de moins ({ bones-left }).
log-pushed = { $player } doit reculer et se retrouve { spaces-ahead } devant le chien.
log-sent = { $player } passe en dernière position, { spaces-ahead } devant le chien.
log-pushed-bitten = { $player } recule jusqu’au chien et se fait mordre ! Retour au milieu avec un os de moins ({ bones-left }).
log-pay = { $player }, au plus près du chien, donne un os ({ bones-left }) à { $taker }, au plus loin.
log-no-pay = Moins de deux coureurs sur le circuit : personne ne paie.
log-dog = Le chien blanc fait un pas.
log-dog-bites = Le chien blanc fait un pas et mord { $player } : retour au milieu avec un os de moins ({ bones-left }).
log-end-no-bones = { $player } n’a plus d’os : la partie est finie.
log-end-last-round = Le tour { $round } était le dernier : la partie est finie.
log-wins = { $player } gagne avec { $bones } os !
log-shares = Avec { $bones } os, { $player } partage la victoire.
log-end-equal = Égalité d’os : la victoire est partagée.
log-end-how = { $player } a { $taken ->
    [0] fini sans prendre d’os
    [one] pris 1 os en tête de course
   *[other] pris { $taken } os en tête de course
} et { $lost ->
    [0] n’en a perdu aucun
   *[other] en a perdu { $lost }
}.
part-start = au départ
part-taken = pris en tête
part-paid = payés en dernier
part-bitten = mordu par le chien
part-dogs = deux chiens aux dés
amount = { $points ->
    [0] aucun os
   *[other] { $points } os
}

why-white-thrown = Les dés se lancent, ils ne se choisissent pas, et les blancs montrent déjà { faces } : courez, ou lancez aussi les dés noirs.
why-not-chosen = Les dés se lancent, ils ne se choisissent pas : vous lancez les deux dés noirs ensemble.
why-no-such-face = Les dés noirs risqués n’ont pas de 1, et les dés se lancent, ils ne se choisissent pas.

board-round = Tour { $round }
board-over = Partie finie au tour { $round }
board-begins = commence le tour
board-clockwise = sens horaire
board-dog = chien
board-middle = Milieu
board-white = Blancs
board-black = Noirs
board-total = Total
board-distance = à { $distance ->
    [one] 1 case
   *[other] { $distance } cases
}
board-in-middle = au milieu
board-pays = paie
board-takes = prend
board-label = Le circuit avec le chien blanc et les coureurs, les dés au milieu, les écuelles des joueurs
board-space-dog = Le chien blanc. Après chaque tour de table, il fait un pas et mord qui il rattrape.
board-space-free = { spaces-ahead } devant le chien : libre
board-space-taken = { spaces-ahead } devant le chien : { $player }
board-run = { $fate ->
    [bitten] { spaces-run }, droit sur le chien : un os perdu
    [pushes] { spaces-run }, pour finir { spaces-ahead } devant le chien ; { $player } doit reculer
   *[other] { spaces-run }, pour finir { spaces-ahead } devant le chien
}{ $last ->
    [pays] . Le tour finit : cela coûte un os
    [caught] . Le tour finit et le chien rattrape : un os perdu
   *[no] { "" }
}
board-run-brief = { $fate ->
    [bitten] sur le chien : −1 os
   *[other] { $last ->
        [no] { $distance } devant le chien
       *[other] { $distance } devant, −1 os
    }
}
board-black-too = Ajouter les noirs
board-risk = Dés noirs : { $lost } lancers sur 36 coûtent un os. Deux chiens { $busts } · sur le chien { $bites }{ $lasts ->
    [0] { "" }
   *[other] { " " }· dernier du tour { $lasts }
}{ $pushes ->
    [0] { "" }
   *[other] { " " }· un autre recule { $pushes }
}
board-risk-brief = { $lost ->
    [36] coûte toujours un os
   *[other] risque { $lost } sur 36
}
board-throw = Lancer les dés { $colour ->
    [black] noirs
   *[other] blancs
}
board-not-thrown = Les dés { $colour ->
    [black] noirs
   *[other] blancs
} ne sont pas lancés
board-dice-show = Les dés { $colour ->
    [black] noirs
   *[other] blancs
} montrent { faces }
board-bones = { $bones ->
    [0] aucun os
   *[other] { $bones } os
}
board-seat = { $player }, coureur { $letter }
board-acts = doit jouer
board-would-pays = au plus près du chien : donnerait un os si le tour finissait maintenant
board-would-takes = au plus loin : prendrait un os si le tour finissait maintenant
board-winner = gagne
board-box = La boîte, avec les os perdus : { board-bones }
board-dark-dog = Le chien foncé : { $player } commence le tour
board-real = Nous lançons de vrais dés et indiquons le résultat

lesson-run = Le chien blanc vous poursuit tous, et le dernier paie. Vos dés blancs font 7 : courez !
lesson-dare = { $one } vous a fait reculer : au plus près du chien, vous avez payé un os. Et là, 3 seulement ? Osez les dés noirs !
lesson-enough = En tête, vous avez pris un os à { $two }. Attention : un chien aux dés, et un second coûterait un os. Courez, c’est tout.
lesson-bitten = { $one } et { $two } mordus : un os perdu, retour au milieu. Votre 9 double le chien, sans danger : courez !
lesson-between = En fin de tour, seul le plus proche du chien paie, seul le plus éloigné reçoit. Vous êtes entre les deux : courez.
lesson-end = Dès que quelqu’un n’a plus d’os, la partie est finie : le plus d’os gagne. Continuez comme il vous plaît !
hand-white = Lancer
hand-white-you = À vous de lancer les dés blancs !

print-ring = le circuit
print-bone = os
print-white-dog = le chien blanc
print-dark-dog = le chien foncé : commence le tour
print-runner = coureur
print-bowl = écuelle
print-white-die = dé blanc
print-black-die = dé noir
print-make-tents = Pliez coureurs et chiens à la tête, images vers l’extérieur, écartez les pieds et collez-les sur une chute de carton.
print-make-dice = Découpez les dés le long du contour, pliez toutes les arêtes, encollez les languettes grises.
print-house-dice = Des dés ordinaires conviennent aussi : le 6 est un chien et compte 0. Prenez-en deux clairs et deux foncés.
print-house-figures = Six petites figurines savent courir, et pièces, haricots ou allumettes font de bons os.
print-house-risky = Dés noirs plus risqués : leur 1 est aussi un chien.
print-in-short = # Votre lancer
    Lancez les deux dés blancs : un chien compte 0.
    Avancez d’autant dans le sens horaire, ou lancez aussi les deux noirs et avancez de la somme des quatre.
    Deux chiens ou plus : un os à la boîte, et vous restez sur place.
    Du milieu, on part du chien blanc : la case devant son museau compte 1.
    # À l’arrivée
    Sur quelqu’un : il recule d’une case, et qui s’y trouve aussi.
    Sur le chien blanc, ou poussé dedans : un os à la boîte, retour au milieu.
    # Quand tous ont lancé
    Le coureur le plus loin prend un os au plus proche du chien.
    Le chien foncé passe à gauche ; le blanc avance d’une case et mord qui s’y trouve.
    # La fin
    Quelqu’un n’a plus d’os : le plus d’os gagne.
