import exemptions from "../data/bias/exemptions.json";
import { endOf } from "./form.ts";
import type { Hit } from "./hit.ts";
import { toForms } from "./rules.ts";
import type { Sentence, Word } from "./words.ts";

const { female, male, laws } = exemptions.lawfulSex;
const LAWS = toForms(laws);
const SEXES = [female, male].map((words): ReadonlySet<string> => new Set(words.split(" ")));
const LAWFUL = new WeakMap<readonly Sentence[], readonly boolean[]>();

/** The sex that a hit names is one which the text holds, with the law that allows it, for a requirement of the work: wherever it is named. */
export function isLawfulSex({ rule, sentences, at, from, to }: Hit): boolean {
  if (rule.type !== "gender") return false;
  const own = sexesOf((sentences[at] as Sentence).words.slice(from, to));
  if (!own.includes(true)) return false;
  const lawful = LAWFUL.get(sentences) ?? lawfulIn(sentences);
  LAWFUL.set(sentences, lawful);
  return own.every((named, sex) => !named || lawful[sex] === true);
}

/** The sex stands in the sentence that names the law, or in the one before: "Women only. This is an occupational requirement." */
function lawfulIn(sentences: readonly Sentence[]): boolean[] {
  const stated = sentences.flatMap(({ words }, at) => {
    if (!LAWS.some((form) => words.some((_, i) => endOf(form, words, i) >= 0))) return [];
    const own = sexesOf(words);
    return [own.includes(true) ? own : sexesOf(sentences[at - 1]?.words ?? [])];
  });
  return SEXES.map((_, sex) => stated.some((named) => named[sex] === true && named[1 - sex] !== true));
}

const sexesOf = (words: readonly Word[]): boolean[] => SEXES.map((sex) => words.some(({ folded }) => sex.has(folded)));
