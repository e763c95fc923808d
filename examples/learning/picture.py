"""The learning curve as a picture that stands alone in a file: SVG, by day and by night."""

from collections.abc import Mapping, Sequence
from typing import Final

from carpathia.lab.charts import Course, colour, courses
from carpathia.lab.intervals import Estimate

_WIDTH: Final = 720
_EDGE: Final = 14
_DAY: Final = {"panel": "#fffaf0", "ink": "#16233a", "hair": "#16233a22"}
_NIGHT: Final = {"panel": "#12213a", "ink": "#f3ead7", "hair": "#f3ead722"}
# Learnt, greedy, random.
_BY_DAY: Final = ("#1f6a8c", "#94690f", "#565b66")
_BY_NIGHT: Final = ("#6fb3d2", "#d9b36a", "#b9b5a8")


def draw_curve(
    stages: Sequence[str], learnt: Sequence[Estimate], rivals: Mapping[str, Estimate]
) -> str:
    """The score of each exam over the stages, beside what the bots make of the same deals."""
    values = [one.value for one in learnt]
    rows = [Course("learnt", 0, values, [(one.low, one.high) for one in learnt])]
    for series, (name, one) in enumerate(sorted(rivals.items()), 1):
        many = len(stages)
        rows.append(Course(name, series, [one.value] * many, [(one.low, one.high)] * many))
    canvas = courses(rows, stages, _WIDTH, "{:.0f}".format)
    canvas.text(2, 11, "mean score, with 95 % intervals", "tick")
    canvas.text(_WIDTH - 2, canvas.height - 3, "decisions of practice", "tick", "end")
    told = ", ".join(f"{name} {one.value:.1f}" for name, one in rivals.items())
    label = f"Mean score of each exam, {values[0]:.1f} at first, {max(values):.1f} at best; {told}"
    drawn = canvas.svg("chart", "")
    inside = drawn[drawn.index(">") + 1 :]
    box = f"-{_EDGE} -{_EDGE} {canvas.width + 2 * _EDGE:.0f} {canvas.height + 2 * _EDGE:.0f}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img"'
    return f'{head} aria-label="{label}"><style>{_style()}</style>{inside}\n'


def _style() -> str:
    night = _colours(_NIGHT, _BY_NIGHT)
    return f"""
svg {{ font: 13px system-ui, sans-serif; }}
.tick {{ font-size: 12px; }}
.course {{ fill: none; stroke-width: 2; }}
.band {{ fill-opacity: .16; }}
{_colours(_DAY, _BY_DAY)}
@media (prefers-color-scheme: dark) {{
{night}
}}
"""


def _colours(plain: Mapping[str, str], series: Sequence[str]) -> str:
    rules = [
        f"svg {{ background: {plain['panel']}; }}",
        f"text {{ fill: {plain['ink']}; }}",
        f".hair {{ stroke: {plain['hair']}; }}",
    ]
    for number, one in enumerate(series):
        kind = colour(number)
        rules.append(f".course.{kind} {{ stroke: {one}; }}")
        rules.append(f".dot.{kind}, .label.{kind}, .band.{kind} {{ fill: {one}; }}")
    return "\n".join(rules)
