# Tools for the one who runs a server: karfunkel tables.

tables-help = starať sa o stoly servera, aj počas jeho behu
tables-help-list = vypísať stoly, najnovšie prvé
tables-help-trash = namiesto nich tie v koši
tables-help-show = ukázať jeden stôl
tables-help-export = zapísať záznam dohranej hry
tables-help-delete = dať stôl do koša; zostane tam 30 dní
tables-help-restore = vziať stôl z koša
tables-help-check = prečítať každý zápis každého stola a povedať, čo je poškodené
tables-help-backup = skopírovať všetky stoly do súboru
tables-help-copy = skopírovať všetky stoly do prázdneho priečinka alebo databázy a kópiu overiť
tables-help-from = kde stoly sú: priečinok, alebo postgresql://…
tables-help-to = kam majú prísť: priečinok, alebo postgresql://…
tables-help-table = stôl, ako sa volá vo svojom odkaze
tables-help-file = súbor, ktorý ešte neexistuje; bez neho sa záznam vypíše
tables-help-backup-file = súbor, ktorý ešte neexistuje

tables-nothing = V priečinku { $folder } nie sú žiadne stoly. Uveď priečinok servera pomocou --data.
tables-no-table = Taký stôl nie je: { $table }
tables-line =
    { $table }  { $game }, { $status ->
            [gathering] pred začiatkom
            [playing] hrá sa
           *[over] dohrané
         }: { $people } ({ $updated }, { $entries ->
            [one] { $entries } zápis
            [few] { $entries } zápisy
           *[other] { $entries } zápisov
        })
tables-count =
    { $number ->
        [one] { $number } stôl
        [few] { $number } stoly
       *[other] { $number } stolov
    }
tables-show-game = Hra: { $value }
tables-show-options = Nastavenia: { $value }
tables-show-updated = Posledná zmena: { $value }
tables-show-step = Kroky: { $value }
tables-show-status =
    Stav: { $status ->
            [gathering] pred začiatkom
            [playing] hrá sa
           *[over] dohrané
         }
tables-show-seat =
    Miesto { $number }: { $kind ->
        [person] { $name }
        [bot] { $name }, bot ({ $level })
       *[open] voľné
    }
tables-deleted = Stôl { $table } je teraz v koši. Dá sa odtiaľ vziať 30 dní.
tables-restored = Stôl { $table } je späť.
tables-trouble = { $table }: { $reason }
tables-checked =
    { $number ->
        [one] Prečítaný { $number } stôl
        [few] Prečítané { $number } stoly
       *[other] Prečítaných { $number } stolov
    }, { $damaged ->
        [0] nič nie je poškodené.
        [one] našla sa { $damaged } chyba.
        [few] našli sa { $damaged } chyby.
       *[other] našlo sa { $damaged } chýb.
    }
tables-copied = Všetky stoly sú skopírované do { $file }. Kópia obsahuje tajomstvá bežiacich hier: opatruj ju rovnako ako originál.
tables-copied-checked =
    { $number ->
        [one] { $number } stôl je skopírovaný do { $place } a overený.
        [few] { $number } stoly sú skopírované do { $place } a overené.
       *[other] { $number } stolov je skopírovaných do { $place } a overených.
    }
tables-copy-taken = V { $place } už stoly sú. Kopíruj na prázdne miesto.
tables-copy-differs = Kópia v { $place } sa líši od originálu. Nepoužívaj ju; nebeží tam server?
tables-backup-postgres = PostgreSQL zálohuj jeho vlastnými nástrojmi, napríklad pg_dump, alebo stoly skopíruj do priečinka: karfunkel tables copy
