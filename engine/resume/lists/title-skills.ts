import data from "../../data/resume/title-skills.json";
import { canonicalOf } from "../../skills/index.ts";
import { findPhrases, type PhraseIndex, toPhraseIndex, toWords } from "../phrases.ts";
import type { Span } from "../types.ts";

type Named = { id: string; name: string };

/** What parts a title in several: "Cook / Baker", "Receptionist - night shift". */
const PART = /[|,;/&(]| [-–—] | (?:and|of|for|to|in|at|with) /gi;
const ALONE = new Set(data.alone.split(" "));
let index: PhraseIndex<Named[]> | undefined;

/** Made at the first title: the taxonomy is not read before it is needed. */
function titles(): PhraseIndex<Named[]> {
  index ??= toPhraseIndex(data.titles.flatMap(toEntries));
  return index;
}

function toEntries(row: string): [string, Named[]][] {
  const [titles = "", skills = ""] = row.split(" = ");
  const named = skills.split(", ").flatMap((name) => {
    const skill = canonicalOf(name);
    return skill ? [{ id: skill.id, name: skill.label }] : [];
  });
  return titles.split(", ").map((title) => [title, named]);
}

/** The skill that a title names by who does it: a receptionist does reception. `titles`: where the titles of roles stand in the text. */
export function skillsOfTitles(text: string, titles: readonly Span[]): (Span & Named)[] {
  return titles.flatMap(({ start, end }) => toParts(text, start, end)).flatMap((part) => skillsOfPart(text, part));
}

function toParts(text: string, start: number, end: number): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const mark of text.slice(start, end).matchAll(PART)) {
    parts.push({ start: from, end: start + mark.index });
    from = start + mark.index + mark[0].length;
  }
  return [...parts, { start: from, end }];
}

/** The noun at the end says who it is: a nurse recruiter is no nurse. */
function skillsOfPart(text: string, { start, end }: Span): (Span & Named)[] {
  const words = toWords(text.slice(start, end));
  const last = findPhrases(titles(), words).at(-1);
  if (last === undefined || last.at + last.words < words.length) return [];
  if (last.at > 0 && last.words === 1 && ALONE.has(words[last.at]?.key ?? "")) return [];
  return last.value.map((named) => ({ ...named, start: start + last.start, end: start + last.end }));
}
