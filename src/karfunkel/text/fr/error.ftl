# Ce qui est refusé, en une phrase : ce qui n’allait pas, et ce qui est permis.

error-unknown-command = La commande « { $name } » n’existe pas. Commandes : { $known }.
error-unknown-game = Le jeu « { $name } » n’existe pas. Jeux : { $known }.
error-unknown-language = La langue « { $name } » n’existe pas. Langues : { $known }.
error-unknown-sayer = « { $name } » n’annonce pas de chances de gagner. Au choix : { $known }.
error-unknown-bot = Le bot « { $name } » n’existe pas pour { $game }. Bots : { $known } ; « you » est une personne.
error-budget = « { $text } » n’est pas un temps de réflexion. Écris-le 50ms, 2s, ou comme un nombre de parties d’essai tel que 2000.
error-unknown-policy = La stratégie « { $name } » n’existe pas pour { $game }. Stratégies : { $known }.
error-unknown-backend = Le backend « { $name } » n’existe pas. Backends : { $known }.
error-actions-shape = Les actions ont la forme { $shape }. Il faut un nombre entier pour chaque partie ; nombre de parties : { $number }.
error-reset-mask = Le masque de remise à zéro demande un vrai ou faux pour chaque table, sans graine ; nombre de tables : { $number }.
error-no-parallel = Dans { $game }, les joueurs choisissent l’un après l’autre, jamais en même temps. Utilise plutôt l’environnement « env ».
error-population = Le fichier { $file } n’est pas une population pour { $game } : il faut le jeu, une graine et au moins deux bots différents, chacun avec name, spec, version et note.
error-net = Le fichier { $file } ne contient pas d’agent entraîné pour { $game }.
error-no-judge = Il n’y a pas encore d’évaluation entraînée pour { $game }. « karfunkel train { $game } » en crée une.
error-no-learned = Il n’y a pas encore de stratégie apprise pour { $game }, donc pas de recherche « learned:… ».
error-no-torch = L’entraînement a besoin de PyTorch. Installe-le avec : pip install karfunkel[train]
error-no-cluster = Aucune grappe Ray ne répond à « { $address } ». Démarres-en une avec « ray start --head », ou indique une autre adresse.
error-no-ray = Les grappes de machines demandent Ray. Pour l’installer : pip install karfunkel[cluster]
error-no-plots = Le rapport demande matplotlib et Jinja2. Pour les installer : pip install karfunkel[arena]
error-unknown-option = L’option « { $name } » n’existe pas. Options : { $known }.
error-unknown-part = La mesure n’a pas de partie « { $name } ». Parties : { $known }.
error-unknown-argument = « { $text } » n’a pas de sens ici. « karfunkel { $command } --help » montre ce qui est possible.
error-missing-argument = Il manque quelque chose : { $text }. « karfunkel { $command } --help » montre ce qu’il faut.
error-option-form = « { $text } » n’est pas une option avec sa valeur. Écris-la sous la forme name=value.
error-option-value = « { $value } » n’est pas permis pour { $name }. Permis : { $allowed }.
error-no-data = { $game } n’a pas de matériel à apporter : --data n’est pas pour ce jeu.
error-other-data = Ce matériel ({ $value }) n’est pas celui qui est utilisé ({ $allowed }). Indique son dossier avec --data.
error-seat-count = { $seats ->
    [one] { $seats } place est indiquée, mais { $asked } joueurs sont demandés.
   *[other] { $seats } places sont indiquées, mais { $asked } joueurs sont demandés.
    }
error-too-many-bots = { $bots ->
    [one] { $bots } bot est indiqué, mais il n’y a de place que pour { $asked }.
   *[other] { $bots } bots sont indiqués, mais il n’y a de place que pour { $asked }.
    }
error-seat-name = « { $name } » ne peut pas être un nom. Un nom a de 1 à { $longest } caractères, tous visibles.
error-same-name = Le nom « { $name } » est pris deux fois. Chaque nom ne peut servir qu’une fois.
error-number = « { $text } » n’est pas permis pour { $name }. Permis : les nombres entiers de { $lowest } à { $highest }.
error-seed = « { $seed } » ne peut pas être une graine. Permis : les nombres entiers de 0 à 4611686018427387903.
error-file = Le fichier { $file } n’est pas utilisable : { $reason }.
error-file-missing = Le fichier { $file } n’existe pas.
error-file-denied = Le fichier { $file } ne peut pas être utilisé : son propriétaire ne le permet pas.
error-file-folder = { $file } est un dossier, pas un fichier.
error-file-exists = Le fichier { $file } existe déjà et reste inchangé. Indiques-en un autre, ou reprends-le avec --resume.
error-nothing-to-undo = Il n’y a rien à reprendre : { $player } n’a rien choisi que les autres n’aient déjà vu.
error-internal = C’est une erreur de Karfunkel, pas la tienne : { $reason }. Rien n’est perdu.

error-not-chance = Ce n’est pas au hasard de jouer maintenant.
error-chance-first = C’est d’abord au hasard de jouer.
error-illegal-outcome = « { $outcome } » ne peut pas arriver ici. Possible : { $legal }.
error-illegal-action = { $player } : « { $action } » n’est pas permis ici. Permis : { $legal }.
error-unknown-action = « { $text } » n’est pas un choix de ce jeu. Choix : { $known }.
error-unknown-outcome = « { $text } » ne peut pas sortir dans ce jeu. Exemples : { $known }.
error-wrong-players = { $expected ->
    [0] La partie est finie, plus personne ne choisit.
   *[other] Ce choix revient à : { $players_expected }. Choix reçu pour : { $players }.
    }
error-not-on-turn = { $player } : ce n’est pas le moment de jouer.
error-chosen-already = { $player } : le choix est déjà fait.
error-not-dealt = Le donneur n’a pas distribué « { $outcome } ».
error-script-over = Le script ne prévoit plus aucun tirage.
error-commitment = Le secret révélé ne correspond pas à l’engagement pris avant la partie.

error-record-magic = Ce n’est pas un enregistrement de Karfunkel. La première ligne d’un enregistrement est « karfunkel-record 1 ».
error-record-newer = Cet enregistrement est au format { $version }, et ce Karfunkel lit le format { $known }. Un Karfunkel plus récent saura peut-être le lire.
error-record-rules = Cet enregistrement suit la version { $version } des règles de { $game }, et ce Karfunkel joue avec la version { $known }.
error-record-cut = L’enregistrement est coupé à la ligne { $line }.
error-record-odd = La ligne { $line } de l’enregistrement n’a pas de sens : « { $text } ».
error-record-line = Ligne { $line } de l’enregistrement : { $reason }
error-record-step = L’étape { $step } de l’enregistrement n’est pas permise : { $reason }
error-record-edited = L’enregistrement a été modifié après la fin : sa somme de contrôle est fausse.
error-record-no-check = L’enregistrement est coupé : il manque la dernière ligne, la somme de contrôle.
error-record-no-result = L’enregistrement est coupé : la partie est finie, mais le résultat manque.
error-record-unfinished = L’enregistrement a un résultat, mais la partie n’y est pas finie.
error-record-result = Le résultat de l’enregistrement est faux. Points exacts : { $scores } ; victoire : joueur { $winners }.
error-record-open = { $steps ->
    [one] La partie n’est pas finie : { $steps } étape est juste, mais il n’y a pas de résultat.
   *[other] La partie n’est pas finie : { $steps } étapes sont justes, mais il n’y a pas de résultat.
    }
error-no-secret = La partie ne peut pas continuer : il manque le secret du donneur, { $file }.
error-finished = Cette partie est finie. « karfunkel replay » la raconte.
error-step-range = { $steps ->
    [one] L’enregistrement compte { $steps } étape ; l’étape { $step } n’existe pas.
   *[other] L’enregistrement compte { $steps } étapes ; l’étape { $step } n’existe pas.
    }

error-position-form = « { $text } » n’est pas une position. Une position commence par le jeu et la version de ses règles, par exemple « diamant/1; players 3 ».
error-no-positions = { $game } n’a pas de notation pour les positions.
error-position-game = C’est une position de { $name }, mais on joue ici à { $game }.
error-position-rules = Cette position a été écrite pour la version { $version } des règles de { $game }, et ce Karfunkel joue la version { $known }.
error-position-part = Une position de ce jeu n’a pas de partie « { $part } ». Parties : { $known }.
error-position-twice = La position nomme « { $part } » deux fois.
error-position-value = « { $value } » n’est pas permis pour « { $part } » dans une position. Permis : { $allowed }.
error-position-length = { $given ->
    [one] « { $part } » a { $given } entrée dans cette position. Il en faut { $expected }.
   *[other] « { $part } » a { $given } entrées dans cette position. Il en faut { $expected }.
    }
error-position-impossible = Cette position est impossible : « { $part } » donne { $value }. Possible : { $possible }.
error-position-clash = Cette position est impossible : « { $part } » et « { $other } » ne vont pas ensemble.
error-position-hidden = Cette position laisse ouvert ce qui est caché (« ? »). Une partie a besoin d’une position complète.
error-position-over = Dans cette position, la partie est terminée.
error-position-options = La position dit qui joue et comment : --players et --option ne peuvent pas être donnés en plus.
error-advise-what = Un conseil demande soit un fichier, soit --position.
error-not-solved = Cette position n’est pas résolue.

# Going on from a step of a finished game
error-record-anew = Ce qui a été retiré au sort après l’étape { $step } ne va pas avec les étapes d’avant.
error-go-on-often = Si quelque chose est caché, une partie peut être reprise au plus { $most } fois à partir d’une autre.
error-go-on-options = L’enregistrement dit quel est le jeu, ses options et la position : ne les indique pas avec --go-on.
error-go-on-open = Seule une partie terminée peut être reprise à l’une de ses étapes ; une partie interrompue se continue avec --resume.
