import type { OwnerId } from "../../../db/index.ts";

/** An earlier upload that was named but is not here: on its way over another connection, or lost. */
const ARRIVAL_MS = 3_000;
/** From its beginning on: one slow file must not keep the others for longer. */
const WAITED_FOR_MS = 30_000;
/** An upload that ended is still known when those behind it were held up on the line. */
const KNOWN_MS = 60_000;

type Known = { ended: Promise<void>; end(): void; begunAt: number };
type Place = { ownerId: OwnerId; key: string | undefined; after: string | undefined };
const uploads = new Map<string, Known>();
const arrivals = new Map<string, Set<() => void>>();

/** Runs an upload that others may come after. Its `turn` comes when the one it comes after has ended, or is not to be waited for. */
export async function inOrder<T>({ ownerId, key, after }: Place, run: (turn: Promise<void>) => Promise<T>): Promise<T> {
  const known = key === undefined ? null : begin(`${ownerId} ${key}`);
  try {
    return await run(after === undefined || after === key ? Promise.resolve() : waitFor(`${ownerId} ${after}`));
  } finally {
    known?.end();
  }
}

function begin(name: string): Known {
  const { promise, resolve } = toPromise();
  const end = () => {
    setTimeout(() => uploads.get(name) === known && uploads.delete(name), KNOWN_MS).unref();
    resolve();
  };
  const known = { ended: promise, end, begunAt: Date.now() };
  uploads.set(name, known);
  for (const arrived of arrivals.get(name) ?? []) arrived();
  return known;
}

async function waitFor(name: string): Promise<void> {
  const known = uploads.get(name) ?? (await waitForArrival(name));
  if (known !== undefined) await atMost(WAITED_FOR_MS - (Date.now() - known.begunAt), known.ended);
}

async function waitForArrival(name: string): Promise<Known | undefined> {
  const waiting = arrivals.get(name) ?? new Set();
  arrivals.set(name, waiting);
  const { promise, resolve } = toPromise();
  waiting.add(resolve);
  await atMost(ARRIVAL_MS, promise);
  waiting.delete(resolve);
  if (waiting.size === 0) arrivals.delete(name);
  return uploads.get(name);
}

function toPromise(): { promise: Promise<void>; resolve(): void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

async function atMost(ms: number, event: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([event, new Promise((resolve) => (timer = setTimeout(resolve, Math.max(0, ms))))]);
  clearTimeout(timer);
}
