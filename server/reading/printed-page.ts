import type { PersonalSpan } from "@fairlead/contracts";
import { type Document, type PlacedWord, showPage } from "@fairlead/engine/documents";
import { mask } from "@fairlead/engine/report";
import { encode } from "fast-png";

/** A page as a PNG in base64, with its words in points; offsets are those of the text as it is sent, masked where words are covered. */
export type PrintedPage = { number: number; width: number; height: number; image: string; words: PlacedWord[] };

/** Print packs well at any level; the highest takes twice the time. */
const LEVEL = 3;

export async function toPrintedPage(
  bytes: Uint8Array,
  document: Document,
  number: number,
  cover: PersonalSpan[] | null,
): Promise<PrintedPage | null> {
  const shown = await showPage(bytes, document, number, cover ?? undefined);
  if (shown === undefined) return null;
  const { picture, words, ...size } = shown;
  const { width, height, rgb: data } = picture;
  const png = encode({ width, height, data, channels: 3, depth: 8 }, { zlib: { level: LEVEL } });
  const { toMasked } = mask(document.text, cover ?? []);
  const toSent = ({ start, end, x, y, width: wide, height: high }: PlacedWord): PlacedWord => ({
    start: toMasked(start),
    end: toMasked(end, "end"),
    x: round(x),
    y: round(y),
    width: round(wide),
    height: round(high),
  });
  return { ...size, image: Buffer.from(png).toString("base64"), words: words.map(toSent) };
}

const round = (points: number): number => Math.round(points * 10) / 10;
