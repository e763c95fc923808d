"""Leaderboards: places, names, and whose they are."""

from collections.abc import Sequence

from carpathia.server.messages_players import Leader
from carpathia.server.shelf import Row


def leaders_of(rows: Sequence[Row], player: bytes) -> list[Leader]:
    """Rows, the best first, as places; equal scores share one."""
    leaders: list[Leader] = []
    for number, row in enumerate(rows, 1):
        is_equal = bool(leaders) and leaders[-1].score == row["score"]
        leaders.append(
            Leader(
                place=leaders[-1].place if is_equal else number,
                name=row["name"],
                score=row["score"],
                clean=row["assists"] == 0,
                crew=row["crew"],
                edition=row["edition"],
                room=row["match"],
                ended=row["ended"],
                me=row["player"] == player,
            )
        )
    return leaders
