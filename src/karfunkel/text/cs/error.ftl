# Co se odmítá, jednou větou: co bylo špatně a co je dovoleno.

error-unknown-command = Příkaz „{ $name }“ neexistuje. Příkazy: { $known }.
error-unknown-game = Hra „{ $name }“ neexistuje. Hry: { $known }.
error-unknown-language = Jazyk „{ $name }“ neexistuje. Jazyky: { $known }.
error-unknown-sayer = „{ $name }“ neříká šance na výhru. Na výběr: { $known }.
error-unknown-bot = Bot „{ $name }“ pro hru { $game } neexistuje. Boti: { $known }; „you“ je člověk.
error-budget = „{ $text }“ není čas na rozmyšlenou. Zapiš ho jako 50ms, 2s nebo jako počet zkušebních partií, třeba 2000.
error-unknown-policy = Strategie „{ $name }“ pro hru { $game } neexistuje. Strategie: { $known }.
error-unknown-backend = Backend „{ $name }“ neexistuje. Backendy: { $known }.
error-actions-shape = Akce mají tvar { $shape }. Potřeba je jedno celé číslo pro každou hru; počet her: { $number }.
error-reset-mask = Maska pro nový začátek potřebuje pro každý stůl pravdu, nebo nepravdu, a žádný seed; počet stolů: { $number }.
error-no-parallel = Ve hře { $game } se volí po jednom, nikdy naráz. Použij místo toho prostředí „env“.
error-population = Soubor { $file } není populace pro hru { $game }: potřebuje hru, seed a nejméně dva různé boty, každého s name, spec, version a note.
error-net = Soubor { $file } neobsahuje natrénovaného agenta pro hru { $game }.
error-no-judge = Pro hru { $game } zatím není natrénované hodnocení. Vytvoří ho „karfunkel train { $game }“.
error-no-learned = Pro hru { $game } zatím není naučená strategie, proto ani hledání „learned:…“.
error-no-torch = K trénování je potřeba PyTorch. Nainstaluj ho příkazem: pip install karfunkel[train]
error-no-cluster = Na adrese „{ $address }“ neodpovídá žádný cluster Ray. Spusť ho příkazem „ray start --head“, nebo uveď jinou adresu.
error-no-ray = Clustery potřebují Ray. Nainstaluješ ho takto: pip install karfunkel[cluster]
error-no-plots = Zpráva potřebuje matplotlib a Jinja2. Nainstaluješ je takto: pip install karfunkel[arena]
error-unknown-option = Volba „{ $name }“ neexistuje. Volby: { $known }.
error-unknown-part = Měření nemá část „{ $name }“. Části: { $known }.
error-unknown-argument = „{ $text }“ tu nedává smysl. Co smysl dává, ukáže „karfunkel { $command } --help“.
error-missing-argument = Něco chybí: { $text }. Co je potřeba, ukáže „karfunkel { $command } --help“.
error-option-form = „{ $text }“ není volba s hodnotou. Napiš ji jako name=value.
error-option-value = „{ $value }“ není pro { $name } dovoleno. Dovoleno: { $allowed }.
error-no-data = { $game } nemá díly, které by šlo přinést: --data pro tuto hru neplatí.
error-other-data = To je jiná sada dílů ({ $value }) než ta používaná ({ $allowed }). Její složku uveď volbou --data.
error-seat-count = Míst je uvedeno { $seats }, ale hráčů má být { $asked }.
error-too-many-bots = { $bots ->
    [one] Uveden je { $bots } bot, ale hrát jich může jen { $asked }.
    [few] Uvedeni jsou { $bots } boti, ale hrát jich může jen { $asked }.
   *[other] Uvedeno je { $bots } botů, ale hrát jich může jen { $asked }.
    }
error-seat-name = „{ $name }“ nemůže být jméno. Jméno má 1 až { $longest } znaků a všechny jsou vidět.
error-same-name = Jméno „{ $name }“ je tu dvakrát. Každé jméno smí být jen jednou.
error-number = „{ $text }“ není pro { $name } dovoleno. Dovolena jsou celá čísla od { $lowest } do { $highest }.
error-seed = „{ $seed }“ nemůže být seed. Dovolena jsou celá čísla od 0 do 4611686018427387903.
error-file = Soubor { $file } nejde použít: { $reason }.
error-file-missing = Soubor { $file } neexistuje.
error-file-denied = Soubor { $file } nelze použít: jeho vlastník to nedovoluje.
error-file-folder = { $file } je složka, ne soubor.
error-file-exists = Soubor { $file } už existuje a zůstává beze změny. Zvol jiný, nebo v něm pokračuj pomocí --resume.
error-nothing-to-undo = Není co vzít zpět: { $player } nemá žádnou volbu, kterou by ostatní ještě neviděli.
error-internal = Tohle je chyba v Karfunkelu, ne tvoje: { $reason }. Nic se neztratilo.

error-not-chance = Náhoda teď není na tahu.
error-chance-first = Nejdřív je na tahu náhoda.
error-illegal-outcome = „{ $outcome }“ se tu stát nemůže. Možné je: { $legal }.
error-illegal-action = { $player }: „{ $action }“ tu nejde. Dovoleno: { $legal }.
error-unknown-action = „{ $text }“ v této hře nelze zvolit. Na výběr je: { $known }.
error-unknown-outcome = „{ $text }“ náhoda v této hře přinést nemůže. Příklady: { $known }.
error-wrong-players = { $expected ->
    [0] Hra skončila, nikdo už nevolí.
   *[other] Na tahu: { $players_expected }. Uvedeno: { $players }.
    }
error-not-on-turn = Na tahu není: { $player }.
error-chosen-already = { $player }: volba už padla.
error-not-dealt = „{ $outcome }“ krupiér nerozdal.
error-script-over = Ve skriptu už žádný další výsledek není.
error-commitment = Odhalené tajemství neodpovídá závazku z doby před hrou.

error-record-magic = Tohle není záznam Karfunkelu. První řádek záznamu zní „karfunkel-record 1“.
error-record-newer = Tento záznam má formát { $version }, tento Karfunkel čte formát { $known }. Novější Karfunkel ho možná přečte.
error-record-rules = Tento záznam vznikl podle verze { $version } pravidel hry { $game }, tento Karfunkel hraje podle verze { $known }.
error-record-cut = Záznam je useknutý na řádku { $line }.
error-record-odd = Řádek { $line } záznamu nedává smysl: „{ $text }“.
error-record-line = Řádek { $line } záznamu: { $reason }
error-record-step = Krok { $step } záznamu není dovolen: { $reason }
error-record-edited = Záznam se po dokončení změnil: kontrolní součet nesedí.
error-record-no-check = Záznam je useknutý: chybí poslední řádek s kontrolním součtem.
error-record-no-result = Záznam je useknutý: hra skončila, ale výsledek chybí.
error-record-unfinished = Záznam má výsledek, ale hra v něm neskončila.
error-record-result = Výsledek v záznamu je špatně. Správné body: { $scores }; vítězství: hráč { $winners }.
error-record-open = { $steps ->
    [one] Hra není dohraná: { $steps } krok je v pořádku, ale chybí výsledek.
    [few] Hra není dohraná: { $steps } kroky jsou v pořádku, ale chybí výsledek.
   *[other] Hra není dohraná: { $steps } kroků je v pořádku, ale chybí výsledek.
    }
error-no-secret = Hra nemůže pokračovat: chybí tajemství krupiéra, soubor { $file }.
error-finished = Tato hra skončila. Převypráví ji „karfunkel replay“.
error-step-range = { $steps ->
    [one] Záznam má jen { $steps } krok, takže krok { $step } v něm není.
    [few] Záznam má jen { $steps } kroky, takže krok { $step } v něm není.
   *[other] Záznam má jen { $steps } kroků, takže krok { $step } v něm není.
    }

error-position-form = „{ $text }“ není pozice. Pozice začíná hrou a verzí jejích pravidel, například „diamant/1; players 3“.
error-no-positions = { $game } nemá zápis pozic.
error-position-game = To je pozice hry { $name }, ale zde se hraje { $game }.
error-position-rules = Tato pozice byla zapsána pro verzi { $version } pravidel hry { $game }, ale tento Karfunkel hraje verzi { $known }.
error-position-part = Pozice této hry nemá část „{ $part }“. Části: { $known }.
error-position-twice = Pozice uvádí „{ $part }“ dvakrát.
error-position-value = „{ $value }“ není v pozici pro „{ $part }“ dovoleno. Dovoleno: { $allowed }.
error-position-length = { $given ->
    [one] „{ $part }“ má v této pozici { $given } položku. Je třeba: { $expected }.
    [few] „{ $part }“ má v této pozici { $given } položky. Je třeba: { $expected }.
   *[other] „{ $part }“ má v této pozici { $given } položek. Je třeba: { $expected }.
    }
error-position-impossible = Tato pozice není možná: „{ $part }“ dává { $value }. Možné: { $possible }.
error-position-clash = Tato pozice není možná: „{ $part }“ a „{ $other }“ k sobě nepatří.
error-position-hidden = Tato pozice neříká, co je skryté („?“). Hra potřebuje úplnou pozici.
error-position-over = V této pozici už hra skončila.
error-position-options = Pozice už říká, kdo hraje a jak: --players ani --option k ní nelze přidat.
error-advise-what = Rada potřebuje buď soubor, nebo --position.
error-not-solved = Tato pozice není vyřešena.

# Going on from a step of a finished game
error-record-anew = To, co se po kroku { $step } losovalo znovu, neodpovídá předchozím krokům.
error-go-on-often = Je-li ve hře něco skrytého, lze na jinou hru navázat nejvýše { $most }krát.
error-go-on-options = Hru, její volby i pozici určuje záznam: vedle --go-on je vynech.
error-go-on-open = Hrát dál od některého kroku lze jen u dohrané hry; v přerušené se pokračuje pomocí --resume.
