"""How hard Hypothesis tries: choose with `pytest --hypothesis-profile=...`.

`default` looks for new examples at every run; `ci`, which `make test` uses, always tries the
same ones, so that a red build means a change; `long` is for an evening before a release.
"""

from hypothesis import settings

# No deadline anywhere: a slow machine is not a bug.
settings.register_profile("default", max_examples=100, deadline=None)
settings.register_profile("ci", max_examples=100, deadline=None, derandomize=True, print_blob=True)
settings.register_profile("long", max_examples=5_000, deadline=None, print_blob=True)
