"""Which names people may have: any script, but no control characters."""

from unicodedata import category

JOINERS = "\u200c\u200d"
"""They join emoji, and letters of some scripts."""
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control characters and escape codes, direction marks, line ends, surrogates."""


def printable(text: str) -> str:
    """Untrusted text with control characters replaced, so that it is safe to show."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def is_name(text: str, longest: int) -> bool:
    """Whether this can be shown as a name, on a page and in a terminal.

    >>> texts = ("Žofie", "\U0001f469\u200d\U0001f680", "\\x1b[31mred", "a\\u202eb", " ", "\u200d")
    >>> [is_name(text, 24) for text in texts]
    [True, True, False, False, False, False]
    """
    return (
        0 < len(text) <= longest
        and text == text.strip()
        and text.strip(JOINERS) != ""
        and all(sign in JOINERS or category(sign) not in UNSEEN for sign in text)
    )
