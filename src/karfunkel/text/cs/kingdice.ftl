# Král kostek.

kingdice-title = Král kostek – desková hra
kingdice-pitch = Hoď si o občany, kteří osídlí zemi, zkrotí draky a vezmou, co mají ostatní.
kingdice-option-players = Počet hráčů
kingdice-option-data = Mapa, karty a kostky
kingdice-option-first = Místo začínajícího hráče (0: rozhodne náhoda)
kingdice-option-random_fields = Plameny a drahokamy začínají na náhodných polích
kingdice-option-random_join = O spojení polovin mapy rozhodne náhoda
kingdice-option-terrain_tiles = Destičky každé krajiny
kingdice-option-pile_cards = Karty v hromádce občanů

kingdice-citizen-dwarf = nevrlý trpaslík
kingdice-citizen-thief = arogantní zloděj
kingdice-citizen-tamer = zaneprázdněný krotitel draků
kingdice-citizen-brute = agresivní tyran
kingdice-citizen-landowner = bohatý statkář

kingdice-effect-dwarf = nevrlý trpaslík
kingdice-effect-card-thief = arogantní zloděj (karta)
kingdice-effect-gem-thief = arogantní zloděj (drahokam)
kingdice-effect-tamer = zaneprázdněný krotitel draků
kingdice-effect-brute = agresivní tyran
kingdice-effect-landowner = bohatý statkář

kingdice-terrain = { $terrain ->
    [meadow] louka
    [forest] les
    [lake] jezero
    [mountain] hory
    [desert] poušť
    [swamp] močál
    [vineyard] vinice
    [glacier] ledovec
    [volcano] sopka
    [orchard] sad
    [heath] vřesoviště
    [canyon] kaňon
    [beach] pláž
    [cornfield] obilí
    [ruins] ruiny
   *[other] { $terrain }
    }

kingdice-gem-white = bílý drahokam
kingdice-gem-gold = zlatý drahokam
kingdice-gem-none = žádný drahokam

# Podmínky karet slovy.
kingdice-condition-run = postupka délky { $count }
kingdice-condition-equal = { $count ->
    [one] { $count } číslo
    [few] { $count } stejná čísla
   *[other] { $count } stejných čísel
    }
kingdice-condition-number = { $count ->
    [one] { $count } kostka s číslem { $number }
    [few] { $count } kostky s číslem { $number }
   *[other] { $count } kostek s číslem { $number }
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
    [one] { $count } kostka jedné barvy
    [few] { $count } kostky jedné barvy
   *[other] { $count } kostek jedné barvy
    }
kingdice-condition-sum-least = šest kostek se součtem nejméně { $count }
kingdice-condition-sum-most = šest kostek se součtem nejvýše { $count }
kingdice-condition-2-pairs = dvě dvojice
kingdice-condition-3-pairs = tři dvojice
kingdice-condition-full-house = tři stejná a dvě stejná čísla
kingdice-condition-2-triples = dvakrát tři stejná čísla
kingdice-condition-4-2 = čtyři stejná a dvě stejná čísla
kingdice-condition-even = šest sudých čísel
kingdice-condition-odd = šest lichých čísel

# Co se děje.
kingdice-event-first-player = Začíná: { $player }.
kingdice-event-map-joined = Poloviny mapy jsou spojené jako při { $join } hráčích.
kingdice-event-field-marked = Pole { $field }: { $mark ->
    [flame] hrad s dračím plamenem.
    [white] bílý drahokam.
   *[gold] zlatý drahokam.
    }
kingdice-event-card-on-offer = Na trhu práce: { WORD($effect, of: "kingdice-effect") } [{ $conditions }], žolík { $joker }.
kingdice-event-turn-begins = Tah { $turn }: { $player }.
kingdice-event-thrown = { $player }, hod { $throw }: { $dice }.
kingdice-event-rerolled = { $player }, kostky k novému hodu: { $dice }.
kingdice-event-joker-added = { $player }: přidána kostka { $joker } za { $supers ->
    [0] dvě stejné karty
    [1] super žolíka a kartu
   *[other] dva super žolíky
    }.
kingdice-event-hired = { $player }, najatý občan: { WORD($effect, of: "kingdice-effect") }. { $step ->
    [0] { "" }
    [4] Všechny stupně jsou splněny!
   *[other] Je splněn stupeň { $step }.
    }
kingdice-event-alarm = { $player }: dračí poplach! Žádná karta není najata.
kingdice-event-super-taken = { $player }: karta lícem dolů ({ WORD($citizen, of: "kingdice-citizen") }). { $supers ->
    [one] Teď { $supers } super žolík.
    [few] Teď { $supers } super žolíky.
   *[other] Teď { $supers } super žolíků.
    }
kingdice-event-tile-drawn = { $player }, tažená hradní dlaždice: { kingdice-terrain }.
kingdice-event-tiles-back = { $tiles ->
    [one] { $tiles } dlaždice se zamíchá zpět.
    [few] { $tiles } dlaždice se zamíchají zpět.
   *[other] { $tiles } dlaždic se zamíchá zpět.
    } V zásobě: { $left }.
kingdice-event-settled = { $player }: osídleno pole { $field } ({ kingdice-terrain }). { $marker ->
    [no] Žádná značka už nezbývá: hrad zůstává prázdný.
   *[yes] { "" }
    }
kingdice-event-gem-found = { $player }, nález na poli { $field }: { WORD($gem, of: "kingdice-gem") }.
kingdice-event-gem-won = { $gem ->
    [none] { $player }: v zásobě už není žádný drahokam.
   *[other] { $player }: { WORD($gem, of: "kingdice-gem") } ze zásoby.
    }
kingdice-event-card-stolen = { $player }, kořist: občanská karta se žolíkem { $joker }. Oběť krádeže: { $player_victim }.
kingdice-event-gem-stolen = { $player }, kořist: { WORD($gem, of: "kingdice-gem") }. Oběť krádeže: { $player_victim }.
kingdice-event-declined = { $player }: žádná krádež.
kingdice-event-tamed = { $player }: zkrocen drak na poli { $field }. { $flames ->
    [one] Teď { $flames } plamen.
    [few] Teď { $flames } plameny.
   *[other] Teď { $flames } plamenů.
    }
kingdice-event-conquered = { $player }: dobyto pole { $field }. Značka zpět: { $player_victim }.
kingdice-event-nothing-done = { $player }: tady není co dělat ({ WORD($citizen, of: "kingdice-citizen") }).
kingdice-event-flame-placed = Na poli { $field } hoří dračí plamen. { $count ->
    [0] { "" }
   *[other] O plamen méně: { $players }.
    }
kingdice-event-castle-empty = Všechny plameny jsou na mapě: hrad na poli { $field } zůstává prázdný.
kingdice-event-counted = { $player }: { $land } za zemi, { $flames } za plameny, { $gems } za drahokamy.
kingdice-event-game-over = Poslední hradní dlaždice leží na mapě. Počet tahů: { $turns }. Král kostek, { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
    }: { $players }.

# Na co se ptáme.
kingdice-question-reroll = { $player }: { $dice }. Kterými kostkami hodíš znovu? { $left ->
    [one] Zbývá { $left } hod.
    [few] Zbývají { $left } hody.
   *[other] Zbývá { $left } hodů.
    }
kingdice-question-check = { $player }: { $met ->
    [0] žádná karta není splněna. Použiješ žolíky, nebo dračí poplach?
   *[other] { $must ->
        [yes] koho najmeš?
       *[no] najmeš někoho, nebo dračí poplach?
        }
    }
kingdice-question-tile = { $player }: kterou dlaždici umístíš?
kingdice-question-settle = { $player }: na které pole položíš dlaždici ({ kingdice-terrain })?
kingdice-question-steal-card = { $player }: kterou kartu ukradneš?
kingdice-question-steal-gem = { $player }: který drahokam ukradneš?
kingdice-question-tame = { $player }: kterého draka zkrotíš?
kingdice-question-conquer = { $player }: které pole dobudeš?
kingdice-question-pile = { $player }: ze které hromádky vezmeš super žolíka?
kingdice-question-flame = { $player }: čí plamen půjde na mapu?
kingdice-action-stop = Skončit: kostky zůstanou, jak jsou
kingdice-action-reroll = Hodit znovu { $dice }{ $keeping ->
    [0] { "" }
   *[other] , ponechat { $kept }
    }
kingdice-action-joker = Přidat { $joker } za { $supers ->
    [0] dvě stejné karty
    [1] super žolíka a kartu
   *[other] dva super žolíky
    }
kingdice-action-hire = Najmout: { WORD($effect, of: "kingdice-effect") }{ $step ->
    [0] { "" }
    [1] , táhnout 1 dlaždici
    [2] , táhnout 2 dlaždice a vybrat
    [3] , táhnout 3 dlaždice a vybrat
   *[other] , táhnout 3 dlaždice, vybrat a vzít drahokam
    }
kingdice-action-alarm = Dračí poplach: super žolík a hrad s plamenem
kingdice-action-tile = Hradní dlaždice: { kingdice-terrain } ({ $fields })
kingdice-action-settle = Pole { $field }, { kingdice-terrain }{ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }{ $beside ->
    [0] { "" }
    [one] , vedle { $beside } vlastního pole
    [few] , vedle { $beside } vlastních polí
   *[other] , vedle { $beside } vlastních polí
    }
kingdice-action-tame = Plamen na poli { $field }, { kingdice-terrain }{ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }{ $beside ->
    [0] { "" }
    [one] , vedle { $beside } vlastního pole
    [few] , vedle { $beside } vlastních polí
   *[other] , vedle { $beside } vlastních polí
    }
kingdice-action-conquer = Pole { $field }, { kingdice-terrain } ({ $player }){ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }
kingdice-action-take = Vrchní karta hromádky: { WORD($citizen, of: "kingdice-citizen") }
kingdice-action-steal-card = Občanská karta se žolíkem { $joker } ({ $player })
kingdice-action-steal-gem = { WORD($gem, of: "kingdice-gem") } ({ $player })
kingdice-action-steal-nothing = Nic neukrást
kingdice-action-flame = Plamen: { $player }

# Stůl slovy.
kingdice-board-turn = Tah { $turn }: { $player }.
kingdice-board-signs = Pole: 1–4 značka hráče, { $castle } hrad bez majitele, { $flame } dračí plamen, { $white } bílý drahokam, { $gold } zlatý drahokam. Kostky a žolíci: r červená, b modrá, g zelená.
kingdice-board-pile = { WORD($effect, of: "kingdice-effect") }: { $conditions }. Žolík { $joker }; v hromádce { $left ->
    [one] { $left } karta
    [few] { $left } karty
   *[other] { $left } karet
    }.
kingdice-board-pile-empty = { WORD($citizen, of: "kingdice-citizen") }: hromádka je prázdná.
kingdice-board-supply = Zásoba: { $tiles ->
    [one] { $tiles } hradní dlaždice
    [few] { $tiles } hradní dlaždice
   *[other] { $tiles } hradních dlaždic
    }, { $flames ->
    [one] { $flames } plamen
    [few] { $flames } plameny
   *[other] { $flames } plamenů
    }, drahokamy: zlaté { $gold }, bílé { $white }.
kingdice-board-dice = Hod { $throw }: { $dice }{ $jokers ->
    [0] { "" }
   *[other] ; přidali žolíci: { $added }
    }.
kingdice-board-player = { $seat } { $player }: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
    }. Pole: { $fields }, největší oblast { $area }. Značky: { $markers }. Drahokamy: zlaté { $gold }, bílé { $white }. Plameny: { $flames }. Karty: { $cards ->
    [0] žádné
   *[other] { $jokers }
    }; super žolíci: { $supers }.

# Simulace.
kingdice-sim-turns = Tahů na hru: { $turns }, mezi { $shortest } a { $longest }. Dračí poplach v { $alarms } tahů.
kingdice-sim-hire = { WORD($effect, of: "kingdice-effect") } { $percent }
kingdice-sim-hires = Najatí v podílech tahů: { $hires }.
kingdice-sim-steps = Stupně, s nimiž byl najat trpaslík, 1 až 4: { $steps }.
kingdice-sim-points = Body: země { $land }, plameny { $flames }, drahokamy { $gems }.
kingdice-sim-means = Na hru: poplachů { $alarms }, opakovaných hodů { $rerolls }, žolíků { $jokers }; zkrocených draků { $tamed }, dobytých polí { $conquered }, ukradených karet { $cards_stolen } a drahokamů { $gems_stolen }, drahokamů ze zásoby { $gems_won }; občanů, kteří neměli co dělat, { $nothing_done }, hradů, na které nezbyl plamen, { $empty_castles }.
kingdice-sim-order = Výhry podle pořadí ve hře: { $shares }.

# Na stránce.
kingdice-page-map = Mapa
kingdice-page-market = Trh práce
kingdice-page-dice = Kostky a volby
kingdice-page-players = Co mají hráči
kingdice-page-field = Pole { $field }, { kingdice-terrain }: { $stands ->
    [marker] hrad hráče { $player }
    [flame] hrad s dračím plamenem
    [castle] hrad bez majitele
   *[none] prázdné
    }{ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }
kingdice-page-face = { $colour ->
    [red] červená
    [blue] modrá
   *[green] zelená
    } { $number }
kingdice-page-keep = Ponechat kostku { $die }: { kingdice-page-face }
kingdice-page-added = Přidal žolík: { kingdice-page-face }
kingdice-page-joker = Žolík: { kingdice-page-face }
kingdice-page-throw = Hod { $throw } z { $all }
kingdice-page-hint = Ťukni na kostky, které si necháš.
kingdice-page-reroll = { $count ->
    [0] Všechny kostky zůstávají
    [one] Hodit znovu { $count } kostkou
    [few] Hodit znovu { $count } kostkami
   *[other] Hodit znovu { $count } kostkami
    }
kingdice-page-stop = Skončit
kingdice-page-any-die = Dva super žolíci: přidat jakoukoli kostku
kingdice-page-tile = Hradní dlaždice: { kingdice-terrain }
kingdice-page-alarm = Dračí poplach!
kingdice-page-does-dwarf = Táhni 1 až 3 dlaždice, jednu osídli. Všechny stupně: k tomu drahokam.
kingdice-page-does-card-thief = Táhni 2 dlaždice, jednu osídli. Pak ukradni kartu.
kingdice-page-does-gem-thief = Táhni dlaždici a osídli ji. Pak ukradni drahokam.
kingdice-page-does-tamer = Vezmi plamen z mapy a polož tam svou značku.
kingdice-page-does-brute = Nahraď nejbližší cizí značku svou.
kingdice-page-does-landowner = Táhni 2 dlaždice, osídli obě.
kingdice-page-score = Výsledky
kingdice-page-score-area = Největší oblast, 3 za pole
kingdice-page-score-others = Ostatní pole, po 1
kingdice-page-score-flames = Nejvíc plamenů, 4
kingdice-page-score-gold = Zlaté drahokamy, po 3
kingdice-page-score-white = Bílé drahokamy, po 2
kingdice-page-score-total = Body
kingdice-page-king = Král kostek
