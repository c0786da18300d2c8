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
    [one] { $share } Rubin pro Person in der Höhle.
   *[other] { $share } Rubine pro Person in der Höhle.
    } { $rest ->
    [0] { "" }
    [one] { $rest } bleibt liegen.
   *[other] { $rest } bleiben liegen.
    }
diamant-event-trap = Falle: { WORD($trap, of: "diamant-trap") }.
diamant-event-sprung = Zum zweiten Mal: { WORD($trap, of: "diamant-trap") }! Mit leeren Händen aus der Höhle: { $players }. { $lost ->
    [0] Es gab nichts zu verlieren.
    [one] { $count ->
        [1] Verlust:
       *[other] Verlust: je
        } { $lost } Edelstein.
   *[other] { $count ->
        [1] Verlust:
       *[other] Verlust: je
        } { $lost } Edelsteine.
    }
diamant-event-relic = Ein Relikt! { $lying ->
    [one] In der Höhle liegt { $lying } Relikt.
   *[other] In der Höhle liegen { $lying } Relikte.
    }
diamant-event-going-on = Weiter in die Höhle: { $players }.
diamant-event-leaving = Zurück ins Lager: { $players }. { $share ->
    [0] { "" }
    [one] { $count ->
        [1] Unterwegs gefunden:
       *[other] Unterwegs gefunden: je
        } { $share } Edelstein.
   *[other] { $count ->
        [1] Unterwegs gefunden:
       *[other] Unterwegs gefunden: je
        } { $share } Edelsteine.
    } { $gems ->
    [0] Kein Edelstein für die Truhe.
    [one] { $count ->
        [1] In die Truhe:
       *[other] In jede Truhe:
        } { $gems } Edelstein.
   *[other] { $count ->
        [1] In die Truhe:
       *[other] In jede Truhe:
        } { $gems } Edelsteine.
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
diamant-event-game-over = Die letzte Expedition ist vorbei. Vollste Truhe, mit { $score }: { $players }.

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
diamant-page-waiting = Deine Wahl steht. Es fehlt noch die Wahl von: { $players }.
diamant-page-choosing-now = Jetzt an der Reihe: { $players }.
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
diamant-page-fell = { $gems ->
    [one] { $gems } Edelstein liegt hier
   *[other] { $gems } Edelsteine liegen hier
    }
diamant-page-leave = Zurück ins Lager
diamant-page-safe = { $gems ->
    [0] Noch nichts für die Truhe
    [one] { $gems } Edelstein ist sicher
   *[other] { $gems } Edelsteine sind sicher
    }
diamant-page-share = dazu ein Anteil an dem, was hier liegt ({ $lying })
diamant-page-alone = allein: { $gems }{ $relics ->
    [0] { "" }
    [one] {" "}und das Relikt für { $worth }
   *[other] {" "}und { $relics } Relikte für { $worth }
    }
diamant-page-trap-lying = { WORD($trap, of: "diamant-trap") }: liegt in der Höhle, { $left } im Stapel
diamant-page-trap-away = { WORD($trap, of: "diamant-trap") }: { $left } im Stapel
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

# Ein erstes Spiel.
diamant-learn = Gemeinsam geht ihr in eine Höhle. Jede Karte kann Edelsteine bringen oder eine Falle. Wer rechtzeitig umkehrt, behält, was er trägt.
diamant-hint-choice = Alle sind in der Höhle. Nach jeder Karte entscheidest du geheim: weiter oder zurück mit dem, was du trägst? Aufgedeckt wird gemeinsam.
diamant-hint-treasure = Ein Schatz wird gleichmäßig unter allen in der Höhle geteilt. Was sich nicht teilen lässt, bleibt liegen, für die, die zuerst umkehren.
diamant-hint-trap = Eine Falle! Die erste ihrer Art ist nur eine Warnung. Kommt dieselbe ein zweites Mal, verlieren alle in der Höhle, was sie in dieser Runde tragen. Du siehst, wie viele noch im Stapel sind.
diamant-hint-relic = Ein Relikt bleibt liegen, bis jemand allein umkehrt: Dann bekommt er alle Relikte auf einmal. Kehren mehrere zugleich um, bekommt sie niemand.
diamant-hint-leaving = Jemand ist umgekehrt. Was er trug, liegt nun sicher in der Truhe, dazu sein Anteil an dem, was herumlag. Wer bleibt, teilt den nächsten Schatz mit weniger Leuten.
diamant-hint-sprung = Die zweite Falle derselben Art hat zugeschlagen: Alle in der Höhle haben verloren, was sie trugen. Eine Karte dieser Falle kommt aus dem Spiel, sie wird also seltener.
diamant-hint-round = Eine neue Runde: Alle gehen wieder mit leeren Händen hinein. Deine Truhe bleibt bis zum Schluss sicher.
diamant-hint-over = Die letzte Runde ist vorbei. Die vollste Truhe gewinnt. Die Abrechnung zeigt, wie es dazu kam.

# Die Lösung des Spiels zu zweit.
diamant-help-diamant = Diamant zu zweit, gelöst
diamant-help-solve = löst das Spiel zu zweit: Gewinnchancen nach Vorsprung, mit bewiesener Schranke
diamant-help-respond = sucht die beste Antwort auf die Strategie: wie viel jemand gegen sie gewinnen kann
diamant-help-deck = welcher Stapel: full, small oder tiny
diamant-help-rounds = wie viele Runden: 1 bis 5
diamant-help-detail = wie fein der ganze Stapel gelöst wird: coarse oder fine
diamant-help-file = wo die Lösung liegt; derselbe Befehl macht nach Strg-C weiter
diamant-solved = Das Spiel ist ausgeglichen: Die Gewinnchance liegt zwischen { $low } % und { $high } %.
diamant-solved-bound = Gegen diese Strategie kann niemand mehr als { $epsilon } eines Siegs gewinnen.
diamant-response = Die beste Antwort gewinnt { $wins } %: Niemand kann gegen die Strategie mehr als { $gain } eines Sieges gewinnen.
diamant-solved-lead = Runde { $round }, Vorsprung { $lead }: gewinnt { $low } % bis { $high } %
diamant-error-other-file = { $file } enthält etwas anderes. Nenne mit --file eine andere Datei.
diamant-error-two-players = Gelöst sind nur Spiele zu zweit.
diamant-error-unsolved = Dieses Spiel ist hier noch nicht gelöst. So wird es gelöst: karfunkel diamant solve

# The solution on the page.
diamant-solver-about = Diamant zu zweit ist gelöst. Stell eine Situation ein und sieh, wie oft beide weitergehen sollten und wie wahrscheinlich beide gewinnen.
diamant-solver-round = Runde
diamant-solver-your-chest = Deine Truhe
diamant-solver-other-chest = Die andere Truhe
diamant-solver-struck = Eine Karte davon ist aus dem Spiel
diamant-solver-turn-up = Eine Karte aufdecken
diamant-solver-row = In dieser Runde bisher
diamant-solver-row-empty = Noch keine Karte ist aufgedeckt.
diamant-solver-you-left = Du bist gegangen
diamant-solver-other-left = Die andere Person ist gegangen
diamant-solver-you-leave = Du gehst
diamant-solver-other-leaves = Die andere Person geht
diamant-solver-take-back = Zurücknehmen
diamant-solver-clear = Von vorn
diamant-solver-you = Du
diamant-solver-other = Die andere Person
diamant-solver-wins = { $who }: { $percent } % Gewinnchance
diamant-solver-bounds = (bewiesen: { $low } bis { $high } %)
diamant-solver-choice = { $action }: in { $often } % der Fälle; gewinnt { $percent } %
diamant-solver-hand = { $hand ->
    [one] { $hand } Edelstein auf der Hand,
   *[other] { $hand } Edelsteine auf der Hand,
    } { $lying } in der Höhle, { $relics ->
    [one] { $relics } Relikt.
   *[other] { $relics } Relikte.
    }

# Was dir geschieht.
diamant-aim-sprung = Zum zweiten Mal: { WORD($trap, of: "diamant-trap") }! Du verlierst { $lost ->
    [0] nichts.
    [one] { $lost } Edelstein.
   *[other] { $lost } Edelsteine.
    }

# Warum eine Wahl gut oder schlecht ist.
diamant-why-go-on = { $percent } %, { $lost } zu verlieren, im Mittel { $gain } zu gewinnen mit der nächsten Karte.
diamant-why-leave = In Sicherheit: { $gems }; allein wären es { $alone }.

# The lesson, in its order.
diamant-lesson-welcome = Willkommen! Mit zwei anderen erkundest du eine Höhle voller Rubine, vier Runden lang. Wer am Ende das meiste in der Truhe hat, gewinnt. Die erste Karte liegt schon offen.
diamant-lesson-treasure = Ein Schatz mit 11 Rubinen. Er wird gleichmäßig unter allen in der Höhle geteilt: 3 für jeden. Deine trägst du bei dir: Sicher sind sie noch nicht.
diamant-lesson-rest = 9 der 11 sind verteilt, 2 bleiben übrig. Sie liegen in der Höhle, bis jemand zurückgeht und sie mitnimmt.
diamant-lesson-choice = Nach jeder Karte entscheiden alle geheim: weitergehen oder mit dem Getragenen zurückgehen? Aufgedeckt wird gemeinsam. Noch ist keine Gefahr: Geh weiter!
diamant-lesson-trap = Eine Falle! Die erste Schlange ist nur eine Warnung, es passiert nichts. Kommt in dieser Runde aber eine zweite, verlieren alle in der Höhle, was sie tragen, und die Runde ist vorbei.
diamant-lesson-kinds = Es gibt fünf Arten von Fallen mit je drei Karten: Spinne, Schlange, Lava, Felsbrocken und Rammbock. Nur zwei gleiche schlagen zu. Hier siehst du, wie viele von jeder noch im Stapel sind.
diamant-lesson-risk = Nur 2 der 33 übrigen Karten sind Schlangen. Der Knopf zeigt dir das Risiko. Es ist klein: Geh weiter!
diamant-lesson-leaving = Jemand ist zurückgegangen: 3 Rubine und die 2, die herumlagen, sind nun in dieser Truhe sicher. Den nächsten Schatz, 7, teilt ihr zu zweit: je 3, und 1 bleibt liegen.
diamant-lesson-home = Du trägst 6, und wer zurückgeht, nimmt mit, was herumliegt. Das reicht für eine Runde: Geh zurück!
diamant-lesson-sprung = Gerade rechtzeitig! Die zweite Schlange kam, und wer noch drin war, hat alles verloren. Deine 7 Rubine bleiben bis zum Ende des Spiels sicher in der Truhe.
diamant-lesson-removed = Hat eine Falle zugeschlagen, kommt eine ihrer beiden Karten aus dem Spiel: Im Stapel sind jetzt nur noch 2 Schlangen. Schlagen sie noch einmal zu, bleibt eine einzige, und die schadet niemandem mehr. Alle anderen Karten, auch die Schätze, werden für die nächste Runde wieder eingemischt.
diamant-lesson-relic = Die zweite Runde: Alle sind wieder drin, mit leerer Hand. Das ist ein Relikt. Es wird nie geteilt: Nur wer allein zurückgeht, nimmt es mit. Gehen zwei zugleich, bleibt es liegen.
diamant-lesson-worth = Es gibt fünf Relikte. Die ersten drei, die hinausgetragen werden, sind je 5 wert, das vierte und das fünfte je 10. Wer allein geht, nimmt alle mit, die gerade daliegen.
diamant-lesson-again = Vielleicht wollen es gerade auch andere. Warte auf einen besseren Moment: Geh weiter.
diamant-lesson-secret = 4 Rubine für jeden. Was tun die anderen? Das weiß niemand, bevor alle gewählt haben. Bleib noch einmal: Geh weiter.
diamant-lesson-together = Die beiden anderen sind zugleich zurückgegangen. Die 2 Rubine, die herumlagen, haben sie geteilt, 1 für jeden. Ein Relikt lässt sich nicht teilen: Niemand hat es bekommen, es liegt noch da.
diamant-lesson-yours = Jetzt bist du allein in der Höhle und teilst mit niemandem: Alle 5 Rubine des neuen Schatzes gehören dir. Damit trägst du 9.
diamant-lesson-alone = Jetzt ist der Moment: Geh zurück, und das Relikt gehört dir!
diamant-lesson-chest = 9 Rubine und ein Relikt im Wert von 5: In deiner Truhe sind jetzt 21. Mit dir war die Höhle leer, also war die Runde vorbei. Die dritte hat begonnen.
diamant-lesson-warning = Sie beginnt mit Lava: der ersten ihrer Art, einer Warnung. Deine Hand ist noch leer, du kannst nichts verlieren: Geh weiter!
diamant-lesson-tempting = Noch ein Relikt! Wer jetzt allein zurückgeht, bekommt 5 dafür. Aber das sehen die anderen auch, und gehen zwei von euch, bekommt es niemand. Geh diesmal weiter.
diamant-lesson-little = 4 Rubine: 1 für jeden, und 1 bleibt liegen. Für so wenig kehrt niemand um: Geh weiter.
diamant-lesson-danger = Eine Spinne neben der Lava: Zwei verschiedene Fallen tun nichts. Aber jetzt können beide zuschlagen. Der Balken zeigt den ganzen Stapel, die gefährlichen Karten zuerst: 4 von 29.
diamant-lesson-stake = 14 % Risiko, so viel wie noch nie. Aber vergleiche es mit dem, was du trägst: 1 Rubin. Dafür darfst du etwas wagen: Geh weiter!
diamant-lesson-struck = Die zweite Lava! Diesmal hat es auch dich erwischt: Alle drei habt ihr den Rubin verloren, den ihr getragen habt. Das passiert jedem einmal. Was in der Truhe ist, bleibt dort: deine 21.
diamant-lesson-gone = Auch was in der Höhle lag, ist verloren: Der Rubin geht zurück in die Bank, und das Relikt kommt aus dem Spiel. Ein Relikt muss man in der Runde hinaustragen, in der es auftaucht.
diamant-lesson-last = Die vierte Runde, in dieser Lektion die letzte. Danach werden die Truhen gezählt: Die vollste gewinnt, und gleich volle teilen sich den Sieg. Diese Runde gehört ganz dir: Niemand sagt dir, was du tun sollst.
diamant-lesson-first-own = 17 Rubine: 5 für jeden, und 2 bleiben liegen. Noch keine Falle. Weitergehen oder zurück? Du entscheidest.
diamant-lesson-second-own = Ein Felsbrocken. Zwei weitere sind unter den 29 Karten im Stapel. Gehst du zurück, sind deine 5 Rubine sicher. Gehst du weiter, setzt du sie für mehr aufs Spiel. Du entscheidest.
diamant-lesson-third-own = Jemand ist zurückgegangen, und ihr habt zu zweit 9 Rubine geteilt: Damit trägst du 9, und 1 liegt in der Höhle. Reicht das? Du entscheidest.
diamant-lesson-over = Schätze werden geteilt, Fallen warnen einmal, Relikte bekommt, wer allein geht, und nach jeder Karte fragst du dich: Reicht es? Ein echtes Spiel hat fünf Runden, und niemand kennt die nächste Karte. In der Abrechnung unten zählen je fünf Rubine als ein Diamant.
