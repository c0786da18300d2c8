# Tools for the one who runs a server: karfunkel tables.

tables-help = s’occuper des tables d’un serveur, même pendant qu’il tourne
tables-help-list = lister les tables, les plus récentes d’abord
tables-help-trash = celles de la corbeille à la place
tables-help-show = montrer une table
tables-help-export = écrire l’enregistrement d’une partie terminée
tables-help-delete = mettre une table à la corbeille ; elle y reste 30 jours
tables-help-restore = sortir une table de la corbeille
tables-help-check = lire chaque entrée de chaque table et dire ce qui est endommagé
tables-help-backup = copier toutes les tables dans un fichier
tables-help-copy = copier toutes les tables dans un dossier vide ou une base vide, et vérifier la copie
tables-help-from = où sont les tables : un dossier, ou postgresql://…
tables-help-to = où elles doivent aller : un dossier, ou postgresql://…
tables-help-table = la table, telle que son lien la nomme
tables-help-file = un fichier qui n’existe pas encore ; sans lui, l’enregistrement s’affiche
tables-help-backup-file = un fichier qui n’existe pas encore

tables-nothing = Il n’y a aucune table dans { $folder }. Le dossier du serveur s’indique avec --data.
tables-no-table = Cette table n’existe pas : { $table }
tables-line =
    { $table }  { $game }, { $status ->
            [gathering] avant le début
            [playing] en cours
           *[over] terminée
         } : { $people } ({ $updated }, { $entries ->
            [one] { $entries } entrée
           *[other] { $entries } entrées
        })
tables-count =
    { $number ->
        [one] { $number } table
       *[other] { $number } tables
    }
tables-show-game = Jeu : { $value }
tables-show-options = Options : { $value }
tables-show-updated = Dernier changement : { $value }
tables-show-step = Étapes : { $value }
tables-show-status =
    État : { $status ->
            [gathering] avant le début
            [playing] en cours
           *[over] terminée
         }
tables-show-seat =
    Place { $number } : { $kind ->
        [person] { $name }
        [bot] { $name }, un bot ({ $level })
       *[open] libre
    }
tables-deleted = La table { $table } est maintenant dans la corbeille. Elle peut en être sortie pendant 30 jours.
tables-restored = La table { $table } est de retour.
tables-trouble = { $table } : { $reason }
tables-checked =
    { $number ->
        [one] { $number } table lue
       *[other] { $number } tables lues
    }, { $damaged ->
        [0] rien n’est endommagé.
        [one] { $damaged } problème trouvé.
       *[other] { $damaged } problèmes trouvés.
    }
tables-copied = Toutes les tables sont copiées dans { $file }. La copie contient les secrets des parties en cours : elle demande autant de soin que l’original.
tables-copied-checked =
    { $number ->
        [one] { $number } table est copiée dans { $place } et vérifiée.
       *[other] { $number } tables sont copiées dans { $place } et vérifiées.
    }
tables-copy-taken = Il y a déjà des tables dans { $place }. La copie demande un endroit vide.
tables-copy-differs = La copie dans { $place } diffère de l’original. Il ne faut pas l’utiliser ; un serveur y tourne-t-il ?
tables-backup-postgres = PostgreSQL se sauvegarde avec ses propres outils, comme pg_dump ; ou bien copier les tables dans un dossier avec : karfunkel tables copy
