"""From the command line to a match: which game, edition, seats and options somebody asked for."""

from argparse import Namespace
from pathlib import Path
from typing import Final

from carpathia.engine.chance import new_seed, read_seed
from carpathia.engine.errors import BadSetup, Refusal
from carpathia.engine.figures import read_changes
from carpathia.engine.setup import Setup, read_switch
from carpathia.games import GAME_NAMES, open_game, unknown_game
from carpathia.terminal.keeping import Keeper, begin, resume
from carpathia.terminal.parsing import Parser, read_number, read_pair
from carpathia.terminal.refusals import about, typed_path
from carpathia.terminal.saving import DataFolder
from carpathia.terminal.screens import SHOWN, default_edition, default_players
from carpathia.words.reader import Words

GAME_OPTIONS: Final = ("setup", "crew", "first")
"""Options of games that have a name of their own on the command line: `--crew X` for
`--option crew=X`."""
_SET_UP: Final = ("players", "edition", *GAME_OPTIONS, "memory_aid", "option", "switch", "figures")


def terminal_parser(words: Words) -> Parser:
    parser = Parser(words, "terminal")
    parser.takes("game", words("help-game", {"games": ", ".join(SHOWN)}), words("metavar-game"))
    takes_set_up(parser)
    parser.flag("memory-aid")
    parser.option("seed", "words")
    parser.option("save", "file")
    parser.option_or_bare("resume", "file")
    return parser


def takes_set_up(
    parser: Parser, about_edition: str = "", about_crew: str = "", about_players: str = ""
) -> None:
    """The options that say which match is to be played; `read_setup` reads them."""
    parser.option("players", "number", about_players)
    parser.option("edition", "name", about_edition)
    parser.option("setup", "name")
    parser.option("crew", "name", about_crew)
    parser.option("first", "number")
    parser.options("option", "pair")
    parser.options("switch", "switch")
    parser.option("figures", "file")


def open_match(asked: Namespace, language: str, folder: DataFolder) -> Keeper:
    """The match asked for; raises Refusal or FileRefusal, and then nothing was written."""
    seed = None if asked.seed is None else _read_seed(asked.seed)
    save = None if asked.save is None else typed_path(asked.save)
    if asked.resume is None:
        return begin(read_setup(asked, language), seed or new_seed(), folder, save)
    _refuse_set_up(asked)
    return resume(_file_to_resume(asked.resume, folder), seed, folder, save)


def _file_to_resume(name: str, folder: DataFolder) -> Path:
    if name:
        return typed_path(name)
    unfinished = folder.unfinished()
    if not unfinished:
        raise Refusal("nothing-to-resume", {"folder": str(folder.matches)})
    return unfinished[0]


def _refuse_set_up(asked: Namespace) -> None:
    """A resumed match keeps its set-up: asking for another one must not be passed over."""
    if asked.game is not None:
        raise Refusal("argument-misplaced", {"argument": asked.game})
    for name in _SET_UP:
        if getattr(asked, name):
            raise Refusal("argument-misplaced", {"argument": f"--{name.replace('_', '-')}"})


def _read_seed(text: str) -> bytes:
    try:
        return read_seed(text)
    except UnicodeEncodeError:  # bytes that are no text
        raise BadSetup("seed-wrong", {"seed": text}) from None


def read_setup(asked: Namespace, language: str) -> Setup:
    """The setup asked for; raises Refusal or FileRefusal for one that cannot be played."""
    game = asked.game or SHOWN[0]
    if game not in GAME_NAMES:
        raise unknown_game(game)
    edition = asked.edition or default_edition(game, language)
    players = default_players(game)
    if asked.players is not None:
        players = read_number("--players", asked.players, 1)
    setup = Setup(game, edition, players)
    for text in asked.option:
        name, value = read_pair("--option", text)
        setup.options[name] = _plain(value)
    for name in GAME_OPTIONS:
        if getattr(asked, name) is not None:
            setup.options[name] = _plain(getattr(asked, name))
    if asked.memory_aid:
        setup.options["memory-aid"] = "on"
    for text in asked.switch:
        name, value = read_pair("--switch", text)
        setup.switches[name] = read_switch(name, value)
    if asked.figures is not None:
        _read_figures(setup, typed_path(asked.figures))
    open_game(setup)
    return setup


def _read_figures(setup: Setup, file: Path) -> None:
    """Correct the components; a figure the game refuses is the file's fault, so it is named."""
    with about(file):
        changes = read_changes(file.read_text("utf-8-sig"))
        setup.figures = changes
        try:
            open_game(setup)
        except BadSetup as refusal:
            if refusal.key.startswith(("figure", "board")):
                raise


def _plain(value: str) -> str:
    """`Fleet, Lee` means `fleet,lee`."""
    return "".join(value.casefold().split())
