import type { Document, Line } from "../../documents/index.ts";
import { type ResumeProfile, sectionAt } from "../../resume/index.ts";
import type { PersonalKind, PersonalSpan } from "../types.ts";

/** What a finder of personal words may look at. */
export type Subject = { document: Document; profile: ResumeProfile };

/** Lines of a block of contact data at most. */
const CONTACT_LINES = 12;

export type LineWords = Line & { words: string };

export const toSpan = (kind: PersonalKind, start: number, end: number): PersonalSpan => ({ kind, start, end });

/** Places of the profile's values whose path fits, without those that stand nowhere. */
export function placesOf({ meta }: ResumeProfile, path: RegExp): ResumeProfile["meta"]["places"] {
  return meta.places.filter((place) => path.test(place.path) && place.end > place.start);
}

export function toLineWords(document: Document): LineWords[] {
  return document.lines.map((line) => ({ ...line, words: document.text.slice(line.start, line.end) }));
}

/** Lines that tell who somebody is and how to reach them: running lines, contact sections, all above the first heading, and what stands beside the name. */
export function findContactLines({ document, profile }: Subject): LineWords[] {
  const others = profile.meta.sections.filter(({ section }) => section !== "contact" && section !== "other");
  const headed = others.filter(({ heading }) => heading !== undefined);
  const first = Math.min(document.text.length, ...(headed.length > 0 ? headed : others).map(({ start }) => start));
  const lines = toLineWords(document);
  const blocks = toContactBlocks(lines, profile);
  return lines.filter(
    ({ kind, start, end, block }) =>
      kind === "header" || kind === "footer" || end <= first || blocks.has(block) || sectionAt(profile, start) === "contact",
  );
}

/** Blocks that hold the name, the mail address or the phone number, unless they hold half the resume. */
function toContactBlocks(lines: readonly LineWords[], profile: ResumeProfile): Set<number> {
  const isOwn = toCover(placesOf(profile, /^\/basics\/(name|email|phone)$/));
  const sizes = new Map<number, number>();
  for (const { block } of lines) sizes.set(block, (sizes.get(block) ?? 0) + 1);
  const holding = lines.filter(({ start, end, block }) => (sizes.get(block) ?? 0) <= CONTACT_LINES && isOwn(start, end));
  return new Set(holding.map(({ block }) => block));
}

type Stretch = { start: number; end: number };

/** Tells whether a stretch touches one of these; in the time of a search, however many there are. */
export function toCover(spans: readonly Stretch[]): (start: number, end: number) => boolean {
  const merged: Stretch[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const open = merged.at(-1);
    if (open && start <= open.end) open.end = Math.max(open.end, end);
    else merged.push({ start, end });
  }
  return (start, end) => {
    let low = 0;
    let high = merged.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((merged[middle]?.end ?? 0) > start) high = middle;
      else low = middle + 1;
    }
    const next = merged[low];
    return next !== undefined && next.start < end;
  };
}
