# Würfelkönig: was in einem Datensatz, einer Bedingung oder bei Würfeln abgelehnt wird.

# Ein Datensatz.
kingdata-line = { $file }, Zeile { $line } (Regel { $rule }): { $reason }
kingdata-form = „{ $text }“ ist hier nicht zu verstehen. Eine Zeile sieht so aus: „{ $form }“.
kingdata-face = „{ $text }“ ist keine Würfelseite. Eine Seite ist eine Farbe (r, b oder g) und eine Zahl von 1 bis 6, etwa „r3“.
kingdata-die-number = Das ist Würfel { $found }, an der Reihe ist aber Würfel { $due }.
kingdata-die-sides = „{ $text }“ hat nicht jede Zahl von 1 bis 6 genau einmal.
kingdata-die-colours = „{ $text }“ hat nicht zwei rote, zwei blaue und zwei grüne Seiten.
kingdata-dice-alike = Würfel { $die } hat die gleichen Farben wie Würfel { $twin }. Keine zwei Würfel sind gleich.
kingdata-number-colours = Auf allen Würfeln zusammen kommt { $face } so oft vor: { $count }. Jede Zahl ist zweimal rot, zweimal blau und zweimal grün.
kingdata-dice-count = Würfel in der Datei: { $count }. Es müssen 6 sein.
kingdata-pile-number = Das ist Stapel { $found }, an der Reihe ist aber Stapel { $due }.
kingdata-pile-size = Karten in Stapel { $pile }: { $count }. Es müssen 12 sein.
kingdata-pile-count = Stapel in der Datei: { $count }. Es müssen 5 sein.
kingdata-thief = Eine Karte von Stapel 2 sagt nach ihrem Joker, welcher Dieb sie ist: { $known }.
kingdata-steps = Bedingungen dieser Karte von Stapel { $pile }: { $count }. Verlangt: { $due }.
kingdata-halves = Hälften des Plans: { $count }. Es müssen 2 sein.
kingdata-half-size = Felder in Hälfte { $half }: { $count }. Es müssen 15 sein.
kingdata-field-twice = Ein Feld { $field } steht schon in Zeile { $first }.
kingdata-place-taken = Feld { $field } liegt dort, wo { $other } liegt.
kingdata-terrain-once = Die erste Hälfte hat keine Landschaft „{ $terrain }“. Jede Landschaft kommt in jeder Hälfte einmal vor.
kingdata-terrain-again = Diese Hälfte hat die Landschaft „{ $terrain }“ schon. Jede Landschaft kommt in jeder Hälfte einmal vor.
kingdata-two-marks = Feld { $field } hat mehr als ein Zeichen. Drachen und Edelsteine liegen auf verschiedenen Feldern.
kingdata-mark = „{ $text }“ ist kein Zeichen eines Feldes. Zeichen: { $known }.
kingdata-mark-count = Felder mit dem Zeichen „{ $mark }“: { $count }. Verlangt: { $due }.
kingdata-dragon-players = „{ $text }“ ist keine Spielerzahl. Nach „dragon“ stehen einige von diesen, jede einmal, oder nichts: { $known }.
kingdata-dragon-count = Drachenfelder mit { $seats } Spielern: { $count }. Möglich sind 1 bis { $highest }.
kingdata-join-players = Für diese Spielerzahl gibt es keine Verbindung: { $seats }. Verbindungen gibt es für 2, 3 und 4.
kingdata-join-twice = Die Verbindung für { $seats } Spieler steht schon in Zeile { $first }.
kingdata-turn = Eine Hälfte lässt sich nicht um { $turn } Sechstel drehen. Erlaubt: 0 bis 5.
kingdata-join-missing = Die Verbindung für { $seats } Spieler fehlt.
kingdata-overlap = Verbunden für { $seats } Spieler liegt Feld { $field } auf { $other }.
kingdata-apart = Verbunden für { $seats } Spieler hängt der Plan nicht zusammen: Von { $other } führt kein Weg nach { $field }.
kingdata-gold-near = Verbunden für { $seats } Spieler liegen die goldenen Edelsteine auf { $field } und { $other } zu nah: { $steps ->
    [one] { $steps } Schritt,
   *[other] { $steps } Schritte,
    } verlangt sind mindestens { $far }.

# Dateien.
kingdata-no-file = Der Ordner { $folder } hat keine lesbare Datei { $file }. Zu einem Datensatz gehören { $known }.
kingdata-encoding = Die Datei { $file } in { $folder } ist kein Text in UTF-8.
kingdata-exists = Die Datei { $file } gibt es in { $folder } schon; sie blieb, wie sie ist. Nenne einen anderen Ordner.
kingdata-cannot-write = In { $folder } lässt sich nichts schreiben: { $reason }.

# Bedingungen.
kingdata-condition-unknown = „{ $text }“ ist keine Bedingung (K41). Beispiele: { $known }.
kingdata-condition-run = „{ $text }“ kann keine Bedingung sein (K41): Eine Straße hat { $lowest } bis { $highest } Würfel.
kingdata-condition-dice = „{ $text }“ kann keine Bedingung sein (K41): Verlangt werden { $lowest } bis { $highest } Würfel.
kingdata-condition-number = „{ $text }“ kann keine Bedingung sein (K41): Ein Würfel zeigt { $lowest } bis { $highest }.
kingdata-condition-sum = „{ $text }“ kann keine Bedingung sein (K41): Eine solche Summe geht von { $lowest } bis { $highest }.
kingdata-condition-colour-twice = „{ $text }“ kann keine Bedingung sein (K41): Die Farbe { $colour } kommt zweimal vor.

# Würfel auf der Befehlszeile.
kingdata-dice-six = Angegebene Würfel: { $count }. Es müssen 6 sein, in der Reihenfolge der Würfel.
kingdata-die-cannot = Würfel { $die } kann { $face } nicht zeigen. Seine Seiten: { $sides }.
kingdata-rolls = „{ $rolls }“ ist hier keine Zahl von Würfen, die noch kommen. Erlaubt: { $lowest } bis { $highest }.
kingdata-jokers-many = Angegebene Joker: { $count }. Höchstens { $highest } können dazukommen.
kingdata-conditions-many = Angegebene Bedingungen: { $count }. Höchstens { $highest } lassen sich zusammen verlangen.

# K9: der Plan von Hand gelegt. $part ist „flames“, „gold“ oder „white“.
kingdata-arrange-form = „{ $text }“ beschreibt keinen Aufbau des Plans. Zum Beispiel: { $example }.
kingdata-arrange-join = Die Hälften lassen sich wie für 2, 3 oder 4 Spieler verbinden, nicht wie für „{ $text }“.
kingdata-arrange-field = Auf diesem Plan gibt es kein Feld „{ $field }“.
kingdata-arrange-twice = Auf Feld { $field } kann nur eine Flamme oder ein Edelstein liegen.
kingdata-arrange-count = Mit { $seats } Spielern { $part ->
    [flames] muss die Zahl der Flammen auf dem Plan { $due } sein, nicht { $count }.
    [gold] müssen { $due } goldene Edelsteine auf dem Plan liegen, nicht { $count }.
   *[white] müssen { $due } weiße Edelsteine auf dem Plan liegen, nicht { $count }.
}
