"""The OpenAPI description, taken at its word: whatever fits it, or does not, is answered as it says.

A few examples of every door here, always the same ones; `make fuzz-api` tries many, always other
ones (CARPATHIA_EXAMPLES says how many). Half of them go to a table where somebody sits.
"""

import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
import sqlalchemy as sa
from hypothesis import HealthCheck, settings
from schemathesis import checks

from carpathia.server.app import make_doors
from carpathia.server.describing import describe
from carpathia.server.metrics import Metrics
from carpathia.server.settings import Settings
from carpathia.server.store import Store
from tests.server.afterwards import Browser, alone
from tests.server.house import Guest, House, wrong

EXAMPLES = int(os.environ.get("CARPATHIA_EXAMPLES", "0"))
DESCRIPTION = describe(make_doors(Store(sa.create_engine("sqlite://")), Settings(), Metrics()))
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION)
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


class Tables:
    """A house with two tables, one of them full, and everything that opens their doors."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.turn = 0
        self.rooms = [house.create("sos-titanic", seats) for seats in (2, 3)]
        self.guests = [self.sit_down(0), self.sit_down(1)]
        self.finished = alone(Browser(house)).room

    def sit_down(self, number: int) -> list[Guest]:
        self.rooms[number] = self.house.create("sos-titanic", 2 + number)
        return [self.house.join(self.rooms[number]) for _ in range(2)]

    def lead_here(self, case: schemathesis.Case[Any]) -> None:
        """Every second request is for one of these tables, by somebody who sits there."""
        self.turn += 1
        if self.turn % 2 and "match" in (case.path_parameters or {}):
            case.path_parameters["match"] = self.finished
        if self.turn % 2 or "room" not in (case.path_parameters or {}):
            return
        number = self.turn // 2 % 2
        if any(guest.look().status_code != 200 for guest in self.guests[number]):
            self.guests[number] = self.sit_down(number)  # somebody has left, or had to
        secrets, guests = self.rooms[number], self.guests[number]
        guest = max(guests, key=lambda guest: bool(guest.message()["moves"]))
        case.path_parameters["room"] = guest.room
        if "seat" in case.path_parameters:
            case.path_parameters["seat"] = guest.seat
        token = secrets["watch"] if case.path.endswith("/watch") else guest.token
        case.headers["Cookie"] = f"carpathia={token}"
        if isinstance(case.body, dict):
            table = guest.message()
            known = {**secrets, "after": table["version"], "token": guest.token}
            if table["moves"]:
                known["play"] = table["moves"][0]
            case.body |= {name: known[name] for name in case.body if name in known}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    house = House(tmp_path_factory.mktemp("openapi"))
    with pytest.MonkeyPatch.context() as patch:
        for module in ("doors_rooms", "doors_table"):
            patch.setattr(f"carpathia.server.{module}.MOST_WAIT", 0)
        yield Tables(house)
    house.close()


@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES or 8,
    derandomize=not EXAMPLES,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_door_answers_as_described(case: schemathesis.Case[Any], tables: Tables) -> None:
    tables.lead_here(case)
    sent = case.as_transport_kwargs(base_url="http://localhost")
    tables.house.client.cookies.clear()
    sent.pop("cookies", None)
    if isinstance(sent.get("data"), bytes):
        sent["content"] = sent.pop("data")
    answer = tables.house.client.request(**sent)
    if answer.status_code == 405:  # a method that nobody described
        assert case.method not in answer.headers["allow"]
        wrong(answer, 405, "method-wrong")
    else:
        case.validate_response(answer, checks=CHECKS)
