title = Le jeu royal d’Ur
tagline = La plus vieille course qu’on sache encore courir : par les rosettes, à travers le milieu, et rentrer le premier.
credits = Joué en Mésopotamie il y a 4 600 ans ; des plateaux ont été trouvés à Ur, et Irving Finkel a lu des règles sur une tablette de 177 av. J.-C.

option-pieces = Pions pour chacun
option-safe = La rosette du milieu protège
option-safe-true = oui
option-safe-false = non

ask-throw = Que montrent les dés ?
ask-move = { $player } : { $thrown } – quel pion avance ?

hand-throw = Lancer
hand-throw-you = À toi de lancer !

first-move = Touche un pion, ou la case où il peut aller. Sur une rosette, on relance.

move-throw = { $count }
move-enter = Entrer en { $to }
move-move = { $from } vers { $to }
move-leave = { $from } rentre

log-throw = { $player } lance : { $count ->
    [0] rien
   *[other] { $count }
}.
log-stuck = Aucun pion de { $player } ne peut avancer.
log-enter = { $player } fait entrer un pion en { $to }.
log-move = { $player } va de { $from } en { $to }.
log-leave = { $player } rentre un pion depuis { $from }.
log-hit = { $player } renvoie un pion de { $other } au départ.
log-rosette = Une rosette : { $player } relance.

why-thrown = Les dés se lancent, ils ne se choisissent pas.
why-none-waiting = Tous tes pions sont déjà en jeu ou rentrés.
why-not-yours = Aucun de tes pions n’est là.
why-so-far = Un pion avance d’autant que disent les dés : { $count }.
why-exactly = Un pion rentre avec exactement ce qu’il lui faut ; les dés disent { $count }.
why-own = Un de tes pions est déjà là.
why-safe = Sur cette rosette, on ne peut être pris.

view-pieces = Pions
view-thrown = Lancé
view-thrower = Lancé par
view-dice = dés
view-dice-1 = pointe marquée
view-landing = Cases où aller
view-waiting = Au départ
view-home = Rentrés
view-track = En jeu
view-board = plateau

piece-piece = pion
piece-die = dé
die-0 = pointe nue
die-1 = pointe marquée
