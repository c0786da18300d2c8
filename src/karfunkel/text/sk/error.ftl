# Čo sa odmieta, jednou vetou: čo bolo zle a čo je dovolené.

error-unknown-command = Príkaz „{ $name }“ neexistuje. Príkazy: { $known }.
error-unknown-game = Hra „{ $name }“ neexistuje. Hry: { $known }.
error-unknown-language = Jazyk „{ $name }“ neexistuje. Jazyky: { $known }.
error-unknown-sayer = „{ $name }“ nehovorí šance na výhru. Na výber: { $known }.
error-unknown-bot = Bot „{ $name }“ pre hru { $game } neexistuje. Boti: { $known }; „you“ je človek.
error-budget = „{ $text }“ nie je čas na rozmyslenie. Zapíš ho ako 50ms, 2s alebo ako počet skúšobných partií, napríklad 2000.
error-unknown-policy = Stratégia „{ $name }“ pre hru { $game } neexistuje. Stratégie: { $known }.
error-unknown-backend = Backend „{ $name }“ neexistuje. Backendy: { $known }.
error-actions-shape = Akcie majú tvar { $shape }. Treba jedno celé číslo pre každú hru; počet hier: { $number }.
error-reset-mask = Maska pre nový začiatok potrebuje pre každý stôl pravdu alebo nepravdu a žiadny seed; počet stolov: { $number }.
error-no-parallel = V hre { $game } sa volí po jednom, nikdy naraz. Použi namiesto toho prostredie „env“.
error-population = Súbor { $file } nie je populácia pre hru { $game }: potrebuje hru, seed a najmenej dvoch rôznych botov, každého s name, spec, version a note.
error-net = Súbor { $file } neobsahuje natrénovaného agenta pre hru { $game }.
error-no-judge = Pre hru { $game } zatiaľ nie je natrénované hodnotenie. Vytvorí ho „karfunkel train { $game }“.
error-no-learned = Pre hru { $game } zatiaľ nie je naučená stratégia, preto ani hľadanie „learned:…“.
error-no-torch = Na trénovanie treba PyTorch. Nainštaluj ho príkazom: pip install karfunkel[train]
error-no-cluster = Na adrese „{ $address }“ neodpovedá žiadny klaster Ray. Spusti ho príkazom „ray start --head“, alebo uveď inú adresu.
error-no-ray = Klastre potrebujú Ray. Nainštaluješ ho takto: pip install karfunkel[cluster]
error-no-plots = Správa potrebuje matplotlib a Jinja2. Nainštaluješ ich takto: pip install karfunkel[arena]
error-unknown-option = Voľba „{ $name }“ neexistuje. Voľby: { $known }.
error-unknown-part = Meranie nemá časť „{ $name }“. Časti: { $known }.
error-unknown-argument = „{ $text }“ tu nedáva zmysel. Čo zmysel dáva, ukáže „karfunkel { $command } --help“.
error-missing-argument = Niečo chýba: { $text }. Čo treba, ukáže „karfunkel { $command } --help“.
error-option-form = „{ $text }“ nie je voľba s hodnotou. Napíš ju ako name=value.
error-option-value = „{ $value }“ nie je pre { $name } dovolené. Dovolené: { $allowed }.
error-no-data = { $game } nemá diely, ktoré by sa dali priniesť: --data pre túto hru neplatí.
error-other-data = To je iná sada dielov ({ $value }) než tá používaná ({ $allowed }). Jej priečinok uveď voľbou --data.
error-seat-count = Miest je uvedených { $seats }, ale hráčov má byť { $asked }.
error-too-many-bots = { $bots ->
    [one] Uvedený je { $bots } bot, ale hrať ich môže len { $asked }.
    [few] Uvedení sú { $bots } boti, ale hrať ich môže len { $asked }.
   *[other] Uvedených je { $bots } botov, ale hrať ich môže len { $asked }.
    }
error-seat-name = „{ $name }“ nemôže byť meno. Meno má 1 až { $longest } znakov a všetky vidno.
error-same-name = Meno „{ $name }“ je tu dvakrát. Každé meno smie byť len raz.
error-number = „{ $text }“ nie je pre { $name } dovolené. Dovolené sú celé čísla od { $lowest } do { $highest }.
error-seed = „{ $seed }“ nemôže byť seed. Dovolené sú celé čísla od 0 do 4611686018427387903.
error-file = Súbor { $file } sa nedá použiť: { $reason }.
error-file-missing = Súbor { $file } neexistuje.
error-file-denied = Súbor { $file } sa nedá použiť: jeho vlastník to nedovoľuje.
error-file-folder = { $file } je priečinok, nie súbor.
error-file-exists = Súbor { $file } už existuje a zostáva bez zmeny. Zvoľ iný alebo v ňom pokračuj pomocou --resume.
error-nothing-to-undo = Nie je čo vziať späť: { $player } nemá žiadnu voľbu, ktorú by ostatní ešte nevideli.
error-internal = Toto je chyba v Karfunkeli, nie tvoja: { $reason }. Nič sa nestratilo.

error-not-chance = Náhoda teraz nie je na ťahu.
error-chance-first = Najprv je na ťahu náhoda.
error-illegal-outcome = „{ $outcome }“ sa tu stať nemôže. Možné je: { $legal }.
error-illegal-action = { $player }: „{ $action }“ tu nejde. Dovolené: { $legal }.
error-unknown-action = „{ $text }“ sa v tejto hre nedá zvoliť. Na výber je: { $known }.
error-unknown-outcome = „{ $text }“ náhoda v tejto hre priniesť nemôže. Príklady: { $known }.
error-wrong-players = { $expected ->
    [0] Hra sa skončila, nikto už nevolí.
   *[other] Na ťahu: { $players_expected }. Uvedené: { $players }.
    }
error-not-on-turn = Na ťahu nie je: { $player }.
error-chosen-already = { $player }: voľba už padla.
error-not-dealt = „{ $outcome }“ krupiér nerozdal.
error-script-over = V skripte už žiadny ďalší výsledok nie je.
error-commitment = Odhalené tajomstvo nezodpovedá záväzku spred hry.

error-record-magic = Toto nie je záznam Karfunkelu. Prvý riadok záznamu znie „karfunkel-record 1“.
error-record-newer = Tento záznam má formát { $version }, tento Karfunkel číta formát { $known }. Novší Karfunkel ho možno prečíta.
error-record-rules = Tento záznam vznikol podľa verzie { $version } pravidiel hry { $game }, tento Karfunkel hrá podľa verzie { $known }.
error-record-cut = Záznam je odseknutý v riadku { $line }.
error-record-odd = Riadok { $line } záznamu nedáva zmysel: „{ $text }“.
error-record-line = Riadok { $line } záznamu: { $reason }
error-record-step = Krok { $step } záznamu nie je dovolený: { $reason }
error-record-edited = Záznam sa po dokončení zmenil: kontrolný súčet nesedí.
error-record-no-check = Záznam je odseknutý: chýba posledný riadok s kontrolným súčtom.
error-record-no-result = Záznam je odseknutý: hra sa skončila, ale výsledok chýba.
error-record-unfinished = Záznam má výsledok, ale hra v ňom sa neskončila.
error-record-result = Výsledok v zázname je nesprávny. Správne body: { $scores }; víťazstvo: hráč { $winners }.
error-record-open = { $steps ->
    [one] Hra nie je dohraná: { $steps } krok je v poriadku, ale chýba výsledok.
    [few] Hra nie je dohraná: { $steps } kroky sú v poriadku, ale chýba výsledok.
   *[other] Hra nie je dohraná: { $steps } krokov je v poriadku, ale chýba výsledok.
    }
error-no-secret = Hra nemôže pokračovať: chýba tajomstvo krupiéra, súbor { $file }.
error-finished = Táto hra sa skončila. Prerozpráva ju „karfunkel replay“.
error-step-range = { $steps ->
    [one] Záznam má len { $steps } krok, takže krok { $step } v ňom nie je.
    [few] Záznam má len { $steps } kroky, takže krok { $step } v ňom nie je.
   *[other] Záznam má len { $steps } krokov, takže krok { $step } v ňom nie je.
    }

error-position-form = „{ $text }“ nie je pozícia. Pozícia sa začína hrou a verziou jej pravidiel, napríklad „diamant/1; players 3“.
error-no-positions = { $game } nemá zápis pozícií.
error-position-game = To je pozícia hry { $name }, ale tu sa hrá { $game }.
error-position-rules = Táto pozícia bola zapísaná pre verziu { $version } pravidiel hry { $game }, ale tento Karfunkel hrá verziu { $known }.
error-position-part = Pozícia tejto hry nemá časť „{ $part }“. Časti: { $known }.
error-position-twice = Pozícia uvádza „{ $part }“ dvakrát.
error-position-value = „{ $value }“ nie je v pozícii pre „{ $part }“ dovolené. Dovolené: { $allowed }.
error-position-length = { $given ->
    [one] „{ $part }“ má v tejto pozícii { $given } položku. Treba: { $expected }.
    [few] „{ $part }“ má v tejto pozícii { $given } položky. Treba: { $expected }.
   *[other] „{ $part }“ má v tejto pozícii { $given } položiek. Treba: { $expected }.
    }
error-position-impossible = Táto pozícia nie je možná: „{ $part }“ dáva { $value }. Možné: { $possible }.
error-position-clash = Táto pozícia nie je možná: „{ $part }“ a „{ $other }“ k sebe nepatria.
error-position-hidden = Táto pozícia nehovorí, čo je skryté („?“). Hra potrebuje úplnú pozíciu.
error-position-over = V tejto pozícii sa hra už skončila.
error-position-options = Pozícia už hovorí, kto hrá a ako: --players ani --option k nej nemožno pridať.
error-advise-what = Rada potrebuje buď súbor, alebo --position.
error-not-solved = Táto pozícia nie je vyriešená.

# Going on from a step of a finished game
error-record-anew = To, čo sa po kroku { $step } losovalo znova, nezodpovedá predchádzajúcim krokom.
error-go-on-often = Ak je v hre niečo skryté, dá sa na inú hru nadviazať najviac { $most }-krát.
error-go-on-options = Hru, jej voľby aj pozíciu určuje záznam: vedľa --go-on ich vynechaj.
error-go-on-open = Hrať ďalej od niektorého kroku sa dá len v dohratej hre; v prerušenej sa pokračuje pomocou --resume.
