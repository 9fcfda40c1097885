title = Den letzten beißen die Hunde
tagline = Lauf um den Ring, wag dich an die schwarzen Würfel und hüte deine Knochen.
credits = Ein Spiel von Hajo Bücken und Dirk Hanneforth, Klee 1994.

option-push = Eine getroffene Figur
option-push-back = weicht ein Feld zurück
option-push-rear = muss ganz nach hinten
option-black_dice = Schwarze Würfel
option-black_dice-same = wie die weißen
option-black_dice-risky = mit zwei Hunden, ohne 1

move-white = Weißer Würfel: { $face ->
    [dog] Hund
   *[other] { $face }
}
move-black_die = Schwarzer Würfel: { $face ->
    [dog] Hund
   *[other] { $face }
}
move-move = Laufen
move-black = Auch die schwarzen Würfel werfen

ask-choose = { $player }: laufen oder Schwarz dazu?
ask-white-chance = Was zeigt der weiße Würfel?
ask-black-chance = Was zeigt der schwarze Würfel?

first-choose = Ein Hund auf dem Würfel zählt 0, zwei kosten einen Knochen. Schwarz: schneller, riskanter.

faces = { $one ->
    [dog] { $two ->
        [dog] zwei Hunde
       *[other] einen Hund und eine { $two }
    }
   *[other] { $two ->
        [dog] eine { $one } und einen Hund
       *[other] eine { $one } und eine { $two }
    }
}
bones-left = { $bones ->
    [0] keiner mehr übrig
    [one] noch 1 übrig
   *[other] noch { $bones } übrig
}
spaces-ahead = { $distance ->
    [one] 1 Feld
   *[other] { $distance } Felder
}
spaces-run = { $total ->
    [one] 1 Feld
   *[other] { $total } Felder
}

log-round = Runde { $round }: { $player } hat den dunklen Hund und beginnt.
log-white = { $player } würfelt { faces }: zusammen { $total }.
log-black = { $player } wagt die schwarzen Würfel.
log-black-dice = Die schwarzen Würfel bringen { $player } { faces }: insgesamt { $total }.
log-bust = { $dogs ->
    [2] Zwei
   *[other] Drei
} Hunde: { $player } bleibt stehen und verliert einen Knochen, { bones-left }.
log-run = { $player } läuft { spaces-run } und steht jetzt { spaces-ahead } vor dem Hund.
log-run-in = { $player } startet aus der Mitte und steht jetzt { spaces-ahead } vor dem Hund.
log-run-past = { $player } läuft { spaces-run }, glatt am Hund vorbei, und steht jetzt { spaces-ahead } vor ihm.
log-circle = { $player } läuft einmal rundherum und steht wieder auf demselben Feld, { spaces-ahead } vor dem Hund.
log-run-bitten = { $player } läuft { spaces-run }, dem Hund direkt ins Maul: gebissen! Zurück in die Mitte, ein Knochen weg, { bones-left }.
log-pushed = { $player } muss zurückweichen und steht jetzt { spaces-ahead } vor dem Hund.
log-sent = { $player } muss ganz nach hinten und steht jetzt { spaces-ahead } vor dem Hund.
log-pushed-bitten = { $player } wird dem Hund vor die Zähne geschoben: gebissen! Zurück in die Mitte, ein Knochen weg, { bones-left }.
log-pay = { $player } ist dem Hund am nächsten und zahlt einen Knochen ({ bones-left }) an { $taker } ganz vorn.
log-no-pay = Auf der Bahn sind keine zwei Figuren: Niemand zahlt.
log-dog = Der weiße Hund macht einen Schritt.
log-dog-bites = Der weiße Hund macht einen Schritt und beißt { $player }: zurück in die Mitte, ein Knochen weg, { bones-left }.
log-end-no-bones = { $player } hat keinen Knochen mehr: Die Partie ist vorbei.
log-end-last-round = Runde { $round } war die letzte: Die Partie ist vorbei.
log-wins = { $player } gewinnt mit { $bones } Knochen!
log-shares = Geteilter Sieg: { $player } hat { $bones } Knochen.
log-end-equal = Gleich viele Knochen: Der Sieg wird geteilt.
log-end-how = { $player } hat vorn im Feld { $taken ->
    [0] keinen Knochen
    [one] 1 Knochen
   *[other] { $taken } Knochen
} kassiert und { $lost ->
    [0] keinen
   *[other] { $lost }
} verloren.
part-start = am Anfang
part-taken = vorn kassiert
part-paid = als Letzter bezahlt
part-bitten = vom Hund gebissen
part-dogs = zwei Hunde gewürfelt
amount = { $points } Knochen

why-white-thrown = Würfel werden geworfen, nicht ausgesucht, und die weißen zeigen schon { faces }: Lauf los oder wirf auch die schwarzen.
why-not-chosen = Würfel werden geworfen, nicht ausgesucht: Du wirfst beide schwarzen zusammen.
why-no-such-face = Die riskanten schwarzen Würfel haben keine 1, und Würfel werden geworfen, nicht ausgesucht.

board-round = Runde { $round }
board-over = Die Partie ist nach Runde { $round } vorbei
board-begins = beginnt die Runde
board-clockwise = im Uhrzeigersinn
board-dog = Hund
board-middle = Mitte
board-white = Weiß
board-black = Schwarz
board-total = Summe
board-distance = { $distance } voraus
board-in-middle = in der Mitte
board-pays = zahlt
board-takes = bekommt
board-label = Der Ring mit dem weißen Hund und den Figuren, in der Mitte die Würfel, dazu die Näpfe
board-space-dog = Der weiße Hund. Nach jeder Runde macht er einen Schritt und beißt, wen er erwischt.
board-space-free = { spaces-ahead } vor dem Hund: frei
board-space-taken = { spaces-ahead } vor dem Hund: { $player }
board-run = { $fate ->
    [bitten] { spaces-run }, dem Hund direkt ins Maul: ein Knochen weg
    [pushes] { spaces-run }, dann { $distance } vor dem Hund; { $player } muss weichen
   *[other] { spaces-run }, dann { $distance } vor dem Hund
}{ $last ->
    [pays] . Die Runde endet: Das kostet einen Knochen
    [caught] . Die Runde endet und der Hund holt auf: ein Knochen weg
   *[no] { "" }
}
board-run-brief = { $fate ->
    [bitten] zum Hund: −1 Knochen
   *[other] { $last ->
        [no] { $distance } vor dem Hund
       *[other] { $distance } vor, −1 Knochen
    }
}
board-black-too = Schwarz dazu
board-risk = Schwarz: { $lost } von 36 Würfen kosten einen Knochen. Zwei Hunde { $busts } · auf den Hund { $bites }{ $lasts ->
    [0] { "" }
   *[other] { " " }· Letzter der Runde { $lasts }
}{ $pushes ->
    [0] { "" }
   *[other] { " " }· jemanden schieben { $pushes }
}
board-risk-brief = { $lost ->
    [36] kostet immer einen Knochen
   *[other] Risiko { $lost } von 36
}
board-throw = Die { $colour ->
    [black] schwarzen
   *[other] weißen
} Würfel werfen
board-not-thrown = Die { $colour ->
    [black] schwarzen
   *[other] weißen
} Würfel sind nicht geworfen
board-dice-show = Die { $colour ->
    [black] schwarzen
   *[other] weißen
} Würfel zeigen { faces }
board-bones = { $bones ->
    [0] keine Knochen
    [one] 1 Knochen
   *[other] { $bones } Knochen
}
board-seat = { $player }, Figur { $letter }
board-acts = am Zug
board-would-pays = dem Hund am nächsten: würde einen Knochen zahlen, wäre die Runde jetzt zu Ende
board-would-takes = ganz vorn: bekäme einen Knochen, wäre die Runde jetzt zu Ende
board-winner = Sieg
board-box = Die Schachtel mit den verlorenen Knochen: { board-bones }
board-dark-dog = Der dunkle Hund: { $player } beginnt die Runde
board-real = Wir werfen echte Würfel und geben ein, was sie zeigen

lesson-run = Der weiße Hund jagt euch alle, und der Letzte zahlt. Deine weißen Würfel ergeben 7: Lauf!
lesson-dare = { $one } schob dich zurück: Dem Hund am nächsten, hast du einen Knochen gezahlt. Jetzt nur eine 3? Wag die schwarzen Würfel!
lesson-enough = Ganz vorn hast du { $two } einen Knochen abgenommen. Vorsicht: ein Hund gewürfelt, ein zweiter kostet einen Knochen. Lauf einfach.
lesson-bitten = { $one } und { $two } wurden gebissen: Knochen weg, zurück in die Mitte. Deine 9 führt am Hund vorbei, ungefährlich: Lauf!
lesson-between = Am Rundenende zahlt nur, wer dem Hund am nächsten ist, an die Figur ganz vorn. Du bist dazwischen: Lauf.
lesson-end = Hat jemand keinen Knochen mehr, ist Schluss: Die meisten Knochen gewinnen. Spiel weiter, wie du magst!
hand-white = Würfeln
hand-white-you = Du bist dran: Wirf die weißen Würfel!

print-ring = die Rennbahn
print-bone = Knochen
print-white-dog = der weiße Hund
print-dark-dog = der dunkle Hund: beginnt die Runde
print-runner = Läufer
print-bowl = Napf
print-white-die = weißer Würfel
print-black-die = schwarzer Würfel
print-make-tents = Läufer und Hunde am Kopf falten, Bilder nach außen, die Füße abspreizen und auf ein Stück Karton kleben.
print-make-dice = Würfel am Umriss ausschneiden, alle Kanten falten, Kleber auf die grauen Laschen.
print-house-dice = Gewöhnliche Würfel gehen auch: Die 6 ist ein Hund und zählt 0. Man nehme zwei helle und zwei dunkle.
print-house-figures = Sechs kleine Figuren können laufen, und Münzen, Bohnen oder Streichhölzer sind gute Knochen.
print-house-risky = Riskantere schwarze Würfel: Auch ihre 1 ist ein Hund.
print-in-short = # Dein Wurf
    Beide weißen Würfel werfen: Ein Hund zählt 0.
    So weit im Uhrzeigersinn laufen, oder auch beide schwarzen werfen und mit der Summe aller vier laufen.
    Zwei Hunde oder mehr: ein Knochen in die Schachtel, du bleibst stehen.
    Aus der Mitte geht es beim weißen Hund los: Das Feld vor seiner Nase ist 1.
    # Ankunft
    Auf jemandem: Der geht ein Feld zurück, und wer dort steht, auch.
    Auf dem weißen Hund oder hineingeschoben: ein Knochen in die Schachtel, zurück in die Mitte.
    # Wenn alle geworfen haben
    Der vorderste Läufer nimmt dem, der dem Hund am nächsten steht, einen Knochen.
    Der dunkle Hund wandert nach links; der weiße geht ein Feld weiter und beißt, wer dort steht.
    # Das Ende
    Jemand hat keinen Knochen mehr: Die meisten Knochen gewinnen.
