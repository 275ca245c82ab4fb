import type { Family } from "../family.ts";
import type { Language, OwnWords } from "../vocabulary.ts";
import { aside, bands, feed } from "./builders.ts";
import { gradedPosts, projectSheets, textBoxes } from "./documents.ts";
import { passport } from "./passport.ts";
import { columnsThatFlow, leaders } from "./print-shop.ts";
import { typedPage } from "./typed-page.ts";
import words from "./words.json";

/** The layouts and words of the sealed half. Who builds the engine does not open this folder. */
export const SEALED_FAMILIES: Family[] = [
  aside,
  gradedPosts,
  leaders,
  feed,
  textBoxes,
  typedPage,
  bands,
  projectSheets,
  passport,
  columnsThatFlow,
];
export const SEALED_WORDS: Record<Language, OwnWords> = words;
