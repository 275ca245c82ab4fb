import lexicon from "../../data/resume/engagements.json";
import { type DateRange, fold } from "../../text/index.ts";
import { hasCertificateWord } from "../lists/certificate-names.ts";
import type { ReadDates } from "../lists/certificates.ts";
import { tellsLeisure } from "../lists/leisure.ts";
import { toParagraphs, toSentences } from "../lists/paragraphs.ts";
import { toWords } from "../phrases.ts";
import type { Signs } from "../row-signs.ts";
import { withoutRanges } from "../row-signs.ts";
import { type Row, trimSpan } from "../rows.ts";
import { readHeading, toHeadingKey } from "../sections/headings.ts";
import type { SectionRows } from "../sections/sections.ts";
import type { Span } from "../types.ts";
import { hasTitleWord } from "./titles.ts";
import { atDatedLines, isNote, LABEL, LABELS, OWN_SENTENCE, type Post, partsOf, toDraft } from "./told-unpaid.ts";
import { type Role, readWork, type WorkDraft } from "./work.ts";

const members: ReadonlySet<string> = new Set(lexicon.unpaid.members);
const vague: ReadonlySet<string> = new Set(lexicon.unpaid.vague);
const grades: ReadonlySet<string> = new Set(lexicon.unpaid.grades.map(fold));

const MOST_WORDS = 30;
const MOST_OF_PART = 9;
const LONGEST = 2000;
const NOTE = /\(([^()]+)\)/gu;
const NOTE_AT_END = /\s*\(([^()]+)\)\s*$/u;

/** Posts of the sections of volunteering: as roles are read, or line by line where each line is a post and that reads more of them. */
export function readUnpaid(
  parts: readonly SectionRows[],
  signs: readonly Signs[],
  text: string,
  asOf: string,
  readDates: ReadDates,
): { draft: WorkDraft }[] {
  const roles = readWork(parts, signs, text, asOf);
  const startOf = (role: Role) => role.rows[0]?.start ?? role.draft.position?.start ?? role.draft.name?.start ?? 0;
  return parts.flatMap((part, i) => {
    const [from, to] = [startOfPart(part), parts[i + 1] ? startOfPart(parts[i + 1] as SectionRows) : Number.POSITIVE_INFINITY];
    const own = roles.filter((role) => (i === 0 || startOf(role) >= from) && startOf(role) < to);
    const lines = readLines(part, text, readDates);
    const posts: readonly { draft: WorkDraft }[] = lines.length > 0 && tellMore(lines, own) ? lines : own;
    return posts.filter(({ draft }) => !isMembership(draft, part));
  });
}

const startOfPart = ({ rows, heading }: SectionRows): number => heading?.start ?? rows[0]?.start ?? 0;

const tellMore = (lines: readonly { draft: WorkDraft }[], own: readonly Role[]): boolean =>
  own.length < lines.length ||
  (own.length === lines.length &&
    own.some(({ draft: { position, name } }, i) => {
      const label = lines[i]?.draft.name?.value;
      return !position || !name || position.value === label || isTurned(position.value, name.value);
    }));

/** "KW Meetup (volunteer)" for a title and "Co-organizer" for a name. */
function isTurned(position: string, name: string): boolean {
  const note = NOTE_AT_END.exec(position)?.[1];
  return note !== undefined && isNote(note) && !hasTitleWord(position.replace(NOTE_AT_END, "")) && hasTitleWord(name);
}

/** "Alberta Land Surveyors' Association, commissioned 2021", "Certified Biologist, The Wildlife Society": to belong is no post. */
function isMembership({ position, name }: WorkDraft, { heading }: SectionRows): boolean {
  const isList = toHeadingKey(heading?.words ?? "")
    .split(/[ /,&]+/)
    .some((word) => members.has(word));
  const title = position?.value ?? "";
  if (title === "") return isList && name !== undefined;
  if (isList && !(hasTitleWord(title) && /^\p{Lu}/u.test(title))) return true;
  return grades.has(fold(title).trim()) || (hasCertificateWord(title) && !hasTitleWord(withoutAdjective(title)));
}

const withoutAdjective = (title: string): string => title.replace(/^(?:Certified|Registered|Chartered|Licensed|Accredited)\s.*/i, "");

/** Every line a post: title and name with dates or a remark that it was unpaid; none where a line is something else. */
function readLines({ rows }: SectionRows, text: string, readDates: ReadDates): { draft: WorkDraft }[] {
  const byRow = postsOfAll(rows, text, readDates);
  return byRow.length > 0 ? byRow : postsOfAll(toParagraphs(rows, text), text, readDates);
}

function postsOfAll(rows: readonly Row[], text: string, readDates: ReadDates): { draft: WorkDraft }[] {
  const drafts: { draft: WorkDraft }[] = [];
  for (const row of rows) {
    if (tellsLeisure(row.words, 1)) continue;
    const found = postsOf(row, text, readDates);
    if (found.length === 0) return [];
    drafts.push(...found.map((draft) => ({ draft })));
  }
  return drafts;
}

function postsOf(row: Row, text: string, readDates: ReadDates): WorkDraft[] {
  const words = row.words.slice(0, LONGEST);
  const ranges = readDates(words);
  const masked = withoutRanges(words, ranges);
  return toSentences(words)
    .flatMap((sentence) => atDatedLines(sentence, row, ranges, text))
    .map((sentence) => withoutRemark(sentence, words, ranges))
    .flatMap((sentence) => {
      const said = words.slice(sentence.start, sentence.end);
      const isDated = ranges.some(({ start, end }) => start >= sentence.start && end <= sentence.end);
      if (toWords(said).length > MOST_WORDS || OWN_SENTENCE.test(said) || !(isDated || saysUnpaid(said))) return [];
      const post = postOf(masked, sentence);
      return isPost(masked, post) ? [toDraft(post, row, words, sentence, ranges)] : [];
    });
}

/** "Editor, Hale Review (2022-24): Bluebook citation": what stands behind the dates tells of the post. */
function withoutRemark({ start, end }: Span, words: string, ranges: readonly DateRange[]): Span {
  const last = ranges.findLast((range) => range.start >= start && range.end <= end);
  return last && /^\)?(?::|\s[-–—])\s/u.test(words.slice(last.end)) ? { start, end: last.end } : { start, end };
}

const saysUnpaid = (said: string): boolean => Array.from(said.matchAll(NOTE)).some(([, inside = ""]) => isNote(inside));

/** "Brownies: Tawny Owl, 1st Halton" has the name before a colon. */
function postOf(masked: string, { start, end }: Span): Omit<Post, "clause"> {
  const label = LABEL.exec(masked.slice(start, end));
  const words = label?.[1] ?? "";
  if (!label || LABELS.has(fold(words))) return partsOf(masked, { start: start + (label?.[0].length ?? 0), end }) ?? {};
  if (hasTitleWord(words) || !/^\p{Lu}/u.test(words)) return {};
  const at = start + label[0].length;
  const comma = /,\s|\s[–—-]\s/u.exec(masked.slice(at, end))?.index ?? end - at;
  const name = trimSpan(masked, { start: start + masked.slice(start, end).indexOf(words), end: start + label[0].lastIndexOf(":") });
  return { name, title: trimSpan(masked, { start: at, end: at + comma }) };
}

function isPost(masked: string, { title, name }: Omit<Post, "clause">): boolean {
  const lengthOf = (span: Span | undefined) => (span ? toWords(masked.slice(span.start, span.end)).length : 0);
  const [own, other] = [lengthOf(title), lengthOf(name)];
  if (own === 0 || other === 0 || own > MOST_OF_PART || other > MOST_OF_PART) return false;
  return !hasCertificateWord(masked.slice(title?.start, title?.end));
}

/** Below a heading that is none of a career, short lines of which one says that it was unpaid are such posts: "Service". */
export const retypeUnpaid = (sections: readonly SectionRows[]): SectionRows[] =>
  sections.map((part) => {
    const { section, heading, rows } = part;
    if (section !== "experience" || heading === undefined) return part;
    if (readHeading(heading.words)?.section === "experience" && !vague.has(toHeadingKey(heading.words))) return part;
    const isPlain = rows.every(({ bullet, words }) => !bullet && toWords(words).length <= MOST_WORDS);
    return isPlain && rows.some(({ words }) => saysUnpaid(words)) ? { ...part, section: "volunteering" as const } : part;
  });
