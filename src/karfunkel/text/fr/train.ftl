# Training judges.

train-help = entraîner une évaluation : un réseau qui apprend un jeu contre lui-même (avec PyTorch)
train-help-out = fichier pour le réseau
train-help-rounds = nombre de tours de jeu et d’apprentissage
train-help-width = unités de chaque couche cachée
train-help-resume = reprendre l’entraînement du point de contrôle à côté de ce fichier
train-help-start = commencer avec le réseau de ce fichier
train-help-league = un réseau qui s’assoit à la table et n’apprend rien ; peut être répété
train-help-plot = dessiner la courbe des résultats dans ce fichier
train-help-threads = nombre de threads
train-progress = Tour { $round } sur { $rounds }, { $millions } millions de décisions, encore { $left }. Victoires contre { $shares }.
train-share = { $policy } à { $players } : { $share } %
train-done = L’évaluation est dans { $file }. Joue contre elle avec « judge:{ $file } ».
train-nothing-left = Cet entraînement est terminé ; il n’y a rien à reprendre dans { $file }.
train-no-checkpoint = Le fichier { $file } ne contient pas d’entraînement inachevé.
