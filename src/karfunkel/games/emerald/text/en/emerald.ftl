# Emerald.

emerald-title = Emerald
emerald-pitch = Lead your knights past the dragon to the treasure chamber.
emerald-option-players = Number of players
emerald-option-open_gold = Gold cards lie open
emerald-option-first = Seat of the first player (0: chance decides)
emerald-option-treasures = Treasures in the chamber
emerald-option-pile_cards = Cards in a pile at most

emerald-colour-red = red
emerald-colour-blue = blue
emerald-colour-yellow = yellow
emerald-colour-green = green
emerald-colour-black = black

emerald-gem-ruby = ruby
emerald-gem-emerald = emerald
emerald-gem-garnet = garnet
emerald-gem-turquoise = turquoise

emerald-place-tower-1 = tower 1
emerald-place-tower-2 = tower 2
emerald-place-tower-3 = tower 3
emerald-place-tower-4 = tower 4
emerald-place-main-building = main building
emerald-place-meadow-1 = meadow 1
emerald-place-meadow-2 = meadow 2
emerald-place-meadow-3 = meadow 3
emerald-place-meadow-4 = meadow 4
emerald-place-meadow-5 = meadow 5
emerald-place-meadow-6 = meadow 6
emerald-place-cave-1 = cave 1
emerald-place-cave-2 = cave 2
emerald-place-cave-3 = cave 3
emerald-place-cave-4 = cave 4
emerald-place-cave-5 = cave 5
emerald-place-cave-6 = cave 6
emerald-place-cave-7 = cave 7
emerald-place-cave-8 = cave 8
emerald-place-cave-9 = cave 9
emerald-place-chamber = treasure chamber

# What happens.
emerald-event-first-player = First player: { $player }.
emerald-event-laid-out = Beside cave { $field }: gold { $value } and { WORD($gem, of: "emerald-gem") }.
emerald-event-turn-begins = Turn { $turn }: { $player }.
emerald-event-knight-moved = { $player }, { WORD($colour, of: "emerald-colour") } knight: { WORD($from, of: "emerald-place") } → { WORD($to, of: "emerald-place") }.
emerald-event-stopped = { $player }: no second knight.
emerald-event-gold-taken = { $player }: gold { $value } from cave { $field }.
emerald-event-gem-taken = { $player }: { WORD($gem, of: "emerald-gem") } from cave { $field }.
emerald-event-gold-up = Now face up beside cave { $field }: gold { $value }. { $left ->
    [one] It is the last card of its pile.
   *[other] { $left } cards are in the pile.
    }
emerald-event-gem-up = Now face up beside cave { $field }: { WORD($gem, of: "emerald-gem") }. { $left ->
    [one] It is the last card of its pile.
   *[other] { $left } cards are in the pile.
    }
emerald-event-four-gems = Four different gems! Bonus card: { $player }.
emerald-event-treasure-taken = { $player }: a treasure from the chamber. { $left ->
    [0] It was the last one.
    [one] { $left } treasure is left.
   *[other] { $left } treasures are left.
    }
emerald-event-dragon-moved = The die shows { $roll }: the dragon goes from cave { $from } to cave { $field } and faces { $facing ->
    [exit] the exit.
   *[chamber] the chamber.
    }
emerald-event-nobody-caught = Nobody stands on cave { $field }. The dragon catches nobody.
emerald-event-caught = Caught on cave { $field }: { WORD($colour, of: "emerald-colour") } knight ({ $player }). { $gold ->
    [0] Without gold there is no bribe.
   *[other] { "" }
    }
emerald-event-bribed = { $player }: the dragon takes a gold card, and the { WORD($colour, of: "emerald-colour") } knight is free. Gold cards left: { $left }.
emerald-event-bribe-paid = { $player }: the dragon got gold { $value }.
emerald-event-eaten = { $player }: the { WORD($colour, of: "emerald-colour") } knight goes to the nest. { $left ->
    [one] { $left } knight is left in play.
   *[other] { $left } knights are left in play.
    }
emerald-event-strip-shifted = The strip now lies beside cave { $first } to { $last }.
emerald-event-majority = Most of a kind ({ WORD($gem, of: "emerald-gem") }), bonus card: { $player }.
emerald-event-counted = { $player }: { $score ->
    [one] { $score } point
   *[other] { $score } points
    }, of these { $gold } in gold; { $bonus ->
    [one] { $bonus } bonus card.
   *[other] { $bonus } bonus cards.
    }
emerald-event-game-over = { $way ->
    [treasure] The last treasure is taken.
    [knight] Somebody has only one knight left in play.
   *[both] The last treasure is taken, and whoever took it has only one knight left in play.
    } The game is over after { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
    } Most points, { $score }: { $players }.

# What is asked.
emerald-question-first = { $player }: which knight moves?
emerald-question-second = { $player }: does a second knight move?
emerald-question-take = { $player }: which card beside cave { $field }?
emerald-question-victim = { $player }: which knight on cave { $field } does the dragon catch?
emerald-question-answer = { $player }: bribe the dragon on cave { $field }? The { WORD($colour, of: "emerald-colour") } knight is caught.
emerald-action-knight-meadow = From { WORD($from, of: "emerald-place") }, { WORD($colour, of: "emerald-colour") } knight: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
    } to { WORD($to, of: "emerald-place") }
emerald-action-knight-cave = From { WORD($from, of: "emerald-place") }, { WORD($colour, of: "emerald-colour") } knight: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
    } to { WORD($to, of: "emerald-place") }{ $cards ->
    [gold] ; takes gold { $gold }
    [gem] ; takes { WORD($gem, of: "emerald-gem") }
    [both] ; takes gold { $gold } or { WORD($gem, of: "emerald-gem") }
   *[none] { "" }
    }{ $dragon ->
    [yes] ; wakes the dragon
   *[no] { "" }
    }
emerald-action-knight-chamber = From { WORD($from, of: "emerald-place") }, { WORD($colour, of: "emerald-colour") } knight: into the treasure chamber, for a treasure
emerald-action-stop = No second knight
emerald-action-take-gold = Gold { $gold }
emerald-action-take-gem = Gem: { WORD($gem, of: "emerald-gem") }
emerald-action-victim = { $player }, { WORD($colour, of: "emerald-colour") } knight ({ $gold ->
    [0] no gold to bribe with
    [one] { $gold } gold card
   *[other] { $gold } gold cards
    })
emerald-action-victim-moved = The { WORD($colour, of: "emerald-colour") } knight that has just moved
emerald-action-give-up = No bribe: the knight goes to the nest{ $left ->
    [1] , and the game ends
   *[other] { "" }
    }
emerald-action-bribe = Bribe with gold { $value }

# The table in words.
emerald-board-turn = Turn { $turn }: { $player }.
emerald-board-castle = Castle: { $places }.
emerald-board-meadow = Meadow: { $places }.
emerald-board-place = { WORD($place, of: "emerald-place") } ({ $knights })
emerald-board-knights = { $knights } { WORD($colour, of: "emerald-colour") }
emerald-board-nobody = nobody
emerald-board-field = Cave { $field }
emerald-board-strip = strip
emerald-board-dragon = dragon facing { $facing ->
    [exit] the exit
   *[chamber] the chamber
    }
emerald-board-cave = { $marks }. Knights: { $knights }. Cards: { $cards }.
emerald-board-gold = gold { $value } ({ $left ->
    [one] { $left } card
   *[other] { $left } cards
    })
emerald-board-gem = { WORD($gem, of: "emerald-gem") } ({ $left ->
    [one] { $left } card
   *[other] { $left } cards
    })
emerald-board-no-cards = none
emerald-board-chamber = Treasure chamber: { $left ->
    [one] { $left } treasure.
   *[other] { $left } treasures.
    }
emerald-board-reach = The dragon’s next stop, by faces of the die: { $fields }.
emerald-board-reach-field = cave { $field } ({ $faces } of { $die })
emerald-board-four-gems-free = Bonus card for four different gems: still free.
emerald-board-four-gems = Bonus card for four different gems: { $player }.
emerald-board-hand = { $cards ->
    [0] none
   *[other] { $cards } ({ $values })
    }
emerald-board-hand-hidden = { $cards ->
    [0] none
   *[other] { $cards } (hidden)
    }
emerald-board-gems = { $gems }× { WORD($gem, of: "emerald-gem") }
emerald-board-player = { $player } ({ $colours }). Knights: { $knights } in play, { $chamber } in the chamber, { $nest } in the nest. Gold cards: { $gold }. Gems: { $gems }. Treasures: { $treasures }. Bonus cards: { $bonus }.

# Simulations.
emerald-sim-ends = Games ended by: { $ways }.
emerald-sim-way = { $way ->
    [treasure] the last treasure
    [knight] one knight left
   *[both] both at once
    } { $percent } %
emerald-sim-turns = Per game: { $turns } turns, { $dragon } moves of the dragon.
emerald-sim-means = Per game: { $gold } gold cards, { $gems } gems, { $treasures } treasures taken; { $caught } knights caught, { $bribes } bribes, { $eaten } knights eaten; { $four_gems } bonus cards for four gems, { $majorities } for majorities.
emerald-sim-seat = Seat { $seat }, per game: { $gold } gold cards, { $gems } gems, { $treasures } treasures; { $caught } knights caught, { $bribes } bribes, { $eaten } knights eaten.

# The page.
emerald-page-castle = Castle
emerald-page-meadow = Meadow
emerald-page-cave = Dragon’s cave
emerald-page-players = Players
emerald-page-pick = Tap one of your knights to see where it would go.
emerald-page-why = { $steps ->
    [one] { $steps } step: it stands alone here.
   *[other] { $steps } steps: { $steps } knights stand here.
    }
emerald-page-to-go = Tap the glowing place to go there.
emerald-page-finds-treasure = It takes a treasure.
emerald-page-strip-means = Scorched ground: a knight that stops beside the strip wakes the dragon.
emerald-page-nest-means = The nest: knights that the dragon has carried off.
emerald-page-go = Go
emerald-page-busy = On turn: { $player }.
emerald-page-yours = Your turn.
emerald-page-answering = The dragon waits for an answer: { $player }.
emerald-page-may-stop = The dragon may stop here: { $faces } of { $die }.
emerald-page-risk = { $faces } of { $die }: it catches one of your own knights.
emerald-page-prey = { $faces } of { $die }: you can let it catch a knight of the others.
emerald-page-harmless = It would find nobody.
emerald-page-roll = The die shows { $roll }.
emerald-page-knights = Knights
emerald-page-gold = Gold cards
emerald-page-treasures = Treasures
emerald-page-bonus = Bonus cards
emerald-page-points = Points
emerald-page-leads = leads
emerald-page-nest = { $nest } in the nest
emerald-page-sheet = The points, line by line
emerald-page-player = Player
emerald-page-line-gold = Gold cards
emerald-page-line-gems = Gems, 1 each
emerald-page-line-treasures = Treasures, 5 each
emerald-page-line-four = Bonus: four different gems
emerald-page-line-majorities = Bonus: most of a kind, 4 each
emerald-page-line-total = Total

# A first game.
emerald-learn = Your knights walk from the castle to the treasure chamber. Gold and gems lie on the way, and so does a dragon.
emerald-hint-move = Choose a knight. It walks as many steps as there are knights where it stands, itself and all colours included. Big crowds take long strides.
emerald-hint-second = You may move a second knight, but you need not. The same one cannot go twice.
emerald-hint-take = Your knight reached cards in the cave: take gold or a gem. Gold counts its value and calms the dragon; gems count one each, and having the most of a kind earns a bonus.
emerald-hint-dragon = A knight stopped beside the strip, so the dragon moves: one to three fields the way it looks. At the end of the strip it turns. It only catches where it stops.
emerald-hint-victim = Several knights stand where the dragon stopped. You choose whom it catches, and it need not be one of yours.
emerald-hint-bribe = Your knight is caught. Give the dragon a gold card, and it stays in play. Otherwise it is lost; gems do not impress the dragon.
emerald-hint-strip = After every hunt the strip moves one field towards the treasure chamber. The front part of the cave becomes safe.
emerald-hint-treasure = A knight is in the treasure chamber: that is a treasure worth 5. When the last one is taken, or somebody has only one knight left, the game ends.
emerald-hint-over = Now everything counts: gold by its value, treasures 5, gems 1, bonus cards 4. The score sheet shows every line.

# What happens to you.
emerald-aim-caught = The dragon has caught your knight on cave { $field }.
emerald-aim-eaten = Your knight ends up in the dragon’s nest.

# Why a choice is good or bad.
emerald-why-dragon = The dragon moves: on { $own } of 3 faces only your own knights can be caught, on { $other } of 3 somebody else’s.

# The lesson, in its order.
emerald-lesson-welcome = Welcome! Your red knights leave the castle, cross the meadow and walk through the dragon’s cave to the treasure chamber. Gold, gems and treasures count in the end.
emerald-lesson-steps = A knight walks as many steps as there are knights where it starts, itself and all colours included. Three stand here: three steps. Tap the knight, then the place it goes to.
emerald-lesson-second = Now you may move a second knight, but not the same one again. Send this one after it: three steps, too.
emerald-lesson-crowd = The others followed: four knights stand on that stone. The bigger the crowd, the longer the strides. Add a third knight of yours.
emerald-lesson-stop = You need not move a second knight. Keep your three together and end your turn.
emerald-lesson-leap = Yellow leapt six steps into the cave, because six knights stood together. Whoever stops at cards in the cave takes one, gold or gem, and the turn ends.
emerald-lesson-dragon = That woke the dragon: a knight stopped beside its strip. The die shows 1 to 3, and the dragon goes so far the way it looks, turning at the end of the strip. It catches only where it stops: nobody this time.
emerald-lesson-strip = After every hunt this strip moves one field toward the chamber. The fields it has left behind are safe.
emerald-lesson-enter = Your turn: five knights stand here, so five steps take you into the cave.
emerald-lesson-gold = Gold counts its value and stays hidden in your hand. And the dragon likes gold: take it, you may need it.
emerald-lesson-caught = The dragon stopped at your knight: it is caught! Give a gold card, any value, and the knight stays. Without gold it would be lost, and gems do not help.
emerald-lesson-safe = Blue stopped here and took a card, and the dragon slept on: this field is behind the strip.
emerald-lesson-ahead = Your knight in the cave is free again. It stands alone: one step, to the field where the yellow knight is.
emerald-lesson-gem = Now a gem. Each counts 1. Whoever first has all four kinds gets a bonus card worth 4. Take the emerald.
emerald-lesson-victim = The dragon stopped where two knights stand. It is your turn, so you choose whom it catches. Better not yours: choose yellow.
emerald-lesson-nest = Yellow had no gold, so that knight is lost and sits in the nest. If a player has only one knight left in play, the game ends at once.
emerald-lesson-first = First bring up another knight. A second one may move after it.
emerald-lesson-deeper = And now your knight in the cave, one step deeper.
emerald-lesson-more = Another emerald. Whoever alone has the most of a kind at the end gets a bonus card for it, worth 4.
emerald-lesson-beside = The dragon is right in front of your knight. No fear: it always moves before it catches, at least one field, and there it has to find somebody.
emerald-lesson-brave = Be brave: one step, onto the dragon’s own field.
emerald-lesson-ruby = A ruby: the second of the four kinds.
emerald-lesson-pair = A yellow knight has joined yours: two knights, two steps. Others carry you along!
emerald-lesson-turquoise = A turquoise: the third kind. Only the garnet is missing.
emerald-lesson-fourth = Here it is, the garnet: take it and complete the four!
emerald-lesson-bonus = All four kinds, and you are the first: the bonus card worth 4 is yours for good.
emerald-lesson-almost = One more step in the cave, to its last field.
emerald-lesson-majority = A second turquoise: nobody else has so many. Take it.
emerald-lesson-chamber = The treasure chamber! Going in takes one step; any more are lost. Each knight that arrives brings a treasure worth 5, and the dragon does not wake.
emerald-lesson-treasure = Go in! When the last treasure is taken, the game ends. In this lesson there is only one; a real game has four.
emerald-lesson-over = Your knight crossed the whole cave, paid the dragon, chose its prey, and brought the treasure home with all four gems. Gold counts its value, treasures 5, gems 1, bonus cards 4.
