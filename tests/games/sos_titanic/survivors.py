"""Survivors Groups as text, for tests that need whole ones."""

from collections.abc import Iterable


def survivors(cls: str, last: int, anchors: Iterable[int] = ()) -> str:
    """`survivors("f", 3, [2])` is "f1 f2+ f3"."""
    bear = set(anchors)
    return " ".join(f"{cls}{n}{'+' if n in bear else ''}" for n in range(1, last + 1))


def everybody(
    without: str = "", first: Iterable[int] = (), second: Iterable[int] = (), instead: str = ""
) -> str:
    """Four complete Groups as position lines, but for the cards named in `without`.

    `first` are the Anchors in A, `second` those in C; their doubles lie in B and D. `instead` names
    cards in whose stead the Mysteries lie: "s9+" puts s?9 there.
    """
    first, second = set(first), set(second)
    groups = {
        "A": survivors("f", 13, first),
        "B": survivors("f", 13, set(range(1, 14)) - first),
        "C": survivors("s", 17, second),
        "D": survivors("s", 17, set(range(1, 18)) - second),
    }
    lines: list[str] = []
    for name, text in groups.items():
        cards = [card for card in text.split() if card not in without.split()]
        for card in instead.split():
            if card in cards:
                cards[cards.index(card)] = f"{card[0]}?{card[1:].removesuffix('+')}"
        lines.append(f"{name}: {' '.join(cards)}")
    return "\n".join(lines)
