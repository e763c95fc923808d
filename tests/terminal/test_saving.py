"""Files are the old one or the new one, never half of either."""

import os
import stat
from pathlib import Path

import pytest

from carpathia.lab.writing import write_whole
from carpathia.terminal.invocation import command_line
from carpathia.terminal.saving import DataFolder, data_folder


def test_writing_replaces_the_whole_file(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    write_whole(file, "a long first version\n")
    write_whole(file, "café\n")
    assert file.read_bytes() == "café\n".encode()
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("fails", ["os.fsync", "pathlib.Path.replace"])
def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: str
) -> None:
    file = tmp_path / "match.txt"
    file.write_text("old")

    def fail(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(fails, fail)
    with pytest.raises(KeyboardInterrupt):
        write_whole(file, "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_the_new_file_is_on_disk_before_it_takes_the_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def noting_fsync(handle: int) -> None:
        steps.append("fsync")
        fsync(handle)

    def noting_replace(path: Path, target: Path) -> Path:
        steps.append("replace")
        return replace(path, target)

    monkeypatch.setattr("os.fsync", noting_fsync)
    monkeypatch.setattr("pathlib.Path.replace", noting_replace)
    write_whole(tmp_path / "match.txt", "new")
    assert steps[:2] == ["fsync", "replace"]


def test_a_link_keeps_pointing_where_it_points(tmp_path: Path) -> None:
    file, link = tmp_path / "match.txt", tmp_path / "latest.txt"
    file.write_text("old")
    link.symlink_to(file)
    write_whole(link, "new")
    assert link.is_symlink()
    assert file.read_text() == "new"


def test_matches_begun_in_the_same_minute_never_share_a_name(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    names = set()
    for _ in range(3):
        file = folder.new_match("sos-titanic")
        assert not file.exists()
        names.add(file.name)
    assert len(names) == 3


def test_seeds_are_private_and_checked(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    seed = bytes(range(32))
    folder.keep_seed(seed)
    (file,) = folder.seeds.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert folder.find_seed(file.name) == seed
    assert folder.find_seed("0" * 64) is None
    file.write_text("no seed")
    assert folder.find_seed(file.name) is None


def test_unreadable_files_among_the_matches_are_passed_over(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    assert folder.unfinished() == []
    folder.matches.mkdir()
    (folder.matches / "binary.txt").write_bytes(b"\xff\xfe")
    (folder.matches / "folder.txt").mkdir()
    (folder.matches / "over.txt").write_text("carpathia record 1\nresult 5 sunk\n")
    (folder.matches / "open.txt").write_text("carpathia record 1\nopen\n")
    assert [file.name for file in folder.unfinished()] == ["open.txt"]


def test_the_data_folder_is_the_platforms_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CARPATHIA_DATA", raising=False)
    assert data_folder().root.name == "carpathia"
    assert data_folder().root.is_absolute()


@pytest.mark.parametrize(
    ("called", "command"),
    [
        (
            "/usr/bin/carpathia-not-on-the-path/carpathia",
            "/usr/bin/carpathia-not-on-the-path/carpathia",
        ),
        ("somewhere/pytest", "carpathia"),
    ],
)
def test_a_command_to_copy_starts_the_program_that_printed_it(
    monkeypatch: pytest.MonkeyPatch, called: str, command: str
) -> None:
    monkeypatch.setattr("sys.argv", [called])
    monkeypatch.setenv("PATH", "")
    assert command_line("replay", "my match.txt") == f"{command} replay 'my match.txt'"


def test_a_command_to_copy_from_a_module_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["/x/carpathia/__main__.py"])
    monkeypatch.setattr("sys.executable", str(tmp_path / ".venv" / "bin" / "python"))
    assert command_line("terminal") == ".venv/bin/python -m carpathia terminal"
