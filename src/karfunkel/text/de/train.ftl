# Training judges.

train-help = eine Bewertung trainieren: ein Netz, das ein Spiel gegen sich selbst lernt (braucht PyTorch)
train-help-out = Datei für das Netz
train-help-rounds = Anzahl der Runden aus Spielen und Lernen
train-help-width = Einheiten in jeder verborgenen Schicht
train-help-resume = das Training im Zwischenstand neben dieser Datei fortsetzen
train-help-start = mit dem Netz in dieser Datei beginnen
train-help-league = ein Netz, das mit am Tisch sitzt und nichts lernt; mehrfach möglich
train-help-plot = die Kurve der Ergebnisse in diese Datei zeichnen
train-help-threads = Anzahl der Threads
train-progress = Runde { $round } von { $rounds }, { $millions } Millionen Entscheidungen, noch { $left }. Siege gegen { $shares }.
train-share = { $policy } zu { $players }: { $share } %
train-done = Die Bewertung ist in { $file }. Spiele gegen sie mit „judge:{ $file }“.
train-nothing-left = Dieses Training ist zu Ende; in { $file } gibt es nichts fortzusetzen.
train-no-checkpoint = Die Datei { $file } enthält kein unterbrochenes Training.
