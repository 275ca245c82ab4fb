import lexicon from "../../data/resume/certificates.json";
import { blank, type DateRange, fold } from "../../text/index.ts";
import { type Fact, toFact, withoutAbsent } from "../facts.ts";
import { toWords } from "../phrases.ts";
import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { readHeading } from "../sections/headings.ts";
import type { Section, Span } from "../types.ts";
import { isTableHead } from "../work/field-labels.ts";
import { continues, endsBullet, hasNoRoom, wraps } from "../work/row-flow.ts";
import { tellsOfOneself } from "../work/told/told-words.ts";
import { splitIssuer } from "./certificate-issuers.ts";
import { hasCertificateWord, isIssuer, isIssuerAlone } from "./certificate-names.ts";
import { cut, EXTRA, endingState, isState, MARKS, type State, toLists } from "./certificate-parts.ts";
import { endsName, type Stack, stackAt, type Undated } from "./certificate-stacks.ts";
import { isNoPaper, namesOther } from "./no-papers.ts";
import { leadToDate } from "./validity.ts";

export type CertificateDraft = { name: Fact; issuer?: Fact; date?: Fact; expires?: Fact; status?: Fact<Exclude<State, "held">> };
/** `ahead`: how many years more than others its dates may lie ahead. */
export type ReadDates = (words: string, ahead?: number) => readonly DateRange[];

const certified = /\bcertified\b/i;
const grades = new Set(lexicon.grades);
const validity = new Set(lexicon.validity);
const asking = new Set(lexicon.asksForMore);
const MOST_WORDS = 24;
/** "Talheim, 3 February 2025" closes a resume. */
const PLACE_AND_DAY =
  /^(?:\p{Lu}[\p{L}-]+ ?){1,3},?\s+(?:(?:den|le|li|lì|a|em|the)\s+)?\d{1,2}(?:\.|st|nd|rd|th)?[\s./-]+(?:de )?[\p{L}\d]+[\s./,-]+(?:de )?\d{4}$/u;

/** Certificates of a section: one a line, a list item or a part of a list, with issuer and date when printed. */
export function readCertificates(rows: readonly Row[], signs: readonly Signs[], text: string, readDates: ReadDates): CertificateDraft[] {
  const found: CertificateDraft[] = [];
  const own = withoutClosing(rows).filter((row) => isOfCertificates(row, signs[row.index]));
  for (const item of toItems(own, text, readDates)) {
    if (item.words.split(/\s+/).length > MOST_WORDS && !/[;|\t•·]|\. /.test(item.words)) continue;
    found.push(...readItem(item, readDates, found.at(-1)));
  }
  return found;
}

/** The certificates of an item. `above`: the one before it, which a line without a name may tell more of. */
function readItem(item: Item, readDates: ReadDates, above: CertificateDraft | undefined): CertificateDraft[] {
  const found: CertificateDraft[] = [];
  const dates = item.rows.flatMap((row) => toDates(withFarEnds(row.words, readDates), row.words, row.start - item.start));
  const undated = blank(item.words, dates);
  const ending = endingState(undated);
  const masked = ending ? undated.slice(0, ending.from).padEnd(undated.length) : undated;
  const lists = item.stack ? [toStackedParts(masked, item, item.stack)] : toLists(masked, item.words);
  for (const [i, list] of lists.entries()) {
    const [from, to] = [i === 0 ? 0 : (list[0]?.start ?? 0), lists[i + 1]?.[0]?.start ?? masked.length];
    const within = dates.filter(({ start }) => start >= from && start < to);
    const last = lists.length === 1 ? above : undefined;
    found.push(...toDraft(partsOf(list, masked, item, within.length > 0), item, toWhen(within, item), last));
  }
  const last = found.at(-1);
  if (last && ending && ending.state !== "held")
    last.status = toFact(ending.state, { start: item.start + ending.start, end: item.start + ending.end }, 0.9);
  return found;
}

const isToldSentence = ({ words, bullet }: Row): boolean => !bullet && /\p{Ll}{2}\.$/u.test(words) && !hasCertificateWord(words);

/** "Coaches youth football. Loves the coast." in a paragraph of its own below names without stops closes the resume. */
function withoutClosing(rows: readonly Row[]): readonly Row[] {
  const at = rows.findIndex((row, i) => i > 0 && row.opensBlock && isToldSentence(row));
  const closes =
    at > 0 &&
    rows.slice(0, at).every(({ words }) => !/[.!?]$/.test(words)) &&
    rows.slice(at).every((row) => !hasCertificateWord(row.words));
  return closes ? rows.slice(0, at) : rows;
}

const isOfCertificates = (row: Row, sign: Signs | undefined): boolean =>
  !isTableHead(row, sign) &&
  !isOfOther(row.words) &&
  !isNoPaper(row, sign) &&
  (hasCertificateWord(row.words) || !tellsOfOneself(row.words)) &&
  (hasCertificateWord(row.words) || !PLACE_AND_DAY.test(row.words));

type Point = Span & { value: string };
/** Dates with the words that lead to them. `point`: when a paper was earned; `until`: when it ends. */
type Dated = Span & { point?: Point; until?: Point };

/** Dates with those far ahead where words say that a paper ends then: "no. 2048" is a number. */
function withFarEnds(words: string, readDates: ReadDates): readonly DateRange[] {
  const near = readDates(words);
  const far = FAR.test(words) ? readDates(words, YEARS_OF_VALIDITY) : near;
  if (far === near) return near;
  const told = far.filter(
    ({ kind, start }, i) => kind === "until" || kind === "range" || leadToDate(words.slice(far[i - 1]?.end ?? 0, start))?.expires,
  );
  return [...near.filter(({ start, end }) => !told.some((one) => start < one.end && one.start < end)), ...told].sort(
    (one, other) => one.start - other.start,
  );
}
const FAR = /(?<!\d)20[2-9]\d(?!\d)/;
/** Driving licences and cards of trades last fifteen years, some thirty. */
const YEARS_OF_VALIDITY = 30;

function toDates(ranges: readonly DateRange[], words: string, by: number): Dated[] {
  return ranges.map(({ start, end, kind, from, to }, i) => {
    const lead = leadToDate(words.slice(ranges[i - 1]?.end ?? 0, start));
    const at = (point: Point | undefined): Point | undefined =>
      point && { value: point.value, start: point.start + by, end: point.end + by };
    const ends = kind === "until" || lead?.expires === true;
    const until = ends ? at(to ?? (kind === "range" ? undefined : from)) : undefined;
    const point = ends && kind !== "range" ? undefined : at(from);
    return withoutAbsent({ start: start + by - (lead?.length ?? 0), end: end + by, point, until });
  });
}

const toPrinted = (point: Point | undefined, item: Span): Fact | undefined =>
  point && toFact(point.value, { start: item.start + point.start, end: item.start + point.end }, 0.9);

/** "Languages spoken: …", "Hobbies: …", "Community: …" behind the last certificate. */
function isOfOther(words: string): boolean {
  const label = /^([^:]{3,40}):/.exec(words)?.[1] ?? "";
  const section = readHeading(label)?.section;
  return section !== undefined && OTHER_LABELS.has(section) && !hasCertificateWord(label);
}
const OTHER_LABELS: ReadonlySet<Section> = new Set<Section>(["languages", "interests", "volunteering", "references", "contact", "summary"]);

type Item = Span & { words: string; rows: Row[]; bullet: boolean; stack?: Stack };

const partsOf = (list: readonly Span[], masked: string, { stack }: Item, dated: boolean): Span[] =>
  list.flatMap((part, at) => (at === 0 && !stack?.issuer ? toParts(masked, part, dated) : [part]));

const toStackedParts = (masked: string, item: Item, { name, issuer }: Stack): Span[] =>
  [name, ...(issuer ? [issuer] : [])].map(({ start, end }) => ({
    start: start - item.start,
    end: Math.min(masked.length, end - item.start),
  }));

/** "(ii) Microfinance Programme", "b) First Aid" */
const NUMBERED = /^\(?(?:[ivx]{1,4}|[a-h]|\d{1,2})\)\s+(?=\p{Lu})/u;

/** Lines of one certificate together. */
function toItems(rows: readonly Row[], text: string, readDates: ReadDates): Item[] {
  const undated = (row: Row) => withoutDates(row, readDates);
  const items: Item[] = [];
  for (const [i, row] of rows.entries()) {
    if (items.at(-1)?.stack?.rows.includes(row)) continue;
    const stack = stackAt(rows, i, undated);
    if (stack) {
      const end = stack.rows.at(-1)?.end ?? row.end;
      items.push({ start: row.start, end, words: text.slice(row.start, end), rows: stack.rows, bullet: false, stack });
      continue;
    }
    const open = items.at(-1);
    if (open && !open.stack && open.rows.at(-1)?.index === row.index - 1 && goesOnIn(rows, i, open)) {
      open.rows.push(row);
      open.end = row.end;
      open.words = text.slice(open.start, open.end);
    } else {
      const lead = NUMBERED.exec(row.words)?.[0].length ?? 0;
      items.push({ start: row.start + lead, end: row.end, words: row.words.slice(lead), rows: [row], bullet: row.bullet });
    }
  }
  return items;
}

function withoutDates(row: Row, readDates: ReadDates): Undated {
  const dates = toDates(withFarEnds(row.words, readDates), row.words, 0);
  return { masked: blank(row.words, dates), dated: dates.length > 0 };
}

const goesOnIn = (rows: readonly Row[], i: number, open: Item): boolean =>
  continues(rows, i) || wraps(rows, i) || endsCertificate(rows, i, open) || asksForMore(rows, i) || endsName(rows, i);

/** "Salesforce Certified" over "Administrator" in a narrow column. */
function asksForMore(rows: readonly Row[], i: number): boolean {
  const [above, row] = [rows[i - 1], rows[i]];
  if (!above || !row || row.bullet || row.opensBlock || !/^\p{Lu}/u.test(row.words) || !hasNoRoom(rows, i)) return false;
  const names = toWords(above.words);
  const last = names.at(-1);
  const isOpen = last !== undefined && last.end === above.words.length && asking.has(last.key) && names.length > 1;
  return isOpen && !(names.length > MOST_WORDS_OF_KIND && WHOLE.test(above.words));
}

/** "Advanced Diploma" may go on, "CIPS Level 4 Diploma" says all. */
const WHOLE = /(?:certificate|diploma)$/i;
const MOST_WORDS_OF_KIND = 2;

/** The second line of a bullet, unless it names who issued the certificate. */
const endsCertificate = (rows: readonly Row[], i: number, { bullet }: Item): boolean =>
  bullet && !isIssuer(rows[i]?.words ?? "") && endsBullet(rows, i);

/** "Coursera: Deep Learning Specialization": who issued it may stand in front of the name. */
function issuerBehind(words: string, parts: readonly Span[]): readonly Span[] {
  const [first, next, ...rest] = parts;
  if (!first || !next || !isIssuerAlone(words.slice(first.start, first.end))) return parts;
  const isName = !EXTRA.test(words.slice(next.start, next.end)) && !isIssuerAlone(words.slice(next.start, next.end));
  return isName ? [next, first, ...rest] : parts;
}

const toWhen = (dates: readonly Dated[], item: Span): When => ({
  date: toPrinted(dates.find(({ point }) => point)?.point, item),
  expires: toPrinted(dates.find(({ until }) => until)?.until, item),
});

type When = { date: Fact | undefined; expires: Fact | undefined };

function toDraft(parts: readonly Span[], item: Item, when: When, last: CertificateDraft | undefined): CertificateDraft[] {
  const [whole, ...rest] = issuerBehind(item.words, behindKind(item.words, parts));
  if (!whole) return [];
  const first = withoutOpenBracket(item.words, withoutValidity(item.words, whole));
  const printed = item.words.slice(first.start, first.end);
  const fact = (span: Span, confidence: number) =>
    toFact(
      item.words.slice(span.start, span.end).replace(/\s+/g, " "),
      { start: item.start + span.start, end: item.start + span.end },
      confidence,
    );
  if (EXTRA.test(printed) || isState(printed) || saysKindOnly(printed) || toWords(printed).length > MOST_WORDS) return [];
  if ((namesOther(item.words.slice(first.start)) && !hasCertificateWord(item.words.slice(first.start))) || IN_BRACKETS.test(printed))
    return [];
  if (last && !last.issuer && rest.length === 0 && !item.bullet && isIssuerAlone(printed)) {
    last.issuer = fact(first, 0.8);
    if (when.date) last.date ??= when.date;
    if (when.expires) last.expires ??= when.expires;
    return [];
  }
  const tells = (words: string) => !EXTRA.test(words) && !isState(words);
  const issuer = rest.find((part) => tells(item.words.slice(part.start, part.end)));
  return [withoutAbsent({ name: fact(first, hasCertificateWord(printed) ? 0.9 : 0.75), issuer: issuer && fact(issuer, 0.75), ...when })];
}

/** "(nominee)": a note on what stands above. */
const IN_BRACKETS = /^\([^()]*\)?$/;

const kinds = new Set(lexicon.endings);
/** "Licence: Code EC": behind a colon stands the name. */
function behindKind(words: string, parts: readonly Span[]): readonly Span[] {
  const [first, next] = parts;
  const isLabel = first && next && /^\s*:/.test(words.slice(first.end, next.start)) && saysKindOnly(words.slice(first.start, first.end));
  return isLabel ? parts.slice(1) : parts;
}

/** "Licence No. 4411", "Member, Hale Guild", "jährl. …": a word that says of what kind a paper is, or a short one written small, names none. */
function saysKindOnly(printed: string): boolean {
  const [word, second] = toWords(printed);
  const step = STEP.exec(printed)?.[0];
  if (step !== undefined) return step === printed || isState(printed.slice(step.length));
  if (!word || second) return false;
  return kinds.has(word.key) || MEMBER.test(printed) || (/^\p{Ll}{3,8}$/u.test(printed) && !hasCertificateWord(printed));
}
/** "Stage 2 under way" behind the paper of the first. */
const STEP = new RegExp(`^(?:${lexicon.steps.join("|")})\\s(?:\\d|[A-E]|[IV]{1,3})(?![\\p{L}\\d])`, "iu");
const MEMBER = /^(?:member|membership|mitglied|membre|miembro|membro|lid)$/i;

const VALIDITY = /[\s,(–-]+(?:valid|expires|expiring|exp\.|gültig|valable|valide|v[aá]lid[oa]|vigente|caduca|scade|geldig|verloopt)\b.*$/iu;

/** "ADR (valid until 2027)", "First Aid, renewed 2024" without the words that lead to the date. */
function withoutValidity(words: string, span: Span): Span {
  const text = words.slice(span.start, span.end);
  const behind = VALIDITY.exec(text)?.index ?? 0;
  if (behind > 1) return { start: span.start, end: span.start + behind };
  const edge = Math.max(text.lastIndexOf("("), text.lastIndexOf(", "), text.lastIndexOf(" – "), text.lastIndexOf(" - "));
  const tail = fold(text.slice(edge + 1).replace(/[^\p{L}'’ ]+/gu, " ")).trim();
  const open = text.lastIndexOf("(") > text.lastIndexOf(")") && edge === text.lastIndexOf("(");
  return edge > 1 && (open || validity.has(tail)) ? { start: span.start, end: span.start + text.slice(0, edge).trimEnd().length } : span;
}

/** "Food Hygiene (2014, renewed 2023)": dates in brackets of which only the first was kept. */
function withoutOpenBracket(words: string, { start, end }: Span): Span {
  const open = /\s*\([^()]*$/u.exec(words.slice(start, end));
  return open && open.index > 1 ? { start, end: start + open.index } : { start, end };
}

const PARTS = new RegExp(`\\s*[${MARKS}]\\s*|\\s+[–—-]\\s+|\\s{3,}|;\\s*|:\\s+`, "g");

/** Name, issuer and further details, parted by marks. */
function toParts(masked: string, { start, end }: Span, dated: boolean): Span[] {
  const hard = cut(masked.slice(start, end), PARTS).map((span) => ({
    start: start + span.start,
    end: start + span.end,
  }));
  return withGrades(masked, hard).flatMap((span) => splitIssuer(masked, span, dated));
}

/** "… Solutions Architect – Associate", "Certified Professional: Java Developer": what follows tells which grade or field of the same certificate. */
function withGrades(masked: string, [name, next, ...rest]: readonly Span[]): Span[] {
  if (!name || !next) return name ? [name] : [];
  const between = masked.slice(name.end, next.start);
  const grade = toWords(masked.slice(next.start, next.end).replace(/\s\([^()]*\)$/, "")).every(
    ({ key }) => grades.has(key) || /^\d+$/.test(key),
  );
  const field =
    between.startsWith(":") && certified.test(masked.slice(name.start, name.end)) && !isIssuer(masked.slice(next.start, next.end));
  const joins = field || (grade && /^\s*[–—-]/.test(between));
  return joins ? [{ start: name.start, end: next.end }, ...rest] : [name, next, ...rest];
}
