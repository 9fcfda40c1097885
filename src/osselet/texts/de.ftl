player = Spieler { $number }

why-unknown = Es gibt keinen Zug namens „{ $move }“.
why-over = Die Partie ist vorbei.
why-not-your-turn = Du bist nicht am Zug.
why-already-chosen = Du hast schon gewählt; nimm deine Wahl zurück, um sie zu ändern.
why-wait-for-chance = Gib zuerst ein, was geworfen oder gezogen wurde.
why-not-an-outcome = Das kann jetzt nicht kommen; möglich sind: { $outcomes }.
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
cli-cabinet-which = Welches Spiel? Nummer oder Name; „regeln NAME“ zeigt die Regeln, fr, en oder de wechselt die Sprache, q beendet.
cli-cabinet-unknown = Das steht nicht im Schrank: Tippe eine Nummer oder einen Namen, wie auf den Schachteln zu lesen.
cli-goodbye = Der Schrank bleibt offen. Bis bald!
cli-back-to-cabinet = Mit Enter zurück zum Schrank …{" "}
cli-ask-players = Wie viele spielen, { $low } bis { $high }? (Enter: { $usual })
cli-ask-people = Wie viele davon sitzen an dieser Tastatur? Die übrigen Plätze übernehmen Bots. (Enter: { $usual })
cli-ask-name = Dein Name? (Enter: keiner)
cli-ask-names = Eure Namen, mit Komma getrennt? (Enter: keine)
cli-ask-options = Optionen? Zum Beispiel name=wert. (Enter: die üblichen)
cli-range = { $low } bis { $high }
cli-range-per-seat = { $low } bis { $high }; eine Zahl für alle oder eine pro Platz: 40,60,50
cli-range-seat = ein Platz, ab 0 gezählt; -1 ist der letzte
cli-number-between = Tippe eine Zahl von { $low } bis { $high }.

cli-you = du
cli-welcome = Tippe die Nummer oder den Namen eines Zuges, ? für Hilfe, { $quit } zum Aufhören.
cli-ask = { $player }: dein Zug?
cli-ask-chance = Was wurde geworfen oder gezogen?
cli-seconds = noch { $seconds } s
cli-type-one = { $count } mögliche Züge: Tippe einen, zum Beispiel { $example }. „{ $moves }“ zeigt alle.
cli-enter-plays = Enter spielt ihn.
cli-nothing-typed = Tippe die Nummer oder den Namen eines Zuges oder ? für Hilfe.
cli-which = Das kann mehreres heißen: { $moves }
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
cli-wins = { $player } gewinnt.
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
cli-record-sound = Die Aufzeichnung stimmt: { $game }, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}.
cli-check-passed = { $game } hält den Vertrag ein: { $count } Prüfungen bestanden.
cli-check-failed = { $game } hält den Vertrag nicht ein: { $failed } von { $count } Prüfungen fehlgeschlagen.
cli-new-written = Dein Spiel liegt in { $folder }. Es ist sofort spielbar:
cli-new-next = Dann ändere es nach Lust und Laune: Die Regeln stehen in { $rules }.
