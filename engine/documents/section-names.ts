import headings from "../data/resume/headings.json";
import { fold } from "../text/index.ts";

const NAMES = new Set(Object.values(headings).flat().map(fold));

/** Whether words are the name of a section of resumes ("Skills", "Sprachen"), with or without a colon or hyphens. */
export function isSectionName(text: string): boolean {
  const key = fold(text.trim().replace(/\s*:$/, ""));
  return NAMES.has(key) || NAMES.has(key.replaceAll("-", " "));
}
