title = Doggy Bag
tagline = Le jour, rapportez vos os à Fagin ; la nuit, reprenez-les sans le réveiller.
credits = Un jeu d’Antonin Boccara, illustré par Aline Kirrmann, Blam! 2017.

option-roles = Jetons
option-roles-true = avec leurs effets
option-roles-false = sans effets (partie débutant)

a-bone = { $colour ->
    [grey] un os gris
    [white] un os blanc
    [red] un os rouge
    [yellow] un os jaune
   *[black] un os noir
}
my-bone = { $mine ->
    [grey] un os gris
    [white] un os blanc
    [red] un os rouge
    [yellow] un os jaune
   *[black] un os noir
}
chest-bone = { $chest ->
    [grey] un gris
    [white] un blanc
    [red] un rouge
    [yellow] un jaune
   *[black] un noir
}
role-name = { $role ->
    [0] Fayot
    [1] Guetteur
    [2] Meneur
    [3] Pickpocket
    [4] Taupe
    [5] Éclaireur
    [6] Intendant
   *[7] Crack
}
bones-drawn = { $count ->
    [0] sans aucun os
   *[other] avec { $count } os
}
bones-owed = { $loot } os

move-coin = La pièce montre { $face }
move-draw = Tiré du sac : { a-bone }
move-put = Mettre { a-bone } dans le sac
move-take_0 = Jeton 0, Fayot : un os noir devant vous va au coffre
move-take_1 = Jeton 1, Guetteur : regarder dans le sac, puis tirer un os
move-take_2 = Jeton 2, Meneur : choisir qui commencera
move-take_3 = Jeton 3, Pickpocket : tirer un os
move-take_4 = Jeton 4, Taupe : regarder dans le sac
move-take_5 = Jeton 5, Éclaireur : montrer trois os, en mettre un au coffre
move-take_6 = Jeton 6, Intendant : deux os du coffre au sac
move-take_7 = Jeton 7, Crack : échanger un os avec le coffre
move-take = Jeton { $role }
move-flip = Retourner le jeton { $role } : jouer la tête brûlée
move-announce = Annoncer { $number }
move-lead = { $seat } commencera
move-chest = Au coffre : { a-bone }
move-bag = Du coffre au sac : { a-bone }
move-swap = Donner { my-bone } contre { chest-bone }
move-stop = S’arrêter et tout garder
move-greed = Gourmandise : tirer encore un os
move-steal = Voler un os à { $seat }
move-steal_none = Ne rien voler

ask-loot-put = { $choices ->
    [one] Quel os mettez-vous dans le sac ?
   *[other] Quels { $choices } os mettez-vous dans le sac ?
}
ask-loot-chance = Que montre la pièce ?
ask-roles = Quel jeton prenez-vous ?
ask-roles-announce = Combien d’os annoncez-vous, de { $low } à { $high } ?
ask-effect-lead = Meneur : qui commencera la prochaine manche ?
ask-effect-chest = Éclaireur : lequel de ces os va au coffre ?
ask-effect-bag = Intendant : quel os passe du coffre au sac ?
ask-effect-swap = Crack : quel os échangez-vous avec le coffre ?
ask-effect-chance = Quel os a été tiré ?
ask-heist-chance = Quel os sort du sac ?
ask-greed = S’arrêter, ou tenter la gourmandise ?
ask-greed-chance = Quel os a été tiré ?
ask-steal = À qui volez-vous un os ?

first-loot-put = Ce que vous mettez là, chacun peut le tirer cette nuit. Un os noir arrête qui le tire.
first-roles = Le nombre : combien d’os tirer cette nuit, le plus haut d’abord. L’effet est immédiat.
first-roles-announce = La tête brûlée passe en premier cette nuit, mais doit tirer autant d’os qu’annoncé.
first-effect-lead = Qui commence la prochaine manche lance les pièces et choisit son jeton en premier.
first-effect-chest = Les autres retournent au sac. Un os noir au coffre ne gêne plus personne pour l’instant.
first-effect-bag = De bons os rendent le sac plus riche cette nuit ; des os noirs, plus dangereux.
first-effect-swap = Vous échangez un os de derrière votre paravent : une occasion de s’en débarrasser.
first-greed = Réussi ! Un os de plus permet de voler ; noir, il vous coûte le butin de la nuit.
first-steal = Vous prenez chez quelqu’un un os de la couleur que vous venez de tirer.

log-round = Manche { $round } : { $player } lance les pièces.
log-coins = Les pièces montrent { $one } et { $two } : chacun met { bones-owed } dans le sac.
log-coins-all = Les pièces montrent { $one } et { $two } : chacun met tout ce qui lui reste ({ bones-owed }) dans le sac. C’est la dernière manche.
log-put = { $player } met en secret { a-bone } dans le sac.
log-put-done = { $player } a mis { bones-owed } dans le sac.
log-take = { $player } prend le jeton { $role } ({ role-name }).
log-no-black = { $player } n’a pas d’os noir devant son paravent : rien ne se passe.
log-empty-bag = Le sac est vide : rien ne se passe.
log-empty-chest = Le coffre est vide : rien ne se passe.
log-empty-stock = { $player } n’a plus d’os derrière son paravent : rien ne se passe.
log-creep = { $player } rend un os noir à Fagin, pour son coffre.
log-look = { $player } regarde dans le sac.
log-seen = Dans le sac : gris { $grey }, blanc { $white }, rouge { $red }, jaune { $yellow }, noir { $black }.
log-find = { $player } tire { a-bone } et le garde.
log-find-black = { $player } tire un os noir et le remet dans le sac.
log-shows = { $player } tire { a-bone } et le montre.
log-scout = { $player } met { a-bone } au coffre{ $back ->
    [0] .
    [one] {""} et remet l’autre dans le sac.
   *[other] {""} et remet les { $back } autres dans le sac.
}
log-refill = { $player } fait passer { a-bone } du coffre au sac.
log-swap = { $player } échange { my-bone } pris derrière son paravent contre { chest-bone } du coffre.
log-lead = { $player } donne le jeton « premier joueur » à { $other }.
log-lead-self = { $player } prend le jeton « premier joueur ».
log-flip = { $player } retourne le jeton { $role } : une tête brûlée !
log-announce = { $player } annonce { $number } os.
log-heist = { $player } se glisse jusqu’au sac : { $goal ->
    [0] aucun os
   *[other] { $goal } os
} à tirer.
log-draw = { $player } tire { a-bone } ({ $count } sur { $goal }).
log-reached = { $player } a réussi son coup.
log-caught = Un os noir ! Fagin se réveille et attrape { $player }{ $lost ->
    [0] .
   *[other] , qui laisse { $lost } os au coffre.
}
log-caught-greys = Un os noir ! Fagin se réveille et attrape { $player }, qui { $lost ->
    [0] garde
   *[other] laisse { $lost } os au coffre mais garde
} { $greys } os gris.
log-out = C’était le troisième os noir : { $player } se retrouve à la porte, et tout ce qui était devant son paravent va au coffre.
log-token = Le jeton « premier joueur » passe à { $player }.
log-bag-empty = Le sac est vide : { $player } repart sans rien, et la manche s’arrête.
log-gets-away = Le sac est vide : { $player } s’enfuit { bones-drawn }, et la manche s’arrête.
log-all-caught = Fagin a attrapé tout le monde : la manche s’arrête.
log-stop = { $player } s’enfuit { bones-drawn }. La manche s’arrête.
log-greed = { $player } cède à la gourmandise et replonge la patte dans le sac…
log-greed-draw = … { a-bone } ! { $player } s’enfuit { bones-drawn }.
log-steal = { $player } vole aussi { a-bone } à { $other }.
log-steal-none = { $player } ne vole rien.
log-end-alone = { $player } est le dernier chien en jeu et gagne !
log-end-all-stocks = Il n’y a plus d’os derrière les paravents : la partie est finie.
log-end-all-blacks = Plus un seul os noir à tirer : la partie est finie.
log-end-fewer-blacks = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
} : le plus petit nombre d’os noirs devant soi l’emporte, { $blacks } contre { $more }.
log-end-equal = Égalité aux points et aux os noirs : la victoire est partagée.
log-wins = { $player } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
log-shares = Avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $player } partage la victoire.
log-end-others-out = Tous les autres chiens ont été chassés avec trois os noirs.
log-end-out = { $count ->
    [one] Un chien a été chassé
   *[other] { $count } chiens ont été chassés
} avec trois os noirs.
log-end-how = { $player } a rapporté { $bones ->
    [0] zéro bon os
    [one] 1 bon os
   *[other] { $bones } bons os
} du sac, et { $blacks ->
    [0] aucun noir
    [one] 1 noir
   *[other] { $blacks } noirs
}.
part-grey = os gris
part-white = { $count ->
    [one] os blanc
   *[other] os blancs
}
part-red = { $count ->
    [one] os rouge
   *[other] os rouges
}
part-yellow = { $count ->
    [one] os jaune
   *[other] os jaunes
}
part-black = { $count ->
    [one] os noir
   *[other] os noirs
}
part-out = chassé avec trois os noirs
amount = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

why-coins-are-thrown = Les pièces se lancent, elles ne se choisissent pas.
why-bones-are-drawn = Les os se tirent au hasard du sac, ils ne se choisissent pas.
why-do-put = Mettez d’abord des os dans le sac.
why-do-pick = Prenez d’abord un jeton.
why-do-announce = Votre jeton est retourné : annoncez combien d’os vous allez tirer.
why-do-lead = En tant que Meneur, choisissez d’abord qui commencera la prochaine manche.
why-do-chest = En tant qu’Éclaireur, mettez d’abord au coffre un des os montrés.
why-do-bag = En tant qu’Intendant, faites d’abord passer des os du coffre au sac.
why-do-swap = En tant que Crack, échangez d’abord un os avec le coffre.
why-do-dare = Votre nombre est atteint : arrêtez-vous, ou tentez la gourmandise.
why-do-steal = Vous pouvez maintenant voler { $steal ->
    [grey] un os gris
    [white] un os blanc
    [red] un os rouge
   *[yellow] un os jaune
}, ou rien.
why-not-behind-screen = Vous n’avez pas { $colour ->
    [grey] d’os gris
    [white] d’os blanc
    [red] d’os rouge
    [yellow] d’os jaune
   *[black] d’os noir
} derrière votre paravent.
why-put-order = Les os se mettent dans l’ordre des couleurs (gris, blanc, rouge, jaune, noir) : après le { $last ->
    [grey] gris
    [white] blanc
    [red] rouge
    [yellow] jaune
   *[black] noir
}, on ne revient pas au { $colour ->
    [grey] gris
    [white] blanc
    [red] rouge
    [yellow] jaune
   *[black] noir
}.
why-put-too-few = Il vous reste { $left } os à mettre, dans l’ordre des couleurs ; après { a-bone }, il n’y en aurait plus assez pour finir.
why-token-gone = { $player } a déjà le jeton { $role }.
why-one-hothead = Une tête brûlée par manche, c’est assez ; cette fois, c’est { $player }.
why-announce-too-high = Il n’y a pas autant d’os dans le sac ; annoncez { $most } au plus.
why-nobody-there = Personne n’est assis là ; vous êtes { $players } à jouer.
why-lead-out = { $player } est à la porte et ne joue plus.
why-not-shown = Vous n’avez pas tiré { $colour ->
    [grey] d’os gris
    [white] d’os blanc
    [red] d’os rouge
    [yellow] d’os jaune
   *[black] d’os noir
}.
why-not-in-chest = Il n’y a pas { $colour ->
    [grey] d’os gris
    [white] d’os blanc
    [red] d’os rouge
    [yellow] d’os jaune
   *[black] d’os noir
} dans le coffre.
why-steal-self = On ne se vole pas soi-même.
why-steal-none-there = { $player } n’a pas { $colour ->
    [grey] d’os gris
    [white] d’os blanc
    [red] d’os rouge
    [yellow] d’os jaune
   *[black] d’os noir
} devant son paravent.

board-round = Manche { $round }
board-over = Partie finie à la manche { $round }
board-phase-loot = butin
board-phase-roles = jetons
board-phase-effect = effet
board-phase-heist = larcin
board-phase-greed = gourmandise
board-phase-steal = vol
board-coins = pièces
board-bag = Sac
board-bones = { $count ->
   *[other] os
}
board-seen = Vu
board-since = Depuis
board-chest = Coffre
board-tokens = Jetons
board-drawn = En main
board-stake = À voler
board-behind = Derrière
board-front = Devant
board-hidden = { $count ->
    [0] rien
   *[other] { $count } os
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-hothead = { $announced ->
    [0] tête brûlée
   *[other] tête brûlée : { $announced } os
}
board-out = à la porte
board-sealed = ✓ choisi
board-turn = doit jouer
board-first = commence
board-grey = gris
board-white = blanc
board-red = rouge
board-yellow = jaune
board-black = noir
board-sign-grey = g
board-sign-white = b
board-sign-red = r
board-sign-yellow = j
board-sign-black = ✖

lesson-loot = Le jour, chacun met en secret deux os dans le sac de Fagin. Un os noir le réveille. Mettez un rouge et un noir.
lesson-mole = La nuit, on les reprend : le jeton dit combien d’os vous voulez tirer. Prenez le 4, la Taupe, qui regarde dans le sac.
lesson-stop = { $one } a tiré un noir et perdu le reste. Vous avez vos quatre os ! Des trois restants, deux sont noirs : arrêtez-vous.
lesson-again = Les os devant vous comptent : gris et blanc 1, rouge 2, jaune 3. Nouveau jour, trois os : mettez un blanc et deux noirs.
lesson-lookout = Le sac est plein de noirs : visez bas. Prenez le 1, le Guetteur : regardez dans le sac et tirez un os aussitôt.
lesson-greed = Les autres ont réveillé Fagin, vous avez votre os. Une fois, vous pouvez en tirer un de plus. Deux noirs sur sept : osez !
lesson-steal = Blanc ! La gourmandise paie : vous pouvez prendre un os de cette couleur à un autre chien. { $two } en a un.
lesson-end = Le troisième os noir met un chien à la porte. Quand tous les paravents sont vides, le plus de points gagne. À vous !
board-pile = { $colour ->
    [grey] { $count ->
        [one] { $count } os gris
       *[other] { $count } os gris
    }
    [white] { $count ->
        [one] { $count } os blanc
       *[other] { $count } os blancs
    }
    [red] { $count ->
        [one] { $count } os rouge
       *[other] { $count } os rouges
    }
    [yellow] { $count ->
        [one] { $count } os jaune
       *[other] { $count } os jaunes
    }
   *[black] { $count ->
        [one] { $count } os noir
       *[other] { $count } os noirs
    }
}
board-range = { $colour ->
    [grey] gris
    [white] blanc
    [red] rouge
    [yellow] jaune
   *[black] noir
} { $least } à { $most }
board-table = La table de Doggy Bag
board-choosing = choisit…
board-known = Ce que le sac peut contenir
board-known-looked = Ce que vous avez vu dans le sac
board-known-since = Depuis votre coup d’œil : { $added } de plus
board-known-over = Ce qui reste dans le sac
board-known-help = La note près du sac dit combien d’os de chaque couleur il peut contenir : au moins et au plus, d’après tout ce que vous voyez. Le risque est une estimation, comme si les autres mettaient leurs os à l’aveuglette.
board-risk = Prochain os noir : ≈ { $share }
board-bag-empty = Le sac est vide.
board-success = Sans os noir : ≈ { $share }
board-success-help = Le pourcentage d’un jeton : votre chance approximative de tirer autant d’os sans os noir, avec le sac tel qu’il est.
board-order = Ordre du larcin
board-caught = s’est fait attraper
board-attempt = { $player } : { $count } sur { $goal }
board-own-screen = Derrière votre paravent : { $count } – rien que pour vous
board-own-open = Derrière votre paravent : { $count }
board-third = Au troisième os noir, on est à la porte.
board-tray = Pour le sac : { $need ->
    [0] complet
   *[other] encore { $need }
}
board-unpick = Reprendre { $colour ->
    [grey] un os gris
    [white] un os blanc
    [red] un os rouge
    [yellow] un os jaune
   *[black] un os noir
}
board-more = Choisissez encore { $need } os derrière votre paravent.
board-seal = Dans le sac
board-seal-more = Dans le sac · encore { $need }
board-take = Prendre un jeton
board-take-role = Prendre le { $role } : { role-name }
board-flip = Le retourner
board-flip-role = Retourner le { $role } : tête brûlée
board-swap = Échanger
board-to-bag = Dans le sac
board-to-chest = Au coffre
board-effect = { $role ->
    [0] Un os noir devant vous va au coffre.
    [1] Regarder dans le sac, puis tirer un os.
    [2] Choisir qui commencera la prochaine manche.
    [3] Tirer un os aussitôt.
    [4] Regarder dans le sac.
    [5] Montrer trois os, en mettre un au coffre.
    [6] Deux os passent du coffre au sac.
   *[7] Échanger un os avec le coffre.
}
board-seal-help = Personne ne voit lesquels.
board-back = En choisir un autre
board-fewer = Un de moins
board-higher = Un de plus
board-point-token = Touchez un jeton : son effet. % : sans os noir.
board-point-chest = Choisissez un os du coffre.
board-point-own = Choisissez un os derrière votre paravent.
board-point-shown = Choisissez un des os montrés.
board-point-dog = Choisissez un chien.
board-legend = Ce que disent les os et les nombres
board-about-grey = Os gris : 1 point ; on le garde même si l’on est attrapé
board-about-white = Os blanc : 1 point
board-about-red = Os rouge : 2 points
board-about-yellow = Os jaune : 3 points
board-about-black = Os noir : aucun point ; il réveille Fagin, et le troisième vous met à la porte
board-real = Nous lançons de vraies pièces, piochons dans un vrai sac et indiquons le résultat
hand-coin = Lancer les pièces
hand-coin-you = À vous de lancer les pièces : combien d’os de butin ?
hand-draw = Tirer un os
hand-draw-you = La main dans le sac : tirez un os !

print-bone = { $colour ->
    [grey] os gris, osselet
    [white] os blanc, poulet
    [red] os rouge, bœuf
    [yellow] os jaune, à moelle
   *[black] os noir, faisandé
}
print-chest = le coffre de Fagin
print-role = jeton de rôle, une flamme au dos
print-first = jeton du premier joueur
print-coin = pièce de Fagin, 1 et 2
print-screen = paravent
print-begin = Derrière votre paravent au début, et un os de chaque couleur dans le sac :
print-hothead = Un jeton retourné fait de vous une tête brûlée : annoncez 8 os ou plus, et passez en premier. Une tête brûlée par manche.
print-make-screens = Pliez les volets des paravents vers l’avant : l’aide vous regarde, le chien regarde les autres.
print-make-coins = Découpez ensemble les deux faces d’une pièce, pliez-les dos à dos et collez.
print-make-bones = Découpez les os aussi régulièrement que possible : au toucher, rien ne doit les distinguer.
print-house-bag = Le sac de Fagin : une chaussette ou un sac en tissu opaque.
print-house-coins = Des pièces ordinaires conviennent : face vaut 2, pile vaut 1.
print-house-bones = Des briques d’une seule forme en cinq couleurs se piochent encore mieux que le papier.
print-in-short = # 1. Le butin
    Le premier joueur lance les deux pièces. Chacun met en secret autant d’os de derrière son paravent dans le sac.
    # 2. Les jetons
    À partir du premier joueur, chacun prend un jeton et fait ce qu’il dit.
    Ou en retourne un et annonce 8 ou plus : une tête brûlée par manche.
    # 3. Le larcin
    Tête brûlée d’abord, puis du plus grand jeton au plus petit : tirez os par os.
    Un noir : gardez-le avec les gris tirés, le reste va au coffre ; au chien suivant.
    Autant que votre nombre : arrêtez-vous et gardez tout, la manche finit ; ou tirez-en un de plus pour peut-être voler un os de cette couleur.
    # La fin
    Troisième noir devant soi : à la porte. Plus d’os derrière les paravents, ou tous les noirs tirés : le plus de points devant soi.
