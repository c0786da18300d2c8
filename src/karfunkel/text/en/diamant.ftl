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
    [one] { $share } ruby for everyone in the cave.
   *[other] { $share } rubies for everyone in the cave.
    } { $rest ->
    [0] { "" }
    [one] { $rest } stays lying.
   *[other] { $rest } stay lying.
    }
diamant-event-trap = Trap: { WORD($trap, of: "diamant-trap") }.
diamant-event-sprung = The second { WORD($trap, of: "diamant-trap") }! Out of the cave with empty hands: { $players }. { $lost ->
    [0] There was nothing to lose.
    [one] Lost by each: { $lost } gem.
   *[other] Lost by each: { $lost } gems.
    }
diamant-event-relic = A relic! { $lying ->
    [one] { $lying } relic lies in the cave.
   *[other] { $lying } relics lie in the cave.
    }
diamant-event-going-on = Going on: { $players }.
diamant-event-leaving = Leaving: { $players }. { $share ->
    [0] { "" }
    [one] Found by each on the way out: { $share } gem.
   *[other] Found by each on the way out: { $share } gems.
    } { $gems ->
    [0] No gems for the chest.
    [one] Into each chest: { $gems } gem.
   *[other] Into each chest: { $gems } gems.
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
diamant-event-game-over = The five expeditions are over. Fullest chest, with { $score }: { $players }.

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
diamant-page-leave = Leave
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
diamant-page-lies = lies here
diamant-page-in-deck = { $left } in the deck
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
