import formLabels from "../data/documents/form-labels.json";
import { fold } from "../text/index.ts";

const LABELS = new Set(Object.values(formLabels.labels).flatMap((list) => list.split(", ").map(fold)));

/** Whether a cell is the label of a form ("Position held"), with or without its colon. */
export const isFormLabel = (text: string): boolean => LABELS.has(fold(text.trim().replace(/\s*:$/, "")));
