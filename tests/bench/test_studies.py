"""Every study runs, and gives tables that are whole and pictures that stand alone."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bench.studies.__main__ import PICTURES, STUDIES, main
from carpathia.engine.compiled import is_compiled

SVG = "{http://www.w3.org/2000/svg}"
DIARY = Path(__file__).parents[2] / "docs" / "lab-diary.md"
QUICK = ["sos-seats"]
"""Those of few games, which are made uncompiled too."""


def made(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> str:
    """What a study prints, with very few games."""
    few = ["--games", "2", "--playouts", "2", "--jobs", "1"]
    main([*words, *few, "--pictures", str(folder)])
    return capsys.readouterr().out


@pytest.mark.parametrize("name", STUDIES)
def test_a_study_gives_tables_and_pictures(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if not is_compiled() and name not in QUICK:
        pytest.skip("hundreds of games; compiled they take a moment")
    out = made(capsys, tmp_path, name)
    assert STUDIES[name].question in out
    assert f"`python -m bench.studies {name} --games 2 --playouts 2`" in out
    tables = re.findall(r"(?:^\|.*\n)+", out, re.MULTILINE)
    assert tables
    for table in tables:
        widths = {line.count("|") for line in table.splitlines()}
        assert len(widths) == 1, table
        assert table.count("\n") > 3
    assert "nan" not in out
    pictures = list(tmp_path.glob("*.svg"))
    assert pictures
    for picture in pictures:
        _check_picture(picture)


def _check_picture(file: Path) -> None:
    """It says in words what it shows, asks for nothing from elsewhere, and stays in its frame."""
    text = file.read_text("utf-8")
    root = ElementTree.fromstring(text)
    title, about = root.findtext(f"{SVG}title"), root.findtext(f"{SVG}desc")
    assert title
    assert about
    assert root.attrib["aria-label"] == about
    assert "nan" not in text
    assert not re.search(r"url\(|href|@import|@font-face", text)
    width = float(root.attrib["width"])
    for element in root.iter():
        for name in ("x", "x1", "x2", "cx"):
            assert -1 <= float(element.attrib.get(name, 0)) <= width, (file.name, element.attrib)


def test_the_same_seed_makes_the_same_study(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    once, again = (made(capsys, tmp_path / place, "sos-seats") for place in ("a", "b"))
    assert once == again
    for picture in (tmp_path / "a").iterdir():
        assert picture.read_bytes() == (tmp_path / "b" / picture.name).read_bytes()
    other = made(capsys, tmp_path, "sos-seats", "--seed", "another night")
    assert "--seed 'another night'" in other
    assert other.splitlines()[4:] != once.splitlines()[4:]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["titus"], "there are sos-crew, "),
        (["first-seat", "--games", "0"], "'0' should be 1 or more"),
        (["first-seat", "--jobs", "two"], "'two' should be 1 or more"),
    ],
)
def test_what_cannot_be_studied_is_refused(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert told in capsys.readouterr().err


def test_the_diary_shows_every_picture_and_knows_every_study() -> None:
    diary = DIARY.read_text("utf-8")
    shown = set(re.findall(r"\]\(pictures/lab/([\w-]+\.svg)\)", diary))
    assert shown == {file.name for file in PICTURES.glob("*.svg")}
    assert all(f"`python -m bench.studies {name}`" in diary for name in STUDIES)
    for file in PICTURES.glob("*.svg"):
        if not file.name.startswith("learning-"):  # drawn by the example that learns
            _check_picture(file)
