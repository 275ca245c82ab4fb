import { readDocument } from "../../documents/index.ts";
import { type JobProfile, readJob } from "../../job/index.ts";
import { type MatchResult, match, type Row } from "../../match/index.ts";
import { MET_AT } from "../../match/weights.ts";
import { readResume } from "../../resume/index.ts";
import { CORPUS_DAY } from "../corpus.ts";
import { Figures } from "../figures.ts";
import type { ToldOccupation, ToldWish } from "./told-occupations.ts";

/** The two lines of a wish, each in a resume of its own. */
const RESUMES = [0, 1];

/**
 * Of each occupation an advertisement with all wishes, and two resumes that tell every other one, each by the first or the second line.
 * What is told should be met, by its own line; what no line tells should not even perhaps be there.
 */
export async function evaluateTellings(occupations: readonly ToldOccupation[]): Promise<Figures> {
  const figures = new Figures();
  for (const { occupation, wishes } of occupations) {
    const text = `${occupation}\n\nRequirements\n${wishes.map(({ names }) => `- ${names[0]}\n`).join("")}`;
    const reading = readJob(text);
    if (reading.kind !== "read") throw new Error(`${occupation}: ${reading.code}`);
    for (const resume of RESUMES) {
      const isTold = (at: number) => at % RESUMES.length === resume;
      const lines = wishes.filter((_, at) => isTold(at)).map((wish) => wish.lines[resume] ?? "");
      const { rows } = await matchLines(occupation, lines, reading.job, text);
      for (const [at, wish] of wishes.entries()) addRow(figures, rowOf(rows, wish), isTold(at) ? (wish.lines[resume] ?? "") : undefined);
    }
  }
  return figures;
}

/** `line`: the one that tells the wish, if any does. A wish that is not read as one is left to the reading of jobs. */
function addRow(figures: Figures, row: Row | undefined, line: string | undefined): void {
  if (row === undefined) return;
  const said = toSaid(row);
  const whose = line === undefined ? "untold" : "told";
  for (const one of ["met", "partial", "perhaps"] as const) figures.add(`${whose} wish ${one}`, said === one);
  if (line !== undefined) figures.add("told wish, by its own line", said !== null && row.evidence.some(({ text }) => line.includes(text)));
}

function toSaid({ verdict, evidenced, why = "" }: Row): "met" | "partial" | "perhaps" | null {
  if (verdict === "none") return null;
  if (verdict === "unknown") return why.startsWith("Perhaps") ? "perhaps" : null;
  return evidenced >= MET_AT ? "met" : "partial";
}

function rowOf(rows: readonly Row[], { names: [name = ""] }: ToldWish): Row | undefined {
  const wanted = name.toLowerCase();
  return rows.find((row) => row.name.toLowerCase().includes(wanted) || wanted.includes(row.name.toLowerCase()));
}

async function matchLines(occupation: string, lines: readonly string[], job: JobProfile, jobText: string): Promise<MatchResult> {
  const role = `${occupation}\nBrackwater Ltd, Leeds\nMarch 2015 - Present\n${lines.map((line) => `- ${line}\n`).join("")}`;
  const text = `Ines Hartwell\nines@example.com\n\nWork experience\n\n${role}\nEducation\n\nSecondary school, Leeds, 2008\n`;
  const reading = await readDocument(new TextEncoder().encode(text));
  if (reading.kind !== "read") throw new Error(reading.code);
  const { document } = reading;
  return match({ document, profile: readResume(document, { asOf: CORPUS_DAY }), job, asOf: CORPUS_DAY, jobText });
}
