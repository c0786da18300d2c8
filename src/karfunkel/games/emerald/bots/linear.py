"""A policy of Emerald that learned by self-play: linear in what an action brings."""

from math import log

from karfunkel.core.policies import LOGIT, most_appealing
from karfunkel.core.rng import Rng, bits
from karfunkel.core.work import Work
from karfunkel.games.emerald.bots.action_inputs import INPUTS, describe
from karfunkel.games.emerald.bots.survey import survey
from karfunkel.games.emerald.rules.state import State

NOISE = 1024
GUMBEL = tuple(round(-LOGIT * log(-log((i + 0.5) / NOISE))) for i in range(NOISE))


def linear(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """The action that the policy thinks best; ties are broken at random."""
    weigh(g, player, work, n)
    return most_appealing(work, n, rng)


def linear_mixed(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """An action drawn from the policy: the best of all with Gumbel noise added."""
    weigh(g, player, work, n)
    for i in range(n):
        work.appeal[i] += GUMBEL[bits(rng) & NOISE - 1]
    return most_appealing(work, n, rng)


def weigh(g: State, player: int, work: Work, n: int) -> None:
    """Write the logit of every action into `work.appeal`, in units of 1 / LOGIT."""
    first = (g.players - 2) * INPUTS
    survey(g, player, work.weight)
    for i in range(n):
        work.appeal[i] = describe(g, player, work.action[i], first, work.weight)
