import data from "../../data/job/work-conditions.json";
import { isAsking, type Statement } from "../outline/statements.ts";
import type { Condition, Span } from "../types.ts";
import type { JobText } from "../words/job-text.ts";

const KINDS = ["hours", "travel", "place", "physical", "transport"] as const;
/** Longer lines are no list items. */
const MOST_CHARS = 400;
const UNLESS = new RegExp(data.unless, "i");
/** A condition opens its part of the line; "planning of night shifts" is work. */
const PATTERNS = KINDS.map((kind) => ({
  kind,
  pattern: new RegExp(`(?<=^\\W*|[,;:(/]\\s*|\\b(?:and|or|with)\\s+)${data.lead}(?:${data[kind].join("|")})${data.tail}`, "gi"),
}));

type Found = { kind: Condition["kind"]; span: Span };

/** Parts of a line that asks which tell when, where and how the work is done. */
export function conditionsIn({ flat, language }: JobText, { section, start, end }: Statement): Found[] {
  const line = flat.slice(start, end);
  const isEnglish = language === "en" || language === "und";
  if (!isEnglish || !isAsking(section) || line.length > MOST_CHARS || UNLESS.test(line)) return [];
  const found: Found[] = [];
  for (const { kind, pattern } of PATTERNS)
    for (const { 0: words, index } of line.matchAll(pattern)) {
      const span = { start: start + index, end: start + index + words.trimEnd().length };
      if (!found.some((other) => other.span.start < span.end && span.start < other.span.end)) found.push({ kind, span });
    }
  return found.sort((one, other) => one.span.start - other.span.start);
}

/** What is to be agreed on with the candidate and counts for nobody. */
export function readWorkConditions(text: JobText, statements: readonly Statement[]): { conditions?: Condition[] } {
  const conditions = statements.flatMap((statement) =>
    conditionsIn(text, statement).map(({ kind, span }) => ({ kind, text: text.raw.slice(span.start, span.end), span })),
  );
  return conditions.length > 0 ? { conditions } : {};
}
