import { toSentences } from "../text/index.ts";
import { headingOf, type SectionKind } from "./headings.ts";
import type { JobText } from "./job-text.ts";
import { type Line, toLines } from "./lines.ts";
import type { Span } from "./types.ts";
import { type Word, wordAt } from "./words.ts";

/** A sentence or list item under its heading; `from`, `to` index the words of the text. */
export type Statement = Span & { section: SectionKind; heading: string; item: boolean; from: number; to: number };
export type Outline = { statements: Statement[]; headings: (Span & { section: SectionKind })[] };

const ASKING: ReadonlySet<SectionKind> = new Set(["must", "required", "nice"]);
const OURS = /\b(?:our|we|us|unser|unsere|wir|notre|nos|nous|nuestr[oa]s?|noss[oa]s?|nostr[aoie]|noi|ons|onze|wij)\b/i;

export function isAsking(kind: SectionKind): boolean {
  return ASKING.has(kind);
}

/** Lines under headings, cut into sentences. */
export function toOutline({ flat, words }: JobText): Outline {
  const lines = toLines(flat);
  const outline: Outline = { statements: [], headings: [] };
  let section: SectionKind = "intro";
  let heading = "";
  let bulleted = false;
  lines.forEach((line, index) => {
    const found = headingOf(flat, line, lines[index + 1]);
    let kind = section;
    let start = line.start;
    if (found) {
      kind = found.known ? found.kind : subsectionKind(flat.slice(line.start, line.end), section);
      outline.headings.push({ start: line.start, end: found.rest ?? line.end, section: kind });
      heading = flat.slice(line.start, found.rest ?? line.end);
      start = found.rest ?? line.end;
      if (!isLineOnly(kind, found.rest !== undefined, line)) section = kind;
      bulleted = false;
    }
    bulleted ||= line.bullet;
    if (start < line.end)
      pushSentences(outline.statements, flat, { ...line, start, prose: bulleted && !line.bullet && !found }, kind, heading, words);
  });
  return outline;
}

/** "Clinical:" inside the requirements stays a part of them; "Our values:" does not. */
function subsectionKind(title: string, parent: SectionKind): SectionKind {
  return (ASKING.has(parent) && !OURS.test(title)) || parent === "duties" ? parent : "other";
}

function isLineOnly(kind: SectionKind, hasRest: boolean, line: Line): boolean {
  return hasRest && (line.bullet || kind === "conditions" || kind === "title" || kind === "summary");
}

function pushSentences(
  out: Statement[],
  flat: string,
  line: Line & { prose: boolean },
  section: SectionKind,
  heading: string,
  words: readonly Word[],
): void {
  const sentences = toSentences(flat.slice(line.start, line.end));
  for (const sentence of sentences) {
    const start = line.start + sentence.start;
    const end = line.start + sentence.end;
    const item = line.bullet || (!line.prose && sentences.length === 1);
    out.push({ start, end, section, heading, item, from: wordAt(words, start), to: wordAt(words, end) });
  }
}
