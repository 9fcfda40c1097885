player = Joueur { $number }

why-unknown = Aucun coup ne s’appelle « { $move } ».
why-over = La partie est finie.
why-not-your-turn = Ce n’est pas votre tour.
why-already-chosen = Votre choix est fait ; reprenez-le pour en changer.
why-wait-for-chance = Indiquez d’abord ce qui a été lancé ou tiré.
why-not-an-outcome = Cela ne peut pas sortir maintenant ; sont possibles : { $outcomes }.
why-no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
why-no-clock = Aucune pendule ne tourne pour cette place.
why-no-undo = Impossible de revenir en arrière : depuis, on a distribué, montré ou joué quelque chose.
why-not-now = Ce n’est pas possible maintenant.
