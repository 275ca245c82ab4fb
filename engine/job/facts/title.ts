import levels from "../../data/job/levels.json";
import data from "../../data/job/title.json";
import { isAsking, type Outline, type Statement } from "../outline/statements.ts";
import type { JobProfile } from "../types.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { findPhrases, phraseAt, toPhraseMap, toPhraseSet } from "../words/phrases.ts";
import { toWords, wordAt } from "../words/words.ts";
import { isOccupation, type Surety, suretyOf } from "./occupations.ts";
import { CALL, clean, isAboutTime, isSubject, partsOf } from "./title-words.ts";

type Level = NonNullable<JobProfile["level"]>;
const LEVELS = toPhraseMap(Object.entries(levels.levels).flatMap(([level, words]) => words.map((word) => [word, level as Level] as const)));
const NO_LEVEL = toPhraseSet(levels.none);
const OPENINGS = toPhraseMap<"sure" | "occupation">([
  ...data.openings.map((words) => [words, "sure"] as const),
  ...data.openingsOfOccupations.map((words) => [words, "occupation"] as const),
]);
const SURETIES: readonly Surety[] = ["named", "plural", "guessed"];
const ARTICLES = new Set([...data.articles, ...data.virtues]);
const BETWEEN_VIRTUES = /^(?:and|but|yet)$/;
const NOBODY = new Set(data.nobody);
const STOP = new Set(data.stop);
const RANK: readonly Level[] = ["executive", "director", "manager", "lead", "senior", "intern", "junior", "mid"];
const COUNT = /^x?\d{1,2}x?$/;
const MOST_WORDS = 10;
/** Words of a name that makes a sentence of its own; more is a sentence. */
const NAME_WORDS = 4;
const MOST_CHARS = 200;
/** "Vacancy Ref: 00931", "Job ID 4471": a number under which the job is filed. */
const REFERENCE = /^(?:\p{L}+\s)?(?:ref|reference|req|requisition|id|no|number|code|nr)\b[\s.:#]*(?=[^\n]*\d)(?:\p{L}+\s)?[\p{L}\d/.-]*$/iu;
/** "Job title HR Business Partner": a label without its colon. */
const BARE_LABEL = /^(?:job|position|post|role|vacancy|posting)\stitle\s+(?=\p{Lu})/iu;
const MAIL = /^(?:from|to|cc|date|sent|subject|reply-to|von|an|datum|betreff|de|objet|asunto|da|oggetto|van|aan|onderwerp)\s?:/i;
const SUBJECT = /^(?:subject|betreff|objet|asunto|oggetto|onderwerp)\s?:\s*(?:(?:re|fw|fwd|aw)\s?:\s*)?/i;
/** "Drivers wanted!", "Site Foreman required for …". */
const SOUGHT = /^((?:[\p{L}\d/&-]+ ){1,6})(?:wanted|required|needed|sought|urgently)\b/iu;
const SUBJECT_OF_SENTENCE =
  /^(?:The|As|As an?|As our|As the) ((?:\p{Lu}[\p{L}\d&/-]*)(?: (?:(?:of|and|for|in|&) )?\p{Lu}[\p{L}\d&/-]*){0,7})(?=[ ,])/u;
/** "… then our Customer Service Advisor role could be for you". */
const NAMED_ROLE =
  /(?<!\p{L})(?:[Oo]ur|[Tt]he|[Tt]his) (?:new |exciting |next )?(\p{Lu}[\p{L}\d&/-]*(?: (?:(?:of|and|for|in|&) )?\p{Lu}[\p{L}\d&/-]*){0,7}) (?:role|position|post|job|vacancy|opportunity)(?!\p{L})/u;
/** "Our lettings negotiator Gemma". */
const HOLDER = /(?<!\p{L})[Oo]ur ((?:\p{Ll}[\p{L}-]* ){1,4})\p{Lu}\p{Ll}+(?=[ ,])/u;
const LEAVING = new Set(data.leaving);
/** "Florist, weddings & events. Season work, …": a name that stands as the first sentence of a line. */
const FIRST_SENTENCE = /^(\p{L}[\p{L} /&-]{2,40})(?:,[^.!?]{0,40})?[.!?]\s/u;
const AFTER_CALL = new Set(["with", "who", "must", "to"]);
/** "Maternity cover: HR Advisor": the terms stand before the name. */
const TERM_LABEL =
  /^(?:(?:maternity|paternity|holiday|sickness)\s(?:leave\s)?cover|(?:full|part)[ -]time|fixed[ -]term|temp(?:orary)?|permanent|freelance|internal|external|graduate|remote|hybrid)\b[^:]*:/i;
const HEAD_CHARS = 3_000;
const HEAD_LINES = 8;
const PROSE_WORDS = 400;

/** Title and level by "Job title: X", else by the opening lines, else by "We are looking for a X". */
export function readTitle(text: JobText, outline: Outline): { title?: string; level?: Level } {
  const line = namedTitle(text, outline) ?? openingTitle(text, outline);
  const title = line && clean(text.flat, line.part);
  const level = line && levelOf(line.whole);
  return { ...(title ? { title } : {}), ...(title && level ? { level } : {}) };
}

/** The part of a line that names the job, and the line for what it says of the level. */
type TitleLine = { part: string; whole: string };

function namedTitle({ flat }: JobText, outline: Outline): TitleLine | undefined {
  const named = outline.statements
    .filter((statement) => statement.section === "title")
    .map((statement) => flat.slice(statement.start, statement.end))
    .filter((whole) => !isAboutTime(whole) && !REFERENCE.test(whole));
  const label = flat
    .slice(0, HEAD_CHARS)
    .split("\n")
    .find((row) => BARE_LABEL.test(row.trim()));
  if (label !== undefined) named.push(label.trim().replace(BARE_LABEL, ""));
  const whole = named.find((line) => suretyOf(line) !== undefined) ?? named[0];
  if (whole === undefined) return undefined;
  const part = occupationIn(whole, "guessed");
  return { part: part === undefined ? whole : whole.slice(whole.indexOf(part)), whole };
}

/** The first opening line that names an occupation, then prose, then whatever stands first. */
function openingTitle(text: JobText, outline: Outline): TitleLine | undefined {
  const lines = openingLines(text, outline);
  const inLines = (surety: Surety): TitleLine | undefined => {
    for (const whole of lines) {
      const part = occupationIn(whole, surety);
      if (part !== undefined) return { part, whole };
    }
    return undefined;
  };
  const named = inLines("named");
  if (named) return named;
  const prose = titleInProse(text);
  const said = prose === undefined ? undefined : { part: prose, whole: prose };
  if (prose !== undefined && suretyOf(prose) !== undefined) return said;
  const [first] = lines;
  const opening = first === undefined ? undefined : { part: partsOf(first)[0] ?? first, whole: first };
  return inLines("plural") ?? inLines("guessed") ?? said ?? titleAsSubject(text) ?? titleOfLeaver(text) ?? opening;
}

/** "The HVAC Service Technician performs …", "As Data Engineer, you will …": capitals behind the first word that name an occupation. */
function titleAsSubject({ flat }: JobText): TitleLine | undefined {
  for (const row of flat.slice(0, HEAD_CHARS).split("\n")) {
    const part = (SUBJECT_OF_SENTENCE.exec(row.trim()) ?? NAMED_ROLE.exec(row))?.[1];
    if (part !== undefined && suretyOf(part) !== undefined) return { part, whole: part };
  }
  return undefined;
}

/** "Our head gardener Tom is retiring": the place that becomes free. */
function titleOfLeaver({ flat }: JobText): TitleLine | undefined {
  for (const row of flat.slice(0, HEAD_CHARS).split(/[\n.!?]/)) {
    const part = HOLDER.exec(row)?.[1]?.trim();
    const isFree = toWords(row).some(({ folded }) => LEAVING.has(folded));
    if (part !== undefined && isFree && suretyOf(part) === "named") return { part, whole: part };
  }
  return undefined;
}

/** "Northwind Clinic – Dental Assistant": the part that names an occupation at least this surely. */
function occupationIn(line: string, least: Surety): string | undefined {
  const parts = partsOf(line).filter((part) => toWords(part.replace(/\([^)]*\)?/g, "")).length <= MOST_WORDS);
  for (const surety of SURETIES) {
    const part = parts.find((candidate) => suretyOf(candidate) === surety);
    if (part !== undefined) return part;
    if (surety === least) return undefined;
  }
  return undefined;
}

/** Short lines above the first section, without labels, sentences and mail headers. */
function openingLines({ flat }: JobText, outline: Outline): string[] {
  const section = outline.headings.find(({ section: kind }) => isAsking(kind) || kind === "duties" || kind === "benefits");
  const rows = flat
    .slice(0, Math.min(section?.start ?? flat.length, HEAD_CHARS))
    .split("\n")
    .map((row) => withoutCall(row.trim()));
  const isMail = MAIL.test(rows.find((row) => row !== "") ?? "");
  const subject = isMail ? rows.find((row) => SUBJECT.test(row))?.replace(SUBJECT, "") : undefined;
  const headings = new Set(
    outline.headings
      .filter(({ section: kind }) => kind === "about" || kind === "summary")
      .map(({ start, end }) => flat.slice(start, end).trim()),
  );
  const rule = isMail ? rows.findIndex((row) => /^[-=_*]{5,}$/.test(row)) : -1;
  const lines = rows
    .slice(rule + 1)
    .filter((row) => row !== "" && !headings.has(row))
    .slice(0, HEAD_LINES)
    .flatMap((row) => {
      const capitals = /^[^\p{Ll}.,]{4,60}(?=[.,]\s)/u.exec(row)?.[0] ?? SOUGHT.exec(row)?.[1] ?? nameAlone(row);
      const words = toWords(row);
      const isCalled =
        /^[^.!?;]+!$/.test(row) &&
        /\s[-–—|]\s/.test(row) &&
        words.length <= MOST_WORDS &&
        suretyOf(partsOf(row)[0]?.replace(/!$/, "") ?? "") !== undefined;
      const sentence =
        (/[.!?;,]$/.test(row) && !isCalled) || findPhrases(OPENINGS, words, 0, words.length).length > 0 || words.length > 2 * MOST_WORDS;
      const label =
        MAIL.test(row) ||
        (/^\p{Lu}[\p{L} ]{1,24}:\s/u.test(row) && !TERM_LABEL.test(row) && !CALL.test(row)) ||
        REFERENCE.test(row) ||
        /^(?:reporting|reports|based|located|salary|starting)\b/i.test(row);
      if (sentence) return capitals === undefined ? [] : [capitals];
      return label || row.length > MOST_CHARS ? [] : [row];
    });
  return subject === undefined ? lines : [...lines, subject];
}

/** The occupation a line of short sentences begins with. */
function nameAlone(row: string): string | undefined {
  const name = FIRST_SENTENCE.exec(row)?.[1];
  const words = toWords(name ?? "");
  const last = words.at(-1)?.folded ?? "";
  return name !== undefined && words.length <= NAME_WORDS && isOccupation(last) && suretyOf(name) === "named" ? name : undefined;
}

/** "Apply now! Care Assistants": the call before the name. */
function withoutCall(row: string): string {
  const call = /^[^!?|]{1,40}[!?]+\s+(?=\S)/u.exec(row)?.[0] ?? "";
  return suretyOf(call) === "named" || suretyOf(row.slice(call.length)) === undefined ? row : row.slice(call.length);
}

/** Who is wanted in the first sentences: an occupation if one is named, never just "a candidate". */
function titleInProse(text: JobText): string | undefined {
  let first: string | undefined;
  const limit = Math.min(text.words.length, PROSE_WORDS);
  for (let at = 0; at < limit; ) {
    const place = wantedIn(text, at, limit);
    if (!place) break;
    at = place.to;
    const folded = text.words.slice(place.from, place.to).map((word) => word.folded);
    const end = text.words[place.to - 1]?.end ?? 0;
    const title = text.flat.slice(text.words[place.from]?.start ?? 0, text.flat.charAt(end) === ")" ? end + 1 : end);
    if (folded.some((word, index) => isOccupation(word) || isHead(word, folded[index + 1]))) return title;
    if (!folded.some((word) => NOBODY.has(word))) first ??= title;
  }
  return first;
}

/** "Barista needed in Bath, evenings, …": what follows the name, the call and the place. */
export function withoutSought(text: JobText, statement: Statement): Statement | undefined {
  const { section, start, end, to } = statement;
  if (section !== "intro") return statement;
  const call = SOUGHT.exec(text.flat.slice(start, end))?.[0];
  const calling = wordAt(text.words, start + (call?.length ?? 0));
  const surety = call === undefined ? undefined : suretyOf(call);
  if (call === undefined || surety === undefined || (/\s(?:is|are)\s/i.test(call) && surety !== "named")) return statement;
  let next = calling;
  while (next < to && !/[,;.:!–—]/.test(gapBefore(text, next)) && !AFTER_CALL.has(foldedAt(text, next))) next++;
  return next < to ? { ...statement, from: next, start: text.words[next]?.start ?? end } : undefined;
}

/** The words that name who is wanted: "registered nurse" in "We are looking for a registered nurse who …". */
export function wantedIn(text: JobText, first: number, limit: number): { from: number; to: number } | undefined {
  const { words } = text;
  for (let at = first; at < limit; at++) {
    const opening = phraseAt(OPENINGS, words, at, words.length);
    if (!opening) continue;
    const wanted = nameBehind(text, opening.to);
    const named = words
      .slice(wanted.from, wanted.to)
      .some((word, at, all) => isOccupation(word.folded) || isHead(word.folded, all[at + 1]?.folded));
    if (wanted.to > wanted.from && (named || opening.value === "sure")) return wanted;
  }
  return undefined;
}

/** "Head of Finance". */
const isHead = (word: string, next: string | undefined): boolean => word === "head" && next === "of";

function nameBehind(text: JobText, opening: number): { from: number; to: number } {
  const { words } = text;
  let from = opening;
  while (isBeforeName(text, from) || (BETWEEN_VIRTUES.test(foldedAt(text, from)) && from > opening && isBeforeName(text, from + 1))) from++;
  let to = from;
  let named = false;
  while (to < words.length && to - from < MOST_WORDS) {
    const word = foldedAt(text, to);
    const gap = to > from ? gapBefore(text, to) : "";
    const goesOn = text.lexicon.andWords.has(word) && !named && (isOccupation(foldedAt(text, to + 1)) || isBetweenCapitals(text, to));
    if (/[.:;!?(\n]|\s[-–—]/.test(gap) || (STOP.has(word) && !goesOn && !isField(text, to)) || endsAtComma(text, gap, to)) break;
    named ||= isOccupation(word);
    to++;
  }
  return { from, to: endOfBracket(text, from, to) };
}

/** "a caring, committed and reliable": words before the name that are none of it. */
function isBeforeName(text: JobText, at: number): boolean {
  const word = foldedAt(text, at);
  if (/^(?:year|month|week)$/.test(word) && gapBefore(text, at) === "-") return true;
  return (ARTICLES.has(word) && !isOccupation(word)) || COUNT.test(word);
}

/** "Boilermakers (Coded)": a short bracket behind the name belongs to it. */
function endOfBracket(text: JobText, from: number, to: number): number {
  if (to === from || !/^\s?\($/.test(gapBefore(text, to))) return to;
  for (let end = to + 1; end <= to + 2; end++) if (gapBefore(text, end).startsWith(")")) return end;
  return to;
}

/** "Maternal and Child Health Nurse". */
function isBetweenCapitals({ flat, words }: JobText, at: number): boolean {
  return [at - 1, at + 1].every((beside) => /\p{Lu}/u.test(flat.charAt(words[beside]?.start ?? 0)));
}

/** "Lecturer in Marine Ecology" and "Head of Sales": capitals behind the small word go on with the name. */
function isField({ flat, words }: JobText, at: number): boolean {
  const next = words[at + 1];
  return (
    words[at]?.folded === "in" &&
    next !== undefined &&
    /\p{Lu}/u.test(flat.charAt(next.start)) &&
    isSubject(flat, flat.slice(next.start, next.end))
  );
}

/** "Engineer, Tall Buildings" goes on in capitals, "a nurse, somebody who …" ends. */
function endsAtComma({ flat, words }: JobText, gap: string, at: number): boolean {
  if (!gap.includes(",")) return false;
  const next = flat.charAt(words[at]?.start ?? 0);
  const before = flat.charAt(words[at - 1]?.start ?? 0);
  return !(/\p{Lu}/u.test(next) && /\p{Lu}/u.test(before));
}

/** Level by the words of the title; the highest one named wins. */
function levelOf(title: string): Level | undefined {
  const words = toWords(title);
  const none = findPhrases(NO_LEVEL, words, 0, words.length);
  const hits = findPhrases(LEVELS, words, 0, words.length).filter(
    (hit) => !none.some((other) => other.from < hit.to && hit.from < other.to),
  );
  const found = new Set(hits.map((hit) => (hit.value === "executive" && isCraft(words.at(-1)?.folded ?? "") ? "lead" : hit.value)));
  return RANK.find((level) => found.has(level));
}

/** "Chief Engineer" leads a craft, "Chief Executive" a company. */
function isCraft(last: string): boolean {
  return isOccupation(last) && !/^(?:officer|executive|director|president|manager)$/.test(last);
}
