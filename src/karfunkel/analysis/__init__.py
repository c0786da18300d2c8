"""What decided a game: chances step by step, luck, skill, turning points (docs/analysis.md)."""

from typing import TYPE_CHECKING, Any

from karfunkel.analysis.shapes import Analysis

if TYPE_CHECKING:
    from karfunkel.analysis.fold import analyse

__all__ = ["Analysis", "analyse"]


def __getattr__(name: str) -> Any:
    """Loaded late: the server needs only the shapes, and no arrays."""
    if name == "analyse":
        from karfunkel.analysis.fold import analyse

        return analyse
    raise AttributeError(name)
