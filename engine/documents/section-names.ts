import headings from "../data/resume/headings.json";
import { fold } from "../text/index.ts";

const NAMES = new Set(Object.values(headings).flat().map(fold));

/** Whether words are the name of a section of resumes ("Skills", "Sprachen"), with or without a colon. */
export const isSectionName = (text: string): boolean => NAMES.has(fold(text.trim().replace(/\s*:$/, "")));
