import type { FairnessOverJobs, FairnessView } from "@fairlead/contracts";
import type { Client } from "@fairlead/sdk";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { describeDatabases, openTestDatabase, type TestDatabase } from "../../test/open-test-database.ts";
import { aJob, uploadAndRead, workerResume } from "../../test/recruiting.ts";

const PEOPLE = 24;

describeDatabases("group data over several jobs", (driver) => {
  let database: TestDatabase | undefined;
  let test: TestApp;
  let mara: Client;
  let sessionId: string;
  beforeAll(async () => {
    if (driver === "postgres") database = await openTestDatabase(driver);
    test = await createTestApp(database?.url ? { databaseUrl: database.url } : {});
  });
  // Every test has an owner of its own: the operation is about all of somebody's jobs.
  beforeEach(async () => {
    mara = await test.as();
    sessionId = await uploadAndRead(
      test,
      mara,
      Array.from({ length: PEOPLE }, (_, no) => workerResume(no)),
    );
  });
  afterAll(async () => {
    await test.close();
    await database?.close();
  });

  type Job = { id: string; save(groupsOf: (no: number) => string): Promise<unknown>; decide(no: number): Promise<unknown> };
  async function analysed(title: string, change: { versionOf?: string } = {}): Promise<Job> {
    const { id: jobId } = await aJob(mara, undefined, { title, ...change });
    await mara.startAnalysis({ params: { jobId }, body: { sessionIds: [sessionId] } });
    await test.app.services.queue.idle();
    const { candidates } = await mara.getSheetTemplate({ params: { jobId } });
    const view = await mara.getAnalysis({ params: { jobId } });
    const idOf = new Map(view.candidates.map(({ label, resumeId }) => [label, resumeId]));
    const resumeIds = candidates.map(({ label }) => idOf.get(label) ?? "");
    return {
      id: jobId,
      save: (groupsOf) =>
        mara.saveGroupSheet({
          params: { jobId },
          body: { csv: ["code,sex,race/ethnicity", ...candidates.map(({ code }, no) => `${code},${groupsOf(no)}`)].join("\n") },
        }),
      decide: (no) =>
        mara.decide({ params: { jobId }, body: { resumeId: resumeIds[no] ?? "", decision: "shortlist", evidenceOpened: true } }),
    };
  }
  const look = (): Promise<FairnessOverJobs> => mara.getFairnessOverJobs({});
  const lookAt = ({ id: jobId }: Job): Promise<FairnessView> => mara.getFairness({ params: { jobId } });
  /** Twelve women, twelve men; two origins. */
  const even = (no: number) => `${no % 2 === 0 ? "f" : "male"},${no % 4 < 2 ? "white" : "Black or African American"}`;
  const sexTable = (view: FairnessOverJobs) => view.tables.find(({ attribute, kind }) => attribute === "Sex" && kind === "selection");

  it("are none without two jobs with a sheet", async () => {
    expect(await look()).toMatchObject({ jobs: [], jobsLeftOut: 0, tables: [] });
    const only = await analysed("Shift lead");
    await only.save(even);
    expect(await look()).toMatchObject({ jobs: [{ jobId: only.id, jobTitle: "Shift lead", people: PEOPLE, waiting: false }], tables: [] });
  });

  it("compare job by job, and are nobody else's", async () => {
    const [first, second] = [await analysed("Day shift"), await analysed("Night shift")];
    await first.save(even);
    await second.save(even);
    for (const no of [0, 2, 1, 3, 5, 7, 9, 11]) await first.decide(no);
    for (const no of [4, 1, 3, 5, 7, 9]) await second.decide(no);
    const view = await look();
    expect(view.jobs.map(({ jobTitle }) => jobTitle)).toEqual(["Night shift", "Day shift"]);
    expect(view.tables.map(({ attribute, kind, jobs }) => `${attribute} ${kind} ${jobs}`)).toEqual([
      "Sex selection 2",
      "Sex scoring 2",
      "Race/ethnicity selection 2",
      "Race/ethnicity scoring 2",
      "Sex × Race/ethnicity selection 2",
      "Sex × Race/ethnicity scoring 2",
    ]);
    const sex = sexTable(view);
    expect(sex?.reference).toBe("Male");
    const [female, male] = sex?.groups ?? [];
    expect(male).toMatchObject({ group: "Male", n: 24, overJobs: null, holmP: null, verdict: "reference" });
    // 2 of 12 against 6 of 12, then 1 of 12 against 5 of 12: (2·6 + 1·7) / (10·6 + 11·5).
    expect(female).toMatchObject({ group: "Female", n: 24, verdict: "strong indication", overJobs: { jobs: 2 } });
    expect(female?.overJobs?.oddsRatio).toBeCloseTo(19 / 115, 12);
    expect(female?.holmP).toBe(female?.overJobs?.p);
    expect(Object.keys(female ?? {}).sort()).toEqual(["group", "holmP", "n", "overJobs", "shortfall", "verdict"]);
    const stranger = await test.as();
    expect(await stranger.getFairnessOverJobs({})).toMatchObject({ jobs: [], jobsLeftOut: 0, tables: [] });
  });

  it("never count a group that a job hides, so that its page and this one cannot be subtracted", async () => {
    const small = (no: number) => (no < 3 ? "non-binary,asian" : no < 9 ? "female,white" : "male,white");
    const [first, second, third] = [await analysed("One"), await analysed("Two"), await analysed("Three")];
    await first.save(small);
    await second.save(even);
    await third.save(even);
    const view = await look();
    expect((await lookAt(first)).groups?.tables.find(({ attribute }) => attribute === "Sex")?.groups.map(({ group }) => group)).toEqual([
      "Male",
    ]);
    // Job one shows men alone: there is nothing to compare them with, and the six women stay out of the sum.
    expect(sexTable(view)).toMatchObject({
      jobs: 2,
      groups: [
        { group: "Female", n: 24 },
        { group: "Male", n: 24 },
      ],
    });
    for (const word of ["Non-binary", "Asian"]) expect(JSON.stringify(view)).not.toContain(word);
  });

  it("stay as a job shows them until five people changed there", async () => {
    const [first, second] = [await analysed("One"), await analysed("Two")];
    for (const job of [first, second]) await job.save(even);
    for (const no of [0, 1, 3, 5, 7, 9]) await first.decide(no);
    const before = await look();
    for (const no of [2, 4, 6, 8]) await first.decide(no);
    const waiting = await look();
    expect(waiting.tables).toEqual(before.tables);
    expect(waiting.jobs.map(({ waiting: isKept }) => isKept)).toEqual([false, true]);
    await first.decide(10);
    const after = await look();
    expect(after.jobs.map(({ waiting: isKept }) => isKept)).toEqual([false, false]);
    expect(sexTable(after)).not.toEqual(sexTable(before));
  });

  it("count of several versions of a job the newest with a sheet", async () => {
    const first = await analysed("Clerk");
    const second = await analysed("Clerk, mended", { versionOf: first.id });
    const third = await analysed("Clerk, mended again", { versionOf: second.id });
    const other = await analysed("Packer");
    for (const job of [first, third, other]) await job.save(even);
    expect((await look()).jobs.map(({ jobId }) => jobId)).toEqual([other.id, third.id]);
    await mara.deleteGroupSheet({ params: { jobId: third.id } });
    expect((await look()).jobs.map(({ jobId }) => jobId)).toEqual([other.id, first.id]);
    await mara.deleteGroupSheet({ params: { jobId: other.id } });
    expect(await look()).toMatchObject({ jobs: [{ jobId: first.id }], tables: [] });
  });
});
