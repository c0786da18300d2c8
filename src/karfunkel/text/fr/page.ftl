# Ce que la page dit autour des plateaux.

page-welcome = Des chasses au trésor pour ta table
page-lead = Choisis un jeu et joue tout de suite : contre des bots, avec des amis par un lien, ou à plusieurs devant un seul écran.
page-home = Karfunkel, vers l’accueil
page-to-home = Accueil
page-skip = Aller au contenu
page-language = Langue
page-theme-system = Couleurs : comme sur ton appareil
page-theme-light = Couleurs : claires
page-theme-dark = Couleurs : sombres
page-speed = Vitesse
page-speed-is = Vitesse : { $speed }
page-speed-slow = lente
page-speed-normal = normale
page-speed-fast = rapide
page-speed-none = immédiate
page-sound = Son
page-sound-offer = Jouer avec le son ?
page-sound-yes = Oui
page-sound-no = Non
page-loading = Un instant…
page-again = Réessayer
page-close = Fermer
page-refused = Ça n’a pas marché.
page-unreachable = Le serveur ne répond pas pour le moment.
page-nowhere = Il n’y a rien ici
page-nowhere-long = Cette adresse ne mène nulle part. Une lettre s’est peut-être perdue en route.
page-no-such-game = Ce jeu n’existe pas ici.
page-no-such-table = Cette table n’existe pas. Elle a peut-être été rangée, ou le lien est incomplet.

# Les jeux.
page-players-range = de { $first } à { $last } joueurs
page-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
    }
page-players = Joueurs
page-bots = Bots
page-level = Niveau du bot
page-level-easy = Facile
page-level-normal = Normal
page-level-hard = Difficile
page-level-master = Maître
page-level-random = Hasard
page-bot-level = Bot, { $level }
page-bot-level-below = Bot, { $level } ; dernier choix : { $below }
page-bot-below = { $player } n’a pas pu réfléchir comme d’habitude et a choisi à un niveau inférieur ({ $level ->
    [easy] { page-level-easy }
    [normal] { page-level-normal }
    [hard] { page-level-hard }
    [master] { page-level-master }
    [random] { page-level-random }
   *[other] { $level }
    }).
page-house-rule = La règle imprimée ne prévoit pas ce nombre de joueurs : c’est une règle maison.
page-play-now = Jouer maintenant
page-invite = Inviter des amis
page-one-screen = Un écran pour tous
page-learn = Première partie guidée
page-rules = Règles
page-me = Anonyme

# Listes.
page-your-tables = Tes tables
page-no-tables = Tes parties t’attendront ici.
page-open-tables = Rejoindre ou regarder
page-no-open-tables = Aucune table publique pour le moment.
page-state-your-turn = À toi de jouer !
page-state-open = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
    }
page-state-watch = Regarder
page-state-gathering = On attend des joueurs
page-state-playing = En cours
page-state-over = Terminée
page-upload = Revoir une partie
page-upload-help = Tu as une partie enregistrée dans un fichier ? Regarde-la ici et partage-la par un lien.
page-upload-choose = Choisir un fichier
page-upload-too-large = Ce fichier est trop gros pour une partie enregistrée.

# Préparer une table.
page-new-table = Nouvelle table : { $game }
page-new-help = Touche pour dire qui s’assied où. Les places ouvertes sont à ceux qui ouvrent ton lien.
page-seats = Qui joue ?
page-seat = Place { $number }
page-seat-mine = Sur cet appareil
page-seat-open = Ouverte par lien
page-seat-bot = Bot
page-seat-open-help = Qui ouvre le lien peut s’asseoir ici.
page-seat-free = Encore libre
page-seat-you = toi
page-nickname = Surnom
page-options = Options
page-no-options = Il n’y a rien à choisir ici.
page-first = Qui commence
page-by-chance = Le hasard décide
page-public = Montrer dans la liste publique : tout le monde peut rejoindre ou regarder
page-hints = Tout le monde peut consulter l’entraîneur pendant la partie
page-hints-allowed = À cette table, tout le monde peut consulter l’entraîneur pendant la partie.
page-away = Si quelqu’un est absent quand vient son tour
page-away-0 = on attend
page-away-60 = un bot prend le relais après une minute
page-away-300 = un bot prend le relais après 5 minutes
page-away-3600 = un bot prend le relais après une heure
page-away-86400 = un bot prend le relais après un jour
page-nobody-mine = Tu n’as pas de place à toi : tu regarderas.
page-make = Préparer la table
page-start = C’est parti

# On se rassemble.
page-gathering = { $game } : qui vient ?
page-missing = { $seats ->
    [one] Il reste { $seats } place libre.
   *[other] Il reste { $seats } places libres.
    }
page-all-here = Tout le monde est là.
page-sit-here = S’asseoir ici
page-stand-up = Se lever
page-your-name = Comment veux-tu qu’on t’appelle ?
page-join = Rejoindre
page-start-when = La partie peut commencer dès que chaque place est prise ; les bots comblent les trous.
page-host-starts = La partie commence dès que l’hôte le décide.
page-remove = Exclure
page-remove-sure = Exclure { $name } de la table ? Il ne sera plus possible de s’y rasseoir.
page-removed = Tu n’as plus de place à cette table : l’hôte en a décidé ainsi. Tu peux encore regarder.
page-lock = Plus personne ne peut s’asseoir
page-locked = L’hôte a fermé la table : plus personne ne peut s’y asseoir.
page-seats-each = Places par personne
page-next-game = La partie suivante commence dès que tout le monde est de retour.
page-invite-help = Envoie ce lien, ou montre le carré à un téléphone.
page-link = Lien vers cette page
page-copy = Copier
page-copied = Copié
page-share = Partager
page-qr = Le lien sous forme de code QR
page-here = là
page-away-now = pas là

# À la table.
page-connection-connected = En ligne
page-connection-connecting = Connexion…
page-connection-offline = Hors ligne
page-connection-connected-long = La connexion est revenue, et la partie continue.
page-connection-connecting-long = La connexion est perdue et nous la cherchons déjà. Rien n’est perdu.
page-connection-offline-long = Tu es hors ligne. La partie attend et reprendra dès ton retour.
page-restart = { $minutes ->
    [0] Le serveur va redémarrer dans un instant.
    [one] Le serveur va redémarrer dans { $minutes } minute.
   *[other] Le serveur va redémarrer dans { $minutes } minutes.
    } Toutes les parties sont conservées, et la page se reconnectera d’elle-même.
page-waiting = On attend { $players }.
page-chosen-waiting = Ton choix est fait. On attend { $players }.
page-chance = Le hasard est à l’œuvre…
page-watching = Tu regardes
page-over = La partie est terminée.
page-undo = Reprendre mon coup
page-board = Plateau
page-around = Autour du plateau
page-log = Ce qui s’est passé
page-log-empty = Rien encore.
page-all-choices = { $count ->
    [0] Tous les choix
    [one] Tous les choix ({ $count })
   *[other] Tous les choix ({ $count })
    }
page-to-choices = Vers tous les choix
page-no-choices = Tu n’as rien à choisir pour l’instant.
page-at-table = À la table
page-stand-in = un bot joue à sa place
page-vote = Laisser un bot jouer pour { $name }
page-vote-back = Attendre { $name } finalement
page-votes = { $votes ->
    [one] { $votes } voix
   *[other] { $votes } voix
    }
page-back = Pendant ton absence, un bot a joué pour { $who }. Maintenant, c’est de nouveau toi qui joues.
page-leave = Céder ma place
page-leave-sure = Céder ta place ? Un bot continuera pour toi.
page-reactions = Réactions
page-reaction-hello = Salut !
page-reaction-wow = Ouah !
page-reaction-nice = Bien joué !
page-reaction-oops = Oups !
page-reaction-hurry = J’attends…
page-reaction-thanks = Merci !
page-reaction-haha = Ha ha !
page-reaction-bye = À bientôt !
page-plain = Le plateau ne peut pas être dessiné ici ; voici la partie en mots.

# Un écran pour tous.
page-cover = Passe l’appareil à { $name }
page-cover-others = Les autres détournent les yeux.
page-cover-chosen = { $count ->
    [one] Choix déjà fait : { $who }.
   *[other] Choix déjà faits : { $who }.
    }
page-cover-open = C’est moi, { $name }
page-cover-wait = Les autres jouent…
page-pass-now = Passer à { $name }

# La fin.
page-sheet = Le décompte
page-player = Joueur
page-points = Points
page-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
    }
page-rematch = Rejouer
page-to-rematch = Vers la partie suivante
page-replay = Revoir la partie
page-analyse = Analyser cette partie
page-download = Enregistrer la partie
page-to-scores = Vers le décompte

# Revoir.
page-replay-of = { $game } : revoir la partie
page-view-from = Vu par
page-view-open = tous, tout visible
page-view-watch = un spectateur
page-step = Étape
page-step-of = Étape { $step } sur { $steps }
page-step-first = Au début
page-step-back = Une étape en arrière
page-step-forward = Une étape en avant
page-step-last = À la fin
page-play = Lecture
page-pause = Pause
page-share-replay = Partager ce moment
page-replay-keys = Touches : ← et → pour avancer ou reculer, Début et Fin pour sauter, Espace pour la lecture.

# Hasard équitable.
page-fair = Hasard équitable
page-fair-how = Avant la première carte, le donneur fixe un secret et en montre l’empreinte. Tout ce que fait le hasard découle de ce secret et de textes aléatoires ajoutés par les appareils des joueurs.
page-fair-commitment = Empreinte (SHA-256), montrée avant la partie :
page-fair-secret = Le secret, montré après la partie :
page-fair-fits-yes = Le secret correspond à l’empreinte. Ton navigateur vient de le calculer.
page-fair-fits-no = Le secret ne correspond pas à l’empreinte !
page-fair-same-yes = C’est bien l’empreinte que ce navigateur a vue au début.
page-fair-same-no = Au début, ce navigateur a vu une autre empreinte !
page-fair-seed-yes = Le texte aléatoire de ton appareil a été pris en compte.
page-fair-seed-no = Le texte aléatoire de ton appareil manque !
page-fair-record-yes = Chaque étape respecte les règles, et le résultat est juste.
page-fair-record-no = L’enregistrement ne respecte pas les règles !
page-fair-dealt-yes = Chaque carte et chaque dé découle du secret.
page-fair-dealt-no = Des cartes ou des dés ne découlent pas du secret !
page-fair-check = Vérifier maintenant
page-fair-yourself = Si tu ne veux pas non plus croire ce serveur, enregistre la partie et vérifie-la sur ton propre ordinateur avec « karfunkel verify ».
page-fair-limits = Cela prouve que personne n’a changé de carte ni de dé pendant la partie. Cela ne prouve pas que personne ne connaissait le secret : qui fait tourner le serveur pourrait regarder. Et rien n’empêche des joueurs de s’entendre entre eux.

# Les règles, et une première partie.
page-rules-of = { $game } : les règles
page-rules-picture = Un coup d’œil sur la table, au milieu d’une partie.
page-solved = À deux : que faire ici ?
page-to-table = Vers une table
page-learn-title = Ta première partie : { $game }
page-learn-how = Tu joues une vraie partie contre des bots faciles. Un conseil apparaît à chaque nouveauté ; tu peux les couper quand tu veux.
page-learn-begin = On y va
page-hint = Conseil
page-hint-ok = Compris
page-hint-stop = Arrêter les conseils
page-hint-count = { $number } sur { $all }

# La fin, et après.
page-you = Toi
page-gave-up = Tu as cédé ta place. Un bot continue pour toi.
page-seat-back = Reprendre ma place
page-end-win = Tu gagnes !
page-end-shared = Victoire partagée : { $players } !
page-end-place = Victoire : { $players }. Tu es à la { $place }ᵉ place.
page-place = { $place ->
    [1] 1ʳᵉ place
   *[other] { $place }ᵉ place
    }
page-chart = Le cours de la partie
page-chart-line = { $player } : { $scores }
page-turning = Ici, la partie a basculé : revoir
page-picture = Image du résultat
page-history = Tes parties terminées
page-history-kept = Gardé sur cet appareil seulement ; rien n’est envoyé.
page-history-sum = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    }, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
    }, meilleur résultat { $best }
page-history-won = gagnée
page-history-place = { $place }ᵉ place
page-history-delete = Supprimer cette partie de la liste : { $game }, { $date }
page-your-turn-title = À toi – { $game }
page-notify = Me prévenir quand c’est à moi
page-notify-refused = Ce navigateur n’autorise pas les notifications.
page-since = Depuis ton dernier tour
page-only-here = Aucun téléphone ne peut ouvrir ce lien : il ne mène qu’à cet ordinateur. Pour les autres appareils de ton réseau, lance le serveur avec { $command }.
page-log-start = Avant le premier tour
page-volume = Volume
page-all-games = Les { $count } parties

# Going on from a step of a finished game
page-go-on = Reprendre à partir d’ici
page-go-on-help = Jusqu’à l’étape { $step }, tout reste comme avant. Ce qui est caché est retiré au sort, pour que personne ne le connaisse par cet enregistrement.
page-go-on-seat = Ta place
page-go-on-others = Les autres
page-go-on-bots = Des bots
page-go-on-friends = Des amis, par un lien
page-go-on-start = Reprendre
page-go-on-over = La partie est terminée ici : choisis une étape plus tôt.
page-goes-on = Cette partie en reprend une autre, après l’étape { $step }. Ce qui a été tiré avant est prouvé par l’enregistrement de celle-là ; l’empreinte d’ici vaut à partir de là.

# Puzzles
page-puzzle = L’énigme du jour

# First games that teach.
page-lesson = Leçon
page-lesson-how = Une courte partie qui te montre tout, une idée à la fois. Les cartes et les dés sont préparés pour cela, et les autres t’attendent. Environ six minutes.
page-lesson-next = Suivant
page-lesson-do-it = Fais-le pour moi
page-lesson-own = À toi de choisir
page-lesson-left = Tu as choisi un autre chemin. Pas de souci : continue, des conseils t’aideront. Ou reviens là où la leçon t’attend.
page-lesson-back = Revenir à la leçon
page-lesson-play-on = Jouer la suite
page-lesson-done = Bravo ! Tu sais jouer à { $game }.
page-lesson-over = Ta première partie de { $game } est finie.
page-lesson-real = Jouer une vraie partie
page-lesson-again = Refaire la leçon
page-lesson-dealt = C’est une leçon : ses cartes et ses dés étaient fixés d’avance. Le hasard n’a rien décidé ici, il n’y a donc rien à prouver.

# Le chat, et celles et ceux qui regardent.
page-chat = Chat
page-chat-words = Ton message
page-chat-send = Envoyer
page-chat-phrases = Phrases toutes faites
page-chat-empty = Personne n’a encore rien dit.
page-chat-off = Le chat est désactivé à cette table.
page-chat-public = À une table publique, il n’y a que des phrases toutes faites.
page-chat-kept = Rien n’est enregistré : tout disparaît quand plus personne n’est là.
page-chat-allow = On peut discuter à cette table
page-chat-unread = { $number ->
    [one] { $number } nouveau message
   *[other] { $number } nouveaux messages
    }
page-mute = Ne plus entendre { $name }
page-unmute = Entendre de nouveau { $name }
page-spectators = { $number ->
    [one] { $number } personne regarde
   *[other] { $number } personnes regardent
    }
page-spectator = Quelqu’un qui regarde
page-phrase-luck = Bonne chance !
page-phrase-fun = Amusez-vous bien !
page-phrase-moment = Un instant, s’il te plaît.
page-phrase-back = Me revoilà.
page-phrase-thinking = Je réfléchis…
page-phrase-turn = C’est à toi.
page-phrase-close = C’était juste !
page-phrase-lucky = Quelle chance !
page-phrase-unlucky = Pas de chance !
page-phrase-risky = C’est risqué !
page-phrase-sorry = Pardon !
page-phrase-yes = Oui !
page-phrase-no = Non !
page-phrase-game = C’était une belle partie.
page-phrase-again = Encore une partie ?
page-phrase-leaving = Je dois y aller.

# Se faire prévenir quand la page est fermée.
page-push-body = Les autres t’attendent.
