"""A bad line between people and the server: it delays, tears frames apart, and breaks."""

import asyncio
import random
from contextlib import suppress


class BadLine:
    """Passes bytes on in both directions, badly; breaks each connection sooner or later."""

    def __init__(self, host: str, port: int, rng: random.Random) -> None:
        self._host = host
        self._port = port
        self._rng = rng
        self._talks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.is_good = False
        """No more cuts: everyone may finish."""
        self.cuts = 0
        self.address = ""

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        host, port = self._server.sockets[0].getsockname()
        self.address = f"http://{host}:{port}"

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for talk in self._talks:
            talk.cancel()
        await asyncio.gather(*self._talks, return_exceptions=True)

    async def _meet(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._talks.add(task)
        task.add_done_callback(self._talks.discard)
        far, on = await asyncio.open_connection(self._host, self._port)
        ways = [
            asyncio.create_task(self._carry(near, on)),
            asyncio.create_task(self._carry(far, back)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            for writer in (on, back):
                writer.transport.abort()  # no farewell: as when a phone enters a tunnel

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Bytes one way, in pieces that respect no frame, until this way is worn out."""
        left = int(self._rng.expovariate(1 / 12_000))
        with suppress(ConnectionError):
            while data := await reader.read(self._rng.randint(1, 1500)):
                await asyncio.sleep(self._rng.expovariate(1 / 0.004))
                if not self.is_good and len(data) > left:
                    writer.write(data[:left])
                    await writer.drain()
                    self.cuts += 1
                    return
                left -= len(data)
                writer.write(data)
                await writer.drain()
