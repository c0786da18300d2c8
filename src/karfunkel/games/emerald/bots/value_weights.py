"""The weights of the net in `value.py`, by number of players, from 2 on."""

from karfunkel.games.emerald.bots import value_weights_2 as two
from karfunkel.games.emerald.bots import value_weights_3 as three
from karfunkel.games.emerald.bots import value_weights_4 as four
from karfunkel.games.emerald.bots import value_weights_5 as five

HIDDEN = two.HIDDEN + three.HIDDEN + four.HIDDEN + five.HIDDEN
HIDDEN_BIAS = two.HIDDEN_BIAS + three.HIDDEN_BIAS + four.HIDDEN_BIAS + five.HIDDEN_BIAS
SIGN = two.SIGN + three.SIGN + four.SIGN + five.SIGN
DIRECT = two.DIRECT + three.DIRECT + four.DIRECT + five.DIRECT
BIAS = two.BIAS + three.BIAS + four.BIAS + five.BIAS
