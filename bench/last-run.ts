import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";

/** What the landing page shows of a run, and how many decimals it has. docs/figures.md says how each is measured. */
export const DECIMALS = { rankedSeconds: 1, firstReadSeconds: 1, startSeconds: 1, skillsFoundPercent: 1, biasFoundPercent: 1 } as const;
export type FigureName = keyof typeof DECIMALS;
export type Figure = { value: number; on: string; machine: string };
export type LastRun = Partial<Record<FigureName, Figure>>;

export const LAST_RUN = "web/content/last-run.json";

/** Where and when this run happens. */
export function toOccasion(now = new Date()): Omit<Figure, "value"> {
  const [processor] = cpus();
  const model = processor?.model.replaceAll(/\(R\)|\(TM\)|@.*|\bCPU\b/g, " ").replaceAll(/\s+/g, " ");
  return { on: now.toISOString().slice(0, 10), machine: `${cpus().length} cores, ${model?.trim()}, Node ${process.versions.node}` };
}

/** Puts one figure into the file of the last run; the others stay as they were measured. */
export function record(name: FigureName, value: number, occasion = toOccasion(), path = LAST_RUN): void {
  const before = readLastRun(path);
  const factor = 10 ** DECIMALS[name];
  const figure: Figure = { value: Math.round(value * factor) / factor, ...occasion };
  const all: LastRun = { ...before, [name]: figure };
  const inOrder = Object.keys(DECIMALS).flatMap((key) => (all[key as FigureName] === undefined ? [] : [[key, all[key as FigureName]]]));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`);
}

export function readLastRun(path = LAST_RUN): LastRun {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as LastRun;
  } catch {
    return {};
  }
}
