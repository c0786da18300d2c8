# The page for the person who runs the server.

admin-title = Administration
admin-token = Token
admin-token-use = Use this token
admin-load = Load
admin-seconds = Uptime (s)
admin-memory = Memory (MB)
admin-cpu-seconds = Computing time (s)
admin-machine = Machine load
admin-connections = Connections
admin-sockets = Sockets
admin-tables = Tables in memory
admin-thinking = Bots thinking
admin-waiting = Bots waiting
admin-answers = Slow answers
admin-limits = Limits reached
admin-none = None.
admin-close = Close
admin-close-sure = Close this table? It goes into the trash, and everybody there is told.
admin-restore = Take { $table } out of the trash
admin-people = People who are connected
admin-address = Address
admin-block = Block
admin-block-sure = Block { $address }? Its connections are closed, and it gets no more answers.
admin-unblock = Unblock
admin-blocked = Blocked addresses
admin-restart = Restart
admin-minutes = Minutes until the restart
admin-announce = Announce
admin-take-back = Take back
admin-watching = Watching
admin-entries = Entries

# Several processes of one server.

admin-processes = Processes
admin-process = Process
admin-silent = { $count ->
    [one] One process does not answer; its figures are missing here.
   *[other] { $count } processes do not answer; their figures are missing here.
}
