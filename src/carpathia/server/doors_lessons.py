"""The doors of lessons: read one, sit down to one."""

from typing import Final

from fastapi import APIRouter, Request, Response

from carpathia.server.describing import gives, takes
from carpathia.server.lessons import script_of
from carpathia.server.messages import Seated, write
from carpathia.server.messages_lessons import Lesson
from carpathia.server.reading import (
    Answer,
    body,
    give_player_cookie,
    give_seat_cookie,
    player_hash,
    player_of,
)
from carpathia.server.requests import AskLesson
from carpathia.server.staff import staff_of

LESSON_DOORS: Final = APIRouter()


@LESSON_DOORS.get("/api/lessons/{game}", responses=gives(Lesson, 404))
async def show_lesson(game: str) -> Response:
    """What is said and done in the lesson of a game."""
    return Answer(write(script_of(game).lesson))


@LESSON_DOORS.post(
    "/api/lessons",
    status_code=201,
    openapi_extra=takes(AskLesson),
    responses=gives(Seated, 400, 403, 404, 413, 415, 422, 503, success=201),
)
async def sit_down_to_lesson(request: Request) -> Response:
    """A new room with the prepared deal of a game, and a seat in it. It never counts."""
    asked = await body(request, AskLesson)
    player = player_of(request)
    seated = await staff_of(request).teaching.sit(asked, player_hash(player))
    answer = Answer(write(seated), 201)
    path = f"/api/rooms/{seated.room}/seats/{seated.seat}"
    give_seat_cookie(request, answer, seated.token, path)
    give_player_cookie(request, answer, player)
    return answer
