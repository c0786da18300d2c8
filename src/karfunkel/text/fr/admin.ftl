# The page for the person who runs the server.

admin-title = Administration
admin-token = Jeton
admin-token-use = Utiliser ce jeton
admin-load = Charge
admin-seconds = En marche depuis (s)
admin-memory = Mémoire (Mo)
admin-cpu-seconds = Temps de calcul (s)
admin-machine = Charge de la machine
admin-connections = Connexions
admin-sockets = Sockets
admin-tables = Tables en mémoire
admin-thinking = Bots qui réfléchissent
admin-waiting = Bots qui attendent
admin-answers = Réponses lentes
admin-limits = Limites atteintes
admin-none = Aucune.
admin-close = Fermer
admin-close-sure = Fermer cette table ? Elle va à la corbeille, et tous ceux qui y sont l’apprennent.
admin-restore = Sortir { $table } de la corbeille
admin-people = Personnes connectées
admin-address = Adresse
admin-block = Bloquer
admin-block-sure = Bloquer { $address } ? Ses connexions sont fermées, et elle ne reçoit plus de réponse.
admin-unblock = Débloquer
admin-blocked = Adresses bloquées
admin-restart = Redémarrage
admin-minutes = Minutes avant le redémarrage
admin-announce = Annoncer
admin-take-back = Retirer
admin-watching = Présents
admin-entries = Entrées

# Several processes of one server.

admin-processes = Processus
admin-process = Processus
admin-silent = { $count ->
    [one] Un processus ne répond pas ; ce qu’il fait manque ici.
   *[other] { $count } processus ne répondent pas ; ce qu’ils font manque ici.
}
