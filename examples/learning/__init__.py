"""A player of SOS Titanic that learns: what it looks at, its networks, practice, exams."""
