"""Numbers that were typed for an argument, what is too many, and the headings of the help."""

import pytest

from carpathia.engine.errors import Refusal
from carpathia.terminal.parsing import read_jobs
from tests.terminal.sitting import Terminal


@pytest.mark.parametrize(("cores", "most"), [(None, 64), (2, 64), (16, 64), (24, 96)])
def test_a_few_processes_a_processor_and_no_more(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, most: int
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    assert read_jobs(None) == (cores or 1)
    assert read_jobs("1") == 1
    assert read_jobs(str(most)) == most
    for text in (str(most + 1), "9" * 30):
        with pytest.raises(Refusal) as refusal:
            read_jobs(text)
        assert refusal.value.key == "jobs-too-many"
        assert refusal.value.words == {"value": text, "most": most}


@pytest.mark.parametrize("text", ["0", "-1", "two", "1.5", ""])
def test_no_processes_are_none(text: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_jobs(text)
    assert refusal.value.key == "number-wrong"


@pytest.mark.parametrize(
    ("language", "heading"), [("en", "options:"), ("fr", "options\u00a0:"), ("it", "opzioni:")]
)
def test_the_headings_of_the_help_have_the_colon_of_their_language(
    terminal: Terminal, language: str, heading: str
) -> None:
    assert heading in terminal.run("arena", "--help", "--language", language).out.splitlines()
