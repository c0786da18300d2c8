"""The rules of King of the Dice: `state`, a turn in `play`, `citizens` and `turns`, `scoring`."""
