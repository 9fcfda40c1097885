title = Kakuzu
tagline = Un sudoku terminé dort sous 81 pierres : soulevez celle qui cache votre chiffre, et gardez-la.
credits = Un jeu de Bruno Stefanini, Gigamic 2010.

option-variant = Après une pierre gagnée
option-variant-draw = on tire un autre chiffre
option-variant-hunt = on cherche encore le même chiffre
option-variant-announce = on annonce son chiffre, sans sac, jusqu’à trois pierres par tour
option-opening = Les neuf premières pierres
option-opening-choose = au choix des joueurs
option-opening-random = au hasard
option-clock = Secondes par joueur (0 : sans pendule)

move-open = Soulever { $cell }
move-digit = Chiffre { $digit }
move-say = Chercher un { $digit }
move-take = Soulever { $cell }
move-pass = Temps écoulé
move-grid = Grille { $id }

ask-opening = { $player } : soulevez une pierre dans un carré encore fermé.
ask-opening-chance = Quelle case est découverte ?
ask-draw = Quel chiffre sort du sac ?
ask-say = { $player } : quel chiffre cherchez-vous ?
ask-take = { $player } : soulevez la pierre qui cache le { $target }.

first-opening = Ces neuf premières pierres ne sont à personne, mais ce qu’elles montrent sert à tous.
first-say = Trois pierres gagnées, et le tour passe. Annoncez un chiffre que vous pouvez déduire.
first-take = Chaque chiffre : une fois par ligne, colonne et carré. Raté ? La pierre est perdue.

a-digit = un { $digit }
not-target = pas un { $target }
stones = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
with-stones = { stones }
stones-left = { $left ->
    [one] 1 pierre reste sur le plateau et n’appartient
   *[other] { $left } pierres restent sur le plateau et n’appartiennent
} à personne

log-grid = Une grille est glissée sous les pierres.
log-open = { $player } découvre { a-digit } en { $cell }.
log-open-random = Le hasard découvre { a-digit } en { $cell }.
log-begin = Les neuf carrés sont ouverts ; { $player } joue le premier tour.
log-zero = { $player } tire un 0 : le tour est fini.
log-say = { $player } cherche { a-digit }.
log-hit = { $player } trouve { a-digit } en { $cell } : la pierre est gagnée.
log-miss = { $player } trouve { a-digit } en { $cell }, { not-target } : la pierre va à { $neighbour } et le tour est fini.
log-miss-bank = { $player } trouve { a-digit } en { $cell }, { not-target } : la pierre va à la banque et le tour est fini.
log-complete = Les neuf { $digit } sont visibles : ce chiffre quitte la partie.
log-turn-ninth = C’était la neuvième case : { $player } a fini son tour.
log-turn-third = C’était la troisième pierre : { $player } a fini son tour.
log-pass = { $player } n’a plus de temps : son tour est fini et les suivants seront sautés.
log-end-all-lifted = La dernière pierre est soulevée : la partie est finie.
log-end-all-out = Plus personne n’a de temps : la partie est finie. { stones-left }.
log-wins = { $player } gagne avec { with-stones } !
log-shares = Avec { with-stones }, { $player } partage la victoire.
log-end-solo-won = { $player } a { stones } sur 72 et bat la banque !
log-end-solo-lost = { $player } a { stones } sur 72 ; il en faut 37 pour battre la banque.
log-end-equal = Égalité de pierres : la victoire est partagée.
log-end-how = { $player } a trouvé { $found ->
    [0] zéro pierre
    [one] 1 pierre
   *[other] { $found } pierres
} et en a reçu { $given ->
    [0] zéro
   *[other] { $given }
} des erreurs des autres.
part-found = trouvées
part-given = manquées par d’autres
amount = { $points ->
    [one] { $points } pierre
   *[other] { $points } pierres
}

why-grid-drawn = La grille est tirée au hasard au début de la partie et reste secrète.
why-clock-only = Seule la pendule met fin à un tour de cette façon, quand votre temps est écoulé.
why-clock-none = À cette table, on joue sans pendule : vous ne pouvez pas passer.
why-opening-first = D’abord, chacun des neuf carrés doit perdre une pierre : choisissez-en une.
why-opening-over = L’ouverture est finie : on soulève maintenant les pierres pour trouver des chiffres.
why-opening-random = À cette table, c’est le hasard qui ouvre les neuf premières cases.
why-box-opened = Le carré { $box } a déjà perdu une pierre ; choisissez un carré encore fermé.
why-no-stone = Il n’y a plus de pierre en { $cell } : on y voit déjà { a-digit }.
why-digit-drawn = Les chiffres sortent du sac au hasard ; vous avez déjà { a-digit } à chercher.
why-no-bag = À cette table, il n’y a pas de sac : vous annoncez vous-même votre chiffre.
why-not-announced = À cette table, les chiffres sont tirés, pas annoncés ; vous cherchez { a-digit }.
why-said-already = Vous avez annoncé le { $digit } ; soulevez maintenant une pierre.
why-digit-complete = Les neuf { $digit } sont déjà visibles ; annoncez un autre chiffre.
why-say-first = Annoncez d’abord le chiffre que vous cherchez.

board-target = À trouver
board-bag = Sac
board-drawn = Tirés
board-complete = Complets
board-left = Pierres restantes
board-bank = Banque
board-out = plus de temps
board-won = Gagnées ce tour-ci
board-tray = Plateau
board-digits = Chiffres
board-turn = doit jouer
board-pile = { $player } : { stones }
board-pile-bank = Banque : { stones }
board-goal = { $goal } pour gagner
board-clock = { $time } par joueur
board-cell-open = { $cell } : { $digit }
board-cell-covered = { $cell }, couverte
board-cell-lift = { $cell }, couverte, vous pouvez soulever la pierre
board-cell-left = { $cell } : { $digit }, encore couverte à la fin
board-could-be = possible : { $digits }
board-noted = noté : { $digits }
board-crossed = barré : { $digits }
board-candidates = Montrer les candidats
board-open-all = Soulever pour moi
board-pencil = Crayon
board-pencil-help = Choisissez une pierre où écrire. Personne d’autre ne voit vos notes.
board-pencil-on = Un chiffre : une fois, il est noté sur cette pierre ; deux fois, barré. Personne d’autre ne le voit.
board-note = Écrire { $digit }
board-erase = Effacer
board-again = Choisir autrement
board-real = Nous piochons les chiffres dans un vrai sac et les indiquons

lesson-sure = Un sudoku dort sous les pierres. Vous avez un 5 : au centre, il ne peut être que sous la pierre marquée. Soulevez-la.
lesson-guess = Juste, et vous tirez encore : un 7. En haut au milieu, deux pierres peuvent le cacher : tentez celle qui est marquée.
lesson-cross = Raté : la pierre va à { $one }. Un 0 finit le tour. Encore un 7 : en bas au milieu, il ne reste que la pierre marquée.
lesson-odds = Pour ce 5, rien de sûr. En haut à droite, trois pierres seulement peuvent le cacher : tentez celle qui est marquée.
lesson-end = Bien vu, et un peu de chance ! À la dernière pierre, le plus de pierres gagne. Continuez comme il vous plaît !
hand-digit = Tirer un chiffre
hand-digit-you = La main au sac : un chiffre à trouver, ou un 0 qui finit votre tour.

print-stone = pierre
print-digit = chiffre pour le sac, de 0 à 9
print-key = clé, cachée jusqu’à ce que toutes les pierres soient posées
print-leaf = feuillet : plateau avec quatre grilles par face
print-key-title = Clé { $letter }
print-leaf-title = Face { $number } · avec les clés A à D : quatre grilles
print-make-leaf = On ne découpe pas les feuillets : un feuillet est le plateau. Prenez-en un au hasard sans l’étudier.
print-make-keys = Posez une pierre sur chacune des 81 cases. Alors seulement, mélangez les quatre clés et retournez-en une.
print-make-read = Sous une pierre il y a quatre chiffres. La clé montre quel coin de cette case compte ; oubliez les autres.
print-house-bag = Pour les chiffres, il faut un sac, une chaussette ou un chapeau.
print-house-stones = Pièces, boutons ou cailloux de 14 à 18 mm font de plus belles pierres que le papier.
print-in-short = # Pour commencer
    Tour à tour, retirez une pierre de chacun des neuf carrés. Elles ne sont à personne.
    # Votre tour
    Piochez un chiffre dans le sac. Un 0 finit votre tour.
    Retirez une pierre au choix : le coin que montre la clé est son chiffre.
    Le même chiffre : gardez la pierre, laissez le chiffre hors du sac, et piochez encore.
    Un autre : la pierre va à votre voisin de gauche, tous les chiffres retournent au sac, et votre tour finit.
    Un chiffre dont les neuf cases sont ouvertes quitte le jeu.
    # La fin
    Plus de pierre : le plus de pierres gagne.
    # En solitaire
    Les pierres manquées vont à la banque : 37 ou plus sur 72 gagnent.
