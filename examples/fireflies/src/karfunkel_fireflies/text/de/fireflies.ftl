# Glühwürmchen.

fireflies-title = Glühwürmchen
fireflies-pitch = Drei Wiesen leuchten im Dunkeln. Wohin gehen die anderen heute Nacht?
fireflies-option-players = Anzahl der Spieler
fireflies-option-nights = Anzahl der Nächte

fireflies-meadow-brook = Bach
fireflies-meadow-hill = Hügel
fireflies-meadow-wood = Wald
fireflies-at-brook = am Bach
fireflies-at-hill = auf dem Hügel
fireflies-at-wood = im Wald

# What happens.
fireflies-event-dealt = { $player }, deine Lieblingswiese ist geheim: { WORD($meadow, of: "fireflies-meadow") }.
fireflies-event-dusk = Nacht { $night }. Neue Glühwürmchen: { $brook } am Bach, { $hill } auf dem Hügel, { $wood } im Wald.
fireflies-event-shone = { $player } zündet { WORD($meadow, of: "fireflies-at") } die Laterne an und zählt doppelt.
fireflies-event-caught = { $players } { WORD($meadow, of: "fireflies-at") }: { $share ->
    [0] zu wenige zum Teilen.
    [one] ein Anteil ist { $share } Glühwürmchen.
   *[other] ein Anteil sind { $share } Glühwürmchen.
    } { $left ->
    [0] { "" }
    [one] { $left } bleibt.
   *[other] { $left } bleiben.
    }
fireflies-event-revealed = Lieblingswiese von { $player }: { WORD($meadow, of: "fireflies-meadow") }. { $score ->
    [one] { $score } Punkt.
   *[other] { $score } Punkte.
    }
fireflies-event-game-over = Die Nächte sind vorbei. Die meisten Punkte, { $score }: { $players }.

# What is asked.
fireflies-question = { $player }: Welche Wiese heute Nacht?
fireflies-action-go = { WORD($meadow, of: "fireflies-meadow") } ({ $glow })
fireflies-action-shine = { WORD($meadow, of: "fireflies-meadow") } ({ $glow }) mit Laterne

# The table in words.
fireflies-board-night = Nacht { $night } von { $nights }.
fireflies-board-meadow = { $glow ->
    [one] { $glow } Glühwürmchen { WORD($meadow, of: "fireflies-at") }.
   *[other] { $glow } Glühwürmchen { WORD($meadow, of: "fireflies-at") }.
    }
fireflies-board-player = { $player }: Bach { $brook }, Hügel { $hill }, Wald { $wood }; Laterne { $lantern ->
    [yes] bereit
   *[no] verbraucht
    }.
fireflies-board-favourite = Lieblingswiese: { WORD($meadow, of: "fireflies-meadow") }.

# Simulations.
fireflies-sim-visits = { $visitors ->
    [one] Wiesen mit { $visitors } Gast je Partie: { $mean }.
   *[other] Wiesen mit { $visitors } Gästen je Partie: { $mean }.
    }
fireflies-sim-caught = Glühwürmchen in einfachen Anteilen je Partie: { $mean }.

# The page.
fireflies-page-go = Hierher
fireflies-page-shine = Mit Laterne
fireflies-page-glow = { $glow ->
    [one] { $glow } Glühwürmchen
   *[other] { $glow } Glühwürmchen
    }
fireflies-page-yours = deine Lieblingswiese: zählt doppelt
fireflies-page-player = Spieler
fireflies-page-lantern = Laterne bereit
fireflies-page-points = Punkte
fireflies-page-sheet = Was gefangen wurde

# A first game.
fireflies-learn = Jede Nacht leuchten Glühwürmchen auf drei Wiesen. Alle wählen gleichzeitig und geheim eine Wiese, und wer sich trifft, muss teilen.
fireflies-hint-favourite = Eine Wiese ist dein geheimer Liebling: Ihre Glühwürmchen zählen am Ende doppelt. Die anderen wissen nicht, welche es ist; geh also nicht zu oft hin.
fireflies-hint-choice = Wähle eine Wiese. Alle, die kommen, teilen ihre Glühwürmchen gleichmäßig. Was sich nicht teilen lässt, leuchtet in der nächsten Nacht weiter, ebenso Wiesen ohne Besuch.
fireflies-hint-lantern = Du hast eine Laterne für das ganze Spiel. Mit ihr zählst du doppelt und bekommst zwei Anteile. Bei Gleichstand gewinnt eine unbenutzte Laterne.
fireflies-hint-over = Die Lieblingswiesen werden aufgedeckt. Glühwürmchen deiner Lieblingswiese zählen 2, alle anderen 1.
