# Puzzles, in the page and in the terminal.
puzzles-title = Puzzles – { $game }
puzzles-day = Puzzle of the day – { $game }
puzzles-find = Find the best choice.
puzzles-found = { $found } of 100 tries by bots find it.
puzzles-near = That is within two points of the best.
puzzles-show = Show the solution
puzzles-another = Another puzzle
puzzles-to-day = To the puzzle of the day
puzzles-worth = Chances to win after each choice
puzzles-none = There are no puzzles for this game yet: { $game }.
puzzles-bad-file = This file does not contain puzzles that can be read: { $file }
puzzles-help = puzzles: positions with one clear best choice
puzzles-help-mine = look for puzzles in games of bots
puzzles-help-games = how many games to look through
puzzles-help-count = how many puzzles to find
puzzles-help-out = where to keep them; a file that exists is gone on with
puzzles-mined = { $games } games, { $candidates } candidates, { $stayed } stayed right with ten times the effort: { $file }
