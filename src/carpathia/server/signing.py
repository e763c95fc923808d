"""Signs: how people who play together without chat show what they mean.

Nothing can be said with them but what the table already knows: a place, a card, a legal move.
"""

from typing import Final

from carpathia.engine.errors import Refusal, UnreadableMove
from carpathia.games.sos_titanic.moves import PLACE_NAMES
from carpathia.server.messages import Shown
from carpathia.server.requests import Sign
from carpathia.server.room import Room
from carpathia.server.rooms import Rooms

_GAME: Final = "sos-titanic"
_PLACES: Final = (*PLACE_NAMES, "stack", "discard")


class Signing:
    """Passes signs on. They are not kept: a sign is for now."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms: Final = rooms

    async def sign(self, name: str, seat: int, token: str, asked: Sign) -> None:
        """Show everyone at the table a sign; raises Refusal."""
        self._rooms.check_writable()
        async with self._rooms.hold(name) as room:
            room.check_seat(seat, token)
            if room.stored.setup.game != _GAME:
                raise Refusal("signs-not-here")
            if not _is_known(room, asked):
                raise Refusal("sign-wrong", {"target": asked.target[:60]})
            number = 1 + max((sign.number for sign in room.signs.values()), default=0)
            room.signs[seat] = Shown(seat + 1, asked.sign, asked.target, number)
            room.tell(people_changed=True)
            self._rooms.on_people(room, False)


def _is_known(room: Room, asked: Sign) -> bool:
    """Whether a sign means something at this table. All hands lie open: so do all legal moves."""
    game, target = room.match.game, asked.target
    if asked.sign == "suggest":
        try:
            return game.read(target) in room.match.state.moves()
        except UnreadableMove:
            return False
    if asked.sign == "point":
        if target in _PLACES:
            return True
        try:
            return game.write_item(game.read_item(target)) == target
        except ValueError:
            return False
    return target == ""
