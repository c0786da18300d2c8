# Training judges.

train-help = natrénovať hodnotenie: sieť, ktorá sa hru učí hraním proti sebe (potrebuje PyTorch)
train-help-out = súbor pre sieť
train-help-rounds = počet kôl hrania a učenia
train-help-width = počet jednotiek v každej skrytej vrstve
train-help-resume = pokračovať v tréningu z priebežného stavu vedľa tohto súboru
train-help-start = začať so sieťou z tohto súboru
train-help-league = sieť, ktorá sedí pri stole tiež a nič sa neučí; možno uviesť viackrát
train-help-plot = nakresliť krivku výsledkov do tohto súboru
train-help-threads = počet vlákien
train-progress = Kolo { $round } z { $rounds }, { $millions } miliónov rozhodnutí, zostáva { $left }. Výhry proti { $shares }.
train-share = { $policy } v { $players }: { $share } %
train-done = Hodnotenie je v súbore { $file }. Hraj proti nemu s „judge:{ $file }“.
train-nothing-left = Tento tréning sa skončil; v { $file } nie je v čom pokračovať.
train-no-checkpoint = Súbor { $file } neobsahuje nedokončený tréning.
