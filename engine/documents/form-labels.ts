import formLabels from "../data/documents/form-labels.json";
import { fold } from "../text/index.ts";

/** "Telephone(s)" is "Telephone", and "• Date (da - a)" is "date (da – a)". */
const toKey = (text: string): string => fold(text.trim().replace(/^[•▪●·]\s*|\s*:$|\((?:s|es|e|i)\)/g, "")).replace(/\s[-–—]\s/g, " – ");

const LABELS = new Set(Object.values(formLabels.labels).flatMap((list) => list.split(", ").map(toKey)));
const OPENINGS = new Set(
  [...LABELS].flatMap((label) => {
    const words = label.split(" ");
    return words.map((_, i) => words.slice(0, i + 1).join(" "));
  }),
);

/** Whether a cell is the label of a form ("Position held"), with or without its colon. */
export const isFormLabel = (text: string): boolean => LABELS.has(toKey(text));

/** Whether a label of a form begins with these words: "Name and address of". */
export const opensFormLabel = (text: string): boolean => OPENINGS.has(toKey(text));
