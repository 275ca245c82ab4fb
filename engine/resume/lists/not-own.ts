import type { SectionRows } from "../sections/sections.ts";
import type { Span } from "../types.ts";
import { findDenied } from "./denials.ts";

/** "… saved our Salesforce rollout." – M. Reyes": a quotation at the begin of a line with the name of who said it. */
const QUOTATION = /^[^\S\n]*(?:[•*-]\s+)?["“„«]([^"“”„«»]{20,900})["”“»][^\S\n]*\n?[^\S\n]*(?:[–—~]|--?)\s*(?=\p{Lu})/gmu;

/** What was said by others. */
const findQuotations = (text: string): Span[] =>
  Array.from(text.matchAll(QUOTATION), ({ index, 0: all }) => ({ start: index, end: index + all.length }));

/** "Not my toolkit", "Tools I do not use": all below such a heading was not done; "Learning" above studies tells of those done. */
export const deniesAllBelow = ({ heading, section }: SectionRows): boolean => {
  const words = heading?.words.replace(/\s*:\s*$/, "");
  return words !== undefined && section !== "education" && findDenied(`${words}: x`).some(({ end }) => end > words.length + 1);
};

/** Stretches of a resume that tell nothing of what its owner can do. */
export const findNotOwn = (text: string, sections: readonly SectionRows[]): Span[] => [
  ...findQuotations(text),
  ...sections.filter(deniesAllBelow).flatMap(({ rows }) => rows.map(({ start, end }) => ({ start, end }))),
];
