title = Mygame
tagline = Sammle Pilze, solange du dich traust, und sei daheim, bevor die Eule kommt.
credits = Ein Spiel zum Anfangen; ändere es und mach es zu deinem.

option-goal = Pilze zum Sieg
option-owl = Die Eule nimmt
option-owl-half = die Hälfte des Korbs
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
    [owl] Die Eule kommt! Sie nimmt ihren Teil; der Rest wartet auf die nächste Person.
   *[other] { $what } in den Korb.
}

why-gather-first = Sammle zuerst mindestens einmal.
why-basket-full = Mit { $full } ist der Korb voll: Geh heim.
why-not-chosen = Was du findest, wird geworfen, nicht gewählt: Sag „gather“.

board-basket = Korb
