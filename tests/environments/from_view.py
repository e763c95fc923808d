"""Encoded views made anew, slowly, from the view that a client gets and from nothing else.

If the compiled encoder told more than the view does, or something else, these would differ.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from carpathia.engine.game import Game, View
from carpathia.games.noris_titanic.board import read_cell
from carpathia.games.noris_titanic.pieces import FACE_NAMES
from carpathia.games.noris_titanic.pieces import TILE_NAMES as TILES
from carpathia.games.noris_titanic.table import PHASE_NAMES as NORIS_PHASES
from carpathia.games.sos_titanic.cards import ACTION_NAMES, CREW_NAMES, place_in_deck, read_card
from carpathia.games.sos_titanic.moves import PLACE_NAMES
from carpathia.games.sos_titanic.table import PHASE_NAMES as SOS_PHASES
from carpathia.games.titus.coins import read_pair
from carpathia.games.titus.table import PHASE_NAMES as TITUS_PHASES

Bytes = NDArray[np.uint8]
Shown = dict[str, Any]


def encode_view(game: Game, view: View) -> Bytes:
    """The bytes of a view, laid out as the game says."""
    fields = {field.name: np.zeros(field.shape, np.uint8) for field in game.layout()}
    fill = {"sos-titanic": _sos_titanic, "titus": _titus, "noris-titanic": _noris_titanic}
    fill[game.name](dict(view), fields)
    return np.concatenate([fields[field.name].ravel() for field in game.layout()])


def _from_own(view: Shown, rows: list[Any]) -> list[tuple[int, Any]]:
    """The number of each seat and what is told of it, the own first."""
    own = max(view["you"] - 1, 0)
    seats = list(enumerate(rows))
    return seats[own:] + seats[:own]


# SOS Titanic


def _sos_titanic(view: Shown, fields: dict[str, Bytes]) -> None:
    lines = [*view["lines"], view["boat"] or {"down": 0, "up": []}]
    for index, line in enumerate(lines):
        fields["down"][index] = line["down"]
        for card in line["up"]:
            _see(fields, card, index)
    for group in view["groups"]:
        for card in group["cards"]:
            _see(fields, card, PLACE_NAMES.index(group["place"]))
    for card in view["drawn"]:
        _see(fields, card, 11)
    for found in view["found"]:
        if found in ACTION_NAMES:
            fields["found-actions"][ACTION_NAMES.index(found)] += 1
        else:
            _see(fields, found, 12)
    for kind in view["offered"]:
        fields["offered"][ACTION_NAMES.index(kind)] += 1
    aid = view.get("memory-aid", {"discard": [], "action-discard": []})
    for card in aid["discard"]:
        _see(fields, card, 13)
    for kind in aid["action-discard"]:
        fields["discarded-actions"][ACTION_NAMES.index(kind)] += 1
    fields["afloat"][:] = [line["afloat"] for line in view["lines"]]
    fields["lost-at"][:] = view["decks-lost-at"]
    fields["booklet"][:] = view["page"], view["pages-turned"], view["pages"]
    fields["piles"][:] = [
        view[name] for name in ("stack", "discard", "action-stack", "action-discard")
    ]
    fields["phase"][SOS_PHASES.index(view["phase"])] = 1
    if view["playing"] is not None:
        fields["playing"][ACTION_NAMES.index(view["playing"])] = 1
    if view["chosen-line"] is not None:
        fields["chosen-line"][PLACE_NAMES.index(view["chosen-line"])] = 1
    for place, (seat, crew) in enumerate(_from_own(view, view["crew"])):
        told = fields["seats"][place]
        told[0] = 1
        told[1] = view["to-act"] == seat + 1
        told[2] = view["owner"] == seat + 1
        told[3:5] = crew["draws"]
        told[5 + CREW_NAMES.index(crew["name"])] = 1
        for kind in crew["hand"]:
            told[15 + ACTION_NAMES.index(kind)] += 1
        fields["points"][place] = view["score"]


def _see(fields: dict[str, Bytes], card: str, place: int) -> None:
    if card[1] == "?":
        cls = "fs".index(card[0])
        fields["mysteries"][cls, place] = 1
        fields["mysteries"][cls, 11 + int(card[2:]) - 1] = 1
    else:
        fields["cards"][place_in_deck(read_card(card)), place] = 1


# Titus


def _titus(view: Shown, fields: dict[str, Bytes]) -> None:
    coins = fields["coins"]
    for place, (seat, player) in enumerate(_from_own(view, view["players"])):
        told = fields["seats"][place]
        told[0] = 1
        told[1] = view["to-act"] == seat + 1
        told[2] = player["coins"]
        fields["points"][place] = player["points"]
        for run in player["runs"]:
            _lay(coins, run, place, 0)
        for card in player["cards"]:
            told[3 + 18 - card["value"]] = 1
            _lay(coins, card["series"], place, card["value"])
    for name, at in (("next", 7), ("lifted", 8)):
        if view[name] is not None:
            coins[view[name]["coin"] - 1, 0] = view[name]["number"]
            coins[view[name]["coin"] - 1, at] = 1
    if view["last"] is not None:
        coins[view["last"] - 1, 9] = 1
    aid = view.get("memory-aid", {"backs": [], "unknown": []})
    for back in aid["backs"]:
        coins[back["coin"] - 1, 10] = back["back"]
    for pair in aid["unknown"]:
        fields["unknown"][read_pair(pair)] += 1
    fields["phase"][TITUS_PHASES.index(view["phase"])] = 1
    names = ("pile", "card", "cards-left", "takes", "limit", "unlimited", "may-take")
    fields["turn"][:] = [view[name] for name in names]


def _lay(coins: Bytes, chain: list[Any], place: int, card: int) -> None:
    for index, coin in enumerate(chain):
        told = coins[coin["coin"] - 1]
        told[0] = coin["number"]
        told[1 + place] = 1
        told[5] = card
        told[6] = chain[index + 1]["coin"] if index + 1 < len(chain) else 0


# Noris' Titanic


def _noris_titanic(view: Shown, fields: dict[str, Bytes]) -> None:
    board = fields["board"]
    printed = view["board"]["rows"][::-1]
    for row, signs in enumerate(printed):
        for column, sign in enumerate(signs):
            board["~.=!#*".index(sign), row, column] = 1
    for number, name in enumerate(view["board"]["places"], 1):
        row, column = divmod(read_cell(name), 14)
        fields["places"][row - 1 : row + 1, column : column + 2] = number
    _ground(view, board)
    own = max(view["you"] - 1, 0)
    count = len(view["seats"])
    for row, signs in enumerate(view["rows"][::-1]):
        for column, sign in enumerate(signs):
            if sign in "1234":
                board[9 + ("1234".index(sign) - own) % count, row, column] = 1
            elif sign in "ABCD":
                board[13 + ("ABCD".index(sign) - own) % count, row, column] = 1
    for rail in view["rails"]:
        name, direction = rail.split()
        row, column = divmod(read_cell(name), 14)
        board[17 if direction == "up" else 18, row, column] = 1
    if view["climber"] is not None:
        board[19].flat[read_cell(view["climber"])] = 1
    for place, (seat, told) in enumerate(_from_own(view, view["seats"])):
        names = ("cards", "waiting", "saved", "buried")
        is_acting = view["to-act"] == seat + 1
        fields["seats"][place] = [1, is_acting, *(told[name] for name in names)]
        fields["points"][place] = told["saved"]
    for value in view["hand"] or []:
        fields["hand"][value - 1] += 1
    for value in view["discard"]:
        fields["discard"][value - 1] += 1
    fields["phase"][NORIS_PHASES.index(view["phase"])] = 1
    if view["rolled"] is not None:
        fields["rolled"][FACE_NAMES.index(view["rolled"])] = 1
    stock = [view["stock"][name] for name in TILES]
    filled = [view["next-buoys"], view["buoys"], view["buoys-filled"], view["stack"]]
    fields["ship"][:] = [view["covered"], *stock, *filled]
    for corner, sign in enumerate(view["next-cells"]):
        fields["next-cells"][corner, " ~^o".index(sign)] = 1
    left = view["last-phases"]
    fields["closing"][:] = view["start-open"], left is not None, left or 0


def _ground(view: Shown, board: Bytes) -> None:
    """Water, ice and buoys: what shows, or hides below a pawn, by the tiles that were laid."""
    for row, signs in enumerate(view["rows"][::-1]):
        for column, sign in enumerate(signs):
            if sign in "~^o":
                board[6 + "~^o".index(sign), row, column] = 1
            elif sign in "ABCD":
                board[8, row, column] = 1
            elif sign in "1234" and view["board"]["rows"][::-1][row][column] == "~":
                board[6, row, column] = 1  # a swimmer in the sea
    for tile, name in zip(view["tiles"], view["board"]["places"], strict=False):
        first = read_cell(name)
        for cell in (first, first + 1, first - 14, first - 13):
            row, column = divmod(cell, 14)
            sign = view["rows"][::-1][row][column]
            if sign in "1234":  # a pawn afoot hides whether it stands on ice or swims
                ice = tile["tile"] == "iceberg"
                board[7 if ice else 6, row, column] = 1
