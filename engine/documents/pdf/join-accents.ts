import type { Glyph } from "./read-glyphs.ts";

const ACCENTS: Record<string, string> = {
  "`": "\u0300",
  "\u00b4": "\u0301",
  "\u02c6": "\u0302",
  "^": "\u0302",
  "\u02dc": "\u0303",
  "\u00af": "\u0304",
  "\u02d8": "\u0306",
  "\u02d9": "\u0307",
  "\u00a8": "\u0308",
  "\u02da": "\u030a",
  "\u02dd": "\u030b",
  "\u02c7": "\u030c",
  "\u00b8": "\u0327",
  "\u02db": "\u0328",
};

/** Letters whose accent is printed as a sign of its own over or under them (as old TeX fonts do) become one letter. */
export function joinAccents(glyphs: readonly Glyph[]): Glyph[] {
  const joined: Glyph[] = [];
  let accent: Glyph | undefined;
  for (const glyph of glyphs) {
    const before = joined.at(-1);
    if (accent !== undefined) {
      if (isOver(accent, glyph)) joined.push({ ...glyph, text: compose(glyph, accent), blank: accent.blank });
      else joined.push(accent, glyph);
      accent = undefined;
    } else if (ACCENTS[glyph.text] === undefined) joined.push(glyph);
    else if (before !== undefined && isOver(glyph, before)) joined[joined.length - 1] = { ...before, text: compose(before, glyph) };
    else accent = glyph;
  }
  if (accent !== undefined) joined.push(accent);
  return joined;
}

function compose(letter: Glyph, accent: Glyph): string {
  const base = letter.text.replace("\u0131", "i").replace("\u0237", "j");
  return (base + (ACCENTS[accent.text] ?? "")).normalize("NFC");
}

function isOver(accent: Glyph, letter: Glyph): boolean {
  const middle = (accent.x + accent.right) / 2;
  const isNear = Math.abs(accent.y - letter.y) < letter.size * 0.6 && accent.turn === letter.turn;
  return isNear && middle > letter.x && middle < letter.right && /^\p{L}$/u.test(letter.text);
}

export function isAccent(text: string): boolean {
  return ACCENTS[text] !== undefined;
}
