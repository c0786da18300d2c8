# Der Server: was er ablehnt und was er ausgibt.

server-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er nach langer Zeit gelöscht.
server-not-playing = Das Spiel läuft gerade nicht.
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
server-stale = Das Spiel ist inzwischen weiter: Das galt für Schritt { $step }, und jetzt ist Schritt { $known }.
server-disk = Gerade kann nichts gespeichert werden, also wurde nichts verändert. Bitte später noch einmal versuchen.
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
server-mistake = Das ist ein Fehler des Servers, nicht deiner. Nichts ging verloren.
server-closing = Der Server hält an. Alle Spiele bleiben erhalten; komm später wieder.
server-missing = Zum Spielen im Browser fehlen Pakete. Installieren mit: pip install karfunkel[web]
server-port-taken = Port { $port } ist belegt. Nenne einen anderen mit --port.
server-address = Karfunkel ist bereit: { $address }
server-lan-address = Für andere in diesem Netz: { $address }
server-no-lan = Es wurde kein lokales Netz gefunden.
server-how-to-stop = Anhalten mit Strg-C. Die Spiele liegen in { $folder }.
server-stopped = Angehalten. Alle Spiele sind aufbewahrt.
