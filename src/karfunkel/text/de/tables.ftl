# Tools for the one who runs a server: karfunkel tables.

tables-help = sich um die Tische eines Servers kümmern, auch während er läuft
tables-help-list = die Tische auflisten, die neuesten zuerst
tables-help-trash = stattdessen die im Papierkorb
tables-help-show = einen Tisch zeigen
tables-help-export = die Aufzeichnung einer beendeten Partie schreiben
tables-help-delete = einen Tisch in den Papierkorb legen; dort bleibt er 30 Tage
tables-help-restore = einen Tisch aus dem Papierkorb holen
tables-help-check = jeden Eintrag jedes Tisches lesen und sagen, was beschädigt ist
tables-help-backup = alle Tische in eine Datei kopieren
tables-help-copy = alle Tische in einen leeren Ordner oder eine leere Datenbank kopieren und die Kopie prüfen
tables-help-from = wo die Tische sind: ein Ordner oder postgresql://…
tables-help-to = wohin sie sollen: ein Ordner oder postgresql://…
tables-help-table = der Tisch, wie er in seinem Link heißt
tables-help-file = eine Datei, die es noch nicht gibt; ohne sie wird die Aufzeichnung ausgegeben
tables-help-backup-file = eine Datei, die es noch nicht gibt

tables-nothing = In { $folder } sind keine Tische. Nenne den Ordner des Servers mit --data.
tables-no-table = Diesen Tisch gibt es nicht: { $table }
tables-line =
    { $table }  { $game }, { $status ->
            [gathering] vor dem Beginn
            [playing] im Gang
           *[over] beendet
         }: { $people } ({ $updated }, { $entries ->
            [one] { $entries } Eintrag
           *[other] { $entries } Einträge
        })
tables-count =
    { $number ->
        [one] { $number } Tisch
       *[other] { $number } Tische
    }
tables-show-game = Spiel: { $value }
tables-show-options = Einstellungen: { $value }
tables-show-updated = Letzte Änderung: { $value }
tables-show-step = Schritte: { $value }
tables-show-status =
    Stand: { $status ->
            [gathering] vor dem Beginn
            [playing] im Gang
           *[over] beendet
         }
tables-show-seat =
    Platz { $number }: { $kind ->
        [person] { $name }
        [bot] { $name }, ein Bot ({ $level })
       *[open] frei
    }
tables-deleted = Der Tisch { $table } liegt jetzt im Papierkorb. 30 Tage lang kann er zurückgeholt werden.
tables-restored = Der Tisch { $table } ist wieder da.
tables-trouble = { $table }: { $reason }
tables-checked =
    { $number ->
        [one] { $number } Tisch gelesen
       *[other] { $number } Tische gelesen
    }, { $damaged ->
        [0] nichts ist beschädigt.
        [one] { $damaged } Schaden gefunden.
       *[other] { $damaged } Schäden gefunden.
    }
tables-copied = Alle Tische sind nach { $file } kopiert. Die Kopie enthält die Geheimnisse laufender Partien: Verwahre sie so sicher wie das Original.
tables-copied-checked =
    { $number ->
        [one] { $number } Tisch ist nach { $place } kopiert und geprüft.
       *[other] { $number } Tische sind nach { $place } kopiert und geprüft.
    }
tables-copy-taken = In { $place } sind schon Tische. Kopiere an einen leeren Ort.
tables-copy-differs = Die Kopie in { $place } weicht vom Original ab. Benutze sie nicht; läuft dort ein Server?
tables-backup-postgres = Sichere PostgreSQL mit seinen eigenen Werkzeugen wie pg_dump oder kopiere die Tische in einen Ordner mit: karfunkel tables copy
