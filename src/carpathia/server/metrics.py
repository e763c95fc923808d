"""What is counted and measured, for Prometheus, and who may read it.

Labels are taken from lists that we make: a visitor can invent paths and methods without end, and
each would take memory for ever.
"""

import hmac
from typing import Final

from fastapi import APIRouter, Request, Response
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from carpathia.engine.errors import Refusal
from carpathia.server.addresses import FORWARDED
from carpathia.server.refusals import REFUSALS
from carpathia.server.settings import Settings

METRICS: Final = APIRouter()
NOWHERE: Final = "-"
"""The route of what came to no door."""
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds. A move is to be acknowledged within 0.05."""


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        registry = self.registry
        ProcessCollector(registry=registry)
        self._requests: Final = Counter(
            "carpathia_requests",
            "Requests answered, upgrades too",
            ["method", "route", "status"],
            registry=registry,
        )
        self._seconds: Final = Histogram(
            "carpathia_request_seconds",
            "Time until a request was answered",
            ["route"],
            buckets=_QUICK,
            registry=registry,
        )
        self._refusals: Final = Counter(
            "carpathia_refusals", "Errors sent, by key", ["key"], registry=registry
        )
        self._commands: Final = Counter(
            "carpathia_commands_acknowledged", "Commands kept in the store", registry=registry
        )
        self._store: Final = Histogram(
            "carpathia_store_seconds",
            "Time in the store, waiting for its thread included",
            ["operation"],
            buckets=_QUICK,
            registry=registry,
        )
        self.sockets: Final = Gauge(
            "carpathia_open_sockets", "WebSockets open now", registry=registry
        )
        self.rooms: Final = Gauge("carpathia_open_rooms", "Rooms in memory now", registry=registry)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        known = method if method in _METHODS else "other"
        self._requests.labels(known, route, str(status)).inc()
        self._seconds.labels(route).observe(seconds)

    def refused(self, key: str) -> None:
        self._refusals.labels(key if key in REFUSALS else "rules").inc()

    def stored(self, operation: str, seconds: float) -> None:
        """The store has done something, and it is on the disk."""
        self._store.labels(operation).observe(seconds)
        if operation == "append":
            self._commands.inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)


@METRICS.get("/metrics", include_in_schema=False)
async def show_metrics(request: Request) -> Response:
    """All figures; for everybody else there is nothing here."""
    if not is_for_metrics(request, request.app.state.settings):
        raise Refusal("nothing-here")
    metrics: Metrics = request.app.state.metrics
    return Response(metrics.text(), media_type=CONTENT_TYPE_PLAIN_0_0_4)


def is_for_metrics(request: Request, settings: Settings) -> bool:
    """Whoever has the token; without it whoever is on a machine that serves nobody else."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if settings.metrics_token and kind.lower() == "bearer":
        return hmac.compare_digest(token.strip().encode(), settings.metrics_token.encode())
    is_passed_on = any(name in request.headers for name in FORWARDED)
    is_alone = settings.is_local and not settings.public_url and not settings.trusted_proxies
    return is_alone and not is_passed_on
