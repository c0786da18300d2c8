# Slová okolo každej hry v termináli.

play-and = { $first } a { $last }
play-yes = áno
play-no = nie
play-you = Ty
play-player = Hráč { $number }

play-which-game = Ktorá hra?
play-how-many = Koľko hráčov?
play-guided = Rovnakú voľbu nabudúce zadáš takto: --option { $name }="{ $value }"
play-welcome = { $game }, { $number ->
    [one] { $number } hráč: { $seats }.
    [few] { $number } hráči: { $seats }.
   *[other] { $number } hráčov: { $seats }.
    }
play-house-rule = { $number ->
    [one] Tlačené pravidlá hru pre { $number } hráča nepoznajú; toto je domáce pravidlo.
    [few] Tlačené pravidlá hru pre { $number } hráčov nepoznajú; toto je domáce pravidlo.
   *[other] Tlačené pravidlá hru pre { $number } hráčov nepoznajú; toto je domáce pravidlo.
    }
play-commitment = Poctivá náhoda: tajomstvo krupiéra je vopred dané. Jeho SHA-256 je { $commitment }.
play-record = Záznam hry: { $file }.
play-resumed = { $steps ->
    [one] Pokračuje sa po { $steps } kroku.
    [few] Pokračuje sa po { $steps } krokoch.
   *[other] Pokračuje sa po { $steps } krokoch.
    }

play-prompt = Tvoja voľba ({ $first }–{ $last }, q na prerušenie):
play-prompt-secret = { $player }, tvoja voľba ({ $first }–{ $last }, q na prerušenie; nebude ju vidno):
play-prompt-hint = Tvoja voľba (q na prerušenie):
play-coach = „{ $word }“: čo by urobil tréner?
play-not-understood = „{ $text }“ nedáva zmysel.
play-not-a-choice = „{ $text }“ v ponuke nie je. Napíš číslo od { $first } do { $last }.
play-pass = Ku klávesnici: { $player }. Ostatní sa nepozerajú. Pokračuj klávesom Enter.
play-chosen = { $player }: zvolené.
play-stopped = Prerušené. Hra je uložená; pokračuj príkazom: karfunkel play --resume { $file }
play-over-scores = Body:
play-over-score = { $player }: { $score }
play-over-winner = { $count ->
    [one] Víťazstvo: { $players }.
    [few] Spoločné víťazstvo: { $players }.
   *[other] Spoločné víťazstvo: { $players }.
    }

play-replay-head = { $game }, pravidlá verzie { $version }. { $players }.
play-replay-step = Krok { $step }.
play-replay-chance = Náhoda: { $outcome }.
play-replay-choice = { $player }: { $action }.
play-replay-open = { $steps ->
    [one] Tu sa záznam končí, po { $steps } kroku; hra nie je dohraná.
    [few] Tu sa záznam končí, po { $steps } krokoch; hra nie je dohraná.
   *[other] Tu sa záznam končí, po { $steps } krokoch; hra nie je dohraná.
    }
play-verified = { $steps ->
    [one] Záznam je v poriadku: { $steps } krok aj výsledok.
    [few] Záznam je v poriadku: všetky { $steps } kroky aj výsledok.
   *[other] Záznam je v poriadku: všetkých { $steps } krokov aj výsledok.
    }
play-verified-dealt = { $dealer ->
    [seeded] Všetka náhoda vyplýva zo seedu { $value }.
   *[committed] Všetka náhoda vyplýva z tajomstva, ktoré bolo dané už pred hrou.
    }
play-verified-not-dealt = Odkiaľ sa náhoda vzala, sa nedá overiť: krupiér nezanechal seed.
play-games = Hry:
play-game-line = { $name }: { $title }, { $first } až { $last ->
    [one] { $last } hráč.
    [few] { $last } hráči.
   *[other] { $last } hráčov.
    } { $pitch }
play-advice-exact = { $win } %: { $action } (v rovnováhe: { $often } %)
play-advice-bounds = Vyriešené: šanca na výhru je medzi { $low } % a { $high } %.
play-advice = { $win } %: { $action } ({ $tried ->
    [one] { $tried } skúšobná partia
    [few] { $tried } skúšobné partie
   *[other] { $tried } skúšobných partií
    })

# Going on from a step of a finished game
play-go-on = Hra pokračuje po kroku { $step }. Čo ostatní nemohli vidieť, sa losovalo znova.
