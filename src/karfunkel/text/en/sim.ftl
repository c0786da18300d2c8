# Simulations.

sim-head = { $game }, { $number } players, policy { $policy }, backend { $backend }, seed { $seed }.
sim-games = { $games ->
    [one] { $games } game in { $seconds } s.
   *[other] { $games } games in { $seconds } s.
    }
sim-speed = { $games } games/s, { $decisions } decisions/s.
sim-seat = Seat { $seat }: { $score } points on average, { $share } % of the wins.
sim-share = { $name }: { $percent } %
sim-compiling = { $game }: compiling, once
