"""Titus in a terminal: its table, its sentences."""
