"""Measurements: not part of the package. Run them from a clone: `python -m bench.plausibility`."""
