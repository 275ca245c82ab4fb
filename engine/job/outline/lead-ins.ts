import { toSentences } from "../../text/index.ts";
import type { Line } from "../words/lines.ts";

/** "We have vacancies for guards. Applicants must have:" right above a list: the last sentence is the heading of the list. */
export function withLeadIns(flat: string, lines: readonly Line[]): Line[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const raw = flat.slice(line.start, line.end);
    if (line.bullet || !raw.endsWith(":") || next?.bullet !== true) return [line];
    const last = toSentences(raw).at(-1);
    if (!last || last.start === 0) return [line];
    const start = line.start + last.start;
    const before = { ...line, end: line.start + raw.slice(0, last.start).trimEnd().length };
    return [before, { ...line, start, afterBlank: true, mark: "" }];
  });
}
