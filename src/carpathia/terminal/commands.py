"""The `carpathia` command."""

import argparse

from carpathia import __version__


def main(argv: list[str] | None = None) -> int:
    """Run the command line; the exit code."""
    parser = argparse.ArgumentParser(prog="carpathia")
    parser.add_argument("--version", action="version", version=f"carpathia {__version__}")
    parser.parse_args(argv)
    return 0
