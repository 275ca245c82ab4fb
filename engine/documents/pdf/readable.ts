/** Signs that open an item of a list. */
export const BULLETS = "•●○◦▪▫■□‣∙·⁃➢➤➔→►▶▸✓✔✦★◆◇❖–—-*";

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

const PRIVATE_BULLETS = /[\uf0a7\uf0a8\uf0b7\uf0d8\uf0fc\uf076\uf06c\uf06e\uf071\uf02d]/g;
const PRIVATE_USE = /[\ue000-\uf8ff\u{f0000}-\u{10ffff}]/gu;
const LIGATURES = /[\ufb00-\ufb06\ufb13-\ufb17\u0132\u0133\u01c4-\u01cc\u01f1-\u01f3\uff01-\uff5e]/g;

/** A character as people type it: ligatures in parts, bullets of symbol fonts as bullets, pictures of icon fonts left out. */
export function toReadable(character: string): string {
  const code = character.charCodeAt(0);
  if (character.length === 1 && code < 0x132) return character;
  return character
    .replace(PRIVATE_BULLETS, "•")
    .replace(PRIVATE_USE, "")
    .replace(LIGATURES, (ligature) => ligature.normalize("NFKC"));
}

/** "E D U C A T I O N" → "EDUCATION": four or more single letters in a row, as letter-spaced headings are written. */
export function joinSpacedLetters(text: string): string {
  const words = text.split(" ");
  if (words.length < 4) return text;
  const joined: string[] = [];
  let run: string[] = [];
  const close = () => {
    joined.push(...(run.length >= 4 ? [run.join("")] : run));
    run = [];
  };
  for (const word of words) {
    if (/^[\p{L}&]$/u.test(word)) run.push(word);
    else {
      close();
      joined.push(word);
    }
  }
  close();
  return joined.join(" ");
}
