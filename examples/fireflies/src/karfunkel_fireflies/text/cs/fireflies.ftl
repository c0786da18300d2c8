# Světlušky.

fireflies-title = Světlušky
fireflies-pitch = Tři louky září do tmy. Kam dnes v noci půjdou ostatní?
fireflies-option-players = Počet hráčů
fireflies-option-nights = Počet nocí

fireflies-meadow-brook = potok
fireflies-meadow-hill = kopec
fireflies-meadow-wood = les
fireflies-at-brook = u potoka
fireflies-at-hill = na kopci
fireflies-at-wood = v lese

# What happens.
fireflies-event-dealt = { $player }, tvoje oblíbená louka je tajná: { WORD($meadow, of: "fireflies-meadow") }.
fireflies-event-dusk = Noc { $night }. Nové světlušky: { $brook } u potoka, { $hill } na kopci, { $wood } v lese.
fireflies-event-shone = { $player } rozsvěcí lucernu { WORD($meadow, of: "fireflies-at") } a počítá se za dva.
fireflies-event-caught = { $players } { WORD($meadow, of: "fireflies-at") }: { $share ->
    [0] není co dělit.
    [one] podíl je { $share } světluška.
    [few] podíl jsou { $share } světlušky.
   *[other] podíl je { $share } světlušek.
    } { $left ->
    [0] { "" }
    [one] { $left } zůstává.
    [few] { $left } zůstávají.
   *[other] { $left } zůstává.
    }
fireflies-event-revealed = Oblíbená louka, { $player }: { WORD($meadow, of: "fireflies-meadow") }. { $score ->
    [one] { $score } bod.
    [few] { $score } body.
   *[other] { $score } bodů.
    }
fireflies-event-game-over = Noci skončily. Nejvíc bodů, { $score }: { $players }.

# What is asked.
fireflies-question = { $player }: kterou louku dnes v noci?
fireflies-action-go = { WORD($meadow, of: "fireflies-meadow") } ({ $glow })
fireflies-action-shine = { WORD($meadow, of: "fireflies-meadow") } ({ $glow }) s lucernou

# The table in words.
fireflies-board-night = Noc { $night } z { $nights }.
fireflies-board-meadow = { $glow ->
    [one] { $glow } světluška { WORD($meadow, of: "fireflies-at") }.
    [few] { $glow } světlušky { WORD($meadow, of: "fireflies-at") }.
   *[other] { $glow } světlušek { WORD($meadow, of: "fireflies-at") }.
    }
fireflies-board-player = { $player }: potok { $brook }, kopec { $hill }, les { $wood }; lucerna { $lantern ->
    [yes] připravená
   *[no] použitá
    }.
fireflies-board-favourite = Oblíbená louka: { WORD($meadow, of: "fireflies-meadow") }.

# Simulations.
fireflies-sim-visits = { $visitors ->
    [one] Louky s { $visitors } návštěvníkem na partii: { $mean }.
    [few] Louky se { $visitors } návštěvníky na partii: { $mean }.
   *[other] Louky s { $visitors } návštěvníky na partii: { $mean }.
    }
fireflies-sim-caught = Světlušky v jednoduchých podílech na partii: { $mean }.

# The page.
fireflies-page-go = Sem
fireflies-page-shine = S lucernou
fireflies-page-glow = { $glow ->
    [one] { $glow } světluška
    [few] { $glow } světlušky
   *[other] { $glow } světlušek
    }
fireflies-page-yours = tvoje oblíbená: počítá se dvakrát
fireflies-page-player = Hráč
fireflies-page-lantern = lucerna připravená
fireflies-page-points = Body
fireflies-page-sheet = Co kdo chytil

# A first game.
fireflies-learn = Každou noc září na třech loukách světlušky. Všichni si současně a tajně vyberou louku, a kdo se potká, musí se dělit.
fireflies-hint-favourite = Jedna louka je tvoje tajná oblíbená: její světlušky se na konci počítají dvakrát. Ostatní nevědí, která to je, tak tam nechoď moc často.
fireflies-hint-choice = Vyber si louku. Všichni, kdo přijdou, si její světlušky rozdělí rovným dílem. Co se rozdělit nedá, září dál i příští noc, stejně jako louky bez návštěvy.
fireflies-hint-lantern = Na celou hru máš jednu lucernu. S ní se počítáš za dva a bereš dva podíly. Při shodě bodů vyhrává nepoužitá lucerna.
fireflies-hint-over = Oblíbené louky se odhalují. Světlušky z tvé oblíbené louky se počítají za 2, všechny ostatní za 1.
