import data from "../../data/job/phrases.json";

const IDLE = new Set(data.noActs);
/** One vowel between consonants at the end of a verb of one syllable: "cut", "trim". */
const DOUBLED = /^[^aeiou]*[aeiou][bdglmnprt]$/;
const SILENT = /[^eoy]e$/;

/** "splice" → "splicing", "tie" → "tying", "trim" → "trimming"; nothing for what is no verb with a trade behind it. */
export function gerundOf(verb: string): string | undefined {
  if (!/^[a-z]{3,}$/.test(verb) || IDLE.has(verb) || /(?:ly|ing|ed)$/.test(verb)) return undefined;
  if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
  if (SILENT.test(verb)) return `${verb.slice(0, -1)}ing`;
  return DOUBLED.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}
