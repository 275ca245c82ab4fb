import data from "../../data/job/compounds.json";
import { canonicalOf, toTermId } from "../../skills/index.ts";
import { gapBefore, type JobText } from "../words/job-text.ts";
import { findPhrases, type Hit, phraseAt, toPhraseSet } from "../words/phrases.ts";
import type { Named } from "./names.ts";

const NAMES = toPhraseSet(data.names);

/** "Working capital", "charity work", "energy from waste": names that words which elsewhere say little belong to. */
export function compoundsIn(text: JobText, range: { from: number; to: number }, taken: ReadonlySet<number>): Named[] {
  return findPhrases(NAMES, text.words, range.from, range.to)
    .filter((hit) => isWhole(text, hit, taken))
    .map(({ from, to }) => {
      const name = text.flat.slice(text.words[from]?.start, text.words[to - 1]?.end).replace(/\s+/g, " ");
      const record = canonicalOf(name);
      return { id: record?.id ?? toTermId(name), name, known: record !== undefined, certificate: record?.type === "cert", from, to };
    });
}

export function isCompoundAt({ words }: JobText, at: number): boolean {
  return phraseAt(NAMES, words, at, words.length) !== undefined;
}

function isWhole(text: JobText, { from, to }: Hit<string>, taken: ReadonlySet<number>): boolean {
  for (let at = from; at < to; at++) if (taken.has(at) || (at > from && !/^[ -]$/.test(gapBefore(text, at)))) return false;
  return true;
}
