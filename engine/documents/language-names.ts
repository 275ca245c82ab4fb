import spoken from "../data/resume/spoken.json";
import { fold } from "../text/index.ts";

const NAMES = new Set(Object.values(spoken.languages).flatMap((list) => list.split("|")));

/** Whether words are the name of a language ("Norwegian", "Deutsch:"). */
export const isLanguageName = (text: string): boolean => NAMES.has(fold(text.trim().replace(/\s*:$/, "")));
