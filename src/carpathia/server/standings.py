"""How a match ended for each seat, as statistics and leaderboards count it."""

from typing import Final

from carpathia.engine.game import NOBODY, Result
from carpathia.engine.setup import Setup
from carpathia.server.days import end_of
from carpathia.server.room import Room

HISTORY_SAVED: Final = 19
"""S9.2: more than history managed is what a good match of SOS Titanic is."""
SOS: Final = "sos-titanic"
_NO_MATTER: Final = ("crew", "first", "memory-aid")
"""Options that make a match no easier to win."""
_USUAL: Final = {
    "setup": "classic",
    "board": "rail-15",
    "die": "two-start",
    "cards": "level",
}
"""What an option is where a set-up does not name it; a test asks the games."""


def standings_of(room: Room, ended: int) -> list[dict[str, object]]:
    """How a match ended for each seat."""
    stored, result = room.stored, room.match.result()
    assert result is not None
    setup = stored.setup
    crew = crew_of(room)
    handed = handed_to_bots(room)
    variant = variant_of(setup)
    in_time = not stored.daily or ended < end_of(stored.daily)
    ranked = not variant and not any(handed) and in_time and are_real(room)
    assists = assists_of(room, handed)
    return [
        {
            "match": stored.id,
            "seat": seat,
            "game": setup.game,
            "edition": setup.edition,
            "seats": setup.seats,
            "variant": variant,
            "crew": crew[seat],
            "score": score,
            "won": has_won(room, result, seat),
            "reason": result.reason,
            "assists": assists,
            "bots": sum(handed),
            "daily": stored.daily,
            "ranked": ranked,
            "ended": ended,
        }
        for seat, score in enumerate(result.scores)
    ]


def crew_of(room: Room) -> list[str]:
    """Who of the crew each seat is; nobody, in games without one."""
    crew = room.match.state.view(NOBODY).get("crew")
    if not isinstance(crew, list):
        return [""] * room.stored.setup.seats
    return [str(who["name"]) for who in crew if isinstance(who, dict)]


def has_won(room: Room, result: Result, seat: int) -> bool:
    """In Titus equal points are told apart, and the breakdown says the place."""
    if room.stored.setup.game == SOS:
        return result.scores[seat] > HISTORY_SAVED
    best = result.scores[seat] == max(result.scores)
    return result.breakdown.get(f"place-{seat + 1}", 1 if best else 2) == 1


def are_real(room: Room) -> bool:
    """Whether nobody played against themselves; together, one may sit on several chairs."""
    players = {who.player for who in room.seats.values() if who.player is not None}
    return room.stored.setup.game == SOS or len(players) == room.stored.setup.seats


def assists_of(room: Room, handed: list[int]) -> int:
    """How often somebody was helped: a hint, or a bot's decision in a person's place."""
    people = [seat for seat in room.seats.values() if seat.is_person()]
    return room.stored.hints + sum(handed[who.seat] for who in people)


def handed_to_bots(room: Room) -> list[int]:
    """How many decisions a bot made in each seat; no person's key can have a colon."""
    handed = [0] * room.stored.setup.seats
    for command in room.commands.values():
        if command.key.startswith("bot:"):
            handed[command.seat] += 1
    return handed


def variant_of(setup: Setup) -> str:
    """What of a set-up makes its scores another matter; '' where it is as usual."""
    told = [
        f"{name}={value}"
        for name, value in sorted(setup.options.items())
        if name not in _NO_MATTER and _USUAL.get(name) != value
    ]
    told += [f"{name}={'on' if on else 'off'}" for name, on in sorted(setup.switches.items())]
    told += [f"{name}=own" for name in sorted(setup.figures)]
    return " ".join(told)
