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
    [one] { $share } rubín na osobu v jeskyni.
    [few] { $share } rubíny na osobu v jeskyni.
   *[other] { $share } rubínů na osobu v jeskyni.
    } { $rest ->
    [0] { "" }
    [one] { $rest } zůstává ležet.
    [few] { $rest } zůstávají ležet.
   *[other] { $rest } zůstává ležet.
    }
diamant-event-trap = Past: { WORD($trap, of: "diamant-trap") }.
diamant-event-sprung = Podruhé { WORD($trap, of: "diamant-trap") }! Z jeskyně s prázdnýma rukama: { $players }. { $lost ->
    [0] Nebylo co ztratit.
    [one] { $count ->
        [1] Ztraceno:
       *[other] Každý ztrácí:
        } { $lost } drahokam.
    [few] { $count ->
        [1] Ztraceno:
       *[other] Každý ztrácí:
        } { $lost } drahokamy.
   *[other] { $count ->
        [1] Ztraceno:
       *[other] Každý ztrácí:
        } { $lost } drahokamů.
    }
diamant-event-relic = Relikvie! { $lying ->
    [one] V jeskyni leží { $lying } relikvie.
    [few] V jeskyni leží { $lying } relikvie.
   *[other] V jeskyni leží { $lying } relikvií.
    }
diamant-event-going-on = Dál do jeskyně: { $players }.
diamant-event-leaving = Zpátky do tábora: { $players }. { $share ->
    [0] { "" }
    [one] { $count ->
        [1] Cestou nalezeno:
       *[other] Cestou každý nachází:
        } { $share } drahokam.
    [few] { $count ->
        [1] Cestou nalezeno:
       *[other] Cestou každý nachází:
        } { $share } drahokamy.
   *[other] { $count ->
        [1] Cestou nalezeno:
       *[other] Cestou každý nachází:
        } { $share } drahokamů.
    } { $gems ->
    [0] Do truhlice žádný drahokam.
    [one] { $count ->
        [1] Do truhlice:
       *[other] Do každé truhlice:
        } { $gems } drahokam.
    [few] { $count ->
        [1] Do truhlice:
       *[other] Do každé truhlice:
        } { $gems } drahokamy.
   *[other] { $count ->
        [1] Do truhlice:
       *[other] Do každé truhlice:
        } { $gems } drahokamů.
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
diamant-event-game-over = Poslední expedice skončila. Nejplnější truhlice, s hodnotou { $score }: { $players }.

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
diamant-page-waiting = Máš vybráno. Ještě se čeká na volbu: { $players }.
diamant-page-choosing-now = Čeká se na volbu: { $players }.
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
diamant-page-fell = { $gems ->
    [one] { $gems } drahokam leží tady
    [few] { $gems } drahokamy leží tady
   *[other] { $gems } drahokamů leží tady
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

# První hra.
diamant-learn = Společně jdete do jeskyně. Každá karta může přinést drahokamy, nebo past. Kdo se vrátí včas, nechá si, co nese.
diamant-hint-choice = Všichni jsou v jeskyni. Po každé kartě se tajně rozhodneš: pokračovat, nebo se vrátit s tím, co neseš? Volby se odhalí najednou.
diamant-hint-treasure = Poklad se rozdělí rovným dílem mezi všechny v jeskyni. Co rozdělit nejde, zůstane ležet pro ty, kdo se vrátí první.
diamant-hint-trap = Past! První svého druhu je jen varování. Když přijde stejná podruhé, všichni v jeskyni ztratí, co v tomto kole nesou. Vidíš, kolik jich ještě zbývá.
diamant-hint-relic = Relikvie zůstane ležet, dokud se někdo nevrátí sám: ten si vezme všechny najednou. Vrátí-li se víc hráčů spolu, nedostane je nikdo.
diamant-hint-leaving = Někdo se vrátil. Co nesl, je teď v bezpečí v truhlici, i s podílem na tom, co leželo v jeskyni. Kdo zůstal, dělí se o další poklad s méně lidmi.
diamant-hint-sprung = Druhá past stejného druhu sklapla: všichni v jeskyni ztratili, co nesli. Jedna karta této pasti jde ze hry, takže bude vzácnější.
diamant-hint-round = Nové kolo: všichni jdou znovu dovnitř s prázdnýma rukama. Tvoje truhlice je v bezpečí až do konce.
diamant-hint-over = Poslední kolo je za námi. Vyhrává nejplnější truhlice. Bodování ukáže, jak k tomu došlo.

# Řešení hry pro dva.
diamant-help-diamant = Diamant pro dva, vyřešený
diamant-help-solve = vyřeší hru pro dva: šance na výhru podle náskoku, s dokázanou mezí
diamant-help-respond = hledá nejlepší odpověď na strategii: kolik proti ní může kdo získat
diamant-help-deck = který balíček: full, small, nebo tiny
diamant-help-rounds = kolik kol: 1 až 5
diamant-help-detail = jak jemně se řeší celý balíček: coarse, nebo fine
diamant-help-file = kde je řešení uloženo; stejný příkaz po Ctrl-C pokračuje
diamant-solved = Hra je vyrovnaná: šance na výhru je mezi { $low } % a { $high } %.
diamant-solved-bound = Proti této strategii nikdo nezíská víc než { $epsilon } výhry.
diamant-response = Nejlepší odpověď vyhrává { $wins } %: proti strategii nikdo nemůže získat víc než { $gain } výhry.
diamant-solved-lead = Kolo { $round }, náskok { $lead }: vyhraje { $low } % až { $high } %
diamant-error-other-file = { $file } obsahuje něco jiného. Zadej jiný soubor pomocí --file.
diamant-error-two-players = Vyřešeny jsou jen hry pro dva.
diamant-error-unsolved = Tato hra tu ještě není vyřešena. Vyřešíš ji takto: karfunkel diamant solve

# The solution on the page.
diamant-solver-about = Diamant pro dva je vyřešen. Nastav situaci a podívej se, jak často by měli oba pokračovat a jakou mají šanci vyhrát.
diamant-solver-round = Kolo
diamant-solver-your-chest = Tvoje truhlice
diamant-solver-other-chest = Druhá truhlice
diamant-solver-struck = Jedna její karta je ze hry venku
diamant-solver-turn-up = Otočit kartu
diamant-solver-row = V tomto kole zatím
diamant-solver-row-empty = Ještě není otočena žádná karta.
diamant-solver-you-left = Ty jsi zpět
diamant-solver-other-left = Druhý hráč je zpět
diamant-solver-you-leave = Vracíš se ty
diamant-solver-other-leaves = Vrací se druhý hráč
diamant-solver-take-back = Vzít zpět
diamant-solver-clear = Znovu
diamant-solver-you = Ty
diamant-solver-other = Druhý hráč
diamant-solver-wins = { $who }: { $percent } % na výhru
diamant-solver-bounds = (dokázáno: { $low } až { $high } %)
diamant-solver-choice = { $action }: v { $often } % případů; vyhraje { $percent } %
diamant-solver-hand = { $hand ->
    [one] { $hand } drahokam v ruce,
    [few] { $hand } drahokamy v ruce,
   *[other] { $hand } drahokamů v ruce,
    } { $lying } v jeskyni, { $relics ->
    [one] { $relics } relikvie.
    [few] { $relics } relikvie.
   *[other] { $relics } relikvií.
    }

# Co se ti děje.
diamant-aim-sprung = Podruhé: { WORD($trap, of: "diamant-trap") }! { $lost ->
    [0] Neztrácíš nic.
    [one] Ztrácíš { $lost } drahokam.
    [few] Ztrácíš { $lost } drahokamy.
   *[other] Ztrácíš { $lost } drahokamů.
    }

# Proč je volba dobrá nebo špatná.
diamant-why-go-on = { $percent } %, že přijdeš o { $lost }; příští karta přinese průměrně { $gain }.
diamant-why-leave = V bezpečí: { $gems }; bez ostatních by to bylo { $alone }.

# The lesson, in its order.
diamant-lesson-welcome = Vítej! S dvěma dalšími prozkoumáš jeskyni plnou rubínů, ve čtyřech kolech. Kdo má na konci nejvíc v truhlici, vyhrává. První karta už leží.
diamant-lesson-treasure = Poklad s 11 rubíny. Dělí se rovným dílem mezi všechny v jeskyni: každému 3. Své rubíny neseš u sebe: v bezpečí ještě nejsou.
diamant-lesson-rest = 9 z 11 rubínů je rozděleno, 2 zbyly. Zůstanou ležet v jeskyni, dokud se někdo nevrátí a nevezme si je.
diamant-lesson-choice = Po každé kartě si každý tajně zvolí: pokračovat, nebo se vrátit s tím, co nese? Volby se odhalí najednou. Zatím nic nehrozí: pokračuj!
diamant-lesson-trap = Past! První had je jen varování, nic se neděje. Přijde-li ale v tomto kole druhý, všichni v jeskyni ztratí, co nesou, a kolo končí.
diamant-lesson-kinds = Pastí je pět druhů, od každého tři karty: pavouk, had, láva, balvan a kláda. Udeří jen dvě stejné. Tady vidíš, kolik jich od každého druhu je ještě v balíčku.
diamant-lesson-risk = Ze 33 zbývajících karet jsou jen 2 hadi. Tlačítko ti ukáže riziko. Je malé: pokračuj!
diamant-lesson-leaving = Jeden hráč se vrátil: 3 rubíny a ty 2, co ležely v jeskyni, má v bezpečí v truhlici. O další poklad, 7, se dělíte dva: každému 3, 1 zůstane ležet.
diamant-lesson-home = Neseš 6 rubínů a kdo se vrací, bere i to, co leží v jeskyni. Na jedno kolo to stačí: vrať se!
diamant-lesson-sprung = Právě včas! Přišel druhý had a kdo byl ještě uvnitř, všechno ztratil. Tvých 7 rubínů zůstane v truhlici v bezpečí až do konce hry.
diamant-lesson-removed = Když past udeří, jedna z jejích dvou karet jde ze hry: v balíčku jsou teď už jen 2 hadi. Udeří-li znovu, zbude jediný a ten sám už nikomu neublíží. Všechny ostatní karty, i poklady, se na další kolo zase zamíchají.
diamant-lesson-relic = Druhé kolo: všichni jsou zase uvnitř, s prázdnou rukou. Tohle je relikvie. Nikdy se nedělí: odnese si ji jen ten, kdo se vrátí sám. Vrátí-li se dva spolu, zůstane ležet.
diamant-lesson-worth = Relikvií je pět. První tři vynesené platí po 5, čtvrtá a pátá po 10. Kdo se vrátí sám, vezme všechny, které tam leží.
diamant-lesson-again = Třeba ji teď chtějí i ostatní. Počkej na lepší chvíli: pokračuj.
diamant-lesson-secret = Každému 4 rubíny. Co udělají ostatní? To nikdo neví, dokud nezvolí všichni. Zůstaň ještě jednou: pokračuj.
diamant-lesson-together = Oba ostatní se vrátili spolu. O 2 rubíny, které ležely v jeskyni, se rozdělili, každému 1. Relikvie se rozdělit nedá: nedostal ji nikdo a pořád tu leží.
diamant-lesson-yours = V jeskyni jsi teď už jen ty a nemusíš se s nikým dělit: všech 5 rubínů nového pokladu je tvých. To už neseš 9.
diamant-lesson-alone = Teď je ta chvíle: vrať se a relikvie je tvoje!
diamant-lesson-chest = 9 rubínů a relikvie za 5: v truhlici máš teď 21. Po tobě byla jeskyně prázdná, a tak kolo skončilo. Začalo třetí.
diamant-lesson-warning = Začíná lávou: první svého druhu, tedy varování. V ruce ještě nic nemáš, a nemáš tedy co ztratit: pokračuj!
diamant-lesson-tempting = Další relikvie! Kdo by se teď vrátil sám, dostal by za ni 5. Jenže ostatní ji vidí taky, a vrátí-li se dva z vás, nedostane ji nikdo. Tentokrát pokračuj.
diamant-lesson-little = 4 rubíny: každému 1 a 1 zůstane ležet. Pro tak málo se nikdo nevrací: pokračuj.
diamant-lesson-danger = Pavouk vedle lávy: dvě různé pasti neublíží. Teď ale může udeřit kterákoli z nich. Pruh ukazuje celý balíček, nebezpečné karty jako první: 4 z 29.
diamant-lesson-stake = Riziko 14 %, největší za celou hru. Porovnej ho ale s tím, co neseš: 1 rubín. Pro něj si můžeš troufnout: pokračuj!
diamant-lesson-struck = Druhá láva! Tentokrát to potkalo i tebe: všichni tři jste přišli o rubín, který jste nesli. To se stane každému. Co je v truhlici, tam zůstane: tvých 21.
diamant-lesson-gone = Ztraceno je i to, co leželo v jeskyni: rubín se vrací do banku a relikvie jde ze hry. Relikvii je potřeba vynést v tom kole, ve kterém se objeví.
diamant-lesson-last = Čtvrté kolo, v této lekci poslední. Po něm se počítají truhlice: vyhrává nejplnější a stejně plné se o vítězství dělí. Tohle kolo je jen tvoje: nikdo ti neřekne, co dělat.
diamant-lesson-first-own = 17 rubínů: každému 5 a 2 zůstanou ležet. Zatím žádná past. Pokračovat, nebo se vrátit? Rozhodni se.
diamant-lesson-second-own = Balvan. Mezi 29 kartami v balíčku jsou ještě dva. Když se vrátíš, máš svých 5 rubínů v bezpečí. Když budeš pokračovat, riskuješ je, aby jich bylo víc. Rozhodni se.
diamant-lesson-third-own = Jeden hráč se vrátil a o 9 rubínů jste se dělili dva: neseš jich tedy 9 a 1 leží v jeskyni. Stačí to? Rozhodni se.
diamant-lesson-over = Poklady se dělí, pasti jednou varují, relikvie patří tomu, kdo se vrátí sám, a po každé kartě si říkáš: stačí to? Skutečná hra má pět kol a další kartu nikdo nezná. V bodování dole platí každých pět rubínů za jeden diamant.
