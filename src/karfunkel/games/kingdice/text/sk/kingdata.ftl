# Kráľ kociek: čo sa odmieta v sade dát, v podmienke a pri kockách.

# Sada dát.
kingdata-line = { $file }, riadok { $line } (pravidlo { $rule }): { $reason }
kingdata-form = „{ $text }“ tu nie je zrozumiteľné. Riadok vyzerá takto: „{ $form }“.
kingdata-face = „{ $text }“ nie je strana kocky. Strana je farba (r, b alebo g) a číslo od 1 do 6, napríklad „r3“.
kingdata-die-number = Toto je kocka { $found }, ale na rade je kocka { $due }.
kingdata-die-sides = „{ $text }“ nemá každé číslo od 1 do 6 práve raz.
kingdata-die-colours = „{ $text }“ nemá dve červené, dve modré a dve zelené strany.
kingdata-dice-alike = Kocka { $die } má rovnaké farby ako kocka { $twin }. Žiadne dve kocky nie sú rovnaké.
kingdata-number-colours = Na všetkých kockách spolu je { $face } toľkokrát: { $count }. Každé číslo je dvakrát červené, dvakrát modré a dvakrát zelené.
kingdata-dice-count = Kociek v súbore: { $count }. Musí ich byť 6.
kingdata-pile-number = Toto je kôpka { $found }, ale na rade je kôpka { $due }.
kingdata-pile-size = Kariet v kôpke { $pile }: { $count }. Musí ich byť 12.
kingdata-pile-count = Kôpok v súbore: { $count }. Musí ich byť 5.
kingdata-thief = Karta z kôpky 2 hovorí za svojím žolíkom, ktorý zlodej to je: { $known }.
kingdata-steps = Podmienok na tejto karte z kôpky { $pile }: { $count }. Musí ich byť { $due }.
kingdata-halves = Polovíc mapy: { $count }. Musia byť 2.
kingdata-half-size = Polí v polovici { $half }: { $count }. Musí ich byť 15.
kingdata-field-twice = Pole { $field } už je v riadku { $first }.
kingdata-place-taken = Pole { $field } leží tam, kde leží { $other }.
kingdata-terrain-once = Prvá polovica nemá terén „{ $terrain }“. Každý terén je v každej polovici raz.
kingdata-terrain-again = Táto polovica už terén „{ $terrain }“ má. Každý terén je v každej polovici raz.
kingdata-two-marks = Pole { $field } má viac než jedno označenie. Draky a drahokamy ležia na rôznych poliach.
kingdata-mark = „{ $text }“ nie je označenie poľa. Označenia: { $known }.
kingdata-mark-count = Polí s označením „{ $mark }“: { $count }. Musí ich byť { $due }.
kingdata-dragon-players = „{ $text }“ nie je počet hráčov. Za „dragon“ stoja niektoré z týchto čísel, každé raz, alebo nič: { $known }.
kingdata-dragon-count = Dračích polí pri počte hráčov { $seats }: { $count }. Môže ich byť 1 až { $highest }.
kingdata-join-players = Spojenie pre taký počet hráčov nie je: { $seats }. Spojenia sú pre 2, 3 a 4.
kingdata-join-twice = Spojenie pre { $seats } hráčov už je v riadku { $first }.
kingdata-turn = Polovicu nemožno otočiť o toľko šestín: { $turn }. Povolené: 0 až 5.
kingdata-join-missing = Chýba spojenie pre { $seats } hráčov.
kingdata-overlap = Pri spojení pre { $seats } hráčov leží pole { $field } na poli { $other }.
kingdata-apart = Pri spojení pre { $seats } hráčov mapa nedrží pohromade: z { $other } nevedie cesta do { $field }.
kingdata-gold-near = Pri spojení pre { $seats } hráčov sú zlaté drahokamy na { $field } a { $other } príliš blízko: { $steps ->
    [one] { $steps } krok,
    [few] { $steps } kroky,
   *[other] { $steps } krokov,
    } treba najmenej { $far }.

# Súbory.
kingdata-no-file = Priečinok { $folder } nemá čitateľný súbor { $file }. K sade dát patria { $known }.
kingdata-encoding = Súbor { $file } v priečinku { $folder } nie je text v UTF-8.
kingdata-exists = Súbor { $file } už v priečinku { $folder } je a zostal, aký bol. Zvoľ iný priečinok.
kingdata-cannot-write = Do { $folder } nemožno zapisovať: { $reason }.

# Podmienky.
kingdata-condition-unknown = „{ $text }“ nie je podmienka (K41). Príklady: { $known }.
kingdata-condition-run = „{ $text }“ nemôže byť podmienka (K41): postupka má { $lowest } až { $highest } kociek.
kingdata-condition-dice = „{ $text }“ nemôže byť podmienka (K41): žiada sa { $lowest } až { $highest } kociek.
kingdata-condition-number = „{ $text }“ nemôže byť podmienka (K41): kocka ukazuje { $lowest } až { $highest }.
kingdata-condition-sum = „{ $text }“ nemôže byť podmienka (K41): taký súčet je od { $lowest } do { $highest }.
kingdata-condition-colour-twice = „{ $text }“ nemôže byť podmienka (K41): farba { $colour } je v nej dvakrát.

# Kocky na príkazovom riadku.
kingdata-dice-six = Zadaných kociek: { $count }. Musí ich byť 6, v poradí kociek.
kingdata-die-cannot = Kocka { $die } nemôže ukazovať { $face }. Jej strany: { $sides }.
kingdata-rolls = „{ $rolls }“ tu nie je počet hodov, ktoré ešte prídu. Povolené: { $lowest } až { $highest }.
kingdata-jokers-many = Zadaných žolíkov: { $count }. Pridať ich možno najviac { $highest }.
kingdata-conditions-many = Zadaných podmienok: { $count }. Naraz ich možno žiadať najviac { $highest }.

# K9: mapa zostavená ručne. $part je „flames“, „gold“ alebo „white“.
kingdata-arrange-form = „{ $text }“ neopisuje zostavenie mapy. Napíš napríklad: { $example }.
kingdata-arrange-join = Polovice možno spojiť ako pre 2, 3 alebo 4 hráčov, nie ako pre „{ $text }“.
kingdata-arrange-field = Na tejto mape nie je pole „{ $field }“.
kingdata-arrange-twice = Na poli { $field } môže ležať len jeden plameň alebo drahokam.
kingdata-arrange-count = Pri počte hráčov { $seats } { $part ->
    [flames] musí byť plameňov na mape { $due }, nie { $count }.
    [gold] musí byť zlatých drahokamov na mape { $due }, nie { $count }.
   *[white] musí byť bielych drahokamov na mape { $due }, nie { $count }.
}
