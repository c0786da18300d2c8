# Simulations.

sim-head = { $game }, { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
    }, stratégie { $policy }, backend { $backend }, graine { $seed }.
sim-games = { $games ->
    [one] { $games } partie en { $seconds } s.
   *[other] { $games } parties en { $seconds } s.
    }
sim-speed = { $games ->
    [one] { $games } partie/s,
   *[other] { $games } parties/s,
    } { $decisions ->
    [one] { $decisions } décision/s.
   *[other] { $decisions } décisions/s.
    }
sim-seat = Place { $seat } : { $score } points en moyenne, { $share } % des victoires.
sim-share = { $name } : { $percent } %
sim-compiling = { $game } : compilation, une seule fois
