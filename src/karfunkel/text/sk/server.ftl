# Server: čo odmieta a čo vypisuje.

server-no-table = Taký stôl nie je. Možno bol po dlhom čase zmazaný.
server-not-playing = Hra teraz neprebieha.
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
server-stale = Hra medzitým pokročila: toto platilo pre krok { $step }, a teraz je krok { $known }.
server-disk = Teraz sa nedá nič uložiť, takže sa nič nezmenilo. Skús to, prosím, neskôr.
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
server-mistake = Je to chyba servera, nie tvoja. Nič sa nestratilo.
server-closing = Server sa zastavuje. Všetky hry zostávajú uložené; príď neskôr.
server-missing = Hra v prehliadači potrebuje ďalšie balíčky. Nainštaluješ ich takto: pip install karfunkel[web]
server-port-taken = Port { $port } je obsadený. Zvoľ iný pomocou --port.
server-address = Karfunkel je pripravený: { $address }
server-lan-address = Pre ostatných v tejto sieti: { $address }
server-no-lan = Žiadna miestna sieť sa nenašla.
server-how-to-stop = Zastavíš klávesmi Ctrl-C. Hry sú uložené v { $folder }.
server-stopped = Zastavené. Všetky hry sú uložené.
