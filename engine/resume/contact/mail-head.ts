import lexicon from "../../data/resume/people.json";
import { fold } from "../../text/index.ts";
import type { Row } from "../rows.ts";

const labels = new Set(lexicon.mailLabels);
const FEWEST = 3;
const MOST_BETWEEN = 2;
const LONGEST_LABEL = 14;

/** The lines a mail program sets above a message ("From: …", "Sent: …", "Subject: …"), by index: they name who passed the resume on. */
export function findMailHeads(rows: readonly Row[]): Set<number> {
  const found = new Set<number>();
  let run: number[] = [];
  for (const { words, index } of rows) {
    if (!labels.has(fold(words.slice(0, LONGEST_LABEL).split(":")[0] ?? "").trim()) || !words.includes(":")) continue;
    run = index - (run.at(-1) ?? index) <= MOST_BETWEEN ? [...run, index] : [index];
    if (run.length >= FEWEST) for (const at of run) found.add(at);
  }
  return found;
}

const senders = new Set(lexicon.senderLabels);

/** "From: …", "Von: …". */
export const isSenderLine = ({ words }: Row): boolean => senders.has(fold(words.slice(0, LONGEST_LABEL).split(":")[0] ?? "").trim());
