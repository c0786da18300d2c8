# Server: čo odmieta a čo vypisuje.

server-no-table = Taký stôl nie je. Možno bol po dlhom čase zmazaný.
server-not-playing = Hra teraz neprebieha.
server-no-hints = Pri stole s ďalšími ľuďmi tréner odpovedá len vtedy, keď to zakladateľ stola dovolil.
server-not-over = Hra sa ešte neskončila.
server-not-gathering = Hra sa už začala.
server-not-host = To môže len ten, kto stôl založil.
server-not-your-seat = Miesto { $seat } nie je tvoje.
server-no-seat = Také voľné miesto pri tomto stole nie je.
server-seat-taken = Miesto { $seat } je už obsadené.
server-seats-open = { $count ->
    [one] { $count } miesto je ešte prázdne.
    [few] { $count } miesta sú ešte prázdne.
   *[other] { $count } miest je ešte prázdnych.
    }
server-no-vote = O mieste { $seat } sa hlasovať nedá.
server-not-gone = Bot môže zaskočiť len za toho, kto je preč aspoň { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekúnd
    }.
server-removed = Hostiteľ ťa od tohto stola vylúčil.
server-no-removal = Z miesta { $seat } nemožno nikoho vylúčiť.
server-locked = Hostiteľ stôl uzavrel: nikto ďalší si nemôže prisadnúť.
server-seats-each = { $count ->
    [one] Každý si tu môže vziať len jedno miesto.
    [few] Každý si tu môže vziať najviac { $count } miesta.
   *[other] Každý si tu môže vziať najviac { $count } miest.
    }
server-stale = Pozícia sa medzitým zmenila: hra pokročila, alebo niekto vzal niečo späť. Pozri sa, prosím, znova.
server-enough = Pri tomto stole sa príliš často menili miesta alebo brali voľby späť. Hrať ďalej však môžete.
server-disk = Teraz sa nedá nič uložiť, takže sa nič nezmenilo. Skús to, prosím, neskôr.
server-full = Na serveri teraz nie je pre viac miesto. Skús to, prosím, neskôr.
server-store = Hry sa nedajú uchovávať v { $file }: { $reason }.
server-store-newer = Hry uložil novší Karfunkel (formát { $version }, tento pozná { $known }).
server-too-slow = Spojenie je na všetky novinky príliš pomalé. Pripoj sa, prosím, znova.
server-too-fast = To bolo príliš naraz. Chvíľu, prosím, počkaj.
server-too-large = To je príliš dlhé: prijíma sa najviac { $limit } bajtov.
server-too-many-tables = Odtiaľto bolo v poslednom čase založených veľa stolov. Chvíľu, prosím, počkaj.
server-odd-message = Tejto správe sa nedá rozumieť.
server-odd-request = Tejto požiadavke sa nedá rozumieť: { $place }.
server-other-origin = Požiadavky z iných stránok sa neprijímajú.
server-nothing-here = Tu nič nie je.
server-unknown-host = Na meno { $host } tento server neodpovedá. Ak sa tak volá, spusti ho s --public { $host }.
server-admin-only = To môže len ten, kto tento server prevádzkuje: priamo na počítači, alebo s tokenom.
server-admin-token = Token správcu chýba alebo je nesprávny.
server-token-short = Token v { $file } je príliš krátky: potrebuje aspoň { $shortest } znakov bez medzier.
server-blocked = Túto adresu zablokoval prevádzkovateľ servera.
server-own-address = Vlastnú adresu ani samotný počítač zablokovať nemožno.
server-no-address = { $address } nie je adresa.
server-table-closed = Tento stôl zatvoril prevádzkovateľ servera.
server-table-damaged = Tento stôl sa nedá zobraziť: jeho súbor je poškodený. Ostatných stolov sa to netýka.
server-folder-taken = Priečinok { $folder } už používa iný server (proces { $process }). Ukonči ho alebo uveď iný priečinok pomocou --data.
server-mistake = Je to chyba servera, nie tvoja. Nič sa nestratilo.
server-closing = Server sa zastavuje. Všetky hry zostávajú uložené; príď neskôr.
server-missing = Hra v prehliadači potrebuje ďalšie balíčky. Nainštaluješ ich takto: pip install karfunkel[web]
server-postgres-missing = PostgreSQL potrebuje ďalší balíček. Nainštaluješ ho takto: pip install karfunkel[postgres]
server-elsewhere = O tento stôl sa stará iný proces. Skús to prosím znova.
server-workers-store = Viac procesov potrebuje úložisko, ktoré môžu zdieľať. Uveď databázu PostgreSQL pomocou --store postgresql://…, alebo vynechaj --workers.
server-port-taken = Port { $port } je obsadený. Zvoľ iný pomocou --port.
server-address = Karfunkel je pripravený: { $address }
server-lan-address = Pre ostatných v tejto sieti: { $address }
server-no-lan = Žiadna miestna sieť sa nenašla.
server-how-to-stop = Zastavíš klávesmi Ctrl-C. Hry sú uložené v { $folder }.
server-stopped = Zastavené. Všetky hry sú uložené.
server-out-of-memory = Zastavené: došla pamäť. Všetky hry zostali zachované; spusti server znova.

# Going on from a step of a finished game
server-go-on-long = Krok { $step } je v hre príliš ďaleko: hrať ďalej sa dá najneskôr od kroku { $most }.

# Bots in processes of their own.
server-bots-store = Boti pre iné servery potrebujú spoločnú databázu. Uveď ju pomocou --store postgresql://…
server-bots-ready = Boti všetkých serverov pri { $place } teraz premýšľajú aj tu. Zastavíš klávesmi Ctrl-C.

# Lessons.
server-no-lesson = Tu žiadna lekcia nie je.
server-lesson-seat = Lekcia je pre jedného: uveď len svoje miesto a nič ďalšie.

# Chat.
server-no-chat = Pri tomto stole je chat vypnutý.
server-phrases-only = Pri verejnom stole sú len pripravené vety.
server-nothing-said = V tejto správe nič nie je.

# Web Push.
server-no-push = Tento server nemôže upozorňovať zariadenia: karfunkel[push] nie je nainštalovaný.
server-push-odd = To nie je zariadenie, ktoré by sa dalo upozorniť.
server-push-address = Tento server oslovuje len služby push známych prehliadačov.
