# Diamant.

diamant-title = Diamant
diamant-pitch = Go on into the cave, or carry home what you have?
diamant-option-players = Number of players
diamant-option-closed_chests = Other players’ chests stay closed until the end
diamant-option-rounds = Number of rounds
diamant-option-deck = Cards of the deck: all (full), 20 (small) or 10 (tiny)

diamant-trap-spider = spider
diamant-trap-snake = snake
diamant-trap-lava = lava
diamant-trap-boulder = boulder
diamant-trap-ram = ram

# What happens.
diamant-event-round-begins = Round { $round }: everyone goes into the cave.
diamant-event-treasure = Treasure { $value }: { $share ->
    [0] too little to share.
    [one] { $share } ruby per person in the cave.
   *[other] { $share } rubies per person in the cave.
    } { $rest ->
    [0] { "" }
    [one] { $rest } stays lying.
   *[other] { $rest } stay lying.
    }
diamant-event-trap = Trap: { WORD($trap, of: "diamant-trap") }.
diamant-event-sprung = The second { WORD($trap, of: "diamant-trap") }! Out of the cave with empty hands: { $players }. { $lost ->
    [0] There was nothing to lose.
    [one] { $count ->
        [1] Lost:
       *[other] Lost by each:
        } { $lost } gem.
   *[other] { $count ->
        [1] Lost:
       *[other] Lost by each:
        } { $lost } gems.
    }
diamant-event-relic = A relic! { $lying ->
    [one] { $lying } relic lies in the cave.
   *[other] { $lying } relics lie in the cave.
    }
diamant-event-going-on = Going on: { $players }.
diamant-event-leaving = Leaving: { $players }. { $share ->
    [0] { "" }
    [one] { $count ->
        [1] Found on the way out:
       *[other] Found by each on the way out:
        } { $share } gem.
   *[other] { $count ->
        [1] Found on the way out:
       *[other] Found by each on the way out:
        } { $share } gems.
    } { $gems ->
    [0] No gems for the chest.
    [one] { $count ->
        [1] Into the chest:
       *[other] Into each chest:
        } { $gems } gem.
   *[other] { $count ->
        [1] Into the chest:
       *[other] Into each chest:
        } { $gems } gems.
    } { $rest ->
    [0] { "" }
    [one] { $rest } stays lying.
   *[other] { $rest } stay lying.
    }
diamant-event-relics-taken = Alone on the way out: { $player }. { $relics ->
    [one] The relic pays { $worth }.
   *[other] { $relics } relics pay { $worth } together.
    }
diamant-event-round-over = Round { $round } is over after { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
    } { $cause ->
    [left] All are back in the camp.
   *[other] One card of the trap “{ WORD($cause, of: "diamant-trap") }” leaves the game.
    } { $relics ->
    [0] { "" }
    [one] { $relics } relic is lost.
   *[other] { $relics } relics are lost.
    }
diamant-event-game-over = The last expedition is over. Fullest chest, with { $score }: { $players }.

# What is asked.
diamant-question = { $player }: go on or leave?
diamant-action-go-on = Go on
diamant-action-leave = Leave with { $hand }{ $lying ->
    [0] { "" }
   *[other] {" "}and a share of the { $lying } lying in the cave
    }{ $relics ->
    [0] { "" }
    [one] ; alone also with the relic
   *[other] ; alone also with { $relics } relics
    }

# The table in words.
diamant-board-round = Round { $round } of { $rounds }.
diamant-board-row = Cards in the cave: { $cards }.
diamant-board-row-empty = Cards in the cave: none yet.
diamant-card-treasure = treasure { $value }
diamant-card-trap = { WORD($trap, of: "diamant-trap") }
diamant-card-relic = relic
diamant-board-lying = Lying in the cave: { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
    }, { $relics ->
    [one] { $relics } relic.
   *[other] { $relics } relics.
    }
diamant-board-danger = Danger: { $traps }. { $strikes ->
    [one] { $strikes } of { $deck } cards in the deck would strike.
   *[other] { $strikes } of { $deck } cards in the deck would strike.
    }
diamant-board-no-danger = No trap is lying: the next card cannot strike. { $deck ->
    [one] { $deck } card in the deck.
   *[other] { $deck } cards in the deck.
    }
diamant-board-trap-left = { WORD($trap, of: "diamant-trap") } ({ $left } left)
diamant-board-inside = { $player }, in the cave: hand { $hand }, chest { $chest }{ $relics ->
    [0] { "" }
    [one] , { $relics } relic
   *[other] , { $relics } relics
    }
diamant-board-outside = { $player }, in the camp: chest { $chest }{ $relics ->
    [0] { "" }
    [one] , { $relics } relic
   *[other] , { $relics } relics
    }
diamant-chest = { $gems } ({ $diamonds ->
    [one] { $diamonds } diamond
   *[other] { $diamonds } diamonds
    }, { $rubies ->
    [one] { $rubies } ruby
   *[other] { $rubies } rubies
    })
diamant-chest-closed = closed

# Simulations.
diamant-sim-round = Round { $round }: { $mean } cards on average; ended by: { $causes }.
diamant-sim-cause = { $cause ->
    [left] all left
   *[other] { WORD($cause, of: "diamant-trap") }
    } { $percent } %
diamant-sim-cards = Cards turned up in round { $round }: { $cards }.
diamant-sim-relics = Relics carried out per game: { $mean }.

# The page.
diamant-page-cave = The cave
diamant-page-camp = The camp
diamant-page-players = Players
diamant-page-traps = Traps
diamant-page-hand = Hand
diamant-page-chest = Chest
diamant-page-relics = Relics
diamant-page-ready = has chosen
diamant-page-choosing = is choosing
diamant-page-waiting = Your choice is in. Still choosing: { $players }.
diamant-page-choosing-now = Choosing now: { $players }.
diamant-page-resting = You are safe in the camp. Still in the cave: { $players }.
diamant-page-percent = { $percent }%
diamant-page-risk = { $strikes ->
    [0] No card can strike now
    [one] { $strikes } of { $deck } cards strikes
   *[other] { $strikes } of { $deck } cards strike
    }
diamant-page-stake = { $hand ->
    [0] You have nothing to lose
    [one] You risk { $hand } gem
   *[other] You risk { $hand } gems
    }
diamant-page-fell = { $gems ->
    [one] { $gems } gem lies here
   *[other] { $gems } gems lie here
    }
diamant-page-leave = Leave the cave
diamant-page-safe = { $gems ->
    [0] Nothing for the chest yet
    [one] { $gems } gem is safe
   *[other] { $gems } gems are safe
    }
diamant-page-share = plus a share of { $lying } lying here
diamant-page-alone = alone: { $gems }{ $relics ->
    [0] { "" }
    [one] {" "}and the relic for { $worth }
   *[other] {" "}and { $relics } relics for { $worth }
    }
diamant-page-trap-lying = { WORD($trap, of: "diamant-trap") }: lies in the cave, { $left } in the deck
diamant-page-trap-away = { WORD($trap, of: "diamant-trap") }: { $left } in the deck
diamant-page-deck = { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
    }
diamant-page-deck-treasures = treasures
diamant-page-deck-relics = relics
diamant-page-deck-harmless = other traps
diamant-page-deck-strikes = strike
diamant-page-sheet = The chests
diamant-page-player = Player
diamant-page-diamonds = Diamonds, { $each } each
diamant-page-rubies = Rubies, { $each } each
diamant-page-carried = Relics were paid into the chest when they were carried out.
diamant-page-total = Total

# A first game.
diamant-learn = Together you walk into a cave. Every card can bring gems or a trap. Whoever leaves in time keeps what they carry.
diamant-hint-choice = Everyone is in the cave. After each card you decide in secret: go on, or leave with what you carry? The choices are revealed together.
diamant-hint-treasure = A treasure is shared equally among all in the cave. What cannot be shared stays lying, for those who leave first.
diamant-hint-trap = A trap! The first of its kind is only a warning. If the same one comes a second time, all in the cave lose what they carry in this round. The table shows how many are left.
diamant-hint-relic = A relic stays lying until somebody leaves alone: then it is theirs, all relics at once. If several leave together, nobody gets it.
diamant-hint-leaving = Somebody went home. What they carried is now safe in the chest, along with their share of what was lying. Fewer players will share the next treasure.
diamant-hint-sprung = The second trap of a kind has struck: everyone in the cave lost what they carried. One card of this trap leaves the game, so it becomes rarer.
diamant-hint-round = A new round: everyone walks in again with empty hands. Your chest stays safe to the end.
diamant-hint-over = The last round is over. The fullest chest wins. The score sheet shows how it came about.

# The solution of the game for two.
diamant-help-diamant = Diamant for two, solved
diamant-help-solve = solves the game for two: chances to win by lead, with a proven bound
diamant-help-respond = finds the best response to the strategy: how much anybody can gain against it
diamant-help-deck = which deck: full, small or tiny
diamant-help-rounds = how many rounds: 1 to 5
diamant-help-detail = how finely the full deck is solved: coarse or fine
diamant-help-file = where the solution is kept; the same command goes on after Ctrl-C
diamant-solved = The game is even: the chance to win is between { $low } % and { $high } %.
diamant-solved-bound = Against this strategy nobody can gain more than { $epsilon } of a win.
diamant-response = The best response wins { $wins } %: nobody can gain more than { $gain } of a win against the strategy.
diamant-solved-lead = Round { $round }, lead { $lead }: wins { $low } % to { $high } %
diamant-error-other-file = { $file } holds something else. Name another file with --file.
diamant-error-two-players = Only games for two have been solved.
diamant-error-unsolved = This game has not been solved here yet. To solve it: karfunkel diamant solve

# The solution on the page.
diamant-solver-about = Diamant for two is solved. Set up a situation, and see how often both should go on, and how likely each of them is to win.
diamant-solver-round = Round
diamant-solver-your-chest = Your chest
diamant-solver-other-chest = The other chest
diamant-solver-struck = One card of it has left the game
diamant-solver-turn-up = Turn up a card
diamant-solver-row = In this round so far
diamant-solver-row-empty = No card is turned up yet.
diamant-solver-you-left = You left
diamant-solver-other-left = The other left
diamant-solver-you-leave = You leave
diamant-solver-other-leaves = The other leaves
diamant-solver-take-back = Take back
diamant-solver-clear = Start again
diamant-solver-you = You
diamant-solver-other = The other
diamant-solver-wins = { $who }: { $percent } % to win
diamant-solver-bounds = (proven: { $low } to { $high } %)
diamant-solver-choice = { $action }: in { $often } % of cases; wins { $percent } %
diamant-solver-hand = { $hand ->
    [one] { $hand } gem in the hand,
   *[other] { $hand } gems in the hand,
    } { $lying } lying in the cave, { $relics ->
    [one] { $relics } relic.
   *[other] { $relics } relics.
    }

# What happens to you.
diamant-aim-sprung = The second { WORD($trap, of: "diamant-trap") }! You lose { $lost ->
    [0] nothing.
    [one] { $lost } gem.
   *[other] { $lost } gems.
    }

# Why a choice is good or bad.
diamant-why-go-on = { $percent } % to lose { $lost }, on average { $gain } to win with the next card.
diamant-why-leave = Safe: { $gems }; alone it would be { $alone }.

# The lesson, in its order.
diamant-lesson-welcome = Welcome! You and two others explore a cave full of rubies, in three rounds. Whoever has the most in the chest at the end wins. The first card lies open already.
diamant-lesson-treasure = A treasure of 11 rubies. It is shared equally: 3 for each of you, and 2 stay lying in the cave. You carry yours in your hand: they are not safe yet.
diamant-lesson-choice = After each card everyone chooses in secret: go on, or leave with what they carry? All choices are revealed together. No danger so far: go on!
diamant-lesson-trap = A trap! The first snake is only a warning. If a second one comes in this round, everyone in the cave loses what they carry. Here you see which traps the deck still holds.
diamant-lesson-risk = Only 2 of the 33 cards left are snakes. The button tells you the risk. It is small: go on!
diamant-lesson-leaving = One of the others has left: 3 rubies and the 2 that lay in the cave are safe in that chest now. You two shared the next treasure of 7: 3 each, 1 stays lying.
diamant-lesson-home = You carry 6, and whoever leaves takes what lies in the cave. That is plenty for one round: leave!
diamant-lesson-sprung = Just in time! The second snake came, and the player who was still inside lost everything. One snake card leaves the game. Your 7 rubies stay safe in your chest to the end.
diamant-lesson-relic = The second round; everyone is back inside. This is a relic. It goes to a player who leaves alone: the first three are worth 5 each, the last two 10. If two leave together, nobody gets it.
diamant-lesson-again = Others may want it now, too. Wait for a better moment: go on.
diamant-lesson-secret = 4 rubies for each. What will the others do? Nobody knows before all have chosen. Stay once more: go on.
diamant-lesson-together = The two others left together, so nobody took the relic. You are alone in the cave: all 5 rubies of this treasure are yours.
diamant-lesson-alone = Now is the moment: leave, and the relic is yours!
diamant-lesson-chest = 9 rubies and a relic worth 5: your chest holds 21 now. The last round has begun with a treasure of 17. A relic that nobody carries out in its round leaves the game.
diamant-lesson-last = 5 rubies in your hand, and no trap lies there yet: go on.
diamant-lesson-danger = A boulder. Two more are in the deck, and each of them would end this round for all inside. The bar shows what the whole deck holds, the dangerous cards first.
diamant-lesson-enough = You are ahead, so you need no more risk. Take your 5 and the 2 that lie there: leave!
diamant-lesson-over = You shared treasures, outran the traps, carried a relic out alone, and knew when it was enough. That is the whole game. A real one has five rounds, and nobody knows the next card.
