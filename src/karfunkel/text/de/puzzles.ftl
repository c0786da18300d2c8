# Puzzles, in the page and in the terminal.
puzzles-title = Rätsel – { $game }
puzzles-day = Rätsel des Tages – { $game }
puzzles-find = Finde die beste Wahl.
puzzles-found = In { $found } von 100 Versuchen finden Bots sie.
puzzles-near = Das liegt höchstens zwei Punkte unter der besten Wahl.
puzzles-show = Lösung zeigen
puzzles-another = Noch ein Rätsel
puzzles-to-day = Zum Rätsel des Tages
puzzles-worth = Gewinnchancen nach jeder Wahl
puzzles-none = Für dieses Spiel gibt es noch keine Rätsel: { $game }.
puzzles-bad-file = Diese Datei enthält keine lesbaren Rätsel: { $file }
puzzles-help = Rätsel: Stellungen mit einer klar besten Wahl
puzzles-help-mine = in Spielen von Bots nach Rätseln suchen
puzzles-help-games = wie viele Spiele durchsucht werden
puzzles-help-count = wie viele Rätsel gefunden werden sollen
puzzles-help-out = wohin sie kommen; eine vorhandene Datei wird fortgesetzt
puzzles-mined = Spiele: { $games }, Kandidaten: { $candidates }, mit zehnfachem Aufwand bestätigt: { $stayed }: { $file }
