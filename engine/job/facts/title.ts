import levels from "../../data/job/levels.json";
import data from "../../data/job/title.json";
import { isAsking, type Outline } from "../outline/statements.ts";
import type { JobProfile } from "../types.ts";
import type { JobText } from "../words/job-text.ts";
import { findPhrases, toPhraseMap, toPhraseSet } from "../words/phrases.ts";
import { toWords } from "../words/words.ts";
import { isCalledStaff, isOccupation, type Surety, suretyOf, suretyOfCalled } from "./occupations.ts";
import { CALL, clean, isAboutTime, partsOf } from "./title-words.ts";
import { MOST_WORDS, NOBODY, opensWish, PAPERS, SOUGHT, STOP, titleBehind, titleInProse } from "./wanted.ts";

type Level = NonNullable<JobProfile["level"]>;
const LEVELS = toPhraseMap(Object.entries(levels.levels).flatMap(([level, words]) => words.map((word) => [word, level as Level] as const)));
const NO_LEVEL = toPhraseSet(levels.none);
const SURETIES: readonly Surety[] = ["named", "plural", "guessed"];
const RANK: readonly Level[] = ["executive", "director", "manager", "lead", "senior", "intern", "junior", "mid"];
const MOST_CHARS = 200;
/** "Vacancy Ref: 00931", "Job ID 4471": a number under which the job is filed. */
const REFERENCE = /^(?:\p{L}+\s)?(?:ref|reference|req|requisition|id|no|number|code|nr)\b[\s.:#]*(?=[^\n]*\d)(?:\p{L}+\s)?[\p{L}\d/.-]*$/iu;
/** "Post title: Clerk      Post number: 12": wide blanks part the cells of a row. */
const CELLS = /\s{3,}(?=\S[^:]{1,30}:)|\t/;
/** "Job title HR Business Partner": a label without its colon. */
const BARE_LABEL = /^(?:job|position|post|role|vacancy|posting)\stitle\s+(?=\p{Lu})/iu;
const MAIL = /^(?:from|to|cc|date|sent|subject|reply-to|von|an|datum|betreff|de|objet|asunto|da|oggetto|van|aan|onderwerp)\s?:/i;
const SUBJECT = /^(?:subject|betreff|objet|asunto|oggetto|onderwerp)\s?:\s*(?:(?:re|fw|fwd|aw)\s?:\s*)?/i;
/** "Veterinary Nurse to join a team of six". */
const JOINING = /^((?:\p{Lu}[\p{L}\d/&-]* ){1,5})to (?:join|cover|lead|run|work|help|support)\b/u;
/** Emoji and other marks in front of a line. */
const MARKS = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|\u200D|[★☆►▶✔✓])+\s*/u;
/** An item of a list below the first line names no job. */
const ITEM = /^[✅✔☑➕➡→•‣▪▸]\uFE0F?\s/u;
const STARRED = /^\W*\p{Lu}{3,}\W{2,}(?=[\p{L}\d])/u;
/** "Mechanic. Busy garage.": pieces of a line of several, in the order they stand in. */
const PIECES = /[.!?:;]\s+|\s[-–—|]\s|,\s/;
const MOST_PIECES = 4;
const PIECE_WORDS = 6;
const SUBJECT_OF_SENTENCE =
  /(?:^|[.!?]\s)(?:The|As|As an?|As our|As the) ((?:\p{Lu}[\p{L}\d&/-]*)(?: (?:(?:of|and|for|in|&) )?\p{Lu}[\p{L}\d&/-]*){0,7})(?=[ ,])/u;
/** "… then our Customer Service Advisor role could be for you". */
const NAMED_ROLE =
  /(?<!\p{L})(?:[Oo]ur|[Tt]he|[Tt]his) (?:new |exciting |next )?(\p{Lu}[\p{L}\d&/-]*(?: (?:(?:of|and|for|in|&) )?\p{Lu}[\p{L}\d&/-]*){0,7}) (?:role|position|post|job|vacancy|opportunity)(?!\p{L})/u;
/** "Our Lettings Negotiator will handle viewings": somebody of the house would do it for the reader or with the house. */
const OUR_SUBJECT =
  /(?:^|[.!?]\s)Our (?:new |next )?(\p{Lu}[\p{L}\d&/-]*(?: (?:(?:of|and|for|in|&) )?\p{Lu}[\p{L}\d&/-]*){0,5}) (?:will|is responsible for|reports to)(?=\s)(?![^.!?]*\b(?:you|your|us)\b)/u;
/** "Our lettings negotiator Gemma", "our herdsman of nineteen years". */
const HOLDER = /(?<!\p{L})[Oo]ur ((?:\p{L}[\p{L}-]* ){1,4}?)(?:\p{Lu}\p{Ll}+(?=[ ,])|(?:of|is|has|who)(?=\s))/u;
/** "As our Depot Manager in Thurrock you will …", "As a Cook, you …". */
const AS_READER =
  /(?:^|[.!?]\s)As (?:our|an?|the) (?:new |next )?(\p{Lu}[\p{L}\d&/-]*(?: (?:(?:of|and|for|in|&) )?\p{Lu}[\p{L}\d&/-]*){0,7}?)(?: (?:in|at|for|with) [^,.]{2,40})?,? you(?:['’]ll|['’]d)?\b/u;
const LEAVING = new Set(data.leaving);
/** "Maternity cover: HR Advisor": the terms stand before the name. */
const TERM_LABEL =
  /^(?:(?:maternity|paternity|holiday|sickness)\s(?:leave\s)?cover|(?:full|part)[ -]time|fixed[ -]term|temp(?:orary)?|permanent|freelance|internal|external|graduate|remote|hybrid|(?:individual |international |national )?consultant|consultancy)\b[^:]*:/i;
/** What kind of paper it is. */
const NO_TITLE =
  /^\W*(?:terms of reference|vacancy (?:announcement|notice)|notice of vacancy|(?:job|public) announcement|call for applications|person specification)\W*$/i;
const HEAD_CHARS = 3_000;
const HEAD_LINES = 8;

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
    .map((statement) => flat.slice(statement.start, statement.end).split(CELLS)[0] ?? "")
    .filter((whole) => toWords(whole).length <= MOST_WORDS || !(opensWish(toWords(whole)) || /\s(?:is|are|was|were)\s/.test(whole)))
    .filter((whole) => !NOBODY.has(toWords(whole)[0]?.folded ?? "") || suretyOf(whole) === "plural")
    .filter((whole) => !isAboutTime(whole) && !REFERENCE.test(whole) && (!/[!?]$/.test(whole) || suretyOf(whole) !== undefined));
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

const asLine = (part: string | undefined): TitleLine | undefined => (part === undefined ? undefined : { part, whole: part });

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
  const named = inLines("named") ?? titleBelowPaper(text);
  if (named) return named;
  const prose = titleInProse(text);
  const said = asLine(prose);
  const plural = inLines("plural");
  if (prose !== undefined && suretyOf(prose) !== undefined && !(plural && isShorterFor(prose, plural.part))) return said;
  const amid = titleOfReader(text) ?? titleInPieces(text, outline);
  if (amid !== undefined) return amid;
  const [first] = lines;
  const opening = first === undefined ? undefined : { part: partsOf(first).find((part) => !isAboutTime(part)) ?? first, whole: first };
  return plural ?? inLines("guessed") ?? said ?? titleAsSubject(text) ?? titleOfLeaver(text) ?? asLine(titleBehind(text)) ?? opening;
}

/** "Person specification" as the first line and the name of the job as the next. */
function titleBelowPaper({ flat }: JobText): TitleLine | undefined {
  const [first = "", next = ""] = flat
    .slice(0, HEAD_CHARS)
    .split("\n")
    .map((row) => row.trim())
    .filter((row) => row !== "");
  const part = NO_TITLE.test(first) && toWords(next).length <= MOST_WORDS && !isSentence(next) ? occupationIn(next, "named") : undefined;
  return part === undefined ? undefined : { part, whole: next };
}

/** "young and hungry Sales Execs" says no more than the line "SALES EXECUTIVES". */
function isShorterFor(prose: string, line: string): boolean {
  if (suretyOf(prose) !== "plural") return false;
  const head = (toWords(prose).at(-1)?.folded ?? "").replace(/s$/, "");
  return toWords(line).some(({ folded }) => head.length > 2 && folded.startsWith(head));
}

/** "Chef de Partie, live-in available, £31k.": an occupation that stands alone between the stops of an opening line. */
function titleInPieces({ flat }: JobText, outline: Outline): TitleLine | undefined {
  const end = outline.headings.find(({ section }) => isAsking(section))?.start ?? flat.length;
  const rows = flat.slice(0, Math.min(end, HEAD_CHARS)).split("\n");
  for (const row of rows.filter((line) => line.trim() !== "").slice(0, HEAD_LINES)) {
    for (const piece of row.trim().replace(STARRED, "").split(PIECES).slice(0, MOST_PIECES)) {
      const called = (SOUGHT.exec(piece) ?? JOINING.exec(piece))?.[1];
      const name = (called ?? piece).trim();
      if ((called !== undefined || /^[\p{Lu}\d]/u.test(name)) && isNameOfJob(name)) return { part: name, whole: name };
    }
  }
  return undefined;
}

/** An occupation at the end, or amid capitals ("Chef de Partie", "Lecturer in Nursing"), and nobody else. */
function isNameOfJob(name: string): boolean {
  const bare = name.replace(/\s*\([^)]*\)|\s+x\s?\d+$/gi, "");
  const words = toWords(bare).map(({ folded }) => folded);
  if (words.length > PIECE_WORDS || words.some((word) => (STOP.has(word) && word !== "in") || NOBODY.has(word))) return false;
  return (
    isOccupation(words.at(-1) ?? "") || (suretyOf(bare) === "named" && !/(?:^|\s)\p{Ll}{4,}/u.test(bare) && / (?:de|of|in) /.test(bare))
  );
}

/** "The HVAC Service Technician performs …", "As Data Engineer, you will …": capitals behind the first word that name an occupation. */
function titleAsSubject({ flat }: JobText): TitleLine | undefined {
  for (const row of flat.slice(0, HEAD_CHARS).split("\n")) {
    const part = (SUBJECT_OF_SENTENCE.exec(row.trim()) ?? OUR_SUBJECT.exec(row.trim()) ?? NAMED_ROLE.exec(row))?.[1];
    if (part !== undefined && suretyOf(part) !== undefined) return { part, whole: part };
  }
  return undefined;
}

/** What the reader will be called. */
function titleOfReader({ flat }: JobText): TitleLine | undefined {
  for (const row of flat.slice(0, HEAD_CHARS).split("\n")) {
    const part = AS_READER.exec(row.trim())?.[1];
    if (part !== undefined && suretyOf(part) === "named") return { part, whole: part };
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
  const bare = line.replace(TERM_LABEL, "").trim();
  const parts = partsOf(suretyOf(bare) === undefined ? line : bare).filter(
    (part) => toWords(part.replace(/\([^)]*\)?/g, "")).length <= MOST_WORDS,
  );
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
    .map((row) => row.trim())
    .filter((row, index) => index === 0 || !ITEM.test(row))
    .map((row) => withoutCall(row.replace(MARKS, "")));
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
    .flatMap(namesIn);
  return subject === undefined ? lines : [...lines, subject];
}

/** What an opening line may say of the name: who is called for, the capitals in front of a sentence, or all of it. */
function namesIn(row: string): string[] {
  if (NO_TITLE.test(row) || namesPaper(row)) return [];
  const called = SOUGHT.exec(row)?.[1];
  const isAnybody = called !== undefined && NOBODY.has(toWords(called).at(-1)?.folded ?? "") && !isCalledStaff(called);
  if (called !== undefined && suretyOfCalled(called) !== undefined && !isAnybody) return [called];
  if (isSentence(row)) return [/^[^\p{Ll}.,]{4,60}(?=[.,]\s)/u.exec(row)?.[0] ?? called].filter((name) => name !== undefined);
  return isLabel(row) || row.length > MOST_CHARS ? [] : [row];
}

/** "Door supervisor badge, in date": the paper of an occupation. */
const namesPaper = (row: string): boolean => PAPERS.has(toWords(row.split(/,\s|\s\(/)[0] ?? "").at(-1)?.folded ?? "");

/** "Verkäufer, 30 Std.": the stop is that of a short form. */
const ABBREVIATED = /\b(?:std|wo|hrs?|wk|pw|p\.?a|p\.?h|incl|inc|ltd|co|etc|str|nr|ca|dept|asst|mgr)\.$/i;

function isSentence(row: string): boolean {
  const words = toWords(row);
  const isCalled =
    /^[^.!?;]+!$/.test(row) &&
    /\s[-–—|]\s/.test(row) &&
    words.length <= MOST_WORDS &&
    suretyOf(partsOf(row)[0]?.replace(/!$/, "") ?? "") !== undefined;
  return (/[.!?;,]$/.test(row) && !ABBREVIATED.test(row) && !isCalled) || opensWish(words) || words.length > 2 * MOST_WORDS;
}

const isLabel = (row: string): boolean =>
  /^[-•*–]\s*(?:you|we)\b/i.test(row) ||
  MAIL.test(row) ||
  (/^\p{Lu}[\p{L} ]{1,24}:\s/u.test(row) && !TERM_LABEL.test(row) && !CALL.test(row)) ||
  REFERENCE.test(row) ||
  /^(?:reporting|reports|based|located|salary|starting)\b/i.test(row);

/** "Apply now! Care Assistants": the call before the name. */
function withoutCall(row: string): string {
  const call = /^[^!?|]{1,40}[!?]+\s+(?=\S)/u.exec(row)?.[0] ?? "";
  return suretyOf(call) === "named" || suretyOf(row.slice(call.length)) === undefined ? row : row.slice(call.length);
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
