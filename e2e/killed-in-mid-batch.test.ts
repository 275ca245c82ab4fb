import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ApiError } from "@fairlead/sdk";
import { expect, test } from "vitest";
import { layOut } from "../bench/files.ts";
import { openDatabase } from "../server/db/index.ts";
import { signUp } from "./running/people.ts";
import { newFolder, type RunningProduct, removeFolder, startProduct } from "./running/start-product.ts";

const KILLS = 12;
const FILES = 100;
const SEED = Number(process.env.SEED ?? 20261121);

/** Numbers between 0 and 1 from a seed, so that a run can be made again. */
function toDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A product that somebody keeps killing and starting again. Calls wait for it to come back, as a browser would. */
async function startMortal(folder: string) {
  let product: RunningProduct = await startProduct({ folder });
  let isUp = true;
  return {
    url: () => product.url,
    get product() {
      return product;
    },
    async killAndStart() {
      isUp = false;
      await product.kill();
      product = await startProduct({ folder });
      isUp = true;
    },
    /** Tries until an answer comes that is final; one call, one key, however often it is sent. */
    async persist<T>(call: () => Promise<T>): Promise<T> {
      for (let tries = 0; tries < 400; tries++) {
        while (!isUp) await sleep(20);
        try {
          return await call();
        } catch (error) {
          if (error instanceof ApiError && !error.retryable) throw error;
          await sleep(50);
        }
      }
      throw new Error("no final answer");
    },
  };
}

test(`${FILES} files survive ${KILLS} kills at any moment: all there, each once, each read and matched once`, {
  timeout: 400_000,
}, async () => {
  console.log(`seed ${SEED}`);
  const dice = toDice(SEED);
  const folder = await newFolder();
  const files = distinct(layOut(join(tmpdir(), `fairlead-kill-${process.pid}`), 1));
  const mortal = await startMortal(folder);
  const { client } = await signUp(mortal.url);
  const description = readFileSync("server/samples/jobs/data-analyst-supply-chain.txt", "utf8");
  const profile = await client.readJobText({ body: { description } });
  const job = await client.createJob({ body: { title: "Data Analyst", description, profile } });
  const session = await client.createUploadSession({ body: { name: "Spring hires" } });

  let isDone = false;
  let kills = 0;
  const killer = (async () => {
    while (kills < KILLS && !isDone) {
      await sleep(150 + dice() * 1_000);
      if (isDone) break;
      await mortal.killAndStart();
      kills++;
    }
  })();

  const acknowledged = new Map<string, string>();
  const waiting = files.map(({ name, bytes }) => ({ file: new File([bytes], name), key: randomUUID() }));
  const sender = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { file, key } = next;
      const { files: answers } = await mortal.persist(() =>
        client.uploadResumes({ params: { sessionId: session.id }, files: [file] }, { idempotencyKey: key }),
      );
      // A file whose first answer was lost with the process is a duplicate of itself.
      expect(answers[0]?.status).toMatch(/accepted|duplicate/);
      acknowledged.set(file.name, answers[0]?.resumeId as string);
    }
  };
  await Promise.all([sender(), sender(), sender(), sender()]);
  const analysisKey = randomUUID();
  await mortal.persist(() =>
    client.startAnalysis({ params: { jobId: job.id }, body: { sessionIds: [session.id] } }, { idempotencyKey: analysisKey }),
  );
  let counts = (await mortal.persist(() => client.getAnalysis({ params: { jobId: job.id } }))).counts;
  for (let tries = 0; tries < 3_000 && (counts.pending > 0 || kills < KILLS); tries++) {
    await sleep(100);
    counts = (await mortal.persist(() => client.getAnalysis({ params: { jobId: job.id } }))).counts;
  }
  isDone = true;
  await killer;
  const { resumes } = await client.getUploadSession({ params: { sessionId: session.id } });
  await mortal.product.stop();

  expect(kills).toBeGreaterThanOrEqual(10);
  expect(new Set(resumes.map(({ id }) => id))).toEqual(new Set(acknowledged.values()));
  expect(resumes).toHaveLength(FILES);
  expect(resumes.filter(({ state }) => state !== "ready" && state !== "failed")).toEqual([]);
  expect(counts).toMatchObject({ items: counts.analysed + counts.failed, pending: 0 });
  expect(new Set(resumes.map(({ label }) => label)).size).toBe(FILES);
  await expectOnDisk(folder, files);
  await removeFolder(folder);
});

type Wanted = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** The same resume under another name is another file for this test: a last line tells them apart. */
function distinct(paths: string[]): Wanted[] {
  return paths.map((path, at) => {
    const mark = path.endsWith(".txt") ? Buffer.from(`\nNo. ${at}\n`) : Buffer.from(path.endsWith(".pdf") ? `\n% ${at}\n` : "");
    return { name: basename(path), bytes: new Uint8Array(Buffer.concat([readFileSync(path), mark])) };
  });
}

/** Looks into the stopped product's own database and folder: rows and files match one to one, nothing half, nothing left over. */
async function expectOnDisk(folder: string, wanted: readonly Wanted[]): Promise<void> {
  const database = await openDatabase({ url: null, folder });
  try {
    const rows = async (text: string) => (await database.query(text)).rows;
    const ready = await rows("select id from resumes where state = 'ready'");
    expect(await rows("select resume_id from documents")).toHaveLength(ready.length);
    expect(await rows("select resume_id from profile_revisions")).toHaveLength(ready.length);
    expect(await rows("select resume_id from results")).toHaveLength(ready.length);
    const files = await rows("select sha256, storage_key, bytes from files");
    const hashes = new Set(wanted.map(({ bytes }) => createHash("sha256").update(bytes).digest("hex")));
    expect(new Set(files.map(({ sha256 }) => sha256))).toEqual(hashes);
    const onDisk = new Map(
      walk(join(folder, "files")).map((path) => [createHash("sha256").update(readFileSync(path)).digest("hex"), path]),
    );
    for (const { sha256, bytes } of files) expect(statSync(onDisk.get(sha256 as string) as string).size).toBe(bytes);
  } finally {
    await database.close();
  }
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}
