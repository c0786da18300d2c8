# Le serveur : ce qu’il refuse et ce qu’il affiche.

server-no-table = Cette table n’existe pas. Elle a peut-être été supprimée après une longue période.
server-not-playing = La partie n’est pas en cours.
server-not-over = La partie n’est pas encore terminée.
server-not-gathering = La partie a déjà commencé.
server-not-host = Seule la personne qui a ouvert la table peut faire cela.
server-not-your-seat = La place { $seat } n’est pas la tienne.
server-no-seat = Cette table n’a pas de telle place libre.
server-seat-taken = La place { $seat } est déjà prise.
server-seats-open = { $count ->
    [one] { $count } place est encore vide.
   *[other] { $count } places sont encore vides.
    }
server-no-vote = Aucun vote n’est possible pour la place { $seat }.
server-stale = La partie a avancé entre-temps : c’était pour l’étape { $step }, et c’est maintenant l’étape { $known }.
server-disk = Rien ne peut être enregistré pour l’instant, donc rien n’a changé. Réessaie plus tard.
server-store = Les parties ne peuvent pas être conservées dans { $file } : { $reason }.
server-store-newer = Les parties viennent d’un Karfunkel plus récent (format { $version }, celui-ci connaît { $known }).
server-too-slow = La connexion est trop lente pour toutes les nouvelles. Reconnecte-toi.
server-too-fast = C’était trop à la fois. Attends un instant.
server-too-large = C’est trop long : { $limit } octets au plus sont acceptés.
server-too-many-tables = Beaucoup de tables ont été ouvertes d’ici récemment. Attends un moment.
server-odd-message = Ce message est incompréhensible.
server-odd-request = Cette requête est incompréhensible : { $place }.
server-other-origin = Les requêtes d’autres sites ne sont pas acceptées.
server-nothing-here = Il n’y a rien ici.
server-mistake = C’est une erreur du serveur, pas la tienne. Rien n’a été perdu.
server-closing = Le serveur s’arrête. Toutes les parties sont conservées ; reviens plus tard.
server-missing = Jouer dans le navigateur demande d’autres paquets. À installer avec : pip install karfunkel[web]
server-port-taken = Le port { $port } est pris. Indiques-en un autre avec --port.
server-address = Karfunkel est prêt : { $address }
server-lan-address = Pour les autres dans ce réseau : { $address }
server-no-lan = Aucun réseau local n’a été trouvé.
server-how-to-stop = Arrêter avec Ctrl-C. Les parties sont conservées dans { $folder }.
server-stopped = Arrêté. Toutes les parties sont conservées.
