"""Studies for the lab diary: one question each, many games, a table and a picture for the answer.

`python -m bench.studies` from a clone, or `make studies`.
"""
