import { type Fact, toFact, withoutAbsent } from "../facts.ts";
import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import type { Span } from "../types.ts";
import { toFlow } from "../work/bodies.ts";
import { continues } from "../work/row-flow.ts";
import { readReference } from "./references.ts";

export type PublicationDraft = { name: Fact; publisher?: Fact; releaseDate?: Fact };
const SHORTEST = 12;

/** Publications: one a paragraph or list item, with its title and who published it where the manner of the reference is known. */
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
    const dates = group.flatMap((row) =>
      (signs[row.index]?.ranges ?? []).map(({ start, end }) => ({
        start: row.start + start - first.start,
        end: row.start + end - first.start,
      })),
    );
    const reference = readReference(printed, dates);
    const toPlace = ({ start, end }: Span): Span => ({ start: first.start + start, end: first.start + end });
    const span = reference ? toPlace(reference.title) : { start: first.start, end: last.end };
    const by = reference?.publisher && toPlace(reference.publisher);
    const dated = group.find((row) => signs[row.index]?.ranges[0]?.from);
    const from = dated && signs[dated.index]?.ranges[0]?.from;
    const releaseDate =
      dated && from ? toFact(from.value, { start: dated.start + from.start, end: dated.start + from.end }, 0.85) : undefined;
    const name = toFact(toFlow(text, span).replace(/[,.]$/, ""), span, reference ? 0.85 : 0.6);
    return [withoutAbsent({ name, publisher: by && toFact(toFlow(text, by), by, 0.75), releaseDate })];
  });
}
