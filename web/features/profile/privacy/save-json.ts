import { saveFile } from "../../../lib/save-file.ts";

export const saveJson = (value: unknown, ...name: string[]): void =>
  saveFile(JSON.stringify(value, null, 2), "application/json", "json", name);
