# Puzzles, in the page and in the terminal.
puzzles-title = Énigmes – { $game }
puzzles-day = L’énigme du jour – { $game }
puzzles-find = Trouve le meilleur choix.
puzzles-found = { $found } essais de bots sur 100 le trouvent.
puzzles-near = C’est à deux points au plus du meilleur choix.
puzzles-show = Montrer la solution
puzzles-another = Une autre énigme
puzzles-to-day = À l’énigme du jour
puzzles-worth = Chances de gagner après chaque choix
puzzles-none = Il n’y a pas encore d’énigmes pour ce jeu : { $game }.
puzzles-bad-file = Ce fichier ne contient pas d’énigmes lisibles : { $file }
puzzles-help = énigmes : des positions avec un choix nettement meilleur
puzzles-help-mine = chercher des énigmes dans des parties de bots
puzzles-help-games = combien de parties parcourir
puzzles-help-count = combien d’énigmes trouver
puzzles-help-out = où les garder ; un fichier qui existe est continué
puzzles-mined = Parties : { $games }, candidates : { $candidates }, confirmées avec dix fois plus d’effort : { $stayed } : { $file }
