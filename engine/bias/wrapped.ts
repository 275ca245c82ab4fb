type Span = { start: number; end: number };

/** Characters a line may have in a text whose lines were broken at a width; longer ones were never broken. */
const WIDEST = 110;
/** Shorter lines are items and headings, not lines that were full. */
const NARROWEST = 40;
/** Share of the width from which a line counts as full: the next word would not have gone in. */
const FULL = 0.85;
const ENDED = /[.:;!?]["'”’)]*$/u;
/** An item of a list; its further lines hang behind the mark. */
const ITEM = /^[ \t]*[-–*•·>]\s/u;
const GOES_ON = /^(?:\p{Ll}[\p{L}'’]*|\d+\b(?![.)]))/u;

/** Joins the lines of a sentence that was broken at the width of a page: "this is a young / man's game". */
export function joinWrapped(text: string, spans: readonly Span[]): Span[] {
  const width = widthOf(text);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && isBroken(text, last, span, width)) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}

/** The width at which the lines of a text were broken, or 0. */
function widthOf(text: string): number {
  const longest = text.split("\n").reduce((most, line) => Math.max(most, line.trimEnd().length), 0);
  return longest >= NARROWEST && longest <= WIDEST ? longest : 0;
}

function isBroken(text: string, before: Span, after: Span, width: number): boolean {
  if (!/^[ \t]*\r?\n[ \t]*$/.test(text.slice(before.end, after.start))) return false;
  const line = lineOf(text, before.end);
  const next = GOES_ON.exec(text.slice(after.start, after.start + NARROWEST))?.[0];
  if (next === undefined || ENDED.test(line)) return false;
  const hangs = ITEM.test(line) && indentOf(lineOf(text, after.start + 1)) > indentOf(line);
  return hangs || (width > 0 && line.length >= NARROWEST && line.length + 1 + next.length > width * FULL);
}

const lineOf = (text: string, end: number): string => text.slice(Math.max(text.lastIndexOf("\n", end - 1) + 1, end - WIDEST), end);

const indentOf = (line: string): number => line.length - line.trimStart().length;
