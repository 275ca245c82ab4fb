import exemptions from "../data/bias/exemptions.json";
import { withArticles, withCase } from "./article.ts";
import { beside } from "./beside.ts";
import { inClause } from "./clause.ts";
import { cut } from "./cut.ts";
import type { Place, PlacedHit } from "./hit-place.ts";
import { leaveOut, withoutAge } from "./leave-out.ts";
import { inPhrase, PREPOSITION, phrasesFor } from "./phrase.ts";
import { clauseAround, DANGLING, OPENERS, type Range, SOUGHT } from "./place.ts";
import { CLASSES } from "./rules.ts";
import { neutralOf, swapped } from "./swap.ts";
import { inThirdPerson } from "./third-person.ts";
import { titlesInstead } from "./titles.ts";
import type { Word } from "./words.ts";

const LANGUAGES: ReadonlySet<string> = CLASSES.get("language") ?? new Set();
const { asking, asked } = exemptions.places;
/** Words that ask for what stands behind them, and those that do for what stands before. */
const ASKING: ReadonlySet<string> = new Set(asking.split(" "));
const ASKED: ReadonlySet<string> = new Set(asked.split(" "));
/** Words that a mere name of somebody or something does not hold. */
const TOLD: ReadonlySet<string> = new Set([...OPENERS, ...DANGLING, ...exemptions.places.told.split(" ")]);

/**
 * Suggestions that fit where the hit stands. Words of the hit are swapped one by one, or another way is named beside the one it asks
 * for, or its clause is said anew, or it is left out with what would dangle without it, or a phrase takes its place: plural, capitals,
 * preposition and article follow the hit.
 */
export function fit(found: PlacedHit): Place {
  const hit = withWholeRange(found);
  return inBracket(hit) ?? inSwap(hit) ?? beside(hit) ?? cut(hit) ?? inName(hit) ?? instead(hit);
}

function inSwap(hit: PlacedHit): Place | undefined {
  const { text, sentence, from, to, rule } = hit;
  const titles = titlesInstead(rule, sentence.words.slice(from, to));
  if (titles.length > 0) return inPhrase(hit, titles);
  const swaps = rule.swap && !isLifted(hit) ? swapped(text, sentence.words, hit, rule.swap) : [];
  if (swaps[0] === "") return leaveOut(hit);
  return swaps.length > 0 ? inPhrase(hit, inThirdPerson(sentence.words, hit, rule, swaps.map(withArticles))) : undefined;
}

/** The name inside the hit alone is replaced: "a driving licence" of "must have a driving licence". */
function inName(hit: PlacedHit): Place | undefined {
  const { sentence, from, to, rule } = hit;
  const named = rule.whole && nameIn(sentence.words, from, to);
  return named && (named.from > from || named.to < to) ? inPhrase({ ...hit, ...named }, phrasesFor(hit, rule.suggestions)) : undefined;
}

function instead(hit: PlacedHit): Place {
  const { sentence, from, to, rule } = hit;
  const whole = rule.whole && nameIn(sentence.words, from, to) === undefined ? rule.whole : undefined;
  const suggestions = withLanguage(whole ?? rule.suggestions, hit);
  if (suggestions.every((suggestion) => suggestion === "")) return aged(hit) ?? leaveOut(hit);
  if (whole) return inClause(hit, suggestions);
  return rule.instead === "clause" ? (withoutAge(hit) ?? inClause(hit, suggestions)) : inPhrase(hit, phrasesFor(hit, suggestions));
}

/** "25-35 year old": the number that a range begins with belongs to the hit. */
function withWholeRange(hit: PlacedHit): PlacedHit {
  const { text, sentence, from } = hit;
  const first = sentence.words[from];
  const before = sentence.words[from - 1];
  if (!first || !before || first.value < 0 || before.value < 0) return hit;
  return /^\s?[-–—]\s?$/.test(text.slice(before.end, first.start)) ? { ...hit, from: from - 1 } : hit;
}

/** "Cashier (female)": the bracket goes, and what it stands behind stays. */
function inBracket({ text, sentence: { words }, from, to }: PlacedHit): Place | undefined {
  const last = words[to - 1];
  const before = words[to - 2];
  if (!last || !before || to - from < 2 || !last.marks.endsWith("(") || text.charAt(last.end) !== ")") return undefined;
  if (neutralOf(last.folded) === undefined) return undefined;
  return { start: before.end, end: last.end + 1, suggestions: [""] };
}

/** Whether a word of the hit, or the one before it, says that a swap would not mend it; a language the hit names must stand beside it. */
function isLifted(hit: PlacedHit): boolean {
  const { sentence, from, to, rule } = hit;
  const own = sentence.words.slice(Math.max(0, from - 1), to).map(({ folded }) => folded);
  const lifting = (rule.unless ?? []).filter((word) => (word.endsWith("$") ? word.slice(0, -1) === own.at(-1) : own.includes(word)));
  const told = ` ${own.join(" ")} `;
  const swaps = Object.keys(rule.swap ?? {}).filter((key) => key.includes(" ") && told.includes(` ${key} `));
  if (lifting.some((word) => !swaps.some((key) => key.split(" ").includes(word)))) return true;
  return rule.suggestions.some((one) => one.includes("{language}")) && languageOf(hit) === undefined;
}

/** "35 year old woman" becomes "person": who is sought stays. */
function aged(hit: PlacedHit): Place | undefined {
  const { text, sentence, from, to, rule } = hit;
  const last = sentence.words[to - 1] as Word;
  const neutral = neutralOf(last.folded);
  const isCounted = (sentence.words[from]?.value ?? -1) >= 0 && to - from >= 3;
  if (rule.instead === "clause" || !isCounted || !(neutral || SOUGHT.has(last.folded))) return undefined;
  const noun = neutral ?? text.slice(last.start, last.end);
  return inPhrase(hit, [withCase(noun, noun)]);
}

/**
 * The name of somebody or something that the hit is, with a preposition before it at most, or that it holds between "must have a" and "is
 * required".
 */
function nameIn(words: readonly Word[], from: number, to: number): Range | undefined {
  const is = (set: ReadonlySet<string>, at: number) => set.has(words[at]?.folded ?? "");
  let end = to;
  while (end > from && is(ASKED, end - 1)) end--;
  let first = from;
  while (first < end && is(ASKING, first)) first++;
  if (first > from && /^an?$/.test(words[first]?.folded ?? "")) first++;
  const own = PREPOSITION.test(words[first]?.folded ?? "") ? first + 1 : first;
  const told = words.slice(own, end).some(({ folded, marks }, at) => TOLD.has(folded) || (at > 0 && /[;:.!?]/.test(marks)));
  return told || own >= end ? undefined : { from: first, to: end };
}

/** The language that a hit or its clause names. */
function languageOf({ text, sentence: { words }, from, to }: PlacedHit): string | undefined {
  const clause = clauseAround(words, { from, to });
  const named = [...words.slice(from, to), ...words.slice(clause.from, clause.to)].find(({ folded }) => LANGUAGES.has(folded));
  return named && text.slice(named.start, named.end).replace(/['’]s$/, "");
}

/** The language goes where a suggestion asks for it; suggestions that ask in vain are dropped. */
function withLanguage(suggestions: readonly string[], hit: PlacedHit): string[] {
  if (!suggestions.some((one) => one.includes("{language}"))) return [...suggestions];
  const language = languageOf(hit);
  const filled = suggestions.filter((one) => language !== undefined || !one.includes("{language}"));
  const own = language === undefined ? filled : filled.filter((one) => one.includes("{language}"));
  return (own.length > 0 ? own : filled).map((one) => one.replace("{language}", language ?? ""));
}
