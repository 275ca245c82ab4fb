import type { SentenceNet } from "../../text/index.ts";

/** A text that a network has not learned from. */
export type Unseen<T> = { text: T; net: SentenceNet };
/** What a network is learned for. `folder`: where its parameters and its report lie; `rounds`: through all examples; `authorOf`: "" for texts that are never kept out. */
export type Subject<T> = {
  folder: string;
  rounds: number;
  /** Words that the network knows. */
  words: number;
  labels: readonly string[];
  load: () => readonly T[];
  authorOf: (text: T) => string;
  /** From labelled texts, and what else there is to learn from. */
  toExamples: (texts: readonly T[], data: string) => { words: string[]; labels: number[] }[];
  /** Figures by what was done: rules alone, with the network as it ships, from other scores on. */
  judge: (unseen: readonly Unseen<T>[]) => Record<string, Record<string, string>>;
};
