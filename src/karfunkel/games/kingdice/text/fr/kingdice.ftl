# Le Roi des dés.

kingdice-title = Le Roi des dés – le jeu de plateau
kingdice-pitch = Lance les dés pour engager des citoyens qui peuplent le pays, domptent des dragons et pillent les autres.
kingdice-option-players = Nombre de joueurs
kingdice-option-data = Plateau, cartes et dés
kingdice-option-first = Place du premier joueur (0 : le hasard décide)
kingdice-option-random_fields = Flammes et gemmes commencent sur des cases au hasard
kingdice-option-random_join = Le hasard décide comment les moitiés du plateau se joignent
kingdice-option-arrangement = Assemblage, flammes et gemmes disposés à la main (« printed » : comme imprimé)
kingdice-option-terrain_tiles = Tuiles de chaque terrain
kingdice-option-pile_cards = Cartes par pile de citoyens

kingdice-arrange = Disposer le plateau à la main
kingdice-arrange-join = Position des moitiés
kingdice-arrange-as-with = comme à { $seats } joueurs
kingdice-arrange-put = Touche une case pour poser ou retirer
kingdice-arrange-flames = Flammes : { $count } sur { $due }
kingdice-arrange-gold = Gemmes dorées : { $count } sur { $due }
kingdice-arrange-white = Gemmes blanches : { $count } sur { $due }
kingdice-arrange-printed = Comme imprimé
kingdice-guide-join = Comment les moitiés se joignent-elles ? Comme à 2, 3 ou 4 joueurs. Entrée : comme à { $printed }.
kingdice-guide-flames = Flammes ({ $due }) : sur quelles cases ? Entrée : { $printed }, comme imprimé.
kingdice-guide-gold = Gemmes dorées ({ $due }) : sur quelles cases ? Entrée : { $printed }, comme imprimé.
kingdice-guide-white = Gemmes blanches ({ $due }) : sur quelles cases ? Entrée : { $printed }, comme imprimé.
kingdice-arrange-field = { $field }, { $terrain } : { $mark ->
    [flames] flamme
    [gold] gemme dorée
    [white] gemme blanche
   *[none] vide
}

kingdice-citizen-dwarf = nain grincheux
kingdice-citizen-thief = voleur arrogant
kingdice-citizen-tamer = dompteur de dragons affairé
kingdice-citizen-brute = brute agressive
kingdice-citizen-landowner = riche propriétaire

kingdice-effect-dwarf = nain grincheux
kingdice-effect-card-thief = voleur arrogant (carte)
kingdice-effect-gem-thief = voleur arrogant (gemme)
kingdice-effect-tamer = dompteur de dragons affairé
kingdice-effect-brute = brute agressive
kingdice-effect-landowner = riche propriétaire

kingdice-terrain = { $terrain ->
    [meadow] prairie
    [forest] forêt
    [lake] lac
    [mountain] montagne
    [desert] désert
    [swamp] marais
    [vineyard] vignoble
    [glacier] glacier
    [volcano] volcan
    [orchard] verger
    [heath] lande
    [canyon] canyon
    [beach] plage
    [cornfield] blé
    [ruins] ruines
   *[other] { $terrain }
    }

kingdice-gem-white = gemme blanche
kingdice-gem-gold = gemme dorée
kingdice-gem-none = aucune gemme

# Dés et jokers.
kingdice-die-r1 = 1 rouge
kingdice-die-r2 = 2 rouge
kingdice-die-r3 = 3 rouge
kingdice-die-r4 = 4 rouge
kingdice-die-r5 = 5 rouge
kingdice-die-r6 = 6 rouge
kingdice-die-b1 = 1 bleu
kingdice-die-b2 = 2 bleu
kingdice-die-b3 = 3 bleu
kingdice-die-b4 = 4 bleu
kingdice-die-b5 = 5 bleu
kingdice-die-b6 = 6 bleu
kingdice-die-g1 = 1 vert
kingdice-die-g2 = 2 vert
kingdice-die-g3 = 3 vert
kingdice-die-g4 = 4 vert
kingdice-die-g5 = 5 vert
kingdice-die-g6 = 6 vert
kingdice-letter-red = R
kingdice-letter-blue = B
kingdice-letter-green = V

# Les conditions des cartes en mots.
kingdice-condition-run = une suite de { $count } dés
kingdice-condition-equal = { $count } nombres égaux
kingdice-condition-number = { $count ->
    [one] { $count } dé avec un { $number }
   *[other] { $count } dés avec un { $number }
    }
kingdice-condition-of-colour = { $count ->
    [one] { $count } { $colour ->
        [red] rouge
        [blue] bleu
       *[green] vert
        }
   *[other] { $count } { $colour ->
        [red] rouges
        [blue] bleus
       *[green] verts
        }
    }
kingdice-condition-one-colour = { $count } dés d’une même couleur
kingdice-condition-sum-least = six dés avec { $count } ou plus en tout
kingdice-condition-sum-most = six dés avec { $count } ou moins en tout
kingdice-condition-2-pairs = deux paires
kingdice-condition-3-pairs = trois paires
kingdice-condition-full-house = trois nombres égaux et deux nombres égaux
kingdice-condition-2-triples = deux fois trois nombres égaux
kingdice-condition-4-2 = quatre nombres égaux et deux nombres égaux
kingdice-condition-even = six nombres pairs
kingdice-condition-odd = six nombres impairs

# Ce qui se passe.
kingdice-event-first-player = Premier joueur : { $player }.
kingdice-event-map-joined = Les moitiés du plateau se joignent comme à { $join } joueurs.
kingdice-event-field-marked = Case { $field } : { $mark ->
    [flame] un château avec une flamme de dragon.
    [white] une gemme blanche.
   *[gold] une gemme dorée.
    }
kingdice-event-card-on-offer = Sur le marché du travail : { WORD($effect, of: "kingdice-effect") } – { $conditions } – joker : { WORD($joker, of: "kingdice-die") }.
kingdice-event-turn-begins = Tour { $turn } : { $player }.
kingdice-event-thrown = { $player }, lancer { $throw } : { WORD($dice, of: "kingdice-die") }.
kingdice-event-rerolled = { $player }, dés relancés : { WORD($faces, of: "kingdice-die") }.
kingdice-event-joker-added = { $player } : { WORD($joker, of: "kingdice-die") } ajouté pour { $supers ->
    [0] deux cartes égales
    [1] un super joker et une carte
   *[other] deux super jokers
    }.
kingdice-event-hired = { $player }, nouvelle embauche : { WORD($effect, of: "kingdice-effect") }. { $step ->
    [0] { "" }
    [4] Toutes les étapes sont remplies !
   *[other] L’étape { $step } est remplie.
    }
kingdice-event-alarm = { $player } : alerte au dragon ! Personne n’est engagé.
kingdice-event-super-taken = { $player } : une carte face cachée ({ WORD($citizen, of: "kingdice-citizen") }). { $supers ->
    [one] { $supers } super joker maintenant.
   *[other] { $supers } super jokers maintenant.
    }
kingdice-event-tile-drawn = { $player }, tuile château piochée : { kingdice-terrain }.
kingdice-event-tiles-back = { $tiles ->
    [one] { $tiles } tuile est remélangée.
   *[other] { $tiles } tuiles sont remélangées.
    } Dans la réserve : { $left }.
kingdice-event-settled = { $player } : case { $field } ({ kingdice-terrain }) peuplée. { $marker ->
    [no] Il ne reste aucun marqueur : le château reste vide.
   *[yes] { "" }
    }
kingdice-event-gem-found = { $player } : { WORD($gem, of: "kingdice-gem") } trouvée sur la case { $field }.
kingdice-event-gem-won = { $gem ->
    [none] { $player } : il ne reste aucune gemme dans la réserve.
   *[other] { $player } : { WORD($gem, of: "kingdice-gem") } de la réserve.
    }
kingdice-event-card-stolen = { $player }, butin : carte citoyen (joker : { WORD($joker, of: "kingdice-die") }). Victime : { $player_victim }.
kingdice-event-gem-stolen = { $player }, butin : { WORD($gem, of: "kingdice-gem") }. Victime : { $player_victim }.
kingdice-event-declined = { $player } : aucun vol.
kingdice-event-tamed = { $player } : dragon de la case { $field } dompté. { $flames ->
    [one] { $flames } flamme maintenant.
   *[other] { $flames } flammes maintenant.
    }
kingdice-event-conquered = { $player } : case { $field } conquise. Un marqueur rendu : { $player_victim }.
kingdice-event-nothing-done = { $player } : il n’y a rien à faire ici ({ WORD($citizen, of: "kingdice-citizen") }).
kingdice-event-flame-placed = Une flamme de dragon brûle sur la case { $field }. { $count ->
    [0] { "" }
   *[other] Une flamme de moins : { $players }.
    }
kingdice-event-castle-empty = Toutes les flammes sont sur le plateau : le château de la case { $field } reste vide.
kingdice-event-counted = { $player } : { $land } pour les terres, { $flames } pour les flammes, { $gems } pour les gemmes.
kingdice-event-game-over = La dernière tuile château est sur le plateau. La partie est finie après { $turns ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
    } Roi des dés, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
    } : { $players }.

# Ce qui est demandé.
kingdice-question-reroll = { $player } : { WORD($dice, of: "kingdice-die") }. Quels dés relancer ? { $left ->
    [one] Encore { $left } lancer.
   *[other] Encore { $left } lancers.
    }
kingdice-question-check = { $player } : { $met ->
    [0] aucune condition n’est remplie. Des jokers, ou l’alerte au dragon ?
   *[other] { $must ->
        [yes] qui engager ?
       *[no] engager quelqu’un, ou l’alerte au dragon ?
        }
    }
kingdice-question-tile = { $player } : quelle tuile poser ?
kingdice-question-settle = { $player } : sur quelle case poser la tuile ({ kingdice-terrain }) ?
kingdice-question-steal-card = { $player } : quelle carte voler ?
kingdice-question-steal-gem = { $player } : quelle gemme voler ?
kingdice-question-tame = { $player } : quel dragon dompter ?
kingdice-question-conquer = { $player } : quelle case conquérir ?
kingdice-question-pile = { $player } : de quelle pile prendre le super joker ?
kingdice-question-flame = { $player } : la flamme de qui va sur le plateau ?
kingdice-action-stop = S’arrêter : les dés restent tels quels
kingdice-action-reroll = Relancer : { WORD($faces, of: "kingdice-die") }{ $keeping ->
    [0] { "" }
   *[other]  ; garder : { WORD($kept, of: "kingdice-die") }
    }
kingdice-action-joker = Ajouter un dé ({ WORD($joker, of: "kingdice-die") }) pour { $supers ->
    [0] deux cartes égales
    [1] un super joker et une carte
   *[other] deux super jokers
    }
kingdice-action-hire = Engager : { WORD($effect, of: "kingdice-effect") }{ $step ->
    [0] { "" }
    [1] , piocher 1 tuile
    [2] , piocher 2 tuiles et choisir
    [3] , piocher 3 tuiles et choisir
   *[other] , piocher 3 tuiles, choisir et prendre une gemme
    }
kingdice-action-alarm = Alerte au dragon : un super joker, et un château avec une flamme
kingdice-action-tile = Tuile château : { kingdice-terrain } ({ $fields })
kingdice-action-settle = Case { $field }, { kingdice-terrain }{ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }{ $beside ->
    [0] { "" }
    [one] , à côté de { $beside } case à toi
   *[other] , à côté de { $beside } cases à toi
    }
kingdice-action-tame = Flamme de la case { $field }, { kingdice-terrain }{ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }{ $beside ->
    [0] { "" }
    [one] , à côté de { $beside } case à toi
   *[other] , à côté de { $beside } cases à toi
    }
kingdice-action-conquer = Case { $field }, { kingdice-terrain } ({ $player }){ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }
kingdice-action-take = Première carte de la pile : { WORD($citizen, of: "kingdice-citizen") }
kingdice-action-steal-card = Voler : carte citoyen, joker { WORD($joker, of: "kingdice-die") } ({ $player })
kingdice-action-steal-gem = Voler : { WORD($gem, of: "kingdice-gem") } ({ $player })
kingdice-action-steal-nothing = Ne rien voler
kingdice-action-flame = Flamme : { $player }

# La table en mots.
kingdice-board-turn = Tour { $turn } : { $player }.
kingdice-board-signs = Cases : 1–4 marqueur d’un joueur, { $castle } château sans maître, { $flame } flamme de dragon, { $white } gemme blanche, { $gold } gemme dorée.
kingdice-board-pile = { WORD($effect, of: "kingdice-effect") } : { $conditions }. Joker : { WORD($joker, of: "kingdice-die") } ; { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
    } dans la pile.
kingdice-board-pile-empty = { WORD($citizen, of: "kingdice-citizen") } : la pile est vide.
kingdice-board-supply = Réserve : { $tiles ->
    [one] { $tiles } tuile château
   *[other] { $tiles } tuiles château
    }, { $flames ->
    [one] { $flames } flamme
   *[other] { $flames } flammes
    }, gemmes : { $gold ->
    [one] { $gold } dorée
   *[other] { $gold } dorées
    }, { $white ->
    [one] { $white } blanche
   *[other] { $white } blanches
    }.
kingdice-board-dice = Lancer { $throw } : { $dice }{ $jokers ->
    [0] { "" }
   *[other]  ; ajoutés par des jokers : { WORD($added, of: "kingdice-die") }
    }.
kingdice-board-player = { $seat } { $player } : { $score ->
    [one] { $score } point
   *[other] { $score } points
    }. Cases : { $fields }, plus grand domaine { $area }. Marqueurs : { $markers }. Gemmes : { $gold ->
    [one] { $gold } dorée
   *[other] { $gold } dorées
    }, { $white ->
    [one] { $white } blanche
   *[other] { $white } blanches
    }. Flammes : { $flames }. Cartes : { $cards ->
    [0] aucune
   *[other] { WORD($jokers, of: "kingdice-die") }
    } ; super jokers : { $supers }.

# Simulations.
kingdice-sim-turns = Tours par partie : { $turns }, entre { $shortest } et { $longest }. Alerte au dragon dans { $alarms } des tours.
kingdice-sim-hire = { WORD($effect, of: "kingdice-effect") } { $percent }
kingdice-sim-hires = Engagés, en part des tours : { $hires }.
kingdice-sim-steps = Étapes avec lesquelles le nain a été engagé, 1 à 4 : { $steps }.
kingdice-sim-points = Points : terres { $land }, flammes { $flames }, gemmes { $gems }.
kingdice-sim-means = Par partie : { $alarms } alertes, { $rerolls } relances, { $jokers } jokers ; { $tamed } dragons domptés, { $conquered } cases conquises, { $cards_stolen } cartes et { $gems_stolen } gemmes volées, { $gems_won } gemmes de la réserve ; { $nothing_done } citoyens sans rien à faire, { $empty_castles } châteaux restés sans flamme parce qu’il n’y en avait plus.
kingdice-sim-order = Victoires selon l’ordre du tour : { $shares }.

# Sur la page.
kingdice-page-map = Plateau
kingdice-page-market = Marché du travail
kingdice-page-dice = Dés et choix
kingdice-page-players = Ce que les joueurs possèdent
kingdice-page-field = Case { $field }, { kingdice-terrain } : { $stands ->
    [marker] château de { $player }
    [flame] château avec une flamme de dragon
    [castle] château sans maître
   *[none] vide
    }{ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }
kingdice-page-face = { $number } { $colour ->
    [red] rouge
    [blue] bleu
   *[green] vert
    }
kingdice-page-keep = Garder le dé { $die } : { kingdice-page-face }
kingdice-page-added = Ajouté par un joker : { kingdice-page-face }
kingdice-page-joker = Joker : { kingdice-page-face }
kingdice-page-throw = Lancer { $throw } sur { $all }
kingdice-page-question-reroll = { $player } : quels dés gardes-tu ? { $left ->
    [one] Encore { $left } lancer.
   *[other] Encore { $left } lancers.
    }
kingdice-page-hint = Touche les dés à garder.
kingdice-page-reroll = { $count ->
    [0] Tous les dés sont gardés
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
    }
kingdice-page-stop = S’arrêter
kingdice-page-any-die = Deux super jokers : ajouter n’importe quel dé
kingdice-page-tile = Tuile château : { kingdice-terrain }
kingdice-page-alarm = Alerte au dragon !
kingdice-page-does-dwarf = Piocher 1 à 3 tuiles, en peupler une. Toutes les étapes : une gemme en plus.
kingdice-page-does-card-thief = Piocher 2 tuiles, en peupler une. Puis voler une carte.
kingdice-page-does-gem-thief = Piocher une tuile et la peupler. Puis voler une gemme.
kingdice-page-does-tamer = Prendre une flamme du plateau, y poser ton marqueur.
kingdice-page-does-brute = Remplacer l’un des marqueurs adverses les plus proches par le tien.
kingdice-page-does-landowner = Piocher 2 tuiles, peupler les deux.
kingdice-page-score = Décompte
kingdice-page-score-area = Plus grand domaine, 3 par case
kingdice-page-score-others = Autres cases, 1 chacune
kingdice-page-score-flames = Le plus de flammes, 4
kingdice-page-score-gold = Gemmes dorées, 3 chacune
kingdice-page-score-white = Gemmes blanches, 2 chacune
kingdice-page-score-total = Points
kingdice-page-king = Roi des dés

# Une première partie.
kingdice-learn = Lance les dés pour engager des citoyens. Ils peuplent le plateau, domptent des dragons et prennent aux autres.
kingdice-hint-roll = Regarde le marché du travail : chaque citoyen demande un certain lancer. Garde les dés qui vont, relance les autres, trois lancers au plus. Ce qui est rempli s’allume.
kingdice-hint-hire = Engage un citoyen dont la condition est remplie. La carte reste à toi ; deux cartes au même joker pourront ajouter un dé plus tard. Si tes dés ne remplissent rien, c’est l’alerte au dragon.
kingdice-hint-tile = Tu as pioché des tuiles château. Choisis celle que tu peuples ; les autres retournent à la réserve.
kingdice-hint-settle = Pose la tuile sur une case vide de son terrain. À la fin, ton plus grand domaine d’un seul tenant compte 3 points par case, chaque autre case 1. La gemme de la case est à toi.
kingdice-hint-steal = Le voleur te laisse prendre quelque chose à un autre. Tu peux aussi, par gentillesse, ne rien prendre.
kingdice-hint-tame = Le dompteur change une flamme en case à toi. Garde la flamme : qui en a le plus à la fin reçoit 4 points.
kingdice-hint-conquer = La brute prend une case à un autre joueur, parmi les plus proches. Une bonne occasion de relier tes domaines.
kingdice-hint-alarm = Alerte au dragon : pas de citoyen, mais un super joker pour te consoler, et un nouveau château avec une flamme sur le plateau.
kingdice-hint-over = La dernière tuile château est posée. On compte terres, flammes et gemmes. Le décompte montre chaque ligne.

# Ce qui t’arrive.
kingdice-aim-card-stolen = { $player } te prend une carte (joker : { WORD($joker, of: "kingdice-die") }).
kingdice-aim-gem-stolen = { $player } te vole : { WORD($gem, of: "kingdice-gem") }.
kingdice-aim-conquered = { $player } conquiert ta case { $field }.
kingdice-aim-flame-placed = Une de tes flammes revient sur le plateau : case { $field }.

# The lesson, in its order.
kingdice-lesson-welcome = Bienvenue ! À deux, on peuple un pays. Avec tes dés, tu engages des citoyens, et ils t’apportent des cases, des gemmes et des flammes. Tes six premiers dés sont déjà là.
kingdice-lesson-map = Voici le pays. À la fin, chaque case de ton plus grand domaine compte 3 points, chaque autre case 1, une gemme dorée 3 et une blanche 2.
kingdice-lesson-market = Le marché du travail : cinq citoyens, chacun avec une condition pour tes dés. Tu as trois lancers, et tu peux garder les dés que tu veux.
kingdice-lesson-keep = Le nain veut du bleu et du vert. Touche les deux dés bleus et le vert pour les garder, puis relance les trois rouges.
kingdice-lesson-again = Un troisième dé bleu ! Garde-le aussi, et relance les deux rouges une dernière fois.
kingdice-lesson-steps = Trois bleus, deux verts, un rouge : cela remplit trois étapes de la carte du nain. Chaque étape donne une tuile de plus au choix.
kingdice-lesson-hire = Le voleur viendrait aussi, mais tu n’en engages qu’un. Engage le nain ; sa carte reste à toi.
kingdice-lesson-tile = Trois tuiles château : tu en peuples une, les autres retournent à la réserve. Choisis le lac : une gemme blanche se trouve sur l’une de ses cases.
kingdice-lesson-settle = Une tuile va sur une case vide de son terrain. Prends celle-ci : sa gemme est aussi à toi.
kingdice-lesson-alarm = L’autre joueur n’a rempli aucune condition : alerte au dragon ! Un château a été posé, mais une flamme y brûle, juste à côté de ta case.
kingdice-lesson-super = Pour se consoler, il a reçu une carte face cachée : un super joker, qui devient un dé avec une autre carte.
kingdice-lesson-stop = Quatre verts et un bleu d’un coup : le dompteur vient. Pas besoin de tous les lancers : arrête. Si un seul citoyen convient, il est engagé d’office.
kingdice-lesson-tame = Le dompteur change une flamme en case à toi. Tu gardes la flamme : qui en a le plus reçoit 4 points. Choisis celle-ci, à côté de ton lac.
kingdice-lesson-conquered = Oh ! L’autre joueur a engagé la brute et pris ton lac. La brute conquiert l’une des cases adverses les plus proches. Tu vas le reprendre.
kingdice-lesson-joker = Regarde tes deux cartes : toutes deux montrent un 4 bleu. Deux cartes au même joker peuvent devenir un dé de plus.
kingdice-lesson-enough = Trois bleus et trois verts. Le propriétaire veut quatre bleus et deux verts : il ne manque qu’un dé. Arrête.
kingdice-lesson-pair = Utilise ta paire : les deux cartes quittent le jeu et ajoutent un 4 bleu pour ce tour.
kingdice-lesson-landowner = Le propriétaire est satisfait, lui, le plus difficile de tous. Engage-le !
kingdice-lesson-both = Il apporte deux tuiles, et tu peuples les deux. Le marais va ici, à côté de ta case : ton domaine grandit.
kingdice-lesson-gem = Et la plage ici : reliée aussi, et avec une gemme.
kingdice-lesson-thief = Un voleur a peuplé une case pour l’autre joueur et volé ta carte du propriétaire. Les cartes face visible peuvent être volées, les super jokers jamais.
kingdice-lesson-fives = À toi de répondre : la brute veut trois 5. Garde les deux 5 et relance les quatre autres.
kingdice-lesson-three = Trois 5 ! Arrête ici.
kingdice-lesson-brute = Engage la brute. Le lac est la case adverse la plus proche : il redevient à toi.
kingdice-lesson-area = Tes quatre cases sont toutes reliées : 12 points. Chez l’autre joueur, les cases hors du plus grand domaine ne comptent que 1 chacune.
kingdice-lesson-house = Ce voleur veut un full : trois dés égaux et deux autres égaux. Garde les deux 3 et les deux 6.
kingdice-lesson-full = Un troisième 6 : voilà ton full. Arrête.
kingdice-lesson-rob = Engage le voleur. Celui-ci peuple une tuile, puis vole une gemme.
kingdice-lesson-join = Le canyon : sur cette case, il rejoint ton domaine, ce qui vaut 3 points.
kingdice-lesson-steal = Prends maintenant une gemme à ton adversaire. Tu peux toujours y renoncer, mais aujourd’hui : prends-la.
kingdice-lesson-last = Il reste une tuile château dans la réserve. La partie s’arrête avec le tour où la dernière est piochée : peut-être le tien.
kingdice-lesson-run = Le nain veut une suite. 1, 2, 3, 4 et 6 sont là : garde les cinq premiers dés et ne relance que le dernier, le second 6.
kingdice-lesson-perfect = De 1 à 6 : les quatre étapes du nain ! Arrête.
kingdice-lesson-best = Engage le nain : pour les quatre étapes, il te donne aussi une gemme de la réserve.
kingdice-lesson-gold = Le volcan, la dernière tuile : sur cette case, une gemme dorée de 3 points.
kingdice-lesson-over = Tu as engagé chaque citoyen, utilisé un joker, dompté un dragon, repris ton lac et fini par une suite de six. Une vraie partie a deux fois plus de tuiles, et personne ne prépare les dés.

# Pourquoi un choix est bon (analyse, énigmes).
kingdice-why-reroll = Après ce lancer, tu peux engager quelqu’un dans { $percent } % des cas ; le plus probable : { WORD($citizen, of: "kingdice-citizen") } ({ $best } %).
