"""What the player sees of a table: plain figures of about one, the same for every table.

What each is worth, and when, is for the networks to find out.
"""

from typing import Final

import numpy as np

from examples.learning.orders import NOTHING
from examples.learning.tables import IS_FIRST, NUMBER, Floats, Tables

SOLO: Final = 0
"""The row of the own seat."""
_PAGES: Final = 12
_DRAWS: Final = 3


def table_signs(tables: Tables) -> Floats:
    """A row for each table."""
    fields = tables.fields
    seat = fields["seats"][:, SOLO]
    is_front = tables.front != NOTHING
    waits = np.maximum(tables.next, 0)
    is_waiting = tables.next != NOTHING
    piles = fields["piles"].astype(np.float32)
    columns = [
        tables.sizes / 10,
        tables.sizes.sum(1, keepdims=True) / 30,
        is_waiting,
        is_waiting * tables.unseen[tables.rows[:, None], waits],
        is_waiting * tables.discarded[tables.rows[:, None], waits],
        is_waiting * (tables.follows[tables.rows[:, None], waits] > 0),
        tables.page[:, None] == np.arange(_PAGES),
        fields["afloat"],
        tables.pages_left[:, :-1] / 6,
        tables.down / 5,
        tables.down.sum(1, keepdims=True) / 15,
        tables.up / 5,
        tables.up > 0,
        is_front * NUMBER[tables.front] / 10,
        is_front & IS_FIRST[tables.front],
        tables.is_open.sum(1, keepdims=True),
        piles / 15,
        1 / (1 + piles[:, :1]),
        tables.fitting[:, None] * 2,
        tables.fitting[:, None] * piles[:, :1] / 5,
        (tables.discarded * tables.wanted).sum(1, keepdims=True) / 3,
        tables.unseen / 2,
        seat[:, _DRAWS : _DRAWS + 2] / 5,
        seat[:, _DRAWS + 2 :],
        fields["phase"],
        fields["playing"],
        fields["points"][:, :1] / 30,
    ]
    return np.concatenate(columns, axis=1, dtype=np.float32, casting="unsafe")
