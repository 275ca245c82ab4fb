import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A wish of an occupation under its names, and two lines of resumes that tell it without a word of them. */
export type ToldWish = { names: string[]; lines: string[] };
export type ToldOccupation = { id: string; occupation: string; wishes: ToldWish[] };

const FRESH = join(process.cwd(), "engine/corpus/tellings/fresh.jsonl");

export const loadToldOccupations = (): ToldOccupation[] =>
  readFileSync(FRESH, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as ToldOccupation);
