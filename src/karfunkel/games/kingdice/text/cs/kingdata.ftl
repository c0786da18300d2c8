# Král kostek: co se odmítá v sadě dat, v podmínce a u kostek.

# Sada dat.
kingdata-line = { $file }, řádek { $line } (pravidlo { $rule }): { $reason }
kingdata-form = „{ $text }“ tu není srozumitelné. Řádek vypadá takto: „{ $form }“.
kingdata-face = „{ $text }“ není strana kostky. Strana je barva (r, b nebo g) a číslo od 1 do 6, například „r3“.
kingdata-die-number = Toto je kostka { $found }, ale na řadě je kostka { $due }.
kingdata-die-sides = „{ $text }“ nemá každé číslo od 1 do 6 právě jednou.
kingdata-die-colours = „{ $text }“ nemá dvě červené, dvě modré a dvě zelené strany.
kingdata-dice-alike = Kostka { $die } má stejné barvy jako kostka { $twin }. Žádné dvě kostky nejsou stejné.
kingdata-number-colours = Na všech kostkách dohromady je { $face } tolikrát: { $count }. Každé číslo je dvakrát červené, dvakrát modré a dvakrát zelené.
kingdata-dice-count = Kostek v souboru: { $count }. Musí jich být 6.
kingdata-pile-number = Toto je hromádka { $found }, ale na řadě je hromádka { $due }.
kingdata-pile-size = Karet v hromádce { $pile }: { $count }. Musí jich být 12.
kingdata-pile-count = Hromádek v souboru: { $count }. Musí jich být 5.
kingdata-thief = Karta z hromádky 2 říká za svým žolíkem, který zloděj to je: { $known }.
kingdata-steps = Podmínek na této kartě z hromádky { $pile }: { $count }. Musí jich být { $due }.
kingdata-halves = Polovin mapy: { $count }. Musí být 2.
kingdata-half-size = Polí v polovině { $half }: { $count }. Musí jich být 15.
kingdata-field-twice = Pole { $field } už je na řádku { $first }.
kingdata-place-taken = Pole { $field } leží tam, kde leží { $other }.
kingdata-terrain-once = První polovina nemá terén „{ $terrain }“. Každý terén je v každé polovině jednou.
kingdata-terrain-again = Tato polovina už terén „{ $terrain }“ má. Každý terén je v každé polovině jednou.
kingdata-two-marks = Pole { $field } má víc než jedno označení. Draci a drahokamy leží na různých polích.
kingdata-mark = „{ $text }“ není označení pole. Označení: { $known }.
kingdata-mark-count = Polí s označením „{ $mark }“: { $count }. Musí jich být { $due }.
kingdata-dragon-players = „{ $text }“ není počet hráčů. Za „dragon“ stojí některé z těchto čísel, každé jednou, nebo nic: { $known }.
kingdata-dragon-count = Dračích polí při počtu hráčů { $seats }: { $count }. Může jich být 1 až { $highest }.
kingdata-join-players = Spojení pro takový počet hráčů není: { $seats }. Spojení jsou pro 2, 3 a 4.
kingdata-join-twice = Spojení pro { $seats } hráče už je na řádku { $first }.
kingdata-turn = Polovinu nelze otočit o tolik šestin: { $turn }. Povoleno: 0 až 5.
kingdata-join-missing = Chybí spojení pro { $seats } hráče.
kingdata-overlap = Při spojení pro { $seats } hráče leží pole { $field } na poli { $other }.
kingdata-apart = Při spojení pro { $seats } hráče mapa nedrží pohromadě: z { $other } nevede cesta do { $field }.
kingdata-gold-near = Při spojení pro { $seats } hráče jsou zlaté drahokamy na { $field } a { $other } příliš blízko: { $steps ->
    [one] { $steps } krok,
    [few] { $steps } kroky,
   *[other] { $steps } kroků,
    } potřeba je nejméně { $far }.

# Soubory.
kingdata-no-file = Složka { $folder } nemá čitelný soubor { $file }. K sadě dat patří { $known }.
kingdata-encoding = Soubor { $file } ve složce { $folder } není text v UTF-8.
kingdata-exists = Soubor { $file } už ve složce { $folder } je a zůstal, jak byl. Zvol jinou složku.
kingdata-cannot-write = Do { $folder } nelze zapisovat: { $reason }.

# Podmínky.
kingdata-condition-unknown = „{ $text }“ není podmínka (K41). Příklady: { $known }.
kingdata-condition-run = „{ $text }“ nemůže být podmínka (K41): postupka má { $lowest } až { $highest } kostek.
kingdata-condition-dice = „{ $text }“ nemůže být podmínka (K41): žádá se { $lowest } až { $highest } kostek.
kingdata-condition-number = „{ $text }“ nemůže být podmínka (K41): kostka ukazuje { $lowest } až { $highest }.
kingdata-condition-sum = „{ $text }“ nemůže být podmínka (K41): takový součet je od { $lowest } do { $highest }.
kingdata-condition-colour-twice = „{ $text }“ nemůže být podmínka (K41): barva { $colour } je v ní dvakrát.

# Kostky na příkazovém řádku.
kingdata-dice-six = Zadaných kostek: { $count }. Musí jich být 6, v pořadí kostek.
kingdata-die-cannot = Kostka { $die } nemůže ukazovat { $face }. Její strany: { $sides }.
kingdata-rolls = „{ $rolls }“ tu není počet hodů, které ještě přijdou. Povoleno: { $lowest } až { $highest }.
kingdata-jokers-many = Zadaných žolíků: { $count }. Přidat jich lze nejvýš { $highest }.
kingdata-conditions-many = Zadaných podmínek: { $count }. Najednou jich lze žádat nejvýš { $highest }.

# K9: mapa sestavená ručně. $part je „flames“, „gold“ nebo „white“.
kingdata-arrange-form = „{ $text }“ nepopisuje sestavení mapy. Napiš například: { $example }.
kingdata-arrange-join = Poloviny lze spojit jako pro 2, 3 nebo 4 hráče, ne jako pro „{ $text }“.
kingdata-arrange-field = Na této mapě není pole „{ $field }“.
kingdata-arrange-twice = Na poli { $field } může ležet jen jeden plamen nebo drahokam.
kingdata-arrange-count = Při počtu hráčů { $seats } { $part ->
    [flames] musí být plamenů na mapě { $due }, ne { $count }.
    [gold] musí být zlatých drahokamů na mapě { $due }, ne { $count }.
   *[white] musí být bílých drahokamů na mapě { $due }, ne { $count }.
}
