import { fromBase64 } from "./base64.ts";
import { hashText } from "./word-hash.ts";

/**
 * As the training script (`eval/sentence-net`) writes it: a convolutional network over the words of a sentence (Kim 2014). `hashes`: of
 * known words, rising, four bytes each, lowest first; `words`: a row of `width` signed bytes for each, then one for all others;
 * `kernels`: for each span of words and each of its places `filters` rows of `width` signed bytes. All base64; no word stands in it.
 */
export type StoredNet = {
  labels: readonly string[];
  width: number;
  filters: number;
  /** Lengths of the spans of words that filters look at. */
  spans: readonly number[];
  hashes: string;
  words: string;
  kernels: string;
  /** One unit of a product of both bytes. */
  unit: number;
  /** By span and filter. */
  bias: readonly number[];
  /** By label: what each filter of each span weighs. */
  weights: readonly (readonly number[])[];
  start: readonly number[];
};

/** `scores`: by label, in logits; `parts`: by label and word, what the word added. */
export type NetReading = { scores: number[]; partsOf: (label: number) => Float64Array };
export type SentenceNet = { labels: readonly string[]; read: (words: readonly string[]) => NetReading };

/** Words whose products are kept between calls; a text has a few thousand. */
const MOST_KEPT = 4_000;

export function readNet(stored: StoredNet): SentenceNet {
  const { width, filters, spans, labels } = stored;
  const view = new DataView(fromBase64(stored.hashes).buffer);
  const rows = new Map(Array.from({ length: view.byteLength >> 2 }, (_, row) => [view.getUint32(4 * row, true), row]));
  const words = new Int8Array(fromBase64(stored.words).buffer);
  const kernels = new Int8Array(fromBase64(stored.kernels).buffer);
  if (words.length !== (rows.size + 1) * width) throw new Error(`${words.length} bytes are no ${rows.size + 1} words of ${width}.`);
  const kept = new Map<string, Int32Array>();
  const productsOf = (word: string): Int32Array => {
    const known = kept.get(word);
    if (known) return known;
    const products = multiply(words, (rows.get(hashText(word) >>> 0) ?? rows.size) * width, kernels, width);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(word, products);
    return products;
  };
  return {
    labels,
    read: (sentence) => {
      const peaks = toPeaks(sentence.map(productsOf), spans, filters);
      const heights = peaks.map(({ sum }, k) => Math.max(0, sum * stored.unit + (stored.bias[k] as number)));
      const scores = labels.map((_, label) =>
        heights.reduce((total, height, k) => total + height * weightOf(label, k), stored.start[label] as number),
      );
      return { scores, partsOf: (label) => toParts(label, peaks, heights) };
    },
  };

  function weightOf(label: number, filter: number): number {
    return stored.weights[label]?.[filter] as number;
  }

  function toParts(label: number, peaks: readonly Peak[], heights: readonly number[]): Float64Array {
    const length = peaks[0]?.length ?? 0;
    const parts = new Float64Array(length);
    for (const [k, { from, to }] of peaks.entries()) {
      const [first, end] = [Math.max(0, from), Math.min(length, to)];
      const share = ((heights[k] as number) * weightOf(label, k)) / (end - first);
      for (let i = first; i < end; i++) parts[i] = (parts[i] as number) + share;
    }
    return parts;
  }
}

/** Where a filter found most: words `from` up to `to`, beyond the ends of a sentence of `length` words where the span is wider. */
type Peak = { sum: number; from: number; to: number; length: number };

/** By span and filter the place of its largest sum, the first of several. */
function toPeaks(products: readonly Int32Array[], spans: readonly number[], filters: number): Peak[] {
  const sums = new Int32Array(filters);
  const peaks: Peak[] = [];
  for (const [s, span] of spans.entries()) {
    const before = spans.slice(0, s).reduce((sum, one) => sum + one, 0) * filters;
    const own = Array.from(
      { length: filters },
      (): Peak => ({ sum: Number.NEGATIVE_INFINITY, from: 0, to: span, length: products.length }),
    );
    for (let from = 1 - span; from < products.length; from++) {
      sums.fill(0);
      for (let i = Math.max(0, from); i < Math.min(products.length, from + span); i++)
        add(sums, products[i] as Int32Array, before + (i - from) * filters);
      for (const [k, peak] of own.entries()) {
        const sum = sums[k] as number;
        if (sum > peak.sum) own[k] = { sum, from, to: from + span, length: peak.length };
      }
    }
    peaks.push(...own);
  }
  return peaks;
}

function add(sums: Int32Array, products: Int32Array, place: number): void {
  for (let k = 0; k < sums.length; k++) sums[k] = (sums[k] as number) + (products[place + k] as number);
}

/** What one word is to every place of every filter. */
function multiply(words: Int8Array, place: number, kernels: Int8Array, width: number): Int32Array {
  return Int32Array.from({ length: kernels.length / width }, (_, row) => {
    let product = 0;
    for (let k = 0, at = row * width; k < width; k++, at++) product += (words[place + k] as number) * (kernels[at] as number);
    return product;
  });
}

/** Of all rows of words the one whose parts exceed the mean of a sentence by most (Bentley 1984): what speaks for a label most. */
export function toStrongest(parts: Float64Array): { from: number; to: number } {
  const mean = parts.reduce((sum, part) => sum + Math.max(0, part), 0) / parts.length;
  let [best, from, to] = [Number.NEGATIVE_INFINITY, 0, 1];
  let [sum, first] = [0, 0];
  for (let i = 0; i < parts.length; i++) {
    if (sum <= 0) [sum, first] = [0, i];
    sum += (parts[i] as number) - mean;
    if (sum > best) [best, from, to] = [sum, first, i + 1];
  }
  return { from, to };
}
