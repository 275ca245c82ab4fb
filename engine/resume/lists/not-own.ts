import type { Row } from "../rows.ts";
import type { SectionRows } from "../sections/sections.ts";
import type { Span } from "../types.ts";
import { findDenied } from "./denials.ts";

/** "… saved our Salesforce rollout." – M. Reyes": a quotation at the begin of a line with the name of who said it. */
const QUOTATION = /^[^\S\n]*(?:[•*-]\s+)?["“„«]([^"“”„«»]{20,900})["”“»][^\S\n]*\n?[^\S\n]*(?:[–—~]|--?)\s*(?=\p{Lu})/gmu;

/** What was said by others. */
const findQuotations = (text: string): Span[] =>
  Array.from(text.matchAll(QUOTATION), ({ index, 0: all }) => ({ start: index, end: index + all.length }));

/** "Not my toolkit", "Tools I do not use": all below such a heading was not done; "Learning" above studies tells of those done. */
export const deniesAllBelow = ({ heading, section }: SectionRows): boolean => {
  const words = heading?.words.replace(/\s*:\s*$/, "");
  return words !== undefined && section !== "education" && denies(words.replace(FRAME, ""));
};

const denies = (words: string): boolean => findDenied(`${words}: x`).some(({ end }) => end > words.length + 1);

const MOST_WORDS = 10;
/** "## Not my thing", "~~~ NOT ME ~~~" */
const FRAME = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** Below a line that stands by itself and denies, a block or a list of short lines, where the line was not known for a heading. */
function findBelowDenials({ rows }: SectionRows): Span[] {
  return rows.flatMap((row, i) => {
    const words = row.words.replace(FRAME, "");
    const below = rows.slice(i + 1);
    const isHead = row.opensBlock && row.wordCount <= MOST_WORDS && !/[,.;:]/.test(words) && below.length > 0;
    if (!isHead || !denies(words)) return [];
    const end = below.findIndex((next, at) => at > 0 && next.opensBlock && !(isShort(below[at - 1]) && isShort(next)));
    return (end < 0 ? below : below.slice(0, end)).map(({ start, end: last }) => ({ start, end: last }));
  });
}

const isShort = (row: Row | undefined): boolean => row?.opensBlock === true && row.wordCount <= MOST_WORDS;

/** Stretches of a resume that tell nothing of what its owner can do. */
export const findNotOwn = (text: string, sections: readonly SectionRows[]): Span[] => [
  ...findQuotations(text),
  ...sections.flatMap(findBelowDenials),
  ...sections.filter(deniesAllBelow).flatMap(({ rows }) => rows.map(({ start, end }) => ({ start, end }))),
];
