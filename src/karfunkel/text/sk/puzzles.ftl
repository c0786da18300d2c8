# Puzzles, in the page and in the terminal.
puzzles-title = Hlavolamy – { $game }
puzzles-day = Hlavolam dňa – { $game }
puzzles-find = Nájdi najlepšiu voľbu.
puzzles-found = Boti ju nájdu v { $found } pokusoch zo 100.
puzzles-near = To je najviac dva body pod najlepšou voľbou.
puzzles-show = Ukázať riešenie
puzzles-another = Ďalší hlavolam
puzzles-to-day = K hlavolamu dňa
puzzles-worth = Šance na výhru po každej voľbe
puzzles-none = Pre túto hru zatiaľ hlavolamy nie sú: { $game }.
puzzles-bad-file = V tomto súbore nie sú čitateľné hlavolamy: { $file }
puzzles-help = hlavolamy: pozície s jednou zjavne najlepšou voľbou
puzzles-help-mine = hľadať hlavolamy v hrách botov
puzzles-help-games = koľko hier prehľadať
puzzles-help-count = koľko hlavolamov nájsť
puzzles-help-out = kam ich uložiť; v existujúcom súbore sa pokračuje
puzzles-mined = Hry: { $games }, kandidáti: { $candidates }, potvrdené desaťnásobným úsilím: { $stayed }: { $file }
