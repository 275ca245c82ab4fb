const LAST_WORD = /([\p{L}\p{M}\p{N}%'’-]+)["”»)]?[.!?;]$/u;
const LONGEST_ABBREVIATION = 4;

/** "Weighed 60 cakes a day.", "Pose de garde-corps.": words that end as sentences do. "Chandler Bros.", "Acme Ltd." and "Mann & Cie." do not. */
export function isSentence(text: string): boolean {
  const last = LAST_WORD.exec(text)?.[1];
  if (last === undefined || !/\s/.test(text)) return false;
  return last.length > LONGEST_ABBREVIATION || /^\p{Ll}/u.test(last) || /^\d/.test(last) || text.split(/\s+/).length > 5;
}
