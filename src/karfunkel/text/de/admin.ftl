# The page for the person who runs the server.

admin-title = Verwaltung
admin-token = Token
admin-token-use = Dieses Token verwenden
admin-load = Auslastung
admin-seconds = Läuft seit (s)
admin-memory = Speicher (MB)
admin-cpu-seconds = Rechenzeit (s)
admin-machine = Last des Rechners
admin-connections = Verbindungen
admin-sockets = Sockets
admin-tables = Tische im Speicher
admin-thinking = Bots, die nachdenken
admin-waiting = Bots, die warten
admin-answers = Langsame Antworten
admin-limits = Erreichte Grenzen
admin-none = Keine.
admin-close = Schließen
admin-close-sure = Diesen Tisch schließen? Er kommt in den Papierkorb, und alle dort erfahren es.
admin-restore = { $table } aus dem Papierkorb holen
admin-people = Wer verbunden ist
admin-address = Adresse
admin-block = Sperren
admin-block-sure = { $address } sperren? Ihre Verbindungen werden geschlossen, und sie bekommt keine Antwort mehr.
admin-unblock = Entsperren
admin-blocked = Gesperrte Adressen
admin-restart = Neustart
admin-minutes = Minuten bis zum Neustart
admin-announce = Ankündigen
admin-take-back = Zurücknehmen
admin-watching = Dabei
admin-entries = Einträge

# Several processes of one server.

admin-processes = Prozesse
admin-process = Prozess
admin-silent = { $count ->
    [one] Ein Prozess antwortet nicht; was er tut, fehlt hier.
   *[other] { $count } Prozesse antworten nicht; was sie tun, fehlt hier.
}
