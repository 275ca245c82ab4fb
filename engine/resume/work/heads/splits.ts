import { type Row, trimSpan } from "../../rows.ts";
import { hasTitleWord } from "../titles.ts";
import { withoutWorkload } from "./edges.ts";
import { leadLength, type Segment } from "./segments.ts";

const LEGAL_TAIL =
  /^(?:inc|llc|ltd|l\.l\.c|plc|corp|co|gmbh|ag|lp|llp|pllc|s\.?a\.?|s\.?l\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|lda|ltda|bv|b\.v|n\.?v|pc|pa|e\.p\.e|epe|e\.m|jr|sr|phd|md|rn)\b\.?/i;
/** "Baker, Stone & Dunn LLP", "Dunbar, Wylie & Partners": the commas between the names of a firm part nothing. */
const FIRM_OF_NAMES =
  /^(?:\p{Lu}[\p{L}'’-]+, ){1,3}\p{Lu}[\p{L}'’-]+,? (?:&|and|und|et|y|e) (?:\p{Lu}[\p{L}'’-]+ )?(?:Partners?|Partnership|Sons?|Daughters?|Brothers|Bros|Co|Company|Associates|Associés|Sociedade|Sozien|LLP|LLC|LP|Ltd|Limited|PLLC|PLC|PC|Inc|Solicitors|Attorneys|Advocates|Abogados|Advogados|Avvocati|Avocats|Rechtsanwälte|Steuerberater|Accountants|Architects|Surveyors|Consultants)\b/u;
const lengthOfFirm = (text: string): number => FIRM_OF_NAMES.exec(text)?.[0].length ?? 0;

/** What opens with such a firm; "Nurse, Baker & Dunn LLP" opens with a post. */
export const opensFirm = (text: string): boolean => lengthOfFirm(text) > 0 && !hasTitleWord(text.slice(0, text.indexOf(",")));

const PREPOSITION =
  /\s+(?:for|with|en|em|für|pour|per|voor|para|na|no|nella|nel|dans|w\/)\s+(?:(?:the|la|el|le|les|der|die|das|de|het|o|a|il)\s+)?(?=[\p{L}\p{N}])/giu;

/** "Modelista na Malhas Souto": before a name, what Portuguese and Italian say for "at the". */
const IN_THE = /^\s+(?:na|no|nella|nel)\s/i;
/** "Dresser with Clyde & Cart", but "Nurse with experience of wards": only before a name it leads to the employer. */
const isWithThing = (hit: string, rest: string): boolean => /^\s+with\s/i.test(hit) && !/^\p{Lu}\p{Ll}/u.test(rest);

/** "Forklift Driver classes 1, 3 and 5" */
const NUMBERS_IN_ROW = /^\D*\d{1,2}, \d{1,2}(?:, \d{1,2})*,? (?:and|und|et|y|e|en|&) \d{1,2}(?!\d)/u;

/** How eagerly commas part a head line. */
export type SplitMode = "whole" | "comma" | "first-comma" | "last-comma" | "preposition" | "bracket" | "mark" | "type";

/** The parts of a segment in one mode. */
export function split(masked: string, segment: Segment, mode: Exclude<SplitMode, "type">): Segment[] {
  if (mode === "bracket") return splitBracket(masked, segment);
  if (mode === "mark") return splitAtMark(masked, segment);
  if (mode !== "preposition") return splitCommas(masked, segment, mode);
  const text = masked.slice(segment.start, segment.end);
  const hit = [...text.matchAll(PREPOSITION)].findLast((found) => !isWithThing(found[0], text.slice(found.index + found[0].length)));
  if (!hit) return [segment];
  return [
    { ...segment, end: segment.start + hit.index },
    {
      ...segment,
      start: segment.start + hit.index + leadLength(hit[0]),
      afterAt: IN_THE.test(hit[0]) && /^\p{Lu}/u.test(text.slice(hit.index + hit[0].length)),
    },
  ];
}

/** "SENIOR CARER Willow Mead": set in bold and in plain type, with no mark between them; "Instructor (SSG)" is parted by its brackets. */
export function splitAtType({ line, start, words }: Row, segment: Segment): Segment[] {
  const cuts = (line.shifts ?? [])
    .map((shift) => shift - start)
    .filter((at) => at > segment.start && at < segment.end && !/^\s*[([]/.test(words.slice(at)));
  const edges = [segment.start, ...cuts, segment.end];
  return cuts
    .map((cut, i) => ({ ...segment, start: edges[i] ?? segment.start, end: cut }))
    .concat({ ...segment, start: cuts.at(-1) ?? segment.start });
}

/**
 * "Acheteur / Garage Vial", "VP, Operations: Hale Ltd": at the one slash between blanks, or colon; "Barista / Waiter / Host" are posts in a
 * row, "Baker / HALE BAKERS / Leeds" are not.
 */
function splitAtMark(masked: string, segment: Segment): Segment[] {
  const text = masked.slice(segment.start, segment.end).replace(/\s+\/\s*$/, "");
  const hits = [...text.matchAll(/\s\/\s|:\s/g)];
  const [hit, second] = hits;
  if (!hit || hits.length > 2 || (second && !isNameInCapitals(text, hit, second))) return [segment];
  const edges = hits.map(({ index, 0: mark }) => ({ end: segment.start + index, next: segment.start + index + mark.length }));
  return [segment.start, ...edges.map(({ next }) => next)].map((start, i) => ({
    ...segment,
    start,
    end: edges[i]?.end ?? segment.start + text.length,
    afterAt: i === 0 && segment.afterAt,
  }));
}

/** Of three parts the middle one alone stands in capitals. */
function isNameInCapitals(text: string, first: RegExpExecArray, second: RegExpExecArray): boolean {
  const isLarge = (part: string) => /^\P{Ll}*\p{Lu}{3}\P{Ll}*$/u.test(part);
  return isLarge(text.slice(first.index, second.index)) && !isLarge(text.slice(0, first.index));
}

/** "Security Guard (Harbour View Ltd)", "Electricista [Obras Lara]": the brackets that end the segment, however many stand within them. */
function splitBracket(masked: string, segment: Segment): Segment[] {
  if (!/[)\]]/.test(masked.charAt(segment.end - 1)) || withoutWorkload(masked, segment.start, segment.end) < segment.end) return [segment];
  let [open, depth] = [segment.end - 1, 1];
  while (depth > 0 && open > segment.start) depth += { ")": 1, "]": 1, "(": -1, "[": -1 }[masked.charAt(--open)] ?? 0;
  if (depth > 0 || open <= segment.start + 1) return [segment];
  return [
    { ...segment, ...trimSpan(masked, { start: segment.start, end: open }) },
    { ...segment, start: open + 1, end: segment.end - 1, afterAt: false },
  ];
}

export function splitCommas(masked: string, segment: Segment, mode: SplitMode): Segment[] {
  if (mode === "whole") return [segment];
  const parts: Segment[] = [];
  let from = segment.start;
  let endOfFirm = opensFirm(masked.slice(from)) ? toEndOfFirm(masked, from) : from;
  for (let at = nextComma(masked, from); at !== -1 && at < segment.end; at = nextComma(masked, at + 1)) {
    const rest = masked.slice(at + 1, at + 16).trimStart();
    if (at < endOfFirm || NUMBERS_IN_ROW.test(masked.slice(Math.max(0, at - 3), at + 24))) continue;
    if (LEGAL_TAIL.test(rest) || masked.slice(segment.start, at).lastIndexOf("(") > masked.slice(segment.start, at).lastIndexOf(")"))
      continue;
    parts.push({ ...segment, start: from, end: at, afterAt: parts.length === 0 && segment.afterAt });
    from = at + 1;
    endOfFirm = toEndOfFirm(masked, from);
    if (mode === "first-comma") break;
  }
  parts.push({ ...segment, start: from, afterAt: parts.length === 0 && segment.afterAt });
  const [first, last] = [parts[0], parts.at(-1)];
  if (mode !== "last-comma" || !first || !last) return parts;
  return parts.length > 1 ? [{ ...first, end: parts.at(-2)?.end ?? first.end }, last] : parts;
}

function toEndOfFirm(text: string, from: number): number {
  const start = from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);
  return start + lengthOfFirm(text.slice(start));
}

function nextComma(text: string, from: number): number {
  const found = text
    .slice(from)
    .search(
      /[,:](?=\s)|(?<!(?<!\p{L})(?:[A-HJ-UWYZ]|Sta?|STA?|Ste|Sto|Mt|MT|Ft|Dra?|DRA?|Mrs?|MRS?|Ms|Prof|PROF|Gen|Capt|Col|Sgt|Gebr|Geb|Fa|Fr|Hnos|Hno|Cia|Agr|Az|Soc|Coop|Univ|Inst|Dept|Assoc|Bros|Nig|Intl|Natl|Mfg|Cons|Esc|Col|Lic|Ing|Sr|Jr))\.(?=\s{1,2}(?:\p{Lu}\p{L}{3}|\p{Lu}{3}\s))/u,
    );
  return found === -1 ? -1 : from + found;
}
