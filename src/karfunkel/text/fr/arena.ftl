# Tournois de bots.

# Les nombres tels qu’on les écrit ; U+00A0 garde ensemble le nombre et son unité.
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-percent-tick = { $value } %
arena-score = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { $value }
arena-us = { $value } µs
arena-ms = { $value } ms
arena-s = { $value } s
arena-from-to = { $low } à { $high }
arena-plus-minus = { $value } ± { $margin }
arena-named = { $name } : { $value }
arena-several = { $bot } × { $seats }

# Dans le terminal.
arena-head = { $game }, { $number } joueurs, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    } en { $deals ->
    [one] { $deals } donne,
   *[other] { $deals } donnes,
    } graine { $seed }, version { $version } des règles.
arena-equal = À force égale : { $share } des victoires. Entre parenthèses : intervalles à 95 %.
arena-line = { $share } des victoires ({ $interval }), { $score } points en moyenne, cote { $rating }, { $time } par décision

# La page.
arena-title = { $game } : comparaison des bots
arena-lead = { $bot } a gagné le plus souvent : { $share } de ses parties. À force égale, ce serait { $equal }.
arena-standings = Classement
arena-bot = Bot
arena-share = Part des victoires
arena-interval = Intervalle à 95 %
arena-mean-score = Score moyen
arena-rating = Cote
arena-time = Temps par décision
arena-share-note = Une victoire partagée est divisée. Si un bot occupait plusieurs places, tout vaut pour une seule d’entre elles.
arena-rating-note = Cote : 400 points de plus, c’est gagner dix fois plus souvent ; la moyenne de tous les bots est { $mean }. Après ± figure la moitié de l’intervalle à 95 %.
arena-strength = Force
arena-strength-note = Part des victoires, avec intervalles à 95 %. La ligne en tirets marque l’égalité.
arena-scores = Scores
arena-scores-note = Nombre de parties terminées avec chaque total de points. Trait vertical : médiane. Point : moyenne.
arena-scores-value = moyenne { $mean }, médiane { $median }
arena-seating = Avantage de la place
arena-seating-note = Part des victoires selon la place, quel que soit le bot assis là, avec intervalles à 95 %. Tirets : égalité.
arena-seat = Place
arena-seat-number = Place { $seat }
arena-length = Durée de la partie
arena-length-note = Étapes d’une partie : chaque choix et chaque tirage du hasard. Tirets : moyenne.
arena-length-value = moyenne { $mean }, la plus courte { $low }, la plus longue { $high }
arena-time-note = Point : moyenne. Trait : neuf parties sur dix. Les choix à une seule possibilité ne comptent pas.
arena-points = points
arena-steps = étapes
arena-games-axis = parties
arena-played = Ce qui a été joué
arena-game = Jeu
arena-bots = Bots
arena-players = Joueurs
arena-seed = Graine
arena-deals = Donnes
arena-games = Parties
arena-rules = Version des règles
arena-deals-note = Une donne est un tirage du hasard. Chacune a été jouée { $rotations } fois en changeant de place, pour que chaque bot occupe chaque place avec la même chance. Ce sont les donnes, non les parties, qui comptent comme indépendantes.

# A population.
arena-population-head = { $game }, { $number } joueurs, { $games ->
    [one] { $games } partie.
   *[other] { $games } parties.
    }
arena-population-bot = { $bot } : cote { $rating }
arena-population-mixture = { $own } contre { $others } gagne { $share } par place ± { $margin }
arena-population-stronger = { $line } – plus fort
arena-population-note = À égalité, ce serait { $share } des victoires par place. Plus fort : au-dessus dans chaque mélange, avec tout l’intervalle à 95 %.
arena-population-lead = Chaque paire de bots dans chaque mélange : un contre tous les autres, moitié-moitié, tous sauf un. Plus fort veut dire : au-dessus de la part égale dans chaque mélange, avec tout l’intervalle à 95 %.
arena-population-spec = Code
arena-population-than = Plus fort que
arena-population-margins = Écarts
arena-population-margins-note = Une case montre ce que gagne une place du bot de gauche avec le bot du dessus, un point par mélange, avec les intervalles à 95 %. Le trait interrompu est la part égale, le bord supérieur toutes les parties, le bord inférieur aucune.

# Calibration.
arena-calibration-head = { $game }, { $number } joueurs : { $positions } positions de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    } de force mêlée.
arena-calibration-line = score de Brier { $brier }, erreur de calibration { $error } (le hasard seul montrerait { $perfect } ici, sans lui il reste environ { $beyond })
arena-calibration-distance = Écart moyen à la solution : { $distance }
arena-calibration-note = Score de Brier : erreur quadratique moyenne, plus petit est mieux. Erreur de calibration : écart entre les chances et ce qui arrive, en moyenne sur dix groupes. Hasard : les résultats d’un si petit nombre de parties ; les positions d’une même partie en partagent le résultat.
arena-calibration-number = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-calibration-title = { $game } : les chances se réalisent-elles ?
arena-calibration-lead = Dans des parties de force mêlée, on a demandé la chance de gagner à quelques choix tirés au hasard, et on l’a comparée à ce qui est arrivé.
arena-calibration-errors = Erreurs
arena-calibration-who = Qui
arena-calibration-brier = Score de Brier
arena-calibration-error = Erreur de calibration
arena-calibration-perfect = Par le hasard seul
arena-calibration-beyond = Sans le hasard
arena-calibration-players = { $number } joueurs
arena-calibration-said = annoncé
arena-calibration-happened = arrivé
arena-calibration-curves = Annoncé et arrivé
arena-calibration-curves-note = Dix groupes de positions aux chances semblables : ce qui a été annoncé et combien de fois c’est arrivé, avec les intervalles à 95 %. Sur le trait interrompu, les deux s’accordent.

# A best answer.
arena-exploit-found = { $game }, { $number } joueurs : après { $decisions } décisions, la meilleure réponse trouvée à { $copies ->
    [one] { $bot }
   *[other] { $copies } fois { $bot }
    } gagne { $share } de { $games } parties ({ $interval }). À égalité, ce serait { $equal }. C’est une borne inférieure : une meilleure réponse peut exister.

# Luck counted out.
arena-fair-line = sans la chance { $share } ({ $interval }), un intervalle { $times } fois plus étroit
arena-fair = Sans la chance
arena-fair-note = Sans la chance : les mêmes parties, chaque résultat corrigé de la chance du hasard et des choix tirés, selon le juge et des parties jouées jusqu’au bout. La moyenne reste la même, l’intervalle est plus étroit.
