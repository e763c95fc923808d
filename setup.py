"""Compiles engine, games and bots with mypyc, all of them or none; pyproject.toml says the rest.

Where that cannot be done (no C compiler, no Python headers), the same sources are installed as
they are. CARPATHIA_COMPILE=yes makes that an error that says why; CARPATHIA_COMPILE=no asks for it.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup

PARTS = ("engine", "games", "bots")
WISH = os.environ.get("CARPATHIA_COMPILE", "")
# In the place of mypyc's -Werror. Warnings about C that nobody wrote help nobody, and to look for
# them takes as long as the rest; but a shift too wide for C would give other numbers than Python.
STRICT = ("-Wno-all", "-Werror=shift-count-overflow")
# The others only ask for names and versions; an editable install runs the sources as they are.
COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext"}


def compiled_parts() -> list[Extension]:
    from mypyc.build import mypycify  # not needed, and perhaps not there, for a plain install

    home = Path("src", "carpathia")
    files = sorted(str(file) for part in PARTS for file in (home / part).rglob("*.py"))
    extensions = mypycify(files, group_name="carpathia")
    for extension in extensions:
        extension.extra_compile_args = [
            flag
            for found in extension.extra_compile_args
            for flag in (STRICT if found == "-Werror" else (found,))
        ]
        if sys.platform.startswith("linux"):  # nobody replaces our functions: let them be inlined
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return extensions


def build() -> None:
    for leftover in Path("build").glob("lib*/carpathia"):  # it may hold modules since removed
        shutil.rmtree(leftover)
    if WISH == "no" or COMPILING_COMMANDS.isdisjoint(sys.argv):
        setup()
        return
    try:
        setup(ext_modules=compiled_parts())
    except (Exception, SystemExit) as error:  # mypyc and setuptools exit when they fail
        if WISH == "yes":
            raise
        print(f"Not compiled ({error}); CARPATHIA_COMPILE=yes shows why.", file=sys.stderr)
        setup()


if WISH not in ("", "yes", "no"):
    sys.exit(f"CARPATHIA_COMPILE={WISH}: it is yes, no, or not set")
build()
