title = Perudo
tagline = Chacun lance ses dés sous un gobelet. Combien de cinq en tout ? Dis un nombre, et qu’on te croie.
credits = Un jeu traditionnel d’Amérique du Sud, connu aussi sous les noms de dés menteurs, dudo et cacho.

option-dice = Dés pour chacun
option-exact = On peut dire « Exact ! »
option-exact-true = oui
option-exact-false = non
option-palifico = Une manche à part au dernier dé
option-palifico-true = oui
option-palifico-false = non

ask-bid = { $player } : combien de dés de quelle face sous tous les gobelets ?
ask-bid-doubt = { $player } : surenchérir, ou douter ?
ask-shown = { $player } : tous les dés sont découverts. On relance ?
ask-throw = Que montre le dé ?

first-bid = Compte les dés sous tous les gobelets, pas seulement les tiens. Les as valent n’importe quelle face.

move-die = { $face }
move-bid = { $count } × { $face ->
    [1] as
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
}
move-doubt = Je n’y crois pas !
move-exact = Exact !
move-roll = Relancer

log-thrown = Les gobelets sont posés. { $player } commence.
log-palifico = Palifico ! Il reste un dé à { $player }, qui commence : les as ne valent qu’eux-mêmes et la face ne change plus.
log-bid = { $player } : { $count } × { $face ->
    [1] as
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
}.
log-doubt = { $player } ne croit pas { $other }.
log-exact = { $player } dit : exact !
log-found = On lève les gobelets : { $found ->
    [0] aucun dé ne va
    [one] un seul dé va
   *[other] { $found } dés vont
}, pour { $count } annoncés.
log-loses = { $player } perd un dé ; il en reste { $left ->
    [one] un
   *[other] { $left }
}.
log-out = { $player } perd son dernier dé et quitte la partie.
log-wins-back = { $player } a vu juste et a maintenant { $left ->
    [one] un dé
   *[other] { $left } dés
}.
log-roll = { $player } ramasse les dés : tout le monde relance.

why-thrown = Les dés se lancent, ils ne se choisissent pas.
why-roll-first = Tous les dés sont découverts : il faut d’abord relancer.
why-not-open = On relance quand quelqu’un a douté.
why-no-exact = « Exact ! » ne se joue pas à cette table.
why-no-bid = Personne n’a encore rien dit dont on puisse douter.
why-too-many = Il n’y a que { $dice } dés sur la table.
why-aces-first = On n’ouvre pas avec des as.
why-one-face = Dans un palifico, la face ne change pas : { $face }.
why-aces-half = Pour les as, il en faut au moins la moitié : { $least }.
why-after-aces = Après les as, il en faut plus du double : { $least } ou plus.
why-higher = Annonce plus de dés, ou autant d’une face plus haute : on en est à { $count } × { $face }.

view-count = Annonce
view-face = de
view-faces = faces à annoncer
view-found = Trouvés
view-on_table = Dés
view-palifico = Palifico
view-dice = dés
view-cup = gobelet
view-cup-cup = gobelet
view-matching = Dés qui comptent
view-said = A dit
view-lost = −1 dé
view-won = juste !
view-out = éliminé

piece-die = dé
piece-cup = gobelet
piece-face = face
piece-called = face annoncée
