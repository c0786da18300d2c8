# Co stránka říká kolem herních plánů.

page-welcome = Tři výpravy za pokladem pro váš stůl
page-lead = Vyber si hru a hned hraj: proti botům, s přáteli přes odkaz, nebo společně u jedné obrazovky.
page-home = Karfunkel, na úvodní stránku
page-to-home = Úvodní stránka
page-skip = Přejít k obsahu
page-language = Jazyk
page-theme-system = Barvy: jako v tvém zařízení
page-theme-light = Barvy: světlé
page-theme-dark = Barvy: tmavé
page-sound = Zvuk
page-loading = Okamžik …
page-again = Zkusit znovu
page-close = Zavřít
page-refused = To se nepovedlo.
page-unreachable = Server je teď nedostupný.
page-nowhere = Tady nic není
page-nowhere-long = Tato adresa nikam nevede. Možná se cestou ztratilo písmenko.
page-no-such-game = Taková hra tu není.
page-no-such-table = Takový stůl tu není. Možná už je uklizený, nebo je odkaz neúplný.

# Hry.
page-players-range = { $first } až { $last ->
    [one] { $last } hráč
    [few] { $last } hráči
   *[other] { $last } hráčů
    }
page-minutes-diamant = 15 minut
page-minutes-emerald = 30 minut
page-minutes-kingdice = 40 minut
page-players = Počet hráčů
page-bots = Boti
page-level = Síla bota
page-level-easy = Lehký
page-level-normal = Střední
page-level-hard = Těžký
page-level-master = Mistr
page-bot-level = Bot, { $level }
page-house-rule = Tištěná pravidla hru v tomto počtu neznají: domácí pravidlo.
page-play-now = Hrát hned
page-invite = Pozvat přátele
page-one-screen = Jedna obrazovka pro všechny
page-learn = První hra s radami
page-rules = Pravidla
page-me = Já

# Seznamy.
page-your-tables = Tvoje stoly
page-no-tables = Tady na tebe budou čekat tvoje hry.
page-open-tables = Přidat se, nebo se dívat
page-no-open-tables = Teď tu není žádný veřejný stůl.
page-state-your-turn = Jsi na tahu!
page-state-open = { $seats ->
    [one] { $seats } volné místo
    [few] { $seats } volná místa
   *[other] { $seats } volných míst
    }
page-state-watch = Dívat se
page-state-gathering = Čeká na hráče
page-state-playing = Hraje se
page-state-over = Dohráno
page-upload = Přehrát záznam
page-upload-help = Máš zaznamenanou hru v souboru? Podívej se na ni tady a sdílej ji odkazem.
page-upload-choose = Vybrat soubor
page-upload-too-large = Na záznam hry je tento soubor příliš velký.

# Příprava stolu.
page-new-table = Nový stůl: { $game }
page-new-help = Ťukni, kdo kde sedí. Volná místa dostane ten, kdo otevře tvůj odkaz.
page-seats = Kdo hraje?
page-seat = Místo { $number }
page-seat-mine = U tohoto zařízení
page-seat-open = Volné přes odkaz
page-seat-bot = Bot
page-seat-open-help = Kdo otevře odkaz, může se posadit sem.
page-seat-free = Ještě volné
page-seat-you = ty
page-nickname = Přezdívka
page-options = Varianty
page-no-options = Tady není co vybírat.
page-first = Kdo začíná
page-by-chance = Rozhodne náhoda
page-public = Ukázat ve veřejném seznamu: kdokoli se může přidat nebo dívat
page-away = Když někdo není u stolu a je na tahu
page-away-0 = počkáme
page-away-60 = po minutě za něj zaskočí bot
page-away-300 = po 5 minutách za něj zaskočí bot
page-away-3600 = po hodině za něj zaskočí bot
page-away-86400 = po dni za něj zaskočí bot
page-nobody-mine = Nemáš vlastní místo: budeš se dívat.
page-make = Připravit stůl
page-start = Začít hru

# Scházíme se.
page-gathering = { $game }: kdo přijde?
page-missing = { $seats ->
    [one] Ještě je { $seats } volné místo.
    [few] Ještě jsou { $seats } volná místa.
   *[other] Ještě je { $seats } volných míst.
    }
page-all-here = Všichni jsou tady.
page-sit-here = Posadit se sem
page-stand-up = Vstát
page-your-name = Jak ti máme říkat?
page-join = Přidat se
page-start-when = Začít se dá, jakmile je každé místo obsazené; mezery zaplní boti.
page-host-starts = Hra začne, jakmile ji hostitel spustí.
page-invite-help = Pošli tento odkaz, nebo ukaž čtvereček telefonu.
page-link = Odkaz na tuto stránku
page-copy = Kopírovat
page-copied = Zkopírováno
page-share = Sdílet
page-qr = Odkaz jako QR kód
page-here = u stolu
page-away-now = pryč

# U stolu.
page-connection-connected = Připojeno
page-connection-connecting = Připojování …
page-connection-offline = Bez připojení
page-connection-connecting-long = Spojení se ztratilo a už ho hledáme. O nic nepřijdeš.
page-connection-offline-long = Jsi bez připojení. Hra počká a půjde dál, jakmile budeš zpátky.
page-waiting = Čeká se: { $players }.
page-chosen-waiting = Vybráno. Čeká se: { $players }.
page-chance = Na řadě je náhoda …
page-watching = Díváš se
page-over = Hra skončila.
page-undo = Vzít zpět
page-board = Herní plán
page-around = Kolem herního plánu
page-log = Co se stalo
page-log-empty = Zatím nic.
page-all-choices = { $count ->
    [0] Všechny možnosti
    [one] Všechny možnosti ({ $count })
    [few] Všechny možnosti ({ $count })
   *[other] Všechny možnosti ({ $count })
    }
page-to-choices = Ke všem možnostem
page-no-choices = Právě teď nemáš co vybírat.
page-at-table = U stolu
page-stand-in = zaskakuje bot
page-vote = Ať hraje bot ({ $name })
page-vote-back = Přece jen počkat ({ $name })
page-votes = { $votes ->
    [one] { $votes } hlas
    [few] { $votes } hlasy
   *[other] { $votes } hlasů
    }
page-leave = Odejít
page-leave-sure = Vzdát se místa? Dál za tebe bude hrát bot.
page-reactions = Reakce
page-reaction-hello = Ahoj!
page-reaction-wow = Páni!
page-reaction-nice = Pěkně zahráno!
page-reaction-oops = Jejda!
page-reaction-hurry = Čekám …
page-reaction-thanks = Díky!
page-reaction-haha = Haha!
page-reaction-bye = Tak zas příště!
page-plain = Herní plán tu nejde nakreslit, proto je tu hra slovy.

# Jedna obrazovka pro všechny.
page-cover = Předej zařízení. Hraje { $name }
page-cover-others = Ostatní se nedívají.
page-cover-chosen = { $count ->
    [one] Už vybráno: { $names }.
    [few] Už vybráno: { $names }.
   *[other] Už vybráno: { $names }.
    }
page-cover-open = { $name }, to jsem já
page-cover-wait = Hrají ostatní …
page-pass-now = Předat dál: { $name }

# Konec.
page-sheet = Vyúčtování
page-player = Hráč
page-points = Body
page-score = { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
    }
page-rematch = Hrát znovu
page-to-rematch = K další hře
page-replay = Přehrát znovu
page-download = Uložit záznam
page-to-scores = K vyúčtování

# Přehrávání.
page-replay-of = { $game }: záznam hry
page-view-from = Pohled
page-view-open = všech, vše odkryté
page-view-watch = diváka
page-step = Krok
page-step-of = Krok { $step } z { $steps }
page-step-first = Na začátek
page-step-back = O krok zpět
page-step-forward = O krok dál
page-step-last = Na konec
page-play = Přehrát
page-pause = Pozastavit
page-share-replay = Sdílet tuto chvíli
page-replay-keys = Klávesy: ← a → po krocích, Home a End na kraj, mezerník přehrává.

# Poctivá náhoda.
page-fair = Poctivá náhoda
page-fair-how = Před první kartou si krupiér určí tajemství a ukáže jeho otisk. Vše, co náhoda udělá, plyne z tohoto tajemství a z náhodných textů, které přidají vaše zařízení.
page-fair-commitment = Otisk (SHA-256), ukázaný před hrou:
page-fair-secret = Tajemství, ukázané po hře:
page-fair-fits-yes = Tajemství sedí k otisku. Tvůj prohlížeč to právě spočítal.
page-fair-fits-no = Tajemství k otisku nesedí!
page-fair-same-yes = Je to stejný otisk, který tento prohlížeč viděl na začátku.
page-fair-same-no = Na začátku byl tomuto prohlížeči ukázán jiný otisk!
page-fair-seed-yes = Náhodný text tvého zařízení je započítaný.
page-fair-seed-no = Náhodný text tvého zařízení chybí!
page-fair-record-yes = Každý krok je podle pravidel a výsledek je správný.
page-fair-record-no = Záznam není podle pravidel!
page-fair-dealt-yes = Každá karta i každá kostka plyne z tajemství.
page-fair-dealt-no = Karty nebo kostky z tajemství neplynou!
page-fair-check = Zkontrolovat
page-fair-yourself = Pokud nechceš věřit ani tomuto serveru, ulož si záznam a zkontroluj ho na vlastním počítači příkazem „karfunkel verify“.
page-fair-limits = To dokazuje, že během hry nikdo nezměnil karty ani kostky. Nedokazuje to, že tajemství nikdo neznal: kdo provozuje server, mohl by se podívat. A nezabrání to hráčům, aby se domlouvali.

# Pravidla a první hra.
page-rules-of = { $game }: pravidla
page-rules-picture = Pohled na stůl uprostřed hry.
page-to-table = Ke stolu
page-learn-title = Tvoje první hra: { $game }
page-learn-how = Hraješ skutečnou hru proti lehkým botům. Rada se objeví, když přijde něco nového; vypnout ji můžeš kdykoli.
page-learn-begin = Jdeme na to
page-learn-diamant = Společně jdete do jeskyně. Každá karta může přinést drahokamy, nebo past. Kdo se vrátí včas, nechá si, co nese.
page-learn-emerald = Tví rytíři jdou z hradu do komnaty pokladů. Cestou leží zlato a drahokamy, a také tam hlídá drak.
page-learn-kingdice = Házej kostkami a najímej občany. Osídlí mapu, zkrotí draky a vezmou, co mají ostatní.
page-hint = Rada
page-hint-ok = Rozumím
page-hint-stop = Už bez rad
page-hint-count = { $number } z { $all }
page-hint-diamant-choice = Všichni jsou v jeskyni. Po každé kartě se tajně rozhodneš: pokračovat, nebo se vrátit s tím, co neseš? Volby se odhalí najednou.
page-hint-diamant-treasure = Poklad se rozdělí rovným dílem mezi všechny v jeskyni. Co rozdělit nejde, zůstane ležet pro ty, kdo se vrátí první.
page-hint-diamant-trap = Past! První svého druhu je jen varování. Když přijde stejná podruhé, všichni v jeskyni ztratí, co v tomto kole nesou. Vidíš, kolik jich ještě zbývá.
page-hint-diamant-relic = Relikvie zůstane ležet, dokud se někdo nevrátí sám: ten si vezme všechny najednou. Vrátí-li se víc hráčů spolu, nedostane je nikdo.
page-hint-diamant-leaving = Někdo se vrátil. Co nesl, je teď v bezpečí v truhlici, i s podílem na tom, co leželo v jeskyni. Kdo zůstal, dělí se o další poklad s méně lidmi.
page-hint-diamant-sprung = Druhá past stejného druhu sklapla: všichni v jeskyni ztratili, co nesli. Jedna karta této pasti jde ze hry, takže bude vzácnější.
page-hint-diamant-round = Nové kolo: všichni jdou znovu dovnitř s prázdnýma rukama. Tvoje truhlice je v bezpečí až do konce.
page-hint-diamant-over = Pět kol je za námi. Vyhrává nejplnější truhlice. Vyúčtování ukáže, jak k tomu došlo.
page-hint-emerald-move = Vyber rytíře. Ujde tolik kroků, kolik rytířů stojí tam, odkud vychází; počítají se všechny barvy i on sám. Z velké skupiny se jde daleko.
page-hint-emerald-second = Můžeš táhnout i druhým rytířem, ale nemusíš. Týž rytíř dvakrát nejde.
page-hint-emerald-take = Tvůj rytíř došel v jeskyni ke kartám: vezmi si zlato, nebo drahokam. Zlato platí za svou hodnotu a uchlácholí draka; drahokamy platí po 1 a nejvíc od jednoho druhu přinese bonus.
page-hint-emerald-dragon = Rytíř se zastavil vedle lišty, a tak se drak pohne: o jedno až tři políčka tam, kam se dívá. Na konci lišty se otočí. Chytá jen tam, kde se zastaví.
page-hint-emerald-victim = Tam, kde se drak zastavil, stojí víc rytířů. Ty vybereš, koho chytí, a nemusí to být tvůj.
page-hint-emerald-bribe = Tvůj rytíř je chycen. Dej drakovi kartu zlata a zůstane ve hře. Jinak je ztracen; drahokamy na draka neplatí.
page-hint-emerald-strip = Po každém lovu se lišta posune o políčko ke komnatě pokladů. Přední část jeskyně je pak bezpečná.
page-hint-emerald-treasure = Rytíř je v komnatě pokladů: to je poklad v hodnotě 5. Když zmizí poslední, nebo má někdo už jen jednoho rytíře, hra končí.
page-hint-emerald-over = Teď se počítá: zlato podle hodnoty, poklady 5, drahokamy 1, bonusové karty 4. Vyúčtování ukáže každý řádek.
page-hint-kingdice-roll = Podívej se na trh práce: každý občan chce určitý hod. Nech si kostky, které se hodí, ostatními hoď znovu, nejvýše třikrát celkem. Co je splněno, se rozsvítí.
page-hint-kingdice-hire = Najmi občana, jehož podmínka je splněna. Karta ti zůstane; dvě karty se stejným žolíkem mohou později přidat kostku. Když kostky nesplní nic, přijde dračí poplach.
page-hint-kingdice-tile = Máš vytažené hradní dlaždice. Vyber jednu k osídlení; ostatní se vrátí do zásoby.
page-hint-kingdice-settle = Polož dlaždici na prázdné pole jejího terénu. Na konci platí tvé největší souvislé území 3 body za pole, každé jiné pole 1. Drahokam na poli je tvůj.
page-hint-kingdice-steal = Zloděj ti dovolí vzít něco jinému hráči. Můžeš být také hodný a nevzít nic.
page-hint-kingdice-tame = Krotitel draků změní plamen v tvoje pole. Plamen si nech: kdo jich má na konci nejvíc, dostane 4 body.
page-hint-kingdice-conquer = Tyran dobude pole jiného hráče, a to nejbližší. Dobrá příležitost spojit svá území.
page-hint-kingdice-alarm = Dračí poplach: žádný občan, ale pro útěchu super žolík a na mapě nový hrad s plamenem.
page-hint-kingdice-over = Poslední hradní dlaždice leží. Teď se počítá země, plameny a drahokamy. Vyúčtování ukáže každý řádek.
