"""Hard positions by name: where rules meet, and where a count of the tree soon notices a mistake.

`python -m tests.perft.positions > tests/perft/positions.json` counts them again.
"""

import json
from pathlib import Path
from typing import Any

from karfunkel.core.game import Game
from karfunkel.core.registry import load_game
from tests.perft.counts import count

FILE = Path(__file__).parent / "positions.json"

LAID_OUT = (
    "cards gold 1 +1, gem ruby / gold 2, gem emerald +1 / gold 3 +1, gem garnet / "
    "gold 4, gem ruby / gold 5, gem emerald / gold 1, gem turquoise / "
    "gold 2, gem garnet / gold 3, - / -, gem ruby"
)
MAP = "burning a10, b8; white_on a3, a11, a13, b5, b6, b15; gold_on a1, a9, b1, b9"

POSITIONS = {
    "diamant": {
        "a relic for one who leaves alone": (
            "players 3; round 2; row relic, treasure 9, trap snake; cave 2, 3; hand 3"
        ),
        "all five traps lie": (
            "players 2; phase turn up; "
            "row trap spider, trap snake, trap lava, trap boulder, trap ram"
        ),
        "the last round with one player inside": (
            "players 3; round 5; row treasure 17; phase turn up; cave 3; hand 5; lying 2; "
            "chests 7, 7, 0; gone 2 trap ram, 4 relic; relics 0, 1, 0"
        ),
    },
    "emerald": {
        "the dragon is left behind by the strip": (
            "players 3; turn 20; strip 3; dragon 2 chamber; "
            "red cave 2, cave 2, cave 5, meadow 3, tower 1; "
            f"blue cave 5, cave 6, meadow 3, tower 1, tower 2; {LAID_OUT}; gold 1 took 5, 2 took 4"
        ),
        "two of a colour where the dragon may stop": (
            "players 2; turn 9; phase roll; strip 4; dragon 5 chamber; moved red cave 6; "
            "red cave 6, cave 6, meadow 1, tower 1; blue cave 6, cave 7, tower 1, tower 2; "
            f"yellow cave 6, tower 1, tower 2, tower 3; {LAID_OUT}; gold 2 took 5, 1 took 4"
        ),
        "the last treasure is in reach": (
            "players 4; turn 40; strip 6; dragon 7 exit; player 2; "
            "red cave 9, cave 9, chamber, chamber, tower 1; "
            f"blue cave 9, cave 8, chamber, meadow 6, tower 1; {LAID_OUT}"
        ),
        "an answer to the dragon with three kinds of gold": (
            "players 3; turn 9; phase answer; strip 2; dragon 3 chamber; caught blue; "
            "moved red cave 3; red cave 3, tower 1, tower 2, tower 3, tower 4; "
            f"blue cave 3, tower 1, tower 2, tower 3, tower 4; {LAID_OUT}; "
            "gold 2 took 1, 2 took 3, 2 took 5, 2 took 4, 2 gave; "
            "hands - / gold 1, gold 3, gold 4 / -"
        ),
    },
    "kingdice": {
        "dice may be rolled once more": (
            "players 3; turn 1; phase reroll; throw 2; dice 4, 2, 2, 6, 6, 1; "
            f"market 1, 1, 1, 1, 1; {MAP}"
        ),
        "jokers may turn an alarm into a hire": (
            "players 2; turn 8; phase check; throw 3; dice 1, 1, 2, 2, 4, 4; market 3, 3, 3, 3, 3; "
            "cards dwarf 1, tamer 1, landowner 1 / thief 1; supers 2, 0; gone brute 1, brute 2; "
            f"{MAP}"
        ),
        "the alarm with no flame in the supply": (
            "players 3; turn 12; phase flame; throw 3; dice 4, 2, 2, 6, 6, 1; "
            "market 3, 3, 3, 3, 3; castles a1; targets a1; flames 0, 7, 6; supers 1, 0, 0; "
            f"gone brute 1; {MAP}"
        ),
        "a brute between two opponents": (
            "players 3; turn 12; phase conquer; throw 3; dice 4, 2, 2, 6, 6, 1; "
            "market 3, 3, 3, 3, 3; pile brute; hired brute 1; cards brute 1 / - / -; "
            "land a7 / a6, a1 / a8, b1; burning a10, b8; white_on a3, a11, a13, b5, b6, b15; "
            "gold_on a9, b9"
        ),
    },
}


def position(game: Game, name: str) -> Any:
    """A named position."""
    return game.parse_position(f"{game.name}/{game.version}; {POSITIONS[game.name][name]}")


def all_counts() -> dict[str, dict[str, list[int]]]:
    return {
        game.name: {name: count(game, position(game, name)) for name in POSITIONS[game.name]}
        for game in map(load_game, POSITIONS)
    }


if __name__ == "__main__":
    print(json.dumps(all_counts(), indent=1))
