"""The doors of the daily deal: sit down to today's, see how a day went."""

from typing import Final

from fastapi import APIRouter, Request, Response

from carpathia.server.describing import gives, takes
from carpathia.server.messages import write
from carpathia.server.messages_players import DailyRanking, DailySeat
from carpathia.server.reading import (
    Answer,
    asking_player,
    body,
    give_player_cookie,
    give_seat_cookie,
    player_of,
)
from carpathia.server.requests import AskDaily
from carpathia.server.staff import staff_of

DAILY_DOORS: Final = APIRouter()


@DAILY_DOORS.post(
    "/api/daily",
    openapi_extra=takes(AskDaily),
    responses=gives(DailySeat, 400, 403, 409, 413, 415, 422, 503),
)
async def sit_down_today(request: Request) -> Response:
    """Today's deal, alone: the same for everyone, and one attempt a browser. Asked again, it is
    the same seat, finished or not.
    """
    asked = await body(request, AskDaily)
    player = player_of(request)
    seated = await staff_of(request).daily.sit(player, asked)
    answer = Answer(write(seated))
    path = f"/api/rooms/{seated.room}/seats/{seated.seat}"
    give_seat_cookie(request, answer, seated.token, path)
    give_player_cookie(request, answer, player)
    return answer


@DAILY_DOORS.get("/api/daily/{day}", responses=gives(DailyRanking, 404, 409, 503))
async def show_day(request: Request, day: str) -> Response:
    """The ranking of a day, such as 2026-04-15: for those who have finished it, and for all, with
    the opened seed, when the day is over.
    """
    staff = staff_of(request)
    await staff.filing.settled()
    return Answer(write(await staff.daily.ranking(day, asking_player(request))))
