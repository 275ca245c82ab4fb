import { toSentences } from "../../text/index.ts";
import type { Span } from "../types.ts";
import { HEADING, LIST } from "../weights.ts";
import type { JobText } from "../words/job-text.ts";
import { type Line, toLines } from "../words/lines.ts";
import { type Word, wordAt } from "../words/words.ts";
import { isApplying } from "./applying.ts";
import { judgeByContent } from "./by-content.ts";
import { codesOf, isLegend, withoutStages } from "./criteria-codes.ts";
import { type Columns, cellsOf, columnsOf, gradedRow } from "./criteria-table.ts";
import { type Heading, headingOf, inlineHeading, isAsking, type SectionKind } from "./headings.ts";
import { withLeadIns } from "./lead-ins.ts";
import { withNumbered } from "./numbered.ts";
import { withoutPerks } from "./perks.ts";
import { behindRowLabel } from "./row-labels.ts";
import { withWork } from "./work-lists.ts";

export { isAsking } from "./headings.ts";

/** A sentence or list item under its heading; `from`, `to` index the words of the text. */
export type Statement = Span & {
  section: SectionKind;
  heading: string;
  item: boolean;
  bullet: boolean;
  block: number;
  unknown: boolean;
  /** Under a heading nobody knows, amid the wishes. */
  inherited: boolean;
  from: number;
  to: number;
};
export type Outline = { statements: Statement[]; headings: (Span & { section: SectionKind })[] };

/** Sentences after "You need: …" of at most this many words go on with the list. */
const FRAGMENT_WORDS = 12;
/** A paragraph that turns from the house to the reader. */
const READER = /^You(?:['’](?:ll|d|ve|re)|\s(?:will|should|must|need|have|hold|are))\s/;
/** The answer to "Do I need a licence?". */
const NO = /^\W*(?:no|nope|nah|none|never|not (?:at all|really|needed|necessarily))\b(?! \w+ing\b)[^,;]/i;
const SENTENCE_END = /[.!?]/;
const TITLE_CASE = /^\p{Lu}[\p{L}’'-]*(?: (?:(?:and|of|for|to|the|in|&) )*\p{Lu}[\p{L}’'-]*)+$/u;
const OURS = /\b(?:our|we|us|unser|unsere|wir|notre|nos|nous|nuestr[oa]s?|noss[oa]s?|nostr[aoie]|noi|ons|onze|wij)\b/i;

/** Lines under headings, cut into sentences. */
export function toOutline({ flat, words }: JobText): Outline {
  const lines = withNumbered(flat, withLeadIns(flat, withoutStages(flat, toLines(flat))));
  const outline: Outline = { statements: [], headings: [] };
  const codeOf = codesOf(flat, lines);
  const open: Open = {
    section: "intro",
    heading: "",
    bulleted: false,
    inline: false,
    unknown: false,
    inherited: false,
    plain: 0,
    closed: false,
    columns: undefined,
  };
  lines.forEach((line, index) => {
    if (passLegend(flat, open, line) || readTable(flat, outline, open, line, words)) return;
    const coded = codeOf(line) ?? labelledWish(flat, open, line);
    if (coded) {
      const item = { ...line, start: coded.start, end: coded.end, prose: false, bullet: true };
      pushSentences(outline.statements, flat, item, toUnder(outline, open, coded.kind), words);
      return;
    }
    const found = headingAt(flat, outline, lines, index);
    if (line.afterBlank) endInline(open, line);
    const kind = found ? openHeading(flat, outline, open, line, found) : sectionOf(flat, open, line);
    open.bulleted ||= line.bullet;
    const start = found ? (found.rest ?? line.end) : line.start;
    const prose = open.bulleted && !line.bullet && !found;
    if (start < line.end) pushSentences(outline.statements, flat, { ...line, start, prose }, toUnder(outline, open, kind), words);
  });
  return { ...outline, statements: withWork({ flat, words }, withoutPerks(flat, judgeByContent({ flat, words }, outline.statements))) };
}

function headingAt(flat: string, outline: Outline, lines: readonly Line[], index: number): Heading | undefined {
  const line = lines[index];
  if (!line) return undefined;
  const isTitle = isTitleAmidSentences(flat, lines, index);
  const heading = headingOf(flat, isTitle ? { ...line, afterBlank: true } : line, lines[index + 1]);
  return heading?.bare && isFirstItem(flat, outline, lines, index) ? undefined : heading;
}

/** Words of a wish, not of a heading: "Some experience of retail", "Degree or certificate in marketing". */
const WISH_WORDS = /\b(?:of|in|with|or)\b|^(?:some|any|good|strong|solid|basic|proven|previous|recent|excellent|working|degree|diploma)\b/i;

/** "Nitrous oxide certification": a heading says no more than the last word. */
const NAMES_PAPER =
  /^(?!(?:professional|relevant|other|further|additional|required|key|core|formal|technical|trade|special|your|our|the)\b)\p{L}[\p{L}\d-]* (?:[\p{L}\d-]+ )*(?:certifications?|certificates?|licen[cs]es?|qualifications?|registrations?|tickets?)$/iu;

/** "Desirable", a blank line, "Some experience of retail" and more lines: the first thing of a list without marks. */
function isFirstItem(flat: string, { headings }: Outline, lines: readonly Line[], index: number): boolean {
  const [before, line, next] = [lines[index - 1], lines[index], lines[index + 1]];
  const above = headings.at(-1);
  if (!before || !line || !next || next.afterBlank || next.bullet || !above || above.end !== before.end || !isAsking(above.section))
    return false;
  const said = flat.slice(line.start, line.end);
  return WISH_WORDS.test(said) || NAMES_PAPER.test(said);
}

/** The wish behind the label of a row. */
function labelledWish(flat: string, open: Open, line: Line): { kind: SectionKind; start: number; end: number } | undefined {
  const start = isAsking(open.section) ? behindRowLabel(flat, line) : undefined;
  if (start === undefined) return undefined;
  const kind = sectionOf(flat, open, line);
  return { kind: kind === "conditions" ? open.section : kind, start, end: line.end };
}

/** "Approval and Enrolment" in capitals right between two paragraphs: a heading whose blank lines are lost. */
function isTitleAmidSentences(flat: string, lines: readonly Line[], index: number): boolean {
  const [before, line, next] = [lines[index - 1], lines[index], lines[index + 1]];
  if (!before || !line || !next || line.bullet || before.bullet || next.bullet) return false;
  const isParagraph = ({ start, end }: Line) => end - start >= HEADING.paragraphChars && SENTENCE_END.test(flat.charAt(end - 1));
  return isParagraph(before) && isParagraph(next) && TITLE_CASE.test(flat.slice(line.start, line.end));
}

/** The heading lines stand under: `bulleted` once a list began, `plain`: items of a list without marks so far, `closed` when it ended, `inline` when it shares its line with text. */
type Open = {
  section: SectionKind;
  heading: string;
  bulleted: boolean;
  inline: boolean;
  unknown: boolean;
  inherited: boolean;
  plain: number;
  closed: boolean;
  columns: Columns | undefined;
};

/** What a statement stands under; `block` counts headings, `unknown`: nobody knows what the heading means. */
type Under = { kind: SectionKind; heading: string; block: number; unknown: boolean; inherited: boolean };

function toUnder(outline: Outline, { heading, section, unknown, inherited }: Open, kind: SectionKind): Under {
  return { kind, heading, block: outline.headings.length, unknown: unknown && kind === section, inherited };
}

/** Rows of "Criteria | Essential | Desirable": each cell under the heading of its column. */
function readTable(flat: string, outline: Outline, open: Open, line: Line, words: readonly Word[]): boolean {
  const columns = columnsOf(flat, line);
  if (columns) {
    open.columns = columns;
    return true;
  }
  const cells = (open.columns && cellsOf(flat, line, open.columns)) ?? gradedRow(flat, line);
  if (!cells) open.columns = undefined;
  for (const { start, end, kind } of cells ?? []) {
    pushSentences(outline.statements, flat, { ...line, start, end, prose: false, bullet: true }, toUnder(outline, open, kind), words);
  }
  return cells !== undefined;
}

/** A legend below a table ends it. */
function passLegend(flat: string, open: Open, line: Line): boolean {
  const legend = isLegend(flat, line);
  if (legend && open.columns?.marked) open.columns = undefined;
  return legend;
}

/** "Notice period: …" among other labelled lines is a label too, known or not. */
function labelled(flat: string, open: Open, line: Line): SectionKind | undefined {
  return open.inline && !line.bullet && /^\p{Lu}[^:]{1,30}:\s+\S/u.test(flat.slice(line.start, line.end)) ? "conditions" : undefined;
}

/** Section of a line that is no heading; a title takes one line. */
function sectionOf(flat: string, open: Open, line: Line): SectionKind {
  closeList(flat, open, line);
  if (!line.bullet && !SENTENCE_END.test(flat.charAt(line.end - 1))) open.plain++;
  if (isAsking(open.section) && !line.bullet && isApplying(flat.slice(line.start, line.end))) open.section = "apply";
  if (open.section === "about" && line.afterBlank && READER.test(flat.slice(line.start, line.end))) open.section = "intro";
  const { section } = open;
  if (isAsking(section) && open.heading.endsWith("?") && NO.test(flat.slice(line.start, line.end))) return "waived";
  if (section === "title") open.section = "intro";
  return labelled(flat, open, line) ?? (open.closed ? "other" : section);
}

/** A paragraph behind a finished list of wishes is no part of it, nor is what follows it without a mark; one behind terms ("Location: …") is prose again. */
function closeList(flat: string, open: Open, line: Line): void {
  if (line.bullet) open.closed = false;
  if (line.bullet || !line.afterBlank) return;
  const sentence = SENTENCE_END.test(flat.charAt(line.end - 1)) && line.end - line.start >= LIST.paragraphChars;
  if (open.section === "conditions" && sentence) open.section = "intro";
  if (!isAsking(open.section) && open.section !== "waived") return;
  open.closed ||= sentence && (open.bulleted || open.plain >= LIST.fewestPlain);
}

/** "Preferred: …" reaches to the next blank line. */
function endInline(open: Open, line: Line): void {
  if (open.inline && !line.bullet) open.section = "other";
  open.inline = false;
}

function openHeading(flat: string, outline: Outline, open: Open, line: Line, found: Heading): SectionKind {
  const end = found.rest ?? line.end;
  const isChapter = line.numbered === true && !/\d\D+\d/.test(line.mark);
  const kind = found.known || isChapter ? found.kind : subsectionKind(flat.slice(line.start, line.end), open);
  outline.headings.push({ start: line.start, end, section: kind });
  open.heading = flat.slice(line.start, end);
  open.unknown = !found.known && !isAsking(kind);
  open.inherited = !found.known && isAsking(kind);
  if (!isLineOnly(kind, found, line))
    Object.assign(open, { section: kind, bulleted: false, plain: 0, closed: false, inline: found.rest !== undefined });
  return kind;
}

/** "Clinical:" inside the requirements stays a part of them; "Our values:" and a heading in the same capitals do not. */
function subsectionKind(title: string, { section, heading }: Open): SectionKind {
  if (isCapitals(title) && isCapitals(heading)) return "other";
  return (isAsking(section) && !OURS.test(title)) || section === "duties" ? section : "other";
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
}

function isLineOnly(kind: SectionKind, { rest, own }: Heading, line: Line): boolean {
  return rest !== undefined && (own === true || line.bullet || kind === "conditions" || kind === "title" || kind === "summary");
}

function pushSentences(out: Statement[], flat: string, line: Line & { prose: boolean }, under: Under, words: readonly Word[]): void {
  const sentences = toSentences(flat.slice(line.start, line.end), true);
  let section = under.kind;
  for (const sentence of sentences) {
    const end = line.start + sentence.end;
    const place = { start: line.start + sentence.start, end };
    const inner = sentences.length > 1 ? inlineHeading(flat.slice(place.start, end), place) : undefined;
    if (inner) section = inner.kind;
    const start = inner?.rest ?? place.start;
    const from = wordAt(words, start);
    const to = wordAt(words, end);
    const short = to - from <= FRAGMENT_WORDS;
    const fragment = section !== under.kind && short;
    const item = line.bullet || inner !== undefined || fragment || (!line.prose && (short || sentences.length === 1));
    if (section !== under.kind && !inner && !fragment) section = under.kind;
    const { heading, block, unknown, inherited } = under;
    out.push({ start, end, section, heading, block, unknown, inherited, item, bullet: line.bullet, from, to });
  }
}
