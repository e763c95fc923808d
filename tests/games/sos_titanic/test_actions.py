"""What is true of every Action card: S11."""

from typing import Final

import pytest

from carpathia.games.sos_titanic.cards import ACTION_NAMES
from tests.games.sos_titanic.scenes import scene

# What is true of every Action card

TARGETS: Final = {
    "your-turn": " 1",
    "same-lines": " 1+2",
    "wait": " 1",
    "collapsible-boat": " 1x1",
    "mystery-first": ">5",
    "mystery-second": ">5",
}


@pytest.mark.parametrize("kind", ACTION_NAMES)
def test_an_action_card_is_played_out_of_the_players_own_hand(kind: str) -> None:
    move = f"play {kind}{TARGETS.get(kind, '')}"
    text = "line 1: s4 | s9\nline 2: | s12\naction-discard: get-ready\nhand"
    assert move in scene(f"{text} 1: {kind}", crew="lee fleet").moves()
    assert scene(f"{text} 2: {kind}", crew="lee fleet").moves("play") == []


@pytest.mark.parametrize("kind", ACTION_NAMES)
def test_an_action_card_that_takes_effect_is_in_no_pile_to_draw_from(kind: str) -> None:
    """S6.1. With an empty Action stack, whatever is drawn meanwhile cannot be the card itself."""
    text = f"line 1: s4 | s9\nline 2: | s12\nhand 1: {kind}"
    table = scene(text, crew="lee fleet", action_rest="hand 2")
    for move in table.moves(f"play {kind}"):
        again = scene(text, crew="lee fleet", action_rest="hand 2").play(move)
        if again.seat() == 1:
            assert again.actions("stack") == again.actions("discard") == []
            assert again.hand(1) == []
