import type { Quote, Row } from "@fairlead/contracts";

/** A place of the resume that one requirement rests on. */
export type EvidenceQuote = Quote & { rowIds: string[] };

/** Quotes in reading order, each place once, whatever number of requirements it serves. */
export function toEvidenceList(rows: readonly Row[]): EvidenceQuote[] {
  const byPlace = new Map<string, EvidenceQuote>();
  for (const { id, evidence } of rows) {
    for (const quote of evidence) {
      const key = `${quote.start}-${quote.end}`;
      const known = byPlace.get(key);
      if (known === undefined) byPlace.set(key, { ...quote, rowIds: [id] });
      else known.rowIds.push(id);
    }
  }
  return [...byPlace.values()].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Positions (in the list) of the quotes of one requirement; of all of them when none is chosen. */
export function toActive(list: readonly EvidenceQuote[], rowId: string | null): number[] {
  return list.flatMap((quote, at) => (rowId === null || quote.rowIds.includes(rowId) ? [at] : []));
}
