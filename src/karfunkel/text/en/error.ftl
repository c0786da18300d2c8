# What is refused, in one sentence: what was wrong, and what is allowed.

error-unknown-command = There is no command “{ $name }”. Commands: { $known }.
error-unknown-game = There is no game “{ $name }”. Games: { $known }.
error-unknown-language = There is no language “{ $name }”. Languages: { $known }.
error-unknown-sayer = “{ $name }” says no chances to win. Choose from: { $known }.
error-unknown-bot = There is no bot “{ $name }” for { $game }. Bots: { $known }; “you” is a person.
error-budget = “{ $text }” is not a thinking time. Write it as 50ms, 2s, or a number of playouts such as 2000.
error-unknown-policy = There is no policy “{ $name }” for { $game }. Policies: { $known }.
error-unknown-backend = There is no backend “{ $name }”. Backends: { $known }.
error-actions-shape = The actions have the shape { $shape }. One whole number for each game is needed; number of games: { $number }.
error-reset-mask = The reset mask needs one true or false for each table, without a seed; number of tables: { $number }.
error-no-parallel = In { $game } players choose one after the other, never at once. Use the environment “env” instead.
error-population = The file { $file } is no population for { $game }: it needs the game, a seed and at least two different bots, each with name, spec, version and note.
error-net = The file { $file } holds no trained agent for { $game }.
error-no-judge = There is no judge for { $game } yet. “karfunkel train { $game }” makes one.
error-no-learned = There is no learned policy for { $game } yet, so there is no “learned:…” search.
error-no-torch = Training needs PyTorch. Install it with: pip install karfunkel[train]
error-no-cluster = No Ray cluster answers at “{ $address }”. Start one with “ray start --head”, or name another address.
error-no-ray = Clusters need Ray. Install it with: pip install karfunkel[cluster]
error-no-plots = The report needs matplotlib and Jinja2. Install them with: pip install karfunkel[arena]
error-unknown-option = There is no option “{ $name }”. Options: { $known }.
error-unknown-part = The benchmark has no part “{ $name }”. Parts: { $known }.
error-unknown-argument = “{ $text }” is not understood here. “karfunkel { $command } --help” shows what is.
error-missing-argument = Something is missing: { $text }. “karfunkel { $command } --help” shows what is needed.
error-option-form = “{ $text }” is not an option with its value. Write it as name=value.
error-option-value = “{ $value }” is not allowed for { $name }. Allowed: { $allowed }.
error-no-data = { $game } has no parts of its own to load: --data does not apply to it.
error-other-data = This is another set of parts ({ $value }) than the one in use ({ $allowed }). Name its folder with --data.
error-seat-count = { $seats ->
    [one] { $seats } seat was named, but { $asked } players were asked for.
   *[other] { $seats } seats were named, but { $asked } players were asked for.
    }
error-too-many-bots = { $bots ->
    [one] { $bots } bot was named, but only { $asked } can play.
   *[other] { $bots } bots were named, but only { $asked } can play.
    }
error-seat-name = “{ $name }” cannot be a name. A name has 1 to { $longest } characters, all of them visible.
error-same-name = Two players are called “{ $name }”. Each name can be used only once.
error-number = “{ $text }” is not allowed for { $name }. Allowed: whole numbers from { $lowest } to { $highest }.
error-seed = “{ $seed }” cannot be a seed. Allowed: whole numbers from 0 to 4611686018427387903.
error-file = The file { $file } cannot be used: { $reason }.
error-file-missing = The file { $file } does not exist.
error-file-denied = The file { $file } may not be used: its owner does not allow it.
error-file-folder = { $file } is a folder, not a file.
error-file-exists = The file { $file } exists already and was left alone. Name another one, or go on from it with --resume.
error-nothing-to-undo = There is nothing to take back: { $player } has chosen nothing that others have not seen.
error-internal = This is a mistake in Karfunkel, not yours: { $reason }. Nothing was lost.

error-not-chance = It is not chance’s turn.
error-chance-first = Chance moves first.
error-illegal-outcome = “{ $outcome }” cannot happen here. Possible: { $legal }.
error-illegal-action = { $player } cannot choose “{ $action }” here. Allowed: { $legal }.
error-unknown-action = “{ $text }” is not a choice in this game. Choices: { $known }.
error-unknown-outcome = “{ $text }” is not something that chance can do in this game. Examples: { $known }.
error-wrong-players = { $expected ->
    [0] The game is over: nobody can choose any more.
   *[other] This choice belongs to { $players_expected }, not to { $players }.
    }
error-not-on-turn = { $player } is not on turn.
error-chosen-already = { $player } has chosen already.
error-not-dealt = “{ $outcome }” is not what the dealer dealt.
error-script-over = The script has no further outcome.
error-commitment = The revealed secret does not fit the commitment made before the game.

error-record-magic = This is not a Karfunkel record. The first line of a record is “karfunkel-record 1”.
error-record-newer = This record has format { $version }, and this Karfunkel reads format { $known }. A newer Karfunkel may read it.
error-record-rules = This record was made under version { $version } of the rules of { $game }, and this Karfunkel plays version { $known }.
error-record-cut = The record is cut off in line { $line }.
error-record-odd = Line { $line } of the record is not understood: “{ $text }”.
error-record-line = Line { $line } of the record: { $reason }
error-record-step = Step { $step } of the record is not allowed: { $reason }
error-record-edited = The record was changed after it was finished: its check does not match.
error-record-no-check = The record is cut off: its last line, the check, is missing.
error-record-no-result = The record is cut off: the game is over, but its result is missing.
error-record-unfinished = The record has a result, but the game in it is not over.
error-record-result = The result in the record is wrong. The right scores are { $scores }; winners: { $winners }.
error-record-open = { $steps ->
    [one] The game is not finished: { $steps } step is right, but there is no result.
   *[other] The game is not finished: { $steps } steps are right, but there is no result.
    }
error-no-secret = The game cannot go on: the secret of its dealer, { $file }, is missing.
error-finished = This game is over. “karfunkel replay” retells it.
error-step-range = { $steps ->
    [one] The record has only { $steps } step, so there is no step { $step }.
   *[other] The record has only { $steps } steps, so there is no step { $step }.
    }

error-position-form = “{ $text }” is not a position. A position begins with its game and the version of its rules, such as “diamant/1; players 3”.
error-no-positions = { $game } has no notation for positions.
error-position-game = This is a position of { $name }, and here { $game } is played.
error-position-rules = This position was written for version { $version } of the rules of { $game }, and this Karfunkel plays version { $known }.
error-position-part = A position of this game has no part “{ $part }”. Parts: { $known }.
error-position-twice = The position names “{ $part }” twice.
error-position-value = “{ $value }” is not allowed for “{ $part }” in a position. Allowed: { $allowed }.
error-position-length = { $given ->
    [one] “{ $part }” has { $given } entry in this position. Needed: { $expected }.
   *[other] “{ $part }” has { $given } entries in this position. Needed: { $expected }.
    }
error-position-impossible = This position is impossible: “{ $part }” makes { $value }. Possible: { $possible }.
error-position-clash = This position is impossible: “{ $part }” and “{ $other }” do not fit together.
error-position-hidden = This position leaves open what is hidden (“?”). A game needs a full position.
error-position-over = The game is over in this position.
error-position-options = The position says who plays and how: --players and --option cannot be given as well.
error-advise-what = Advice needs either a file or --position.
error-not-solved = This position has not been solved.

# Going on from a step of a finished game
error-record-anew = What was drawn anew after step { $step } does not fit the steps before.
error-go-on-often = A game can go on from another one at most { $most } times if something is hidden in it.
error-go-on-options = The record says which game it is, its options and its position: leave those out beside --go-on.
error-go-on-open = Only a finished game can be played on from one of its steps; an interrupted one goes on with --resume.
