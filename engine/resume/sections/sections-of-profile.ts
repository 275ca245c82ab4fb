import type { ResumeProfile, Section } from "../types.ts";
import type { SectionRows } from "./sections.ts";

/** The section a place of the document stands in, "other" between sections. */
export function sectionAt(profile: ResumeProfile, offset: number): Section {
  return profile.meta.sections.find((section) => offset >= section.start && offset < section.end)?.section ?? "other";
}

/** Stretches of text with their section; a section that goes on in another column or page gives several. */
export function toSectionSpans(sections: readonly SectionRows[]): ResumeProfile["meta"]["sections"] {
  const spans: (ResumeProfile["meta"]["sections"][number] & { last: number })[] = [];
  for (const { section, heading, rows } of sections) {
    if (heading)
      spans.push({ section, heading: heading.words, start: heading.start, end: heading.content?.end ?? heading.end, last: heading.row });
    let fresh = !heading;
    for (const row of rows) {
      const open = spans.at(-1);
      if (!fresh && open && (row.index === open.last + 1 || row.index === open.last)) {
        open.end = Math.max(open.end, row.end);
        open.last = row.index;
      } else spans.push({ section, start: row.start, end: row.end, last: row.index });
      fresh = false;
    }
  }
  return spans.sort((a, b) => a.start - b.start).map(({ last: _, ...span }) => span);
}
