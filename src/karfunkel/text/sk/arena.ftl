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
arena-line = { $share } výhier ({ $interval }), priemerne { $score } bodu, rating { $rating }, { $time } na rozhodnutie

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

# A population.
arena-population-head = { $game }, hráčov: { $number }, { $games ->
    [one] { $games } partia.
    [few] { $games } partie.
   *[other] { $games } partií.
    }
arena-population-bot = { $bot }: rating { $rating }
arena-population-mixture = { $own } proti { $others } vyhráva { $share } na miesto ± { $margin }
arena-population-stronger = { $line } – silnejší
arena-population-note = Rovný podiel by bol { $share } výhier na miesto. Silnejší: v každej zmesi nad ním, s celým 95 % intervalom.
arena-population-lead = Každá dvojica botov v každej zmesi: jeden proti všetkým ostatným, pol na pol, všetci až na jedného. Silnejší znamená nad rovným podielom v každej zmesi, s celým 95 % intervalom.
arena-population-spec = Zápis
arena-population-than = Silnejší než
arena-population-margins = Náskoky
arena-population-margins-note = Štvorec ukazuje, koľko vyhráva miesto bota vľavo s botom hore, bodka za každú zmes, s 95 % intervalmi. Čiarkovane je rovný podiel, horný okraj sú všetky partie, dolný žiadna.

# Calibration.
arena-calibration-head = { $game }, hráčov: { $number }; pozícií: { $positions } z { $games ->
    [one] { $games } partie
    [few] { $games } partií
   *[other] { $games } partií
    } zmiešanej sily.
arena-calibration-line = Brierovo skóre { $brier }, chyba kalibrácie { $error } (samotná náhoda by tu ukázala { $perfect }, bez nej zostáva asi { $beyond })
arena-calibration-distance = Priemerná odchýlka od riešenia: { $distance }
arena-calibration-note = Brierovo skóre: stredná kvadratická chyba, menšia je lepšia. Chyba kalibrácie: ako ďaleko sú šance od toho, čo sa stalo, v priemere desiatich skupín. Náhoda: výsledky takého malého počtu partií; pozície jednej partie majú spoločný výsledok.
arena-calibration-number = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-calibration-title = { $game }: napĺňajú sa šance?
arena-calibration-lead = V partiách zmiešanej sily sme sa pri niekoľkých náhodných voľbách pýtali na šancu vyhrať a porovnali ju s tým, čo sa stalo.
arena-calibration-errors = Chyby
arena-calibration-who = Kto
arena-calibration-brier = Brierovo skóre
arena-calibration-error = Chyba kalibrácie
arena-calibration-perfect = Samotnou náhodou
arena-calibration-beyond = Bez náhody
arena-calibration-players = hráčov: { $number }
arena-calibration-said = povedané
arena-calibration-happened = stalo sa
arena-calibration-curves = Povedané a stalo sa
arena-calibration-curves-note = Desať skupín pozícií s podobnými šancami: čo bolo povedané a ako často sa to stalo, s 95 % intervalmi. Na čiarkovanej čiare sa oboje zhoduje.

# A best answer.
arena-exploit-found = { $game }, hráčov: { $number }. Po { $decisions } rozhodnutiach najlepšia nájdená odpoveď na { $copies ->
    [one] { $bot }
    [few] { $copies }× { $bot }
   *[other] { $copies }× { $bot }
    } vyhráva { $share } z { $games } partií ({ $interval }). Rovný podiel by bol { $equal }. Je to dolná hranica: môže existovať lepšia odpoveď.

# Luck counted out.
arena-fair-line = bez šťastia { $share } ({ $interval }), interval { $times }× užší
arena-fair = Bez šťastia
arena-fair-note = Bez šťastia: tie isté partie, každý výsledok opravený o šťastie náhody a žrebovaných volieb, ako ho oceňujú sudca a dohrané partie. Priemer ostáva, interval je užší.
