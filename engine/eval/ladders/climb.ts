import { type Candidate, type Half, type Ladder, print, type Sheet, toLadders } from "../../../corpus-generator/ladders/index.ts";
import { readDocument } from "../../documents/index.ts";
import { type JobProfile, readJob } from "../../job/index.ts";
import { type MatchResult, match, rank } from "../../match/index.ts";
import { readResume } from "../../resume/index.ts";
import { CORPUS_DAY } from "../corpus.ts";

export const KINDS = ["pdf", "docx"] as const;
export type Kind = (typeof KINDS)[number];

/**
 * One candidate as the product saw the file. `plain`: the score of the same facts, exactly told; `wrong`: of facts that differ.
 * `place`: position in the ranking, shared by equals.
 */
export type Step = {
  candidate: Candidate;
  text: string;
  result: MatchResult;
  vague: MatchResult;
  plain: number;
  wrong: number | undefined;
  place: number;
};
/** One advertisement with its eight candidates in one kind of file, best truth first. */
export type Climb = { ladder: Ladder; job: JobProfile; kind: Kind; steps: Step[] };

/** Prints, reads, matches and ranks every ladder of a half, once for each kind of file. */
export async function climbAll(half: Half): Promise<Climb[]> {
  const climbs: Climb[] = [];
  for (const ladder of toLadders(half)) for (const kind of KINDS) climbs.push(await climb(ladder, kind));
  return climbs;
}

async function climb(ladder: Ladder, kind: Kind): Promise<Climb> {
  const reading = readJob(ladder.ad.text);
  if (reading.kind !== "read") throw new Error(`${ladder.job.title}: ${reading.code}`);
  const { job } = reading;
  const steps: Omit<Step, "place">[] = [];
  for (const candidate of ladder.candidates) {
    const sharp = await matchOne(await print(candidate.sheet, kind), job, ladder.ad.text);
    const vague = await matchOne(await print(candidate.vague, kind), job, ladder.ad.text);
    const told = async (sheet: Sheet) => (await matchOne(await print(sheet, kind), job, ladder.ad.text)).result.score ?? 0;
    const { plain, wrong } = candidate;
    steps.push({ candidate, ...sharp, vague: vague.result, plain: await told(plain), wrong: wrong && (await told(wrong)) });
  }
  const ranked = rank(steps.map(({ result }) => result));
  // Who cannot be told apart shares the better place: the order among equals is no achievement.
  const keys = ranked.map(({ receipt }) => receipt.hash);
  const place = ({ result }: Omit<Step, "place">) => toPlace(keys.indexOf(result.receipt.hash), ranked);
  return { ladder, job, kind, steps: steps.map((step) => ({ ...step, place: place(step) })) };
}

const toSum = ({ rows }: MatchResult): number => Math.round(10 * rows.reduce((sum, { points }) => sum + points, 0));

function toPlace(at: number, ranked: readonly MatchResult[]): number {
  const one = ranked[at];
  return ranked.findIndex((other) => one !== undefined && other.score === one.score && toSum(other) === toSum(one));
}

async function matchOne(bytes: Uint8Array, job: JobProfile, jobText: string): Promise<{ text: string; result: MatchResult }> {
  const reading = await readDocument(bytes);
  if (reading.kind !== "read") throw new Error(reading.code);
  const { document } = reading;
  const profile = readResume(document, { asOf: CORPUS_DAY });
  return { text: document.text, result: match({ document, profile, job, asOf: CORPUS_DAY, jobText }) };
}
