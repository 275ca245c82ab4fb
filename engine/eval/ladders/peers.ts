import MiniSearch from "minisearch";

/** Scores of documents for a query, in the order of the documents. */
export type Peer = (query: string, at: readonly number[]) => number[];

/** BM25+ (Lv and Zhai 2011) as MiniSearch ships it, over all documents. */
export function toBm25(texts: readonly string[]): Peer {
  const index = new MiniSearch<{ id: number; text: string }>({ fields: ["text"] });
  index.addAll(texts.map((text, id) => ({ id, text })));
  return (query, at) => {
    const scores = new Map(index.search(query).map(({ id, score }) => [id as number, score]));
    return at.map((id) => scores.get(id) ?? 0);
  };
}

/** Cosine of log-weighted terms (Salton and Buckley 1988, "ltc"), over all documents. */
export function toTfIdf(texts: readonly string[]): Peer {
  const counts = texts.map(toCounts);
  const holding = new Map<string, number>();
  for (const count of counts) for (const word of count.keys()) holding.set(word, (holding.get(word) ?? 0) + 1);
  const weigh = (count: ReadonlyMap<string, number>) =>
    toUnit([...count].map(([word, times]) => [word, (1 + Math.log(times)) * Math.log(texts.length / (holding.get(word) ?? texts.length))]));
  const vectors = counts.map(weigh);
  return (query, at) => {
    const asked = weigh(toCounts(query));
    return at.map((id) => [...asked].reduce((sum, [word, weight]) => sum + weight * (vectors[id]?.get(word) ?? 0), 0));
  };
}

function toCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}+#]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function toUnit(weights: readonly (readonly [string, number])[]): Map<string, number> {
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
  return new Map(weights.map(([word, weight]) => [word, weight / length]));
}
