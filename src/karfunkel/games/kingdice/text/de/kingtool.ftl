# Werkzeuge für Würfelkönig.

kingtool-help-kingdice = Würfelchancen und Sätze aus Plan, Karten und Würfeln für Würfelkönig
kingtool-help-odds = die genaue Chance, eine Bedingung zu erfüllen, und welche Würfel bleiben
kingtool-help-condition = was die Würfel zeigen müssen, etwa „run 5“, „4 equal“, „3 red + 2 blue“, „sum >= 28“
kingtool-help-dice = die sechs Würfel auf dem Tisch, etwa „r3 b5 r2 b4 g3 b6“
kingtool-help-rolls = Würfe, die noch kommen
kingtool-help-jokers = Würfel, die Joker hinzufügen, etwa „r4“
kingtool-help-data = Ordner mit einem anderen Satz aus Plan, Karten und Würfeln
kingtool-help-check = sagen, was an einem Satz aus Plan, Karten und Würfeln nicht stimmt
kingtool-help-export = unseren eigenen Satz als Ausgangspunkt für einen anderen schreiben
kingtool-help-folder = Ordner mit den Dateien eines Satzes
kingtool-help-map = den Plan von Würfelkönig zeichnen
kingtool-help-players = Anzahl der Spieler: 2, 3 oder 4
kingtool-help-svg = Datei, in die der Plan gezeichnet wird

kingtool-odds = { $rolls ->
    [0] { $conditions }, kein Wurf mehr: { $percent } % ({ $ways }).
    [one] { $conditions }, noch { $rolls } Wurf: { $percent } % ({ $ways }).
   *[other] { $conditions }, noch { $rolls } Würfe: { $percent } % ({ $ways }).
    }
kingtool-keep = Behalte: { WORD($dice, of: "kingdice-die") }. Würfle mit den anderen.
kingtool-keep-none = Würfle mit allen sechs Würfeln noch einmal.
kingtool-stop = Höre auf zu würfeln.
kingtool-fine = Dieser Satz ist fehlerfrei. Seine Prüfsumme ist { $hash }.
kingtool-written = Geschrieben: { $file }
kingtool-reroll-hint = Tippe die Nummern der Würfel, mit denen du noch einmal würfelst, etwa 1 3 6, oder stop.
