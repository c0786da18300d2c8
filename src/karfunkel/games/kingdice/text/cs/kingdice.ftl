# Král kostek.

kingdice-title = Král kostek – desková hra
kingdice-pitch = Hoď si o občany, kteří osídlí zemi, zkrotí draky a vezmou, co mají ostatní.
kingdice-option-players = Počet hráčů
kingdice-option-data = Mapa, karty a kostky
kingdice-option-first = Místo začínajícího hráče (0: rozhodne náhoda)
kingdice-option-random_fields = Plameny a drahokamy začínají na náhodných polích
kingdice-option-random_join = O spojení polovin mapy rozhodne náhoda
kingdice-option-arrangement = Spojení, plameny a drahokamy sestavené ručně („printed“: jak je vytištěno)
kingdice-option-terrain_tiles = Dlaždice každého terénu
kingdice-option-pile_cards = Karty v hromádce občanů

kingdice-arrange = Sestavit mapu ručně
kingdice-arrange-join = Jak leží poloviny
kingdice-arrange-as-with = jako pro { $seats } hráče
kingdice-arrange-put = Ťuknutím na pole něco položíš, nebo odebereš
kingdice-arrange-flames = Plameny: { $count } z { $due }
kingdice-arrange-gold = Zlaté drahokamy: { $count } z { $due }
kingdice-arrange-white = Bílé drahokamy: { $count } z { $due }
kingdice-arrange-printed = Jak je vytištěno
kingdice-guide-join = Jak leží poloviny? Jako pro 2, 3 nebo 4 hráče. Enter: jako pro { $printed }.
kingdice-guide-flames = Plameny ({ $due }): na kterých polích? Enter: { $printed }, jak je vytištěno.
kingdice-guide-gold = Zlaté drahokamy ({ $due }): na kterých polích? Enter: { $printed }, jak je vytištěno.
kingdice-guide-white = Bílé drahokamy ({ $due }): na kterých polích? Enter: { $printed }, jak je vytištěno.
kingdice-arrange-field = { $field }, { $terrain }: { $mark ->
    [flames] plamen
    [gold] zlatý drahokam
    [white] bílý drahokam
   *[none] prázdné
}

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

# Kostky a žolíci.
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

# Podmínky karet slovy.
kingdice-condition-run = postupka { $count ->
    [4] ze { $count }
    [6] ze { $count }
   *[other] z { $count }
    } kostek
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
kingdice-event-card-on-offer = Na trhu práce: { WORD($effect, of: "kingdice-effect") } – { $conditions } – žolík: { WORD($joker, of: "kingdice-die") }.
kingdice-event-turn-begins = Tah { $turn }: { $player }.
kingdice-event-thrown = { $player }, hod { $throw }: { WORD($dice, of: "kingdice-die") }.
kingdice-event-rerolled = { $player }, znovu se hází: { WORD($faces, of: "kingdice-die") }.
kingdice-event-joker-added = { $player }: přidána kostka ({ WORD($joker, of: "kingdice-die") }) za { $supers ->
    [0] dvě stejné karty
    [1] super žolíka a kartu
   *[other] dva super žolíky
    }.
kingdice-event-hired = { $player }, najatý občan: { WORD($effect, of: "kingdice-effect") }. { $step ->
    [0] { "" }
    [4] Všechny stupně jsou splněny!
   *[other] Je splněn stupeň { $step }.
    }
kingdice-event-alarm = { $player }: dračí poplach! Nikdo není najat.
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
kingdice-event-card-stolen = { $player }, kořist: občanská karta (žolík: { WORD($joker, of: "kingdice-die") }). Oběť krádeže: { $player_victim }.
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
kingdice-question-reroll = { $player }: { WORD($dice, of: "kingdice-die") }. Kterými kostkami hodíš znovu? { $left ->
    [one] Zbývá { $left } hod.
    [few] Zbývají { $left } hody.
   *[other] Zbývá { $left } hodů.
    }
kingdice-question-check = { $player }: { $met ->
    [0] žádná podmínka není splněna. Použiješ žolíky, nebo vyhlásíš dračí poplach?
   *[other] { $must ->
        [yes] koho najmeš?
       *[no] najmeš někoho, nebo vyhlásíš dračí poplach?
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
kingdice-action-reroll = Hodit znovu: { WORD($faces, of: "kingdice-die") }{ $keeping ->
    [0] { "" }
   *[other] ; ponechat: { WORD($kept, of: "kingdice-die") }
    }
kingdice-action-joker = Přidat kostku ({ WORD($joker, of: "kingdice-die") }) za { $supers ->
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
kingdice-action-steal-card = Ukrást: občanská karta, žolík { WORD($joker, of: "kingdice-die") } ({ $player })
kingdice-action-steal-gem = Ukrást: { WORD($gem, of: "kingdice-gem") } ({ $player })
kingdice-action-steal-nothing = Nic neukrást
kingdice-action-flame = Plamen: { $player }

# Stůl slovy.
kingdice-board-turn = Tah { $turn }: { $player }.
kingdice-board-signs = Pole: 1–4 značka hráče, { $castle } hrad bez majitele, { $flame } dračí plamen, { $white } bílý drahokam, { $gold } zlatý drahokam.
kingdice-board-pile = { WORD($effect, of: "kingdice-effect") }: { $conditions }. Žolík: { WORD($joker, of: "kingdice-die") }; v hromádce { $left ->
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
    }, drahokamy: { $gold ->
    [one] { $gold } zlatý
    [few] { $gold } zlaté
   *[other] { $gold } zlatých
    }, { $white ->
    [one] { $white } bílý
    [few] { $white } bílé
   *[other] { $white } bílých
    }.
kingdice-board-dice = Hod { $throw }: { $dice }{ $jokers ->
    [0] { "" }
   *[other] ; přidali žolíci: { WORD($added, of: "kingdice-die") }
    }.
kingdice-board-player = { $seat } { $player }: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
    }. Pole: { $fields }, největší oblast { $area }. Značky: { $markers }. Drahokamy: { $gold ->
    [one] { $gold } zlatý
    [few] { $gold } zlaté
   *[other] { $gold } zlatých
    }, { $white ->
    [one] { $white } bílý
    [few] { $white } bílé
   *[other] { $white } bílých
    }. Plameny: { $flames }. Karty: { $cards ->
    [0] žádné
   *[other] { WORD($jokers, of: "kingdice-die") }
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
    [marker] hrad ({ $player })
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
kingdice-page-throw = Hod { $throw } ze { $all }
kingdice-page-question-reroll = { $player }: které kostky si necháš? { $left ->
    [one] Zbývá { $left } hod.
    [few] Zbývají { $left } hody.
   *[other] Zbývá { $left } hodů.
    }
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
kingdice-page-does-brute = Nahraď jednu z nejbližších cizích značek svou.
kingdice-page-does-landowner = Táhni 2 dlaždice, osídli obě.
kingdice-page-score = Bodování
kingdice-page-score-area = Největší oblast, 3 za pole
kingdice-page-score-others = Ostatní pole, po 1
kingdice-page-score-flames = Nejvíc plamenů, 4
kingdice-page-score-gold = Zlaté drahokamy, po 3
kingdice-page-score-white = Bílé drahokamy, po 2
kingdice-page-score-total = Body
kingdice-page-king = Král kostek

# První hra.
kingdice-learn = Házej kostkami a najímej občany. Osídlí mapu, zkrotí draky a vezmou, co mají ostatní.
kingdice-hint-roll = Podívej se na trh práce: každý občan chce určitý hod. Nech si kostky, které se hodí, ostatními hoď znovu, nejvýše třikrát celkem. Co je splněno, se rozsvítí.
kingdice-hint-hire = Najmi občana, jehož podmínka je splněna. Karta ti zůstane; dvě karty se stejným žolíkem mohou později přidat kostku. Když kostky nesplní nic, přijde dračí poplach.
kingdice-hint-tile = Máš vytažené hradní dlaždice. Vyber jednu k osídlení; ostatní se vrátí do zásoby.
kingdice-hint-settle = Polož dlaždici na prázdné pole jejího terénu. Na konci platí tvá největší souvislá oblast 3 body za pole, každé jiné pole 1. Drahokam na poli je tvůj.
kingdice-hint-steal = Zloděj ti dovolí vzít něco jinému hráči. Můžeš také z laskavosti nevzít nic.
kingdice-hint-tame = Krotitel draků změní plamen v tvoje pole. Plamen si nech: kdo jich má na konci nejvíc, dostane 4 body.
kingdice-hint-conquer = Tyran dobude pole jiného hráče, a to jedno z nejbližších. Dobrá příležitost spojit své oblasti.
kingdice-hint-alarm = Dračí poplach: žádný občan, ale pro útěchu super žolík a na mapě nový hrad s plamenem.
kingdice-hint-over = Poslední hradní dlaždice leží. Teď se počítá země, plameny a drahokamy. Bodování ukáže každý řádek.

# Co se ti děje.
kingdice-aim-card-stolen = { $player } ti bere kartu (žolík: { WORD($joker, of: "kingdice-die") }).
kingdice-aim-gem-stolen = { $player } tě okrádá: { WORD($gem, of: "kingdice-gem") }.
kingdice-aim-conquered = { $player } dobývá tvé pole { $field }.
kingdice-aim-flame-placed = Jeden z tvých plamenů se vrací na pole { $field }.

# The lesson, in its order.
kingdice-lesson-welcome = Vítej! Ve dvou osidlujete zemi. Kostkami si najímáš občany a ti ti přinesou pole, drahokamy a plameny. Tvých prvních šest kostek už leží.
kingdice-lesson-map = Tohle je země. Na konci platí každé pole tvé největší souvislé oblasti 3 body, každé jiné pole 1, zlatý drahokam 3 a bílý 2.
kingdice-lesson-market = Trh práce: pět občanů, každý s podmínkou pro tvé kostky. Máš tři hody a nechat si můžeš kterékoli kostky.
kingdice-lesson-keep = Trpaslík chce modrou a zelenou. Ťuknutím si nech dvě modré kostky a zelenou, třemi červenými hoď znovu.
kingdice-lesson-again = Třetí modrá kostka! Nech si i tu a dvěma červenými hoď naposledy.
kingdice-lesson-steps = Tři modré, dvě zelené, jedna červená: to splní tři stupně na trpaslíkově kartě. Každý stupeň dá o dlaždici víc na výběr.
kingdice-lesson-hire = Přišel by i zloděj, ale najmout můžeš jen jednoho. Najmi trpaslíka; jeho karta ti zůstane.
kingdice-lesson-tile = Tři hradní dlaždice: jednu osídlíš, ostatní se vrátí do zásoby. Vyber jezero: na jednom jeho poli leží bílý drahokam.
kingdice-lesson-settle = Dlaždice patří na prázdné pole svého terénu. Vezmi toto: i jeho drahokam bude tvůj.
kingdice-lesson-alarm = Soupeř nesplnil žádnou podmínku: dračí poplach! Přibyl hrad, ale hoří na něm plamen, hned vedle tvého pole.
kingdice-lesson-super = Pro útěchu za to byla karta lícem dolů: super žolík, který spolu s další kartou přidá kostku.
kingdice-lesson-stop = Hned čtyři zelené a modrá: přijde krotitel draků. Všechny hody využít nemusíš: přestaň. Vyhovíš-li jen jednomu občanovi, je najatý sám od sebe.
kingdice-lesson-tame = Krotitel změní plamen v tvoje pole. Plamen ti zůstane: nejvíc plamenů přinese 4 body. Vyber tento, vedle tvého jezera.
kingdice-lesson-conquered = Ale! Soupeř si najal tyrana a dobyl tvoje jezero. Tyran dobude jedno z nejbližších polí protivníka. Vezmeš si ho zpátky.
kingdice-lesson-joker = Podívej se na své dvě karty: obě mají modrou 4. Dvě karty se stejným žolíkem se mohou změnit v další kostku.
kingdice-lesson-enough = Tři modré a tři zelené. Statkář chce čtyři modré a dvě zelené: chybí jediná kostka. Přestaň.
kingdice-lesson-pair = Použij dvojici: obě karty jdou ze hry a pro tento tah přidají modrou 4.
kingdice-lesson-landowner = Teď je spokojený statkář, nejnáročnější ze všech. Najmi ho!
kingdice-lesson-both = Přinese dvě dlaždice a ty osídlíš obě. Bažina patří sem, vedle tvého pole: tvá oblast roste.
kingdice-lesson-gem = A pláž sem: také spojená, a s drahokamem.
kingdice-lesson-thief = Zloděj osídlil pole pro soupeře a ukradl ti kartu statkáře. Karty lícem nahoru se dají ukrást, super žolíci nikdy.
kingdice-lesson-fives = Teď tvoje odpověď: tyran chce tři pětky. Nech si dvě pětky a ostatními čtyřmi hoď znovu.
kingdice-lesson-three = Tři pětky! Tady přestaň.
kingdice-lesson-brute = Najmi tyrana. Jezero je nejbližší soupeřovo pole, a tak je zase tvoje.
kingdice-lesson-area = Tvá čtyři pole spolu souvisí: 12 bodů. Soupeři platí pole mimo největší oblast jen po 1.
kingdice-lesson-house = Tento zloděj chce full house: tři stejné a dvě stejné. Nech si dvě trojky a dvě šestky.
kingdice-lesson-full = Třetí šestka: a máš full house. Přestaň.
kingdice-lesson-rob = Najmi zloděje. Tento osídlí dlaždici a pak ukradne drahokam.
kingdice-lesson-join = Kaňon: na tomto poli se připojí k tvé oblasti, to jsou 3 body.
kingdice-lesson-steal = Teď vezmi soupeři drahokam. Vždycky můžeš odmítnout, ale dnes: vezmi ho.
kingdice-lesson-last = V zásobě zbývá jedna hradní dlaždice. Hra končí tahem, ve kterém zmizí poslední: třeba tím tvým.
kingdice-lesson-run = Trpaslík chce postupku. 1, 2, 3, 4 a 6 tu leží: nech si prvních pět kostek a hoď jen poslední, druhou šestkou.
kingdice-lesson-perfect = 1 až 6: všechny čtyři stupně trpaslíka! Přestaň.
kingdice-lesson-best = Najmi trpaslíka: za všechny čtyři stupně ti dá i drahokam ze zásoby.
kingdice-lesson-gold = Sopka, poslední dlaždice: na tomto poli je zlatý drahokam za 3 body.
kingdice-lesson-over = Najatý každý občan, použitý žolík, zkrocený drak, jezero zpátky a na závěr postupka od 1 do 6: paráda! Skutečná hra má dvakrát tolik dlaždic a kostky nikdo nepřipraví.

# Proč je volba dobrá (rozbor, hádanky).
kingdice-why-reroll = Po tomto hodu můžeš někoho najmout v { $percent } % případů; nejspíš: { WORD($citizen, of: "kingdice-citizen") } ({ $best } %).
