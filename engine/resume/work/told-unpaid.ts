import lexicon from "../../data/resume/engagements.json";
import { type DateRange, fold } from "../../text/index.ts";
import { type Fact, toFact, withoutAbsent } from "../facts.ts";
import { hasCertificateWord } from "../lists/certificate-names.ts";
import type { ReadDates } from "../lists/certificates.ts";
import { findNotDone } from "../lists/negation.ts";
import { toParagraphs, toSentences } from "../lists/paragraphs.ts";
import { toWords } from "../phrases.ts";
import { withoutRanges } from "../row-signs.ts";
import { type Row, trimSpan } from "../rows.ts";
import type { SectionRows } from "../sections/sections.ts";
import type { Section, Span } from "../types.ts";
import { TOLD } from "../weights.ts";
import { clip } from "./heads/edges.ts";
import { hasOrganisationWord } from "./organisations.ts";
import { toWorkDates } from "./printed-dates.ts";
import { hasTitleWord } from "./titles.ts";
import type { WorkDraft } from "./work.ts";

/** A post without pay that a line of another section tells of, and the words it was read from. */
export type ToldUnpaid = { draft: WorkDraft; span: Span };

const toSet = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(fold));
const { before, behind, noted, unless, serving, labels, notes } = lexicon.unpaid;
const BEFORE = toSet(before);
const BEHIND = toSet([...behind, "volunteer"]);
const NOTED = toSet([...noted, ...notes]);
const UNLESS = toSet(unless.filter((word) => !serving.includes(word)));
export const LABELS = toSet(labels);

/** Sections in which a line tells of the person's own free time rather than of a career or of others. */
const ELSEWHERE: ReadonlySet<Section> = new Set<Section>([
  "other",
  "interests",
  "education",
  "certifications",
  "languages",
  "awards",
  "skills",
]);

const LONGEST = 2000;
const MOST_WORDS = 20;
const MOST_OF_TITLE = 7;
const MOST_OF_NAME = 9;
export const LABEL = /^\s*([^:.,]{3,40}?)\s*:\s+/u;
export const OWN_SENTENCE = /(?<!\p{L})(?:I|my|ich|je|yo|eu|io|ik)(?!\p{L})|\?/u;
/** "… with Hale Rescue", "… im Verein Hale", "… de l'association Hale" */
const LEAD =
  /\s+(?:w\/|with|at|for|of|in|im|in der|in dem|beim?|bei der|aux?|à la|à l['’]|de la|de l['’]|del|du|des|de|en la|en el|en|na|no|da|do|bij|bij de|van|presso|alla|della|del)\s*(?:the |association |asociación |associazione )?(?=[\p{Lu}\d])/u;

/** "Volunteer driver with Hale Meals since 2019", "Ehrenamt: Trainerin im TV Hale", "Treasurer, Hale Allotments (unpaid)" among other things. */
export const readToldUnpaid = (sections: readonly SectionRows[], text: string, readDates: ReadDates): ToldUnpaid[] =>
  sections
    .flatMap((part) => (ELSEWHERE.has(part.section) ? toParagraphs(part.rows, text) : []))
    .flatMap((row) => {
      const words = row.words.slice(0, LONGEST);
      const ranges = readDates(words);
      const masked = withoutRanges(words, ranges);
      return toSentences(words)
        .flatMap((sentence) => atDatedLines(sentence, row, ranges, text))
        .flatMap((sentence) => {
          const found = postIn(masked, sentence);
          if (!found || findNotDone(words.slice(sentence.start, sentence.end)).length > 0) return [];
          const draft = toDraft(found, row, words, { start: found.clause.start, end: sentence.end }, ranges);
          return [{ draft, span: { start: row.start + found.clause.start, end: row.start + sentence.end } }];
        });
    });

/** The post that parts of a line name, with the first dates of the stretch it is told in. */
export function toDraft(
  { title, name }: Omit<Post, "clause">,
  row: Row,
  words: string,
  told: Span,
  ranges: readonly DateRange[],
): WorkDraft {
  const range = ranges.find(({ start, end }) => start >= told.start && end <= told.end);
  const fact = (span: Span | undefined, sureness: number) =>
    span &&
    toFact(words.slice(span.start, span.end).replace(/\s+/g, " "), { start: row.start + span.start, end: row.start + span.end }, sureness);
  return withoutAbsent({
    position: fact(title, TOLD.title),
    name: fact(name, TOLD.weak),
    ...(range ? toWorkDates(range, row) : {}),
    highlights: [],
  });
}

/** A line that ends in its dates ends what is told. */
export function atDatedLines({ start, end }: Span, row: Row, ranges: readonly DateRange[], text: string): Span[] {
  const cuts = ranges
    .map((range) => range.end)
    .filter((at) => at > start && at < end && /^[).]*[^\S\n]*\n/u.test(text.slice(row.start + at, row.start + at + 8)));
  return [...cuts, end].map((cut, i) => ({ start: cuts[i - 1] ?? start, end: cut }));
}

type Named = { name?: Fact; institution?: Fact; studyType?: Fact; area?: Fact };

/** Studies and certificates but those that such a line, or the name of the person with its letters, was taken for. */
export const withoutUnpaid = <T extends Named>(drafts: readonly T[], told: readonly ToldUnpaid[], own?: Span): T[] =>
  drafts.filter(
    ({ name, institution, studyType, area }) =>
      ![own, ...told.map(({ span }) => span)].some((span) =>
        [name, institution, studyType, area].some((fact) => span && fact && span.start < fact.end && fact.start < span.end),
      ),
  );

/** `sure`: a label or a remark in brackets says that it was unpaid. */
type Clause = Span & { sure: boolean };
export type Post = { clause: Span; title?: Span; name?: Span };

function postIn(masked: string, sentence: Span): Post | undefined {
  const words = masked.slice(sentence.start, sentence.end);
  if (toWords(words).length > MOST_WORDS || OWN_SENTENCE.test(words)) return undefined;
  const label = LABEL.exec(words);
  const isLabelled = label !== null && LABELS.has(fold(label[1] ?? ""));
  const body = { start: sentence.start + (label?.[0].length ?? 0), end: sentence.end };
  const clause = isLabelled ? { ...body, sure: true } : cued(masked, body);
  if (!clause) return undefined;
  const keys = toWords(masked.slice(clause.start, clause.end)).map(({ key }) => key);
  if (!clause.sure && keys.some((key) => UNLESS.has(key))) return undefined;
  const post = partsOf(masked, clause);
  return post && isPost(masked, post, clause.sure) ? { clause, ...post } : undefined;
}

/** Where the post begins that words before, in or behind it say is unpaid. */
function cued(masked: string, { start, end }: Span): Clause | undefined {
  const text = masked.slice(start, end);
  const note = [...text.matchAll(/\(([^()]+)\)/gu)].find(([, inside = ""]) => isNote(inside));
  if (note) return { start: start + itemStart(text.slice(0, note.index)), end, sure: true };
  const items = [0, ...Array.from(text.matchAll(/,\s+/gu), ({ index, 0: mark }) => index + mark.length)];
  const led = items.find((at) => BEFORE.has(toWords(text.slice(at))[0]?.key ?? "") && toWords(text.slice(at)).length > 1);
  if (led !== undefined) return { start: start + led, end, sure: false };
  const head = text.split(/,\s/)[0] ?? "";
  const at = toWords(head).findIndex(({ key }) => BEHIND.has(key));
  return at > 0 && at <= MOST_OF_TITLE ? { start, end, sure: false } : undefined;
}

/** "(unpaid)", "(volunteer, weekly)", "(reading lessons for adults, pro bono)" */
export const isNote = (inside: string): boolean =>
  NOTED.has(fold(inside.slice(inside.lastIndexOf(",") + 1)).trim()) ||
  (toWords(inside).length <= 2 && NOTED.has(toWords(inside)[0]?.key ?? ""));

/** "Freiwillige Feuerwehr Hale" */
const ALL_LARGE = /^\p{Lu}[\p{L}.'’-]*(?:\s[\p{Lu}\d][\p{L}\d.'’-]*){1,5}$/u;

/** Of "triathlon, helpline caseworker" the post is the last item; of "Secretary, Hale Tidy Towns" all. */
function itemStart(text: string): number {
  const comma = text.lastIndexOf(", ");
  const [first, last] = [text.slice(0, Math.max(0, comma)), text.slice(comma + 2)];
  const isName = !first.includes(",") && ((hasOrganisationWord(first) && /^\p{Lu}/u.test(first)) || ALL_LARGE.test(first));
  return comma > 0 && !isName && hasTitleWord(last) && !hasTitleWord(first) ? comma + 2 : 0;
}

/** Title and body: parted by the word that leads to a name, else by commas. */
export function partsOf(masked: string, clause: Span): Omit<Post, "clause"> | undefined {
  const text = masked.slice(clause.start, clause.end).replace(/\([^()]*\)?/gu, withoutNote);
  const said = masked.slice(0, clause.start) + text;
  const span = (from: number, to: number): Span => clip(said, trimSpan(said, { start: clause.start + from, end: clause.start + to }));
  const commas = [...Array.from(text.matchAll(/,\s|;\s|[.;]\s*$/gu), ({ index }) => index), text.length];
  const [first = text.length, second = text.length] = commas;
  const lead = LEAD.exec(text);
  if (lead && lead.index < first) {
    const from = lead.index + lead[0].length;
    return { title: span(0, lead.index), name: beforeDates(masked, span(from, commas.find((at) => at > from) ?? text.length)) };
  }
  return inOrder(said, span(0, first), span(first + 1, second));
}

/** "… with Hale Boats rescue 2016 and again": dates within a name end it. */
function beforeDates(masked: string, { start, end }: Span): Span {
  const gap = /(?<=\S)\s{4,}(?=\S)/u.exec(masked.slice(start, end));
  return { start, end: gap ? start + gap.index : end };
}

/** "Hale Mayo, counsellor" has the name first; a second part that begins small tells of neither. */
function inOrder(said: string, one: Span, two: Span): Omit<Post, "clause"> {
  const [before, behind] = [one, two].map(({ start, end }) => said.slice(start, end)) as [string, string];
  if (behind === "") return { title: one };
  if (!hasTitleWord(before) && (hasTitleWord(behind) || hasOrganisationWord(before)) && /^\p{Lu}/u.test(before))
    return { title: two, name: one };
  return /^[\p{Lu}\d“"]/u.test(behind) ? { title: one, name: two } : { title: one };
}

/** A remark of several words or one on pay is no part of a title or a name. */
const withoutNote = (aside: string): string => (isNote(aside.slice(1, -1)) || aside.includes(" ") ? " ".repeat(aside.length) : aside);

/** With a title and a name, or a title that says what was done. */
function isPost(masked: string, { title, name }: Omit<Post, "clause">, sure: boolean): boolean {
  if (!title || title.end <= title.start) return false;
  const keys = toWords(masked.slice(title.start, title.end)).map(({ key }) => key);
  const isNamed = name !== undefined && name.end > name.start && toWords(masked.slice(name.start, name.end)).length <= MOST_OF_NAME;
  if (keys.length > MOST_OF_TITLE) return false;
  const words = masked.slice(title.start, title.end);
  const isTitle = hasTitleWord(words) && !hasCertificateWord(words);
  return isNamed ? sure || isTitle || keys.some((key) => BEFORE.has(key) || BEHIND.has(key)) : sure && keys.length > 1 && isTitle;
}
