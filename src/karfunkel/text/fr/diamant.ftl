# Diamant.

diamant-title = Diamant
diamant-pitch = S’enfoncer dans la grotte, ou rapporter au camp ce que l’on a ?
diamant-option-players = Nombre de joueurs
diamant-option-closed_chests = Les coffres des autres restent fermés jusqu’à la fin
diamant-option-rounds = Nombre de manches
diamant-option-deck = Cartes de la pioche : toutes (full), 20 (small) ou 10 (tiny)

diamant-trap-spider = araignée
diamant-trap-snake = serpent
diamant-trap-lava = lave
diamant-trap-boulder = rocher
diamant-trap-ram = bélier

# Ce qui se passe.
diamant-event-round-begins = Manche { $round } : tout le monde entre dans la grotte.
diamant-event-treasure = Trésor { $value } : { $share ->
    [0] trop peu pour partager.
   *[other] { $share } rubis par personne dans la grotte.
    } { $rest ->
    [0] { "" }
    [one] { $rest } reste à terre.
   *[other] { $rest } restent à terre.
    }
diamant-event-trap = Piège : { WORD($trap, of: "diamant-trap") }.
diamant-event-sprung = Pour la deuxième fois : { WORD($trap, of: "diamant-trap") } ! Hors de la grotte, les mains vides : { $players }. { $lost ->
    [0] Il n’y avait rien à perdre.
    [one] Perte par personne : { $lost } gemme.
   *[other] Perte par personne : { $lost } gemmes.
    }
diamant-event-relic = Une relique ! { $lying ->
    [one] Il y a { $lying } relique dans la grotte.
   *[other] Il y a { $lying } reliques dans la grotte.
    }
diamant-event-going-on = Plus loin dans la grotte : { $players }.
diamant-event-leaving = Retour au camp : { $players }. { $share ->
    [0] { "" }
    [one] Trouvé en chemin, par personne : { $share } gemme.
   *[other] Trouvé en chemin, par personne : { $share } gemmes.
    } { $gems ->
    [0] Aucune gemme pour le coffre.
    [one] Dans chaque coffre : { $gems } gemme.
   *[other] Dans chaque coffre : { $gems } gemmes.
    } { $rest ->
    [0] { "" }
    [one] { $rest } reste à terre dans la grotte.
   *[other] { $rest } restent à terre dans la grotte.
    }
diamant-event-relics-taken = Retour en solitaire : { $player }. { $relics ->
    [one] La relique rapporte { $worth }.
   *[other] { $relics } reliques rapportent { $worth } en tout.
    }
diamant-event-round-over = La manche { $round } se termine après { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
    } { $cause ->
    [left] Tout le monde est de retour au camp.
   *[other] Une carte du piège « { WORD($cause, of: "diamant-trap") } » quitte le jeu.
    } { $relics ->
    [0] { "" }
    [one] { $relics } relique est perdue.
   *[other] { $relics } reliques sont perdues.
    }
diamant-event-game-over = Les cinq expéditions sont terminées. Coffre le plus plein, avec { $score } : { $players }.

# Ce qui est demandé.
diamant-question = { $player } : continuer ou rentrer ?
diamant-action-go-on = Continuer
diamant-action-leave = Rentrer avec { $hand }{ $lying ->
    [0] { "" }
   *[other] {" "}et une part de ce qui est à terre dans la grotte ({ $lying })
    }{ $relics ->
    [0] { "" }
    [one] ; en solitaire, aussi avec la relique
   *[other] ; en solitaire, aussi avec { $relics } reliques
    }

# La table en mots.
diamant-board-round = Manche { $round } sur { $rounds }.
diamant-board-row = Cartes dans la grotte : { $cards }.
diamant-board-row-empty = Cartes dans la grotte : aucune pour l’instant.
diamant-card-treasure = trésor { $value }
diamant-card-trap = { WORD($trap, of: "diamant-trap") }
diamant-card-relic = relique
diamant-board-lying = À terre dans la grotte : { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
    }, { $relics ->
    [one] { $relics } relique.
   *[other] { $relics } reliques.
    }
diamant-board-danger = Danger : { $traps }. { $strikes ->
    [one] { $strikes } carte sur { $deck } dans la pioche serait fatale.
   *[other] { $strikes } cartes sur { $deck } dans la pioche seraient fatales.
    }
diamant-board-no-danger = Aucun piège dans la grotte : la prochaine carte est sans danger. { $deck ->
    [one] { $deck } carte dans la pioche.
   *[other] { $deck } cartes dans la pioche.
    }
diamant-board-trap-left = { WORD($trap, of: "diamant-trap") } (encore { $left })
diamant-board-inside = { $player }, dans la grotte : en main { $hand }, coffre { $chest }{ $relics ->
    [0] { "" }
    [one] , { $relics } relique
   *[other] , { $relics } reliques
    }
diamant-board-outside = { $player }, au camp : coffre { $chest }{ $relics ->
    [0] { "" }
    [one] , { $relics } relique
   *[other] , { $relics } reliques
    }
diamant-chest = { $gems } ({ $diamonds ->
    [one] { $diamonds } diamant
   *[other] { $diamonds } diamants
    }, { $rubies } rubis)
diamant-chest-closed = fermé

# Simulations.
diamant-sim-round = Manche { $round } : { $mean } cartes en moyenne ; fin par : { $causes }.
diamant-sim-cause = { $cause ->
    [left] retour de tous
   *[other] { WORD($cause, of: "diamant-trap") }
    } { $percent } %
diamant-sim-cards = Cartes retournées dans la manche { $round } : { $cards }.
diamant-sim-relics = Reliques sorties par partie : { $mean }.

# La page.
diamant-page-cave = La grotte
diamant-page-camp = Le camp
diamant-page-players = Joueurs
diamant-page-traps = Pièges
diamant-page-hand = Main
diamant-page-chest = Coffre
diamant-page-relics = Reliques
diamant-page-ready = a choisi
diamant-page-choosing = choisit
diamant-page-waiting = Votre choix est fait. Choisissent encore : { $players }.
diamant-page-choosing-now = Choisissent maintenant : { $players }.
diamant-page-resting = Vous êtes à l’abri au camp. Encore dans la grotte : { $players }.
diamant-page-percent = { $percent } %
diamant-page-risk = { $strikes ->
    [0] Aucune carte ne peut frapper
    [one] { $strikes } carte sur { $deck } frappe
   *[other] { $strikes } cartes sur { $deck } frappent
    }
diamant-page-stake = { $hand ->
    [0] Vous n’avez rien à perdre
    [one] Vous risquez { $hand } gemme
   *[other] Vous risquez { $hand } gemmes
    }
diamant-page-leave = Rentrer au camp
diamant-page-safe = { $gems ->
    [0] Rien encore pour le coffre
    [one] { $gems } gemme à l’abri
   *[other] { $gems } gemmes à l’abri
    }
diamant-page-share = plus une part des { $lying } restées ici
diamant-page-alone = sans les autres : { $gems }{ $relics ->
    [0] { "" }
    [one] {" "}et la relique pour { $worth }
   *[other] {" "}et { $relics } reliques pour { $worth }
    }
diamant-page-trap-lying = { WORD($trap, of: "diamant-trap") } : dans la grotte, { $left } dans la pioche
diamant-page-trap-away = { WORD($trap, of: "diamant-trap") } : { $left } dans la pioche
diamant-page-lies = est là
diamant-page-in-deck = { $left } dans la pioche
diamant-page-deck = { $deck ->
    [one] { $deck } carte dans la pioche
   *[other] { $deck } cartes dans la pioche
    }
diamant-page-deck-treasures = trésors
diamant-page-deck-relics = reliques
diamant-page-deck-harmless = autres pièges
diamant-page-deck-strikes = frappent
diamant-page-sheet = Les coffres
diamant-page-player = Joueur
diamant-page-diamonds = Diamants, à { $each }
diamant-page-rubies = Rubis, à { $each }
diamant-page-carried = Les reliques ont été payées dans le coffre à la sortie de la grotte.
diamant-page-total = Total
