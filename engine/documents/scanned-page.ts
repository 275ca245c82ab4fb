import type { PageBox } from "./types.ts";

/** A page as a reader of pictures (OCR) saw it: sizes and places in points, from the top left corner of the page set upright and straight. */
export type ScannedPage = { number: number; width: number; height: number; words: PictureWord[] };

/**
 * `x` to `right` along the baseline `y`; `size` is the height of its line, `confidence` 0–1. `box`: where it stands on the page as
 * the file shows it, whichever way round.
 */
export type PictureWord = { text: string; confidence: number; x: number; right: number; y: number; size: number; box?: PageBox };
