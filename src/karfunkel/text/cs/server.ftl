# Server: co odmítá a co vypisuje.

server-no-table = Takový stůl není. Možná byl po dlouhé době smazán.
server-not-playing = Hra teď neprobíhá.
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
server-stale = Hra mezitím pokročila: tohle platilo pro krok { $step }, a teď je krok { $known }.
server-disk = Teď nelze nic uložit, takže se nic nezměnilo. Zkus to prosím později.
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
server-mistake = Je to chyba serveru, ne tvoje. Nic se neztratilo.
server-closing = Server se zastavuje. Všechny hry zůstávají uložené; přijď později.
server-missing = Hra v prohlížeči potřebuje další balíčky. Nainstaluješ je takto: pip install karfunkel[web]
server-port-taken = Port { $port } je obsazený. Zvol jiný pomocí --port.
server-address = Karfunkel je připraven: { $address }
server-lan-address = Pro ostatní v této síti: { $address }
server-no-lan = Žádná místní síť nebyla nalezena.
server-how-to-stop = Zastavíš klávesami Ctrl-C. Hry jsou uložené v { $folder }.
server-stopped = Zastaveno. Všechny hry jsou uložené.
