# Čo stránka hovorí okolo herných plánov.

page-welcome = Výpravy za pokladom pre váš stôl
page-lead = Vyber si hru a hneď hraj: proti botom, s priateľmi cez odkaz, alebo spolu pri jednej obrazovke.
page-home = Karfunkel, na úvodnú stránku
page-to-home = Úvodná stránka
page-skip = Prejsť na obsah
page-language = Jazyk
page-theme-system = Farby: podľa tvojho zariadenia
page-theme-light = Farby: svetlé
page-theme-dark = Farby: tmavé
page-speed = Tempo
page-speed-is = Tempo: { $speed }
page-speed-slow = pomalé
page-speed-normal = bežné
page-speed-fast = rýchle
page-speed-none = okamžité
page-sound = Zvuk
page-sound-offer = Hrať so zvukom?
page-sound-yes = Áno
page-sound-no = Nie
page-loading = Okamih…
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
page-minutes = { $minutes ->
    [one] { $minutes } minúta
    [few] { $minutes } minúty
   *[other] { $minutes } minút
    }
page-players = Počet hráčov
page-bots = Boti
page-level = Sila bota
page-level-easy = Ľahký
page-level-normal = Stredný
page-level-hard = Ťažký
page-level-master = Majster
page-level-random = Náhoda
page-bot-level = Bot, { $level }
page-bot-level-below = Bot, { $level }; posledná voľba: { $below }
page-bot-below = { $player }: na obvyklé premýšľanie nebol čas, voľba má nižšiu silu ({ $level ->
    [easy] { page-level-easy }
    [normal] { page-level-normal }
    [hard] { page-level-hard }
    [master] { page-level-master }
    [random] { page-level-random }
   *[other] { $level }
    }).
page-house-rule = Tlačené pravidlá hru v tomto počte nepoznajú: domáce pravidlo.
page-play-now = Hrať hneď
page-invite = Pozvať priateľov
page-one-screen = Jedna obrazovka pre všetkých
page-learn = Prvá hra s radami
page-rules = Pravidlá
page-me = Hosť

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
page-hints = Počas hry sa každý smie pýtať trénera
page-hints-allowed = Pri tomto stole sa počas hry každý smie pýtať trénera.
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
page-remove = Vylúčiť
page-remove-sure = Vylúčiť od stola ({ $name })? Znova si prisadnúť už nepôjde.
page-removed = Hostiteľ ťa od tohto stola vylúčil. Pozerať sa môžeš ďalej.
page-lock = Nikto ďalší si nesmie prisadnúť
page-locked = Hostiteľ stôl uzavrel: nikto ďalší si nemôže prisadnúť.
page-seats-each = Miest na osobu
page-next-game = Ďalšia hra sa začne, len čo budú všetci späť.
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
page-connection-connecting = Pripájanie…
page-connection-offline = Bez pripojenia
page-connection-connected-long = Spojenie je späť a hra pokračuje.
page-connection-connecting-long = Spojenie sa stratilo a už ho hľadáme. O nič neprídeš.
page-connection-offline-long = Si bez pripojenia. Hra počká a pôjde ďalej, len čo budeš späť.
page-restart = { $minutes ->
    [0] Server sa o chvíľu reštartuje.
    [one] Server sa reštartuje o { $minutes } minútu.
    [few] Server sa reštartuje o { $minutes } minúty.
   *[other] Server sa reštartuje o { $minutes } minút.
    } Všetky hry zostanú zachované a stránka sa zasa sama pripojí.
page-waiting = Čaká sa: { $players }.
page-chosen-waiting = Vybrané. Čaká sa: { $players }.
page-chance = Na rade je náhoda…
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
page-back = Počas tvojej neprítomnosti hral bot ({ $who }). Teraz zasa hráš ty.
page-leave = Vzdať sa miesta
page-leave-sure = Vzdať sa miesta? Ďalej bude za teba hrať bot.
page-reactions = Reakcie
page-reaction-hello = Ahoj!
page-reaction-wow = Páni!
page-reaction-nice = Pekne zahrané!
page-reaction-oops = Ojoj!
page-reaction-hurry = Čakám…
page-reaction-thanks = Vďaka!
page-reaction-haha = Haha!
page-reaction-bye = Tak zas nabudúce!
page-plain = Herný plán sa tu nedá nakresliť, preto je tu hra slovami.

# Jedna obrazovka pre všetkých.
page-cover = Podaj zariadenie. Hrá { $name }
page-cover-others = Ostatní sa nepozerajú.
page-cover-chosen = { $count ->
    [one] Už vybrané: { $who }.
    [few] Už vybrané: { $who }.
   *[other] Už vybrané: { $who }.
    }
page-cover-open = { $name }, to som ja
page-cover-wait = Hrajú ostatní…
page-pass-now = Podať ďalej: { $name }

# Koniec.
page-sheet = Bodovanie
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
page-analyse = Analyzovať túto hru
page-download = Uložiť záznam
page-to-scores = K bodovaniu

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
page-solved = Vo dvojici: čo je tu najlepšie?
page-to-table = K stolu
page-learn-title = Tvoja prvá hra: { $game }
page-learn-how = Hráš skutočnú hru proti ľahkým botom. Rada sa objaví, keď príde niečo nové; vypnúť ju môžeš kedykoľvek.
page-learn-begin = Ideme na to
page-hint = Rada
page-hint-ok = Rozumiem
page-hint-stop = Už bez rád
page-hint-count = { $number } z { $all }

# Koniec, a čo po ňom.
page-you = Ty
page-gave-up = Tvoje miesto prevzal bot a hrá ďalej za teba.
page-seat-back = Vziať si miesto späť
page-end-win = Vyhrávaš!
page-end-shared = Spoločná výhra: { $players }!
page-end-place = Vyhráva: { $players }. Tvoje miesto: { $place }.
page-place = { $place }. miesto
page-chart = Priebeh hry
page-chart-line = { $player }: { $scores }
page-turning = Tu sa hra rozhodla: pozrieť sa
page-picture = Obrázok výsledku
page-history = Tvoje dohrané hry
page-history-kept = Uložené len na tomto zariadení; nič sa neposiela.
page-history-sum = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } hier
    }, výhry: { $wins }, najlepší výsledok { $best }
page-history-won = výhra
page-history-place = { $place }. miesto
page-history-delete = Zmazať túto hru zo zoznamu: { $game }, { $date }
page-your-turn-title = Si na ťahu – { $game }
page-notify = Upozorniť, keď som na ťahu
page-notify-refused = Tento prehliadač upozornenia nedovoľuje.
page-since = Od tvojho posledného ťahu
page-only-here = Žiadny telefón tento odkaz neotvorí: vedie len na tento počítač. Pre ostatných v tvojej sieti spusti server s { $command }.
page-log-start = Pred prvým ťahom
page-volume = Hlasitosť
page-all-games = Všetky hry ({ $count })

# Going on from a step of a finished game
page-go-on = Hrať odtiaľto ďalej
page-go-on-help = Do kroku { $step } zostane všetko, ako bolo. Čo je skryté, sa losuje znova, aby to nikto nepoznal z tohto záznamu.
page-go-on-seat = Tvoje miesto
page-go-on-others = Ostatní
page-go-on-bots = Boti
page-go-on-friends = Priatelia, cez odkaz
page-go-on-start = Hrať ďalej
page-go-on-over = Tu sa už hra skončila: vyber skorší krok.
page-goes-on = Táto hra nadväzuje na inú, po kroku { $step }. Čo prišlo dovtedy, dokladá záznam tej hry; odtlačok tu platí od tej chvíle.

# Puzzles
page-puzzle = Hlavolam dňa

# First games that teach.
page-lesson = Lekcia
page-lesson-how = Krátka hra, ktorá ti ukáže všetko, jedno po druhom. Karty a kocky sú pre ňu pripravené a ostatní na teba počkajú. Asi šesť minút.
page-lesson-next = Ďalej
page-lesson-do-it = Urob to za mňa
page-lesson-own = Tvoje rozhodnutie
page-lesson-left = To je iná cesta, než akou vedie lekcia. Nevadí: hraj ďalej, rady ti pomôžu. Alebo sa vráť tam, kde lekcia čaká.
page-lesson-back = Späť k lekcii
page-lesson-play-on = Hrať ďalej
page-lesson-done = Výborne! Už vieš, ako sa hrá { $game }.
page-lesson-over = Tvoja prvá hra { $game } sa skončila.
page-lesson-real = Zahrať si skutočnú hru
page-lesson-again = Lekciu znova
page-lesson-dealt = Toto je lekcia: karty a kocky boli určené vopred. O ničom tu nerozhodla náhoda, takže niet čo dokazovať.

# Chat a diváci.
page-chat = Chat
page-chat-words = Tvoja správa
page-chat-send = Odoslať
page-chat-phrases = Pripravené vety
page-chat-empty = Zatiaľ nikto nič nepovedal.
page-chat-off = Pri tomto stole je chat vypnutý.
page-chat-public = Pri verejnom stole sú len pripravené vety.
page-chat-kept = Nič z toho sa neukladá: keď všetci odídu, zmizne to.
page-chat-allow = Hráči si smú písať
page-chat-unread = { $number ->
    [one] { $number } nová správa
    [few] { $number } nové správy
   *[other] { $number } nových správ
    }
page-mute = Stíšiť ({ $name })
page-unmute = Zasa počúvať ({ $name })
page-spectators = { $number ->
    [one] Pozerá sa { $number } človek
    [few] Pozerajú sa { $number } ľudia
   *[other] Pozerá sa { $number } ľudí
    }
page-spectator = Niekto, kto sa pozerá
page-phrase-luck = Veľa šťastia!
page-phrase-fun = Užite si to!
page-phrase-moment = Okamih, prosím.
page-phrase-back = Som späť.
page-phrase-thinking = Rozmýšľam…
page-phrase-turn = Si na ťahu.
page-phrase-close = To bolo o vlások!
page-phrase-lucky = To je šťastie!
page-phrase-unlucky = To je smola!
page-phrase-risky = To je odvaha!
page-phrase-sorry = Prepáč!
page-phrase-yes = Áno!
page-phrase-no = Nie!
page-phrase-game = To bola pekná hra.
page-phrase-again = Ešte jednu?
page-phrase-leaving = Už musím ísť.

# Upozornenie, keď je stránka zatvorená.
page-push-body = Ostatní na teba čakajú.
