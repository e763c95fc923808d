"""Tables with a past, laid into a server's folder before it starts: what a test is about comes at once.

Nothing of them is made up. A deal is searched for that has the card, or a record of `records/` is
played up to a point; the server replays it all, as it does every match after a restart.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from carpathia.engine.chance import SeededChance
from carpathia.engine.match import Match
from carpathia.engine.record import Record, read_record
from carpathia.engine.setup import Setup
from carpathia.games import open_game
from carpathia.server.places import open_place
from carpathia.server.store import Store
from carpathia.server.stored import StoredCommand, StoredMatch, StoredSeat
from carpathia.server.tokens import hashed, new_room_id, new_secret

RECORDS: Final = Path(__file__).parents[2] / "records"
CARDS: Final = ("plan-a", "plan-b", "get-ready", "your-turn", "mystery-first", "collapsible-boat")
"""Action cards whose dialogue is looked at; Lee begins with four of them, so one is soon dealt."""
_DEALS: Final = 500


class Seat(NamedTuple):
    """The way to a chair of a prepared table."""

    room: str
    number: int
    token: str

    @property
    def path(self) -> str:
        return f"/r/{self.room}#seat={self.number}&token={self.token}"

    @property
    def door(self) -> str:
        return f"/api/rooms/{self.room}/seats/{self.number}"


Tables = dict[str, list[Seat]]
"""By name: the chairs, in order."""


def _dealt(crew: str, prepare: Callable[[Match], bool]) -> tuple[Record, bytes]:
    """The first deal that can be prepared so, and its seed."""
    setup = Setup("sos-titanic", "en", crew.count(",") + 1)
    setup.options = {"crew": crew}
    for number in range(_DEALS):
        seed = number.to_bytes(32)
        match = Match(open_game(setup), setup, SeededChance(seed))
        if prepare(match):
            return match.record(), seed
    raise AssertionError(f"no deal for {crew}")


def _may_play(card: str) -> Callable[[Match], bool]:
    def is_dealt(match: Match) -> bool:
        return any(move.startswith(f"play {card}") for move in match.move_texts())

    return is_dealt


def _may_play_again(match: Match) -> bool:
    """Plan B brings back what was played: something must have been, and here it is Get Ready!"""
    if not (_may_play("plan-b")(match) and "play get-ready" in match.move_texts()):
        return False
    match.play_text("play get-ready")
    while match.move_texts()[0].startswith("top "):
        match.play_text(match.move_texts()[0])
    return _may_play("plan-b")(match)


def _may_choose(match: Match) -> bool:
    """Fleet chooses one of three cards whenever the page turns: after a Rescue that failed."""
    match.play_text("rescue 1")
    return match.move_texts()[0].startswith("keep ")


def _places_many(match: Match) -> bool:
    """The first one has as many cards to place as can be drawn; the other looks on."""
    rescues = [move for move in match.move_texts() if move.startswith("rescue ")]
    if int(match.state.seat()) != 0 or not rescues:
        return False
    match.play_text(max(rescues))
    return int(match.state.seat()) == 0 and match.move_texts()[0].startswith("place ")


def _recorded(path: str, left: int) -> tuple[Record, bytes]:
    """A finished match without its last moves."""
    record = read_record((RECORDS / path).read_text("utf-8"))
    del record.entries[len(record.entries) - left :]
    return record, bytes.fromhex(record.seeds[-1])


def _before(path: str, verb: str) -> tuple[Record, bytes]:
    """A finished match up to where somebody first does this."""
    record = read_record((RECORDS / path).read_text("utf-8"))
    moves = [entry.text.split()[0] for entry in record.entries[1:]]
    return _recorded(path, len(moves) - moves.index(verb))


def _keep(store: Store, record: Record, seed: bytes, people: int) -> list[Seat]:
    """The first chairs are for people, on the others sit gentle bots."""
    setup, (first, *moves) = record.setup, record.entries
    room = new_room_id()
    chairs = [Seat(room, seat + 1, new_secret()) for seat in range(setup.seats)]
    secrets = (new_secret(), new_secret(), b"")
    dealt = (setup, record.revision, seed, first.commitment, first.outcomes)
    sitting = [
        StoredSeat(chair.number - 1, f"Player {chair.number}", b"", hashed(chair.token))
        if chair.number <= people
        else StoredSeat(chair.number - 1, "", bot="gentle")
        for chair in chairs
    ]
    store.create(StoredMatch(room, *dealt, *secrets), sitting)
    commands = [
        StoredCommand(seq, f"prepared:{seq}", move.seat, move.text, move.outcomes)
        for seq, move in enumerate(moves, 1)
    ]
    failed = store.together([partial(store.append, room, command) for command in commands])
    assert not any(failed), failed
    return chairs


def lay(folder: Path) -> Tables:
    """All prepared tables, into a folder that no server has open."""
    deals = {card: ("lee", _may_play(card)) for card in CARDS}
    deals["plan-b"] = ("lee", _may_play_again)
    deals["fleet"] = ("fleet", _may_choose)
    deals["two"] = ("lee,murdoch", lambda match: int(match.state.seat()) == 0)
    deals["many-to-place"] = ("lee,murdoch", _places_many)
    found = {name: _dealt(*wish) for name, wish in deals.items()}
    # All are in sight, and eight have yet to climb into their boat; one, where two sit together.
    for name in ("aboard", "reset", "speeds", "sounds", "aloud"):
        found[name] = _recorded("sos-titanic/fr-lowe-all-saved-304.txt", 8)
    found["last-move"] = _recorded("sos-titanic/en-lightoller-lee-all-saved-8.txt", 1)
    # Matches of many moves, in the middle: for those who look at how people play together.
    found["half-titus"] = _recorded("titus/2-won-0.txt", 70)
    for name in ("half-noris-titanic", "half-noris-titanic-at-one-screen", "swimmers"):
        found[name] = _recorded("noris-titanic/casse-noisettes-4-last-place-2.txt", 100)
    # Three of the first class at the front of Line 1, with a way to Line 6.
    for name in ("series", "finger"):
        found[name] = _recorded("sos-titanic/en-murdoch-sunk-0.txt", 43)
    # The first one chases a pawn away with a walk of five; the second rolls, and a tile buries one.
    for name, left in (("chased", 152), ("buried", 131)):
        found[name] = _recorded("noris-titanic/casse-noisettes-2-buoys-full-0.txt", left)
    found["to-walk"] = found["chased"]  # three cards in hand, and one may stop
    for verb in ("join", "cash"):
        found[verb] = _before("titus/2-won-0.txt", verb)
    database = open_place(folder)
    try:
        store = Store(database.engine)
        return {name: _keep(store, *made, people=2) for name, made in found.items()}
    finally:
        database.close()
