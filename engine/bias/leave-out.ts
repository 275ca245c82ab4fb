import exemptions from "../data/bias/exemptions.json";
import { articleFor, withCase } from "./article.ts";
import type { Place, PlacedHit } from "./hit-place.ts";
import { charactersToLeaveOut, clauseAround, JOINTS, LOOSE, OPENERS, type Range, rangeToLeaveOut, SOUGHT } from "./place.ts";
import { CLASSES } from "./rules.ts";
import type { Sentence, Word } from "./words.ts";

const setOf = (...names: string[]) => new Set(names.flatMap((name) => [...(CLASSES.get(name) ?? [])]));
const AGES: ReadonlySet<string> = setOf("ageword");
/** Words that may stand between a word of age and who is sought. */
const BETWEEN = 3;
const SUBJECTS: ReadonlySet<string> = new Set([...SOUGHT, "you", "we", "they"]);
const PRONOUNS = /^(?:you|we|they)$/;
const ALONE: ReadonlySet<string> = setOf("wanted");
/** Behind a clause they give its reason or its terms: they go with it. */
const LEANS = new Set(exemptions.places.leans.split(" "));
const CONDITIONS = /^(?:if|unless|when)$/;
/** Fewer words than these say nothing without the clause beside them. */
const FEWEST_BESIDE = 3;

/** The hit is left out, and with it what would not stand alone. */
export function leaveOut(hit: PlacedHit): Place {
  const { text, sentence, rule } = hit;
  const { words } = sentence;
  const own = withoutSought(hit);
  const goes = rule.instead === "clause" && !rule.swap ? clauseAround(words, own) : rangeToLeaveOut(words, own, rule.inflect === "noun");
  const range = wholeWhereNeeded(words, goes);
  const shared = withoutVerb(words, range);
  if (shared) return { ...shared, suggestions: [""] };
  const article = words[range.from - 1];
  const next = words[range.to];
  if (article && next && next.marks === "" && words[range.from]?.marks === "" && /^an?$/.test(article.folded)) {
    const fitting = articleFor(text.slice(next.start, next.end));
    const end = (words[range.to - 1] as Word).end;
    return { start: article.start, end, suggestions: [withCase(fitting, text.slice(article.start, article.end))] };
  }
  const { start, end } = charactersToLeaveOut(text, sentence, range);
  return { start, end: end + answered(text, sentence, range, end), suggestions: [""] };
}

/** "Nannies up to 40 with references", "Bar staff, 18-25": who is sought stays. */
function withoutSought({ sentence: { words }, from, to, rule }: PlacedHit): Range {
  if (rule.instead === "clause" || !words.slice(from, to).some(({ value }) => value >= 0)) return { from, to };
  for (let at = from; at < Math.min(from + BETWEEN, to - 1); at++) {
    if (OPENERS.has(words[at]?.folded ?? "") || LOOSE.has(words[at]?.folded ?? "")) break;
    if (SOUGHT.has(words[at]?.folded ?? "")) return OPENERS.has(words[at + 1]?.folded ?? "") ? { from, to } : { from: at + 1, to };
  }
  return { from, to };
}

/** The whole sentence where too little, or a mere reason, is left of it. */
function wholeWhereNeeded(words: readonly Word[], range: Range): Range {
  const { from, to } = range;
  const rest = [...words.slice(0, from), ...words.slice(to)];
  const says = rest.length >= FEWEST_BESIDE || rest.some(({ folded }) => SOUGHT.has(folded) || ALONE.has(folded));
  const leans = from === 0 && (LEANS.has(words[to]?.folded ?? "") || CONDITIONS.test(words[0]?.folded ?? ""));
  return says && !leans ? range : { from: 0, to: words.length };
}

/** "You are at least 25 and hold a passport": the subject of both stays with the second. */
function withoutVerb(words: readonly Word[], { from, to }: Range): { start: number; end: number } | undefined {
  const joint = words[to];
  const next = words[to + 1];
  if (from > 0 || !joint || !next || !JOINTS.has(joint.folded) || SUBJECTS.has(next.folded)) return undefined;
  const named = words.findIndex(({ folded }, at) => at > 0 && at < to && OPENERS.has(folded) && !SUBJECTS.has(folded));
  const verb = PRONOUNS.test(words[0]?.folded ?? "") ? 1 : named;
  if (verb < 0 || !words.slice(0, verb).some(({ folded }) => SUBJECTS.has(folded))) return undefined;
  return { start: (words[verb] as Word).start, end: joint.end };
}

/** The length of "Then this is not for you." behind a question that goes. */
function answered(text: string, { words, asked }: Sentence, { from, to }: Range, end: number): number {
  if (!asked || from > 0 || to < words.length) return 0;
  return /^[ \t]+Then\b[^.!?\n]*[.!?]?/.exec(text.slice(end, end + 200))?.[0].length ?? 0;
}

/** "a young and agile nurse" loses the words of age alone: what is sought stays, with the article it then needs. */
export function withoutAge({ text, sentence: { words }, from, to }: PlacedHit): Place | undefined {
  const is = (set: ReadonlySet<string>, at: number) => set.has(words[at]?.folded ?? "");
  const own = (at: number) => text.slice(words[at]?.start, words[at]?.end);
  const at = words.findIndex((_, index) => index >= from && index < to && is(AGES, index));
  if (at < 0) return undefined;
  let next = at + 1;
  while (is(JOINTS, next) && is(AGES, next + 1)) next += 2;
  if (is(JOINTS, next)) next++;
  let noun = next;
  while (noun < next + BETWEEN && noun < words.length && !is(SOUGHT, noun) && !is(LOOSE, noun)) noun++;
  if (!is(SOUGHT, noun) || /^(?:preferred|only)$/.test(words[noun + 1]?.folded ?? "")) return undefined;
  const tied = is(JOINTS, at - 1) ? at - 1 : at;
  if (noun === next && at > 0 && (tied < at || words[at]?.marks === ","))
    return { start: (words[tied - 1] as Word).end, end: (words[at] as Word).end, suggestions: [""] };
  const article = /^an?$/.test(words[at - 1]?.folded ?? "") && words[at]?.marks === "" ? at - 1 : at;
  const start = (words[article] as Word).start;
  const phrase = article < at ? `${articleFor(own(next))} ${own(next)}` : own(next);
  return { start, end: (words[next] as Word).end, suggestions: [withCase(phrase, own(article))] };
}
