import type { Edit } from "../../documents/index.ts";
import { toTokens } from "../../text/index.ts";

export type { Edit };

/** The wished edits without those that change nothing or reach into an earlier one. */
export function toApplicable(edits: readonly Edit[], text: string): Edit[] {
  const kept: Edit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const before = kept.at(-1);
    const isFree = before === undefined || edit.start >= before.end;
    if (isFree && text.slice(edit.start, edit.end) !== edit.text) kept.push(edit);
  }
  return kept;
}

/** The new word in the old one's capitals. */
export function likeIn(model: string, word: string): string {
  if (model.length > 1 && model === model.toUpperCase() && model !== model.toLowerCase()) return word.toUpperCase();
  if (model.charAt(0) !== model.charAt(0).toLowerCase()) return word.charAt(0).toUpperCase() + word.slice(1);
  return word === word.toLowerCase() ? word : word.toLowerCase();
}

/** Other digits in the same shape; the first `keep` stay. */
export function withOtherDigits(text: string, keep = 0): string {
  let seen = 0;
  return text.replace(/\d/g, (digit) => (seen++ < keep ? digit : String((Number(digit) + 3) % 10)));
}

/** Years moved back, everything else as it is. */
export function withEarlierYears(text: string, by: number): string {
  return text.replace(/(?<!\d)(?:19|20)\d\d(?!\d)/g, (year) => String(Number(year) - by));
}

/** Edits for each word of the text that has a partner in the table. */
export function toWordEdits(text: string, partner: (folded: string, word: string) => string | undefined): Edit[] {
  return toTokens(text).flatMap((token) => {
    const other = partner(token.folded, token.text);
    return other === undefined ? [] : [{ start: token.start, end: token.end, text: likeIn(token.text, other) }];
  });
}
