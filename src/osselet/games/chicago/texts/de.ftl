title = Chicago
tagline = Plündere eine Stadt, deren Häuser niemand kennt, und verschwinde, bevor dich die Polizei umstellt.
credits = Ein Spiel von Jean Malherbe, Miro Company, Paris, um 1940.

option-map = Stadt
option-map-hex59 = Sechsecke, 59 Häuser
option-map-hex61 = Sechsecke, 61 Häuser und zwei Polizisten mehr
option-map-grid59 = Quadrate, 59 Häuser
option-police = Wer ist die Polizei?
option-police-held = die Polizei
option-police-others = Dieb
option-match = Turnier
option-match-true = eine Partie pro Person, alle sind einmal die Polizei
option-match-false = eine einzelne Partie

a-house = { $kind ->
    [plane] ein Flugzeug
    [thief] einen Dieb
    [weapon] eine Waffe
    [bank] eine Bank
    [car] ein Auto
    [police] einen Polizisten
    [m10] 10.000 Francs
    [m20] 20.000 Francs
    [m50] 50.000 Francs
    [m100] 100.000 Francs
   *[other] das Haus
}
house-plane = Flugzeug
house-thief = Dieb
house-weapon = Waffe
house-bank = Bank
house-car = Auto
house-police = Polizei
house-m10 = 10.000
house-m20 = 20.000
house-m50 = 50.000
house-m100 = 100.000
name = { $player }{ $thief ->
    [none] {""}
   *[other] {" "}(D{ $thief })
}
next-name = { $receiver }{ $second ->
    [none] {""}
   *[other] {" "}(D{ $second })
}

move-enter = Durch { $cell } in die Stadt
move-go = Nach { $cell } gehen
move-rob = { $cell } ausrauben
move-leave = Die Stadt verlassen
move-stop = Hier anhalten
move-stay = Bleiben
move-fly = Das Flugzeug nehmen
move-return = Das Haus zurückstellen
move-surrender = Sich ergeben
move-place = Einen Polizisten auf { $cell } stellen
move-done = Zug beenden
move-house = Das Haus enthält { a-house }
move-lose = Verliert { a-house }
move-move = { $from } → { $to }
move-shoot = Schuss: { $from } → { $to }
any-enter = In die Stadt kommen
any-go = Gehen
any-rob = Ein Haus ausrauben
any-place = Einen Polizisten auf einen Stern stellen
any-move = Einen Polizisten ziehen
any-shoot = Schießen

ask-enter = { $player }, durch welches Tor kommst du in die Stadt?
ask-move-stay = { $player }: gehen, ein Haus ausrauben{ $can_shoot ->
    [yes] , schießen
   *[no] {""}
}{ $can_leave ->
    [yes] , die Stadt verlassen
   *[no] {""}
} oder bleiben?
ask-second-stop = { $player }, du bist gegangen: hier anhalten{ $can_go ->
    [yes] { $can_leave ->
        [yes] , weiterfahren oder die Stadt verlassen
       *[no] {" "}oder weiterfahren
    }
   *[no] { $can_leave ->
        [yes] {" "}oder die Stadt verlassen
       *[no] {""}
    }
}?
ask-look = { $player }, dieses Haus muss zurück: Eine Bank behält nur, wer ein Auto hat, und ein Auto genügt.
ask-look-fly = { $player }, du hast das Flugzeug gefunden! Davonfliegen oder zurückstellen?
ask-arrest = { $player }, du bist umstellt und kannst nicht schießen: Dir bleibt nur, dich zu ergeben.
ask-arrest-shoot = { $player }, du bist umstellt! Einen Polizisten wegschießen oder dich ergeben?
ask-place = { $player }, stell einen Polizisten auf einen Stern.
ask-police-done = { $player }, bewegst du einen Polizisten? { $moves_left ->
    [one] Noch 1 Bewegung.
   *[other] Noch { $moves_left } Bewegungen.
}
ask-house = Was ist im Haus?
ask-lose = Welches Haus der Beute geht verloren?

first-enter = Durch die Tore kommst du hinein und später mit der Beute hinaus.
first-move-stay = Geh geradeaus, so weit du magst, oder raub ein Haus neben dir aus: Das beendet den Zug.
first-move-shoot = Du hast eine Waffe: Einmal darfst du einen Polizisten versetzen. Aufheben lohnt sich auch.
first-move-leave = Du stehst an einem Tor: Wer geht, bringt die Beute in Sicherheit, kommt aber nicht wieder.
first-second-stop = Mit dem Auto darfst du ein zweites Mal gehen. Das sehen alle, nun wissen sie es.
first-look = Du weißt nun, was drin ist, die anderen nicht. Eine Bank bekommst du mit einem Auto.
first-look-fly = Wer fliegt, ist mit der Beute sofort in Sicherheit. Zurückgestellt wartet es auf andere.
first-arrest = Keine freie Straße um dich, ein Polizist daneben: Die Polizei bekommt deine Beute.
first-arrest-shoot = Eine Waffe versetzt einen Polizisten auf eine freie Straße: Das kann den Weg öffnen.
first-place = Ein Polizeihaus wurde geöffnet: Du bekommst einen Polizisten, dann zwei Bewegungen.
first-police-done = Ein Dieb ohne freie Straße, ein Polizist daneben: verhaftet. Zwei Bewegungen je Zug.

log-begins = { $player } ist die Polizei.
log-match-begins = Partie { $game } des Turniers: { $player } ist die Polizei.
log-round = Runde { $round }.
log-enter = { name } kommt durch { $cell } in die Stadt.
log-go = { name } geht nach { $cell }.
log-car-shown = { name } hat ein Auto!
log-rob = { name } öffnet { $cell }.
log-keep = { $kind ->
    [none] { name } behält das Haus.
   *[other] { name } behält { a-house }.
}
log-look = { name } findet { a-house } in { $cell }.
log-return = { name } stellt das Haus auf { $cell } zurück.
log-fly = { name } findet das Flugzeug und fliegt mit der Beute davon.
log-leave = { $houses ->
    [0] { name } verlässt die Stadt mit leeren Händen.
   *[other] { name } verlässt die Stadt mit der Beute.
}
log-stop = { name } hält dort an.
log-stay = { name } bleibt stehen.
log-police = Polizei! { name } hat einen Polizisten geweckt; { $police } ist sofort am Zug.
log-thief = Ein Diebeshaus! Jeder Dieb in der Stadt, der Beute hat, verliert ein Haus an den nächsten.
log-thief-nothing = Ein Diebeshaus! Aber niemand in der Stadt hat Beute zu verlieren.
log-thief-alone = Ein Diebeshaus! Aber { name } ist allein in der Stadt: Nichts wechselt den Besitzer.
log-lose = { $kind ->
    [none] { name } verliert ein Haus an { next-name }.
   *[other] { name } verliert { a-house } an { next-name }.
}
log-place = { $player } stellt einen Polizisten auf { $cell }.
log-move = { $player } bewegt einen Polizisten von { $from } nach { $to }.
log-done = { $player } belässt es dabei.
log-shoot = { name } schießt: Der Polizist auf { $from } muss nach { $to }.
log-cornered = { name } ist auf { $cell } umstellt.
log-arrested = { $police } verhaftet { name } und { $houses ->
    [0] findet keine Beute
    [one] beschlagnahmt 1 Haus
   *[other] beschlagnahmt { $houses } Häuser
}.
log-immobilised = { $count ->
    [one] 1 Polizist ist
   *[other] { $count } Polizisten sind
} für den Rest der Partie gebunden.
log-end-quiet = Seit { $rounds } Runden ist nichts geschehen: Die Diebe in der Stadt ziehen mit ihrer Beute ab.
log-end-town-empty = Alle Diebe sind fort oder verhaftet: Die Partie ist vorbei.
log-end-match = Alle waren einmal die Polizei: Das Turnier ist vorbei, und die Beute aller Partien zählt zusammen.
log-game-over = Die Partie ist vorbei; die Beute wird am Ende des Turniers gezählt.
log-score = { $player } hat { $francs ->
    [0] nichts
   *[other] { $francs } Francs
}.
log-wins = { $player } gewinnt mit { $francs } Francs!
log-shares = Geteilter Sieg: { $player } hat { $francs } Francs.
log-end-equal = Die größte Beute ist gleich groß: Der Sieg wird geteilt.
log-end-how-thief = { $player } ist mit { $houses ->
    [one] 1 Haus
   *[other] { $houses } Häusern
} entkommen; die Polizei hat { $arrests ->
    [0] niemanden
    [one] 1 Dieb
   *[other] { $arrests } Diebe
} verhaftet.
log-end-how-police = { $player }, die Polizei, hat { $arrests ->
    [0] niemanden verhaftet
    [one] 1 Dieb verhaftet und die Beute genommen
   *[other] { $arrests } Diebe verhaftet und die Beute genommen
}.
log-end-how-match = { $player } hat { $before } Francs aus den Spielen davor und { $last } aus dem letzten.
part-before = Spiele davor
part-bank = { $count ->
    [one] Bank
   *[other] Banken
}
part-m10 = { $count ->
    [one] Haus zu 10.000
   *[other] Häuser zu 10.000
}
part-m20 = { $count ->
    [one] Haus zu 20.000
   *[other] Häuser zu 20.000
}
part-m50 = { $count ->
    [one] Haus zu 50.000
   *[other] Häuser zu 50.000
}
part-m100 = { $count ->
    [one] Haus zu 100.000
   *[other] Häuser zu 100.000
}
part-confiscated = abgenommen: { name }
amount = { $points ->
    [0] nichts
   *[other] { $points } Francs
}

why-drawn = Was in einem Haus ist, entscheidet der Zufall; niemand sucht es sich aus.
why-no-such-cell = Dieses Feld gibt es in dieser Stadt nicht.
why-enter-first = Zuerst musst du in die Stadt: Wähle ein freies Tor.
why-your-turn = Ein Dieb ist am Zug: gehen, ein Haus ausrauben oder bleiben.
why-after-move = Du bist schon gegangen: Bleib hier, fahr mit einem Auto weiter oder verlass die Stadt, wenn du auf einem Tor stehst.
why-look-first = Entscheide zuerst über das Haus, das du geöffnet hast.
why-arrest-first = Dir droht die Verhaftung: Ergib dich oder schieß, wenn du eine Waffe hast.
why-place-first = Zuerst muss ein Polizist auf einen freien Stern.
why-police-play = Die Polizei ist am Zug: Bewege einen Polizisten oder belass es dabei.
why-moved-already = Du bist schon gegangen; das ist nur zu Beginn eines Zuges möglich.
why-no-second = Nur mit einem Auto darfst du ein zweites Mal gehen, öfter nie.
why-same-cell = Dort steht die Figur schon.
why-house-cell = { $cell } ist ein Haus; Figuren stehen nur auf Straßen.
why-occupied = Auf { $cell } steht schon jemand.
why-not-a-gate = { $cell } ist kein Tor.
why-not-a-star = { $cell } ist kein Stern.
why-way-blocked = Der Weg nach { $cell } ist versperrt.
why-no-line = Keine gerade Straße führt von { $from } nach { $cell }.
why-no-house = { $cell } ist eine Straße; dort gibt es nichts auszurauben.
why-house-taken = Das Haus auf { $cell } ist fort.
why-not-beside = { $cell } liegt nicht neben deinem Dieb.
why-no-gate = Ein Dieb kann die Stadt nur von einem Tor aus verlassen.
why-no-plane = In diesem Haus ist kein Flugzeug; stell es zurück.
why-no-weapon = Dieser Dieb hat keine Waffe.
why-no-policeman = Auf { $cell } steht kein Polizist.
why-immobilised = Der Polizist auf { $cell } hat jemanden verhaftet und ist gebunden.

board-round = { $game ->
    [1] Runde { $round }
   *[other] Partie { $game }, Runde { $round }
}
board-game-over = Partie { $game } von { $games } ist vorbei
board-got-away = { $size ->
    [0] entkommt mit leeren Händen
    [one] entkommt mit 1 Haus
   *[other] entkommt mit { $size } Häusern
}
board-caught = verhaftet, Beute beschlagnahmt
board-so-far = Deine Beute im Turnier: { board-francs }
board-next-police = Partie { $game } von { $games }: { $player } ist die Polizei.
board-next-game = Nächste Partie
board-over = Die Partie ist nach Runde { $round } vorbei
board-quiet = seit { $quiet ->
    [one] 1 Runde
   *[other] { $quiet } Runden
} ruhig
board-sign-thief = D
board-sign-police = P
board-sign-frozen = X
board-house = Haus
board-put-back = zurückgestellt
board-taken = leer
board-gate = Tor
board-star = Stern
board-police = Polizist
board-frozen = gebunden
board-outside = draußen
board-town = in der Stadt, { $cell }
board-left = entkommen
board-now-outside = noch nicht in der Stadt
board-now-left = entkommen
board-now-arrested = verhaftet
board-now-empty = noch keine Beute
board-arrested = verhaftet, { $cell }
board-loot = { $size ->
    [one] 1 Haus
   *[other] { $size } Häuser
}
board-car = Auto
board-car-unknown = Auto?
board-car-maybe = vielleicht ein Auto
board-officers = { $town } in der Stadt{ $waiting ->
    [0] {""}
   *[other] , { $waiting } wartend
}{ $frozen ->
    [0] {""}
   *[other] , { $frozen } gebunden
}
board-moves = { $moves ->
    [one] noch 1 Bewegung
   *[other] noch { $moves } Bewegungen
}
board-short-plane = Flg
board-short-bank = Bnk
board-short-car = Aut
board-arrested-sign = verhafteter Dieb
board-total = { $player }, insgesamt:
board-francs = { $francs } F

board-label = Die Stadt von oben
board-cell = { $cell }: { $what }
board-street = Straße
board-taken-house = das Haus ist fort
board-put-back-house = Haus, geöffnet und zurückgestellt
board-known-house = Haus, dessen Inhalt du kennst: { $what }
board-thief = Dieb { $number } ({ $player })
board-chosen = gewählt
board-choose-him = ihn wählen
board-advised = Tipp: { $share }
board-choose-policeman = Tippe einen Polizisten an, dann sein Ziel.
board-where-to = Wohin geht der Polizist auf { $cell }?
board-shoot-where = Wohin mit dem Polizisten auf { $cell }?
board-again = Anders wählen
board-armed = Du darfst auch schießen: Tipp einen Polizisten an, um ihn zu vertreiben.
board-found = Du hast { a-house } gefunden.
board-you = du
board-winner = gewinnt
board-acts = am Zug
board-the-police = Polizei
board-confiscated = Beschlagnahmt
board-loot-open = Die Beute
board-loot-hidden = Die Beute, verdeckt
board-quiet-help = Nach 20 ruhigen Runden in Folge ziehen die Diebe in der Stadt mit ihrer Beute ab.
board-left-title = Noch nicht gesehen
board-help-title = Was die Zeichen sagen
board-help-open = Legende
board-help-plane = Flugzeug: Flieg sofort mit deiner ganzen Beute davon oder stell es zurück.
board-help-thief = Dieb: Jeder Dieb in der Stadt verliert ein zufälliges Haus an den nächsten.
board-help-weapon = Waffe: Versetze einmal einen Polizisten auf ein beliebiges freies Straßenfeld.
board-help-bank = Bank: 200.000 Francs, aber nur mit einem Auto.
board-help-car = Auto: ab deinem nächsten Zug zwei Bewegungen pro Zug.
board-help-police = Polizei: Ein Polizist kommt auf einen Stern, und die Polizei ist sofort am Zug.
board-help-m10 = Geld: 10.000 Francs.
board-help-m20 = Geld: 20.000 Francs.
board-help-m50 = Geld: 50.000 Francs.
board-help-m100 = Geld: 100.000 Francs.
board-help-ways = Um einen Dieb: Grün, die Straße daneben ist frei; rot, jemand versperrt sie. Ohne freie Straße und mit einem Polizisten daneben: verhaftet!
board-help-taken = Durchgestrichen: Das Haus ist ausgeraubt und fort.
board-help-close = Schließen
board-ways = { $ways ->
    [one] 1 Straße frei
   *[other] { $ways } Straßen frei
}
board-real = Wir sehen unter echten Häusern nach und geben ein, was wir finden
role-police = Polizei
lesson-enter = Du bist ein Dieb, { $three } ist die Polizei. Niemand weiß, was in den Häusern steckt. Komm durch das Tor A4 herein.
lesson-rob = In deinem Zug gehst du oder raubst ein Haus neben dir aus. Hier steht eins: Öffne A3.
lesson-more = 50.000, und nur du weißt es. { $one } hat einen Polizisten geweckt, aber er ist noch weit weg: Öffne B5.
lesson-drive = Ein Auto! Jetzt gehst du zweimal je Zug, jedes Mal geradeaus, so weit du willst. Geh nach C4, dann nach D5.
lesson-bank = Ein Polizist steht neben dir. Verhaftet wirst du erst, wenn jede Straße neben dir besetzt ist: Öffne C5.
lesson-flee = Eine Bank, 200.000! Die geht nur mit Auto. Wirst du verhaftet, ist alles weg, also los: nach C4, dann zum Tor A4.
lesson-leave = Du stehst auf einem Tor. Verlass die Stadt, dann kann dir niemand mehr die Beute nehmen.
lesson-end = In Sicherheit mit 250.000! Sind alle fort oder verhaftet, gewinnt die größte Beute. Sei nächstes Mal die Polizei!
lesson-police-place = Du bist die Polizei. { $two } hat ein Polizeihaus geöffnet: Du bekommst einen Polizisten. Stell ihn auf den Stern D4.
lesson-police-block = Jetzt zwei Züge, geradeaus. { $one } sitzt auf dem Tor A4 und hat zwei Auswege: Schließ einen, von D4 nach B4.
lesson-police-save = Ein zweiter Zug gäbe den Weg wieder frei. Du darfst es dabei belassen.
lesson-police-second = { $three } hat das nächste Polizeihaus geöffnet. Ein zweiter Polizist: Stell ihn auf D8, in einer Linie mit A5.
lesson-police-close = Wer keine freie Straße mehr hat und einen Polizisten neben sich, wird verhaftet. Mach die Falle zu: D8 nach A5!
lesson-police-frozen = Erwischt: Die Beute gehört dir! Aber Polizisten neben einem Verhafteten sind gebunden. Nichts zu ziehen: Lass es.
lesson-police-end = Jedes Polizeihaus bringt dir einen Polizisten. Ist deine Beute die größte, gewinnst du. Spiel weiter, wie du magst!
hand-house = Tür öffnen
hand-house-you = Du bist drin: Was steckt in diesem Haus?

print-town = Hälfte der Stadt: vorn Sechsecke, hinten Quadrate
print-plane = Haus: Flugzeug
print-thief = Haus: Dieb
print-weapon = Haus: Waffe
print-bank = Haus: Bank
print-car = Haus: Auto
print-police = Haus: Polizei
print-m10 = Haus: 10.000
print-m20 = Haus: 20.000
print-m50 = Haus: 50.000
print-m100 = Haus: 100.000
print-more-police = Haus: Polizei, mit 61 bezeichnet
print-plot = Bauplatz für die Stadt mit 61 Häusern
print-thief-pawn = Dieb
print-officer = Polizist
print-make-town = Beide Hälften an der Naht schneiden, Kante an Kante legen und zusammenkleben. Hinten ist die quadratische Stadt.
print-make-houses = Die Häuser so gleichmäßig wie möglich schneiden, verdeckt mischen und ungesehen auf jedes dunkle Feld eines legen.
print-make-pawns = Figuren am Kopf falten, Bilder nach außen, die Füße abspreizen und auf ein Stück Karton kleben.
print-house-61 = Die Stadt mit 61: die zwei Bauplätze auf F7 und J7 legen und die zwei Polizeihäuser mit der 61 untermischen. Sonst bleiben sie beiseite.
print-house-pawns = Spielfiguren in vier Farben sind Diebe, Münzen Polizisten; eine umgedrehte Münze bewegt sich nicht mehr.
print-in-short = # Ein Dieb
    Erster Zug: durch ein freies Tor in die Stadt.
    Dann geradeaus über freie Felder gehen, oder ein Haus nebenan ausrauben, oder bleiben.
    Mit Auto: zweimal gehen. Auf einem Tor: mit der Beute für immer verschwinden.
    # Häuser
    Geld: verdeckt behalten. Bank, 200.000: nur mit Auto. Bank oder zweites Auto, die man nicht behalten kann: ungezeigt zurück.
    Waffe: einmal einen Polizisten auf eine freie Straße stellen. Flugzeug: sofort fliehen oder zurücklegen.
    Dieb: Jeder Dieb in der Stadt gibt dem nächsten ein blind gezogenes Haus.
    Polizei: abgeben; ein Polizist kommt auf einen Stern, und die Polizei zieht sofort zweimal.
    # Die Polizei
    Zwei Züge geradeaus. Ein Dieb, der von Polizisten umstellt nicht mehr gehen kann, ist verhaftet: Beute an die Polizei; diese Polizisten bleiben stehen.
    # Das Ende
    Kein Dieb mehr in der Stadt: Das meiste Geld gewinnt.
