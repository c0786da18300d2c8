# Outils pour Le Roi des dés.

kingtool-help-kingdice = chances aux dés, et ensembles de plateau, cartes et dés pour Le Roi des dés
kingtool-help-odds = la chance exacte de remplir une condition, et les dés à garder
kingtool-help-condition = ce que les dés doivent montrer, comme « run 5 », « 4 equal », « 3 red + 2 blue », « sum >= 28 »
kingtool-help-dice = les six dés sur la table, comme « r3 b5 r2 b4 g3 b6 »
kingtool-help-rolls = lancers à venir
kingtool-help-jokers = dés que des jokers ajoutent, comme « r4 »
kingtool-help-data = dossier avec un autre ensemble de plateau, cartes et dés
kingtool-help-check = dire ce qui ne va pas dans un ensemble de plateau, cartes et dés
kingtool-help-export = écrire notre propre ensemble comme point de départ d’un autre
kingtool-help-folder = dossier avec les fichiers d’un ensemble
kingtool-help-map = dessiner le plateau du Roi des dés
kingtool-help-players = nombre de joueurs : 2, 3 ou 4
kingtool-help-svg = fichier dans lequel dessiner le plateau

kingtool-odds = { $rolls ->
    [0] { $conditions }, plus aucun lancer : { $percent } % ({ $ways }).
    [one] { $conditions }, encore { $rolls } lancer : { $percent } % ({ $ways }).
   *[other] { $conditions }, encore { $rolls } lancers : { $percent } % ({ $ways }).
    }
kingtool-keep = Garde : { WORD($dice, of: "kingdice-die") }. Lance les autres.
kingtool-keep-none = Relance les six dés.
kingtool-stop = Arrête de lancer.
kingtool-fine = Cet ensemble ne contient aucune erreur. Son empreinte est { $hash }.
kingtool-written = Écrit : { $file }
kingtool-reroll-hint = Tape les numéros des dés à relancer, comme 1 3 6, ou stop.
