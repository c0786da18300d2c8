# Slova kolem každé hry v terminálu.

play-and = { $first } a { $last }
play-yes = ano
play-no = ne
play-you = Ty
play-player = Hráč { $number }

play-which-game = Která hra?
play-how-many = Kolik hráčů?
play-guided = Stejnou volbu příště zadáš takto: --option { $name }="{ $value }"
play-welcome = { $game }, { $number ->
    [one] { $number } hráč: { $seats }.
    [few] { $number } hráči: { $seats }.
   *[other] { $number } hráčů: { $seats }.
    }
play-house-rule = { $number ->
    [one] Tištěná pravidla hru pro { $number } hráče neznají; tohle je domácí pravidlo.
    [few] Tištěná pravidla hru pro { $number } hráče neznají; tohle je domácí pravidlo.
   *[other] Tištěná pravidla hru pro { $number } hráčů neznají; tohle je domácí pravidlo.
    }
play-commitment = Poctivá náhoda: tajemství krupiéra je předem dané. Jeho SHA-256 je { $commitment }.
play-record = Záznam hry: { $file }.
play-resumed = { $steps ->
    [one] Pokračuje se po { $steps } kroku.
    [few] Pokračuje se po { $steps } krocích.
   *[other] Pokračuje se po { $steps } krocích.
    }

play-prompt = Tvoje volba ({ $first }–{ $last }, q pro přerušení):
play-prompt-secret = { $player }, tvoje volba ({ $first }–{ $last }, q pro přerušení; nebude vidět):
play-prompt-hint = Tvoje volba (q pro přerušení):
play-coach = „{ $word }“: co by udělal trenér?
play-not-understood = „{ $text }“ nedává smysl.
play-not-a-choice = „{ $text }“ v nabídce není. Napiš číslo od { $first } do { $last }.
play-pass = Ke klávesnici: { $player }. Ostatní se nedívají. Pokračuj klávesou Enter.
play-chosen = { $player }: zvoleno.
play-stopped = Přerušeno. Hra je uložená; pokračuj příkazem: karfunkel play --resume { $file }
play-over-scores = Body:
play-over-score = { $player }: { $score }
play-over-winner = { $count ->
    [one] Vítězství: { $players }.
    [few] Společné vítězství: { $players }.
   *[other] Společné vítězství: { $players }.
    }

play-replay-head = { $game }, pravidla verze { $version }. { $players }.
play-replay-step = Krok { $step }.
play-replay-chance = Náhoda: { $outcome }.
play-replay-choice = { $player }: { $action }.
play-replay-open = { $steps ->
    [one] Tady záznam končí, po { $steps } kroku; hra není dohraná.
    [few] Tady záznam končí, po { $steps } krocích; hra není dohraná.
   *[other] Tady záznam končí, po { $steps } krocích; hra není dohraná.
    }
play-verified = { $steps ->
    [one] Záznam je v pořádku: { $steps } krok i výsledek.
    [few] Záznam je v pořádku: všechny { $steps } kroky i výsledek.
   *[other] Záznam je v pořádku: všech { $steps } kroků i výsledek.
    }
play-verified-dealt = { $dealer ->
    [seeded] Veškerá náhoda plyne ze seedu { $value }.
   *[committed] Veškerá náhoda plyne z tajemství, které bylo dané už před hrou.
    }
play-verified-not-dealt = Odkud se náhoda vzala, nelze ověřit: krupiér nezanechal seed.
play-games = Hry:
play-game-line = { $name }: { $title }, { $first } až { $last ->
    [one] { $last } hráč.
    [few] { $last } hráči.
   *[other] { $last } hráčů.
    } { $pitch }
play-advice-exact = { $win } %: { $action } (v rovnováze: { $often } %)
play-advice-bounds = Vyřešeno: šance na výhru je mezi { $low } % a { $high } %.
play-advice = { $win } %: { $action } ({ $tried ->
    [one] { $tried } zkušební partie
    [few] { $tried } zkušební partie
   *[other] { $tried } zkušebních partií
    })

# Going on from a step of a finished game
play-go-on = Hra pokračuje po kroku { $step }. Co ostatní nemohli vidět, se losovalo znovu.
