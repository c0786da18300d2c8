# Würfelkönig – Das Brettspiel.

kingdice-title = Würfelkönig – Das Brettspiel
kingdice-pitch = Würfle um Bürger, die Land besiedeln, Drachen zähmen und anderen etwas wegnehmen.
kingdice-option-players = Anzahl der Spieler
kingdice-option-data = Plan, Karten und Würfel
kingdice-option-first = Platz des Startspielers (0: der Zufall entscheidet)
kingdice-option-random_fields = Flammen und Edelsteine beginnen auf zufälligen Feldern
kingdice-option-random_join = Der Zufall entscheidet, wie die Hälften des Plans liegen
kingdice-option-arrangement = Verbindung, Flammen und Edelsteine von Hand gelegt („printed“: wie gedruckt)
kingdice-option-terrain_tiles = Plättchen von jeder Landschaft
kingdice-option-pile_cards = Karten in einem Bürgerstapel

kingdice-arrange = Den Plan von Hand legen
kingdice-arrange-join = Wie die Hälften liegen
kingdice-arrange-as-with = wie mit { $seats } Spielern
kingdice-arrange-put = Tippe auf ein Feld, um etwas hinzulegen oder wegzunehmen
kingdice-arrange-flames = Flammen: { $count } von { $due }
kingdice-arrange-gold = Goldene Edelsteine: { $count } von { $due }
kingdice-arrange-white = Weiße Edelsteine: { $count } von { $due }
kingdice-arrange-printed = Wie gedruckt
kingdice-guide-join = Wie liegen die Hälften? Wie mit 2, 3 oder 4 Spielern. Enter: wie mit { $printed }.
kingdice-guide-flames = Flammen ({ $due }): auf welchen Feldern? Enter: { $printed }, wie gedruckt.
kingdice-guide-gold = Goldene Edelsteine ({ $due }): auf welchen Feldern? Enter: { $printed }, wie gedruckt.
kingdice-guide-white = Weiße Edelsteine ({ $due }): auf welchen Feldern? Enter: { $printed }, wie gedruckt.
kingdice-arrange-field = { $field }, { $terrain }: { $mark ->
    [flames] Flamme
    [gold] goldener Edelstein
    [white] weißer Edelstein
   *[none] leer
}

kingdice-citizen-dwarf = mürrischer Zwerg
kingdice-citizen-thief = arroganter Dieb
kingdice-citizen-tamer = fleißiger Drachenzähmer
kingdice-citizen-brute = aggressiver Rüpel
kingdice-citizen-landowner = reicher Gutsherr

kingdice-effect-dwarf = mürrischer Zwerg
kingdice-effect-card-thief = arroganter Dieb (Karte)
kingdice-effect-gem-thief = arroganter Dieb (Edelstein)
kingdice-effect-tamer = fleißiger Drachenzähmer
kingdice-effect-brute = aggressiver Rüpel
kingdice-effect-landowner = reicher Gutsherr

kingdice-terrain = { $terrain ->
    [meadow] Wiese
    [forest] Wald
    [lake] See
    [mountain] Gebirge
    [desert] Wüste
    [swamp] Sumpf
    [vineyard] Weinberg
    [glacier] Gletscher
    [volcano] Vulkan
    [orchard] Obsthain
    [heath] Heide
    [canyon] Schlucht
    [beach] Strand
    [cornfield] Kornfeld
    [ruins] Ruinen
   *[other] { $terrain }
    }

kingdice-gem-white = weißer Edelstein
kingdice-gem-gold = goldener Edelstein
kingdice-gem-none = kein Edelstein

# Würfel und Joker.
kingdice-die-r1 = rote 1
kingdice-die-r2 = rote 2
kingdice-die-r3 = rote 3
kingdice-die-r4 = rote 4
kingdice-die-r5 = rote 5
kingdice-die-r6 = rote 6
kingdice-die-b1 = blaue 1
kingdice-die-b2 = blaue 2
kingdice-die-b3 = blaue 3
kingdice-die-b4 = blaue 4
kingdice-die-b5 = blaue 5
kingdice-die-b6 = blaue 6
kingdice-die-g1 = grüne 1
kingdice-die-g2 = grüne 2
kingdice-die-g3 = grüne 3
kingdice-die-g4 = grüne 4
kingdice-die-g5 = grüne 5
kingdice-die-g6 = grüne 6
kingdice-letter-red = R
kingdice-letter-blue = B
kingdice-letter-green = G

# Bedingungen der Karten in Worten.
kingdice-condition-run = eine Straße aus { $count } Würfeln
kingdice-condition-equal = { $count } gleiche Zahlen
kingdice-condition-number = { $count ->
    [one] { $count } Würfel mit einer { $number }
   *[other] { $count } Würfel mit einer { $number }
    }
kingdice-condition-of-colour = { $count } { $colour ->
    [red] rote
    [blue] blaue
   *[green] grüne
    }
kingdice-condition-one-colour = { $count } Würfel in einer Farbe
kingdice-condition-sum-least = sechs Würfel mit zusammen { $count } oder mehr
kingdice-condition-sum-most = sechs Würfel mit zusammen { $count } oder weniger
kingdice-condition-2-pairs = zwei Paare
kingdice-condition-3-pairs = drei Paare
kingdice-condition-full-house = drei gleiche und zwei gleiche Zahlen
kingdice-condition-2-triples = zweimal drei gleiche Zahlen
kingdice-condition-4-2 = vier gleiche und zwei gleiche Zahlen
kingdice-condition-even = sechs gerade Zahlen
kingdice-condition-odd = sechs ungerade Zahlen

# Was geschieht.
kingdice-event-first-player = Es beginnt: { $player }.
kingdice-event-map-joined = Die Hälften des Plans liegen wie bei { $join } Spielern.
kingdice-event-field-marked = Feld { $field }: { $mark ->
    [flame] eine Burg mit einer Drachenflamme.
    [white] ein weißer Edelstein.
   *[gold] ein goldener Edelstein.
    }
kingdice-event-card-on-offer = Auf dem Arbeitsmarkt: { WORD($effect, of: "kingdice-effect") } – { $conditions } – Joker: { WORD($joker, of: "kingdice-die") }.
kingdice-event-turn-begins = Zug { $turn }: { $player }.
kingdice-event-thrown = { $player }, Wurf { $throw }: { WORD($dice, of: "kingdice-die") }.
kingdice-event-rerolled = { $player }, noch einmal gewürfelt: { WORD($faces, of: "kingdice-die") }.
kingdice-event-joker-added = { $player }: { WORD($joker, of: "kingdice-die") } hinzugefügt für { $supers ->
    [0] zwei gleiche Karten
    [1] einen Superjoker und eine Karte
   *[other] zwei Superjoker
    }.
kingdice-event-hired = { $player }, angeheuert: { WORD($effect, of: "kingdice-effect") }. { $step ->
    [0] { "" }
    [4] Alle Stufen sind erfüllt!
   *[other] Stufe { $step } ist erfüllt.
    }
kingdice-event-alarm = { $player }: Drachenalarm! Niemand wird angeheuert.
kingdice-event-super-taken = { $player }: eine verdeckte Karte ({ WORD($citizen, of: "kingdice-citizen") }). { $supers ->
    [one] Jetzt { $supers } Superjoker.
   *[other] Jetzt { $supers } Superjoker.
    }
kingdice-event-tile-drawn = { $player }, Burgplättchen gezogen: { kingdice-terrain }.
kingdice-event-tiles-back = { $tiles ->
    [one] { $tiles } Plättchen wird zurückgemischt.
   *[other] { $tiles } Plättchen werden zurückgemischt.
    } Im Vorrat: { $left }.
kingdice-event-settled = { $player }: Feld { $field } ({ kingdice-terrain }) besiedelt. { $marker ->
    [no] Es ist kein Marker mehr da: Die Burg steht leer.
   *[yes] { "" }
    }
kingdice-event-gem-found = { $player }, gefunden auf Feld { $field }: { WORD($gem, of: "kingdice-gem") }.
kingdice-event-gem-won = { $gem ->
    [none] { $player }: Im Vorrat ist kein Edelstein mehr.
   *[other] { $player }: { WORD($gem, of: "kingdice-gem") } aus dem Vorrat.
    }
kingdice-event-card-stolen = { $player }, Beute: Bürgerkarte (Joker: { WORD($joker, of: "kingdice-die") }). Bestohlen: { $player_victim }.
kingdice-event-gem-stolen = { $player }, Beute: { WORD($gem, of: "kingdice-gem") }. Bestohlen: { $player_victim }.
kingdice-event-declined = { $player }: nichts gestohlen.
kingdice-event-tamed = { $player }: Drache auf Feld { $field } gezähmt. { $flames ->
    [one] Jetzt { $flames } Flamme.
   *[other] Jetzt { $flames } Flammen.
    }
kingdice-event-conquered = { $player }: Feld { $field } erobert. Ein Marker zurück: { $player_victim }.
kingdice-event-nothing-done = { $player }: Hier gibt es nichts zu tun ({ WORD($citizen, of: "kingdice-citizen") }).
kingdice-event-flame-placed = Auf Feld { $field } brennt eine Drachenflamme. { $count ->
    [0] { "" }
   *[other] Eine Flamme weniger: { $players }.
    }
kingdice-event-castle-empty = Alle Flammen sind auf dem Plan: Die Burg auf Feld { $field } steht leer.
kingdice-event-counted = { $player }: { $land } für Land, { $flames } für Flammen, { $gems } für Edelsteine.
kingdice-event-game-over = Das letzte Burgplättchen liegt auf dem Plan. Das Spiel ist aus nach { $turns ->
    [one] { $turns } Zug.
   *[other] { $turns } Zügen.
    } Würfelkönig mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
    }: { $players }.

# Was gefragt wird.
kingdice-question-reroll = { $player }: { WORD($dice, of: "kingdice-die") }. Welche Würfel würfelst du noch einmal? { $left ->
    [one] Noch { $left } Wurf.
   *[other] Noch { $left } Würfe.
    }
kingdice-question-check = { $player }: { $met ->
    [0] Keine Bedingung ist erfüllt. Setzt du Joker ein, oder gibst du Drachenalarm?
   *[other] { $must ->
        [yes] Wen heuerst du an?
       *[no] Heuerst du jemanden an, oder gibst du Drachenalarm?
        }
    }
kingdice-question-tile = { $player }: Welches Plättchen besiedelst du?
kingdice-question-settle = { $player }: Auf welches Feld legst du das Plättchen ({ kingdice-terrain })?
kingdice-question-steal-card = { $player }: Welche Karte stiehlst du?
kingdice-question-steal-gem = { $player }: Welchen Edelstein stiehlst du?
kingdice-question-tame = { $player }: Welchen Drachen zähmst du?
kingdice-question-conquer = { $player }: Welches Feld eroberst du?
kingdice-question-pile = { $player }: Von welchem Stapel nimmst du den Superjoker?
kingdice-question-flame = { $player }: Wessen Flamme kommt auf den Plan?
kingdice-action-stop = Aufhören: Die Würfel bleiben, wie sie sind
kingdice-action-reroll = Noch einmal würfeln: { WORD($faces, of: "kingdice-die") }{ $keeping ->
    [0] { "" }
   *[other] ; behalten: { WORD($kept, of: "kingdice-die") }
    }
kingdice-action-joker = Würfel hinzufügen ({ WORD($joker, of: "kingdice-die") }) für { $supers ->
    [0] zwei gleiche Karten
    [1] einen Superjoker und eine Karte
   *[other] zwei Superjoker
    }
kingdice-action-hire = Anheuern: { WORD($effect, of: "kingdice-effect") }{ $step ->
    [0] { "" }
    [1] , 1 Plättchen ziehen
    [2] , 2 Plättchen ziehen und wählen
    [3] , 3 Plättchen ziehen und wählen
   *[other] , 3 Plättchen ziehen, wählen und einen Edelstein nehmen
    }
kingdice-action-alarm = Drachenalarm: ein Superjoker, und eine Burg mit Flamme
kingdice-action-tile = Burgplättchen: { kingdice-terrain } ({ $fields })
kingdice-action-settle = Feld { $field }, { kingdice-terrain }{ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }{ $beside ->
    [0] { "" }
    [one] , neben { $beside } eigenem Feld
   *[other] , neben { $beside } eigenen Feldern
    }
kingdice-action-tame = Flamme auf Feld { $field }, { kingdice-terrain }{ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }{ $beside ->
    [0] { "" }
    [one] , neben { $beside } eigenem Feld
   *[other] , neben { $beside } eigenen Feldern
    }
kingdice-action-conquer = Feld { $field }, { kingdice-terrain } ({ $player }){ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }
kingdice-action-take = Oberste Karte des Stapels: { WORD($citizen, of: "kingdice-citizen") }
kingdice-action-steal-card = Stehlen: Bürgerkarte, Joker { WORD($joker, of: "kingdice-die") } ({ $player })
kingdice-action-steal-gem = Stehlen: { WORD($gem, of: "kingdice-gem") } ({ $player })
kingdice-action-steal-nothing = Nichts stehlen
kingdice-action-flame = Flamme: { $player }

# Der Tisch in Worten.
kingdice-board-turn = Zug { $turn }: { $player }.
kingdice-board-signs = Felder: 1–4 Marker eines Spielers, { $castle } Burg ohne Besitzer, { $flame } Drachenflamme, { $white } weißer Edelstein, { $gold } goldener Edelstein.
kingdice-board-pile = { WORD($effect, of: "kingdice-effect") }: { $conditions }. Joker: { WORD($joker, of: "kingdice-die") }; { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
    } im Stapel.
kingdice-board-pile-empty = { WORD($citizen, of: "kingdice-citizen") }: Der Stapel ist leer.
kingdice-board-supply = Vorrat: { $tiles ->
    [one] { $tiles } Burgplättchen
   *[other] { $tiles } Burgplättchen
    }, { $flames ->
    [one] { $flames } Flamme
   *[other] { $flames } Flammen
    }, Edelsteine: { $gold ->
    [one] { $gold } goldener
   *[other] { $gold } goldene
    }, { $white ->
    [one] { $white } weißer
   *[other] { $white } weiße
    }.
kingdice-board-dice = Wurf { $throw }: { $dice }{ $jokers ->
    [0] { "" }
   *[other] ; durch Joker hinzugefügt: { WORD($added, of: "kingdice-die") }
    }.
kingdice-board-player = { $seat } { $player }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
    }. Felder: { $fields }, größtes Gebiet { $area }. Marker: { $markers }. Edelsteine: { $gold ->
    [one] { $gold } goldener
   *[other] { $gold } goldene
    }, { $white ->
    [one] { $white } weißer
   *[other] { $white } weiße
    }. Flammen: { $flames }. Karten: { $cards ->
    [0] keine
   *[other] { WORD($jokers, of: "kingdice-die") }
    }; Superjoker: { $supers }.

# Simulationen.
kingdice-sim-turns = Züge je Spiel: { $turns }, zwischen { $shortest } und { $longest }. Drachenalarm in { $alarms } der Züge.
kingdice-sim-hire = { WORD($effect, of: "kingdice-effect") } { $percent }
kingdice-sim-hires = Angeheuert, in Anteilen der Züge: { $hires }.
kingdice-sim-steps = Stufen, mit denen der Zwerg angeheuert wurde, 1 bis 4: { $steps }.
kingdice-sim-points = Punkte: Land { $land }, Flammen { $flames }, Edelsteine { $gems }.
kingdice-sim-means = Je Spiel: { $alarms } Alarme, { $rerolls } Nachwürfe, { $jokers } Joker; { $tamed } Drachen gezähmt, { $conquered } Felder erobert, { $cards_stolen } Karten und { $gems_stolen } Edelsteine gestohlen, { $gems_won } Edelsteine aus dem Vorrat; { $nothing_done } Bürger, die nichts zu tun hatten, { $empty_castles } Burgen, für die keine Flamme da war.
kingdice-sim-order = Siege nach der Spielreihenfolge: { $shares }.

# Auf der Seite.
kingdice-page-map = Plan
kingdice-page-market = Arbeitsmarkt
kingdice-page-dice = Würfel und Wahl
kingdice-page-players = Was die Spieler haben
kingdice-page-field = Feld { $field }, { kingdice-terrain }: { $stands ->
    [marker] Burg von { $player }
    [flame] Burg mit Drachenflamme
    [castle] Burg ohne Besitzer
   *[none] leer
    }{ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }
kingdice-page-face = { $colour ->
    [red] rote
    [blue] blaue
   *[green] grüne
    } { $number }
kingdice-page-keep = Würfel { $die } behalten: { kingdice-page-face }
kingdice-page-added = Durch Joker hinzugefügt: { kingdice-page-face }
kingdice-page-joker = Joker: { kingdice-page-face }
kingdice-page-throw = Wurf { $throw } von { $all }
kingdice-page-question-reroll = { $player }: Welche Würfel behältst du? { $left ->
    [one] Noch { $left } Wurf.
   *[other] Noch { $left } Würfe.
    }
kingdice-page-hint = Tippe auf Würfel, die bleiben.
kingdice-page-reroll = { $count ->
    [0] Alle Würfel bleiben
    [one] { $count } Würfel noch einmal würfeln
   *[other] { $count } Würfel noch einmal würfeln
    }
kingdice-page-stop = Aufhören
kingdice-page-any-die = Zwei Superjoker: einen beliebigen Würfel hinzufügen
kingdice-page-tile = Burgplättchen: { kingdice-terrain }
kingdice-page-alarm = Drachenalarm!
kingdice-page-does-dwarf = 1 bis 3 Plättchen ziehen, eines besiedeln. Alle Stufen: dazu ein Edelstein.
kingdice-page-does-card-thief = 2 Plättchen ziehen, eines besiedeln. Dann eine Karte stehlen.
kingdice-page-does-gem-thief = Ein Plättchen ziehen und besiedeln. Dann einen Edelstein stehlen.
kingdice-page-does-tamer = Eine Flamme vom Plan nehmen, eigenen Marker dorthin stellen.
kingdice-page-does-brute = Einen der nächstgelegenen fremden Marker durch einen eigenen ersetzen.
kingdice-page-does-landowner = 2 Plättchen ziehen, beide besiedeln.
kingdice-page-score = Abrechnung
kingdice-page-score-area = Größtes Gebiet, 3 je Feld
kingdice-page-score-others = Andere Felder, je 1
kingdice-page-score-flames = Meiste Flammen, 4
kingdice-page-score-gold = Goldene Edelsteine, je 3
kingdice-page-score-white = Weiße Edelsteine, je 2
kingdice-page-score-total = Punkte
kingdice-page-king = Würfelkönig

# Ein erstes Spiel.
kingdice-learn = Würfle um Bürger. Sie besiedeln den Plan, zähmen Drachen und nehmen anderen etwas weg.
kingdice-hint-roll = Schau auf den Arbeitsmarkt: Jeder Bürger will einen bestimmten Wurf. Behalte, was passt, und würfle den Rest noch einmal, höchstens drei Würfe. Was erfüllt ist, leuchtet auf.
kingdice-hint-hire = Heuere einen Bürger an, dessen Bedingung erfüllt ist. Die Karte bleibt bei dir; zwei Karten mit gleichem Joker können später einen Würfel ergeben. Erfüllen deine Würfel nichts, gibt es Drachenalarm.
kingdice-hint-tile = Du hast Burgplättchen gezogen. Wähle eines zum Besiedeln; die anderen kommen zurück in den Vorrat.
kingdice-hint-settle = Lege das Plättchen auf ein leeres Feld seiner Landschaft. Am Ende zählt dein größtes zusammenhängendes Gebiet 3 Punkte je Feld, jedes andere Feld 1. Ein Edelstein auf dem Feld gehört dir.
kingdice-hint-steal = Der Dieb lässt dich einem anderen etwas wegnehmen. Du darfst auch nett sein und nichts nehmen.
kingdice-hint-tame = Der Drachenzähmer macht aus einer Flamme dein Feld. Die Flamme behältst du: Wer am Ende die meisten hat, bekommt 4 Punkte.
kingdice-hint-conquer = Der Rüpel erobert ein Feld eines anderen, und zwar eines der nächstgelegenen. Eine gute Gelegenheit, deine Gebiete zu verbinden.
kingdice-hint-alarm = Drachenalarm: kein Bürger, aber zum Trost ein Superjoker und eine neue Burg mit Flamme auf dem Plan.
kingdice-hint-over = Das letzte Burgplättchen liegt. Nun zählen Land, Flammen und Edelsteine. Die Abrechnung zeigt jede Zeile.

# Was dir geschieht.
kingdice-aim-card-stolen = { $player } nimmt dir eine Karte weg (Joker: { WORD($joker, of: "kingdice-die") }).
kingdice-aim-gem-stolen = { $player } bestiehlt dich: { WORD($gem, of: "kingdice-gem") }.
kingdice-aim-conquered = { $player } erobert dein Feld { $field }.
kingdice-aim-flame-placed = Eine deiner Flammen kommt wieder auf den Plan: Feld { $field }.

# The lesson, in its order.
kingdice-lesson-welcome = Willkommen! Zu zweit besiedelt ihr ein Land. Mit deinen Würfeln heuerst du Bürger an, und die bringen dir Felder, Edelsteine und Flammen. Deine ersten sechs Würfel liegen schon da.
kingdice-lesson-map = Das ist das Land. Am Ende zählt jedes Feld deines größten zusammenhängenden Gebiets 3 Punkte, jedes andere Feld 1, ein goldener Edelstein 3 und ein weißer 2.
kingdice-lesson-market = Der Arbeitsmarkt: fünf Bürger, jeder mit einer Bedingung für deine Würfel. Du hast drei Würfe und darfst Würfel behalten, wie du willst.
kingdice-lesson-keep = Der Zwerg will Blau und Grün. Tippe auf die zwei blauen Würfel und den grünen, um sie zu behalten, und würfle die drei roten noch einmal.
kingdice-lesson-again = Ein dritter blauer Würfel! Behalte auch ihn und würfle die zwei roten ein letztes Mal.
kingdice-lesson-steps = Drei blaue, zwei grüne, ein roter: Das erfüllt drei Stufen auf der Karte des Zwergs. Jede Stufe bringt ein Plättchen mehr zur Auswahl.
kingdice-lesson-hire = Auch der Dieb käme, aber du heuerst genau einen an. Nimm den Zwerg; seine Karte bleibt bei dir.
kingdice-lesson-tile = Drei Burgplättchen: Eines besiedelst du, die anderen kommen zurück in den Vorrat. Wähle den See: Auf einem seiner Felder liegt ein weißer Edelstein.
kingdice-lesson-settle = Ein Plättchen kommt auf ein leeres Feld seiner Landschaft. Nimm dieses: Der Edelstein gehört dann auch dir.
kingdice-lesson-alarm = Der andere Spieler hat keine Bedingung erfüllt: Drachenalarm! Eine Burg kam aufs Land, aber auf ihr brennt eine Flamme, gleich neben deinem Feld.
kingdice-lesson-super = Zum Trost gab es dafür eine verdeckte Karte: einen Superjoker, der zusammen mit einer zweiten Karte einen Würfel ergibt.
kingdice-lesson-stop = Gleich vier grüne und ein blauer: Der Drachenzähmer kommt. Du musst nicht alle Würfe nutzen: Hör auf. Passt nur ein Bürger, ist er von selbst angeheuert.
kingdice-lesson-tame = Der Drachenzähmer macht aus einer Flamme dein Feld. Die Flamme behältst du: Die meisten bringen 4 Punkte. Wähle diese, neben deinem See.
kingdice-lesson-conquered = Oh! Der andere Spieler hat den Rüpel angeheuert und deinen See erobert. Der Rüpel erobert eines der nächstgelegenen Felder. Du holst ihn dir zurück.
kingdice-lesson-joker = Sieh dir deine zwei Karten an: Beide zeigen eine blaue 4. Zwei Karten mit gleichem Joker können ein weiterer Würfel werden.
kingdice-lesson-enough = Drei blaue und drei grüne. Der Gutsherr will vier blaue und zwei grüne: Nur ein Würfel fehlt. Hör auf.
kingdice-lesson-pair = Setz dein Paar ein: Beide Karten kommen aus dem Spiel und ergeben für diesen Zug eine blaue 4.
kingdice-lesson-landowner = Jetzt ist der Gutsherr zufrieden, der anspruchsvollste von allen. Heuere ihn an!
kingdice-lesson-both = Er bringt zwei Plättchen, und du besiedelst beide. Der Sumpf gehört hierher, neben dein Feld: Dein Gebiet wächst.
kingdice-lesson-gem = Und der Strand hierher: auch verbunden, und mit einem Edelstein.
kingdice-lesson-thief = Ein Dieb hat für den anderen Spieler gesiedelt und deine Gutsherrkarte gestohlen. Offene Karten können gestohlen werden, Superjoker nie.
kingdice-lesson-fives = Jetzt deine Antwort: Der Rüpel will drei Fünfen. Behalte die zwei Fünfen und würfle die anderen vier noch einmal.
kingdice-lesson-three = Drei Fünfen! Hör hier auf.
kingdice-lesson-brute = Heuere den Rüpel an. Der See ist das nächstgelegene fremde Feld, also gehört er wieder dir.
kingdice-lesson-area = Deine vier Felder hängen alle zusammen: 12 Punkte. Beim anderen Spieler zählen Felder außerhalb seines größten Gebiets nur je 1.
kingdice-lesson-house = Dieser Dieb will ein Full House: drei gleiche und zwei gleiche. Behalte die zwei Dreien und die zwei Sechsen.
kingdice-lesson-full = Eine dritte Sechs: Da ist dein Full House. Hör auf.
kingdice-lesson-rob = Heuere den Dieb an. Dieser besiedelt ein Plättchen und stiehlt dann einen Edelstein.
kingdice-lesson-join = Der Canyon: Auf diesem Feld schließt er sich deinem Gebiet an, das bringt 3 Punkte.
kingdice-lesson-steal = Nun nimm deinem Gegner einen Edelstein weg. Du darfst immer verzichten, aber heute: Nimm ihn.
kingdice-lesson-last = Ein Burgplättchen ist noch im Vorrat. Das Spiel endet mit dem Zug, in dem das letzte gezogen wird: vielleicht mit deinem.
kingdice-lesson-run = Der Zwerg will eine Straße. 1, 2, 3, 4 und 6 liegen da: Behalte die ersten fünf Würfel und würfle nur den letzten, die zweite 6.
kingdice-lesson-perfect = 1 bis 6: alle vier Stufen des Zwergs! Hör auf.
kingdice-lesson-best = Heuere den Zwerg an: Für alle vier Stufen gibt er dir auch einen Edelstein aus dem Vorrat.
kingdice-lesson-gold = Der Vulkan, das letzte Plättchen: Auf diesem Feld liegt ein goldener Edelstein, 3 Punkte wert.
kingdice-lesson-over = Jeden Bürger angeheuert, einen Joker benutzt, einen Drachen gezähmt, den See zurückerobert und mit einer Sechserstraße beendet: stark! Ein echtes Spiel hat doppelt so viele Plättchen, und niemand legt die Würfel zurecht.

# Warum eine Wahl gut ist (Analyse, Rätsel).
kingdice-why-reroll = Nach diesem Wurf kannst du in { $percent } % der Fälle jemanden anheuern, am ehesten: { WORD($citizen, of: "kingdice-citizen") } ({ $best } %).
