import type { PageReading } from "./read-page.ts";

const EDGE = 0.1;
const REPEATS = 3;

type Line = PageReading["lines"][number];

/** Lines at the same edge of three or more pages with the same words (numbers aside) are headers and footers; so are lone page numbers. */
export function markRunningLines(pages: readonly PageReading[]): void {
  const seen = new Map<string, Line[]>();
  for (const page of pages) {
    for (const [key, line] of toEdgeLines(page)) seen.set(key, [...(seen.get(key) ?? []), line]);
  }
  for (const [key, lines] of seen) {
    const kind = key.startsWith("header") ? "header" : "footer";
    if (lines.length >= REPEATS || isRepeated(lines)) for (const line of lines.slice(firstOf(kind, lines))) line.kind = kind;
  }
}

const isRepeated = ([one, other]: readonly Line[]): boolean => one !== undefined && other !== undefined && standsAt(one, other);

/** At the top of the first of two pages may stand the only line of contacts. */
const firstOf = (kind: "header" | "footer", { length }: readonly Line[]): number => (kind === "header" && length < REPEATS ? 1 : 0);

const standsAt = (one: Line, other: Line): boolean =>
  Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1 && one.size === other.size;

/** The lines at the edges of a page by edge and words, each wording once. */
function toEdgeLines(page: PageReading): Map<string, Line> {
  const found = new Map<string, Line>();
  const foot = toLoneFoot(page);
  for (const line of page.lines) {
    const edge = toEdge(line.y, line.height, page.height);
    if (edge === undefined) continue;
    if (isPageNumber(line.text) || foot.has(line)) line.kind = edge;
    const key = `${edge} ${line.text.replace(/\d+/g, "#")}`;
    if (!found.has(key)) found.set(key, line);
  }
  return found;
}

/** Heights of a line between the foot of a page and the text above it. */
const APART = 3;
const FOOT_LINES = 3;
const CONTACT = /@\w|www\.|https?:|\d[\d ().-]{6,20}\d/;

/** A line or two of contacts at the lower edge, far below everything else: the footer of this page alone. */
function toLoneFoot(page: PageReading): Set<Line> {
  const foot = new Set(page.lines.filter((line) => line.y > page.height * (1 - EDGE)));
  if (foot.size > FOOT_LINES || foot.size === page.lines.length) return new Set();
  if (!Array.from(foot).some(({ text }) => CONTACT.test(text))) return new Set();
  const top = Math.min(...Array.from(foot, ({ y }) => y));
  const end = page.lines.reduce((low, line) => (foot.has(line) ? low : Math.max(low, line.y + line.height)), 0);
  return top - end > APART * Math.max(...Array.from(foot, ({ height }) => height)) ? foot : new Set();
}

function toEdge(y: number, height: number, pageHeight: number): "header" | "footer" | undefined {
  if (y + height < pageHeight * EDGE) return "header";
  return y > pageHeight * (1 - EDGE) ? "footer" : undefined;
}

function isPageNumber(text: string): boolean {
  return /^(?:page|seite|página|pagina)?\s?\d{1,3}(?:\s?(?:\/|of|von|de|sur|di)\s?\d{1,3})?$/i.test(text);
}
