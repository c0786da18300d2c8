# Emerald.

emerald-title = Emerald
emerald-pitch = Doveď své rytíře kolem draka až do komnaty pokladů.
emerald-option-players = Počet hráčů
emerald-option-open_gold = Karty zlata leží odkryté
emerald-option-first = Místo začínajícího hráče (0: rozhodne náhoda)
emerald-option-treasures = Poklady v komnatě
emerald-option-pile_cards = Nejvyšší počet karet v hromádce

emerald-colour-red = červený
emerald-colour-blue = modrý
emerald-colour-yellow = žlutý
emerald-colour-green = zelený
emerald-colour-black = černý

emerald-gem-ruby = rubín
emerald-gem-emerald = smaragd
emerald-gem-garnet = granát
emerald-gem-turquoise = tyrkys

emerald-place-tower-1 = věž 1
emerald-place-tower-2 = věž 2
emerald-place-tower-3 = věž 3
emerald-place-tower-4 = věž 4
emerald-place-main-building = centrální budova
emerald-place-meadow-1 = louka 1
emerald-place-meadow-2 = louka 2
emerald-place-meadow-3 = louka 3
emerald-place-meadow-4 = louka 4
emerald-place-meadow-5 = louka 5
emerald-place-meadow-6 = louka 6
emerald-place-cave-1 = jeskyně 1
emerald-place-cave-2 = jeskyně 2
emerald-place-cave-3 = jeskyně 3
emerald-place-cave-4 = jeskyně 4
emerald-place-cave-5 = jeskyně 5
emerald-place-cave-6 = jeskyně 6
emerald-place-cave-7 = jeskyně 7
emerald-place-cave-8 = jeskyně 8
emerald-place-cave-9 = jeskyně 9
emerald-place-chamber = komnata pokladů

# Co se děje.
emerald-event-first-player = Začíná: { $player }.
emerald-event-laid-out = U políčka jeskyně { $field }: zlato { $value } a { WORD($gem, of: "emerald-gem") }.
emerald-event-turn-begins = Tah { $turn }: { $player }.
emerald-event-knight-moved = { $player }, { WORD($colour, of: "emerald-colour") } rytíř: { WORD($from, of: "emerald-place") } → { WORD($to, of: "emerald-place") }.
emerald-event-stopped = { $player }: žádný druhý rytíř.
emerald-event-gold-taken = { $player }: zlato { $value } (jeskyně { $field }).
emerald-event-gem-taken = { $player }: { WORD($gem, of: "emerald-gem") } (jeskyně { $field }).
emerald-event-gold-up = U políčka jeskyně { $field } je teď lícem nahoru zlato { $value }. { $left ->
    [one] Je to poslední karta hromádky.
    [few] V hromádce jsou { $left } karty.
   *[other] V hromádce je { $left } karet.
    }
emerald-event-gem-up = U políčka jeskyně { $field } je teď lícem nahoru { WORD($gem, of: "emerald-gem") }. { $left ->
    [one] Je to poslední karta hromádky.
    [few] V hromádce jsou { $left } karty.
   *[other] V hromádce je { $left } karet.
    }
emerald-event-four-gems = Čtyři různé drahokamy! Bonusová karta: { $player }.
emerald-event-treasure-taken = { $player }: poklad z komnaty. { $left ->
    [0] Byl to poslední.
    [one] Zbývá { $left } poklad.
    [few] Zbývají { $left } poklady.
   *[other] Zbývá { $left } pokladů.
    }
emerald-event-dragon-moved = Na kostce je { $roll }: drak jde z políčka jeskyně { $from } na políčko { $field } a dívá se { $facing ->
    [exit] k východu.
   *[chamber] ke komnatě pokladů.
    }
emerald-event-nobody-caught = Na políčku jeskyně { $field } nikdo nestojí. Drak nikoho nechytí.
emerald-event-caught = Na políčku jeskyně { $field } je chycen { WORD($colour, of: "emerald-colour") } rytíř ({ $player }). { $gold ->
    [0] Bez zlata není čím podplácet.
   *[other] { "" }
    }
emerald-event-bribed = { $player }: drak dostává kartu zlata a { WORD($colour, of: "emerald-colour") } rytíř je volný. Zbývá karet zlata: { $left }.
emerald-event-bribe-paid = { $player }: drak dostal zlato { $value }.
emerald-event-eaten = { $player }: { WORD($colour, of: "emerald-colour") } rytíř končí v hnízdě. { $left ->
    [one] Ve hře zbývá { $left } rytíř.
    [few] Ve hře zbývají { $left } rytíři.
   *[other] Ve hře zbývá { $left } rytířů.
    }
emerald-event-strip-shifted = Dračí lišta teď leží u políček jeskyně { $first } až { $last }.
emerald-event-majority = Nejvíc karet jednoho druhu ({ WORD($gem, of: "emerald-gem") }), bonusová karta: { $player }.
emerald-event-counted = { $player }: { $score ->
    [one] { $score } zlaťák
    [few] { $score } zlaťáky
   *[other] { $score } zlaťáků
    }, z toho na kartách zlata { $gold }; { $bonus ->
    [one] { $bonus } bonusová karta.
    [few] { $bonus } bonusové karty.
   *[other] { $bonus } bonusových karet.
    }
emerald-event-game-over = { $way ->
    [treasure] Poslední poklad je vzat.
    [knight] Někomu zbývá ve hře jediný rytíř.
   *[both] Poslední poklad je vzat a tomu, kdo ho vzal, zbývá ve hře jediný rytíř.
    } Konec hry, počet tahů: { $turns }. Nejvyšší součet, { $score }: { $players }.

# Na co se ptáme.
emerald-question-first = { $player }: který rytíř půjde?
emerald-question-second = { $player }: půjde i druhý rytíř?
emerald-question-take = { $player }: která karta u políčka jeskyně { $field }?
emerald-question-victim = { $player }: kterého rytíře na políčku jeskyně { $field } drak chytí?
emerald-question-answer = { $player }: podplatit draka na políčku jeskyně { $field }? Chycen je { WORD($colour, of: "emerald-colour") } rytíř.
emerald-action-knight-meadow = Rytíř ({ WORD($colour, of: "emerald-colour") }), { WORD($from, of: "emerald-place") } → { WORD($to, of: "emerald-place") }, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
    }
emerald-action-knight-cave = Rytíř ({ WORD($colour, of: "emerald-colour") }), { WORD($from, of: "emerald-place") } → { WORD($to, of: "emerald-place") }, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
    }{ $cards ->
    [gold] ; bere zlato { $gold }
    [gem] ; bere { WORD($gem, of: "emerald-gem") }
    [both] ; bere zlato { $gold }, nebo { WORD($gem, of: "emerald-gem") }
   *[none] { "" }
    }{ $dragon ->
    [yes] ; drak se pohne
   *[no] { "" }
    }
emerald-action-knight-chamber = Rytíř ({ WORD($colour, of: "emerald-colour") }), { WORD($from, of: "emerald-place") }: do komnaty pokladů, pro poklad
emerald-action-stop = Žádný druhý rytíř
emerald-action-take-gold = Zlato { $gold }
emerald-action-take-gem = Drahokam: { WORD($gem, of: "emerald-gem") }
emerald-action-victim = { $player }, { WORD($colour, of: "emerald-colour") } rytíř ({ $gold ->
    [0] bez zlata na podplacení
    [one] { $gold } karta zlata
    [few] { $gold } karty zlata
   *[other] { $gold } karet zlata
    })
emerald-action-victim-moved = Rytíř ({ WORD($colour, of: "emerald-colour") }), který se právě pohnul
emerald-action-give-up = Nepodplácet: rytíř skončí v hnízdě{ $left ->
    [1] {" "}a hra končí
   *[other] { "" }
    }
emerald-action-bribe = Podplatit zlatem { $value }

# Stůl slovy.
emerald-board-turn = Tah { $turn }: { $player }.
emerald-board-castle = Hrad: { $places }.
emerald-board-meadow = Louka: { $places }.
emerald-board-place = { WORD($place, of: "emerald-place") } ({ $knights })
emerald-board-knights = { $knights }× { WORD($colour, of: "emerald-colour") }
emerald-board-nobody = nikdo
emerald-board-field = Jeskyně { $field }
emerald-board-strip = lišta
emerald-board-dragon = drak se dívá { $facing ->
    [exit] k východu
   *[chamber] ke komnatě pokladů
    }
emerald-board-cave = { $marks }. Rytíři: { $knights }. Karty: { $cards }.
emerald-board-gold = zlato { $value } ({ $left ->
    [one] { $left } karta
    [few] { $left } karty
   *[other] { $left } karet
    })
emerald-board-gem = { WORD($gem, of: "emerald-gem") } ({ $left ->
    [one] { $left } karta
    [few] { $left } karty
   *[other] { $left } karet
    })
emerald-board-no-cards = žádné
emerald-board-chamber = Komnata pokladů: { $left ->
    [one] { $left } poklad.
    [few] { $left } poklady.
   *[other] { $left } pokladů.
    }
emerald-board-reach = Kde se drak zastaví příště, podle stran kostky: { $fields }.
emerald-board-reach-field = jeskyně { $field } ({ $faces } ze { $die })
emerald-board-four-gems-free = Bonusová karta „4 různé drahokamy“: zatím volná.
emerald-board-four-gems = Bonusová karta „4 různé drahokamy“: { $player }.
emerald-board-hand = { $cards ->
    [0] žádné
   *[other] { $cards } ({ $values })
    }
emerald-board-hand-hidden = { $cards ->
    [0] žádné
   *[other] { $cards } (skryté)
    }
emerald-board-gems = { $gems }× { WORD($gem, of: "emerald-gem") }
emerald-board-player = { $player } ({ $colours }). Rytíři: { $knights } ve hře, { $chamber } v komnatě, { $nest } v hnízdě. Karty zlata: { $gold }. Drahokamy: { $gems }. Poklady: { $treasures }. Bonusové karty: { $bonus }.

# Simulace.
emerald-sim-ends = Jak hry končí: { $ways }.
emerald-sim-way = { $way ->
    [treasure] poslední poklad
    [knight] jediný rytíř ve hře
   *[both] obojí najednou
    } { $percent } %
emerald-sim-turns = Na jednu hru: tahy { $turns }, pohyby draka { $dragon }.
emerald-sim-means = Na jednu hru: karty zlata { $gold }, drahokamy { $gems }, poklady { $treasures }; rytíři chycení { $caught }, vykoupení { $bribes }, v hnízdě { $eaten }; bonusové karty za čtyři drahokamy { $four_gems }, za nejvíc jednoho druhu { $majorities }.
emerald-sim-seat = Místo { $seat }, na jednu hru: karty zlata { $gold }, drahokamy { $gems }, poklady { $treasures }; rytíři chycení { $caught }, vykoupení { $bribes }, v hnízdě { $eaten }.

# Stránka.
emerald-page-castle = Hrad
emerald-page-meadow = Louka
emerald-page-cave = Dračí jeskyně
emerald-page-players = Hráči
emerald-page-pick = Ťukni na svého rytíře a uvidíš, kam by šel.
emerald-page-why = { $steps ->
    [one] { $steps } krok: stojí tu sám.
    [few] { $steps } kroky: stojí tu { $steps } rytíři.
   *[other] { $steps } kroků: stojí tu { $steps } rytířů.
    }
emerald-page-to-go = Ťukni na zářící místo a rytíř tam půjde.
emerald-page-finds-treasure = Vezme poklad.
emerald-page-strip-means = Spálená zem: rytíř, který se zastaví vedle lišty, probudí draka.
emerald-page-nest-means = Hnízdo: rytíři, které drak odnesl.
emerald-page-go = Táhnout
emerald-page-busy = Na tahu: { $player }.
emerald-page-yours = Jsi na tahu.
emerald-page-answering = Drak čeká na odpověď: { $player }.
emerald-page-may-stop = Tady se může drak zastavit: { $faces } ze { $die }.
emerald-page-risk = { $faces } ze { $die }: chytí tvého vlastního rytíře.
emerald-page-prey = { $faces } ze { $die }: můžeš ho nechat chytit cizího rytíře.
emerald-page-harmless = Nikoho by nenašel.
emerald-page-roll = Na kostce padlo { $roll }.
emerald-page-knights = Rytíři
emerald-page-gold = Karty zlata
emerald-page-treasures = Poklady
emerald-page-bonus = Bonusové karty
emerald-page-points = Body
emerald-page-leads = vede
emerald-page-nest = { $nest } v hnízdě
emerald-page-sheet = Body řádek po řádku
emerald-page-player = Hráč
emerald-page-line-gold = Karty zlata
emerald-page-line-gems = Drahokamy po 1
emerald-page-line-treasures = Poklady po 5
emerald-page-line-four = Bonus: čtyři různé drahokamy
emerald-page-line-majorities = Bonus: nejvíc jednoho druhu, po 4
emerald-page-line-total = Celkem

# První hra.
emerald-learn = Tví rytíři jdou z hradu do komnaty pokladů. Cestou leží zlato a drahokamy, a také tam hlídá drak.
emerald-hint-move = Vyber rytíře. Ujde tolik kroků, kolik rytířů stojí tam, odkud vychází; počítají se všechny barvy i on sám. Z velké skupiny se jde daleko.
emerald-hint-second = Můžeš táhnout i druhým rytířem, ale nemusíš. Týž rytíř dvakrát nejde.
emerald-hint-take = Tvůj rytíř došel v jeskyni ke kartám: vezmi si zlato, nebo drahokam. Zlato platí za svou hodnotu a uchlácholí draka; drahokamy platí po 1 a nejvíc od jednoho druhu přinese bonus.
emerald-hint-dragon = Rytíř se zastavil vedle lišty, a tak se drak pohne: o jedno až tři políčka tam, kam se dívá. Na konci lišty se otočí. Chytá jen tam, kde se zastaví.
emerald-hint-victim = Tam, kde se drak zastavil, stojí víc rytířů. Ty vybereš, koho chytí, a nemusí to být tvůj.
emerald-hint-bribe = Tvůj rytíř je chycen. Dej drakovi kartu zlata a zůstane ve hře. Jinak je ztracen; drahokamy na draka neplatí.
emerald-hint-strip = Po každém lovu se lišta posune o políčko ke komnatě pokladů. Přední část jeskyně je pak bezpečná.
emerald-hint-treasure = Rytíř je v komnatě pokladů: to je poklad v hodnotě 5. Když zmizí poslední, nebo má někdo už jen jednoho rytíře, hra končí.
emerald-hint-over = Teď se počítá: zlato podle hodnoty, poklady 5, drahokamy 1, bonusové karty 4. Bodování ukáže každý řádek.

# Co se ti děje.
emerald-aim-caught = Drak chytil tvého rytíře na políčku jeskyně { $field }.
emerald-aim-eaten = Tvůj rytíř končí v dračím hnízdě.

# Proč je volba dobrá nebo špatná.
emerald-why-dragon = Drak jde: na { $own } ze 3 stěn může chytit jen vlastní rytíře, na { $other } ze 3 cizí.

# The lesson, in its order.
emerald-lesson-welcome = Vítej! Tvoji červení rytíři vyjdou z hradu, přejdou louku a dračí jeskyní dojdou do komnaty pokladů. Na konci se počítá zlato, drahokamy a poklady.
emerald-lesson-steps = Rytíř ujde tolik kroků, kolik rytířů stojí tam, odkud vychází, všech barev i s ním. Tady stojí tři: tři kroky. Ťukni na rytíře a pak tam, kam půjde.
emerald-lesson-second = Teď můžeš táhnout druhým rytířem, ale ne týmž. Pošli za ním tohoto: také tři kroky.
emerald-lesson-crowd = Ostatní šli za tebou: na tom kameni stojí čtyři rytíři. Čím větší skupina, tím delší krok. Přidej svého třetího rytíře.
emerald-lesson-stop = Druhým rytířem táhnout nemusíš. Nech své tři pohromadě a ukonči tah.
emerald-lesson-leap = Žlutý skočil šest kroků až do jeskyně, protože stálo pohromadě šest rytířů. Kdo se v jeskyni zastaví u karet, jednu si vezme, zlato nebo drahokam, a tah končí.
emerald-lesson-dragon = To probudilo draka: rytíř se zastavil vedle jeho lišty. Kostka ukáže 1 až 3, o tolik drak jde tam, kam se dívá, a na konci lišty se otočí. Chytá jen tam, kde se zastaví: tentokrát nikoho.
emerald-lesson-strip = Po každém lovu se tato lišta posune o políčko ke komnatě. Políčka, která opustila, jsou bezpečná.
emerald-lesson-enter = Jsi na tahu: stojí tu pět rytířů, a tak pět kroků vede do jeskyně.
emerald-lesson-gold = Zlato platí za svou hodnotu a zůstane skryté v ruce. A drak má zlato rád: vezmi ho, může se hodit.
emerald-lesson-caught = Drak se zastavil u tvého rytíře: chycen! Dej mu kartu zlata, jakoukoli, a rytíř zůstane. Bez zlata by byl ztracen a drahokamy nepomohou.
emerald-lesson-safe = Modrý se zastavil tady a vzal si kartu, a drak spal dál: toto políčko je za lištou.
emerald-lesson-ahead = Tvůj rytíř v jeskyni je zase volný. Stojí sám: jeden krok, na políčko se žlutým rytířem.
emerald-lesson-gem = Teď drahokam. Každý platí 1. Kdo má první všechny čtyři druhy, dostane bonusovou kartu za 4. Vezmi smaragd.
emerald-lesson-victim = Drak se zastavil tam, kde stojí dva rytíři. Jsi na tahu, a tak vybereš, koho chytí. Raději ne svého: vyber žlutého.
emerald-lesson-nest = Žlutý neměl zlato, a tak je ten rytíř ztracen a sedí v hnízdě. Má-li někdo ve hře už jen jednoho rytíře, hra hned končí.
emerald-lesson-first = Nejdřív posuň jiného rytíře. Po něm může táhnout druhý.
emerald-lesson-deeper = A teď tvůj rytíř v jeskyni, o krok hlouběji.
emerald-lesson-more = Další smaragd. Kdo má na konci sám nejvíc od jednoho druhu, dostane za něj bonusovou kartu za 4.
emerald-lesson-beside = Drak je hned před tvým rytířem. Žádný strach: vždycky se pohne, než chytá, aspoň o políčko, a tam musí někoho najít.
emerald-lesson-brave = Jen odvahu: jeden krok, přímo na drakovo políčko.
emerald-lesson-ruby = Rubín: druhý ze čtyř druhů.
emerald-lesson-pair = K tvému rytíři se přidal žlutý: dva rytíři, dva kroky. Ostatní ti pomáhají!
emerald-lesson-turquoise = Tyrkys: třetí druh. Chybí už jen granát.
emerald-lesson-fourth = Tady je, granát: vezmi ho a máš všechny čtyři!
emerald-lesson-bonus = Všechny čtyři druhy, a dřív než ostatní: bonusová karta za 4 je natrvalo tvoje.
emerald-lesson-almost = Ještě jeden krok v jeskyni, na její poslední políčko.
emerald-lesson-majority = Druhý tyrkys: tolik jich nemá nikdo jiný. Vezmi ho.
emerald-lesson-chamber = Komnata pokladů! Dovnitř vede jeden krok; další propadnou. Každý rytíř, který dojde, přinese poklad za 5, a drak se neprobudí.
emerald-lesson-treasure = Vejdi! Když zmizí poslední poklad, hra končí. V této lekci je jen jeden, ve skutečné hře čtyři.
emerald-lesson-over = Tvůj rytíř prošel celou jeskyní, podplatil draka, vybral mu kořist a se všemi čtyřmi drahokamy získal poklad. Zlato platí za svou hodnotu, poklady 5, drahokamy 1, bonusové karty 4.
