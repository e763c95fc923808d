"""`carpathia serve`: the table server, started from a terminal.

The server is imported only when it is asked for: whoever plays in a terminal need not wait for it.
"""

from __future__ import annotations

import gc
import sys
import webbrowser
from argparse import Namespace
from contextlib import closing
from threading import Thread
from typing import TYPE_CHECKING, Final

from carpathia.engine.errors import Refusal
from carpathia.terminal.parsing import Parser, read_number
from carpathia.terminal.places import about_place, chosen_place, place_options
from carpathia.terminal.printing import Printer
from carpathia.terminal.refusals import about, typed_path
from carpathia.words.reader import Words

if TYPE_CHECKING:
    from carpathia.server.settings import Settings

_HOST: Final = "127.0.0.1"
_PORT: Final = 1912
_MOST_PORT: Final = 65_535


def serve_parser(words: Words) -> Parser:
    parser = Parser(words, "serve")
    place_options(parser)
    parser.option("host", "address")
    parser.option("port", "number")
    parser.flag("open")
    parser.option("public-url", "url")
    parser.options("trusted-proxy", "address")
    parser.option("limits", "file")
    parser.flag("no-limits")
    parser.flag("read-only")
    parser.option("keep-imports", "number")
    parser.option("metrics-token", "file")
    parser.option("log-level", "level")
    parser.option("log-format", "format")
    return parser


def run_serve(asked: Namespace, printer: Printer) -> int:
    """Serve until stopped; raises Refusal or FileRefusal where that cannot begin."""
    gc.disable()  # hardly anything that is made here is rubbish, and the server looks for it itself
    try:
        return _run_serve(asked, printer)
    finally:
        gc.enable()


def _run_serve(asked: Namespace, printer: Printer) -> int:
    from carpathia.server.listening import Stop, address_of, listen
    from carpathia.server.logs import logging_to
    from carpathia.server.places import open_place

    place = chosen_place(asked)
    host = asked.host or _HOST
    port = _PORT if asked.port is None else read_number("--port", asked.port, 0)
    if port > _MOST_PORT:
        raise Refusal("port-wrong", {"port": str(port)})
    settings = read_settings(asked)
    check_logging(asked)
    with about_place(place):
        database = open_place(place)
    with (
        closing(database),
        logging_to(sys.stderr, asked.log_level, asked.log_format),
        listen(host, port) as listening,
    ):
        stop = Stop()
        address = f"{settings.public_url or address_of(listening, host)}/"
        printer.say("serving", style="heading")
        printer.copyable(address)
        printer.console.file.flush()
        if asked.open:
            call_browser(address)
        from carpathia.server.serving import serve  # only now: the browser takes as long to come

        serve(database, listening, settings, stop)
    return 0


def call_browser(address: str) -> None:
    """Nobody waits for it: some take seconds to say that they came, those of a terminal stay until
    they are left. Where there is none, the address was said.
    """
    Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def read_settings(asked: Namespace) -> Settings:
    """What was asked for, checked; raises Refusal or FileRefusal."""
    from carpathia.server.hosts import is_local_host
    from carpathia.server.settings import (
        NO_LIMITS,
        Limits,
        Settings,
        read_limits,
        read_metrics_token,
        read_proxy,
        read_public_url,
    )

    host = asked.host or _HOST
    limits = NO_LIMITS if asked.no_limits else Limits()
    if asked.limits is not None:
        file = typed_path(asked.limits)
        with about(file):
            limits = read_limits(file)
    token = ""
    if asked.metrics_token is not None:
        file = typed_path(asked.metrics_token)
        with about(file):
            token = read_metrics_token(file)
    return Settings(
        is_local=is_local_host(f"[{host}]" if ":" in host else host),
        public_url="" if asked.public_url is None else read_public_url(asked.public_url),
        trusted_proxies=tuple(read_proxy(text) for text in asked.trusted_proxy),
        limits=limits,
        is_read_only=asked.read_only,
        metrics_token=token,
        keep_imports=read_number("--keep-imports", asked.keep_imports or "0", 0),
    )


def check_logging(asked: Namespace) -> None:
    """Refuse a level or a format that there is not."""
    from carpathia.server.logs import FORMATS, LEVELS

    for name, value, known in (
        ("--log-level", asked.log_level, LEVELS),
        ("--log-format", asked.log_format, FORMATS),
    ):
        if value is not None and value not in known:
            near = ", ".join(known)
            raise Refusal("choice-wrong", {"argument": name, "value": value, "near": near})
