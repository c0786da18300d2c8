# Tools of King of the Dice.

kingtool-help-kingdice = odds of dice, and sets of map, cards and dice for King of the Dice
kingtool-help-odds = the exact chance to meet a condition with the dice, and which dice to keep
kingtool-help-condition = what the dice must show, such as “run 5”, “4 equal”, “3 red + 2 blue”, “sum >= 28”
kingtool-help-dice = the six dice on the table, such as “r3 b5 r2 b4 g3 b6”
kingtool-help-rolls = rolls to come
kingtool-help-jokers = dice that jokers add, such as “r4”
kingtool-help-data = folder with another set of map, cards and dice
kingtool-help-check = say what is wrong with a set of map, cards and dice
kingtool-help-export = write our own set as a starting point for another one
kingtool-help-folder = folder with the files of a set
kingtool-help-map = draw the map of King of the Dice
kingtool-help-players = number of players: 2, 3 or 4
kingtool-help-svg = file to draw the map into

kingtool-odds = { $rolls ->
    [0] { $conditions }, no roll to come: { $percent } % ({ $ways }).
    [one] { $conditions }, { $rolls } roll to come: { $percent } % ({ $ways }).
   *[other] { $conditions }, { $rolls } rolls to come: { $percent } % ({ $ways }).
    }
kingtool-keep = Keep: { WORD($dice, of: "kingdice-die") }. Roll the others.
kingtool-keep-none = Roll all six dice again.
kingtool-stop = Stop rolling.
kingtool-fine = This set has no faults. Its hash is { $hash }.
kingtool-written = Written: { $file }
kingtool-reroll-hint = Type the numbers of the dice to roll again, such as 1 3 6, or stop.
