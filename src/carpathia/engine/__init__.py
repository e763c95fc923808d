"""What a game is and what a match is. Nothing here knows a game, a network or a language."""
