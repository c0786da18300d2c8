# Worte rund um jedes Spiel im Terminal.

play-and = { $first } und { $last }
play-yes = ja
play-no = nein
play-you = Du
play-player = Spieler { $number }

play-which-game = Welches Spiel?
play-how-many = Wie viele spielen mit?
play-guided = Um dasselbe wieder zu wählen: --option { $name }="{ $value }"
play-welcome = { $game }, { $number } Spieler: { $seats }.
play-house-rule = { $number ->
    [one] Die gedruckten Regeln kennen kein Spiel für { $number } Person; das hier ist eine Hausregel.
   *[other] Die gedruckten Regeln kennen kein Spiel für { $number } Personen; das hier ist eine Hausregel.
    }
play-commitment = Fairer Zufall: Das Geheimnis des Gebers steht fest. Sein SHA-256 ist { $commitment }.
play-record = Aufzeichnung des Spiels: { $file }.
play-resumed = { $steps ->
    [one] Weiter geht es nach { $steps } Schritt.
   *[other] Weiter geht es nach { $steps } Schritten.
    }

play-prompt = Deine Wahl ({ $first }–{ $last }, q zum Aufhören):
play-prompt-secret = { $player }, deine Wahl ({ $first }–{ $last }, q zum Aufhören; sie bleibt unsichtbar):
play-prompt-hint = Deine Wahl (q zum Aufhören):
play-coach = „{ $word }“: Was würde der Trainer tun?
play-not-understood = „{ $text }“ ist nicht zu verstehen.
play-not-a-choice = „{ $text }“ steht nicht zur Wahl. Gib eine Zahl von { $first } bis { $last } ein.
play-pass = An die Tastatur: { $player }. Alle anderen schauen weg. Weiter mit Enter.
play-chosen = { $player }: Wahl getroffen.
play-stopped = Angehalten. Das Spiel ist gespeichert; weiter geht es mit: karfunkel play --resume { $file }
play-over-scores = Punkte:
play-over-score = { $player }: { $score }
play-over-winner = { $count ->
    [one] Sieg: { $players }.
   *[other] Geteilter Sieg: { $players }.
    }

play-replay-head = { $game }, Regelversion { $version }. { $players }.
play-replay-step = Schritt { $step }.
play-replay-chance = Zufall: { $outcome }.
play-replay-choice = { $player }: { $action }.
play-replay-open = { $steps ->
    [one] Hier endet die Aufzeichnung, nach { $steps } Schritt; das Spiel ist nicht zu Ende.
   *[other] Hier endet die Aufzeichnung, nach { $steps } Schritten; das Spiel ist nicht zu Ende.
    }
play-verified = { $steps ->
    [one] Die Aufzeichnung stimmt: { $steps } Schritt und das Ergebnis.
   *[other] Die Aufzeichnung stimmt: alle { $steps } Schritte und das Ergebnis.
    }
play-verified-dealt = { $dealer ->
    [seeded] Der ganze Zufall folgt aus dem Startwert { $value }.
   *[committed] Der ganze Zufall folgt aus dem Geheimnis, das vor dem Spiel feststand.
    }
play-verified-not-dealt = Woher der Zufall kam, lässt sich nicht prüfen: Der Geber hat keinen Startwert hinterlassen.
play-games = Spiele:
play-game-line = { $name }: { $title }, { $first } bis { $last } Spieler. { $pitch }
play-advice-exact = { $win } %: { $action } (im Gleichgewicht: { $often } %)
play-advice-bounds = Gelöst: Die Gewinnchance liegt zwischen { $low } % und { $high } %.
play-advice = { $win } %: { $action } ({ $tried ->
    [one] { $tried } Probespiel
   *[other] { $tried } Probespiele
    })

# Going on from a step of a finished game
play-go-on = Das Spiel geht nach Schritt { $step } weiter. Was andere nicht sehen konnten, wurde neu gezogen.
