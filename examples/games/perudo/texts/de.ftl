title = Perudo
tagline = Alle würfeln unter ihrem Becher. Wie viele Fünfen liegen unter allen zusammen? Nenne eine Zahl – und bleib glaubwürdig.
credits = Ein traditionelles Spiel aus Südamerika, auch als Lügenwürfeln, Dudo und Cacho bekannt.

option-dice = Würfel für jeden
option-exact = „Genau!“ darf gesagt werden
option-exact-true = ja
option-exact-false = nein
option-palifico = Eine eigene Runde beim letzten Würfel
option-palifico-true = ja
option-palifico-false = nein

ask-bid = { $player }: Wie viele von welcher Augenzahl liegen unter allen Bechern?
ask-bid-doubt = { $player }: höher bieten oder anzweifeln?
ask-shown = { $player }: Alle Würfel liegen offen. Neu würfeln?
ask-throw = Was zeigt der Würfel?

first-bid = Zähle die Würfel unter allen Bechern, nicht nur deine. Einsen zählen als jede Zahl.

move-die = { $face }
move-bid = { $count } × { $face ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
   *[6] Sechs
}
move-doubt = Glaub ich nicht!
move-exact = Genau!
move-roll = Neu würfeln

log-thrown = Die Becher stehen auf dem Tisch. { $player } beginnt.
log-palifico = Palifico! { $player } hat nur noch einen Würfel und beginnt: Einsen sind nur Einsen, und die Zahl bleibt.
log-bid = { $player }: { $count } × { $face ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
   *[6] Sechs
}.
log-doubt = { $player } glaubt { $other } nicht.
log-exact = { $player } sagt: genau!
log-found = Becher hoch: { $found ->
    [0] keiner passt
    [one] einer passt
   *[other] { $found } passen
}, geboten waren { $count }.
log-loses = { $player } verliert einen Würfel und hat noch { $left ->
    [one] einen
   *[other] { $left }
}.
log-out = { $player } verliert den letzten Würfel und scheidet aus.
log-wins-back = { $player } hat recht und jetzt { $left ->
    [one] einen Würfel
   *[other] { $left } Würfel
}.
log-roll = { $player } sammelt die Würfel ein: Alle würfeln neu.

why-thrown = Würfel werden geworfen, nicht ausgesucht.
why-roll-first = Alle Würfel liegen offen: Erst wird neu gewürfelt.
why-not-open = Neu gewürfelt wird erst, wenn jemand gezweifelt hat.
why-no-exact = „Genau!“ wird an diesem Tisch nicht gespielt.
why-no-bid = Noch hat niemand etwas gesagt, das sich anzweifeln ließe.
why-too-many = Es sind nur { $dice } Würfel auf dem Tisch.
why-aces-first = Mit Einsen wird nicht eröffnet.
why-one-face = In einem Palifico bleibt die Zahl: { $face }.
why-aces-half = Von Einsen muss es mindestens die Hälfte sein: { $least }.
why-after-aces = Nach Einsen muss es mehr als das Doppelte sein: { $least } oder mehr.
why-higher = Biete mehr Würfel oder gleich viele einer höheren Zahl: Es gilt { $count } × { $face }.

view-count = Gebot
view-face = von
view-faces = Augenzahlen zum Bieten
view-found = Gefunden
view-on_table = Würfel
view-palifico = Palifico
view-dice = Würfel
view-cup = Becher
view-cup-cup = Becher
view-matching = Passende Würfel
view-said = Gesagt
view-lost = −1 Würfel
view-won = richtig!
view-out = ausgeschieden

piece-die = Würfel
piece-cup = Becher
piece-face = Augenzahl
piece-called = gebotene Augenzahl
