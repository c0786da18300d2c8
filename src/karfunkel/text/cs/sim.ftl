# Simulace.

sim-head = { $game }, { $number ->
    [one] { $number } hráč
    [few] { $number } hráči
   *[other] { $number } hráčů
    }, strategie { $policy }, backend { $backend }, seed { $seed }.
sim-games = { $games ->
    [one] { $games } partie za { $seconds } s.
    [few] { $games } partie za { $seconds } s.
   *[other] { $games } partií za { $seconds } s.
    }
sim-speed = { $games ->
    [one] { $games } partie/s,
    [few] { $games } partie/s,
   *[other] { $games } partií/s,
    } { $decisions } rozhodnutí/s.
sim-seat = Místo { $seat }: průměrně { $score } bodu, { $share } % výher.
sim-share = { $name }: { $percent } %
sim-compiling = { $game }: překládá se, jen jednou
