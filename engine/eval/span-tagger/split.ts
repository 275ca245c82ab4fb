/** Whole adverts, and neighbours together, so that no firm stands on both sides: every `parts`-th block is kept for choosing. */
export function splitByDocument<T extends { document: string }>(
  set: readonly T[],
  part: number,
  parts: number,
): { learn: T[]; choose: T[] } {
  const documents = [...new Set(set.map(({ document }) => document))];
  const block = new Map(documents.map((document, i) => [document, Math.floor((i * parts) / documents.length)]));
  const isChosen = (one: T): boolean => block.get(one.document) === part;
  return { learn: set.filter((one) => !isChosen(one)), choose: set.filter(isChosen) };
}
