"""Matches played without looking: through the doors, as this browser, so that pages have a past.

The loop runs in the page, so that cookies, origin and player are those of its browser.
"""

from typing import Any, Final

from playwright.sync_api import Page

_PLAY: Final = """
async ({game, edition, seats, bots, options, name, most}) => {
  const ask = async (path, body) => {
    const init = body === undefined ? {} : {
      method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
    };
    const answer = await fetch(path, init);
    const data = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(data));
    return data;
  };
  const key = () => crypto.randomUUID().replaceAll("-", "");
  const made = await ask("/api/rooms", {game, edition, seats, bots, options});
  const {seat} = await ask(`/api/rooms/${made.room}/seats`, {join: made.join, key: key(), name});
  const door = `/api/rooms/${made.room}/seats/${seat}`;
  const quickly = ["rescue", "place", "keep", "end", "lift", "roll"];
  let now = await ask(door);
  let plays = 0;
  for (let asked = 0; plays < most && !now.result; asked += 1) {
    if (asked > 5000) throw new Error("it does not end");
    if (now.moves.length === 0) {
      now = await ask(`${door}?after=${now.version}&wait=5`);
      continue;
    }
    const of = (verb) => now.moves.find((move) => move.split(" ")[0] === verb);
    const verb = quickly.find((one) => of(one) !== undefined);
    const play = verb === undefined ? now.moves[0] : of(verb);
    now = await ask(`${door}/play`, {play, after: now.version, key: key()});
    plays += 1;
  }
  return {...made, seat, version: now.version};
}
"""
EDITIONS: Final = {"sos-titanic": "en", "titus": "adlung", "noris-titanic": "casse-noisettes"}


def play(
    page: Page,
    game: str,
    bots: int = 0,
    most: int = 2_000,
    name: str = "Violet",
    options: dict[str, str] | None = None,
) -> dict[str, Any]:
    """Play a match to its end, or `most` moves of it; its links. The page must be open."""
    asked = {
        "game": game,
        "edition": EDITIONS[game],
        "seats": 1 + bots,
        "bots": [{"seat": seat, "level": "gentle"} for seat in range(2, 2 + bots)],
        "options": options or {},
        "name": name,
        "most": most,
    }
    made: dict[str, Any] = page.evaluate(_PLAY, asked)
    return made
