import wanted from "../data/bias/wanted.json";
import type { Hit } from "./context.ts";
import { CLASSES } from "./rules.ts";
import type { Sentence, Word } from "./words.ts";

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const { others, demands, reporting, agents, articles, opening } = wanted.pronouns;
const OTHERS = new Set([...toSet(others), ...(CLASSES.get("served") ?? [])]);
const PERSONS = CLASSES.get("person") ?? new Set<string>();
const ROLES = new Set([...(CLASSES.get("role") ?? []), ...PERSONS, ...toSet(wanted.pronouns.holders)]);
const DEMANDS = toSet(demands);
const MODALS = new Set([...DEMANDS, "will", "may", "can"]);
const REPORTING = toSet(reporting);
const ARTICLES = toSet(articles);
const OPENING = toSet(opening);
const AGENT = new RegExp(`^\\p{L}{2,}(?:${agents})$`, "u");
/** Words between an article and the noun it belongs to. */
const PHRASE = 4;

/** "He" of a patient, of the founder or of somebody named, not of the person wanted. */
export function isSomebodyElses({ sentences, at, from, to }: Hit): boolean {
  const { words } = sentences[at] as Sentence;
  const next = words[to]?.folded ?? "";
  if (/ed$/.test(next) && !/^(?:need|feed)/.test(next)) return true;
  if (MODALS.has(next) && words.slice(0, from).some(({ folded }) => PERSONS.has(folded))) return false;
  const told = toldBy(words);
  const nearest = told.slice(0, from).findLast((said) => said !== undefined);
  if (nearest) return nearest === "other";
  const behind = told.slice(to);
  if (from > 0) return behind.find((said) => said !== undefined) !== "wanted" && !/^(?:an?|each|every)$/.test(words[0]?.folded ?? "");
  const before = toldBy(sentences[at - 1]?.words ?? []).find((said) => said !== undefined);
  return behind.includes("other") || before === "other";
}

const isPlural = (word: string): boolean => /(?:[^s]s|children|people)$/.test(word) && !/^(?:mrs|ms)$/.test(word);

type Whose = "wanted" | "other" | undefined;
const TOLD = new WeakMap<readonly Word[], readonly Whose[]>();

/** What each word of a sentence tells, known once. */
function toldBy(words: readonly Word[]): readonly Whose[] {
  const rest = words.slice(1).filter(({ value }) => value < 0);
  const spelt = rest.filter(({ capital }) => capital).length * 2 <= rest.length;
  const told = TOLD.get(words) ?? words.map((_, i) => whoIs(words, i, spelt));
  TOLD.set(words, told);
  return told;
}

/** What a word tells of the one a pronoun stands for. */
function whoIs(words: readonly Word[], i: number, spelt: boolean): Whose {
  const word = words[i] as Word;
  const next = words[i + 1]?.folded ?? "";
  const isHired = ROLES.has(word.folded) && DEMANDS.has(next);
  if (OTHERS.has(word.folded) && !isPlural(word.folded) && !isHired) return ROLES.has(next) ? undefined : "other";
  if (i > 2 && words[i - 2]?.folded === "as") return undefined;
  if (ROLES.has(word.folded) || (AGENT.test(word.folded) && hasArticle(words, i))) return isReporting(words, i) ? "other" : "wanted";
  return spelt && isName(words, i) ? "other" : undefined;
}

/** "the crane driver" at the start of a clause. */
function hasArticle(words: readonly Word[], i: number): boolean {
  for (let at = i - 1; at >= Math.max(0, i - PHRASE); at--) {
    if (words[at + 1]?.marks !== "") return false;
    if (ARTICLES.has((words[at] as Word).folded))
      return at === 0 || words[at]?.marks !== "" || OPENING.has(words[at - 1]?.folded ?? "") || hasArticle(words, at);
  }
  return false;
}

/** "our store manager says that he". */
function isReporting(words: readonly Word[], i: number): boolean {
  return words.slice(i + 1, i + 4).some(({ folded }) => REPORTING.has(folded));
}

/** A capital inside a sentence of small letters. */
function isName(words: readonly Word[], i: number): boolean {
  const { capital, folded, value } = words[i] as Word;
  return capital && i > 0 && value < 0 && folded.length > 2 && !ROLES.has(words[i + 1]?.folded ?? "");
}
