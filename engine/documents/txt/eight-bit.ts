const CANDIDATES = [
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "windows-1253",
  "windows-1254",
  "macintosh",
  "koi8-r",
  "ibm866",
  "ibm850",
] as const;
// Letters and signs that texts in these encodings are made of, and how much more likely Western files are.
const BONUS: Record<string, number> = { "windows-1252": 0.15 };

/** More of a file changes no choice. */
const SAMPLE = 100_000;

/** Bytes of an old one-byte encoding, read in the one whose letters look most like words. */
export function toEightBitText(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, SAMPLE);
  let best: (typeof CANDIDATES)[number] = "windows-1252";
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const label of CANDIDATES) {
    const text = decode(sample, label);
    const score = scoreText(text) + (BONUS[label] ?? 0) + (label === "windows-1254" && isTurkish(text) ? TURKISH_BONUS : 0);
    if (score > bestScore) [best, bestScore] = [label, score];
  }
  return decode(bytes, best);
}

/** The same bytes are Czech and Romanian letters elsewhere; nobody has both. Icelandic has vowels that Turkish lacks. */
const TURKISH_BONUS = 0.2;
const isTurkish = (text: string): boolean => text.includes("ı") && /[şğİ]/.test(text) && !/[áíóúæ]/i.test(text);

function decode(bytes: Uint8Array, label: (typeof CANDIDATES)[number]): string {
  if (label === "windows-1252") return decodeWestern(bytes);
  if (label === "ibm850") return decodeDos(bytes);
  return new TextDecoder(label).decode(bytes);
}

// Code page 850, which no platform's decoder knows.
const DOS =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

function decodeDos(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += byte < 128 ? String.fromCharCode(byte) : DOS.charAt(byte - 128);
  return text;
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
const COMMON = /[àáâãäåæçèéêëìíîïñòóôõöøùúûüýßœąćęłńśźżčďěňřšťůžőűăâîșțşţğıİþð]/i;

function scoreCharacter(before: string, character: string, after: string): number {
  if (DASH_OR_QUOTE.test(character)) return LETTER.test(before) && LETTER.test(after) && character !== "’" ? -0.5 : 0.8;
  if (!LETTER.test(character)) return -1;
  const script = SCRIPTS.find((candidate) => candidate.test(character));
  if (script === undefined) return -1;
  const neighbours = [before, after].filter((neighbour) => LETTER.test(neighbour));
  if (neighbours.some((neighbour) => !script.test(neighbour))) return -1;
  if (UPPER.test(character) && LOWER.test(before)) return -0.5;
  if (neighbours.length === 0) return 0;
  // Words of nothing but letters with marks are Cyrillic or Greek read as Latin.
  if (script === SCRIPTS[0] && neighbours.length === 2 && neighbours.every((neighbour) => neighbour > "\u007f")) return -0.5;
  return script === SCRIPTS[0] && !COMMON.test(character) ? 0.2 : 1;
}
