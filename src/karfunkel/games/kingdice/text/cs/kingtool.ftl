# Nástroje pro Krále kostek.

kingtool-help-kingdice = šance na kostkách a sady mapy, karet a kostek pro Krále kostek
kingtool-help-odds = přesná šance splnit podmínku a které kostky si nechat
kingtool-help-condition = co mají kostky ukázat, třeba „run 5“, „4 equal“, „3 red + 2 blue“, „sum >= 28“
kingtool-help-dice = šest kostek na stole, třeba „r3 b5 r2 b4 g3 b6“
kingtool-help-rolls = hody, které ještě přijdou
kingtool-help-jokers = kostky, které přidají žolíci, třeba „r4“
kingtool-help-data = složka s jinou sadou mapy, karet a kostek
kingtool-help-check = říct, co je na sadě mapy, karet a kostek špatně
kingtool-help-export = zapsat naši sadu jako výchozí bod pro jinou
kingtool-help-folder = složka se soubory sady
kingtool-help-map = nakreslit mapu Krále kostek
kingtool-help-players = počet hráčů: 2, 3 nebo 4
kingtool-help-svg = soubor, do kterého se mapa nakreslí

kingtool-odds = { $rolls ->
    [0] { $conditions }, žádný další hod: { $percent } % ({ $ways }).
    [one] { $conditions }, ještě { $rolls } hod: { $percent } % ({ $ways }).
    [few] { $conditions }, ještě { $rolls } hody: { $percent } % ({ $ways }).
   *[other] { $conditions }, ještě { $rolls } hodů: { $percent } % ({ $ways }).
    }
kingtool-keep = Nech si: { WORD($dice, of: "kingdice-die") }. Ostatními hoď.
kingtool-keep-none = Hoď znovu všemi šesti kostkami.
kingtool-stop = Už neházej.
kingtool-fine = Tato sada nemá žádnou chybu. Její otisk je { $hash }.
kingtool-written = Zapsáno: { $file }
kingtool-reroll-hint = Napiš čísla kostek, kterými hodíš znovu, třeba 1 3 6, nebo stop.
