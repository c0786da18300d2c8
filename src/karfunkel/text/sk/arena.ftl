# Turnaje botov.

# Čísla, ako sa píšu; U+00A0 drží číslo a jednotku pohromade.
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-percent-tick = { $value } %
arena-score = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { $value }
arena-us = { $value } µs
arena-ms = { $value } ms
arena-s = { $value } s
arena-from-to = { $low } až { $high }
arena-plus-minus = { $value } ± { $margin }
arena-named = { $name }: { $value }
arena-several = { $bot } × { $seats }

# V termináli.
arena-head = { $game }, { $number ->
    [one] { $number } hráč
    [few] { $number } hráči
   *[other] { $number } hráčov
    }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partií
    } z { $deals ->
    [one] { $deals } rozdania,
    [few] { $deals } rozdaní,
   *[other] { $deals } rozdaní,
    } seed { $seed }, verzia pravidiel { $version }.
arena-equal = Pri rovnakej sile by to bolo { $share } výhier. V zátvorkách: 95 % intervaly.
arena-line = { $share } výhier ({ $interval }), priemerne { $score } bodu, { $time } na rozhodnutie
arena-line-rated = { $share } výhier ({ $interval }), priemerne { $score } bodu, rating { $rating }, { $time } na rozhodnutie

# Stránka.
arena-title = { $game }: porovnanie botov
arena-lead = Najčastejšie vyhral { $bot }: { $share } svojich partií. Pri rovnakej sile by to bolo { $equal }.
arena-standings = Poradie
arena-bot = Bot
arena-share = Podiel výhier
arena-interval = 95 % interval
arena-mean-score = Priemer bodov
arena-rating = Rating
arena-time = Čas na rozhodnutie
arena-share-note = Delená výhra sa počíta podielom. Ak mal bot viac miest, všetko platí pre jedno z nich.
arena-rating-note = Rating: o 400 bodov viac znamená vyhrávať desaťkrát častejšie; priemer všetkých botov je { $mean }. Za ± stojí polovica 95 % intervalu.
arena-strength = Sila
arena-strength-note = Podiel výhier s 95 % intervalmi. Na čiarkovanej čiare sú si všetci rovní.
arena-scores = Body
arena-scores-note = Ako často sa partia skončila s koľkými bodmi. Zvislá čiarka: medián. Bodka: priemer.
arena-scores-value = priemer { $mean }, medián { $median }
arena-seating = Výhoda miesta
arena-seating-note = Podiel výhier podľa miesta, nech tam sedel ktorýkoľvek bot, s 95 % intervalmi. Čiarkovane: všetci rovnako.
arena-seat = Miesto
arena-seat-number = Miesto { $seat }
arena-length = Dĺžka partie
arena-length-note = Kroky partie: každá voľba a každá náhoda. Čiarkovane: priemer.
arena-length-value = priemer { $mean }, najkratšia { $low }, najdlhšia { $high }
arena-time-note = Bodka: priemer. Čiara: deväť partií z desiatich. Voľby s jedinou možnosťou sa nepočítajú.
arena-points = body
arena-steps = kroky
arena-games-axis = partie
arena-played = Čo sa hralo
arena-game = Hra
arena-bots = Boti
arena-players = Hráči
arena-seed = Seed
arena-deals = Rozdania
arena-games = Partie
arena-rules = Verzia pravidiel
arena-deals-note = Rozdanie je jeden priebeh náhody. Každé sa hralo { $rotations }× s posunutými miestami, takže každý bot sedel na každom mieste s rovnakým šťastím. Za nezávislé sa považujú rozdania, nie partie.
