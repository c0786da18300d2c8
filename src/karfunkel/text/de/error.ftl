# Was abgelehnt wird, in einem Satz: was falsch war und was erlaubt ist.

error-unknown-command = Den Befehl „{ $name }“ gibt es nicht. Befehle: { $known }.
error-unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Spiele: { $known }.
error-unknown-language = Eine Sprache „{ $name }“ gibt es nicht. Sprachen: { $known }.
error-unknown-sayer = „{ $name }“ sagt keine Gewinnchancen. Zur Auswahl: { $known }.
error-unknown-bot = Einen Bot „{ $name }“ gibt es für { $game } nicht. Bots: { $known }; „you“ ist ein Mensch.
error-budget = „{ $text }“ ist keine Bedenkzeit. Schreibe sie als 50ms, 2s oder als Zahl von Probespielen wie 2000.
error-unknown-policy = Eine Strategie „{ $name }“ gibt es für { $game } nicht. Strategien: { $known }.
error-unknown-backend = Ein Backend „{ $name }“ gibt es nicht. Backends: { $known }.
error-actions-shape = Die Aktionen haben die Form { $shape }. Gebraucht wird eine ganze Zahl für jedes Spiel; Anzahl der Spiele: { $number }.
error-reset-mask = Die Maske für den Neubeginn braucht für jeden Tisch ein Wahr oder Falsch, ohne Startwert; Anzahl der Tische: { $number }.
error-no-parallel = Bei { $game } wählen die Spieler nacheinander, nie zugleich. Nimm stattdessen die Umgebung „env“.
error-population = Die Datei { $file } ist keine Population für { $game }: Sie braucht das Spiel, einen Startwert und mindestens zwei verschiedene Bots, jeden mit name, spec, version und note.
error-net = Die Datei { $file } enthält keinen trainierten Agenten für { $game }.
error-no-judge = Für { $game } gibt es noch keine trainierte Bewertung. „karfunkel train { $game }“ erzeugt eine.
error-no-learned = Für { $game } gibt es noch keine gelernte Strategie, also auch keine Suche „learned:…“.
error-no-torch = Zum Trainieren wird PyTorch gebraucht. Installiere es mit: pip install karfunkel[train]
error-no-cluster = Unter „{ $address }“ antwortet kein Ray-Cluster. Starte einen mit „ray start --head“ oder nenne eine andere Adresse.
error-no-ray = Cluster brauchen Ray. So wird es installiert: pip install karfunkel[cluster]
error-no-plots = Der Bericht braucht matplotlib und Jinja2. So werden sie installiert: pip install karfunkel[arena]
error-unknown-option = Eine Option „{ $name }“ gibt es nicht. Optionen: { $known }.
error-unknown-part = Einen Teil „{ $name }“ hat die Messung nicht. Teile: { $known }.
error-unknown-argument = „{ $text }“ ist hier nicht vorgesehen. Was geht, zeigt „karfunkel { $command } --help“.
error-missing-argument = Es fehlt etwas: { $text }. Was nötig ist, zeigt „karfunkel { $command } --help“.
error-option-form = „{ $text }“ ist keine Option mit einem Wert. Schreib sie als name=value.
error-option-value = „{ $value }“ ist für { $name } nicht erlaubt. Erlaubt: { $allowed }.
error-no-data = { $game } hat keine Teile, die man mitbringen kann: --data gilt nicht für dieses Spiel.
error-other-data = Das ist ein anderer Satz Teile ({ $value }) als der benutzte ({ $allowed }). Nenne seinen Ordner mit --data.
error-seat-count = { $seats ->
    [one] { $seats } Platz ist genannt, aber { $asked } Spieler sind verlangt.
   *[other] { $seats } Plätze sind genannt, aber { $asked } Spieler sind verlangt.
    }
error-too-many-bots = { $bots ->
    [one] { $bots } Bot wurde genannt, aber es ist nur Platz für { $asked }.
   *[other] { $bots } Bots wurden genannt, aber es ist nur Platz für { $asked }.
    }
error-seat-name = „{ $name }“ kann kein Name sein. Ein Name hat 1 bis { $longest } Zeichen, und alle sind sichtbar.
error-same-name = Den Namen „{ $name }“ gibt es zweimal. Jeder Name darf nur einmal vorkommen.
error-number = „{ $text }“ ist für { $name } nicht erlaubt. Erlaubt: ganze Zahlen von { $lowest } bis { $highest }.
error-seed = „{ $seed }“ kann kein Startwert sein. Erlaubt: ganze Zahlen von 0 bis 4611686018427387903.
error-file = Die Datei { $file } ist nicht benutzbar: { $reason }.
error-file-missing = Die Datei { $file } gibt es nicht.
error-file-denied = Die Datei { $file } darf nicht benutzt werden: Ihr Besitzer erlaubt es nicht.
error-file-folder = { $file } ist ein Ordner, keine Datei.
error-file-exists = Die Datei { $file } gibt es schon; sie bleibt unverändert. Nenne eine andere oder spiel sie mit --resume weiter.
error-nothing-to-undo = Es gibt nichts zurückzunehmen: { $player } hat nichts gewählt, was die anderen nicht schon gesehen haben.
error-internal = Das ist ein Fehler in Karfunkel, nicht deiner: { $reason }. Nichts ist verloren.

error-not-chance = Der Zufall ist jetzt nicht am Zug.
error-chance-first = Zuerst ist der Zufall am Zug.
error-illegal-outcome = „{ $outcome }“ kann hier nicht passieren. Möglich: { $legal }.
error-illegal-action = { $player }: „{ $action }“ geht hier nicht. Erlaubt: { $legal }.
error-unknown-action = „{ $text }“ steht in diesem Spiel nicht zur Wahl. Zur Wahl stehen: { $known }.
error-unknown-outcome = „{ $text }“ kann der Zufall in diesem Spiel nicht bringen. Beispiele: { $known }.
error-wrong-players = { $expected ->
    [0] Das Spiel ist vorbei, niemand wählt mehr.
   *[other] Am Zug: { $players_expected }. Angegeben: { $players }.
    }
error-not-on-turn = Nicht am Zug: { $player }.
error-chosen-already = { $player }: Die Wahl ist schon getroffen.
error-not-dealt = „{ $outcome }“ hat der Geber nicht ausgeteilt.
error-script-over = Im Skript steht kein weiteres Ergebnis.
error-commitment = Das aufgedeckte Geheimnis passt nicht zur Festlegung vor dem Spiel.

error-record-magic = Das ist keine Aufzeichnung von Karfunkel. Die erste Zeile einer Aufzeichnung lautet „karfunkel-record 1“.
error-record-newer = Diese Aufzeichnung hat Format { $version }, dieses Karfunkel liest Format { $known }. Ein neueres Karfunkel kann sie vielleicht lesen.
error-record-rules = Diese Aufzeichnung entstand mit Version { $version } der Regeln von { $game }, dieses Karfunkel spielt Version { $known }.
error-record-cut = Die Aufzeichnung bricht in Zeile { $line } ab.
error-record-odd = Zeile { $line } der Aufzeichnung ist nicht zu verstehen: „{ $text }“.
error-record-line = Zeile { $line } der Aufzeichnung: { $reason }
error-record-step = Schritt { $step } der Aufzeichnung ist nicht erlaubt: { $reason }
error-record-edited = Die fertige Aufzeichnung wurde nachträglich verändert: Ihre Prüfsumme passt nicht.
error-record-no-check = Die Aufzeichnung ist abgeschnitten: Die letzte Zeile mit der Prüfsumme fehlt.
error-record-no-result = Die Aufzeichnung ist abgeschnitten: Das Spiel ist vorbei, aber das Ergebnis fehlt.
error-record-unfinished = Die Aufzeichnung hat ein Ergebnis, aber das Spiel darin ist nicht zu Ende.
error-record-result = Das Ergebnis in der Aufzeichnung ist falsch. Richtige Punkte: { $scores }; Sieg: Spieler { $winners }.
error-record-open = { $steps ->
    [one] Das Spiel ist nicht zu Ende: { $steps } Schritt stimmt, aber das Ergebnis fehlt.
   *[other] Das Spiel ist nicht zu Ende: { $steps } Schritte stimmen, aber das Ergebnis fehlt.
    }
error-no-secret = Das Spiel kann nicht weitergehen: Das Geheimnis des Gebers, { $file }, fehlt.
error-finished = Dieses Spiel ist zu Ende. „karfunkel replay“ erzählt es nach.
error-step-range = { $steps ->
    [one] Die Aufzeichnung hat nur { $steps } Schritt; Schritt { $step } gibt es nicht.
   *[other] Die Aufzeichnung hat nur { $steps } Schritte; Schritt { $step } gibt es nicht.
    }

error-position-form = „{ $text }“ ist keine Stellung. Eine Stellung beginnt mit dem Spiel und der Version seiner Regeln, etwa „diamant/1; players 3“.
error-no-positions = { $game } hat keine Schreibweise für Stellungen.
error-position-game = Das ist eine Stellung von { $name }, hier wird { $game } gespielt.
error-position-rules = Diese Stellung gehört zu Version { $version } der Regeln von { $game }, dieses Karfunkel spielt Version { $known }.
error-position-part = Eine Stellung dieses Spiels hat keinen Teil „{ $part }“. Teile: { $known }.
error-position-twice = Die Stellung nennt „{ $part }“ zweimal.
error-position-value = „{ $value }“ ist in einer Stellung für „{ $part }“ nicht erlaubt. Erlaubt: { $allowed }.
error-position-length = { $given ->
    [one] „{ $part }“ hat in dieser Stellung { $given } Eintrag. Nötig: { $expected }.
   *[other] „{ $part }“ hat in dieser Stellung { $given } Einträge. Nötig: { $expected }.
    }
error-position-impossible = Diese Stellung ist unmöglich: „{ $part }“ ergibt { $value }. Möglich: { $possible }.
error-position-clash = Diese Stellung ist unmöglich: „{ $part }“ und „{ $other }“ passen nicht zusammen.
error-position-hidden = Diese Stellung lässt Verdecktes offen („?“). Ein Spiel braucht eine vollständige Stellung.
error-position-over = In dieser Stellung ist das Spiel zu Ende.
error-position-options = Die Stellung legt fest, wer spielt und wie: --players und --option gehen nicht zugleich.
error-advise-what = Ein Rat braucht entweder eine Datei oder --position.
error-not-solved = Diese Stellung ist nicht gelöst.

# Going on from a step of a finished game
error-record-anew = Was nach Schritt { $step } neu gezogen wurde, passt nicht zu den Schritten davor.
error-go-on-often = Wenn etwas verdeckt ist, kann ein Spiel höchstens { $most } Mal aus einem anderen weitergespielt werden.
error-go-on-options = Die Aufzeichnung nennt das Spiel, seine Optionen und die Stellung: Lass sie neben --go-on weg.
error-go-on-open = Nur ein fertiges Spiel kann ab einem seiner Schritte weitergespielt werden; ein unterbrochenes geht mit --resume weiter.
