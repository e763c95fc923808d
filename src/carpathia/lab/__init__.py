"""Many matches: bots against each other, what comes of it, and how sure that is."""
