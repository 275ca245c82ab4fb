import { readDocument } from "../../documents/index.ts";
import { type JobProfile, readJob } from "../../job/index.ts";
import { type Option, toAskedSkills } from "../../match/rows/asked-skills.ts";
import { isJudged, toSigns } from "../../match/rows/judge.ts";
import { toReading } from "../../match/rows/reading.ts";
import { type ScoringView, toScoringView } from "../../match/view/scoring-view.ts";
import { WEIGHTS } from "../../match/weights.ts";
import { readResume } from "../../resume/index.ts";
import { CORPUS_DAY } from "../corpus.ts";
import { isAsked, isOf, JOBS, type JobSize, toAdvertisement, toResume } from "./texts.ts";
import type { ToldOccupation } from "./told-occupations.ts";

/** A line beside a wish of its occupation, its signs in the order of `SIGNS`; `lineOf`: the wish that the line was written to tell. */
export type Case = { author: string; occupation: string; size: JobSize; wish: number; lineOf: number; which: number; signs: number[] };

/** Every line of every occupation beside every wish that an advertisement asks for and that is judged at all. */
export async function toCases(occupations: readonly ToldOccupation[]): Promise<Case[]> {
  const cases: Case[] = [];
  for (const occupation of occupations) {
    const jobs = JOBS.map((size) => toJob(occupation, size));
    for (const [lineOf, { lines }] of occupation.wishes.entries())
      for (const [which, text] of lines.entries()) {
        const view = await toView(occupation, text);
        for (const job of jobs) cases.push(...toCasesOf(occupation, job, view).map((one) => ({ ...one, lineOf, which })));
      }
  }
  return cases;
}

type AskingJob = { size: JobSize; job: JobProfile; options: readonly { wish: number; option: Option }[] };

function toJob(occupation: ToldOccupation, size: JobSize): AskingJob {
  const asked = occupation.wishes.map((told, wish) => ({ told, wish })).filter(({ wish }) => isAsked(size, wish, occupation));
  const text = toAdvertisement(
    occupation,
    asked.map(({ told }) => told),
  );
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(`${occupation.occupation}: ${reading.code}`);
  const read = toAskedSkills(reading.job);
  const options = asked.flatMap(({ told, wish }) => {
    const option = read.find(({ requirement }) => isOf(requirement, told))?.options[0];
    return option === undefined ? [] : [{ wish, option }];
  });
  return { size, job: reading.job, options };
}

async function toView({ occupation }: ToldOccupation, line: string): Promise<ScoringView> {
  const reading = await readDocument(new TextEncoder().encode(toResume(occupation, [line])));
  if (reading.kind !== "read") throw new Error(`${line}: ${reading.code}`);
  return toScoringView(readResume(reading.document, { asOf: CORPUS_DAY }), CORPUS_DAY);
}

function toCasesOf({ id }: ToldOccupation, { size, job, options }: AskingJob, view: ScoringView) {
  const [line, ...more] = toReading(view, job, WEIGHTS).roles.flatMap(({ lines }) => lines);
  if (line === undefined || more.length > 0) return [];
  return options
    .filter(({ option }) => isJudged(option.wish, line, WEIGHTS))
    .map(({ wish, option }) => ({ author: toAuthor(id), occupation: id, size, wish, signs: toSigns(option.wish, line) }));
}

const toAuthor = (id: string): string => id.split("-")[1] ?? "";
