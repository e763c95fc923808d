"""What nobody may know yet, game by game, told from the truth and not from what was sent.

A scan looks for it in everything that a seat was sent. It is independent of how views are made.
"""

import base64
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any

import msgspec

from carpathia.engine.game import NOBODY, Event
from carpathia.engine.match import Match
from carpathia.games.noris_titanic.pieces import VALUES
from carpathia.games.noris_titanic.state import NorisState
from carpathia.games.sos_titanic.cards import is_mystery, write_card
from carpathia.games.sos_titanic.state import SosState
from carpathia.games.titus.state import TitusState


class Leak(AssertionError):
    """Something was sent that should not have been."""


class Secrets(ABC):
    """Walks beside a match. `follow` after each move, `scan` what a seat was sent since."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.follow([])

    @abstractmethod
    def follow(self, events: list[Event]) -> None:
        """A move was played, and this is what happened."""

    @abstractmethod
    def scan(self, seat: int, data: bytes) -> None:
        """Raises Leak; `seat` may be NOBODY."""


class SosSecrets(Secrets):
    """Passengers that never lay face up and were never looked at: their names."""

    def __init__(self, match: Match) -> None:
        self.hidden: set[str] = set()
        self.is_begun = False
        super().__init__(match)

    def follow(self, events: list[Event]) -> None:
        assert isinstance(self.match.state, SosState)
        table = self.match.state.table
        down = {write_card(card) for card in table.stack}
        for line in table.lines:
            covered = list(line.cards)[: line.down()]
            down |= {write_card(card) for card in covered if not is_mystery(card)}
        self.hidden = self.hidden & down if self.is_begun else down
        self.is_begun = True
        for event in events:
            if event.reveals:
                self.hidden -= set(str(event.args.get("cards", "")).split())
                self.hidden -= {str(event.args.get("card", ""))}

    def scan(self, seat: int, data: bytes) -> None:
        named = set(re.findall(r"(?<![\w-])[fs]\d+\+?(?![\w-])", data.decode()))
        if named & self.hidden:
            raise Leak(f"{seat} was sent {sorted(named & self.hidden)}: {data[:300]!r}")


class TitusSecrets(Secrets):
    """Of each coin, the faces that were up so far; of those deeper in the pile, none."""

    def __init__(self, match: Match) -> None:
        self.faces: dict[int, set[int]] = {}
        super().__init__(match)

    def follow(self, events: list[Event]) -> None:
        assert isinstance(self.match.state, TitusState)
        table = self.match.state.table
        for coin in range(table.shown()):
            self.faces.setdefault(coin + 1, set()).add(int(table.front[coin]))
        for event in events:
            if event.key == "coin-flipped":  # twice in one move: the face between
                flipped = self.faces[_number(event, "coin")]
                flipped |= {_number(event, "from"), _number(event, "to")}

    def scan(self, seat: int, data: bytes) -> None:
        for told in dictionaries(data):
            for coin, face in (
                *(("coin", face) for face in ("number", "from", "to", "back")),
                ("taken", "showing"),
            ):
                known = self.faces.get(told.get(coin, 0), set())
                if coin in told and face in told and told[face] not in known:
                    raise Leak(f"{seat} was sent {told}, of which {known} are known")


class NorisSecrets(Secrets):
    """Hands: each is for its owner, and the cards drawn into it."""

    def follow(self, events: list[Event]) -> None:
        assert isinstance(self.match.state, NorisState)
        hands = list(self.match.state.table.hands)
        self.hands = [
            hands[seat * VALUES : seat * VALUES + VALUES] for seat in range(self.match.game.seats)
        ]

    def scan(self, seat: int, data: bytes) -> None:
        for told in dictionaries(data):
            if "hand" in told:
                own = [] if seat == NOBODY else self.hands[seat]
                expected = [value + 1 for value, count in enumerate(own) for _ in range(count)]
                if (told["hand"] or []) != expected or told.get("you") != seat + 1:
                    raise Leak(f"{seat} was sent the hand {told['hand']}, and has {expected}")
            if told.get("event") == "cards-drawn" and told["seat"] != seat + 1:
                raise Leak(f"{seat} was sent {told}")


def secrets_of(match: Match) -> Secrets:
    kinds: dict[str, type[Secrets]] = {
        "sos-titanic": SosSecrets,
        "titus": TitusSecrets,
        "noris-titanic": NorisSecrets,
    }
    return kinds[match.game.name](match)


def written(seed: bytes) -> list[str]:
    """A seed in every form in which somebody may have written it."""
    plain, of_urls = base64.b64encode(seed).decode(), base64.urlsafe_b64encode(seed).decode()
    return [seed.hex(), seed.hex().upper(), plain.rstrip("="), of_urls.rstrip("="), str(list(seed))]


def dictionaries(data: bytes) -> Iterator[dict[str, Any]]:
    """Every JSON object in what was sent, however deep."""
    try:
        waiting: list[Any] = [msgspec.json.decode(data)]
    except msgspec.DecodeError:
        return
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            yield one
            waiting.extend(one.values())
        elif isinstance(one, list):
            waiting.extend(one)


def _number(event: Event, name: str) -> int:
    found = event.args[name]
    assert isinstance(found, int)
    return found
