import { randomUUID } from "node:crypto";
import type { Client } from "@fairlead/sdk";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { describeDatabases, openTestDatabase, type TestDatabase } from "../../test/open-test-database.ts";
import { aJob, JOB_TEXT, refusalOf } from "../../test/recruiting.ts";

describeDatabases("wording", (driver) => {
  let database: TestDatabase | undefined;
  let test: TestApp;
  let mara: Client;
  beforeAll(async () => {
    if (driver === "postgres") database = await openTestDatabase(driver);
    test = await createTestApp(database?.url ? { databaseUrl: database.url } : {});
    mara = await test.as();
  });
  afterAll(async () => {
    await test.close();
    await database?.close();
  });

  it("is checked in a draft: every finding stands at its place", async () => {
    const { findings, score } = await mara.checkBias({ body: { description: JOB_TEXT } });
    expect(findings.some(({ text }) => text.includes("rockstar"))).toBe(true);
    for (const { start, end, text } of findings) expect(JOB_TEXT.slice(start, end)).toBe(text);
    expect(score).toBeLessThan(100);
    expect(await mara.checkBias({ body: { description: "" } })).toMatchObject({ findings: [] });
  });

  it("is kept with the job, and says the same as the draft did", async () => {
    const job = await aJob(mara);
    const { report, kept, jobId } = await mara.getBiasReport({ params: { jobId: job.id } });
    expect(report).toEqual(await mara.checkBias({ body: { description: JOB_TEXT } }));
    expect([jobId, kept, report.findings.length, report.score]).toEqual([job.id, [], job.findingCount, job.wordingScore]);
  });

  it("is checked again when the report is another engine version's", async () => {
    const { id: jobId, findingCount } = await aJob(mara);
    const fresh = await mara.getBiasReport({ params: { jobId } });
    const report = JSON.stringify({ ...fresh.report, findings: [], score: 100 });
    await test.app.services.database.query(
      "update wording_reports set engine_version = '0.0.1', report = $2, score = 100 where job_id = $1",
      [jobId, report],
    );
    expect(await mara.getBiasReport({ params: { jobId } })).toEqual(fresh);
    const { rows } = await test.app.services.database.query("select engine_version from wording_reports where job_id = $1 order by 1", [
      jobId,
    ]);
    expect(rows.map((row) => row.engine_version)).toEqual(["0.0.1", fresh.engineVersion]);
    expect((await mara.getJob({ params: { jobId } })).findingCount).toBe(findingCount);
  });

  it("may stay as it is with a reason; the newest reason of a place and rule counts", async () => {
    const { id: jobId } = await aJob(mara);
    const { report } = await mara.getBiasReport({ params: { jobId } });
    const choices = report.findings.map(({ start, end, text, rule }) => ({ start, end, text, rule }));
    const [first, last] = [choices[0], choices.at(-1)];
    if (!first || !last || first === last) throw new Error("the sample has two findings at least");
    await mara.keepWording({ params: { jobId }, body: { ...last, reason: "Our brand" } });
    await mara.keepWording({ params: { jobId }, body: { ...first, reason: "Agreed with the council" } });
    const view = await mara.keepWording({ params: { jobId }, body: { ...last, reason: "The title of the show" } });
    expect(view.kept).toEqual([
      { ...first, reason: "Agreed with the council" },
      { ...last, reason: "The title of the show" },
    ]);
    expect((await mara.getBiasReport({ params: { jobId } })).kept).toEqual(view.kept);
    expect((await mara.getJob({ params: { jobId } })).findingCount).toBe(report.findings.length - 2);
  });

  it("is open again when a person says so, and may be kept once more", async () => {
    const { id: jobId, findingCount } = await aJob(mara);
    const { report } = await mara.getBiasReport({ params: { jobId } });
    const [first, second] = report.findings.map(({ start, end, text, rule }) => ({ start, end, text, rule }));
    if (!first || !second) throw new Error("the sample has two findings at least");
    const keep = (choice: typeof first, reason: string) => mara.keepWording({ params: { jobId }, body: { ...choice, reason } });
    const reopen = ({ rule, start, end }: typeof first) => mara.reopenWording({ params: { jobId }, body: { rule, start, end } });
    const countOpen = async () => (await mara.getJob({ params: { jobId } })).findingCount;
    expect((await reopen(first)).kept).toEqual([]);
    await keep(second, "Our brand");
    await keep(first, "Agreed with the council");
    await keep(first, "Agreed with the council in May");
    expect((await reopen(first)).kept).toEqual([{ ...second, reason: "Our brand" }]);
    expect((await mara.getBiasReport({ params: { jobId } })).kept).toEqual([{ ...second, reason: "Our brand" }]);
    expect(await countOpen()).toBe(findingCount - 1);
    expect((await reopen(first)).kept).toHaveLength(1);
    const { kept } = await keep(first, "It is the law's own word");
    expect(kept).toContainEqual({ ...first, reason: "It is the law's own word" });
    expect(await countOpen()).toBe(findingCount - 2);
  });

  it("cannot be kept with words that stand elsewhere, nothing, or without a reason", async () => {
    const { id: jobId } = await aJob(mara);
    const start = JOB_TEXT.indexOf("rockstar");
    const choice = { start, end: start + 8, text: "rockstar", rule: "any", reason: "Why not" };
    const keep = (change: object) => refusalOf(mara.keepWording({ params: { jobId }, body: { ...choice, ...change } }));
    expect((await keep({ start: start + 1 })).body.code).toBe("quote-mismatch");
    expect((await keep({ text: "hero" })).body.code).toBe("quote-mismatch");
    expect((await keep({ end: start, text: "" })).body.code).toBe("quote-mismatch");
    expect((await keep({ reason: "  " })).body.code).toBe("invalid-input");
  });

  it("answers alike for another's job and for none", async () => {
    const { id } = await aJob(mara);
    const other = await test.as("Olu Adeyemi");
    const choice = { start: 0, end: 1, text: "W", rule: "any", reason: "x" };
    for (const ask of [
      (jobId: string) => other.getBiasReport({ params: { jobId } }),
      (jobId: string) => other.keepWording({ params: { jobId }, body: choice }),
      (jobId: string) => other.reopenWording({ params: { jobId }, body: { rule: "any", start: 0, end: 1 } }),
    ]) {
      const foreign = await refusalOf(ask(id));
      expect(foreign).toMatchObject({ status: 404, body: { code: "absent" } });
      expect(await refusalOf(ask(randomUUID()))).toEqual(foreign);
    }
  });
});
