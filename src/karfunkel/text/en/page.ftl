# What the page says around the boards.

page-welcome = Treasure hunts for your table
page-lead = Pick a game and play against bots right away, with friends by a link, or together at one screen.
page-home = Karfunkel, to the start page
page-to-home = Start page
page-skip = Skip to the content
page-language = Language
page-theme-system = Colours: same as your device
page-theme-light = Colours: light
page-theme-dark = Colours: dark
page-speed = Speed
page-speed-is = Speed: { $speed }
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-none = at once
page-sound = Sound
page-sound-offer = Play with sound?
page-sound-yes = Yes
page-sound-no = No
page-loading = One moment…
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
page-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
    }
page-players = Players
page-bots = Bots
page-level = Level of the bot
page-level-easy = Easy
page-level-normal = Normal
page-level-hard = Hard
page-level-master = Master
page-level-random = Random
page-bot-level = Bot, { $level }
page-bot-level-below = Bot, { $level }; last choice: { $below }
page-bot-below = { $player } could not think as usual and chose at a lower level ({ $level ->
    [easy] { page-level-easy }
    [normal] { page-level-normal }
    [hard] { page-level-hard }
    [master] { page-level-master }
    [random] { page-level-random }
   *[other] { $level }
    }).
page-house-rule = The printed game is not made for this number of players: a house rule.
page-play-now = Play now
page-invite = Invite friends
page-one-screen = One screen for all
page-learn = Guided first game
page-rules = Rules
page-me = Guest

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
page-hints = Everybody may ask the coach while playing
page-hints-allowed = At this table everybody may ask the coach while playing.
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
page-remove = Remove
page-remove-sure = Remove { $name } from the table? { $name } cannot sit down here again.
page-removed = The host has removed you from this table. You can still watch.
page-lock = Nobody else may sit down
page-locked = The host has closed the table: nobody else can sit down.
page-seats-each = Seats per person
page-next-game = The next game begins as soon as everyone is back.
page-invite-help = Send this link, or scan the square with a phone.
page-link = Link to this page
page-copy = Copy
page-copied = Copied
page-share = Share
page-qr = The link as a QR code
page-here = here
page-away-now = away

# At the table.
page-connection-connected = Connected
page-connection-connecting = Connecting…
page-connection-offline = Offline
page-connection-connected-long = The connection is back, and the game goes on.
page-connection-connecting-long = The connection is gone, and we are already looking for it. Nothing is lost.
page-connection-offline-long = You are offline. The game waits, and goes on as soon as you are back.
page-restart = { $minutes ->
    [0] The server restarts in a moment.
    [one] The server restarts in { $minutes } minute.
   *[other] The server restarts in { $minutes } minutes.
    } All games are kept, and the page connects again by itself.
page-waiting = Waiting for { $players }.
page-chosen-waiting = You have chosen. Waiting for { $players }.
page-chance = Chance is at work…
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
page-back = While you were away, a bot played for { $who }. Now you play again.
page-leave = Give up my seat
page-leave-sure = Give up your seat? A bot plays on for you.
page-reactions = Reactions
page-reaction-hello = Hello!
page-reaction-wow = Wow!
page-reaction-nice = Well played!
page-reaction-oops = Oops!
page-reaction-hurry = I am waiting…
page-reaction-thanks = Thank you!
page-reaction-haha = Haha!
page-reaction-bye = See you!
page-plain = The board cannot be drawn here, so this is the game in words.

# One screen for all.
page-cover = Pass the device to { $name }
page-cover-others = Everyone else looks away.
page-cover-chosen = { $count ->
    [one] Has already chosen: { $who }.
   *[other] Have already chosen: { $who }.
    }
page-cover-open = I am { $name }
page-cover-wait = The others are playing…
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
page-analyse = Analyse this game
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
page-solved = Two players: what is best here?
page-to-table = To a table
page-learn-title = Your first game of { $game }
page-learn-how = You play a real game against easy bots. Hints appear when something is new; you can switch them off at any time.
page-learn-begin = Off we go
page-hint = Hint
page-hint-ok = Got it
page-hint-stop = No more hints
page-hint-count = { $number } of { $all }

# The end, and after it.
page-you = You
page-gave-up = You gave up your seat. A bot plays on for you.
page-seat-back = Take my seat back
page-end-win = You win!
page-end-shared = A shared win: { $players }!
page-end-place = { $players } wins. { $place ->
    [2] You are second.
    [3] You are third.
   *[other] You are number { $place }.
    }
page-place = Place { $place }
page-chart = The course of the game
page-chart-line = { $player }: { $scores }
page-turning = The game turned here: take a look
page-picture = Picture of the result
page-history = Your finished games
page-history-kept = Kept on this device only; nothing is sent anywhere.
page-history-sum = { $games ->
    [one] { $games } game
   *[other] { $games } games
    }, { $wins } won, best result { $best }
page-history-won = won
page-history-place = place { $place }
page-history-delete = Delete this game from the list: { $game }, { $date }
page-your-turn-title = Your turn – { $game }
page-notify = Notify me when it is my turn
page-notify-refused = This browser does not allow notifications.
page-since = Since your last turn
page-only-here = No phone can open this link: it leads to this computer itself. For others in your network, start the server with { $command }.
page-log-start = Before the first turn
page-volume = Volume
page-all-games = All { $count } games

# Going on from a step of a finished game
page-go-on = Go on from here
page-go-on-help = Up to step { $step } everything stays as it was. What is hidden is drawn anew, so that nobody knows it from this record.
page-go-on-seat = Your seat
page-go-on-others = The others
page-go-on-bots = Bots
page-go-on-friends = Friends, by a link
page-go-on-start = Play on
page-go-on-over = The game is over here: choose an earlier step.
page-goes-on = This game goes on from another one, after step { $step }. What was dealt until then is proven by that game’s record; the fingerprint here counts from then on.

# Puzzles
page-puzzle = Puzzle of the day

# First games that teach.
page-lesson = Lesson
page-lesson-how = A short game that shows you everything, one idea at a time. The cards and dice are prepared for it, and the others wait for you. About six minutes.
page-lesson-next = Next
page-lesson-do-it = Do it for me
page-lesson-own = Your decision
page-lesson-left = You chose another way. That is fine: play on, and hints will help you. Or go back to where the lesson waits.
page-lesson-back = Back to the lesson
page-lesson-play-on = Play on
page-lesson-done = Well done! You know how to play { $game }.
page-lesson-over = Your first game of { $game } is over.
page-lesson-real = Play a real game
page-lesson-again = The lesson again
page-lesson-dealt = This is a lesson: its cards and dice were written in advance. Nothing here was drawn by chance, so there is nothing to prove.

# The chat, and those who watch.
page-chat = Chat
page-chat-words = Your message
page-chat-send = Send
page-chat-phrases = Ready-made phrases
page-chat-empty = Nobody has said anything yet.
page-chat-off = The chat is turned off at this table.
page-chat-public = At a public table there are only ready-made phrases.
page-chat-kept = Nothing of this is stored: it is gone once everybody has left.
page-chat-allow = Players may chat
page-chat-unread = { $number ->
    [one] { $number } new message
   *[other] { $number } new messages
    }
page-mute = Mute { $name }
page-unmute = Hear { $name } again
page-spectators = { $number ->
    [one] { $number } spectator
   *[other] { $number } spectators
    }
page-spectator = Spectator
page-phrase-luck = Good luck!
page-phrase-fun = Have fun!
page-phrase-moment = One moment, please.
page-phrase-back = I am back.
page-phrase-thinking = Let me think…
page-phrase-turn = It is your turn.
page-phrase-close = That was close!
page-phrase-lucky = What luck!
page-phrase-unlucky = Bad luck!
page-phrase-risky = That is risky!
page-phrase-sorry = Sorry!
page-phrase-yes = Yes!
page-phrase-no = No!
page-phrase-game = That was a good game.
page-phrase-again = Another game?
page-phrase-leaving = I have to go.

# Being called when the page is closed.
page-push-body = The others are waiting for you.
