# Diamant.

diamant-title = Diamant
diamant-pitch = Jít v jeskyni dál, nebo odnést domů, co už máš?
diamant-option-players = Počet hráčů
diamant-option-closed_chests = Truhlice ostatních zůstávají zavřené až do konce
diamant-option-rounds = Počet kol
diamant-option-deck = Karty v balíčku: všechny (full), 20 (small) nebo 10 (tiny)

diamant-trap-spider = pavouk
diamant-trap-snake = had
diamant-trap-lava = láva
diamant-trap-boulder = balvan
diamant-trap-ram = kláda

# Co se děje.
diamant-event-round-begins = Kolo { $round }: všichni jdou do jeskyně.
diamant-event-treasure = Poklad { $value }: { $share ->
    [0] na rozdělení je to málo.
    [one] každý v jeskyni dostává { $share } rubín.
    [few] každý v jeskyni dostává { $share } rubíny.
   *[other] každý v jeskyni dostává { $share } rubínů.
    } { $rest ->
    [0] { "" }
    [one] { $rest } zůstává ležet.
    [few] { $rest } zůstávají ležet.
   *[other] { $rest } zůstává ležet.
    }
diamant-event-trap = Past: { WORD($trap, of: "diamant-trap") }.
diamant-event-sprung = Podruhé { WORD($trap, of: "diamant-trap") }! Z jeskyně s prázdnýma rukama: { $players }. { $lost ->
    [0] Nebylo co ztratit.
    [one] Každý ztrácí { $lost } drahokam.
    [few] Každý ztrácí { $lost } drahokamy.
   *[other] Každý ztrácí { $lost } drahokamů.
    }
diamant-event-relic = Relikvie! { $lying ->
    [one] V jeskyni leží { $lying } relikvie.
    [few] V jeskyni leží { $lying } relikvie.
   *[other] V jeskyni leží { $lying } relikvií.
    }
diamant-event-going-on = Dál do jeskyně: { $players }.
diamant-event-leaving = Zpátky do tábora: { $players }. { $share ->
    [0] { "" }
    [one] Cestou každý nachází { $share } drahokam.
    [few] Cestou každý nachází { $share } drahokamy.
   *[other] Cestou každý nachází { $share } drahokamů.
    } { $gems ->
    [0] Do truhlice žádný drahokam.
    [one] Do každé truhlice: { $gems } drahokam.
    [few] Do každé truhlice: { $gems } drahokamy.
   *[other] Do každé truhlice: { $gems } drahokamů.
    } { $rest ->
    [0] { "" }
    [one] { $rest } zůstává ležet v jeskyni.
    [few] { $rest } zůstávají ležet v jeskyni.
   *[other] { $rest } zůstává ležet v jeskyni.
    }
diamant-event-relics-taken = Návrat bez ostatních: { $player }. { $relics ->
    [one] Relikvie vynáší { $worth }.
    [few] { $relics } relikvie vynášejí dohromady { $worth }.
   *[other] { $relics } relikvií vynáší dohromady { $worth }.
    }
diamant-event-round-over = Kolo { $round } končí po { $cards ->
    [one] { $cards } kartě.
    [few] { $cards } kartách.
   *[other] { $cards } kartách.
    } { $cause ->
    [left] Všichni jsou zpátky v táboře.
   *[other] Jedna karta pasti „{ WORD($cause, of: "diamant-trap") }“ se vyřazuje ze hry.
    } { $relics ->
    [0] { "" }
    [one] { $relics } relikvie je ztracena.
    [few] { $relics } relikvie jsou ztraceny.
   *[other] { $relics } relikvií je ztraceno.
    }
diamant-event-game-over = Všech pět expedic skončilo. Nejplnější truhlice, s hodnotou { $score }: { $players }.

# Na co se hra ptá.
diamant-question = { $player }: pokračovat, nebo se vrátit?
diamant-action-go-on = Pokračovat
diamant-action-leave = Vrátit se s kořistí { $hand }{ $lying ->
    [0] { "" }
   *[other] {" "}a s podílem na tom, co leží v jeskyni ({ $lying })
    }{ $relics ->
    [0] { "" }
    [one] ; bez ostatních i s relikvií
    [few] ; bez ostatních i se { $relics } relikviemi
   *[other] ; bez ostatních i s { $relics } relikviemi
    }

# Stůl slovy.
diamant-board-round = Kolo { $round } z { $rounds }.
diamant-board-row = Karty v jeskyni: { $cards }.
diamant-board-row-empty = Karty v jeskyni: zatím žádné.
diamant-card-treasure = poklad { $value }
diamant-card-trap = { WORD($trap, of: "diamant-trap") }
diamant-card-relic = relikvie
diamant-board-lying = V jeskyni leží: { $gems ->
    [one] { $gems } drahokam
    [few] { $gems } drahokamy
   *[other] { $gems } drahokamů
    }, { $relics ->
    [one] { $relics } relikvie.
    [few] { $relics } relikvie.
   *[other] { $relics } relikvií.
    }
diamant-board-danger = Nebezpečí: { $traps }. { $strikes ->
    [one] { $strikes } z { $deck } karet v balíčku by spustila past.
    [few] { $strikes } z { $deck } karet v balíčku by spustily past.
   *[other] { $strikes } z { $deck } karet v balíčku by spustilo past.
    }
diamant-board-no-danger = Zatím žádná past: příští karta nic nespustí. { $deck ->
    [one] V balíčku je { $deck } karta.
    [few] V balíčku jsou { $deck } karty.
   *[other] V balíčku je { $deck } karet.
    }
diamant-board-trap-left = { WORD($trap, of: "diamant-trap") } (ještě { $left })
diamant-board-inside = { $player }, v jeskyni: v ruce { $hand }, truhlice { $chest }{ $relics ->
    [0] { "" }
    [one] , { $relics } relikvie
    [few] , { $relics } relikvie
   *[other] , { $relics } relikvií
    }
diamant-board-outside = { $player }, v táboře: truhlice { $chest }{ $relics ->
    [0] { "" }
    [one] , { $relics } relikvie
    [few] , { $relics } relikvie
   *[other] , { $relics } relikvií
    }
diamant-chest = { $gems } ({ $diamonds ->
    [one] { $diamonds } diamant
    [few] { $diamonds } diamanty
   *[other] { $diamonds } diamantů
    }, { $rubies ->
    [one] { $rubies } rubín
    [few] { $rubies } rubíny
   *[other] { $rubies } rubínů
    })
diamant-chest-closed = zavřená

# Simulace.
diamant-sim-round = Kolo { $round }: průměrně { $mean } karty; konec: { $causes }.
diamant-sim-cause = { $cause ->
    [left] všichni zpátky
   *[other] { WORD($cause, of: "diamant-trap") }
    } { $percent } %
diamant-sim-cards = Otočené karty v kole { $round }: { $cards }.
diamant-sim-relics = Vynesené relikvie na partii: { $mean }.

# Stránka.
diamant-page-cave = Jeskyně
diamant-page-camp = Tábor
diamant-page-players = Hráči
diamant-page-traps = Pasti
diamant-page-hand = V ruce
diamant-page-chest = Truhlice
diamant-page-relics = Relikvie
diamant-page-ready = už má vybráno
diamant-page-choosing = vybírá
diamant-page-waiting = Máš vybráno. Ještě vybírají: { $players }.
diamant-page-choosing-now = Teď vybírají: { $players }.
diamant-page-resting = V táboře jsi v bezpečí. Ještě v jeskyni: { $players }.
diamant-page-percent = { $percent } %
diamant-page-risk = { $strikes ->
    [0] Teď žádná karta past nespustí
    [one] { $strikes } z { $deck } karet spustí past
    [few] { $strikes } z { $deck } karet spustí past
   *[other] { $strikes } z { $deck } karet spustí past
    }
diamant-page-stake = { $hand ->
    [0] Nemáš co ztratit
    [one] V sázce je { $hand } drahokam
    [few] V sázce jsou { $hand } drahokamy
   *[other] V sázce je { $hand } drahokamů
    }
diamant-page-leave = Vrátit se
diamant-page-safe = { $gems ->
    [0] Do truhlice zatím nic
    [one] { $gems } drahokam do truhlice
    [few] { $gems } drahokamy do truhlice
   *[other] { $gems } drahokamů do truhlice
    }
diamant-page-share = a podíl na tom, co tu leží ({ $lying })
diamant-page-alone = bez ostatních: { $gems }{ $relics ->
    [0] { "" }
    [one] {" "}a relikvie za { $worth }
    [few] {" "}a { $relics } relikvie za { $worth }
   *[other] {" "}a { $relics } relikvií za { $worth }
    }
diamant-page-trap-lying = { WORD($trap, of: "diamant-trap") }: leží v jeskyni, v balíčku ještě { $left }
diamant-page-trap-away = { WORD($trap, of: "diamant-trap") }: v balíčku { $left }
diamant-page-lies = leží tu
diamant-page-in-deck = { $left } v balíčku
diamant-page-deck = { $deck ->
    [one] { $deck } karta v balíčku
    [few] { $deck } karty v balíčku
   *[other] { $deck } karet v balíčku
    }
diamant-page-deck-treasures = poklady
diamant-page-deck-relics = relikvie
diamant-page-deck-harmless = jiné pasti
diamant-page-deck-strikes = spustí past
diamant-page-sheet = Truhlice
diamant-page-player = Hráč
diamant-page-diamonds = Diamanty, každý za { $each }
diamant-page-rubies = Rubíny, každý za { $each }
diamant-page-carried = Relikvie se vyplatily do truhlice, jakmile byly vyneseny.
diamant-page-total = Celkem
