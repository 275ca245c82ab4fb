/** Every place where these words stand in the text, whatever their case. */
export function findAll(text: string, words: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  const [lower, wanted] = [text.toLowerCase(), words.toLowerCase()];
  if (wanted === "" || lower.length !== text.length) return found;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
    if (!isLetter(text.charAt(at - 1)) && !isLetter(text.charAt(at + wanted.length))) found.push({ start: at, end: at + wanted.length });
  }
  return found;
}

function isLetter(character: string): boolean {
  return /\p{L}/u.test(character);
}
