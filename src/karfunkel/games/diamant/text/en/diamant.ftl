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
diamant-lesson-welcome = Welcome! You and two others explore a cave full of rubies, in four rounds. Whoever has the most in the chest at the end wins. The first card lies open already.
diamant-lesson-treasure = A treasure of 11 rubies. It is shared equally among all in the cave: 3 for each of you. You carry yours in your hand: they are not safe yet.
diamant-lesson-rest = 9 of the 11 are shared, 2 are left over. They stay lying in the cave until somebody leaves and picks them up.
diamant-lesson-choice = After each card everyone chooses in secret: go on, or leave with what they carry? All choices are revealed together. No danger so far: go on!
diamant-lesson-trap = A trap! The first snake is only a warning, and nothing happens. But if a second one comes in this round, everyone in the cave loses what they carry, and the round is over.
diamant-lesson-kinds = There are five kinds of traps, three cards of each: spider, snake, lava, boulder and ram. Only two of the same kind strike. Here you see how many of each are still in the deck.
diamant-lesson-risk = Only 2 of the 33 cards left are snakes. The button tells you the risk. It is small: go on!
diamant-lesson-leaving = One of the others has left: 3 rubies and the 2 that lay in the cave are safe in that chest now. You two shared the next treasure of 7: 3 each, 1 stays lying.
diamant-lesson-home = You carry 6, and whoever leaves takes what lies in the cave. That is plenty for one round: leave!
diamant-lesson-sprung = Just in time! The second snake came, and the player who was still inside lost everything. Your 7 rubies stay safe in your chest to the end of the game.
diamant-lesson-removed = When a trap has struck, one of its two cards leaves the game: the deck holds only 2 snakes now. Should they strike again, a single one is left, and alone it harms nobody. All other cards, the treasures too, are shuffled in again for the next round.
diamant-lesson-relic = The second round: everyone is back inside, with an empty hand. This is a relic. It is never shared: only a player who leaves alone takes it. If two leave together, it stays lying.
diamant-lesson-worth = There are five relics. The first three that are carried out are worth 5 each, the fourth and the fifth 10 each. Whoever leaves alone takes all of them that lie there.
diamant-lesson-again = Others may want it now, too. Wait for a better moment: go on.
diamant-lesson-secret = 4 rubies for each. What will the others do? Nobody knows before all have chosen. Stay once more: go on.
diamant-lesson-together = The two others left together. They shared the 2 rubies that lay in the cave, 1 for each. The relic cannot be shared: nobody took it, and it still lies there.
diamant-lesson-yours = You are alone in the cave now and share with nobody: all 5 rubies of the new treasure are yours. That makes 9 in your hand.
diamant-lesson-alone = Now is the moment: leave, and the relic is yours!
diamant-lesson-chest = 9 rubies and a relic worth 5: your chest holds 21 now. With you the last player had left the cave, so the round was over. The third one has begun.
diamant-lesson-warning = It begins with lava: the first of its kind, a warning. Your hand is still empty, so there is nothing to lose: go on!
diamant-lesson-tempting = Another relic! Leaving alone now would bring you 5. But the others see it too, and if two of you leave, nobody gets it. Go on this time.
diamant-lesson-little = 4 rubies: 1 for each of you, and 1 stays lying. Nobody goes home for so little: go on.
diamant-lesson-danger = A spider beside the lava: two different traps do no harm. But both can strike now. The bar shows the whole deck, the dangerous cards first: 4 of 29.
diamant-lesson-stake = A risk of 14 %, the highest so far. But compare it with what you carry: 1 ruby. For that you may dare something: go on!
diamant-lesson-struck = The second lava! This time it got you, too: all three of you lost the ruby in your hand. That happens to everyone. What is in the chest stays there: your 21.
diamant-lesson-gone = What lay in the cave is lost as well: the ruby goes back to the bank, and the relic leaves the game. A relic has to be carried out in the round in which it turns up.
diamant-lesson-last = The fourth round, the last one in this lesson. After it the chests are counted: the fullest one wins, and equal ones share the win. This round is all yours: nobody tells you what to do.
diamant-lesson-first-own = 17 rubies: 5 for each of you, and 2 stay lying. No trap so far. Go on, or leave? You decide.
diamant-lesson-second-own = A boulder. Two more are among the 29 cards of the deck. Leave now, and your 5 rubies are safe. Go on, and you risk them for more. You decide.
diamant-lesson-third-own = One of the others has left, and you two shared 9 rubies: that makes 9 in your hand, and 1 lies in the cave. Is it enough? You decide.
diamant-lesson-over = Treasures are shared, traps warn you once, relics are for those who leave alone, and after every card you ask yourself: is it enough? A real game has five rounds, and nobody knows the next card. On the sheet below every five rubies count as one diamond.
