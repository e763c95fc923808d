"""An example of everything that travels, for the description of the doors."""

from typing import Final

from msgspec import Struct

from carpathia.server import requests as up
from carpathia.server.examples_afterwards import AFTERWARDS, ROOM
from carpathia.server.messages import (
    Advice,
    Asked,
    Chair,
    Created,
    Error,
    Health,
    Hint,
    Kicking,
    Links,
    Message,
    RoomInfo,
    RoomList,
    Seated,
    Shown,
)
from carpathia.server.messages_lessons import Lesson, LessonStep
from carpathia.server.stored import PublicRoom

EXAMPLES: Final[dict[type[Struct], Struct]] = {
    up.Create: up.Create(
        "noris-titanic", "casse-noisettes", 3, bots=[up.BotSeat(3, "steady")], public=True
    ),
    up.Join: up.Join("WKBFt1d8...", "6f0cE8kfdN1qcO0PS5Yzww", "Violet"),
    up.Open: up.Open("kZ3d5b0u..."),
    up.Rename: up.Rename("Violet"),
    up.Hand: up.Hand("keen"),
    up.Leave: up.Leave("gentle"),
    up.Rematch: up.Rematch(),
    up.Kick: up.Kick("p1Yb6cQd...", 2),
    up.SeatBot: up.SeatBot("p1Yb6cQd...", 2, "gentle"),
    up.Watch: up.Watch("n4cV0aW2..."),
    up.Play: up.Play("move 3>5", 12, "b2cWq0Jk"),
    up.Undo: up.Undo(1, 13, "c9Qv1zLt"),
    up.Vote: up.Vote(True, 13),
    up.Sign: up.Sign("suggest", "rescue 3"),
    up.AskHint: up.AskHint(12),
    up.ImportRecord: up.ImportRecord("carpathia record 1\ngame sos-titanic\n..."),
    up.AskReview: up.AskReview(),
    up.AskDaily: up.AskDaily("Violet"),
    up.AskLesson: up.AskLesson("titus", "Violet"),
    up.Forget: up.Forget(),
    Created: Created(ROOM, "5ad1...", "WKBFt1d8...", "n4cV0aW2...", "p1Yb6cQd..."),
    Links: Links("Zm9yIG90aGVy...", "bG9vayBvbmx5..."),
    Seated: Seated(1, "kZ3d5b0u...", ROOM),
    Kicking: Kicking(2, "Thomas", "Rk3x..."),
    Hint: Hint(
        12, [Advice("rescue 3", 410, 38.2, 0.31), Advice("rescue 2", 190, 36.9, 0.44)], 1000, 1
    ),
    Message: Message(
        13,
        {"to-act": 2},
        [],
        [{"event": "page-turned", "page": 9, "clock": "23:50"}],
        "b2cWq0Jk",
        undo_asking=1,
    ),
    Lesson: Lesson(
        "titus",
        [
            LessonStep("lesson-titus-welcome", [], "", 0),
            LessonStep("lesson-titus-lift", ["thing pile"], "lift", 0),
        ],
    ),
    RoomInfo: RoomInfo(
        ROOM,
        "sos-titanic",
        "en",
        {},
        {},
        "5ad1...",
        [
            Chair(1, "Violet", True, True, person=True),
            Chair(2, "", True, False, "steady"),
            Chair(3, "", False, False),
        ],
        13,
        False,
        2,
        True,
        "",
        False,
        Asked(1, 1, 13, []),
        [Shown(1, "point", "3", 1)],
    ),
    RoomList: RoomList([PublicRoom(ROOM, "titus", "adlung", 2, 1, "WKBFt1d8...", 1_784_800_000)]),
    Error: Error("turn-other", {"seat": 2}),
    Health: Health("ok"),
    **AFTERWARDS,
}
