import table from "../../data/match/languages.json";
import { fold, remember } from "../../text/index.ts";

const ENGLISH_NAME = new Map<string, string>();
for (const [name, code, others] of table.languages as unknown as readonly [string, string, string][]) {
  for (const spelling of [name, code, ...others.split(" ")]) ENGLISH_NAME.set(spelling, name);
}

/** One spelling per language: "Deutsch", "de" and "German" are "german". */
export const toLanguageName = remember((language): string => {
  const folded = fold(language).trim();
  return ENGLISH_NAME.get(folded) ?? ENGLISH_NAME.get(folded.split(/[\s(,]/)[0] ?? "") ?? folded;
});

/** Whether a code or name of a language is one of the table; text too short to tell has another. */
export function isKnownLanguage(language: string): boolean {
  return ENGLISH_NAME.has(fold(language).trim());
}
