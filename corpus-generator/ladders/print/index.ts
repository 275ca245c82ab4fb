import type { Sheet } from "../resume.ts";
import { toDocx } from "./docx.ts";
import { toPdf } from "./pdf.ts";

/** Writers in memory: no program of the machine is needed to measure ladders. */
const WRITERS = { pdf: toPdf, docx: toDocx };
export type Kind = keyof typeof WRITERS;

export const print = (sheet: Sheet, kind: Kind): Promise<Uint8Array> => WRITERS[kind](sheet);
