import { toSentences } from "../../text/index.ts";
import type { Line } from "../words/lines.ts";
import { isAsking, kindOf } from "./headings.ts";

/** "We have vacancies for guards. Applicants must have:" right above a list: the last sentence is the heading of the list; a known one ("Required:") also of lines without marks. */
export function withLeadIns(flat: string, lines: readonly Line[]): Line[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const raw = flat.slice(line.start, line.end);
    if (line.bullet || !raw.endsWith(":") || next === undefined) return [line];
    const last = toSentences(raw).at(-1);
    if (!last || last.start === 0 || !(next.bullet || opensWishes(raw.slice(last.start)))) return [line];
    const start = line.start + last.start;
    const before = { ...line, end: line.start + raw.slice(0, last.start).trimEnd().length };
    return [before, { ...line, start, afterBlank: true, mark: "" }];
  });
}

function opensWishes(heading: string): boolean {
  const kind = kindOf(heading);
  return kind !== undefined && isAsking(kind);
}
