"""`carpathia serve`: the table server, started from a terminal.

The server is imported only when it is asked for: whoever plays in a terminal need not wait for it.
"""

import webbrowser
from argparse import Namespace
from contextlib import closing
from typing import Final

from carpathia.engine.errors import Refusal
from carpathia.terminal.parsing import Parser, read_number
from carpathia.terminal.printing import Printer
from carpathia.terminal.refusals import about, typed_path
from carpathia.terminal.saving import data_folder
from carpathia.words.reader import Words

_HOST: Final = "127.0.0.1"
_PORT: Final = 1912
_MOST_PORT: Final = 65_535


def serve_parser(words: Words) -> Parser:
    parser = Parser(words, "serve")
    parser.option("data", "folder")
    parser.option("host", "address")
    parser.option("port", "number")
    parser.flag("open")
    return parser


def run_serve(asked: Namespace, printer: Printer) -> int:
    """Serve until stopped; raises Refusal or FileRefusal where that cannot begin."""
    from carpathia.server.database import open_database
    from carpathia.server.serving import serve

    folder = data_folder().root if asked.data is None else typed_path(asked.data)
    port = _PORT if asked.port is None else read_number("--port", asked.port, 0)
    if port > _MOST_PORT:
        raise Refusal("port-wrong", {"port": str(port)})

    def announce(address: str) -> None:
        printer.say("serving", style="heading")
        printer.copyable(address)
        printer.console.file.flush()
        if asked.open:
            webbrowser.open(address)  # where there is none, the address was said

    with about(folder):
        database = open_database(folder)
    with closing(database):
        serve(database, asked.host or _HOST, port, announce)
    return 0
