# The server: what it refuses, and what it prints.

server-no-table = There is no such table. It may have been deleted after a long time.
server-not-playing = The game is not being played at the moment.
server-not-over = The game is not over yet.
server-not-gathering = The game has begun already.
server-not-host = Only the person who made the table can do this.
server-not-your-seat = Seat { $seat } is not yours.
server-no-seat = There is no such free seat at this table.
server-seat-taken = Seat { $seat } is taken already.
server-seats-open = { $count ->
    [one] { $count } seat is still empty.
   *[other] { $count } seats are still empty.
    }
server-no-vote = Nobody can be voted out of seat { $seat }.
server-stale = The game has gone on meanwhile: this was meant for step { $step }, and now it is step { $known }.
server-disk = Nothing can be saved at the moment, so nothing was changed. Please try again later.
server-store = The games cannot be kept in { $file }: { $reason }.
server-store-newer = The games were kept by a newer Karfunkel (format { $version }, this one knows { $known }).
server-too-slow = The connection is too slow for all the news. Please connect again.
server-too-fast = That was too much at once. Please wait a moment.
server-too-large = That is too long: at most { $limit } bytes are taken.
server-too-many-tables = Many tables were made from here lately. Please wait a while.
server-odd-message = This message cannot be understood.
server-odd-request = This request cannot be understood: { $place }.
server-other-origin = Requests from other sites are not accepted.
server-nothing-here = There is nothing here.
server-mistake = This is a mistake of the server, not yours. Nothing was lost.
server-closing = The server stops. All games are kept; come back later.
server-missing = Playing in the browser needs more packages. Install them with: pip install karfunkel[web]
server-port-taken = Port { $port } is taken. Name another one with --port.
server-address = Karfunkel is ready: { $address }
server-lan-address = For others in this network: { $address }
server-no-lan = No local network was found.
server-how-to-stop = Stop with Ctrl-C. Games are kept in { $folder }.
server-stopped = Stopped. All games are kept.
