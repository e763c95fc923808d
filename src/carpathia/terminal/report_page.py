"""The page around the pictures of a report: one file, nothing from elsewhere, by day and night."""

from dataclasses import dataclass
from html import escape
from typing import Final

from carpathia.terminal.summaries import Grid

_MARK: Final = '<meta name="generator" content="carpathia simulate">'
"""By which a page of ours is known."""
_HEAD: Final = 1000
"""It stands in the first so many bytes."""


@dataclass(frozen=True)
class Tile:
    """One figure that says much."""

    figure: str
    label: str


@dataclass(frozen=True)
class Section:
    """A picture: its title, what it has found, itself as markup, and how to read it."""

    title: str
    found: str
    picture: str
    how: str


@dataclass(frozen=True)
class Page:
    """All that is on it, in words."""

    language: str
    game: str
    kind: str
    about: str
    tiles: list[Tile]
    sections: list[Section]
    figures: str
    grids: list[Grid]
    note: str
    made: str


def write_page(page: Page) -> str:
    """The page as HTML."""
    tiles = "".join(
        f"<li><b>{escape(tile.figure)}</b><span>{escape(tile.label)}</span></li>"
        for tile in page.tiles
    )
    sections = "".join(_section(section) for section in page.sections)
    tables = "".join(_table(grid) for grid in page.grids if grid.rows)
    return f"""<!doctype html>
<html lang="{page.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
{_MARK}
<title>{escape(page.game)} · {escape(page.kind)}</title>
<style>{_STYLE}</style>
<header>{_SUNRISE}<p class="kind">{escape(page.kind)}</p><h1>{escape(page.game)}</h1>
<p class="about">{escape(page.about)}</p><ul class="tiles">{tiles}</ul></header>
<main>{sections}
<section class="figures"><h2>{escape(page.figures)}</h2>{tables}
<p class="how">{escape(page.note)}</p></section></main>
<footer>{escape(page.made)}</footer>
</html>
"""


def is_report(data: bytes) -> bool:
    """Whether a file holds a page of ours, which a new one may take the place of."""
    return _MARK.encode() in data[:_HEAD]


def _section(section: Section) -> str:
    return (
        f"<section><h2>{escape(section.title)}</h2>"
        f'<p class="found">{escape(section.found)}</p><figure>{section.picture}'
        f'<figcaption class="how">{escape(section.how)}</figcaption></figure></section>'
    )


def _table(grid: Grid) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in grid.heads)
    rows = ""
    for place, row in enumerate(grid.rows):
        kind = ' class="total"' if place in grid.headings else ""
        inner = " class=inner" if row[0].startswith(" ") else ""
        cells = "".join(f"<td>{_figure(cell)}</td>" for cell in row[1:])
        rows += f'<tr{kind}><th scope="row"{inner}>{escape(row[0].strip())}</th>{cells}</tr>'
    head, body = f"<thead><tr>{heads}</tr></thead>", f"<tbody>{rows}</tbody>"
    return f'<div class="table"><table>{head}{body}</table></div>'


def _figure(cell: str) -> str:
    """A figure, and apart from it what it may be off by: on a phone that has a line of its own."""
    value, _, rest = cell.partition(" ")
    return f"{escape(value)} <span>{escape(rest)}</span>" if rest else escape(value)


_SUNRISE: Final = (
    '<svg class="sun" viewBox="0 0 240 70" aria-hidden="true">'
    '<g class="ray">'
    '<path d="M120 64V8M120 64 96 13M120 64 144 13M120 64 76 27M120 64 164 27'
    'M120 64 64 46M120 64 176 46"/>'
    '<path d="M62 64a58 58 0 0 1 116 0M70 64a50 50 0 0 1 100 0"/><path d="M4 64h232"/></g>'
    '<path class="ship" d="M84 50h14l2-8h16v-14h7v14h6v-14h7v14h14v8h14l-10 14H92z"/></svg>'
)

_DARK: Final = """--ground:#0b1626;--panel:#12213a;--ink:#f3ead7;--quiet:#b9b5a8;--brass:#d9b36a;
--faint:#d9b36a55;--hair:#f3ead722;--good:#7fc48f;--alarm:#ff9a7d;--on:#0b1626;
--c1:#d9b36a;--c2:#6fb3d2;--c3:#e0886c;--c4:#93c48b;--c5:#c9a3d6;--c6:#ff8fb8;
--c7:#3fd6c4;--c8:#dfe4ea;"""
_LIGHT: Final = """--ground:#f4ecdb;--panel:#fffaf0;--ink:#16233a;--quiet:#565b66;--brass:#7a5713;
--faint:#7a571355;--hair:#16233a22;--good:#22693a;--alarm:#9b2f14;--on:#fffaf0;
--c1:#94690f;--c2:#1f6a8c;--c3:#b0452a;--c4:#2f7440;--c5:#7b4a92;--c6:#c01f73;
--c7:#2f36b0;--c8:#4b505a;"""

_STYLE: Final = (
    ":root{color-scheme:dark light;" + _DARK + "}"
    "@media(prefers-color-scheme:light){:root{"
    + _LIGHT
    + "}}"
    + """
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);line-height:1.5;
font-family:"Gill Sans","Gill Sans MT","Avenir Next",Candara,"Segoe UI","Noto Sans",sans-serif}
header,main,footer{max-width:54rem;margin:0 auto;padding:0 1rem}
header{text-align:center;padding-top:2.2rem}
h1,h2,.tiles b{font-family:Didot,"Bodoni MT","Playfair Display","Noto Serif Display",
"DejaVu Serif",Georgia,serif;font-weight:400}
.sun{width:13rem;display:block;margin:0 auto}
.ray path{fill:none;stroke:var(--brass);stroke-opacity:.7}
.ship{fill:var(--brass)}
.kind{margin:.8rem 0 0;letter-spacing:.28em;text-transform:uppercase;font-size:.78rem;
color:var(--quiet)}
h1{margin:.1em 0;font-size:clamp(2.2rem,7vw,3.6rem);letter-spacing:.06em;color:var(--brass)}
.about{margin:0 0 1.6rem;color:var(--quiet)}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:.8rem;
list-style:none;margin:0 0 2rem;padding:0}
.tiles li{border:1px solid var(--faint);outline:1px solid var(--faint);outline-offset:-5px;
background:var(--panel);padding:1.1rem .8rem .9rem}
.tiles b{display:block;font-size:2rem;line-height:1.1;color:var(--brass)}
.tiles span{font-size:.86rem;color:var(--quiet)}
section{background:var(--panel);border:1px solid var(--faint);padding:1.5rem 1.7rem 1.2rem;
margin:0 0 1.4rem}
h2{margin:0;font-size:1.55rem;letter-spacing:.02em;color:var(--brass)}
h3{margin:1.6rem 0 .4rem;font-size:1rem;font-weight:600}
.found{margin:.25rem 0 1.1rem;font-size:1.08rem;max-width:42rem}
figure{margin:0}
.how{margin:.9rem 0 0;color:var(--quiet);font-size:.86rem;max-width:42rem}
svg.wide,svg.narrow{display:block;width:100%;height:auto;overflow:visible}
svg.narrow{display:none}
svg text{font-size:14px;fill:var(--ink)}
svg .note,svg .tick{font-size:12.5px;fill:var(--quiet)}
svg .label{font-weight:600}
svg .figure{font-size:13px;font-variant-numeric:tabular-nums}
svg .faint{fill:var(--quiet)}
svg .hair{stroke:var(--hair)}
svg .mark{stroke:var(--quiet);stroke-dasharray:3 4}
svg .area{fill:var(--c);fill-opacity:.34;stroke:var(--c);stroke-width:1.4}
svg .mean{stroke:var(--c);stroke-width:2.4}
svg .label:is(.s1,.s2,.s3,.s4,.s5,.s6,.s7,.s8){fill:var(--c)}
svg .reach{stroke:var(--c);stroke-width:3;stroke-opacity:.5;stroke-linecap:round}
svg .dot{fill:var(--c)}
svg .course{fill:none;stroke:var(--c);stroke-width:2.6;stroke-linejoin:round}
svg .band{fill:var(--c);fill-opacity:.16}
svg .between{fill:var(--brass);fill-opacity:.1}
svg .bar{fill:var(--c)}
svg .onbar{fill:var(--on);font-size:17px;font-weight:600}
svg .better{fill:var(--good)}
svg .worse{fill:var(--alarm)}
svg .void{fill:var(--hair);fill-opacity:.4}
.s1{--c:var(--c1)}.s2{--c:var(--c2)}.s3{--c:var(--c3)}.s4{--c:var(--c4)}.s5{--c:var(--c5)}
.s6{--c:var(--c6)}.s7{--c:var(--c7)}.s8{--c:var(--c8)}
.legend{display:flex;flex-wrap:wrap;gap:.3rem 1.3rem;list-style:none;margin:.8rem 0 0;padding:0;
font-size:.92rem}
.legend i{display:inline-block;width:.8em;height:.8em;margin-right:.45em;background:var(--c)}
.table{overflow-x:auto;margin-top:.9rem;
background:linear-gradient(90deg,var(--panel) 40%,transparent) left/2.4rem 100% local no-repeat,
linear-gradient(270deg,var(--panel) 40%,transparent) right/2.4rem 100% local no-repeat,
linear-gradient(90deg,var(--faint),transparent) left/1.1rem 100% no-repeat,
linear-gradient(270deg,var(--faint),transparent) right/1.1rem 100% no-repeat}
table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{padding:.34rem .7rem .34rem 0;text-align:right;border-bottom:1px solid var(--hair);
white-space:nowrap}
th:first-child{text-align:left;font-weight:400}
thead th{color:var(--quiet);font-weight:400}
.total th,.total td{font-weight:600!important;padding-top:.8rem}
.inner{padding-left:1.1rem}
td span{color:var(--quiet);font-weight:400}
footer{padding:.4rem 1rem 2.4rem;color:var(--quiet);font-size:.82rem;text-align:center;
overflow-wrap:anywhere}
@media(max-width:620px){svg.wide{display:none}svg.narrow{display:block}
section{padding:1.1rem 1rem 1rem;margin-inline:-.4rem}
.tiles{grid-template-columns:1fr 1fr}.tiles b{font-size:1.6rem}
table{font-size:clamp(.7rem,3.6vw,.8rem);line-height:1.35}
th,td{white-space:normal;padding-right:.4rem;vertical-align:top}
th:last-child,td:last-child{padding-right:0}
th:first-child{min-width:3.6rem;overflow-wrap:anywhere}
.inner{padding-left:.6rem}
td{white-space:nowrap}
td span{display:block}}
@media print{:root{"""
    + _LIGHT
    + """}section{break-inside:avoid}}
"""
)
