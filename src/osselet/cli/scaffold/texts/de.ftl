title = Mygame
tagline = Sammle Pilze, solange du dich traust, und sei zu Hause, bevor die Eule kommt.
credits = Ein Spiel für den Anfang; ändere es und mach dein eigenes daraus.

option-goal = Pilze zum Sieg
option-owl = Die Eule nimmt
option-owl-half = den halben Korb
option-owl-all = den ganzen Korb

ask-choose = { $player }: weitersammeln oder heimgehen?
ask-find = Was zeigt der Würfel?

move-gather = Sammeln
move-home = Heimgehen
move-find = { $what ->
    [owl] Die Eule
   *[other] { $what }
}

log-gather = { $player } sucht Pilze.
log-home = { $player } trägt den Korb nach Hause.
log-find = { $what ->
    [owl] Die Eule kommt! Sie nimmt ihren Teil; der Rest bleibt im Korb, für die nächste Person.
   *[other] { $what } in den Korb.
}

why-gather-first = Sammle zuerst mindestens einmal.
why-basket-full = Ab { $full } Pilzen ist der Korb voll: Geh heim.
why-not-chosen = Was du findest, wird gewürfelt, nicht ausgesucht: Sag „gather“.

view-basket = Korb
view-full = In den Korb passen
view-goal = Pilze zum Sieg
view-home = Zu Hause
piece-mushroom = Pilz
