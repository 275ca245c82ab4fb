import type { Sheet } from "../sheet.ts";
import type { Language } from "../vocabulary.ts";
import phrases from "./phrases.json";

type Phrases = typeof phrases.en;
/** Words that only these layouts print: labels of forms, headings beside the usual ones. */
const PHRASES: Record<Language, Phrases> = phrases;
export const phrasesOf = ({ language }: Sheet): Phrases => PHRASES[language];
export const inTurn = (list: string[], index: number): string => list[index % list.length] ?? "";
