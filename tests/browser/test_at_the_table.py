"""What one can do at every table: take back, ask, get a hint, look on, carry the seat elsewhere.

Each in each of the three games, and so in each of the three languages.
"""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import Arrival, Visitor
from tests.browser.keys import Keys
from tests.browser.test_whole_matches import bring, open_table

GAMES = [("sos-titanic", "fr"), ("titus", "it"), ("noris-titanic", "en")]
IN_EACH = pytest.mark.parametrize(("game", "visitor"), GAMES, indirect=["visitor"])


def offers(page: Page) -> list[str]:
    """All that is offered, wherever it is on the table."""
    found: list[str] = page.locator("[data-move]:enabled, [data-able]").evaluate_all(
        "all => all.map((one) => one.dataset.move ?? one.dataset.card).sort()"
    )
    return found


def until_a_step_can_be_taken_back(visitor: Visitor, game: str) -> list[str]:
    """Plays on, in another match where one ends before; what was offered before that step."""
    page = visitor.page
    undo = page.get_by_role("button", name=visitor.words("undo"), exact=True)
    seen: list[list[str]] = []

    def may_be() -> bool:
        seen.append(offers(page))
        return undo.is_enabled()

    hands.begin_until(page, visitor.address, game, may_be)
    return seen[-2]


@IN_EACH
def test_an_own_step_is_taken_back_and_can_be_made_anew(visitor: Visitor, game: str) -> None:
    page, words = visitor.page, visitor.words
    before = until_a_step_can_be_taken_back(visitor, game)
    version = int(hands.version_of(page))
    visitor.press("undo")
    expect(page.locator("[data-version]")).to_have_attribute("data-version", str(version + 1))
    page.wait_for_selector(hands.READY[game])
    assert offers(page) == before
    expect(page.locator(".log li").first).to_contain_text(
        words("taken-back-by", {"who": "", "steps": 1}).strip()
    )
    expect(page.locator(".log li.taken")).to_have_count(1)
    assert hands.step(page, game), "and on it goes"


def step_quietly(page: Page, game: str) -> None:
    """In Noris' game a turn ends quietly if no card was played: then none is drawn."""
    end = page.locator('.noris .end[data-move="end"]')
    if end.count() == 0:
        hands.step(page, game)
        return
    version = hands.version_of(page)
    end.click()
    hands.wait_for_news(page, version)


def until_one_may_ask(people: list[Visitor], game: str) -> tuple[Visitor, Visitor]:
    """Plays until a turn has ended with a step that may be taken back, in another match where one
    ends before; whose step it was, and the other.
    """
    pages = [one.page for one in people]
    for _ in range(hands.MOST_MATCHES):
        open_table(people[0], game, "link")
        bring(people[0], people[1])
        while (page := hands.whose_turn(pages, game)) is not None:
            one, other = people if page is pages[0] else people[::-1]
            step_quietly(page, game)
            if page.get_by_role("button", name=one.words("ask-back")).count():
                return one, other
    raise AssertionError("nobody may ask")


@pytest.mark.parametrize(
    ("game", "one_speaks", "other_speaks"),
    [("sos-titanic", "it", "en"), ("titus", "en", "fr"), ("noris-titanic", "fr", "it")],
)
def test_where_it_crosses_seats_the_other_is_asked_and_may_refuse(
    somebody: Arrival, game: str, one_speaks: str, other_speaks: str
) -> None:
    people = [somebody(one_speaks), somebody(other_speaks)]
    pages = [one.page for one in people]
    asker, other = until_one_may_ask(people, game)
    version = int(hands.version_of(asker.page))
    question = other.page.get_by_role("dialog", name=other.words("vote-title"))

    asker.press("ask-back")
    expect(asker.page.locator(".toast")).to_be_visible()
    expect(question).to_be_visible()
    other.press("vote-no")
    expect(question).to_have_count(0)
    expect(asker.page.locator(".toast")).to_have_count(0)
    assert hands.version_of(asker.page) == str(version)

    asker.press("ask-back")
    other.press("vote-yes")
    for one in people:
        shown = one.page.locator("[data-version]")
        expect(shown).to_have_attribute("data-version", str(version + 1))
        expect(one.page.locator(".log li.taken")).not_to_have_count(0)
    assert hands.whose_turn(pages, game) is asker.page


@pytest.mark.parametrize("is_phone", [False, True], ids=["desk", "phone"])
def test_who_asked_may_change_their_mind(somebody: Arrival, is_phone: bool) -> None:
    people = [somebody("fr", is_phone=is_phone), somebody("it", is_phone=is_phone)]
    asker, other = until_one_may_ask(people, "sos-titanic")
    version = hands.version_of(asker.page)
    question = other.page.get_by_role("dialog", name=other.words("vote-title"))
    toast = asker.page.locator(".toast")
    for _ in range(2):  # withdrawn is not refused: one may ask again
        asker.press("ask-back")
        expect(question).to_be_visible()
        expect(toast.get_by_role("button")).to_be_in_viewport(ratio=1)
        asker.press("vote-withdraw")
        expect(question).to_have_count(0)
        expect(toast).to_have_count(0)
    assert [hands.version_of(one.page) for one in people] == [version, version]
    assert hands.whose_turn([one.page for one in people], "sos-titanic") is other.page


def until_there_is_a_choice(visitor: Visitor, game: str) -> None:
    """Where there is only one thing to do, no hint is offered: it would count for nothing."""
    asks = visitor.page.get_by_role("button", name=visitor.words("hint"), exact=True)

    def is_one() -> bool:
        assert asks.is_enabled() or len(set(offers(visitor.page))) < 2
        return asks.is_enabled()

    hands.begin_until(visitor.page, visitor.address, game, is_one)


@pytest.mark.parametrize("phone", ["en", "fr", "it"], indirect=True)
def test_what_cannot_be_done_says_why_to_a_finger_and_to_a_screen_reader(phone: Visitor) -> None:
    page, words = phone.page, phone.words
    hands.begin(page, phone.address, "titus")
    undo, asks = page.locator(".tools .tool").nth(0), page.locator("[data-asks=hint]")
    version = hands.version_of(page)
    for button, why in ((undo, "undo-why"), (asks, "hint-only")):
        expect(button).to_be_disabled()
        expect(button).to_have_accessible_description(words(why))
        button.tap(force=True)
        told = page.get_by_role("alert")
        expect(told).to_contain_text(words(why))
        told.get_by_role("button").tap()
        expect(told).to_have_count(0)
    assert hands.version_of(page) == version
    undo.tap(force=True)
    hands.step(page, "titus", hands.tap)
    expect(page.get_by_role("alert")).to_have_count(0)


@IN_EACH
def test_a_hint_comes_with_its_reasons_and_is_counted(visitor: Visitor, game: str) -> None:
    page, words = visitor.page, visitor.words
    until_there_is_a_choice(visitor, game)
    visitor.press("hint")
    hint = page.get_by_role("region", name=words("hint"))
    expect(hint).to_be_focused(timeout=60_000)
    expect(hint).to_contain_text(words("hint-title"))
    advice = hint.get_by_role("listitem")
    shares = [int(text.split()[0]) for text in advice.locator("small").all_inner_texts()]
    assert shares == sorted(shares, reverse=True)
    assert 0 < sum(shares) <= 101, "per cent, each rounded"
    why = advice.first.locator("[data-why]")  # the first is compared with the next in the list
    expect(why).to_have_count(1 if len(shares) > 1 else 0)
    told = page.evaluate("(path) => fetch(path).then((a) => a.json())", room_path(page))
    assert told["chairs"][0]["hints"] == 1
    version = hands.version_of(page)
    play = advice.first.get_by_role("button")
    play.hover()
    page.mouse.down(click_count=2)  # the second click of two: the first was for something else
    page.mouse.up(click_count=2)
    page.wait_for_timeout(100)
    assert hands.version_of(page) == version
    play.click()
    hands.wait_for_news(page, version)
    expect(hint).to_have_count(0)


@pytest.mark.parametrize("is_phone", [False, True])
def test_a_hint_that_is_closed_or_used_leads_back_to_where_one_asked(
    somebody: Arrival, is_phone: bool
) -> None:
    visitor = somebody(is_phone=is_phone)
    page, words = visitor.page, visitor.words
    until_there_is_a_choice(visitor, "sos-titanic")
    page.evaluate("scrollTo(0, 0)")
    asks = page.get_by_role("button", name=words("hint"), exact=True)
    hint = page.get_by_role("region", name=words("hint"))
    for way in ("close", "use"):
        asks.focus()
        page.keyboard.press("Enter")
        expect(hint).to_be_focused(timeout=60_000)
        assert (page.evaluate("scrollY") > 0) == is_phone
        if way == "close":
            Keys(page).use(hint.get_by_role("button", name=words("close")))
            expect(asks).to_be_focused()
        else:
            version = hands.version_of(page)
            Keys(page).use(hint.locator("[data-move]"))
            hands.wait_for_news(page, version)
            hands.until_true(page, "document.activeElement !== document.body")
        expect(hint).to_have_count(0)
        assert page.evaluate("scrollY") == 0, way


def room_path(page: Page) -> str:
    return "/api/rooms/" + page.url.partition("/r/")[2].partition("#")[0]


@pytest.mark.parametrize("visitor", ["fr"], indirect=True)
def test_a_match_with_a_hint_ends_as_an_assisted_one(visitor: Visitor) -> None:
    page, words = visitor.page, visitor.words
    visitor.open()
    page.click("[data-play=sos-titanic]")
    page.wait_for_selector(hands.READY["sos-titanic"])
    visitor.press("hint")
    expect(page.locator(".hint")).to_be_visible(timeout=60_000)
    hands.play_to_the_end(page, "sos-titanic")
    expect(page.get_by_role("dialog")).to_contain_text(words("result-help", {"hints": 1}))
    visitor.open("/stats")
    figure = page.locator(".figures div", has_text=words("stats-assisted")).locator("dd")
    expect(figure).to_have_text("1")


def link_from_menu(visitor: Visitor, label: str) -> str:
    """A link that the menu of the table gives, without the server's address."""
    found = visitor.page.get_by_label(visitor.words(label)).input_value()
    return found.removeprefix(visitor.address)


def open_menu(visitor: Visitor) -> None:
    visitor.page.locator("[aria-haspopup=dialog]").click()
    visitor.page.wait_for_selector("dialog[open]")


@pytest.mark.parametrize(
    ("game", "visitor", "looks_on_in"),
    [("sos-titanic", "en", "it"), ("titus", "fr", "en"), ("noris-titanic", "it", "fr")],
    indirect=["visitor"],
)
def test_an_onlooker_sees_what_all_may_see_and_nothing_more(
    visitor: Visitor, somebody: Arrival, game: str, looks_on_in: str
) -> None:
    page = visitor.page
    visitor.open()
    page.click(f"[data-play={game}]")
    page.wait_for_selector(hands.READY[game])
    open_menu(visitor)
    link = link_from_menu(visitor, "link-watch")
    visitor.press("play-on")

    onlooker = somebody(looks_on_in, is_phone=True)
    frames: list[Any] = []
    onlooker.page.on(
        "websocket",
        lambda line: line.on("framereceived", lambda frame: frames.append(json.loads(frame))),
    )
    onlooker.open(link)
    shown = onlooker.page.locator("[data-version]")
    expect(shown).to_be_visible()
    assert "watch" not in onlooker.page.url, "the secret stays in the address"
    for _ in range(8):
        assert hands.step(page, game)
        page.wait_for_selector(hands.READY[game])
        expect(shown).to_have_attribute("data-version", hands.version_of(page))
    expect(onlooker.page.locator(hands.READY[game])).to_have_count(0)
    expect(onlooker.page.locator(".noris .card")).to_have_count(0)
    expect(
        onlooker.page.get_by_role("button", name=onlooker.words("hint"), exact=True)
    ).to_be_disabled()
    views = [frame["view"] for frame in frames if "view" in frame]
    assert len(views) > 8
    assert all(not frame["moves"] for frame in frames if "view" in frame)
    assert all(view.get("hand") is None and view.get("you", 0) == 0 for view in views)


@IN_EACH
def test_a_seat_is_played_on_from_another_device(
    visitor: Visitor, somebody: Arrival, game: str
) -> None:
    visitor.open()
    visitor.page.click(f"[data-play={game}]")
    visitor.page.wait_for_selector(hands.READY[game])
    open_menu(visitor)
    visitor.press("link-seat")
    link = link_from_menu(visitor, "link-seat-is")
    visitor.press("play-on")
    mobile = somebody("it", is_phone=True)
    mobile.open(link)
    mobile.page.wait_for_selector(hands.READY[game])
    assert "token" not in mobile.page.url, "the secret stays in the address"
    for page, use, other in (
        (mobile.page, hands.tap, visitor.page),
        (visitor.page, hands.click, mobile.page),
    ):
        assert hands.step(page, game, use)
        page.wait_for_selector(hands.READY[game])
        expect(other.locator("[data-version]")).to_have_attribute(
            "data-version", hands.version_of(page)
        )


@pytest.mark.parametrize("visitor", ["fr"], indirect=True)
def test_the_keyboard_and_the_title_follow_the_way_one_goes(visitor: Visitor) -> None:
    page, words = visitor.page, visitor.words
    heading = page.get_by_role("heading", level=1)
    visitor.open()
    expect(page).to_have_title("Carpathia")
    page.click("[data-play=titus]")
    page.wait_for_selector(hands.READY["titus"])
    expect(page).to_have_title("Titus – Carpathia")
    expect(heading).to_be_focused()
    menu = page.locator("[aria-haspopup=dialog]")
    menu.click()
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(menu).to_be_focused()
    page.get_by_role("link", name=words("go-home")).click()
    expect(page).to_have_title("Carpathia")
    expect(heading).to_be_focused()
    page.get_by_role("link", name=words("settings")).click()
    expect(page).to_have_title(f"{words('settings')} – Carpathia")
    expect(heading).to_have_text(words("settings"))
    expect(heading).to_be_focused()
