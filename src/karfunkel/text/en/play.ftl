# Words around every game in the terminal.

play-and = { $first } and { $last }
play-yes = yes
play-no = no
play-you = You
play-player = Player { $number }

play-which-game = Which game?
play-how-many = How many players?
play-guided = To choose the same again: --option { $name }="{ $value }"
play-welcome = { $game }, { $number } players: { $seats }.
play-house-rule = The printed game is not made for { $number } players; this is a house rule.
play-commitment = Fair chance: the dealer’s secret is fixed. Its SHA-256 is { $commitment }.
play-record = The game is kept in { $file }.
play-resumed = { $steps ->
    [one] Going on after { $steps } step.
   *[other] Going on after { $steps } steps.
    }

play-prompt = Your choice ({ $first }–{ $last }, q to stop):
play-prompt-secret = { $player }, your choice ({ $first }–{ $last }, q to stop; it is not shown):
play-prompt-hint = Your choice (q to stop):
play-coach = “{ $word }”: what would the coach do?
play-not-understood = “{ $text }” is not understood.
play-not-a-choice = “{ $text }” is none of these. Type a number from { $first } to { $last }.
play-pass = The keyboard goes to { $player }; the others look away. Press Enter.
play-chosen = { $player } has chosen.
play-stopped = Stopped. The game is kept; go on with: karfunkel play --resume { $file }
play-over-scores = Points:
play-over-score = { $player }: { $score }
play-over-winner = { $count ->
    [one] The winner is { $players }.
   *[other] The win is shared by { $players }.
    }

play-replay-head = { $game }, rules version { $version }. { $players }.
play-replay-step = Step { $step }.
play-replay-chance = Chance: { $outcome }.
play-replay-choice = { $player }: { $action }.
play-replay-open = { $steps ->
    [one] The record ends here, after { $steps } step; the game is not finished.
   *[other] The record ends here, after { $steps } steps; the game is not finished.
    }
play-verified = { $steps ->
    [one] The record is right: { $steps } step and the result.
   *[other] The record is right: all { $steps } steps and the result.
    }
play-verified-dealt = { $dealer ->
    [seeded] Every outcome of chance follows from seed { $value }.
   *[committed] Every outcome of chance follows from the secret that was fixed before the game.
    }
play-verified-not-dealt = Where chance came from cannot be checked: the dealer left no seed.
play-games = Games:
play-game-line = { $name }: { $title }, { $first } to { $last } players. { $pitch }
play-advice-exact = { $win } %: { $action } (in equilibrium: { $often } %)
play-advice-bounds = Solved: the chance to win is between { $low } % and { $high } %.
play-advice = { $win } %: { $action } ({ $tried ->
    [one] { $tried } playout
   *[other] { $tried } playouts
    })

# Going on from a step of a finished game
play-go-on = The game goes on after step { $step }. What others could not see was drawn anew.
