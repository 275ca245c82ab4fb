/** Of the squared weights, so that signs that hardly occur cannot run away. */
const RIDGE = 1e-4;
const [STEPS, CLOSE] = [50, 1e-9];

export type Fitted = { bias: number; weights: number[] };
export type Example = { signs: readonly number[]; isTrue: boolean };

export const toLogOdds = ({ bias, weights }: Fitted, signs: readonly number[]): number =>
  signs.reduce((sum, sign, at) => sum + sign * (weights[at] as number), bias);

/** Logistic regression by Newton's method (iteratively reweighted least squares, Hastie, Tibshirani and Friedman 2009, 4.4.1). */
export function fitLogistic(examples: readonly Example[]): Fitted {
  const width = (examples[0]?.signs.length ?? 0) + 1;
  const found = new Float64Array(width);
  for (let step = 0; step < STEPS; step++) {
    const move = solve(...toSlopeAndCurve(examples, found));
    for (const [at, change] of move.entries()) found[at] = (found[at] as number) + change;
    if (move.every((change) => Math.abs(change) < CLOSE)) break;
  }
  const [bias = 0, ...weights] = found;
  return { bias, weights };
}

/** Of the mean log-likelihood less the ridge: its gradient, and its second derivatives with the sign turned. */
function toSlopeAndCurve(examples: readonly Example[], found: Float64Array): [number[], number[][]] {
  const slope = Array.from(found, (weight, at) => (at === 0 ? 0 : -2 * RIDGE * weight));
  const curve = slope.map((_, row) => slope.map((__, column) => (row === column && row > 0 ? 2 * RIDGE : 0)));
  for (const { signs, isTrue } of examples) {
    const all = [1, ...signs];
    const chance = 1 / (1 + Math.exp(-all.reduce((sum, sign, at) => sum + sign * (found[at] as number), 0)));
    const [off, steep] = [((isTrue ? 1 : 0) - chance) / examples.length, (chance * (1 - chance)) / examples.length];
    for (const [row, one] of all.entries()) {
      slope[row] = (slope[row] as number) + off * one;
      const line = curve[row] as number[];
      for (const [column, other] of all.entries()) line[column] = (line[column] as number) + steep * one * other;
    }
  }
  return [slope, curve];
}

/** Gaussian elimination; the ridge keeps the matrix positive definite. */
function solve(right: readonly number[], matrix: readonly (readonly number[])[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] as number]);
  for (const [at, row] of rows.entries()) {
    for (const below of rows.slice(at + 1)) {
      const share = (below[at] as number) / (row[at] as number);
      for (let column = at; column < below.length; column++) below[column] = (below[column] as number) - share * (row[column] as number);
    }
  }
  const solved = new Array<number>(rows.length).fill(0);
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at] as number[];
    const known = solved.reduce((sum, value, column) => (column > at ? sum + value * (row[column] as number) : sum), 0);
    solved[at] = ((row.at(-1) as number) - known) / (row[at] as number);
  }
  return solved;
}
