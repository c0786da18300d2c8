"""How the judges in the package were made: `karfunkel train GAME` uses these settings."""

from karfunkel.train.settings import Settings

RECIPES = {
    "diamant": Settings(
        "diamant",
        rounds=600,
        width=128,
        rate=7e-4,
        entropy=0.006,
        league=0.8,
        rivals=0.8,
        team=0.7,
        moody=("nervous",),
    ),
    "emerald": Settings("emerald", rounds=600, width=256, rows=192, rate=7e-4),
    "kingdice": Settings(
        "kingdice",
        rounds=100,
        width=96,
        rows=192,
        minibatch=2048,
        rate=1.5e-3,
        entropy=0.005,
        teacher="quick",
        lessons=100,
        looks=4,
    ),
}


def recipe_for(game: str) -> Settings:
    """The settings for a game; one without a recipe gets those of Diamant under its own name."""
    return RECIPES.get(game, RECIPES["diamant"]._replace(game=game))
