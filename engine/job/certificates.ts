import data from "../data/job/certificates.json";
import phrases from "../data/job/phrases.json";
import { canonicalOf, toTermId } from "../skills/index.ts";
import type { Clause } from "./clauses.ts";
import { findPhrases, toPhraseSet } from "./phrases.ts";
import type { Unit } from "./units.ts";
import { NAME } from "./weights.ts";
import type { Word } from "./words.ts";

const HEADS = toPhraseSet(data.heads);
const DRIVING = toPhraseSet(data.driving);
const NOT = toPhraseSet(data.not);
const STOP = new Set([
  ...phrases.lead,
  ...phrases.cut,
  ...phrases.and,
  ...phrases.or,
  "valid",
  "clean",
  "active",
  "unrestricted",
  "appropriate",
  "holding",
  "obtain",
  "obtaining",
  "maintain",
  "gultiger",
  "gultige",
  "gultigen",
  "besitz",
  "valide",
  "vigente",
  "valida",
  "geldig",
  "current",
  "up",
]);

/** Licences and certificates named by their head word, for words the taxonomy does not know. Their words go into `taken`. */
export function readCertificates(flat: string, words: readonly Word[], clause: Clause, taken: Set<number>): Unit[] {
  const blocked = findPhrases(NOT, words, clause.from, clause.to);
  return findPhrases(HEADS, words, clause.from, clause.to).flatMap((head) => {
    if (taken.has(head.from) || blocked.some((hit) => hit.from < head.to && head.from < hit.to)) return [];
    const { from, to } = extent(flat, words, clause, head.from, head.to, taken);
    const driving = findPhrases(DRIVING, words, from, to).length > 0;
    const raw = flat.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0).replace(/\s+/g, " ");
    const name = driving ? (canonicalOf("driver's license")?.label ?? "Driver's licence") : raw;
    if (!driving && to - from < 2 && !isNameItself(words[from]?.folded ?? "")) return [];
    for (let at = from; at < to; at++) taken.add(at);
    const record = canonicalOf(name);
    const id = record?.id ?? toTermId(name);
    return [
      {
        id,
        name: record?.label ?? name,
        known: record !== undefined,
        certificate: true,
        from,
        to,
        join: "start" as const,
        anyOf: false,
        headed: true,
        phrase: from,
      },
    ];
  });
}

function isNameItself(word: string): boolean {
  return /^(?:approbation|vca|habilitation|patentino)$/.test(word) || word.length > 14;
}

/** Words around the head that belong to the name: "Class A driver's licence", "certificate in food hygiene". */
function extent(
  flat: string,
  words: readonly Word[],
  clause: Clause,
  headFrom: number,
  headTo: number,
  taken: ReadonlySet<number>,
): { from: number; to: number } {
  let from = headFrom;
  while (from > clause.from && headTo - from < NAME.mostWords - 2) {
    const word = words[from - 1]?.folded ?? "";
    if (taken.has(from - 1) || STOP.has(word) || /[,;:()]/.test(flat.slice(words[from - 1]?.end, words[from]?.start))) break;
    from--;
  }
  let to = headTo;
  if (!/^(?:in|as|of|fur|als|de|en|di|em)$/.test(words[to]?.folded ?? "")) return { from, to };
  while (to < clause.to && to - from < NAME.mostWords) {
    if (to > headTo && (STOP.has(words[to]?.folded ?? "") || /[,;:()]/.test(flat.slice(words[to - 1]?.end, words[to]?.start)))) break;
    to++;
  }
  return to > headTo + 1 ? { from, to } : { from, to: headTo };
}
