import { type Fact, toFact } from "../facts.ts";
import type { Span } from "../types.ts";
import type { Entry } from "../work/entries.ts";
import type { DatesDraft } from "../work/printed-dates.ts";
import { findHonours, findIncomplete, findInProgress, findScoreWord } from "./degrees.ts";

export type Status = "completed" | "in-progress" | "incomplete";

const ROWS_LOOKED_AT = 6;
const shift = (by: number, span: Span): Span => ({ start: by + span.start, end: by + span.end });

/** Whether the course was finished, goes on or was left, when words or dates say so. */
export function statusOf(entry: Entry, dates: DatesDraft): Fact<Status> | undefined {
  for (const row of entry.rows.slice(0, ROWS_LOOKED_AT)) {
    const stopped = findIncomplete(row.words);
    if (stopped) return toFact("incomplete", shift(row.start, stopped), 0.85);
  }
  if (dates.endDate?.value === null) return toFact("in-progress", dates.endDate, 0.85);
  for (const row of entry.head) {
    const going = findInProgress(row.words);
    if (going) return toFact("in-progress", shift(row.start, going), 0.8);
  }
  return dates.endDate ? toFact("completed", dates.endDate, 0.6) : undefined;
}

const GRADE = /(?<![\d.,/])\d{1,3}(?:[.,]\d{1,2})?(?:\s?\/\s?\d{1,3}(?:[.,]\d)?)?(?!\d|\/\d)\s?%?/;
const LONG_MENTION = 9;

/** The grade as printed: the number behind "GPA", "Note", "voto", or honours in words. */
export function scoreOf(entry: Entry, text: string): Fact | undefined {
  for (const row of entry.rows) {
    const word = row.words.length < 200 ? findScoreWord(row.words) : undefined;
    if (!word) continue;
    const said = findHonours(row.words);
    if (said?.start === word.start) return toFact(row.words.slice(said.start, said.end), shift(row.start, said), 0.7);
    const grade = GRADE.exec(row.words.slice(word.end, word.end + 24));
    if (grade) {
      const start = row.start + word.end + grade.index;
      const end = start + grade[0].trimEnd().length;
      return toFact(text.slice(start, end), { start, end }, 0.8);
    }
    if (word.end - word.start > LONG_MENTION) return toFact(row.words.slice(word.start, word.end), shift(row.start, word), 0.7);
  }
  return undefined;
}
