"""The learning curve as a picture that needs nothing else: SVG, by day and by night."""

from collections.abc import Sequence
from typing import Final

from carpathia.lab.charts import Course, courses
from carpathia.lab.intervals import Estimate

_WIDTH: Final = 760
_STYLE: Final = """
svg { font: 14px system-ui, sans-serif; background: #fbf8f1; }
text { fill: #4a4a44; } .tick { font-size: 12px; }
.hair { stroke: #00000022; } .course { fill: none; stroke-width: 2.2; }
.s1 { stroke: #0b6e6e; } .s2 { stroke: #b0741a; } .s3 { stroke: #7d7d78; }
.dot { stroke: none; } .dot.s1, .label.s1 { fill: #0b6e6e; } .dot.s2, .label.s2 { fill: #b0741a; }
.dot.s3, .label.s3 { fill: #7d7d78; } .label { stroke: none; }
.band { stroke: none; fill-opacity: .16; }
.band.s1 { fill: #0b6e6e; } .band.s2 { fill: #b0741a; } .band.s3 { fill: #7d7d78; }
@media (prefers-color-scheme: dark) {
svg { background: #14212b; } text { fill: #cfd4d6; } .hair { stroke: #ffffff22; }
.s1 { stroke: #5cc4c0; } .dot.s1, .label.s1, .band.s1 { fill: #5cc4c0; }
.s2 { stroke: #e5b567; } .dot.s2, .label.s2, .band.s2 { fill: #e5b567; }
.s3 { stroke: #a8aeb2; } .dot.s3, .label.s3, .band.s3 { fill: #a8aeb2; }
}
"""


def draw_curve(
    stages: Sequence[str], learnt: Sequence[Estimate], rivals: dict[str, Estimate]
) -> str:
    """The score of each exam over the stages, beside what the bots make of the same deals."""
    rows = [
        Course("learnt", 0, [one.value for one in learnt], [(one.low, one.high) for one in learnt])
    ]
    for series, (name, one) in enumerate(sorted(rivals.items()), 1):
        many = len(stages)
        rows.append(Course(name, series, [one.value] * many, [(one.low, one.high)] * many))
    told = ", ".join(f"{name} {one.value:.1f}" for name, one in rivals.items())
    label = f"Mean score of each exam: learnt {learnt[-1].value:.1f} at last, {told}"
    drawn = courses(rows, stages, _WIDTH, lambda figure: f"{figure:.0f}").svg("chart", label)
    opening = drawn.index(">") + 1
    head = drawn[:opening].replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return f"{head}<style>{_STYLE}</style>{drawn[opening:]}\n"
