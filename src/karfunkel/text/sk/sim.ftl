# Simulácie.

sim-head = { $game }, { $number ->
    [one] { $number } hráč
    [few] { $number } hráči
   *[other] { $number } hráčov
    }, stratégia { $policy }, backend { $backend }, seed { $seed }.
sim-games = { $games ->
    [one] { $games } partia za { $seconds } s.
    [few] { $games } partie za { $seconds } s.
   *[other] { $games } partií za { $seconds } s.
    }
sim-speed = { $games ->
    [one] { $games } partia/s,
    [few] { $games } partie/s,
   *[other] { $games } partií/s,
    } { $decisions ->
    [one] { $decisions } rozhodnutie/s.
    [few] { $decisions } rozhodnutia/s.
   *[other] { $decisions } rozhodnutí/s.
    }
sim-seat = Miesto { $seat }: priemerne { $score } bodu, { $share } % výhier.
sim-share = { $name }: { $percent } %
sim-compiling = { $game }: prekladá sa, iba raz
