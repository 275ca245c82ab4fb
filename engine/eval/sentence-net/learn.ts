import { move, type Table, toTable } from "../adam.ts";

/** `words`: rows of the word table; `labels`: 1 or 0 for each label. */
export type Example = { words: readonly number[]; labels: readonly number[] };
export type Shape = { width: number; filters: number; spans: readonly number[]; labels: number };
export type Settings = {
  rounds: number;
  batch: number;
  rate: number;
  seed: number;
  /** Shares left out of a step: of what filters found, of the numbers of a word, of words. */
  dropout: { filters: number; numbers: number; words: number };
};
export type LearnedNet = { words: Float32Array; kernels: Float32Array; bias: Float32Array; weights: Float32Array; start: Float32Array };

/** The row of words that nobody has seen. */
export const UNKNOWN = 0;

type Seen = { word: number; vector: Float32Array; mask: Float32Array };
type Gradient = { words: Map<number, Float32Array>; kernels: Float32Array; bias: Float32Array; weights: Float32Array; start: Float32Array };
type Peaks = { sums: Float32Array; from: Int32Array };

/** A convolutional network over the words of a sentence (Kim 2014), learned by Adam on the binary cross-entropy of each label. */
export class NetLearner {
  readonly #shape: Shape;
  readonly #settings: Settings;
  readonly #dice: () => number;
  readonly #words: Table;
  readonly #kernels: Table;
  readonly #bias: Table;
  readonly #weights: Table;
  readonly #start: Table;
  /** Where the kernels of each span begin, in rows of `filters`. */
  readonly #places: number[];
  #steps = 0;

  constructor(shape: Shape, words: Float32Array, settings: Settings, dice: () => number) {
    const { width, filters, spans, labels } = shape;
    const places = spans.reduce((sum, span) => sum + span, 0);
    const around = (count: number, size: number) => Float32Array.from({ length: count }, () => (2 * dice() - 1) * size);
    this.#shape = shape;
    this.#settings = settings;
    this.#dice = dice;
    this.#words = toTable(words);
    this.#kernels = toTable(around(places * filters * width, Math.sqrt(1 / (width * 3))));
    this.#bias = toTable(new Float32Array(spans.length * filters));
    this.#weights = toTable(around(labels * spans.length * filters, Math.sqrt(1 / (spans.length * filters))));
    this.#start = toTable(new Float32Array(labels));
    this.#places = spans.map((_, s) => spans.slice(0, s).reduce((sum, span) => sum + span, 0));
  }

  toNet(): LearnedNet {
    return {
      words: this.#words.values,
      kernels: this.#kernels.values,
      bias: this.#bias.values,
      weights: this.#weights.values,
      start: this.#start.values,
    };
  }

  /** One step down the slope of a batch; `rate` as it is by now. */
  step(batch: readonly Example[], rate: number): void {
    this.#steps++;
    const like = ({ values }: Table) => new Float32Array(values.length);
    const gradient: Gradient = {
      words: new Map(),
      kernels: like(this.#kernels),
      bias: like(this.#bias),
      weights: like(this.#weights),
      start: like(this.#start),
    };
    for (const example of batch) this.#learn(example, gradient, 1 / batch.length);
    const descend = (table: Table, slopes: Float32Array) => {
      for (let at = 0; at < slopes.length; at++) move(table, at, slopes[at] as number, rate, this.#steps);
    };
    descend(this.#kernels, gradient.kernels);
    descend(this.#bias, gradient.bias);
    descend(this.#weights, gradient.weights);
    descend(this.#start, gradient.start);
    for (const [word, slopes] of gradient.words)
      for (const [k, slope] of slopes.entries()) move(this.#words, word * this.#shape.width + k, slope, rate, this.#steps);
  }

  #learn({ words, labels }: Example, gradient: Gradient, share: number): void {
    const { dropout } = this.#settings;
    const seen = words.map((word) => this.#see(this.#dice() < dropout.words ? UNKNOWN : word));
    const peaks = this.#toPeaks(seen);
    const count = peaks.sums.length;
    const heights = new Float32Array(count);
    for (let k = 0; k < count; k++) {
      const height = Math.max(0, (peaks.sums[k] as number) + (this.#bias.values[k] as number));
      heights[k] = this.#dice() < dropout.filters ? 0 : height / (1 - dropout.filters);
    }
    const ofHeights = new Float32Array(count);
    for (const [label, truth] of labels.entries()) {
      let score = this.#start.values[label] as number;
      for (let k = 0, at = label * count; k < count; k++, at++) score += (heights[k] as number) * (this.#weights.values[at] as number);
      const slope = share * (1 / (1 + Math.exp(-score)) - truth);
      gradient.start[label] = (gradient.start[label] as number) + slope;
      for (let k = 0, at = label * count; k < count; k++, at++) {
        if (heights[k] === 0) continue;
        gradient.weights[at] = (gradient.weights[at] as number) + slope * (heights[k] as number);
        ofHeights[k] = (ofHeights[k] as number) + (slope * (this.#weights.values[at] as number)) / (1 - dropout.filters);
      }
    }
    this.#backward(seen, peaks, ofHeights, gradient);
  }

  #see(word: number): Seen {
    const { width } = this.#shape;
    const { numbers } = this.#settings.dropout;
    const mask = Float32Array.from({ length: width }, () => (this.#dice() < numbers ? 0 : 1 / (1 - numbers)));
    return { word, mask, vector: mask.map((one, k) => one * (this.#words.values[word * width + k] as number)) };
  }

  /** By span and filter the largest sum and the word its span begins with. */
  #toPeaks(seen: readonly Seen[]): Peaks {
    const { filters, spans } = this.#shape;
    const products = seen.map(({ vector }) => this.#multiply(vector));
    const sums = new Float32Array(spans.length * filters).fill(Number.NEGATIVE_INFINITY);
    const from = new Int32Array(sums.length);
    const row = new Float32Array(filters);
    for (const [s, span] of spans.entries())
      for (let first = 1 - span; first < seen.length; first++) {
        row.fill(0);
        for (let i = Math.max(0, first); i < Math.min(seen.length, first + span); i++) {
          const own = products[i] as Float32Array;
          for (let f = 0, at = ((this.#places[s] as number) + i - first) * filters; f < filters; f++, at++)
            row[f] = (row[f] as number) + (own[at] as number);
        }
        for (let f = 0, k = s * filters; f < filters; f++, k++) {
          if ((row[f] as number) <= (sums[k] as number)) continue;
          sums[k] = row[f] as number;
          from[k] = first;
        }
      }
    return { sums, from };
  }

  #multiply(vector: Float32Array): Float32Array {
    const { width } = this.#shape;
    const kernels = this.#kernels.values;
    const products = new Float32Array(kernels.length / width);
    for (let row = 0, at = 0; row < products.length; row++) {
      let product = 0;
      for (let k = 0; k < width; k++, at++) product += (vector[k] as number) * (kernels[at] as number);
      products[row] = product;
    }
    return products;
  }

  #backward(seen: readonly Seen[], { from }: Peaks, ofHeights: Float32Array, gradient: Gradient): void {
    const { filters, spans, width } = this.#shape;
    for (let k = 0; k < ofHeights.length; k++) {
      const slope = ofHeights[k] as number;
      if (slope === 0) continue;
      gradient.bias[k] = (gradient.bias[k] as number) + slope;
      const [s, first] = [Math.floor(k / filters), from[k] as number];
      for (let i = Math.max(0, first); i < Math.min(seen.length, first + (spans[s] as number)); i++) {
        const { word, vector, mask } = seen[i] as Seen;
        const row = (((this.#places[s] as number) + i - first) * filters + (k % filters)) * width;
        const ofWord = gradient.words.get(word) ?? new Float32Array(width);
        gradient.words.set(word, ofWord);
        for (let d = 0; d < width; d++) {
          gradient.kernels[row + d] = (gradient.kernels[row + d] as number) + slope * (vector[d] as number);
          ofWord[d] = (ofWord[d] as number) + slope * (mask[d] as number) * (this.#kernels.values[row + d] as number);
        }
      }
    }
  }
}

/** Learns from examples in an order of its own each round, with steps that shrink to a fifth. */
export function learnNet(
  examples: readonly Example[],
  shape: Shape,
  words: Float32Array,
  settings: Settings,
  dice: () => number,
  shuffle: (list: number[], dice: () => number) => void,
): LearnedNet {
  const learner = new NetLearner(shape, words, settings, dice);
  const order = examples.map((_, i) => i);
  for (let round = 0; round < settings.rounds; round++) {
    shuffle(order, dice);
    const rate = settings.rate * (1 - (0.8 * round) / settings.rounds);
    for (let at = 0; at < order.length; at += settings.batch)
      learner.step(
        order.slice(at, at + settings.batch).map((i) => examples[i] as Example),
        rate,
      );
  }
  return learner.toNet();
}
