"""A line between a browser and the server that can be cut, as lines are: connections die at once.

Chromium's own way to be offline leaves a WebSocket alone that is open already. Here every byte
passes, or none does, and the server behind the line may be another one after a restart.
"""

import contextlib
import socket
import threading
from types import TracebackType
from typing import Final
from urllib.parse import urlsplit

_CHUNK: Final = 65_536


class Line:
    """Listens on a port of its own and carries everything to `target`."""

    def __init__(self, target: str) -> None:
        self.target = target
        self._door: Final = socket.create_server(("127.0.0.1", 0))
        self._lock: Final = threading.Lock()
        self._ends: list[socket.socket] = []
        self._is_cut = False

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def __enter__(self) -> "Line":
        threading.Thread(target=self._answer, daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.cut()
        self._door.close()

    def cut(self) -> None:
        """What is connected dies, and nobody gets through."""
        with self._lock:
            self._is_cut = True
            ends, self._ends = self._ends, []
        for end in ends:
            _hang_up(end)

    def mend(self) -> None:
        with self._lock:
            self._is_cut = False

    def _answer(self) -> None:
        with contextlib.suppress(OSError):  # the door is closed: we are done
            while True:
                self._connect(self._door.accept()[0])

    def _connect(self, near: socket.socket) -> None:
        where = urlsplit(self.target)
        with self._lock:
            try:
                if self._is_cut:
                    raise ConnectionRefusedError
                far = socket.create_connection((where.hostname or "", where.port or 80))
            except OSError:
                _hang_up(near)
                return
            self._ends += [near, far]
        for source, sink in ((near, far), (far, near)):
            threading.Thread(target=_carry, args=(source, sink), daemon=True).start()


def _carry(source: socket.socket, sink: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(_CHUNK):
            sink.sendall(data)
    _hang_up(source)
    _hang_up(sink)


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
