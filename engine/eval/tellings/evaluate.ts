import { readDocument } from "../../documents/index.ts";
import { type JobProfile, readJob } from "../../job/index.ts";
import { type MatchResult, match, type Row } from "../../match/index.ts";
import { MET_AT } from "../../match/weights.ts";
import { readResume } from "../../resume/index.ts";
import { CORPUS_DAY } from "../corpus.ts";
import { Figures } from "../figures.ts";
import { isAsked, isOf, isTold, JOBS, type JobSize, RESUMES, toAdvertisement, toResume } from "./texts.ts";
import type { ToldOccupation, ToldWish } from "./told-occupations.ts";

/**
 * Of each occupation an advertisement with all wishes and two with half of them, and two resumes that tell every other wish, each by the
 * first or the second line. What is told should be met, by its own line; what no line tells should not even perhaps be there.
 */
export async function evaluateTellings(occupations: readonly ToldOccupation[]): Promise<Figures> {
  const figures = new Figures();
  for (const told of occupations) for (const size of JOBS) await evaluateJob(figures, told, size);
  return figures;
}

async function evaluateJob(figures: Figures, told: ToldOccupation, size: JobSize): Promise<void> {
  const asked = told.wishes.filter((_, at) => isAsked(size, at, told));
  const text = toAdvertisement(told, asked);
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(`${told.occupation}: ${reading.code}`);
  for (const resume of RESUMES) {
    const isIn = (wish: ToldWish) => isTold(told.wishes.indexOf(wish), resume);
    const lineOf = (wish: ToldWish) => wish.lines[resume] ?? "";
    const { rows } = await matchLines(told.occupation, told.wishes.filter(isIn).map(lineOf), reading.job, text);
    for (const wish of asked) {
      const row = rows.find((one) => isOf(one, wish));
      if (row !== undefined) addRow(figures, size, row, isIn(wish) ? lineOf(wish) : undefined);
    }
  }
}

/** `line`: the one that tells the wish, if any does. A wish that is not read as one is left to the reading of jobs. */
function addRow(figures: Figures, size: JobSize, row: Row, line: string | undefined): void {
  const said = toSaid(row);
  const [whose, part] = [line === undefined ? "untold" : "told", size === "whole" ? "" : ", half a job"];
  for (const one of ["met", "partial", "perhaps"] as const) figures.add(`${whose} wish ${one}${part}`, said === one);
  if (line !== undefined)
    figures.add(`told wish, by its own line${part}`, said !== null && row.evidence.some(({ text }) => line.includes(text)));
}

function toSaid({ verdict, evidenced, why = "" }: Row): "met" | "partial" | "perhaps" | null {
  if (verdict === "none") return null;
  if (verdict === "unknown") return why.startsWith("Perhaps") ? "perhaps" : null;
  return evidenced >= MET_AT ? "met" : "partial";
}

async function matchLines(occupation: string, lines: readonly string[], job: JobProfile, jobText: string): Promise<MatchResult> {
  const reading = await readDocument(new TextEncoder().encode(toResume(occupation, lines)));
  if (reading.kind !== "read") throw new Error(reading.code);
  const { document } = reading;
  return match({ document, profile: readResume(document, { asOf: CORPUS_DAY }), job, asOf: CORPUS_DAY, jobText });
}
