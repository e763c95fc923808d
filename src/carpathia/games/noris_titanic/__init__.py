"""Noris' Titanic: a race over a sinking deck, for two to four."""
