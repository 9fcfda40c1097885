title = Mygame
tagline = Cueillez des champignons tant que vous l’osez, et rentrez avant que le hibou n’arrive.
credits = Un jeu pour commencer ; changez-le et faites-en le vôtre.

option-goal = Champignons pour gagner
option-owl = Le hibou prend
option-owl-half = la moitié du panier
option-owl-all = tout le panier

ask-choose = { $player } : cueillir encore, ou rentrer ?
ask-find = Que montre le dé ?

move-gather = Cueillir
move-home = Rentrer
move-find = { $what ->
    [owl] Le hibou
   *[other] { $what }
}

log-gather = { $player } cherche des champignons.
log-home = { $player } rapporte le panier à la maison.
log-find = { $what ->
    [owl] Le hibou arrive ! Il prend sa part ; le reste attend le joueur suivant.
   *[other] { $what } de plus dans le panier.
}

why-gather-first = Cueillez d’abord au moins une fois.
why-basket-full = À { $full }, le panier est plein : rentrez.
why-not-chosen = On lance le dé, on ne choisit pas ce qu’on trouve : cueillez.

view-basket = Panier
view-full = Le panier contient
view-goal = Champignons pour gagner
view-home = À la maison
piece-mushroom = champignon
