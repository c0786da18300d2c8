# Simulationen.

sim-head = { $game }, { $number } Spieler, Strategie { $policy }, Backend { $backend }, Startwert { $seed }.
sim-games = { $games ->
    [one] { $games } Partie in { $seconds } s.
   *[other] { $games } Partien in { $seconds } s.
    }
sim-speed = { $games } Partien/s, { $decisions } Entscheidungen/s.
sim-seat = Platz { $seat }: im Schnitt { $score } Punkte, { $share } % der Siege.
sim-share = { $name }: { $percent } %
sim-compiling = { $game }: wird einmal übersetzt
