# Tournois de bots.

# Les nombres tels qu’on les écrit ; U+00A0 garde ensemble le nombre et son unité.
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-percent-tick = { $value } %
arena-score = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { $value }
arena-us = { $value } µs
arena-ms = { $value } ms
arena-s = { $value } s
arena-from-to = { $low } à { $high }
arena-plus-minus = { $value } ± { $margin }
arena-named = { $name } : { $value }
arena-several = { $bot } × { $seats }

# Dans le terminal.
arena-head = { $game }, { $number } joueurs, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    } en { $deals ->
    [one] { $deals } donne,
   *[other] { $deals } donnes,
    } graine { $seed }, version { $version } des règles.
arena-equal = À force égale : { $share } des victoires. Entre parenthèses : intervalles à 95 %.
arena-line = { $share } des victoires ({ $interval }), { $score } points en moyenne, { $time } par décision
arena-line-rated = { $share } des victoires ({ $interval }), { $score } points en moyenne, cote { $rating }, { $time } par décision

# La page.
arena-title = { $game } : comparaison des bots
arena-lead = { $bot } a gagné le plus souvent : { $share } de ses parties. À force égale, ce serait { $equal }.
arena-standings = Classement
arena-bot = Bot
arena-share = Part des victoires
arena-interval = Intervalle à 95 %
arena-mean-score = Score moyen
arena-rating = Cote
arena-time = Temps par décision
arena-share-note = Une victoire partagée est divisée. Si un bot occupait plusieurs places, tout vaut pour une seule d’entre elles.
arena-rating-note = Cote : 400 points de plus, c’est gagner dix fois plus souvent ; la moyenne de tous les bots est { $mean }. Après ± figure la moitié de l’intervalle à 95 %.
arena-strength = Force
arena-strength-note = Part des victoires, avec intervalles à 95 %. La ligne en tirets marque l’égalité.
arena-scores = Scores
arena-scores-note = Nombre de parties terminées avec chaque total de points. Trait vertical : médiane. Point : moyenne.
arena-scores-value = moyenne { $mean }, médiane { $median }
arena-seating = Avantage de la place
arena-seating-note = Part des victoires selon la place, quel que soit le bot assis là, avec intervalles à 95 %. Tirets : égalité.
arena-seat = Place
arena-seat-number = Place { $seat }
arena-length = Durée de la partie
arena-length-note = Étapes d’une partie : chaque choix et chaque tirage du hasard. Tirets : moyenne.
arena-length-value = moyenne { $mean }, la plus courte { $low }, la plus longue { $high }
arena-time-note = Point : moyenne. Trait : neuf parties sur dix. Les choix à une seule possibilité ne comptent pas.
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
