# Ce que la page dit autour des plateaux.

page-welcome = Trois chasses au trésor pour votre table
page-lead = Choisis un jeu et joue tout de suite : contre des bots, avec des amis par un lien, ou à plusieurs devant un seul écran.
page-home = Karfunkel, vers l’accueil
page-to-home = Accueil
page-skip = Aller au contenu
page-language = Langue
page-theme-system = Couleurs : comme sur ton appareil
page-theme-light = Couleurs : claires
page-theme-dark = Couleurs : sombres
page-sound = Son
page-loading = Un instant …
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
page-minutes-diamant = 15 minutes
page-minutes-emerald = 30 minutes
page-minutes-kingdice = 40 minutes
page-players = Joueurs
page-bots = Bots
page-level = Niveau du bot
page-level-easy = Facile
page-level-normal = Normal
page-level-hard = Difficile
page-level-master = Maître
page-bot-level = Bot, { $level }
page-house-rule = La règle imprimée ne prévoit pas ce nombre de joueurs : c’est une règle maison.
page-play-now = Jouer maintenant
page-invite = Inviter des amis
page-one-screen = Un écran pour tous
page-learn = Première partie guidée
page-rules = Règles
page-me = Moi

# Listes.
page-your-tables = Tes tables
page-no-tables = Tes parties t’attendront ici.
page-open-tables = Rejoindre ou regarder
page-no-open-tables = Aucune table publique pour le moment.
page-state-your-turn = À toi de jouer !
page-state-open = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
    }
page-state-watch = Regarder
page-state-gathering = On attend des joueurs
page-state-playing = En cours
page-state-over = Terminée
page-upload = Revoir une partie
page-upload-help = Tu as une partie enregistrée dans un fichier ? Regarde-la ici et partage-la par un lien.
page-upload-choose = Choisir un fichier
page-upload-too-large = Ce fichier est trop gros pour une partie enregistrée.

# Préparer une table.
page-new-table = Nouvelle table : { $game }
page-new-help = Touche pour dire qui s’assied où. Les places ouvertes sont à ceux qui ouvrent ton lien.
page-seats = Qui joue ?
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
page-public = Montrer dans la liste publique : tout le monde peut rejoindre ou regarder
page-away = Si quelqu’un est absent quand vient son tour
page-away-0 = on attend
page-away-60 = un bot prend le relais après une minute
page-away-300 = un bot prend le relais après 5 minutes
page-away-3600 = un bot prend le relais après une heure
page-away-86400 = un bot prend le relais après un jour
page-nobody-mine = Tu n’as pas de place à toi : tu regarderas.
page-make = Dresser la table
page-start = C’est parti

# On se rassemble.
page-gathering = { $game } : qui vient ?
page-missing = { $seats ->
    [one] Il reste { $seats } place libre.
   *[other] Il reste { $seats } places libres.
    }
page-all-here = Tout le monde est là.
page-sit-here = S’asseoir ici
page-stand-up = Se lever
page-your-name = Comment t’appelle-t-on ?
page-join = Rejoindre
page-start-when = La partie peut commencer dès que chaque place est prise ; les bots comblent les trous.
page-host-starts = La partie commence dès que l’hôte le décide.
page-invite-help = Envoie ce lien, ou montre le carré à un téléphone.
page-link = Lien vers cette page
page-copy = Copier
page-copied = Copié
page-share = Partager
page-qr = Le lien sous forme de code QR
page-here = présent
page-away-now = absent

# À la table.
page-connection-connected = Connecté
page-connection-connecting = Connexion …
page-connection-offline = Hors ligne
page-connection-connecting-long = La connexion est perdue et nous la cherchons déjà. Rien n’est perdu.
page-connection-offline-long = Tu es hors ligne. La partie attend et reprendra dès ton retour.
page-waiting = On attend { $players }.
page-chosen-waiting = Ton choix est fait. On attend { $players }.
page-chance = Le hasard est à l’œuvre …
page-watching = Tu regardes
page-over = La partie est terminée.
page-undo = Reprendre son coup
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
page-leave = Quitter
page-leave-sure = Céder ta place ? Un bot continuera pour toi.
page-reactions = Réactions
page-reaction-hello = Salut !
page-reaction-wow = Ouah !
page-reaction-nice = Bien joué !
page-reaction-oops = Oups !
page-reaction-hurry = J’attends …
page-reaction-thanks = Merci !
page-reaction-haha = Ha ha !
page-reaction-bye = À bientôt !
page-plain = Le plateau ne peut pas être dessiné ici ; voici la partie en mots.

# Un écran pour tous.
page-cover = Passe l’appareil à { $name }
page-cover-others = Les autres détournent les yeux.
page-cover-chosen = { $count ->
    [one] Choix déjà fait : { $names }.
   *[other] Choix déjà faits : { $names }.
    }
page-cover-open = C’est moi, { $name }
page-cover-wait = Les autres jouent …
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
page-download = Enregistrer la partie
page-to-scores = Vers le décompte

# Revoir.
page-replay-of = { $game }, la partie revue
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
page-replay-keys = Touches : ← et → pour avancer ou reculer, Début et Fin pour sauter, Espace pour la lecture.

# Hasard équitable.
page-fair = Hasard équitable
page-fair-how = Avant la première carte, le donneur fixe un secret et en montre l’empreinte. Tout ce que fait le hasard découle de ce secret et de textes aléatoires ajoutés par vos appareils.
page-fair-commitment = Empreinte (SHA-256), montrée avant la partie :
page-fair-secret = Le secret, montré après la partie :
page-fair-fits-yes = Le secret correspond à l’empreinte. Ton navigateur vient de le calculer.
page-fair-fits-no = Le secret ne correspond pas à l’empreinte !
page-fair-same-yes = C’est bien l’empreinte que ce navigateur a vue au début.
page-fair-same-no = Au début, ce navigateur a vu une autre empreinte !
page-fair-seed-yes = Le texte aléatoire de ton appareil a été pris en compte.
page-fair-seed-no = Le texte aléatoire de ton appareil manque !
page-fair-record-yes = Chaque étape respecte les règles, et le résultat est juste.
page-fair-record-no = L’enregistrement ne respecte pas les règles !
page-fair-dealt-yes = Chaque carte et chaque dé découle du secret.
page-fair-dealt-no = Des cartes ou des dés ne découlent pas du secret !
page-fair-check = Vérifier maintenant
page-fair-yourself = Si tu ne veux pas non plus croire ce serveur, enregistre la partie et vérifie-la sur ton propre ordinateur avec « karfunkel verify ».
page-fair-limits = Cela prouve que personne n’a changé de carte ni de dé pendant la partie. Cela ne prouve pas que personne ne connaissait le secret : qui fait tourner le serveur pourrait regarder. Et rien n’empêche des joueurs de s’entendre entre eux.

# Les règles, et une première partie.
page-rules-of = { $game } : les règles
page-rules-picture = Un regard sur la table, au milieu d’une partie.
page-to-table = À table
page-learn-title = Ta première partie : { $game }
page-learn-how = Tu joues une vraie partie contre des bots faciles. Un conseil apparaît à chaque nouveauté ; tu peux les couper quand tu veux.
page-learn-begin = On y va
page-learn-diamant = Ensemble, vous entrez dans une grotte. Chaque carte peut apporter des gemmes ou un piège. Qui rentre à temps garde ce qu’il porte.
page-learn-emerald = Tes chevaliers vont du château jusqu’à l’antre du dragon. Il y a de l’or et des pierres en chemin, et un dragon aussi.
page-learn-kingdice = Lance les dés pour engager des citoyens. Ils peuplent le plateau, domptent des dragons et prennent aux autres.
page-hint = Conseil
page-hint-ok = Compris
page-hint-stop = Arrêter les conseils
page-hint-count = { $number } sur { $all }
page-hint-diamant-choice = Tout le monde est dans la grotte. Après chaque carte, tu décides en secret : continuer, ou rentrer avec ce que tu portes ? Les choix sont révélés ensemble.
page-hint-diamant-treasure = Un trésor est partagé à parts égales entre tous ceux qui sont dans la grotte. Le reste demeure à terre, pour les premiers qui rentrent.
page-hint-diamant-trap = Un piège ! Le premier de son espèce n’est qu’un avertissement. Si le même revient, tous ceux qui sont dans la grotte perdent ce qu’ils portent dans cette manche. Tu vois combien il en reste.
page-hint-diamant-relic = Une relique reste à terre jusqu’à ce que quelqu’un rentre seul : il prend alors toutes les reliques. Si plusieurs rentrent ensemble, personne ne les a.
page-hint-diamant-leaving = Quelqu’un est rentré. Ce qu’il portait est à l’abri dans son coffre, avec sa part de ce qui était à terre. Ceux qui restent partagent le prochain trésor à moins.
page-hint-diamant-sprung = Le deuxième piège de la même espèce a frappé : tous ceux qui étaient dans la grotte ont perdu ce qu’ils portaient. Une carte de ce piège quitte le jeu, il devient donc plus rare.
page-hint-diamant-round = Une nouvelle manche : tout le monde repart les mains vides. Ton coffre reste à l’abri jusqu’à la fin.
page-hint-diamant-over = Les cinq manches sont finies. Le coffre le plus plein gagne. Le décompte montre comment on en est arrivé là.
page-hint-emerald-move = Choisis un chevalier. Il fait autant de pas qu’il y a de chevaliers là d’où il part, lui compris et toutes couleurs confondues. Les grands groupes vont loin.
page-hint-emerald-second = Tu peux avancer un second chevalier, mais rien ne t’y oblige. Le même ne bouge pas deux fois.
page-hint-emerald-take = Ton chevalier a atteint des cartes dans la montagne : prends de l’or ou une pierre. L’or vaut sa valeur et attendrit le dragon ; chaque pierre vaut 1, et en avoir le plus d’une sorte donne un bonus.
page-hint-emerald-dragon = Un chevalier s’est arrêté le long de la piste de vol, alors le dragon bouge : d’une à trois cases, là où il regarde. Au bout de la piste, il fait demi-tour. Il ne capture que là où il s’arrête.
page-hint-emerald-victim = Plusieurs chevaliers sont là où le dragon s’est arrêté. Tu choisis qui il capture, et ce n’est pas forcément l’un des tiens.
page-hint-emerald-bribe = Ton chevalier est capturé. Donne une carte or au dragon, et il reste en jeu. Sinon il est perdu ; les pierres n’impressionnent pas le dragon.
page-hint-emerald-strip = Après chaque chasse, la piste avance d’une case vers l’antre. L’entrée de la montagne devient sûre.
page-hint-emerald-treasure = Un chevalier est dans l’antre : c’est un trésor de valeur 5. Quand le dernier est pris, ou quand quelqu’un n’a plus qu’un chevalier, la partie s’arrête.
page-hint-emerald-over = On compte : l’or selon sa valeur, les trésors 5, les pierres 1, les cartes bonus 4. Le décompte montre chaque ligne.
page-hint-kingdice-roll = Regarde le marché du travail : chaque citoyen demande un certain lancer. Garde les dés qui vont, relance les autres, trois lancers au plus. Ce qui est rempli s’allume.
page-hint-kingdice-hire = Engage un citoyen dont la condition est remplie. La carte reste à toi ; deux cartes au même joker pourront ajouter un dé plus tard. Si tes dés ne remplissent rien, c’est l’alerte au dragon.
page-hint-kingdice-tile = Tu as pioché des tuiles château. Choisis celle que tu peuples ; les autres retournent à la réserve.
page-hint-kingdice-settle = Pose la tuile sur une case vide de son terrain. À la fin, ta plus grande région d’un seul tenant compte 3 points par case, chaque autre case 1. La gemme de la case est à toi.
page-hint-kingdice-steal = Le voleur te laisse prendre quelque chose à un autre. Tu peux aussi être gentil et ne rien prendre.
page-hint-kingdice-tame = Le dompteur change une flamme en case à toi. Garde la flamme : qui en a le plus à la fin reçoit 4 points.
page-hint-kingdice-conquer = La brute prend une case à un autre joueur, parmi les plus proches. Une bonne occasion de relier tes régions.
page-hint-kingdice-alarm = Alerte au dragon : pas de citoyen, mais un super joker pour te consoler, et un nouveau château avec une flamme sur le plateau.
page-hint-kingdice-over = La dernière tuile château est posée. On compte terres, flammes et gemmes. Le décompte montre chaque ligne.
