var e=`player = Spieler { $number }

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla …
phrase-hurry = Du bist dran!
phrase-moment = Einen Moment, bitte.
phrase-good-game = Schönes Spiel!
phrase-again = Noch eine Partie?
phrase-bye = Tschüss!

web-cabinet = Der Schrank ist offen
web-skip = Zum Tisch springen
web-language = Sprache
web-close = Schließen
web-cancel = Abbrechen
web-loading = Einen Moment …
web-yes = ja
web-no = nein
web-no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-see-rule = Zur Regel
web-rules = Regeln

web-your-name = Dein Name
web-optional = freiwillig
web-name = Name
web-other-device = Auf einem anderen Gerät, oder vergessen
web-phrase-about = Ein Satz aus sechs Wörtern bringt deinen Namen, deine Plätze und deine Tische auf ein anderes Gerät.
web-phrase-show = Satz zeigen
web-phrase-keep = Schreib ihn auf: Er wird nur jetzt gezeigt, und ein älterer gilt nicht mehr.
web-phrase-have = Ich habe einen Satz
web-phrase-use = Hier weitermachen
web-forget-about = Alles über dich kann vergessen werden: dein Name und deine Tische. Anderswo spielen Bots für dich weiter.
web-forget = Mich vergessen
web-forget-sure = Ja, mich für immer vergessen

web-code = Hast du die fünf Buchstaben eines Tisches?
web-join = Hingehen
web-my-tables = Meine Tische
web-public-tables = Öffentliche Tische
web-no-public-tables = Gerade ist kein öffentlicher Tisch gedeckt.
web-games = Spiele
web-players = { $least } bis { $most } Personen
web-players-exactly = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
web-play = Spielen
web-play-game = { $game } sofort gegen Bots spielen
web-set-up = Auswählen …

web-with = Mit wem?
web-with-bots = Bots
web-with-friends = Freunden
web-with-device = An diesem Gerät
web-how-many = Wie viele spielen mit?
web-who-sits = Wer wo sitzt
web-seat = Platz { $number }
web-last-seat = Der letzte Platz
web-me = Ich
web-open-seat = Freier Platz
web-on-this-device = An diesem Gerät
web-bot-level = Bot, Stufe { $level }
web-options = Optionen
web-per-seat = { $least } bis { $most }; eine Zahl für alle oder eine je Platz: 40, 60, 50
web-more = Mehr
web-clock = Bedenkzeit
web-clock-none = so lange man will
web-clock-live = { $minutes } Minuten für jeden, { $increment } Sekunden mehr je Zug
web-clock-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
web-chat = Chat
web-chat-seats = unter den Spielenden
web-chat-all = auch mit Zuschauern
web-chat-off = geschlossen
web-public = Alle finden diesen Tisch im Schrank
web-watching = Andere dürfen zusehen
web-hints = Tipps sind erlaubt
web-draw-seats = Plätze auslosen
web-real-dice = Wir werfen echte Würfel oder Knöchel und geben ein, was sie zeigen
web-lay = Tisch decken

web-table = Tisch
web-to-cabinet = Zum Schrank
web-gone = Diesen Tisch gibt es nicht mehr.
web-seats-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-not-begun = Noch nicht begonnen.
web-ready = Alle sind da: Fang an, wann du magst.
web-creator-begins = Alle sind da; wer den Tisch gedeckt hat, fängt an.
web-players-title = Am Tisch
web-you = du
web-bot-plays = ein Bot spielt
web-not-here = nicht da
web-to-move = am Zug
web-time-left = Restliche Zeit
web-day = T
web-sit = Hier hinsetzen
web-stand-up = Aufstehen
web-seat-bot = Ein Bot
web-free-seat = Platz freigeben
web-remove-player = Wegschicken
web-spectators = { $count ->
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
web-begin = Anfangen
web-begin-bots = Anfangen, mit Bots auf den freien Plätzen
web-shuffle = Plätze auslosen
web-settings = Dieser Tisch
web-delete = Diesen Tisch löschen
web-delete-sure = Ja, mit allem löschen
web-invite = Jemanden einladen
web-link = Link
web-copy = Kopieren
web-copied = Kopiert.
web-code-is = Oder die Buchstaben:
web-qr = Der Link als QR-Code

web-your-turn = Du bist dran.
web-waiting-for = Wir warten auf { $players }.
web-chosen = Du hast gewählt; die anderen sind noch nicht so weit.
web-enter-chance = Gib ein, was geworfen oder gezogen wurde.
web-nobody-acts = Einen Moment …
web-just-now = Eben
web-moves = Deine Züge
web-narrow = { $count } mögliche Züge: Tippe, um sie einzugrenzen
web-more-moves = … und { $count } weitere: Tippe, um sie einzugrenzen.
web-hint = Tipp
web-thinking = Denkt nach …
web-advice = Wer stark spielt, wählt: { $move } ({ $share }).
web-undo = Zurücknehmen
web-undo-ask = Um Rücknahme bitten
web-wish = { $player } möchte einen Zug zurücknehmen. Bist du einverstanden?
web-wish-waits = { $player } möchte einen Zug zurücknehmen. Wir warten auf { $players }.
web-agree = Einverstanden
web-deny = Nein
web-away = Ein Bot spielt für mich
web-back = Ich bin wieder da
web-replace = Einen Bot spielen lassen
web-leave = Ganz aufhören
web-leave-sure = Ja, ein Bot übernimmt meinen Platz
web-you-watch = Du siehst zu.
web-why = Warum kann ich nicht …?
web-why-about = Der Zug mit seinem Namen
web-why-ask = Warum nicht?
web-why-possible = Das ist jetzt möglich.
web-board = Der Tisch
web-story = Was geschah
web-whole-story = Alle { $count } Zeilen
web-say-something = Etwas sagen
web-send = Senden
web-phrases = Kurze Worte
web-somebody = Jemand
web-reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch …
web-restarting = Der Server startet neu und ist gleich wieder da. Nichts geht verloren.
web-pass-device = Gib das Gerät { $player }
web-pass-about = Sonst sollte jetzt niemand hinsehen.
web-i-am = Ich bin { $player }
web-hand-over = Weitergeben an { $player }

web-over = Die Partie ist vorbei.
web-you-win = Du gewinnst!
web-wins = { $count ->
    [one] { $players } gewinnt.
   *[other] { $players } teilen sich den Sieg.
}
web-nobody-wins = Niemand gewinnt.
web-rematch = Noch einmal
web-follow-rematch = Zur nächsten Partie
web-record = Aufzeichnung sichern

web-view-phase = Phase
web-view-round = Runde
web-view-turn = am Zug
web-view-first = beginnt
web-view-seats = Spieler
web-view-score = Punkte
web-view-total = Summe
web-view-hand = Hand
web-view-hand_size = Handkarten
web-view-deck_size = Karten im Stapel
web-view-bag = Beutel
web-view-dice = Würfel
web-view-drawn = gezogen
web-view-left = übrig
web-view-won = gewonnen
web-view-out = ausgeschieden
web-view-size = Anzahl
web-view-sealed = gewählt
`;export{e as default};