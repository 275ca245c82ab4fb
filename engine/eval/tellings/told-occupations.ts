import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A wish of an occupation under its names, and two lines of resumes that tell it without a word of them. */
export type ToldWish = { names: string[]; lines: string[] };
export type ToldOccupation = { id: string; occupation: string; wishes: ToldWish[] };

const CORPUS = join(process.cwd(), "engine/corpus/tellings");

/** `fresh`: the judge learns from them, and lists hold their wishes; `later`: by authors that nothing learned from, who named the wishes themselves. */
export const TOLD = ["fresh", "later"] as const;

export const loadToldOccupations = (name: (typeof TOLD)[number]): ToldOccupation[] =>
  readFileSync(join(CORPUS, `${name}.jsonl`), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as ToldOccupation);
