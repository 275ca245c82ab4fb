import data from "../data/draft/grammar.json";
import verbData from "../data/draft/verbs.json";
import { fold } from "../text/index.ts";
import { fill } from "./choose.ts";

/** Of one name nothing is counted. */
const FEWEST_COUNTED = 2;
const VERBS: ReadonlyMap<string, { base: string; gerund: boolean }> = new Map(verbData.verbs.split(" ").flatMap(toForms));
/** Words behind a form in -ing or -s that show it is a noun: "training materials", "plans for growth". */
const NO_TASK = new Set(data.noTaskBefore.split(" "));
const DETERMINERS = new Set(data.determiners);
const AN = new Set(data.articleAn);
const A = new Set(data.articleA);
/** Letters that are read one by one, the first with a vowel: RN, NVQ, HGV. */
const SPELLED_AN = /^[FHLMNRSX][B-DF-HJ-NP-TV-Z]+\b/;

/** Every spelling a form of the verb could have; those that are no words find nothing. */
function toForms(base: string): [string, { base: string; gerund: boolean }][] {
  const short = base.replace(/e$/, "");
  const doubled = `${base}${base.at(-1)}`;
  const gerunds = [`${base}ing`, `${short}ing`, `${doubled}ing`];
  const others = [base, `${base}s`, `${base}es`, base.replace(/y$/, "ies")];
  return [
    ...gerunds.map((form) => [form, { base, gerund: true }] as const),
    ...others.map((form) => [form, { base, gerund: false }] as const),
  ].map(([form, value]) => [form, value]);
}

/**
 * What somebody does, in the form a list of tasks has: "Planning the rota", "You will plan the rota." → "plan the rota".
 * A form that is a noun ("Training materials") stays, as do words that begin with no known verb.
 */
export function toTask(line: string): string {
  const told = withoutLeadIn(line.replace(/[\s.;,]+$/, "")).split(/\s+/);
  const { words, isVerb } = withoutAuxiliary(told);
  const [first = "", second = ""] = words;
  const verb = VERBS.get(fold(first));
  if (!verb || (fold(first) !== verb.base && !isVerb && !isDone(fold(second)))) return words.join(" ");
  return [first === first.toUpperCase() && first.length > 1 ? first : verb.base, ...words.slice(1)].join(" ");
}

/** Whether a word stands behind a verb, and not behind a noun that looks like one. */
function isDone(next: string): boolean {
  if (DETERMINERS.has(next)) return true;
  return next !== "" && !NO_TASK.has(next.replace(/['’]s$|,$/, "")) && !/(?:ing|tion|ment)s?$/.test(next);
}

/** "be making tea", "to open the shop": what follows is a verb for certain. */
function withoutAuxiliary(words: readonly string[]): { words: readonly string[]; isVerb: boolean } {
  const [first = "", second = ""] = words.map(fold);
  const verb = VERBS.get(second);
  const isVerb = verb !== undefined && ((first === "be" && verb.gerund) || (first === "to" && second === verb.base));
  return { words: isVerb ? words.slice(1) : words, isVerb };
}

/** Whether a line says what somebody does, so that it stands behind "to". */
export const isTask = (line: string): boolean => VERBS.get(fold(line.split(/\s+/, 1)[0] ?? ""))?.gerund === false;

function withoutLeadIn(line: string): string {
  const folded = `${fold(line)} `;
  const leadIn = data.leadIns.find((words) => folded.startsWith(`${words} `) && line.length > words.length + 1);
  return leadIn === undefined ? line : line.slice(leadIn.length + 1);
}

/** A capital in front; a word without a vowel ("npm") or with capitals of its own ("iOS") keeps its letters. */
export function toItem(line: string): string {
  const [first = ""] = line.split(/[\s,;:-]/, 1);
  return /^\p{Ll}+$/u.test(first) && /[aeiouy]/.test(fold(first)) ? line.charAt(0).toUpperCase() + line.slice(1) : line;
}

export const toSentence = (line: string): string => (/[.!?]$/.test(line) ? toItem(line) : `${toItem(line)}.`);

/** "a nurse", "an HR adviser". */
export function withArticle(noun: string): string {
  const [first = ""] = fold(noun).split(/[\s-]/, 1);
  if (["a", "an", "the"].includes(first)) return noun;
  const isAn =
    AN.has(first) ||
    SPELLED_AN.test(noun) ||
    (/^[aeiou]/.test(first) && ![...A].some((start) => first === start || (start.length > 2 && first.startsWith(start))));
  return `${isAn ? "an" : "a"} ${noun}`;
}

/** "Registered nurse" → "registered nurse" inside a line; names in capitals ("Registered Nurse", "HR adviser") stay. */
export function toInner(noun: string): string {
  const [first = "", second] = noun.split(/\s+/);
  const isPlain = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(first) && (second === undefined || /^\p{Ll}/u.test(second));
  return isPlain ? noun.charAt(0).toLowerCase() + noun.slice(1) : noun;
}

/** "A, B or C". */
export function toChoice(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? "") : fill(data.choice, { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

/** "two of A, B and C". */
export function toCounted(names: readonly string[], count: number): string {
  const amount = data.amounts[count - FEWEST_COUNTED] ?? String(count);
  return fill(data.counted, { count: amount, first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

export const toYears = (years: number): string => fill(years === 1 ? data.year : data.yearsCount, { count: String(years) });
