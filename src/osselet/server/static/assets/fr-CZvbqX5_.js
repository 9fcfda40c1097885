var e=`player = Joueur { $number }

phrase-hello = Bonjour\xA0!
phrase-good-luck = Bonne chance\xA0!
phrase-well-played = Bien joué\xA0!
phrase-thanks = Merci\xA0!
phrase-oops = Oups…
phrase-hurry = À vous\xA0!
phrase-moment = Un instant, s’il vous plaît.
phrase-good-game = Belle partie\xA0!
phrase-again = On en refait une\xA0?
phrase-bye = Au revoir\xA0!

web-cabinet = L’armoire est ouverte
web-skip = Aller à la table
web-language = Langue
web-close = Fermer
web-cancel = Annuler
web-loading = Un instant…
web-yes = oui
web-no = non
web-no-server = Le serveur ne répond pas. Réessayez dans un instant.
web-see-rule = Voir la règle
web-rules = Règles

web-your-name = Votre nom
web-optional = facultatif
web-name = Nom
web-other-device = Sur un autre appareil, ou oublié
web-phrase-about = Une phrase de six mots emporte votre nom, vos places et vos tables sur un autre appareil.
web-phrase-show = Montrer une phrase
web-phrase-keep = Notez-la\xA0: elle n’est montrée qu’une fois, et l’ancienne ne vaut plus.
web-phrase-have = J’ai une phrase
web-phrase-use = Me retrouver ici
web-forget-about = Tout ce qui vous concerne peut être oublié\xA0: votre nom et vos tables. Ailleurs, des robots jouent à votre place.
web-forget = M’oublier
web-forget-sure = Oui, m’oublier pour de bon

web-code = Vous avez les cinq lettres d’une table\xA0?
web-join = Y aller
web-my-tables = Mes tables
web-public-tables = Tables publiques
web-no-public-tables = Personne n’a dressé de table publique en ce moment.
web-games = Jeux
web-players = { $least } à { $most } joueurs
web-players-exactly = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
web-play = Jouer
web-play-game = Jouer tout de suite à { $game } contre des robots
web-set-up = Choisir…

web-with = Avec qui\xA0?
web-with-bots = Des robots
web-with-friends = Des amis
web-with-device = Sur cet appareil
web-how-many = Combien de joueurs\xA0?
web-who-sits = Qui s’assied où
web-seat = Place { $number }
web-last-seat = La dernière place
web-me = Moi
web-open-seat = Place libre
web-on-this-device = Sur cet appareil
web-bot-level = Robot, niveau { $level }
web-options = Options
web-per-seat = De { $least } à { $most }\xA0; un nombre pour tous, ou un par place\xA0: 40, 60, 50
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
web-watching = On peut regarder
web-hints = Les conseils sont permis
web-draw-seats = Tirer les places au sort
web-real-dice = Nous lançons de vrais dés ou osselets et indiquons le résultat
web-lay = Dresser la table

web-table = Table
web-to-cabinet = Vers l’armoire
web-gone = Cette table n’existe plus.
web-seats-open = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-not-begun = Pas encore commencée.
web-ready = Tout le monde est là\xA0: commencez quand vous voulez.
web-creator-begins = Tout le monde est là\xA0; la personne qui a dressé la table commence.
web-players-title = Joueurs
web-you = vous
web-bot-plays = un robot joue
web-not-here = n’est pas là
web-to-move = à jouer
web-time-left = Temps restant
web-day = j
web-sit = M’asseoir ici
web-stand-up = Me lever
web-seat-bot = Un robot
web-free-seat = Libérer la place
web-remove-player = Renvoyer
web-spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-begin = Commencer
web-begin-bots = Commencer, avec des robots aux places libres
web-shuffle = Tirer les places au sort
web-settings = Cette table
web-delete = Supprimer cette table
web-delete-sure = Oui, la supprimer avec tout ce qu’elle contient
web-invite = Inviter quelqu’un
web-link = Lien
web-copy = Copier
web-copied = Copié.
web-code-is = Ou les lettres\xA0:
web-qr = Le lien en code QR

web-your-turn = C’est votre tour.
web-waiting-for = On attend { $players }.
web-chosen = Vous avez choisi\xA0; les autres ne sont pas encore prêts.
web-enter-chance = Indiquez ce qui a été lancé ou tiré.
web-nobody-acts = Un instant…
web-just-now = À l’instant
web-moves = Vos coups
web-narrow = { $count } coups possibles\xA0: tapez pour préciser
web-more-moves = … et { $count } autres\xA0: tapez pour préciser.
web-hint = Conseil
web-thinking = Réflexion…
web-advice = Une bonne joueuse ou un bon joueur choisirait\xA0: { $move } ({ $share }).
web-undo = Reprendre
web-undo-ask = Demander à reprendre
web-wish = { $player } voudrait reprendre un coup. Êtes-vous d’accord\xA0?
web-wish-waits = { $player } voudrait reprendre un coup. On attend { $players }.
web-agree = D’accord
web-deny = Non
web-away = Un robot joue pour moi
web-back = Je suis de retour
web-replace = Faire jouer un robot
web-leave = Quitter pour de bon
web-leave-sure = Oui, un robot prend ma place
web-you-watch = Vous regardez.
web-why = Pourquoi ne puis-je pas…\xA0?
web-why-about = Le coup par son nom
web-why-ask = Pourquoi\xA0?
web-why-possible = C’est possible maintenant.
web-board = La table
web-story = Ce qui s’est passé
web-whole-story = Les { $count } lignes
web-say-something = Dire quelque chose
web-send = Envoyer
web-phrases = Mots tout prêts
web-somebody = Quelqu’un
web-reconnecting = La ligne est coupée. Nouvel essai…
web-restarting = Le serveur redémarre et revient dans un instant. Rien n’est perdu.
web-pass-device = Passez l’appareil à { $player }
web-pass-about = Personne d’autre ne devrait regarder maintenant.
web-i-am = Je suis { $player }
web-hand-over = Passer à { $player }

web-over = La partie est finie.
web-you-win = Vous gagnez\xA0!
web-wins = { $count ->
    [one] { $players } gagne.
   *[other] { $players } se partagent la victoire.
}
web-nobody-wins = Personne ne gagne.
web-rematch = Rejouer
web-follow-rematch = Vers la partie suivante
web-record = Garder le compte rendu

web-view-phase = phase
web-view-round = manche
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
web-view-out = éliminé
web-view-size = nombre
web-view-sealed = choisi
`;export{e as default};