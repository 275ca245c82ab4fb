import { findDegrees, hasInstitutionWord } from "../../education/degrees.ts";
import { type Row, trimSpan } from "../../rows.ts";
import type { Span } from "../../types.ts";
import type { FieldLabel } from "../field-labels.ts";
import { hasOrganisationWord } from "../organisations.ts";
import { hasTitleWord } from "../titles.ts";
import { cutsOfStory } from "./stories.ts";

/** A part of a head line between two marks; `cell`: its number within the line. */
export type Segment = Span & {
  afterAt: boolean;
  cell?: number;
  beforePlace?: boolean;
  behindPlace?: boolean;
  label?: FieldLabel;
  rest?: readonly Span[];
};

const HARD = /\s*::\s*|\s*[|•·●▪‖⋄◆♦~;\t]\s*|\s+[–—-]{1,2}\s+|\s{3,}|\s*[—]\s*|\s+@\s*|\s+\/\/\s+/g;
const AT =
  /\s+(?:at|at the|bei|beim|bei der|bei den|bei dem|bei der firma|im hause|chez|au sein de|au sein du|au sein de la|presso|presso la|presso lo|presso il|bij|bij de|via(?= (?:\p{L}[\p{L}.'’-]* ){0,3}\p{L}*(?:uitzend|detacher|agency|staffing|recruit|zeitarbeit|personal|interim|intérim|temporal))|na empresa|da empresa|en la empresa|c\/o|from(?=(?: the)? (?:\p{L}+ ){0,3}(?:university|college|institute|school|academy|polytechnic)\b)|(?:aan het|aan de|an der|am|à la|au|en la|en el|na|no|alla)(?= (?:\p{L}[\p{L}.'’-]* ){0,2}\p{L}*(?:universi|hogeschool|hochschule|akademie|academi|gymnasium|college|lyceum|liceo|lycée|instituto|institut|istituto|école|escuela|escola|schule|school|roc|iut)))\s+(?!(?:Law|Large|Sea|Arms|Height|Heights)(?!\s+[\p{Lu}&]))(?=[\p{Lu}\p{N}„"“'])/giu;

/** "Bachelor of Science - BS, Physics": a degree and its letters, as networks export them. */
const OWN_LETTERS =
  /(?<!\p{L})(?:Bachelor|Master|Associate|Doctor|Diploma|Certificate)(?:'s)?(?: \p{L}+){0,5} - \p{Lu}[\p{L}.]{1,6}(?=,|$|\s·)/gu;

/** "2018–2020 / Teacher / Acme": a slash beside the dates parts the whole line; one between two words may stand within a title. */
const SLASH_AT_EDGE = /^\s*\/\s|\s\/\s*$/;

const ARTICLE_BEFORE_NAME = /^(?:the|de[rmn]?|die|das|het|la|le|les|lo|il|el|o)\s+(?=[\p{Lu}\p{N}])/u;
const LED = /^(?:for|für|pour|voor|at|bei|chez|presso|bij)\s+(?:(?:the|le|la|les|der|die|den|het|de)\s+)?(?=[\p{Lu}\p{N}])/u;

/** "Dates (from – to)", "Nurse (ICU – nights)": what stands in brackets is not parted. */
const BRACKET = /\(\p{L}(?:[^()\s]|\s(?!\s)){0,40}\)/gu;

/** "University of Texas at Dallas": the town is a part of the name of the school. */
const isCampus = (before: string, behind: string): boolean =>
  /\b(?:University|College) of (?:\p{Lu}[\p{L}-]+ ?){1,3}$/u.test(before.trimEnd()) &&
  !hasOrganisationWord(behind.split(/[,;|(]/)[0] ?? "");

const LONGEST_WITH_AT = 3;
/** "Spa at Llanfair Manor", "Restaurant at the Mill": a house within another, no post at one and no course at a school. */
const isNameWithAt = (before: string, behind: string): boolean => isCampus(before, behind) || isHouseWithin(before, behind);

const isHouseWithin = (before: string, behind: string): boolean =>
  hasOrganisationWord(before) &&
  before.trim().split(/\s+/).length <= LONGEST_WITH_AT &&
  !hasTitleWord(before) &&
  !/[,|–—]/.test(before) &&
  !hasInstitutionWord(behind) &&
  findDegrees(before).length === 0;

const postsAt = (masked: string) =>
  [...masked.matchAll(AT)].filter(({ index, 0: at }) => !isNameWithAt(masked.slice(0, index), masked.slice(index + at.length)));
/** The parts between hard marks: bars, dashes with blanks, cells, "at". */
export function toHardSegments(masked: string, row: Row): Segment[] {
  const cuts: { start: number; end: number; at: boolean }[] = [];
  for (const hit of masked.matchAll(HARD)) cuts.push({ start: hit.index, end: hit.index + hit[0].length, at: hit[0].includes("@") });
  for (const hit of postsAt(masked)) cuts.push({ start: hit.index, end: hit.index + leadLength(hit[0]), at: true });
  for (const { index, 0: degree } of masked.matchAll(OWN_LETTERS)) {
    const inside = cuts.findIndex(({ start, end }) => start > index && end < index + degree.length);
    if (inside >= 0) cuts.splice(inside, 1);
  }
  const isLed = cuts.some(({ at }) => at);
  cuts.push(...cutsOfStory(masked, isLed));
  if (SLASH_AT_EDGE.test(masked))
    for (const hit of masked.matchAll(/\s\/\s/g)) cuts.push({ start: hit.index, end: hit.index + hit[0].length, at: false });
  for (const cell of row.cells.slice(1)) cuts.push({ start: cell.start - row.start, end: cell.start - row.start, at: false });
  for (const { index, 0: bracket } of masked.matchAll(BRACKET)) {
    const inside = cuts.findIndex(({ start, end }) => start > index && end < index + bracket.length);
    if (inside >= 0) cuts.splice(inside, 1);
  }
  cuts.sort((a, b) => a.start - b.start);
  const segments: Segment[] = [];
  let from = 0;
  let afterAt = /^(?:at|bei|chez|presso|bij|@)\s/i.test(masked);
  if (afterAt) from = masked.search(/\s/) + 1;
  for (const cut of cuts) {
    if (cut.start >= from) segments.push({ ...trimSpan(masked, { start: from, end: cut.start }), afterAt });
    if (cut.end >= from) {
      from = cut.end;
      afterAt = cut.at;
    }
  }
  segments.push({ ...trimSpan(masked, { start: from, end: masked.length }), afterAt });
  return segments
    .filter((segment) => segment.end > segment.start && /\p{L}/u.test(masked.slice(segment.start, segment.end)))
    .map((segment) => withoutLead(masked, segment));
}

/** "Site Manager – for Acme Ltd": behind a mark or on a line of its own, the small word leads to the employer. */
function withoutLead(masked: string, segment: Segment): Segment {
  const lead = LED.exec(masked.slice(segment.start, segment.end));
  const article = segment.afterAt ? ARTICLE_BEFORE_NAME.exec(masked.slice(segment.start, segment.end)) : null;
  if (article) return { ...segment, start: segment.start + article[0].length };
  return lead ? { ...segment, start: segment.start + lead[0].length, afterAt: true } : segment;
}

/** Up to an article with a capital, which is a part of the name: "at the Crown", "at The Crown". */
export const leadLength = (lead: string): number =>
  lead.replace(/(?<=\s)(?:The|Le|La|Les|El|Los|Las|Der|Die|Das|De|Het|Il|Lo|O|A)\s+$/, "").length;
