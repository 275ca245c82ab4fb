import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findUnlawful } from "../interview/index.ts";

/** A question as an interviewer might ask it; `trait` is null for a lawful one. */
type Seed = { text: string; trait: string | null };
/** `indirect`: written after the rules, to see how far they carry; whoever changes the rules reads it. `later`: by authors nothing learned from. */
type Half = "dev" | "held-out" | "indirect" | "later";
export type QuestionFigures = { unlawful: number; caught: number; lawful: number; alarms: number };

const CORPUS = join(process.cwd(), "engine/corpus/questions");
const read = (half: Half): string => readFileSync(join(CORPUS, `${half}.jsonl`), "utf8");

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

function readSeeds(half: Half): Seed[] {
  return read(half)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Seed);
}
