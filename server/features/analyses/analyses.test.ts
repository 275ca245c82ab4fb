import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { AnalysisView, LiveEvent, Quote, ResultView } from "@fairlead/contracts";
import { readDocument } from "@fairlead/engine/documents";
import { verifyMatch } from "@fairlead/engine/report";
import { readResume } from "@fairlead/engine/resume";
import type { Client } from "@fairlead/sdk";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { toOwnerId } from "../../db/index.ts";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { describeDatabases, openTestDatabase, type TestDatabase } from "../../test/open-test-database.ts";
import { aJob, CORPUS, JOB_TEXT, refusalOf, SAMPLES, toFiles, upload, uploadAndRead } from "../../test/recruiting.ts";
import { matchWhenRead } from "./index.ts";

const RESUMES = [
  "chromium-photo-bars-logistics-coordinator.pdf",
  "hand-utf16-dashes-warehouse-supervisor.txt",
  "hand-txt-cashier.txt",
  "hand-labelled-vigilante.txt",
  "libreoffice-plain-truck-driver.docx",
  "libreoffice-military-veteran-supply-chain.pdf",
  "chromium-hidden-white-digital-marketer.pdf",
];
/** A day on which no resume was uploaded, so that every one is read again for the job. */
const DAY = "2026-02-03";
const EMPTY_PDF = new File(["%PDF-1.4\nnot a file\n"], "broken.pdf");

const sum = (points: readonly number[]) => Math.round(points.reduce((total, value) => total + value, 0) * 10) / 10;

/** Every quote below a value. */
function quotesIn(value: unknown): Quote[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap(quotesIn);
  return "start" in value && "end" in value && "text" in value ? [value as Quote, ...below] : below;
}

describeDatabases("analyses", (driver) => {
  let database: TestDatabase | undefined;
  let test: TestApp;
  let mara: Client;
  let files: File[];
  beforeAll(async () => {
    if (driver === "postgres") database = await openTestDatabase(driver);
    const now = () => new Date(`${DAY}T10:00:00Z`);
    test = await createTestApp({ ...(database?.url ? { databaseUrl: database.url } : {}), overrides: { now } });
    mara = await test.as();
    files = await toFiles(CORPUS, RESUMES);
  });
  afterAll(async () => {
    await test.close();
    await database?.close();
  });

  const idle = () => test.app.services.queue.idle();
  /** One job matched with one session of these files. */
  const analyse = async (client: Client, chosen: readonly File[], description = JOB_TEXT) => {
    const sessionId = await uploadAndRead(test, client, chosen);
    const { id: jobId } = await aJob(client, description);
    await client.startAnalysis({ params: { jobId }, body: { sessionIds: [sessionId] } });
    await idle();
    return { sessionId, jobId, view: await client.getAnalysis({ params: { jobId } }) };
  };
  const resultsOf = (client: Client, { jobId, candidates }: AnalysisView): Promise<ResultView[]> =>
    Promise.all(candidates.map(({ resumeId }) => client.getResult({ params: { jobId, resumeId } })));

  it("rank every candidate, best first, with cells and rows that add up to the score", async () => {
    const { view, jobId } = await analyse(mara, files);
    expect(view.counts).toMatchObject({ items: files.length, analysed: files.length, pending: 0, failed: 0 });
    expect([view.asOf, view.blind, view.addedSince]).toEqual([DAY, true, 0]);
    const scores = view.candidates.map(({ score }) => score ?? -1);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBeGreaterThan(2);
    expect(view.candidates.map(({ rank }) => rank)).toEqual(scores.map((score) => scores.indexOf(score) + 1));
    const columns = view.columns.map(({ id }) => id);
    for (const candidate of view.candidates) {
      expect(candidate.cells.map(({ id }) => id)).toEqual(columns);
      expect(Math.max(0, sum(candidate.cells.map(({ points }) => points)))).toBe(candidate.score);
    }
    for (const result of await resultsOf(mara, view)) {
      const { rows, score } = result.match;
      expect(Math.max(0, sum(rows.map(({ points }) => points)))).toBe(score);
      const shown = rows.filter(({ kind }) => kind === "requirement");
      expect(shown.map(({ id, name, importance, component }) => ({ id, name, importance, component }))).toEqual(view.columns);
      const candidate = view.candidates.find(({ resumeId }) => resumeId === result.resumeId);
      const musts = result.match.mustHaves;
      expect(candidate?.mustHaves).toEqual({ met: musts.filter(({ status }) => status === "met").length, of: musts.length });
      expect([candidate?.interval, candidate?.flags]).toEqual([result.match.interval, result.match.flags]);
    }
    const counted = (verdict: string) =>
      view.columns
        .filter(({ component }) => component !== "responsibilities")
        .map(({ id }) => view.candidates.filter(({ cells }) => cells.some((cell) => cell.id === id && cell.verdict === verdict)).length);
    expect(view.commonGap?.count).toBe(Math.max(...counted("none")));
    expect(view.commonUnknown?.count ?? 0).toBe(Math.max(...counted("unknown")));
    expect(counted("unknown")).toContain(view.commonGap?.unknown);
    const complete = view.candidates.filter(({ mustHaves }) => mustHaves.met === mustHaves.of);
    expect(view.counts.meetAllMustHaves).toBe(complete.length);
    expect((await mara.getJob({ params: { jobId } })).candidateCount).toBe(files.length);
  });

  it("show every quote at its place in the text as sent, under blind review and without", async () => {
    const ines = await test.as("Ines Duarte");
    const { view } = await analyse(ines, files);
    let seen = 0;
    for (const blindReview of [true, false]) {
      await ines.updateSettings({ body: { blindReview } });
      for (const { blind, document, match } of await resultsOf(ines, view)) {
        expect([blind, document.masked.length > 0]).toEqual([blindReview, blindReview]);
        const { job, ...line } = match;
        for (const { start, end, text } of quotesIn(line)) expect(document.text.slice(start, end)).toBe(text);
        for (const { quote } of job.requirements) expect(JOB_TEXT.slice(quote.start, quote.end)).toBe(quote.text);
        seen += quotesIn(line).length;
      }
    }
    expect(seen).toBeGreaterThan(30);
  });

  it("tell nobody's name under blind review, and every name without", async () => {
    const ines = await test.as("Ines Duarte");
    const { view, jobId } = await analyse(ines, files);
    const blind = { view, results: await resultsOf(ines, view) };
    await ines.updateSettings({ body: { blindReview: false } });
    const open = await ines.getAnalysis({ params: { jobId } });
    const seen = await resultsOf(ines, open);
    const names = open.candidates.map(({ name }) => name).filter((name) => name !== null);
    expect(names).toHaveLength(files.length);
    expect(seen.map(({ name }) => name)).toEqual(names);
    const emails = seen.flatMap(({ document }) => document.text.match(/[\w.+-]+@[\w.-]+\w/g) ?? []);
    expect(emails.length).toBeGreaterThan(3);
    const told = JSON.stringify(blind).toLowerCase();
    for (const word of [...names, ...emails, ...RESUMES]) expect(told).not.toContain(word.toLowerCase());
    expect(view.candidates.map(({ label }) => label).sort()).toEqual(open.candidates.map(({ label }) => label).sort());
    expect(view.candidates.map(({ score }) => score)).toEqual(open.candidates.map(({ score }) => score));
  });

  it("hold figures that the file alone proves, for a job of another day than the upload", async () => {
    const ines = await test.as("Ines Duarte");
    await ines.updateSettings({ body: { blindReview: false } });
    for (const file of files.slice(0, 4)) {
      const { view } = await analyse(ines, [file]);
      const [result] = await resultsOf(ines, view);
      if (!result) throw new Error("no result");
      const reading = await readDocument(new Uint8Array(await file.arrayBuffer()));
      if (reading.kind === "unreadable") throw new Error(reading.code);
      const { document } = reading;
      expect(result.match.asOf).toBe(DAY);
      expect(verifyMatch(result.match, { document, profile: readResume(document, { asOf: DAY }) })).toEqual({
        equal: true,
        differences: [],
      });
    }
  });

  it("come out the same when computed again, and show both figures where the stored one differs", async () => {
    const ines = await test.as("Ines Duarte");
    const { view, jobId } = await analyse(ines, files.slice(0, 2));
    const [{ resumeId = "", score = 0 } = {}] = view.candidates;
    const check = () => ines.verifyResult({ params: { jobId, resumeId } });
    const equal = await check();
    expect(equal).toMatchObject({ equal: true, differences: [], stored: { score } });
    expect(equal.now).toEqual(equal.stored);
    await test.app.services.database.query(
      "update results set result = jsonb_set(jsonb_set(result, '{receipt,engineVersion}', '\"0.0.1\"'), '{score}', '1') where resume_id = $1",
      [resumeId],
    );
    const changed = await check();
    expect(changed).toMatchObject({ equal: false, stored: { score: 1, engineVersion: "0.0.1" }, now: equal.now });
    expect(changed.differences).toEqual(expect.arrayContaining(["engine", "receipt"]));
    expect((await ines.getResult({ params: { jobId, resumeId } })).match.score).toBe(1);
  });

  it("start while resumes are still being read and end complete, with the unreadable ones named", async () => {
    const ines = await test.as("Ines Duarte");
    const start = async () => {
      const { id } = await aJob(ines);
      const sessionId = await upload(ines, [...files, EMPTY_PDF]);
      return { jobId: id, started: await ines.startAnalysis({ params: { jobId: id }, body: { sessionIds: [sessionId, sessionId] } }) };
    };
    let { jobId, started } = await start();
    // Where the machine kept this process waiting, the damaged file was known before the start.
    for (let again = 0; again < 4 && started.counts.items === files.length; again++) ({ jobId, started } = await start());
    expect(started.counts).toMatchObject({ items: files.length + 1, shortlist: 0 });
    expect(started.counts.analysed).toBeLessThan(files.length);
    const early = await ines.getAnalysis({ params: { jobId } });
    expect(early.columns.length).toBeGreaterThan(3);
    await idle();
    const { counts, candidates } = await ines.getAnalysis({ params: { jobId } });
    expect(counts).toMatchObject({ items: files.length + 1, pending: 0, analysed: files.length, failed: 1 });
    const last = candidates.at(-1);
    expect(last).toMatchObject({ state: "failed", rank: null, score: null, cells: [] });
    expect(last?.failure?.code).toBe("damaged");
    const [no, of] = [files.length + 1, files.length + 1];
    expect(last?.file).toMatchObject({ no, of, bytes: EMPTY_PDF.size, fileName: null });
    expect(candidates[0]?.file).toBeNull();
    await ines.updateSettings({ body: { blindReview: false } });
    const open = await ines.getAnalysis({ params: { jobId } });
    expect(open.candidates.at(-1)?.file).toMatchObject({ no, of, fileName: "broken.pdf" });
    const broken = { jobId, resumeId: last?.resumeId ?? "" };
    expect((await refusalOf(ines.getResult({ params: broken }))).body.code).toBe("not-analysed");
  });

  // The embedded database has one connection, so nothing there happens at the same moment.
  const onSeveralConnections = driver === "postgres" ? it : () => undefined;
  onSeveralConnections("wait for a reading that ends at the same moment", async () => {
    const ines = await test.as("Ines Duarte");
    const { db, database: own, queue } = test.app.services;
    const sessionId = await uploadAndRead(test, ines, files.slice(0, 1));
    const { id: jobId } = await aJob(ines);
    const ownerId = toOwnerId((await ines.getAccount({})).uid);
    const { rows } = await own.query("update resumes set state = 'reading' where session_id = $1 returning id", [sessionId]);
    const resumeId = String(rows[0]?.id);
    let starting: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await tx.execute(sql`update resumes set state = 'ready' where id = ${resumeId}`);
      await matchWhenRead(tx, ownerId, resumeId, queue);
      starting = ines.startAnalysis({ params: { jobId }, body: { sessionIds: [sessionId] } });
      await Promise.race([starting, sleep(1_000)]);
    });
    await starting;
    await idle();
    expect((await ines.getAnalysis({ params: { jobId } })).counts).toMatchObject({ analysed: 1, pending: 0 });
  });

  it("tell the browser of every result", async () => {
    const ines = await test.as("Ines Duarte");
    const { jobId, view } = await analyse(ines, files.slice(0, 3));
    const { rows } = await test.app.services.database.query("select event from progress_events where event->>'jobId' = $1", [jobId]);
    const events = rows.map(({ event }) => event as { resumeId: string });
    expect(events.map(({ resumeId }) => resumeId).sort()).toEqual(view.candidates.map(({ resumeId }) => resumeId).sort());
    expect(events[0]).toMatchObject({ type: "result", analysisId: view.id });
  });

  it("count by the newest of a job, and say what came since", async () => {
    const ines = await test.as("Ines Duarte");
    const { jobId, sessionId, view } = await analyse(ines, files.slice(0, 2));
    await ines.uploadResumes({ params: { sessionId }, files: files.slice(2, 4) });
    await idle();
    expect(await ines.getAnalysis({ params: { jobId } })).toMatchObject({ id: view.id, addedSince: 2, counts: { items: 2 } });
    const next = await ines.startAnalysis({ params: { jobId }, body: { sessionIds: [sessionId] } });
    await idle();
    const newest = await ines.getAnalysis({ params: { jobId } });
    expect(newest).toMatchObject({ id: next.id, addedSince: 0, counts: { items: 4, analysed: 4 } });
    const before = new Map(view.candidates.map(({ resumeId, score }) => [resumeId, score]));
    for (const { resumeId, score } of newest.candidates.filter((one) => before.has(one.resumeId))) expect(score).toBe(before.get(resumeId));
    const other = await aJob(ines, JOB_TEXT, { title: "Another" });
    await ines.startAnalysis({ params: { jobId: other.id }, body: { sessionIds: [sessionId] } });
    await idle();
    const [first, ...rest] = (await ines.listAnalyses({ query: { limit: 1 } })).items;
    expect([first?.jobTitle, rest.length]).toEqual(["Another", 0]);
    const { items, next: end } = await ines.listAnalyses({ query: { limit: 1, after: first?.id } });
    expect([items.map(({ id }) => id), end]).toEqual([[next.id], null]);
    expect(items[0]?.counts).toEqual(newest.counts);
  });

  it("give equal resumes one rank, in the same order every time", async () => {
    const ines = await test.as("Ines Duarte");
    const [one, two] = await Promise.all([uploadAndRead(test, ines, files.slice(0, 3)), uploadAndRead(test, ines, files.slice(0, 3))]);
    const { id: jobId } = await aJob(ines);
    const orders: string[][] = [];
    for (const sessionIds of [
      [one, two],
      [two, one],
    ]) {
      await ines.startAnalysis({ params: { jobId }, body: { sessionIds } });
      await idle();
      const { candidates } = await ines.getAnalysis({ params: { jobId } });
      orders.push(candidates.map(({ resumeId }) => resumeId));
      expect(candidates.map(({ rank }) => rank)).toEqual([1, 1, 3, 3, 5, 5]);
    }
    expect(orders[1]).toEqual(orders[0]);
  });

  it("record a person's decisions: the newest counts, all are kept", async () => {
    const ines = await test.as("Ines Duarte");
    const { jobId, view } = await analyse(ines, files.slice(0, 3));
    const withCell = (verdict: string) => view.candidates.filter(({ cells }) => cells.some((cell) => cell.verdict === verdict));
    const [best] = withCell("strong");
    const second = withCell("none").find(({ resumeId }) => resumeId !== best?.resumeId);
    if (!best || !second) throw new Error("two candidates at least");
    const decide = (
      resumeId: string,
      decision: "shortlist" | "maybe" | "notNow" | "open",
      more: { requirementId?: string; reason?: string } = {},
    ) => ines.decide({ params: { jobId }, body: { resumeId, decision, evidenceOpened: true, ...more } });
    const heard: LiveEvent[] = [];
    const ended = new AbortController();
    const following = ines.streamEvents({ signal: ended.signal, onEvent: (event) => heard.push(event) });
    await sleep(200);
    await decide(best.resumeId, "shortlist");
    await decide(second.resumeId, "maybe");
    const told = [best, second].map(({ resumeId }) => ({ type: "decision", jobId, resumeId }));
    await expect.poll(() => heard, { timeout: 5_000 }).toEqual(told);
    ended.abort();
    await following;
    expect((await refusalOf(decide(second.resumeId, "notNow"))).body).toMatchObject({ code: "reason-needed" });
    expect((await refusalOf(decide(second.resumeId, "notNow", { reason: "  " }))).body.code).toBe("reason-needed");
    const met = best.cells.find(({ verdict }) => verdict === "strong");
    const unmet = second.cells.find(({ verdict }) => verdict === "none");
    if (!met || !unmet) throw new Error("a met and an unmet requirement");
    expect((await refusalOf(decide(best.resumeId, "notNow", { requirementId: met.id }))).body.code).toBe("reason-needed");
    await decide(second.resumeId, "notNow", { requirementId: unmet.id });
    const later = await ines.getAnalysis({ params: { jobId } });
    expect(later.counts).toMatchObject({ shortlist: 1, maybe: 0, notNow: 1 });
    const decisions = new Map(later.candidates.map(({ resumeId, decision }) => [resumeId, decision]));
    expect(decisions.get(best.resumeId)).toMatchObject({ decision: "shortlist", reason: null, requirementId: null });
    expect(decisions.get(second.resumeId)).toMatchObject({ decision: "notNow", requirementId: unmet.id });
    await decide(second.resumeId, "open");
    const { decisions: history } = await ines.getResult({ params: { jobId, resumeId: second.resumeId } });
    expect(history.map(({ decision }) => decision)).toEqual(["open", "notNow", "maybe"]);
    expect((await ines.listAnalyses({})).items[0]?.counts).toMatchObject({ shortlist: 1, maybe: 0, notNow: 0 });
    const { rows } = await test.app.services.database.query(
      "select action from audit_entries where object_id in (select id::text from decisions where job_id = $1) order by id",
      [jobId],
    );
    expect(rows.map(({ action }) => action)).toEqual(["candidate.shortlist", "candidate.maybe", "candidate.notNow", "candidate.open"]);
  });

  it("need a resume that can be read, and sessions of one's own", async () => {
    const ines = await test.as("Ines Duarte");
    const { id: jobId } = await aJob(ines);
    const { id: bare } = await ines.createUploadSession({ body: { name: "Bare" } });
    const start = (...sessionIds: string[]) => refusalOf(ines.startAnalysis({ params: { jobId }, body: { sessionIds } }));
    expect((await start(bare)).body.code).toBe("nothing-to-analyse");
    const broken = await uploadAndRead(test, ines, [EMPTY_PDF]);
    expect((await start(broken)).body.code).toBe("nothing-to-analyse");
    const foreign = await uploadAndRead(test, mara, files.slice(0, 1));
    expect(await start(bare, foreign)).toEqual(await start(bare, randomUUID()));
    expect(await start(foreign)).toMatchObject({ status: 404, body: { code: "absent" } });
    expect((await refusalOf(ines.getAnalysis({ params: { jobId } }))).body.code).toBe("absent");
  });

  it("answer alike for what is another's and what is not there", async () => {
    const { jobId, view, sessionId } = await analyse(mara, files.slice(0, 1));
    const resumeId = view.candidates[0]?.resumeId ?? "";
    const other = await test.as("Olu Adeyemi");
    const own = await analyse(other, files.slice(1, 2));
    const body = { decision: "maybe", evidenceOpened: false } as const;
    for (const ask of [
      (id: string) => other.startAnalysis({ params: { jobId: id }, body: { sessionIds: [own.sessionId] } }),
      (id: string) => other.getAnalysis({ params: { jobId: id } }),
      (id: string) => other.getResult({ params: { jobId: id, resumeId } }),
      (id: string) => other.decide({ params: { jobId: id }, body: { resumeId, ...body } }),
    ]) {
      const foreign = await refusalOf(ask(jobId));
      expect(foreign).toMatchObject({ status: 404, body: { code: "absent" } });
      expect(await refusalOf(ask(randomUUID()))).toEqual(foreign);
    }
    for (const ask of [
      (id: string) => other.getResult({ params: { jobId: own.jobId, resumeId: id } }),
      (id: string) => other.decide({ params: { jobId: own.jobId }, body: { resumeId: id, ...body } }),
    ]) {
      const foreign = await refusalOf(ask(resumeId));
      expect(foreign).toMatchObject({ status: 404, body: { code: "absent" } });
      expect(await refusalOf(ask(randomUUID()))).toEqual(foreign);
    }
    expect((await other.listAnalyses({ query: { after: view.id } })).items).toEqual([]);
    expect(sessionId).not.toBe(own.sessionId);
  });

  it("lose the candidates of a deleted session and go on without them", async () => {
    const ines = await test.as("Ines Duarte");
    const { id: jobId } = await aJob(ines);
    const kept = await uploadAndRead(test, ines, files.slice(0, 1));
    const gone = await upload(ines, files.slice(1, 5));
    await ines.startAnalysis({ params: { jobId }, body: { sessionIds: [kept, gone] } });
    await ines.deleteUploadSession({ params: { sessionId: gone } });
    await idle();
    expect((await ines.getAnalysis({ params: { jobId } })).counts).toMatchObject({ items: 1, analysed: 1 });
    await ines.deleteUploadSession({ params: { sessionId: kept } });
    const empty = await ines.getAnalysis({ params: { jobId } });
    expect([empty.counts.items, empty.candidates, empty.commonGap, empty.commonUnknown]).toEqual([0, [], null, null]);
  });

  it("of a job with too few requirements have no percentage but the rows", async () => {
    const ines = await test.as("Ines Duarte");
    const { view } = await analyse(ines, files.slice(0, 2), "Clerk\n\nRequirements\n- Microsoft Excel\n");
    expect(view.candidates.map(({ state, score, band, rank }) => [state, score, band, rank])).toEqual([
      ["analysed", null, null, 1],
      ["analysed", null, null, 1],
    ]);
    expect(view.candidates.every(({ cells }) => cells.length === view.columns.length)).toBe(true);
  });

  it("say why a match was given up, and match again in a new analysis", async () => {
    const ines = await test.as("Ines Duarte");
    const { jobId, sessionId, view } = await analyse(ines, await toFiles(SAMPLES, ["jamal-whitfield-store-manager.txt"]));
    const { query } = test.app.services.database;
    await query("delete from results where analysis_id = $1", [view.id]);
    await query("update analysis_items set failure_code = 'resource-limit' where analysis_id = $1", [view.id]);
    const { candidates, counts } = await ines.getAnalysis({ params: { jobId } });
    expect([candidates[0]?.state, candidates[0]?.failure?.code, counts.failed]).toEqual(["failed", "resource-limit", 1]);
    await ines.startAnalysis({ params: { jobId }, body: { sessionIds: [sessionId] } });
    await idle();
    expect((await ines.getAnalysis({ params: { jobId } })).counts).toMatchObject({ analysed: 1, failed: 0 });
  });
});
