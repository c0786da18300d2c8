# The page for the person who runs the server.

admin-title = Správa
admin-token = Token
admin-token-use = Použít tento token
admin-load = Zatížení
admin-seconds = Běží (s)
admin-memory = Paměť (MB)
admin-cpu-seconds = Výpočetní čas (s)
admin-machine = Zatížení počítače
admin-connections = Spojení
admin-sockets = Sockety
admin-tables = Stoly v paměti
admin-thinking = Boti, kteří přemýšlejí
admin-waiting = Boti, kteří čekají
admin-answers = Pomalé odpovědi
admin-limits = Dosažené limity
admin-none = Žádné.
admin-close = Zavřít
admin-close-sure = Zavřít tento stůl? Přijde do koše a všichni u něj se to dozvědí.
admin-restore = Vyndat { $table } z koše
admin-people = Kdo je připojen
admin-address = Adresa
admin-block = Zablokovat
admin-block-sure = Zablokovat { $address }? Její spojení se zavřou a nedostane už žádnou odpověď.
admin-unblock = Odblokovat
admin-blocked = Zablokované adresy
admin-restart = Restart
admin-minutes = Minut do restartu
admin-announce = Oznámit
admin-take-back = Vzít zpět
admin-watching = U stolu
admin-entries = Zápisy

# Several processes of one server.

admin-processes = Procesy
admin-process = Proces
admin-silent = { $count ->
    [one] Jeden proces neodpovídá; co dělá, tu chybí.
    [few] { $count } procesy neodpovídají; co dělají, tu chybí.
   *[other] { $count } procesů neodpovídá; co dělají, tu chybí.
}
