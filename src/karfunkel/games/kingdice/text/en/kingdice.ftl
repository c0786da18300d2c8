# King of the Dice.

kingdice-title = King of the Dice
kingdice-pitch = Roll for citizens who settle the land, tame dragons and take what others have.
kingdice-option-players = Number of players
kingdice-option-data = Map, cards and dice
kingdice-option-first = Seat of the first player (0: chance decides)
kingdice-option-random_fields = Flames and gems start on random fields
kingdice-option-random_join = Chance decides how the halves of the map are joined
kingdice-option-arrangement = Join, flames and gems arranged by hand (“printed”: as on the map)
kingdice-option-terrain_tiles = Tiles of each terrain
kingdice-option-pile_cards = Cards in a citizen pile

kingdice-arrange = Arrange the map by hand
kingdice-arrange-join = How the halves lie
kingdice-arrange-as-with = as with { $seats } players
kingdice-arrange-put = Tap a field to put or take away
kingdice-arrange-flames = Flames: { $count } of { $due }
kingdice-arrange-gold = Gold gems: { $count } of { $due }
kingdice-arrange-white = White gems: { $count } of { $due }
kingdice-arrange-printed = As printed
kingdice-guide-join = How do the halves lie? As with 2, 3 or 4 players. Enter: as with { $printed }.
kingdice-guide-flames = Flames ({ $due }): on which fields? Enter: { $printed }, as printed.
kingdice-guide-gold = Gold gems ({ $due }): on which fields? Enter: { $printed }, as printed.
kingdice-guide-white = White gems ({ $due }): on which fields? Enter: { $printed }, as printed.
kingdice-arrange-field = { $field }, { $terrain }: { $mark ->
    [flames] flame
    [gold] gold gem
    [white] white gem
   *[none] empty
}

kingdice-citizen-dwarf = grumpy dwarf
kingdice-citizen-thief = arrogant thief
kingdice-citizen-tamer = busy dragon tamer
kingdice-citizen-brute = aggressive brute
kingdice-citizen-landowner = rich landowner

kingdice-effect-dwarf = grumpy dwarf
kingdice-effect-card-thief = arrogant thief (card)
kingdice-effect-gem-thief = arrogant thief (gem)
kingdice-effect-tamer = busy dragon tamer
kingdice-effect-brute = aggressive brute
kingdice-effect-landowner = rich landowner

kingdice-terrain = { $terrain ->
    [meadow] meadow
    [forest] forest
    [lake] lake
    [mountain] mountain
    [desert] desert
    [swamp] swamp
    [vineyard] vineyard
    [glacier] glacier
    [volcano] volcano
    [orchard] orchard
    [heath] heath
    [canyon] canyon
    [beach] beach
    [cornfield] cornfield
    [ruins] ruins
   *[other] { $terrain }
    }

kingdice-gem-white = white gem
kingdice-gem-gold = gold gem
kingdice-gem-none = no gem

# Dice and jokers.
kingdice-die-r1 = red 1
kingdice-die-r2 = red 2
kingdice-die-r3 = red 3
kingdice-die-r4 = red 4
kingdice-die-r5 = red 5
kingdice-die-r6 = red 6
kingdice-die-b1 = blue 1
kingdice-die-b2 = blue 2
kingdice-die-b3 = blue 3
kingdice-die-b4 = blue 4
kingdice-die-b5 = blue 5
kingdice-die-b6 = blue 6
kingdice-die-g1 = green 1
kingdice-die-g2 = green 2
kingdice-die-g3 = green 3
kingdice-die-g4 = green 4
kingdice-die-g5 = green 5
kingdice-die-g6 = green 6
kingdice-letter-red = R
kingdice-letter-blue = B
kingdice-letter-green = G

# Conditions of cards, in words.
kingdice-condition-run = a run of { $count } dice
kingdice-condition-equal = { $count } equal numbers
kingdice-condition-number = { $count ->
    [one] { $count } die with a { $number }
   *[other] { $count } dice with a { $number }
    }
kingdice-condition-of-colour = { $count } { $colour ->
    [red] red
    [blue] blue
   *[green] green
    }
kingdice-condition-one-colour = { $count } dice of one colour
kingdice-condition-sum-least = six dice with { $count } or more in all
kingdice-condition-sum-most = six dice with { $count } or less in all
kingdice-condition-2-pairs = two pairs
kingdice-condition-3-pairs = three pairs
kingdice-condition-full-house = three equal and two equal numbers
kingdice-condition-2-triples = twice three equal numbers
kingdice-condition-4-2 = four equal and two equal numbers
kingdice-condition-even = six even numbers
kingdice-condition-odd = six odd numbers

# What happens.
kingdice-event-first-player = First player: { $player }.
kingdice-event-map-joined = The halves of the map are joined as for { $join } players.
kingdice-event-field-marked = Field { $field }: { $mark ->
    [flame] a castle with a dragon flame.
    [white] a white gem.
   *[gold] a gold gem.
    }
kingdice-event-card-on-offer = On the labour market: { WORD($effect, of: "kingdice-effect") } – { $conditions } – joker: { WORD($joker, of: "kingdice-die") }.
kingdice-event-turn-begins = Turn { $turn }: { $player }.
kingdice-event-thrown = { $player }, throw { $throw }: { WORD($dice, of: "kingdice-die") }.
kingdice-event-rerolled = { $player }, rolled again: { WORD($faces, of: "kingdice-die") }.
kingdice-event-joker-added = { $player }: { WORD($joker, of: "kingdice-die") } added for { $supers ->
    [0] two equal cards
    [1] a super joker and a card
   *[other] two super jokers
    }.
kingdice-event-hired = { $player }: { WORD($effect, of: "kingdice-effect") } hired. { $step ->
    [0] { "" }
    [4] All steps are met!
   *[other] Step { $step } is met.
    }
kingdice-event-alarm = { $player }: dragon alarm! Nobody is hired.
kingdice-event-super-taken = { $player }: a card face down ({ WORD($citizen, of: "kingdice-citizen") }). { $supers ->
    [one] { $supers } super joker now.
   *[other] { $supers } super jokers now.
    }
kingdice-event-tile-drawn = { $player }, castle tile drawn: { kingdice-terrain }.
kingdice-event-tiles-back = { $tiles ->
    [one] { $tiles } tile is shuffled back.
   *[other] { $tiles } tiles are shuffled back.
    } In the supply: { $left }.
kingdice-event-settled = { $player }: field { $field } ({ kingdice-terrain }) settled. { $marker ->
    [no] There is no marker left: the castle stands empty.
   *[yes] { "" }
    }
kingdice-event-gem-found = { $player }: { WORD($gem, of: "kingdice-gem") } found on field { $field }.
kingdice-event-gem-won = { $gem ->
    [none] { $player }: there is no gem left in the supply.
   *[other] { $player }: { WORD($gem, of: "kingdice-gem") } from the supply.
    }
kingdice-event-card-stolen = { $player }, loot: citizen card (joker: { WORD($joker, of: "kingdice-die") }). Robbed: { $player_victim }.
kingdice-event-gem-stolen = { $player }, loot: { WORD($gem, of: "kingdice-gem") }. Robbed: { $player_victim }.
kingdice-event-declined = { $player }: nothing stolen.
kingdice-event-tamed = { $player }: dragon on field { $field } tamed. { $flames ->
    [one] { $flames } flame now.
   *[other] { $flames } flames now.
    }
kingdice-event-conquered = { $player }: field { $field } conquered. A marker back: { $player_victim }.
kingdice-event-nothing-done = { $player }: there is nothing to do for the { WORD($citizen, of: "kingdice-citizen") }.
kingdice-event-flame-placed = A dragon flame burns on field { $field }. { $count ->
    [0] { "" }
   *[other] One flame fewer: { $players }.
    }
kingdice-event-castle-empty = All flames are on the map: the castle on field { $field } stands empty.
kingdice-event-counted = { $player }: { $land } for land, { $flames } for flames, { $gems } for gems.
kingdice-event-game-over = The last castle tile is on the map. The game is over after { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
    } King of the dice, with { $score ->
    [one] { $score } point
   *[other] { $score } points
    }: { $players }.

# What is asked.
kingdice-question-reroll = { $player }: { WORD($dice, of: "kingdice-die") }. Which dice do you roll again? { $left ->
    [one] { $left } roll left.
   *[other] { $left } rolls left.
    }
kingdice-question-check = { $player }: { $met ->
    [0] no condition is met. Do you use jokers or call the dragon alarm?
   *[other] { $must ->
        [yes] whom do you hire?
       *[no] do you hire somebody or call the dragon alarm?
        }
    }
kingdice-question-tile = { $player }: which tile do you settle?
kingdice-question-settle = { $player }: on which field do you put the tile ({ kingdice-terrain })?
kingdice-question-steal-card = { $player }: which card do you steal?
kingdice-question-steal-gem = { $player }: which gem do you steal?
kingdice-question-tame = { $player }: which dragon do you tame?
kingdice-question-conquer = { $player }: which field do you conquer?
kingdice-question-pile = { $player }: from which pile do you take the super joker?
kingdice-question-flame = { $player }: whose flame goes onto the map?
kingdice-action-stop = Stop: the dice stay as they are
kingdice-action-reroll = Roll again: { WORD($faces, of: "kingdice-die") }{ $keeping ->
    [0] { "" }
   *[other] ; keep: { WORD($kept, of: "kingdice-die") }
    }
kingdice-action-joker = Add a die ({ WORD($joker, of: "kingdice-die") }) for { $supers ->
    [0] two equal cards
    [1] a super joker and a card
   *[other] two super jokers
    }
kingdice-action-hire = Hire: { WORD($effect, of: "kingdice-effect") }{ $step ->
    [0] { "" }
    [1] , draw 1 tile
    [2] , draw 2 tiles and choose
    [3] , draw 3 tiles and choose
   *[other] , draw 3 tiles, choose, and take a gem
    }
kingdice-action-alarm = Dragon alarm: a super joker, and a castle with a flame
kingdice-action-tile = Castle tile: { kingdice-terrain } ({ $fields })
kingdice-action-settle = Field { $field }, { kingdice-terrain }{ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }{ $beside ->
    [0] { "" }
    [one] , beside { $beside } field of yours
   *[other] , beside { $beside } fields of yours
    }
kingdice-action-tame = Flame on field { $field }, { kingdice-terrain }{ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }{ $beside ->
    [0] { "" }
    [one] , beside { $beside } field of yours
   *[other] , beside { $beside } fields of yours
    }
kingdice-action-conquer = Field { $field }, { kingdice-terrain } ({ $player }){ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }
kingdice-action-take = Top card of the pile: { WORD($citizen, of: "kingdice-citizen") }
kingdice-action-steal-card = Steal: citizen card, joker { WORD($joker, of: "kingdice-die") } ({ $player })
kingdice-action-steal-gem = Steal: { WORD($gem, of: "kingdice-gem") } ({ $player })
kingdice-action-steal-nothing = Steal nothing
kingdice-action-flame = Flame: { $player }

# The table in words.
kingdice-board-turn = Turn { $turn }: { $player }.
kingdice-board-signs = Fields: 1–4 marker of a player, { $castle } castle without owner, { $flame } dragon flame, { $white } white gem, { $gold } gold gem.
kingdice-board-pile = { WORD($effect, of: "kingdice-effect") }: { $conditions }. Joker: { WORD($joker, of: "kingdice-die") }; { $left ->
    [one] { $left } card
   *[other] { $left } cards
    } in the pile.
kingdice-board-pile-empty = { WORD($citizen, of: "kingdice-citizen") }: the pile is empty.
kingdice-board-supply = Supply: { $tiles ->
    [one] { $tiles } castle tile
   *[other] { $tiles } castle tiles
    }, { $flames ->
    [one] { $flames } flame
   *[other] { $flames } flames
    }, gems: { $gold } gold, { $white } white.
kingdice-board-dice = Throw { $throw }: { $dice }{ $jokers ->
    [0] { "" }
   *[other] ; added by jokers: { WORD($added, of: "kingdice-die") }
    }.
kingdice-board-player = { $seat } { $player }: { $score ->
    [one] { $score } point
   *[other] { $score } points
    }. Fields: { $fields }, largest area { $area }. Markers: { $markers }. Gems: { $gold } gold, { $white } white. Flames: { $flames }. Cards: { $cards ->
    [0] none
   *[other] { WORD($jokers, of: "kingdice-die") }
    }; super jokers: { $supers }.

# Simulations.
kingdice-sim-turns = Turns per game: { $turns }, between { $shortest } and { $longest }. Dragon alarm in { $alarms } of turns.
kingdice-sim-hire = { WORD($effect, of: "kingdice-effect") } { $percent }
kingdice-sim-hires = Hired, in shares of turns: { $hires }.
kingdice-sim-steps = Steps that the dwarf was hired with, 1 to 4: { $steps }.
kingdice-sim-points = Points: land { $land }, flames { $flames }, gems { $gems }.
kingdice-sim-means = Per game: { $alarms } alarms, { $rerolls } rerolls, { $jokers } jokers; { $tamed } dragons tamed, { $conquered } fields conquered, { $cards_stolen } cards and { $gems_stolen } gems stolen, { $gems_won } gems from the supply; { $nothing_done } citizens with nothing to do, { $empty_castles } castles that got no flame because none was left.
kingdice-sim-order = Wins by order of play: { $shares }.

# On the page.
kingdice-page-map = Map
kingdice-page-market = Labour market
kingdice-page-dice = Dice and choices
kingdice-page-players = What the players have
kingdice-page-field = Field { $field }, { kingdice-terrain }: { $stands ->
    [marker] castle of { $player }
    [flame] castle with a dragon flame
    [castle] castle without owner
   *[none] empty
    }{ $gem ->
    [none] { "" }
   *[other] , { WORD($gem, of: "kingdice-gem") }
    }
kingdice-page-face = { $colour ->
    [red] red
    [blue] blue
   *[green] green
    } { $number }
kingdice-page-keep = Keep die { $die }: { kingdice-page-face }
kingdice-page-added = Added by a joker: { kingdice-page-face }
kingdice-page-joker = Joker: { kingdice-page-face }
kingdice-page-throw = Throw { $throw } of { $all }
kingdice-page-question-reroll = { $player }: which dice do you keep? { $left ->
    [one] { $left } roll left.
   *[other] { $left } rolls left.
    }
kingdice-page-hint = Tap the dice to keep.
kingdice-page-reroll = { $count ->
    [0] All dice are kept
    [one] Roll { $count } die again
   *[other] Roll { $count } dice again
    }
kingdice-page-stop = Stop
kingdice-page-any-die = Two super jokers: add any die
kingdice-page-tile = Castle tile: { kingdice-terrain }
kingdice-page-alarm = Dragon alarm!
kingdice-page-does-dwarf = Draw 1 to 3 tiles, settle one. All steps: a gem as well.
kingdice-page-does-card-thief = Draw 2 tiles, settle one. Then steal a card.
kingdice-page-does-gem-thief = Draw a tile, settle it. Then steal a gem.
kingdice-page-does-tamer = Take a flame from the map, put your marker there.
kingdice-page-does-brute = Replace one of the nearest opponents’ markers by yours.
kingdice-page-does-landowner = Draw 2 tiles, settle both.
kingdice-page-score = Score sheet
kingdice-page-score-area = Largest area, 3 a field
kingdice-page-score-others = Other fields, 1 each
kingdice-page-score-flames = Most flames, 4
kingdice-page-score-gold = Gold gems, 3 each
kingdice-page-score-white = White gems, 2 each
kingdice-page-score-total = Points
kingdice-page-king = King of the dice

# A first game.
kingdice-learn = Roll the dice to hire citizens. They settle the map, tame dragons, and take what others have.
kingdice-hint-roll = Look at the labour market: each citizen wants a certain throw. Keep the dice that fit, roll the others again, up to three throws in all. What is met lights up.
kingdice-hint-hire = Hire a citizen whose condition is met. The card stays with you; two cards with the same joker can add a die later. If your dice meet nothing, it is dragon alarm.
kingdice-hint-tile = You have drawn castle tiles. Choose one to settle; the others go back into the supply.
kingdice-hint-settle = Put the tile on an empty field of its terrain. At the end your largest connected area counts 3 points per field, every other field 1. A gem on the field is yours.
kingdice-hint-steal = The thief lets you take something from another player. You may also be kind and take nothing.
kingdice-hint-tame = The dragon tamer turns a flame into your field. Keep the flame: whoever has the most gets 4 points at the end.
kingdice-hint-conquer = The brute takes over a field of another player, one of the nearest. A good chance to join your areas.
kingdice-hint-alarm = Dragon alarm: no citizen, but a super joker as consolation, and a new castle with a flame on the map.
kingdice-hint-over = The last castle tile is placed. Land, flames and gems are counted now. The score sheet shows every line.

# What happens to you.
kingdice-aim-card-stolen = { $player } takes your card (joker: { WORD($joker, of: "kingdice-die") }).
kingdice-aim-gem-stolen = { $player } steals from you: { WORD($gem, of: "kingdice-gem") }.
kingdice-aim-conquered = { $player } conquers your field { $field }.
kingdice-aim-flame-placed = A flame of yours goes back onto the map: field { $field }.

# The lesson, in its order.
kingdice-lesson-welcome = Welcome! Two of you settle a land. You roll dice, hire citizens with them, and the citizens bring you fields, gems and flames. Your first six dice lie here already.
kingdice-lesson-map = This is the land. At the end each field of your largest connected area counts 3 points, every other field 1, a gold gem 3 and a white gem 2.
kingdice-lesson-market = The labour market: five citizens, each with a condition for your dice. You have three throws to meet one, and may keep any dice.
kingdice-lesson-keep = The dwarf wants blue and green. Tap the two blue dice and the green one to keep them, then roll the three red ones again.
kingdice-lesson-again = A third blue die! Keep it as well, and roll the two red ones a last time.
kingdice-lesson-steps = Three blue, two green, one red: that meets three steps of the dwarf’s card. Each step brings one more tile to choose from.
kingdice-lesson-hire = The thief would come, too, but you hire exactly one. Hire the dwarf; his card stays with you.
kingdice-lesson-tile = Three castle tiles: you settle one, and the others go back into the supply. Choose the lake: a white gem lies on one of its fields.
kingdice-lesson-settle = A tile goes onto an empty field of its terrain. Take this one: its gem is yours, too.
kingdice-lesson-alarm = The other player met no condition: dragon alarm! A castle was placed, but a flame burns on it, right beside your field.
kingdice-lesson-super = As a consolation there was a card for it, face down: a super joker, which can become any die together with another card.
kingdice-lesson-stop = Four green and a blue at once: the dragon tamer comes. You need not use all throws: stop. If only one citizen is content, that one is hired by itself.
kingdice-lesson-tame = The tamer turns a flame into a field of yours. The flame stays with you: the most flames bring 4 points. Choose this one, beside your lake.
kingdice-lesson-conquered = Oh! The other player hired the brute and took your lake. A brute conquers one of the nearest fields of an opponent. You will get it back.
kingdice-lesson-joker = Look at your two cards: both show a blue 4. Two cards with the same joker can become one more die.
kingdice-lesson-enough = Three blue and three green. The landowner wants four blue and two green: only one die is missing. Stop.
kingdice-lesson-pair = Use your pair: both cards leave the game and add a blue 4 for this turn.
kingdice-lesson-landowner = Now the landowner is content, the hardest to please of all. Hire him!
kingdice-lesson-both = He brings two tiles, and you settle both. The swamp belongs here, beside your field: your area grows.
kingdice-lesson-gem = And the beach here: connected as well, and with a gem.
kingdice-lesson-thief = A thief settled for the other player and stole your landowner card. Face-up cards can be stolen, super jokers never.
kingdice-lesson-fives = Now your answer: the brute wants three 5s. Keep the two 5s and roll the other four.
kingdice-lesson-three = Three 5s! Stop here.
kingdice-lesson-brute = Hire the brute. The lake is the nearest field of your opponent, so it is yours again.
kingdice-lesson-area = Your four fields are all connected: 12 points. The fields of the other player lie apart and count only 1 each outside the largest area.
kingdice-lesson-house = This thief wants a full house: three equal and two equal. Keep the two 3s and the two 6s.
kingdice-lesson-full = A third 6: there is your full house. Stop.
kingdice-lesson-rob = Hire the thief. This one settles a tile and then steals a gem.
kingdice-lesson-join = The canyon: on this field it joins your area, which is worth 3 points.
kingdice-lesson-steal = Now take a gem from your opponent. You may always decline, but today: take it.
kingdice-lesson-last = One castle tile is left in the supply. The game ends with the turn in which the last one is drawn: perhaps yours.
kingdice-lesson-run = The dwarf wants a run. 1, 2, 3, 4 and 6 lie here: keep the first five dice and roll only the last one, the second 6.
kingdice-lesson-perfect = 1 to 6: all four steps of the dwarf! Stop.
kingdice-lesson-best = Hire the dwarf: for all four steps he also gives you a gem from the supply.
kingdice-lesson-gold = The volcano, the last tile: this field has a gold gem, worth 3.
kingdice-lesson-over = You hired every citizen, used a joker, tamed a dragon, won back your lake and finished with a run of six. A real game has twice as many tiles, and nobody prepares the dice.

# Why a choice is good (analysis, puzzles).
kingdice-why-reroll = After this roll you can hire somebody in { $percent } % of cases; most likely: { WORD($citizen, of: "kingdice-citizen") } ({ $best } %).
