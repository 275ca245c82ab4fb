import type { FairnessTable, InterviewKit, MatchFigures } from "@fairlead/contracts";
import { bad, bold, column, dim, good, lines, quote } from "./paper.ts";

const show = (value: number | null, digits: number): string => (value === null ? "–" : value.toFixed(digits)).padStart(8);

type Group = FairnessTable["groups"][number];
const OF_ONE_JOB = "   ratio  Fisher   mid-p    Holm       Z";
const OVER_JOBS = "    odds   ratio       p    Holm   alike";

const ofOneJob = ({ impactRatio, fisherP, midP, holmP, z }: Group): string =>
  `${show(impactRatio, 3)}${show(fisherP, 3)}${show(midP, 3)}${show(holmP, 3)}${show(z, 2)}`;
const overJobs = ({ overJobs: pooled, holmP }: Group): string =>
  [pooled?.oddsRatio, pooled?.riskRatio, pooled?.p, holmP, pooled?.homogeneityP].map((figure) => show(figure ?? null, 3)).join("");

export function fairness(line: FairnessTable & { file: string }): string {
  const isOverJobs = line.groups.some(({ overJobs }) => overJobs !== null);
  const where = isOverJobs ? ", all jobs, one by one" : line.job === null ? "" : `, ${line.job}`;
  const compare = isOverJobs ? overJobs : ofOneJob;
  return lines(
    bold(`${line.attribute} (${line.kind})${where}, reference: ${line.reference ?? "–"}  ${dim(line.file)}`),
    dim(`  ${column("group", 30)}       n  chosen    rate${isOverJobs ? OVER_JOBS : OF_ONE_JOB}  verdict`),
    line.groups.map(
      (group) =>
        `  ${column(group.group, 30)}${String(group.n).padStart(8)}${show(group.selected, 0)}${show(group.rate, 3)}${compare(group)}  ${group.verdict}`,
    ),
    line.unknown > 0 && `  unknown: ${line.unknown}`,
    line.note !== "" && dim(`  ${line.note}`),
    "",
  );
}

export function interview(line: InterviewKit & { file: string }): string {
  return lines(
    bold(`${line.jobTitle ?? "Interview"}, ${line.minutes} minutes  ${dim(line.file)}`),
    line.questions.map((question, i) =>
      lines(
        "",
        bold(`${i + 1}. [${question.category}${question.core ? "" : ", probe"}] ${question.text}`),
        dim(`   ${question.minutes} min, difficulty ${question.difficulty}. ${question.why}`),
        [...question.evidence, ...(question.conditions ?? [])].map((one) => `   ${quote(one.text)}`),
        question.followUps.map((one) => `   – ${one}`),
        ([1, 3, 5] as const).map((mark) => dim(`   ${mark}: ${question.anchors[mark]}`)),
      ),
    ),
    line.notAsked.length > 0 && lines("", `Not asked in ${line.minutes} min: ${line.notAsked.join(", ")}`),
    "",
  );
}

type Verified = { file: string; equal: boolean; differences: string[]; stored?: MatchFigures; now?: MatchFigures };

export function verify({ file, equal, differences, stored, now }: Verified): string {
  if (equal) return good(`${file}: equal`);
  const figures = [stored && `stored ${toMatchWords(stored)}`, now && `now ${toMatchWords(now)}`].filter((words) => words !== undefined);
  return lines(bad(`${file}: different (${differences.join(", ")})`), figures.length > 0 && `  ${figures.join("; ")}`);
}

const toMatchWords = ({ score, interval, engineVersion }: MatchFigures): string =>
  `${score ?? "no percentage"} [${[interval].flat().join(" – ")}], engine ${engineVersion}`;
