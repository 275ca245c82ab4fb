import lexicon from "../../data/resume/evidence.json";
import type { Span } from "../types.ts";
import { toHeadingKey } from "./headings.ts";
import type { SectionRows } from "./sections.ts";

const headings: ReadonlySet<string> = new Set(lexicon.goalHeadings.map(toHeadingKey));

/** Rows below a heading that opens wishes for the future ("Goals", "What I'm looking for"): they show no skill. */
export function goalSpans(sections: readonly SectionRows[]): Span[] {
  return sections
    .filter(({ heading }) => heading !== undefined && headings.has(toHeadingKey(heading.words)))
    .flatMap(({ rows }) => rows.map(({ start, end }) => ({ start, end })));
}
