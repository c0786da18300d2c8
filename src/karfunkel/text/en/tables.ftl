# Tools for whoever runs a server: karfunkel tables.

tables-help = look after the tables of a server, also while it runs
tables-help-list = list the tables, the newest first
tables-help-trash = those in the trash instead
tables-help-show = show one table
tables-help-export = write the record of a finished game
tables-help-delete = put a table into the trash; it stays there for 30 days
tables-help-restore = take a table out of the trash
tables-help-check = read every entry of every table, and say what is damaged
tables-help-backup = copy all tables into a file
tables-help-copy = copy all tables to an empty folder or database, and check the copy
tables-help-from = where the tables are: a folder, or postgresql://…
tables-help-to = where they are to go: a folder, or postgresql://…
tables-help-table = the table, as it is named in its link
tables-help-file = a file that does not exist yet; without it the record is printed
tables-help-backup-file = a file that does not exist yet

tables-nothing = There are no tables in { $folder }. Name the folder of the server with --data.
tables-no-table = There is no such table: { $table }
tables-line =
    { $table }  { $game }, { $status ->
            [gathering] before the start
            [playing] being played
           *[over] over
         }: { $people } ({ $updated }, { $entries ->
            [one] { $entries } entry
           *[other] { $entries } entries
        })
tables-count =
    { $number ->
        [one] { $number } table
       *[other] { $number } tables
    }
tables-show-game = Game: { $value }
tables-show-options = Options: { $value }
tables-show-updated = Last change: { $value }
tables-show-step = Steps: { $value }
tables-show-status =
    Status: { $status ->
            [gathering] before the start
            [playing] being played
           *[over] over
         }
tables-show-seat =
    Seat { $number }: { $kind ->
        [person] { $name }
        [bot] { $name }, a bot ({ $level })
       *[open] open
    }
tables-deleted = The table { $table } is in the trash now. It can be taken out for 30 days.
tables-restored = The table { $table } is back.
tables-trouble = { $table }: { $reason }
tables-checked =
    { $number ->
        [one] { $number } table read
       *[other] { $number } tables read
    }, { $damaged ->
        [0] nothing is damaged.
        [one] { $damaged } problem found.
       *[other] { $damaged } problems found.
    }
tables-copied = All tables are copied to { $file }. The copy holds the secrets of running games: keep it as safe as the original.
tables-copied-checked =
    { $number ->
        [one] { $number } table is copied to { $place } and checked.
       *[other] { $number } tables are copied to { $place } and checked.
    }
tables-copy-taken = There are tables in { $place } already. Copy to an empty place.
tables-copy-differs = The copy in { $place } differs from the original. Do not use it; is a server running there?
tables-backup-postgres = Back up PostgreSQL with its own tools, such as pg_dump; or copy the tables to a folder with: karfunkel tables copy
