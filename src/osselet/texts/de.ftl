player = Spieler { $number }
number = { $number }
amount = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

why-unknown = Es gibt keinen Zug namens „{ $move }“.
why-over = Die Partie ist vorbei.
why-not-your-turn = Du bist nicht am Zug.
why-already-chosen = Du hast schon gewählt; nimm deine Wahl zurück, um sie zu ändern.
why-wait-for-chance = Gib zuerst ein, was geworfen oder gezogen wurde.
why-not-an-outcome = Das kann jetzt nicht herauskommen; möglich sind: { $outcomes }.
why-no-such-seat = Platz { $seat } gibt es nicht; die Plätze gehen von 0 bis { $last }.
why-no-clock = Für diesen Platz läuft keine Uhr.
why-time-up = Deine Zeit ist um: Du kannst nur noch passen.
why-no-undo = Das lässt sich nicht zurücknehmen: Seither wurde etwas ausgeteilt, gezeigt oder gespielt.
why-not-now = Das ist jetzt nicht möglich.

cli-players = { $low ->
    [1] { $one ->
        [1] 1 Person
       *[other] { $low } bis { $high } Personen
    }
   *[other] { $one ->
        [1] { $low } Personen
       *[other] { $low } bis { $high } Personen
    }
}
cli-usual = üblich
cli-games-hint = Spielen: osselet play NAME. Regeln lesen: osselet rules NAME.

cli-cabinet-intro = Der Schrank steht offen.
cli-cabinet-which = Welches Spiel? Nummer oder Name; „regeln NAME“ zeigt die Regeln; fr, en oder de wechselt die Sprache; q beendet.
cli-cabinet-unknown = Das steht nicht im Schrank: Tippe eine Nummer oder einen Namen von den Schachteln.
cli-goodbye = Der Schrank bleibt offen. Bis bald!
cli-back-to-cabinet = Mit Enter zurück zum Schrank …{" "}
cli-ask-players = Wie viele spielen, { $low } bis { $high }? (Enter: { $usual })
cli-ask-people = Wie viele davon sitzen an dieser Tastatur? Die übrigen Plätze übernehmen Bots. (Enter: { $usual })
cli-ask-level = Wie stark spielen die Bots, 1 bis { $high }? 0 spielt zufällig. (Enter: { $usual })
cli-ask-name = Dein Name? (Enter: keiner)
cli-ask-names = Eure Namen, mit Komma getrennt? (Enter: keine)
cli-ask-options = Optionen? Zum Beispiel name=wert. (Enter: die üblichen)
cli-range = { $low } bis { $high }
cli-range-per-seat = { $low } bis { $high }; eine Zahl für alle oder eine pro Platz: 40,60,50
cli-range-seat = ein Platz, ab 0 gezählt, oder last für den letzten
cli-number-between = Tippe eine Zahl von { $low } bis { $high }.

cli-you = du
cli-welcome = Tippe die Nummer oder den Namen eines Zuges, ? für Hilfe, { $quit } zum Aufhören.
cli-robot = Roboter { $number }
cli-level = { $level ->
    [random] zufällig
   *[other] Stufe { $level }
}
cli-thinks = { $player } überlegt …
cli-asks = { $player }: { $question }
cli-confirm = Enter bestätigt, „{ $undo }“ wählt neu …{" "}
cli-ask = { $player }: dein Zug?
cli-ask-chance = Was wurde geworfen oder gezogen?
cli-seconds = noch { $seconds } s
cli-type-one = { $count } mögliche Züge: Tippe einen, zum Beispiel „{ $example }“, oder seinen Anfang. „{ $moves }“ zeigt alle.
cli-enter-plays = Enter spielt ihn.
cli-nothing-typed = Tippe die Nummer oder den Namen eines Zuges oder ? für Hilfe.
cli-which = Das kann mehreres heißen; tippe mehr davon oder wähle:
cli-hint = „{ $help }“ zeigt, was du tippen kannst.
cli-possible = Das ist jetzt möglich.
cli-why-what = Nenne einen Zug, zum Beispiel: { $why } { $example }
cli-no-such-rule = Eine Regel mit diesem Namen gibt es hier nicht; es gibt: { $rules }
cli-undone = Zurückgenommen.
cli-empty-log = Noch ist nichts passiert.
cli-time-out = Die Zeit von { $player } ist um.
cli-clear = Enter leert den Bildschirm für die nächste Person …{" "}
cli-hand-over = Die Tastatur geht an { $player }. { $player }, drücke Enter …{" "}
cli-record-where = Nenne eine Datei, zum Beispiel: { $record } partie.json
cli-recorded = Ab jetzt wird die Partie in { $file } gespeichert.
cli-kept = Die Partie ist in { $file } gespeichert.
cli-not-kept = Die Partie wurde nicht gespeichert; dafür gibt es --record DATEI.
cli-go-on = Weiter geht es mit: { $command }
cli-over = Die Partie ist vorbei
cli-points = { $points }
cli-wins = { $player } gewinnt.
cli-wins-by = { $player } gewinnt: { $margin } Vorsprung.
cli-part = { $part }: { $points }
cli-share = { $players } und { $last } teilen sich den Sieg.
cli-nobody-wins = Niemand gewinnt.
cli-to-move = { $player } ist am Zug.

cli-command-help = hilfe
cli-command-moves = züge
cli-command-board = brett
cli-command-log = verlauf
cli-command-rules = regeln
cli-command-why = warum
cli-command-undo = zurück
cli-command-record = speichern
cli-command-quit = ende
cli-takes-help = {" "}oder ?
cli-takes-moves = {""}
cli-takes-board = {""}
cli-takes-log = {""}
cli-takes-rules = {" "}[REGEL]
cli-takes-why = {" "}ZUG
cli-takes-undo = {""}
cli-takes-record = {" "}DATEI
cli-takes-quit = {" "}oder q
cli-help-moves-typed = Einen Zug spielst du mit seiner Nummer, seinem Namen oder einem eindeutigen Anfang davon. Außerdem:
cli-help-help = diese Liste
cli-help-moves = alle Züge, die du jetzt machen kannst
cli-help-board = noch einmal das Brett
cli-help-log = alles, was bisher geschah
cli-help-rules = die Regeln oder eine davon
cli-help-why = warum ein Zug nicht möglich ist
cli-help-undo = nimmt deinen letzten Zug zurück, wenn seither nichts ausgeteilt oder gezeigt wurde
cli-help-record = speichert die Partie ab jetzt in einer Datei
cli-help-quit = verlässt den Tisch

cli-preparing = { $game }: Vorbereitung (beim ersten Mal werden die Regeln kompiliert)
cli-sim-seat = Platz
cli-sim-share = Siege
cli-sim-score = Punkte
cli-sim-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} · { $steps } Schritte · { $seconds } s · { $speed } Schritte pro Sekunde
cli-arena-head = { $players } Spieler · { $games } Partien · { $deals ->
    [one] eine Ausgangslage
   *[other] { $deals } Ausgangslagen
}, von jedem Platz aus gespielt
cli-arena-bot = Bot
cli-arena-rating = Wertung
cli-arena-share = Siege pro Platz
cli-arena-points = Punkte
cli-arena-fair = ┊ zeigt, was ausgeglichen wäre: { $fair }. Anteile und Wertungen gelten mit 95 % Sicherheit.
cli-arena-meetings = Wer schlägt wen
cli-arena-meetings-about = Der Anteil des linken Bots an dem, was beide gegeneinander gewonnen haben. ▲ und ▼: mehr oder weniger als die Hälfte, mit 95 % Sicherheit.
cli-record-sound = Die Aufzeichnung stimmt: { $game }, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}.
cli-check-passed = { $game } hält den Vertrag ein: { $count } Prüfungen bestanden.
cli-check-failed = { $game } hält den Vertrag nicht ein: { $failed } von { $count } Prüfungen fehlgeschlagen.
cli-check-not-run = nicht gelaufen: { $names } ({ $because } ist gescheitert)
cli-new-written = Dein Spiel liegt in { $folder }. Es ist sofort spielbar:
cli-new-next = Dann ändere es nach Lust und Laune: Die Regeln stehen in { $rules }.

lab-title = { $game }: Bericht zur Balance
lab-facts = { $games } Partien zwischen { $players } Bots ({ $level }), Startzahl { $seed }, Optionen: { $options }. Balken und Striche zeigen den 95-%-Konfidenzbereich.
lab-found-even = Die Plätze sind gleich gut, soweit sich das mit { $most } für den besten und { $least } für den schlechtesten sagen lässt.
lab-found-uneven = Die Plätze sind nicht gleich gut: Platz { $best } gewinnt { $most }, Platz { $worst } nur { $least }.
lab-found-length = Eine Partie braucht { $decisions } Entscheidungen; neun von zehn brauchen { $low } bis { $high }.
lab-found-same-length = Fast jede Partie braucht { $decisions } Entscheidungen.
lab-found-decisive = Der Sieger hat am Ende meist { $first } Punkte, der Zweite { $second }. Die Hälfte der Sieger liegt { $lead } oder mehr Punkte vorn; { $shared } der Siege werden geteilt.
lab-found-drama = Die Führung wechselt { $changes }-mal je Partie. Die Hälfte der Sieger war auf { $low } oder tiefer gefallen, und die Hälfte übernahm die Führung endgültig nach { $settled } der Partie.
lab-found-matter = Von { $all } Entscheidungen zählen etwa { $number }: Dort verspricht der beste Zug mindestens 5 Prozentpunkte mehr vom Sieg als ein blind gewählter.
lab-found-skill = Ein Bot ({ $strong }) unter anderen ({ $weak }) gewinnt { $share }.
lab-found-option = Mit „{ $option }: { $value }“ braucht eine Partie { $decisions } statt { $before } Entscheidungen, und die Plätze gewinnen { $shares } statt { $usual }.
lab-found-no-effect = „{ $option }: { $value }“ ändert weder an der Dauer noch an den Plätzen mehr, als der Zufall erklärt.
lab-seats = Wer wo sitzt
lab-seats-about = Der Anteil am Sieg, den jeder Platz unter gleich starken Bots bekommt; gestrichelt der gerechte Anteil.
lab-skill = Glück und Können
lab-skill-about = Wie oft ein stärkerer Bot gewinnt, der bei denselben Ausgangslagen reihum auf jedem Platz sitzt: Je steiler die Linie, desto mehr zählt das Können.
lab-drama = Spannung
lab-drama-about = Was ein Orakel der Stufe 5 dem späteren Sieger und dem Führenden zutraut. Je breiter das Band, desto länger war der Sieger nicht der Favorit.
lab-comebacks = Aufholjagden und Entscheidung
lab-comebacks-about = Links: wie tief Sieger gefallen waren. Rechts: wann sie endgültig die Führung übernahmen.
lab-tension = Wer noch dabei ist, und was auf dem Spiel steht
lab-tension-about = Links: Spieler, die noch etwas zu entscheiden haben. Rechts: wie viel mehr der beste Zug verspricht als ein blind gewählter.
lab-decisive = Wie klar ein Sieg ist
lab-decisive-about = Links: der Vorsprung des Siegers auf den Zweiten. Rechts: die Punkte jedes Rangs; der rote Strich ist die mittlere Partie, der Balken die Hälfte der Partien, die dünne Linie neun von zehn.
lab-length = Wie lange eine Partie dauert
lab-length-about = Entscheidungen aller Spieler zusammen.
lab-picked = Was gewählt wird, und was es bringt
lab-picked-about = Links: wie oft ein Zug gewählt wurde, wenn er möglich war. Rechts: wie viel am Ende gewann, wer ihn gewählt hatte, jedes Mal gezählt. Ein Punkt neben der gestrichelten Linie beweist noch keinen starken Zug: Vielleicht wählen ihn vor allem die Führenden.
lab-came = Was der Zufall bringt, und was es einbringt
lab-came-about = Links: wie oft es kam, von allem, was dort kommen kann. Rechts: wie viel am Ende gewann, wer davor entschieden hatte, und wer danach entscheidet, jedes Mal gezählt. Zufall vor der ersten Entscheidung ist nicht dabei.
lab-options = Optionen nebeneinander
lab-options-about = Die Plätze bei jedem Wert jeder Option; ein Stern kennzeichnet den üblichen.
lab-seat = Platz { $seat }
lab-share = Anteil am Sieg
lab-median = die Hälfte der Partien: bis { $number }
lab-lead-median = die Hälfte: { $number } oder mehr
lab-lead = Vorsprung auf den Zweiten, in Punkten
lab-place = Rang
lab-points = Punkte
lab-number = { $number }
lab-decisions = Entscheidungen
lab-games = Partien
lab-leader = in Führung
lab-winner = späterer Sieger
lab-along = der Partie
lab-chance = erwarteter Anteil
lab-lowest = schlechtester Moment des Siegers
lab-of-winners = der Sieger
lab-settled = endgültig in Führung seit
lab-active = Spieler mit Entscheidungen vor sich
lab-stake = auf dem Spiel
lab-chosen = gewählt, wenn möglich
lab-won = Anteil am Sieg nach dieser Wahl
lab-often = wie oft
lab-after = wer davor entschied
lab-before = wer danach entscheidet
lab-mean-decisions = { $number } Entscheidungen
lab-among = die anderen: { $bot }
cli-lab-written = Der Bericht liegt in { $path }.
cli-print-written = Die Schachtel liegt in { $path }: mit 100 % und beidseitig drucken.
cli-tune-by-hand = Von Hand geschrieben und unberührt: { $hints }.
cli-tune-nothing = Es gibt nichts zu stimmen: Alle Zahlen sind von Hand geschrieben.
cli-tune-same = bleibt { $was }: Nichts anderes war besser.
cli-tune-untried = bleibt { $was }: Es waren zu wenige Partien, um anderes zu probieren.
cli-tune-stays = { $was } → { $best } bringt { $gain } Punkte (± { $margin }) und bleibt.
cli-tune-goes = { $was } → { $best } bringt { $gain } Punkte (± { $margin }), nicht messbar mehr: Es bleibt bei { $was }.
cli-tune-rung = Eine Stufe 5 unter { $weaker } gewinnt { $share } % ({ $low } bis { $high } %, { $games } Partien); { $even } % wären ausgeglichen.
cli-tune-stopped = Vorzeitig beendet: Was bis dahin gefunden war, gilt.
cli-tune-written = Steht in { $path }; die Bots spielen ab jetzt danach.
cli-tune-usual = Nichts ist messbar besser als die üblichen Zahlen; { $path } sagt, was probiert wurde.
cli-tune-again = { $games } Partien, langsamste Entscheidung { $seconds } s. Punkte sind Anteile am Sieg in Prozent, zu 95 % sicher. Dasselbe noch einmal: { $again }
cli-rules-open = Offen: Nach { $games } Partien kann beides das Gerechtere sein.
cli-rules-fairer = Gerechter: { $name } ({ $games } Partien).
cli-rules-any-time = Zwischen Bots der Stufe { $level }. Alles zusammen gilt zu 95 %, wann immer man aufhört.
cli-rules-usual-best = Nichts, was probiert wurde, ist gerechter als die üblichen Regeln.
cli-rules-best = Am gerechtesten: { $name }. Der fernste Platz liegt um { $share } Punkte näher am Gleichgewicht ({ $low } bis { $high }, 95 %).
cli-rules-not-sure = { $name } war am gerechtesten, doch das kann Zufall sein: { $share } Punkte näher am Gleichgewicht ({ $low } bis { $high }, 95 %).
cli-rules-tried = { $tried } Spielweisen, { $games } Partien zwischen Bots der Stufe { $level }; die Tabelle ist aus je { $fresh } neuen Partien.
cli-rules-moves = Züge
cli-rules-drawn = Das Bild liegt in { $path }.
lab-rules-usual = üblich
lab-rules-off = größte Schieflage
lab-rules-other = auf { $level }
lab-rules-length = Entscheidungen je Partie
lab-rules-tension = von 100 Zügen zählen
lab-rules-skill = Siege gegen Zufall
cli-publish-preparing = Holt, was Browser für Python brauchen
cli-publish-written = Die Seite liegt in { $path } ({ $size } MB). Leg sie auf irgendeinen Webspace, oder sieh sie hier an: python -m http.server --directory { $path }

review-at = Entscheidung { $number }
review-after = { $number ->
    [0] Vor der ersten Entscheidung
   *[other] Nach Entscheidung { $number }
}
review-decision = getroffene Entscheidungen
review-share = erwarteter Anteil am Sieg
cli-review-intro = Wie die Chancen jedes Platzes standen, nach dem, was dort bekannt war. ± ist der Standardfehler in Prozentpunkten; die Kurven stimmen auf ± { $noise }.
cli-review-unfinished = Die Partie ist noch nicht vorbei: Dieser Rückblick verrät, was noch geheim ist.
cli-review-turns = Wendepunkte
cli-review-no-turns = Kein einzelner Moment hat die Chancen stark verändert.
cli-review-no-choice = { $player }: nichts zu entscheiden.
cli-review-sound = { $player }: { $sound } von { $count } Entscheidungen so gut wie die eines Bots der Stufe { $level }
cli-review-given = Insgesamt { $points ->
    [one] einen Prozentpunkt
   *[other] { $points } Prozentpunkte
} verschenkt
cli-review-nothing-much = Keine Entscheidung sticht heraus.
cli-review-best = Entscheidung { $number }: „{ $move }“ hielt { $share }; „{ $other }“ hätte nur { $rest } gehalten (± { $noise }).
cli-review-worst = Entscheidung { $number }: „{ $move }“ hielt { $share }; der Bot spielt „{ $other }“ und hält { $rest } (± { $noise }).
cli-review-gainer = Am meisten hat { $player } davon: { $share } statt { $rest }.
cli-review-plotted = Die Kurven sind in { $file } gezeichnet.

why-stale = Inzwischen ist etwas geschehen: Schau noch einmal hin.
why-by-hand = Das entscheiden Hände: Wer gerufen ist, macht die Figur auf dem Bildschirm.
why-no-hands = An diesem Tisch macht niemand die Figuren auf dem Bildschirm.
why-not-called = Deine Hand ist jetzt nicht gerufen.
why-not-ready = Fang erst an: Deine Hand hat noch nichts bekommen.
why-hand-lent = Deine Hand ist verliehen: Nimm sie erst zurück.
why-hand-busy = Deine Hand ist am Werk: Warte, bis sie fertig ist.
why-hand-gap = Ein Stück deiner Figur fehlt: Es wird noch einmal geschickt.
why-hand-elsewhere = Du machst diese Figur gerade auf einem anderen Bildschirm.
why-unbelievable = Die Zeit auf deinem Bildschirm lief anders als unsere: Dieser Versuch zählt nicht.
why-bad-trace = Was von deiner Figur ankam, ist nicht zu lesen.
why-lesson = Diese erste Partie folgt einem Plan: Spiel, was vorgeschlagen wird. Danach spielst du, wie du magst.
why-no-lesson = Zu diesem Spiel gibt es keine Lektion.
why-no-dossier = Zu diesem Spiel gibt es kein Dossier.
why-malformed = Diese Nachricht ist nicht lesbar.
why-too-fast = Zu schnell: Warte einen Augenblick.
why-too-large = Das ist zu lang.
why-too-slow = Das hat zu lange gedauert.
why-foreign = Diese Anfrage kommt von einer Seite, die nicht unsere ist.
why-no-hello = Sag zuerst, welchen Tisch du sehen willst.
why-no-table = Diesen Tisch gibt es nicht.
why-laid-aside = Diese Partie folgt Version { $rules } ihrer Regeln, und in diesem Haus gilt inzwischen Version { $ours }. Sie ist beiseitegelegt: Nichts ist verloren, und sie geht weiter, sobald die alten Regeln wieder da sind.
why-unreadable = Was von diesem Tisch aufbewahrt wurde, lässt sich nicht lesen. Nichts davon ist gelöscht: Sag deinem Gastgeber Bescheid.
why-no-game = Dieses Spiel steht nicht im Schrank.
why-not-come = Das kann nicht gekommen sein: Schaut noch einmal nach, was auf dem Tisch liegt.
why-many-guesses = Hier werden gerade viele falsche Buchstaben ausprobiert. Lass dir den Link zum Tisch geben oder versuche es in ein paar Minuten noch einmal.
why-chat-fast = Das war viel auf einmal: Lass den anderen einen Augenblick Zeit zum Lesen.
why-too-many-reports = Du hast schon viel gemeldet: Lass dem Gastgeber Zeit, es anzusehen.
why-others-play = Hier spielen noch andere. Du kannst diesen Tisch löschen, wenn sie ihn verlassen haben oder eine Woche nicht da waren.
why-no-code = Kein Tisch hat diese Buchstaben.
why-no-such-page = Hier ist nichts.
why-no-name = Nenne zuerst einen Namen.
why-no-phrase = Dieser Satz ist unbekannt.
why-not-yours = Dieser Platz gehört dir nicht.
why-not-creator = Das darf nur, wer den Tisch gedeckt hat.
why-no-watching = An diesem Tisch sind keine Zuschauer zugelassen.
why-only-watching = Du schaust nur zu.
why-seat-taken = Dieser Platz ist besetzt.
why-no-open-seat = Kein Platz ist frei.
why-seats-open = Es sind noch Plätze frei.
why-has-begun = Die Partie hat schon begonnen.
why-not-begun = Die Partie hat noch nicht begonnen.
why-not-over = Die Partie ist noch nicht vorbei.
why-no-wish = Niemand bittet dich gerade, einer Rücknahme zuzustimmen.
why-no-chat = Der Chat ist hier für dich geschlossen.
why-nothing-said = Sag etwas, das man lesen kann.
why-no-hints = An diesem Tisch gibt es keine Tipps.
why-not-gone = Diese Person ist noch keine Minute weg.
why-wrong-players = Dieses Spiel ist für { $low } bis { $high } Personen.
why-bad-options = Diese Optionen passen nicht: { $reason }
why-bad-record = Diese Aufzeichnung passt nicht: Sie ist beschädigt oder folgt anderen Regeln als unseren.
why-bad-clock = Eine Uhr läuft { $low } bis { $high } Sekunden, mit höchstens 600 Sekunden Zugabe.
why-banned = Dieses Haus ist für dich geschlossen worden.
why-muted = Du bist gebeten worden, hier vorerst nichts zu schreiben.
why-members-only = Dieses Haus ist für seine Mitglieder da: Du brauchst eine Einladung.
why-no-invitation = Diese Einladung gibt es nicht, sie ist aufgebraucht oder abgelaufen.
why-not-welcome = An diesen Tisch kannst du dich nicht setzen.
why-no-line = Wir finden nicht, wen du meinst: Vielleicht ist die Person gegangen, oder die Zeile ist zu alt.
why-no-device = Dieses Gerät steht nicht auf der Liste.
why-too-many-tables = Du hast { $most } Tische, an denen noch nicht zu Ende gespielt ist: Beende oder lösche erst einige.
why-too-many-people = Aus deinem Netz sind heute schon viele neue Leute gekommen. Bitte versuche es später wieder.
why-table-full = An diesem Tisch ist mehr geschehen, als ein Tisch fassen kann: Bitte fange einen neuen an.
why-store = Das konnte nicht gespeichert werden; nichts hat sich geändert. Versuch es noch einmal.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla …
phrase-hurry = Du bist dran!
phrase-moment = Einen Moment, bitte.
phrase-good-game = Schönes Spiel!
phrase-again = Noch eine Partie?
phrase-bye = Tschüss!

cli-serve-open = Der Schrank ist offen: { $address }
cli-serve-stop = Strg+C schließt ihn; alle Tische bleiben erhalten.
cli-serve-running = Der Schrank ist schon offen: { $address }
cli-watch-open = { $folder } wird beobachtet. Gespielt wird unter { $address }; Strg+C beendet.
cli-watch-read = { $time } Das Spiel wurde gelesen ({ $number }).
cli-watch-stays = So lässt es sich nicht spielen: Was vorher da war, läuft weiter.
cli-watch-waits = So lässt es sich nicht spielen: Es wird auf eine Änderung gewartet.
cli-watch-anew = Ein Tisch hat neu begonnen, denn seine Züge passen nicht zu den neuen Regeln: { $reason }
cli-watch-endless = Das Spiel ließ sich in { $seconds } Sekunden nicht ausprobieren: Vielleicht endet etwas in den Regeln nie.
cli-backup-done = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} und { $people ->
    [one] 1 Person
   *[other] { $people } Personen
} sind in { $file } gesichert.
cli-restore-done = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} und { $people ->
    [one] 1 Person
   *[other] { $people } Personen
} sind wieder da.

cli-house-nothing = Es gibt nichts zu zeigen.
cli-house-closed = Der Tisch { $id } ({ $game }) ist geschlossen.
cli-house-would-close = Der Tisch { $id } ({ $game }) würde mit allem gelöscht, was von ihm aufbewahrt ist. Nichts ist geschehen: mit --yes geschieht es.
cli-house-did-mute = { $name } kann von jetzt an nichts mehr schreiben.
cli-house-did-unmute = { $name } kann wieder schreiben.
cli-house-did-ban = { $name } wird nicht mehr eingelassen.
cli-house-did-unban = { $name } wird wieder eingelassen.
cli-house-forgotten = { $name } ist vergessen.
cli-house-would-forget = { $name } ({ $id }) würde vergessen, mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
} und { $tables ->
    [one] einem eigenen Tisch
   *[other] { $tables } eigenen Tischen
}. Nichts ist geschehen: mit --yes geschieht es.
cli-house-exported = Alles, was aufbewahrt ist, steht in { $file }.
cli-house-pruned = Weg sind: { $open } offene, { $idle } verlassene und { $over } beendete Tische sowie { $guests } Gäste.
cli-house-would-prune = Weg wären: { $open } offene, { $idle } verlassene und { $over } beendete Tische sowie { $guests } Gäste. Nichts ist geschehen: mit --yes geschieht es.
cli-house-announced = Gleich lesen es alle.
cli-house-silenced = { $count ->
    [one] Ein Aushang ist abgenommen.
   *[other] { $count } Aushänge sind abgenommen.
}
cli-house-settled = Die Meldung { $number } ist erledigt.
cli-house-invited = { $code } lässt { $count ->
    [one] eine Person
   *[other] { $count } Leute
} ein: { $link }
cli-house-withdrawn = { $code } lässt niemanden mehr ein.
cli-doctor-keeping = Aufbewahrt (in Tagen): offene Tische { $open }, verlassene { $idle }, beendete { $over }, Chat { $chat }, Gäste { $guests }. { $due ->
    [0] In der nächsten Woche wird nichts gelöscht.
    [one] In der nächsten Woche wird ein Tisch gelöscht.
   *[other] In der nächsten Woche werden { $due } Tische gelöscht.
}
cli-house-id = Kennung
cli-house-name = Name
cli-house-made = angelegt
cli-house-seen = zuletzt hier
cli-house-tables = Tische
cli-house-seats = Plätze
cli-house-devices = Geräte
cli-house-phrase = Satz
cli-house-member = Mitglied
cli-house-muted = stumm
cli-house-banned = gesperrt
cli-house-code = Code
cli-house-game = Spiel
cli-house-stage = Stand
cli-house-public = öffentlich
cli-house-names = wer spielt
cli-house-touched = zuletzt bespielt
cli-house-seq = Einträge
cli-house-rules = Regeln
cli-house-players = Plätze insgesamt
cli-house-creator = eröffnet von
cli-house-kind = Art
cli-house-until = bis
cli-house-body = Text
cli-house-seat = Platz
cli-house-person = Person
cli-house-text = Text
cli-house-note = Notiz
cli-house-done = erledigt
cli-house-table_id = Tisch
cli-house-reporter = gemeldet von
cli-house-at = wann
cli-house-why = warum
cli-house-who = von wem
cli-house-what = was
cli-house-subject = woran
cli-house-detail = Einzelheiten
cli-house-uses = noch gültig für
cli-house-chat = Chat
cli-house-reports = Meldungen
cli-house-sanctions = Sperren
cli-house-audit = Was getan wurde

cli-doctor-games = Spiele im Schrank: { $games }.
cli-doctor-port = { $host }, Port { $port }, ist frei.
cli-doctor-port-taken = { $host }, Port { $port }, lässt sich nicht öffnen ({ $why }): Vielleicht ist dort ein anderes Programm oder Osselet selbst. Wähle einen anderen --port.
cli-doctor-database = Die Datenbank antwortet und ist auf dem neuesten Stand: { $database }
cli-doctor-space = In { $folder } sind { $free } MB frei.
cli-doctor-space-low = In { $folder } sind nur noch { $free } MB frei: Schaff Platz, sonst können Züge nicht gespeichert werden.
cli-doctor-folder-closed = In den Ordner { $folder } kann nicht geschrieben werden: Gib ihn dem Benutzerkonto, unter dem Osselet läuft.
cli-doctor-redis = { $redis ->
    [yes] Redis antwortet.
   *[no] Kein Redis angegeben; es geht auch ohne.
}
cli-doctor-redis-down = Redis antwortet nicht: { $why }
cli-doctor-extra = Für diese Einrichtung fehlt { $module }: pip install { $extra }
cli-doctor-origin = Zu finden unter { $origin }.
cli-doctor-origin-missing = Osselet ist von außen erreichbar, aber die öffentliche Adresse fehlt: --origin https://… (OSSELET_ORIGIN), hinter einem TLS-Proxy.
cli-doctor-well = Alles in Ordnung.
cli-doctor-ill = { $count ->
    [one] Eine Sache ist zu beheben.
   *[other] { $count } Dinge sind zu beheben.
}
cli-doctor-running = Osselet läuft auf { $host }, Port { $port }, und ist wohlauf.
cli-doctor-unwell = Osselet läuft auf { $host }, Port { $port }, ist aber nicht wohlauf: { $why }.
cli-doctor-database-new = Noch gibt es keine Datenbank; der erste Start legt sie an: { $database }
cli-doctor-database-older = Die Datenbank hat Stand { $shape }, und der nächste Start des Servers bringt sie auf { $ours }: Mach vorher eine Sicherung. { $database }
cli-doctor-tables = { $count ->
    [0] Noch wird kein Tisch aufbewahrt.
    [one] Ein Tisch wird aufbewahrt, und seine Regeln sind da.
   *[other] { $count } Tische werden aufbewahrt, und die Regeln von allen sind da.
}
cli-doctor-aside = { $count ->
    [one] Ein Tisch ist beiseitegelegt, bis seine Regeln wieder da sind
   *[other] { $count } Tische sind beiseitegelegt, bis ihre Regeln wieder da sind
} (Spiel, Version, wie viele): { $listed }
cli-doctor-space-elsewhere = Wie viel Platz die Datenbank hat, ist von hier aus nicht zu sehen: Sieh auf ihrem Rechner nach.
cli-doctor-public = { $origin } antwortet und reicht Sockets weiter.
cli-doctor-public-later = Osselet läuft nicht, deshalb wurde { $origin } nicht gefragt. Starte es und frag noch einmal.
cli-doctor-public-silent = { $origin } antwortet diesem Rechner nicht: { $why }
cli-doctor-public-other = { $origin } antwortet, aber nicht als Osselet: Sieh nach dem Proxy davor.
cli-doctor-public-no-socket = { $origin } antwortet, aber Sockets kommen nicht durch ({ $why }): Der Proxy muss WebSockets weiterreichen.
cli-doctor-unsure = { $count ->
    [one] Eine Sache ließ sich nicht prüfen; alles andere ist in Ordnung.
   *[other] { $count } Dinge ließen sich nicht prüfen; alles andere ist in Ordnung.
}

web-cabinet = Der Schrank ist offen
web-lead = Nimm eine Schachtel und spiel sofort los, gegen Bots oder mit Freunden. Ohne Konto, ohne Installation.
web-skip = Zum Tisch springen
web-language-later = Keine Verbindung zum Server: Die Sprache lässt sich wechseln, sobald sie wieder da ist.
web-language = Sprache
web-switches = Töne und Benachrichtigungen
web-sound = Töne
web-notices = Auf dem Bildschirm melden, wenn ich dran bin
web-notices-off = Dieser Browser erlaubt hier keine Benachrichtigungen.
web-offline-title = Gerade keine Verbindung
web-offline = Du bist offline. Die Spiele warten auf dem Server auf dich; sobald wieder eine Verbindung da ist, geht es weiter.
web-unreachable = Der Server ist nicht zu erreichen. Deine Spiele sind dort aufgehoben; nichts geht verloren.
web-offline-again = Diese Seite versucht es von selbst noch einmal.
web-try-now = Jetzt versuchen
web-close = Schließen
web-cancel = Abbrechen
web-loading = Einen Moment …
web-yes = ja
web-no = nein
web-see-rule = Zur Regel
web-rules = Regeln
web-rules-page = Als eigene Seite
web-print = Drucken
web-print-box = Zum Ausschneiden (PDF)
web-practice = Üben
web-try = Ausprobieren
web-try-game = Die Figuren von { $game } ausprobieren
web-nothing-to-try = In diesem Spiel gibt es nichts zu üben.
web-learn = Spielend lernen
web-learn-game = Spielend lernen: { $game }
web-learn-as = Als { $role } lernen
web-learn-role = Als { $role } lernen: { $game }
web-lesson-part = { $part } von { $parts }
web-lesson-try = Probier mal: { $move }
web-lesson-do = Mach es für mich

web-introduce = Wer bist du?
web-introduce-about = Das sehen die anderen am Tisch. Du kannst es jederzeit ändern.
web-thats-me = Das bin ich
web-your-picture = Dein Bild
web-avatar-1 = Fuchs
web-avatar-2 = Katze
web-avatar-3 = Eule
web-avatar-4 = Hase
web-avatar-5 = Hund
web-avatar-6 = Bär
web-avatar-7 = Frosch
web-avatar-8 = Igel
web-avatar-9 = Rabe
web-avatar-10 = Maus
web-avatar-11 = Krake
web-avatar-12 = Schnecke
web-your-name = Dein Name
web-optional = freiwillig
web-name = Name
web-other-device = Gerät wechseln, meine Daten löschen
web-phrase-about = Ein Satz aus sechs Wörtern bringt deinen Namen, deine Plätze und deine Tische auf ein anderes Gerät.
web-phrase-show = Satz zeigen
web-phrase-keep = Schreib ihn auf: Er wird nur jetzt gezeigt. Ein älterer gilt nicht mehr, und deine anderen Geräte werden abgemeldet.
web-phrase-have = Ich habe einen Satz
web-phrase-use = Hier weitermachen
web-forget-about = Wir können alles über dich endgültig löschen: deinen Namen, deine Nachrichten und deine Tische. Wo andere spielen, spielen Bots für dich weiter.
web-forget = Meine Daten löschen
web-forget-sure = Ja, alles endgültig löschen

web-have-code = Ich habe einen Code
web-code = Hast du die fünf Buchstaben eines Tisches?
web-join = Mitmachen
web-my-tables = Meine Tische
web-public-tables = Öffentliche Tische
web-no-public-tables = Gerade ist kein öffentlicher Tisch gedeckt.
web-games = Spiele
web-finished = { $count ->
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
}
web-published-about = Alles hier geschieht auf diesem Gerät: Es gibt keinen Server, und niemand sonst sieht etwas davon. Wer die Entwicklerwerkzeuge des Browsers öffnet, kann in die eigene Maschine schauen und findet, was verdeckt ist.
web-published-lead = Nimm eine Schachtel und spiel sofort los, gegen Bots oder zu mehreren an einem Bildschirm. Kein Konto, kein Server, nichts zu installieren.
web-published-starting = Die Spiele werden ausgepackt: ein paar Sekunden.
web-published-broken = Dieser Ordner ist nicht vollständig: Etwas fehlt oder ist beschädigt. Kopiere ihn noch einmal, und zwar ganz.
web-published-elsewhere = Diese Spiele sind in einem anderen Tab offen. Spiel dort weiter; oder schließ ihn, dann geht es hier weiter.
web-footer = Die Spiele gehören ihren Autoren und Verlagen, die auf jeder Schachtel stehen. Die Regeln sind mit eigenen Worten nacherzählt, die Bilder sind von uns.
web-players = { $least }–{ $most } Personen
web-players-exactly = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
web-minutes = { $count } min
web-age = ab { $count }
web-play = Spielen
web-play-game = { $game } sofort gegen Bots spielen
web-set-up = Anpassen …
web-set-up-game = { $game } vorbereiten

web-with = Wer spielt mit?
web-with-bots = Bots
web-with-friends = Freunde
web-with-device = Alle an diesem Gerät
web-how-many = Wie viele spielen mit?
web-who-sits = Wer wo sitzt
web-seat = Platz { $number }
web-me = Ich
web-open-seat = Freier Platz
web-on-this-device = An diesem Gerät
web-bot-level = Bot, { $level ->
    [1] Anfänger
    [2] gelassen
    [3] geübt
    [4] stark
   *[other] Meister
}
web-options = Optionen
web-more = Mehr
web-clock = Bedenkzeit
web-clock-none = so lange man will
web-clock-live = { $minutes } Minuten pro Person, { $increment } Sekunden mehr je Zug
web-clock-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
web-chat = Chat
web-chat-seats = unter den Spielenden
web-chat-all = auch mit Zuschauern
web-chat-off = geschlossen
web-public = Alle finden diesen Tisch im Schrank
web-watching = Andere dürfen zusehen
web-hints = Tipps sind erlaubt
web-draw-seats = Plätze auslosen
web-real-dice = Wir würfeln oder ziehen in echt und geben ein, was kommt
web-lay = Tisch decken

web-table = Tisch
web-to-cabinet = Zum Schrank
web-gone = Diesen Tisch gibt es nicht mehr.
web-seats-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-not-begun = Noch nicht begonnen.
web-ready = Alle sind da: Starte die Partie, wann du magst.
web-creator-begins = Alle sind da; wer den Tisch gedeckt hat, startet die Partie.
web-players-title = Am Tisch
web-you = du
web-bot-plays = ein Bot spielt
web-not-here = nicht da
web-to-move = am Zug
web-time-left = Restliche Zeit
web-day = T
web-is-here = ist da
web-sit = Hier hinsetzen
web-stand-up = Platz verlassen
web-seat-bot = Ein Bot
web-free-seat = Platz freigeben
web-remove-player = Wegschicken
web-spectators = { $count ->
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
web-begin = Anfangen
web-begin-bots = Mit Bots anfangen
web-shuffle = Plätze auslosen
web-settings = Dieser Tisch
web-delete = Diesen Tisch löschen
web-delete-sure = Ja, mit allem löschen
web-invite = Jemanden einladen
web-link = Link
web-copied = Kopiert.
web-share-link = Link teilen
web-qr = Der Link als QR-Code

web-aside = Beiseitegelegt, bis die alten Regeln wieder da sind.
web-your-turn = Du bist dran.
web-hand-lent = Der Tisch macht deine Figur.
web-waiting-for = Wir warten auf { $players }.
web-bots-think = { $count ->
    [one] { $players } überlegt …
   *[other] { $players } überlegen …
}
web-chosen = Du hast gewählt. Es fehlen noch: { $players }.
web-enter-chance = Gib ein, was geworfen oder gezogen wurde.
web-nobody-acts = Einen Moment …
web-whole-line = Ganz lesen
web-hand = Los
web-hand-you = Du bist dran: nur zu!
web-hand-other = { $player } erfährt es gleich …
web-hand-rest = Den Rest ziehen
web-shake = Zum Werfen das Handy schütteln
web-pace = Tempo
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-fast = Schnell
web-pace-instant = Sofort
web-turn-over = Frage oder Erklärung
web-first-hints = Hinweise, wenn etwas neu ist
web-first-reset = Alle noch einmal zeigen
web-first-close = Verstanden
web-deal-for-me = Für mich werfen und ziehen
web-moves = Deine Züge
web-narrow = { $count } mögliche Züge: Gib etwas ein, um sie einzugrenzen
web-more-moves = … und { $count } weitere: Gib mehr ein, um sie einzugrenzen.
web-hint = Tipp
web-thinking = Denkt nach …
web-advice = Am besten: { $move }. Das gewinnt { $share } von 100 Partien.
web-undo = Zurücknehmen
web-undo-ask = Um Rücknahme bitten
web-wish = { $player } möchte einen Zug zurücknehmen. Bist du einverstanden?
web-wish-waits = { $player } möchte einen Zug zurücknehmen. Wir warten auf { $players }.
web-agree = Einverstanden
web-deny = Nein
web-away = Ein Bot spielt für mich
web-back = Ich bin wieder da
web-replace = Einen Bot spielen lassen
web-leave = Ganz aufhören
web-leave-sure = Ja, ein Bot übernimmt meinen Platz
web-you-watch = Du siehst zu.
web-why = Warum kann ich nicht …?
web-why-about = Gib ein Wort davon ein und wähle aus, oder klick auf etwas Ausgegrautes.
web-why-possible = Das ist jetzt möglich.
web-board = Der Tisch
web-look-hidden = { $piece }, verdeckt
web-look-several = { $count } Möglichkeiten
web-look-choose = Wählen: { $count }
web-look-back = Zurück
web-look-more = Mehr
web-look-less = Weniger
web-entry = { $name }: { $value }
web-row-column = Zeile { $row }, Spalte { $column }
web-skip-step = Nächster Schritt
web-to-the-end = Bis zum Ende
web-skip-steps = Überspringen
web-story = Was geschah
web-whole-story = Alle { $count } Zeilen
web-say-something = Etwas sagen
web-send = Senden
web-phrases = Kurz gesagt
web-somebody = Jemand
web-reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch …
web-restarting = Der Server startet neu und ist gleich wieder da. Nichts geht verloren.
web-pass-device = Gib das Gerät an { $player } weiter
web-pass-about = Alle anderen schauen jetzt bitte weg.
web-i-am = Ich bin { $player }
web-hand-over = Weitergeben an { $player }

web-house-notice = Aushang:
web-contact = Kontakt
web-imprint = Impressum
web-members-title = Dieses Haus ist für seine Mitglieder da
web-members-about = Mit einer Einladung kannst du hier spielen. Warst du schon mit einem anderen Gerät hier, genügt auch dein Satz.
web-invitation = Deine Einladung
web-enter = Eintreten
web-my-data = Geräte und Daten
web-devices = Deine Geräte
web-device-here = dieses hier
web-device-seen = zuletzt hier am { $date }
web-device-unknown = Ein Gerät
web-sign-out = Abmelden
web-sign-out-about = Kennst du eines davon nicht, melde alle anderen ab.
web-sign-out-others = Alle anderen abmelden
web-blocks = Leute, die du blockiert hast
web-unblock = Nicht mehr blockieren
web-export = Deine Daten
web-export-about = Alles, was von dir aufbewahrt ist, in einer Datei: dein Name, deine Tische, was du gesagt hast, und deine beendeten Partien, wie du sie gesehen hast.
web-export-save = Meine Daten speichern
web-more-about = Mehr zu { $name }
web-report-note = Ein Wort dazu
web-report-line = Diese Zeile melden
web-report-name = Diesen Namen melden
web-reported = Danke. Wer das Haus betreibt, sieht es sich an.
web-block = Diese Person blockieren
web-block-about = Du siehst nicht mehr, was diese Person schreibt, und sie kann sich nicht an deine Tische setzen. Sie erfährt nichts davon.
web-blocked = Du hörst nichts mehr von { $name }. Unter „Geräte und Daten“ kannst du das zurücknehmen.
web-ends-open = Wird am { $date } gelöscht, wenn die Partie nicht beginnt.
web-ends-playing = Wird am { $date } gelöscht, wenn niemand weiterspielt.
web-ends-over = Wird am { $date } gelöscht: Speichere die Aufzeichnung, um sie zu behalten.

web-over = Die Partie ist vorbei.
web-you-win = Du gewinnst!
web-you-share = Du teilst dir den Sieg!
web-you-came = { $place ->
    [2] Platz 2, nur { $margin } dahinter. So knapp!
   *[other] Platz { $place } von { $count }, { $margin } dahinter. Nächstes Mal!
}
web-wins = { $count ->
    [one] { $players } gewinnt.
   *[other] { $players } teilen sich den Sieg.
}
web-nobody-wins = Niemand gewinnt.
web-rematch = Noch eine Partie
web-follow-rematch = Zur neuen Partie
web-record = Partie speichern
web-records = Gespeicherte Partien
web-open-record = Gespeicherte Partie öffnen …
web-open-record-about = Eine Partie, die als Datei gesichert wurde, lässt sich hier Schritt für Schritt ansehen, mit wessen Augen man will. Die Datei kann auch einfach auf diese Seite gezogen werden.
web-not-a-record = Diese Datei ist keine Aufzeichnung einer Partie.
web-record-gone = Die Partie ist nicht mehr da: Wähl ihre Datei noch einmal.

web-has-chosen = hat gewählt
web-beside = Verlauf, Chat und mehr
web-dock = Frage und Auswahl
web-menu = Menü
web-to-settings = Mitspieler, Tisch, Verlassen …
web-strip-offline = Du bist offline
web-strip-unreachable = Der Server ist nicht erreichbar
web-tab-table = Tisch
web-story-short = Verlauf
web-unread = { $count } ungelesen
web-show-moment = Diesen Moment zeigen
web-looking-back = Du siehst einen früheren Moment.
web-at-beginning = Die Partie beginnt.
web-back-to-now = Zurück zur Partie
web-missed = { $count ->
    [one] Während du weg warst: 1 Zug ·
   *[other] Während du weg warst: { $count } Züge ·
}
web-show-me = Zeigen
web-advice-near = Etwa gleich gut: { $moves }.
web-advice-even = Kein Zug sticht heraus: Diese sind etwa gleich gut.
web-advice-all = Kein Zug sticht heraus: Jeder der { $count } gewinnt etwa { $share } von 100 Partien.
web-advice-share = { $share } von 100
web-advice-exact = Gezählt ist, wie viele von 100 solchen Partien gewonnen werden (geteilte Siege anteilig), genau ausgerechnet über alles, was der Zufall in diesem Zug bringen kann.
web-advice-worlds = Gezählt ist, wie viele von 100 solchen Partien gewonnen werden (geteilte Siege anteilig): Der Tipp hat jeden Zug in { $tries } Lagen erwogen, die zu dem passen, was du weißt.
web-advice-tries = Gezählt ist, wie viele von 100 solchen Partien gewonnen werden (geteilte Siege anteilig): Der Tipp hat { $tries }-mal im Kopf weitergespielt und weiß nur, was du weißt.
web-advice-first = Das ist nur ein erster Eindruck: Der Tipp läuft noch warm. Frag in einer Minute noch einmal.
web-ahead = { $margin } Vorsprung auf { $players }
web-where-from = Woher die Punkte kommen
web-turning-points = Wendepunkte
web-takes-lead = { $player } geht in Führung.
web-watch-moment = Ansehen
web-see-table = Tisch
web-review-short = Analyse
web-result = Ergebnis
web-how-decided = Wie es sich entschied
web-replay = Partie ansehen
web-replay-of = { $game }, noch einmal
web-eyes = Mit wessen Augen?
web-eyes-everything = ohne Geheimnisse
web-eyes-spectator = als Zuschauer
web-first = Zum Anfang
web-step-back = Ein Schritt zurück
web-play-on = Abspielen
web-pause = Pause
web-step-forward = Ein Schritt vor
web-last = Zum Ende
web-where = Stelle in der Partie
web-position = Schritt { $at } von { $count }
web-share = Diesen Moment teilen
web-to-table = Zum Tisch
web-review = Zeigen, wie die Chancen standen
web-review-working = Die ganze Partie wird noch einmal durchdacht …
web-review-left = { $seconds ->
    [one] Noch etwa { $seconds } Sekunde.
   *[other] Noch etwa { $seconds } Sekunden.
}
web-review-failed = Diese Partie ließ sich nicht noch einmal durchdenken.
web-review-curves = Die Chancen aller im Lauf der Partie
web-review-more = Wendepunkte und Entscheidungen
web-review-turns = Wendepunkte
web-review-no-turns = Kein einzelner Moment hat die Chancen stark verändert.
web-review-turn = { $player }: { $before } → { $after }
web-review-decisions = Entscheidungen
web-review-sound = { $player }: { $sound } von { $count } Entscheidungen so gut wie die eines starken Bots
web-review-best = Mit „{ $move }“ blieben { $share }; mit „{ $other }“ wären es nur { $rest } gewesen.
web-review-worst = Mit „{ $move }“ blieben { $share }; ein starker Bot spielt „{ $other }“, dann wären es { $rest } gewesen.
web-review-own = Alle urteilen nur nach dem, was sie selbst wissen; zusammen ergibt das nicht immer 100 %.
web-review-about = Die Chance ist der Anteil am Sieg, den jede Person nach dem, was sie selbst wusste, erwarten konnte.
web-big-screen = Großen Bildschirm öffnen
web-big-screen-about = Für einen Fernseher oder ein Tablet auf dem Tisch: zeigt, was alle sehen dürfen. Handys kommen über den QR-Code dazu und behalten ihre Geheimnisse.
web-join-phone = Komm mit dem Handy dazu
web-watch-phone = Deine eigene Ansicht auf dem Handy

web-view-phase = Phase
web-view-round = Runde
web-view-turn = am Zug
web-view-first = beginnt
web-view-seats = Spieler
web-view-score = Punkte
web-view-total = Summe
web-view-hand = Hand
web-view-hand_size = Handkarten
web-view-deck_size = Karten im Stapel
web-view-bag = Beutel
web-view-dice = Würfel
web-view-drawn = gezogen
web-view-left = übrig
web-view-won = gewonnen
web-view-out = ausgeschieden
web-view-size = Anzahl
web-view-sealed = gewählt

dossier-title = Woher die Regeln von { $title } kommen
dossier-intro = Zu jedem Teil der Regeln und jeder Festlegung: woher sie kommt, wie sicher wir sind und was es sonst hätte sein können. Stellen der gedruckten Anleitung nennen wir mit Überschrift und Zeilen des Textes, der uns vorlag; zitiert wird sie nie. Andere Lesarten beginnen mit „Stattdessen“; wo wir sie spielen konnten, steht dabei, was sie ändern.
dossier-index = Woher die Regeln kommen
dossier-index-intro = Zu jedem der fünf Spiele: aus welcher Stelle der Anleitung eine Regel kommt, was sie offenlässt, was wir festgelegt haben und was es sonst hätte sein können. Was sich anders spielen ließ, haben Bots gespielt, und die Zahlen stehen daneben. Diese Seiten schreibt `python -m bench.dossier --pages` aus der `dossier.toml` jedes Spiels; `osselet dossier SPIEL` zeigt dasselbe, mit `--json-ld` in einer Form zum Zitieren.
dossier-credits = *{ $title }* von { $authors }{ $drawn ->
    [0] {""}
   *[other] , illustriert von { $artists }
}; { $publishers }, { $circa ->
    [0] { $year }
   *[other] um { $year }
}. Die Anleitung, die uns vorlag: { $languages }, { $lines } Zeilen{ $translated ->
    [0] {""}
   *[other] , übersetzt von { $translators }
}.
dossier-language-fr = Französisch
dossier-language-en = Englisch
dossier-language-de = Deutsch
dossier-source-sheet = Aus der Anleitung
dossier-source-other = Aus einer anderen Quelle
dossier-source-picture = Von den Bildern der Schachtel
dossier-source-ours = Von uns festgelegt
dossier-sure-certain = sicher
dossier-sure-likely = wahrscheinlich
dossier-sure-chosen = gewählt
dossier-sure-open = offen
dossier-scale-certain = die Quelle sagt es ausdrücklich, oder es ist von uns und es gibt nichts herauszufinden
dossier-scale-likely = es folgt aus dem Gesagten, oder jemand anderes bestätigt es
dossier-scale-chosen = die Anleitung schweigt; wir haben genommen, was am besten zum Rest passt
dossier-scale-open = nichts kann es entscheiden; eine andere Antwort wäre so gut wie unsere
dossier-lines = { $section }, { $single ->
    [0] Zeilen { $first }–{ $last }
   *[other] Zeile { $first }
}
dossier-origin = { $source } · { $sure }{ $told ->
    [0] {""}
   *[other] { $sheet ->
        [0] {" "}· siehe { $where }
       *[other] {" "}· { $where }
    }
}
dossier-between = {"; "}
dossier-legend = **{ $word }**: { $meaning }
dossier-instead = Stattdessen: { $text }
dossier-effect-none = An den Chancen würde das nichts ändern.
dossier-effect-rules = Nicht gespielt: Dafür bräuchte es andere Regeln als unsere.
dossier-effect-measured = Von Bots gespielt, { $games } Partien: { $decisions } Entscheidungen je Partie statt { $before } (± { $longer }), { $shared } % geteilte Siege statt { $tied } % (± { $closer }), nach Plätzen { $seats } % statt { $fair } % (± { $fairer }).
dossier-figures = Was die anderen Lesarten ändern
dossier-played = Je Zeile { $games } Partien von { $players } Bots ({ $bot }), Startwert { $seed }; ± ist ein 95-%-Intervall. Bots sind keine Familien: Sie sagen, wie eine Regel wirkt, nicht, wie viel Spaß sie macht.
dossier-setting = gespielt
dossier-usual = so, wie es ist
dossier-seats = Siege nach Plätzen, %
dossier-decisions = Entscheidungen je Partie
dossier-shared = geteilte Siege, %
web-dossier-where = Woher?
web-dossier = Woher die Regeln kommen
web-dossier-cite = Zum Zitieren (JSON-LD)

print-intro = Drucken, ausschneiden, heute Abend spielen.
print-box = Ausschneiden, zählen, aufheben
print-how = Drucken
print-scale = Mit 100 % drucken, nie „an Seite anpassen“: Das Lineal unten muss genau 100 mm lang sein.
print-duplex = Beidseitig drucken, über die lange Kante gewendet. Ohne Duplexdrucker: erst die ungeraden Seiten, dann die geraden auf die Rückseiten.
print-card = Bögen zum Ausschneiden auf Papier von 160 bis 200 g/m²; dieser Seite, den Merkzetteln und den Regeln genügt gewöhnliches.
print-lamp = Zuerst dieses Blatt probieren und vor eine Lampe halten: Das Kreuz in der Ecke zeigt, ob Vorder- und Rückseite sich treffen.
print-making = Schere und Kleber
print-cut = Dünne Linien schneiden, gestrichelte falten.
print-household = Aus dem Haushalt
print-keep = Einmal alles nachzählen und mit dieser Seite in einem Umschlag aufheben.
print-ruler = 100 mm
print-measure = Vor einer Lampe soll das Kreuz der Vorderseite auf der Mitte von diesem liegen. Wenn nicht: ablesen, wie viele Millimeter es rechts und unterhalb liegt, und noch einmal drucken mit --shift RECHTS,RUNTER (negative Zahlen nach links und oben).
print-turn = kurz gesagt
print-referee = Ein Schiedsrichter für den echten Tisch:
print-ours = Regeln nacherzählt und Spielsteine neu gezeichnet von Osselet, für den eigenen Tisch. Das Spiel gehört seinen Autoren; sie stehen am Ende der Regeln.
print-foot = { $game } · Bogen { $number } von { $sheets }
print-sheets = { $count ->
    [one] Bogen { $sheets }
   *[other] Bögen { $sheets }
}
