const CANDIDATES = ["windows-1252", "windows-1250", "windows-1251", "windows-1253", "windows-1254", "macintosh", "koi8-r"] as const;
// Letters and signs that texts in these encodings are made of, and how much more likely Western files are.
const BONUS: Record<string, number> = { "windows-1252": 0.15 };

/** Bytes of an old one-byte encoding, read in the one whose letters look most like words. */
export function toEightBitText(bytes: Uint8Array): string {
  let best = "";
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const label of CANDIDATES) {
    const text = label === "windows-1252" ? decodeWestern(bytes) : new TextDecoder(label).decode(bytes);
    const score = scoreText(text) + (BONUS[label] ?? 0);
    if (score > bestScore) [best, bestScore] = [text, score];
  }
  return best;
}

// What Windows-1252 puts where Latin-1 has control characters; some platforms' own decoders leave the control characters there.
const WESTERN = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function decodeWestern(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes).replace(/[\u0080-\u009f]/g, (sign) => WESTERN.charAt(sign.charCodeAt(0) - 0x80));
}

/** Mean plausibility of the characters beyond ASCII, each judged with its left and right neighbour. */
function scoreText(text: string): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) < 128) continue;
    sum += scoreCharacter(text.charAt(at - 1), text.charAt(at), text.charAt(at + 1));
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;
const LETTER = /\p{L}/u;
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
const DASH_OR_QUOTE = /[–—‘’“”„«»•…·€£§°©®™ ]/;
const COMMON = /[àáâãäåæçèéêëìíîïñòóôõöøùúûüýßœąćęłńśźżčďěňřšťůžőűăâîșțşţğı]/i;

function scoreCharacter(before: string, character: string, after: string): number {
  if (DASH_OR_QUOTE.test(character)) return LETTER.test(before) && LETTER.test(after) && character !== "’" ? -0.5 : 0.8;
  if (!LETTER.test(character)) return -1;
  const script = SCRIPTS.find((candidate) => candidate.test(character));
  if (script === undefined) return -1;
  const neighbours = [before, after].filter((neighbour) => LETTER.test(neighbour));
  if (neighbours.some((neighbour) => !script.test(neighbour))) return -1;
  if (UPPER.test(character) && LOWER.test(before)) return -0.5;
  if (neighbours.length === 0) return 0;
  return script === SCRIPTS[0] && !COMMON.test(character) ? 0.2 : 1;
}
