import { trimSpan } from "../../rows.ts";
import { saysTermsOnly } from "../terms.ts";
import { hasTitleWord } from "../titles.ts";
import type { Segment } from "./segments.ts";

/** "Full-time, Wadebridge", "Acme Ltd, part-time": the part without the terms of the contract at its edges; "Courier, casual" is a title as it is printed. */
export function withoutTerms(masked: string, segment: Segment): Segment {
  const text = masked.slice(segment.start, segment.end);
  const [first, last] = [text.indexOf(", "), text.lastIndexOf(", ")];
  if (first < 0) return segment;
  if (saysTermsOnly(text.slice(0, first)))
    return withoutTerms(masked, { ...segment, ...trimSpan(masked, { start: segment.start + first + 1, end: segment.end }) });
  return saysTermsOnly(text.slice(last + 2)) && !hasTitleWord(text) ? { ...segment, end: segment.start + last } : segment;
}

const BEHIND_DATES = /\(\s{4,}[,;–—-]\s*([^()\s][^()]{2,38})\)/gu;
const BEFORE_DATES = /\(([^()\s][^()]{2,38}?)[,;]\s{4,}\)/gu;

/** "(2020 – 2023, part time)", "(seasonal, 2018 – 2019)": terms in the brackets of the dates, blanked out like these. */
export const withoutTermsBesideDates = (masked: string): string =>
  [BEHIND_DATES, BEFORE_DATES].reduce(
    (words, brackets) => words.replace(brackets, (all, terms: string) => (saysTermsOnly(terms) ? " ".repeat(all.length) : all)),
    masked,
  );
