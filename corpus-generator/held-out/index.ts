import type { Family } from "../family.ts";
import type { Language, OwnWords } from "../vocabulary.ts";
import { cards, changingPages, chronicle, historyTable, marginHeadings, pills } from "./printed.ts";
import words from "./words.json";
import { barTable, linedBoxes, marginYears, texSide } from "./written.ts";

/** The layouts and words of the sealed half. Who builds the engine does not open this folder. */
export const SEALED_FAMILIES: Family[] = [
  cards,
  marginHeadings,
  chronicle,
  historyTable,
  changingPages,
  pills,
  linedBoxes,
  marginYears,
  texSide,
  barTable,
];
export const SEALED_WORDS: Record<Language, OwnWords> = words;
