# Training judges.

train-help = natrénovat hodnocení: síť, která se hru učí hrou proti sobě (potřebuje PyTorch)
train-help-out = soubor pro síť
train-help-rounds = počet kol hraní a učení
train-help-width = počet jednotek v každé skryté vrstvě
train-help-resume = pokračovat v tréninku z průběžného stavu vedle tohoto souboru
train-help-start = začít se sítí z tohoto souboru
train-help-league = síť, která sedí u stolu také a nic se neučí; lze uvést vícekrát
train-help-plot = nakreslit křivku výsledků do tohoto souboru
train-help-threads = počet vláken
train-progress = Kolo { $round } z { $rounds }, { $millions } milionů rozhodnutí, zbývá { $left }. Výhry proti { $shares }.
train-share = { $policy } ve { $players }: { $share } %
train-done = Hodnocení je v souboru { $file }. Hraj proti němu s „judge:{ $file }“.
train-nothing-left = Tento trénink skončil; v { $file } není v čem pokračovat.
train-no-checkpoint = Soubor { $file } neobsahuje nedokončený trénink.
