import { toPlural } from "./form.ts";
import type { Rule } from "./rules.ts";
import type { Word } from "./words.ts";

const READ = new Map<Rule, ReadonlyMap<string, string[]>>();

/** What a rule names in place of just this title, in its number: "herdsmen" becomes "stock workers". Empty where it names nothing. */
export function titlesInstead(rule: Rule, words: readonly Word[]): readonly string[] {
  if (rule.titles === undefined) return [];
  const named = READ.get(rule) ?? read(rule.titles);
  READ.set(rule, named);
  return named.get(words.map(({ folded }) => folded).join("_")) ?? [];
}

function read(titles: Readonly<Record<string, string>>): ReadonlyMap<string, string[]> {
  const named = new Map<string, string[]>();
  for (const [names, others] of Object.entries(titles)) {
    const ways = others.split(" | ");
    for (const name of names.split(" ")) named.set(name, ways).set(toPlural(name), ways.map(pluralOf));
  }
  return named;
}

/** The noun in front of "of ..." takes the plural: "members of the clergy". */
export function pluralOf(title: string): string {
  const at = title.indexOf(" of ");
  if (at > 0) return pluralOf(title.slice(0, at)) + title.slice(at);
  const noun = title.lastIndexOf(" ") + 1;
  return /(?:staff|people|everyone)$/.test(title) ? title : title.slice(0, noun) + toPlural(title.slice(noun));
}
