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
arena-line = { $share } výher ({ $interval }), průměrně { $score } bodu, rating { $rating }, { $time } na rozhodnutí

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

# A population.
arena-population-head = { $game }, hráčů: { $number }, { $games ->
    [one] { $games } partie.
    [few] { $games } partie.
   *[other] { $games } partií.
    }
arena-population-bot = { $bot }: rating { $rating }
arena-population-mixture = { $own } proti { $others } vyhrává { $share } na místo ± { $margin }
arena-population-stronger = { $line } – silnější
arena-population-note = Rovný podíl by byl { $share } výher na místo. Silnější: v každé směsi nad ním, s celým 95% intervalem.
arena-population-lead = Každá dvojice botů v každé směsi: jeden proti všem ostatním, půl na půl, všichni až na jednoho. Silnější znamená nad rovným podílem v každé směsi, s celým 95% intervalem.
arena-population-spec = Zápis
arena-population-than = Silnější než
arena-population-margins = Náskoky
arena-population-margins-note = Čtverec ukazuje, kolik vyhrává místo bota vlevo s botem nahoře, tečka za každou směs, s 95% intervaly. Čárkovaně je rovný podíl, horní okraj jsou všechny partie, dolní žádná.

# Calibration.
arena-calibration-head = { $game }, hráčů: { $number }; pozic: { $positions } z { $games ->
    [one] { $games } partie
    [few] { $games } partií
   *[other] { $games } partií
    } smíšené síly.
arena-calibration-line = Brierovo skóre { $brier }, chyba kalibrace { $error } (samotná náhoda by zde ukázala { $perfect }, bez ní zbývá asi { $beyond })
arena-calibration-distance = Průměrná odchylka od řešení: { $distance }
arena-calibration-note = Brierovo skóre: střední kvadratická chyba, menší je lepší. Chyba kalibrace: jak daleko jsou šance od toho, co se stalo, v průměru deseti skupin. Náhoda: výsledky tak malého počtu partií; pozice jedné partie mají společný výsledek.
arena-calibration-number = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-calibration-title = { $game }: vyplňují se šance?
arena-calibration-lead = V partiích smíšené síly jsme se u několika náhodných voleb ptali na šanci vyhrát a porovnali ji s tím, co se stalo.
arena-calibration-errors = Chyby
arena-calibration-who = Kdo
arena-calibration-brier = Brierovo skóre
arena-calibration-error = Chyba kalibrace
arena-calibration-perfect = Samotnou náhodou
arena-calibration-beyond = Bez náhody
arena-calibration-players = hráčů: { $number }
arena-calibration-said = řečeno
arena-calibration-happened = stalo se
arena-calibration-curves = Řečeno a stalo se
arena-calibration-curves-note = Deset skupin pozic s podobnými šancemi: co bylo řečeno a jak často se to stalo, s 95% intervaly. Na čárkované čáře se obojí shoduje.

# A best answer.
arena-exploit-found = { $game }, hráčů: { $number }. Po { $decisions } rozhodnutích nejlepší nalezená odpověď na { $copies ->
    [one] { $bot }
    [few] { $copies }× { $bot }
   *[other] { $copies }× { $bot }
    } vyhrává { $share } z { $games } partií ({ $interval }). Rovný podíl by byl { $equal }. Je to dolní mez: může existovat lepší odpověď.

# Luck counted out.
arena-fair-line = bez štěstí { $share } ({ $interval }), interval { $times }× užší
arena-fair = Bez štěstí
arena-fair-note = Bez štěstí: tytéž partie, každý výsledek opravený o štěstí náhody a losovaných voleb, jak ho oceňují soudce a dohrané partie. Průměr zůstává, interval je užší.
