import type { DraftLine } from "../draft.ts";
import type { PictureWord } from "../scanned-page.ts";
import { LEAST_WORD_CONFIDENCE, REPEATED_SHARE } from "../weights.ts";
import type { GlyphStyle } from "./read-glyph-styles.ts";
import type { Glyph } from "./read-glyphs.ts";
import { BULLETS } from "./readable.ts";

/** A reader of pictures tells neither weight nor colour. */
const STYLE: GlyphStyle = {
  bold: false,
  italic: false,
  weight: 0,
  color: "#000000",
  red: 0,
  green: 0,
  blue: 0,
  alpha: 255,
  renderMode: 0,
  nameless: false,
};

/** The words of a picture in place of the characters of a file: each stands as one glyph with a blank before it. */
export function toGlyphs(words: readonly PictureWord[]): Glyph[] {
  const marks = findMarks(words);
  return words.flatMap((word) => {
    const text = marks.has(word) ? "•" : word.text;
    const isSure = marks.has(word) || (word.confidence >= LEAST_WORD_CONFIDENCE && /[\p{L}\p{N}]|^[&|/·–—-]+$/u.test(text));
    if (!isSure) return [];
    const { x, right, y, size } = word;
    return [{ text, x, right, y, size, turn: 0, blank: "written" as const, style: STYLE, object: 0 }];
  });
}

const MARK = /^(?:[^\p{L}\p{N}]|[eo])$/u;
const MARKS_IN_LINE = 2;

/** Bullets come as all kinds of signs ("«", "+", "e"): one sign before a line's words, with others of its kind above or below it. */
function findMarks(words: readonly PictureWord[]): Set<PictureWord> {
  const openers = words.filter((word, index) => {
    const [before, next] = [words[index - 1], words[index + 1]];
    const opensLine = before === undefined || before.y !== word.y || before.x > word.x;
    return opensLine && next?.y === word.y && (MARK.test(word.text) || BULLETS.includes(word.text));
  });
  const count = (x: number) => openers.filter((other) => Math.abs(other.x - x) < 2).length;
  return new Set(openers.filter(({ x }) => count(x) >= MARKS_IN_LINE));
}

/** Tells each word of the lines how sure its reader was and where it stands: those of the nearest equal word on the page that is no other's. */
export function placeWords(lines: readonly DraftLine[], words: readonly PictureWord[]): void {
  const byText = new Map<string, PictureWord[]>();
  const taken = new Set<PictureWord>();
  for (const word of words) byText.set(word.text, [...(byText.get(word.text) ?? []), word]);
  for (const line of lines) {
    const distance = ({ x, y }: PictureWord) => Math.abs(y - line.y - line.height) + Math.max(0, line.x - x, x - line.x - line.width);
    line.words = Array.from(line.text.matchAll(/\S+/g)).flatMap(({ 0: text, index: start }) => {
      const [nearest] = (byText.get(text) ?? []).filter((word) => !taken.has(word)).sort((a, b) => distance(a) - distance(b));
      if (nearest === undefined) return [];
      taken.add(nearest);
      const { confidence, box } = nearest;
      return [{ start, end: start + text.length, confidence, ...(box && { box }) }];
    });
  }
}

/** Does invisible text only say what the picture shows, as the text layer of a scanner does? */
export function isRepeated(text: string, words: readonly PictureWord[]): boolean {
  const shown = new Set(words.flatMap((word) => toPlain(word.text)));
  const said = text.split(/\s+/).flatMap(toPlain);
  return said.filter((word) => shown.has(word)).length >= REPEATED_SHARE * said.length;
}

const toPlain = (word: string): string[] => word.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
