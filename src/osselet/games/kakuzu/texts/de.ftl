title = Kakuzu
tagline = Unter 81 Steinen liegt ein fertiges Sudoku: Finde den richtigen Stein für deine Ziffer, dann gehört er dir.
credits = Ein Spiel von Bruno Stefanini, Gigamic 2010.

option-variant = Nach einem Treffer
option-variant-draw = eine neue Ziffer ziehen
option-variant-hunt = dieselbe Ziffer weitersuchen
option-variant-announce = selbst die nächste Ziffer ansagen (ohne Beutel, höchstens drei Steine je Zug)
option-opening = Die ersten neun Steine
option-opening-choose = selbst wählen
option-opening-random = dem Zufall überlassen
option-clock = Sekunden pro Person (0: ohne Uhr)

move-open = { $cell } aufdecken
move-digit = Ziffer { $digit }
move-say = Eine { $digit } suchen
move-take = { $cell } aufdecken
move-pass = Die Zeit ist um
move-grid = Sudoku { $id }

ask-opening = { $player }, decke ein Feld in einem Block auf, der noch ganz zu ist.
ask-opening-chance = Welches Feld wird aufgedeckt?
ask-draw = Welche Ziffer kommt aus dem Beutel?
ask-say = { $player }, welche Ziffer suchst du?
ask-take = { $player }, unter welchem Stein liegt die { $target }?

first-opening = Die ersten neun Steine gehören niemandem, aber was sie zeigen, hilft allen.
first-say = Nach drei Treffern ist Schluss. Sag am besten eine Ziffer an, die du erschließen kannst.
first-take = Jede Ziffer: einmal je Zeile, Spalte und Block. Daneben? Der Stein ist verloren.

a-digit = eine { $digit }
not-target = keine { $target }
stones = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}
with-stones = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steinen
}
stones-left = { $left ->
    [one] 1 Stein bleibt auf dem Brett und gehört
   *[other] { $left } Steine bleiben auf dem Brett und gehören
} niemandem

log-grid = Ein Sudoku kommt unter die Steine.
log-open = { $player } deckt in { $cell } { a-digit } auf.
log-open-random = In { $cell } wird { a-digit } aufgedeckt.
log-begin = Alle neun Blöcke sind offen; { $player } hat den ersten Zug.
log-zero = { $player } zieht eine 0; der Zug ist zu Ende.
log-say = { $player } sucht { a-digit }.
log-hit = { $player } findet { a-digit } in { $cell }: Der Stein ist gewonnen.
log-miss = { $player } findet in { $cell } { a-digit }, { not-target }: Der Stein geht an { $neighbour }, der Zug ist zu Ende.
log-miss-bank = { $player } findet in { $cell } { a-digit }, { not-target }: Der Stein geht an die Bank, der Zug ist zu Ende.
log-complete = Die { $digit } liegt neunmal offen und scheidet aus.
log-turn-ninth = Mit dem neunten Feld endet der Zug von { $player }.
log-turn-third = Mit dem dritten Stein endet der Zug von { $player }.
log-pass = Die Zeit von { $player } ist um: Der Zug ist zu Ende, alle weiteren fallen aus.
log-end-all-lifted = Der letzte Stein ist vom Brett: Die Partie ist vorbei.
log-end-all-out = Niemand hat mehr Zeit: Die Partie ist vorbei. { stones-left }.
log-wins = { $player } gewinnt mit { with-stones }!
log-shares = Geteilter Sieg: { $player } hat { stones }.
log-end-solo-won = { $player } hat { $stones } von 72 Steinen und schlägt die Bank!
log-end-solo-lost = { $player } hat { $stones } von 72 Steinen; um die Bank zu schlagen, braucht es 37.
log-end-equal = Gleich viele Steine: Der Sieg wird geteilt.
log-end-how = { $player } hat { $found ->
    [0] keinen Stein
    [one] 1 Stein
   *[other] { $found } Steine
} gefunden und { $given ->
    [0] keinen
   *[other] { $given }
} durch Fehlgriffe anderer bekommen.
part-found = gefunden
part-given = Fehlgriffe anderer
amount = { $points ->
    [one] 1 Stein
   *[other] { $points } Steine
}

why-grid-drawn = Welches Sudoku unter den Steinen liegt, bestimmt zu Beginn der Zufall, und es bleibt geheim.
why-clock-only = So beendet nur die Uhr einen Zug, wenn deine Zeit um ist.
why-clock-none = An diesem Tisch wird ohne Uhr gespielt; du kannst nicht passen.
why-opening-first = Zuerst wird in jedem der neun Blöcke ein Feld aufgedeckt: Wähle dafür einen Stein.
why-opening-over = Die Eröffnung ist vorbei: Ab jetzt deckst du Felder auf, um Ziffern zu finden.
why-opening-random = An diesem Tisch deckt der Zufall die ersten neun Felder auf.
why-box-opened = In Block { $box } ist schon ein Feld aufgedeckt; wähle einen Block, der noch ganz zu ist.
why-no-stone = In { $cell } liegt kein Stein mehr: Die { $digit } dort ist schon aufgedeckt.
why-digit-drawn = Die Ziffern zieht der Zufall aus dem Beutel, und du suchst schon { a-digit }.
why-no-bag = An diesem Tisch gibt es keinen Beutel: Du sagst deine Ziffer selbst an.
why-not-announced = An diesem Tisch werden Ziffern gezogen, nicht angesagt; du suchst { a-digit }.
why-said-already = Du hast schon die { $digit } angesagt; decke jetzt ein Feld auf.
why-digit-complete = Die { $digit } liegt schon neunmal offen; sag eine andere Ziffer an.
why-say-first = Sag zuerst an, welche Ziffer du suchst.

board-target = Gesucht
board-bag = Beutel
board-drawn = Gezogen
board-complete = Komplett
board-left = Steine übrig
board-bank = Bank
board-out = keine Zeit mehr
board-won = In diesem Zug
board-tray = Brett
board-digits = Ziffern
board-turn = am Zug
board-pile = { $player }: { stones }
board-pile-bank = Bank: { stones }
board-goal = { $goal } zum Sieg
board-clock = { $time } pro Person
board-cell-open = { $cell }: { $digit }
board-cell-covered = { $cell }, verdeckt
board-cell-lift = { $cell }, verdeckt, kann aufgedeckt werden
board-cell-left = { $cell }: { $digit }, am Ende noch verdeckt
board-could-be = möglich: { $digits }
board-noted = notiert: { $digits }
board-crossed = gestrichen: { $digits }
board-candidates = Kandidaten zeigen
board-open-all = Für mich aufdecken
board-pencil = Bleistift
board-pencil-help = Wähle einen Stein, auf dem du etwas notieren willst. Deine Notizen siehst nur du.
board-pencil-on = Wähle eine Ziffer: einmal notiert sie auf diesem Stein, zweimal streicht sie. Das siehst nur du.
board-note = { $digit } notieren
board-erase = Löschen
board-again = Neu wählen
board-real = Wir ziehen die Ziffern aus einem echten Beutel und geben sie ein

lesson-sure = Unter den Steinen liegt ein Sudoku. Du hast eine 5: Im mittleren Block bleibt nur der markierte Stein. Heb ihn ab.
lesson-guess = Richtig, also noch einmal: eine 7. Im Block oben Mitte kommen zwei Steine in Frage. Niemand weiß es: Versuch den markierten.
lesson-cross = Daneben: { $one } bekam den Stein. Eine 0 beendet den Zug. Wieder eine 7: Im Block unten Mitte bleibt nur der markierte.
lesson-odds = Für diese 5 ist nichts sicher. Oben rechts kommen nur drei Steine in Frage: Versuch den markierten.
lesson-end = Gut gerechnet, mit etwas Glück! Am Ende gewinnen die meisten Steine. Spiel weiter, wie du magst!
hand-digit = Ziffer ziehen
hand-digit-you = Greif in den Beutel: eine Ziffer zum Suchen, oder eine 0, die den Zug beendet.

print-stone = Stein
print-digit = Ziffer für den Beutel, 0 bis 9
print-key = Schlüssel, verdeckt, bis alle Steine liegen
print-leaf = Blatt: Tablett mit vier Gittern auf jeder Seite
print-key-title = Schlüssel { $letter }
print-leaf-title = Seite { $number } · mit den Schlüsseln A bis D: vier Gitter
print-make-leaf = Blätter werden nicht zerschnitten: Ein Blatt ist das Tablett. Nehmt eines blind und seht es euch nicht näher an.
print-make-keys = Auf jedes der 81 Felder einen Stein legen. Erst dann die vier Schlüssel mischen und einen aufdecken.
print-make-read = Unter einem Stein liegen vier Ziffern. Der Schlüssel zeigt, welche Ecke dieses Feldes zählt; die anderen vergesst.
print-house-bag = Für die Ziffern ein Beutel, eine Socke oder ein Hut.
print-house-stones = Münzen, Knöpfe oder Kiesel von 14 bis 18 mm sind schönere Steine als Papier.
print-in-short = # Zu Beginn
    Reihum hebt ihr aus jedem der neun Kästen einen Stein. Sie gehören niemandem.
    # Dein Zug
    Zieh eine Ziffer aus dem Beutel. Eine 0 beendet deinen Zug.
    Heb einen beliebigen Stein: Die Ecke, die der Schlüssel zeigt, ist seine Ziffer.
    Dieselbe Ziffer: Behalt den Stein, lass die Ziffer draußen und zieh noch einmal.
    Eine andere: Der Stein geht an deine linke Nachbarin oder deinen linken Nachbarn, alle Ziffern zurück in den Beutel, dein Zug endet.
    Eine Ziffer, deren neun Felder offen liegen, ist aus dem Spiel.
    # Das Ende
    Kein Stein mehr da: Die meisten Steine gewinnen.
    # Allein
    Verfehlte Steine gehen an die Bank: 37 oder mehr von 72 gewinnen.
