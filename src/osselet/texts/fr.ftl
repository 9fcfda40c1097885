player = Joueur { $number }

why-unknown = Aucun coup ne s’appelle « { $move } ».
why-over = La partie est finie.
why-not-your-turn = Ce n’est pas votre tour.
why-already-chosen = Vous avez déjà choisi ; reprenez votre choix pour en changer.
why-wait-for-chance = Indiquez d’abord ce qui a été lancé ou tiré.
why-not-an-outcome = Cela ne peut pas sortir maintenant. Ce qui est possible : { $outcomes }.
why-no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
why-no-clock = Aucune pendule ne tourne pour cette place.
why-time-up = Votre temps est écoulé : il ne vous reste qu’à passer.
why-no-undo = Impossible de revenir en arrière : depuis, quelque chose a été distribué, montré ou joué.
why-not-now = Ce n’est pas possible maintenant.

cli-players = { $low ->
    [1] { $one ->
        [1] 1 joueur
       *[other] { $low } à { $high } joueurs
    }
   *[other] { $one ->
        [1] { $low } joueurs
       *[other] { $low } à { $high } joueurs
    }
}
cli-usual = par défaut
cli-games-hint = Pour jouer : osselet play NOM. Pour les règles : osselet rules NOM.

cli-cabinet-intro = L’armoire est ouverte.
cli-cabinet-which = Quel jeu ? Un numéro ou un nom ; « règles NOM » montre ses règles, fr, en ou de change la langue, q fait sortir.
cli-cabinet-unknown = Ce jeu n’est pas dans l’armoire : tapez un numéro, ou un nom comme sur les boîtes.
cli-goodbye = L’armoire reste ouverte. À bientôt !
cli-back-to-cabinet = Entrée pour revenir à l’armoire…{" "}
cli-ask-players = Combien de joueurs, de { $low } à { $high } ? (Entrée : { $usual })
cli-ask-people = Combien d’entre eux sont à ce clavier ? Des robots prennent les autres places. (Entrée : { $usual })
cli-ask-name = Votre nom ? (Entrée : aucun)
cli-ask-names = Vos noms, séparés par des virgules ? (Entrée : aucun)
cli-ask-options = Des options ? Par exemple nom=valeur. (Entrée : celles par défaut)
cli-range = de { $low } à { $high }
cli-range-per-seat = de { $low } à { $high } ; un nombre pour tous, ou un par place : 40,60,50
cli-range-seat = une place, à partir de 0 ; -1 est la dernière
cli-number-between = Tapez un nombre de { $low } à { $high }.

cli-you = vous
cli-welcome = Tapez le numéro ou le nom d’un coup, « ? » pour l’aide, « { $quit } » pour sortir.
cli-ask = { $player } : que jouez-vous ?
cli-ask-chance = Qu’est-ce qui a été lancé ou tiré ?
cli-seconds = encore { $seconds } s
cli-type-one = { $count } coups possibles : tapez-en un, par exemple { $example }. « { $moves } » les montre tous.
cli-enter-plays = Entrée pour le jouer.
cli-nothing-typed = Tapez le numéro ou le nom d’un coup, ou « ? » pour l’aide.
cli-which = Plusieurs coups correspondent : { $moves }
cli-hint = « { $help } » montre ce que vous pouvez taper.
cli-possible = C’est possible maintenant.
cli-why-what = Nommez un coup, par exemple : { $why } { $example }
cli-no-such-rule = Aucune règle ne porte ce nom. Il y a : { $rules }
cli-undone = Coup repris.
cli-empty-log = Rien ne s’est encore passé.
cli-time-out = Temps écoulé pour { $player }.
cli-clear = Entrée efface l’écran pour le joueur suivant…{" "}
cli-hand-over = Le clavier passe à { $player }. { $player }, appuyez sur Entrée…{" "}
cli-record-where = Nommez un fichier, par exemple : { $record } partie.json
cli-recorded = La partie est désormais gardée dans { $file }.
cli-kept = La partie est gardée dans { $file }.
cli-not-kept = La partie n’a pas été gardée ; avec --record FICHIER, elle l’aurait été.
cli-go-on = Pour continuer : { $command }
cli-over = La partie est finie
cli-wins = { $player } gagne.
cli-share = { $players } et { $last } se partagent la victoire.
cli-nobody-wins = Personne ne gagne.
cli-to-move = C’est à { $player } de jouer.

cli-command-help = aide
cli-command-moves = coups
cli-command-board = plateau
cli-command-log = journal
cli-command-rules = règles
cli-command-why = pourquoi
cli-command-undo = annuler
cli-command-record = garder
cli-command-quit = quitter
cli-takes-help = {" "}ou ?
cli-takes-moves = {""}
cli-takes-board = {""}
cli-takes-log = {""}
cli-takes-rules = {" "}[RÈGLE]
cli-takes-why = {" "}COUP
cli-takes-undo = {""}
cli-takes-record = {" "}FICHIER
cli-takes-quit = {" "}ou q
cli-help-moves-typed = Pour un coup, tapez son numéro, son nom ou de quoi le reconnaître. Et aussi :
cli-help-help = cette liste
cli-help-moves = tous les coups possibles maintenant
cli-help-board = le plateau, encore une fois
cli-help-log = tout ce qui s’est passé
cli-help-rules = les règles, ou l’une d’elles
cli-help-why = pourquoi un coup n’est pas possible
cli-help-undo = reprend votre dernier coup, si rien n’a été distribué ni montré depuis
cli-help-record = garde désormais la partie dans un fichier
cli-help-quit = quitte la table

cli-preparing = { $game } : préparation (la première fois, les règles sont compilées)
cli-sim-seat = place
cli-sim-share = victoires
cli-sim-score = points
cli-sim-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} · { $steps } pas · { $seconds } s · { $speed } pas par seconde
cli-record-sound = L’enregistrement est valide : { $game }, { $steps } pas.
cli-check-passed = { $game } respecte le contrat : { $count ->
    [one] { $count } contrôle réussi
   *[other] { $count } contrôles réussis
}.
cli-check-failed = { $game } ne respecte pas le contrat : { $failed ->
    [one] { $failed } contrôle sur { $count } a échoué
   *[other] { $failed } contrôles sur { $count } ont échoué
}.
cli-new-written = Votre jeu est dans { $folder }. Il se joue tout de suite :
cli-new-next = Ensuite, à vous de le changer : les règles sont dans { $rules }.
