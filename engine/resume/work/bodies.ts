import { type Fact, toFact } from "../facts.ts";
import type { Row } from "../rows.ts";
import type { Span } from "../types.ts";
import { continues, endsBullet, wraps } from "./row-flow.ts";

const LIST_LENGTH = 3;

export type BodyDraft = { summary?: Fact; highlights: Fact[] };

/** Descriptions under a head: bullets become highlights with their continuation lines, running text the summary. */
export function toBody(rows: readonly Row[], text: string): BodyDraft {
  const items: { bullet: boolean; whole: boolean; start: number; end: number }[] = [];
  for (const [i, row] of rows.entries()) {
    const last = items.at(-1);
    if (
      last &&
      !row.bullet &&
      (continues(rows, i) || wraps(rows, i) || (last.bullet ? endsBullet(rows, i) : !row.opensBlock && !row.whole))
    )
      last.end = row.end;
    else items.push({ bullet: row.bullet, whole: row.whole, start: row.start, end: row.end });
  }
  const bulleted = items.some((item) => item.bullet);
  const prose = items.filter((item) => !item.bullet);
  // Paragraphs one under the other, as many as a list has, are a list whose bullets were never typed.
  const isList = !bulleted && prose.length >= LIST_LENGTH && prose.every((item) => item.whole);
  const first = isList ? undefined : prose[0];
  const highlights = (bulleted ? items.filter((item) => item.bullet || item !== first) : prose.filter((item) => item !== first)).map(
    (item) => toFact(toFlow(text, item), item, 0.9),
  );
  return first ? { summary: toFact(toFlow(text, first), first, 0.8), highlights } : { highlights };
}

/** Words of several printed lines as one: single spaces, hyphenated line ends closed. */
export function toFlow(text: string, { start, end }: Span): string {
  return text
    .slice(start, end)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .reduce((flow, line) => {
      if (/\p{L}-$/u.test(flow) && /^\p{Ll}/u.test(line)) return flow.slice(0, -1) + line;
      if (/\p{L}-$/u.test(flow) && /^\p{Lu}\p{Ll}/u.test(line)) return flow + line;
      return flow === "" ? line : `${flow} ${line}`;
    }, "")
    .split(/\s+/)
    .join(" ");
}
