"""The page is light: all its scripts and styles together, packed, stay under 200 kB."""

import gzip

import pytest

from carpathia.server.pages import BUILT

MOST = 200_000


def test_scripts_and_styles_stay_light() -> None:
    files = [file for end in ("js", "css") for file in (BUILT / "assets").glob(f"*.{end}")]
    if not files:
        pytest.skip("the page is not built: make page")
    size = sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
    assert size < MOST, f"{size} bytes of {MOST}"
