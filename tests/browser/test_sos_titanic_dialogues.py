"""Each question of SOS Titanic has its dialogue: just the legal moves, and the chosen one is done.

In the two longer languages on a small phone: no word is cut off in them, and axe has no complaint.
"""

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import axe, hands, screens
from tests.browser.conftest import SMALL, Arrival, Visitor
from tests.browser.prepared import Seat, Tables
from tests.browser.test_room_for_words import cut_words

BRINGS: Final[dict[str, dict[str, Any]]] = {
    "plan-a": {"event": "action-kept", "seat": 1},
    "plan-b": {"event": "action-kept", "seat": 1, "card": "get-ready"},
    "get-ready": {"event": "passenger-put-on-top"},
    "your-turn": {"event": "passenger-brought-forward"},
    "mystery-first": {"event": "passenger-placed"},
    "collapsible-boat": {"event": "boat-lowered", "count": 1},
}
"""What a card is played for, as the server tells it."""


def sit(visitor: Visitor, chair: Seat) -> None:
    visitor.open(chair.path)
    visitor.page.wait_for_selector(f"{hands.READY['sos-titanic']}, [data-finish]")


def at_the_server(visitor: Visitor, chair: Seat, after: int = 0) -> Any:
    """What the server itself says to this seat."""
    path = f"{chair.door}?after={after}"
    return visitor.page.evaluate("(path) => fetch(path).then((answer) => answer.json())", path)


def offered(moves: Locator) -> list[str]:
    found: list[str] = moves.evaluate_all("all => all.map((one) => one.dataset.move).sort()")
    return found


def in_other_words(visitor: Visitor, language: str) -> None:
    screens.reload_in(visitor.page, language, hands.READY["sos-titanic"])


def check_words(visitor: Visitor, *themes: axe.Theme) -> None:
    """No word is cut off; in these themes, axe has nothing to complain about."""
    assert cut_words(visitor.page) == []
    # Of the dialogue: what it lies over is scrolled clear of it by whoever wants to touch that.
    assert axe.complaints(visitor.page, themes, ".bridge") == []


def touch_card(visitor: Visitor, chair: Seat, card: str) -> list[str]:
    """Touch an Action card of the hand; the legal moves with it, which its sheet must list."""
    moves = at_the_server(visitor, chair)["moves"]
    legal = sorted(move for move in moves if move.split()[1].split(">")[0] == card)
    visitor.page.locator(f".bridge [data-action={card}]").first.click()
    assert offered(visitor.page.locator(".sheet [data-move]")) == legal
    expect(visitor.page.locator(".sheet p")).not_to_be_empty()
    return legal


def choose(visitor: Visitor, chair: Seat, button: Locator) -> list[Any]:
    """Use a button of a dialogue: what its move brought about, as the server tells it."""
    version = hands.version_of(visitor.page)
    button.click()
    hands.wait_for_news(visitor.page, version)
    visitor.page.wait_for_selector(hands.READY["sos-titanic"])
    events: list[Any] = at_the_server(visitor, chair, int(version))["events"]
    return events


def answer_all(visitor: Visitor, chair: Seat) -> list[Any]:
    """The questions a card asks, one after the other: each lists the legal moves, and no others."""
    page = visitor.page
    told: list[Any] = []
    while True:
        now = at_the_server(visitor, chair)
        if now["view"]["phase"] not in ("order", "front", "keep"):
            return told
        buttons = page.locator(".tray [data-move]:enabled")
        assert offered(buttons) == sorted(now["moves"])
        told += choose(visitor, chair, buttons.first)


@pytest.mark.parametrize("card", BRINGS)
def test_a_card_has_a_dialogue_of_its_legal_moves_and_the_chosen_one_is_done(
    somebody: Arrival, tables: Tables, card: str
) -> None:
    visitor, [chair] = somebody("fr", size=SMALL), tables[card]
    page = visitor.page
    sit(visitor, chair)
    touch_card(visitor, chair, card)
    check_words(visitor, "light")
    in_other_words(visitor, "it")
    legal = touch_card(visitor, chair, card)
    check_words(visitor)

    chosen = page.locator(f'.sheet [data-move="{legal[0]}"]')
    told = choose(visitor, chair, chosen)
    assert (told[0]["event"], told[0]["card"]) == ("action-played", card)
    if page.locator(".tray").count():
        check_words(visitor, "dark")
        in_other_words(visitor, "fr")
        check_words(visitor)
    told += answer_all(visitor, chair)
    assert any(BRINGS[card].items() <= one.items() for one in told), told
    expect(page.locator(f".bridge [data-action={card}]")).to_have_count(0)


def test_fleet_chooses_one_of_three_cards_and_has_it(somebody: Arrival, tables: Tables) -> None:
    visitor, [chair] = somebody("it", size=SMALL), tables["fleet"]
    sit(visitor, chair)
    check_words(visitor, "light")
    in_other_words(visitor, "fr")
    check_words(visitor, "dark")
    buttons = visitor.page.locator(".tray [data-move]:enabled")
    assert offered(buttons) == sorted(at_the_server(visitor, chair)["moves"])
    assert len(offered(buttons)) in (2, 3), "of three, and two may be alike"
    card = (buttons.last.get_attribute("data-move") or "").removeprefix("keep ")
    told = choose(visitor, chair, buttons.last)
    assert {"event": "action-kept", "seat": 1, "card": card} in told
    expect(visitor.page.locator(f".bridge [data-action={card}]").first).to_be_visible()


def test_when_all_are_in_sight_everyone_climbs_aboard_at_one_touch(
    visitor: Visitor, tables: Tables
) -> None:
    page, [chair] = visitor.page, tables["aboard"]
    sit(visitor, chair)
    version = int(hands.version_of(page))
    finish = page.locator("[data-finish]")
    finish.hover()
    page.mouse.down(click_count=2)  # the second click of a hand that always clicks twice
    page.mouse.up(click_count=2)
    page.wait_for_timeout(100)
    assert hands.version_of(page) == str(version)
    finish.click()
    expect(page.locator(hands.OVER)).to_be_visible()
    told = at_the_server(visitor, chair, version)
    assert told["version"] == version + 8
    assert told["result"]["reason"] == "all-saved"


def climb(visitor: Visitor) -> None:
    """One more of those who wait in Line 5 into boat D, by touching both."""
    page = visitor.page
    version = hands.version_of(page)
    page.locator(".line[data-place='5']").click()
    page.locator("[data-place=D][data-lit]").click()
    hands.wait_for_news(page, version)
    page.wait_for_selector("[data-finish]")


def test_a_turn_is_begun_anew_and_a_point_of_the_log_gone_back_to_after_a_reload_too(
    visitor: Visitor, tables: Tables
) -> None:
    page, [chair] = visitor.page, tables["reset"]
    sit(visitor, chair)
    before = at_the_server(visitor, chair)
    for _ in range(4):
        climb(visitor)
    log = page.locator(".log li")
    lived = log.all_inner_texts()[:12]
    page.reload()
    page.wait_for_selector("[data-finish]")
    assert log.all_inner_texts()[:12] == lived
    log.nth(2).get_by_role("button", name=visitor.words("undo-to-here")).click()
    expect(page.locator("[data-version]")).to_have_attribute(
        "data-version", str(before["version"] + 5)
    )
    expect(page.locator(".log li.taken")).to_have_count(3)
    now = at_the_server(visitor, chair)
    assert now["undo"] == before.get("undo", 0) + 1, "three of four steps are taken back"

    visitor.press("reset-turn")
    expect(page.locator("[data-version]")).to_have_attribute(
        "data-version", str(before["version"] + 6)
    )
    now = at_the_server(visitor, chair)
    assert now.get("undo", 0) == 0
    expect(page.get_by_role("button", name=visitor.words("reset-turn"))).to_be_disabled()


def test_signs_are_seen_in_the_other_browser(somebody: Arrival, tables: Tables) -> None:
    one, other = somebody("en"), somebody("fr", is_phone=True)
    first, second = tables["two"]
    sit(one, first)
    other.open(second.path)
    expect(other.page.locator(".line[data-place='3']")).to_be_visible()

    one.page.get_by_role("button", name=one.words("sos-point")).click()
    one.page.locator(".line[data-place='3']").click()
    expect(other.page.locator(".line.shown")).to_have_attribute("data-place", "3")
    sign = other.page.locator(".sign").filter(has_text="3")
    expect(sign).to_be_visible()
    other.page.get_by_role("button", name=other.words("sos-suggest")).tap()
    other.page.locator(".bridge [data-move='rescue 2']").tap()
    suggested = one.page.locator(".sign", has_text="Rescue: draw 2")
    expect(suggested).to_be_visible()
    other.page.get_by_role("button", name=other.words("sos-sign-yes")).tap()
    expect(one.page.locator(".sign", has_text=one.words("sos-sign-yes"))).to_be_visible()


def test_two_play_to_the_end_and_once_more_together(somebody: Arrival, tables: Tables) -> None:
    one, other = somebody("it"), somebody("en")
    first, second = tables["last-move"]
    one.open(first.path)
    other.open(second.path)
    for page in (one.page, other.page):
        page.wait_for_selector(".line")
    actor = other if at_the_server(other, second)["moves"] else one
    actor.page.wait_for_selector("[data-finish]")
    actor.page.locator("[data-finish]").click()
    for page in (one.page, other.page):
        expect(page.locator(hands.OVER)).to_be_visible()

    one.press("rematch")
    one.page.wait_for_url(lambda url: first.room not in url)
    called = other.page.get_by_role("dialog")
    expect(called).to_contain_text(other.words("rematch-open"))
    called.get_by_role("button", name=other.words("rematch-join")).click()
    other.page.wait_for_url(one.page.url)
    pages = [one.page, other.page]
    playing = hands.whose_turn(pages, "sos-titanic")
    assert playing is not None
    version = hands.version_of(playing)
    assert hands.step(playing, "sos-titanic")
    beside = pages[1 - pages.index(playing)]
    hands.wait_for_news(beside, version)
