"""The page: the browser client as it was built, from memory. The guard seals it.

What is built lies in `page/` beside this file (`make page`). What is in `assets/` bears a hash of
its content in its name and is kept for ever; all else is asked for again each time. A path that
leads nowhere shows the page too, to whoever reads pages. Where nothing was built, a small page says
so.
"""

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from carpathia.engine.errors import Refusal

BUILT: Final = Path(__file__).parent / "page"
_INDEX: Final = "index.html"
_ROUTES: Final = (
    "/",
    "/new",
    "/settings",
    "/stats",
    "/learn/{game}",
    "/r/{room}",
    "/g/{room}",
)
"""Where the client finds its own way: must agree with `client/src/shell/routes.ts`."""
_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
_WORKER: Final = "worker.js"
_WORKER_MAY: Final = "default-src 'none'; connect-src 'self'"
"""What the page's helper in the browser may do: ask us, to have the page where there is no line."""
_SHRUNK: Final = {".br": "br", ".gz": "gzip"}
"""Files that lie there packed already, and what a browser calls that; the smaller one first."""
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Carpathia</title>
<meta name="viewport" content="width=device-width">
<h1>Carpathia</h1>
<p>The table server is up, but the page was not built into this copy.
In a clone, <code>make page</code> builds it; then start the server again.</p>
<p>Meanwhile you can play in a terminal: <code>carpathia terminal</code></p>
</html>
"""


class Page:
    """What was built, read once: a name to its bytes, packed and plain."""

    def __init__(self, folder: Path) -> None:
        files = sorted(file for file in folder.rglob("*") if file.is_file())
        self.files: Final = {
            file.relative_to(folder).as_posix(): file.read_bytes() for file in files
        }

    def names(self) -> list[str]:
        """What can be asked for by name."""
        return [name for name in self.files if Path(name).suffix in _TYPES and name != _INDEX]

    def doors(self) -> list[BaseRoute]:
        """Doors for the page, and for every file it needs."""
        doors: list[BaseRoute] = [Route(path, self.index) for path in _ROUTES]
        return doors + [Route(f"/{name}", self.file) for name in self.names()]

    def nowhere(self, request: Request) -> Response | None:
        """The page, which says kindly that nothing is here; None for whoever reads no pages."""
        is_read = request.method in ("GET", "HEAD") and not request.url.path.startswith("/api/")
        if not is_read or "text/html" not in request.headers.get("accept", ""):
            return None
        if _INDEX not in self.files:
            return None
        answer = self._give(request, _INDEX)
        answer.status_code = 404
        return answer

    async def index(self, request: Request) -> Response:
        if _INDEX not in self.files:
            return _lasting(Response(_NOT_BUILT, media_type="text/html"), _ASK_AGAIN)
        return self._give(request, _INDEX)

    async def file(self, request: Request) -> Response:
        name = request.url.path.removeprefix("/")
        if name not in self.files:
            raise Refusal("nothing-here")
        return self._give(request, name)

    def _give(self, request: Request, name: str) -> Response:
        taken = request.headers.get("accept-encoding", "")
        wanted = {part.partition(";")[0].strip() for part in taken.split(",")}
        life = _FOR_EVER if name.startswith("assets/") else _ASK_AGAIN
        for suffix, called in _SHRUNK.items():
            if called in wanted and name + suffix in self.files:
                answer = Response(self.files[name + suffix])
                answer.headers["Content-Encoding"] = called
                break
        else:
            answer = Response(self.files[name])
        answer.headers["Content-Type"] = _TYPES[Path(name).suffix]
        answer.headers["Vary"] = "Accept-Encoding"
        if name == _WORKER:
            answer.headers["Content-Security-Policy"] = _WORKER_MAY
        return _lasting(answer, life)


def _lasting(answer: Response, life: str) -> Response:
    answer.headers["Cache-Control"] = life
    return answer
