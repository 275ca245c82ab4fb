import type { Statement } from "../outline/statements.ts";
import { foldedAt, type JobText } from "../words/job-text.ts";
import { needOfReader } from "./asked-of-reader.ts";

/** "Do you know air brakes?" in running text asks whoever reads it. */
export function asksForIt(text: JobText, statement: Statement): boolean {
  return needOfReader(text, statement)?.from === statement.from && /^(?:and|so|do|have|can|could)$/.test(foldedAt(text, statement.from));
}

/** "Could you be a baker?"; "a hygiene certificate (expired?" only asks aside. */
export function isQuestion({ flat, words }: JobText, { start, to }: Statement): boolean {
  const end = words[to - 1]?.end ?? 0;
  return flat.charAt(end) === "?" && !/\([^)]*$/.test(flat.slice(start, end));
}
