import grammar from "../../data/resume/heading-words.json";
import { fold } from "../../text/index.ts";
import { type Location, readLocation, readTownWithCode, readTrailingLocation } from "../contact/locations.ts";
import { findDegrees, hasInstitutionWord } from "../education/degrees.ts";
import { type Signs, withoutRanges } from "../row-signs.ts";
import { type Row, trimSpan } from "../rows.ts";
import type { Span } from "../types.ts";
import { type FieldLabel, LONGEST_LABEL, readLabel } from "./field-labels.ts";
import { hasOrganisationWord, isDepartment } from "./organisations.ts";
import { hasTitleWord } from "./titles.ts";

/** How eagerly commas part a head line. */
export type SplitMode = "whole" | "comma" | "first-comma" | "last-comma" | "preposition" | "bracket" | "type";
/** A part of a head line that may be a title, an organisation, a degree …; `index` counts within its row and mode. */
export type Piece = Span & {
  text: string;
  mode: SplitMode;
  index: number;
  /** 1 for the last part of its row and mode. */
  fromEnd: number;
  row: number;
  offset: number;
  /** The offset without lines that hold nothing but a place. */
  level: number;
  afterAt: boolean;
  label: FieldLabel | undefined;
  bold: boolean;
  /** Which cell of which row it stands in, counted with the cells that are locations. */
  cell: string;
};
/** `placeKeys`: which cells of the row (`offset/cell`) are a location, and which end in one behind a comma (`offset/cell/tail`). */
export type HeadRow = { pieces: Piece[]; locations: Location[]; placeKeys: string[] };

const HARD = /\s*::\s*|\s*[|•·●▪‖⋄◆♦~;\t]\s*|\s+[–—-]{1,2}\s+|\s{3,}|\s*[—]\s*|\s+@\s*|\s+\/\/\s+|\s*(?:\.{4,}|…{2,})\s*/g;
const AT =
  /\s+(?:at|at the|bei|beim|bei der|bei den|bei dem|bei der firma|im hause|chez|au sein de|au sein du|au sein de la|presso|presso la|presso lo|presso il|bij|bij de|na empresa|da empresa|en la empresa|c\/o|from(?=(?: the)? (?:\p{L}+ ){0,3}(?:university|college|institute|school|academy|polytechnic)\b))\s+(?!(?:Law|Large|Sea|Arms|Height|Heights)(?!\s+[\p{Lu}&]))(?=[\p{Lu}\p{N}„"“'])/giu;
const YEARS = "(?:years?|yrs?|jahren?|ans?|años?|anos?|anni|anno|jaar|jr)";
const MONTHS = "(?:months?|mos?|monaten?|mois|mes(?:es)?|mesi|mese|maanden|maand|mnd)";
const COUNTS =
  "one|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|dois|duas|três|due|quattro|twee|drie";
const DURATION = new RegExp(
  `(?<=, |\\()(?:${COUNTS}) (?:${YEARS}|${MONTHS})(?![\\p{L}\\p{N} ])|\\(?\\b\\d{1,2}(?:[.,]\\d)?\\+? ?${YEARS}\\b\\.?(?:,? ?(?:and|und|et|y|e|en)? ?\\d{1,2} ?${MONTHS}\\b\\.?)?\\)?|\\(?\\b\\d{1,2} ?${MONTHS}\\b\\.?\\)?`,
  "giu",
);
/** "Sala dos 4 anos", "children aged 3 years": how old somebody is. */
const AGE = /\s(?:dos|das|des|los|les|dei|aged?|ages|under)\s*$/i;
const LEGAL_TAIL =
  /^(?:inc|llc|ltd|l\.l\.c|plc|corp|co|gmbh|ag|lp|llp|pllc|s\.?a\.?|s\.?l\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|lda|ltda|bv|b\.v|n\.?v|pc|pa|jr|sr|phd|md|rn)\b\.?/i;
/** "1. Acme Ltd", "2.1 Project Manager", "(ii) Acme Ltd", "b) Acme Ltd": the number of an entry; the edge may have lost its opening bracket. */
const NUMBERING = /^(?:\d{1,2}[.)]|\d{1,2}(?:\.\d{1,2}){1,2}\.?|\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])\))\s+(?=\p{Lu})/u;
const EDGE = /^[\s,;:|()[\]–—•·*_-]+|[\s,;:|([–—•·*_-]+$/g;

const MODES: readonly SplitMode[] = ["whole", "comma", "first-comma", "last-comma", "preposition", "bracket", "type"];

/** "4 years 4 months" and nothing else. */
export const isDurationOnly = (words: string): boolean => words.length < 40 && !/[\p{L}\p{N}]/u.test(words.replace(DURATION, ""));

/**
 * Parts of one head row in every split mode, without its dates, durations and locations.
 * `towns`: cells that end in a town in other entries, so that an unknown one behind a comma is a town here too.
 */
export function toHeadRow(row: Row, signs: Signs | undefined, towns: ReadonlySet<number>): HeadRow {
  const undated = withoutRanges(row.words, signs?.ranges ?? []);
  const masked = undated.replace(DURATION, (hit, at: number) => (AGE.test(undated.slice(0, at)) ? hit : " ".repeat(hit.length)));
  const locations: Location[] = [];
  const hard = toHardSegments(masked, row).map((segment, index) =>
    withoutLocations(masked, row, segment, { found: locations, endsInTown: towns.has(index) }),
  );
  const placeKeys = hard.flatMap((segment, index) => (segment === undefined ? [`${index}`] : segment.beforePlace ? [`${index}/tail`] : []));
  const segments = labelled(
    masked,
    hard.flatMap((segment, index) => (segment ? [{ ...segment, cell: index }] : [])),
  );
  const modes = MODES.filter((mode) => mode !== "type" || row.line.shifts !== undefined);
  const pieces = modes.flatMap((mode) => {
    const spans = segments.flatMap((segment) => (mode === "type" ? splitAtType(row, segment) : split(masked, segment, mode)));
    const clean = spans
      .map((span) => withoutLabel(masked, withoutLeadingPlace(masked, row, { ...span, ...clip(masked, span) }, locations)))
      .filter((span) => span.end > span.start);
    if (mode !== "whole" && clean.length === segments.length) return [];
    return clean.map((span, index) => ({
      start: row.start + span.start,
      end: row.start + span.end,
      text: masked.slice(span.start, span.end),
      mode,
      index,
      fromEnd: clean.length - index,
      row: row.index,
      offset: 0,
      level: 0,
      afterAt: span.afterAt,
      label: span.label,
      cell: `${span.cell ?? 0}`,
      bold: row.bold,
    }));
  });
  return { pieces, locations, placeKeys };
}

const LEADING = /^(.{2,50}?)(?::|(?<=\p{L}{3})\.)\s+(?=\p{Lu})/u;

/** "Missoula, MT: ICU Nurse", "Porto, Portugal. Teacher": the place in front is none of the title. */
function withoutLeadingPlace(masked: string, row: Row, segment: Segment, locations: Location[]): Segment {
  const hit = LEADING.exec(masked.slice(segment.start, segment.end));
  const place = hit ? readLocation(hit[1] ?? "", row.start + segment.start) : undefined;
  if (!hit || !place) return segment;
  if (!locations.some((other) => other.start === place.start)) locations.push(place);
  return { ...segment, start: segment.start + hit[0].length };
}

type Places = { found: Location[]; endsInTown: boolean };

/** The segment without the location it begins or ends with; undefined when it is a location. */
function withoutLocations(masked: string, row: Row, segment: Segment, { found, endsInTown }: Places): Segment | undefined {
  const text = masked.slice(segment.start, segment.end);
  const base = row.start + segment.start;
  const whole = segment.afterAt ? undefined : (readLocation(text, base) ?? readTownWithCode(text, base));
  const trailing = readTrailingLocation(text, base) ?? (endsInTown ? townBehindComma(text, base) : undefined);
  if (whole) {
    found.push(whole);
    return undefined;
  }
  if (trailing) found.push(trailing);
  return trailing ? { ...segment, end: trailing.start - row.start, beforePlace: true } : segment;
}

const TOWN = /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{L}[\p{L}\p{M}'’-]*){0,2}$/u;

function townBehindComma(text: string, base: number): Location | undefined {
  const comma = text.lastIndexOf(", ");
  const town = text.slice(comma + 2).replace(/[\s([]+$/, "");
  if (comma < 1 || !TOWN.test(town) || hasOrganisationWord(town) || hasTitleWord(town) || isDepartment(town)) return undefined;
  if (!text.slice(0, comma).includes(", ") && hasTitleWord(text.slice(0, comma))) return undefined;
  const city = { start: base + comma + 2, end: base + comma + 2 + town.length };
  return { ...city, city, remote: false, known: false };
}

/** "2018–2020 / Teacher / Acme": a slash beside the dates parts the whole line; one between two words may stand within a title. */
const SLASH_AT_EDGE = /^\s*\/\s|\s\/\s*$/;

/** "Dates (from – to)", "Nurse (ICU – nights)": what stands in brackets is not parted. */
const ARTICLE_BEFORE_NAME = /^(?:the|de[rmn]?|die|das|het|la|le|les|lo|il|el|o)\s+(?=[\p{Lu}\p{N}])/u;
const LED = /^(?:for|für|pour|voor|at|bei|chez|presso|bij)\s+(?:(?:the|le|la|les|der|die|den|het|de)\s+)?(?=[\p{Lu}\p{N}])/u;

const BRACKET = /\(\p{L}(?:[^()\s]|\s(?!\s)){0,40}\)/gu;

type Segment = Span & { afterAt: boolean; cell?: number; beforePlace?: boolean; label?: FieldLabel };

const LONGEST_WITH_AT = 3;
/** "Spa at Llanfair Manor", "Restaurant at the Mill": a house within another, no post at one and no course at a school. */
const isNameWithAt = (before: string, behind: string): boolean =>
  hasOrganisationWord(before) &&
  before.trim().split(/\s+/).length <= LONGEST_WITH_AT &&
  !hasTitleWord(before) &&
  !/[,|–—]/.test(before) &&
  !hasInstitutionWord(behind) &&
  findDegrees(before).length === 0;

const postsAt = (masked: string) =>
  [...masked.matchAll(AT)].filter(({ index, 0: at }) => !isNameWithAt(masked.slice(0, index), masked.slice(index + at.length)));

function toHardSegments(masked: string, row: Row): Segment[] {
  const cuts: { start: number; end: number; at: boolean }[] = [];
  for (const hit of masked.matchAll(HARD)) cuts.push({ start: hit.index, end: hit.index + hit[0].length, at: hit[0].includes("@") });
  for (const hit of postsAt(masked)) cuts.push({ start: hit.index, end: hit.index + leadLength(hit[0]), at: true });
  const story = STORY.exec(masked);
  cuts.push(
    ...cutsOfStory(
      masked,
      story?.[0].length,
      cuts.some(({ at }) => at),
    ),
  );
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

/** "(Worked as a cook) with Acme", "in Acme Foods, Leeds": what leads to the employer in a story; "in" may lead to a town or a unit too. */
function cutsOfStory(masked: string, from: number | undefined, isLed: boolean): { start: number; end: number; at: boolean }[] {
  const told = from === undefined ? "" : masked.slice(from);
  const withName = /\s+(?:with|mit|avec|con|com|met|for|für|pour|para|voor|per)\s+(?=\p{Lu})/u.exec(told);
  const hit = withName ?? (isLed ? null : /\s+(?:in|en|em|na|no|nella|nel|dans)\s+(?=\p{Lu})/u.exec(told));
  if (!hit || from === undefined) return [];
  const name = told.slice(hit.index + hit[0].length).split(/[,.]\s|\s{2,}/)[0] ?? "";
  if (!withName && isDepartment(name)) return [];
  const start = from + hit.index;
  return [{ start, end: start + hit[0].length, at: withName !== null || readLocation(name, 0) === undefined }];
}

/** "Site Manager – for Acme Ltd": behind a mark or on a line of its own, the small word leads to the employer. */
function withoutLead(masked: string, segment: Segment): Segment {
  const lead = LED.exec(masked.slice(segment.start, segment.end));
  const article = segment.afterAt ? ARTICLE_BEFORE_NAME.exec(masked.slice(segment.start, segment.end)) : null;
  if (article) return { ...segment, start: segment.start + article[0].length };
  return lead ? { ...segment, start: segment.start + lead[0].length, afterAt: true } : segment;
}

const PREPOSITION =
  /\s+(?:for|with|en|em|für|pour|per|voor|para|na|no|nella|nel|dans|w\/)\s+(?:(?:the|la|el|le|les|der|die|das|de|het|o|a|il)\s+)?(?=[\p{L}\p{N}])/giu;

/** Up to an article with a capital, which is a part of the name: "at the Crown", "at The Crown". */
const leadLength = (lead: string): number =>
  lead.replace(/(?<=\s)(?:The|Le|La|Les|El|Los|Las|Der|Die|Das|De|Het|Il|Lo|O|A)\s+$/, "").length;

/** "Modelista na Malhas Souto": before a name, what Portuguese and Italian say for "at the". */
const IN_THE = /^\s+(?:na|no|nella|nel)\s/i;
/** "Dresser with Clyde & Cart", but "Nurse with experience of wards": only before a name it leads to the employer. */
const isWithThing = (hit: string, rest: string): boolean => /^\s+with\s/i.test(hit) && !/^\p{Lu}\p{Ll}/u.test(rest);

function split(masked: string, segment: Segment, mode: Exclude<SplitMode, "type">): Segment[] {
  if (mode === "bracket") return splitBracket(masked, segment);
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
function splitAtType({ line, start, words }: Row, segment: Segment): Segment[] {
  const cuts = (line.shifts ?? [])
    .map((shift) => shift - start)
    .filter((at) => at > segment.start && at < segment.end && !/^\s*[([]/.test(words.slice(at)));
  const edges = [segment.start, ...cuts, segment.end];
  return cuts
    .map((cut, i) => ({ ...segment, start: edges[i] ?? segment.start, end: cut }))
    .concat({ ...segment, start: cuts.at(-1) ?? segment.start });
}

/** "Security Guard (Harbour View Ltd)": the brackets that end the segment, however many stand within them. */
function splitBracket(masked: string, segment: Segment): Segment[] {
  if (masked.charAt(segment.end - 1) !== ")" || withoutWorkload(masked, segment.start, segment.end) < segment.end) return [segment];
  let [open, depth] = [segment.end - 1, 1];
  while (depth > 0 && open > segment.start) depth += { ")": 1, "(": -1 }[masked.charAt(--open)] ?? 0;
  if (depth > 0 || open <= segment.start + 1) return [segment];
  return [
    { ...segment, ...trimSpan(masked, { start: segment.start, end: open }) },
    { ...segment, start: open + 1, end: segment.end - 1, afterAt: false },
  ];
}

/** "Employer | Acme": a label in a cell of its own. */
function labelled(masked: string, segments: readonly Segment[]): Segment[] {
  const labelOf = (segment: Segment | undefined) => segment && readLabel(masked.slice(segment.start, segment.end));
  if (segments.length === 1 && labelOf(segments[0]) === "when") return [];
  if (segments.length < 2 || labelOf(segments[1])) return [...segments];
  return segments.flatMap((segment, index) => {
    const label = labelOf(segments[index - 1]);
    if (label) return [withoutAddress(masked, { ...segment, label }, segments[index - 1])];
    return labelOf(segment) && index < segments.length - 1 ? [] : [segment];
  });
}

/** "Employer: Acme" is Acme, and an employer. */
function withoutLabel(masked: string, span: Segment): Segment {
  const colon = masked.slice(span.start, span.start + LONGEST_LABEL).indexOf(":");
  const label = colon > 1 ? readLabel(masked.slice(span.start, span.start + colon)) : undefined;
  if (label === undefined) return span;
  const named = { start: span.start, end: span.start + colon };
  return withoutAddress(masked, { ...span, ...trimSpan(masked, { start: named.end + 1, end: span.end }), label }, named);
}

const ADDRESSED = /\b(?:address|adresse|anschrift|direcci[oó]n|morada|endere[cç]o|indirizzo|adres)\b/i;

/** "Name and address of employer: Acme Ltd, 4 Mill Lane": the name alone. */
function withoutAddress(masked: string, segment: Segment, label: Span | undefined): Segment {
  if (!label || segment.label !== "where" || !ADDRESSED.test(masked.slice(label.start, label.end))) return segment;
  const [name] = splitCommas(masked, segment, "first-comma");
  return name ?? segment;
}

function splitCommas(masked: string, segment: Segment, mode: SplitMode): Segment[] {
  if (mode === "whole") return [segment];
  const parts: Segment[] = [];
  let from = segment.start;
  for (let at = nextComma(masked, from); at !== -1 && at < segment.end; at = nextComma(masked, at + 1)) {
    const rest = masked.slice(at + 1, at + 16).trimStart();
    if (LEGAL_TAIL.test(rest) || masked.slice(segment.start, at).lastIndexOf("(") > masked.slice(segment.start, at).lastIndexOf(")"))
      continue;
    parts.push({ ...segment, start: from, end: at, afterAt: parts.length === 0 && segment.afterAt });
    from = at + 1;
    if (mode === "first-comma") break;
  }
  parts.push({ ...segment, start: from, afterAt: parts.length === 0 && segment.afterAt });
  const [first, last] = [parts[0], parts.at(-1)];
  if (mode !== "last-comma" || !first || !last) return parts;
  return parts.length > 1 ? [{ ...first, end: parts.at(-2)?.end ?? first.end }, last] : parts;
}

function nextComma(text: string, from: number): number {
  const found = text
    .slice(from)
    .search(
      /[,:](?=\s)|(?<!\b(?:Sta?|STA?|Ste|Sto|Mt|MT|Ft|Dra?|DRA?|Mrs?|MRS?|Ms|Prof|PROF|Gen|Capt|Col|Sgt|Gebr|Geb|Fa|Fr|Hnos|Hno|Cia|Agr|Az|Soc|Coop|Univ|Inst|Dept|Assoc|Bros|Nig|Intl|Natl|Mfg|Cons|Esc|Col|Lic|Ing|Sr|Jr))\.(?=\s(?:\p{Lu}\p{L}{3}|\p{Lu}{3}\s))/u,
    );
  return found === -1 ? -1 : from + found;
}

/** Words that only led to the date behind them. */
const TAIL_WORDS =
  /[\s,;(]+(?:graduating|graduated|graduation|expected|anticipated|completed|class of|since|from|seit|depuis|desde|obtained|awarded|obtenu|abgeschlossen|issued|in|im|en|em|nel)$/i;
/** "Grand Hotel (5*)", "Hotel Post ****S": the class of a house. */
const STARS = /\s+(?:[([]?[2-7]\s?(?:\*|★|[- ]?(?:stars?|sterne|étoiles|estrellas|estrelas|stelle|sterren)\b)[)\]]?|[*★]{2,7}S?)$/iu;
/** "60 %", "28 uur", "0.5 FTE": how much of a week. */
const WORKLOAD =
  /^(?:ca\.? ?|env\.? ?)?\d[\d.,/–-]*\s?(?:%|(?:fte|etp|vzä|vte|days?|tage?|jours?|d[ií]as?|giorni|dagen|hrs?|hours?|std|stunden|wochenstunden|heures?|horas?|ore|uur|u|h)\b)/iu;

/** "Designer [60 %]" without the workload in brackets; "Nurse (part-time)" is the title as it is printed. */
function withoutWorkload(masked: string, start: number, end: number): number {
  const hit = /\s*[([]([^()[\]]{1,40})[)\]]$/.exec(masked.slice(start, end).slice(-60));
  return hit && WORKLOAD.test(hit[1] ?? "") && end - hit[0].length > start + 1 ? end - hit[0].length : end;
}

const ARTICLE = "(?:(?:an?|the|einen?|eine|une?|un[ao]?|uma?|een)\\s+)?";
const WORKED =
  "(?:been|worked|work|was|am|served|employed|engaged|appointed|hired|did \\p{L}+ \\p{L}+|started|working|employed|arbeite|arbeitete|gearbeitet|war|bin|travaille|travaillé|été|suis|trabajo|trabajé|trabajado|sido|soy|fui|trabalho|trabalhei|sou|lavoro|lavorato|stat[oa]|sono|werk|werkte|gewerkt|ben|was)\\s+";
const PERSON = "(?:(?:i|ich|ik|yo|eu|io|je)\\s+|j['’]\\s?)(?:(?:have|had|habe|ai|he|ho|heb|tenho)\\s+)?";
/** "I have worked as a", "Before that I was an", "ich arbeite als": what leads to a title in a story. */
const STORY = new RegExp(
  `^(?:\\p{L}+(?: \\p{L}+){0,2},?\\s+)?(?:${PERSON}(?:${WORKED})+(?:(?:as|als|comme|como|de|come)\\s+)?|(?:${WORKED})(?:as|als|comme|como|come)\\s+|(?:arbeite|arbeitete|war|bin|werk|werkte|was|ben)\\s+(?:ich|ik)\\s+(?:als\\s+)?|${PERSON}(?:hold|earned|completed|obtained|received|finished|gained)\\s+)${ARTICLE}(?=\\p{L})`,
  "iu",
);

/** "Promoted to Shift Leader", "Hired as Cashier", "Beförderung zum Vorarbeiter": how someone came to the post. */
const PROMOTED = new RegExp(
  `^(?:(?:internally )?(?:promoted|advanced|progressed|moved up|rose|hired|joined|re-?joined|re-?hired|started|began)(?: internally)? (?:to|from|as)|(?:befördert|beförderung|aufstieg) (?:zum|zur|vom|von der)|promue? (?:au poste de |comme )?|(?:ascendid[oa]|ascenso|promovid[oa]|promoção|promoss[oa]|promozione) (?:a|al)|(?:gepromoveerd|bevorderd) tot)\\s+${ARTICLE}(?=\\p{Lu})`,
  "iu",
);

/** Does someone tell of a job or a course of study in a sentence? */
export const tellsStory = (words: string): boolean => STORY.test(words);

/** "Before that, sous chef": when it was, before what it was. */
const WHEN =
  /^(?:before that|prior to that|previously|earlier|before|then|after that|afterwards|formerly|now|currently|presently|davor|zuvor|danach|vorher|derzeit|aktuell|avant cela|auparavant|puis|ensuite|actuellement|antes(?: de eso)?|después|despues|anteriormente|actualmente|antes disso|depois|atualmente|prima|poi|in precedenza|attualmente|daarvoor|daarna|nu)\s*(?:[,:]\s+(?:an?\s+)?|\s(?:an?|as|als|comme|como)\s+(?:an?\s+)?)(?=\p{L}{3})/iu;

const placements = new Set(grammar.alsoTitles);

/** "Stage : assistant conseiller", "Internship: Marketing Assistant": the kind of post in front of its title. */
function termsLead(text: string): number {
  const [lead, kind = ""] = /^(\p{L}+)\s?:\s+/u.exec(text) ?? [];
  return lead && placements.has(fold(kind)) && hasTitleWord(text.slice(lead.length)) ? lead.length : 0;
}

/** Without punctuation at the edges; a closing bracket stays with its opening one. */
function clip(masked: string, span: Span): Span {
  const text = masked.slice(span.start, span.end);
  let lead = 0;
  let tail = 0;
  for (const hit of text.matchAll(EDGE)) {
    if (hit.index === 0) lead = hit[0].length;
    if (hit.index + hit[0].length === text.length) tail = hit[0].length;
  }
  lead += NUMBERING.exec(text.slice(lead))?.[0].length ?? 0;
  lead += WHEN.exec(text.slice(lead))?.[0].length ?? 0;
  lead += STORY.exec(text.slice(lead))?.[0].length ?? 0;
  lead += PROMOTED.exec(text.slice(lead))?.[0].length ?? 0;
  lead += termsLead(text.slice(lead));
  let start = span.start + lead;
  let end = Math.max(start, span.end - tail);
  end = withoutWorkload(masked, start, end);
  end -= STARS.exec(masked.slice(start, end))?.[0].length ?? 0;
  end -= TAIL_WORDS.exec(masked.slice(start, end))?.[0].length ?? 0;
  const inner = masked.slice(start, end);
  if (inner.endsWith(")") && !inner.includes("(")) end--;
  if (/^["“„'«]/.test(inner) && /["”“'»]$/.test(inner) && inner.length > 2) [start, end] = [start + 1, end - 1];
  return trimSpan(masked, { start, end });
}
