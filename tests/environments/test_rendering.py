"""Rendering: text and pictures of a view, in every game and at every stage of a match."""

import numpy as np
import pytest

from carpathia.bots import choose_keenly
from carpathia.engine.chance import QuickChance
from carpathia.engine.game import NOBODY, View
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match
from carpathia.environments.pictures import draw_picture
from carpathia.environments.texts import draw_text
from carpathia.games import GAME_NAMES, open_game, vary_setup


@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("number", range(4))
def test_whatever_is_to_be_seen_can_be_drawn(name: str, number: int) -> None:
    generator = Generator(number)
    setup = vary_setup(name, generator)
    match = Match(open_game(setup), setup, QuickChance(generator))
    texts: set[str] = set()
    pictures: set[bytes] = set()
    shapes: set[tuple[int, ...]] = set()
    while not match.is_over():
        for seat in (NOBODY, int(match.state.seat())):
            view = match.state.view(seat)
            text, picture = draw_text(view), draw_picture(view)
            assert f"phase: {view['phase']}" in text
            assert picture.dtype == np.uint8
            shapes.add(picture.shape)
            texts.add(text)
            pictures.add(picture.tobytes())
        match.play(choose_keenly(match, generator))
    assert len(shapes) == 1
    assert len(texts) > 20
    assert len(pictures) > 10


def test_a_card_that_lies_there_is_in_the_text() -> None:
    view: View = {"lines": [{"place": "1", "down": 2, "up": ["f3+"]}], "playing": None, "stack": 4}
    assert draw_text(view) == "lines:\n  place 1, down 2, up f3+\nstack: 4"
