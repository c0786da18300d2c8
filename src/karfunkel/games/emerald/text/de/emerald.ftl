# Emerald.

emerald-title = Emerald
emerald-pitch = Führe deine Ritter am Drachen vorbei in die Schatzkammer.
emerald-option-players = Anzahl der Spieler
emerald-option-open_gold = Goldkarten liegen offen
emerald-option-first = Platz des Startspielers (0: der Zufall entscheidet)
emerald-option-treasures = Drachenschätze in der Schatzkammer
emerald-option-pile_cards = Höchstzahl der Karten in einem Stapel

emerald-colour-red = rot
emerald-colour-blue = blau
emerald-colour-yellow = gelb
emerald-colour-green = grün
emerald-colour-black = schwarz

emerald-gem-ruby = Rubin
emerald-gem-emerald = Smaragd
emerald-gem-garnet = Granat
emerald-gem-turquoise = Türkis

emerald-place-tower-1 = Turm 1
emerald-place-tower-2 = Turm 2
emerald-place-tower-3 = Turm 3
emerald-place-tower-4 = Turm 4
emerald-place-main-building = Hauptgebäude
emerald-place-meadow-1 = Wiese 1
emerald-place-meadow-2 = Wiese 2
emerald-place-meadow-3 = Wiese 3
emerald-place-meadow-4 = Wiese 4
emerald-place-meadow-5 = Wiese 5
emerald-place-meadow-6 = Wiese 6
emerald-place-cave-1 = Höhle 1
emerald-place-cave-2 = Höhle 2
emerald-place-cave-3 = Höhle 3
emerald-place-cave-4 = Höhle 4
emerald-place-cave-5 = Höhle 5
emerald-place-cave-6 = Höhle 6
emerald-place-cave-7 = Höhle 7
emerald-place-cave-8 = Höhle 8
emerald-place-cave-9 = Höhle 9
emerald-place-chamber = Schatzkammer

# Was geschieht.
emerald-event-first-player = Startspieler: { $player }.
emerald-event-laid-out = Neben Höhle { $field }: Gold { $value } und { WORD($gem, of: "emerald-gem") }.
emerald-event-turn-begins = Zug { $turn }: { $player }.
emerald-event-knight-moved = { $player }, Ritter ({ WORD($colour, of: "emerald-colour") }): { WORD($from, of: "emerald-place") } → { WORD($to, of: "emerald-place") }.
emerald-event-stopped = { $player }: kein zweiter Ritter.
emerald-event-gold-taken = { $player }: Gold { $value } von Höhle { $field }.
emerald-event-gem-taken = { $player }: { WORD($gem, of: "emerald-gem") } von Höhle { $field }.
emerald-event-gold-up = Aufgedeckt neben Höhle { $field }: Gold { $value }. { $left ->
    [one] Es ist die letzte Karte des Stapels.
   *[other] Im Stapel liegen { $left } Karten.
    }
emerald-event-gem-up = Aufgedeckt neben Höhle { $field }: { WORD($gem, of: "emerald-gem") }. { $left ->
    [one] Es ist die letzte Karte des Stapels.
   *[other] Im Stapel liegen { $left } Karten.
    }
emerald-event-four-gems = Vier verschiedene Edelsteine! Bonuskarte: { $player }.
emerald-event-treasure-taken = { $player }: ein Drachenschatz aus der Schatzkammer. { $left ->
    [0] Es war der letzte.
    [one] { $left } Drachenschatz ist noch da.
   *[other] { $left } Drachenschätze sind noch da.
    }
emerald-event-dragon-moved = Der Würfel zeigt { $roll }: Der Drache läuft von Höhle { $from } nach Höhle { $field } und blickt { $facing ->
    [exit] zum Ausgang.
   *[chamber] zur Schatzkammer.
    }
emerald-event-nobody-caught = Auf Höhle { $field } steht niemand. Der Drache fängt niemanden.
emerald-event-caught = Auf Höhle { $field } gefangen: Ritter ({ WORD($colour, of: "emerald-colour") }), { $player }. { $gold ->
    [0] Ohne Gold keine Bestechung.
   *[other] { "" }
    }
emerald-event-bribed = { $player }: Der Drache bekommt eine Goldkarte, der Ritter ({ WORD($colour, of: "emerald-colour") }) ist frei. Goldkarten übrig: { $left }.
emerald-event-bribe-paid = { $player }: Der Drache hat Gold { $value } bekommen.
emerald-event-eaten = { $player }: Der Ritter ({ WORD($colour, of: "emerald-colour") }) kommt ins Nest. { $left ->
    [one] Noch { $left } Ritter ist im Spiel.
   *[other] Noch { $left } Ritter sind im Spiel.
    }
emerald-event-strip-shifted = Die Leiste liegt jetzt neben Höhle { $first } bis { $last }.
emerald-event-majority = Alleinige Mehrheit ({ WORD($gem, of: "emerald-gem") }), Bonuskarte: { $player }.
emerald-event-counted = { $player }: { $score ->
    [one] { $score } Goldstück
   *[other] { $score } Goldstücke
    }, davon { $gold } auf Goldkarten; { $bonus ->
    [one] { $bonus } Bonuskarte.
   *[other] { $bonus } Bonuskarten.
    }
emerald-event-game-over = { $way ->
    [treasure] Der letzte Drachenschatz ist genommen.
    [knight] Jemand hat nur noch einen Ritter im Spiel.
   *[both] Der letzte Drachenschatz ist genommen, und wer ihn nahm, hat nur noch einen Ritter im Spiel.
    } Das Spiel ist nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
    } zu Ende. Höchste Summe, { $score }: { $players }.

# Was gefragt wird.
emerald-question-first = { $player }: Welcher Ritter zieht?
emerald-question-second = { $player }: Zieht ein zweiter Ritter?
emerald-question-take = { $player }: Welche Karte neben Höhle { $field }?
emerald-question-victim = { $player }: Welchen Ritter auf Höhle { $field } fängt der Drache?
emerald-question-answer = { $player }: Den Drachen auf Höhle { $field } bestechen? Gefangen: Ritter ({ WORD($colour, of: "emerald-colour") }).
emerald-action-knight-meadow = Ritter ({ WORD($colour, of: "emerald-colour") }), { WORD($from, of: "emerald-place") }: { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
    } nach { WORD($to, of: "emerald-place") }
emerald-action-knight-cave = Ritter ({ WORD($colour, of: "emerald-colour") }), { WORD($from, of: "emerald-place") }: { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
    } nach { WORD($to, of: "emerald-place") }{ $cards ->
    [gold] ; nimmt Gold { $gold }
    [gem] ; nimmt { WORD($gem, of: "emerald-gem") }
    [both] ; nimmt Gold { $gold } oder { WORD($gem, of: "emerald-gem") }
   *[none] { "" }
    }{ $dragon ->
    [yes] ; der Drache läuft
   *[no] { "" }
    }
emerald-action-knight-chamber = Ritter ({ WORD($colour, of: "emerald-colour") }), { WORD($from, of: "emerald-place") }: in die Schatzkammer, zu einem Drachenschatz
emerald-action-stop = Kein zweiter Ritter
emerald-action-take-gold = Gold { $gold }
emerald-action-take-gem = Edelstein: { WORD($gem, of: "emerald-gem") }
emerald-action-victim = { $player }, Ritter ({ WORD($colour, of: "emerald-colour") }) ({ $gold ->
    [0] kein Gold zum Bestechen
    [one] { $gold } Goldkarte
   *[other] { $gold } Goldkarten
    })
emerald-action-victim-moved = Der eben gezogene Ritter ({ WORD($colour, of: "emerald-colour") })
emerald-action-give-up = Nicht bestechen: Der Ritter kommt ins Nest{ $left ->
    [1] , und das Spiel endet
   *[other] { "" }
    }
emerald-action-bribe = Mit Gold { $value } bestechen

# Der Tisch in Worten.
emerald-board-turn = Zug { $turn }: { $player }.
emerald-board-castle = Burg: { $places }.
emerald-board-meadow = Wiese: { $places }.
emerald-board-place = { WORD($place, of: "emerald-place") } ({ $knights })
emerald-board-knights = { $knights }× { WORD($colour, of: "emerald-colour") }
emerald-board-nobody = niemand
emerald-board-field = Höhle { $field }
emerald-board-strip = Leiste
emerald-board-dragon = Drache blickt { $facing ->
    [exit] zum Ausgang
   *[chamber] zur Schatzkammer
    }
emerald-board-cave = { $marks }. Ritter: { $knights }. Karten: { $cards }.
emerald-board-gold = Gold { $value } ({ $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
    })
emerald-board-gem = { WORD($gem, of: "emerald-gem") } ({ $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
    })
emerald-board-no-cards = keine
emerald-board-chamber = Schatzkammer: { $left ->
    [one] { $left } Drachenschatz.
   *[other] { $left } Drachenschätze.
    }
emerald-board-reach = Nächster Halt des Drachen nach Würfelseiten: { $fields }.
emerald-board-reach-field = Höhle { $field } ({ $faces } von { $die })
emerald-board-four-gems-free = Bonuskarte „4 verschiedene Edelsteine“: noch frei.
emerald-board-four-gems = Bonuskarte „4 verschiedene Edelsteine“: { $player }.
emerald-board-hand = { $cards ->
    [0] keine
   *[other] { $cards } ({ $values })
    }
emerald-board-hand-hidden = { $cards ->
    [0] keine
   *[other] { $cards } (verdeckt)
    }
emerald-board-gems = { $gems }× { WORD($gem, of: "emerald-gem") }
emerald-board-player = { $player } ({ $colours }). Ritter: { $knights } im Spiel, { $chamber } in der Schatzkammer, { $nest } im Nest. Goldkarten: { $gold }. Edelsteine: { $gems }. Drachenschätze: { $treasures }. Bonuskarten: { $bonus }.

# Simulationen.
emerald-sim-ends = Spielende durch: { $ways }.
emerald-sim-way = { $way ->
    [treasure] letzten Drachenschatz
    [knight] nur noch einen Ritter
   *[both] beides zugleich
    } { $percent } %
emerald-sim-turns = Je Spiel: { $turns } Züge, { $dragon } Bewegungen des Drachen.
emerald-sim-means = Je Spiel: { $gold } Goldkarten, { $gems } Edelsteine, { $treasures } Drachenschätze genommen; { $caught } Ritter gefangen, { $bribes } Bestechungen, { $eaten } Ritter im Nest; { $four_gems } Bonuskarten für vier Edelsteine, { $majorities } für Mehrheiten.
emerald-sim-seat = Platz { $seat }, je Spiel: { $gold } Goldkarten, { $gems } Edelsteine, { $treasures } Drachenschätze; { $caught } Ritter gefangen, { $bribes } Bestechungen, { $eaten } Ritter im Nest.

# Die Seite.
emerald-page-castle = Burg
emerald-page-meadow = Wiese
emerald-page-cave = Drachenhöhle
emerald-page-players = Spieler
emerald-page-pick = Tippe einen deiner Ritter an und sieh, wohin er zieht.
emerald-page-why = { $steps ->
    [one] { $steps } Schritt: Er steht hier allein.
   *[other] { $steps } Schritte: { $steps } Ritter stehen hier.
    }
emerald-page-to-go = Tippe auf den leuchtenden Platz, um dorthin zu gehen.
emerald-page-finds-treasure = Er nimmt einen Drachenschatz.
emerald-page-strip-means = Verbrannter Boden: Ein Ritter, der neben der Leiste stehen bleibt, weckt den Drachen.
emerald-page-nest-means = Das Nest: Ritter, die der Drache geholt hat.
emerald-page-go = Ziehen
emerald-page-busy = Am Zug: { $player }.
emerald-page-yours = Du bist am Zug.
emerald-page-answering = Der Drache wartet auf eine Antwort: { $player }.
emerald-page-may-stop = Hier kann der Drache stehen bleiben: { $faces } von { $die }.
emerald-page-risk = { $faces } von { $die }: Er fängt einen deiner eigenen Ritter.
emerald-page-prey = { $faces } von { $die }: Du kannst ihn einen fremden Ritter fangen lassen.
emerald-page-harmless = Er fände niemanden.
emerald-page-roll = Der Würfel zeigt { $roll }.
emerald-page-knights = Ritter
emerald-page-gold = Goldkarten
emerald-page-treasures = Drachenschätze
emerald-page-bonus = Bonuskarten
emerald-page-points = Punkte
emerald-page-leads = führt
emerald-page-nest = { $nest } im Nest
emerald-page-sheet = Die Punkte, Zeile für Zeile
emerald-page-player = Spieler
emerald-page-line-gold = Goldkarten
emerald-page-line-gems = Edelsteine, je 1
emerald-page-line-treasures = Drachenschätze, je 5
emerald-page-line-four = Bonus: vier verschiedene Edelsteine
emerald-page-line-majorities = Bonus: Mehrheiten, je 4
emerald-page-line-total = Summe

# Ein erstes Spiel.
emerald-learn = Deine Ritter ziehen von der Burg zur Schatzkammer. Unterwegs liegen Gold und Edelsteine, und ein Drache wacht darüber.
emerald-hint-move = Wähle einen Ritter. Er geht so viele Schritte, wie dort Ritter stehen, wo er losgeht, alle Farben und er selbst mitgezählt. Aus großen Gruppen geht es weit.
emerald-hint-second = Du darfst einen zweiten Ritter ziehen, musst aber nicht. Derselbe geht nicht zweimal.
emerald-hint-take = Dein Ritter ist in der Höhle bei Karten angekommen: Nimm Gold oder einen Edelstein. Gold zählt seinen Wert und besänftigt den Drachen; Edelsteine zählen je 1, und die meisten einer Sorte bringen einen Bonus.
emerald-hint-dragon = Ein Ritter ist neben der Leiste stehen geblieben, also zieht der Drache: ein bis drei Felder dorthin, wohin er blickt. Am Ende der Leiste dreht er um. Er fängt nur dort, wo er stehen bleibt.
emerald-hint-victim = Wo der Drache steht, sind mehrere Ritter. Du wählst, wen er fängt, und es muss keiner von dir sein.
emerald-hint-bribe = Dein Ritter ist gefangen. Gib dem Drachen eine Goldkarte, und er bleibt im Spiel. Sonst ist er verloren; Edelsteine beeindrucken den Drachen nicht.
emerald-hint-strip = Nach jeder Jagd rückt die Leiste ein Feld auf die Schatzkammer zu. Der vordere Teil der Höhle wird sicher.
emerald-hint-treasure = Ein Ritter ist in der Schatzkammer: Das ist ein Drachenschatz im Wert von 5. Ist der letzte weg oder hat jemand nur noch einen Ritter, endet das Spiel.
emerald-hint-over = Jetzt wird gezählt: Gold nach seinem Wert, Drachenschätze 5, Edelsteine 1, Bonuskarten 4. Die Abrechnung zeigt jede Zeile.

# Was dir geschieht.
emerald-aim-caught = Der Drache hat deinen Ritter auf Höhle { $field } gefangen.
emerald-aim-eaten = Dein Ritter landet im Nest des Drachen.

# Warum eine Wahl gut oder schlecht ist.
emerald-why-dragon = Der Drache läuft: Auf { $own } von 3 Seiten können nur eigene Ritter gefangen werden, auf { $other } von 3 fremde.

# The lesson, in its order.
emerald-lesson-welcome = Willkommen! Deine roten Ritter verlassen die Burg, ziehen über die Wiese und durch die Höhle des Drachen zur Schatzkammer. Am Ende zählen Gold, Edelsteine und Drachenschätze.
emerald-lesson-steps = Ein Ritter geht so viele Schritte, wie dort Ritter stehen, wo er losgeht, alle Farben und er selbst mitgezählt. Hier stehen drei: drei Schritte. Tippe auf den Ritter, dann auf sein Ziel.
emerald-lesson-second = Jetzt darfst du einen zweiten Ritter ziehen, aber nicht denselben noch einmal. Schick diesen hinterher: auch drei Schritte.
emerald-lesson-crowd = Die anderen sind gefolgt: Vier Ritter stehen auf dem Stein. Je größer die Gruppe, desto weiter die Schritte. Stell einen dritten Ritter von dir dazu.
emerald-lesson-stop = Einen zweiten Ritter musst du nicht ziehen. Lass deine drei zusammen und beende deinen Zug.
emerald-lesson-leap = Gelb sprang sechs Schritte weit in die Höhle, weil sechs Ritter beisammen standen. Wer in der Höhle bei Karten anhält, nimmt eine, Gold oder Edelstein, und der Zug ist zu Ende.
emerald-lesson-dragon = Das hat den Drachen geweckt: Ein Ritter hielt neben seiner Leiste. Der Würfel zeigt 1 bis 3, so weit geht der Drache dorthin, wohin er blickt; am Ende der Leiste dreht er um. Er fängt nur, wo er anhält: diesmal niemanden.
emerald-lesson-strip = Nach jeder Jagd rückt diese Leiste ein Feld auf die Schatzkammer zu. Die Felder dahinter sind sicher.
emerald-lesson-enter = Du bist dran: Hier stehen fünf Ritter, also führen fünf Schritte in die Höhle.
emerald-lesson-gold = Gold zählt seinen Wert und bleibt verdeckt auf deiner Hand. Und der Drache mag Gold: Nimm es, du wirst es brauchen.
emerald-lesson-caught = Der Drache hat bei deinem Ritter angehalten: gefangen! Gib eine Goldkarte, egal welchen Werts, und der Ritter bleibt. Ohne Gold wäre er verloren, und Edelsteine helfen nicht.
emerald-lesson-safe = Blau hielt hier an und nahm eine Karte, und der Drache schlief weiter: Dieses Feld liegt hinter der Leiste.
emerald-lesson-ahead = Dein Ritter in der Höhle ist wieder frei. Er steht allein: ein Schritt, auf das Feld mit dem gelben Ritter.
emerald-lesson-gem = Nun ein Edelstein. Jeder zählt 1. Wer zuerst alle vier Sorten hat, bekommt eine Bonuskarte im Wert von 4. Nimm den Smaragd.
emerald-lesson-victim = Der Drache hat angehalten, wo zwei Ritter stehen. Du bist am Zug, also wählst du, wen er fängt. Besser nicht deinen: Wähle Gelb.
emerald-lesson-nest = Gelb hatte kein Gold, also ist dieser Ritter verloren und sitzt im Nest. Hat jemand nur noch einen Ritter im Spiel, endet das Spiel sofort.
emerald-lesson-first = Hol zuerst einen anderen Ritter nach. Danach darf ein zweiter ziehen.
emerald-lesson-deeper = Und jetzt dein Ritter in der Höhle, einen Schritt tiefer.
emerald-lesson-more = Noch ein Smaragd. Wer am Ende allein die meisten einer Sorte hat, bekommt dafür eine Bonuskarte im Wert von 4.
emerald-lesson-beside = Der Drache steht direkt vor deinem Ritter. Keine Angst: Er zieht immer, bevor er fängt, mindestens ein Feld, und dort muss er jemanden finden.
emerald-lesson-brave = Nur Mut: ein Schritt, auf das Feld des Drachen selbst.
emerald-lesson-ruby = Ein Rubin: die zweite der vier Sorten.
emerald-lesson-pair = Ein gelber Ritter steht nun bei deinem: zwei Ritter, zwei Schritte. So helfen dir die anderen!
emerald-lesson-turquoise = Ein Türkis: die dritte Sorte. Nur der Granat fehlt noch.
emerald-lesson-fourth = Da ist er, der Granat: Nimm ihn, und die vier sind komplett!
emerald-lesson-bonus = Alle vier Sorten, und du zuerst: Die Bonuskarte im Wert von 4 gehört dir für immer.
emerald-lesson-almost = Noch ein Schritt in der Höhle, auf ihr letztes Feld.
emerald-lesson-majority = Ein zweiter Türkis: So viele hat sonst niemand. Nimm ihn.
emerald-lesson-chamber = Die Schatzkammer! Hinein führt ein Schritt; weitere verfallen. Jeder Ritter, der ankommt, bringt einen Drachenschatz im Wert von 5, und der Drache wacht nicht auf.
emerald-lesson-treasure = Geh hinein! Ist der letzte Drachenschatz genommen, endet das Spiel. In dieser Lektion gibt es nur einen, im echten Spiel vier.
emerald-lesson-over = Dein Ritter hat die ganze Höhle durchquert, den Drachen bestochen, ihm ein Opfer gewählt und mit allen vier Edelsteinen den Drachenschatz geholt. Gold zählt seinen Wert, Drachenschätze 5, Edelsteine 1, Bonuskarten 4.
