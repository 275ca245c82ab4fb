import type { PersonalSpan } from "../types.ts";
import { findAddress } from "./address.ts";
import { findHonorifics, findPronouns } from "./address-forms.ts";
import { findContact, findLinks } from "./contact.ts";
import { findNames } from "./names.ts";
import { findBirth, findNationality } from "./origin.ts";
import { findSchools, findStudyDates } from "./schools.ts";
import type { Subject } from "./subject.ts";

/** The words of a document that tell who somebody is or where they come from, in order, apart from each other and within lines. */
export function findPersonal(document: Subject["document"], profile: Subject["profile"]): PersonalSpan[] {
  const subject = { document, profile };
  const names = toSeparate(findNames(subject), document.text);
  const all = [
    ...names,
    ...findContact(subject),
    ...findLinks(subject),
    ...findAddress(subject),
    ...findSchools(subject),
    ...findStudyDates(subject),
    ...findBirth(subject),
    ...findNationality(subject),
    ...findPronouns(subject),
    ...findHonorifics(subject, names),
  ];
  return toSeparate(all, document.text);
}

/** The words of several findings in one document. */
export function joinPersonal(text: string, ...found: readonly (readonly PersonalSpan[])[]): PersonalSpan[] {
  return toSeparate(found.flat(), text);
}

/** Overlapping spans become one, of the kind of the longest; a span over several lines or cells becomes one in each. */
function toSeparate(spans: readonly PersonalSpan[], text: string): PersonalSpan[] {
  const merged: (PersonalSpan & { longest: number })[] = [];
  const pieces = spans.flatMap((span) => toPieces(span, text));
  for (const span of pieces.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const open = merged.at(-1);
    const length = span.end - span.start;
    if (open === undefined || span.start >= open.end) merged.push({ ...span, longest: length });
    else {
      open.end = Math.max(open.end, span.end);
      if (length > open.longest) Object.assign(open, { kind: span.kind, longest: length });
    }
  }
  return merged.map(({ kind, start, end }) => ({ start, end, kind }));
}

function toPieces({ kind, start, end }: PersonalSpan, text: string): PersonalSpan[] {
  return Array.from(text.slice(start, end).matchAll(/[^\n\t]+/g)).flatMap((piece) => {
    const from = start + piece.index + piece[0].length - piece[0].trimStart().length;
    const to = start + piece.index + piece[0].trimEnd().length;
    return to > from ? [{ kind, start: from, end: to }] : [];
  });
}
