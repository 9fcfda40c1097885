title = Kakuzu
tagline = Ein fertiges Sudoku liegt unter 81 Steinen: Hebe den richtigen für deine Ziffer und behalte ihn.
credits = Ein Spiel von Bruno Stefanini, Gigamic 2010. Die Regeln sind mit eigenen Worten nacherzählt.

option-variant = Nach einem Treffer
option-variant-draw = eine neue Ziffer ziehen
option-variant-hunt = dieselbe Ziffer weitersuchen
option-variant-announce = ohne Beutel: Ziffer ansagen, höchstens drei Steine je Zug
option-opening = Die ersten neun Steine
option-opening-choose = die Spieler wählen
option-opening-random = der Zufall entscheidet
option-clock = Sekunden je Spieler (0: ohne Uhr)

move-open = { $cell } heben
move-digit = Ziffer { $digit }
move-say = Eine { $digit } suchen
move-take = { $cell } heben
move-pass = Zeit abgelaufen
move-grid = Gitter { $id }

ask-opening = { $player }, hebe einen Stein aus einem Block, der noch zu ist.
ask-draw = Welche Ziffer kommt aus dem Beutel?
ask-say = { $player }, welche Ziffer suchst du?
ask-take = { $player }, hebe den Stein, unter dem deine Ziffer liegt.

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

log-grid = Ein Gitter wird unter die Steine geschoben.
log-open = { $player } hebt { $cell }: Da liegt { a-digit }. Der Stein kommt zur Seite.
log-open-random = { $cell } wird geöffnet: Da liegt { a-digit }.
log-begin = Alle neun Blöcke sind offen; den ersten Zug hat { $player }.
log-digit = { $player } zieht { a-digit }.
log-zero = { $player } zieht eine 0; der Zug ist zu Ende.
log-say = { $player } sucht { a-digit }.
log-hit = { $player } hebt { $cell }: Es ist die { $digit }! Der Stein ist gewonnen.
log-miss = { $player } hebt { $cell }: { a-digit }, { not-target }. Der Stein geht an { $neighbour }, und der Zug ist zu Ende.
log-miss-bank = { $player } hebt { $cell }: { a-digit }, { not-target }. Der Stein geht an die Bank, und der Zug ist zu Ende.
log-complete = Alle neun Felder mit { $digit } sind offen: Die Ziffer scheidet aus.
log-turn-ninth = Mit dem neunten Feld endet der Zug von { $player }.
log-turn-third = Mit dem dritten Stein endet der Zug von { $player }.
log-turn = { $player } ist am Zug.
log-pass = Die Zeit von { $player } ist abgelaufen; der Zug ist zu Ende, weitere fallen aus.
log-all-lifted = Der letzte Stein ist gehoben: Die Partie ist zu Ende.
log-all-out = Niemand hat mehr Zeit: Die Partie ist zu Ende. { stones-left }.
log-wins = { $player } gewinnt mit { with-stones }!
log-shares = { $player } teilt sich den Sieg mit { with-stones }.
log-solo-won = { $player } hat { stones } von 72 und gewinnt gegen die Bank!
log-solo-lost = { $player } hat { stones } von 72; für einen Sieg gegen die Bank braucht es 37.

why-grid-drawn = Das Gitter wird zu Beginn vom Zufall bestimmt und bleibt geheim.
why-clock-only = So endet ein Zug nur durch die Uhr, wenn deine Zeit abgelaufen ist.
why-clock-none = An diesem Tisch wird ohne Uhr gespielt; du kannst nicht passen.
why-opening-first = Zuerst muss jeder der neun Blöcke einen Stein verlieren: Wähle einen mit „open“.
why-opening-over = Die Eröffnung ist vorbei: Steine hebst du jetzt mit „take“.
why-opening-random = An diesem Tisch öffnet der Zufall die ersten neun Felder.
why-box-opened = Block { $box } hat seinen Stein schon verloren; nimm einen Block, der noch zu ist.
why-no-stone = Auf { $cell } liegt kein Stein mehr: Dort siehst du schon { a-digit }.
why-digit-drawn = Die Ziffern zieht der Zufall aus dem Beutel; du suchst schon { a-digit }.
why-no-bag = An diesem Tisch gibt es keinen Beutel: Du sagst deine Ziffer selbst an.
why-not-announced = An diesem Tisch werden Ziffern gezogen, nicht angesagt; du suchst { a-digit }.
why-said-already = Du hast { $digit } angesagt; hebe jetzt einen Stein.
why-digit-complete = Alle neun Felder mit { $digit } liegen schon offen; sage eine andere Ziffer an.
why-say-first = Sage zuerst an, welche Ziffer du suchst.

board-target = Gesucht
board-bag = Beutel
board-drawn = Gezogen
board-complete = Komplett
board-left = Steine übrig
board-bank = Bank
board-out = keine Zeit mehr
board-won = In diesem Zug
