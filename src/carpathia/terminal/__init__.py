"""Playing in a terminal, and the commands of the `carpathia` program."""
