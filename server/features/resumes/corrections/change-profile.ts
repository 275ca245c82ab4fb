import { AppError, type Correction } from "@fairlead/contracts";
import { findRefused } from "@fairlead/engine/resume";
import { type AuditAction, recordAudit, wasDone } from "../../../audit/index.ts";
import type { OwnerId } from "../../../db/index.ts";
import type { Services } from "../../../http/index.ts";
import { isBlind } from "../../accounts/index.ts";
import type { ReadHook } from "../read-resume.work.ts";
import { findResume } from "../store.ts";
import { toCorrections } from "./effective.ts";
import { toShown } from "./reading-report.ts";
import { type Base, findBase, findNewestRevision, listSteps, type Step, saveRevision } from "./store.ts";

/** A path with its new value; undone: the engine's reading counts again. */
export type Wish = Correction & { undone: boolean };
type Order = { resumeId: string; requestId: string; action: AuditAction; onCorrected: ReadHook; toWishes(steps: readonly Step[]): Wish[] };

/** Two people, or two windows, may correct at once; whoever comes second starts from what the first one left. */
const TRIES = 5;

/** A new revision of a profile, with everything that depends on it, or nothing. */
export async function changeProfile(services: Services, ownerId: OwnerId, order: Order): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) if (await tryChange(services, ownerId, order)) return;
  throw new AppError("unavailable");
}

async function tryChange(services: Services, ownerId: OwnerId, order: Order): Promise<boolean> {
  const { db, readers, progress, queue } = services;
  const { resumeId, requestId, action, onCorrected } = order;
  const base = await findBase(ownerId, db, resumeId);
  if (base === null) throw new AppError("not-read");
  const from = await findNewestRevision(ownerId, db, resumeId);
  const steps = await listSteps(ownerId, db, resumeId);
  const wishes = order.toWishes(steps);
  const held = toCorrections(steps);
  const kept = held.filter(({ path }) => !wishes.some((wish) => wish.path === path));
  checkWishes(
    base,
    wishes.filter(({ undone }) => !undone),
    kept,
  );
  if (await isBlind(ownerId, db)) await checkUncovered(services, ownerId, resumeId, base, steps, wishes);
  const corrections = [...kept, ...wishes.filter(({ undone }) => !undone)]
    .map(({ path, value }) => ({ path, value }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const { document, profile } = base;
  const corrected = await readers.run("correct", null, { document, profile, corrections });
  const changes = wishes.map((wish) => ({ ...wish, previous: held.find(({ path }) => path === wish.path)?.value ?? null }));
  return db.transaction(async (tx) => {
    if (!(await saveRevision(ownerId, tx, resumeId, { base, from, corrected, isEngines: corrections.length === 0, changes }))) return false;
    await onCorrected(tx, ownerId, resumeId, queue);
    await recordAudit(ownerId, tx, { action, objectId: resumeId, requestId });
    const { sessionId } = await findResume(ownerId, tx, resumeId);
    await progress.append(tx, ownerId, [{ type: "resume", resumeId, sessionId, state: "ready" }]);
    return true;
  });
}

function checkWishes({ profile, document }: Base, wishes: readonly Wish[], held: readonly Correction[]): void {
  const refused = findRefused(profile, wishes, document.text, held);
  if (refused === undefined) return;
  const at = wishes.findIndex(({ path }) => path === refused.path);
  const fault = refused.fault === "path" ? "names nothing that can be corrected" : "does not fit this field";
  throw new AppError("invalid-input", { details: `body.corrections.${at}.${refused.fault}: ${fault}` });
}

/** Under blind review a covered field may be corrected only by who revealed the candidate, which is on record. */
async function checkUncovered(
  { db }: Services,
  ownerId: OwnerId,
  resumeId: string,
  base: Base,
  steps: readonly Step[],
  wishes: readonly Wish[],
): Promise<void> {
  // What was not there before, such as a skill that is entered, is judged as it would be shown.
  const shown = new Set([...toShown(base, steps), ...toShown(base, [...wishes.map(toStep), ...steps])].map(({ path }) => path));
  if (wishes.every(({ path }) => shown.has(path))) return;
  if (!(await wasDone(ownerId, db, { action: "resume.reveal", objectId: resumeId }))) throw new AppError("covered");
}

const toStep = ({ path, value, undone }: Wish): Step => ({
  id: "",
  revisionId: "",
  path,
  value,
  previous: null,
  isUndone: undone,
  revision: 0,
  at: "",
});
