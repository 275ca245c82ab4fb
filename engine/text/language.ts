import { eld } from "eld/extrasmall";

// Below this many letters a guess says more about the guesser than about the text.
const ENOUGH_LETTERS = 20;
// Longer samples cost time and change nothing.
const SAMPLE = 20_000;

/** The language of a text as ISO 639-1, "und" when it is too short or undecided. */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, SAMPLE).replace(/\S*[@/]\S*/g, " ");
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < ENOUGH_LETTERS) return "und";
  const found = eld.detect(sample);
  return found.isReliable() && /^[a-z]{2}$/.test(found.language) ? found.language : "und";
}
