title = Mygame
tagline = Verbirg ein paar Kiesel in der Faust und sage an, wie viele in allen Fäusten stecken.
credits = Ein Spiel für den Anfang; ändere es und mach es zu deinem.

option-goal = Punkte zum Sieg

ask-hold = { $player }: Wie viele Kiesel verbirgst du?
ask-call = { $player }: Wie viele Kiesel stecken in allen Fäusten, { $low } bis { $high }?
ask-open = { $player }: Öffne die Fäuste!

move-hold = { $pebbles ->
    [0] Kein Kiesel
   *[other] { $pebbles } Kiesel
}
move-call = { $total }
move-open = Fäuste öffnen

log-hold = { $player } schließt die Faust.
log-call = { $player } sagt { $total } an.
log-open = Die Fäuste gehen auf: { $total } Kiesel.
log-hit = { $player } hat es angesagt.
log-miss = Niemand hat es angesagt.

why-fists-closed = Die Fäuste sind schon geschlossen.
why-close-first = Erst schließen alle die Faust.
why-call-first = Erst sagen alle eine Summe an.
why-open-first = Alle haben angesagt: Jetzt gehen die Fäuste auf.
why-too-many = Es gibt nicht mehr als { $most } Kiesel.
why-called = Das hat schon jemand angesagt.

view-fist = In der Faust
view-call = Ansage
view-opened = Runde davor
view-points = Punkte
view-goal = Punkte zum Sieg
view-total = Letzte Summe
