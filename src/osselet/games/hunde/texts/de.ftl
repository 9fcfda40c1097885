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

ask-choose = { $player }: laufen oder auch die schwarzen Würfel werfen?
ask-white-chance = Was zeigt der weiße Würfel?
ask-black-chance = Was zeigt der schwarze Würfel?

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
    [bitten] { spaces-run }, dem Hund direkt ins Maul!
    [pushes] { spaces-run }, dann { $distance } vor dem Hund; { $player } muss weichen
   *[other] { spaces-run }, dann { $distance } vor dem Hund
}
board-black-too = Auch schwarz würfeln
board-risk = { $dogs ->
    [0] zwei Hunde kosten einen Knochen ({ $busts } von 36)
   *[other] noch ein Hund kostet einen Knochen ({ $busts } von 36)
}
board-throws = { $player } wirft die { $colour ->
    [black] schwarzen
   *[other] weißen
} Würfel.
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

lesson-run = Der weiße Hund ist hinter euch allen her, und wer ganz hinten ist, zahlt. Deine weißen Würfel ergeben 7: Lauf!
lesson-dare = { $one } kam auf dein Feld und schob dich eins zurück. So warst du dem Hund am nächsten und hast einen Knochen an die Figur ganz vorn gezahlt. Und jetzt nur eine 3? Wag auch die schwarzen Würfel!
lesson-enough = Zehn Felder! Du warst ganz vorn, und { $two } zahlte dir einen Knochen. Jetzt Vorsicht: Du hast einen Hund geworfen. Zwei Hunde in einem Zug kosten einen Knochen, und du bleibst stehen. Lass die schwarzen Würfel liegen und lauf.
lesson-bitten = { $one } schob { $two } dem Hund vor die Zähne, dann erwischte der Hund mit seinem Schritt { $one }. Beide wurden gebissen: ein Knochen weg und zurück in die Mitte. Deine 9 führt am Hund vorbei. Das schadet nicht: Lauf!
lesson-between = Zwei Hunde kosteten erst { $one }, dann { $two } einen Knochen. Am Ende einer Runde zahlt nur, wer dem Hund am nächsten ist, und nur, wer ganz vorn ist, bekommt etwas. Du bist dazwischen: Lauf, dir passiert nichts.
lesson-end = Das ist alles. Hat jemand keinen Knochen mehr, ist die Partie vorbei, und wer die meisten Knochen hat, gewinnt. Spiel weiter, wie du magst!
