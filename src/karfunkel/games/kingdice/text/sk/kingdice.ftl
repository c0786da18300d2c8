# Kráľ kociek.

kingdice-title = Kráľ kociek – dosková hra
kingdice-pitch = Hoď si o občanov, ktorí osídlia krajinu, skrotia draky a vezmú, čo majú ostatní.
kingdice-option-players = Počet hráčov
kingdice-option-data = Mapa, karty a kocky
kingdice-option-first = Miesto začínajúceho hráča (0: rozhodne náhoda)
kingdice-option-random_fields = Plamene a drahokamy začínajú na náhodných poliach
kingdice-option-random_join = O spojení polovíc mapy rozhodne náhoda
kingdice-option-arrangement = Spojenie, plamene a drahokamy zostavené ručne („printed“: ako je vytlačené)
kingdice-option-terrain_tiles = Dlaždice každého terénu
kingdice-option-pile_cards = Karty v kôpke občanov

kingdice-arrange = Zostaviť mapu ručne
kingdice-arrange-join = Ako ležia polovice
kingdice-arrange-as-with = ako pre { $seats } hráčov
kingdice-arrange-put = Ťuknutím na pole niečo položíš alebo odoberieš
kingdice-arrange-flames = Plamene: { $count } z { $due }
kingdice-arrange-gold = Zlaté drahokamy: { $count } z { $due }
kingdice-arrange-white = Biele drahokamy: { $count } z { $due }
kingdice-arrange-printed = Ako je vytlačené
kingdice-guide-join = Ako ležia polovice? Ako pre 2, 3 alebo 4 hráčov. Enter: ako pre { $printed }.
kingdice-guide-flames = Plamene ({ $due }): na ktorých poliach? Enter: { $printed }, ako je vytlačené.
kingdice-guide-gold = Zlaté drahokamy ({ $due }): na ktorých poliach? Enter: { $printed }, ako je vytlačené.
kingdice-guide-white = Biele drahokamy ({ $due }): na ktorých poliach? Enter: { $printed }, ako je vytlačené.
kingdice-arrange-field = { $field }, { $terrain }: { $mark ->
    [flames] plameň
    [gold] zlatý drahokam
    [white] biely drahokam
   *[none] prázdne
}

kingdice-citizen-dwarf = mrzutý trpaslík
kingdice-citizen-thief = arogantný zlodej
kingdice-citizen-tamer = zaneprázdnený krotiteľ drakov
kingdice-citizen-brute = agresívny tyran
kingdice-citizen-landowner = bohatý statkár

kingdice-effect-dwarf = mrzutý trpaslík
kingdice-effect-card-thief = arogantný zlodej (karta)
kingdice-effect-gem-thief = arogantný zlodej (drahokam)
kingdice-effect-tamer = zaneprázdnený krotiteľ drakov
kingdice-effect-brute = agresívny tyran
kingdice-effect-landowner = bohatý statkár

kingdice-terrain = { $terrain ->
    [meadow] lúka
    [forest] les
    [lake] jazero
    [mountain] hory
    [desert] púšť
    [swamp] močiar
    [vineyard] vinica
    [glacier] ľadovec
    [volcano] sopka
    [orchard] sad
    [heath] vresovisko
    [canyon] kaňon
    [beach] pláž
    [cornfield] obilie
    [ruins] ruiny
   *[other] { $terrain }
    }

kingdice-gem-white = biely drahokam
kingdice-gem-gold = zlatý drahokam
kingdice-gem-none = žiadny drahokam

# Kocky a žolíci.
kingdice-die-r1 = červená 1
kingdice-die-r2 = červená 2
kingdice-die-r3 = červená 3
kingdice-die-r4 = červená 4
kingdice-die-r5 = červená 5
kingdice-die-r6 = červená 6
kingdice-die-b1 = modrá 1
kingdice-die-b2 = modrá 2
kingdice-die-b3 = modrá 3
kingdice-die-b4 = modrá 4
kingdice-die-b5 = modrá 5
kingdice-die-b6 = modrá 6
kingdice-die-g1 = zelená 1
kingdice-die-g2 = zelená 2
kingdice-die-g3 = zelená 3
kingdice-die-g4 = zelená 4
kingdice-die-g5 = zelená 5
kingdice-die-g6 = zelená 6
kingdice-letter-red = Č
kingdice-letter-blue = M
kingdice-letter-green = Z

# Podmienky kariet slovami.
kingdice-condition-run = postupka { $count ->
    [4] zo { $count }
    [6] zo { $count }
   *[other] z { $count }
    } kociek
kingdice-condition-equal = { $count ->
    [one] { $count } číslo
    [few] { $count } rovnaké čísla
   *[other] { $count } rovnakých čísel
    }
kingdice-condition-number = { $count ->
    [one] { $count } kocka s číslom { $number }
    [few] { $count } kocky s číslom { $number }
   *[other] { $count } kociek s číslom { $number }
    }
kingdice-condition-of-colour = { $count ->
    [one] { $count } { $colour ->
        [red] červená
        [blue] modrá
       *[green] zelená
        }
    [few] { $count } { $colour ->
        [red] červené
        [blue] modré
       *[green] zelené
        }
   *[other] { $count } { $colour ->
        [red] červených
        [blue] modrých
       *[green] zelených
        }
    }
kingdice-condition-one-colour = { $count ->
    [one] { $count } kocka jednej farby
    [few] { $count } kocky jednej farby
   *[other] { $count } kociek jednej farby
    }
kingdice-condition-sum-least = šesť kociek so súčtom aspoň { $count }
kingdice-condition-sum-most = šesť kociek so súčtom najviac { $count }
kingdice-condition-2-pairs = dve dvojice
kingdice-condition-3-pairs = tri dvojice
kingdice-condition-full-house = tri rovnaké a dve rovnaké čísla
kingdice-condition-2-triples = dvakrát tri rovnaké čísla
kingdice-condition-4-2 = štyri rovnaké a dve rovnaké čísla
kingdice-condition-even = šesť párnych čísel
kingdice-condition-odd = šesť nepárnych čísel

# Čo sa deje.
kingdice-event-first-player = Začína: { $player }.
kingdice-event-map-joined = Polovice mapy sú spojené ako pri { $join } hráčoch.
kingdice-event-field-marked = Pole { $field }: { $mark ->
    [flame] hrad s dračím plameňom.
    [white] biely drahokam.
   *[gold] zlatý drahokam.
    }
kingdice-event-card-on-offer = Na trhu práce: { WORD($effect, of: "kingdice-effect") } – { $conditions } – žolík: { WORD($joker, of: "kingdice-die") }.
kingdice-event-turn-begins = Ťah { $turn }: { $player }.
kingdice-event-thrown = { $player }, hod { $throw }: { WORD($dice, of: "kingdice-die") }.
kingdice-event-rerolled = { $player }, znova sa hádže: { WORD($faces, of: "kingdice-die") }.
kingdice-event-joker-added = { $player }: pridaná kocka ({ WORD($joker, of: "kingdice-die") }) za { $supers ->
    [0] dve rovnaké karty
    [1] super žolíka a kartu
   *[other] dvoch super žolíkov
    }.
kingdice-event-hired = { $player }, najatý občan: { WORD($effect, of: "kingdice-effect") }. { $step ->
    [0] { "" }
    [4] Všetky stupne sú splnené!
   *[other] Je splnený stupeň { $step }.
    }
kingdice-event-alarm = { $player }: dračí poplach! Nikto nie je najatý.
kingdice-event-super-taken = { $player }: karta lícom nadol ({ WORD($citizen, of: "kingdice-citizen") }). { $supers ->
    [one] Teraz { $supers } super žolík.
    [few] Teraz { $supers } super žolíci.
   *[other] Teraz { $supers } super žolíkov.
    }
kingdice-event-tile-drawn = { $player }, ťahaná hradná dlaždica: { kingdice-terrain }.
kingdice-event-tiles-back = { $tiles ->
    [one] { $tiles } dlaždica sa zamieša späť.
    [few] { $tiles } dlaždice sa zamiešajú späť.
   *[other] { $tiles } dlaždíc sa zamieša späť.
    } V zásobe: { $left }.
kingdice-event-settled = { $player }: osídlené pole { $field } ({ kingdice-terrain }). { $marker ->
    [no] Žiadna značka už nezostáva: hrad zostáva prázdny.
   *[yes] { "" }
    }
kingdice-event-gem-found = { $player }, nález na poli { $field }: { WORD($gem, of: "kingdice-gem") }.
kingdice-event-gem-won = { $gem ->
    [none] { $player }: v zásobe už nie je žiadny drahokam.
   *[other] { $player }: { WORD($gem, of: "kingdice-gem") } zo zásoby.
    }
kingdice-event-card-stolen = { $player }, korisť: občianska karta (žolík: { WORD($joker, of: "kingdice-die") }). Obeť krádeže: { $player_victim }.
kingdice-event-gem-stolen = { $player }, korisť: { WORD($gem, of: "kingdice-gem") }. Obeť krádeže: { $player_victim }.
kingdice-event-declined = { $player }: žiadna krádež.
kingdice-event-tamed = { $player }: skrotený drak na poli { $field }. { $flames ->
    [one] Teraz { $flames } plameň.
    [few] Teraz { $flames } plamene.
   *[other] Teraz { $flames } plameňov.
    }
kingdice-event-conquered = { $player }: dobyté pole { $field }. Značka späť: { $player_victim }.
kingdice-event-nothing-done = { $player }: tu nie je čo robiť ({ WORD($citizen, of: "kingdice-citizen") }).
kingdice-event-flame-placed = Na poli { $field } horí dračí plameň. { $count ->
    [0] { "" }
   *[other] O plameň menej: { $players }.
    }
kingdice-event-castle-empty = Všetky plamene sú na mape: hrad na poli { $field } zostáva prázdny.
kingdice-event-counted = { $player }: { $land } za krajinu, { $flames } za plamene, { $gems } za drahokamy.
kingdice-event-game-over = Posledná hradná dlaždica leží na mape. Počet ťahov: { $turns }. Kráľ kociek, { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodov
    }: { $players }.

# Na čo sa pýtame.
kingdice-question-reroll = { $player }: { WORD($dice, of: "kingdice-die") }. Ktorými kockami hodíš znova? { $left ->
    [one] Zostáva { $left } hod.
    [few] Zostávajú { $left } hody.
   *[other] Zostáva { $left } hodov.
    }
kingdice-question-check = { $player }: { $met ->
    [0] žiadna podmienka nie je splnená. Použiješ žolíkov, alebo vyhlásiš dračí poplach?
   *[other] { $must ->
        [yes] koho najmeš?
       *[no] najmeš niekoho, alebo vyhlásiš dračí poplach?
        }
    }
kingdice-question-tile = { $player }: ktorú dlaždicu umiestniš?
kingdice-question-settle = { $player }: na ktoré pole položíš dlaždicu ({ kingdice-terrain })?
kingdice-question-steal-card = { $player }: ktorú kartu ukradneš?
kingdice-question-steal-gem = { $player }: ktorý drahokam ukradneš?
kingdice-question-tame = { $player }: ktorého draka skrotíš?
kingdice-question-conquer = { $player }: ktoré pole dobyješ?
kingdice-question-pile = { $player }: z ktorej kôpky vezmeš super žolíka?
kingdice-question-flame = { $player }: čí plameň pôjde na mapu?
kingdice-action-stop = Skončiť: kocky zostanú, ako sú
kingdice-action-reroll = Hodiť znova: { WORD($faces, of: "kingdice-die") }{ $keeping ->
    [0] { "" }
   *[other] ; ponechať: { WORD($kept, of: "kingdice-die") }
    }
kingdice-action-joker = Pridať kocku ({ WORD($joker, of: "kingdice-die") }) za { $supers ->
    [0] dve rovnaké karty
    [1] super žolíka a kartu
   *[other] dvoch super žolíkov
    }
kingdice-action-hire = Najať: { WORD($effect, of: "kingdice-effect") }{ $step ->
    [0] { "" }
    [1] , ťahať 1 dlaždicu
    [2] , ťahať 2 dlaždice a vybrať
    [3] , ťahať 3 dlaždice a vybrať
   *[other] , ťahať 3 dlaždice, vybrať a vziať drahokam
    }
kingdice-action-alarm = Dračí poplach: super žolík a hrad s plameňom
kingdice-action-tile = Hradná dlaždica: { kingdice-terrain } ({ $fields })
kingdice-action-settle = Pole { $field }, { kingdice-terrain }{ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }{ $beside ->
    [0] { "" }
    [one] , vedľa { $beside } vlastného poľa
    [few] , vedľa { $beside } vlastných polí
   *[other] , vedľa { $beside } vlastných polí
    }
kingdice-action-tame = Plameň na poli { $field }, { kingdice-terrain }{ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }{ $beside ->
    [0] { "" }
    [one] , vedľa { $beside } vlastného poľa
    [few] , vedľa { $beside } vlastných polí
   *[other] , vedľa { $beside } vlastných polí
    }
kingdice-action-conquer = Pole { $field }, { kingdice-terrain } ({ $player }){ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }
kingdice-action-take = Vrchná karta kôpky: { WORD($citizen, of: "kingdice-citizen") }
kingdice-action-steal-card = Ukradnúť: občianska karta, žolík { WORD($joker, of: "kingdice-die") } ({ $player })
kingdice-action-steal-gem = Ukradnúť: { WORD($gem, of: "kingdice-gem") } ({ $player })
kingdice-action-steal-nothing = Nič neukradnúť
kingdice-action-flame = Plameň: { $player }

# Stôl slovami.
kingdice-board-turn = Ťah { $turn }: { $player }.
kingdice-board-signs = Polia: 1–4 značka hráča, { $castle } hrad bez majiteľa, { $flame } dračí plameň, { $white } biely drahokam, { $gold } zlatý drahokam.
kingdice-board-pile = { WORD($effect, of: "kingdice-effect") }: { $conditions }. Žolík: { WORD($joker, of: "kingdice-die") }; v kôpke { $left ->
    [one] { $left } karta
    [few] { $left } karty
   *[other] { $left } kariet
    }.
kingdice-board-pile-empty = { WORD($citizen, of: "kingdice-citizen") }: kôpka je prázdna.
kingdice-board-supply = Zásoba: { $tiles ->
    [one] { $tiles } hradná dlaždica
    [few] { $tiles } hradné dlaždice
   *[other] { $tiles } hradných dlaždíc
    }, { $flames ->
    [one] { $flames } plameň
    [few] { $flames } plamene
   *[other] { $flames } plameňov
    }, drahokamy: { $gold ->
    [one] { $gold } zlatý
    [few] { $gold } zlaté
   *[other] { $gold } zlatých
    }, { $white ->
    [one] { $white } biely
    [few] { $white } biele
   *[other] { $white } bielych
    }.
kingdice-board-dice = Hod { $throw }: { $dice }{ $jokers ->
    [0] { "" }
   *[other] ; pridali žolíci: { WORD($added, of: "kingdice-die") }
    }.
kingdice-board-player = { $seat } { $player }: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodov
    }. Polia: { $fields }, najväčšia oblasť { $area }. Značky: { $markers }. Drahokamy: { $gold ->
    [one] { $gold } zlatý
    [few] { $gold } zlaté
   *[other] { $gold } zlatých
    }, { $white ->
    [one] { $white } biely
    [few] { $white } biele
   *[other] { $white } bielych
    }. Plamene: { $flames }. Karty: { $cards ->
    [0] žiadne
   *[other] { WORD($jokers, of: "kingdice-die") }
    }; super žolíci: { $supers }.

# Simulácie.
kingdice-sim-turns = Ťahov na hru: { $turns }, medzi { $shortest } a { $longest }. Dračí poplach v { $alarms } ťahov.
kingdice-sim-hire = { WORD($effect, of: "kingdice-effect") } { $percent }
kingdice-sim-hires = Najatí v podieloch ťahov: { $hires }.
kingdice-sim-steps = Stupne, s ktorými bol najatý trpaslík, 1 až 4: { $steps }.
kingdice-sim-points = Body: krajina { $land }, plamene { $flames }, drahokamy { $gems }.
kingdice-sim-means = Na hru: poplachov { $alarms }, opakovaných hodov { $rerolls }, žolíkov { $jokers }; skrotených drakov { $tamed }, dobytých polí { $conquered }, ukradnutých kariet { $cards_stolen } a drahokamov { $gems_stolen }, drahokamov zo zásoby { $gems_won }; občanov, ktorí nemali čo robiť, { $nothing_done }, hradov, na ktoré nezostal plameň, { $empty_castles }.
kingdice-sim-order = Výhry podľa poradia v hre: { $shares }.

# Na stránke.
kingdice-page-map = Mapa
kingdice-page-market = Trh práce
kingdice-page-dice = Kocky a voľby
kingdice-page-players = Čo majú hráči
kingdice-page-field = Pole { $field }, { kingdice-terrain }: { $stands ->
    [marker] hrad ({ $player })
    [flame] hrad s dračím plameňom
    [castle] hrad bez majiteľa
   *[none] prázdne
    }{ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }
kingdice-page-face = { $colour ->
    [red] červená
    [blue] modrá
   *[green] zelená
    } { $number }
kingdice-page-keep = Ponechať kocku { $die }: { kingdice-page-face }
kingdice-page-added = Pridal žolík: { kingdice-page-face }
kingdice-page-joker = Žolík: { kingdice-page-face }
kingdice-page-throw = Hod { $throw } z { $all }
kingdice-page-question-reroll = { $player }: ktoré kocky si necháš? { $left ->
    [one] Zostáva { $left } hod.
    [few] Zostávajú { $left } hody.
   *[other] Zostáva { $left } hodov.
    }
kingdice-page-hint = Ťukni na kocky, ktoré si necháš.
kingdice-page-reroll = { $count ->
    [0] Všetky kocky zostávajú
    [one] Hodiť znova { $count } kockou
    [few] Hodiť znova { $count } kockami
   *[other] Hodiť znova { $count } kockami
    }
kingdice-page-stop = Skončiť
kingdice-page-any-die = Dvaja super žolíci: pridať akúkoľvek kocku
kingdice-page-tile = Hradná dlaždica: { kingdice-terrain }
kingdice-page-alarm = Dračí poplach!
kingdice-page-does-dwarf = Ťahaj 1 až 3 dlaždice, jednu osídli. Všetky stupne: k tomu drahokam.
kingdice-page-does-card-thief = Ťahaj 2 dlaždice, jednu osídli. Potom ukradni kartu.
kingdice-page-does-gem-thief = Ťahaj dlaždicu a osídli ju. Potom ukradni drahokam.
kingdice-page-does-tamer = Vezmi plameň z mapy a polož tam svoju značku.
kingdice-page-does-brute = Nahraď jednu z najbližších cudzích značiek svojou.
kingdice-page-does-landowner = Ťahaj 2 dlaždice, osídli obe.
kingdice-page-score = Bodovanie
kingdice-page-score-area = Najväčšia oblasť, 3 za pole
kingdice-page-score-others = Ostatné polia, po 1
kingdice-page-score-flames = Najviac plameňov, 4
kingdice-page-score-gold = Zlaté drahokamy, po 3
kingdice-page-score-white = Biele drahokamy, po 2
kingdice-page-score-total = Body
kingdice-page-king = Kráľ kociek

# Prvá hra.
kingdice-learn = Hádž kockami a najímaj občanov. Osídlia mapu, skrotia draky a vezmú, čo majú ostatní.
kingdice-hint-roll = Pozri sa na trh práce: každý občan chce určitý hod. Nechaj si kocky, ktoré sa hodia, ostatnými hoď znova, najviac tri razy spolu. Čo je splnené, sa rozsvieti.
kingdice-hint-hire = Najmi občana, ktorého podmienka je splnená. Karta ti zostane; dve karty s rovnakým žolíkom môžu neskôr pridať kocku. Keď kocky nesplnia nič, príde dračí poplach.
kingdice-hint-tile = Máš vytiahnuté hradné dlaždice. Vyber jednu na osídlenie; ostatné sa vrátia do zásoby.
kingdice-hint-settle = Polož dlaždicu na prázdne pole jej terénu. Na konci platí tvoja najväčšia súvislá oblasť 3 body za pole, každé iné pole 1. Drahokam na poli je tvoj.
kingdice-hint-steal = Zlodej ti dovolí vziať niečo inému hráčovi. Môžeš aj z láskavosti nevziať nič.
kingdice-hint-tame = Krotiteľ drakov zmení plameň na tvoje pole. Plameň si nechaj: kto ich má na konci najviac, dostane 4 body.
kingdice-hint-conquer = Tyran dobyje pole iného hráča, a to jedno z najbližších. Dobrá príležitosť spojiť svoje oblasti.
kingdice-hint-alarm = Dračí poplach: žiadny občan, ale na útechu super žolík a na mape nový hrad s plameňom.
kingdice-hint-over = Posledná hradná dlaždica leží. Teraz sa počíta krajina, plamene a drahokamy. Bodovanie ukáže každý riadok.

# Čo sa ti deje.
kingdice-aim-card-stolen = { $player } ti berie kartu (žolík: { WORD($joker, of: "kingdice-die") }).
kingdice-aim-gem-stolen = { $player } ťa okráda: { WORD($gem, of: "kingdice-gem") }.
kingdice-aim-conquered = { $player } dobýja tvoje pole { $field }.
kingdice-aim-flame-placed = Jeden z tvojich plameňov sa vracia na pole { $field }.

# The lesson, in its order.
kingdice-lesson-welcome = Vitaj! Vo dvojici osídľujete krajinu. Kockami si najímaš občanov a tí ti prinesú polia, drahokamy a plamene. Tvojich prvých šesť kociek už leží.
kingdice-lesson-map = Toto je krajina. Na konci platí každé pole tvojej najväčšej súvislej oblasti 3 body, každé iné pole 1, zlatý drahokam 3 a biely 2.
kingdice-lesson-market = Trh práce: päť občanov, každý s podmienkou pre tvoje kocky. Máš tri hody a nechať si môžeš ktorékoľvek kocky.
kingdice-lesson-keep = Trpaslík chce modrú a zelenú. Ťuknutím si nechaj dve modré kocky a zelenú, tromi červenými hoď znova.
kingdice-lesson-again = Tretia modrá kocka! Nechaj si aj tú a dvoma červenými hoď naposledy.
kingdice-lesson-steps = Tri modré, dve zelené, jedna červená: to splní tri stupne na trpaslíkovej karte. Každý stupeň dá o dlaždicu viac na výber.
kingdice-lesson-hire = Prišiel by aj zlodej, ale najať môžeš len jedného. Najmi trpaslíka; jeho karta ti zostane.
kingdice-lesson-tile = Tri hradné dlaždice: jednu osídliš, ostatné sa vrátia do zásoby. Vyber jazero: na jednom jeho poli leží biely drahokam.
kingdice-lesson-settle = Dlaždica patrí na prázdne pole svojho terénu. Vezmi toto: aj jeho drahokam bude tvoj.
kingdice-lesson-alarm = Súper nesplnil žiadnu podmienku: dračí poplach! Pribudol hrad, ale horí na ňom plameň, hneď vedľa tvojho poľa.
kingdice-lesson-super = Na útechu bola za to karta lícom nadol: super žolík, ktorý spolu s ďalšou kartou pridá kocku.
kingdice-lesson-stop = Hneď štyri zelené a modrá: príde krotiteľ drakov. Všetky hody využiť nemusíš: prestaň. Ak vyhovieš len jednému občanovi, je najatý sám od seba.
kingdice-lesson-tame = Krotiteľ zmení plameň na tvoje pole. Plameň ti zostane: najviac plameňov prinesie 4 body. Vyber tento, vedľa tvojho jazera.
kingdice-lesson-conquered = Ale! Súper si najal tyrana a dobyl tvoje jazero. Tyran dobyje jedno z najbližších polí protivníka. Vezmeš si ho späť.
kingdice-lesson-joker = Pozri sa na svoje dve karty: obe majú modrú 4. Dve karty s rovnakým žolíkom sa môžu zmeniť na ďalšiu kocku.
kingdice-lesson-enough = Tri modré a tri zelené. Statkár chce štyri modré a dve zelené: chýba jediná kocka. Prestaň.
kingdice-lesson-pair = Použi dvojicu: obe karty idú z hry a pre tento ťah pridajú modrú 4.
kingdice-lesson-landowner = Teraz je spokojný statkár, najnáročnejší zo všetkých. Najmi ho!
kingdice-lesson-both = Prinesie dve dlaždice a ty osídliš obe. Močiar patrí sem, vedľa tvojho poľa: tvoja oblasť rastie.
kingdice-lesson-gem = A pláž sem: tiež spojená, a s drahokamom.
kingdice-lesson-thief = Zlodej osídlil pole pre súpera a ukradol ti kartu statkára. Karty lícom nahor sa dajú ukradnúť, super žolíky nikdy.
kingdice-lesson-fives = Teraz tvoja odpoveď: tyran chce tri päťky. Nechaj si dve päťky a ostatnými štyrmi hoď znova.
kingdice-lesson-three = Tri päťky! Tu prestaň.
kingdice-lesson-brute = Najmi tyrana. Jazero je najbližšie súperovo pole, a tak je zase tvoje.
kingdice-lesson-area = Tvoje štyri polia spolu súvisia: 12 bodov. Súperovi platia polia mimo najväčšej oblasti len po 1.
kingdice-lesson-house = Tento zlodej chce full house: tri rovnaké a dve rovnaké. Nechaj si dve trojky a dve šestky.
kingdice-lesson-full = Tretia šestka: a máš full house. Prestaň.
kingdice-lesson-rob = Najmi zlodeja. Tento osídli dlaždicu a potom ukradne drahokam.
kingdice-lesson-join = Kaňon: na tomto poli sa pripojí k tvojej oblasti, to sú 3 body.
kingdice-lesson-steal = Teraz vezmi súperovi drahokam. Vždy môžeš odmietnuť, ale dnes: vezmi ho.
kingdice-lesson-last = V zásobe zostáva jedna hradná dlaždica. Hra sa končí ťahom, v ktorom zmizne posledná: možno tým tvojím.
kingdice-lesson-run = Trpaslík chce postupku. 1, 2, 3, 4 a 6 tu ležia: nechaj si prvých päť kociek a hoď len poslednou, druhou šestkou.
kingdice-lesson-perfect = 1 až 6: všetky štyri stupne trpaslíka! Prestaň.
kingdice-lesson-best = Najmi trpaslíka: za všetky štyri stupne ti dá aj drahokam zo zásoby.
kingdice-lesson-gold = Sopka, posledná dlaždica: na tomto poli je zlatý drahokam za 3 body.
kingdice-lesson-over = Najatý každý občan, použitý žolík, skrotený drak, jazero späť a na záver postupka od 1 do 6: paráda! Skutočná hra má dvakrát toľko dlaždíc a kocky nikto nepripraví.

# Prečo je voľba dobrá (rozbor, hádanky).
kingdice-why-reroll = Po tomto hode môžeš niekoho najať v { $percent } % prípadov; najskôr: { WORD($citizen, of: "kingdice-citizen") } ({ $best } %).
