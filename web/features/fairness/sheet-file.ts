import type { SheetTemplate } from "@fairlead/contracts";
import { LIMITS } from "@fairlead/contracts/limits";
import { ApiError } from "../../lib/api.ts";
import { saveFile } from "../../lib/save-file.ts";
import { t } from "../../lib/t.ts";

/** UTF-16 writes most letters in two bytes. */
const MOST_BYTES = 2 * LIMITS.sheetChars;

/** A table as spreadsheets save it: UTF-8, else UTF-16 by its mark, else the western code page. One that is too large is not read. */
export async function readSheetFile(file: File): Promise<string> {
  const words = file.size > MOST_BYTES ? null : await decode(file);
  if (words === null || words.length > LIMITS.sheetChars) throw new ApiError(413, t("fairness.sheet.tooLarge"));
  // Workbooks and pictures hold bytes that no table has.
  if (words.includes("\0")) throw new ApiError(415, t("fairness.sheet.notTable"));
  return words;
}

async function decode(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** One line for each candidate: code, label, and an empty cell for each attribute. */
export function toTemplate({ candidates, attributes }: SheetTemplate): string {
  const head = ["code", "candidate", ...attributes.map(({ name }) => name)];
  const lines = candidates.map(({ code, label }) => [code, label, ...attributes.map(() => "")]);
  return [head, ...lines].map((cells) => `${cells.join(",")}\r\n`).join("");
}

export const saveTemplate = (template: SheetTemplate, jobTitle: string): void =>
  saveFile(toTemplate(template), "text/csv", "csv", ["group-data", jobTitle]);
