import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDocument, toPlainDocument } from "../engine/documents/index.ts";
import { writeKit } from "../engine/interview/index.ts";
import { readJob } from "../engine/job/index.ts";
import { match, rank, type ScoringView, score, toScoringView } from "../engine/match/index.ts";
import { readResume, toSketch } from "../engine/resume/index.ts";
import { type OwnerId, openDatabase, schema } from "../server/db/index.ts";
import { keepSketch } from "../server/features/resumes/likeness/keep-sketch.ts";
import { listLikeLabels } from "../server/features/resumes/likeness/list-like-labels.ts";
import { toLikenesses } from "../server/features/resumes/likeness/to-likenesses.ts";
import { median, say } from "./say.ts";

const AS_OF = "2026-11-01";
const PROFILES = 10_000;
const RESUMES = 5_000;
const ROUNDS = 3;
const PAGE = 200;
const RESUME_FOLDER = "engine/corpus/resumes/dev";
const OWNER = "bench" as OwnerId;
type Job = Extract<ReturnType<typeof readJob>, { kind: "read" }>["job"];

/** What is stored already: profiles against one job, kits, and likeness, without files, accounts or HTTP; times are those of the processor. */
export async function benchStored(): Promise<void> {
  const reading = readJob(readFileSync("server/samples/jobs/data-analyst-supply-chain.txt", "utf8"));
  if (reading.kind !== "read") throw new Error(reading.code);
  const people = await readPeople();
  const views = vary(people.map(({ profile }) => toScoringView(profile, AS_OF)));
  await inMemory(views, people, reading.job);
  const folder = await mkdtemp(join(tmpdir(), "fairlead-bench-stored-"));
  const database = await openDatabase({ url: null, folder, migrationsFolder: "server/db/migrations" });
  try {
    await fromDatabase(database, views, reading.job);
    await likeness(database);
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type Person = { document: ReturnType<typeof toPlainDocument>; profile: ReturnType<typeof readResume> };

async function readPeople(): Promise<Person[]> {
  const names = readdirSync(RESUME_FOLDER).filter((name) => /\.(?:txt|docx)$/.test(name));
  const people: Person[] = [];
  for (const name of names) {
    const reading = await readDocument(readFileSync(join(RESUME_FOLDER, name)));
    if (reading.kind === "read") people.push({ document: reading.document, profile: readResume(reading.document, { asOf: AS_OF }) });
  }
  return people;
}

/** As many views as wanted, each without another skill and another sentence, so that few are the same. */
function vary(views: readonly ScoringView[]): ScoringView[] {
  return Array.from({ length: PROFILES }, (_, at) => {
    const view = views[at % views.length] as ScoringView;
    const round = Math.floor(at / views.length);
    const without = <T>(list: readonly T[]) => list.filter((_one, no) => no !== round % (list.length + 1));
    return structuredClone({ ...view, skills: without(view.skills), mentions: without(view.mentions) });
  });
}

/** Milliseconds of processor of this process, so that others on the machine do not count. */
function toProcessorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Of each round; the first one warms up and is left out. */
async function times(work: () => unknown, rounds = ROUNDS): Promise<number[]> {
  const all: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const from = toProcessorMs();
    await work();
    if (round > 0) all.push(toProcessorMs() - from);
  }
  return all;
}

function rankAll(views: readonly ScoringView[], job: Job): number {
  const results = views.map((view, at) => {
    const { score: figure, interval, rows } = score(view, job);
    return { score: figure, interval, rows: rows.map(({ points }) => ({ points })), receipt: { hash: String(at) } };
  });
  return rank(results).length;
}

async function inMemory(views: readonly ScoringView[], people: readonly Person[], job: Job): Promise<void> {
  const whole = median(await times(() => rankAll(views, job)));
  say(`rank ${PROFILES} profiles in memory (median of ${ROUNDS})`, `${(whole / 1000).toFixed(2)} s`);
  const pairs = median(await times(() => views.map((view) => score(view, job).score)));
  say("  one pair", `${(pairs / views.length).toFixed(3)} ms`);
  const cases = people.map(({ document, profile }) => ({ profile, job, match: match({ document, profile, job, asOf: AS_OF }) }));
  const kits = cases.map((one) => {
    const from = toProcessorMs();
    writeKit({ ...one, minutes: 60 });
    return toProcessorMs() - from;
  });
  say(
    `one interview kit of 60 minutes, ${kits.length} candidates: median, slowest`,
    `${median(kits).toFixed(1)}, ${Math.max(...kits).toFixed(1)} ms`,
  );
}

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** A table of the bench: the product keeps whole profiles, and scores what it reads anew. */
async function fromDatabase({ query }: Database, views: readonly ScoringView[], job: Job): Promise<void> {
  await query("create table bench_views (id int primary key, view jsonb not null)");
  for (let at = 0; at < views.length; at += PAGE) {
    const rows = views.slice(at, at + PAGE).map((view, no) => ({ id: at + no, view }));
    await query("insert into bench_views select id, view from jsonb_to_recordset($1::jsonb) as rows(id int, view jsonb)", [
      JSON.stringify(rows),
    ]);
  }
  const all = await times(async () => {
    const { rows } = await query("select view from bench_views order by id");
    return rankAll(
      (rows as { view: ScoringView }[]).map(({ view }) => view),
      job,
    );
  });
  say(`rank ${PROFILES} profiles from a compact column of the embedded database`, `${(median(all) / 1000).toFixed(2)} s`);
}

const WORDS = Array.from({ length: 9_973 }, (_, at) => `word${at.toString(36)}`);

/** An invented resume; every hundredth is another version of the one before it. */
function toText(no: number): string {
  const person = no % 100 === 99 ? no - 1 : no;
  const words = Array.from({ length: 300 }, (_, at) => WORDS[((person + 7) * 7919 * (at + 1) + at * at * 31) % WORDS.length]);
  return `Person ${person.toString(36)}\nperson.${person}@example.com\n${words.join(" ")}\n${person === no ? "" : "One line more"}`;
}

async function likeness({ db }: Database): Promise<void> {
  const [session] = await db.insert(schema.uploadSessions).values({ ownerId: OWNER, name: "Bench" }).returning();
  const sessionId = session?.id ?? "";
  await db.insert(schema.files).values({ ownerId: OWNER, sha256: "0", bytes: 1, kind: "txt", storageKey: "0" });
  const ids: string[] = [];
  const sketching: number[] = [];
  const keeping: number[] = [];
  for (let no = 0; no < RESUMES; no++) {
    const sha256 = String(no);
    await db.insert(schema.files).values({ ownerId: OWNER, sha256, bytes: 1, kind: "txt", storageKey: sha256 }).onConflictDoNothing();
    const row = { ownerId: OWNER, sessionId, sha256, fileName: `${no}.txt`, labelNo: no + 1, state: "ready" as const };
    const [resume] = await db.insert(schema.resumes).values(row).returning({ id: schema.resumes.id });
    const id = resume?.id ?? "";
    ids.push(id);
    const document = toPlainDocument(toText(no));
    const from = toProcessorMs();
    const sketch = toSketch(document, { basics: { name: `Person ${no}`, email: `person.${no}@example.com` } } as Person["profile"]);
    const middle = toProcessorMs();
    await db.transaction((tx) => keepSketch(OWNER, tx, id, sketch));
    sketching.push(middle - from);
    keeping.push(toProcessorMs() - middle);
  }
  const last = (list: number[]) => median(list.slice(-500));
  const pairs = await listLikeLabels(OWNER, db);
  say(
    `likeness, the last 500 of ${RESUMES} stored resumes: sketch, find and keep`,
    `${last(sketching).toFixed(1)}, ${last(keeping).toFixed(1)} ms`,
  );
  say("  find and keep, the first 500", `${median(keeping.slice(0, 500)).toFixed(1)} ms`);
  say(
    `  marks of a page of ${PAGE} / of all (${pairs.size} marked)`,
    `${median(await times(() => toLikenesses(OWNER, db, ids.slice(-PAGE)))).toFixed(1)} / ${median(await times(() => listLikeLabels(OWNER, db))).toFixed(1)} ms`,
  );
}
