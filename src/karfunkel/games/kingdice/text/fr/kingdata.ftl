# King of the Dice : ce qui est refusé dans un jeu de données, une condition ou des dés.

# Un jeu de données.
kingdata-line = { $file }, ligne { $line } (règle { $rule }) : { $reason }
kingdata-form = « { $text } » ne se comprend pas ici. Une ligne s’écrit ainsi : « { $form } ».
kingdata-face = « { $text } » n’est pas une face de dé. Une face est une couleur (r, b ou g) et un chiffre de 1 à 6, par exemple « r3 ».
kingdata-die-number = C’est le dé { $found }, mais le suivant est le dé { $due }.
kingdata-die-sides = « { $text } » ne porte pas une fois chaque chiffre de 1 à 6.
kingdata-die-colours = « { $text } » ne porte pas deux faces rouges, deux bleues et deux vertes.
kingdata-dice-alike = Le dé { $die } a les mêmes couleurs que le dé { $twin }. Il n’y a pas deux dés pareils.
kingdata-number-colours = Sur l’ensemble des dés, { $face } paraît tant de fois : { $count }. Chaque nombre est deux fois rouge, deux fois bleu et deux fois vert.
kingdata-dice-count = Dés dans le fichier : { $count }. Il en faut 6.
kingdata-pile-number = C’est la pile { $found }, mais la suivante est la pile { $due }.
kingdata-pile-size = Cartes dans la pile { $pile } : { $count }. Il en faut 12.
kingdata-pile-count = Piles dans le fichier : { $count }. Il en faut 5.
kingdata-thief = Une carte de la pile 2 dit après son joker de quel voleur il s’agit : { $known }.
kingdata-steps = Conditions de cette carte de la pile { $pile } : { $count }. Il en faut { $due }.
kingdata-halves = Moitiés du plateau : { $count }. Il en faut 2.
kingdata-half-size = Cases dans la moitié { $half } : { $count }. Il en faut 15.
kingdata-field-twice = La case { $field } se trouve déjà à la ligne { $first }.
kingdata-place-taken = La case { $field } se trouve à l’endroit de { $other }.
kingdata-terrain-once = La première moitié n’a pas le terrain « { $terrain } ». Chaque terrain paraît une fois dans chaque moitié.
kingdata-terrain-again = Cette moitié a déjà le terrain « { $terrain } ». Chaque terrain paraît une fois dans chaque moitié.
kingdata-two-marks = La case { $field } porte plus d’une marque. Dragons et gemmes sont sur des cases différentes.
kingdata-mark = « { $text } » n’est pas la marque d’une case. Marques : { $known }.
kingdata-mark-count = Cases marquées « { $mark } » : { $count }. Il en faut { $due }.
kingdata-dragon-players = « { $text } » n’est pas un nombre de joueurs. Après « dragon » viennent certains de ces nombres, une fois chacun, ou rien : { $known }.
kingdata-dragon-count = Cases de dragon à { $seats } joueurs : { $count }. Il peut y en avoir de 1 à { $highest }.
kingdata-join-players = Il n’y a pas d’assemblage pour ce nombre de joueurs : { $seats }. Les assemblages sont pour 2, 3 et 4.
kingdata-join-twice = L’assemblage pour { $seats } joueurs se trouve déjà à la ligne { $first }.
kingdata-turn = Une moitié ne se tourne pas de { $turn } sixièmes. Permis : de 0 à 5.
kingdata-join-missing = L’assemblage pour { $seats } joueurs manque.
kingdata-overlap = Assemblé pour { $seats } joueurs, la case { $field } se trouve sur { $other }.
kingdata-apart = Assemblé pour { $seats } joueurs, le plateau n’est pas d’un seul tenant : aucun chemin de { $other } à { $field }.
kingdata-gold-near = Assemblé pour { $seats } joueurs, les gemmes dorées sur { $field } et { $other } sont trop proches : { $steps } pas ; il en faut au moins { $far }.

# Fichiers.
kingdata-no-file = Le dossier { $folder } n’a pas de fichier lisible { $file }. Un ensemble comprend { $known }.
kingdata-encoding = Le fichier { $file } dans { $folder } n’est pas un texte en UTF-8.
kingdata-exists = Le fichier { $file } existe déjà dans { $folder } et n’a pas été touché. Indique un autre dossier.
kingdata-cannot-write = Rien ne peut être écrit dans { $folder } : { $reason }.

# Conditions.
kingdata-condition-unknown = « { $text } » n’est pas une condition (K41). Exemples : { $known }.
kingdata-condition-run = « { $text } » ne peut pas être une condition (K41) : une suite compte de { $lowest } à { $highest } dés.
kingdata-condition-dice = « { $text } » ne peut pas être une condition (K41) : elle demande de { $lowest } à { $highest } dés.
kingdata-condition-number = « { $text } » ne peut pas être une condition (K41) : un dé montre de { $lowest } à { $highest }.
kingdata-condition-sum = « { $text } » ne peut pas être une condition (K41) : une telle somme va de { $lowest } à { $highest }.
kingdata-condition-colour-twice = « { $text } » ne peut pas être une condition (K41) : la couleur { $colour } y paraît deux fois.

# Dés sur la ligne de commande.
kingdata-dice-six = Dés donnés : { $count }. Il en faut 6, dans l’ordre des dés.
kingdata-die-cannot = Le dé { $die } ne peut pas montrer { $face }. Ses faces : { $sides }.
kingdata-rolls = « { $rolls } » n’est pas ici un nombre de lancers à venir. Permis : de { $lowest } à { $highest }.
kingdata-jokers-many = Jokers donnés : { $count }. On peut en ajouter au plus { $highest }.
kingdata-conditions-many = Conditions données : { $count }. On peut en demander au plus { $highest } à la fois.

# K9 : le plateau disposé à la main. $part est « flames », « gold » ou « white ».
kingdata-arrange-form = « { $text } » ne décrit pas une disposition du plateau. Par exemple : { $example }.
kingdata-arrange-join = Les moitiés se joignent comme à 2, 3 ou 4 joueurs, pas comme à « { $text } ».
kingdata-arrange-field = Il n’y a pas de case « { $field } » sur ce plateau.
kingdata-arrange-twice = La case { $field } ne peut porter qu’une flamme ou une gemme.
kingdata-arrange-count = À { $seats } joueurs, { $part ->
    [flames] le nombre de flammes sur le plateau doit être { $due }, pas { $count }.
    [gold] il faut { $due } gemmes dorées sur le plateau, pas { $count }.
   *[white] il faut { $due } gemmes blanches sur le plateau, pas { $count }.
}
