# Diamant.

diamant-title = Diamant
diamant-pitch = Ísť v jaskyni ďalej, alebo odniesť domov, čo už máš?
diamant-option-players = Počet hráčov
diamant-option-closed_chests = Truhlice ostatných zostávajú zatvorené až do konca
diamant-option-rounds = Počet kôl
diamant-option-deck = Karty v balíčku: všetky (full), 20 (small) alebo 10 (tiny)

diamant-trap-spider = pavúk
diamant-trap-snake = had
diamant-trap-lava = láva
diamant-trap-boulder = balvan
diamant-trap-ram = klada

# Čo sa deje.
diamant-event-round-begins = Kolo { $round }: všetci idú do jaskyne.
diamant-event-treasure = Poklad { $value }: { $share ->
    [0] na rozdelenie je to málo.
    [one] { $share } rubín na osobu v jaskyni.
    [few] { $share } rubíny na osobu v jaskyni.
   *[other] { $share } rubínov na osobu v jaskyni.
    } { $rest ->
    [0] { "" }
    [one] { $rest } zostáva ležať.
    [few] { $rest } zostávajú ležať.
   *[other] { $rest } zostáva ležať.
    }
diamant-event-trap = Pasca: { WORD($trap, of: "diamant-trap") }.
diamant-event-sprung = Druhýkrát { WORD($trap, of: "diamant-trap") }! Z jaskyne s prázdnymi rukami: { $players }. { $lost ->
    [0] Nebolo čo stratiť.
    [one] { $count ->
        [1] Stratené:
       *[other] Každý stráca:
        } { $lost } drahokam.
    [few] { $count ->
        [1] Stratené:
       *[other] Každý stráca:
        } { $lost } drahokamy.
   *[other] { $count ->
        [1] Stratené:
       *[other] Každý stráca:
        } { $lost } drahokamov.
    }
diamant-event-relic = Relikvia! { $lying ->
    [one] V jaskyni leží { $lying } relikvia.
    [few] V jaskyni ležia { $lying } relikvie.
   *[other] V jaskyni leží { $lying } relikvií.
    }
diamant-event-going-on = Ďalej do jaskyne: { $players }.
diamant-event-leaving = Späť do tábora: { $players }. { $share ->
    [0] { "" }
    [one] { $count ->
        [1] Cestou nájdené:
       *[other] Cestou každý nachádza:
        } { $share } drahokam.
    [few] { $count ->
        [1] Cestou nájdené:
       *[other] Cestou každý nachádza:
        } { $share } drahokamy.
   *[other] { $count ->
        [1] Cestou nájdené:
       *[other] Cestou každý nachádza:
        } { $share } drahokamov.
    } { $gems ->
    [0] Do truhlice žiadny drahokam.
    [one] { $count ->
        [1] Do truhlice:
       *[other] Do každej truhlice:
        } { $gems } drahokam.
    [few] { $count ->
        [1] Do truhlice:
       *[other] Do každej truhlice:
        } { $gems } drahokamy.
   *[other] { $count ->
        [1] Do truhlice:
       *[other] Do každej truhlice:
        } { $gems } drahokamov.
    } { $rest ->
    [0] { "" }
    [one] { $rest } zostáva ležať v jaskyni.
    [few] { $rest } zostávajú ležať v jaskyni.
   *[other] { $rest } zostáva ležať v jaskyni.
    }
diamant-event-relics-taken = Návrat bez ostatných: { $player }. { $relics ->
    [one] Relikvia vynáša { $worth }.
    [few] { $relics } relikvie vynášajú spolu { $worth }.
   *[other] { $relics } relikvií vynáša spolu { $worth }.
    }
diamant-event-round-over = Kolo { $round } sa končí po { $cards ->
    [one] { $cards } karte.
    [few] { $cards } kartách.
   *[other] { $cards } kartách.
    } { $cause ->
    [left] Všetci sú späť v tábore.
   *[other] Jedna karta pasce „{ WORD($cause, of: "diamant-trap") }“ sa vyraďuje z hry.
    } { $relics ->
    [0] { "" }
    [one] { $relics } relikvia je stratená.
    [few] { $relics } relikvie sú stratené.
   *[other] { $relics } relikvií je stratených.
    }
diamant-event-game-over = Posledná expedícia sa skončila. Najplnšia truhlica, s hodnotou { $score }: { $players }.

# Na čo sa hra pýta.
diamant-question = { $player }: pokračovať, alebo sa vrátiť?
diamant-action-go-on = Pokračovať
diamant-action-leave = Vrátiť sa s korisťou { $hand }{ $lying ->
    [0] { "" }
   *[other] {" "}a s podielom na tom, čo leží v jaskyni ({ $lying })
    }{ $relics ->
    [0] { "" }
    [one] ; bez ostatných aj s relikviou
    [few] ; bez ostatných aj s { $relics } relikviami
   *[other] ; bez ostatných aj s { $relics } relikviami
    }

# Stôl slovami.
diamant-board-round = Kolo { $round } z { $rounds }.
diamant-board-row = Karty v jaskyni: { $cards }.
diamant-board-row-empty = Karty v jaskyni: zatiaľ žiadne.
diamant-card-treasure = poklad { $value }
diamant-card-trap = { WORD($trap, of: "diamant-trap") }
diamant-card-relic = relikvia
diamant-board-lying = V jaskyni leží: { $gems ->
    [one] { $gems } drahokam
    [few] { $gems } drahokamy
   *[other] { $gems } drahokamov
    }, { $relics ->
    [one] { $relics } relikvia.
    [few] { $relics } relikvie.
   *[other] { $relics } relikvií.
    }
diamant-board-danger = Nebezpečenstvo: { $traps }. { $strikes ->
    [one] { $strikes } z { $deck } kariet v balíčku by spustila pascu.
    [few] { $strikes } z { $deck } kariet v balíčku by spustili pascu.
   *[other] { $strikes } z { $deck } kariet v balíčku by spustilo pascu.
    }
diamant-board-no-danger = Zatiaľ žiadna pasca: ďalšia karta nič nespustí. { $deck ->
    [one] V balíčku je { $deck } karta.
    [few] V balíčku sú { $deck } karty.
   *[other] V balíčku je { $deck } kariet.
    }
diamant-board-trap-left = { WORD($trap, of: "diamant-trap") } (ešte { $left })
diamant-board-inside = { $player }, v jaskyni: v ruke { $hand }, truhlica { $chest }{ $relics ->
    [0] { "" }
    [one] , { $relics } relikvia
    [few] , { $relics } relikvie
   *[other] , { $relics } relikvií
    }
diamant-board-outside = { $player }, v tábore: truhlica { $chest }{ $relics ->
    [0] { "" }
    [one] , { $relics } relikvia
    [few] , { $relics } relikvie
   *[other] , { $relics } relikvií
    }
diamant-chest = { $gems } ({ $diamonds ->
    [one] { $diamonds } diamant
    [few] { $diamonds } diamanty
   *[other] { $diamonds } diamantov
    }, { $rubies ->
    [one] { $rubies } rubín
    [few] { $rubies } rubíny
   *[other] { $rubies } rubínov
    })
diamant-chest-closed = zatvorená

# Simulácie.
diamant-sim-round = Kolo { $round }: priemerne { $mean } karty; koniec: { $causes }.
diamant-sim-cause = { $cause ->
    [left] všetci späť
   *[other] { WORD($cause, of: "diamant-trap") }
    } { $percent } %
diamant-sim-cards = Otočené karty v kole { $round }: { $cards }.
diamant-sim-relics = Vynesené relikvie na partiu: { $mean }.

# Stránka.
diamant-page-cave = Jaskyňa
diamant-page-camp = Tábor
diamant-page-players = Hráči
diamant-page-traps = Pasce
diamant-page-hand = V ruke
diamant-page-chest = Truhlica
diamant-page-relics = Relikvie
diamant-page-ready = už má vybrané
diamant-page-choosing = vyberá
diamant-page-waiting = Máš vybrané. Ešte sa čaká na voľbu: { $players }.
diamant-page-choosing-now = Čaká sa na voľbu: { $players }.
diamant-page-resting = V tábore si v bezpečí. Ešte v jaskyni: { $players }.
diamant-page-percent = { $percent } %
diamant-page-risk = { $strikes ->
    [0] Teraz žiadna karta pascu nespustí
    [one] { $strikes } z { $deck } kariet spustí pascu
    [few] { $strikes } z { $deck } kariet spustia pascu
   *[other] { $strikes } z { $deck } kariet spustí pascu
    }
diamant-page-stake = { $hand ->
    [0] Nemáš čo stratiť
    [one] V stávke je { $hand } drahokam
    [few] V stávke sú { $hand } drahokamy
   *[other] V stávke je { $hand } drahokamov
    }
diamant-page-fell = { $gems ->
    [one] { $gems } drahokam leží tu
    [few] { $gems } drahokamy ležia tu
   *[other] { $gems } drahokamov leží tu
    }
diamant-page-leave = Vrátiť sa
diamant-page-safe = { $gems ->
    [0] Do truhlice zatiaľ nič
    [one] { $gems } drahokam do truhlice
    [few] { $gems } drahokamy do truhlice
   *[other] { $gems } drahokamov do truhlice
    }
diamant-page-share = a podiel na tom, čo tu leží ({ $lying })
diamant-page-alone = bez ostatných: { $gems }{ $relics ->
    [0] { "" }
    [one] {" "}a relikvia za { $worth }
    [few] {" "}a { $relics } relikvie za { $worth }
   *[other] {" "}a { $relics } relikvií za { $worth }
    }
diamant-page-trap-lying = { WORD($trap, of: "diamant-trap") }: leží v jaskyni, v balíčku ešte { $left }
diamant-page-trap-away = { WORD($trap, of: "diamant-trap") }: v balíčku { $left }
diamant-page-deck = { $deck ->
    [one] { $deck } karta v balíčku
    [few] { $deck } karty v balíčku
   *[other] { $deck } kariet v balíčku
    }
diamant-page-deck-treasures = poklady
diamant-page-deck-relics = relikvie
diamant-page-deck-harmless = iné pasce
diamant-page-deck-strikes = spustí pascu
diamant-page-sheet = Truhlice
diamant-page-player = Hráč
diamant-page-diamonds = Diamanty, každý za { $each }
diamant-page-rubies = Rubíny, každý za { $each }
diamant-page-carried = Relikvie sa vyplatili do truhlice, keď boli vynesené.
diamant-page-total = Spolu

# Prvá hra.
diamant-learn = Spoločne idete do jaskyne. Každá karta môže priniesť drahokamy, alebo pascu. Kto sa vráti včas, nechá si, čo nesie.
diamant-hint-choice = Všetci sú v jaskyni. Po každej karte sa tajne rozhodneš: pokračovať, alebo sa vrátiť s tým, čo nesieš? Voľby sa odhalia naraz.
diamant-hint-treasure = Poklad sa rozdelí rovným dielom medzi všetkých v jaskyni. Čo sa rozdeliť nedá, zostane ležať pre tých, čo sa vrátia prví.
diamant-hint-trap = Pasca! Prvá svojho druhu je len varovanie. Keď príde rovnaká druhý raz, všetci v jaskyni stratia, čo v tomto kole nesú. Vidíš, koľko ich ešte zostáva.
diamant-hint-relic = Relikvia zostane ležať, kým sa niekto nevráti sám: ten si vezme všetky naraz. Ak sa vráti viac hráčov spolu, nedostane ich nikto.
diamant-hint-leaving = Niekto sa vrátil. Čo niesol, je teraz v bezpečí v truhlici, aj s podielom na tom, čo ležalo v jaskyni. Kto zostal, delí sa o ďalší poklad s menej ľuďmi.
diamant-hint-sprung = Druhá pasca rovnakého druhu sklapla: všetci v jaskyni stratili, čo niesli. Jedna karta tejto pasce ide z hry, takže bude vzácnejšia.
diamant-hint-round = Nové kolo: všetci idú znova dnu s prázdnymi rukami. Tvoja truhlica je v bezpečí až do konca.
diamant-hint-over = Posledné kolo je za nami. Vyhráva najplnšia truhlica. Bodovanie ukáže, ako k tomu došlo.

# Riešenie hry pre dvoch.
diamant-help-diamant = Diamant pre dvoch, vyriešený
diamant-help-solve = vyrieši hru pre dvoch: šance na výhru podľa náskoku, s dokázanou hranicou
diamant-help-respond = hľadá najlepšiu odpoveď na stratégiu: koľko proti nej môže kto získať
diamant-help-deck = ktorý balíček: full, small alebo tiny
diamant-help-rounds = koľko kôl: 1 až 5
diamant-help-detail = ako jemne sa rieši celý balíček: coarse alebo fine
diamant-help-file = kde je riešenie uložené; rovnaký príkaz po Ctrl-C pokračuje
diamant-solved = Hra je vyrovnaná: šanca na výhru je medzi { $low } % a { $high } %.
diamant-solved-bound = Proti tejto stratégii nikto nezíska viac než { $epsilon } výhry.
diamant-response = Najlepšia odpoveď vyhráva { $wins } %: proti stratégii nikto nemôže získať viac než { $gain } výhry.
diamant-solved-lead = Kolo { $round }, náskok { $lead }: vyhrá { $low } % až { $high } %
diamant-error-other-file = { $file } obsahuje niečo iné. Zadaj iný súbor pomocou --file.
diamant-error-two-players = Vyriešené sú len hry pre dvoch.
diamant-error-unsolved = Táto hra tu ešte nie je vyriešená. Vyriešiš ju takto: karfunkel diamant solve

# The solution on the page.
diamant-solver-about = Diamant pre dvoch je vyriešený. Nastav situáciu a pozri sa, ako často by mali obaja pokračovať a akú majú šancu vyhrať.
diamant-solver-round = Kolo
diamant-solver-your-chest = Tvoja truhlica
diamant-solver-other-chest = Druhá truhlica
diamant-solver-struck = Jedna jej karta je z hry vonku
diamant-solver-turn-up = Otočiť kartu
diamant-solver-row = V tomto kole zatiaľ
diamant-solver-row-empty = Ešte nie je otočená žiadna karta.
diamant-solver-you-left = Ty si späť
diamant-solver-other-left = Druhý hráč je späť
diamant-solver-you-leave = Vraciaš sa ty
diamant-solver-other-leaves = Vracia sa druhý hráč
diamant-solver-take-back = Vziať späť
diamant-solver-clear = Znova
diamant-solver-you = Ty
diamant-solver-other = Druhý hráč
diamant-solver-wins = { $who }: { $percent } % na výhru
diamant-solver-bounds = (dokázané: { $low } až { $high } %)
diamant-solver-choice = { $action }: v { $often } % prípadov; vyhrá { $percent } %
diamant-solver-hand = { $hand ->
    [one] { $hand } drahokam v ruke,
    [few] { $hand } drahokamy v ruke,
   *[other] { $hand } drahokamov v ruke,
    } { $lying } v jaskyni, { $relics ->
    [one] { $relics } relikvia.
    [few] { $relics } relikvie.
   *[other] { $relics } relikvií.
    }

# Čo sa ti deje.
diamant-aim-sprung = Druhýkrát: { WORD($trap, of: "diamant-trap") }! { $lost ->
    [0] Nestrácaš nič.
    [one] Strácaš { $lost } drahokam.
    [few] Strácaš { $lost } drahokamy.
   *[other] Strácaš { $lost } drahokamov.
    }

# Prečo je voľba dobrá alebo zlá.
diamant-why-go-on = { $percent } %, že prídeš o { $lost }; ďalšia karta prinesie priemerne { $gain }.
diamant-why-leave = V bezpečí: { $gems }; bez ostatných by to bolo { $alone }.

# The lesson, in its order.
diamant-lesson-welcome = Vitaj! S dvoma ďalšími preskúmaš jaskyňu plnú rubínov, v štyroch kolách. Kto má na konci najviac v truhlici, vyhráva. Prvá karta už leží.
diamant-lesson-treasure = Poklad s 11 rubínmi. Delí sa rovným dielom medzi všetkých v jaskyni: každému 3. Svoje rubíny nesieš pri sebe: v bezpečí ešte nie sú.
diamant-lesson-rest = 9 z 11 rubínov je rozdelených, 2 zvýšili. Zostanú ležať v jaskyni, kým sa niekto nevráti a nevezme si ich.
diamant-lesson-choice = Po každej karte si každý tajne zvolí: pokračovať, alebo sa vrátiť s tým, čo nesie? Voľby sa odhalia naraz. Zatiaľ nič nehrozí: pokračuj!
diamant-lesson-trap = Pasca! Prvý had je len varovanie, nič sa nedeje. Ak však príde v tomto kole druhý, všetci v jaskyni stratia, čo nesú, a kolo sa končí.
diamant-lesson-kinds = Pascí je päť druhov, z každého tri karty: pavúk, had, láva, balvan a klada. Udrú len dve rovnaké. Tu vidíš, koľko ich z každého druhu je ešte v balíčku.
diamant-lesson-risk = Z 33 zostávajúcich kariet sú len 2 hady. Tlačidlo ti ukáže riziko. Je malé: pokračuj!
diamant-lesson-leaving = Jeden hráč sa vrátil: 3 rubíny a tie 2, čo ležali v jaskyni, má v bezpečí v truhlici. O ďalší poklad, 7, sa delíte dvaja: každému 3, 1 zostane ležať.
diamant-lesson-home = Nesieš 6 rubínov a kto sa vracia, berie aj to, čo leží v jaskyni. Na jedno kolo to stačí: vráť sa!
diamant-lesson-sprung = Práve včas! Prišiel druhý had a kto bol ešte vnútri, všetko stratil. Tvojich 7 rubínov zostane v truhlici v bezpečí až do konca hry.
diamant-lesson-removed = Keď pasca udrie, jedna z jej dvoch kariet ide z hry: v balíčku sú teraz už len 2 hady. Ak udrú znova, zostane jediný a ten sám už nikomu neublíži. Všetky ostatné karty, aj poklady, sa na ďalšie kolo zase zamiešajú.
diamant-lesson-relic = Druhé kolo: všetci sú zase vnútri, s prázdnou rukou. Toto je relikvia. Nikdy sa nedelí: odnesie si ju len ten, kto sa vráti sám. Ak sa vrátia dvaja spolu, zostane ležať.
diamant-lesson-worth = Relikvií je päť. Prvé tri vynesené platia po 5, štvrtá a piata po 10. Kto sa vráti sám, vezme všetky, ktoré tam ležia.
diamant-lesson-again = Možno ju teraz chcú aj ostatní. Počkaj na lepšiu chvíľu: pokračuj.
diamant-lesson-secret = Každému 4 rubíny. Čo urobia ostatní? To nikto nevie, kým nezvolia všetci. Zostaň ešte raz: pokračuj.
diamant-lesson-together = Obaja ostatní sa vrátili spolu. O 2 rubíny, ktoré ležali v jaskyni, sa rozdelili, každému 1. Relikvia sa rozdeliť nedá: nedostal ju nikto a stále tu leží.
diamant-lesson-yours = V jaskyni si teraz už len ty a nemusíš sa s nikým deliť: všetkých 5 rubínov nového pokladu je tvojich. To už nesieš 9.
diamant-lesson-alone = Teraz je tá chvíľa: vráť sa a relikvia je tvoja!
diamant-lesson-chest = 9 rubínov a relikvia za 5: v truhlici máš teraz 21. Po tebe bola jaskyňa prázdna, a tak sa kolo skončilo. Začalo sa tretie.
diamant-lesson-warning = Začína sa lávou: prvou svojho druhu, teda varovaním. V ruke ešte nič nemáš, a nemáš teda čo stratiť: pokračuj!
diamant-lesson-tempting = Ďalšia relikvia! Kto by sa teraz vrátil sám, dostal by za ňu 5. Lenže ostatní ju vidia tiež, a ak sa vrátia dvaja z vás, nedostane ju nikto. Tentoraz pokračuj.
diamant-lesson-little = 4 rubíny: každému 1 a 1 zostane ležať. Pre tak málo sa nikto nevracia: pokračuj.
diamant-lesson-danger = Pavúk vedľa lávy: dve rôzne pasce neublížia. Teraz však môže udrieť ktorákoľvek z nich. Pruh ukazuje celý balíček, nebezpečné karty ako prvé: 4 z 29.
diamant-lesson-stake = Riziko 14 %, najväčšie za celú hru. Porovnaj ho však s tým, čo nesieš: 1 rubín. Preň si môžeš trúfnuť: pokračuj!
diamant-lesson-struck = Druhá láva! Tentoraz to postihlo aj teba: všetci traja ste prišli o rubín, ktorý ste niesli. To sa stane každému. Čo je v truhlici, tam zostane: tvojich 21.
diamant-lesson-gone = Stratené je aj to, čo ležalo v jaskyni: rubín sa vracia do banku a relikvia ide z hry. Relikviu treba vyniesť v tom kole, v ktorom sa objaví.
diamant-lesson-last = Štvrté kolo, v tejto lekcii posledné. Po ňom sa počítajú truhlice: vyhráva najplnšia a rovnako plné sa o víťazstvo delia. Toto kolo je len tvoje: nikto ti nepovie, čo robiť.
diamant-lesson-first-own = 17 rubínov: každému 5 a 2 zostanú ležať. Zatiaľ žiadna pasca. Pokračovať, alebo sa vrátiť? Rozhodni sa.
diamant-lesson-second-own = Balvan. Medzi 29 kartami v balíčku sú ešte dva. Ak sa vrátiš, máš svojich 5 rubínov v bezpečí. Ak budeš pokračovať, riskuješ ich, aby ich bolo viac. Rozhodni sa.
diamant-lesson-third-own = Jeden hráč sa vrátil a o 9 rubínov ste sa delili dvaja: nesieš ich teda 9 a 1 leží v jaskyni. Stačí to? Rozhodni sa.
diamant-lesson-over = Poklady sa delia, pasce raz varujú, relikvie patria tomu, kto sa vráti sám, a po každej karte si hovoríš: stačí to? Skutočná hra má päť kôl a ďalšiu kartu nikto nepozná. V bodovaní dole platí každých päť rubínov za jeden diamant.
