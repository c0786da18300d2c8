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
arena-line = { $share } der Siege ({ $interval }), im Schnitt { $score } Punkte, { $time } je Entscheidung
arena-line-rated = { $share } der Siege ({ $interval }), im Schnitt { $score } Punkte, Wertungszahl { $rating }, { $time } je Entscheidung

# Die Seite.
arena-title = { $game }: Bots im Vergleich
arena-lead = { $bot } gewann am häufigsten: { $share } seiner Partien. Wären alle gleich stark, wären es { $equal }.
arena-standings = Rangliste
arena-bot = Bot
arena-share = Siegquote
arena-interval = 95-%-Intervall
arena-mean-score = Mittlere Punkte
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
