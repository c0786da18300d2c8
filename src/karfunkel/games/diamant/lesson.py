"""The first game that teaches Diamant: three short expeditions, in which the learner wins.

What is told: gems and shares (D7), the choice in secret (D11), traps (D8, D9, D20), leaving (D12,
D15), relics (D10, D13, D14, D19), and how a game ends (D22).
"""

from karfunkel.core.parts import Idea, Lesson

LESSON = Lesson(
    {"players": 3, "rounds": 3},
    "easy",
    (
        "chance treasure 11",
        Idea("welcome"),
        Idea("treasure", "me"),
        Idea("choice", "choice"),
        "choose 1 go on, 2 go on, 3 go on",
        "chance trap snake",
        Idea("trap", "traps"),
        Idea("risk", "choice"),
        "choose 1 go on, 2 leave, 3 go on",
        "chance treasure 7",
        Idea("leaving", "players"),
        Idea("home", "choice"),
        "choose 1 leave, 3 go on",
        "chance trap snake",
        "chance relic",
        Idea("sprung", "players"),
        Idea("relic", "relic"),
        Idea("again", "choice"),
        "choose 1 go on, 2 go on, 3 go on",
        "chance treasure 14",
        Idea("secret", "choice"),
        "choose 1 go on, 2 leave, 3 leave",
        "chance treasure 5",
        Idea("together", "card"),
        Idea("alone", "choice"),
        "choose 1 leave",
        "chance treasure 17",
        Idea("chest", "me"),
        Idea("last", "choice"),
        "choose 1 go on, 2 go on, 3 go on",
        "chance trap boulder",
        Idea("danger", "traps"),
        Idea("enough", "choice"),
        "choose 1 leave, 2 go on, 3 go on",
        "chance treasure 9",
        "choose 2 go on, 3 go on",
        "chance trap boulder",
        Idea("over"),
    ),
)
