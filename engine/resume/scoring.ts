/** One observation that speaks for (weight > 0) or against (weight < 0) a reading. */
export type Feature<T> = { name: string; weight: number; holds: (subject: T) => boolean };

/** Sum of the weights of all features that hold. */
export function sumFeatures<T>(features: readonly Feature<T>[], subject: T): number {
  let sum = 0;
  for (const feature of features) if (feature.holds(subject)) sum += feature.weight;
  return sum;
}
