import { type FairnessTable, type GroupFiguresView, type GroupTable, LIMITS } from "@fairlead/contracts";
import { adverseImpact, toMedian } from "@fairlead/engine/fairness";
import { ENGINE_VERSION } from "@fairlead/engine/text";
import type { Db, OwnerId } from "../../db/index.ts";
import type { ItemRow } from "../analyses/index.ts";
import { toCounts, toOutcomes } from "./outcomes.ts";
import { listAnswers, lockSheet, type StoredAnswer, type StoredSheet, saveFigures } from "./store.ts";

/**
 * The figures of a job's group data; null without a sheet. Figures stay as they were shown while between one and four people changed
 * since: the difference of two views would tell what those few stated.
 */
export async function findFigures(ownerId: OwnerId, tx: Db, jobId: string, items: readonly ItemRow[]): Promise<GroupFiguresView | null> {
  const sheet = await lockSheet(ownerId, tx, jobId);
  if (sheet === null) return null;
  const answers = await listAnswers(ownerId, tx, sheet.id);
  const { figures, shown } = workOut(sheet, answers, items);
  const changed = countChanged(sheet, answers, shown);
  const waiting = sheet.figures !== null && changed > 0 && changed < LIMITS.groupShown;
  const isNew = sheet.figures === null || changed >= LIMITS.groupShown;
  const at = isNew ? await saveFigures(ownerId, tx, sheet.id, { figures, shown }) : sheet.figuresAt;
  return {
    ...(waiting && sheet.figures !== null ? sheet.figures : figures),
    uploadedAt: sheet.uploadedAt.toISOString(),
    figuresAt: (at ?? sheet.uploadedAt).toISOString(),
    attributes: sheet.attributes,
    people: waiting ? sheet.shownPeople : shown.size,
    waiting,
  };
}

type Worked = { figures: NonNullable<StoredSheet["figures"]>; shown: Map<string, string> };

/** `shown`: of everybody who stated something and was analysed, the outcome that the tables hold. */
function workOut({ attributes }: StoredSheet, answers: readonly StoredAnswer[], items: readonly ItemRow[]): Worked {
  const stated = new Map(answers.map(({ resumeId, groups }) => [resumeId, groups]));
  const outcomes = toOutcomes(items);
  const rows = outcomes.map(({ resumeId, selected, score }) => ({
    groups: stated.get(resumeId) ?? {},
    selected,
    ...(score === null ? {} : { score }),
  }));
  const tables = adverseImpact(rows, { attributes, guarded: true }).map(toShown);
  const median = toMedian(outcomes.flatMap(({ score }) => (score === null ? [] : [score])));
  const told = outcomes.filter(({ resumeId }) => stated.has(resumeId));
  const shown = told.map(({ resumeId, selected, score }) => [resumeId, `${selected} ${score !== null && score > median}`] as const);
  return { figures: { engineVersion: ENGINE_VERSION, outcomes: toCounts(items), tables }, shown: new Map(shown) };
}

/** People whose part in the figures is another one now: an outcome turned, or somebody came or went. */
function countChanged({ shownPeople }: StoredSheet, answers: readonly StoredAnswer[], shown: ReadonlyMap<string, string>): number {
  const turned = answers.filter((answer) => answer.shown !== (shown.get(answer.resumeId) ?? null)).length;
  const erased = shownPeople - answers.filter((answer) => answer.shown !== null).length;
  return turned + erased;
}

function toShown({ job: _job, note: _note, groups, ...table }: FairnessTable): GroupTable {
  const hidden = groups.filter(({ verdict }) => verdict === "suppressed");
  const people = hidden.reduce((sum, { n }) => sum + n, 0);
  const isTold = hidden.length > 1 && people >= LIMITS.groupShown;
  return {
    ...table,
    groups: groups.filter(({ verdict }) => verdict !== "suppressed"),
    hidden: { groups: hidden.length > 0, people: isTold ? people : null },
  };
}
