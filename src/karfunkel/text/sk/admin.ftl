# The page for the person who runs the server.

admin-title = Správa
admin-token = Token
admin-token-use = Použiť tento token
admin-load = Zaťaženie
admin-seconds = Beží (s)
admin-memory = Pamäť (MB)
admin-cpu-seconds = Výpočtový čas (s)
admin-machine = Zaťaženie počítača
admin-connections = Spojenia
admin-sockets = Sockety
admin-tables = Stoly v pamäti
admin-thinking = Boti, ktorí premýšľajú
admin-waiting = Boti, ktorí čakajú
admin-answers = Pomalé odpovede
admin-limits = Dosiahnuté limity
admin-none = Žiadne.
admin-close = Zavrieť
admin-close-sure = Zavrieť tento stôl? Príde do koša a všetci pri ňom sa to dozvedia.
admin-restore = Vybrať { $table } z koša
admin-people = Kto je pripojený
admin-address = Adresa
admin-block = Zablokovať
admin-block-sure = Zablokovať { $address }? Jej spojenia sa zavrú a nedostane už žiadnu odpoveď.
admin-unblock = Odblokovať
admin-blocked = Zablokované adresy
admin-restart = Reštart
admin-minutes = Minút do reštartu
admin-announce = Oznámiť
admin-take-back = Vziať späť
admin-watching = Pri stole
admin-entries = Zápisy

# Several processes of one server.

admin-processes = Procesy
admin-process = Proces
admin-silent = { $count ->
    [one] Jeden proces neodpovedá; čo robí, tu chýba.
    [few] { $count } procesy neodpovedajú; čo robia, tu chýba.
   *[other] { $count } procesov neodpovedá; čo robia, tu chýba.
}
