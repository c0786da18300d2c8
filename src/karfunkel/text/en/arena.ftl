# Tournaments of bots.

# Numbers as they are written; U+00A0 keeps a number and its unit together.
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-percent-tick = { $value } %
arena-score = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { $value }
arena-us = { $value } µs
arena-ms = { $value } ms
arena-s = { $value } s
arena-from-to = { $low } to { $high }
arena-plus-minus = { $value } ± { $margin }
arena-named = { $name }: { $value }
arena-several = { $bot } × { $seats }

# In the terminal.
arena-head = { $game }, { $number } players, { $games ->
    [one] { $games } game
   *[other] { $games } games
    } from { $deals ->
    [one] { $deals } deal,
   *[other] { $deals } deals,
    } seed { $seed }, rules version { $version }.
arena-equal = An equal share would be { $share } of the wins. In brackets: 95 % intervals.
arena-line = { $share } of the wins ({ $interval }), { $score } points on average, rating { $rating }, { $time } per decision

# The page.
arena-title = { $game }: bots compared
arena-lead = { $bot } won most often: { $share } of its games. If all were equal, it would be { $equal }.
arena-standings = Standings
arena-bot = Bot
arena-share = Win share
arena-interval = 95 % interval
arena-mean-score = Mean score
arena-rating = Rating
arena-time = Time per decision
arena-share-note = A shared win is divided. Where a bot had several seats, everything is for one of them.
arena-rating-note = Rating: 400 points more mean winning ten times as often; the mean of all bots is { $mean }. The number after ± is half the 95 % interval.
arena-strength = Strength
arena-strength-note = Share of the wins, with 95 % intervals. The dashed line is where all are equal.
arena-scores = Scores
arena-scores-note = How often a game ended with how many points. Vertical line: median. Dot: mean.
arena-scores-value = mean { $mean }, median { $median }
arena-seating = Seat advantage
arena-seating-note = Share of the wins by seat, whichever bot sat there, with 95 % intervals. Dashed: all equal.
arena-seat = Seat
arena-seat-number = Seat { $seat }
arena-length = Length of the game
arena-length-note = Steps of a game: every choice and every draw of chance. Dashed: mean.
arena-length-value = mean { $mean }, shortest { $low }, longest { $high }
arena-time-note = Dot: mean. Line: nine games out of ten. Choices with only one possibility do not count.
arena-points = points
arena-steps = steps
arena-games-axis = games
arena-played = What was played
arena-game = Game
arena-bots = Bots
arena-players = Players
arena-seed = Seed
arena-deals = Deals
arena-games = Games
arena-rules = Rules version
arena-deals-note = A deal is one run of luck. Each was played { $rotations } times with the seats rotated, so that every bot sat in every seat with the same luck. Intervals treat the deals, not the games, as independent.

# A population.
arena-population-head = { $game }, { $number } players, { $games ->
    [one] { $games } game.
   *[other] { $games } games.
    }
arena-population-bot = { $bot }: rating { $rating }
arena-population-mixture = { $own } against { $others } wins { $share } per seat ± { $margin }
arena-population-stronger = { $line } – stronger
arena-population-note = An equal share would be { $share } of the wins per seat. Stronger: above it in every mixture, with the whole 95 % interval.
arena-population-lead = Every pair of bots in every mixture: one against all others, half and half, all but one. Stronger means above an equal share in every mixture, with the whole 95 % interval.
arena-population-spec = Spec
arena-population-than = Stronger than
arena-population-margins = Margins
arena-population-margins-note = A square shows what a seat of the bot on the left wins with the bot above, one dot for each mixture, with 95 % intervals. The dashed line is an equal share, the upper edge every game, the lower edge none.

# Calibration.
arena-calibration-head = { $game }, { $number } players: { $positions } positions of { $games ->
    [one] { $games } game
   *[other] { $games } games
    } of mixed strength.
arena-calibration-line = Brier score { $brier }, calibration error { $error } (luck alone would show { $perfect } here, without it about { $beyond } is left)
arena-calibration-distance = Mean distance from the solution: { $distance }
arena-calibration-note = Brier score: mean squared error, smaller is better. Calibration error: how far chances are from what happened, on average over ten groups. Luck: the results of so few games; positions of one game share its result.
arena-calibration-number = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-calibration-title = { $game }: do the chances come true?
arena-calibration-lead = In games of mixed strength a player’s chance to win was asked for at a few random choices, and compared with what happened.
arena-calibration-errors = Errors
arena-calibration-who = Who
arena-calibration-brier = Brier score
arena-calibration-error = Calibration error
arena-calibration-perfect = By luck alone
arena-calibration-beyond = Without luck
arena-calibration-players = { $number } players
arena-calibration-said = said
arena-calibration-happened = happened
arena-calibration-curves = Said and happened
arena-calibration-curves-note = Ten groups of positions with similar chances: what was said, and how often it happened, with 95 % intervals. On the dashed line both agree.

# A best answer.
arena-exploit-found = { $game }, { $number } players: after { $decisions } decisions the best answer found to { $copies ->
    [one] { $bot }
   *[other] { $copies } times { $bot }
    } wins { $share } of { $games } games ({ $interval }). Equal would be { $equal }. It is a lower bound: a better answer may exist.

# Luck counted out.
arena-fair-line = without luck { $share } ({ $interval }), an interval { $times } times as narrow
arena-fair = Without luck
arena-fair-note = Without luck: the same games, each result corrected by the luck of chance and of drawn choices, as the judge and playouts value it. The mean stays the same, the interval is narrower.
