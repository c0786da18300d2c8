# Was die Seite rund um die Spielpläne sagt.

page-welcome = Schatzsuchen für euren Tisch
page-lead = Such dir ein Spiel aus und spiel gleich los: gegen Bots, mit Freunden über einen Link oder gemeinsam an einem Bildschirm.
page-home = Karfunkel, zur Startseite
page-to-home = Startseite
page-skip = Zum Inhalt springen
page-language = Sprache
page-theme-system = Farben: wie auf deinem Gerät
page-theme-light = Farben: hell
page-theme-dark = Farben: dunkel
page-speed = Tempo
page-speed-is = Tempo: { $speed }
page-speed-slow = langsam
page-speed-normal = normal
page-speed-fast = schnell
page-speed-none = sofort
page-sound = Ton
page-sound-offer = Mit Ton spielen?
page-sound-yes = Ja
page-sound-no = Nein
page-loading = Einen Augenblick …
page-again = Noch einmal versuchen
page-close = Schließen
page-refused = Das hat nicht geklappt.
page-unreachable = Der Server ist gerade nicht zu erreichen.
page-nowhere = Hier ist nichts
page-nowhere-long = Diese Adresse führt nirgendwohin. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.
page-no-such-game = Dieses Spiel gibt es hier nicht.
page-no-such-table = Diesen Tisch gibt es nicht. Vielleicht wurde er abgeräumt, oder der Link ist unvollständig.

# Die Spiele.
page-players-range = { $first } bis { $last } Spieler
page-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
    }
page-players = Spieler
page-bots = Bots
page-level = Stärke des Bots
page-level-easy = Leicht
page-level-normal = Normal
page-level-hard = Schwer
page-level-master = Meister
page-level-random = Zufall
page-bot-level = Bot, { $level }
page-bot-level-below = Bot, { $level }; letzte Wahl: { $below }
page-bot-below = { $player } konnte nicht wie sonst nachdenken und hat mit geringerer Stärke gewählt ({ $level ->
    [easy] { page-level-easy }
    [normal] { page-level-normal }
    [hard] { page-level-hard }
    [master] { page-level-master }
    [random] { page-level-random }
   *[other] { $level }
    }).
page-house-rule = Die gedruckten Regeln kennen kein Spiel mit dieser Spielerzahl: eine Hausregel.
page-play-now = Jetzt spielen
page-invite = Freunde einladen
page-one-screen = Ein Bildschirm für alle
page-learn = Erstes Spiel mit Tipps
page-rules = Regeln
page-me = Gast

# Listen.
page-your-tables = Deine Tische
page-no-tables = Hier warten deine Spiele auf dich.
page-open-tables = Mitspielen oder zuschauen
page-no-open-tables = Gerade gibt es keinen öffentlichen Tisch.
page-state-your-turn = Du bist dran!
page-state-open = { $seats ->
    [one] { $seats } Platz frei
   *[other] { $seats } Plätze frei
    }
page-state-watch = Zuschauen
page-state-gathering = Wartet auf Mitspieler
page-state-playing = Läuft
page-state-over = Zu Ende
page-upload = Aufzeichnung ansehen
page-upload-help = Du hast ein aufgezeichnetes Spiel als Datei? Schau es dir hier an und teile es mit einem Link.
page-upload-choose = Datei auswählen
page-upload-too-large = Für eine Aufzeichnung ist diese Datei zu groß.

# Einen Tisch aufstellen.
page-new-table = Neuer Tisch: { $game }
page-new-help = Tippe an, wer wo sitzt. Offene Plätze bekommt, wer deinen Link öffnet.
page-seats = Wer spielt mit?
page-seat = Platz { $number }
page-seat-mine = An diesem Gerät
page-seat-open = Offen per Link
page-seat-bot = Bot
page-seat-open-help = Wer den Link öffnet, darf sich hierher setzen.
page-seat-free = Noch frei
page-seat-you = du
page-nickname = Spitzname
page-options = Varianten
page-no-options = Hier gibt es nichts auszuwählen.
page-first = Wer beginnt
page-by-chance = Der Zufall entscheidet
page-public = In der öffentlichen Liste zeigen: Alle dürfen mitspielen oder zuschauen
page-hints = Alle dürfen während des Spiels den Trainer fragen
page-hints-allowed = An diesem Tisch dürfen alle während des Spiels den Trainer fragen.
page-away = Wenn jemand am Zug und nicht da ist
page-away-0 = warten wir
page-away-60 = springt nach einer Minute ein Bot ein
page-away-300 = springt nach 5 Minuten ein Bot ein
page-away-3600 = springt nach einer Stunde ein Bot ein
page-away-86400 = springt nach einem Tag ein Bot ein
page-nobody-mine = Du hast keinen eigenen Platz: Du schaust zu.
page-make = Tisch aufstellen
page-start = Los geht’s

# Alle versammeln sich.
page-gathering = { $game }: Wer kommt?
page-missing = { $seats ->
    [one] Ein Platz ist noch frei.
   *[other] { $seats } Plätze sind noch frei.
    }
page-all-here = Alle sind da.
page-sit-here = Hierher setzen
page-stand-up = Aufstehen
page-your-name = Wie sollen wir dich nennen?
page-join = Mitspielen
page-start-when = Sobald jeder Platz besetzt ist, kann es losgehen; Lücken füllen Bots.
page-host-starts = Es geht los, sobald der Gastgeber es sagt.
page-remove = Ausschließen
page-remove-sure = { $name } vom Tisch ausschließen? Wieder hinsetzen geht dann nicht mehr.
page-removed = Der Gastgeber hat dich von diesem Tisch ausgeschlossen. Zuschauen kannst du weiterhin.
page-lock = Niemand darf sich mehr dazusetzen
page-locked = Der Gastgeber hat den Tisch geschlossen: Es kann sich niemand mehr dazusetzen.
page-seats-each = Plätze pro Person
page-next-game = Das nächste Spiel beginnt, sobald alle wieder da sind.
page-invite-help = Verschicke diesen Link oder halte ein Handy vor das Quadrat.
page-link = Link zu dieser Seite
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-qr = Der Link als QR-Code
page-here = da
page-away-now = nicht da

# Am Tisch.
page-connection-connected = Verbunden
page-connection-connecting = Verbindung wird gesucht …
page-connection-offline = Offline
page-connection-connected-long = Die Verbindung ist wieder da, und das Spiel geht weiter.
page-connection-connecting-long = Die Verbindung ist weg, wir suchen sie schon. Nichts geht verloren.
page-connection-offline-long = Du bist offline. Das Spiel wartet und geht weiter, sobald du wieder da bist.
page-restart = { $minutes ->
    [0] Der Server startet gleich neu.
    [one] Der Server startet in { $minutes } Minute neu.
   *[other] Der Server startet in { $minutes } Minuten neu.
    } Alle Spiele bleiben erhalten, und die Seite verbindet sich von selbst wieder.
page-waiting = Wir warten auf { $players }.
page-chosen-waiting = Deine Wahl steht. Wir warten auf { $players }.
page-chance = Der Zufall ist am Werk …
page-watching = Du schaust zu
page-over = Das Spiel ist zu Ende.
page-undo = Zurücknehmen
page-board = Spielplan
page-around = Rund um den Spielplan
page-log = Was geschah
page-log-empty = Noch nichts.
page-all-choices = { $count ->
    [0] Alle Möglichkeiten
    [one] Alle Möglichkeiten ({ $count })
   *[other] Alle Möglichkeiten ({ $count })
    }
page-to-choices = Zu allen Möglichkeiten
page-no-choices = Gerade hast du nichts zu wählen.
page-at-table = Am Tisch
page-stand-in = ein Bot springt ein
page-vote = Für { $name } einen Bot spielen lassen
page-vote-back = Doch auf { $name } warten
page-votes = { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
    }
page-back = Solange du fort warst, hat ein Bot für { $who } gespielt. Jetzt spielst du wieder selbst.
page-leave = Platz aufgeben
page-leave-sure = Deinen Platz aufgeben? Ein Bot spielt für dich weiter.
page-reactions = Zurufe
page-reaction-hello = Hallo!
page-reaction-wow = Wow!
page-reaction-nice = Gut gespielt!
page-reaction-oops = Ups!
page-reaction-hurry = Ich warte …
page-reaction-thanks = Danke!
page-reaction-haha = Haha!
page-reaction-bye = Bis bald!
page-plain = Der Spielplan lässt sich hier nicht zeichnen, darum steht das Spiel in Worten da.

# Ein Bildschirm für alle.
page-cover = Gib das Gerät weiter an { $name }
page-cover-others = Alle anderen schauen weg.
page-cover-chosen = { $count ->
    [one] Hat schon gewählt: { $who }.
   *[other] Haben schon gewählt: { $who }.
    }
page-cover-open = Ich bin { $name }
page-cover-wait = Die anderen sind am Zug …
page-pass-now = Weitergeben an { $name }

# Am Ende.
page-sheet = Die Abrechnung
page-player = Spieler
page-points = Punkte
page-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
    }
page-rematch = Noch einmal spielen
page-to-rematch = Zum nächsten Spiel
page-replay = Noch einmal ansehen
page-analyse = Dieses Spiel analysieren
page-download = Aufzeichnung speichern
page-to-scores = Zur Abrechnung

# Noch einmal ansehen.
page-replay-of = { $game }, noch einmal angesehen
page-view-from = Aus der Sicht von
page-view-open = allen, alles offen
page-view-watch = Zuschauern
page-step = Schritt
page-step-of = Schritt { $step } von { $steps }
page-step-first = An den Anfang
page-step-back = Einen Schritt zurück
page-step-forward = Einen Schritt weiter
page-step-last = Ans Ende
page-play = Abspielen
page-pause = Anhalten
page-share-replay = Diesen Moment teilen
page-replay-keys = Tasten: ← und → gehen einen Schritt, Pos1 und Ende springen, die Leertaste spielt ab.

# Fairer Zufall.
page-fair = Fairer Zufall
page-fair-how = Vor der ersten Karte legt der Geber ein Geheimnis fest und zeigt dessen Fingerabdruck. Alles, was der Zufall tut, folgt aus diesem Geheimnis und aus zufälligen Texten, die eure Geräte beisteuern.
page-fair-commitment = Fingerabdruck (SHA-256), vor dem Spiel gezeigt:
page-fair-secret = Das Geheimnis, nach dem Spiel gezeigt:
page-fair-fits-yes = Das Geheimnis passt zum Fingerabdruck. Dein Browser hat es eben nachgerechnet.
page-fair-fits-no = Das Geheimnis passt nicht zum Fingerabdruck!
page-fair-same-yes = Es ist derselbe Fingerabdruck, den dieser Browser am Anfang gesehen hat.
page-fair-same-no = Am Anfang wurde diesem Browser ein anderer Fingerabdruck gezeigt!
page-fair-seed-yes = Der zufällige Text deines Geräts ist eingeflossen.
page-fair-seed-no = Der zufällige Text deines Geräts fehlt!
page-fair-record-yes = Jeder Schritt hält sich an die Regeln, und das Ergebnis stimmt.
page-fair-record-no = Die Aufzeichnung hält sich nicht an die Regeln!
page-fair-dealt-yes = Jede Karte und jeder Würfel folgt aus dem Geheimnis.
page-fair-dealt-no = Karten oder Würfel folgen nicht aus dem Geheimnis!
page-fair-check = Jetzt prüfen
page-fair-yourself = Wenn du auch diesem Server nicht trauen willst: Speichere die Aufzeichnung und prüfe sie auf deinem eigenen Rechner mit „karfunkel verify“.
page-fair-limits = Das beweist, dass während des Spiels niemand Karten oder Würfel geändert hat. Es beweist nicht, dass niemand das Geheimnis kannte: Wer den Server betreibt, könnte nachsehen. Und es hindert niemanden daran, sich abzusprechen.

# Regeln und ein erstes Spiel.
page-rules-of = { $game }: die Regeln
page-rules-picture = Ein Blick auf den Tisch, mitten im Spiel.
page-solved = Zu zweit: Was ist hier am besten?
page-to-table = An den Tisch
page-learn-title = Dein erstes Spiel: { $game }
page-learn-how = Du spielst ein echtes Spiel gegen leichte Bots. Tipps kommen, wenn etwas neu ist; abschalten kannst du sie jederzeit.
page-learn-begin = Auf geht’s
page-hint = Tipp
page-hint-ok = Alles klar
page-hint-stop = Keine Tipps mehr
page-hint-count = { $number } von { $all }

# Das Ende, und danach.
page-you = Du
page-gave-up = Du hast deinen Platz aufgegeben. Ein Bot spielt für dich weiter.
page-seat-back = Meinen Platz zurücknehmen
page-end-win = Du gewinnst!
page-end-shared = Ein geteilter Sieg: { $players }!
page-end-place = Es gewinnt: { $players }. Du bist auf Platz { $place }.
page-place = Platz { $place }
page-chart = Der Verlauf des Spiels
page-chart-line = { $player }: { $scores }
page-turning = Hier entschied sich das Spiel: ansehen
page-picture = Bild des Ergebnisses
page-history = Deine beendeten Spiele
page-history-kept = Nur auf diesem Gerät gespeichert; nichts wird gesendet.
page-history-sum = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
    }, { $wins } gewonnen, bestes Ergebnis { $best }
page-history-won = gewonnen
page-history-place = Platz { $place }
page-history-delete = Dieses Spiel aus der Liste löschen: { $game }, { $date }
page-your-turn-title = Du bist dran – { $game }
page-notify = Benachrichtigen, wenn ich dran bin
page-notify-refused = Dieser Browser erlaubt keine Benachrichtigungen.
page-since = Seit deinem letzten Zug
page-only-here = Kein Handy kann diesen Link öffnen: Er führt nur zu diesem Rechner selbst. Für andere in deinem Netz starte den Server mit { $command }.
page-log-start = Vor dem ersten Zug
page-volume = Lautstärke
page-all-games = Alle { $count } Spiele

# Going on from a step of a finished game
page-go-on = Von hier weiterspielen
page-go-on-help = Bis Schritt { $step } bleibt alles, wie es war. Verdecktes wird neu gezogen, damit es niemand aus dieser Aufzeichnung kennt.
page-go-on-seat = Dein Platz
page-go-on-others = Die anderen
page-go-on-bots = Bots
page-go-on-friends = Freunde, mit einem Link
page-go-on-start = Weiterspielen
page-go-on-over = Hier ist das Spiel zu Ende: Wähle einen früheren Schritt.
page-goes-on = Dieses Spiel geht aus einem anderen weiter, nach Schritt { $step }. Was bis dahin kam, belegt dessen Aufzeichnung; der Fingerabdruck hier gilt ab da.

# Puzzles
page-puzzle = Rätsel des Tages

# First games that teach.
page-lesson = Lektion
page-lesson-how = Ein kurzes Spiel, das dir alles zeigt, eins nach dem anderen. Karten und Würfel sind dafür vorbereitet, und die anderen warten auf dich. Etwa sechs Minuten.
page-lesson-next = Weiter
page-lesson-do-it = Mach das für mich
page-lesson-own = Deine Entscheidung
page-lesson-left = Du hast einen anderen Weg gewählt. Das macht nichts: Spiel weiter, Tipps helfen dir. Oder geh dorthin zurück, wo die Lektion wartet.
page-lesson-back = Zurück zur Lektion
page-lesson-play-on = Weiterspielen
page-lesson-done = Gut gemacht! Du kannst jetzt { $game } spielen.
page-lesson-over = Dein erstes Spiel { $game } ist zu Ende.
page-lesson-real = Ein echtes Spiel spielen
page-lesson-again = Die Lektion noch einmal
page-lesson-dealt = Das ist eine Lektion: Ihre Karten und Würfel standen vorher fest. Hier hat nicht der Zufall entschieden, also gibt es nichts zu beweisen.

# Der Chat, und wer zuschaut.
page-chat = Chat
page-chat-words = Deine Nachricht
page-chat-send = Senden
page-chat-phrases = Fertige Sätze
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-off = An diesem Tisch ist der Chat ausgeschaltet.
page-chat-public = An einem öffentlichen Tisch gibt es nur fertige Sätze.
page-chat-kept = Nichts davon wird gespeichert: Wenn alle fort sind, ist es weg.
page-chat-allow = Alle am Tisch dürfen chatten
page-chat-unread = { $number ->
    [one] { $number } neue Nachricht
   *[other] { $number } neue Nachrichten
    }
page-mute = { $name } stummschalten
page-unmute = { $name } wieder hören
page-spectators = { $number ->
    [one] { $number } Person schaut zu
   *[other] { $number } Personen schauen zu
    }
page-spectator = Jemand, der zuschaut
page-phrase-luck = Viel Glück!
page-phrase-fun = Viel Spaß!
page-phrase-moment = Einen Moment, bitte.
page-phrase-back = Ich bin wieder da.
page-phrase-thinking = Ich überlege noch …
page-phrase-turn = Du bist dran.
page-phrase-close = Das war knapp!
page-phrase-lucky = So ein Glück!
page-phrase-unlucky = So ein Pech!
page-phrase-risky = Ganz schön mutig!
page-phrase-sorry = Entschuldigung!
page-phrase-yes = Ja!
page-phrase-no = Nein!
page-phrase-game = Das war ein schönes Spiel.
page-phrase-again = Noch eine Runde?
page-phrase-leaving = Ich muss los.

# Gerufen werden, wenn die Seite geschlossen ist.
page-push-body = Die anderen warten auf dich.
