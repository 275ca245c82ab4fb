import type { Word } from "./words.ts";

// Everyday words that only one of the languages uses this often; enough to tell a whole text, not to identify a phrase.
const FUNCTION_WORDS: readonly (readonly [string, string])[] = [
  ["en", "the and of to for with you your our we are is will be this that or as have from on by at an must not who"],
  ["de", "der die das und mit fur sie wir ist ein eine einen den dem zu im von auf als sind oder bei ihre unser nicht"],
  ["fr", "le la les des et pour vous nous est une dans avec sur du aux votre notre etes ou au par que qui"],
  ["es", "el los las y para con una por del que se su es en nuestro buscamos como o al"],
  ["pt", "os as e para com uma por do da que se em nos voce sao ou ao dos das"],
  ["it", "il lo gli e per con una di del della che si nostro sono o alla nel dei"],
  ["nl", "het een en van voor met je wij zijn op te bij als ons onze of naar jij niet"],
];
const BY_WORD = new Map<string, string[]>();
for (const [language, words] of FUNCTION_WORDS)
  for (const word of words.split(" ")) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), language]);
/** Words of another script or language needed before English is ruled out; short scraps stay English. */
const ENOUGH = 3;

/** Enough for a whole text without a single everyday word of English. */
const ENOUGH_ALONE = 2;

/** "en", another supported code when its everyday words clearly prevail, "und" for other scripts. */
export function languageOf(words: Iterable<Word>, isWhole = false): string {
  const hits = new Map<string, number>();
  let latin = 0;
  let other = 0;
  for (const { folded, value } of words) {
    if (value >= 0) continue;
    if (/^[a-z]/.test(folded)) latin++;
    else other++;
    for (const language of BY_WORD.get(folded) ?? []) hits.set(language, (hits.get(language) ?? 0) + 1);
  }
  if (other >= ENOUGH && other > latin) return "und";
  let best = "en";
  const enough = isWhole && !hits.has("en") ? ENOUGH_ALONE : ENOUGH;
  for (const [language, count] of hits) if (count >= enough && count > (hits.get(best) ?? 0) * 1.3) best = language;
  return best;
}
