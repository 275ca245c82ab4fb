import type { SheetTemplate } from "@fairlead/contracts";
import { saveFile } from "../../lib/save-file.ts";

/** A table as spreadsheets save it: UTF-8, else UTF-16 by its mark, else the western code page. */
export async function readSheetFile(file: File): Promise<string> {
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
