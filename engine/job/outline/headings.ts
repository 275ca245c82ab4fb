import data from "../../data/job/headings.json";
import { isOccupation, suretyOf } from "../facts/occupations.ts";
import { opensWish } from "../facts/wanted.ts";
import type { Span } from "../types.ts";
import { HEADING } from "../weights.ts";
import type { Line } from "../words/lines.ts";
import { toWords } from "../words/words.ts";
import { listsPapers } from "./applying.ts";
import { favouredOf, moodOf } from "./heading-moods.ts";
import { formOf, PLEASED, PRAISE, signalOf } from "./heading-signals.ts";

export type SectionKind =
  | "intro"
  | "must"
  | "preferred"
  | "required"
  | "nice"
  | "duties"
  | "summary"
  | "benefits"
  | "about"
  | "apply"
  | "eeo"
  | "conditions"
  | "title"
  | "waived"
  | "other";

const ASKING: ReadonlySet<SectionKind> = new Set(["must", "required", "preferred", "nice"]);

export function isAsking(kind: SectionKind): boolean {
  return ASKING.has(kind);
}

/**
 * What a line opens. `rest`: where the words after "Heading:" begin. `known`: its words are in the heading list; `own`: it stands for
 * its own line alone; `bare`: only words in it and the blank line above say that it is a heading.
 */
export type Heading = { kind: SectionKind; known: boolean; rest?: number; own?: boolean; bare?: boolean };

/** "3 | What we ask", "2.1 Skills". */
const NUMBERED = /^\d{1,2}(?:\.\d{1,2})*\s?[|.):]?\s/;
/** What stands between a label and its text: a colon, a dash, a tab or an emoji. */
const BEHIND_LABEL = /:(?=\s|\*|$)|\s[-–—]\s|\t|\s\p{Extended_Pictographic}\uFE0F?\s(?=\S)/u;
const REMARKED = /^[^.;,()]+(?:\([^()]*\)\W*|\.)$/;
const HERE_IS = /^\W*(?:so,? )?here(?:['’]s| is| are) /i;
const RUN_IN = /^([^.!?:,;]{4,40})[.?]\s+(?=\p{Lu})/u;
const SOUGHT = new Set(["want", "after", "seek", "seeking", "need", "needed", "looking"]);
const ALL_CAPITALS = /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u;
const MONEY = /[$€£₹%]/;
const ASKING_WORD =
  /^(?:what|who|how|why|where|was|wer|wie|warum|que|quien|como|por que|qui|comment|pourquoi|cosa|chi|come|perche|wat|hoe|waarom|o que|quem)\s/i;
const FILLERS = new Set([
  "actually",
  "really",
  "honestly",
  "genuinely",
  "truly",
  "and",
  "the",
  "und",
  "et",
  "y",
  "e",
  "ed",
  "en",
  "of",
  "for",
  "a",
  "an",
  "our",
  "m",
  "w",
  "d",
  "f",
  "x",
]);
const KNOWN = new Map<string, SectionKind>();
for (const [kind, names] of Object.entries(data)) {
  for (const name of names) if (!KNOWN.has(toKey(name))) KNOWN.set(toKey(name), kind as SectionKind);
}
const SPOKEN_OF = new Set(["for", "the", "our", "your", "you", "we", "us", "a", "an", "as", "this", "who", "what", "i"]);
const TITLES = new Set(data.title.map(toKey));

/** Kinds whose words say so plainly enough for a label in front of a text. */
const PLAIN: ReadonlySet<SectionKind> = new Set(["must", "preferred", "nice", "waived", "benefits", "apply"]);

function toKey(text: string): string {
  const words = toWords(text.replace(NUMBERED, "").replace(/\([^)]*\)?/g, "")).map(({ folded }) => (folded === "ya" ? "you" : folded));
  const kept = words.filter((word) => !FILLERS.has(word));
  return (kept.length > 0 ? kept : words).join(" ");
}

/** Kind of a heading by its words alone. */
export function kindOf(title: string): SectionKind | undefined {
  return KNOWN.get(toKey(title));
}

export function headingOf(text: string, line: Line, next: Line | undefined): Heading | undefined {
  const raw = text.slice(line.start, line.end);
  return inlineHeading(raw, line) ?? runInHeading(raw, line) ?? callAbove(raw, line) ?? wholeHeading(raw, line, next);
}

/** "Requirements: …": a heading with its text on the same line. */
export function inlineHeading(raw: string, line: Span): Heading | undefined {
  const colon = raw.slice(0, 80).search(BEHIND_LABEL);
  if (colon <= 0) return undefined;
  const head = raw.slice(0, colon);
  const after = raw.slice(colon);
  const rest = after.length - after.replace(/^(?:[\s:*_–—-]|\p{Extended_Pictographic}\uFE0F?)+/u, "").length;
  if (colon + rest >= raw.length || !isLabel(head)) return undefined;
  const key = toKey(head);
  const behind = raw.slice(colon + rest);
  const restWords = toWords(behind).length;
  const short = restWords <= HEADING.mostWords && (!/[.!?]$/.test(raw) || (/^[^.!?]+\.$/.test(behind) && suretyOf(behind) === "named"));
  if (KNOWN.has(toKey(behind))) return undefined;
  const listed = KNOWN.get(key);
  const place = { known: true, rest: line.start + colon + rest };
  const isTitle = (TITLES.has(key) && short) || (listed === "required" && (isSought(key, behind) || isPaperOf(head, behind)));
  if (isTitle) return { kind: "title", ...place };
  const kind = listed === "title" ? undefined : (listed ?? plainKind(head, raw, colon));
  if (kind === undefined) return undefined;
  return { kind: kind === "nice" && MONEY.test(behind) ? "benefits" : kind, ...place, ...(listed ? {} : { own: true }) };
}

/** "Good German is required: knowledge of Danish helps" is a sentence, "The following are required: …" a label. */
const SAYS =
  /\b(?:is|are) (?:\w+ )?(?:required|essential|needed|necessary|mandatory|compulsory|preferred|preferable|desirable|desired|expected|helpful|useful|welcome|important|advantageous|an? (?:must|plus|bonus|advantage|asset))$/i;
const OPEN_SUBJECT =
  /^\W*(?:the (?:following|below|above)|following|these|this|those|what|which|it|that|all|skills|qualifications|experience)\b/i;

function isLabel(head: string): boolean {
  if (listsPapers(head) || /[.!?]\s/.test(head) || toWords(head).length > mostWordsOf(head, HEADING.mostWordsInline)) return false;
  return !SAYS.test(head) || OPEN_SUBJECT.test(head);
}

/** "Required qualifications. A Master's degree …": a known heading as the first sentence of its paragraph. */
function runInHeading(raw: string, line: Line): Heading | undefined {
  const head = RUN_IN.exec(raw);
  const kind = head?.[1] === undefined || line.bullet || !(line.afterBlank || / /.test(head[1])) ? undefined : KNOWN.get(toKey(head[1]));
  return head && kind && kind !== "title" ? { kind, known: true, rest: line.start + head[0].length } : undefined;
}

/** "Person specification – Occupational Therapist": the paper names the job. */
function isPaperOf(head: string, behind: string): boolean {
  return (
    /\b(?:specification|profile|description)\s*$/i.test(head) && toWords(behind).length <= HEADING.mostWords && suretyOf(behind) === "named"
  );
}

/** "What we're after: an iOS Developer who …" names the job; "We want: Java and SQL" asks. */
function isSought(key: string, behind: string): boolean {
  const words = toWords(behind).slice(0, HEADING.mostWordsSought);
  if (!SOUGHT.has(key.split(" ").at(-1) ?? "")) return false;
  if (/(?:^| )need(?:ed)?$/.test(key) && words.length <= HEADING.mostWordsCalled && isOccupation(words.at(-1)?.folded ?? "")) return true;
  return (
    /^(?:an?|our|the|\d{1,2}|one|two|three|four|five|six|several|more)\s/i.test(behind) && words.some((word) => isOccupation(word.folded))
  );
}

function plainKind(head: string, raw: string, colon: number): SectionKind | undefined {
  if (PRAISE.test(head) || PLEASED.test(head)) return "nice";
  const favoured = raw.charAt(colon) === ":" ? favouredOf(head) : undefined;
  if (favoured) return favoured;
  if (raw.charAt(colon) !== ":" || toWords(head).length > mostWordsOf(head, HEADING.mostWordsLabel)) return undefined;
  const kind = signalOf(head);
  return kind !== undefined && PLAIN.has(kind) ? kind : undefined;
}

/** "We'd be delighted, but not disappointed, by:" waits for what follows, however long it is. */
function mostWordsOf(head: string, most: number): number {
  return /\b(?:by|for|if|have|who|with)$/i.test(head) || favouredOf(head) ? HEADING.mostWords : most;
}

function wholeHeading(raw: string, line: Line, next: Line | undefined): Heading | undefined {
  const words = toWords(raw);
  const colon = /:[\s*_]*$/.test(raw);
  const known = announced(raw, line, next);
  if (known) return { kind: known, known: true };
  if (words.length === 0 || words.length > mostWords(raw, colon, next)) return undefined;
  const waits = isWaiting(raw, line, next);
  if (/[.;,]$/.test(raw) && !waits) return undefined;
  const marked = isMarked(raw, line);
  if (line.bullet && !colon && !marked && !isAbove(line, next)) return undefined;
  const listed = knownKind(raw, line, next);
  if (listed) return { kind: listed, known: true };
  const shaped = colon || marked || waits || isCapitals(raw, line, next) || leads(raw, line, next, words.length);
  if (!shaped && !isBare(raw, line, next, words.length)) return undefined;
  const kind = favouredOf(raw) ?? signalOf(raw) ?? formOf(raw) ?? moodOf(raw);
  if (!colon && isJobName(kind, raw, words)) return undefined;
  if (kind) return { kind, known: true, bare: !shaped };
  return shaped || ASKING_WORD.test(raw) ? { kind: "other", known: false } : undefined;
}

/** "Selection criteria (please answer each on half a page)", "Here's what it takes.": a known heading of wishes with a remark or a full stop behind it. */
function announced(raw: string, { afterBlank, bullet }: Line, next: Line | undefined): SectionKind | undefined {
  if (bullet || !afterBlank || next === undefined || next.afterBlank || !REMARKED.test(raw)) return undefined;
  const kind = KNOWN.get(toKey(raw.replace(HERE_IS, "")));
  return kind && isAsking(kind) ? kind : undefined;
}

function knownKind(raw: string, line: Line, next: Line | undefined): SectionKind | undefined {
  if (line.numbered && OPENING.test(raw)) return "about";
  return KNOWN.get(toKey(raw)) ?? kindBeforeComma(raw, line, next);
}

/** "The must-haves, honestly": a known heading and a remark. */
function kindBeforeComma(raw: string, { afterBlank, bullet }: Line, next: Line | undefined): SectionKind | undefined {
  const [head, remark, ...others] = raw.split(/,\s/);
  const isRemark = remark !== undefined && others.length === 0 && /^\p{Ll}[\p{L}\s’'-]*$/u.test(remark);
  return isRemark && afterBlank && !bullet && next && !next.afterBlank ? KNOWN.get(toKey(head ?? "")) : undefined;
}

const isMarked = (raw: string, { numbered }: Line): boolean => numbered === true || /^(?:#{1,6}\s|\*\*|__)/.test(raw);

/** "Bonus points for experience with" above the things it grades, with or without a blank line. */
const WISHES =
  /\b(?:bonus|points?|plus|extra|nice|ideally|preferably|advantage|desirable)\b.*\b(?:with|for|if you have|if you know|have|in)$/i;

/** "and, so far as possible," above the items it grades. */
function isWaiting(raw: string, line: Line, next: Line | undefined): boolean {
  if (!line.bullet && next !== undefined && WISHES.test(raw)) return true;
  return raw.endsWith(",") && next?.bullet === true && !next.afterBlank && !line.bullet && signalOf(raw) !== undefined;
}

function isCapitals(raw: string, line: Line, next: Line | undefined): boolean {
  const lastOfBlock = !line.afterBlank && (next === undefined || next.afterBlank);
  return !lastOfBlock && !isInitials(raw, line, next) && ALL_CAPITALS.test(raw.replace(/\([^)]*\)?/g, ""));
}

/** "We are looking for a", "Wir suchen zum 1. März einen": the line below names the job. */
const NAMES_NEXT = /\s(?:an?|our|our next|einen?|eine|unsere[nr]?|une?|una?|uma?|een)\s*[:…*_-]*$/i;

/** "Bäckerei Hell sucht ab sofort", "Le Fournil recrute": whom the house seeks stands on the next line. */
const SEEKS_NEXT =
  /\s(?:is (?:now |currently )?(?:looking for|seeking|hiring|recruiting)|seeks|sucht|suchen|recherche|recherchons|recrute|cherche|busca|precisa|necesita|selecciona|procura|contrata|cerca|ricerca|seleziona|zoekt|zoeken)(?: (?:ab sofort|zum nächstmöglichen (?:zeitpunkt|termin)|dich|sie|verstärkung|per direct|urgently|actuellement|aktuell|immediately))*\s*[:…*_-]*$/iu;

/** A call whose object stands on the next line. */
function callAbove(raw: string, { bullet }: Line): Heading | undefined {
  const words = toWords(raw);
  if (bullet || words.length > HEADING.mostWordsColon) return undefined;
  return (NAMES_NEXT.test(raw) && opensWish(words)) || (SEEKS_NEXT.test(raw) && !ASKING_WORD.test(raw))
    ? { kind: "title", known: true }
    : undefined;
}

/** "1. Background" tells of the project; a "Background" of its own is the reader's. */
const OPENING = /^\W*(?:background|context|introduction)\b/i;
/** "Roofers required", "Driver required in Bristol", "Porters needed - Hull". */
const CALLED = /\s(?:wanted|required|needed|sought)(?:\s(?:in|at|for|near|from|to|on)\s.*|\s?[-–—|,]\s.*|\W*)$/i;

/** "Assistant Principal – Inclusion", "Benefits Adviser, Hours Bank": no heading, whatever its other words would open. */
const OF_HOUSE: ReadonlySet<SectionKind> = new Set(["conditions", "eeo", "benefits", "apply"]);

/** "Payroll & Benefits Administrator", "Safeguarding Officer", "ROOFERS REQUIRED": the last word is an occupation, and nobody is spoken of. */
function isJobName(kind: SectionKind | undefined, raw: string, words: readonly { folded: string }[]): boolean {
  const isSpoken = words.some(({ folded }) => SPOKEN_OF.has(folded));
  if (kind !== undefined && OF_HOUSE.has(kind) && !isSpoken && suretyOf(raw) === "named") return true;
  const names = raw
    .replace(CALLED, "")
    .split("/")
    .map((name) => toWords(name).at(-1)?.folded ?? "");
  return names.some(isOccupation) && !isSpoken;
}

/** A line that ends in a colon, or waits for what follows, may be longer right above a list. */
function mostWords(raw: string, colon: boolean, next: Line | undefined): number {
  if (/\?$/.test(raw) && next && !next.afterBlank) return HEADING.mostWordsAsking;
  return (colon || DANGLING.test(raw)) && next?.bullet ? HEADING.mostWordsColon : HEADING.mostWords;
}

/** "SQL (any dialect)", "IPAF" right below another line, "MODFLOW" or "AWS / GCP" amid short ones: the name of a thing. */
function isInitials(raw: string, { afterBlank }: Line, next: Line | undefined): boolean {
  if (afterBlank) return false;
  const isAmid = next !== undefined && !next.afterBlank && next.end - next.start < HEADING.paragraphChars;
  return /^\p{Lu}{2,5}(?:\s\([^)]*\))?$/u.test(raw) || (isAmid && /^\p{Lu}[\p{Lu}\d-]+(?: ?\/ ?\p{Lu}[\p{Lu}\d-]+){0,3}$/u.test(raw));
}

/** A marked line above items with another mark, or with none: "3. SKILLS", "✨ Extras". */
function isAbove(line: Line, next: Line | undefined): boolean {
  return line.afterBlank && next !== undefined && !next.afterBlank && next.mark !== line.mark;
}

const PLAIN_FORM = /^[^\p{L}\d]{0,4}(?:\d[\d.]{0,4}\s[|\s]*)?\p{L}[^,.\d]*[?!…]*$/u;
/** "What we'd love, but it's rare". */
const WITH_COMMA = /^[^.\d]*[?!…]*$/;

function isBare(raw: string, line: Line, next: Line | undefined, words: number): boolean {
  const isQuestion = /\?$/.test(raw);
  const most = isQuestion ? HEADING.mostWordsAsking : HEADING.mostWordsBare;
  const form = isQuestion || /^what we\b/i.test(raw) ? WITH_COMMA : PLAIN_FORM;
  return line.afterBlank && next !== undefined && words <= most && form.test(raw);
}

/** "It'd be lovely if you also have": a line whose last word waits for what the lines below name. */
const DANGLING = /\b(?:have|had|hold|held|bring|possess|demonstrate|show|know|include|following|need|be|are|with|if|for|by|who|who can)$/i;

/** A line right above a list, or a few words right above a paragraph. */
function leads(raw: string, line: Line, next: Line | undefined, words: number): boolean {
  if (!line.afterBlank || next === undefined || /[.!]$/.test(raw)) return false;
  if (next.afterBlank) return next.bullet && DANGLING.test(raw);
  if (next.bullet) return true;
  if (DANGLING.test(raw)) return true;
  return words <= HEADING.mostWordsAbove && /^\p{Lu}[^,:|\d]*$/u.test(raw) && next.end - next.start >= HEADING.paragraphChars;
}
