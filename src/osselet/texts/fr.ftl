player = Joueur { $number }
number = { $number }
amount = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

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
cli-cabinet-which = Quel jeu ? Un numéro ou un nom ; « règles NOM » pour ses règles ; fr, en ou de pour changer de langue ; q pour sortir.
cli-cabinet-unknown = Ce jeu n’est pas dans l’armoire : tapez un numéro, ou le nom écrit sur une boîte.
cli-goodbye = L’armoire reste ouverte. À bientôt !
cli-back-to-cabinet = Entrée pour revenir à l’armoire…{" "}
cli-ask-players = Combien de joueurs, de { $low } à { $high } ? (Entrée : { $usual })
cli-ask-people = Combien d’entre eux sont à ce clavier ? Des robots prennent les autres places. (Entrée : { $usual })
cli-ask-level = Les robots jouent à quel niveau, de 1 à { $high } ? 0 : au hasard. (Entrée : { $usual })
cli-ask-name = Votre nom ? (Entrée : aucun)
cli-ask-names = Vos noms, séparés par des virgules ? (Entrée : aucun)
cli-ask-options = Des options ? Par exemple nom=valeur. (Entrée : celles par défaut)
cli-range = de { $low } à { $high }
cli-range-per-seat = de { $low } à { $high } ; un nombre pour tous, ou un par place : 40,60,50
cli-range-seat = une place, comptée à partir de 0, ou last pour la dernière
cli-number-between = Tapez un nombre de { $low } à { $high }.

cli-you = vous
cli-welcome = Tapez le numéro ou le nom d’un coup, « ? » pour l’aide, « { $quit } » pour sortir.
cli-robot = Robot { $number }
cli-level = { $level ->
    [random] au hasard
   *[other] niveau { $level }
}
cli-thinks = { $player } réfléchit…
cli-asks = { $player } : { $question }
cli-confirm = Entrée pour confirmer, « { $undo } » pour choisir de nouveau…{" "}
cli-ask = { $player } : que jouez-vous ?
cli-ask-chance = Qu’est-ce qui a été lancé ou tiré ?
cli-seconds = encore { $seconds } s
cli-type-one = { $count } coups possibles : tapez-en un, par exemple « { $example } », ou son début. « { $moves } » les montre tous.
cli-enter-plays = Entrée pour le jouer.
cli-nothing-typed = Tapez le numéro ou le nom d’un coup, ou « ? » pour l’aide.
cli-which = Plusieurs coups correspondent ; précisez, ou choisissez :
cli-hint = « { $help } » montre ce que vous pouvez taper.
cli-possible = C’est possible maintenant.
cli-why-what = Nommez un coup, par exemple : { $why } { $example }
cli-no-such-rule = Aucune règle ne porte ce nom. Il y a : { $rules }
cli-undone = Coup repris.
cli-empty-log = Rien ne s’est encore passé.
cli-time-out = Temps écoulé pour { $player }.
cli-clear = Entrée pour effacer l’écran avant le joueur suivant…{" "}
cli-hand-over = Le clavier passe à { $player }. { $player }, appuyez sur Entrée…{" "}
cli-record-where = Nommez un fichier, par exemple : { $record } partie.json
cli-recorded = La partie est désormais gardée dans { $file }.
cli-kept = La partie est gardée dans { $file }.
cli-not-kept = La partie n’a pas été gardée. Pour en garder une : --record FICHIER.
cli-go-on = Pour continuer : { $command }
cli-over = La partie est finie
cli-points = { $points }
cli-wins = { $player } gagne.
cli-wins-by = { $player } gagne avec { $margin } d’avance.
cli-part = { $part } : { $points }
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
cli-takes-help = {" "}ou ?
cli-takes-moves = {""}
cli-takes-board = {""}
cli-takes-log = {""}
cli-takes-rules = {" "}[RÈGLE]
cli-takes-why = {" "}COUP
cli-takes-undo = {""}
cli-takes-record = {" "}FICHIER
cli-takes-quit = {" "}ou q
cli-help-moves-typed = Pour jouer un coup, tapez son numéro, son nom, ou assez de lettres pour le reconnaître. Et aussi :
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
} · { $steps } étapes · { $seconds } s · { $speed } étapes par seconde
cli-arena-head = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} · { $deals ->
    [one] une donne jouée
   *[other] { $deals } donnes jouées
} depuis chaque place
cli-arena-bot = robot
cli-arena-rating = cote
cli-arena-share = victoires par place
cli-arena-points = points
cli-arena-fair = ┊ marque l’équilibre : { $fair }. Parts et cotes sont données avec 95 % de confiance.
cli-arena-meetings = Qui bat qui
cli-arena-meetings-about = Sur ce que deux robots ont gagné l’un contre l’autre, la part de celui de gauche. ▲ et ▼ : plus ou moins de la moitié, avec 95 % de confiance.
cli-record-sound = L’enregistrement est valide : { $game }, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}.
cli-check-passed = { $game } respecte le contrat : { $count ->
    [one] { $count } contrôle réussi
   *[other] { $count } contrôles réussis
}.
cli-check-failed = { $game } ne respecte pas le contrat : { $failed ->
    [one] { $failed } contrôle sur { $count } a échoué
   *[other] { $failed } contrôles sur { $count } ont échoué
}.
cli-check-not-run = non lancé : { $names } ({ $because } a échoué)
cli-new-written = Votre jeu est dans { $folder }. Il se joue tout de suite :
cli-new-next = Ensuite, à vous de le changer : les règles sont dans { $rules }.

lab-title = { $game } : rapport d’équilibre
lab-facts = { $games } parties entre { $players } robots ({ $level }), graine { $seed }, options : { $options }. Barres et moustaches donnent un intervalle de confiance à 95 %.
lab-found-even = Les places se valent, pour autant qu’on puisse en juger : { $most } pour la meilleure, { $least } pour la moins bonne.
lab-found-uneven = Les places ne se valent pas : la place { $best } gagne { $most }, la place { $worst } { $least }.
lab-found-length = Une partie demande { $decisions } décisions ; neuf parties sur dix en demandent de { $low } à { $high }.
lab-found-same-length = Presque toutes les parties demandent { $decisions } décisions.
lab-found-decisive = Le gagnant finit d’ordinaire avec { $first } points, le deuxième avec { $second }. La moitié des gagnants ont { $lead } points d’avance ou plus ; { $shared } des victoires sont partagées.
lab-found-drama = Le meneur change { $changes } fois par partie. La moitié des gagnants étaient tombés à { $low } ou moins, et la moitié ont pris la tête pour de bon après { $settled } de la partie.
lab-found-matter = Sur { $all } décisions, environ { $number } comptent : le meilleur coup y promet une part de victoire d’au moins 5 points de plus qu’un coup à l’aveugle.
lab-found-skill = Un robot ({ $strong }) parmi d’autres ({ $weak }) gagne { $share }.
lab-found-option = Avec « { $option } : { $value } », une partie demande { $decisions } décisions au lieu de { $before }, et les places gagnent { $shares } au lieu de { $usual }.
lab-found-no-effect = « { $option } : { $value } » ne change ni la durée ni les places au-delà du hasard.
lab-seats = Qui est assis où
lab-seats-about = La part de victoire de chaque place entre robots égaux ; le trait en pointillé est la part équitable.
lab-skill = Chance et savoir-faire
lab-skill-about = Combien de fois gagne un robot plus fort, assis tour à tour à chaque place des mêmes donnes : plus la courbe est raide, plus le savoir-faire compte.
lab-drama = Suspense
lab-drama-about = Ce qu’un oracle de niveau 5 accorde au futur gagnant et au joueur en tête. Plus la bande est large, plus longtemps le gagnant n’était pas favori.
lab-comebacks = Remontées et dénouement
lab-comebacks-about = À gauche : jusqu’où les gagnants étaient tombés. À droite : quand ils ont pris la tête pour de bon.
lab-tension = Qui joue encore, et l’enjeu
lab-tension-about = À gauche : les joueurs qui ont encore une décision à prendre. À droite : ce que le meilleur coup promet de plus qu’un coup à l’aveugle.
lab-decisive = Une victoire nette ou de justesse
lab-decisive-about = À gauche : l’avance du gagnant sur le deuxième. À droite : les points de chaque rang ; le trait rouge est la partie médiane, la barre la moitié des parties, le trait fin neuf parties sur dix.
lab-length = Durée d’une partie
lab-length-about = Les décisions de tous les joueurs ensemble.
lab-picked = Ce qu’on choisit, et ce que cela rapporte
lab-picked-about = À gauche : combien de fois un coup est choisi quand il est offert. À droite : ce que gagne à la fin qui l’a choisi, chaque fois comptée. Un point hors du pointillé ne prouve pas que le coup est fort : ceux qui mènent le choisissent peut-être plus souvent.
lab-came = Ce que le hasard apporte, et ce que cela rapporte
lab-came-about = À gauche : combien de fois cela arrive, parmi tout ce qui peut alors arriver. À droite : ce que gagnent à la fin le joueur qui venait de décider et celui qui décide ensuite, chaque fois comptée. Le hasard d’avant la première décision est laissé de côté.
lab-options = Les options côte à côte
lab-options-about = Les places pour chaque valeur de chaque option ; une étoile marque la valeur par défaut.
lab-seat = place { $seat }
lab-share = part de victoire
lab-median = la moitié des parties : jusqu’à { $number }
lab-lead-median = la moitié : { $number } ou plus
lab-lead = avance sur le deuxième, en points
lab-place = rang
lab-points = points
lab-number = { $number }
lab-decisions = décisions
lab-games = parties
lab-leader = en tête
lab-winner = futur gagnant
lab-along = de la partie
lab-chance = part attendue
lab-lowest = pire moment du gagnant
lab-of-winners = des gagnants
lab-settled = en tête pour de bon depuis
lab-active = joueurs ayant encore à décider
lab-stake = enjeu
lab-chosen = choisi quand il est offert
lab-won = part de qui l’a choisi
lab-often = fréquence
lab-after = qui vient de décider
lab-before = qui décide ensuite
lab-mean-decisions = { $number } décisions
lab-among = les autres : { $bot }
cli-lab-written = Le rapport est dans { $path }.
cli-print-written = La boîte est dans { $path } : imprimez-la à 100 %, recto verso.
cli-tune-by-hand = Écrit à la main, on n’y touche pas : { $hints }.
cli-tune-nothing = Il n’y a rien à régler : tous les nombres sont écrits à la main.
cli-tune-same = reste à { $was } : rien d’autre n’a fait mieux.
cli-tune-untried = reste à { $was } : trop peu de parties pour essayer autre chose.
cli-tune-stays = { $was } → { $best } apporte { $gain } points (± { $margin }) : on le garde.
cli-tune-goes = { $was } → { $best } apporte { $gain } points (± { $margin }), rien de mesurable : on reste à { $was }.
cli-tune-rung = Un niveau 5 parmi des { $weaker } gagne { $share } % ({ $low } à { $high } %, { $games } parties) ; l’équilibre serait { $even } %.
cli-tune-stopped = Arrêté avant la fin : ce qui est trouvé est gardé.
cli-tune-written = Gardé dans { $path } ; les robots jouent ainsi désormais.
cli-tune-usual = Rien n’est mesurablement meilleur que les nombres habituels ; { $path } dit ce qui a été essayé.
cli-tune-again = { $games } parties, décision la plus lente : { $seconds } s. Les points sont des parts de victoire en pour cent, sûres à 95 %. La même chose encore : { $again }
cli-rules-open = Indécis : après { $games } parties, l’un ou l’autre peut être le plus équitable.
cli-rules-fairer = Plus équitable : { $name } ({ $games } parties).
cli-rules-any-time = Entre robots { $level }. Tout cela tient ensemble à 95 %, quel que soit le moment où l’on s’arrête.
cli-rules-usual-best = Rien de ce qui a été essayé n’est plus équitable que les règles habituelles.
cli-rules-best = Le plus équitable : { $name }. La place la plus éloignée est plus près de l’équilibre de { $share } points ({ $low } à { $high }, 95 %).
cli-rules-not-sure = { $name } paraît le plus équitable, mais ce peut être le hasard : { $share } points plus près de l’équilibre ({ $low } à { $high }, 95 %).
cli-rules-tried = { $tried } façons de jouer, { $games } parties entre robots { $level } ; le tableau vient de { $fresh } nouvelles parties chacune.
cli-rules-moves = coups
cli-rules-drawn = L’image est dans { $path }.
lab-rules-usual = habituel
lab-rules-off = plus grand écart
lab-rules-other = au { $level }
lab-rules-length = décisions par partie
lab-rules-tension = coups qui comptent sur 100
lab-rules-skill = gagne contre le hasard
cli-publish-preparing = On va chercher de quoi faire marcher Python dans un navigateur
cli-publish-written = Le site est dans { $path } ({ $size } Mo). Posez-le sur n’importe quel hébergement web, ou regardez-le ici : python -m http.server --directory { $path }

review-at = Décision { $number }
review-after = { $number ->
    [0] Avant la première décision
   *[other] Après la décision { $number }
}
review-decision = décisions prises
review-share = part de victoire espérée
cli-review-intro = Les chances de chaque place, d’après ce que l’on y savait. ± est l’erreur type en points de pourcentage ; les courbes sont à ± { $noise } près.
cli-review-unfinished = La partie n’est pas finie : ceci révèle ce que les joueurs cachent encore.
cli-review-turns = Tournants
cli-review-no-turns = Aucun moment n’a beaucoup changé les chances.
cli-review-no-choice = { $player } : rien à décider.
cli-review-sound = { $player } : { $sound ->
    [one] { $sound } décision sur { $count } aussi bonne
   *[other] { $sound } décisions sur { $count } aussi bonnes
} que celles d’un robot de niveau { $level }
cli-review-given = { $points ->
    [one] Un point de chances laissé
   *[other] { $points } points de chances laissés
} en route au total
cli-review-nothing-much = Aucune décision ne se distingue.
cli-review-best = Décision { $number } : « { $move } » a gardé { $share } de chances ; « { $other } » en aurait gardé { $rest } (± { $noise }).
cli-review-worst = Décision { $number } : « { $move } » a gardé { $share } de chances ; le robot joue « { $other } » et en garde { $rest } (± { $noise }).
cli-review-gainer = { $player } en profite le plus : { $share } au lieu de { $rest }.
cli-review-plotted = Les courbes sont dessinées dans { $file }.

why-stale = Il s’est passé quelque chose entre-temps : regardez à nouveau.
why-by-hand = C’est à la main de décider : qui est appelé fait la figure à l’écran.
why-no-hands = À cette table, personne ne fait les figures à l’écran.
why-not-called = Ce n’est pas à votre main de jouer.
why-not-ready = Commencez d’abord : votre main n’a encore rien reçu.
why-hand-lent = Votre main est prêtée : reprenez-la d’abord.
why-hand-busy = Votre main est à l’œuvre : attendez qu’elle ait fini.
why-hand-gap = Il manque un morceau de votre figure : il est renvoyé.
why-hand-elsewhere = Vous faites cette figure sur un autre écran.
why-unbelievable = Le temps de votre écran n’a pas coulé comme le nôtre : cet essai ne compte pas.
why-bad-trace = Ce qui est arrivé de votre figure est illisible.
why-lesson = Cette première partie suit un plan : essayez ce qui est proposé. Ensuite, vous jouerez comme vous voudrez.
why-no-lesson = Ce jeu n’a pas de leçon.
why-no-dossier = Ce jeu n’a pas de dossier.
why-malformed = Ce message est illisible.
why-too-fast = Trop vite : patientez un instant.
why-too-large = C’est trop long.
why-too-slow = Cela a pris trop de temps.
why-foreign = Cette demande vient d’une page qui n’est pas la nôtre.
why-no-hello = Dites d’abord quelle table vous voulez voir.
why-no-table = Cette table n’existe pas.
why-laid-aside = Cette partie suit la version { $rules } de ses règles, et cette maison joue maintenant la version { $ours }. Elle est mise de côté : rien n’est perdu, et elle reprendra quand ces règles seront de retour.
why-unreadable = Ce qui a été gardé de cette table est illisible. Rien n’en est effacé : prévenez votre hôte.
why-no-game = Ce jeu n’est pas dans l’armoire.
why-not-come = Cela n’a pas pu venir : regardez encore ce qu’il y a sur la table.
why-many-guesses = On essaie ici beaucoup de mauvais codes en ce moment. Demandez le lien de la table, ou réessayez dans quelques minutes.
why-chat-fast = Cela fait beaucoup d’un coup : laissez aux autres le temps de lire.
why-too-many-reports = Vous avez déjà signalé beaucoup de choses : laissez à l’hôte le temps de regarder.
why-others-play = D’autres jouent encore ici. Vous pourrez supprimer cette table quand ils l’auront quittée, ou s’ils ne sont pas venus depuis une semaine.
why-no-code = Aucune table n’a ces lettres.
why-no-such-page = Il n’y a rien ici.
why-no-name = Donnez d’abord un nom.
why-no-phrase = Cette phrase est inconnue.
why-not-yours = Cette place n’est pas la vôtre.
why-not-creator = Seule la personne qui a dressé la table peut le faire.
why-no-watching = Cette table n’admet pas de spectateurs.
why-only-watching = Vous ne faites que regarder.
why-seat-taken = Cette place est prise.
why-no-open-seat = Aucune place n’est libre.
why-seats-open = Il reste des places libres.
why-has-begun = La partie a commencé.
why-not-begun = La partie n’a pas commencé.
why-not-over = La partie n’est pas encore finie.
why-no-wish = Personne ne demande à reprendre un coup.
why-no-chat = La discussion vous est fermée ici.
why-nothing-said = Dites quelque chose de lisible.
why-no-hints = Cette table ne donne pas de conseils.
why-not-gone = Cette personne est absente depuis moins d’une minute.
why-wrong-players = Ce jeu se joue de { $low } à { $high } joueurs.
why-bad-options = Ces options ne vont pas : { $reason }
why-bad-record = Cet enregistrement ne convient pas : il est abîmé, ou suit d’autres règles que les nôtres.
why-bad-clock = La pendule va de { $low } à { $high } secondes, avec un ajout de 600 secondes au plus par coup.
why-banned = L’hôte vous a fermé cette maison.
why-muted = L’hôte vous a demandé de ne pas écrire ici pour l’instant.
why-members-only = Cette maison est réservée à ses membres : il vous faut une invitation.
why-no-invitation = Cette invitation n’existe pas, ou elle a déjà servi, ou elle a expiré.
why-not-welcome = Vous ne pouvez pas vous asseoir à cette table.
why-no-line = Impossible de trouver de qui vous parlez : la personne est peut-être partie, ou le message est trop ancien.
why-no-device = Cet appareil n’est pas dans la liste.
why-too-many-tables = Vous avez { $most } tables inachevées : terminez-en ou supprimez-en d’abord.
why-too-many-people = Beaucoup de nouvelles personnes sont venues de votre réseau aujourd’hui. Réessayez plus tard.
why-table-full = Cette table a vu plus de choses qu’une table ne peut en contenir : ouvrez-en une nouvelle.
why-store = Impossible d’enregistrer ; rien n’a changé. Réessayez.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups…
phrase-hurry = À vous !
phrase-moment = Un instant, s’il vous plaît.
phrase-good-game = Belle partie !
phrase-again = On en refait une ?
phrase-bye = Au revoir !

cli-serve-open = L’armoire est ouverte : { $address }
cli-serve-stop = Ctrl+C la ferme ; toutes les tables sont conservées.
cli-serve-running = L’armoire est déjà ouverte : { $address }
cli-watch-open = { $folder } est sous observation. Jouez à l’adresse { $address } ; Ctrl+C pour finir.
cli-watch-read = { $time } Le jeu a été lu ({ $number }).
cli-watch-stays = Il n’est pas jouable ainsi : ce qui était là avant continue.
cli-watch-waits = Il n’est pas jouable ainsi : on attend un changement.
cli-watch-anew = Une table a recommencé, car ses coups ne vont plus avec les nouvelles règles : { $reason }
cli-watch-endless = Impossible d’essayer le jeu en { $seconds } secondes : quelque chose dans ses règles ne finit peut-être jamais.
cli-backup-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} sont dans { $file }.
cli-restore-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} sont de retour.

cli-house-nothing = Rien à montrer.
cli-house-closed = La table { $id } ({ $game }) est fermée.
cli-house-would-close = La table { $id } ({ $game }) disparaîtrait avec tout ce qui en est gardé. Rien n’a été fait : ajoutez --yes.
cli-house-did-mute = { $name } ne peut plus rien écrire.
cli-house-did-unmute = { $name } peut de nouveau écrire.
cli-house-did-ban = { $name } ne peut plus entrer.
cli-house-did-unban = { $name } peut de nouveau entrer.
cli-house-forgotten = { $name } est oublié.
cli-house-would-forget = { $name } ({ $id }) serait oublié, avec { $seats ->
    [one] une place
   *[other] { $seats } places
} et { $tables ->
    [one] une table ouverte
   *[other] { $tables } tables ouvertes
}. Rien n’a été fait : ajoutez --yes.
cli-house-exported = Tout ce qui est gardé se trouve dans { $file }.
cli-house-pruned = Disparues : { $open } tables ouvertes, { $idle } abandonnées et { $over } finies, ainsi que { $guests } invités.
cli-house-would-prune = Disparaîtraient : { $open } tables ouvertes, { $idle } abandonnées et { $over } finies, ainsi que { $guests } invités. Rien n’a été fait : ajoutez --yes.
cli-house-announced = Tout le monde le lira dans un instant.
cli-house-silenced = { $count ->
    [one] Une annonce est retirée.
   *[other] { $count } annonces sont retirées.
}
cli-house-settled = Le signalement { $number } est réglé.
cli-house-invited = { $code } laisse entrer { $count ->
    [one] une personne
   *[other] { $count } personnes
} : { $link }
cli-house-withdrawn = { $code } ne laisse plus entrer personne.
cli-doctor-keeping = Gardés (en jours) : tables ouvertes { $open }, abandonnées { $idle }, finies { $over }, discussions { $chat }, invités { $guests }. { $due ->
    [0] Rien ne disparaît cette semaine.
    [one] Une table disparaît cette semaine.
   *[other] { $due } tables disparaissent cette semaine.
}
cli-house-id = id
cli-house-name = nom
cli-house-made = créé
cli-house-seen = dernière visite
cli-house-tables = tables
cli-house-seats = places
cli-house-devices = appareils
cli-house-phrase = phrase
cli-house-member = membre
cli-house-muted = muet
cli-house-banned = exclu
cli-house-code = code
cli-house-game = jeu
cli-house-stage = étape
cli-house-public = publique
cli-house-names = joueurs
cli-house-touched = dernière action
cli-house-seq = entrées
cli-house-rules = règles
cli-house-players = places en tout
cli-house-creator = ouverte par
cli-house-kind = genre
cli-house-until = jusqu’au
cli-house-body = texte
cli-house-seat = place
cli-house-person = personne
cli-house-text = texte
cli-house-note = note
cli-house-done = réglé
cli-house-table_id = table
cli-house-reporter = signalé par
cli-house-at = quand
cli-house-why = pourquoi
cli-house-who = par qui
cli-house-what = quoi
cli-house-subject = sur quoi
cli-house-detail = détail
cli-house-uses = restant
cli-house-chat = Discussion
cli-house-reports = Signalements
cli-house-sanctions = Sanctions
cli-house-audit = Ce qui a été fait

cli-doctor-games = Jeux dans l’armoire : { $games }.
cli-doctor-port = { $host }, port { $port }, est libre.
cli-doctor-port-taken = { $host }, port { $port }, ne peut pas être ouvert ({ $why }) : un autre programme y est peut-être, ou Osselet lui-même. Choisissez un autre --port.
cli-doctor-database = La base de données répond et est à jour : { $database }
cli-doctor-space = { $free } Mo sont libres dans { $folder }.
cli-doctor-space-low = Il ne reste que { $free } Mo dans { $folder } : faites de la place, sinon les coups ne pourront pas être enregistrés.
cli-doctor-folder-closed = Le dossier { $folder } n’est pas accessible en écriture : donnez-le à l’utilisateur qui lance Osselet.
cli-doctor-redis = { $redis ->
    [yes] Redis répond.
   *[no] Aucun Redis n’est indiqué ; ce n’est pas nécessaire.
}
cli-doctor-redis-down = Redis ne répond pas : { $why }
cli-doctor-extra = Cette configuration a besoin de { $module }, qui n’est pas installé : pip install { $extra }
cli-doctor-origin = Osselet se trouve à l’adresse { $origin }.
cli-doctor-origin-missing = Osselet est ouvert vers l’extérieur, mais son adresse publique n’est pas indiquée : --origin https://… (OSSELET_ORIGIN), derrière un proxy TLS.
cli-doctor-well = Tout va bien.
cli-doctor-ill = { $count ->
    [one] Une chose est à réparer.
   *[other] { $count } choses sont à réparer.
}
cli-doctor-running = Osselet tourne sur { $host }, port { $port }, et va bien.
cli-doctor-unwell = Osselet tourne sur { $host }, port { $port }, mais ne va pas bien : { $why }.
cli-doctor-database-new = Il n’y a pas encore de base de données ; le premier démarrage la crée : { $database }
cli-doctor-database-older = La base de données est à la version { $shape }, et le prochain démarrage du serveur la portera à { $ours } : faites d’abord une sauvegarde. { $database }
cli-doctor-tables = { $count ->
    [0] Aucune table n’est encore gardée.
    [one] Une table est gardée, et ses règles sont là.
   *[other] { $count } tables sont gardées, et les règles de toutes sont là.
}
cli-doctor-aside = { $count ->
    [one] Une table est mise de côté jusqu’au retour de ses règles
   *[other] { $count } tables sont mises de côté jusqu’au retour de leurs règles
} (jeu, version, combien) : { $listed }
cli-doctor-space-elsewhere = D’ici, on ne voit pas combien de place reste à la base de données : voyez sur sa machine.
cli-doctor-public = { $origin } répond et laisse passer les sockets.
cli-doctor-public-later = Osselet ne tourne pas, { $origin } n’a donc pas été interrogé. Démarrez-le et redemandez.
cli-doctor-public-silent = { $origin } ne répond pas à cette machine : { $why }
cli-doctor-public-other = { $origin } répond, mais ce n’est pas Osselet : regardez le proxy placé devant.
cli-doctor-public-no-socket = { $origin } répond, mais les sockets ne passent pas ({ $why }) : le proxy doit transmettre les WebSockets.
cli-doctor-unsure = { $count ->
    [one] Une chose n’a pas pu être vérifiée ; tout le reste va bien.
   *[other] { $count } choses n’ont pas pu être vérifiées ; tout le reste va bien.
}

web-cabinet = L’armoire est ouverte
web-lead = Prenez une boîte et jouez tout de suite, contre des robots ou entre amis. Sans compte, sans rien installer.
web-skip = Aller à la table
web-language-later = Pas de connexion au serveur : la langue pourra être changée dès son retour.
web-language = Langue
web-switches = Sons et notifications
web-sound = Sons
web-notices = M’envoyer une notification quand c’est à moi
web-notices-off = Ce navigateur n’autorise pas les notifications ici.
web-offline-title = Pas de connexion pour l’instant
web-offline = Vous êtes hors ligne. Les parties vous attendent sur le serveur ; dès que la connexion revient, vous pourrez continuer.
web-unreachable = Le serveur est injoignable. Vos parties y sont gardées : rien n’est perdu.
web-offline-again = Cette page réessaie toute seule.
web-try-now = Réessayer
web-close = Fermer
web-cancel = Annuler
web-loading = Un instant…
web-yes = oui
web-no = non
web-see-rule = Voir la règle
web-rules = Règles
web-rules-page = Sur une page à part
web-print = Imprimer
web-print-box = À découper (PDF)
web-practice = Entraînement
web-try = Essayer
web-try-game = Essayer les figures de { $game }
web-nothing-to-try = Il n’y a rien à essayer dans ce jeu.
web-learn = Apprendre
web-learn-game = Apprendre en jouant : { $game }
web-learn-as = Apprendre { $role }
web-learn-role = Apprendre { $role } : { $game }
web-lesson-part = { $part } sur { $parts }
web-lesson-try = Essayez : { $move }
web-lesson-do = Le faire pour moi

web-introduce = Qui êtes-vous ?
web-introduce-about = C’est ce que les autres voient à la table. Vous pourrez le changer à tout moment.
web-thats-me = C’est moi
web-your-picture = Votre image
web-avatar-1 = Renard
web-avatar-2 = Chat
web-avatar-3 = Chouette
web-avatar-4 = Lièvre
web-avatar-5 = Chien
web-avatar-6 = Ours
web-avatar-7 = Grenouille
web-avatar-8 = Hérisson
web-avatar-9 = Corbeau
web-avatar-10 = Souris
web-avatar-11 = Poulpe
web-avatar-12 = Escargot
web-your-name = Votre nom
web-optional = facultatif
web-name = Nom
web-other-device = Changer d’appareil, supprimer mes données
web-phrase-about = Une phrase de six mots emporte votre nom, vos places et vos tables sur un autre appareil.
web-phrase-show = Montrer une phrase
web-phrase-keep = Notez-la : elle n’est montrée qu’une fois. L’ancienne ne vaut plus, et vos autres appareils sont déconnectés.
web-phrase-have = J’ai une phrase
web-phrase-use = Me retrouver ici
web-forget-about = Nous pouvons tout supprimer pour de bon : votre nom, vos messages et vos tables. Là où d’autres jouent, des robots joueront à votre place.
web-forget = Supprimer mes données
web-forget-sure = Oui, tout supprimer pour de bon

web-have-code = J’ai un code
web-code = Vous avez les cinq lettres d’une table ?
web-join = Rejoindre
web-my-tables = Mes tables
web-public-tables = Tables publiques
web-no-public-tables = Pas de table publique en ce moment.
web-games = Jeux
web-finished = { $count ->
    [one] Une partie terminée
   *[other] { $count } parties terminées
}
web-published-about = Tout se passe sur cet appareil : il n’y a pas de serveur, et personne d’autre ne voit rien. Qui ouvre les outils de développement du navigateur peut regarder dans sa propre machine, et y trouver ce qui est caché.
web-published-lead = Prenez une boîte et jouez tout de suite, contre des robots ou à plusieurs devant un écran. Ni compte, ni serveur, rien à installer.
web-published-starting = On déballe les jeux : quelques secondes.
web-published-broken = Ce dossier n’est pas entier : il manque quelque chose, ou un fichier est abîmé. Copiez-le à nouveau, en entier.
web-published-elsewhere = Ces jeux sont ouverts dans un autre onglet. Continuez là-bas ; ou fermez-le, et celui-ci prend la suite.
web-footer = Les jeux appartiennent à leurs auteurs et éditeurs, nommés sur chaque boîte. Les règles sont racontées avec nos propres mots, et les dessins sont de nous.
web-players = { $least }–{ $most } joueurs
web-players-exactly = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
web-minutes = { $count } min
web-age = dès { $count } ans
web-play = Jouer
web-play-game = Jouer tout de suite à { $game } contre des robots
web-set-up = Préparer…
web-set-up-game = Préparer { $game }

web-with = Avec qui ?
web-with-bots = Des robots
web-with-friends = Des amis
web-with-device = À plusieurs sur cet appareil
web-how-many = Combien de joueurs ?
web-who-sits = Qui s’assied où
web-seat = Place { $number }
web-me = Moi
web-open-seat = Place libre
web-on-this-device = Sur cet appareil
web-bot-level = Robot, { $level ->
    [1] débutant
    [2] tranquille
    [3] habile
    [4] fort
   *[other] maître
}
web-options = Options
web-more = Plus
web-clock = Temps de réflexion
web-clock-none = sans limite
web-clock-live = { $minutes } minutes chacun, { $increment } secondes de plus par coup
web-clock-days = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
}
web-chat = Discussion
web-chat-seats = entre joueurs
web-chat-all = spectateurs compris
web-chat-off = fermée
web-public = Tout le monde voit cette table dans l’armoire
web-watching = Les spectateurs sont admis
web-hints = Les conseils sont permis
web-draw-seats = Tirer les places au sort
web-real-dice = Nous lançons ou piochons pour de vrai et indiquons le résultat
web-lay = Ouvrir la table

web-table = Table
web-to-cabinet = Retour à l’armoire
web-gone = Cette table n’existe plus.
web-seats-open = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-not-begun = Pas encore commencée.
web-ready = Tout le monde est là : commencez quand vous voulez.
web-creator-begins = Tout le monde est là ; la personne qui a dressé la table va lancer la partie.
web-players-title = Joueurs
web-you = vous
web-bot-plays = un robot joue
web-not-here = n’est pas là
web-to-move = doit jouer
web-time-left = Temps restant
web-day = j
web-is-here = est là
web-sit = M’asseoir ici
web-stand-up = Quitter ma place
web-seat-bot = Un robot
web-free-seat = Libérer la place
web-remove-player = Exclure
web-spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-begin = Commencer
web-begin-bots = Commencer avec des robots
web-shuffle = Tirer les places au sort
web-settings = Cette table
web-delete = Supprimer cette table
web-delete-sure = Oui, la supprimer avec tout ce qu’elle contient
web-invite = Inviter quelqu’un
web-link = Lien
web-copied = Copié.
web-share-link = Partager le lien
web-qr = Le lien en code QR

web-aside = Mise de côté jusqu’au retour de ses règles.
web-your-turn = C’est votre tour.
web-hand-lent = La table fait votre figure.
web-waiting-for = On attend { $players }.
web-bots-think = { $count ->
    [one] { $players } réfléchit…
   *[other] { $players } réfléchissent…
}
web-chosen = Vous avez choisi. On attend encore { $players }.
web-enter-chance = Indiquez ce qui a été lancé ou tiré.
web-nobody-acts = Un instant…
web-whole-line = Tout lire
web-hand = Allez-y
web-hand-you = À vous : allez-y !
web-hand-other = { $player } va bientôt savoir…
web-hand-rest = Tirer le reste
web-shake = Secouer le téléphone pour lancer
web-pace = Vitesse
web-pace-slow = Lente
web-pace-normal = Normale
web-pace-fast = Rapide
web-pace-instant = Immédiate
web-turn-over = Question ou explication
web-first-hints = Un conseil à chaque nouveauté
web-first-reset = Tout montrer de nouveau
web-first-close = Compris
web-deal-for-me = Lancer et tirer pour moi
web-moves = Vos coups
web-narrow = { $count } coups possibles : cherchez par quelques lettres
web-more-moves = … et { $count ->
    [one] un autre
   *[other] { $count } autres
} : cherchez par quelques lettres.
web-hint = Conseil
web-thinking = Réflexion…
web-advice = Coup conseillé : { $move }. Il gagne { $share } parties sur 100.
web-undo = Reprendre mon coup
web-undo-ask = Demander à reprendre mon coup
web-wish = { $player } voudrait reprendre un coup. Êtes-vous d’accord ?
web-wish-waits = { $player } voudrait reprendre un coup. On attend { $players }.
web-agree = D’accord
web-deny = Non
web-away = Laisser un robot jouer pour moi
web-back = Je suis de retour
web-replace = Faire jouer un robot
web-leave = Quitter pour de bon
web-leave-sure = Oui, un robot prend ma place
web-you-watch = Vous regardez.
web-why = Pourquoi ne puis-je pas… ?
web-why-about = Tapez un mot et choisissez, ou cliquez sur ce qui est grisé.
web-why-possible = C’est possible maintenant.
web-board = La table
web-look-hidden = { $piece }, face cachée
web-look-several = { $count } suites possibles
web-look-choose = Choisir : { $count }
web-look-back = Retour
web-look-more = Plus
web-look-less = Moins
web-entry = { $name } : { $value }
web-row-column = ligne { $row }, colonne { $column }
web-skip-step = Étape suivante
web-to-the-end = Aller à la fin
web-skip-steps = Passer l’animation
web-story = Ce qui s’est passé
web-whole-story = Voir les { $count } lignes
web-say-something = Dire quelque chose
web-send = Envoyer
web-phrases = Mots tout prêts
web-somebody = Quelqu’un
web-reconnecting = La connexion est coupée. Nouvel essai…
web-restarting = Le serveur redémarre et revient dans un instant. Rien n’est perdu.
web-pass-device = Passez l’appareil à { $player }
web-pass-about = Que personne d’autre ne regarde maintenant.
web-i-am = Je suis { $player }
web-hand-over = Passer à { $player }

web-house-notice = L’hôte vous dit :
web-contact = Contacter l’hôte
web-imprint = Mentions légales
web-members-title = Cette maison est réservée à ses membres
web-members-about = Une invitation vous ouvre la porte. Si vous êtes déjà venu avec un autre appareil, votre phrase suffit aussi.
web-invitation = Votre invitation
web-enter = Entrer
web-my-data = Appareils et données
web-devices = Vos appareils
web-device-here = celui-ci
web-device-seen = vu le { $date }
web-device-unknown = Un appareil
web-sign-out = Déconnecter
web-sign-out-about = Si l’un d’eux vous est inconnu, déconnectez tous les autres.
web-sign-out-others = Déconnecter tous les autres
web-blocks = Personnes bloquées
web-unblock = Débloquer
web-export = Vos données
web-export-about = Tout ce qui est gardé de vous, en un fichier : votre nom, vos tables, vos messages, et vos parties finies telles que vous les avez vues.
web-export-save = Enregistrer mes données
web-more-about = Au sujet de { $name }
web-report-note = Un mot à l’hôte
web-report-line = Signaler ce message à l’hôte
web-report-name = Signaler ce nom à l’hôte
web-reported = Merci. L’hôte va regarder.
web-block = Bloquer cette personne
web-block-about = Vous ne verrez plus ce que cette personne écrit, et elle ne pourra plus s’asseoir à vos tables. Elle n’en saura rien.
web-blocked = Vous ne verrez plus rien de { $name }. Vous pouvez revenir là-dessus sous « Appareils et données ».
web-ends-open = Disparaît le { $date } si la partie ne commence pas.
web-ends-playing = Disparaît le { $date } si personne ne joue.
web-ends-over = Disparaît le { $date } : enregistrez la partie pour la garder.

web-over = La partie est finie.
web-you-win = Vous gagnez !
web-you-share = Vous partagez la victoire !
web-you-came = { $place ->
    [2] Vous finissez deuxième, à { $margin } seulement. Si près !
   *[other] Vous finissez { $place }e sur { $count }, à { $margin }. La revanche est à vous !
}
web-wins = { $count ->
    [one] { $players } gagne.
   *[other] { $players } se partagent la victoire.
}
web-nobody-wins = Personne ne gagne.
web-rematch = Rejouer
web-follow-rematch = Rejoindre la nouvelle partie
web-record = Enregistrer la partie
web-records = Parties enregistrées
web-open-record = Ouvrir une partie enregistrée…
web-open-record-about = Une partie gardée dans un fichier se revoit ici pas à pas, vue par qui l’on veut. On peut aussi déposer le fichier sur cette page.
web-not-a-record = Ce fichier n’est pas l’enregistrement d’une partie.
web-record-gone = La partie n’est plus là : choisissez de nouveau son fichier.

web-has-chosen = a choisi
web-beside = Récit, discussion et plus
web-dock = Question et choix
web-menu = Menu
web-to-settings = Joueurs, réglages, quitter…
web-strip-offline = Vous êtes hors ligne
web-strip-unreachable = Le serveur est injoignable
web-tab-table = Table
web-story-short = Récit
web-unread = { $count ->
    [one] { $count } non lu
   *[other] { $count } non lus
}
web-show-moment = Montrer ce moment
web-looking-back = Vous regardez un moment passé.
web-at-beginning = La partie commence.
web-back-to-now = Revenir à la partie
web-missed = { $count ->
    [one] Pendant votre absence : 1 coup ·
   *[other] Pendant votre absence : { $count } coups ·
}
web-show-me = Revoir
web-advice-near = À peu près aussi bon : { $moves }.
web-advice-even = Aucun coup ne se détache : ceux-ci se valent à peu près.
web-advice-all = Aucun coup ne se détache : chacun des { $count } gagne environ { $share } parties sur 100.
web-advice-share = { $share } sur 100
web-advice-exact = On compte les parties gagnées sur 100 pareilles (une victoire partagée compte en partie), calculées exactement sur tout ce que le hasard peut amener ce tour-ci.
web-advice-worlds = On compte les parties gagnées sur 100 pareilles (une victoire partagée compte en partie) : le robot a pesé chaque coup dans { $tries } situations possibles d’après ce que vous savez.
web-advice-tries = On compte les parties gagnées sur 100 pareilles (une victoire partagée compte en partie) : le robot a imaginé la suite { $tries } fois, sans rien savoir de plus que vous.
web-advice-first = Ce n’est qu’une première idée : le robot s’échauffe encore. Redemandez dans une minute.
web-ahead = { $margin } d’avance sur { $players }
web-where-from = D’où viennent les points
web-turning-points = Les tournants
web-takes-lead = { $player } prend la tête.
web-watch-moment = Revoir
web-see-table = Table
web-review-short = Analyse
web-result = Résultat
web-how-decided = Comment tout s’est joué
web-replay = Revoir la partie
web-replay-of = { $game } : revoir la partie
web-eyes = Vu par qui ?
web-eyes-everything = tout à découvert
web-eyes-spectator = un spectateur
web-first = Au début
web-step-back = Un pas en arrière
web-play-on = Lecture
web-pause = Pause
web-step-forward = Un pas en avant
web-last = À la fin
web-where = Moment de la partie
web-position = Étape { $at } sur { $count }
web-share = Partager ce moment
web-to-table = Vers la table
web-review = Montrer l’évolution des chances
web-review-working = Analyse de toute la partie…
web-review-left = { $seconds ->
    [one] Encore { $seconds } seconde environ.
   *[other] Encore { $seconds } secondes environ.
}
web-review-failed = Cette partie n’a pas pu être analysée.
web-review-curves = Les chances de chacun au fil de la partie
web-review-more = Tournants et décisions
web-review-turns = Tournants
web-review-no-turns = Aucun moment n’a beaucoup changé les chances.
web-review-turn = { $player } : { $before } → { $after }
web-review-decisions = Décisions
web-review-sound = { $player } : { $sound ->
    [one] { $sound } décision sur { $count } aussi bonne
   *[other] { $sound } décisions sur { $count } aussi bonnes
} que celles d’un robot fort
web-review-best = Avec « { $move } », { $share } de chances ; avec « { $other } », { $rest } seulement.
web-review-worst = Avec « { $move } », { $share } de chances ; un robot fort joue « { $other } », pour { $rest }.
web-review-own = Chacun juge d’après ce qu’il sait lui-même : le total ne fait donc pas toujours 100 %.
web-review-about = Les chances sont la part de victoire que chacun pouvait espérer d’après ce qu’il savait.
web-big-screen = Ouvrir le grand écran
web-big-screen-about = Pour un téléviseur ou une tablette sur la table : on y voit ce que tout le monde peut voir. Les téléphones rejoignent la table par le code QR et gardent leurs secrets.
web-join-phone = Rejoignez la table avec votre téléphone
web-watch-phone = Votre jeu, sur votre téléphone

web-view-phase = phase
web-view-round = tour
web-view-turn = au tour de
web-view-first = commence
web-view-seats = joueurs
web-view-score = points
web-view-total = total
web-view-hand = main
web-view-hand_size = cartes en main
web-view-deck_size = cartes en pioche
web-view-bag = sac
web-view-dice = dés
web-view-drawn = tiré
web-view-left = reste
web-view-won = gagné
web-view-out = hors jeu
web-view-size = nombre
web-view-sealed = choisi

dossier-title = D’où viennent les règles de { $title }
dossier-intro = Pour chaque partie des règles et chaque décision : sa source, notre degré de certitude et ce qu’on aurait pu lire d’autre. Les passages de la règle imprimée sont désignés par leur titre et leurs lignes dans le texte dont nous disposions ; nous ne la citons jamais. Les autres lectures commencent par « sinon », avec ce qu’elles changent quand nous avons pu les jouer.
dossier-index = D’où viennent les règles
dossier-index-intro = Pour chacun des cinq jeux : de quel passage de la règle imprimée vient une règle, ce que celle-ci laisse ouvert, ce que nous avons décidé et ce qu’on aurait pu lire d’autre. Quand l’autre lecture pouvait se jouer, des bots l’ont jouée, et les chiffres sont à côté. Ces pages sont écrites par `python -m bench.dossier --pages` à partir du `dossier.toml` de chaque jeu ; `osselet dossier JEU` montre la même chose, et `--json-ld` en donne une forme à citer.
dossier-credits = *{ $title }*, de { $authors }{ $drawn ->
    [0] {""}
   *[other] , illustré par { $artists }
} ; { $publishers }, { $circa ->
    [0] { $year }
   *[other] vers { $year }
}. La règle dont nous disposions : { $languages }, { $lines } lignes{ $translated ->
    [0] {""}
   *[other] , traduction de { $translators }
}.
dossier-language-fr = français
dossier-language-en = anglais
dossier-language-de = allemand
dossier-source-sheet = D’après la règle imprimée
dossier-source-other = D’après une autre source
dossier-source-picture = D’après les images de la boîte
dossier-source-ours = Notre décision
dossier-sure-certain = certain
dossier-sure-likely = probable
dossier-sure-chosen = choisi
dossier-sure-open = ouvert
dossier-scale-certain = la source le dit en toutes lettres, ou cela vient de nous et il n’y a rien à découvrir
dossier-scale-likely = cela découle de ce qui est dit, ou quelqu’un d’autre le confirme
dossier-scale-chosen = la règle se tait ; nous avons pris ce qui va le mieux avec le reste
dossier-scale-open = rien ne permet de trancher ; une autre réponse vaudrait la nôtre
dossier-lines = { $section }, { $single ->
    [0] lignes { $first } à { $last }
   *[other] ligne { $first }
}
dossier-origin = { $source } · { $sure }{ $told ->
    [0] {""}
   *[other] { $sheet ->
        [0] {" "}· voir { $where }
       *[other] {" "}· { $where }
    }
}
dossier-between = {" ; "}
dossier-legend = **{ $word }** : { $meaning }
dossier-instead = Sinon : { $text }
dossier-effect-none = Les chances de chacun n’en seraient pas changées.
dossier-effect-rules = Pas joué : il faudrait d’autres règles que les nôtres.
dossier-effect-measured = Joué par des bots, { $games } parties : { $decisions } décisions par partie au lieu de { $before } (± { $longer }), { $shared } % de victoires partagées au lieu de { $tied } % (± { $closer }), par place { $seats } % au lieu de { $fair } % (± { $fairer }).
dossier-figures = Ce que changent les autres lectures
dossier-played = { $games } parties de { $players } bots ({ $bot }) par ligne, graine { $seed } ; ± est un intervalle à 95 %. Des bots ne sont pas une famille : ils disent comment marche une règle, pas combien elle amuse.
dossier-setting = joué
dossier-usual = tel quel
dossier-seats = victoires par place, %
dossier-decisions = décisions par partie
dossier-shared = victoires partagées, %
web-dossier-where = D’où vient-elle ?
web-dossier = D’où viennent les règles
web-dossier-cite = Pour citer (JSON-LD)

print-intro = À imprimer, découper et jouer ce soir.
print-box = À découper, compter et garder
print-how = L’impression
print-scale = Imprimez à 100 %, jamais « ajusté à la page » : la règle ci-dessous doit mesurer exactement 100 mm.
print-duplex = Imprimez recto verso, retourné sur le bord long. Sans imprimante recto verso : d’abord les pages impaires, puis les paires au dos.
print-card = Pour les planches à découper, du papier de 160 à 200 g/m² ; cette page, les aide-mémoire et les règles se contentent de papier ordinaire.
print-lamp = Essayez d’abord cette feuille et tenez-la devant une lampe : la croix dans le coin montre si recto et verso coïncident.
print-making = Ciseaux et colle
print-cut = Coupez le long des traits fins, pliez le long des pointillés.
print-household = Dans la maison
print-keep = Comptez tout une fois, et gardez le tout dans une enveloppe avec cette page.
print-ruler = 100 mm
print-measure = Devant une lampe, la croix du recto doit tomber au milieu de celle-ci. Sinon, lisez de combien de millimètres elle est à droite et en dessous, et réimprimez avec --shift DROITE,BAS (nombres négatifs vers la gauche et le haut).
print-turn = en bref
print-referee = Un arbitre pour la vraie table :
print-ours = Règles racontées et pièces redessinées par Osselet, pour votre propre table. Le jeu appartient à ses auteurs, nommés à la fin des règles.
print-foot = { $game } · planche { $number } sur { $sheets }
print-sheets = { $count ->
    [one] planche { $sheets }
   *[other] planches { $sheets }
}
