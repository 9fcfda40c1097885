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

ask-choose = { $player } : courir, ou lancer aussi les dés noirs ?
ask-white-chance = Que montre le dé blanc ?
ask-black-chance = Que montre le dé noir ?

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

log-round = Manche { $round } : { $player } a le chien foncé et commence.
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
log-end-last-round = La manche { $round } était la dernière : la partie est finie.
log-wins = { $player } gagne avec { $bones } os !
log-shares = Avec { $bones } os, { $player } partage la victoire.

why-white-thrown = Les dés se lancent, ils ne se choisissent pas, et les blancs montrent déjà { faces } : courez, ou lancez aussi les dés noirs.
why-not-chosen = Les dés se lancent, ils ne se choisissent pas : vous lancez les deux dés noirs ensemble.
why-no-such-face = Les dés noirs risqués n’ont pas de 1, et les dés se lancent, ils ne se choisissent pas.

board-round = Manche { $round }
board-over = Partie finie à la manche { $round }
board-begins = commence la manche
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
board-space-dog = Le chien blanc. Après chaque manche, il fait un pas et mord qui il rattrape.
board-space-free = { spaces-ahead } devant le chien : libre
board-space-taken = { spaces-ahead } devant le chien : { $player }
board-run = { $fate ->
    [bitten] { spaces-run }, droit sur le chien !
    [pushes] { spaces-run }, pour finir { spaces-ahead } devant le chien ; { $player } doit reculer
   *[other] { spaces-run }, pour finir { spaces-ahead } devant le chien
}
board-black-too = Lancer les noirs aussi
board-risk = { $dogs ->
    [0] deux chiens coûtent un os ({ $busts } fois sur 36)
   *[other] un chien de plus coûte un os ({ $busts } fois sur 36)
}
board-throws = { $player } lance les dés { $colour ->
    [black] noirs
   *[other] blancs
}.
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
board-would-pays = au plus près du chien : donnerait un os si la manche finissait maintenant
board-would-takes = au plus loin : prendrait un os si la manche finissait maintenant
board-winner = gagne
board-box = La boîte, avec les os perdus : { board-bones }
board-dark-dog = Le chien foncé : { $player } commence la manche
board-real = Nous lançons de vrais dés et indiquons le résultat

lesson-run = Le chien blanc vous poursuit tous, et le dernier paie. Vos dés blancs font 7 : courez !
lesson-dare = { $one } a pris votre place, et vous avez reculé d’une case. Vous étiez donc le plus près du chien, et vous avez payé un os au plus éloigné. Et maintenant, 3 seulement ? Osez aussi les dés noirs !
lesson-enough = Dix cases ! Vous étiez le plus loin, et { $two } vous a payé un os. Prudence : vous avez un chien. Deux chiens dans un lancer coûtent un os et vous clouent sur place. Laissez les dés noirs et courez.
lesson-bitten = { $one } a poussé { $two } contre le chien, puis le chien a avancé sur { $one }. Deux morsures : chaque fois, un os perdu, et retour au milieu. Vous avez 9, de quoi dépasser le chien. C’est sans danger : courez !
lesson-between = Deux chiens ont coûté un os à { $one }, puis à { $two }. En fin de manche, seul le plus proche paie et seul le plus éloigné reçoit. Vous êtes entre les deux : courez, il ne vous arrivera rien.
lesson-end = C’est tout. Quand quelqu’un n’a plus d’os, la partie s’arrête ; qui en a le plus l’emporte. Continuez comme vous voulez !
