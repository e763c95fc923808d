"""After a match: statistics, the replay with its review and proof, records out and in, forgetting."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import quick
from tests.browser.conftest import Arrival, Visitor, serving
from tests.browser.prepared import RECORDS


def test_a_past_is_shown_taken_along_and_forgotten_in_two_steps(
    visitor: Visitor, tmp_path: Path
) -> None:
    page = visitor.page
    visitor.open("/stats")
    expect(page.get_by_text("No match of this browser is over yet")).to_be_visible()
    made = quick.play(page, "sos-titanic", options={"crew": "lee"})
    page.reload()
    expect(page.locator(".figures dd").first).to_have_text("1")
    expect(page.get_by_role("heading", name="SOS Titanic, Lee")).to_be_visible()
    expect(page.locator(".history a")).to_have_attribute("href", f"/g/{made['room']}")
    expect(page.locator("tr.me")).to_contain_text("Violet")
    page.get_by_label("Crew").select_option("fleet")
    expect(page.locator("tr.me")).to_have_count(0)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download it all").click()
    saved.value.save_as(tmp_path / "mine.json")
    assert made["room"] in (tmp_path / "mine.json").read_text("utf-8")
    page.get_by_role("button", name="Have it forgotten").click()
    expect(page.get_by_role("alert")).to_contain_text("One match would lose your name")
    page.get_by_role("button", name="Yes, forget me").click()
    expect(page.get_by_text("Forgotten: one match is nobody’s now.")).to_be_visible()
    expect(page.get_by_text("No match of this browser is over yet")).to_be_visible()


def test_a_replay_has_its_step_its_proof_and_its_review(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open()
    made = quick.play(page, "sos-titanic", options={"crew": "lee"})
    visitor.open(f"/g/{made['room']}#2")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("2")
    page.get_by_role("button", name="Step on").click()
    expect(slider).to_have_value("3")
    slider.press("ArrowLeft")
    expect(page).to_have_url(f"{visitor.address}/g/{made['room']}#2")
    expect(page.get_by_label("Link to this step")).to_have_value(page.url)
    visitor.open(f"/g/{made['room']}#99999")
    expect(page.get_by_role("button", name="To the end")).to_be_disabled()
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("The deal is proved")).to_be_visible()
    page.get_by_role("button", name="Review").or_(
        page.get_by_role("button", name="Have it reviewed")
    ).click()
    turns = page.locator(".turns button")
    turns.first.wait_for(timeout=120_000)
    turns.last.click()
    step = page.url.rpartition("#")[2]
    expect(turns.last).to_contain_text(f"Step {step}:")
    expect(slider).to_have_value(step)
    expect(slider).to_be_focused()
    expect(slider).to_be_in_viewport()
    expect(page.locator(".lines")).to_be_in_viewport()
    page.locator(".chart svg").click(position={"x": 2, "y": 20})
    expect(slider).to_have_value("0")
    assert all("404" in fault for fault in visitor.faults), "but for the step that is not there"
    visitor.faults.clear()


def test_a_replay_plays_by_itself_until_somebody_stops_it(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open()
    made = quick.play(page, "sos-titanic")
    visitor.open(f"/g/{made['room']}")
    slider = page.get_by_role("slider")
    most = int(slider.get_attribute("max") or 0)
    visitor.open(f"/g/{made['room']}#{most - 2}")
    play = page.get_by_role("button", name="Play the match")
    play.click()
    expect(slider).to_have_value(str(most), timeout=20_000)
    play.click()  # it was over, and begins again
    pause = page.get_by_role("button", name="Pause")
    expect(slider).to_have_value("2", timeout=20_000)
    pause.click()
    stopped = slider.input_value()
    page.wait_for_timeout(2_500)
    expect(slider).to_have_value(stopped)
    play.click()
    page.get_by_role("button", name="Step back").click()
    expect(play).to_be_visible()


@pytest.mark.parametrize("phone", ["it"], indirect=True)
def test_a_replay_tells_every_step_in_full_and_nothing_moves(phone: Visitor) -> None:
    page = phone.page
    phone.open()
    made = quick.play(page, "sos-titanic", options={"crew": "lee"})
    phone.open(f"/g/{made['room']}#0")
    page.wait_for_selector(".lines")
    slider = page.get_by_role("slider")
    most = int(slider.get_attribute("max") or 0)
    found: set[tuple[float, ...]] = set()
    for step in range(1, most + 1):
        slider.press("ArrowRight")
        expect(slider).to_have_value(str(step))
        measured: list[float] = page.evaluate(
            """() => {
                const told = document.querySelector(".told");
                const top = (part) => document.querySelector(part).getBoundingClientRect().top;
                return [told.scrollHeight - told.clientHeight, top("input[type=range]"), top(".lines")];
            }"""
        )
        found.add(tuple(measured))
    assert most > 10
    assert len(found) == 1, "the slider or the table has moved, or a step is cut"
    assert found.pop()[0] == 0


def bring(visitor: Visitor) -> str:
    """A long match, brought as a record; the way to its replay."""
    record = (RECORDS / "noris-titanic/casse-noisettes-2-buoys-full-0.txt").read_text("utf-8")
    visitor.open()
    match = visitor.page.evaluate(
        """(record) => fetch("/api/records", {method: "POST", body: JSON.stringify({record}),
            headers: {"Content-Type": "application/json"}}).then((a) => a.json())""",
        record,
    )
    return f"/g/{match['id']}"


def test_scrubbing_through_a_replay_is_within_the_limits_of_a_house(
    somebody: Arrival, tmp_path: Path
) -> None:
    limits = tmp_path / "limits.toml"
    limits.write_text("", "utf-8")
    with serving(tmp_path / "data", limits=limits) as address:
        visitor = somebody(address=address)
        page = visitor.page
        replay = bring(visitor)
        asked: list[str] = []
        page.on("request", lambda one: asked.append(one.url) if "/api/g/" in one.url else None)
        visitor.open(f"{replay}#0")
        slider = page.get_by_role("slider")
        slider.focus()
        most = int(slider.get_attribute("max") or 0)
        assert most > 120
        for _ in range(most):
            page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(most))
        expect(page.locator(".told")).not_to_be_empty()
        expect(page.get_by_role("alert")).to_have_count(0)
        assert len(asked) <= most // 50 + 2, "each page of steps once, and the review"
        page.context.close()


def test_a_step_that_is_refused_for_now_leaves_the_table_and_comes_by_itself(
    somebody: Arrival, tmp_path: Path
) -> None:
    limits = tmp_path / "limits.toml"
    limits.write_text("address-replays = { most = 2, within = 6 }\n", "utf-8")
    with serving(tmp_path / "data", limits=limits) as address:
        visitor = somebody(address=address)
        page = visitor.page
        visitor.open(f"{bring(visitor)}#0")
        page.wait_for_selector(".noris")
        top = "document.querySelector('.noris').getBoundingClientRect().top"
        stood = page.evaluate(top)
        for step in (60, 110, 160):
            page.evaluate("(step) => location.replace(`#${step}`)", step)
            page.wait_for_timeout(100)
        refused = page.locator(".told [role=alert]")
        expect(refused).to_contain_text("too much at once")
        told = page.locator(".told").inner_text()
        assert page.evaluate(top) == stood, "the table is there still, where it was"
        expect(page.get_by_role("slider")).to_have_value("160")
        expect(refused).to_have_count(0)
        expect(page.locator(".told")).not_to_have_text(told)
        assert page.evaluate(top) == stood
        assert all("429" in fault for fault in visitor.faults)
        visitor.faults.clear()
        page.context.close()


@pytest.mark.parametrize(
    ("game", "visitor"),
    [("sos-titanic", "it"), ("titus", "fr"), ("noris-titanic", "en")],
    indirect=["visitor"],
)
def test_a_link_to_a_step_shows_all_the_same_table_and_its_record_goes_out_and_in(
    visitor: Visitor, somebody: Arrival, tmp_path: Path, game: str
) -> None:
    page, words = visitor.page, visitor.words
    visitor.open()
    made = quick.play(page, game, bots=int(game != "sos-titanic"))
    visitor.open(f"/g/{made['room']}")
    on = page.get_by_role("button", name=words("step-on"), exact=True)
    for step in range(1, 8):
        on.click()
        expect(page.get_by_role("slider")).to_have_value(str(step))
    link = page.get_by_label(words("link-step")).input_value()
    other = somebody(words.language)
    other.page.goto(link)
    expect(other.page.get_by_role("slider")).to_have_value("7")
    shown = [one.locator("main") for one in (page, other.page)]
    texts = {"still to come"}
    for _ in range(100):  # a table and a review may be on their way to either
        texts = {one.text_content() or "" for one in shown}
        if len(texts) == 1:
            break
        page.wait_for_timeout(50)
    assert len(texts) == 1, texts
    told = page.locator(".told").inner_text()
    on.click()
    expect(page.locator(".told")).not_to_have_text(told)

    with page.expect_download() as saved:
        page.get_by_role("link", name=words("download-record")).click()
    file = tmp_path / "match.txt"
    saved.value.save_as(file)
    visitor.open("/stats")
    page.get_by_label(words("bring-file")).set_input_files(file)
    page.wait_for_url("**/g/*")
    expect(page.get_by_text(words("replay-imported"))).to_be_visible()
    visitor.press("proof-ask")
    expect(page.get_by_text(words("proof-good", {"outcomes": 2})[:18])).to_be_visible()


def test_what_is_no_record_is_refused_with_its_line(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open("/stats")
    page.get_by_label("Or paste it here").fill("not a record\n")
    page.get_by_role("button", name="Show this record").click()
    expect(page.get_by_role("alert")).to_contain_text("not a record")
    assert visitor.faults.pop().count("422")


def test_a_result_is_shown_with_its_points_and_goes_out_as_a_picture(
    visitor: Visitor, tmp_path: Path
) -> None:
    page = visitor.page
    visitor.open()
    made = quick.play(page, "sos-titanic", options={"crew": "lee"})
    link = page.evaluate(
        "({room, seat}) => fetch(`/api/rooms/${room}/seats/${seat}/link`).then((a) => a.json())",
        made,
    )
    visitor.open(f"/r/{made['room']}#seat={made['seat']}&token={link['token']}")
    expect(page.get_by_role("dialog").get_by_role("row").last).to_contain_text("points")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save a picture").click()
    saved.value.save_as(tmp_path / "picture.png")
    picture = (tmp_path / "picture.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)
    page.get_by_role("button", name="Once more").click()
    page.wait_for_url(lambda url: made["room"] not in url)
    page.wait_for_selector("[data-version]")


def test_whoever_did_not_ask_for_the_rematch_is_called_to_it(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open()
    made = quick.play(page, "sos-titanic", options={"crew": "lee"})
    door = f"/api/rooms/{made['room']}/seats/{made['seat']}"
    link = page.evaluate("(door) => fetch(`${door}/link`).then((a) => a.json())", door)
    visitor.open(f"/r/{made['room']}#seat={made['seat']}&token={link['token']}")
    expect(page.get_by_role("button", name="Once more")).to_be_visible()
    page.evaluate(
        "(door) => fetch(`${door}/rematch`, {method: 'POST', body: '{}',"
        " headers: {'Content-Type': 'application/json'}})",
        door,
    )
    expect(page.get_by_role("dialog")).to_contain_text("A rematch was opened.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Join the rematch").click()
    page.wait_for_url(lambda url: made["room"] not in url)
    page.wait_for_selector("[data-version]")


def test_a_link_to_a_part_of_the_page_leads_there(phone: Visitor) -> None:
    phone.open()
    phone.page.get_by_role("link", name=phone.words("bring-open")).tap()
    expect(phone.page.get_by_role("heading", name=phone.words("bring"))).to_be_in_viewport()
