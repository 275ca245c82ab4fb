import type { WordingReport } from "@fairlead/contracts";

const KEPT_REPORTS = 60;

type Asker = { resolve(report: WordingReport): void; reject(error: Error): void };
const asked = new Map<number, Asker>();
const reports = new Map<string, WordingReport>();
const inWork = new Map<string, Promise<WordingReport>>();
let worker: Worker | null = null;
let nextId = 1;

/** Keeps a report that is known already, so that its text is not checked again. */
export function keepReport(text: string, report: WordingReport): void {
  reports.delete(text);
  reports.set(text, report);
  for (const oldest of reports.keys()) {
    if (reports.size <= KEPT_REPORTS) break;
    reports.delete(oldest);
  }
}

/** The report of a text that was checked before. */
export const findReport = (text: string): WordingReport | undefined => reports.get(text);

/** The wording report of a text, made in this browser. Equal texts are checked once. */
export function checkText(text: string): Promise<WordingReport> {
  const known = reports.get(text);
  if (known !== undefined) return Promise.resolve(known);
  const waiting = inWork.get(text);
  if (waiting !== undefined) return waiting;
  const report = ask(text).then((made) => {
    keepReport(text, made);
    return made;
  });
  const settled = report.finally(() => inWork.delete(text));
  inWork.set(text, settled);
  return settled;
}

function ask(text: string): Promise<WordingReport> {
  worker ??= startWorker();
  const id = nextId++;
  const { promise, resolve, reject } = withResolvers();
  asked.set(id, { resolve, reject });
  worker.postMessage({ id, text });
  return promise;
}

function withResolvers(): Asker & { promise: Promise<WordingReport> } {
  let asker: Asker | undefined;
  const promise = new Promise<WordingReport>((resolve, reject) => {
    asker = { resolve, reject };
  });
  return { promise, ...(asker as Asker) };
}

function startWorker(): Worker {
  const started = new Worker(new URL("./wording.worker.ts", import.meta.url), { type: "module" });
  started.onmessage = ({ data }: MessageEvent<{ id: number; report: WordingReport }>) => {
    asked.get(data.id)?.resolve(data.report);
    asked.delete(data.id);
  };
  // Its code did not arrive or it broke: everybody hears of it, and the next question starts a new one.
  started.onerror = () => {
    started.terminate();
    worker = null;
    for (const { reject } of asked.values()) reject(new Error("The wording check stopped."));
    asked.clear();
  };
  return started;
}
