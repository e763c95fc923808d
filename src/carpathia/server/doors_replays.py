"""The doors of replays: step through a match, prove its deal, have it reviewed, bring a record."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response

from carpathia.server.addresses import ASKING
from carpathia.server.describing import gives, takes
from carpathia.server.importing import MOST_RECORD
from carpathia.server.messages import write
from carpathia.server.messages_replays import Imported, Proof, Replay, Review
from carpathia.server.reading import Answer, asking_player, body, read_count
from carpathia.server.replaying import MOST_STEPS
from carpathia.server.requests import AskReview, ImportRecord
from carpathia.server.staff import staff_of

REPLAY_DOORS: Final = APIRouter()


@REPLAY_DOORS.get("/api/g/{match}", responses=gives(Replay, 400, 404, 409, 503))
async def show_replay(
    request: Request,
    match: str,
    step: str | None = None,
    begin: Annotated[str | None, Query(alias="from")] = None,
    count: str | None = None,
    seat: str | None = None,
) -> Response:
    """After the end: the whole match, with the truth, some steps at a time.

    `step` is one step; `from` and `count` are several, fifty at most. `seat` shows the table as
    that chair saw it, otherwise as an onlooker did.
    """
    first = read_count("from", begin, 0)
    some = min(MOST_STEPS, read_count("count", count, MOST_STEPS))
    if step is not None:
        first, some = read_count("step", step, 0), 1
    chair = read_count("seat", seat, 0)
    replays = staff_of(request).replays
    found = await replays.open(match, asking_player(request))
    return Answer(write(await replays.show(found, first, some, chair)))


@REPLAY_DOORS.get("/api/g/{match}/verify", responses=gives(Proof, 404, 409, 503))
async def verify_deal(request: Request, match: str) -> Response:
    """Whether the opened seed is the one committed to, and gives all that chance decided."""
    replays = staff_of(request).replays
    found = await replays.open(match, asking_player(request))
    return Answer(write(await replays.prove(found)))


@REPLAY_DOORS.get("/api/g/{match}/review", responses=gives(Review, 404, 409, 503))
async def show_review(request: Request, match: str) -> Response:
    """What the search bot thinks of each decision, as far as it is."""
    staff = staff_of(request)
    await staff.replays.open(match, asking_player(request))
    return Answer(write(await staff.reviewing.show(match)))


@REPLAY_DOORS.post(
    "/api/g/{match}/review",
    openapi_extra=takes(AskReview),
    responses=gives(Review, 400, 403, 404, 409, 413, 415, 503),
)
async def ask_review(request: Request, match: str) -> Response:
    """Have a match reviewed before those that nobody waits for."""
    await body(request, AskReview)
    staff = staff_of(request)
    staff.rooms.check_writable()
    await staff.replays.open(match, asking_player(request))
    await staff.reviewing.note(match, is_wanted=True)
    return Answer(write(await staff.reviewing.show(match)))


@REPLAY_DOORS.post(
    "/api/records",
    status_code=201,
    openapi_extra=takes(ImportRecord),
    responses=gives(Imported, 400, 403, 413, 415, 422, 503, success=201),
)
async def import_record(request: Request) -> Response:
    """Bring a record: it is replayed line by line, and kept to be shown. It counts for nobody."""
    asked = await body(request, ImportRecord, MOST_RECORD)
    staff = staff_of(request)
    staff.rooms.check_writable()
    checked = await staff.thinkers.check(asked.record, ASKING.get())
    return Answer(write(await staff.replays.take_in(checked)), 201)
