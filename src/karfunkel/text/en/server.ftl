# The server: what it refuses, and what it prints.

server-no-table = There is no such table. It may have been deleted after a long time.
server-not-playing = The game is not being played at the moment.
server-no-hints = At a table with other people the coach answers only if the host allowed it.
server-not-over = The game is not over yet.
server-not-gathering = The game has already begun.
server-not-host = Only the person who made the table can do this.
server-not-your-seat = Seat { $seat } is not yours.
server-no-seat = There is no such free seat at this table.
server-seat-taken = Seat { $seat } is already taken.
server-seats-open = { $count ->
    [one] { $count } seat is still empty.
   *[other] { $count } seats are still empty.
    }
server-no-vote = Nobody can be voted out of seat { $seat }.
server-not-gone = A bot can step in only for somebody who has been away for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
    }.
server-removed = The host has removed you from this table.
server-no-removal = Nobody can be removed from seat { $seat }.
server-locked = The host has closed this table: nobody else can sit down.
server-seats-each = { $count ->
    [one] Everybody may take one seat here.
   *[other] Everybody may take at most { $count } seats here.
    }
server-stale = The position has changed in the meantime: the game went on, or something was taken back. Please look again.
server-enough = Seats were changed and choices taken back too often at this table. The game can still be played on.
server-disk = Nothing can be saved at the moment, so nothing was changed. Please try again later.
server-full = The server has no room for more at the moment. Please try again later.
server-store = The games cannot be kept in { $file }: { $reason }.
server-store-newer = The games were kept by a newer Karfunkel (format { $version }, this one knows { $known }).
server-too-slow = The connection is too slow for all the updates. Please connect again.
server-too-fast = That was too much at once. Please wait a moment.
server-too-large = That is too long: at most { $limit } bytes are accepted.
server-too-many-tables = Many tables were made from here recently. Please wait a while.
server-odd-message = This message cannot be understood.
server-odd-request = This request cannot be understood: { $place }.
server-other-origin = Requests from other sites are not accepted.
server-nothing-here = There is nothing here.
server-unknown-host = This server does not answer to the name { $host }. If that is its name, start it with --public { $host }.
server-admin-only = Only the person who runs this server can do this: on the machine itself, or with the token.
server-admin-token = The token of the administrator is missing or wrong.
server-token-short = The token in { $file } is too short: it needs at least { $shortest } characters, without spaces.
server-blocked = This address was blocked by the person who runs the server.
server-own-address = You cannot block your own address, or the machine itself.
server-no-address = { $address } is not an address.
server-table-closed = This table was closed by the person who runs the server.
server-table-damaged = This table cannot be shown: its file is damaged. The other tables are not affected.
server-folder-taken = The folder { $folder } is already served by another process ({ $process }). Stop it, or name another folder with --data.
server-mistake = This is a mistake in the server, not yours. Nothing was lost.
server-closing = The server is stopping. All games are kept; come back later.
server-missing = Playing in the browser needs more packages. Install them with: pip install karfunkel[web]
server-postgres-missing = PostgreSQL needs another package. Install it with: pip install karfunkel[postgres]
server-elsewhere = Another process serves this table. Please try again.
server-workers-store = Several processes need a store that they can share. Name a PostgreSQL database with --store postgresql://…, or leave out --workers.
server-port-taken = Port { $port } is taken. Name another one with --port.
server-address = Karfunkel is ready: { $address }
server-lan-address = For others in this network: { $address }
server-no-lan = No local network was found.
server-how-to-stop = Stop with Ctrl-C. Games are kept in { $folder }.
server-stopped = Stopped. All games are kept.
server-out-of-memory = Stopped: there was no memory left. All games are kept; start it again.

# Going on from a step of a finished game
server-go-on-long = Step { $step } is too far into the game: a game can go on from step { $most } at the latest.

# Bots in processes of their own.
server-bots-store = Bots for other servers need a database that they share. Name it with --store postgresql://…
server-bots-ready = The bots of all servers at { $place } think here, too. Stop with Ctrl-C.

# Lessons.
server-no-lesson = There is no lesson here.
server-lesson-seat = A lesson is for one person: name your seat and nothing else.

# The chat.
server-no-chat = The chat is turned off at this table.
server-phrases-only = At a public table there are only ready-made phrases.
server-nothing-said = There is nothing to say in that message.

# Web Push.
server-no-push = This server cannot call devices: karfunkel[push] is not installed.
server-push-odd = That is not a device that can be called.
server-push-address = This server calls only the push services of the known browsers.
