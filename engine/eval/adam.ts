/** A table of parameters with the two running means of Adam (Kingma and Ba 2015); numbers that a step does not touch rest. */
export type Table = { values: Float32Array; first: Float32Array; second: Float32Array };

const [KEEP_FIRST, KEEP_SECOND, SMALL] = [0.9, 0.999, 1e-8];

export const toTable = (values: Float32Array): Table => ({
  values,
  first: new Float32Array(values.length),
  second: new Float32Array(values.length),
});

/** Moves one number against its slope; `steps`: how many steps there were, this one with them. */
export function move({ values, first, second }: Table, at: number, slope: number, rate: number, steps: number): void {
  first[at] = KEEP_FIRST * (first[at] as number) + (1 - KEEP_FIRST) * slope;
  second[at] = KEEP_SECOND * (second[at] as number) + (1 - KEEP_SECOND) * slope * slope;
  const mean = (first[at] as number) / (1 - KEEP_FIRST ** steps);
  const square = (second[at] as number) / (1 - KEEP_SECOND ** steps);
  values[at] = (values[at] as number) - (rate * mean) / (Math.sqrt(square) + SMALL);
}
