title = Chicago
tagline = Cambriolez une ville dont personne ne connaît les maisons, et filez avant que la Police ne vous cerne.
credits = Un jeu de Jean Malherbe, Miro Company, Paris, vers 1940.

option-map = Ville
option-map-hex59 = hexagones, 59 maisons
option-map-hex61 = hexagones, 61 maisons et deux policiers de plus
option-map-grid59 = carrés, 59 maisons
option-police = Qui est la Police ?
option-police-held = la Police
option-police-others = voleur
option-match = Match
option-match-true = une partie par joueur, chacun est la Police une fois
option-match-false = une seule partie

a-house = { $kind ->
    [plane] un avion
    [thief] un voleur
    [weapon] une arme
    [bank] une banque
    [car] une voiture
    [police] un policier
    [m10] 10 000 francs
    [m20] 20 000 francs
    [m50] 50 000 francs
    [m100] 100 000 francs
   *[other] la maison
}
house-plane = avion
house-thief = voleur
house-weapon = arme
house-bank = banque
house-car = voiture
house-police = police
house-m10 = 10 000
house-m20 = 20 000
house-m50 = 50 000
house-m100 = 100 000
name = { $player }{ $thief ->
    [none] {""}
   *[other] {" "}(V{ $thief })
}
next-name = { $receiver }{ $second ->
    [none] {""}
   *[other] {" "}(V{ $second })
}

move-enter = Entrer par { $cell }
move-go = Aller en { $cell }
move-rob = Cambrioler { $cell }
move-leave = Quitter la ville
move-stop = S’arrêter ici
move-stay = Rester sur place
move-fly = Prendre l’avion
move-return = Remettre la maison à sa place
move-surrender = Se rendre
move-place = Placer un policier en { $cell }
move-done = Finir le tour
move-house = La maison cache { a-house }
move-lose = Perte : { a-house }
move-move = { $from } → { $to }
move-shoot = Tirer : { $from } → { $to }
any-enter = Entrer en ville
any-go = Avancer
any-rob = Cambrioler une maison
any-place = Placer un policier sur une étoile
any-move = Déplacer un policier
any-shoot = Tirer

ask-enter = { $player }, par quelle porte entrez-vous ?
ask-move-stay = { $player } : avancer, cambrioler une maison{ $can_shoot ->
    [yes] , tirer
   *[no] {""}
}{ $can_leave ->
    [yes] , quitter la ville
   *[no] {""}
} ou rester ?
ask-second-stop = { $player }, vous avez avancé : vous arrêter là{ $can_go ->
    [yes] { $can_leave ->
        [yes] , continuer en voiture ou quitter la ville
       *[no] {" "}ou continuer en voiture
    }
   *[no] { $can_leave ->
        [yes] {" "}ou quitter la ville
       *[no] {""}
    }
} ?
ask-look = { $player }, cette maison doit être remise en place : une banque ne se garde qu’avec une voiture, et une seule voiture suffit.
ask-look-fly = { $player }, c’est l’avion ! S’envoler, ou remettre la maison à sa place ?
ask-arrest = { $player }, la Police vous cerne, et vous ne pouvez pas tirer : il ne vous reste qu’à vous rendre.
ask-arrest-shoot = { $player }, la Police vous cerne ! Tirer sur un policier, ou vous rendre ?
ask-place = { $player }, placez un policier sur une étoile.
ask-police-done = { $player }, déplacez-vous un policier ? { $moves_left ->
    [one] Encore { $moves_left } coup.
   *[other] Encore { $moves_left } coups.
}
ask-house = Que cache la maison ?
ask-lose = Quelle maison est perdue ?

first-enter = Les portes servent à entrer, puis à sortir avec le butin.
first-move-stay = Avancez en ligne droite autant que vous voulez, ou cambriolez une maison voisine.
first-move-shoot = Vous avez une arme : une fois, elle éloigne un policier. On peut aussi la garder.
first-move-leave = Vous êtes à une porte : partir met le butin à l’abri, mais sans retour.
first-second-stop = Votre voiture permet d’avancer une seconde fois. Tout le monde le voit.
first-look = Vous savez ce qu’elle cache, les autres non. Une banque est à qui revient en voiture.
first-look-fly = S’envoler met aussitôt le butin à l’abri. Remis en place, l’avion attend quelqu’un.
first-arrest = Aucune rue libre autour, un policier à côté : la Police prend votre butin.
first-arrest-shoot = Une arme déplace un policier vers une rue libre : de quoi ouvrir une issue.
first-place = Une maison de police s’ouvre : un policier de plus, puis deux déplacements.
first-police-done = Un voleur sans rue libre, un policier à côté : il est arrêté. Deux déplacements par tour.

log-begins = { $player } est la Police.
log-match-begins = Partie { $game } du match : { $player } est la Police.
log-round = Tour { $round }.
log-enter = { name } entre par { $cell }.
log-go = { name } va en { $cell }.
log-car-shown = { name } a une voiture !
log-rob = { name } ouvre { $cell }.
log-keep = { $kind ->
    [none] { name } garde la maison.
   *[other] { name } garde { a-house }.
}
log-look = { name } trouve { a-house } en { $cell }.
log-return = { name } remet la maison en { $cell }.
log-fly = { name } trouve l’avion et s’envole avec son butin.
log-leave = { $houses ->
    [0] { name } quitte la ville les mains vides.
   *[other] { name } quitte la ville avec son butin.
}
log-stop = { name } s’arrête là.
log-stay = { name } reste sur place.
log-police = Police ! { name } a réveillé un policier ; { $police } joue aussitôt.
log-thief = Une maison Voleur ! Chaque voleur en ville qui a du butin cède une maison au suivant.
log-thief-nothing = Une maison Voleur ! Mais personne en ville n’a de butin à perdre.
log-thief-alone = Une maison Voleur ! Mais, à part { name }, aucun voleur n’est en ville : rien ne change de mains.
log-lose = { $kind ->
    [none] { name } cède une maison à { next-name }.
   *[other] { name } cède { a-house } à { next-name }.
}
log-place = { $player } place un policier en { $cell }.
log-move = { $player } déplace un policier de { $from } à { $to }.
log-done = { $player } en reste là.
log-shoot = { name } tire : le policier de { $from } doit aller en { $to }.
log-cornered = La Police cerne { name } en { $cell }.
log-arrested = { $police } arrête { name } { $houses ->
    [0] mais ne trouve aucun butin
    [one] et confisque { $houses } maison
   *[other] et confisque { $houses } maisons
}.
log-immobilised = { $count ->
    [one] { $count } policier est immobilisé
   *[other] { $count } policiers sont immobilisés
} jusqu’à la fin.
log-end-quiet = Il ne s’est rien passé depuis { $rounds } tours : les voleurs encore en ville s’en vont avec leur butin.
log-end-town-empty = Tous les voleurs sont partis ou arrêtés : la partie est finie.
log-end-match = Chacun a été la Police une fois : le match est fini, et tous les butins s’additionnent.
log-game-over = La partie est finie ; le butin sera compté à la fin du match.
log-score = { $francs ->
    [0] { $player } n’a rien.
   *[other] { $player } a { $francs } francs.
}
log-wins = { $player } gagne avec { $francs } francs !
log-shares = Avec { $francs } francs, { $player } partage la victoire.
log-end-equal = Les plus gros butins sont égaux : la victoire est partagée.
log-end-how-thief = { $player } a filé avec { $houses ->
    [0] zéro maison
    [one] 1 maison
   *[other] { $houses } maisons
} ; la Police a fait { $arrests ->
    [0] zéro arrestation
    [one] 1 arrestation
   *[other] { $arrests } arrestations
}.
log-end-how-police = { $player }, la Police, { $arrests ->
    [0] n’a arrêté personne
    [one] a arrêté 1 voleur et pris son butin
   *[other] a arrêté { $arrests } voleurs et pris leur butin
}.
log-end-how-match = { $player } a gagné { $before } francs dans les parties d’avant et { $last } dans la dernière.
part-before = parties d’avant
part-bank = { $count ->
    [one] banque
   *[other] banques
}
part-m10 = { $count ->
    [one] maison à 10 000
   *[other] maisons à 10 000
}
part-m20 = { $count ->
    [one] maison à 20 000
   *[other] maisons à 20 000
}
part-m50 = { $count ->
    [one] maison à 50 000
   *[other] maisons à 50 000
}
part-m100 = { $count ->
    [one] maison à 100 000
   *[other] maisons à 100 000
}
part-confiscated = pris à { name }
amount = { $points ->
    [0] rien
   *[other] { $points } francs
}

why-drawn = Le contenu d’une maison dépend du hasard ; personne ne le choisit.
why-no-such-cell = Cette case n’existe pas dans cette ville.
why-enter-first = Entrez d’abord en ville : choisissez une porte libre.
why-your-turn = C’est le tour d’un voleur : avancez, cambriolez une maison ou restez.
why-after-move = Vous avez avancé : continuez si vous avez une voiture, quittez la ville si vous êtes sur une porte, sinon arrêtez-vous ici.
why-look-first = Décidez d’abord quoi faire de la maison que vous avez ouverte.
why-arrest-first = On va vous arrêter : rendez-vous, ou tirez si vous avez une arme.
why-place-first = Il faut d’abord placer un policier sur une étoile libre.
why-police-play = C’est à la Police de jouer : déplacez un policier, ou restez-en là.
why-moved-already = Vous avez déjà avancé ; cela n’est possible qu’au début d’un tour.
why-no-second = Seule une voiture permet d’avancer une seconde fois, et pas davantage.
why-same-cell = Le pion s’y trouve déjà.
why-house-cell = { $cell } est une maison ; les pions restent dans les rues.
why-occupied = Il y a quelqu’un en { $cell }.
why-not-a-gate = { $cell } n’est pas une porte.
why-not-a-star = { $cell } n’est pas une étoile.
why-way-blocked = Le chemin vers { $cell } est barré.
why-no-line = Aucune rue droite ne mène de { $from } à { $cell }.
why-no-house = { $cell } est une rue ; il n’y a rien à cambrioler.
why-house-taken = La maison de { $cell } n’est plus là.
why-not-beside = { $cell } n’est pas à côté de votre voleur.
why-no-gate = Un voleur ne peut quitter la ville que par une porte.
why-no-plane = Il n’y a pas d’avion dans cette maison ; remettez-la à sa place.
why-no-weapon = Ce voleur n’a pas d’arme.
why-no-policeman = Aucun policier en { $cell }.
why-immobilised = Le policier de { $cell } a fait une arrestation et ne bouge plus.

board-round = { $game ->
    [1] Tour { $round }
   *[other] Partie { $game }, tour { $round }
}
board-game-over = Partie { $game } sur { $games } terminée
board-got-away = { $size ->
    [0] s’échappe les mains vides
    [one] s’échappe avec 1 maison
   *[other] s’échappe avec { $size } maisons
}
board-caught = en prison, butin confisqué
board-so-far = Votre butin dans le match : { board-francs }
board-next-police = Partie { $game } sur { $games } : { $player } est la Police.
board-next-game = Partie suivante
board-over = Partie finie au tour { $round }
board-quiet = calme depuis { $quiet ->
    [one] { $quiet } tour
   *[other] { $quiet } tours
}
board-sign-thief = V
board-sign-police = P
board-sign-frozen = X
board-house = maison
board-put-back = déjà vue
board-taken = vide
board-gate = porte
board-star = étoile
board-police = policier
board-frozen = immobilisé
board-outside = dehors
board-town = en ville, { $cell }
board-left = parti
board-now-outside = pas encore en ville
board-now-left = hors d’atteinte
board-now-arrested = en prison
board-now-empty = pas encore de butin
board-arrested = arrêté, { $cell }
board-loot = { $size ->
    [one] { $size } maison
   *[other] { $size } maisons
}
board-car = voiture
board-car-unknown = voiture ?
board-car-maybe = peut-être une voiture
board-officers = { $town } en ville{ $waiting ->
    [0] {""}
   *[other] , { $waiting } à placer
}{ $frozen ->
    [0] {""}
    [one] , { $frozen } immobilisé
   *[other] , { $frozen } immobilisés
}
board-moves = { $moves ->
    [one] encore { $moves } coup
   *[other] encore { $moves } coups
}
board-short-plane = avi
board-short-bank = bnq
board-short-car = vtr
board-arrested-sign = voleur arrêté
board-total = { $player }, en tout :
board-francs = { $francs } F

board-label = La ville vue d’en haut
board-cell = { $cell } : { $what }
board-street = rue
board-taken-house = la maison n’est plus là
board-put-back-house = maison ouverte puis remise
board-known-house = maison dont vous connaissez le contenu : { $what }
board-thief = voleur { $number } ({ $player })
board-chosen = choisi
board-choose-him = le choisir
board-advised = conseil : { $share }
board-choose-policeman = Touchez un policier, puis la case où il va.
board-where-to = Où va le policier de { $cell } ?
board-shoot-where = Où envoyer le policier de { $cell } ?
board-again = Choisir autrement
board-armed = Vous pouvez aussi tirer : touchez un policier pour l’éloigner.
board-found = Vous avez trouvé { a-house }.
board-you = vous
board-winner = gagne
board-acts = doit jouer
board-the-police = Police
board-confiscated = Confisqué
board-loot-open = Le butin
board-loot-hidden = Le butin, face cachée
board-quiet-help = Après 20 tours calmes de suite, les voleurs encore en ville s’en vont avec leur butin.
board-left-title = Pas encore vu
board-help-title = Que disent les signes ?
board-help-open = Légende
board-help-plane = Avion : partez aussitôt avec tout votre butin, ou remettez l’avion à sa place.
board-help-thief = Voleur : chaque voleur en ville cède au suivant une maison au hasard.
board-help-weapon = Arme : une seule fois, mettez un policier dans n’importe quelle rue libre.
board-help-bank = Banque : 200 000 francs, mais seulement avec une voiture.
board-help-car = Voiture : avancez deux fois par tour dès votre prochain tour.
board-help-police = Police : un policier arrive sur une étoile, et la Police joue aussitôt.
board-help-m10 = Argent : 10 000 francs.
board-help-m20 = Argent : 20 000 francs.
board-help-m50 = Argent : 50 000 francs.
board-help-m100 = Argent : 100 000 francs.
board-help-ways = Autour d’un voleur : vert, la rue voisine est libre ; rouge, quelqu’un la barre. Sans rue libre, avec un policier à côté : arrêté !
board-help-taken = Barrée : la maison a été cambriolée, elle n’est plus là.
board-help-close = Fermer
board-ways = { $ways ->
    [0] aucune rue libre
    [one] { $ways } rue libre
   *[other] { $ways } rues libres
}
board-real = Nous regardons sous de vraies maisons et indiquons ce que nous trouvons
role-police = la Police
lesson-enter = Vous êtes un voleur, { $three } est la Police. Personne ne sait ce que cachent les maisons. Entrez par la porte A4.
lesson-rob = À votre tour, vous avancez ou vous cambriolez une maison voisine. En voici une : ouvrez A3.
lesson-more = 50 000, et vous seul le savez. { $one } a réveillé un policier, mais il est encore loin : ouvrez B5.
lesson-drive = Une voiture ! Désormais, deux déplacements par tour, en ligne droite, aussi loin que vous voulez. Allez en C4, puis en D5.
lesson-bank = Un policier est à côté de vous. Mais on n’est pris que si toutes les rues voisines sont occupées : ouvrez C5.
lesson-flee = Une banque, 200 000 ! Il faut une voiture pour la prendre. Arrêté, vous perdez tout : filez en C4, puis à la porte A4.
lesson-leave = Vous êtes sur une porte. Quittez la ville, et plus personne ne pourra prendre votre butin.
lesson-end = À l’abri avec 250 000 ! Quand tous sont partis ou pris, le plus gros butin gagne. La prochaine fois, soyez la Police !
lesson-police-place = Vous êtes la Police. { $two } a ouvert une maison Police : un policier pour vous. Placez-le sur l’étoile D4.
lesson-police-block = Puis deux coups, tout droit. { $one } est sur la porte A4, avec deux issues : fermez-en une, de D4 à B4.
lesson-police-save = Un second coup rouvrirait le passage. Vous pouvez en rester là.
lesson-police-second = { $three } a ouvert une autre maison Police. Un second policier : placez-le en D8, dans l’alignement de A5.
lesson-police-close = Sans rue libre et avec un policier à côté, un voleur est arrêté. Fermez le piège : de D8 à A5 !
lesson-police-frozen = Pris : le butin est à vous ! Mais les policiers voisins d’un voleur arrêté ne bougent plus. Restez-en là.
lesson-police-end = Chaque maison Police vous donne un policier de plus. Si votre butin est le plus gros, vous gagnez. À vous de jouer !
hand-house = Ouvrir la porte
hand-house-you = Vous voilà dedans : que cache cette maison ?

print-town = moitié de la ville : hexagones devant, carrés derrière
print-plane = maison : avion
print-thief = maison : voleur
print-weapon = maison : arme
print-bank = maison : banque
print-car = maison : voiture
print-police = maison : police
print-m10 = maison : 10 000
print-m20 = maison : 20 000
print-m50 = maison : 50 000
print-m100 = maison : 100 000
print-more-police = maison : police, marquée 61
print-plot = terrain pour la ville de 61 maisons
print-thief-pawn = voleur
print-officer = policier
print-make-town = Coupez les deux moitiés le long du joint, posez-les bord à bord et scotchez. Au dos, la ville carrée.
print-make-houses = Découpez les maisons aussi régulièrement que possible, mélangez-les faces cachées et posez-en une sur chaque case foncée, sans regarder.
print-make-pawns = Pliez les pions à la tête, images vers l’extérieur, écartez les pieds et collez-les sur une chute de carton.
print-house-61 = La ville de 61 : posez les deux terrains sur F7 et J7, et mêlez aux autres les deux maisons de police marquées 61. Sinon, laissez-les de côté.
print-house-pawns = Des pions de quatre couleurs sont les voleurs, des pièces les policiers ; une pièce retournée ne bouge plus.
print-in-short = # Un voleur
    Premier tour : entrez par une porte libre.
    Ensuite, avancez en ligne droite sur des cases libres, ou cambriolez une maison voisine, ou restez.
    Avec une voiture : deux fois. Sur une porte : vous pouvez partir pour de bon avec le butin.
    # Les maisons
    Argent : gardez-le caché. Banque, 200 000 : seulement avec une voiture. Banque ou seconde voiture impossible à garder : remise sans la montrer.
    Arme : une fois, mettez un policier dans une rue libre. Avion : partez aussitôt, ou remettez-le.
    Voleur : chaque voleur en ville cède au suivant une maison tirée au hasard.
    Police : donnez-la ; un policier arrive sur une étoile, et la Police joue aussitôt deux coups.
    # La Police
    Deux coups par tour en ligne droite. Un voleur qui ne peut plus bouger, cerné par des policiers, est arrêté : butin à la Police ; ces policiers restent.
    # La fin
    Plus de voleur en ville : le plus d’argent gagne.
