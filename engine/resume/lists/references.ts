import type { Span } from "../types.ts";

/** Where a printed reference says what was published and by whom; offsets count from its start. */
export type Reference = { title: Span; publisher?: Span };

/** Longer references are read up to here. */
const LONGEST = 600;

/** Dates stand as zeros in what these read, so that no month is taken for a publisher. */
const TITLE = "(?<title>[^.?!|]{8,240}[?!]?)";
const PUBLISHER = "(?<publisher>\\p{Lu}[^.,;:(|\\d]{2,90})";
const FORMS: readonly RegExp[] = [
  // "Prado, I., & Falk, L. (2020). Feeding eighty guests. Kitchen Review, 12(3)"
  new RegExp(`^[^()]{3,300}\\([^()]{0,20}0{4}[^()]{0,20}\\)[.:,]?\\s+${TITLE}(?:[.]\\s+(?:In:?\\s+)?${PUBLISHER})?`, "u"),
  // "Prado I, Falk L. Feeding eighty guests. Kitchen Review. 2020;12:1-9"
  new RegExp(`^(?:[\\p{L}'’-]{2,30} \\p{Lu}{1,3}(?:,|\\.)\\s+){1,15}(?:et al[.,]*\\s+)?${TITLE}\\.\\s+${PUBLISHER}`, "u"),
  // “Feeding eighty guests”, Kitchen Review, 2020
  new RegExp(`["“„«](?<title>[^"”“»]{8,240})["”“»](?:[\\s,.:–—-]*(?:[Ii]n:?\\s+|[Pp]ublished (?:in|by)\\s+)?${PUBLISHER})?`, "u"),
  // Feeding eighty guests | Kitchen Review | 2020
  new RegExp(`^(?<title>[^|–—·]{8,240}?)\\s+[|–—·]\\s+${PUBLISHER}`, "u"),
  // Feeding eighty guests, Kitchen Review, 2020
  new RegExp(`^(?<title>[^.,;|]{8,240})[,.]\\s+(?:in\\s+)?${PUBLISHER}(?:,\\s+|\\s+\\(|\\s+)0{4}[^\\p{L}]*$`, "u"),
  // Feeding eighty guests – March 2020
  /^(?<title>.{8,240}?)[\s,.;:(|–—-]+0{4}[0\s).]*$/su,
];

/** A reference in one of the manners people print them in; undefined where none is seen. */
export function readReference(printed: string, dates: readonly Span[]): Reference | undefined {
  const read = printed.slice(0, LONGEST);
  const masked = dates
    .filter(({ end }) => end <= read.length)
    .reduce((text, { start, end }) => text.slice(0, start) + "0".repeat(end - start) + text.slice(end), read);
  for (const form of FORMS) {
    const { title, publisher } = form.exec(masked)?.groups ?? {};
    if (title === undefined) continue;
    const start = masked.indexOf(title);
    const found = { start, end: start + title.trimEnd().length };
    if (publisher === undefined) return { title: found };
    const behind = masked.indexOf(publisher, found.end);
    return { title: found, publisher: { start: behind, end: behind + publisher.trimEnd().length } };
  }
  return undefined;
}
