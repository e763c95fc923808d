"""What a browser may know about itself: its statistics, all its data, and how to be forgotten."""

import hmac
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from carpathia.engine.errors import Refusal
from carpathia.games import GAME_NAMES, unknown_game
from carpathia.server.archive import Archive, of_crew
from carpathia.server.filing import Filing
from carpathia.server.messages_players import (
    Bar,
    Export,
    Forgetting,
    Leaders,
    Me,
    OwnCommand,
    OwnMatch,
    Past,
    Streak,
    Tally,
)
from carpathia.server.ranking import leaders_of
from carpathia.server.reading import player_hash
from carpathia.server.requests import Forget
from carpathia.server.rooms import Rooms
from carpathia.server.shelf import Row
from carpathia.server.standings import SOS

MOST_COUNTED: Final = 10_000
_MOST_SHOWN: Final = 100
_MOST_LEADERS: Final = 50
_AT_ONCE: Final = 50
"""Matches whose moves are read in one go: players at the tables do not wait for long."""
_BAR: Final = 5


class Players:
    """Answers to browsers about themselves; nobody learns anything about another."""

    def __init__(self, rooms: Rooms, archive: Archive, filing: Filing) -> None:
        self._rooms: Final = rooms
        self._archive: Final = archive
        self._filing: Final = filing

    async def show(self, player: bytes) -> Me:
        await self._filing.settled()
        standings = self._archive.standings_of
        return me_of(await self._rooms.in_thread(standings, player, MOST_COUNTED))

    async def leaders(
        self, player: bytes, game: str, seats: int, crew: str, edition: str, is_clean: bool
    ) -> Leaders:
        """The best scores of a game; raises Refusal where there is no such game."""
        if game not in GAME_NAMES:
            raise unknown_game(game[:60])
        await self._filing.settled()
        wanted = of_crew(game, seats, crew, edition, is_clean)
        rows = await self._rooms.in_thread(self._archive.leaders, wanted, _MOST_LEADERS)
        return Leaders(leaders_of(rows, player))

    async def export(self, player: bytes) -> Export:
        """Everything that is kept about a browser."""
        chairs = await self._rooms.in_thread(self._archive.chairs_of, player)
        matches = [_own_match(row) for row in chairs]
        for start in range(0, len(matches), _AT_ONCE):
            some = matches[start : start + _AT_ONCE]
            names = sorted({match.room for match in some})
            rows = await self._rooms.in_thread(self._archive.commands_of, player, names)
            found = {(match.room, match.seat): match for match in some}
            for row in rows:
                own = OwnCommand(row["seq"], row["kind"], row["play"], row["played"])
                with suppress(KeyError):  # the other chair of the same screen comes later
                    found[row["match"], row["seat"] + 1].commands.append(own)
        return Export(matches)

    async def forget(self, player: str, asked: Forget) -> Forgetting:
        """Two steps: the first says what would be forgotten, the second repeats its word."""
        self._rooms.check_writable()
        chairs = await self._rooms.in_thread(self._archive.chairs_of, player_hash(player))
        word = hmac.new(player.encode(), b"forget this browser", "sha256").hexdigest()[:32]
        if not asked.confirm:
            return Forgetting(len(chairs), confirm=word)
        if not hmac.compare_digest(asked.confirm.encode(), word.encode()):
            raise Refusal("forget-unconfirmed")
        await self._rooms.to_its_end(self._forget(player_hash(player), chairs))
        return Forgetting(len(chairs), done=True)

    async def _forget(self, player: bytes, chairs: Sequence[Row]) -> None:
        await self._filing.settled()
        matches = sorted({row["match"] for row in chairs})
        await self._rooms.write_alone(self._archive.forget, player, matches)
        for name in matches:
            await self._rooms.refresh(name, 0)


def me_of(found: Sequence[Row]) -> Me:
    """Statistics of standings, the newest first."""
    rows = _one_a_match(found)
    kinds: dict[tuple[str, str, str], list[Row]] = {}
    games: dict[str, list[bool]] = {}
    for row in rows:
        kinds.setdefault((row["game"], row["edition"], row["crew"]), []).append(row)
        games.setdefault(row["game"], []).append(row["won"])
    clean = sum(row["assists"] == 0 for row in rows)
    return Me(
        games=len(rows),
        wins=sum(row["won"] for row in rows),
        clean=clean,
        assisted=len(rows) - clean,
        tallies=[_tally(*kind, found) for kind, found in sorted(kinds.items())],
        streaks=[_streak(game, won) for game, won in sorted(games.items())],
        history=[_past(row) for row in rows[:_MOST_SHOWN]],
    )


def _one_a_match(rows: Sequence[Row]) -> list[Row]:
    """Several chairs on one screen are one match; against oneself, nothing is won or lost."""
    chairs: dict[str, list[Row]] = {}
    for row in rows:
        chairs.setdefault(row["match"], []).append(row)
    return [mine[0] for mine in chairs.values() if len(mine) == 1 or mine[0]["game"] == SOS]


def _tally(game: str, edition: str, crew: str, rows: list[Row]) -> Tally:
    scores = [row["score"] for row in rows]
    bars: dict[int, int] = {}
    for score in scores:
        least = score - score % _BAR
        bars[least] = bars.get(least, 0) + 1
    return Tally(
        game=game,
        edition=edition,
        crew=crew,
        games=len(rows),
        wins=sum(row["won"] for row in rows),
        clean=sum(row["assists"] == 0 for row in rows),
        best=max(scores),
        mean=round(sum(scores) / len(scores), 2),
        distribution=[Bar(least, count) for least, count in sorted(bars.items())],
    )


def _streak(game: str, won: list[bool]) -> Streak:
    """The newest first: the current streak is the one it begins with."""
    best = run = 0
    for one in won:
        run = run + 1 if one else 0
        best = max(best, run)
    now = won.index(False) if False in won else len(won)
    return Streak(game, now, best)


def _past(row: Row) -> Past:
    return Past(
        room=row["match"],
        game=row["game"],
        edition=row["edition"],
        crew=row["crew"],
        seat=row["seat"] + 1,
        seats=row["seats"],
        score=row["score"],
        won=row["won"],
        clean=row["assists"] == 0,
        reason=row["reason"],
        daily=row["daily"],
        ended=row["ended"],
    )


def _own_match(row: Row) -> OwnMatch:
    return OwnMatch(
        room=row["match"],
        seat=row["seat"] + 1,
        name=row["name"],
        taken=row["taken"],
        hints=row["hints"],
        bot=row["bot"],
        game=row["game"],
        edition=row["edition"],
        created=row["created"],
        ended=row["ended"],
        result=row["result"],
        daily=row["daily"],
        commands=[],
    )
