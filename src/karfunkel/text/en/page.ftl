# What the page says around the boards.

page-welcome = Three treasure hunts for your table
page-lead = Pick a game and play against bots right away, with friends by a link, or together at one screen.
page-home = Karfunkel, to the start page
page-to-home = Start page
page-skip = Skip to the content
page-language = Language
page-theme-system = Colours: as your device has them
page-theme-light = Colours: light
page-theme-dark = Colours: dark
page-sound = Sound
page-loading = One moment …
page-again = Try again
page-close = Close
page-refused = That did not work.
page-unreachable = The server cannot be reached at the moment.
page-nowhere = There is nothing here
page-nowhere-long = This address leads nowhere. Perhaps a letter went missing on the way.
page-no-such-game = There is no such game here.
page-no-such-table = There is no such table. Perhaps it was cleared away, or the link is incomplete.

# The games.
page-players-range = { $first } to { $last } players
page-minutes-diamant = 15 minutes
page-minutes-emerald = 30 minutes
page-minutes-kingdice = 40 minutes
page-players = Players
page-bots = Bots
page-level = Level of the bot
page-level-easy = Easy
page-level-normal = Normal
page-level-hard = Hard
page-level-master = Master
page-bot-level = Bot, { $level }
page-house-rule = The printed rules know no game with so many players: a house rule.
page-play-now = Play now
page-invite = Invite friends
page-one-screen = One screen for all
page-learn = Guided first game
page-rules = Rules
page-me = Me

# Lists.
page-your-tables = Your tables
page-no-tables = Your games will be waiting here for you.
page-open-tables = Join or watch
page-no-open-tables = No public table at the moment.
page-state-your-turn = Your turn!
page-state-open = { $seats ->
    [one] { $seats } seat free
   *[other] { $seats } seats free
    }
page-state-watch = Watch
page-state-gathering = Waiting for players
page-state-playing = Running
page-state-over = Finished
page-upload = Replay a record
page-upload-help = Do you have a recorded game as a file? Look at it here and share it by a link.
page-upload-choose = Choose a file
page-upload-too-large = This file is too large for a record.

# Making a table.
page-new-table = New table: { $game }
page-new-help = Tap who sits where. Open seats go to whoever opens your link.
page-seats = Who plays?
page-seat = Seat { $number }
page-seat-mine = At this device
page-seat-open = Open by link
page-seat-bot = Bot
page-seat-open-help = Whoever opens the link may sit here.
page-seat-free = Still free
page-seat-you = you
page-nickname = Nickname
page-options = Options
page-no-options = There is nothing to choose here.
page-first = Who begins
page-by-chance = Chance decides
page-public = Show in the public list, for anybody to join or watch
page-away = If somebody is away when it is their turn
page-away-0 = we wait
page-away-60 = a bot steps in after a minute
page-away-300 = a bot steps in after 5 minutes
page-away-3600 = a bot steps in after an hour
page-away-86400 = a bot steps in after a day
page-nobody-mine = You have no seat of your own: you will watch.
page-make = Set up the table
page-start = Start

# Gathering.
page-gathering = { $game }: who is coming?
page-missing = { $seats ->
    [one] One seat is still free.
   *[other] { $seats } seats are still free.
    }
page-all-here = Everyone is here.
page-sit-here = Sit here
page-stand-up = Stand up
page-your-name = What shall we call you?
page-join = Join
page-start-when = You can start as soon as every seat is taken; bots fill gaps.
page-host-starts = The game starts as soon as the host says so.
page-invite-help = Send this link, or let a phone look at the square.
page-link = Link to this page
page-copy = Copy
page-copied = Copied
page-share = Share
page-qr = The link as a QR code
page-here = here
page-away-now = away

# At the table.
page-connection-connected = Connected
page-connection-connecting = Connecting …
page-connection-offline = Offline
page-connection-connecting-long = The connection is gone, and we are already looking for it. Nothing is lost.
page-connection-offline-long = You are offline. The game waits, and goes on as soon as you are back.
page-waiting = Waiting for { $players }.
page-chosen-waiting = You have chosen. Waiting for { $players }.
page-chance = Chance is at work …
page-watching = You are watching
page-over = The game is over.
page-undo = Take back
page-board = Board
page-around = Around the board
page-log = What happened
page-log-empty = Nothing yet.
page-all-choices = { $count ->
    [0] All choices
    [one] All choices ({ $count })
   *[other] All choices ({ $count })
    }
page-to-choices = To all choices
page-no-choices = You have nothing to choose right now.
page-at-table = At the table
page-stand-in = a bot stands in
page-vote = Let a bot play for { $name }
page-vote-back = Wait for { $name } after all
page-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
    }
page-leave = Leave
page-leave-sure = Give up your seat? A bot plays on for you.
page-reactions = Reactions
page-reaction-hello = Hello!
page-reaction-wow = Wow!
page-reaction-nice = Well played!
page-reaction-oops = Oops!
page-reaction-hurry = I am waiting …
page-reaction-thanks = Thank you!
page-reaction-haha = Haha!
page-reaction-bye = See you!
page-plain = The board cannot be drawn here, so this is the game in words.

# One screen for all.
page-cover = Pass the device to { $name }
page-cover-others = Everyone else looks away.
page-cover-chosen = { $count ->
    [one] Has chosen already: { $names }.
   *[other] Have chosen already: { $names }.
    }
page-cover-open = I am { $name }
page-cover-wait = The others are playing …
page-pass-now = Pass on to { $name }

# The end.
page-sheet = The score sheet
page-player = Player
page-points = Points
page-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
    }
page-rematch = Play again
page-to-rematch = To the next game
page-replay = Replay
page-download = Save the record
page-to-scores = To the score sheet

# Replay.
page-replay-of = { $game }, replayed
page-view-from = Seen by
page-view-open = everyone, all open
page-view-watch = somebody watching
page-step = Step
page-step-of = Step { $step } of { $steps }
page-step-first = To the beginning
page-step-back = One step back
page-step-forward = One step forward
page-step-last = To the end
page-play = Play
page-pause = Pause
page-share-replay = Share this moment
page-replay-keys = Keys: ← and → step, Home and End jump, the space bar plays.

# Fair chance.
page-fair = Fair chance
page-fair-how = Before the first card, the dealer fixes a secret and shows its fingerprint. Each outcome follows from this secret and from random texts that the players’ devices add.
page-fair-commitment = Fingerprint (SHA-256), shown before the game:
page-fair-secret = The secret, shown after the game:
page-fair-fits-yes = The secret fits the fingerprint. Your browser has just worked it out.
page-fair-fits-no = The secret does not fit the fingerprint!
page-fair-same-yes = It is the same fingerprint that this browser saw at first.
page-fair-same-no = At first this browser was shown another fingerprint!
page-fair-seed-yes = The random text of your device was mixed in.
page-fair-seed-no = The random text of your device is missing!
page-fair-record-yes = Every step keeps to the rules, and the result is right.
page-fair-record-no = The record does not keep to the rules!
page-fair-dealt-yes = Every card and every die follows from the secret.
page-fair-dealt-no = Cards or dice do not follow from the secret!
page-fair-check = Check now
page-fair-yourself = If you do not want to trust this server either, save the record and check it on your own computer with “karfunkel verify”.
page-fair-limits = This proves that nobody changed cards or dice during the game. It does not prove that nobody knew the secret: whoever runs the server could look. And it cannot stop players from telling each other things.

# Rules, and a first game.
page-rules-of = { $game }: the rules
page-rules-picture = A look at the table in the middle of a game.
page-to-table = To a table
page-learn-title = Your first game of { $game }
page-learn-how = You play a real game against easy bots. Hints appear when something is new; you can switch them off at any time.
page-learn-begin = Off we go
page-learn-diamant = Together you walk into a cave. Every card can bring gems or a trap. Whoever leaves in time keeps what they carry.
page-learn-emerald = Your knights walk from the castle to the treasure chamber. Gold and gems lie on the way, and so does a dragon.
page-learn-kingdice = Roll the dice to hire citizens. They settle the map, tame dragons, and take what others have.
page-hint = Hint
page-hint-ok = Got it
page-hint-stop = No more hints
page-hint-count = { $number } of { $all }
page-hint-diamant-choice = Everyone is in the cave. After each card you decide in secret: go on, or leave with what you carry? The choices are revealed together.
page-hint-diamant-treasure = A treasure is shared equally among all in the cave. What cannot be shared stays lying, for those who leave first.
page-hint-diamant-trap = A trap! The first of its kind is only a warning. If the same one comes a second time, all in the cave lose what they carry in this round. The table shows how many are left.
page-hint-diamant-relic = A relic stays lying until somebody leaves alone: then it is theirs, all relics at once. If several leave together, nobody gets it.
page-hint-diamant-leaving = Somebody went home. What they carried is now safe in the chest, along with their share of what was lying. Those who stay share the next treasure among fewer.
page-hint-diamant-sprung = The second trap of a kind has struck: everyone in the cave lost what they carried. One card of this trap leaves the game, so it becomes rarer.
page-hint-diamant-round = A new round: everyone walks in again with empty hands. Your chest stays safe to the end.
page-hint-diamant-over = Five rounds are over. The fullest chest wins. The score sheet shows how it came about.
page-hint-emerald-move = Choose a knight. It walks as many steps as there are knights where it stands, itself and all colours included. Big crowds take long strides.
page-hint-emerald-second = You may move a second knight, but you need not. The same one cannot go twice.
page-hint-emerald-take = Your knight reached cards in the cave: take gold or a gem. Gold counts its value and calms the dragon; gems count one each, and having the most of a kind earns a bonus.
page-hint-emerald-dragon = A knight stopped beside the strip, so the dragon moves: one to three fields the way it looks. At the end of the strip it turns. It only catches where it stops.
page-hint-emerald-victim = Several knights stand where the dragon stopped. You choose whom it catches, and it need not be one of yours.
page-hint-emerald-bribe = Your knight is caught. Give the dragon a gold card, and it stays in play. Otherwise it is lost; gems do not impress the dragon.
page-hint-emerald-strip = After every hunt the strip moves one field towards the treasure chamber. The front part of the cave becomes safe.
page-hint-emerald-treasure = A knight is in the treasure chamber: that is a treasure worth 5. When the last one is taken, or somebody has only one knight left, the game ends.
page-hint-emerald-over = Now all count: gold by its value, treasures 5, gems 1, bonus cards 4. The score sheet shows every line.
page-hint-kingdice-roll = Look at the labour market: each citizen wants a certain throw. Keep the dice that fit, roll the others again, up to three throws in all. What is met lights up.
page-hint-kingdice-hire = Hire a citizen whose condition is met. The card stays with you; two cards with the same joker can add a die later. If your dice meet nothing, it is dragon alarm.
page-hint-kingdice-tile = You have drawn castle tiles. Choose one to settle; the others go back into the supply.
page-hint-kingdice-settle = Put the tile on an empty field of its land. At the end your largest connected area counts 3 points per field, every other field 1. A gem on the field is yours.
page-hint-kingdice-steal = The thief lets you take something from another player. You may also be kind and take nothing.
page-hint-kingdice-tame = The dragon tamer turns a flame into your field. Keep the flame: whoever has the most gets 4 points at the end.
page-hint-kingdice-conquer = The brute takes over a field of another player, the nearest one. A good chance to join your areas.
page-hint-kingdice-alarm = Dragon alarm: no citizen, but a super joker as consolation, and a new castle with a flame on the map.
page-hint-kingdice-over = The last castle tile is placed. Land, flames and gems are counted now. The score sheet shows every line.
