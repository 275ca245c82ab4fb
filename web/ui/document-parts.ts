import type { DocumentView, PersonalKind, Span } from "@fairlead/contracts";

type Line = DocumentView["lines"][number];
export type Piece = Span & { text: string; bold: boolean; masked: PersonalKind | null; quotes: readonly number[] };
export type Part = { start: number; page: number; kind: Line["kind"]; pieces: Piece[] };

/** A line this much shorter than the long lines of its document ended on purpose; the next one begins anew. */
const FULL_LINE = 0.72;
const LONG_LINE_RANK = 0.9;
const BULLET = /^[•●▪■◦○‣⁃·*–—-]\s+/u;

/** The text as a reader lays it out: headings, paragraphs, bullets; cut where quotes and masks begin and end. Offsets stay those of `text`. */
export function toParts(
  { kind, text, lines, masked }: Pick<DocumentView, "kind" | "text" | "lines" | "masked">,
  quotes: readonly Span[],
): Part[] {
  // A word processor breaks no lines itself: each one is a paragraph.
  const fullChars = kind === "docx" ? Number.POSITIVE_INFINITY : toLongLine(lines) * FULL_LINE;
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group !== undefined && continues(group, line, fullChars)) group.push(line);
    else groups.push([line]);
  }
  const cuts = [...quotes, ...masked].flatMap(({ start, end }) => [start, end]).sort((a, b) => a - b);
  return groups.map((group) => {
    const [first] = group as [Line, ...Line[]];
    const skipped = first.kind === "bullet" ? (BULLET.exec(text.slice(first.start, first.end))?.[0].length ?? 0) : 0;
    const pieces = group.flatMap((line, i) => toPieces({ text, masked, quotes, cuts }, line, i === 0 ? skipped : 0, group[i + 1]?.start));
    return { start: first.start, page: first.page, kind: first.kind, pieces };
  });
}

function continues(group: readonly Line[], line: Line, fullChars: number): boolean {
  const [first] = group;
  const last = group.at(-1);
  if (first === undefined || last === undefined || line.block !== first.block || line.kind !== "body") return false;
  return (first.kind === "body" || first.kind === "bullet") && last.end - last.start >= fullChars;
}

function toLongLine(lines: readonly Line[]): number {
  const lengths = lines.filter(({ kind }) => kind === "body" || kind === "bullet").map(({ start, end }) => end - start);
  return lengths.sort((a, b) => a - b)[Math.floor(lengths.length * LONG_LINE_RANK)] ?? 0;
}

type Source = Pick<DocumentView, "text" | "masked"> & { quotes: readonly Span[]; cuts: readonly number[] };

/** One line in pieces; the end of line before a following line of the same part becomes a space. */
function toPieces({ text, masked, quotes, cuts }: Source, line: Line, skipped: number, nextStart: number | undefined): Piece[] {
  const from = line.start + skipped;
  const to = nextStart ?? line.end;
  const inner = cuts.filter((cut) => cut > from && cut < to);
  const bounds = [...new Set([from, ...inner, to])];
  return bounds.slice(0, -1).map((start, i) => {
    const end = bounds[i + 1] ?? to;
    const covers = (span: Span) => span.start <= start && span.end >= end;
    return {
      start,
      end,
      text: text.slice(start, end).replaceAll("\n", " "),
      bold: line.bold && line.kind !== "heading",
      masked: masked.find(covers)?.kind ?? null,
      quotes: quotes.flatMap((quote, at) => (covers(quote) ? [at] : [])),
    };
  });
}
