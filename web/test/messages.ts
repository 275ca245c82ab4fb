import { readdirSync, readFileSync } from "node:fs";
import { loadMessages } from "../lib/t.ts";

/** Loads all texts as they stand in the files; in the product the build does this per page. */
export function loadAllMessages(): void {
  const folder = new URL("../messages/en/", import.meta.url);
  for (const file of readdirSync(folder)) {
    loadMessages(file.replace(/[.]json$/, ""), JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Record<string, string>);
  }
}
