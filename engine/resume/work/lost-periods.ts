import lexicon from "../../data/resume/organisations.json";
import { fold } from "../../text/index.ts";
import { between, type MonthInterval } from "../durations.ts";
import { findPhrases, toPhraseSet, toWords } from "../phrases.ts";
import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { isPeriodLine } from "./period-lines.ts";

const breaks = toPhraseSet(lexicon.soft.breaks.map(fold));

/** Periods in the rows of the experience that no role was read from: work that may be there although nothing is known of it. */
export function findLostPeriods(rows: readonly Row[], signs: readonly Signs[], known: ReadonlySet<number>, asOf: string): MonthInterval[] {
  return rows.flatMap((row, i) => {
    const sign = signs[row.index];
    if (known.has(row.index) || row.bullet || !sign?.hasRange || sign.degree || !isPeriodLine(row, sign)) return [];
    if ([rows[i - 1], row, rows[i + 1]].some((near) => near && findPhrases(breaks, toWords(near.words)).length > 0)) return [];
    const range = sign.ranges.find(({ kind }) => kind !== "single");
    return range?.from ? between(range.from, range.ongoing ? null : range.to, asOf) : [];
  });
}
