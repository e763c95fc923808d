"""Lessons: every scripted move is legal where it is asked for, every word is there in three
languages, and nothing of it ever counts.
"""

import re
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from carpathia.engine.chance import SeededChance, new_seed
from carpathia.engine.match import Match
from carpathia.games import open_game
from carpathia.games.noris_titanic.pieces import FACE_NAMES
from carpathia.server.lessons import GAMES, LEARNER, MARK, Script, is_lesson, script_of
from carpathia.server.tables import REVIEWS, STANDINGS
from carpathia.words.reader import LANGUAGES
from tests.server.afterwards import Browser, alone, finish
from tests.server.house import BOTH, Guest, House, wrong
from tests.words.catalogues import messages

ENGINES = BOTH
CLIENT = Path(__file__).parents[2] / "client" / "src"
PART = re.compile(r'part\("(\w+)", "[^"]*", (true|false)(?:, "([^"]*)")?\)')
_PATIENCE = 30.0


def begin(browser: Browser, game: str) -> Guest:
    answer = browser.post("/api/lessons", game=game, name="Violet")
    assert answer.status_code == 201, answer.text
    seated = answer.json()
    return Guest(browser.house, seated["room"], seated["seat"], seated["token"])


def steps_of(house: House, game: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = house.get(f"/api/lessons/{game}").json()["steps"]
    return steps


def come_to(guest: Guest, made: int) -> dict[str, Any]:
    """The table once so many moves of the lesson were made: the others answer by themselves."""
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        message = guest.message()
        if message.get("lesson") == made:
            return message
        time.sleep(0.02)
    raise AssertionError(f"the lesson does not come to {made} moves")


def play_through(guest: Guest, steps: list[dict[str, Any]]) -> dict[str, Any]:
    """Do all that is asked for; the table at the last step."""
    message = come_to(guest, steps[0]["after"])
    for step in steps:
        message = come_to(guest, step["after"])
        if step["play"]:
            assert step["play"] in message["moves"], step
            answer = guest.play(step["play"], message["version"])
            assert answer.status_code == 200, answer.text
    return message


def played(script: Script) -> Match:
    """The lesson as the engine alone plays it; raises where a move is not legal."""
    match = Match(open_game(script.setup), script.setup, SeededChance(script.seed))
    for move in script.moves:
        match.play_text(move)
    return match


# Scripts


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_a_script_is_legal_and_the_learner_s_are_the_learner_s(game: str) -> None:
    script = script_of(game)
    match = played(script)
    asked = {step.after for step in script.lesson.steps if step.play}
    for number, step in enumerate(match.steps):
        assert (step.seat == LEARNER) is (number in asked), match.game.write(step.move)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_a_dozen_steps_and_ends_with_a_word_and_not_with_a_move(game: str) -> None:
    script = script_of(game)
    steps = script.lesson.steps
    assert 8 <= len(steps) <= 16
    assert (steps[-1].play, steps[-1].after) == ("", len(script.moves))
    assert not played(script).is_over()


def test_what_the_lessons_show_happens_in_them() -> None:
    wanted = {
        "sos-titanic": {"passenger-saved", "action-played", "rescue-failed", "page-turned"},
        "titus": {"runs-joined", "coin-swapped", "coin-flipped", "group-cashed", "coin-taken-back"},
        "noris-titanic": {"tile-laid", "pawn-brought", "pawn-moved", "pawn-saved"},
    }
    for game, keys in wanted.items():
        events = {event.key for step in played(script_of(game)).steps for event in step.events}
        assert keys <= events, (game, keys - events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_lesson_says_has_words(language: str) -> None:
    said = messages(language, "learn")
    for game in GAMES:
        for step in script_of(game).lesson.steps:
            assert said[step.say] == set(), step.say


def said_by_rule_pages() -> set[str]:
    """The keys that the page puts together for the rules of the three games."""
    text = (CLIENT / "learn" / "rules.ts").read_text("utf-8")
    said = {f"rule-noris-face-{face}" for face in FACE_NAMES}
    for family in re.split(r'family: "', text)[1:]:
        name = family.partition('"')[0]
        for part, has_more, figures in PART.findall(family):
            said |= {f"rule-{name}-{part}"} | {f"figure-{name}-{one}" for one in figures.split()}
            said |= {f"rule-{name}-{part}.more"} if has_more == "true" else set()
    return said


def test_rule_pages_have_words_and_no_words_of_learning_are_left_over() -> None:
    files = [*(CLIENT / "learn").rglob("*.svelte"), CLIENT / "pages" / "Learn.svelte"]
    text = "\n".join(file.read_text("utf-8") for file in files)
    known = messages("en", "learn").keys()
    rules = said_by_rule_pages()
    assert len(rules) > 40, "the parts are not found any more: has the page changed its ways?"
    assert rules <= known
    said = rules | {step.say for game in GAMES for step in script_of(game).lesson.steps}
    assert known <= said | set(re.findall(r'words\("([a-z-]+)"', text))


def test_the_page_knows_everything_a_lesson_points_at() -> None:
    text = (CLIENT / "learn" / "targets.ts").read_text("utf-8")
    named, _, families = text.partition("const FAMILIES")
    single = set(re.findall(r"^  (\w+): ", named, re.MULTILINE))
    kinds = set(re.findall(r"^  (\w+): \(what", families, re.MULTILINE))
    for game in GAMES:
        for step in script_of(game).lesson.steps:
            for name in step.at:
                kind, _, what = name.partition(" ")
                assert kind in (kinds if what else single), name


# At a table


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_played_through_at_its_table(house: House, game: str) -> None:
    steps = steps_of(house, game)
    guest = begin(Browser(house), game)
    assert house.info(guest.room)["lesson"] is True
    last = play_through(guest, steps)
    assert last["lesson"] == steps[-1]["after"]
    assert last["moves"], "now the learner plays on"


def test_after_the_last_step_the_match_goes_on_and_the_lesson_stays_complete(house: House) -> None:
    steps = steps_of(house, "titus")
    guest = begin(Browser(house), "titus")
    last = play_through(guest, steps)
    answer = guest.play(last["moves"][0], last["version"])
    assert answer.json()["lesson"] == steps[-1]["after"]


def test_a_lesson_is_where_it_was_after_the_server_began_anew(house: House) -> None:
    steps = steps_of(house, "noris-titanic")
    guest = begin(Browser(house), "noris-titanic")
    play_through(guest, steps[:7])
    made = guest.message()["lesson"]
    house.restart()
    assert guest.message()["lesson"] == made
    play_through(guest, steps[7:])


def test_a_move_taken_back_takes_the_lesson_back(house: House) -> None:
    guest = begin(Browser(house), "titus")
    for version, move in enumerate(("lift", "keep")):
        guest.play(move, version)
    come_to(guest, 4)
    for version, move in enumerate(("lift", "keep", "join 1+3"), 4):
        guest.play(move, version)
    assert guest.message()["lesson"] == 7
    assert guest.ask("undo", undo=1, after=7, key="back-we-go").json()["lesson"] == 6


def test_whoever_leaves_the_path_just_plays_on_and_the_others_think(house: House) -> None:
    guest = begin(Browser(house), "titus")
    guest.play("lift", 0)
    guest.play("keep", 1)
    come_to(guest, 4)
    guest.play("lift", 4)
    told = guest.play("swap 2", 5).json()
    assert "lesson" not in told
    until = time.monotonic() + _PATIENCE
    while not guest.message()["moves"]:
        assert time.monotonic() < until, "the bot does not play"
        time.sleep(0.05)


def test_there_is_no_lesson_of_another_game(house: House) -> None:
    wrong(house.get("/api/lessons/chess"), 404, "lesson-unknown")
    wrong(Browser(house).post("/api/lessons", game="chess", name="Violet"), 404, "lesson-unknown")
    wrong(Browser(house).post("/api/lessons", game="titus", name=" "), 422, "name-wrong")


# What counts


def rows(house: House, table: sa.Table) -> int:
    with house.database.engine.connect() as connection:
        found: int = connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
        return found


def test_a_lesson_never_counts(house: House) -> None:
    browser = Browser(house)
    guest = begin(browser, "sos-titanic")
    finish([guest])
    assert house.info(guest.room)["over"]
    house.restart()  # what was not filed would be filed now
    counted = alone(browser)
    assert browser.me()["games"] == 1
    assert [past["room"] for past in browser.me()["history"]] == [counted.room]
    assert rows(house, STANDINGS) == 1
    assert rows(house, REVIEWS) == 1
    leaders = browser.get("/api/leaders?game=sos-titanic&seats=1&crew=&clean=0").json()
    assert guest.room not in str(leaders)


def test_a_rematch_of_a_lesson_is_a_match_with_a_secret_deal(house: House) -> None:
    guest = begin(Browser(house), "sos-titanic")
    finish([guest])
    room = guest.ask("rematch").json()["room"]
    assert house.info(room)["lesson"] is False
    assert not is_lesson(house.room(room).stored.seed)


def test_no_other_room_is_a_lesson(house: House) -> None:
    [guest, *_] = house.table("titus")
    assert house.info(guest.room)["lesson"] is False
    assert "lesson" not in guest.message()
    assert not any(is_lesson(new_seed()) for _ in range(100))
    asked = {"game": "titus", "edition": "adlung", "seats": 2, "seed": (MARK * 2).hex()}
    wrong(house.post("/api/rooms", asked), 400, "message-wrong")
