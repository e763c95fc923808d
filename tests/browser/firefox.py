"""Firefox: home, each game begun, and one played to its end: `make firefox`.

Playwright drives a Firefox of its own only. The one that people have speaks WebDriver BiDi over a
WebSocket, which is all that is needed here: go somewhere, evaluate, press the pointer.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.browser.conftest import serving

_PATIENCE: Final = 30.0
_PAUSE: Final = 0.02
_MOST_STEPS: Final = 400
_FEW: Final = 12
NEXT: Final = {
    "sos-titanic": (
        "document.querySelector('[data-place][data-lit]')"
        " ?? document.querySelector('.tray [data-able]')"
        " ?? document.querySelector('.bridge button[data-move]:enabled')"
    ),
    "titus": (
        "['cash', 'join', 'lift', 'keep', 'end']"
        ".map((verb) => document.querySelector(`button.move[data-move^=${verb}]`)).find(Boolean)"
    ),
    "noris-titanic": (
        "document.querySelector('.noris [data-first]')"
        " ?? (document.querySelector('.noris .card[aria-pressed=true]')"
        "     && document.querySelector('.noris .cell.lit[data-move]'))"
        " ?? document.querySelector('.noris .card[aria-disabled=false][aria-pressed=false]')"
        " ?? document.querySelector('.noris .way, .noris .end[data-move=end]')"
    ),
}
"""What to touch next at each table; nothing while others act."""


class Firefox:
    """One window, spoken to over BiDi."""

    def __init__(self, line: ClientConnection) -> None:
        self._line: Final = line
        self._count = 0
        self.faults: list[str] = []
        told = self._ask("session.new", capabilities={})
        self.version: Final = str(told["capabilities"]["browserVersion"])
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._context: Final = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        self._count += 1
        self._line.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            told = json.loads(self._line.recv(_PATIENCE))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.faults.append(str(told["params"]["text"]))
            if told.get("id") == self._count:
                if told["type"] == "error":
                    raise RuntimeError(f"{method}: {told['error']}: {told['message']}")
                answer: dict[str, Any] = told["result"]
                return answer

    def size(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._context, viewport=viewport)

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """A value as JSON has it."""
        told = self._ask(
            "script.evaluate",
            expression=f"JSON.stringify({expression})",
            target={"context": self._context},
            awaitPromise=True,
        )
        if told["type"] != "success":
            raise RuntimeError(told["exceptionDetails"]["text"])
        value = told["result"].get("value")
        return None if value is None else json.loads(value)

    def wait_for(self, expression: str) -> Any:
        """Until it is true; raises TimeoutError."""
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            found = self.evaluate(expression)
            if found:
                return found
            time.sleep(_PAUSE)
        raise TimeoutError(expression)

    def press(self, element: str) -> bool:
        """Press the pointer where an element is; false where there is none."""
        at = self.evaluate(
            f"((one) => {{ if (!one) return null; one.scrollIntoView({{block: 'nearest'}});"
            " const {left, top, width, height} = one.getBoundingClientRect();"
            f" return [left + width / 2, top + height / 2].map(Math.round); }})({element})"
        )
        if at is None:
            return False
        steps = [
            {"type": "pointerMove", "x": at[0], "y": at[1]},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {"type": "pointer", "id": "hand", "actions": steps}
        self._ask("input.performActions", context=self._context, actions=[pointer])
        return True


@contextmanager
def started(program: Path, folder: Path) -> Iterator[Firefox]:
    """Firefox without a window, with a profile of its own."""
    command = [str(program), "--headless", "--no-remote", "--profile", str(folder)]
    said = folder / "said.txt"
    with (
        said.open("w") as ear,
        subprocess.Popen([*command, "--remote-debugging-port", "0"], stdout=ear, stderr=ear) as one,
    ):
        try:
            with connect(f"{_door(said)}/session", max_size=None) as line:
                yield Firefox(line)
        finally:
            one.terminate()
            one.wait(15)


def _door(said: Path) -> str:
    """Where Firefox says that it listens, as soon as it does."""
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        found = re.search(r"ws://\S+", said.read_text("utf-8", errors="replace"))
        if found:
            return found[0]
        time.sleep(_PAUSE)
    raise SystemExit("Firefox did not start")


def play(firefox: Firefox, address: str, game: str, most: int) -> tuple[int, bool]:
    """From home by the box of a game; how many moves were made, and whether it is over."""
    firefox.open(address)
    firefox.wait_for(f"document.querySelector('[data-play={game}]') !== null")
    firefox.press(f"document.querySelector('[data-play={game}]')")
    version = "document.querySelector('[data-version]')?.dataset.version"
    is_over = "document.querySelector('dialog table') !== null"
    begun = 0
    for _ in range(most):
        firefox.wait_for(f"{is_over} || Boolean({NEXT[game]})")
        if firefox.evaluate(is_over):
            return begun, True
        # Each touch leads to a new version, or to something else that can be touched.
        now = f"[{version}, ({NEXT[game]})?.outerHTML].join()"
        before = firefox.evaluate(now)
        firefox.press(NEXT[game])
        firefox.wait_for(f"{now} !== {json.dumps(before)}")
        begun += 1
    return begun, False


def main() -> None:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        sys.stdout.write("NOT TESTED: Firefox, as there is none (Debian: firefox-esr)\n")
        return
    with (
        tempfile.TemporaryDirectory() as data,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        serving(Path(data)) as address,
        started(Path(program), Path(profile)) as firefox,
    ):
        firefox.size(1280, 800)
        for game, most in (("titus", _FEW), ("noris-titanic", _FEW), ("sos-titanic", _MOST_STEPS)):
            steps, is_over = play(firefox, address, game, most)
            end = "to its end" if is_over else "and it goes on"
            sys.stdout.write(f"Firefox {firefox.version}: {game}, {steps} touches, {end}\n")
            if most == _MOST_STEPS and not is_over:
                raise SystemExit("it does not end")
        if firefox.faults:
            raise SystemExit("\n".join(firefox.faults))


if __name__ == "__main__":
    main()
