import { toSentences } from "../../text/index.ts";
import { isPersonalLine } from "../contact/name.ts";
import type { Row } from "../rows.ts";
import type { SectionRows } from "../sections/sections.ts";
import type { Place, Quote, Section, Span } from "../types.ts";
import { STATEMENT } from "../weights.ts";
import { deniesAllBelow } from "./not-own.ts";
import { toParagraphs } from "./paragraphs.ts";

/** Sections that tell of others, of leisure or of where to write to, and languages, which are read item by item. */
const SILENT = new Set<Section>(["contact", "references", "interests", "languages"]);

/** What a resume says outside of all that was read as an entry: sentences under headings of its own, lines that found no role. */
export function readStatements(sections: readonly SectionRows[], places: readonly Place[], text: string): Quote[] {
  const rows = sections
    .filter((part) => !SILENT.has(part.section) && !deniesAllBelow(part))
    .flatMap((part) => {
      const said = toParagraphs(part.rows, text);
      return part.section === "skills" ? said.filter(isSentence) : said;
    });
  return rows.filter((row) => !isPersonalLine(row.folded)).flatMap((row) => toOpen(row, places, text));
}

/** Lists of skills are read item by item; "Shrink-wrapper: I set it up and clear its jams" among them says more than its names. */
const isSentence = ({ words }: Row): boolean =>
  words.split(/[,;:|•·]/).some((part) => part.trim().split(/\s+/).length >= STATEMENT.wordsOfSentence);

/** The sentences of a row of which most is in no entry. */
function toOpen(row: Row, places: readonly Place[], text: string): Quote[] {
  const words = text.slice(row.start, row.end).replaceAll("\n", " ");
  return toSentences(words).flatMap(({ start, end }) => {
    const span = { start: row.start + start, end: row.start + end };
    const said = text.slice(span.start, span.end);
    const isOpen = said.split(/\s+/).length >= STATEMENT.fewestWords && shareRead(span, places) <= STATEMENT.mostRead;
    return isOpen ? [{ ...span, text: said }] : [];
  });
}

/** Share of a stretch of text that stands in an entry already. */
function shareRead({ start, end }: Span, places: readonly Place[]): number {
  const inside = places
    .filter((place) => place.start < end && place.end > start)
    .map((place) => ({ start: Math.max(start, place.start), end: Math.min(end, place.end) }))
    .sort((a, b) => a.start - b.start);
  let [read, to] = [0, start];
  for (const one of inside) {
    read += Math.max(0, one.end - Math.max(to, one.start));
    to = Math.max(to, one.end);
  }
  return end > start ? read / (end - start) : 1;
}
