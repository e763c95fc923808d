"""The real server, `carpathia serve`, as a process of its own."""

import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path


class Server:
    """On a port that is free; without limits, unless other arguments are given."""

    def __init__(self, folder: Path, *more: str) -> None:
        arguments = ["--data", str(folder), "--port", "0", *(more or ("--no-limits",))]
        with (folder.parent / f"{folder.name}.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "carpathia", "serve", *arguments],
                env={**os.environ, "CARPATHIA_LANGUAGE": "en", "COLUMNS": "80"},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self.log = Path(log.name)
        assert self.process.stdout is not None
        told = self.process.stdout.readline() + self.process.stdout.readline()
        found = re.search(r"http://\S+", told)
        assert found, f"it did not say where it is: {told!r}\n{self.log.read_text()}"
        self.address = found.group().rstrip("/")

    def end(self, how: signal.Signals) -> int:
        assert self.process.stdout is not None
        self.process.send_signal(how)
        code = self.process.wait(timeout=30)
        self.process.stdout.close()
        return code

    def say(self, data: bytes) -> bytes:
        """Send bytes as they are; everything that is answered until the server hangs up."""
        host, port = self.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=20) as connection:
            connection.sendall(data)
            heard = b""
            with suppress(ConnectionResetError):  # it hung up while we were still talking
                while chunk := connection.recv(65536):
                    heard += chunk
        return heard
