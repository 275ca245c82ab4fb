import type { SkillSpan } from "../../skills/index.ts";
import { type Annotated, readGreen, readSkillSpan } from "./annotated.ts";
import { withCommas } from "./commas.ts";
import { type DataFile, describeFiles, sha256Of } from "./data-files.ts";
import { toExamples } from "./examples.ts";
import { type Finder, measure, rules, type Scores, tagger } from "./measure.ts";
import { splitByDocument } from "./split.ts";
import { SETTINGS, train } from "./train.ts";

type Row = { set: string; finder: "rules" | "tagger"; counted: string } & Scores;
export type Report = { data: DataFile[]; settings: typeof SETTINGS; parameters: { sha256: string; bytes: number }; figures: Row[] };

const PARTS = 4;
type Kinds = Record<string, SkillSpan["type"][]>;
const KINDS: Kinds = { skill: ["skill"], knowledge: ["knowledge"] };
/** Its one label for skills covers both of ours. */
const GREEN_KINDS: Kinds = { skill: ["skill"], "skill or knowledge": ["skill", "knowledge"] };

/** Trains what ships, then, to measure, what has not seen the sentences it is measured on. One answer after each step. */
export function* trainAndReport(folder: string): Generator<{ stored: string; report: Report; lines: string[] }> {
  const [learned, dev, green] = [readSkillSpan(folder, "train"), readSkillSpan(folder, "dev"), readGreen(folder)];
  const toLearn = (set: readonly Annotated[]) => toExamples([...set, ...withCommas(set)], SETTINGS.bits);
  const examples = toLearn(learned);
  const shipped = train([...examples, ...toLearn(dev)]);
  const stored = `${JSON.stringify(shipped)}\n`;
  const report: Report = {
    data: describeFiles(folder),
    settings: SETTINGS,
    parameters: { sha256: sha256Of(stored), bytes: stored.length },
    figures: [],
  };
  const answer = (rows: Row[]) => {
    report.figures.push(...rows);
    return { stored, report, lines: rows.map(toLine) };
  };
  yield answer(toRows("Green, never learned from", green, tagger(shipped), GREEN_KINDS));
  yield answer(toRows("dev, learned from train alone", dev, tagger(train(examples)), KINDS));
  const block = splitByDocument(examples, 0, PARTS).learn;
  yield answer(toRows(`train, a block of ${PARTS} kept out`, splitByDocument(learned, 0, PARTS).choose, tagger(train(block)), KINDS));
}

function toRows(set: string, sentences: readonly Annotated[], find: Finder, kinds: Kinds): Row[] {
  const finders: Record<Row["finder"], Finder> = { rules, tagger: find };
  return Object.entries(finders).flatMap(([finder, one]) =>
    Object.entries(kinds).map(([counted, types]) => ({ set, finder: finder as Row["finder"], counted, ...measure(sentences, one, types) })),
  );
}

export function toLine({ set, finder, counted, exact, overlap }: Row): string {
  const percent = (share: number): string => (100 * share).toFixed(1).padStart(5);
  const part = ({ precision, recall, f1 }: Scores["exact"]): string => `${percent(f1)} (P ${percent(precision)}, R ${percent(recall)})`;
  return `${set.padEnd(32)} ${finder.padEnd(7)} ${counted.padEnd(18)} exact F1 ${part(exact)}  overlap F1 ${part(overlap)}`;
}
