# Čo stránka hovorí okolo herných plánov.

page-welcome = Tri výpravy za pokladom pre váš stôl
page-lead = Vyber si hru a hneď hraj: proti botom, s priateľmi cez odkaz, alebo spolu pri jednej obrazovke.
page-home = Karfunkel, na úvodnú stránku
page-to-home = Úvodná stránka
page-skip = Prejsť na obsah
page-language = Jazyk
page-theme-system = Farby: ako v tvojom zariadení
page-theme-light = Farby: svetlé
page-theme-dark = Farby: tmavé
page-sound = Zvuk
page-loading = Okamih …
page-again = Skúsiť znova
page-close = Zavrieť
page-refused = To sa nepodarilo.
page-unreachable = Server je teraz nedostupný.
page-nowhere = Tu nič nie je
page-nowhere-long = Táto adresa nikam nevedie. Možno sa cestou stratilo písmenko.
page-no-such-game = Taká hra tu nie je.
page-no-such-table = Taký stôl tu nie je. Možno je už uprataný, alebo je odkaz neúplný.

# Hry.
page-players-range = { $first } až { $last ->
    [one] { $last } hráč
    [few] { $last } hráči
   *[other] { $last } hráčov
    }
page-minutes-diamant = 15 minút
page-minutes-emerald = 30 minút
page-minutes-kingdice = 40 minút
page-players = Počet hráčov
page-bots = Boti
page-level = Sila bota
page-level-easy = Ľahký
page-level-normal = Stredný
page-level-hard = Ťažký
page-level-master = Majster
page-bot-level = Bot, { $level }
page-house-rule = Tlačené pravidlá hru v tomto počte nepoznajú: domáce pravidlo.
page-play-now = Hrať hneď
page-invite = Pozvať priateľov
page-one-screen = Jedna obrazovka pre všetkých
page-learn = Prvá hra s radami
page-rules = Pravidlá
page-me = Ja

# Zoznamy.
page-your-tables = Tvoje stoly
page-no-tables = Tu na teba budú čakať tvoje hry.
page-open-tables = Pridať sa, alebo sa pozerať
page-no-open-tables = Teraz tu nie je žiadny verejný stôl.
page-state-your-turn = Si na ťahu!
page-state-open = { $seats ->
    [one] { $seats } voľné miesto
    [few] { $seats } voľné miesta
   *[other] { $seats } voľných miest
    }
page-state-watch = Pozerať sa
page-state-gathering = Čaká na hráčov
page-state-playing = Hrá sa
page-state-over = Dohrané
page-upload = Prehrať záznam
page-upload-help = Máš zaznamenanú hru v súbore? Pozri si ju tu a zdieľaj ju odkazom.
page-upload-choose = Vybrať súbor
page-upload-too-large = Na záznam hry je tento súbor priveľký.

# Príprava stola.
page-new-table = Nový stôl: { $game }
page-new-help = Ťukni, kto kde sedí. Voľné miesta dostane ten, kto otvorí tvoj odkaz.
page-seats = Kto hrá?
page-seat = Miesto { $number }
page-seat-mine = Pri tomto zariadení
page-seat-open = Voľné cez odkaz
page-seat-bot = Bot
page-seat-open-help = Kto otvorí odkaz, môže si sadnúť sem.
page-seat-free = Ešte voľné
page-seat-you = ty
page-nickname = Prezývka
page-options = Varianty
page-no-options = Tu nie je čo vyberať.
page-first = Kto začína
page-by-chance = Rozhodne náhoda
page-public = Ukázať vo verejnom zozname: ktokoľvek sa môže pridať alebo pozerať
page-away = Keď niekto nie je pri stole a je na ťahu
page-away-0 = počkáme
page-away-60 = po minúte zaňho zaskočí bot
page-away-300 = po 5 minútach zaňho zaskočí bot
page-away-3600 = po hodine zaňho zaskočí bot
page-away-86400 = po dni zaňho zaskočí bot
page-nobody-mine = Nemáš vlastné miesto: budeš sa pozerať.
page-make = Pripraviť stôl
page-start = Začať hru

# Schádzame sa.
page-gathering = { $game }: kto príde?
page-missing = { $seats ->
    [one] Ešte je { $seats } voľné miesto.
    [few] Ešte sú { $seats } voľné miesta.
   *[other] Ešte je { $seats } voľných miest.
    }
page-all-here = Všetci sú tu.
page-sit-here = Sadnúť si sem
page-stand-up = Vstať
page-your-name = Ako ťa máme volať?
page-join = Pridať sa
page-start-when = Začať sa dá, len čo je každé miesto obsadené; medzery zaplnia boti.
page-host-starts = Hra sa začne, len čo ju hostiteľ spustí.
page-invite-help = Pošli tento odkaz, alebo ukáž štvorček telefónu.
page-link = Odkaz na túto stránku
page-copy = Kopírovať
page-copied = Skopírované
page-share = Zdieľať
page-qr = Odkaz ako QR kód
page-here = pri stole
page-away-now = preč

# Pri stole.
page-connection-connected = Pripojené
page-connection-connecting = Pripájanie …
page-connection-offline = Bez pripojenia
page-connection-connecting-long = Spojenie sa stratilo a už ho hľadáme. O nič neprídeš.
page-connection-offline-long = Si bez pripojenia. Hra počká a pôjde ďalej, len čo budeš späť.
page-waiting = Čaká sa: { $players }.
page-chosen-waiting = Vybrané. Čaká sa: { $players }.
page-chance = Na rade je náhoda …
page-watching = Pozeráš sa
page-over = Hra sa skončila.
page-undo = Vziať späť
page-board = Herný plán
page-around = Okolo herného plánu
page-log = Čo sa stalo
page-log-empty = Zatiaľ nič.
page-all-choices = { $count ->
    [0] Všetky možnosti
    [one] Všetky možnosti ({ $count })
    [few] Všetky možnosti ({ $count })
   *[other] Všetky možnosti ({ $count })
    }
page-to-choices = Ku všetkým možnostiam
page-no-choices = Práve teraz nemáš čo vyberať.
page-at-table = Pri stole
page-stand-in = zaskakuje bot
page-vote = Nech hrá bot ({ $name })
page-vote-back = Predsa len počkať ({ $name })
page-votes = { $votes ->
    [one] { $votes } hlas
    [few] { $votes } hlasy
   *[other] { $votes } hlasov
    }
page-leave = Odísť
page-leave-sure = Vzdať sa miesta? Ďalej bude za teba hrať bot.
page-reactions = Reakcie
page-reaction-hello = Ahoj!
page-reaction-wow = Páni!
page-reaction-nice = Pekne zahrané!
page-reaction-oops = Ojoj!
page-reaction-hurry = Čakám …
page-reaction-thanks = Vďaka!
page-reaction-haha = Haha!
page-reaction-bye = Tak zas nabudúce!
page-plain = Herný plán sa tu nedá nakresliť, preto je tu hra slovami.

# Jedna obrazovka pre všetkých.
page-cover = Podaj zariadenie. Hrá { $name }
page-cover-others = Ostatní sa nepozerajú.
page-cover-chosen = { $count ->
    [one] Už vybrané: { $names }.
    [few] Už vybrané: { $names }.
   *[other] Už vybrané: { $names }.
    }
page-cover-open = { $name }, to som ja
page-cover-wait = Hrajú ostatní …
page-pass-now = Podať ďalej: { $name }

# Koniec.
page-sheet = Vyúčtovanie
page-player = Hráč
page-points = Body
page-score = { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodov
    }
page-rematch = Hrať znova
page-to-rematch = K ďalšej hre
page-replay = Prehrať znova
page-download = Uložiť záznam
page-to-scores = K vyúčtovaniu

# Prehrávanie.
page-replay-of = { $game }: záznam hry
page-view-from = Pohľad
page-view-open = všetkých, všetko odkryté
page-view-watch = diváka
page-step = Krok
page-step-of = Krok { $step } z { $steps }
page-step-first = Na začiatok
page-step-back = O krok späť
page-step-forward = O krok ďalej
page-step-last = Na koniec
page-play = Prehrať
page-pause = Pozastaviť
page-share-replay = Zdieľať túto chvíľu
page-replay-keys = Klávesy: ← a → po krokoch, Home a End na kraj, medzerník prehráva.

# Poctivá náhoda.
page-fair = Poctivá náhoda
page-fair-how = Pred prvou kartou si krupiér určí tajomstvo a ukáže jeho odtlačok. Všetko, čo náhoda urobí, vyplýva z tohto tajomstva a z náhodných textov, ktoré pridajú vaše zariadenia.
page-fair-commitment = Odtlačok (SHA-256), ukázaný pred hrou:
page-fair-secret = Tajomstvo, ukázané po hre:
page-fair-fits-yes = Tajomstvo sedí k odtlačku. Tvoj prehliadač to práve spočítal.
page-fair-fits-no = Tajomstvo k odtlačku nesedí!
page-fair-same-yes = Je to ten istý odtlačok, ktorý tento prehliadač videl na začiatku.
page-fair-same-no = Na začiatku bol tomuto prehliadaču ukázaný iný odtlačok!
page-fair-seed-yes = Náhodný text tvojho zariadenia je započítaný.
page-fair-seed-no = Náhodný text tvojho zariadenia chýba!
page-fair-record-yes = Každý krok je podľa pravidiel a výsledok je správny.
page-fair-record-no = Záznam nie je podľa pravidiel!
page-fair-dealt-yes = Každá karta aj každá kocka vyplýva z tajomstva.
page-fair-dealt-no = Karty alebo kocky z tajomstva nevyplývajú!
page-fair-check = Skontrolovať
page-fair-yourself = Ak nechceš veriť ani tomuto serveru, ulož si záznam a skontroluj ho na vlastnom počítači príkazom „karfunkel verify“.
page-fair-limits = To dokazuje, že počas hry nikto nezmenil karty ani kocky. Nedokazuje to, že tajomstvo nikto nepoznal: kto prevádzkuje server, mohol by sa pozrieť. A nezabráni to hráčom, aby sa dohovárali.

# Pravidlá a prvá hra.
page-rules-of = { $game }: pravidlá
page-rules-picture = Pohľad na stôl uprostred hry.
page-to-table = K stolu
page-learn-title = Tvoja prvá hra: { $game }
page-learn-how = Hráš skutočnú hru proti ľahkým botom. Rada sa objaví, keď príde niečo nové; vypnúť ju môžeš kedykoľvek.
page-learn-begin = Ideme na to
page-learn-diamant = Spoločne idete do jaskyne. Každá karta môže priniesť drahokamy, alebo pascu. Kto sa vráti včas, nechá si, čo nesie.
page-learn-emerald = Tvoji rytieri idú z hradu do komnaty pokladov. Cestou leží zlato a drahokamy, a stráži tam aj drak.
page-learn-kingdice = Hádž kockami a najímaj občanov. Osídlia mapu, skrotia draky a vezmú, čo majú ostatní.
page-hint = Rada
page-hint-ok = Rozumiem
page-hint-stop = Už bez rád
page-hint-count = { $number } z { $all }
page-hint-diamant-choice = Všetci sú v jaskyni. Po každej karte sa tajne rozhodneš: pokračovať, alebo sa vrátiť s tým, čo nesieš? Voľby sa odhalia naraz.
page-hint-diamant-treasure = Poklad sa rozdelí rovným dielom medzi všetkých v jaskyni. Čo sa rozdeliť nedá, zostane ležať pre tých, čo sa vrátia prví.
page-hint-diamant-trap = Pasca! Prvá svojho druhu je len varovanie. Keď príde rovnaká druhý raz, všetci v jaskyni stratia, čo v tomto kole nesú. Vidíš, koľko ich ešte zostáva.
page-hint-diamant-relic = Relikvia zostane ležať, kým sa niekto nevráti sám: ten si vezme všetky naraz. Ak sa vráti viac hráčov spolu, nedostane ich nikto.
page-hint-diamant-leaving = Niekto sa vrátil. Čo niesol, je teraz v bezpečí v truhlici, aj s podielom na tom, čo ležalo v jaskyni. Kto zostal, delí sa o ďalší poklad s menej ľuďmi.
page-hint-diamant-sprung = Druhá pasca rovnakého druhu sklapla: všetci v jaskyni stratili, čo niesli. Jedna karta tejto pasce ide z hry, takže bude vzácnejšia.
page-hint-diamant-round = Nové kolo: všetci idú znova dnu s prázdnymi rukami. Tvoja truhlica je v bezpečí až do konca.
page-hint-diamant-over = Päť kôl je za nami. Vyhráva najplnšia truhlica. Vyúčtovanie ukáže, ako k tomu došlo.
page-hint-emerald-move = Vyber rytiera. Prejde toľko krokov, koľko rytierov stojí tam, odkiaľ vychádza; počítajú sa všetky farby aj on sám. Z veľkej skupiny sa ide ďaleko.
page-hint-emerald-second = Môžeš ťahať aj druhým rytierom, ale nemusíš. Ten istý rytier dvakrát nejde.
page-hint-emerald-take = Tvoj rytier prišiel v jaskyni ku kartám: vezmi si zlato, alebo drahokam. Zlato platí za svoju hodnotu a uchlácholí draka; drahokamy platia po 1 a najviac z jedného druhu prinesie bonus.
page-hint-emerald-dragon = Rytier sa zastavil vedľa lišty, a tak sa drak pohne: o jedno až tri políčka tam, kam sa pozerá. Na konci lišty sa otočí. Chytá len tam, kde sa zastaví.
page-hint-emerald-victim = Tam, kde sa drak zastavil, stojí viac rytierov. Ty vyberieš, koho chytí, a nemusí to byť tvoj.
page-hint-emerald-bribe = Tvoj rytier je chytený. Daj drakovi kartu zlata a zostane v hre. Inak je stratený; drahokamy na draka neplatia.
page-hint-emerald-strip = Po každom love sa lišta posunie o políčko ku komnate pokladov. Predná časť jaskyne je potom bezpečná.
page-hint-emerald-treasure = Rytier je v komnate pokladov: to je poklad v hodnote 5. Keď zmizne posledný, alebo má niekto už len jedného rytiera, hra sa končí.
page-hint-emerald-over = Teraz sa počíta: zlato podľa hodnoty, poklady 5, drahokamy 1, bonusové karty 4. Vyúčtovanie ukáže každý riadok.
page-hint-kingdice-roll = Pozri sa na trh práce: každý občan chce určitý hod. Nechaj si kocky, ktoré sa hodia, ostatnými hoď znova, najviac tri razy spolu. Čo je splnené, sa rozsvieti.
page-hint-kingdice-hire = Najmi občana, ktorého podmienka je splnená. Karta ti zostane; dve karty s rovnakým žolíkom môžu neskôr pridať kocku. Keď kocky nesplnia nič, príde dračí poplach.
page-hint-kingdice-tile = Máš vytiahnuté hradné dlaždice. Vyber jednu na osídlenie; ostatné sa vrátia do zásoby.
page-hint-kingdice-settle = Polož dlaždicu na prázdne pole jej terénu. Na konci platí tvoje najväčšie súvislé územie 3 body za pole, každé iné pole 1. Drahokam na poli je tvoj.
page-hint-kingdice-steal = Zlodej ti dovolí vziať niečo inému hráčovi. Môžeš byť aj dobrý a nevziať nič.
page-hint-kingdice-tame = Krotiteľ drakov zmení plameň na tvoje pole. Plameň si nechaj: kto ich má na konci najviac, dostane 4 body.
page-hint-kingdice-conquer = Tyran dobyje pole iného hráča, a to najbližšie. Dobrá príležitosť spojiť svoje územia.
page-hint-kingdice-alarm = Dračí poplach: žiadny občan, ale na útechu super žolík a na mape nový hrad s plameňom.
page-hint-kingdice-over = Posledná hradná dlaždica leží. Teraz sa počíta krajina, plamene a drahokamy. Vyúčtovanie ukáže každý riadok.
