import { isAsking, type Outline } from "../outline/statements.ts";
import type { JobText } from "../words/job-text.ts";
import { toWords } from "../words/words.ts";
import { isCalledStaff, isOccupation, type Surety, suretyOf, suretyOfCalled } from "./occupations.ts";
import type { Candidate } from "./title-choice.ts";
import { withoutWay } from "./title-path.ts";
import { CALL, isAboutTime, partsOf } from "./title-words.ts";
import { MOST_WORDS, NOBODY, opensWish, PAPERS, SOUGHT, STOP } from "./wanted.ts";

const SURETIES: readonly Surety[] = ["named", "plural", "guessed"];
export const MOST_CHARS = 200;
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
const PIECES = /[.!?:;]+\s+|\s[-–—|]\s|,\s/;
/** "Letters to Mrs Okonjo, Practice Manager.": who reads the applications. */
const SIGNED =
  /^\W*(?:letters?|applications?|apply|cvs?|r[ée]sum[ée]s?|enquiries|contact|write|e?-?mail|call|ring|phone|text|send|post|regards|yours|signed)\b|\b(?:Mrs?|Ms|Miss|Mx|Dr|Prof)\.? \p{Lu}/u;
/** "Over 2 years using Salesforce as an administrator": a wish. */
const ASKS_YEARS =
  /^\W*(?:(?:over|more than|at least|a minimum of|minimum(?: of)?|min\.?|no fewer than|no less than|not less than) )?(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten)(?: ?(?:-|–|to) ?\d{1,2})?\+? ?(?:years?|yrs?|months?)['’]? (?:using|of|as|in|with|behind|on|experience|exp)\b/i;
const MOST_PIECES = 4;
/** "A forklift operator is wanted". */
const IS = /\s(?:is|are|now|still|always)\s*$/i;
/** Somebody speaks. */
const SPEAKS = /\b(?:i|i['’]m|my|we|our|us|you|your)\b/i;
const PIECE_WORDS = 6;
const MOST_GUESSED = 3;
/** "Maternity cover: HR Advisor": the terms stand before the name. */
export const TERM_LABEL =
  /^(?:(?:maternity|paternity|holiday|sickness)\s(?:leave\s)?cover|(?:full|part)[ -]time|fixed[ -]term|temp(?:orary)?|permanent|freelance|internal|external|graduate|remote|hybrid|(?:individual |international |national )?consultant|consultancy)\b[^:]*:/i;
/** What kind of paper it is. */
const NO_TITLE =
  /^\W*(?:terms of reference|vacancy (?:announcement|notice)|notice of vacancy|(?:job|public) announcement|call for applications|person specification)\W*$/i;
/** Characters at the top in which the job is named. */
export const HEAD_CHARS = 3_000;
const HEAD_LINES = 8;

/** Behind "Job title:" or its like. */
export function titlesBehindLabels({ flat }: JobText, outline: Outline): Candidate[] {
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
  return named.map((whole) => {
    const part = occupationIn(whole);
    return { place: "label", part: part === undefined ? whole : whole.slice(whole.indexOf(part)), whole };
  });
}

/** In the opening lines; where no occupation is named, whatever stands first. */
export function titlesInLines(text: JobText, outline: Outline): Candidate[] {
  const lines = openingLines(text, outline);
  const named = lines.flatMap((whole): Candidate[] => {
    const part = occupationIn(whole);
    return part === undefined ? [] : [{ place: "line", part, whole }];
  });
  const [first] = lines;
  const opening = first === undefined ? undefined : (partsOf(first).find((part) => /\p{L}{3}/u.test(part) && !isAboutTime(part)) ?? first);
  return [...named, ...(first === undefined || opening === undefined ? [] : [{ place: "opening", part: opening, whole: first } as const])];
}

/** "Person specification" as the first line and the name of the job as the next. */
export function titleBelowPaper({ flat }: JobText): Candidate[] {
  const [first = "", next = ""] = flat
    .slice(0, HEAD_CHARS)
    .split("\n")
    .map((row) => row.trim())
    .filter((row) => row !== "");
  const part = NO_TITLE.test(first) && toWords(next).length <= MOST_WORDS && !isSentence(next) ? occupationIn(next) : undefined;
  return part === undefined || suretyOf(part) !== "named" ? [] : [{ place: "paper", part, whole: next }];
}

/** Up to the first section; a heading on top may name the job itself ("Clerk – can you spell?"). */
function endOfHead(flat: string, section: number | undefined): number {
  if (section === undefined || flat.slice(0, section).trim() !== "") return section ?? flat.length;
  const end = flat.indexOf("\n", section);
  return end < 0 ? flat.length : end;
}

/** "Chef de Partie, live-in available, £31k.": an occupation that stands alone between the stops of an opening line. */
export function titlesInPieces({ flat }: JobText, outline: Outline): Candidate[] {
  const found: Candidate[] = [];
  const end = endOfHead(flat, outline.headings.find(({ section }) => isAsking(section))?.start);
  const rows = flat.slice(0, Math.min(end, HEAD_CHARS)).split("\n");
  for (const [index, row] of rows
    .filter((line) => line.trim() !== "")
    .slice(0, HEAD_LINES)
    .filter((line, at) => at === 0 || !SIGNED.test(line))
    .entries()) {
    for (const [at, piece] of withoutStars(row.trim()).split(PIECES).slice(0, MOST_PIECES).entries()) {
      const called = (SOUGHT.exec(piece) ?? JOINING.exec(piece))?.[1];
      const name = (called ?? piece).trim().replace(IS, "");
      if ((called !== undefined || /^[\p{Lu}\d]/u.test(name)) && (isNameOfJob(name) || (index + at === 0 && isGuessed(name))))
        found.push({ place: index + at === 0 ? "head" : "piece", part: name, whole: name });
    }
  }
  return found;
}

/** "*** URGENT *** ". */
const withoutStars = (row: string): string => row.replace(STARRED, (stars) => (suretyOf(stars) === undefined ? "" : stars));

/** "Relief milker": by its ending, where nothing stands before it. */
function isGuessed(name: string): boolean {
  const words = toWords(name).map(({ folded }) => folded);
  return (
    words.length <= MOST_GUESSED && suretyOf(words.at(-1) ?? "") === "guessed" && !words.some((word) => STOP.has(word) || NOBODY.has(word))
  );
}

/** An occupation at the end, or amid capitals ("Chef de Partie", "Lecturer in Nursing"), and nobody else. */
function isNameOfJob(name: string): boolean {
  const bare = name.replace(/\s*\([^)]*\)|\s+x\s?\d+$/gi, "");
  const words = toWords(bare).map(({ folded }) => folded);
  if (
    words.length > PIECE_WORDS ||
    SPEAKS.test(bare) ||
    opensWish(toWords(bare)) ||
    words.some((word) => (STOP.has(word) && word !== "in") || NOBODY.has(word))
  )
    return false;
  return (
    isOccupation(words.at(-1) ?? "") || (suretyOf(bare) === "named" && !/(?:^|\s)\p{Ll}{4,}/u.test(bare) && / (?:de|of|in) /.test(bare))
  );
}

/** "Northwind Clinic – Dental Assistant": the part that names an occupation most surely. */
function occupationIn(line: string): string | undefined {
  const bare = line.replace(TERM_LABEL, "").trim();
  const parts = partsOf(suretyOf(bare) === undefined ? line : bare).filter(
    (part) => toWords(part.replace(/\([^)]*\)?/g, "")).length <= MOST_WORDS,
  );
  for (const surety of SURETIES) {
    const part = parts.find((candidate) => suretyOf(candidate) === surety);
    if (part !== undefined) return part;
  }
  return undefined;
}

/** Short lines above the first section, without labels, sentences and mail headers. */
export function openingLines({ flat }: JobText, outline: Outline): string[] {
  const section = outline.headings.find(({ section: kind }) => isAsking(kind) || kind === "duties" || kind === "benefits");
  const rows = flat
    .slice(0, Math.min(endOfHead(flat, section?.start), HEAD_CHARS))
    .split("\n")
    .map((row) => row.trim())
    .filter((row, index) => index === 0 || !ITEM.test(row))
    .map((row) => withoutCall(withoutWay(row.replace(MARKS, ""))));
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
  if (NO_TITLE.test(row) || ASKS_YEARS.test(row) || namesPaper(row)) return [];
  const called = SOUGHT.exec(row)?.[1];
  const isAnybody = called !== undefined && NOBODY.has(toWords(called).at(-1)?.folded ?? "") && !isCalledStaff(called);
  if (called !== undefined && suretyOfCalled(called) !== undefined && !isAnybody) return [called.replace(IS, "")];
  if (isSentence(row)) return [/^[^\p{Ll}.,]{4,60}(?=[.,]\s)/u.exec(row)?.[0] ?? called].filter((name) => name !== undefined);
  return isLabel(row) || row.length > MOST_CHARS ? [] : [row];
}

/** "Door supervisor badge, in date": the paper of an occupation. */
const namesPaper = (row: string): boolean => PAPERS.has(toWords(row.split(/,\s|\s\(|\s[-–—|]\s/)[0] ?? "").at(-1)?.folded ?? "");

/** "Verkäufer, 30 Std.": the stop is that of a short form. */
const ABBREVIATED = /\b(?:std|wo|hrs?|wk|pw|p\.?a|p\.?h|incl|inc|ltd|co|etc|str|nr|ca|dept|asst|mgr)\.$/i;

/** "Ozark Health – Harrison, Ark.": a state or province of North America. */
const STATE =
  /,\s(?:Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Ky|La|Mass|Md|Mich|Minn|Miss|Mo|Mont|Neb|Nev|Okla|Ore|Pa|Penn|Tenn|Tex|Va|Vt|Wash|Wis|Wyo|[NS]\.\s?[A-Z]|W\.\s?Va|Ont|Que|Alta|Sask|Man|B\.C|D\.C)\.$/;

/** "You will advise surgeons": without its stop. */
const SPEAKER = /^(?:you|we|they|he|she|it|i)(?:['’]\p{Ll}+)?\s\p{Ll}/iu;

function isSentence(row: string): boolean {
  const words = toWords(row);
  const isCalled =
    /^[^.!?;]+!$/.test(row) &&
    /\s[-–—|]\s/.test(row) &&
    words.length <= MOST_WORDS &&
    suretyOf(partsOf(row)[0]?.replace(/!$/, "") ?? "") !== undefined;
  return (
    (/[.!?;,]$/.test(row) && !(ABBREVIATED.test(row) || STATE.test(row)) && !isCalled) ||
    SPEAKER.test(row) ||
    opensWish(words) ||
    words.length > 2 * MOST_WORDS
  );
}

const isLabel = (row: string): boolean =>
  /^[-•*–]\s*(?:you|we)\b/i.test(row) ||
  MAIL.test(row) ||
  (/^\p{Lu}[\p{L} ]{1,24}:\s/u.test(row) && !TERM_LABEL.test(row) && !CALL.test(row)) ||
  REFERENCE.test(row) ||
  /^(?:reporting|reports|based|located|salary|starting|posted|published|advertised|updated|closes|closing|listed)\b/i.test(row);

/** "Apply now! Care Assistants": the call before the name. */
function withoutCall(row: string): string {
  const call = /^[^!?|]{1,40}[!?]+\s+(?=\S)/u.exec(row)?.[0] ?? "";
  return suretyOf(call) === "named" || suretyOf(row.slice(call.length)) === undefined ? row : row.slice(call.length);
}
