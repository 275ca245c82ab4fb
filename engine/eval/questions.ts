import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findUnlawful } from "../interview/index.ts";

/** A question as an interviewer might ask it; `trait` is null for a lawful one. */
type Seed = { text: string; trait: string | null };
type Half = "dev" | "held-out";
export type QuestionFigures = { unlawful: number; caught: number; lawful: number; alarms: number };

const CORPUS = new URL("../corpus/questions/", import.meta.url);
const read = (half: Half): string => readFileSync(fileURLToPath(new URL(`${half}.jsonl`, CORPUS)), "utf8");

/** Of the unlawful questions of one half how many are caught, of the lawful ones how many raise an alarm. */
export function measureQuestions(half: Half): QuestionFigures {
  const seeds = readSeeds(half);
  const [unlawful, lawful] = [seeds.filter(({ trait }) => trait !== null), seeds.filter(({ trait }) => trait === null)];
  const isFound = ({ text }: Seed) => findUnlawful(text).length > 0;
  return {
    unlawful: unlawful.length,
    caught: unlawful.filter(isFound).length,
    lawful: lawful.length,
    alarms: lawful.filter(isFound).length,
  };
}

export function readSeeds(half: Half): Seed[] {
  return read(half)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Seed);
}
