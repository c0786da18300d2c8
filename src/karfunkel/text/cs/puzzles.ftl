# Puzzles, in the page and in the terminal.
puzzles-title = Hlavolamy – { $game }
puzzles-day = Hlavolam dne – { $game }
puzzles-find = Najdi nejlepší volbu.
puzzles-found = Boti ji najdou v { $found } pokusech ze 100.
puzzles-near = To je nejvýš dva body pod nejlepší volbou.
puzzles-show = Ukázat řešení
puzzles-another = Další hlavolam
puzzles-to-day = K hlavolamu dne
puzzles-worth = Šance na výhru po každé volbě
puzzles-none = Pro tuto hru zatím hlavolamy nejsou: { $game }.
puzzles-bad-file = V tomto souboru nejsou čitelné hlavolamy: { $file }
puzzles-help = hlavolamy: pozice s jednou zjevně nejlepší volbou
puzzles-help-mine = hledat hlavolamy ve hrách botů
puzzles-help-games = kolik her prohledat
puzzles-help-count = kolik hlavolamů najít
puzzles-help-out = kam je uložit; v existujícím souboru se pokračuje
puzzles-mined = Hry: { $games }, kandidáti: { $candidates }, potvrzeno desetinásobným úsilím: { $stayed }: { $file }
