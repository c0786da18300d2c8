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
arena-equal = Equal would be { $share } of the wins. In brackets: 95 % intervals.
arena-line = { $share } of the wins ({ $interval }), { $score } points on average, { $time } per decision
arena-line-rated = { $share } of the wins ({ $interval }), { $score } points on average, rating { $rating }, { $time } per decision

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
arena-rating-note = Rating: 400 points more mean winning ten times as often; the mean of all bots is { $mean }. After ± stands half the 95 % interval.
arena-strength = Strength
arena-strength-note = Share of the wins, with 95 % intervals. The dashed line is where all are equal.
arena-scores = Scores
arena-scores-note = How often a game ended with how many points. Upright line: median. Dot: mean.
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
