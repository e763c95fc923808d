"""Examples of what travels after a match."""

from typing import Final

from msgspec import Struct

from carpathia.server.messages_players import (
    Bar,
    DailyRanking,
    DailySeat,
    Export,
    Forgetting,
    Leader,
    Leaders,
    Me,
    OwnCommand,
    OwnMatch,
    Past,
    Streak,
    Tally,
)
from carpathia.server.messages_replays import (
    Ending,
    Imported,
    Judged,
    Player,
    Proof,
    Replay,
    ReplayStep,
    Review,
    Turn,
)

ROOM: Final = "kq3VbT0aXw8dUe1n"
_DAY: Final = "2026-04-15"
_ENDED: Final = 1_776_211_200
_SOS: Final = "sos-titanic"
_LEADER: Final = Leader(1, "Violet", 52, True, "lee", "en", ROOM, _ENDED, True)

AFTERWARDS: Final[dict[type[Struct], Struct]] = {
    Replay: Replay(
        ROOM,
        _SOS,
        "en",
        1,
        {"crew": "lee"},
        {},
        1,
        [Player(1, "Violet", "", True, 0, 0)],
        Ending([52], "saved", {"saved": 45, "page": 7}),
        True,
        False,
        "",
        "5ad1...",
        "9c02...",
        77,
        1,
        [
            ReplayStep(
                1,
                {"to-act": 1},
                ["rescue 3"],
                [{"event": "page-turned", "page": 9, "clock": "23:50"}],
                1,
                "move 3>5",
                "crew lee\npage 9\n...",
            )
        ],
    ),
    Proof: Proof(True, 12),
    Imported: Imported("i-4kq3VbT0aXw8dUe1nW2P", Proof(True, 12)),
    Review: Review(
        "done",
        1,
        1,
        [Judged(14, 1, "move 3>5", "rescue 2", 40.1, 40.3, 36.9, 3.4)],
        [Turn(14, 1, "move", -3.4)],
    ),
    Me: Me(
        1,
        1,
        1,
        0,
        [Tally(_SOS, "en", "lee", 1, 1, 1, 52, 52.0, [Bar(50, 1)])],
        [Streak(_SOS, 1, 1)],
        [Past(ROOM, _SOS, "en", "lee", 1, 1, 52, True, True, "saved", "", _ENDED)],
    ),
    Export: Export(
        [
            OwnMatch(
                ROOM,
                1,
                "Violet",
                _ENDED - 900,
                0,
                "",
                _SOS,
                "en",
                _ENDED - 960,
                _ENDED,
                "52 saved",
                "",
                [OwnCommand(1, "play", "move 3>5", _ENDED - 890)],
            )
        ]
    ),
    Forgetting: Forgetting(12, "5b0c..."),
    Leaders: Leaders([_LEADER]),
    DailySeat: DailySeat(_DAY, ROOM, 1, "kZ3d5b0u...", "lee", "5ad1...", False),
    DailyRanking: DailyRanking(_DAY, "lee", "5ad1...", "9c02...", 31, [_LEADER]),
}
