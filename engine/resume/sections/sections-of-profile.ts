import type { Row } from "../rows.ts";
import type { ResumeProfile, Section } from "../types.ts";
import type { SectionRows } from "./sections.ts";

/** The section a place of the document stands in, "other" between sections. */
export function sectionAt(profile: ResumeProfile, offset: number): Section {
  return profile.meta.sections.find((section) => offset >= section.start && offset < section.end)?.section ?? "other";
}

/** Below several headings on one line, a cell stands apart from the one above it: cells of other sections lie between. */
const isCell = (row: Row | undefined): boolean => row !== undefined && row.cells.length < row.line.cells.length;

/** Stretches of text with their section; a section that goes on in another column or page gives several. */
export function toSectionSpans(sections: readonly SectionRows[]): ResumeProfile["meta"]["sections"] {
  const spans: (ResumeProfile["meta"]["sections"][number] & { last: number })[] = [];
  for (const { section, heading, rows } of sections) {
    if (heading)
      spans.push({ section, heading: heading.words, start: heading.start, end: heading.content?.end ?? heading.end, last: heading.row });
    let fresh = !heading;
    for (const [i, row] of rows.entries()) {
      const open = spans.at(-1);
      if (
        !fresh &&
        open &&
        row.start >= open.start &&
        !((isCell(row) || isCell(rows[i - 1])) && row.line.start > open.end) &&
        (row.index === open.last + 1 || row.index === open.last)
      ) {
        open.end = Math.max(open.end, row.end);
        open.last = row.index;
      } else spans.push({ section, start: row.start, end: row.end, last: row.index });
      fresh = false;
    }
  }
  return spans.sort((a, b) => a.start - b.start).map(({ last: _, ...span }) => span);
}
