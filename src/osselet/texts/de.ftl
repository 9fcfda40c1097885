player = Spieler { $number }

why-unknown = Es gibt keinen Zug namens „{ $move }“.
why-over = Die Partie ist vorbei.
why-not-your-turn = Du bist nicht am Zug.
why-already-chosen = Du hast schon gewählt; nimm die Wahl zurück, um sie zu ändern.
why-wait-for-chance = Gib zuerst ein, was geworfen oder gezogen wurde.
why-not-an-outcome = Das kann jetzt nicht kommen; möglich sind: { $outcomes }.
why-no-such-seat = Platz { $seat } gibt es nicht; die Plätze gehen von 0 bis { $last }.
why-no-clock = Für diesen Platz läuft keine Uhr.
why-no-undo = Das lässt sich nicht zurücknehmen: Seither wurde etwas ausgeteilt, gezeigt oder gespielt.
why-not-now = Das ist jetzt nicht möglich.
