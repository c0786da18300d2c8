# Der Server: was er ablehnt und was er ausgibt.

server-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er nach langer Zeit gelöscht.
server-not-playing = Das Spiel läuft gerade nicht.
server-no-hints = An einem Tisch mit anderen Menschen antwortet der Trainer nur, wenn es beim Einrichten des Tisches erlaubt wurde.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-not-gathering = Das Spiel hat schon begonnen.
server-not-host = Das kann nur, wer den Tisch eröffnet hat.
server-not-your-seat = Platz { $seat } gehört dir nicht.
server-no-seat = So einen freien Platz gibt es an diesem Tisch nicht.
server-seat-taken = Platz { $seat } ist schon besetzt.
server-seats-open = { $count ->
    [one] { $count } Platz ist noch leer.
   *[other] { $count } Plätze sind noch leer.
    }
server-no-vote = Über Platz { $seat } kann nicht abgestimmt werden.
server-not-gone = Ein Bot kann nur für jemanden einspringen, der seit { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
    } fort ist.
server-removed = Der Gastgeber hat dich von diesem Tisch ausgeschlossen.
server-no-removal = Von Platz { $seat } kann niemand ausgeschlossen werden.
server-locked = Der Gastgeber hat den Tisch geschlossen: Es kann sich niemand mehr dazusetzen.
server-seats-each = { $count ->
    [one] Hier darf jeder nur einen Platz nehmen.
   *[other] Hier darf jeder höchstens { $count } Plätze nehmen.
    }
server-stale = Die Stellung ist inzwischen eine andere: Das Spiel ging weiter, oder etwas wurde zurückgenommen. Bitte noch einmal hinsehen.
server-enough = An diesem Tisch wurde zu oft der Platz gewechselt oder etwas zurückgenommen. Weiterspielen könnt ihr trotzdem.
server-disk = Gerade kann nichts gespeichert werden, also wurde nichts verändert. Bitte später noch einmal versuchen.
server-full = Auf dem Server ist im Moment kein Platz für mehr. Bitte versuch es später noch einmal.
server-store = Die Spiele können nicht in { $file } aufbewahrt werden: { $reason }.
server-store-newer = Die Spiele stammen von einem neueren Karfunkel (Format { $version }, dieses kennt { $known }).
server-too-slow = Die Verbindung ist zu langsam für alle Neuigkeiten. Bitte neu verbinden.
server-too-fast = Das war zu viel auf einmal. Bitte einen Moment warten.
server-too-large = Das ist zu lang: Höchstens { $limit } Bytes werden angenommen.
server-too-many-tables = Von hier wurden zuletzt viele Tische eröffnet. Bitte eine Weile warten.
server-odd-message = Diese Nachricht ist nicht zu verstehen.
server-odd-request = Diese Anfrage ist nicht zu verstehen: { $place }.
server-other-origin = Anfragen von anderen Seiten werden nicht angenommen.
server-nothing-here = Hier ist nichts.
server-unknown-host = Auf den Namen { $host } hört dieser Server nicht. Wenn er so heißt, starte ihn mit --public { $host }.
server-admin-only = Das kann nur, wer diesen Server betreibt: am Rechner selbst oder mit dem Token.
server-admin-token = Das Token der Verwaltung fehlt oder ist falsch.
server-token-short = Das Token in { $file } ist zu kurz: Es braucht mindestens { $shortest } Zeichen, ohne Leerzeichen.
server-blocked = Diese Adresse wurde vom Betreiber des Servers gesperrt.
server-own-address = Die eigene Adresse und der Rechner selbst lassen sich nicht sperren.
server-no-address = { $address } ist keine Adresse.
server-table-closed = Dieser Tisch wurde vom Betreiber des Servers geschlossen.
server-table-damaged = Dieser Tisch kann nicht gezeigt werden: Seine Datei ist beschädigt. Die anderen Tische sind nicht betroffen.
server-folder-taken = Den Ordner { $folder } benutzt schon ein anderer Server (Prozess { $process }). Beende ihn oder nenne mit --data einen anderen Ordner.
server-mistake = Das ist ein Fehler des Servers, nicht deiner. Nichts ging verloren.
server-closing = Der Server hält an. Alle Spiele bleiben erhalten; komm später wieder.
server-missing = Zum Spielen im Browser fehlen Pakete. Installieren mit: pip install karfunkel[web]
server-postgres-missing = PostgreSQL braucht ein weiteres Paket. Installieren mit: pip install karfunkel[postgres]
server-elsewhere = Diesen Tisch betreut ein anderer Prozess. Bitte versuche es noch einmal.
server-workers-store = Mehrere Prozesse brauchen einen Speicher, den sie sich teilen können. Nenne mit --store postgresql://… eine PostgreSQL-Datenbank oder lass --workers weg.
server-port-taken = Port { $port } ist belegt. Nenne einen anderen mit --port.
server-address = Karfunkel ist bereit: { $address }
server-lan-address = Für andere in diesem Netz: { $address }
server-no-lan = Es wurde kein lokales Netz gefunden.
server-how-to-stop = Anhalten mit Strg-C. Die Spiele liegen in { $folder }.
server-stopped = Angehalten. Alle Spiele sind aufbewahrt.
server-out-of-memory = Angehalten: Es war kein Speicher mehr frei. Alle Spiele bleiben erhalten; starte den Server neu.

# Going on from a step of a finished game
server-go-on-long = Schritt { $step } ist zu weit im Spiel: Weiterspielen geht spätestens ab Schritt { $most }.

# Bots in processes of their own.
server-bots-store = Bots für andere Server brauchen eine gemeinsame Datenbank. Nenne sie mit --store postgresql://…
server-bots-ready = Die Bots aller Server an { $place } denken jetzt auch hier. Anhalten mit Strg-C.

# Lessons.
server-no-lesson = Hier gibt es keine Lektion.
server-lesson-seat = Eine Lektion ist für eine Person: Nenne nur deinen Platz und sonst nichts.

# Der Chat.
server-no-chat = An diesem Tisch ist der Chat ausgeschaltet.
server-phrases-only = An einem öffentlichen Tisch gibt es nur fertige Sätze.
server-nothing-said = In dieser Nachricht steht nichts.

# Web Push.
server-no-push = Dieser Server kann keine Geräte rufen: karfunkel[push] ist nicht installiert.
server-push-odd = Das ist kein Gerät, das gerufen werden kann.
server-push-address = Dieser Server ruft nur die Push-Dienste der bekannten Browser.
