# Svetlušky.

fireflies-title = Svetlušky
fireflies-pitch = Tri lúky žiaria do tmy. Kam dnes v noci pôjdu ostatní?
fireflies-option-players = Počet hráčov
fireflies-option-nights = Počet nocí

fireflies-meadow-brook = potok
fireflies-meadow-hill = kopec
fireflies-meadow-wood = les
fireflies-at-brook = pri potoku
fireflies-at-hill = na kopci
fireflies-at-wood = v lese

# What happens.
fireflies-event-dealt = { $player }, tvoja obľúbená lúka je tajná: { WORD($meadow, of: "fireflies-meadow") }.
fireflies-event-dusk = Noc { $night }. Nové svetlušky: { $brook } pri potoku, { $hill } na kopci, { $wood } v lese.
fireflies-event-shone = { $player } rozsvecuje lampáš { WORD($meadow, of: "fireflies-at") } a počíta sa za dvoch.
fireflies-event-caught = { $players } { WORD($meadow, of: "fireflies-at") }: { $share ->
    [0] nie je čo deliť.
    [one] podiel je { $share } svetluška.
    [few] podiel sú { $share } svetlušky.
   *[other] podiel je { $share } svetlušiek.
    } { $left ->
    [0] { "" }
    [one] { $left } zostáva.
    [few] { $left } zostávajú.
   *[other] { $left } zostáva.
    }
fireflies-event-revealed = Obľúbená lúka, { $player }: { WORD($meadow, of: "fireflies-meadow") }. { $score ->
    [one] { $score } bod.
    [few] { $score } body.
   *[other] { $score } bodov.
    }
fireflies-event-game-over = Noci sa skončili. Najviac bodov, { $score }: { $players }.

# What is asked.
fireflies-question = { $player }: ktorú lúku dnes v noci?
fireflies-action-go = { WORD($meadow, of: "fireflies-meadow") } ({ $glow })
fireflies-action-shine = { WORD($meadow, of: "fireflies-meadow") } ({ $glow }) s lampášom

# The table in words.
fireflies-board-night = Noc { $night } z { $nights }.
fireflies-board-meadow = { $glow ->
    [one] { $glow } svetluška { WORD($meadow, of: "fireflies-at") }.
    [few] { $glow } svetlušky { WORD($meadow, of: "fireflies-at") }.
   *[other] { $glow } svetlušiek { WORD($meadow, of: "fireflies-at") }.
    }
fireflies-board-player = { $player }: potok { $brook }, kopec { $hill }, les { $wood }; lampáš { $lantern ->
    [yes] pripravený
   *[no] použitý
    }.
fireflies-board-favourite = Obľúbená lúka: { WORD($meadow, of: "fireflies-meadow") }.

# Simulations.
fireflies-sim-visits = { $visitors ->
    [one] Lúky s { $visitors } návštevníkom na partiu: { $mean }.
    [few] Lúky s { $visitors } návštevníkmi na partiu: { $mean }.
   *[other] Lúky s { $visitors } návštevníkmi na partiu: { $mean }.
    }
fireflies-sim-caught = Svetlušky v jednoduchých podieloch na partiu: { $mean }.

# The page.
fireflies-page-go = Sem
fireflies-page-shine = S lampášom
fireflies-page-glow = { $glow ->
    [one] { $glow } svetluška
    [few] { $glow } svetlušky
   *[other] { $glow } svetlušiek
    }
fireflies-page-yours = tvoja obľúbená: počíta sa dvakrát
fireflies-page-player = Hráč
fireflies-page-lantern = lampáš pripravený
fireflies-page-points = Body
fireflies-page-sheet = Čo kto chytil

# A first game.
fireflies-learn = Každú noc žiaria na troch lúkach svetlušky. Všetci si naraz a tajne vyberú lúku, a kto sa stretne, musí sa deliť.
fireflies-hint-favourite = Jedna lúka je tvoja tajná obľúbená: jej svetlušky sa na konci počítajú dvakrát. Ostatní nevedia, ktorá to je, tak tam nechoď príliš často.
fireflies-hint-choice = Vyber si lúku. Všetci, ktorí prídu, si jej svetlušky rozdelia rovným dielom. Čo sa rozdeliť nedá, žiari ďalej aj nasledujúcu noc, rovnako ako lúky bez návštevy.
fireflies-hint-lantern = Na celú hru máš jeden lampáš. S ním sa počítaš za dvoch a berieš dva podiely. Pri zhode bodov vyhráva nepoužitý lampáš.
fireflies-hint-over = Obľúbené lúky sa odhaľujú. Svetlušky z tvojej obľúbenej lúky sa počítajú za 2, všetky ostatné za 1.
