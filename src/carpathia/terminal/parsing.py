"""Reads a command line: argparse, but every sentence comes from the catalogues.

argparse makes English sentences where it checks values, so values are not checked by it: numbers,
names and files are refused by those who need them, with a way out.
"""

import argparse
import os
from typing import Final, NoReturn

from carpathia.engine.errors import Refusal, nearest
from carpathia.words.reader import Words

_MOST_JOBS: Final = 64
_JOBS_A_CORE: Final = 4
_DIGITS: Final = 9
"""Of the largest number that anything here can be asked for."""


class Parser(argparse.ArgumentParser):
    """The arguments of one command."""

    def __init__(self, words: Words, command: str) -> None:
        super().__init__(
            prog=f"carpathia {command}",
            description=words(f"help-{command}"),
            usage=argparse.SUPPRESS,
            formatter_class=lambda prog: argparse.HelpFormatter(prog, max_help_position=28),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.words: Final = words
        # argparse adds the colon; the space that French wants before it stays.
        self._arguments: Final = self.add_argument_group(words("help-arguments").removesuffix(":"))
        self._flags: Final = self.add_argument_group(words("help-options").removesuffix(":"))

    def takes(self, name: str, about: str, metavar: str) -> None:
        """A positional argument; it may be left out, and its command says if that will not do."""
        self._arguments.add_argument(name, nargs="?", metavar=metavar, help=about)

    def takes_many(self, name: str, about: str, metavar: str) -> None:
        """Any number of positional arguments, behind all others."""
        self._arguments.add_argument(name, nargs="*", metavar=metavar, help=about)

    def option(self, name: str, metavar: str, about: str = "") -> None:
        """`--name VALUE`."""
        shown = self.words(f"metavar-{metavar}")
        self._flags.add_argument(
            f"--{name}", metavar=shown, help=self.words(about or f"help-{name}")
        )

    def options(self, name: str, metavar: str) -> None:
        """`--name VALUE`, as often as one likes."""
        shown = self.words(f"metavar-{metavar}")
        about = self.words(f"help-{name}")
        self._flags.add_argument(
            f"--{name}", metavar=shown, help=about, action="append", default=[]
        )

    def list_option(self, name: str, metavar: str, about: str = "") -> None:
        """`--name VALUE VALUE ...`, as often as one likes."""
        self._flags.add_argument(
            f"--{name}",
            metavar=self.words(f"metavar-{metavar}"),
            help=self.words(about or f"help-{name}"),
            nargs="+",
            action="extend",
            default=[],
        )

    def option_or_bare(self, name: str, metavar: str) -> None:
        """`--name VALUE`, or `--name` alone, which reads as ''."""
        shown = self.words(f"metavar-{metavar}")
        about = self.words(f"help-{name}")
        self._flags.add_argument(f"--{name}", metavar=shown, help=about, nargs="?", const="")

    def flag(self, name: str) -> None:
        """`--name`."""
        self._flags.add_argument(f"--{name}", action="store_true", help=self.words(f"help-{name}"))

    def read(self, arguments: list[str]) -> argparse.Namespace | None:
        """What was asked for; None: help, which has been shown. Raises Refusal."""
        self._flags.add_argument("--language", metavar="en|fr|it", help=self.words("help-language"))
        help_text = self.words("help-help")
        self._flags.add_argument("-h", "--help", action="store_true", help=help_text)
        try:
            asked, unknown = self.parse_known_intermixed_args(arguments)
        except argparse.ArgumentError as error:
            raise self._refusal(error.argument_name or "") from None
        if asked.help:
            print(f"{self.words('help-usage')} {self.prog} [...]\n")
            self.print_help()
            return None
        if unknown:
            near = nearest(
                unknown[0], [name for name in self._option_string_actions if name[1] == "-"]
            )
            raise Refusal("argument-unknown", {"argument": unknown[0], "near": near})
        return asked

    def _refusal(self, name: str) -> Refusal:
        """argparse found a value too few or too many; by now nothing else can be wrong."""
        action = self._option_string_actions.get(name.split("/")[-1])
        is_plain = action is not None and action.nargs == 0
        return Refusal("argument-plain" if is_plain else "argument-bare", {"argument": name})

    def error(self, message: str) -> NoReturn:
        raise Refusal("argument-unknown", {"argument": message, "near": "--help"})


def read_number(name: str, text: str, least: int) -> int:
    """A whole number that was typed for an argument."""
    is_number = text.isascii() and text.isdecimal()
    if is_number and len(text.lstrip("0")) > _DIGITS:
        raise Refusal("number-too-large", {"argument": name, "value": text})
    if not is_number or int(text) < least:
        raise Refusal("number-wrong", {"argument": name, "value": text, "least": least})
    return int(text)


def read_jobs(text: str | None) -> int:
    """`--jobs N`: how many processes; all processors if not said.

    More than a few a processor win nothing, and thousands would take the machine down.
    """
    cores = os.cpu_count() or 1
    if text is None:
        return cores
    most = max(_MOST_JOBS, _JOBS_A_CORE * cores)
    if text.isascii() and text.isdecimal() and (len(text) > 9 or int(text) > most):
        raise Refusal("jobs-too-many", {"value": text, "most": most})
    return read_number("--jobs", text, 1)


def read_pair(name: str, text: str) -> tuple[str, str]:
    """NAME=VALUE."""
    key, sign, value = text.partition("=")
    if not key or not sign or not value:
        raise Refusal("pair-wrong", {"argument": name, "value": text})
    return key.strip(), value.strip()


def demand(value: str | None, metavar: str) -> str:
    """An argument that may not be left out."""
    if value is None:
        raise Refusal("argument-missing", {"argument": metavar})
    return value
