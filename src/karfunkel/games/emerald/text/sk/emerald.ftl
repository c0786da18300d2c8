# Emerald.

emerald-title = Emerald
emerald-pitch = Doveď svojich rytierov okolo draka až do komnaty pokladov.
emerald-option-players = Počet hráčov
emerald-option-open_gold = Karty zlata ležia odkryté
emerald-option-first = Miesto začínajúceho hráča (0: rozhodne náhoda)
emerald-option-treasures = Poklady v komnate
emerald-option-pile_cards = Najvyšší počet kariet v kôpke

emerald-colour-red = červený
emerald-colour-blue = modrý
emerald-colour-yellow = žltý
emerald-colour-green = zelený
emerald-colour-black = čierny

emerald-gem-ruby = rubín
emerald-gem-emerald = smaragd
emerald-gem-garnet = granát
emerald-gem-turquoise = tyrkys

emerald-place-tower-1 = veža 1
emerald-place-tower-2 = veža 2
emerald-place-tower-3 = veža 3
emerald-place-tower-4 = veža 4
emerald-place-main-building = centrálna budova
emerald-place-meadow-1 = lúka 1
emerald-place-meadow-2 = lúka 2
emerald-place-meadow-3 = lúka 3
emerald-place-meadow-4 = lúka 4
emerald-place-meadow-5 = lúka 5
emerald-place-meadow-6 = lúka 6
emerald-place-cave-1 = jaskyňa 1
emerald-place-cave-2 = jaskyňa 2
emerald-place-cave-3 = jaskyňa 3
emerald-place-cave-4 = jaskyňa 4
emerald-place-cave-5 = jaskyňa 5
emerald-place-cave-6 = jaskyňa 6
emerald-place-cave-7 = jaskyňa 7
emerald-place-cave-8 = jaskyňa 8
emerald-place-cave-9 = jaskyňa 9
emerald-place-chamber = komnata pokladov

# Čo sa deje.
emerald-event-first-player = Začína: { $player }.
emerald-event-laid-out = Pri políčku jaskyne { $field }: zlato { $value } a { WORD($gem, of: "emerald-gem") }.
emerald-event-turn-begins = Ťah { $turn }: { $player }.
emerald-event-knight-moved = { $player }, { WORD($colour, of: "emerald-colour") } rytier: { WORD($from, of: "emerald-place") } → { WORD($to, of: "emerald-place") }.
emerald-event-stopped = { $player }: žiadny druhý rytier.
emerald-event-gold-taken = { $player }: zlato { $value } (jaskyňa { $field }).
emerald-event-gem-taken = { $player }: { WORD($gem, of: "emerald-gem") } (jaskyňa { $field }).
emerald-event-gold-up = Pri políčku jaskyne { $field } je teraz lícom nahor zlato { $value }. { $left ->
    [one] Je to posledná karta kôpky.
    [few] V kôpke sú { $left } karty.
   *[other] V kôpke je { $left } kariet.
    }
emerald-event-gem-up = Pri políčku jaskyne { $field } je teraz lícom nahor { WORD($gem, of: "emerald-gem") }. { $left ->
    [one] Je to posledná karta kôpky.
    [few] V kôpke sú { $left } karty.
   *[other] V kôpke je { $left } kariet.
    }
emerald-event-four-gems = Štyri rôzne drahokamy! Bonusová karta: { $player }.
emerald-event-treasure-taken = { $player }: poklad z komnaty. { $left ->
    [0] Bol to posledný.
    [one] Zostáva { $left } poklad.
    [few] Zostávajú { $left } poklady.
   *[other] Zostáva { $left } pokladov.
    }
emerald-event-dragon-moved = Na kocke je { $roll }: drak ide z políčka jaskyne { $from } na políčko { $field } a pozerá sa { $facing ->
    [exit] k východu.
   *[chamber] ku komnate pokladov.
    }
emerald-event-nobody-caught = Na políčku jaskyne { $field } nikto nestojí. Drak nikoho nechytí.
emerald-event-caught = Na políčku jaskyne { $field } je chytený { WORD($colour, of: "emerald-colour") } rytier ({ $player }). { $gold ->
    [0] Bez zlata nie je čím podplácať.
   *[other] { "" }
    }
emerald-event-bribed = { $player }: drak dostáva kartu zlata a { WORD($colour, of: "emerald-colour") } rytier je voľný. Zostáva kariet zlata: { $left }.
emerald-event-bribe-paid = { $player }: drak dostal zlato { $value }.
emerald-event-eaten = { $player }: { WORD($colour, of: "emerald-colour") } rytier končí v hniezde. { $left ->
    [one] V hre zostáva { $left } rytier.
    [few] V hre zostávajú { $left } rytieri.
   *[other] V hre zostáva { $left } rytierov.
    }
emerald-event-strip-shifted = Dračia lišta teraz leží pri políčkach jaskyne { $first } až { $last }.
emerald-event-majority = Najviac kariet jedného druhu ({ WORD($gem, of: "emerald-gem") }), bonusová karta: { $player }.
emerald-event-counted = { $player }: { $score ->
    [one] { $score } zlatka
    [few] { $score } zlatky
   *[other] { $score } zlatiek
    }, z toho na kartách zlata { $gold }; { $bonus ->
    [one] { $bonus } bonusová karta.
    [few] { $bonus } bonusové karty.
   *[other] { $bonus } bonusových kariet.
    }
emerald-event-game-over = { $way ->
    [treasure] Posledný poklad je vzatý.
    [knight] Niekomu zostáva v hre jediný rytier.
   *[both] Posledný poklad je vzatý a tomu, kto ho vzal, zostáva v hre jediný rytier.
    } Koniec hry, počet ťahov: { $turns }. Najvyšší súčet, { $score }: { $players }.

# Na čo sa pýtame.
emerald-question-first = { $player }: ktorý rytier pôjde?
emerald-question-second = { $player }: pôjde aj druhý rytier?
emerald-question-take = { $player }: ktorá karta pri políčku jaskyne { $field }?
emerald-question-victim = { $player }: ktorého rytiera na políčku jaskyne { $field } drak chytí?
emerald-question-answer = { $player }: podplatiť draka na políčku jaskyne { $field }? Chytený je { WORD($colour, of: "emerald-colour") } rytier.
emerald-action-knight-meadow = Rytier ({ WORD($colour, of: "emerald-colour") }), { WORD($from, of: "emerald-place") } → { WORD($to, of: "emerald-place") }, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } krokov
    }
emerald-action-knight-cave = Rytier ({ WORD($colour, of: "emerald-colour") }), { WORD($from, of: "emerald-place") } → { WORD($to, of: "emerald-place") }, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } krokov
    }{ $cards ->
    [gold] ; berie zlato { $gold }
    [gem] ; berie { WORD($gem, of: "emerald-gem") }
    [both] ; berie zlato { $gold } alebo { WORD($gem, of: "emerald-gem") }
   *[none] { "" }
    }{ $dragon ->
    [yes] ; drak sa pohne
   *[no] { "" }
    }
emerald-action-knight-chamber = Rytier ({ WORD($colour, of: "emerald-colour") }), { WORD($from, of: "emerald-place") }: do komnaty pokladov, po poklad
emerald-action-stop = Žiadny druhý rytier
emerald-action-take-gold = Zlato { $gold }
emerald-action-take-gem = Drahokam: { WORD($gem, of: "emerald-gem") }
emerald-action-victim = { $player }, { WORD($colour, of: "emerald-colour") } rytier ({ $gold ->
    [0] bez zlata na podplatenie
    [one] { $gold } karta zlata
    [few] { $gold } karty zlata
   *[other] { $gold } kariet zlata
    })
emerald-action-victim-moved = Rytier ({ WORD($colour, of: "emerald-colour") }), ktorý sa práve pohol
emerald-action-give-up = Nepodplácať: rytier skončí v hniezde{ $left ->
    [1] {" "}a hra sa končí
   *[other] { "" }
    }
emerald-action-bribe = Podplatiť zlatom { $value }

# Stôl slovami.
emerald-board-turn = Ťah { $turn }: { $player }.
emerald-board-castle = Hrad: { $places }.
emerald-board-meadow = Lúka: { $places }.
emerald-board-place = { WORD($place, of: "emerald-place") } ({ $knights })
emerald-board-knights = { $knights }× { WORD($colour, of: "emerald-colour") }
emerald-board-nobody = nikto
emerald-board-field = Jaskyňa { $field }
emerald-board-strip = lišta
emerald-board-dragon = drak sa pozerá { $facing ->
    [exit] k východu
   *[chamber] ku komnate pokladov
    }
emerald-board-cave = { $marks }. Rytieri: { $knights }. Karty: { $cards }.
emerald-board-gold = zlato { $value } ({ $left ->
    [one] { $left } karta
    [few] { $left } karty
   *[other] { $left } kariet
    })
emerald-board-gem = { WORD($gem, of: "emerald-gem") } ({ $left ->
    [one] { $left } karta
    [few] { $left } karty
   *[other] { $left } kariet
    })
emerald-board-no-cards = žiadne
emerald-board-chamber = Komnata pokladov: { $left ->
    [one] { $left } poklad.
    [few] { $left } poklady.
   *[other] { $left } pokladov.
    }
emerald-board-reach = Kde sa drak zastaví nabudúce, podľa strán kocky: { $fields }.
emerald-board-reach-field = jaskyňa { $field } ({ $faces } zo { $die })
emerald-board-four-gems-free = Bonusová karta „4 rôzne drahokamy“: zatiaľ voľná.
emerald-board-four-gems = Bonusová karta „4 rôzne drahokamy“: { $player }.
emerald-board-hand = { $cards ->
    [0] žiadne
   *[other] { $cards } ({ $values })
    }
emerald-board-hand-hidden = { $cards ->
    [0] žiadne
   *[other] { $cards } (skryté)
    }
emerald-board-gems = { $gems }× { WORD($gem, of: "emerald-gem") }
emerald-board-player = { $player } ({ $colours }). Rytieri: { $knights } v hre, { $chamber } v komnate, { $nest } v hniezde. Karty zlata: { $gold }. Drahokamy: { $gems }. Poklady: { $treasures }. Bonusové karty: { $bonus }.

# Simulácie.
emerald-sim-ends = Ako sa hry končia: { $ways }.
emerald-sim-way = { $way ->
    [treasure] posledný poklad
    [knight] jediný rytier v hre
   *[both] oboje naraz
    } { $percent } %
emerald-sim-turns = Na jednu hru: ťahy { $turns }, pohyby draka { $dragon }.
emerald-sim-means = Na jednu hru: karty zlata { $gold }, drahokamy { $gems }, poklady { $treasures }; rytieri chytení { $caught }, vykúpení { $bribes }, v hniezde { $eaten }; bonusové karty za štyri drahokamy { $four_gems }, za najviac jedného druhu { $majorities }.
emerald-sim-seat = Miesto { $seat }, na jednu hru: karty zlata { $gold }, drahokamy { $gems }, poklady { $treasures }; rytieri chytení { $caught }, vykúpení { $bribes }, v hniezde { $eaten }.

# Stránka.
emerald-page-castle = Hrad
emerald-page-meadow = Lúka
emerald-page-cave = Dračia jaskyňa
emerald-page-players = Hráči
emerald-page-pick = Ťukni na svojho rytiera a uvidíš, kam by šiel.
emerald-page-why = { $steps ->
    [one] { $steps } krok: stojí tu sám.
    [few] { $steps } kroky: stoja tu { $steps } rytieri.
   *[other] { $steps } krokov: stojí tu { $steps } rytierov.
    }
emerald-page-to-go = Ťukni na žiariace miesto a rytier tam pôjde.
emerald-page-finds-treasure = Vezme poklad.
emerald-page-strip-means = Spálená zem: rytier, ktorý zastane vedľa lišty, zobudí draka.
emerald-page-nest-means = Hniezdo: rytieri, ktorých drak odniesol.
emerald-page-go = Ťahať
emerald-page-busy = Na ťahu: { $player }.
emerald-page-yours = Si na ťahu.
emerald-page-answering = Drak čaká na odpoveď: { $player }.
emerald-page-may-stop = Tu sa môže drak zastaviť: { $faces } zo { $die }.
emerald-page-risk = { $faces } zo { $die }: chytí tvojho vlastného rytiera.
emerald-page-prey = { $faces } zo { $die }: môžeš ho nechať chytiť cudzieho rytiera.
emerald-page-harmless = Nikoho by nenašiel.
emerald-page-roll = Na kocke padlo { $roll }.
emerald-page-knights = Rytieri
emerald-page-gold = Karty zlata
emerald-page-treasures = Poklady
emerald-page-bonus = Bonusové karty
emerald-page-points = Body
emerald-page-leads = vedie
emerald-page-nest = { $nest } v hniezde
emerald-page-sheet = Body riadok po riadku
emerald-page-player = Hráč
emerald-page-line-gold = Karty zlata
emerald-page-line-gems = Drahokamy po 1
emerald-page-line-treasures = Poklady po 5
emerald-page-line-four = Bonus: štyri rôzne drahokamy
emerald-page-line-majorities = Bonus: najviac jedného druhu, po 4
emerald-page-line-total = Spolu

# Prvá hra.
emerald-learn = Tvoji rytieri idú z hradu do komnaty pokladov. Cestou leží zlato a drahokamy, a stráži tam aj drak.
emerald-hint-move = Vyber rytiera. Prejde toľko krokov, koľko rytierov stojí tam, odkiaľ vychádza; počítajú sa všetky farby aj on sám. Z veľkej skupiny sa ide ďaleko.
emerald-hint-second = Môžeš ťahať aj druhým rytierom, ale nemusíš. Ten istý rytier dvakrát nejde.
emerald-hint-take = Tvoj rytier prišiel v jaskyni ku kartám: vezmi si zlato, alebo drahokam. Zlato platí za svoju hodnotu a uchlácholí draka; drahokamy platia po 1 a najviac z jedného druhu prinesie bonus.
emerald-hint-dragon = Rytier sa zastavil vedľa lišty, a tak sa drak pohne: o jedno až tri políčka tam, kam sa pozerá. Na konci lišty sa otočí. Chytá len tam, kde sa zastaví.
emerald-hint-victim = Tam, kde sa drak zastavil, stojí viac rytierov. Ty vyberieš, koho chytí, a nemusí to byť tvoj.
emerald-hint-bribe = Tvoj rytier je chytený. Daj drakovi kartu zlata a zostane v hre. Inak je stratený; drahokamy na draka neplatia.
emerald-hint-strip = Po každom love sa lišta posunie o políčko ku komnate pokladov. Predná časť jaskyne je potom bezpečná.
emerald-hint-treasure = Rytier je v komnate pokladov: to je poklad v hodnote 5. Keď zmizne posledný, alebo má niekto už len jedného rytiera, hra sa končí.
emerald-hint-over = Teraz sa počíta: zlato podľa hodnoty, poklady 5, drahokamy 1, bonusové karty 4. Bodovanie ukáže každý riadok.

# Čo sa ti deje.
emerald-aim-caught = Drak chytil tvojho rytiera na políčku jaskyne { $field }.
emerald-aim-eaten = Tvoj rytier končí v dračom hniezde.

# Prečo je voľba dobrá alebo zlá.
emerald-why-dragon = Drak ide: na { $own } z 3 strán môže chytiť len vlastných rytierov, na { $other } z 3 cudzích.

# The lesson, in its order.
emerald-lesson-welcome = Vitaj! Tvoji červení rytieri vyjdú z hradu, prejdú lúku a dračou jaskyňou dôjdu do komnaty pokladov. Na konci sa počíta zlato, drahokamy a poklady.
emerald-lesson-steps = Rytier prejde toľko krokov, koľko rytierov stojí tam, odkiaľ vychádza, všetkých farieb aj s ním. Tu stoja traja: tri kroky. Ťukni na rytiera a potom tam, kam pôjde.
emerald-lesson-second = Teraz môžeš ťahať druhým rytierom, ale nie tým istým. Pošli za ním tohto: tiež tri kroky.
emerald-lesson-crowd = Ostatní išli za tebou: na tom kameni stoja štyria rytieri. Čím väčšia skupina, tým dlhší krok. Pridaj svojho tretieho rytiera.
emerald-lesson-stop = Druhým rytierom ťahať nemusíš. Nechaj svojich troch pohromade a ukonči ťah.
emerald-lesson-leap = Žltý skočil šesť krokov až do jaskyne, lebo stálo pohromade šesť rytierov. Kto sa v jaskyni zastaví pri kartách, jednu si vezme, zlato alebo drahokam, a ťah sa končí.
emerald-lesson-dragon = To zobudilo draka: rytier sa zastavil vedľa jeho lišty. Kocka ukáže 1 až 3, o toľko drak ide tam, kam sa pozerá, a na konci lišty sa otočí. Chytá len tam, kde sa zastaví: tentoraz nikoho.
emerald-lesson-strip = Po každom love sa táto lišta posunie o políčko ku komnate. Políčka, ktoré opustila, sú bezpečné.
emerald-lesson-enter = Si na ťahu: stojí tu päť rytierov, a tak päť krokov vedie do jaskyne.
emerald-lesson-gold = Zlato platí za svoju hodnotu a zostane skryté v ruke. A drak má zlato rád: vezmi ho, môže sa zísť.
emerald-lesson-caught = Drak sa zastavil pri tvojom rytierovi: chytený! Daj mu kartu zlata, akúkoľvek, a rytier zostane. Bez zlata by bol stratený a drahokamy nepomôžu.
emerald-lesson-safe = Modrý sa zastavil tu a vzal si kartu, a drak spal ďalej: toto políčko je za lištou.
emerald-lesson-ahead = Tvoj rytier v jaskyni je zase voľný. Stojí sám: jeden krok, na políčko so žltým rytierom.
emerald-lesson-gem = Teraz drahokam. Každý platí 1. Kto má prvý všetky štyri druhy, dostane bonusovú kartu za 4. Vezmi smaragd.
emerald-lesson-victim = Drak sa zastavil tam, kde stoja dvaja rytieri. Si na ťahu, a tak vyberieš, koho chytí. Radšej nie svojho: vyber žltého.
emerald-lesson-nest = Žltý nemal zlato, a tak je ten rytier stratený a sedí v hniezde. Ak má niekto v hre už len jedného rytiera, hra sa hneď končí.
emerald-lesson-first = Najprv posuň iného rytiera. Po ňom môže ťahať druhý.
emerald-lesson-deeper = A teraz tvoj rytier v jaskyni, o krok hlbšie.
emerald-lesson-more = Ďalší smaragd. Kto má na konci sám najviac z jedného druhu, dostane zaň bonusovú kartu za 4.
emerald-lesson-beside = Drak je hneď pred tvojím rytierom. Žiadny strach: vždy sa pohne, kým chytá, aspoň o políčko, a tam musí niekoho nájsť.
emerald-lesson-brave = Len odvahu: jeden krok, priamo na drakovo políčko.
emerald-lesson-ruby = Rubín: druhý zo štyroch druhov.
emerald-lesson-pair = K tvojmu rytierovi sa pridal žltý: dvaja rytieri, dva kroky. Ostatní ti pomáhajú!
emerald-lesson-turquoise = Tyrkys: tretí druh. Chýba už len granát.
emerald-lesson-fourth = Tu je, granát: vezmi ho a máš všetky štyri!
emerald-lesson-bonus = Všetky štyri druhy, a skôr než ostatní: bonusová karta za 4 je natrvalo tvoja.
emerald-lesson-almost = Ešte jeden krok v jaskyni, na jej posledné políčko.
emerald-lesson-majority = Druhý tyrkys: toľko ich nemá nikto iný. Vezmi ho.
emerald-lesson-chamber = Komnata pokladov! Dnu vedie jeden krok; ďalšie prepadnú. Každý rytier, ktorý dôjde, prinesie poklad za 5, a drak sa nezobudí.
emerald-lesson-treasure = Vojdi! Keď zmizne posledný poklad, hra sa končí. V tejto lekcii je len jeden, v skutočnej hre štyri.
emerald-lesson-over = Tvoj rytier prešiel celou jaskyňou, podplatil draka, vybral mu korisť a so všetkými štyrmi drahokamami získal poklad. Zlato platí za svoju hodnotu, poklady 5, drahokamy 1, bonusové karty 4.
