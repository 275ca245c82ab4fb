import type { Family } from "../family.ts";
import type { Language, OwnWords } from "../vocabulary.ts";
import words from "./words.json";

/** The layouts and words of the sealed half. Who builds the engine does not open this folder. */
export const SEALED_FAMILIES: Family[] = [];
export const SEALED_WORDS: Record<Language, OwnWords> = words;
