title = Das Königliche Spiel von Ur
tagline = Das älteste Wettrennen, das man noch laufen kann: über die Rosetten, durch die Mitte und vor dem anderen nach Hause.
credits = Vor 4600 Jahren in Mesopotamien gespielt; Bretter fand man in Ur, und Irving Finkel las Regeln auf einer Tontafel von 177 v. Chr.

option-pieces = Steine für jeden
option-safe = Die Rosette in der Mitte schützt
option-safe-true = ja
option-safe-false = nein

ask-throw = Was zeigen die Würfel?
ask-move = { $player }: { $thrown } – welcher Stein zieht?

hand-throw = Würfeln
hand-throw-you = Du bist mit Würfeln dran!

first-move = Berühre einen Stein oder das Feld, auf das er darf. Auf einer Rosette würfelst du noch einmal.

move-throw = { $count }
move-enter = Auf { $to } einsetzen
move-move = { $from } nach { $to }
move-leave = { $from } geht nach Hause

log-throw = { $player } würfelt { $count ->
    [0] nichts
   *[other] { $count }
}.
log-stuck = Kein Stein von { $player } kann ziehen.
log-enter = { $player } setzt einen Stein auf { $to } ein.
log-move = { $player } zieht von { $from } nach { $to }.
log-leave = { $player } bringt einen Stein von { $from } nach Hause.
log-hit = { $player } schickt einen Stein von { $other } zurück an den Start.
log-rosette = Eine Rosette: { $player } würfelt noch einmal.

why-thrown = Würfel werden geworfen, nicht ausgesucht.
why-none-waiting = Alle deine Steine sind schon auf dem Brett oder zu Hause.
why-not-yours = Dort steht kein Stein von dir.
why-so-far = Ein Stein zieht so weit, wie die Würfel sagen: { $count }.
why-exactly = Nach Hause geht es nur mit genau dem richtigen Wurf; die Würfel sagen { $count }.
why-own = Dort steht schon ein Stein von dir.
why-safe = Auf dieser Rosette kann niemand geschlagen werden.

view-pieces = Steine
view-thrown = Wurf
view-thrower = Gewürfelt von
view-dice = Würfel
view-dice-1 = markierte Spitze
view-landing = Mögliche Felder
view-waiting = Am Start
view-home = Zu Hause
view-track = Auf dem Brett
view-board = Brett

piece-piece = Stein
piece-die = Würfel
die-0 = leere Spitze
die-1 = markierte Spitze
