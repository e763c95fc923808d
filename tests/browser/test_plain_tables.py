"""The plain table plays every game to its end, through the real page, against the real server."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor

MOST_CLICKS = 600
QUICKLY = ("rescue", "place", "keep", "end", "lift", "roll")
"""Moves that bring a match to its end, the first that is on offer."""


def choose(moves: list[str]) -> str:
    for verb in QUICKLY:
        for move in moves:
            if move.split()[0] == verb:
                return move
    return moves[0]


def play_to_the_end(visitor: Visitor) -> int:
    """Click moves until the result is shown; how many."""
    page = visitor.page
    for clicks in range(MOST_CLICKS):
        page.wait_for_selector("button.move, dialog table")
        if page.locator("dialog table").count():
            return clicks
        frame = page.locator("[data-version]")
        version = frame.get_attribute("data-version")
        offered = page.locator("button.move").evaluate_all(
            "buttons => buttons.map(button => button.dataset.move)"
        )
        if offered:
            page.locator(f'button.move[data-move="{choose(offered)}"]').click()
            expect(frame).not_to_have_attribute("data-version", version or "")
    raise AssertionError("it does not end")


@pytest.mark.parametrize("game", ["titus"])
def test_a_first_game_is_two_clicks_away_and_plays_to_its_end(visitor: Visitor, game: str) -> None:
    visitor.open()
    visitor.page.click(f"[data-play={game}]")
    assert play_to_the_end(visitor) > 5
    expect(visitor.page.locator("dialog tbody tr").first).to_be_visible()
    visitor.page.get_by_role("button", name="Once more").click()
    visitor.page.wait_for_selector("button.move")


def test_a_match_goes_on_after_the_page_is_loaded_again(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.click("[data-play=titus]")
    visitor.page.click('button.move[data-move="lift"]')
    visitor.page.wait_for_selector('button.move[data-move="keep"]')
    visitor.page.reload()
    visitor.page.wait_for_selector('button.move[data-move="keep"]')
    expect(visitor.page.locator(".log")).to_contain_text("lifts the")
    visitor.open()
    visitor.page.get_by_role("heading", name="Go on where I was").wait_for()


def test_the_deal_of_the_day_is_the_same_seat_again(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.click("[data-daily]")
    visitor.page.wait_for_selector("[data-move]:enabled")
    first = visitor.page.url
    visitor.open()
    expect(visitor.page.locator(".running a")).to_contain_text(visitor.words("daily"))
    expect(visitor.page.locator("[data-daily]")).to_have_text(visitor.words("daily.go-on"))
    visitor.page.click("[data-daily]")
    visitor.page.wait_for_url(first)
