title = Oss
tagline = Ein Knöchelspiel mit Einsatz: Leg eine Karte an eine Figur, dann zeig, was deine Hände können.
credits = Ein Spiel von Vincent Lemaire, Jean-Michel Maman und Charles Amir Perret, Ariac / Cap Games / Spiel-ou-Face 2013.

option-hands = Wessen Hände
option-hands-model = ein Geschicklichkeitsmodell wirft
option-hands-referee = echte Knochen, ihr gebt die Ergebnisse ein
option-hands-screen = ihr selbst, auf dem Bildschirm
option-equal = Gleicher Tisch (Hände am Bildschirm)
option-equal-true = ein Aufwärmen stellt Zeit und Reichweite jeder Hand ein
option-equal-false = nein
option-skill = Geschick
option-skill-level = { $level ->
    [1] tapsig
    [2] ordentlich
    [3] gut
    [4] flink
   *[5] Meister
}

figure-name = { $figure ->
    [aslik] Aslik
    [ehfel] Ehfel
    [kuda_kuda] Kuda-Kuda
    [takh_takh] Takh-Takh
    [wollo] Wollo
    [cumi_cumi] Cumi-Cumi
    [gurnia] Gurnia
    [nampan] Nampan
    [numa] Numa
    [polopo] Polopo
    [ariac] Ariac
    [glodoc] Glodoc
    [labah] Labah
    [maradono] Maradono
    [meja] Meja
    [bagi] Bagi
    [bola_bola] Bola-Bola
    [kat] Kat
    [manu] Manu
   *[naik] Naik
}
challenge-name = { $challenge ->
    [badaboss] BadabOss
    [kiri_kanoss] Kiri KanOss
    [los_loboss] Los LobOss
    [targoss] TargOss
   *[warnoss] WarnOss
}
family-name = { $family ->
    [classic] klassische
    [hand] Hand-
    [exotic] exotische
   *[duel] Duell-
}
side-name = { $side ->
    [bump] Buckel
   *[hollow] Mulden
}
colour-name = { $colour ->
    [white] Weiß
    [black] Schwarz
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}

move-card = Stammeskarte: { $value }
move-figure = Figur: { figure-name }
move-lay = { $family ->
    [classic] Eine { $value } an die klassische Figur legen
    [hand] Eine { $value } an die Handfigur legen
   *[exotic] Eine { $value } an die exotische Figur legen
}
move-hands = Knochen: { $count }
move-duel = { $result ->
    [first] Die erste Person gewinnt
    [second] Die zweite Person gewinnt
   *[tie] Gleichstand
}
move-replay = Eine { $value } zahlen und noch einmal versuchen
move-accept = Das Ergebnis annehmen
move-prize = Die { $value } behalten
move-challenge = Herausforderung: { challenge-name }
move-place = { $result ->
    [ok] Der Knochen bleibt
   *[fall] Der Turm fällt
}
move-catch = { $result ->
    [ok] Gefangen
   *[miss] Daneben
}
move-call = { $side ->
    [bump] „Buckel!“
   *[hollow] „Mulde!“
}
move-first = { $seat } spricht zuerst
move-answer = { $result ->
    [right] Die Zahl stimmt
   *[wrong] Die Zahl ist falsch
}
move-closest = { $seat } liegt am nächsten
move-eliminate = { $seat } ausscheiden lassen
move-colour = { colour-name } ansagen
move-caught = { $seat } greift daneben
move-draw = Das Los fällt auf { $seat }

ask-deal-chance = Welche Karte wird ausgeteilt?
ask-reveal-chance = Welche Figur wird aufgedeckt?
ask-lay = { $player }: Welche Karte an welche Figur?
ask-figures-accept = Für eine Karte noch einmal, oder annehmen?
ask-figures-prize = Welche Karte aus dem Duell behältst du?
ask-figures-hands-chance = { $turn }: Wie viele Knochen? Gebraucht: { $attempt_needed }.
ask-figures-duel-chance = { $attempt_seats_0 } (erste Person) gegen { $attempt_seats_1 } (zweite Person): Wer gewinnt?
ask-challenge-call = Buckel oder Mulden?
ask-challenge-eliminate = Wen lässt du ausscheiden?
ask-challenge-colour = Welche Farbe darf niemand greifen?
ask-challenge-chance = Was ist passiert?
ask-challenge-place-chance = { $contest_tower ->
    [0] { $turn }: Der erste Knochen liegt auf dem Tisch.
   *[other] { $turn } setzt einen Knochen auf den Turm ({ $contest_tower }): Bleibt er oben?
}
ask-challenge-catch-chance = { $turn } wirft den Knochen: gefangen oder daneben?
ask-challenge-first-chance = Wer nennt zuerst eine Zahl?
ask-challenge-answer-chance = { $turn } hat eine Zahl genannt: Stimmt sie?
ask-challenge-closest-chance = Wessen Knochen liegt am nächsten an der Karte?
ask-challenge-caught-chance = Wer hat den falschen Knochen oder keinen?
ask-challenge-draw-chance = Auf wen fällt das Los?
ask-draw-chance = Welche Karte wird gezogen?

first-lay = Die Karte sagt, wie viele Knochen du schaffen musst. Zwei an einer Figur: ein Duell.
first-figures-accept = Bezahlt wird mit einer Handkarte, die weg ist; zwei neue Versuche in jeder Runde.
first-figures-prize = Die Karte, die du behältst, zählt ihren Wert; die andere ist aus dem Spiel.
first-challenge-call = Sag eine Seite an; wer als Erstes richtig zählt, lässt jemanden ausscheiden.
first-challenge-eliminate = Wer übrig bleibt, bekommt 4 Punkte und wird Häuptling.
first-challenge-colour = Alle greifen zu: Wer diese Farbe oder nichts erwischt, scheidet aus.

bones-of = { $bones } von { $needed } Knochen
points-won = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
points-with = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}

log-dealt = { $player } nimmt fünf Karten auf.
log-dealt-own = { $player } nimmt fünf Karten auf: { $cards }.
log-draws = { $player } zieht eine Karte.
log-draws-own = { $player } zieht eine { $value }.
log-round = Runde { $round }: Häuptling ist { $player }.
log-figure = { $family ->
    [duel] Das Duell ist { figure-name }.
    [hand] Die Handfigur ist { figure-name }.
   *[other] Die { family-name } Figur ist { figure-name }.
}
log-lay = { $player } legt eine { $value } an { figure-name }.
log-pair = { $player } und { $other } treffen sich im Duell: { figure-name }.
log-succeeds = { $player } schafft { figure-name } ({ bones-of }) und gewinnt die Karte.
log-fails = { $player } scheitert an { figure-name }: { bones-of }.
log-beats = { $player } schlägt { $other } in { figure-name }.
log-tie = Gleichstand zwischen { $player } und { $other } in { figure-name }: noch einmal von vorn.
log-ten-ties = Zehnmal Gleichstand hintereinander: Der nächste Versuch entscheidet.
log-replay = { $player } zahlt eine { $value } für einen neuen Versuch.
log-accept-solo = { $player } belässt es dabei: Die { $value } ist aus dem Spiel.
log-accept-duel = { $player } gibt sich geschlagen.
log-prize = { $player } behält eine { $value }; die andere Karte, eine { $other }, ist aus dem Spiel.
log-challenge = Eine Herausforderung für alle: { challenge-name }!
log-tower-begins = { $player } legt den ersten Knochen auf den Tisch.
log-tower-grows = { $player } setzt einen Knochen darauf: Der Turm hat jetzt { $height } Knochen.
log-tower-full = { $player } setzt den sechsten Knochen darauf, und der Turm steht! Niemand scheidet aus.
log-tower-falls = { $player } bringt den Turm zu Fall und scheidet aus.
log-catches = { $player } fängt den Knochen.
log-misses = { $player } wirft daneben.
log-out = { $player } scheidet aus.
log-nobody-out = Niemand scheidet aus: Alle Übrigen werfen noch einmal.
log-lots-follow = Das war das zehnte Mal ohne Entscheidung: Es wird gelost.
log-call = { $player } wirft die Knochen und lässt { side-name } zählen.
log-speaks = { $player } nennt zuerst eine Zahl …
log-right = Sie stimmt.
log-wrong = Sie ist falsch: { $player } scheidet aus.
log-closest = { $player } kommt der Karte am nächsten.
log-eliminates = { $player } lässt { $other } ausscheiden.
log-colour = { $player } sagt { colour-name } an: Finger weg von diesem Knochen!
log-caught = { $player } hat den falschen Knochen oder gar keinen und scheidet aus.
log-lots = Das Los fällt auf { $player }.
log-crown = { $player } gewinnt { challenge-name } (4 Punkte) und ist Häuptling.
log-end-rounds = Alle { $rounds } Runden sind gespielt: Die Partie ist vorbei.
log-end-equal = Gleichstand nach Punkten und Herausforderungen: Der Sieg wird geteilt.
log-wins = { $player } hat { points-won } und ist Großhäuptling!
log-end-by-challenges = { $player } hat { points-won } wie andere auch, aber mehr Herausforderungen gewonnen: Großhäuptling!
log-shares = Geteilter Sieg: { $player } hat { points-won }.
log-end-how = Die Punkte von { $player }: { $figure } aus Figuren, { $duel } aus Duellen, { $challenge } aus Herausforderungen.
part-figure = { figure-name }
part-duel = { figure-name } (Duell)
part-challenge = { challenge-name }
amount = { points-won }

why-card-drawn = Stammeskarten werden gezogen, nicht ausgesucht.
why-figure-revealed = Figuren werden aufgedeckt, nicht ausgesucht.
why-challenge-turned = Herausforderungen werden aufgedeckt, nicht ausgesucht.
why-lots-drawn = Gelost wird nur, wenn eine Herausforderung kein Ende findet.
why-hands-at-work = Das ist Sache der Hände; jetzt ist etwas zu entscheiden.
why-laid-already = In Runde { $round } sind schon alle Karten gelegt.
why-not-in-hand = Du hast keine { $value } auf der Hand.
why-nothing-to-replay = Es wurde noch nichts versucht, was sich wiederholen ließe.
why-nothing-to-accept = Es wurde noch nichts versucht, was sich annehmen ließe.
why-no-more-replays = Du hast in dieser Runde schon zweimal wiederholt.
why-prize-first = Das Duell ist gewonnen: Such dir die Karte aus, die du behältst.
why-no-replay-in-challenge = Die Figuren sind vorbei, und in einer Herausforderung wird nichts wiederholt.
why-no-prize-now = Nur wer ein Duell gewonnen hat, behält eine der Karten, und erst, wenn die andere Seite die Niederlage annimmt.
why-not-a-prize = Die Karten dieses Duells sind eine { $one } und eine { $two }.
why-no-call-now = „Buckel“ oder „Mulde“ sagt der Häuptling in Los LobOss an, bevor gezählt wird.
why-no-colour-now = Farben werden in WarnOss angesagt, bevor alle zugreifen.
why-no-such-bone = { colour-name } liegt nicht auf dem Tisch: Es sind nur { $count } Knochen da, einer für jede Person, die noch dabei ist.
why-nobody-to-eliminate = Jetzt bestimmt niemand, wer ausscheidet.
why-not-yourself = Du lässt jemand anderen ausscheiden, nicht dich selbst.
why-not-in-challenge = Diese Person ist nicht mehr dabei.

board-round = Runde { $round } von 4
board-over = Die Partie ist vorbei
board-chief = Häuptling
board-duel = Duell
board-duel-when = Wann gibt es ein Duell?
board-duel-help = Niemand wählt es: Wer mit jemandem vor derselben Figur liegt, trägt es im Duell aus.
board-share-what = Was sagen Knöchel und Prozent?
board-share-help = Wie schwer die Figur mit der Karte in deiner Hand ist (drei Knöchel: sehr) und wie oft sie dir allein gelingt.
board-classic = Klassisch
board-hand = Hand
board-exotic = Exotisch
board-solo-open = Verlangte Knochen: { $needed }
board-solo = Knochen: { $result } von { $needed }
board-duel-open = Wer gewinnt?
board-duel-won = { $player } gewinnt
board-replays = Wiederholungen
board-left = noch dabei:
board-tower = Knochen im Turm: { $height }
board-said = { $said ->
    [bump] Zählt die Buckel!
    [hollow] Zählt die Mulden!
    [white] Nicht den weißen Knochen!
    [black] Nicht den schwarzen Knochen!
    [red] Nicht den roten Knochen!
    [yellow] Nicht den gelben Knochen!
    [green] Nicht den grünen Knochen!
   *[blue] Nicht den blauen Knochen!
}
board-missed = Daneben:
board-own = Auf der Hand
board-head-points = Pkt.
board-head-won = Gewonnen
board-head-challenges = ★
board-head-cards = Hand/St.
board-table = Der Tisch von Oss
board-face-down = { $family }: Die Karte liegt verdeckt
board-seat = { $player }: { points-won }. Karten auf der Hand: { $hand }, im Stapel: { $deck }, gewonnen: { $won }.
board-hand-card = Eine { $value } auf deiner Hand
board-laid-card = { $player } hat eine { $value } an { figure-name } gelegt
board-deck = Stapel
board-skill = Geschick { $skill }
board-out = Ausgeschieden
board-grand-chief = Großhäuptling
board-challenges-left = Herausforderungen: { $count }
board-out-of-game = Aus dem Spiel: { $count }
board-replays-used = Wiederholungen: { $used } von { $most }
board-pick-both = Wähle eine Karte aus deiner Hand, dann die Figur, die du damit versuchst.
board-pick-figure = Wähle jetzt die Figur, an die sie gelegt wird.
board-pick-card = Wähle jetzt die Karte: Sie sagt, wie viele Knochen du wagst.
board-chance = Allein gelingt dir das zu { $share }.
board-lay = Karte legen
board-lay-it = { $value } legen: { figure-name }
board-back = Anders wählen
board-pay = { $value } zahlen
board-pay-again = noch einmal
board-accept = Annehmen
board-worked = Geschafft!
board-not-worked = Nicht geschafft. Wie viele Knochen?
board-real = Wir nehmen echte Karten und Knochen und geben ein, was kommt

describe-aslik = Die Knochen einzeln aufheben, während der Vater fliegt.
describe-ehfel = Alle Knochen in der Hand: bei jedem Wurf nur einen ablegen.
describe-kuda_kuda = Mit der anderen Hand einen Knochen aufheben und auch den Vater fangen; nach jedem Wurf wechseln die Hände.
describe-takh_takh = Die Knochen hochkant hinstellen, einen pro Wurf.
describe-wollo = Die Knochen einzeln über die Mauer der anderen Hand heben.
describe-cumi_cumi = Finger verschränkt, Zeigefinger als Zange: die Knochen einzeln hochwerfen und mit den verschränkten Händen fangen. Ohne Vater.
describe-gurnia = Die Knochen einzeln unter den Fingerbögen der anderen Hand durchschieben.
describe-nampan = Vier Knochen zwischen den Handflächen: beim Öffnen hochwerfen und mit der starken Hand auffangen. Ohne Vater.
describe-numa = Fünf Knochen auf dem Handrücken: hochwerfen und mit der Handfläche fangen. Ohne Vater.
describe-polopo = Vier Knochen zwischen den Fingern: in die Handfläche wandern lassen, keiner darf fallen. Ohne Vater.
describe-ariac = Vier Knochen in einer Reihe: mit der Handkante links und rechts von einem auf den Tisch schlagen, um ihn zu gewinnen.
describe-glodoc = Wie Aslik, aber die Wurfhand steckt im Beutel.
describe-labah = Der Vater balanciert auf dem Handrücken, während dieselbe Hand Knochen einsammelt.
describe-maradono = Die Knochen einzeln durch ein Tor aus zwei Trommelkarten schnippen.
describe-meja = Die Knochen einzeln auf zwei Trommelkarten setzen.
describe-bagi = Gleichzeitig, beide mit einem Vater: die vier Knochen der Mitte, einen pro Wurf, auf die selbst gewählte Seite schieben. Wer den Vater fallen lässt, verliert; ist die Mitte leer, gewinnt, wer mehr hat.
describe-bola_bola = Abwechselnd: einen Knochen als Ball hinter ein Netz aus zwei Trommelkarten spielen, bis jemand danebenspielt.
describe-kat = Gleichzeitig, beide mit einem Vater: ein Wurf, und wer die meisten Knochen schnappt, gewinnt.
describe-manu = Abwechselnd: fünf Knochen von der Handfläche auf den Handrücken werfen; wer die meisten behält, gewinnt. Ohne Vater.
describe-naik = Abwechselnd: 1 Knochen greifen, dann 2 auf einmal, dann 3 und so weiter; wer zuerst scheitert, verliert. Nach 5 geht es wieder bei 1 los.
describe-badaboss = Ein Turm, reihum je ein Knochen: Wer ihn umwirft, scheidet aus.
describe-kiri_kanoss = Einen Knochen von einem Handrücken auf den anderen werfen; wer danebenwirft, scheidet aus.
describe-los_loboss = Sechs Knochen fallen: schneller als die anderen die Buckel oder die Mulden zählen. Wer richtig zählt, lässt jemanden ausscheiden; wer falsch zählt, scheidet aus.
describe-targoss = Den eigenen Knochen zur Karte in der Mitte schnippen; wer am nächsten liegt, lässt jemanden ausscheiden.
describe-warnoss = Einen Knochen greifen, nur nicht die angesagte Farbe; wer sie hat oder leer ausgeht, scheidet aus.

lesson-lay = Eine Karte ist eine Wette: So viele Knochen versprichst du, so viele Punkte zählt sie. Leg die 2 an die klassische Figur.
lesson-try = Deine Figur ist dran: Mach sie mit eigener Hand! Zwei Knochen, je Wurf einer. Versuch es, so oft du willst.
lesson-challenge = Geschafft! Jede Runde endet mit einer Herausforderung: 4 Punkte. Dein Knochen liegt am nächsten: Lass { $one } ausscheiden.
lesson-wager = Gewonnen! Als Häuptling legst du zuerst. Eine 4 zählt mehr und ist schwerer: Leg sie an die exotische Figur.
lesson-replay = { $one } nahm dieselbe Figur: ein Duell, und du hast verloren. Eine Karte kauft einen neuen Versuch: Zahl mit der 1.
lesson-prize = Doch noch gewonnen! Wer siegt, behält eine der beiden Karten; die andere ist aus dem Spiel. Nimm die 4.
lesson-follow = { $one } ist jetzt Häuptling und hat zuerst gelegt. An einer anderen Figur gibt es kein Duell: Leg eine 2 an die klassische.
lesson-accept = Ein Knochen von zweien reicht nicht. Ein neuer Versuch kostet eine Karte, und es geht nur um eine 2: Lass es gut sein.
lesson-end = Nach vier Runden zählen deine Karten und 4 Punkte je Herausforderung. Es geht auch mit echten Knochen. Spiel weiter!
hand-hands = Werfen
hand-hands-you = Deine Figur: Wirf die Knochen!
hand-duel = Werfen
hand-duel-you = Das Duell: Wirf die Knochen!
hand-challenge = Aufdecken
hand-challenge-you = Deck die Herausforderung auf!
hand-place = Stapeln
hand-place-you = Du bist dran: noch ein Knochen auf den Stapel!
hand-catch = Werfen
hand-catch-you = Du bist dran: Wirf und fang!

hands-practice = Oss mit der Hand
hands-lead = Fünfundzwanzig Figuren mit Knochen: zusehen, probieren, noch einmal. Nichts wird verschickt; deine Bestwerte bleiben auf diesem Gerät.
hands-rules = Regeln
hands-today = Die fünf von heute, { $date }
hands-today-how = Fünf Figuren, je ein Versuch, heute für alle dieselben.
hands-days = { $days ->
    [one] Einen Tag in Folge gespielt
   *[other] { $days } Tage in Folge gespielt
  }
hands-copy = Ergebnis kopieren
hands-copied = Kopiert
hands-at-level = Stufe { $level }
hands-group-classic = Klassische Figuren
hands-group-hand = Handfiguren
hands-group-exotic = Exotische Figuren
hands-group-duel = Duelle
hands-group-challenge = Herausforderungen
hands-untried = Noch nicht probiert
hands-record = Bestes: { $best } · in Folge: { $streak } (Rekord { $longest })
hands-back = Alle Figuren
hands-demo = So geht es
hands-slowly = In Zeitlupe
hands-level = Stufe
hands-go = Los!
hands-again = Noch einmal
hands-go-on = Weiter: Stufe { $level }
hands-slow = Zeitlupe
hands-next = Nächste Figur
hands-ring = Mit Ring: Tasten, Schalter oder Tippen
hands-field = Das Feld. { $figure }
hands-done = Geschafft!
hands-not-done = Daneben!
hands-told-done = Geschafft: { $result } von { $needed }.
hands-told-not-done = Nicht geschafft: { $result } von { $needed }.
hands-told-caught = Gefangen, { $result } von { $needed }.
hands-told-dropped = Gefallen.
hands-told-target = Knochen { $target }.
hands-coarse = Dieser Browser rundet die Zeit auf { $ms } ms: Fangen wird Glückssache.

hands-distance = { $by } von der Mitte.
hands-handicap = Zeit { $tempo } %, Reichweite { $reach } %
hands-once-more = Die Zeit ließ sich nicht messen: bitte noch einmal.
hands-others = Geschafft. Die anderen sind noch dabei.
hands-waiting = Warten auf { $players }.
hands-mine = Meine Hand
hands-ready = Bereit!
hands-table-does = Die Hand des Tisches ist am Werk.
hands-lent-late = Du warst nicht rechtzeitig da: Der Tisch macht deine Figuren.
hands-lent-you = Der Tisch macht deine Figuren.
hands-take-back = Selbst machen
hands-lend-now = Hand leihen
hands-lend = Hand leihen: Der Tisch macht meine Figuren
hands-tempo = Zeit (mehr ist langsamer)
hands-reach = Reichweite (mehr ist leichter)
hands-warm-up = Aufwärmen
hands-warm-up-why = An diesem Tisch macht ein kurzes Aufwärmen die Hände gleich: Drei Würfe stellen deine Zeit und Reichweite ein. Alle sehen sie, und du kannst sie ändern.
hands-warm-up-go = Aufwärmen
hands-warm-up-skip = Wie immer spielen
hands-warm-up-again = Noch einmal aufwärmen
hands-warming = Aufwärmen, { $number } von { $count }
hands-lent-hand = { $player } (geliehene Hand)
hands-do-ready = Achtung …
hands-do-throw = Wirf!
hands-do-catch = Fang!
hands-do-false-start = Zu früh!
hands-do-aslik = Greif!
hands-do-ehfel = Leg einen ab!
hands-do-kuda_kuda = Greif!
hands-do-takh_takh = Stell ihn auf!
hands-do-wollo = Hinüber!
hands-do-cumi_cumi = Drück!
hands-do-gurnia = Schieb!
hands-do-nampan = Wirf!
hands-do-numa = Wirf!
hands-do-polopo = Halt!
hands-do-ariac = Schlag!
hands-do-glodoc = Greif!
hands-do-labah = Sammle!
hands-do-maradono = Schieß!
hands-do-meja = Leg ab!
hands-do-bagi = Wisch!
hands-do-bola_bola = Schieß!
hands-do-kat = Greif viele!
hands-do-manu = Wirf!
hands-do-naik = Greif { $count }!
hands-do-badaboss = Stapel!
hands-do-kiri_kanoss = Wirf!
hands-do-los_loboss = Wie viele { side-name }?
hands-do-targoss = Schnipp!
hands-do-warnoss = Nicht { colour-name }!

hands-how-aslik = Wisch den Vater hoch. Drück auf einen Knochen, dann halte den Finger dorthin, wo der Vater landet.
hands-how-ehfel = Wisch den Vater hoch. Drück so lange auf das Tuch, bis genau ein Knochen fällt, nicht zu nah an den anderen; dann fang.
hands-how-kuda_kuda = Wisch den Vater hoch. Drück auf einen Knochen der anderen Seite und fang auch dort.
hands-how-takh_takh = Wisch den Vater hoch. Zieh einen Knochen seitwärts, bis er steht, lass ruhig los, dann fang.
hands-how-wollo = Wisch den Vater hoch. Wisch einen Knochen über die Mauer auf das Tuch, dann fang.
hands-how-cumi_cumi = Drück auf einen Knochen, bis sich die Fingerspitzen treffen, dann wisch ihn hinauf in die Hände.
hands-how-gurnia = Wisch den Vater hoch. Schnipp einen Knochen durch seinen eigenen Bogen, dann fang.
hands-how-nampan = Wisch hoch zum Werfen, folge den Knochen mit dem Finger und fang so viele, wie du kannst.
hands-how-numa = Wisch hoch zum Werfen. Die Hand dreht sich um; dann fang so viele, wie du kannst.
hands-how-polopo = Halte gedrückt, bis der Knochen in der Mulde der Hand liegt, dann lass los.
hands-how-ariac = Wisch den Vater hoch. Tipp dicht links und dicht rechts neben einen Knochen, dann fang.
hands-how-glodoc = Wisch den Vater hoch. Drück auf einen Knochen, auch wenn der Beutel ihn verdeckt, dann fang.
hands-how-labah = Lass den Finger liegen und bewege ihn sanft: Der Vater liegt auf der Hand. Sammle die Knochen ein.
hands-how-maradono = Wisch den Vater hoch. Schnipp einen Knochen durch das Tor, dann fang.
hands-how-meja = Wisch den Vater hoch. Zieh einen Knochen auf eine Karte, dann fang.
hands-how-bagi = Wisch den Vater hoch. Wisch einen Knochen nach links oder rechts, dann fang.
hands-how-bola_bola = Wisch den Vater hoch. Schnipp den Ball durch das Netz, dann fang.
hands-how-kat = Wisch den Vater hoch. Ein Strich über so viele Knochen, wie du dich traust, dann fang.
hands-how-manu = Wisch hoch, um die Knochen zu werfen; sie bleiben auf dem Handrücken, wo sie landen.
hands-how-naik = Wisch den Vater hoch. Ein Strich über genau so viele Knochen wie verlangt, dann fang.
hands-how-badaboss = Zieh den Knochen über den Turm und lass los, wenn er über der Mitte ist.
hands-how-kiri_kanoss = Wisch den Knochen zur anderen Hand hinüber und fang ihn dort.
hands-how-los_loboss = Zähl die Knochen mit der gerufenen Seite und drück die Zahl.
hands-how-targoss = Schnipp deinen Knochen so nah an die Mitte der Karte, wie du kannst.
hands-how-warnoss = Sobald die Farbe gerufen ist, schnapp dir einen Knochen von einer anderen. Schnell!
hands-how-ring = Wähle mit Zahl, Tab oder Tippen. Drück die Leertaste oder tipp, wenn sich der Ring schließt.

fault-jack = Der Vater ist gefallen.
fault-jack-by = Der Vater fiel { $by } neben die Hand.
fault-time = Die Zeit ist um.
fault-void = Das ließ sich nicht werten.
fault-throws = Keine Würfe mehr.
fault-short = Nicht weit genug.
fault-short-by = { $by } zu kurz.
fault-wide = Daneben.
fault-wide-by = { $by } daneben.
fault-wide-takh_takh = Er ist umgefallen.
fault-touched = Das hat einen Knochen berührt.
fault-dropped = Ein Knochen ist gefallen.
fault-early = Zu früh.
fault-early-by = { $by } zu früh.
fault-late = Zu spät.
fault-late-by = { $by } zu spät.
fault-spilled = Mehr als einer ist gefallen.
fault-wrong = Das war der falsche.
fault-wrong-takh_takh = Zu schnell losgelassen: Er ist umgefallen.
fault-wrong-naik = Nicht die verlangte Zahl.
fault-wrong-los_loboss = Das war die falsche Zahl.
fault-fell = Der Vater ist von der Hand gerutscht.
fault-tower = Der Turm ist eingestürzt.
fault-tower-by = Der Turm ist eingestürzt: { $by } zu weit außen.
fault-miss = Nicht gefangen.
fault-miss-by = Um { $by } verfehlt.
fault-fast = So schnell ist keine Hand.
fault-many = So oft drückt niemand.

print-classic = Figurenkarte, klassisch
print-hand = Figurenkarte, Hand
print-exotic = Figurenkarte, exotisch
print-duel = Figurenkarte, Duell
print-challenge = Herausforderung, 4 Punkte
print-chief = Häuptlingskarte
print-drum = Trommelkarte: Tor, Netz oder Tisch
print-tribe = Stammeskarte: je Person 1, 1, 2, 2, 3, 3, 4, 4
print-bone = Knochen zum Falten
print-target = Zielscheibe für TargOss
print-make-bones = Einen Knochen am Umriss ausschneiden, alle Kanten falten, die grauen Laschen kleben. Mit ein, zwei trockenen Bohnen darin fliegt er gut.
print-make-cards = Die Figurenkarten nach ihren Rückseiten sortieren: vier Stapel. Die übrigen quadratischen Karten haben alle dieselbe Rückseite.
print-house-caps = Kronkorken sind gute Knochen: die hohle Seite ist die Mulde, die andere der Buckel. Man kann sie stapeln und hochkant stellen. Nach Farbe kennzeichnen; weiß ist der Vater.
print-house-bag = Glodoc braucht einen kleinen Stoffbeutel oder eine Socke über der Wurfhand. Zu zweit bleibt WarnOss im Umschlag.
print-in-short = # Eine Runde, viermal
    Von jeder Familie eine Figur aufdecken. Ab dem Häuptling legen alle eine Stammeskarte vor eine Solofigur: Ihre Zahl sagt, wie viele Knochen es werden sollen.
    Die ersten zwei vor derselben Figur kämpfen im Duell; alle anderen spielen solo.
    Der Reihe nach ab dem Häuptling: geschafft, die Karte ist gewonnen; nicht geschafft, sie ist weg.
    Wer ein Duell gewinnt, behält eine der zwei Karten.
    Nicht geschafft? Für eine Handkarte noch einmal, höchstens zweimal pro Runde.
    Dann die Herausforderung: alle zugleich, 4 Punkte; wer gewinnt, ist Häuptling.
    Alle ziehen eine Karte.
    # Der Vater
    Den weißen Knochen werfen, die Figur ausführen, ihn fangen. Fällt er, ist der Versuch vorbei; war nur die Figur nichts: noch ein Wurf.
    # Das Ende
    Nach vier Runden gewinnen die meisten Punkte.
