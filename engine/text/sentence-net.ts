import { fromBase64 } from "./base64.ts";
import { remember } from "./remember.ts";
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
  const kept = new Map<number, Int32Array>();
  const productsOf = (word: string): Int32Array => {
    const row = rows.get(hashText(word) >>> 0) ?? rows.size;
    const known = kept.get(row);
    if (known) return known;
    const products = multiply(words.subarray(row * width, (row + 1) * width), kernels);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(row, products);
    return products;
  };
  const read = remember((text): NetReading => {
    const peaks = toPeaks(text.split(" ").map(productsOf), spans, filters);
    const heights = Float64Array.from(peaks.sums, (sum, k) => Math.max(0, sum * stored.unit + (stored.bias[k] as number)));
    const scores = labels.map((_, label) => {
      const weights = stored.weights[label] as readonly number[];
      let score = stored.start[label] as number;
      for (let k = 0; k < heights.length; k++) score += (heights[k] as number) * (weights[k] as number);
      return score;
    });
    return { scores, partsOf: (label) => toParts(peaks, heights, stored.weights[label] as readonly number[], spans, filters) };
  });
  return { labels, read: (sentence) => read(sentence.join(" ")) };
}

/** By span and filter the largest sum and the first word of its place, which lies before a sentence of `length` words where the span is wider. */
type Peaks = { sums: Int32Array; from: Int32Array; length: number };

const LOWEST = -(2 ** 31);

/** By span and filter the place of its largest sum, the first of several. */
function toPeaks(products: readonly Int32Array[], spans: readonly number[], filters: number): Peaks {
  const length = products.length;
  const row = new Int32Array(filters);
  const sums = new Int32Array(spans.length * filters).fill(LOWEST);
  const from = new Int32Array(sums.length);
  let before = 0;
  for (const [s, span] of spans.entries()) {
    for (let first = 1 - span; first < length; first++) {
      row.fill(0);
      for (let i = Math.max(0, first); i < Math.min(length, first + span); i++)
        add(row, products[i] as Int32Array, before + (i - first) * filters);
      for (let f = 0, k = s * filters; f < filters; f++, k++) {
        if ((row[f] as number) <= (sums[k] as number)) continue;
        sums[k] = row[f] as number;
        from[k] = first;
      }
    }
    before += span * filters;
  }
  return { sums, from, length };
}

/** What a filter found, shared out among the words of its place. */
function toParts(
  { from, length }: Peaks,
  heights: Float64Array,
  weights: readonly number[],
  spans: readonly number[],
  filters: number,
): Float64Array {
  const parts = new Float64Array(length);
  for (const [k, height] of heights.entries()) {
    const first = Math.max(0, from[k] as number);
    const end = Math.min(length, (from[k] as number) + (spans[Math.floor(k / filters)] as number));
    const share = (height * (weights[k] as number)) / (end - first);
    for (let i = first; i < end; i++) parts[i] = (parts[i] as number) + share;
  }
  return parts;
}

function add(sums: Int32Array, products: Int32Array, place: number): void {
  for (let k = 0; k < sums.length; k++) sums[k] = (sums[k] as number) + (products[place + k] as number);
}

/** What one word is to every place of every filter; four places at once, for a byte of the word is read once for them. */
function multiply(word: Int8Array, kernels: Int8Array): Int32Array {
  const width = word.length;
  const products = new Int32Array(kernels.length / width);
  for (let row = 0, at = 0; row < products.length; row += 4, at += 3 * width) {
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let k = 0; k < width; k++, at++) {
      const byte = word[k] as number;
      a += byte * (kernels[at] as number);
      b += byte * (kernels[at + width] as number);
      c += byte * (kernels[at + 2 * width] as number);
      d += byte * (kernels[at + 3 * width] as number);
    }
    products[row] = a;
    products[row + 1] = b;
    products[row + 2] = c;
    products[row + 3] = d;
  }
  return products;
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
