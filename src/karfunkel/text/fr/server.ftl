# Le serveur : ce qu’il refuse et ce qu’il affiche.

server-no-table = Cette table n’existe pas. Elle a peut-être été supprimée après une longue période.
server-not-playing = La partie n’est pas en cours.
server-no-hints = À une table avec d’autres personnes, l’entraîneur ne répond que si l’hôte l’a permis.
server-not-over = La partie n’est pas encore terminée.
server-not-gathering = La partie a déjà commencé.
server-not-host = Seule la personne qui a ouvert la table peut faire cela.
server-not-your-seat = La place { $seat } n’est pas la tienne.
server-no-seat = À cette table, cette place n’existe pas ou n’est pas libre.
server-seat-taken = La place { $seat } est déjà prise.
server-seats-open = { $count ->
    [one] { $count } place est encore vide.
   *[other] { $count } places sont encore vides.
    }
server-no-vote = Aucun vote n’est possible pour la place { $seat }.
server-not-gone = Un bot ne peut remplacer que quelqu’un qui est absent depuis { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
    }.
server-removed = Tu n’as plus de place à cette table : l’hôte en a décidé ainsi.
server-no-removal = Personne ne peut être exclu de la place { $seat }.
server-locked = L’hôte a fermé cette table : plus personne ne peut s’y asseoir.
server-seats-each = { $count ->
    [one] Chacun ne peut prendre qu’une place ici.
   *[other] Chacun peut prendre au plus { $count } places ici.
    }
server-stale = La position a changé entre-temps : la partie a avancé, ou un choix a été repris. Regarde encore une fois.
server-enough = À cette table, on a trop souvent changé de place ou repris un choix. La partie peut quand même continuer.
server-disk = Rien ne peut être enregistré pour l’instant, donc rien n’a changé. Réessaie plus tard.
server-full = Le serveur n’a pas de place pour plus en ce moment. Réessaie plus tard.
server-store = Les parties ne peuvent pas être conservées dans { $file } : { $reason }.
server-store-newer = Les parties viennent d’un Karfunkel plus récent (format { $version }, celui-ci connaît { $known }).
server-too-slow = La connexion est trop lente pour toutes les nouvelles. Reconnecte-toi.
server-too-fast = C’était trop à la fois. Attends un instant.
server-too-large = C’est trop long : { $limit } octets au plus sont acceptés.
server-too-many-tables = Beaucoup de tables ont été ouvertes d’ici récemment. Attends un moment.
server-odd-message = Ce message est incompréhensible.
server-odd-request = Cette requête est incompréhensible : { $place }.
server-other-origin = Les requêtes d’autres sites ne sont pas acceptées.
server-nothing-here = Il n’y a rien ici.
server-unknown-host = Ce serveur ne répond pas au nom de { $host }. Si c’est bien son nom, il faut le lancer avec --public { $host }.
server-admin-only = Seule la personne qui gère ce serveur peut faire cela : sur la machine même, ou avec le jeton.
server-admin-token = Le jeton de l’administration manque ou est faux.
server-token-short = Le jeton dans { $file } est trop court : il lui faut au moins { $shortest } caractères, sans espace.
server-blocked = Cette adresse a été bloquée par la personne qui gère le serveur.
server-own-address = Tu ne peux bloquer ni ta propre adresse ni la machine elle-même.
server-no-address = { $address } n’est pas une adresse.
server-table-closed = Cette table a été fermée par la personne qui gère le serveur.
server-table-damaged = Cette table ne peut pas être affichée : son fichier est endommagé. Les autres tables ne sont pas touchées.
server-folder-taken = Le dossier { $folder } est déjà utilisé par un autre serveur (processus { $process }). Il faut l’arrêter ou indiquer un autre dossier avec --data.
server-mistake = C’est une erreur du serveur, pas la tienne. Rien n’a été perdu.
server-closing = Le serveur s’arrête. Toutes les parties sont conservées ; reviens plus tard.
server-missing = Jouer dans le navigateur demande d’autres paquets. À installer avec : pip install karfunkel[web]
server-postgres-missing = PostgreSQL demande un autre paquet. À installer avec : pip install karfunkel[postgres]
server-elsewhere = Un autre processus s’occupe de cette table. Merci de réessayer.
server-workers-store = Plusieurs processus demandent des données qu’ils peuvent partager. Il faut indiquer une base PostgreSQL avec --store postgresql://… ou omettre --workers.
server-port-taken = Le port { $port } est pris. Indiques-en un autre avec --port.
server-address = Karfunkel est prêt : { $address }
server-lan-address = Pour les autres dans ce réseau : { $address }
server-no-lan = Aucun réseau local n’a été trouvé.
server-how-to-stop = Arrêter avec Ctrl-C. Les parties sont conservées dans { $folder }.
server-stopped = Arrêté. Toutes les parties sont conservées.
server-out-of-memory = Arrêté : il n’y avait plus de mémoire libre. Toutes les parties sont conservées ; redémarre le serveur.

# Going on from a step of a finished game
server-go-on-long = L’étape { $step } est trop loin dans la partie : on peut la reprendre au plus tard à l’étape { $most }.

# Bots in processes of their own.
server-bots-store = Les bots d’autres serveurs demandent une base de données commune. Il faut l’indiquer avec --store postgresql://…
server-bots-ready = Les bots de tous les serveurs de { $place } réfléchissent aussi ici. Arrêter avec Ctrl-C.

# Lessons.
server-no-lesson = Il n’y a pas de leçon ici.
server-lesson-seat = Une leçon est faite pour une seule personne : indique ta place, et rien d’autre.

# Le chat.
server-no-chat = Le chat est désactivé à cette table.
server-phrases-only = À une table publique, il n’y a que des phrases toutes faites.
server-nothing-said = Ce message ne dit rien.

# Web Push.
server-no-push = Ce serveur ne peut pas prévenir d’appareils : karfunkel[push] n’est pas installé.
server-push-odd = Ce n’est pas un appareil que l’on peut prévenir.
server-push-address = Ce serveur ne s’adresse qu’aux services push des navigateurs connus.
