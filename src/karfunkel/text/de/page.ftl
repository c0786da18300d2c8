# Was die Seite rund um die Spielpläne sagt.

page-welcome = Drei Schatzsuchen für euren Tisch
page-lead = Such dir ein Spiel aus und spiel gleich los: gegen Bots, mit Freunden über einen Link oder gemeinsam an einem Bildschirm.
page-home = Karfunkel, zur Startseite
page-to-home = Startseite
page-skip = Zum Inhalt springen
page-language = Sprache
page-theme-system = Farben: wie auf deinem Gerät
page-theme-light = Farben: hell
page-theme-dark = Farben: dunkel
page-sound = Ton
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
page-minutes-diamant = 15 Minuten
page-minutes-emerald = 30 Minuten
page-minutes-kingdice = 40 Minuten
page-players = Spieler
page-bots = Bots
page-level = Stärke des Bots
page-level-easy = Leicht
page-level-normal = Normal
page-level-hard = Schwer
page-level-master = Meister
page-bot-level = Bot, { $level }
page-house-rule = Die gedruckten Regeln kennen kein Spiel mit so vielen: eine Hausregel.
page-play-now = Jetzt spielen
page-invite = Freunde einladen
page-one-screen = Ein Bildschirm für alle
page-learn = Erstes Spiel mit Tipps
page-rules = Regeln
page-me = Ich

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
page-invite-help = Verschicke diesen Link, oder halte ein Handy vor das Quadrat.
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
page-connection-connecting-long = Die Verbindung ist weg, wir suchen sie schon. Nichts geht verloren.
page-connection-offline-long = Du bist offline. Das Spiel wartet und geht weiter, sobald du wieder da bist.
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
page-leave = Aussteigen
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
    [one] Hat schon gewählt: { $names }.
   *[other] Haben schon gewählt: { $names }.
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
page-to-table = An den Tisch
page-learn-title = Dein erstes Spiel: { $game }
page-learn-how = Du spielst ein echtes Spiel gegen leichte Bots. Tipps kommen, wenn etwas neu ist; abschalten kannst du sie jederzeit.
page-learn-begin = Auf geht’s
page-learn-diamant = Gemeinsam geht ihr in eine Höhle. Jede Karte kann Edelsteine bringen oder eine Falle. Wer rechtzeitig umkehrt, behält, was er trägt.
page-learn-emerald = Deine Ritter ziehen von der Burg zur Schatzkammer. Unterwegs liegen Gold und Edelsteine, und ein Drache wacht darüber.
page-learn-kingdice = Würfle um Bürger. Sie besiedeln den Plan, zähmen Drachen und nehmen anderen etwas weg.
page-hint = Tipp
page-hint-ok = Alles klar
page-hint-stop = Keine Tipps mehr
page-hint-count = { $number } von { $all }
page-hint-diamant-choice = Alle sind in der Höhle. Nach jeder Karte entscheidest du geheim: weiter oder zurück mit dem, was du trägst? Aufgedeckt wird gemeinsam.
page-hint-diamant-treasure = Ein Schatz wird gleichmäßig unter allen in der Höhle geteilt. Was sich nicht teilen lässt, bleibt liegen, für die, die zuerst umkehren.
page-hint-diamant-trap = Eine Falle! Die erste ihrer Art ist nur eine Warnung. Kommt dieselbe ein zweites Mal, verlieren alle in der Höhle, was sie in dieser Runde tragen. Du siehst, wie viele noch im Stapel sind.
page-hint-diamant-relic = Ein Relikt bleibt liegen, bis jemand allein umkehrt: Dann bekommt er alle Relikte auf einmal. Kehren mehrere zugleich um, bekommt sie niemand.
page-hint-diamant-leaving = Jemand ist umgekehrt. Was er trug, liegt nun sicher in der Truhe, dazu sein Anteil an dem, was herumlag. Wer bleibt, teilt den nächsten Schatz mit weniger Leuten.
page-hint-diamant-sprung = Die zweite Falle derselben Art hat zugeschlagen: Alle in der Höhle haben verloren, was sie trugen. Eine Karte dieser Falle kommt aus dem Spiel, sie wird also seltener.
page-hint-diamant-round = Eine neue Runde: Alle gehen wieder mit leeren Händen hinein. Deine Truhe bleibt bis zum Schluss sicher.
page-hint-diamant-over = Fünf Runden sind vorbei. Die vollste Truhe gewinnt. Die Abrechnung zeigt, wie es dazu kam.
page-hint-emerald-move = Wähle einen Ritter. Er geht so viele Schritte, wie dort Ritter stehen, wo er losgeht, alle Farben und er selbst mitgezählt. Aus großen Gruppen geht es weit.
page-hint-emerald-second = Du darfst einen zweiten Ritter ziehen, musst aber nicht. Derselbe geht nicht zweimal.
page-hint-emerald-take = Dein Ritter ist in der Höhle bei Karten angekommen: Nimm Gold oder einen Edelstein. Gold zählt seinen Wert und besänftigt den Drachen; Edelsteine zählen je 1, und die meisten einer Sorte bringen einen Bonus.
page-hint-emerald-dragon = Ein Ritter ist neben der Leiste stehen geblieben, also zieht der Drache: ein bis drei Felder dorthin, wohin er blickt. Am Ende der Leiste dreht er um. Er fängt nur dort, wo er stehen bleibt.
page-hint-emerald-victim = Wo der Drache steht, sind mehrere Ritter. Du wählst, wen er fängt, und es muss keiner von dir sein.
page-hint-emerald-bribe = Dein Ritter ist gefangen. Gib dem Drachen eine Goldkarte, und er bleibt im Spiel. Sonst ist er verloren; Edelsteine beeindrucken den Drachen nicht.
page-hint-emerald-strip = Nach jeder Jagd rückt die Leiste ein Feld auf die Schatzkammer zu. Der vordere Teil der Höhle wird sicher.
page-hint-emerald-treasure = Ein Ritter ist in der Schatzkammer: Das ist ein Drachenschatz im Wert von 5. Ist der letzte weg oder hat jemand nur noch einen Ritter, endet das Spiel.
page-hint-emerald-over = Jetzt wird gezählt: Gold nach seinem Wert, Drachenschätze 5, Edelsteine 1, Bonuskarten 4. Die Abrechnung zeigt jede Zeile.
page-hint-kingdice-roll = Schau auf den Arbeitsmarkt: Jeder Bürger will einen bestimmten Wurf. Behalte, was passt, und würfle den Rest noch einmal, höchstens drei Würfe. Was erfüllt ist, leuchtet auf.
page-hint-kingdice-hire = Stelle einen Bürger ein, dessen Bedingung erfüllt ist. Die Karte bleibt bei dir; zwei Karten mit gleichem Joker können später einen Würfel ergeben. Erfüllen deine Würfel nichts, gibt es Drachenalarm.
page-hint-kingdice-tile = Du hast Burgplättchen gezogen. Wähle eines zum Besiedeln; die anderen kommen zurück in den Vorrat.
page-hint-kingdice-settle = Lege das Plättchen auf ein leeres Feld seiner Landschaft. Am Ende zählt dein größtes zusammenhängendes Gebiet 3 Punkte je Feld, jedes andere Feld 1. Ein Edelstein auf dem Feld gehört dir.
page-hint-kingdice-steal = Der Dieb lässt dich einem anderen etwas wegnehmen. Du darfst auch nett sein und nichts nehmen.
page-hint-kingdice-tame = Der Drachenzähmer macht aus einer Flamme dein Feld. Die Flamme behältst du: Wer am Ende die meisten hat, bekommt 4 Punkte.
page-hint-kingdice-conquer = Der Rüpel erobert ein Feld eines anderen, und zwar ein nächstes. Eine gute Gelegenheit, deine Gebiete zu verbinden.
page-hint-kingdice-alarm = Drachenalarm: kein Bürger, aber zum Trost ein Superjoker und eine neue Burg mit Flamme auf dem Plan.
page-hint-kingdice-over = Das letzte Burgplättchen liegt. Nun zählen Land, Flammen und Edelsteine. Die Abrechnung zeigt jede Zeile.
