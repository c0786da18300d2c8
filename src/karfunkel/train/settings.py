"""How to train a judge."""

from typing import NamedTuple

from karfunkel.core.link import Backend


class Settings(NamedTuple):
    """How to train."""

    game: str
    seed: int = 1
    rounds: int = 400
    width: int = 128
    rows: int = 256
    """Games side by side, for each number of players."""
    steps: int = 64
    """Decisions in each game between two updates."""
    epochs: int = 2
    minibatch: int = 8192
    rate: float = 1e-3
    clip: float = 0.2
    entropy: float = 0.01
    """The entropy bonus at the start; it falls to a tenth."""
    trace: float = 0.95
    """The lambda of the advantages and of the value targets, for each own decision."""
    league: float = 0.35
    """The share of games with others at the table."""
    rivals: float = 0.33
    """The share of those in which the others are policies of the game, not former selves."""
    team: float = 0.0
    """How much a win of the net's other seats counts, at tables with rivals."""
    moody: tuple[str, ...] = ()
    """Policies that also join with one mood for a whole game, as people do."""
    frozen: tuple[str, ...] = ()
    """Files of nets that join the policies, such as one that imitates a search."""
    teacher: str = ""
    """A policy of the game to imitate at first, which saves most of a beginner's games."""
    lessons: int = 0
    """The number of rounds in which it plays all seats and the net only watches."""
    looks: int = 40
    """How often it is compared with the game's policies, and saved, on the way."""
    backend: Backend = "compiled"
