import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Member, signUp } from "../e2e/running/people.ts";
import { newFolder, type RunningProduct, removeFolder, startProduct } from "../e2e/running/start-product.ts";
import { startPostgres } from "../server/test/postgres-server.ts";
import { layOut } from "./files.ts";
import { record } from "./last-run.ts";
import { load } from "./load.ts";
import { residentMb } from "./measure.ts";
import { median, say } from "./say.ts";

const ROUNDS = 3;
const REST_MS = 30_000;
/** The limits the load runs with. */
const OPEN = { CALLS_A_MINUTE: "1000000" };
const JOB = "server/samples/jobs";

/** The whole product as `npm start` starts it: start, rest, a hundred resumes, one list under load. */
export async function benchProduct(): Promise<void> {
  await starts();
  const files = layOut(join(tmpdir(), "fairlead-bench-100"), 1);
  await onEmbedded(files);
  await onPostgres(files);
}

async function starts(): Promise<void> {
  const first: number[] = [];
  const again: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const one = await startProduct();
    await one.stop();
    const two = await startProduct({ folder: one.folder });
    await two.stop();
    await removeFolder(one.folder);
    // The first round builds what changed.
    if (round === 0) continue;
    first.push(one.readyMs);
    again.push(two.readyMs);
  }
  record("startSeconds", median(first) / 1000);
  say(`start to ready, new data folder (median of ${ROUNDS})`, `${(median(first) / 1000).toFixed(2)} s`);
  say("  again, same folder", `${(median(again) / 1000).toFixed(2)} s`);
}

async function onEmbedded(files: string[]): Promise<void> {
  const folder = await newFolder();
  const product = await startProduct({ folder, env: OPEN });
  await sleep(3_000);
  say("memory at rest after the start, embedded database, all processes", `${residentMb(product.pid).toFixed(0)} MB`);
  const { rankedMs, firstMs } = await aHundred("embedded database", product, files);
  record("rankedSeconds", rankedMs / 1000);
  record("firstReadSeconds", firstMs / 1000);
  besidePoppler(files);
  await list(product);
  await sleep(REST_MS);
  say("memory at rest half a minute after that load", `${residentMb(product.pid).toFixed(0)} MB`);
  await product.stop();
  await removeFolder(folder);
}

async function onPostgres(files: string[]): Promise<void> {
  const postgres = await startPostgres();
  const folder = await newFolder();
  try {
    const product = await startProduct({ folder, env: { ...OPEN, DATABASE_URL: postgres.toUrl("postgres") } });
    await sleep(3_000);
    say("memory at rest after the start, PostgreSQL, the product's processes", `${residentMb(product.pid).toFixed(0)} MB`);
    await aHundred("PostgreSQL", product, files);
    await sleep(REST_MS);
    say("memory at rest half a minute after that load", `${residentMb(product.pid).toFixed(0)} MB`);
    await product.stop();
  } finally {
    postgres.stop();
    await removeFolder(folder);
  }
}

/** From the first byte of the upload until every resume has its rank, four uploads at once as in the browser. */
async function aHundred(database: string, product: RunningProduct, files: string[]): Promise<Pick<Run, "rankedMs" | "firstMs">> {
  const runs: Run[] = [];
  for (let round = 0; round < ROUNDS; round++) runs.push(await uploadAndRank(product, files));
  const medianOf = (pick: (run: Run) => number) => median(runs.map(pick));
  const of = (pick: (run: Run) => number) => `${(medianOf(pick) / 1000).toFixed(2)} s`;
  say(
    `100 mixed resumes, first byte to ranked, ${database} (median of ${ROUNDS})`,
    `${of((run) => run.rankedMs)} (${runs.map((run) => run.analysed).join(", ")} analysed)`,
  );
  say(
    "  all files safe on disk",
    of((run) => run.uploadedMs),
  );
  say(
    "  first resume read",
    of((run) => run.firstMs),
  );
  say("  peak memory of all processes", `${Math.max(...runs.map((run) => run.peakMb)).toFixed(0)} MB`);
  return { rankedMs: medianOf((run) => run.rankedMs), firstMs: medianOf((run) => run.firstMs) };
}

type Run = { rankedMs: number; uploadedMs: number; firstMs: number; peakMb: number; analysed: number };

async function uploadAndRank(product: RunningProduct, files: string[]): Promise<Run> {
  const { client } = await signUp(() => product.url);
  const description = readFileSync(join(JOB, "data-analyst-supply-chain.txt"), "utf8");
  const profile = await client.readJobText({ body: { description } });
  const job = await client.createJob({ body: { title: profile.title ?? "Job", description, profile } });
  const session = await client.createUploadSession({ body: { name: "Bench" } });
  let firstMs = 0;
  let results = 0;
  const stop = new AbortController();
  const from = performance.now();
  void client.streamEvents({
    signal: stop.signal,
    onEvent: (event) => {
      if (event.type === "resume" && event.state === "ready") firstMs ||= performance.now() - from;
      if (event.type === "result") results++;
    },
  });
  let peakMb = 0;
  const watch = setInterval(() => (peakMb = Math.max(peakMb, residentMb(product.pid))), 100);
  const waiting = files.map((path) => new File([readFileSync(path)], basename(path)));
  const sender = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      await client.uploadResumes({ params: { sessionId: session.id }, files: [file] });
  };
  await Promise.all([sender(), sender(), sender(), sender()]);
  const uploadedMs = performance.now() - from;
  await client.startAnalysis({ params: { jobId: job.id }, body: { sessionIds: [session.id] } });
  // As often as the page asks, which waits half a second between two answers.
  let { counts } = await client.getAnalysis({ params: { jobId: job.id } });
  while (counts.pending > 0) {
    await sleep(results >= counts.items ? 0 : 500);
    counts = (await client.getAnalysis({ params: { jobId: job.id } })).counts;
  }
  const rankedMs = performance.now() - from;
  clearInterval(watch);
  stop.abort();
  return { rankedMs, uploadedMs, firstMs, peakMb, analysed: counts.analysed };
}

function besidePoppler(files: string[]): void {
  const from = performance.now();
  for (const file of files.filter((path) => path.endsWith(".pdf"))) spawnSync("pdftotext", ["-layout", file, "-"]);
  say("  pdftotext -layout on the 60 PDF among them, words only", `${((performance.now() - from) / 1000).toFixed(2)} s`);
}

/** One list of a signed-in person beside a server of the same framework that answers the same bytes from memory. */
async function list(product: RunningProduct): Promise<void> {
  const member = await signUp(() => product.url);
  for (let i = 0; i < 20; i++) await member.client.createUploadSession({ body: { name: `Session ${i}` } });
  const headers = await toHeaders(product, member);
  const url = `${product.url}/api/v1/upload-sessions`;
  const body = await (await fetch(url, { headers })).text();
  const bare = spawn(process.execPath, ["scripts/run.mjs", "bench/bare-server.ts", body], { stdio: ["ignore", "pipe", "inherit"] });
  const port = await new Promise<string>((resolve) => bare.stdout.once("data", (chunk) => resolve(String(chunk).trim())));
  const ours = await load(url, headers, { connections: 4, seconds: 4 });
  const limit = await load(`http://127.0.0.1:${port}/`, {}, { connections: 4, seconds: 4 });
  bare.kill();
  say(
    "list of 20 sessions, signed in, 4 callers",
    `${ours.perSecond.toFixed(0)} a second, p50 ${ours.p50Ms.toFixed(1)} ms, p99 ${ours.p99Ms.toFixed(1)} ms, ${ours.failed} refused`,
  );
  say(
    "  bare server of the same framework, same bytes",
    `${limit.perSecond.toFixed(0)} a second, p50 ${limit.p50Ms.toFixed(1)} ms (ratio ${(ours.perSecond / limit.perSecond).toFixed(2)})`,
  );
}

async function toHeaders(product: RunningProduct, { cookie }: Member) {
  const { token } = (await (await fetch(`${product.url}/api/auth/token`, { headers: { cookie, origin: product.url } })).json()) as {
    token: string;
  };
  return { authorization: `Bearer ${token}` };
}
