# Tools for the one who runs a server: karfunkel tables.

tables-help = starat se o stoly serveru, i za jeho běhu
tables-help-list = vypsat stoly, nejnovější první
tables-help-trash = místo nich ty v koši
tables-help-show = ukázat jeden stůl
tables-help-export = zapsat záznam dohrané hry
tables-help-delete = dát stůl do koše; zůstane tam 30 dní
tables-help-restore = vzít stůl z koše
tables-help-check = přečíst každý zápis každého stolu a říct, co je poškozené
tables-help-backup = zkopírovat všechny stoly do souboru
tables-help-copy = zkopírovat všechny stoly do prázdné složky nebo databáze a kopii ověřit
tables-help-from = kde stoly jsou: složka, nebo postgresql://…
tables-help-to = kam mají přijít: složka, nebo postgresql://…
tables-help-table = stůl, jak se jmenuje ve svém odkazu
tables-help-file = soubor, který ještě neexistuje; bez něj se záznam vypíše
tables-help-backup-file = soubor, který ještě neexistuje

tables-nothing = Ve složce { $folder } nejsou žádné stoly. Uveď složku serveru pomocí --data.
tables-no-table = Takový stůl není: { $table }
tables-line =
    { $table }  { $game }, { $status ->
            [gathering] před začátkem
            [playing] hraje se
           *[over] dohráno
         }: { $people } ({ $updated }, { $entries ->
            [one] { $entries } zápis
            [few] { $entries } zápisy
           *[other] { $entries } zápisů
        })
tables-count =
    { $number ->
        [one] { $number } stůl
        [few] { $number } stoly
       *[other] { $number } stolů
    }
tables-show-game = Hra: { $value }
tables-show-options = Nastavení: { $value }
tables-show-updated = Poslední změna: { $value }
tables-show-step = Kroky: { $value }
tables-show-status =
    Stav: { $status ->
            [gathering] před začátkem
            [playing] hraje se
           *[over] dohráno
         }
tables-show-seat =
    Místo { $number }: { $kind ->
        [person] { $name }
        [bot] { $name }, bot ({ $level })
       *[open] volné
    }
tables-deleted = Stůl { $table } je teď v koši. Dá se odtud vzít 30 dní.
tables-restored = Stůl { $table } je zpátky.
tables-trouble = { $table }: { $reason }
tables-checked =
    { $number ->
        [one] Přečten { $number } stůl
        [few] Přečteny { $number } stoly
       *[other] Přečteno { $number } stolů
    }, { $damaged ->
        [0] nic není poškozené.
        [one] nalezena { $damaged } chyba.
        [few] nalezeny { $damaged } chyby.
       *[other] nalezeno { $damaged } chyb.
    }
tables-copied = Všechny stoly jsou zkopírované do { $file }. Kopie obsahuje tajemství běžících her: opatruj ji stejně jako originál.
tables-copied-checked =
    { $number ->
        [one] { $number } stůl je zkopírován do { $place } a ověřen.
        [few] { $number } stoly jsou zkopírovány do { $place } a ověřeny.
       *[other] { $number } stolů je zkopírováno do { $place } a ověřeno.
    }
tables-copy-taken = V { $place } už stoly jsou. Kopíruj na prázdné místo.
tables-copy-differs = Kopie v { $place } se liší od originálu. Nepoužívej ji; neběží tam server?
tables-backup-postgres = PostgreSQL zálohuj jeho vlastními nástroji, například pg_dump, nebo stoly zkopíruj do složky: karfunkel tables copy
