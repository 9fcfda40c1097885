title = Mygame
tagline = Cachez quelques cailloux dans votre poing et annoncez combien tous les poings en contiennent.
credits = Un jeu pour commencer ; changez-le et faites-en le vôtre.

option-goal = Points pour gagner

ask-hold = { $player } : combien de cailloux cachez-vous ?
ask-call = { $player } : combien de cailloux dans tous les poings, de { $low } à { $high } ?
ask-open = { $player } : ouvrez les poings !

move-hold = { $pebbles ->
    [0] Aucun caillou
    [one] { $pebbles } caillou
   *[other] { $pebbles } cailloux
}
move-call = { $total }
move-open = Ouvrir les poings

log-hold = { $player } ferme son poing.
log-call = { $player } annonce { $total }.
log-open = Les poings s’ouvrent : { $total ->
    [one] { $total } caillou
   *[other] { $total } cailloux
}.
log-hit = { $player } l’avait annoncé.
log-miss = Personne ne l’avait annoncé.

why-fists-closed = Les poings sont déjà fermés.
why-close-first = D’abord, tout le monde ferme son poing.
why-call-first = D’abord, tout le monde annonce un total.
why-open-first = Tout le monde a annoncé : on ouvre les poings.
why-too-many = Il n’y a pas plus de { $most } cailloux.
why-called = Ce total est déjà annoncé.

view-fist = Dans le poing
view-call = Annonce
view-opened = Tour précédent
view-points = Points
view-goal = Points pour gagner
view-total = Dernier total
