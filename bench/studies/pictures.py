"""Pictures for the diary: a drawing of the lab, framed so that it stands alone in a file.

A forge shows a file as it is, on a page of its own colour. So a picture has its own ground, by day
and by night, its own title and key, a sentence for those who cannot see it, and no font from
elsewhere. Colours are those of the reports (`carpathia.terminal.report_page`).
"""

from collections.abc import Sequence
from typing import Final
from xml.etree import ElementTree

from carpathia.lab.canvas import Canvas
from carpathia.lab.charts import colour

WIDTH: Final = 640
"""Of a drawing: narrow enough that its words can be read on a phone too."""
_EDGE: Final = 26
_SIGN: Final = 7.6
"""How wide a letter is at most, about: fonts differ from reader to reader."""

DARK: Final = {
    "panel": "#12213a",
    "ink": "#f3ead7",
    "quiet": "#b9b5a8",
    "brass": "#d9b36a",
    "hair": "#f3ead722",
    "good": "#7fc48f",
    "alarm": "#ff9a7d",
    "on": "#0b1626",
    "c1": "#d9b36a",
    "c2": "#6fb3d2",
    "c3": "#e0886c",
    "c4": "#93c48b",
    "c5": "#c9a3d6",
}
LIGHT: Final = {
    "panel": "#fffaf0",
    "ink": "#16233a",
    "quiet": "#565b66",
    "brass": "#7a5713",
    "hair": "#16233a22",
    "good": "#22693a",
    "alarm": "#9b2f14",
    "on": "#fffaf0",
    "c1": "#94690f",
    "c2": "#1f6a8c",
    "c3": "#b0452a",
    "c4": "#2f7440",
    "c5": "#7b4a92",
}


def framed(
    canvas: Canvas, title: str, about: str, key: Sequence[tuple[str, int]] = (), note: str = ""
) -> str:
    """A drawing as a file: `about` says in words what can be seen, `key` names the colours."""
    rows = _rows_of(key, canvas.width)
    top = 62 + 24 * len(rows)
    height = top + canvas.height + (30 if note else 0) + 14
    width = canvas.width + 2 * _EDGE
    box = {"width": f"{width:.0f}", "height": f"{height:.0f}"}
    root = ElementTree.Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {width:.0f} {height:.0f}",
            **box,
            "role": "img",
            "aria-label": about,
        },
    )
    ElementTree.SubElement(root, "title").text = title
    ElementTree.SubElement(root, "desc").text = about
    ElementTree.SubElement(root, "style").text = _STYLE
    ElementTree.SubElement(root, "rect", {**box, "class": "panel"})
    inset = {"x": "5.5", "y": "5.5", "width": f"{width - 11:.0f}", "height": f"{height - 11:.0f}"}
    ElementTree.SubElement(root, "rect", {**inset, "class": "rule"})
    _write(root, _EDGE, 43, title, "title")
    for place, row in enumerate(rows):
        for x, label, series in row:
            y = 70 + 24 * place
            spot = {"cx": f"{_EDGE + x + 6:.1f}", "cy": f"{y - 5}", "r": "6"}
            ElementTree.SubElement(root, "circle", {**spot, "class": f"dot {colour(series)}"})
            _write(root, _EDGE + x + 19, y, label, "")
    drawing = ElementTree.SubElement(root, "g", {"transform": f"translate({_EDGE} {top})"})
    drawing.extend(ElementTree.fromstring(canvas.svg("", about)))
    if note:
        _write(root, _EDGE, height - 22, note, "note")
    ElementTree.indent(root, " ")
    return ElementTree.tostring(root, "unicode") + "\n"


def _rows_of(key: Sequence[tuple[str, int]], width: float) -> list[list[tuple[float, str, int]]]:
    """The key, in as many rows as it needs."""
    rows: list[list[tuple[float, str, int]]] = []
    x = width
    for label, series in key:
        room = 19 + _SIGN * len(label) + 22
        if x + room > width + 22:
            rows.append([])
            x = 0.0
        rows[-1].append((x, label, series))
        x += room
    return rows


def _write(root: ElementTree.Element, x: float, y: float, words: str, kind: str) -> None:
    place = {"x": f"{x:.1f}", "y": f"{y:.1f}", "class": kind}
    ElementTree.SubElement(root, "text", place).text = words


def _palette(colours: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in colours.items())


_STYLE: Final = (
    "svg{color-scheme:light dark;" + _palette(LIGHT) + "}"
    "@media(prefers-color-scheme:dark){svg{"
    + _palette(DARK)
    + "}}"
    + "".join(f".s{number}{{--c:var(--c{number})}}" for number in range(1, 6))
    + """
text{font:14px "Gill Sans","Gill Sans MT","Avenir Next",Candara,"Segoe UI","Noto Sans",sans-serif;
fill:var(--ink)}
.title{font:22px Didot,"Bodoni MT","Playfair Display","Noto Serif Display","DejaVu Serif",Georgia,
serif;fill:var(--brass)}
.panel{fill:var(--panel)}
.rule{fill:none;stroke:var(--brass);stroke-opacity:.35}
.note,.tick{font-size:12.5px;fill:var(--quiet)}
.label{font-weight:600}
.label.s1,.label.s2,.label.s3,.label.s4,.label.s5{fill:var(--c)}
.figure{font-size:13px;font-variant-numeric:tabular-nums}
.faint{fill:var(--quiet)}
.hair{stroke:var(--hair)}
.mark{stroke:var(--quiet);stroke-dasharray:3 4}
.area{fill:var(--c);fill-opacity:.34;stroke:var(--c);stroke-width:1.4}
.mean{stroke:var(--c);stroke-width:2.4}
.reach{stroke:var(--c);stroke-width:3;stroke-opacity:.5;stroke-linecap:round}
.dot{fill:var(--c)}
.course{fill:none;stroke:var(--c);stroke-width:2.6;stroke-linejoin:round}
.band{fill:var(--c);fill-opacity:.16}
.bar{fill:var(--c)}
.onbar{fill:var(--on);font-size:13px;font-weight:600}
.better{fill:var(--good)}
.worse{fill:var(--alarm)}
.better,.worse{opacity:.65}
.void{fill:var(--hair);fill-opacity:.4}
"""
)
