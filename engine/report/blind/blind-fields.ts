import type { PersonalSpan } from "../../fairness/index.ts";
import type { Field } from "../../resume/index.ts";
import { REMOVED } from "./blind-profile.ts";
import { toCoverWords } from "./cover-words.ts";

/** The fields that blind review leaves to be seen; one of which a part is covered cannot be judged and is kept back whole. */
export function toBlindFields(fields: readonly Field[], text: string, personal: readonly PersonalSpan[]): Field[] {
  const cover = toCoverWords(text, personal);
  const tells = (words: string | null) => words !== null && cover(words) !== words;
  const isCovered = ({ path, place, value, read }: Field) =>
    REMOVED.test(path) ||
    tells(value) ||
    tells(read) ||
    (place !== null && personal.some(({ start, end }) => start < place.end && place.start < end));
  return fields.filter((field) => !isCovered(field));
}
