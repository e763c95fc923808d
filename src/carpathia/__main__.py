"""`python -m carpathia`: the same as the `carpathia` command."""

import sys

from carpathia.terminal.commands import main

sys.exit(main())
