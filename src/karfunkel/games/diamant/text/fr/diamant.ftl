# Diamant.

diamant-title = Diamant
diamant-pitch = S’enfoncer dans la grotte, ou rapporter au camp ce que l’on a ?
diamant-option-players = Nombre de joueurs
diamant-option-closed_chests = Les coffres des autres restent fermés jusqu’à la fin
diamant-option-rounds = Nombre de manches
diamant-option-deck = Cartes de la pioche : toutes (full), 20 (small) ou 10 (tiny)

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
    [one] { $count ->
        [1] Perte :
       *[other] Perte par personne :
        } { $lost } gemme.
   *[other] { $count ->
        [1] Perte :
       *[other] Perte par personne :
        } { $lost } gemmes.
    }
diamant-event-relic = Une relique ! { $lying ->
    [one] Il y a { $lying } relique dans la grotte.
   *[other] Il y a { $lying } reliques dans la grotte.
    }
diamant-event-going-on = Plus loin dans la grotte : { $players }.
diamant-event-leaving = Retour au camp : { $players }. { $share ->
    [0] { "" }
    [one] { $count ->
        [1] Trouvé en chemin :
       *[other] Trouvé en chemin, par personne :
        } { $share } gemme.
   *[other] { $count ->
        [1] Trouvé en chemin :
       *[other] Trouvé en chemin, par personne :
        } { $share } gemmes.
    } { $gems ->
    [0] Aucune gemme pour le coffre.
    [one] { $count ->
        [1] Dans le coffre :
       *[other] Dans chaque coffre :
        } { $gems } gemme.
   *[other] { $count ->
        [1] Dans le coffre :
       *[other] Dans chaque coffre :
        } { $gems } gemmes.
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
   *[other] Une carte du piège « { WORD($cause, of: "diamant-trap") } » quitte le jeu.
    } { $relics ->
    [0] { "" }
    [one] { $relics } relique est perdue.
   *[other] { $relics } reliques sont perdues.
    }
diamant-event-game-over = La dernière expédition est terminée. Coffre le plus plein, avec { $score } : { $players }.

# Ce qui est demandé.
diamant-question = { $player } : continuer ou rentrer ?
diamant-action-go-on = Continuer
diamant-action-leave = Rentrer avec { $hand }{ $lying ->
    [0] { "" }
   *[other] {" "}et une part de ce qui est à terre dans la grotte ({ $lying })
    }{ $relics ->
    [0] { "" }
    [one]  ; en solitaire, aussi avec la relique
   *[other]  ; en solitaire, aussi avec { $relics } reliques
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
    } { $percent } %
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
diamant-page-waiting = Ton choix est fait. Choix attendus : { $players }.
diamant-page-choosing-now = Choix en cours : { $players }.
diamant-page-resting = Tu es à l’abri au camp. Encore dans la grotte : { $players }.
diamant-page-percent = { $percent } %
diamant-page-risk = { $strikes ->
    [0] Aucune carte ne peut frapper
    [one] { $strikes } carte sur { $deck } frappe
   *[other] { $strikes } cartes sur { $deck } frappent
    }
diamant-page-stake = { $hand ->
    [0] Tu n’as rien à perdre
    [one] Tu risques { $hand } gemme
   *[other] Tu risques { $hand } gemmes
    }
diamant-page-fell = { $gems ->
    [one] { $gems } gemme est restée ici
   *[other] { $gems } gemmes sont restées ici
    }
diamant-page-leave = Rentrer au camp
diamant-page-safe = { $gems ->
    [0] Rien encore pour le coffre
    [one] { $gems } gemme à l’abri
   *[other] { $gems } gemmes à l’abri
    }
diamant-page-share = plus une part de ce qui est à terre ({ $lying })
diamant-page-alone = sans les autres : { $gems }{ $relics ->
    [0] { "" }
    [one] {" "}et la relique pour { $worth }
   *[other] {" "}et { $relics } reliques pour { $worth }
    }
diamant-page-trap-lying = { WORD($trap, of: "diamant-trap") } : dans la grotte, { $left } dans la pioche
diamant-page-trap-away = { WORD($trap, of: "diamant-trap") } : { $left } dans la pioche
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

# Une première partie.
diamant-learn = Ensemble, on entre dans une grotte. Chaque carte peut apporter des gemmes ou un piège. Qui rentre à temps garde ce qu’il porte.
diamant-hint-choice = Tout le monde est dans la grotte. Après chaque carte, tu décides en secret : continuer, ou rentrer avec ce que tu portes ? Les choix sont révélés ensemble.
diamant-hint-treasure = Un trésor est partagé à parts égales entre tous ceux qui sont dans la grotte. Le reste demeure à terre, pour les premiers qui rentrent.
diamant-hint-trap = Un piège ! Le premier de sa sorte n’est qu’un avertissement. Si le même revient, tous ceux qui sont dans la grotte perdent ce qu’ils portent dans cette manche. Tu vois combien il en reste.
diamant-hint-relic = Une relique reste à terre jusqu’à ce que quelqu’un rentre seul : il prend alors toutes les reliques. Si plusieurs rentrent ensemble, personne ne les a.
diamant-hint-leaving = Quelqu’un est rentré. Ce qu’il portait est à l’abri dans son coffre, avec sa part de ce qui était à terre. Ceux qui restent seront moins nombreux à partager le prochain trésor.
diamant-hint-sprung = Le deuxième piège de la même sorte a frappé : tous ceux qui étaient dans la grotte ont perdu ce qu’ils portaient. Une carte de ce piège quitte le jeu, il devient donc plus rare.
diamant-hint-round = Une nouvelle manche : tout le monde repart les mains vides. Ton coffre reste à l’abri jusqu’à la fin.
diamant-hint-over = La dernière manche est finie. Le coffre le plus plein gagne. Le décompte montre comment on en est arrivé là.

# La solution du jeu à deux.
diamant-help-diamant = Diamant à deux, résolu
diamant-help-solve = résout le jeu à deux : chances de gagner selon l’avance, avec une borne prouvée
diamant-help-respond = cherche la meilleure réponse à la stratégie : ce que quelqu’un peut gagner contre elle
diamant-help-deck = quelle pioche : full, small ou tiny
diamant-help-rounds = combien de manches : de 1 à 5
diamant-help-detail = avec quelle finesse résoudre la pioche entière : coarse ou fine
diamant-help-file = où la solution est gardée ; la même commande reprend après Ctrl-C
diamant-solved = Le jeu est équilibré : la chance de gagner est entre { $low } % et { $high } %.
diamant-solved-bound = Contre cette stratégie, personne ne peut gagner plus de { $epsilon } d’une victoire.
diamant-response = La meilleure réponse gagne { $wins } % : personne ne peut gagner plus de { $gain } d’une victoire contre la stratégie.
diamant-solved-lead = Manche { $round }, avance { $lead } : gagne { $low } % à { $high } %
diamant-error-other-file = { $file } contient autre chose. Indique un autre fichier avec --file.
diamant-error-two-players = Seuls les jeux à deux sont résolus.
diamant-error-unsolved = Ce jeu n’est pas encore résolu ici. Pour le résoudre : karfunkel diamant solve

# The solution on the page.
diamant-solver-about = Diamant à deux est résolu. Choisis une situation et regarde combien de fois chacun devrait continuer, et quelles sont ses chances de gagner.
diamant-solver-round = Manche
diamant-solver-your-chest = Ton coffre
diamant-solver-other-chest = L’autre coffre
diamant-solver-struck = Une de ses cartes a quitté le jeu
diamant-solver-turn-up = Révéler une carte
diamant-solver-row = Dans cette manche
diamant-solver-row-empty = Aucune carte n’est encore révélée.
diamant-solver-you-left = Tu es sorti
diamant-solver-other-left = L’autre est sorti
diamant-solver-you-leave = Tu sors
diamant-solver-other-leaves = L’autre sort
diamant-solver-take-back = Annuler
diamant-solver-clear = Recommencer
diamant-solver-you = Toi
diamant-solver-other = L’autre
diamant-solver-wins = { $who } : { $percent } % de chances de gagner
diamant-solver-bounds = (prouvé : { $low } à { $high } %)
diamant-solver-choice = { $action } : dans { $often } % des cas ; gagne { $percent } %
diamant-solver-hand = { $hand ->
    [one] { $hand } gemme en main,
   *[other] { $hand } gemmes en main,
    } { $lying } dans la grotte, { $relics ->
    [one] { $relics } relique.
   *[other] { $relics } reliques.
    }

# Ce qui t’arrive.
diamant-aim-sprung = Le même piège pour la deuxième fois : { WORD($trap, of: "diamant-trap") } ! { $lost ->
    [0] Tu ne perds rien.
    [one] Tu perds { $lost } gemme.
   *[other] Tu perds { $lost } gemmes.
    }

# Pourquoi un choix est bon ou mauvais.
diamant-why-go-on = { $percent } % de perdre { $lost }, en moyenne { $gain } à gagner avec la prochaine carte.
diamant-why-leave = En sûreté : { $gems } ; sans les autres, ce serait { $alone }.

# The lesson, in its order.
diamant-lesson-welcome = Bienvenue ! Avec deux autres, tu explores une grotte pleine de rubis, en quatre manches. Qui a le plus dans son coffre à la fin gagne. La première carte est déjà là.
diamant-lesson-treasure = Un trésor de 11 rubis. On le partage à parts égales entre tous ceux qui sont dans la grotte : 3 chacun. Tu portes les tiens : ils ne sont pas encore à l’abri.
diamant-lesson-rest = 9 rubis sur 11 sont partagés, il en reste 2. Ils restent à terre dans la grotte jusqu’à ce que quelqu’un rentre et les ramasse.
diamant-lesson-choice = Après chaque carte, chacun choisit en secret : continuer, ou rentrer avec ce qu’il porte ? Les choix sont révélés ensemble. Aucun danger pour l’instant : continue !
diamant-lesson-trap = Un piège ! Le premier serpent n’est qu’un avertissement, il ne se passe rien. Mais s’il en vient un deuxième dans cette manche, tous ceux qui sont dans la grotte perdent ce qu’ils portent, et la manche est finie.
diamant-lesson-kinds = Il y a cinq sortes de pièges, trois cartes de chaque : araignée, serpent, lave, rocher et bélier. Seuls deux pièges identiques frappent. Tu vois ici combien il en reste de chaque dans la pioche.
diamant-lesson-risk = Sur les 33 cartes qui restent, 2 seulement sont des serpents. Le bouton t’indique le risque. Il est faible : continue !
diamant-lesson-leaving = L’un des autres est rentré : 3 rubis et les 2 qui étaient à terre sont à l’abri dans son coffre. À deux, on a partagé le trésor suivant, 7 : 3 chacun, 1 reste à terre.
diamant-lesson-home = Tu portes 6 rubis, et qui rentre prend ce qui est à terre. C’est bien assez pour une manche : rentre !
diamant-lesson-sprung = Juste à temps ! Le deuxième serpent est venu, et le joueur encore dans la grotte a tout perdu. Tes 7 rubis restent à l’abri dans ton coffre jusqu’à la fin de la partie.
diamant-lesson-removed = Quand un piège a frappé, l’une de ses deux cartes quitte le jeu : il n’y a plus que 2 serpents dans la pioche. S’ils frappent encore une fois, il n’en reste qu’un, et seul il ne fait de mal à personne. Toutes les autres cartes, trésors compris, y retournent et sont mélangées pour la manche suivante.
diamant-lesson-relic = La deuxième manche : tout le monde est de retour, les mains vides. Voici une relique. Elle ne se partage jamais : seul un joueur qui rentre sans les autres la prend. Si deux rentrent ensemble, elle reste là.
diamant-lesson-worth = Il y a cinq reliques. Les trois premières sorties valent 5 chacune, la quatrième et la cinquième 10 chacune. Qui rentre sans les autres prend toutes celles qui sont là.
diamant-lesson-again = D’autres la veulent peut-être aussi maintenant. Attends un meilleur moment : continue.
diamant-lesson-secret = 4 rubis chacun. Que feront les autres ? Personne ne le sait avant que tous aient choisi. Reste encore une fois : continue.
diamant-lesson-together = Les deux autres sont rentrés ensemble. Ils ont partagé les 2 rubis à terre, 1 chacun. Une relique ne se partage pas : personne ne l’a prise, elle est toujours là.
diamant-lesson-yours = Te voici sans personne dans la grotte, tu ne partages plus : les 5 rubis du nouveau trésor sont à toi. Cela t’en fait 9 en main.
diamant-lesson-alone = C’est le moment : rentre, et la relique est à toi !
diamant-lesson-chest = 9 rubis et une relique de 5 : ton coffre contient 21. Après toi la grotte était vide, la manche était donc finie. La troisième a commencé.
diamant-lesson-warning = Elle commence par la lave : la première de sa sorte, un avertissement. Tu n’as encore rien en main, donc rien à perdre : continue !
diamant-lesson-tempting = Encore une relique ! Rentrer maintenant sans les autres te rapporterait 5. Mais les autres la voient aussi, et si deux rentrent ensemble, personne ne l’a. Cette fois, continue.
diamant-lesson-little = 4 rubis : 1 chacun, et 1 reste à terre. Personne ne rentre pour si peu : continue.
diamant-lesson-danger = Une araignée à côté de la lave : deux pièges différents ne font rien. Mais les deux peuvent frapper maintenant. La barre montre toute la pioche, les cartes dangereuses d’abord : 4 sur 29.
diamant-lesson-stake = 14 % de risque, plus que jamais. Mais compare avec ce que tu portes : 1 rubis. Pour si peu, tu peux oser : continue !
diamant-lesson-struck = La deuxième lave ! Cette fois, elle n’épargne personne : les trois joueurs perdent le rubis qu’ils portaient. Cela arrive à tout le monde. Ce qui est dans le coffre y reste : tes 21.
diamant-lesson-gone = Ce qui était à terre est perdu aussi : le rubis retourne à la banque, et la relique quitte le jeu. Une relique doit être sortie pendant la manche où elle apparaît.
diamant-lesson-last = La quatrième manche, la dernière de cette leçon. Ensuite, on compte les coffres : le plus plein gagne, et en cas d’égalité la victoire est partagée. Cette manche est à toi : personne ne te dit quoi faire.
diamant-lesson-first-own = 17 rubis : 5 chacun, et 2 restent à terre. Pas encore de piège. Continuer ou rentrer ? À toi de décider.
diamant-lesson-second-own = Un rocher. Il y en a deux autres parmi les 29 cartes de la pioche. Si tu rentres, tes 5 rubis sont à l’abri. Si tu continues, tu les risques pour en avoir plus. À toi de décider.
diamant-lesson-third-own = L’un des autres est rentré, et à deux on a partagé 9 rubis : tu en portes 9, et 1 est à terre. Est-ce assez ? À toi de décider.
diamant-lesson-over = Les trésors se partagent, les pièges avertissent une fois, les reliques sont pour qui rentre sans les autres, et après chaque carte tu te demandes : est-ce assez ? Une vraie partie a cinq manches, et personne ne connaît la carte suivante. Dans le décompte ci-dessous, cinq rubis comptent pour un diamant.
