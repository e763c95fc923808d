"""Noris' Titanic in a terminal: its table, its sentences."""
