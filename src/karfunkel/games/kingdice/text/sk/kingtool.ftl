# Nástroje pre Kráľa kociek.

kingtool-help-kingdice = šance na kockách a sady mapy, kariet a kociek pre Kráľa kociek
kingtool-help-odds = presná šanca splniť podmienku a ktoré kocky si nechať
kingtool-help-condition = čo majú kocky ukázať, napríklad „run 5“, „4 equal“, „3 red + 2 blue“, „sum >= 28“
kingtool-help-dice = šesť kociek na stole, napríklad „r3 b5 r2 b4 g3 b6“
kingtool-help-rolls = hody, ktoré ešte prídu
kingtool-help-jokers = kocky, ktoré pridajú žolíci, napríklad „r4“
kingtool-help-data = priečinok s inou sadou mapy, kariet a kociek
kingtool-help-check = povedať, čo je na sade mapy, kariet a kociek zle
kingtool-help-export = zapísať našu sadu ako východisko pre inú
kingtool-help-folder = priečinok so súbormi sady
kingtool-help-map = nakresliť mapu Kráľa kociek
kingtool-help-players = počet hráčov: 2, 3 alebo 4
kingtool-help-svg = súbor, do ktorého sa mapa nakreslí

kingtool-odds = { $rolls ->
    [0] { $conditions }, žiadny ďalší hod: { $percent } % ({ $ways }).
    [one] { $conditions }, ešte { $rolls } hod: { $percent } % ({ $ways }).
    [few] { $conditions }, ešte { $rolls } hody: { $percent } % ({ $ways }).
   *[other] { $conditions }, ešte { $rolls } hodov: { $percent } % ({ $ways }).
    }
kingtool-keep = Nechaj si: { WORD($dice, of: "kingdice-die") }. Ostatnými hoď.
kingtool-keep-none = Hoď znova všetkými šiestimi kockami.
kingtool-stop = Už nehádž.
kingtool-fine = Táto sada nemá žiadnu chybu. Jej odtlačok je { $hash }.
kingtool-written = Zapísané: { $file }
kingtool-reroll-hint = Napíš čísla kociek, ktorými hodíš znova, napríklad 1 3 6, alebo stop.
