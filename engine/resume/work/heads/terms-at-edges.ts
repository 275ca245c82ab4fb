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
