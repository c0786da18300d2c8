# Turniere von Bots.

# Zahlen, wie man sie schreibt; U+00A0 hält Zahl und Einheit zusammen.
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-percent-tick = { $value } %
arena-score = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { $value }
arena-us = { $value } µs
arena-ms = { $value } ms
arena-s = { $value } s
arena-from-to = { $low } bis { $high }
arena-plus-minus = { $value } ± { $margin }
arena-named = { $name }: { $value }
arena-several = { $bot } × { $seats }

# Im Terminal.
arena-head = { $game }, { $number } Spieler, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
    } aus { $deals ->
    [one] { $deals } Gabe,
   *[other] { $deals } Gaben,
    } Startwert { $seed }, Regelversion { $version }.
arena-equal = Bei gleicher Stärke wären es { $share } der Siege. In Klammern: 95-%-Intervalle.
arena-line = { $share } der Siege ({ $interval }), im Schnitt { $score } Punkte, Wertungszahl { $rating }, { $time } je Entscheidung

# Die Seite.
arena-title = { $game }: Bots im Vergleich
arena-lead = { $bot } gewann am häufigsten: { $share } seiner Partien. Wären alle gleich stark, wären es { $equal }.
arena-standings = Rangliste
arena-bot = Bot
arena-share = Siegquote
arena-interval = 95-%-Intervall
arena-mean-score = Punkte im Schnitt
arena-rating = Wertungszahl
arena-time = Zeit je Entscheidung
arena-share-note = Ein geteilter Sieg zählt anteilig. Hatte ein Bot mehrere Plätze, gilt alles für einen davon.
arena-rating-note = Wertungszahl: 400 Punkte mehr heißt zehnmal so oft gewinnen; der Mittelwert aller Bots ist { $mean }. Nach ± steht das halbe 95-%-Intervall.
arena-strength = Spielstärke
arena-strength-note = Anteil der Siege mit 95-%-Intervallen. Auf der gestrichelten Linie sind alle gleich.
arena-scores = Punkte
arena-scores-note = Wie oft eine Partie mit wie vielen Punkten endete. Senkrechter Strich: Median. Punkt: Mittelwert.
arena-scores-value = Mittelwert { $mean }, Median { $median }
arena-seating = Vorteil des Platzes
arena-seating-note = Anteil der Siege nach Platz, egal welcher Bot dort saß, mit 95-%-Intervallen. Gestrichelt: alle gleich.
arena-seat = Platz
arena-seat-number = Platz { $seat }
arena-length = Länge der Partie
arena-length-note = Schritte einer Partie: jede Wahl und jeder Zufall. Gestrichelt: Mittelwert.
arena-length-value = Mittelwert { $mean }, kürzeste { $low }, längste { $high }
arena-time-note = Punkt: Mittelwert. Strich: neun von zehn Partien. Entscheidungen mit nur einer Möglichkeit zählen nicht.
arena-points = Punkte
arena-steps = Schritte
arena-games-axis = Partien
arena-played = Was gespielt wurde
arena-game = Spiel
arena-bots = Bots
arena-players = Spieler
arena-seed = Startwert
arena-deals = Gaben
arena-games = Partien
arena-rules = Regelversion
arena-deals-note = Eine Gabe ist ein Lauf des Zufalls. Jede wurde { $rotations }-mal mit vertauschten Plätzen gespielt, sodass jeder Bot mit demselben Glück auf jedem Platz saß. Als unabhängig gelten die Gaben, nicht die Partien.

# A population.
arena-population-head = { $game }, { $number } Spieler, { $games ->
    [one] { $games } Partie.
   *[other] { $games } Partien.
    }
arena-population-bot = { $bot }: Wertungszahl { $rating }
arena-population-mixture = { $own } gegen { $others } gewinnt { $share } je Platz ± { $margin }
arena-population-stronger = { $line } – stärker
arena-population-note = Gleich stark wäre { $share } der Siege je Platz. Stärker: in jeder Mischung darüber, mit dem ganzen 95-%-Intervall.
arena-population-lead = Jedes Paar von Bots in jeder Mischung: einer gegen alle anderen, halb und halb, alle bis auf einen. Stärker heißt: in jeder Mischung über dem gleichen Anteil, mit dem ganzen 95-%-Intervall.
arena-population-spec = Angabe
arena-population-than = Stärker als
arena-population-margins = Vorsprünge
arena-population-margins-note = Ein Feld zeigt, was ein Platz des Bots links mit dem Bot darüber gewinnt, ein Punkt für jede Mischung, mit 95-%-Intervallen. Gestrichelt ist der gleiche Anteil, der obere Rand sind alle Partien, der untere keine.

# Calibration.
arena-calibration-head = { $game }, { $number } Spieler: { $positions } Stellungen aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
    } gemischter Stärke.
arena-calibration-line = Brier-Wert { $brier }, Kalibrierungsfehler { $error } (Glück allein zeigte hier { $perfect }, ohne es bleiben etwa { $beyond })
arena-calibration-distance = Mittlerer Abstand von der Lösung: { $distance }
arena-calibration-note = Brier-Wert: mittlerer quadratischer Fehler, kleiner ist besser. Kalibrierungsfehler: wie weit Chancen von dem entfernt sind, was geschah, im Mittel über zehn Gruppen. Glück: die Ergebnisse so weniger Partien; Stellungen einer Partie haben dasselbe Ergebnis.
arena-calibration-number = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-calibration-title = { $game }: Treffen die Chancen ein?
arena-calibration-lead = In Partien gemischter Stärke wurde bei einigen zufälligen Entscheidungen nach der Gewinnchance gefragt und mit dem verglichen, was geschah.
arena-calibration-errors = Fehler
arena-calibration-who = Wer
arena-calibration-brier = Brier-Wert
arena-calibration-error = Kalibrierungsfehler
arena-calibration-perfect = Durch Glück allein
arena-calibration-beyond = Ohne Glück
arena-calibration-players = { $number } Spieler
arena-calibration-said = gesagt
arena-calibration-happened = geschehen
arena-calibration-curves = Gesagt und geschehen
arena-calibration-curves-note = Zehn Gruppen von Stellungen mit ähnlichen Chancen: was gesagt wurde und wie oft es geschah, mit 95-%-Intervallen. Auf der gestrichelten Linie stimmt beides überein.

# A best answer.
arena-exploit-found = { $game }, { $number } Spieler: Nach { $decisions } Entscheidungen gewinnt die beste gefundene Antwort auf { $copies ->
    [one] { $bot }
   *[other] { $copies }-mal { $bot }
    } { $share } von { $games } Partien ({ $interval }). Gleich wären { $equal }. Das ist eine untere Schranke: Es kann eine bessere Antwort geben.

# Luck counted out.
arena-fair-line = ohne Glück { $share } ({ $interval }), das Intervall ist { $times }-mal so schmal
arena-fair = Ohne Glück
arena-fair-note = Ohne Glück: dieselben Partien, jedes Ergebnis um das Glück des Zufalls und ausgeloster Entscheidungen berichtigt, wie der Richter und ausgespielte Partien es bewerten. Der Mittelwert bleibt, das Intervall wird schmaler.
