# Co stránka říká kolem herních plánů.

page-welcome = Výpravy za pokladem pro váš stůl
page-lead = Vyber si hru a hned hraj: proti botům, s přáteli přes odkaz, nebo společně u jedné obrazovky.
page-home = Karfunkel, na úvodní stránku
page-to-home = Úvodní stránka
page-skip = Přejít k obsahu
page-language = Jazyk
page-theme-system = Barvy: podle tvého zařízení
page-theme-light = Barvy: světlé
page-theme-dark = Barvy: tmavé
page-speed = Tempo
page-speed-is = Tempo: { $speed }
page-speed-slow = pomalé
page-speed-normal = běžné
page-speed-fast = rychlé
page-speed-none = okamžité
page-sound = Zvuk
page-sound-offer = Hrát se zvukem?
page-sound-yes = Ano
page-sound-no = Ne
page-loading = Okamžik…
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
page-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
    }
page-players = Počet hráčů
page-bots = Boti
page-level = Síla bota
page-level-easy = Lehký
page-level-normal = Střední
page-level-hard = Těžký
page-level-master = Mistr
page-level-random = Náhoda
page-bot-level = Bot, { $level }
page-bot-level-below = Bot, { $level }; poslední volba: { $below }
page-bot-below = { $player }: na obvyklé přemýšlení nebyl čas, volba má nižší sílu ({ $level ->
    [easy] { page-level-easy }
    [normal] { page-level-normal }
    [hard] { page-level-hard }
    [master] { page-level-master }
    [random] { page-level-random }
   *[other] { $level }
    }).
page-house-rule = Tištěná pravidla hru v tomto počtu neznají: domácí pravidlo.
page-play-now = Hrát hned
page-invite = Pozvat přátele
page-one-screen = Jedna obrazovka pro všechny
page-learn = První hra s radami
page-rules = Pravidla
page-me = Host

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
page-hints = Během hry se každý smí ptát trenéra
page-hints-allowed = U tohoto stolu se během hry každý smí ptát trenéra.
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
page-remove = Vyloučit
page-remove-sure = Vyloučit od stolu ({ $name })? Znovu si přisednout už nepůjde.
page-removed = Hostitel tě od tohoto stolu vyloučil. Dívat se můžeš dál.
page-lock = Nikdo další si nesmí přisednout
page-locked = Hostitel stůl uzavřel: nikdo další si nemůže přisednout.
page-seats-each = Míst na osobu
page-next-game = Další hra začne, jakmile budou všichni zpátky.
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
page-connection-connecting = Připojování…
page-connection-offline = Bez připojení
page-connection-connected-long = Spojení je zpátky a hra pokračuje.
page-connection-connecting-long = Spojení se ztratilo a už ho hledáme. O nic nepřijdeš.
page-connection-offline-long = Jsi bez připojení. Hra počká a půjde dál, jakmile budeš zpátky.
page-restart = { $minutes ->
    [0] Server se za okamžik restartuje.
    [one] Server se restartuje za { $minutes } minutu.
    [few] Server se restartuje za { $minutes } minuty.
   *[other] Server se restartuje za { $minutes } minut.
    } Všechny hry zůstanou zachovány a stránka se zase sama připojí.
page-waiting = Čeká se: { $players }.
page-chosen-waiting = Vybráno. Čeká se: { $players }.
page-chance = Na řadě je náhoda…
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
page-back = Během tvé nepřítomnosti hrál bot ({ $who }). Teď zase hraješ ty.
page-leave = Vzdát se místa
page-leave-sure = Vzdát se místa? Dál za tebe bude hrát bot.
page-reactions = Reakce
page-reaction-hello = Ahoj!
page-reaction-wow = Páni!
page-reaction-nice = Pěkně zahráno!
page-reaction-oops = Jejda!
page-reaction-hurry = Čekám…
page-reaction-thanks = Díky!
page-reaction-haha = Haha!
page-reaction-bye = Tak zas příště!
page-plain = Herní plán tu nejde nakreslit, proto je tu hra slovy.

# Jedna obrazovka pro všechny.
page-cover = Předej zařízení. Hraje { $name }
page-cover-others = Ostatní se nedívají.
page-cover-chosen = { $count ->
    [one] Už vybráno: { $who }.
    [few] Už vybráno: { $who }.
   *[other] Už vybráno: { $who }.
    }
page-cover-open = { $name }, to jsem já
page-cover-wait = Hrají ostatní…
page-pass-now = Předat dál: { $name }

# Konec.
page-sheet = Bodování
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
page-analyse = Analyzovat tuto hru
page-download = Uložit záznam
page-to-scores = K bodování

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
page-solved = Ve dvou: co je tu nejlepší?
page-to-table = Ke stolu
page-learn-title = Tvoje první hra: { $game }
page-learn-how = Hraješ skutečnou hru proti lehkým botům. Rada se objeví, když přijde něco nového; vypnout ji můžeš kdykoli.
page-learn-begin = Jdeme na to
page-hint = Rada
page-hint-ok = Rozumím
page-hint-stop = Už bez rad
page-hint-count = { $number } z { $all }

# Konec, a co po něm.
page-you = Ty
page-gave-up = Tvé místo převzal bot a hraje dál za tebe.
page-seat-back = Vzít si místo zpět
page-end-win = Vyhráváš!
page-end-shared = Společná výhra: { $players }!
page-end-place = Vyhrává: { $players }. Tvoje místo: { $place }.
page-place = { $place }. místo
page-chart = Průběh hry
page-chart-line = { $player }: { $scores }
page-turning = Tady se hra rozhodla: podívat se
page-picture = Obrázek výsledku
page-history = Tvé dohrané hry
page-history-kept = Uloženo jen na tomto zařízení; nic se neposílá.
page-history-sum = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
    }, výhry: { $wins }, nejlepší výsledek { $best }
page-history-won = výhra
page-history-place = { $place }. místo
page-history-delete = Smazat tuto hru ze seznamu: { $game }, { $date }
page-your-turn-title = Jsi na tahu – { $game }
page-notify = Upozornit, když jsem na tahu
page-notify-refused = Tento prohlížeč upozornění nedovoluje.
page-since = Od tvého posledního tahu
page-only-here = Žádný telefon tento odkaz neotevře: vede jen na tento počítač. Pro ostatní ve tvé síti spusť server s { $command }.
page-log-start = Před prvním tahem
page-volume = Hlasitost
page-all-games = Všechny hry ({ $count })

# Going on from a step of a finished game
page-go-on = Hrát odtud dál
page-go-on-help = Do kroku { $step } zůstane vše, jak bylo. Co je skryté, se losuje znovu, aby to nikdo neznal z tohoto záznamu.
page-go-on-seat = Tvoje místo
page-go-on-others = Ostatní
page-go-on-bots = Boti
page-go-on-friends = Přátelé, přes odkaz
page-go-on-start = Hrát dál
page-go-on-over = Tady už hra skončila: vyber dřívější krok.
page-goes-on = Tato hra navazuje na jinou, po kroku { $step }. Co přišlo do té doby, dokládá záznam té hry; otisk zde platí od té chvíle.

# Puzzles
page-puzzle = Hlavolam dne

# First games that teach.
page-lesson = Lekce
page-lesson-how = Krátká hra, která ti ukáže všechno, jedno po druhém. Karty a kostky jsou pro ni připravené a ostatní na tebe počkají. Asi šest minut.
page-lesson-next = Dál
page-lesson-do-it = Udělej to za mě
page-lesson-own = Tvoje rozhodnutí
page-lesson-left = To je jiná cesta, než jakou vede lekce. Nevadí: hraj dál, rady ti pomůžou. Nebo se vrať tam, kde lekce čeká.
page-lesson-back = Zpět k lekci
page-lesson-play-on = Hrát dál
page-lesson-done = Výborně! Už víš, jak se hraje { $game }.
page-lesson-over = Tvoje první hra { $game } je u konce.
page-lesson-real = Zahrát si skutečnou hru
page-lesson-again = Lekci znovu
page-lesson-dealt = Tohle je lekce: karty a kostky byly určené předem. O ničem tu nerozhodla náhoda, takže není co dokazovat.

# Chat a diváci.
page-chat = Chat
page-chat-words = Tvoje zpráva
page-chat-send = Odeslat
page-chat-phrases = Připravené věty
page-chat-empty = Zatím nikdo nic neřekl.
page-chat-off = U tohoto stolu je chat vypnutý.
page-chat-public = U veřejného stolu jsou jen připravené věty.
page-chat-kept = Nic z toho se neukládá: až všichni odejdou, zmizí to.
page-chat-allow = Hráči si smějí psát
page-chat-unread = { $number ->
    [one] { $number } nová zpráva
    [few] { $number } nové zprávy
   *[other] { $number } nových zpráv
    }
page-mute = Ztlumit ({ $name })
page-unmute = Zase poslouchat ({ $name })
page-spectators = { $number ->
    [one] Dívá se { $number } člověk
    [few] Dívají se { $number } lidé
   *[other] Dívá se { $number } lidí
    }
page-spectator = Někdo, kdo se dívá
page-phrase-luck = Hodně štěstí!
page-phrase-fun = Užijte si to!
page-phrase-moment = Okamžik, prosím.
page-phrase-back = Jsem zpátky.
page-phrase-thinking = Přemýšlím…
page-phrase-turn = Jsi na tahu.
page-phrase-close = To bylo o fous!
page-phrase-lucky = To je štěstí!
page-phrase-unlucky = To je smůla!
page-phrase-risky = To je odvaha!
page-phrase-sorry = Promiň!
page-phrase-yes = Ano!
page-phrase-no = Ne!
page-phrase-game = To byla pěkná hra.
page-phrase-again = Ještě jednu?
page-phrase-leaving = Už musím jít.

# Upozornění, když je stránka zavřená.
page-push-body = Ostatní na tebe čekají.
