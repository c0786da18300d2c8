# Les mots autour de chaque jeu dans le terminal.

play-and = { $first } et { $last }
play-yes = oui
play-no = non
play-you = Toi
play-player = Joueur { $number }

play-which-game = Quel jeu ?
play-how-many = Combien de joueurs ?
play-guided = Pour choisir la même chose une autre fois : --option { $name }="{ $value }"
play-welcome = { $game }, { $number ->
    [one] { $number } joueur : { $seats }.
   *[other] { $number } joueurs : { $seats }.
    }
play-house-rule = { $number ->
    [one] La règle imprimée ne prévoit pas de partie à { $number } joueur ; ceci est une règle maison.
   *[other] La règle imprimée ne prévoit pas de partie à { $number } joueurs ; ceci est une règle maison.
    }
play-commitment = Hasard équitable : le secret du donneur est fixé. Son SHA-256 est { $commitment }.
play-record = La partie est conservée dans { $file }.
play-resumed = { $steps ->
    [one] La partie reprend après { $steps } étape.
   *[other] La partie reprend après { $steps } étapes.
    }

play-prompt = Ton choix ({ $first }–{ $last }, q pour arrêter) :
play-prompt-secret = { $player }, ton choix ({ $first }–{ $last }, q pour arrêter ; il reste caché) :
play-prompt-hint = Ton choix (q pour arrêter) :
play-coach = « { $word } » : que ferait l’entraîneur ?
play-not-understood = « { $text } » n’est pas compris.
play-not-a-choice = « { $text } » n’est pas proposé. Tape un nombre de { $first } à { $last }.
play-pass = Au clavier : { $player }. Les autres regardent ailleurs. Appuie sur Entrée.
play-chosen = { $player } : choix fait.
play-stopped = Arrêt. La partie est conservée ; pour la reprendre : karfunkel play --resume { $file }
play-over-scores = Points :
play-over-score = { $player } : { $score }
play-over-winner = { $count ->
    [one] Victoire : { $players }.
   *[other] Victoire partagée : { $players }.
    }

play-replay-head = { $game }, version { $version } des règles. { $players }.
play-replay-step = Étape { $step }.
play-replay-chance = Hasard : { $outcome }.
play-replay-choice = { $player } : { $action }.
play-replay-open = { $steps ->
    [one] L’enregistrement s’arrête ici, après { $steps } étape ; la partie n’est pas finie.
   *[other] L’enregistrement s’arrête ici, après { $steps } étapes ; la partie n’est pas finie.
    }
play-verified = { $steps ->
    [one] L’enregistrement est juste : { $steps } étape et le résultat.
   *[other] L’enregistrement est juste : les { $steps } étapes et le résultat.
    }
play-verified-dealt = { $dealer ->
    [seeded] Tout le hasard découle de la graine { $value }.
   *[committed] Tout le hasard découle du secret fixé avant la partie.
    }
play-verified-not-dealt = Impossible de vérifier d’où vient le hasard : le donneur n’a pas laissé de graine.
play-games = Jeux :
play-game-line = { $name } : { $title }, de { $first } à { $last } joueurs. { $pitch }
play-advice-exact = { $win } % : { $action } (à l’équilibre : { $often } %)
play-advice-bounds = Résolu : la chance de gagner est entre { $low } % et { $high } %.
play-advice = { $win } % : { $action } ({ $tried ->
    [one] { $tried } partie d’essai
   *[other] { $tried } parties d’essai
    })

# Going on from a step of a finished game
play-go-on = La partie reprend après l’étape { $step }. Ce que les autres ne pouvaient pas voir a été retiré au sort.
