import { type Fact, toFact, withoutAbsent } from "../facts.ts";
import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { toFlow } from "../work/bodies.ts";
import { continues } from "../work/row-flow.ts";

export type PublicationDraft = { name: Fact; releaseDate?: Fact };
const QUOTED = /["“„«]([^"”“»]{8,240})["”“»]/;
const SHORTEST = 12;

/** Publications: one a paragraph or list item; the title in quotes when it is quoted. */
export function readPublications(rows: readonly Row[], signs: readonly Signs[], text: string): PublicationDraft[] {
  const groups: Row[][] = [];
  for (const [i, row] of rows.entries()) {
    const opens =
      groups.length === 0 ||
      row.bullet ||
      row.opensBlock ||
      (!continues(rows, i) && /[.)\d]$/.test(rows[i - 1]?.words ?? "") && /^[\p{Lu}"“„«]/u.test(row.words));
    if (opens) groups.push([row]);
    else groups.at(-1)?.push(row);
  }
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last || last.end - first.start < SHORTEST) return [];
    const printed = text.slice(first.start, last.end);
    const quoted = QUOTED.exec(printed.slice(0, 600));
    const span = quoted
      ? { start: first.start + quoted.index + 1, end: first.start + quoted.index + 1 + (quoted[1]?.length ?? 0) }
      : { start: first.start, end: last.end };
    const dated = group.find((row) => signs[row.index]?.ranges[0]?.from);
    const from = dated && signs[dated.index]?.ranges[0]?.from;
    const releaseDate =
      dated && from ? toFact(from.value, { start: dated.start + from.start, end: dated.start + from.end }, 0.85) : undefined;
    return [withoutAbsent({ name: toFact(toFlow(text, span).replace(/[,.]$/, ""), span, quoted ? 0.9 : 0.6), releaseDate })];
  });
}
