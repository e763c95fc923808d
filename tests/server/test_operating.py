"""The page on operating, the Dockerfile and the compose file say what is there."""

import re
import shlex
import tomllib
from pathlib import Path

import msgspec
import pytest

from carpathia.server.metrics import Metrics
from carpathia.server.settings import Limits, Rate
from carpathia.terminal.serving import serve_parser
from carpathia.words.reader import Words
from tests.terminal.sitting import Terminal

HOUSE = Path(__file__).parents[2]
PAGE = (HOUSE / "docs" / "operating.md").read_text("utf-8")


def options() -> set[str]:
    parser = serve_parser(Words("en"))
    return {name for name in parser._option_string_actions if name.startswith("--")}


def test_every_option_of_the_server_is_on_the_page() -> None:
    table = PAGE.partition("| option |")[2].partition("\n\n")[0]
    assert options() <= set(re.findall(r"--[a-z-]+", table))


@pytest.mark.parametrize("file", ["Dockerfile", "compose.yaml"])
def test_containers_are_started_with_options_that_exist(file: str) -> None:
    text = (HOUSE / file).read_text("utf-8")
    [command] = re.findall(r"(?:ENTRYPOINT|command:) \[(.*)\]", text)
    used = [word for word in shlex.split(command.replace(",", " ")) if word.startswith("--")]
    assert used
    assert set(used) <= options()


def test_the_image_is_built_from_files_that_exist_and_are_let_in() -> None:
    copied = re.findall(
        r"^COPY (?!--from)(.*) \S+$", (HOUSE / "Dockerfile").read_text(), re.MULTILINE
    )
    let_in = re.findall(r"^!(.*)$", (HOUSE / ".dockerignore").read_text(), re.MULTILINE)
    names = [name.rstrip("/") for line in copied for name in line.split()]
    assert {name.partition("/")[0] for name in names} - {"."} == set(let_in)
    assert all((HOUSE / name).exists() for name in names)


def test_in_the_container_the_environment_says_where_the_tables_are() -> None:
    """A folder that was typed would count more than the database of the compose file."""
    [entry] = re.findall(r"ENTRYPOINT \[(.*)\]", (HOUSE / "Dockerfile").read_text("utf-8"))
    [command] = re.findall(r"command: \[(.*)\]", (HOUSE / "compose.yaml").read_text("utf-8"))
    assert "--data" not in entry + command
    assert "CARPATHIA_DATA=/data" in (HOUSE / "Dockerfile").read_text("utf-8")
    assert "CARPATHIA_DATABASE: postgresql:" in (HOUSE / "compose.yaml").read_text("utf-8")


def test_the_image_has_the_page_wherever_it_is_built() -> None:
    """The page is no part of a clone: it is built in the image, from what is let in."""
    text = (HOUSE / "Dockerfile").read_text("utf-8")
    built = text.index("npm run build")
    taken = text.index("COPY --from=page /src/src/carpathia/server/page/")
    assert built < taken < text.index("CARPATHIA_COMPILE=yes pip install")


def test_every_limit_is_on_the_page_as_it_is() -> None:
    limits = Limits()
    for field in msgspec.structs.fields(limits):
        usual = getattr(limits, field.name)
        told = f"{usual.most} within {usual.within} s" if isinstance(usual, Rate) else str(usual)
        assert f"| `{field.encode_name}` | {told} |" in PAGE


def test_the_example_of_limits_can_be_read() -> None:
    [example] = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert msgspec.convert(tomllib.loads(example), Limits) != Limits()


def test_every_metric_of_ours_is_on_the_page() -> None:
    names = set(re.findall(r"^# TYPE (carpathia_\w+) ", Metrics().text().decode(), re.MULTILINE))
    assert len(names) >= 7
    assert {name for name in names if not name.endswith("_created")} <= set(
        re.findall(r"`(\w+)`", PAGE)
    )


@pytest.mark.parametrize(
    ("language", "arguments", "told"),
    [
        ("en", ("--public-url", "table.example"), "without a path"),
        ("fr", ("--public-url", "https://a/b"), "sans chemin"),
        ("it", ("--trusted-proxy", "proxy.example"), "non è l’indirizzo di un proxy"),
        ("en", ("--trusted-proxy", "10.0.0.7/8"), "not the address of a proxy"),
        ("fr", ("--limits", "nowhere.toml"), "nowhere.toml"),
        ("it", ("--metrics-token", "nowhere"), "nowhere"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_opened(
    terminal: Terminal, tmp_path: Path, language: str, arguments: tuple[str, str], told: str
) -> None:
    folder = tmp_path / "data"
    words = ("serve", "--data", folder, "--language", language, *arguments)
    assert told in terminal.run(*words).complaint()
    assert not folder.exists()


def test_limits_and_tokens_that_cannot_be_used_are_refused_by_their_file(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_text("sockets = 'many'")
    complaint = terminal.run("serve", "--data", tmp_path, "--limits", file).complaint()
    assert complaint.startswith(f"{file}: ")
    assert "$.sockets" in complaint
    complaint = terminal.run("serve", "--data", tmp_path, "--metrics-token", file).complaint()
    assert complaint.startswith(f"{file}: ")
