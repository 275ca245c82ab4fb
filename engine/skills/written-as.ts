import type { Name } from "./name-index.ts";
import { LETTERS } from "./weights.ts";

/** "A+", "Security+": the sign is a part of the name; between letters ("C+E") it only joins. */
const PLUS_SIGN = /(?<=\p{L})\+(?!\p{L}|\+)/gu;

/** "pós" is not "POS": letters of an abbreviation carry no accents. */
function isOtherWord(written: string, shown: string): boolean {
  if (written.length > LETTERS.abbreviation || written.length !== shown.length) return false;
  return !/\p{Ll}/u.test(written) && /[À-ž]/.test(shown) && !/[À-ž]/.test(written);
}

const signsIn = (words: string): number => words.match(PLUS_SIGN)?.length ?? 0;

/** What a name is where a text shows it at `start`..`end`: itself, a name in doubt, or none. */
export function readWritten(name: Name, text: string, start: number, end: number): Name | undefined {
  const { written } = name;
  const shown = text.slice(start, end);
  if (isOtherWord(written, shown)) return undefined;
  if (written.includes("+") && signsIn(text.slice(start, end + 2)) < signsIn(written)) return undefined;
  return name.cased ? readCased(name, shown) : name;
}

/** "constant contact with customers" is not Constant Contact, "keeps the floor safe" not SAFe: letters make the name. In other letters several words may still be one, a single word is none. */
function readCased(name: Name, shown: string): Name | undefined {
  if (shown.replace(/\s+/g, " ") === name.written) return name;
  if (!name.written.includes(" ")) return undefined;
  return name.ambiguity === "A" ? { ...name, ambiguity: "B" } : name;
}
