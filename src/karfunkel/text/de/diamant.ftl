# Diamant.

diamant-title = Diamant
diamant-pitch = Weiter in die Höhle oder heim mit dem, was du hast?
diamant-option-players = Anzahl der Spieler
diamant-option-closed_chests = Die Truhen der anderen bleiben bis zum Ende geschlossen
diamant-option-rounds = Anzahl der Runden
diamant-option-deck = Karten des Stapels: alle (full), 20 (small) oder 10 (tiny)

diamant-trap-spider = Spinne
diamant-trap-snake = Schlange
diamant-trap-lava = Lava
diamant-trap-boulder = Felsbrocken
diamant-trap-ram = Rammbock

# Was geschieht.
diamant-event-round-begins = Runde { $round }: Alle gehen in die Höhle.
diamant-event-treasure = Schatz { $value }: { $share ->
    [0] zu wenig zum Teilen.
    [one] je { $share } Rubin für alle in der Höhle.
   *[other] je { $share } Rubine für alle in der Höhle.
    } { $rest ->
    [0] { "" }
    [one] { $rest } bleibt liegen.
   *[other] { $rest } bleiben liegen.
    }
diamant-event-trap = Falle: { WORD($trap, of: "diamant-trap") }.
diamant-event-sprung = Zum zweiten Mal: { WORD($trap, of: "diamant-trap") }! Mit leeren Händen aus der Höhle: { $players }. { $lost ->
    [0] Es gab nichts zu verlieren.
    [one] Verlust: je { $lost } Edelstein.
   *[other] Verlust: je { $lost } Edelsteine.
    }
diamant-event-relic = Ein Relikt! { $lying ->
    [one] In der Höhle liegt { $lying } Relikt.
   *[other] In der Höhle liegen { $lying } Relikte.
    }
diamant-event-going-on = Weiter in die Höhle: { $players }.
diamant-event-leaving = Zurück ins Lager: { $players }. { $share ->
    [0] { "" }
    [one] Unterwegs gefunden: je { $share } Edelstein.
   *[other] Unterwegs gefunden: je { $share } Edelsteine.
    } { $gems ->
    [0] Kein Edelstein für die Truhe.
    [one] In jede Truhe: { $gems } Edelstein.
   *[other] In jede Truhe: { $gems } Edelsteine.
    } { $rest ->
    [0] { "" }
    [one] { $rest } bleibt in der Höhle liegen.
   *[other] { $rest } bleiben in der Höhle liegen.
    }
diamant-event-relics-taken = Allein auf dem Rückweg: { $player }. { $relics ->
    [one] Das Relikt bringt { $worth }.
   *[other] { $relics } Relikte bringen zusammen { $worth }.
    }
diamant-event-round-over = Runde { $round } endet nach { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
    } { $cause ->
    [left] Alle sind wieder im Lager.
   *[other] Eine Karte der Falle „{ WORD($cause, of: "diamant-trap") }“ kommt aus dem Spiel.
    } { $relics ->
    [0] { "" }
    [one] { $relics } Relikt geht verloren.
   *[other] { $relics } Relikte gehen verloren.
    }
diamant-event-game-over = Die fünf Expeditionen sind vorbei. Vollste Truhe, mit { $score }: { $players }.

# Was gefragt wird.
diamant-question = { $player }: weiter oder zurück?
diamant-action-go-on = Weitergehen
diamant-action-leave = Zurückgehen mit { $hand }{ $lying ->
    [0] { "" }
   *[other] {" "}und einem Anteil an dem, was in der Höhle liegt ({ $lying })
    }{ $relics ->
    [0] { "" }
    [one] ; allein auch mit dem Relikt
   *[other] ; allein auch mit { $relics } Relikten
    }

# Der Tisch in Worten.
diamant-board-round = Runde { $round } von { $rounds }.
diamant-board-row = Karten in der Höhle: { $cards }.
diamant-board-row-empty = Karten in der Höhle: noch keine.
diamant-card-treasure = Schatz { $value }
diamant-card-trap = { WORD($trap, of: "diamant-trap") }
diamant-card-relic = Relikt
diamant-board-lying = In der Höhle liegen: { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
    }, { $relics ->
    [one] { $relics } Relikt.
   *[other] { $relics } Relikte.
    }
diamant-board-danger = Gefahr: { $traps }. { $strikes ->
    [one] { $strikes } von { $deck } Karten im Stapel würde zuschlagen.
   *[other] { $strikes } von { $deck } Karten im Stapel würden zuschlagen.
    }
diamant-board-no-danger = Noch keine Falle: Die nächste Karte ist ungefährlich. { $deck ->
    [one] { $deck } Karte im Stapel.
   *[other] { $deck } Karten im Stapel.
    }
diamant-board-trap-left = { WORD($trap, of: "diamant-trap") } (noch { $left })
diamant-board-inside = { $player }, in der Höhle: Hand { $hand }, Truhe { $chest }{ $relics ->
    [0] { "" }
    [one] , { $relics } Relikt
   *[other] , { $relics } Relikte
    }
diamant-board-outside = { $player }, im Lager: Truhe { $chest }{ $relics ->
    [0] { "" }
    [one] , { $relics } Relikt
   *[other] , { $relics } Relikte
    }
diamant-chest = { $gems } ({ $diamonds ->
    [one] { $diamonds } Diamant
   *[other] { $diamonds } Diamanten
    }, { $rubies ->
    [one] { $rubies } Rubin
   *[other] { $rubies } Rubine
    })
diamant-chest-closed = geschlossen

# Simulationen.
diamant-sim-round = Runde { $round }: im Schnitt { $mean } Karten; Ende durch: { $causes }.
diamant-sim-cause = { $cause ->
    [left] alle zurück
   *[other] { WORD($cause, of: "diamant-trap") }
    } { $percent } %
diamant-sim-cards = Aufgedeckte Karten in Runde { $round }: { $cards }.
diamant-sim-relics = Herausgebrachte Relikte pro Partie: { $mean }.

# Die Seite.
diamant-page-cave = Die Höhle
diamant-page-camp = Das Lager
diamant-page-players = Spieler
diamant-page-traps = Fallen
diamant-page-hand = Hand
diamant-page-chest = Truhe
diamant-page-relics = Relikte
diamant-page-ready = hat gewählt
diamant-page-choosing = wählt noch
diamant-page-waiting = Deine Wahl steht. Es wählen noch: { $players }.
diamant-page-choosing-now = Jetzt wählen: { $players }.
diamant-page-resting = Du bist sicher im Lager. Noch in der Höhle: { $players }.
diamant-page-percent = { $percent } %
diamant-page-risk = { $strikes ->
    [0] Keine Karte kann jetzt zuschlagen
    [one] { $strikes } von { $deck } Karten schlägt zu
   *[other] { $strikes } von { $deck } Karten schlagen zu
    }
diamant-page-stake = { $hand ->
    [0] Du hast nichts zu verlieren
    [one] Du riskierst { $hand } Edelstein
   *[other] Du riskierst { $hand } Edelsteine
    }
diamant-page-leave = Zurück ins Lager
diamant-page-safe = { $gems ->
    [0] Noch nichts für die Truhe
    [one] { $gems } Edelstein ist sicher
   *[other] { $gems } Edelsteine sind sicher
    }
diamant-page-share = dazu ein Anteil an { $lying }, die hier liegen
diamant-page-alone = allein: { $gems }{ $relics ->
    [0] { "" }
    [one] {" "}und das Relikt für { $worth }
   *[other] {" "}und { $relics } Relikte für { $worth }
    }
diamant-page-trap-lying = { WORD($trap, of: "diamant-trap") }: liegt in der Höhle, { $left } im Stapel
diamant-page-trap-away = { WORD($trap, of: "diamant-trap") }: { $left } im Stapel
diamant-page-lies = liegt hier
diamant-page-in-deck = { $left } im Stapel
diamant-page-deck = { $deck ->
    [one] { $deck } Karte im Stapel
   *[other] { $deck } Karten im Stapel
    }
diamant-page-deck-treasures = Schätze
diamant-page-deck-relics = Relikte
diamant-page-deck-harmless = andere Fallen
diamant-page-deck-strikes = schlagen zu
diamant-page-sheet = Die Truhen
diamant-page-player = Spieler
diamant-page-diamonds = Diamanten, je { $each }
diamant-page-rubies = Rubine, je { $each }
diamant-page-carried = Relikte wurden beim Herausbringen in die Truhe ausgezahlt.
diamant-page-total = Summe
