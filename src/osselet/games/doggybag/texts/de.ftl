title = Doggy Bag
tagline = Bring Fagin tagsüber deine Knochen, stiehl sie nachts zurück – und weck ihn nicht.
credits = Ein Spiel von Antonin Boccara, illustriert von Aline Kirrmann, Blam! 2017.

option-roles = Plättchen
option-roles-true = mit ihren Wirkungen
option-roles-false = ohne Wirkungen (Einstiegsspiel)

a-bone = { $colour ->
    [grey] einen grauen Knochen
    [white] einen weißen Knochen
    [red] einen roten Knochen
    [yellow] einen gelben Knochen
   *[black] einen schwarzen Knochen
}
my-bone = { $mine ->
    [grey] einen grauen Knochen
    [white] einen weißen Knochen
    [red] einen roten Knochen
    [yellow] einen gelben Knochen
   *[black] einen schwarzen Knochen
}
chest-bone = { $chest ->
    [grey] einen grauen
    [white] einen weißen
    [red] einen roten
    [yellow] einen gelben
   *[black] einen schwarzen
}
role-name = { $role ->
    [0] Schleimer
    [1] Späher
    [2] Anführer
    [3] Taschendieb
    [4] Maulwurf
    [5] Kundschafter
    [6] Verwalter
   *[7] Ass
}
bones-drawn = { $count ->
    [0] ohne Knochen
   *[other] mit { $count } Knochen
}
bones-owed = { $loot } Knochen

move-coin = Die Münze zeigt { $face }
move-draw = Gezogen: { $colour ->
    [grey] ein grauer Knochen
    [white] ein weißer Knochen
    [red] ein roter Knochen
    [yellow] ein gelber Knochen
   *[black] ein schwarzer Knochen
}
move-put = In den Beutel: { a-bone }
move-take_0 = Plättchen 0, Schleimer: ein schwarzer Knochen vor dir kommt in die Truhe
move-take_1 = Plättchen 1, Späher: in den Beutel schauen, dann einen Knochen ziehen
move-take_2 = Plättchen 2, Anführer: sagen, wer nächste Runde anfängt
move-take_3 = Plättchen 3, Taschendieb: einen Knochen ziehen
move-take_4 = Plättchen 4, Maulwurf: in den Beutel schauen
move-take_5 = Plättchen 5, Kundschafter: drei Knochen zeigen, einen in die Truhe legen
move-take_6 = Plättchen 6, Verwalter: zwei Knochen aus der Truhe in den Beutel
move-take_7 = Plättchen 7, Ass: einen Knochen mit der Truhe tauschen
move-take = Plättchen { $role }
move-flip = Plättchen { $role } umdrehen: Hitzkopf sein
move-announce = { $number } ansagen
move-lead = { $seat } fängt an
move-chest = In die Truhe: { a-bone }
move-bag = Aus der Truhe in den Beutel: { a-bone }
move-swap = Tausch: { my-bone } gegen { chest-bone }
move-stop = Aufhören und alles behalten
move-greed = Gier: noch einen Knochen ziehen
move-steal = { $seat } bestehlen
move-steal_none = Nichts stehlen

ask-loot-put = { $choices ->
    [one] Welcher Knochen kommt in den Beutel?
   *[other] Welche { $choices } Knochen kommen in den Beutel?
}
ask-loot-chance = Was zeigt die Münze?
ask-roles = Welches Plättchen nimmst du?
ask-roles-announce = Wie viele Knochen sagst du an, { $low } bis { $high }?
ask-effect-lead = Anführer: Wer fängt nächste Runde an?
ask-effect-chest = Kundschafter: Welcher davon kommt in die Truhe?
ask-effect-bag = Verwalter: Was kommt aus der Truhe in den Beutel?
ask-effect-swap = Ass: Welchen Knochen tauschst du mit der Truhe?
ask-effect-chance = Welcher Knochen wurde gezogen?
ask-heist-chance = Welcher Knochen kommt aus dem Beutel?
ask-greed = Aufhören oder gierig sein?
ask-greed-chance = Welcher Knochen wurde gezogen?
ask-steal = Wen bestiehlst du?

first-loot-put = Was du hineinlegst, kann heute Nacht jeder ziehen. Ein schwarzer Knochen beendet den Raubzug.
first-roles = Die Zahl: So viele Knochen musst du heute Nacht ziehen, hohe zuerst. Die Wirkung kommt sofort.
first-roles-announce = Der Hitzkopf ist heute Nacht zuerst dran, muss aber so viele Knochen ziehen wie angesagt.
first-effect-lead = Wer nächste Runde anfängt, wirft die Münzen und sucht sich als Erstes ein Plättchen aus.
first-effect-chest = Die anderen kommen zurück in den Beutel. Ein schwarzer in der Truhe schadet vorerst niemandem.
first-effect-bag = Gute Knochen machen den Beutel heute Nacht reicher, schwarze machen ihn gefährlicher.
first-effect-swap = Du tauschst einen Knochen hinter deinem Schirm: eine Gelegenheit, etwas loszuwerden.
first-greed = Geschafft! Noch ein Knochen, und du darfst stehlen – ein schwarzer kostet die Beute der Nacht.
first-steal = Du nimmst jemandem einen Knochen in der Farbe weg, die du gerade gezogen hast.

log-round = Runde { $round }: { $player } wirft die Münzen.
log-coins = Die Münzen zeigen { $one } und { $two }: Alle legen je { bones-owed } in den Beutel.
log-coins-all = Die Münzen zeigen { $one } und { $two }: Alle legen den Rest (je { bones-owed }) in den Beutel. Das ist die letzte Runde.
log-put = { $player } legt heimlich { a-bone } in den Beutel.
log-put-done = { $player } hat { bones-owed } in den Beutel gelegt.
log-take = { $player } nimmt Plättchen { $role } ({ role-name }).
log-no-black = Vor { $player } liegt kein schwarzer Knochen: Es geschieht nichts.
log-empty-bag = Der Beutel ist leer: Es geschieht nichts.
log-empty-chest = Die Truhe ist leer: Es geschieht nichts.
log-empty-stock = { $player } hat keinen Knochen mehr hinter dem Schirm: Es geschieht nichts.
log-creep = { $player } gibt Fagin einen schwarzen Knochen für die Truhe.
log-look = { $player } schaut in den Beutel.
log-seen = Im Beutel: Grau { $grey }, Weiß { $white }, Rot { $red }, Gelb { $yellow }, Schwarz { $black }.
log-find = { $player } zieht { a-bone } und behält ihn.
log-find-black = { $player } zieht einen schwarzen Knochen und legt ihn zurück.
log-shows = { $player } zieht { a-bone } und zeigt ihn.
log-scout = { $player } legt { a-bone } in die Truhe{ $back ->
    [0] .
    [one] {""} und den anderen zurück in den Beutel.
   *[other] {""} und die beiden anderen zurück in den Beutel.
}
log-refill = { $player } legt { a-bone } aus der Truhe in den Beutel.
log-swap = { $player } tauscht { my-bone } aus dem Vorrat gegen { chest-bone } aus der Truhe.
log-lead = { $player } gibt den Startstein an { $other }.
log-lead-self = { $player } nimmt den Startstein.
log-flip = { $player } dreht Plättchen { $role } um: ein Hitzkopf!
log-announce = { $player } sagt { $number } Knochen an.
log-heist = { $player } schleicht zum Beutel und braucht { $goal ->
    [0] keinen Knochen
   *[other] { $goal } Knochen
}.
log-draw = { $player } zieht { a-bone } ({ $count } von { $goal }).
log-reached = { $player } hat es geschafft.
log-caught = Ein schwarzer Knochen! Fagin wacht auf und erwischt { $player }{ $lost ->
    [0] .
    [one] ; 1 Knochen kommt in die Truhe.
   *[other] ; { $lost } Knochen kommen in die Truhe.
}
log-caught-greys = Ein schwarzer Knochen! Fagin wacht auf und erwischt { $player }; { $lost ->
    [0] {""}
    [one] 1 Knochen kommt in die Truhe,{" "}
   *[other] { $lost } Knochen kommen in die Truhe,{" "}
}{ $greys ->
    [one] 1 grauer bleibt.
   *[other] { $greys } graue bleiben.
}
log-out = Das war der dritte schwarze Knochen: { $player } fliegt raus, und alles vor dem Schirm kommt in die Truhe.
log-token = Der Startstein geht an { $player }.
log-bag-empty = Der Beutel ist leer: { $player } bekommt nichts, und die Runde ist zu Ende.
log-gets-away = Der Beutel ist leer: { $player } entkommt { bones-drawn }, und die Runde ist zu Ende.
log-all-caught = Fagin hat alle erwischt: Die Runde ist zu Ende.
log-stop = { $player } entkommt { bones-drawn }. Die Runde ist zu Ende.
log-greed = { $player } wird gierig und greift noch einmal hinein …
log-greed-draw = … und zieht { a-bone }! { $player } entkommt { bones-drawn }.
log-steal = { $player } stiehlt { $other } auch noch { a-bone }.
log-steal-none = { $player } stiehlt nichts.
log-end-alone = { $player } ist der letzte Hund im Spiel und gewinnt!
log-end-all-stocks = Hinter keinem Schirm liegt noch ein Knochen: Die Partie ist vorbei.
log-end-all-blacks = Alle schwarzen Knochen sind gezogen: Die Partie ist vorbei.
log-end-fewer-blacks = Gleichstand mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}: Es entscheiden weniger schwarze Knochen vor dem Schirm, { $blacks } gegen { $more }.
log-end-equal = Gleichstand nach Punkten und schwarzen Knochen: Der Sieg wird geteilt.
log-wins = { $player } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}!
log-shares = Geteilter Sieg: { $player } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
log-end-others-out = Alle anderen Hunde sind mit drei schwarzen Knochen hinausgeflogen.
log-end-out = { $count ->
    [one] Ein Hund ist
   *[other] { $count } Hunde sind
} mit drei schwarzen Knochen hinausgeflogen.
log-end-how = { $player } hat { $bones ->
    [0] keinen guten Knochen
    [one] 1 guten Knochen
   *[other] { $bones } gute Knochen
} aus dem Beutel geholt und { $blacks ->
    [0] keinen schwarzen
    [one] 1 schwarzen
   *[other] { $blacks } schwarze
}.
part-grey = { $count ->
    [one] grauer Knochen
   *[other] graue Knochen
}
part-white = { $count ->
    [one] weißer Knochen
   *[other] weiße Knochen
}
part-red = { $count ->
    [one] roter Knochen
   *[other] rote Knochen
}
part-yellow = { $count ->
    [one] gelber Knochen
   *[other] gelbe Knochen
}
part-black = { $count ->
    [one] schwarzer Knochen
   *[other] schwarze Knochen
}
part-out = mit drei schwarzen Knochen hinausgeflogen
amount = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

why-coins-are-thrown = Münzen werden geworfen, nicht ausgesucht.
why-bones-are-drawn = Knochen werden blind aus dem Beutel gezogen, nicht ausgesucht.
why-do-put = Leg zuerst Knochen in den Beutel.
why-do-pick = Nimm zuerst ein Plättchen.
why-do-announce = Dein Plättchen ist umgedreht: Sag an, wie viele Knochen du ziehen willst.
why-do-lead = Als Anführer sagst du zuerst, wer nächste Runde anfängt.
why-do-chest = Als Kundschafter legst du zuerst einen der gezeigten Knochen in die Truhe.
why-do-bag = Als Verwalter legst du zuerst Knochen aus der Truhe in den Beutel.
why-do-swap = Als Ass tauschst du zuerst einen Knochen mit der Truhe.
why-do-dare = Du hast deine Zahl erreicht: aufhören oder gierig sein?
why-do-steal = Du darfst jetzt { $steal ->
    [grey] einen grauen Knochen
    [white] einen weißen Knochen
    [red] einen roten Knochen
   *[yellow] einen gelben Knochen
} stehlen oder nichts.
why-not-behind-screen = Hinter deinem Schirm liegt { $colour ->
    [grey] kein grauer Knochen
    [white] kein weißer Knochen
    [red] kein roter Knochen
    [yellow] kein gelber Knochen
   *[black] kein schwarzer Knochen
}.
why-put-order = Knochen kommen in der Reihenfolge der Farben hinein (Grau, Weiß, Rot, Gelb, Schwarz): Nach { $last ->
    [grey] Grau
    [white] Weiß
    [red] Rot
    [yellow] Gelb
   *[black] Schwarz
} kommt kein { $colour ->
    [grey] Grau
    [white] Weiß
    [red] Rot
    [yellow] Gelb
   *[black] Schwarz
} mehr.
why-put-too-few = Es fehlen noch { $left } Knochen, in der Reihenfolge der Farben; legst du jetzt { a-bone } hinein, bleiben dafür zu wenige übrig.
why-token-gone = { $player } hat Plättchen { $role } schon.
why-one-hothead = Ein Hitzkopf in jeder Runde genügt; diesmal ist es { $player }.
why-announce-too-high = So viele Knochen sind nicht im Beutel; sag höchstens { $most } an.
why-nobody-there = Dort sitzt niemand; es spielen nur { $players } Personen mit.
why-lead-out = { $player } ist rausgeflogen.
why-not-shown = Unter den gezeigten Knochen ist { $colour ->
    [grey] kein grauer
    [white] kein weißer
    [red] kein roter
    [yellow] kein gelber
   *[black] kein schwarzer
}.
why-not-in-chest = In der Truhe liegt { $colour ->
    [grey] kein grauer Knochen
    [white] kein weißer Knochen
    [red] kein roter Knochen
    [yellow] kein gelber Knochen
   *[black] kein schwarzer Knochen
}.
why-steal-self = Sich selbst kann man nicht bestehlen.
why-steal-none-there = Vor { $player } liegt { $colour ->
    [grey] kein grauer Knochen
    [white] kein weißer Knochen
    [red] kein roter Knochen
    [yellow] kein gelber Knochen
   *[black] kein schwarzer Knochen
}.

board-round = Runde { $round }
board-over = Die Partie ist nach Runde { $round } vorbei
board-phase-loot = Beute
board-phase-roles = Plättchen
board-phase-effect = Wirkung
board-phase-heist = Raubzug
board-phase-greed = Gier
board-phase-steal = Diebstahl
board-coins = Münzen
board-bag = Beutel
board-bones = { $count ->
   *[other] Knochen
}
board-seen = Gesehen
board-since = Seitdem
board-chest = Truhe
board-tokens = Plättchen
board-drawn = In der Hand
board-stake = Zu stehlen
board-behind = Dahinter
board-front = Davor
board-hidden = { $count ->
    [0] nichts
   *[other] { $count } Knochen
}
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-hothead = { $announced ->
    [0] Hitzkopf
   *[other] Hitzkopf: { $announced } Knochen
}
board-out = ist raus
board-sealed = ✓ gewählt
board-turn = ist am Zug
board-first = fängt an
board-grey = grau
board-white = weiß
board-red = rot
board-yellow = gelb
board-black = schwarz
board-sign-grey = gr
board-sign-white = we
board-sign-red = ro
board-sign-yellow = ge
board-sign-black = ✖

lesson-loot = Tagsüber legen alle heimlich zwei Knochen in Fagins Beutel. Schwarze wecken ihn. Leg einen roten und einen schwarzen hinein.
lesson-mole = Nachts stehlt ihr sie zurück: Das Plättchen sagt, wie viele du ziehen willst. Nimm die 4, den Maulwurf: Er schaut in den Beutel.
lesson-stop = { $one } zog einen schwarzen und verlor den Rest. Du hast deine vier! Von den drei übrigen sind zwei schwarz: Hör auf.
lesson-again = Was vor dir liegt, zählt: Grau und Weiß 1, Rot 2, Gelb 3. Neuer Tag: Leg einen weißen und zwei schwarze hinein.
lesson-lookout = Im Beutel ist viel Schwarzes: Nimm dir wenig vor. Nimm die 1, den Späher: Schau hinein und zieh gleich einen Knochen.
lesson-greed = Die anderen haben Fagin geweckt, du hast deinen Knochen. Einmal darfst du noch einen ziehen. Zwei von sieben sind schwarz: Wag es!
lesson-steal = Weiß! Gier lohnt sich: Du darfst jemandem einen Knochen dieser Farbe nehmen. { $two } hat einen.
lesson-end = Der dritte schwarze Knochen wirft einen Hund hinaus. Sind alle Schirme leer, gewinnen die meisten Punkte. Spiel weiter!
board-pile = { $colour ->
    [grey] { $count ->
        [one] { $count } grauer Knochen
       *[other] { $count } graue Knochen
    }
    [white] { $count ->
        [one] { $count } weißer Knochen
       *[other] { $count } weiße Knochen
    }
    [red] { $count ->
        [one] { $count } roter Knochen
       *[other] { $count } rote Knochen
    }
    [yellow] { $count ->
        [one] { $count } gelber Knochen
       *[other] { $count } gelbe Knochen
    }
   *[black] { $count ->
        [one] { $count } schwarzer Knochen
       *[other] { $count } schwarze Knochen
    }
}
board-range = { $colour ->
    [grey] grau
    [white] weiß
    [red] rot
    [yellow] gelb
   *[black] schwarz
} { $least } bis { $most }
board-table = Der Tisch von Doggy Bag
board-choosing = wählt …
board-known = Was im Beutel sein kann
board-known-looked = Was du im Beutel gesehen hast
board-known-since = Seit deinem Blick: { $added } mehr
board-known-over = Was im Beutel übrig ist
board-known-help = Der Zettel beim Beutel sagt, wie viele Knochen jeder Farbe darin sein können: mindestens und höchstens, nach allem, was du siehst. Das Risiko ist grob geschätzt, als legten die anderen ihre Knochen blind hinein.
board-risk = Nächster Knochen schwarz: ≈ { $share }
board-bag-empty = Der Beutel ist leer.
board-success = Ohne schwarzen Knochen: ≈ { $share }
board-success-help = Der Anteil auf einem Plättchen: deine grobe Chance, so viele Knochen ohne einen schwarzen zu ziehen, so wie der Beutel jetzt ist.
board-order = Reihenfolge im Raubzug
board-caught = erwischt
board-attempt = { $player }: { $count } von { $goal }
board-own-screen = Hinter deinem Schirm: { $count } – nur du siehst sie
board-own-open = Hinter deinem Schirm: { $count }
board-third = Beim dritten schwarzen Knochen fliegt man raus.
board-tray = Beutel: { $need ->
    [0] komplett
   *[other] noch { $need }
}
board-unpick = Zurücknehmen: { $colour ->
    [grey] grauer Knochen
    [white] weißer Knochen
    [red] roter Knochen
    [yellow] gelber Knochen
   *[black] schwarzer Knochen
}
board-more = Wähle noch { $need } Knochen hinter deinem Schirm.
board-seal = In den Beutel
board-seal-more = In den Beutel · noch { $need }
board-take = Plättchen nehmen
board-take-role = { $role } nehmen: { role-name }
board-flip = Umdrehen
board-flip-role = { $role } umdrehen: Hitzkopf
board-swap = Tauschen
board-to-bag = In den Beutel
board-to-chest = In die Truhe
board-effect = { $role ->
    [0] Ein schwarzer Knochen vor dir kommt in die Truhe.
    [1] In den Beutel schauen, dann einen Knochen ziehen.
    [2] Sagen, wer nächste Runde anfängt.
    [3] Gleich einen Knochen ziehen.
    [4] In den Beutel schauen.
    [5] Drei Knochen zeigen, einen in die Truhe legen.
    [6] Zwei Knochen aus der Truhe in den Beutel.
   *[7] Einen Knochen mit der Truhe tauschen.
}
board-seal-help = Niemand sieht, welche.
board-back = Anders wählen
board-fewer = Einer weniger
board-higher = Einer mehr
board-point-token = Tipp ein Plättchen an: seine Wirkung. %: ohne Schwarz.
board-point-chest = Wähle einen Knochen in der Truhe.
board-point-own = Wähle einen Knochen hinter deinem Schirm.
board-point-shown = Wähle einen der gezeigten Knochen.
board-point-dog = Wähle einen Hund.
board-legend = Was Knochen und Zahlen bedeuten
board-about-grey = Grauer Knochen: 1 Punkt; bleibt dir, auch wenn du erwischt wirst
board-about-white = Weißer Knochen: 1 Punkt
board-about-red = Roter Knochen: 2 Punkte
board-about-yellow = Gelber Knochen: 3 Punkte
board-about-black = Schwarzer Knochen: kein Punkt; er weckt Fagin, und beim dritten fliegst du raus
board-real = Wir werfen echte Münzen, ziehen aus einem echten Beutel und geben ein, was kommt
hand-coin = Münzen werfen
hand-coin-you = Du wirfst die Münzen: Wie groß wird die Beute?
hand-draw = Knochen ziehen
hand-draw-you = Die Hand im Beutel: Zieh einen Knochen!

print-bone = { $colour ->
    [grey] grauer Knochen, Knöchel
    [white] weißer Knochen, Huhn
    [red] roter Knochen, Rind
    [yellow] gelber Knochen, Mark
   *[black] schwarzer Knochen, faul
}
print-chest = Fagins Truhe
print-role = Plättchen mit Rolle, hinten eine Flamme
print-first = Startstein
print-coin = Fagins Münze, 1 und 2
print-screen = Sichtschirm
print-begin = Zu Beginn hinter deinem Schirm, und ein Knochen jeder Farbe im Beutel:
print-hothead = Ein umgedrehtes Plättchen macht dich zum Hitzkopf: 8 Knochen oder mehr ansagen und zuerst ziehen. Ein Hitzkopf pro Runde.
print-make-screens = Die äußeren Flügel der Schirme nach vorn falten: Die Hilfe sieht dich an, der Hund die anderen.
print-make-coins = Beide Seiten einer Münze zusammen ausschneiden, Rücken an Rücken falten und kleben.
print-make-bones = Die Knochen so gleichmäßig wie möglich schneiden: Niemand darf sie ertasten können.
print-house-bag = Fagins Beutel: eine Socke oder ein blickdichter Stoffbeutel.
print-house-coins = Gewöhnliche Münzen gehen auch: Kopf ist 2, Zahl ist 1.
print-house-bones = Bausteine einer Form in fünf Farben ziehen sich noch schöner als Papier.
print-in-short = # 1. Beute
    Wer anfängt, wirft beide Münzen. Alle legen geheim so viele Knochen von hinter dem Schirm in den Beutel.
    # 2. Plättchen
    Der Reihe nach nehmen alle ein Plättchen und tun, was es sagt.
    Oder drehen eines um und sagen 8 oder mehr an: ein Hitzkopf pro Runde.
    # 3. Raubzug
    Erst der Hitzkopf, dann vom höchsten Plättchen abwärts: Knochen für Knochen ziehen.
    Ein schwarzer: Er und die gezogenen grauen bleiben dir, der Rest geht in die Truhe; nächster Hund.
    So viele wie deine Zahl: aufhören und alles behalten, die Runde endet; oder einen mehr ziehen, um vielleicht einen dieser Farbe zu stehlen.
    # Das Ende
    Der dritte schwarze vor dir: raus. Alle Vorräte leer oder alle schwarzen gezogen: die meisten Punkte vor sich.
