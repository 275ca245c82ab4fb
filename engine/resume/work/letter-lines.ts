import lexicon from "../../data/resume/told-work.json";
import { fold } from "../../text/index.ts";
import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";

const labels = new Set([...lexicon.subjectLabels, ...lexicon.wishLabels].map(fold));
const openings = [...lexicon.subjectLabels.filter((label) => label.includes(" ")), ...lexicon.wishLabels].map(fold);

/** "Rennes, le 12 mars 2026", "Objet : candidature …", "Position applied for: Cook": lines of a letter or form that tell no role. */
export const isLetterLine = (row: Row, signs: Signs | undefined): boolean => isDateline(row, signs) || isSubject(row);

/** A town, a comma and a whole date. */
function isDateline({ words, bullet }: Row, signs: Signs | undefined): boolean {
  const [range, second] = signs?.ranges ?? [];
  if (bullet || !range || second || range.kind !== "single" || !DAY.test(words.slice(range.start, range.end))) return false;
  return TOWN_BEFORE.test(words.slice(0, range.start)) && !/[\p{L}\p{N}]/u.test(words.slice(range.end));
}

const DAY = /^\d{1,2}(?:[./ -]|(?:st|nd|rd|th|er|º|ª)\b)/;
const TOWN_BEFORE =
  /^\p{Lu}[\p{L}\p{M}.'’-]+(?:[ /-][\p{L}\p{M}.'’()-]+){0,3}(?:, (?:(?:le|den|the|el|em|il|li|lì|am|a|op|,) ?)?| (?:le|den|el|il) )$/u;

/** "Betreff: …", "Position applied for: …" */
export function isSubject({ words, folded }: Row): boolean {
  const colon = words.slice(0, LONGEST_LABEL).search(/\s?[:.]\s/);
  return (
    (colon > 0 && labels.has(fold(words.slice(0, colon)).trim())) ||
    openings.some((opening) => folded.startsWith(`${opening}:`) || folded.startsWith(`${opening} als `))
  );
}
const LONGEST_LABEL = 48;
