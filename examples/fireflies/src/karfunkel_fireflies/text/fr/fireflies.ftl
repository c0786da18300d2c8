# Lucioles.

fireflies-title = Lucioles
fireflies-pitch = Trois prés brillent dans le noir. Où iront les autres cette nuit ?
fireflies-option-players = Nombre de joueurs
fireflies-option-nights = Nombre de nuits

fireflies-meadow-brook = ruisseau
fireflies-meadow-hill = colline
fireflies-meadow-wood = bois
fireflies-at-brook = au bord du ruisseau
fireflies-at-hill = sur la colline
fireflies-at-wood = dans le bois

# What happens.
fireflies-event-dealt = { $player }, ton pré préféré est secret : { WORD($meadow, of: "fireflies-meadow") }.
fireflies-event-dusk = Nuit { $night }. Nouvelles lucioles : { $brook } au bord du ruisseau, { $hill } sur la colline, { $wood } dans le bois.
fireflies-event-shone = { $player } allume sa lanterne { WORD($meadow, of: "fireflies-at") } et compte double.
fireflies-event-caught = { $players } { WORD($meadow, of: "fireflies-at") } : { $share ->
    [0] trop peu pour partager.
    [one] une part fait { $share } luciole.
   *[other] une part fait { $share } lucioles.
    } { $left ->
    [0] { "" }
    [one] { $left } reste.
   *[other] { $left } restent.
    }
fireflies-event-revealed = Pré préféré de { $player } : { WORD($meadow, of: "fireflies-meadow") }. { $score ->
    [one] { $score } point.
   *[other] { $score } points.
    }
fireflies-event-game-over = Les nuits sont finies. Le plus de points, { $score } : { $players }.

# What is asked.
fireflies-question = { $player } : quel pré cette nuit ?
fireflies-action-go = { WORD($meadow, of: "fireflies-meadow") } ({ $glow })
fireflies-action-shine = { WORD($meadow, of: "fireflies-meadow") } ({ $glow }) avec la lanterne

# The table in words.
fireflies-board-night = Nuit { $night } sur { $nights }.
fireflies-board-meadow = { $glow ->
    [one] { $glow } luciole { WORD($meadow, of: "fireflies-at") }.
   *[other] { $glow } lucioles { WORD($meadow, of: "fireflies-at") }.
    }
fireflies-board-player = { $player } : ruisseau { $brook }, colline { $hill }, bois { $wood } ; lanterne { $lantern ->
    [yes] prête
   *[no] utilisée
    }.
fireflies-board-favourite = Pré préféré : { WORD($meadow, of: "fireflies-meadow") }.

# Simulations.
fireflies-sim-visits = { $visitors ->
    [one] Prés avec { $visitors } visiteur par partie : { $mean }.
   *[other] Prés avec { $visitors } visiteurs par partie : { $mean }.
    }
fireflies-sim-caught = Lucioles en parts simples par partie : { $mean }.

# The page.
fireflies-page-go = J’y vais
fireflies-page-shine = Avec la lanterne
fireflies-page-glow = { $glow ->
    [one] { $glow } luciole
   *[other] { $glow } lucioles
    }
fireflies-page-yours = ton préféré : compte double
fireflies-page-player = Joueur
fireflies-page-lantern = lanterne prête
fireflies-page-points = Points
fireflies-page-sheet = Les prises

# A first game.
fireflies-learn = Chaque nuit, des lucioles brillent sur trois prés. Tout le monde choisit un pré en même temps et en secret, et ceux qui se rencontrent doivent partager.
fireflies-hint-favourite = Un pré est ton préféré, en secret : ses lucioles comptent double à la fin. Les autres ne savent pas lequel ; n’y va donc pas trop souvent.
fireflies-hint-choice = Choisis un pré. Tous ceux qui viennent partagent ses lucioles à parts égales. Ce qui ne se partage pas continue de briller la nuit suivante, comme les prés sans visite.
fireflies-hint-lantern = Tu as une lanterne pour toute la partie. Avec elle, tu comptes double et prends deux parts. En cas d’égalité, une lanterne intacte l’emporte.
fireflies-hint-over = Les préférés sont révélés. Les lucioles de ton pré préféré comptent 2, toutes les autres 1.
