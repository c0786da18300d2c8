# Emerald.

emerald-title = Emerald
emerald-pitch = Mène tes chevaliers jusqu’à l’antre, au nez et à la barbe du dragon.
emerald-option-players = Nombre de joueurs
emerald-option-open_gold = Les cartes or sont visibles
emerald-option-first = Place du premier joueur (0 : au hasard)
emerald-option-treasures = Trésors dans l’antre
emerald-option-pile_cards = Nombre maximal de cartes par pile

emerald-colour-red = rouge
emerald-colour-blue = bleu
emerald-colour-yellow = jaune
emerald-colour-green = vert
emerald-colour-black = noir

emerald-gem-ruby = rubis
emerald-gem-emerald = émeraude
emerald-gem-garnet = grenat
emerald-gem-turquoise = turquoise

emerald-place-tower-1 = tour 1
emerald-place-tower-2 = tour 2
emerald-place-tower-3 = tour 3
emerald-place-tower-4 = tour 4
emerald-place-main-building = donjon
emerald-place-meadow-1 = plaine 1
emerald-place-meadow-2 = plaine 2
emerald-place-meadow-3 = plaine 3
emerald-place-meadow-4 = plaine 4
emerald-place-meadow-5 = plaine 5
emerald-place-meadow-6 = plaine 6
emerald-place-cave-1 = montagne 1
emerald-place-cave-2 = montagne 2
emerald-place-cave-3 = montagne 3
emerald-place-cave-4 = montagne 4
emerald-place-cave-5 = montagne 5
emerald-place-cave-6 = montagne 6
emerald-place-cave-7 = montagne 7
emerald-place-cave-8 = montagne 8
emerald-place-cave-9 = montagne 9
emerald-place-chamber = antre du dragon

# Ce qui se passe.
emerald-event-first-player = Premier joueur : { $player }.
emerald-event-laid-out = Montagne { $field } : or { $value } et { WORD($gem, of: "emerald-gem") }.
emerald-event-turn-begins = Tour { $turn } : { $player }.
emerald-event-knight-moved = { $player }, chevalier { WORD($colour, of: "emerald-colour") } : { WORD($from, of: "emerald-place") } → { WORD($to, of: "emerald-place") }.
emerald-event-stopped = { $player } : pas de second chevalier.
emerald-event-gold-taken = { $player } : or { $value }, pris en montagne { $field }.
emerald-event-gem-taken = { $player } : { WORD($gem, of: "emerald-gem") }, carte prise en montagne { $field }.
emerald-event-gold-up = Retournée en montagne { $field } : or { $value }. { $left ->
    [1] C’est la dernière carte de la pile.
   *[other] La pile compte { $left } cartes.
    }
emerald-event-gem-up = Retournée en montagne { $field } : { WORD($gem, of: "emerald-gem") }. { $left ->
    [1] C’est la dernière carte de la pile.
   *[other] La pile compte { $left } cartes.
    }
emerald-event-four-gems = Quatre pierres précieuses différentes ! Carte bonus : { $player }.
emerald-event-treasure-taken = { $player } : un trésor de l’antre. { $left ->
    [0] C’était le dernier.
    [1] Il en reste { $left }.
   *[other] Il en reste { $left }.
    }
emerald-event-dragon-moved = Le dé montre { $roll } : le dragon vole de la case de montagne { $from } à la case { $field } et regarde { $facing ->
    [exit] vers la plaine.
   *[chamber] vers son antre.
    }
emerald-event-nobody-caught = Personne en montagne { $field }. Le dragon ne capture personne.
emerald-event-caught = Capture en montagne { $field } : chevalier { WORD($colour, of: "emerald-colour") } ({ $player }). { $gold ->
    [0] Sans or, rien pour attendrir le dragon.
   *[other] { "" }
    }
emerald-event-bribed = { $player } : une carte or attendrit le dragon, le chevalier { WORD($colour, of: "emerald-colour") } est libre. Cartes or restantes : { $left }.
emerald-event-bribe-paid = { $player } : le dragon a reçu l’or { $value }.
emerald-event-eaten = { $player } : le chevalier { WORD($colour, of: "emerald-colour") } finit dans le nid. { $left ->
    [one] Il reste { $left } chevalier en jeu.
   *[other] Il reste { $left } chevaliers en jeu.
    }
emerald-event-strip-shifted = La piste de vol longe maintenant les cases de montagne { $first } à { $last }.
emerald-event-majority = Seule majorité ({ WORD($gem, of: "emerald-gem") }), carte bonus : { $player }.
emerald-event-counted = { $player } : { $score ->
    [one] { $score } point
   *[other] { $score } points
    }, dont { $gold } en cartes or ; { $bonus ->
    [one] { $bonus } carte bonus.
   *[other] { $bonus } cartes bonus.
    }
emerald-event-game-over = { $way ->
    [treasure] Le dernier trésor est pris.
    [knight] Il ne reste à quelqu’un qu’un seul chevalier en jeu.
   *[both] Le dernier trésor est pris, et qui l’a pris n’a plus qu’un seul chevalier en jeu.
    } La partie s’achève après { $turns ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
    } Meilleur total, { $score } : { $players }.

# Ce qui est demandé.
emerald-question-first = { $player } : quel chevalier avance ?
emerald-question-second = { $player } : un second chevalier avance-t-il ?
emerald-question-take = { $player } : quelle carte en montagne { $field } ?
emerald-question-victim = { $player } : quel chevalier le dragon capture-t-il en montagne { $field } ?
emerald-question-answer = { $player } : attendrir le dragon en montagne { $field } ? Chevalier capturé : { WORD($colour, of: "emerald-colour") }.
emerald-action-knight-meadow = Chevalier { WORD($colour, of: "emerald-colour") }, { WORD($from, of: "emerald-place") } : { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
    }, jusqu’à { WORD($to, of: "emerald-place") }
emerald-action-knight-cave = Chevalier { WORD($colour, of: "emerald-colour") }, { WORD($from, of: "emerald-place") } : { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
    }, jusqu’à { WORD($to, of: "emerald-place") }{ $cards ->
    [gold]  ; prend or { $gold }
    [gem]  ; prend { WORD($gem, of: "emerald-gem") }
    [both]  ; prend or { $gold } ou { WORD($gem, of: "emerald-gem") }
   *[none] { "" }
    }{ $dragon ->
    [yes]  ; le dragon s’envole
   *[no] { "" }
    }
emerald-action-knight-chamber = Chevalier { WORD($colour, of: "emerald-colour") }, { WORD($from, of: "emerald-place") } : dans l’antre du dragon, pour un trésor
emerald-action-stop = Pas de second chevalier
emerald-action-take-gold = Or { $gold }
emerald-action-take-gem = Pierre précieuse : { WORD($gem, of: "emerald-gem") }
emerald-action-victim = { $player }, chevalier { WORD($colour, of: "emerald-colour") } ({ $gold ->
    [0] pas d’or pour le dragon
    [1] { $gold } carte or
   *[other] { $gold } cartes or
    })
emerald-action-victim-moved = Chevalier { WORD($colour, of: "emerald-colour") } qui vient d’avancer
emerald-action-give-up = Ne rien donner : le chevalier finit dans le nid{ $left ->
    [1] , et la partie s’achève
   *[other] { "" }
    }
emerald-action-bribe = Attendrir le dragon avec l’or { $value }

# La table en mots.
emerald-board-turn = Tour { $turn } : { $player }.
emerald-board-castle = Château : { $places }.
emerald-board-meadow = Plaine : { $places }.
emerald-board-place = { WORD($place, of: "emerald-place") } ({ $knights })
emerald-board-knights = { $knights }× { WORD($colour, of: "emerald-colour") }
emerald-board-nobody = personne
emerald-board-field = Montagne { $field }
emerald-board-strip = piste de vol
emerald-board-dragon = dragon tourné { $facing ->
    [exit] vers la plaine
   *[chamber] vers son antre
    }
emerald-board-cave = { $marks }. Chevaliers : { $knights }. Cartes : { $cards }.
emerald-board-gold = or { $value } ({ $left ->
    [one] { $left } carte
   *[other] { $left } cartes
    })
emerald-board-gem = { WORD($gem, of: "emerald-gem") } ({ $left ->
    [one] { $left } carte
   *[other] { $left } cartes
    })
emerald-board-no-cards = aucune
emerald-board-chamber = Antre du dragon : { $left ->
    [one] { $left } trésor.
   *[other] { $left } trésors.
    }
emerald-board-reach = Prochain arrêt du dragon, selon les faces du dé : { $fields }.
emerald-board-reach-field = montagne { $field } ({ $faces } sur { $die })
emerald-board-four-gems-free = Carte bonus « 4 pierres précieuses différentes » : encore libre.
emerald-board-four-gems = Carte bonus « 4 pierres précieuses différentes » : { $player }.
emerald-board-hand = { $cards ->
    [0] aucune
   *[other] { $cards } ({ $values })
    }
emerald-board-hand-hidden = { $cards ->
    [0] aucune
    [1] { $cards } (cachée)
   *[other] { $cards } (cachées)
    }
emerald-board-gems = { $gems }× { WORD($gem, of: "emerald-gem") }
emerald-board-player = { $player } ({ $colours }). Chevaliers : { $knights } en jeu, { $chamber } dans l’antre, { $nest } dans le nid. Cartes or : { $gold }. Pierres précieuses : { $gems }. Trésors : { $treasures }. Cartes bonus : { $bonus }.

# Simulations.
emerald-sim-ends = Fins de partie : { $ways }.
emerald-sim-way = { $way ->
    [treasure] dernier trésor
    [knight] un seul chevalier en jeu
   *[both] les deux à la fois
    } { $percent } %
emerald-sim-turns = Par partie : { $turns } tours, { $dragon } vols du dragon.
emerald-sim-means = Par partie : { $gold } cartes or, { $gems } pierres précieuses, { $treasures } trésors pris ; { $caught } chevaliers capturés, { $bribes } rachetés, { $eaten } dans le nid ; { $four_gems } cartes bonus pour quatre pierres, { $majorities } pour les majorités.
emerald-sim-seat = Place { $seat }, par partie : { $gold } cartes or, { $gems } pierres précieuses, { $treasures } trésors ; { $caught } chevaliers capturés, { $bribes } rachetés, { $eaten } dans le nid.

# La page.
emerald-page-castle = Château
emerald-page-meadow = Plaine
emerald-page-cave = Montagne du dragon
emerald-page-players = Joueurs
emerald-page-pick = Touche un de tes chevaliers pour voir où il irait.
emerald-page-why = { $steps ->
    [one] { $steps } pas : il est seul ici.
   *[other] { $steps } pas : { $steps } chevaliers se tiennent ici.
    }
emerald-page-to-go = Touche l’endroit qui brille pour y aller.
emerald-page-finds-treasure = Il prend un trésor.
emerald-page-strip-means = Terre brûlée : un chevalier qui s’arrête le long de la piste réveille le dragon.
emerald-page-nest-means = Le nid : les chevaliers que le dragon a emportés.
emerald-page-go = Avancer
emerald-page-busy = C’est le tour de : { $player }.
emerald-page-yours = C’est ton tour.
emerald-page-answering = Le dragon attend une réponse : { $player }.
emerald-page-may-stop = Le dragon peut s’arrêter ici : { $faces } sur { $die }.
emerald-page-risk = { $faces } sur { $die } : il capture un de tes chevaliers.
emerald-page-prey = { $faces } sur { $die } : tu peux lui faire capturer un chevalier des autres.
emerald-page-harmless = Il ne trouverait personne.
emerald-page-roll = Le dé indique { $roll }.
emerald-page-knights = Chevaliers
emerald-page-gold = Cartes or
emerald-page-treasures = Trésors
emerald-page-bonus = Cartes bonus
emerald-page-points = Points
emerald-page-leads = en tête
emerald-page-nest = { $nest } dans le nid
emerald-page-sheet = Les points, ligne par ligne
emerald-page-player = Joueur
emerald-page-line-gold = Cartes or
emerald-page-line-gems = Pierres précieuses, à 1
emerald-page-line-treasures = Trésors, à 5
emerald-page-line-four = Bonus : quatre pierres précieuses différentes
emerald-page-line-majorities = Bonus : majorités, à 4
emerald-page-line-total = Total

# Une première partie.
emerald-learn = Tes chevaliers vont du château jusqu’à l’antre du dragon. Il y a de l’or et des pierres en chemin, et un dragon aussi.
emerald-hint-move = Choisis un chevalier. Il fait autant de pas qu’il y a de chevaliers là d’où il part, lui compris et toutes couleurs confondues. Les grands groupes vont loin.
emerald-hint-second = Tu peux avancer un second chevalier, mais rien ne t’y oblige. Le même ne bouge pas deux fois.
emerald-hint-take = Ton chevalier a atteint des cartes dans la montagne : prends de l’or ou une pierre. L’or compte pour sa valeur et attendrit le dragon ; chaque pierre vaut 1, et en avoir le plus d’une sorte donne un bonus.
emerald-hint-dragon = Un chevalier s’est arrêté le long de la piste de vol, alors le dragon bouge : d’une à trois cases, là où il regarde. Au bout de la piste, il fait demi-tour. Il ne capture que là où il s’arrête.
emerald-hint-victim = Plusieurs chevaliers sont là où le dragon s’est arrêté. Tu choisis qui il capture, et ce n’est pas forcément l’un des tiens.
emerald-hint-bribe = Ton chevalier est capturé. Donne une carte or au dragon, et il reste en jeu. Sinon il est perdu ; les pierres n’impressionnent pas le dragon.
emerald-hint-strip = Après chaque chasse, la piste avance d’une case vers l’antre. L’entrée de la montagne devient sûre.
emerald-hint-treasure = Un chevalier est dans l’antre : c’est un trésor de valeur 5. Quand le dernier est pris, ou quand quelqu’un n’a plus qu’un chevalier, la partie s’arrête.
emerald-hint-over = On compte : l’or selon sa valeur, les trésors 5, les pierres 1, les cartes bonus 4. Le décompte montre chaque ligne.

# Ce qui t’arrive.
emerald-aim-caught = Le dragon a attrapé ton chevalier en montagne { $field }.
emerald-aim-eaten = Ton chevalier finit dans le nid du dragon.

# Pourquoi un choix est bon ou mauvais.
emerald-why-dragon = Le dragon avance : dans { $own } cas sur 3, seuls tes chevaliers peuvent être pris ; dans { $other } cas sur 3, ceux d’autrui.

# The lesson, in its order.
emerald-lesson-welcome = Bienvenue ! Tes chevaliers rouges quittent le château, traversent la plaine et la montagne du dragon jusqu’à l’antre. À la fin comptent l’or, les pierres et les trésors.
emerald-lesson-steps = Un chevalier fait autant de pas qu’il y a de chevaliers là d’où il part, lui compris et toutes couleurs confondues. Ils sont trois ici : trois pas. Touche le chevalier, puis la case où il va.
emerald-lesson-second = Tu peux maintenant avancer un second chevalier, mais pas le même. Envoie celui-ci le rejoindre : trois pas aussi.
emerald-lesson-crowd = Les autres ont suivi : quatre chevaliers sont sur cette case. Plus le groupe est grand, plus on va loin. Ajoute un troisième chevalier à toi.
emerald-lesson-stop = Rien ne t’oblige à avancer un second chevalier. Garde tes trois ensemble et finis ton tour.
emerald-lesson-leap = Le jaune a fait six pas jusque dans la montagne, car six chevaliers étaient ensemble. Qui s’arrête près de cartes dans la montagne en prend une, or ou pierre, et son tour finit.
emerald-lesson-dragon = Cela a réveillé le dragon : un chevalier s’est arrêté le long de sa piste de vol. Le dé montre 1 à 3, et le dragon avance d’autant là où il regarde, avec demi-tour au bout de la piste. Il ne capture que là où il s’arrête : personne cette fois.
emerald-lesson-strip = Après chaque chasse, cette piste avance d’une case vers l’antre. Les cases qu’elle a quittées sont sûres.
emerald-lesson-enter = À toi : cinq chevaliers sont ici, donc cinq pas mènent dans la montagne.
emerald-lesson-gold = L’or compte pour sa valeur et reste caché dans ta main. Et le dragon aime l’or : prends-le, il peut servir.
emerald-lesson-caught = Le dragon s’est arrêté sur ton chevalier : capturé ! Donne une carte or, quelle que soit sa valeur, et il reste. Sans or il serait perdu, et les pierres n’y font rien.
emerald-lesson-safe = Le bleu s’est arrêté ici et a pris une carte, et le dragon dormait : cette case est derrière la piste.
emerald-lesson-ahead = Ton chevalier est de nouveau libre. Il est seul sur sa case : un pas, vers celle du chevalier jaune.
emerald-lesson-gem = Une pierre, maintenant. Chacune vaut 1. Qui réunit le premier les quatre sortes reçoit une carte bonus de 4. Prends l’émeraude.
emerald-lesson-victim = Le dragon s’est arrêté là où sont deux chevaliers. C’est ton tour, donc tu choisis qui il capture. Plutôt pas le tien : choisis le jaune.
emerald-lesson-nest = Le jaune n’avait pas d’or : ce chevalier est perdu, dans le nid. Si un joueur n’a plus qu’un chevalier en jeu, la partie s’arrête aussitôt.
emerald-lesson-first = Fais d’abord avancer un autre chevalier. Un second pourra suivre.
emerald-lesson-deeper = Et maintenant ton chevalier dans la montagne, un pas plus loin.
emerald-lesson-more = Encore une émeraude. Qui a, sans égalité, le plus d’une sorte à la fin reçoit une carte bonus de 4.
emerald-lesson-beside = Le dragon est juste devant ton chevalier. N’aie pas peur : il bouge toujours avant de capturer, d’une case au moins, et il doit y trouver quelqu’un.
emerald-lesson-brave = Courage : un pas, sur la case même du dragon.
emerald-lesson-ruby = Un rubis : la deuxième des quatre sortes.
emerald-lesson-pair = Un chevalier jaune a rejoint le tien : deux chevaliers, deux pas. Les autres te portent !
emerald-lesson-turquoise = Une turquoise : la troisième sorte. Il ne manque que le grenat.
emerald-lesson-fourth = Le voilà, le grenat : prends-le et complète les quatre !
emerald-lesson-bonus = Les quatre sortes, et avant tout le monde : la carte bonus de 4 est à toi pour de bon.
emerald-lesson-almost = Encore un pas dans la montagne, jusqu’à sa dernière case.
emerald-lesson-majority = Une deuxième turquoise : personne d’autre n’en a autant. Prends-la.
emerald-lesson-chamber = L’antre du dragon ! Y entrer prend un pas ; les autres sont perdus. Chaque chevalier qui arrive rapporte un trésor de 5, et le dragon ne bouge pas.
emerald-lesson-treasure = Entre ! Quand le dernier trésor est pris, la partie s’arrête. Il n’y en a qu’un dans cette leçon, et quatre dans une vraie partie.
emerald-lesson-over = Ton chevalier a traversé toute la montagne, attendri le dragon, choisi sa proie et pris le trésor, avec les quatre pierres. L’or compte pour sa valeur, les trésors 5, les pierres 1, les cartes bonus 4.
