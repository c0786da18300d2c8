# Fireflies.

fireflies-title = Fireflies
fireflies-pitch = Three meadows glow in the dark. Where will the others go tonight?
fireflies-option-players = Number of players
fireflies-option-nights = Number of nights

fireflies-meadow-brook = brook
fireflies-meadow-hill = hill
fireflies-meadow-wood = wood
fireflies-at-brook = by the brook
fireflies-at-hill = on the hill
fireflies-at-wood = in the wood

# What happens.
fireflies-event-dealt = { $player }, your favourite meadow is secret: { WORD($meadow, of: "fireflies-meadow") }.
fireflies-event-dusk = Night { $night }. New fireflies: { $brook } by the brook, { $hill } on the hill, { $wood } in the wood.
fireflies-event-shone = { $player } lights the lantern { WORD($meadow, of: "fireflies-at") } and counts as two.
fireflies-event-caught = { $players } { WORD($meadow, of: "fireflies-at") }: { $share ->
    [0] too few to share.
    [one] a share is { $share } firefly.
   *[other] a share is { $share } fireflies.
    } { $left ->
    [0] { "" }
    [one] { $left } stays.
   *[other] { $left } stay.
    }
fireflies-event-revealed = Favourite of { $player }: { WORD($meadow, of: "fireflies-meadow") }. { $score ->
    [one] { $score } point.
   *[other] { $score } points.
    }
fireflies-event-game-over = The nights are over. Most points, { $score }: { $players }.

# What is asked.
fireflies-question = { $player }: which meadow tonight?
fireflies-action-go = { WORD($meadow, of: "fireflies-meadow") } ({ $glow })
fireflies-action-shine = { WORD($meadow, of: "fireflies-meadow") } ({ $glow }) with the lantern

# The table in words.
fireflies-board-night = Night { $night } of { $nights }.
fireflies-board-meadow = { $glow ->
    [one] { $glow } firefly { WORD($meadow, of: "fireflies-at") }.
   *[other] { $glow } fireflies { WORD($meadow, of: "fireflies-at") }.
    }
fireflies-board-player = { $player }: brook { $brook }, hill { $hill }, wood { $wood }; lantern { $lantern ->
    [yes] ready
   *[no] used
    }.
fireflies-board-favourite = Favourite: { WORD($meadow, of: "fireflies-meadow") }.

# Simulations.
fireflies-sim-visits = { $visitors ->
    [one] Meadows with { $visitors } visitor in a game: { $mean }.
   *[other] Meadows with { $visitors } visitors in a game: { $mean }.
    }
fireflies-sim-caught = Fireflies in plain shares in a game: { $mean }.

# The page.
fireflies-page-go = Go here
fireflies-page-shine = With lantern
fireflies-page-glow = { $glow ->
    [one] { $glow } firefly
   *[other] { $glow } fireflies
    }
fireflies-page-yours = your favourite: counts double
fireflies-page-player = Player
fireflies-page-lantern = lantern ready
fireflies-page-points = Points
fireflies-page-sheet = What was caught

# A first game.
fireflies-learn = Every night, fireflies glow on three meadows. All choose a meadow at the same time and in secret, and those who meet have to share.
fireflies-hint-favourite = One meadow is your secret favourite: its fireflies count double at the end. The others do not know which one, so do not go there too often.
fireflies-hint-choice = Choose a meadow. All who come share its fireflies equally. What cannot be shared, and meadows without visitors, keep glowing for the next night.
fireflies-hint-lantern = You have one lantern for the whole game. With it you count as two and take two shares. If points are equal, an unused lantern wins.
fireflies-hint-over = The favourites are revealed. Fireflies of your favourite count 2, all others 1.
