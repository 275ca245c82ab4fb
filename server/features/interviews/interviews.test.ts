import { randomUUID } from "node:crypto";
import { type KitView, LIMITS, type Question } from "@fairlead/contracts";
import type { Client } from "@fairlead/sdk";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { describeDatabases, openTestDatabase, type TestDatabase } from "../../test/open-test-database.ts";
import { aJob, JOB_TEXT, refusalOf, SAMPLES, toFiles, uploadAndRead } from "../../test/recruiting.ts";

const RESUMES = ["jamal-whitfield-store-manager.txt", "sofia-marin-customer-service-lead.pdf", "linh-dao-driver-and-dispatcher.txt"];
const isCore = ({ core }: Question) => core;

describeDatabases("interviews", (driver) => {
  let database: TestDatabase | undefined;
  let test: TestApp;
  let mara: Client;
  let jobId: string;
  let sessionId: string;
  let resumeIds: string[];
  beforeAll(async () => {
    if (driver === "postgres") database = await openTestDatabase(driver);
    test = await createTestApp(database?.url ? { databaseUrl: database.url } : {});
    mara = await test.as();
    sessionId = await uploadAndRead(test, mara, await toFiles(SAMPLES, RESUMES));
    ({ jobId, resumeIds } = await analyse());
  });
  afterAll(async () => {
    await test.close();
    await database?.close();
  });

  const analyse = async () => {
    const { id } = await aJob(mara);
    await mara.startAnalysis({ params: { jobId: id }, body: { sessionIds: [sessionId] } });
    await test.app.services.queue.idle();
    const { candidates } = await mara.getAnalysis({ params: { jobId: id } });
    return { jobId: id, resumeIds: candidates.map(({ resumeId }) => resumeId) };
  };
  const open = (resumeId: string | undefined, minutes: 30 | 45 | 60 = 45): Promise<KitView> =>
    mara.openInterview({ params: { jobId, resumeId: resumeId ?? "" }, body: { minutes } });

  it("ask every candidate of a job the same core, and each one own questions", async () => {
    const kits = await Promise.all(resumeIds.map((resumeId) => open(resumeId)));
    const [first, ...others] = kits;
    if (!first) throw new Error("a kit");
    const core = first.kit.questions.filter(isCore);
    expect(core.length).toBeGreaterThan(4);
    for (const other of others) {
      expect(other.kit.questions.filter(isCore)).toEqual(core);
      expect(other.id).toBe(first.id);
    }
    const probes = kits.map(({ kit }) => JSON.stringify(kit.questions.filter((question) => !isCore(question))));
    expect(new Set(probes).size).toBe(kits.length);
    const { candidates } = await mara.getAnalysis({ params: { jobId } });
    for (const { resumeId, mustHaves } of kits)
      expect(mustHaves.length).toBe(candidates.find((one) => one.resumeId === resumeId)?.mustHaves?.of);
    for (const { resumeId, score, label, name, blind } of kits)
      expect([score, label, name, blind]).toEqual([
        candidates.find((one) => one.resumeId === resumeId)?.score,
        candidates.find((one) => one.resumeId === resumeId)?.label,
        null,
        true,
      ]);
  });

  it("fit their minutes, say what they cover and what not", async () => {
    const job = await mara.getJob({ params: { jobId } });
    for (const minutes of [30, 45, 60] as const) {
      const { kit, jobTitle } = await open(resumeIds[0], minutes);
      expect([kit.minutes, kit.jobTitle, jobTitle]).toEqual([minutes, job.title, job.title]);
      expect(kit.questions.reduce((sum, question) => sum + question.minutes, 0)).toBeLessThanOrEqual(minutes);
      expect(new Set(kit.questions.map(({ category }) => category)).size).toBe(4);
      const ids = new Set(kit.questions.map(({ id }) => id));
      expect(ids.size).toBe(kit.questions.length);
      expect(kit.coverage.map(({ requirementId }) => requirementId)).toEqual(job.profile.requirements.map(({ id }) => id));
      for (const { questionIds } of kit.coverage) for (const id of questionIds) expect(ids).toContain(id);
      const musts = job.profile.requirements.filter(({ importance }) => importance === "must").map(({ id }) => id);
      const missed = kit.coverage.filter(({ requirementId, questionIds }) => musts.includes(requirementId) && questionIds.length === 0);
      expect(kit.notAsked).toEqual(missed.map(({ name }) => name));
    }
  });

  it("are the same when opened again, also after another analysis", async () => {
    const before = await open(resumeIds[1]);
    await mara.startAnalysis({ params: { jobId }, body: { sessionIds: [sessionId] } });
    await test.app.services.queue.idle();
    expect(await open(resumeIds[1])).toEqual(before);
    const { rows } = await test.app.services.database.query("select count(*)::int as n from kits where job_id = $1 and minutes = 45", [
      jobId,
    ]);
    expect(rows[0]?.n).toBe(1);
  });

  it("keep the locked core when a later engine would write another one", async () => {
    const other = await analyse();
    const openOther = (at: number) =>
      mara.openInterview({ params: { jobId: other.jobId, resumeId: other.resumeIds[at] ?? "" }, body: { minutes: 30 } });
    await openOther(0);
    await test.app.services.database.query(
      `update kits set engine_version = '0.0.1', core = jsonb_set(core, '{0,text}', '"What did the first engine ask?"') where job_id = $1`,
      [other.jobId],
    );
    const { kit } = await openOther(1);
    expect([kit.engineVersion, kit.questions.map(({ text }) => text)]).toEqual([
      "0.0.1",
      expect.arrayContaining(["What did the first engine ask?"]),
    ]);
  });

  it("are written once for two who open at the same moment", async () => {
    const other = await analyse();
    const params = { jobId: other.jobId, resumeId: other.resumeIds[0] ?? "" };
    const [one, two] = await Promise.all([1, 2].map(() => mara.openInterview({ params, body: { minutes: 60 } })));
    expect(two).toEqual(one);
  });

  it("quote the resume as it is sent, and tell no name under blind review", async () => {
    const blind = await Promise.all(resumeIds.map((resumeId) => open(resumeId, 60)));
    await mara.updateSettings({ body: { blindReview: false } });
    const seen = await Promise.all(resumeIds.map((resumeId) => open(resumeId, 60)));
    const plain = await Promise.all(resumeIds.map((resumeId) => mara.getResult({ params: { jobId, resumeId } })));
    await mara.updateSettings({ body: { blindReview: true } });
    const masked = await Promise.all(resumeIds.map((resumeId) => mara.getResult({ params: { jobId, resumeId } })));
    let quotes = 0;
    for (const [at, resumeId] of resumeIds.entries()) {
      for (const [view, result] of [
        [blind[at], masked[at]],
        [seen[at], plain[at]],
      ] as const) {
        expect(view?.resumeId).toBe(resumeId);
        for (const { start, end, text } of view?.kit.questions.flatMap(({ evidence }) => evidence) ?? []) {
          expect(result?.document.text.slice(start, end)).toBe(text);
          quotes += 1;
        }
      }
      const name = seen[at]?.name ?? "";
      expect(name).toMatch(/^\S+ \S/);
      for (const part of name.split(" ")) expect(JSON.stringify(blind[at])).not.toContain(part);
    }
    expect(quotes).toBeGreaterThanOrEqual(2 * RESUMES.length);
  });

  it("keep one scorecard per interviewer, the last one saved", async () => {
    const { id: kitId, kit, scorecards } = await open(resumeIds[0], 30);
    expect(scorecards).toEqual([]);
    const [first, second] = kit.questions.map(({ id }) => id);
    if (!first || !second) throw new Error("two questions");
    const params = { kitId, resumeId: resumeIds[0] ?? "" };
    const answer = (questionId: string, score: number | null, notes = "") => ({ questionId, score, notes });
    const draft = { interviewer: "Aiko Tan", answers: [answer(first, null, "began")], recommendation: null };
    expect(await mara.saveScorecard({ params, body: draft })).toEqual(draft);
    const full = { interviewer: " Aiko Tan ", answers: [answer(first, 4, "clear"), answer(second, 1)], recommendation: "yes" as const };
    await mara.saveScorecard({ params, body: full });
    const other = { interviewer: "Ben Osei", answers: [], recommendation: "undecided" as const };
    await mara.saveScorecard({ params, body: other });
    const cards = (await open(resumeIds[0], 30)).scorecards;
    expect(cards).toEqual([{ ...full, interviewer: "Aiko Tan" }, other]);
    expect((await open(resumeIds[1], 30)).scorecards).toEqual([]);
  });

  it("refuse a scorecard on questions that were not asked, or were answered twice, or out of scale", async () => {
    const { id: kitId, kit } = await open(resumeIds[0], 30);
    const [first] = kit.questions.map(({ id }) => id);
    const answer = { questionId: first ?? "", score: 3, notes: "" };
    const save = (...answers: (typeof answer)[]) =>
      refusalOf(
        mara.saveScorecard({
          params: { kitId, resumeId: resumeIds[0] ?? "" },
          body: { interviewer: "Aiko", answers, recommendation: null },
        }),
      );
    expect((await save({ ...answer, questionId: "core-99" })).body).toMatchObject({ code: "invalid-input" });
    expect((await save(answer, answer)).body.details).toContain("body.answers.1");
    expect((await save({ ...answer, score: 6 })).body.code).toBe("invalid-input");
    expect((await save({ ...answer, notes: "x".repeat(LIMITS.noteChars + 1) })).body.code).toBe("invalid-input");
    expect((await open(resumeIds[0], 30)).scorecards.map(({ interviewer }) => interviewer)).not.toContain("Aiko");
  });

  it("need an analysis first", async () => {
    const { id } = await aJob(mara, JOB_TEXT, { title: "Not analysed" });
    const refusal = await refusalOf(mara.openInterview({ params: { jobId: id, resumeId: resumeIds[0] ?? "" }, body: { minutes: 30 } }));
    expect(refusal).toMatchObject({ status: 409, body: { code: "not-analysed" } });
  });

  it("answer alike for what is another's and what is not there", async () => {
    const { id: kitId } = await open(resumeIds[0], 30);
    const resumeId = resumeIds[0] ?? "";
    const other = await test.as("Olu Adeyemi");
    const { id: ownJob } = await aJob(other);
    const card = { interviewer: "Olu", answers: [], recommendation: null };
    for (const [real, ask] of [
      [jobId, (id: string) => other.openInterview({ params: { jobId: id, resumeId }, body: { minutes: 30 as const } })],
      [resumeId, (id: string) => other.openInterview({ params: { jobId: ownJob, resumeId: id }, body: { minutes: 30 as const } })],
      [kitId, (id: string) => other.saveScorecard({ params: { kitId: id, resumeId }, body: card })],
      [resumeId, (id: string) => other.saveScorecard({ params: { kitId, resumeId: id }, body: card })],
    ] as const) {
      const foreign = await refusalOf(ask(real) as Promise<unknown>);
      expect(foreign).toMatchObject({ status: 404, body: { code: "absent" } });
      expect(await refusalOf(ask(randomUUID()) as Promise<unknown>)).toEqual(foreign);
    }
    const never = { kitId, resumeId: randomUUID() };
    expect((await refusalOf(mara.saveScorecard({ params: never, body: card }))).body.code).toBe("absent");
  });
});
