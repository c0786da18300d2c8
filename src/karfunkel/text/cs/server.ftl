# Server: co odmítá a co vypisuje.

server-no-table = Takový stůl není. Možná byl po dlouhé době smazán.
server-not-playing = Hra teď neprobíhá.
server-no-hints = U stolu s dalšími lidmi trenér odpovídá jen tehdy, když to zakladatel stolu dovolil.
server-not-over = Hra ještě neskončila.
server-not-gathering = Hra už začala.
server-not-host = To může jen ten, kdo stůl založil.
server-not-your-seat = Místo { $seat } není tvoje.
server-no-seat = Takové volné místo u tohoto stolu není.
server-seat-taken = Místo { $seat } je už obsazené.
server-seats-open = { $count ->
    [one] { $count } místo je ještě prázdné.
    [few] { $count } místa jsou ještě prázdná.
   *[other] { $count } míst je ještě prázdných.
    }
server-no-vote = O místě { $seat } se hlasovat nedá.
server-not-gone = Bot může zaskočit jen za toho, kdo je pryč aspoň { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
    }.
server-removed = Hostitel tě od tohoto stolu vyloučil.
server-no-removal = Z místa { $seat } nelze nikoho vyloučit.
server-locked = Hostitel stůl uzavřel: nikdo další si nemůže přisednout.
server-seats-each = { $count ->
    [one] Každý si tu může vzít jen jedno místo.
    [few] Každý si tu může vzít nejvýš { $count } místa.
   *[other] Každý si tu může vzít nejvýš { $count } míst.
    }
server-stale = Pozice se mezitím změnila: hra pokročila, nebo někdo vzal něco zpět. Podívej se prosím znovu.
server-enough = U tohoto stolu se příliš často měnila místa nebo braly volby zpět. Hrát dál ale můžete.
server-disk = Teď nelze nic uložit, takže se nic nezměnilo. Zkus to prosím později.
server-full = Na serveru teď není pro víc místo. Zkus to prosím později.
server-store = Hry nelze uchovávat v { $file }: { $reason }.
server-store-newer = Hry uložil novější Karfunkel (formát { $version }, tento zná { $known }).
server-too-slow = Spojení je na všechny novinky příliš pomalé. Připoj se prosím znovu.
server-too-fast = To bylo příliš najednou. Chvilku prosím počkej.
server-too-large = To je příliš dlouhé: přijímá se nejvýše { $limit } bajtů.
server-too-many-tables = Odtud bylo v poslední době založeno mnoho stolů. Chvíli prosím počkej.
server-odd-message = Této zprávě nelze rozumět.
server-odd-request = Tomuto požadavku nelze rozumět: { $place }.
server-other-origin = Požadavky z jiných stránek se nepřijímají.
server-nothing-here = Tady nic není.
server-unknown-host = Na jméno { $host } tento server neodpovídá. Pokud se tak jmenuje, spusť ho s --public { $host }.
server-admin-only = To může jen ten, kdo tento server provozuje: přímo na počítači, nebo s tokenem.
server-admin-token = Token správce chybí nebo je špatný.
server-token-short = Token v { $file } je příliš krátký: potřebuje aspoň { $shortest } znaků bez mezer.
server-blocked = Tuto adresu zablokoval provozovatel serveru.
server-own-address = Vlastní adresu ani samotný počítač zablokovat nelze.
server-no-address = { $address } není adresa.
server-table-closed = Tento stůl zavřel provozovatel serveru.
server-table-damaged = Tento stůl nelze zobrazit: jeho soubor je poškozený. Ostatních stolů se to netýká.
server-folder-taken = Složku { $folder } už používá jiný server (proces { $process }). Ukonči ho, nebo uveď jinou složku pomocí --data.
server-mistake = Je to chyba serveru, ne tvoje. Nic se neztratilo.
server-closing = Server se zastavuje. Všechny hry zůstávají uložené; přijď později.
server-missing = Hra v prohlížeči potřebuje další balíčky. Nainstaluješ je takto: pip install karfunkel[web]
server-postgres-missing = PostgreSQL potřebuje další balíček. Nainstaluješ ho takto: pip install karfunkel[postgres]
server-elsewhere = O tento stůl se stará jiný proces. Zkus to prosím znovu.
server-workers-store = Více procesů potřebuje úložiště, které mohou sdílet. Uveď databázi PostgreSQL pomocí --store postgresql://…, nebo vynech --workers.
server-port-taken = Port { $port } je obsazený. Zvol jiný pomocí --port.
server-address = Karfunkel je připraven: { $address }
server-lan-address = Pro ostatní v této síti: { $address }
server-no-lan = Žádná místní síť nebyla nalezena.
server-how-to-stop = Zastavíš klávesami Ctrl-C. Hry jsou uložené v { $folder }.
server-stopped = Zastaveno. Všechny hry jsou uložené.
server-out-of-memory = Zastaveno: došla paměť. Všechny hry zůstaly zachovány; spusť server znovu.

# Going on from a step of a finished game
server-go-on-long = Krok { $step } je ve hře příliš daleko: hrát dál lze nejpozději od kroku { $most }.

# Bots in processes of their own.
server-bots-store = Boti pro jiné servery potřebují společnou databázi. Uveď ji pomocí --store postgresql://…
server-bots-ready = Boti všech serverů u { $place } teď přemýšlejí i zde. Zastavíš klávesami Ctrl-C.

# Lessons.
server-no-lesson = Tady žádná lekce není.
server-lesson-seat = Lekce je pro jednoho: uveď jen své místo a nic dalšího.

# Chat.
server-no-chat = U tohoto stolu je chat vypnutý.
server-phrases-only = U veřejného stolu jsou jen připravené věty.
server-nothing-said = V této zprávě nic není.

# Web Push.
server-no-push = Tento server nemůže upozorňovat zařízení: karfunkel[push] není nainstalován.
server-push-odd = To není zařízení, které by šlo upozornit.
server-push-address = Tento server oslovuje jen služby push známých prohlížečů.
