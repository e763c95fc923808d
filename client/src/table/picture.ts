/**
 * A picture of a result, to show around: drawn here as SVG, made a PNG by the browser. Everything in
 * it is our own; nothing is fetched, and nothing leaves the browser.
 */
import type { Ending } from "../games/contract";

export const WIDE = 1200;
export const HIGH = 630;
const SERIF = "Didot, 'Bodoni MT', 'Playfair Display', 'DejaVu Serif', Georgia, serif";
const SANS = "'Gill Sans', Futura, 'Avenir Next', 'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif";
const BRASS = "#d9b36a";
const IVORY = "#f3ead7";
/** Rows that find room; a table of five seats has as many. */
const MOST_ROWS = 7;
/** Signs in a line of what is said, and lines: our longest sentences need five. */
const SIGNS = 42;
const MOST_LINES = 6;
const LEADING = 36;
/** Where the last row may stand: below it is the line under it, and then who we are. */
const LOWEST = 530;

export interface Shown {
  game: string;
  ending: Ending;
  tagline: string;
  day: string;
}

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Lines of at most so many signs, broken between words. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const text = (x: number, y: number, size: number, words: string, more = ""): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(words)}</text>`;

export function drawn({ game, ending, tagline, day }: Shown): string {
  const rays = Array.from({ length: 23 }, (_, index) => index * 8 - 88)
    .map((turn) => `<path d="M980 560V120" transform="rotate(${turn} 980 560)"/>`)
    .join("");
  const says = wrapped(`${ending.reason} ${ending.verdict}`, SIGNS).slice(0, MOST_LINES);
  const begins = 170 + says.length * LEADING + 26;
  const shown = ending.rows.slice(0, MOST_ROWS);
  const step = Math.min(38, Math.floor((LOWEST - begins) / Math.max(1, shown.length - 1)));
  const size = Math.min(26, Math.floor(step * 0.8));
  const rows = shown.map((row, index) => {
    const y = begins + index * step;
    const look = row.isBest ? `fill="${BRASS}" font-weight="700"` : "";
    return `${text(80, y, size, row.name, look)}${text(640, y, size, String(row.score), `${look} text-anchor="end"`)}
      <path d="M80 ${y + 9}H640" stroke="${IVORY}" stroke-opacity=".15"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">
    <rect width="${WIDE}" height="${HIGH}" fill="#0b1626"/>
    <clipPath id="sky"><path d="M700 110H1168V560H700z"/></clipPath>
    <g clip-path="url(#sky)" stroke="${BRASS}" stroke-opacity=".35" stroke-width="2">${rays}</g>
    <path d="M700 520H1160L1110 590H760z" fill="${IVORY}"/>
    <path d="M780 478H1080V520H760z" fill="${BRASS}"/>
    <path d="M820 380h44l-6 98h-44zM905 380h44l-6 98h-44zM990 380h44l-6 98h-44z" fill="#b5452f"/>
    <path d="M0 596q25-22 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0V630H0z" fill="#1d4a63"/>
    <rect x="20" y="20" width="${WIDE - 40}" height="${HIGH - 40}" fill="none" stroke="${BRASS}" stroke-width="3"/>
    <rect x="30" y="30" width="${WIDE - 60}" height="${HIGH - 60}" fill="none" stroke="${BRASS}" stroke-opacity=".5"/>
    <g fill="${IVORY}" font-family="${SANS}">
      ${text(80, 115, 64, game, `font-family="${SERIF}" fill="${BRASS}"`)}
      ${says.map((line, index) => text(80, 170 + index * LEADING, 28, line, `font-family="${SERIF}"`)).join("")}
      ${rows.join("")}
      ${text(1120, 90, 22, day, 'text-anchor="end"')}
      ${text(80, 572, 19, `Carpathia · ${tagline}`)}
    </g>
  </svg>`;
}

/** The drawing as a PNG. Rejects where the browser draws no pictures. */
export async function asPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob === null ? failed(new Error("no picture")) : done(blob)), "image/png");
  });
}

/** Hand a file to whoever looks at the page. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
