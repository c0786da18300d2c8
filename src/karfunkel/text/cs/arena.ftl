# Turnaje botů.

# Čísla, jak se píší; U+00A0 drží číslo a jednotku pohromadě.
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

# V terminálu.
arena-head = { $game }, { $number ->
    [one] { $number } hráč
    [few] { $number } hráči
   *[other] { $number } hráčů
    }, { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
    } z { $deals ->
    [one] { $deals } rozdání,
    [few] { $deals } rozdání,
   *[other] { $deals } rozdání,
    } seed { $seed }, verze pravidel { $version }.
arena-equal = Při stejné síle by to bylo { $share } výher. V závorkách: 95% intervaly.
arena-line = { $share } výher ({ $interval }), průměrně { $score } bodu, { $time } na rozhodnutí
arena-line-rated = { $share } výher ({ $interval }), průměrně { $score } bodu, rating { $rating }, { $time } na rozhodnutí

# Stránka.
arena-title = { $game }: srovnání botů
arena-lead = Nejčastěji vyhrál { $bot }: { $share } svých partií. Při stejné síle by to bylo { $equal }.
arena-standings = Pořadí
arena-bot = Bot
arena-share = Podíl výher
arena-interval = 95% interval
arena-mean-score = Průměr bodů
arena-rating = Rating
arena-time = Čas na rozhodnutí
arena-share-note = Dělená výhra se počítá podílem. Měl-li bot více míst, vše platí pro jedno z nich.
arena-rating-note = Rating: o 400 bodů víc znamená vyhrávat desetkrát častěji; průměr všech botů je { $mean }. Za ± stojí polovina 95% intervalu.
arena-strength = Síla
arena-strength-note = Podíl výher s 95% intervaly. Na čárkované čáře jsou si všichni rovni.
arena-scores = Body
arena-scores-note = Jak často partie skončila s kolika body. Svislá čárka: medián. Tečka: průměr.
arena-scores-value = průměr { $mean }, medián { $median }
arena-seating = Výhoda místa
arena-seating-note = Podíl výher podle místa, ať tam seděl kterýkoli bot, s 95% intervaly. Čárkovaně: všichni stejně.
arena-seat = Místo
arena-seat-number = Místo { $seat }
arena-length = Délka partie
arena-length-note = Kroky partie: každá volba a každá náhoda. Čárkovaně: průměr.
arena-length-value = průměr { $mean }, nejkratší { $low }, nejdelší { $high }
arena-time-note = Tečka: průměr. Čára: devět partií z deseti. Volby s jedinou možností se nepočítají.
arena-points = body
arena-steps = kroky
arena-games-axis = partie
arena-played = Co se hrálo
arena-game = Hra
arena-bots = Boti
arena-players = Hráči
arena-seed = Seed
arena-deals = Rozdání
arena-games = Partie
arena-rules = Verze pravidel
arena-deals-note = Rozdání je jeden průběh náhody. Každé se hrálo { $rotations }× s posunutými místy, takže každý bot seděl na každém místě se stejným štěstím. Za nezávislá se považují rozdání, ne partie.
