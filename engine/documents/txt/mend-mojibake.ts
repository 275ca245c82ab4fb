// What Windows-1252 shows for the bytes of UTF-8: a lead byte, then as many of the others as it asks for.
const HIGH = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const FOLLOWERS = `[${HIGH.replace(/[\u0081\u008d\u008f\u0090\u009d]/g, "")}\u0080-\u00bf]`;
const BROKEN = new RegExp(`[\u00c2-\u00df]${FOLLOWERS}|[\u00e0-\u00ef]${FOLLOWERS}{2}|[\u00f0-\u00f4]${FOLLOWERS}{3}`, "g");
/** A broken character must come twice, or be one that no language writes: a dash, a quote, a bullet, a sign behind a capital. */
const LEAST = 2;
const UNMISTAKABLE = /â€|Ã[\u00a1-\u00aa\u00ac-\u00ba\u00bc-\u00bf]|Â[\u00a0·«»°]/u;

const toByte = (sign: string): number => {
  const high = HIGH.indexOf(sign);
  return high === -1 ? sign.charCodeAt(0) : 0x80 + high;
};

function toWhole(broken: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(broken, toByte));
  } catch {
    return broken;
  }
}

/**
 * Text whose UTF-8 was once read as Windows-1252 and saved so ("2019 â€“ 2021", "RenÃ©"), as it was written.
 * Only where it is clear: capitals with a tilde or circumflex followed by signs that stand in no word.
 */
export function mendMojibake(text: string): string {
  if (!/[ÂÃÄÅÎÐÑâãð]/.test(text)) return text;
  const hits = text.match(BROKEN)?.filter((broken) => toWhole(broken) !== broken) ?? [];
  if (hits.length < LEAST && !UNMISTAKABLE.test(hits.join(""))) return text;
  return text.replace(BROKEN, toWhole);
}
