import { randomUUID } from "node:crypto";
import type { ProfileField, ResumeView } from "@fairlead/contracts";
import type { Client } from "@fairlead/sdk";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { describeDatabases, openTestDatabase, type TestDatabase } from "../../test/open-test-database.ts";
import { aJob, refusalOf, upload } from "../../test/recruiting.ts";

const RESUME = `Lena Falk
lena.falk@example.com | 555-0142

EXPERIENCE

Truck Driver, Blue Harbor Logistics
March 2017 - June 2018
- Planned routes and kept the tachograph records

Line Cook, Old Mill Inn
May 2012 - February 2017
- Cooked for eighty guests

EDUCATION

Diploma in Logistics, Northfield College, 2011

SKILLS
Forklift operation, Route planning, First aid
`;
const JOB = `Truck Driver

Requirements
- 5+ years of experience as a truck driver
- Route planning
- Forklift operation
- First aid
`;

describeDatabases("a corrected resume", (driver) => {
  let database: TestDatabase | undefined;
  let test: TestApp;
  beforeAll(async () => {
    if (driver === "postgres") database = await openTestDatabase(driver);
    test = await createTestApp(database?.url ? { databaseUrl: database.url } : {});
  });
  afterAll(async () => {
    await test.close();
    await database?.close();
  });

  const idle = () => test.app.services.queue.idle();
  const seeAll = (client: Client) => client.updateSettings({ body: { blindReview: false } });
  /** One resume of a person of her own, matched with one job. */
  const open = async (text = RESUME, job = JOB) => {
    const client = await test.as();
    await seeAll(client);
    const sessionId = await upload(client, [new File([text], "resume.txt")]);
    await idle();
    const { id: jobId } = await aJob(client, job);
    await client.startAnalysis({ params: { jobId }, body: { sessionIds: [sessionId] } });
    await idle();
    const resumeId = (await client.getUploadSession({ params: { sessionId } })).resumes[0]?.id as string;
    const correct = async (...corrections: [string, string | null][]): Promise<ResumeView> => {
      const body = { corrections: corrections.map(([path, value]) => ({ path, value })) };
      const view = await client.correctResume({ params: { resumeId }, body });
      await idle();
      return view;
    };
    const undo = async (correctionId: string) => {
      const view = await client.undoCorrection({ params: { resumeId, correctionId } });
      await idle();
      return view;
    };
    return { client, sessionId, jobId, resumeId, correct, undo, result: () => client.getResult({ params: { jobId, resumeId } }) };
  };
  const fieldOf = (view: ResumeView, path: string) => view.reading?.fields.find((field) => field.path === path) as ProfileField;

  it("is scored again, and the receipt names what a person changed", async () => {
    const { correct, result, client, jobId, resumeId } = await open();
    const before = await result();
    expect(before.match.receipt.corrections).toBeUndefined();
    const view = await correct(["/work/0/endDate", "2024-06"]);
    expect(view.profile?.work[0]?.endDate).toBe("2024-06");
    expect(view.reading).toMatchObject({ revision: 2, origin: "human" });
    const after = await result();
    expect(after.match.score).toBeGreaterThan(before.match.score ?? 100);
    expect(after.match.receipt.corrections).toEqual(["/work/0/endDate"]);
    expect(after.match.receipt.hash).not.toBe(before.match.receipt.hash);
    expect(await client.verifyResult({ params: { jobId, resumeId } })).toMatchObject({ equal: true, differences: [] });
    const { candidates, counts } = await client.getAnalysis({ params: { jobId } });
    expect(candidates).toHaveLength(1);
    expect(candidates[0]).toMatchObject({ state: "analysed", score: after.match.score });
    expect(counts).toMatchObject({ items: 1, pending: 0, analysed: 1 });
  });

  it("does not take a personal correction for a change of the swaps", async () => {
    const { correct, result } = await open();
    await correct(["/basics/name", "Helena Falk"], ["/work/0/endDate", "2024-06"]);
    expect((await result()).match.fairness.maxChange).toBe(0);
  });

  it("keeps who said what: the engine's reading, the value before, the moment", async () => {
    const { correct } = await open();
    await correct(["/work/0/position", "Lorry Driver"]);
    const view = await correct(["/work/0/position", "Truck Driver and Dispatcher"]);
    expect(fieldOf(view, "/work/0/position")).toMatchObject({
      value: "Truck Driver and Dispatcher",
      read: "Truck Driver",
      words: "Truck Driver",
      confidence: null,
    });
    expect(view.reading?.history).toMatchObject([
      { path: "/work/0/position", value: "Truck Driver and Dispatcher", previous: "Lorry Driver", revision: 3, isUndone: false },
      { path: "/work/0/position", value: "Lorry Driver", previous: null, revision: 2, isUndone: false },
    ]);
  });

  it("takes values that look like figures for the words they are, in the open and under blind review", async () => {
    const { correct, client, resumeId } = await open();
    const figures: [string, string][] = [
      ["/work/0/endDate", "2019"],
      ["/education/0/level", "6"],
      ["/work/0/highlights/0", "42"],
      ["/work/1/location", "true"],
    ];
    const view = await correct(...figures);
    for (const [path, value] of figures) expect(fieldOf(view, path)).toMatchObject({ value });
    expect(view.profile?.work[0]?.endDate).toBe("2019");
    const again = await correct(["/work/0/endDate", "2020"]);
    expect(again.reading?.history[0]).toMatchObject({ value: "2020", previous: "2019" });
    expect(again.profile?.work[0]?.highlights[0]).toBe("42");
    await client.updateSettings({ body: { blindReview: true } });
    const blind = await client.getResume({ params: { resumeId } });
    expect(fieldOf(blind, "/work/0/endDate")).toMatchObject({ value: "2020" });
  });

  it("is the engine's again, to the byte, once every correction was taken back", async () => {
    const { correct, undo, result, client, resumeId } = await open();
    const { profile } = await client.getResume({ params: { resumeId } });
    const before = await result();
    const changed = await correct(["/work/0/endDate", "2024-06"], ["/work/1", null]);
    expect(changed.profile?.work).toHaveLength(1);
    for (const { id } of changed.reading?.history ?? []) await undo(id);
    const view = await client.getResume({ params: { resumeId } });
    expect(view.profile).toEqual(profile);
    expect(view.reading).toMatchObject({ revision: 4, origin: "engine" });
    expect((await result()).match).toEqual(before.match);
  });

  it("a correction is taken back once", async () => {
    const { correct, undo } = await open();
    const id = (await correct(["/basics/label", "Driver"])).reading?.history[0]?.id as string;
    await undo(id);
    expect(await refusalOf(undo(id))).toMatchObject({ status: 404, body: { code: "absent" } });
    expect(await refusalOf(undo(randomUUID()))).toMatchObject({ status: 404, body: { code: "absent" } });
  });

  it("a skill that is wrong counts no more; one that is confirmed is so", async () => {
    const { correct, result } = await open();
    const before = await result();
    const skill = (await correct(["/basics/label", "Driver"])).reading?.fields.find(({ value }) => /forklift/i.test(value ?? ""));
    const view = await correct([skill?.path ?? "", null]);
    expect(view.profile?.skills.some(({ name }) => /forklift/i.test(name))).toBe(false);
    expect((await result()).match.score).toBeLessThan(before.match.score ?? 0);
    const confirmed = await correct([skill?.path ?? "", skill?.read ?? ""]);
    expect(confirmed.profile?.skills.some(({ name }) => /forklift/i.test(name))).toBe(true);
    expect((await result()).match.score).toBe(before.match.score);
  });

  it("a line of a role can be put right, taken out and added, and the duties of the job follow", async () => {
    const { correct, undo, result } = await open(RESUME, `${JOB}\nResponsibilities\n- Inspect the vehicle before every trip\n`);
    const dutyOf = async () => (await result()).match.rows.find(({ component }) => component === "responsibilities");
    expect((await dutyOf())?.verdict).toBe("none");
    const view = await correct(["/work/0/highlights/1", "Inspected the vehicle before every trip"], ["/work/1/highlights/0", null]);
    expect(view.profile?.work.map(({ highlights }) => highlights.length)).toEqual([2, 0]);
    expect(fieldOf(view, "/work/1/highlights/0")).toMatchObject({ value: null, read: "Cooked for eighty guests", isNew: false });
    expect(fieldOf(view, "/work/0/highlights/2")).toMatchObject({ value: null, isNew: true });
    expect((await dutyOf())?.verdict).toBe("strong");
    const added = view.reading?.history.find(({ path }) => path === "/work/0/highlights/1");
    await undo(added?.id ?? "");
    expect((await dutyOf())?.verdict).toBe("none");
  });

  it("a skill that the reading missed counts as listed, and says that a person entered it", async () => {
    const job = JOB.replace("- First aid", "- First aid\n- Welding");
    const { correct, undo, result } = await open(RESUME, job);
    const before = await result();
    const rowOf = async () => (await result()).match.rows.find(({ name, kind }) => name === "Welding" && kind === "requirement");
    expect(await rowOf()).toMatchObject({ verdict: "none", evidence: [] });
    const view = await correct(["/skills/welding", "Welding"]);
    expect(view.profile?.skills.find(({ id }) => id === "welding")).toMatchObject({ months: null, evidence: [], entered: true });
    expect(fieldOf(view, "/skills/welding")).toMatchObject({ value: "Welding", read: null, words: null, isNew: true });
    expect(await rowOf()).toMatchObject({
      verdict: "mentioned",
      evidence: [],
      why: "Entered by a person, no words of the resume show it.",
    });
    const { receipt, score } = (await result()).match;
    expect(score).toBeGreaterThan(before.match.score ?? 100);
    expect(receipt.corrections).toEqual(["/skills/welding"]);
    await correct(["/skills/welding/words", "kept the tachograph records"]);
    expect(await rowOf()).toMatchObject({ verdict: "mentioned", why: "Listed, not shown in a role." });
    expect((await rowOf())?.evidence[0]?.text).toContain("kept the tachograph records");
    const { history } = (await correct(["/basics/label", "Driver"])).reading ?? {};
    for (const path of ["/basics/label", "/skills/welding"]) await undo(history?.find((step) => step.path === path)?.id ?? "");
    expect((await result()).match).toEqual(before.match);
  });

  it("an entered skill gives the same receipt whenever and however often it is computed", async () => {
    const { correct, undo, result } = await open();
    await correct(["/skills/term:kite mending", "Kite mending"], ["/skills/term:falconry/words", "eighty guests"]);
    const first = (await result()).match.receipt;
    const view = await correct(["/work/0/location", "Lyon"]);
    await undo(view.reading?.history[0]?.id ?? "");
    expect((await result()).match.receipt).toEqual(first);
  });

  it("under blind review a skill is entered like any other field, and not by the words that are covered", async () => {
    const { client, resumeId } = await open();
    await client.updateSettings({ body: { blindReview: true } });
    const params = { resumeId };
    const enter = (...corrections: [string, string][]) =>
      client.correctResume({ params, body: { corrections: corrections.map(([path, value]) => ({ path, value })) } });
    const view = await enter(["/skills/welding", "Welding"], ["/work/0/highlights/1", "Washed the truck"]);
    expect(view.profile?.work[0]?.highlights).toContain("Washed the truck");
    expect(view.reading?.history.map(({ path }) => path)).toEqual(["/skills/welding", "/work/0/highlights/1"]);
    const covered = { status: 409, body: { code: "covered" } };
    expect(await refusalOf(enter(["/skills/term:lena falk", "Lena Falk"]))).toMatchObject(covered);
    expect(await refusalOf(enter(["/skills/sql", "SQL"], ["/skills/sql/words", "Lena Falk"]))).toMatchObject(covered);
  });

  it("skills to enter are found by name, and free words where the taxonomy knows none", async () => {
    const { client } = await open();
    const search = async (words: string) => (await client.searchSkills({ query: { search: words } })).items;
    expect((await search("weld"))[0]).toMatchObject({ isKnown: true });
    expect((await search("weld")).at(-1)).toEqual({ id: "term:weld", name: "weld", isKnown: false });
    expect((await search("Microsoft Excel")).every(({ isKnown }) => isKnown)).toBe(true);
    expect(await search("...")).toEqual([]);
  });

  it("refuses what is no field and no value, and keeps nothing of it", async () => {
    const { correct, client, resumeId } = await open();
    for (const [path, value] of [
      ["/meta/asOf", "2020-01-01"],
      ["/work/7", null],
      ["/work/0/startDate", "once"],
      ["/basics/email", "lena"],
    ] as const) {
      expect(await refusalOf(correct(["/basics/phone", "555-0199"], [path, value]))).toMatchObject({
        status: 400,
        body: { code: "invalid-input" },
      });
    }
    const { reading } = await client.getResume({ params: { resumeId } });
    expect(reading).toMatchObject({ revision: 1, history: [] });
  });

  it("two corrections at once are both kept", async () => {
    const { correct, client, resumeId } = await open();
    await Promise.all([
      correct(["/basics/label", "Driver"]),
      correct(["/work/0/location", "Lyon"]),
      correct(["/basics/phone", "555-0101"]),
    ]);
    const { reading, profile } = await client.getResume({ params: { resumeId } });
    expect(reading).toMatchObject({ revision: 4 });
    expect(profile?.basics).toMatchObject({ label: "Driver", phone: "555-0101" });
    expect(profile?.work[0]?.location).toBe("Lyon");
  });

  it("under blind review neither sends nor takes covered fields until the candidate is revealed", async () => {
    const { client, correct, resumeId } = await open();
    await correct(["/basics/name", "Helena Falk"], ["/work/0/location", "Lyon"]);
    await client.updateSettings({ body: { blindReview: true } });
    const blind = await client.getResume({ params: { resumeId } });
    expect(JSON.stringify(blind)).not.toMatch(/Falk|Lena|Helena|Northfield|555-01/);
    expect(blind.reading?.coveredFields).toBeGreaterThan(5);
    expect(fieldOf(blind, "/work/0/location")).toMatchObject({ value: "Lyon" });
    expect(await refusalOf(correct(["/basics/name", "Eve"]))).toMatchObject({ status: 409, body: { code: "covered" } });
    expect((await correct(["/work/0/startDate", "2016-03"])).profile?.work[0]?.startDate).toBe("2016-03");
    const revealed = await client.revealResume({ params: { resumeId } });
    expect(fieldOf(revealed, "/basics/name")).toMatchObject({ value: "Helena Falk", read: "Lena Falk" });
    expect(JSON.stringify(await correct(["/basics/name", "Lena Falk"]))).not.toMatch(/Falk/);
  });

  it("covers a name that only a person could tell from then on", async () => {
    const { client, correct, resumeId } = await open(
      RESUME.replace("Lena Falk\n", "Curriculum\n").replace("Cooked for", "Zorana Petrič cooked for"),
    );
    await correct(["/basics/name", "Zorana Petrič"]);
    await client.updateSettings({ body: { blindReview: true } });
    expect(JSON.stringify(await client.getResume({ params: { resumeId } }))).not.toMatch(/Zorana|Petrič/);
  });

  it("tells the makers of the decision what was done, without a word of it", async () => {
    const { client, correct } = await open();
    await correct(["/basics/name", "Helena Falk"]);
    const { items } = await client.listActivity({});
    expect(items[0]).toMatchObject({ text: "Corrected a candidate's profile" });
    expect(JSON.stringify(items)).not.toContain("Falk");
  });

  it("shows how well its file could be read", async () => {
    const { client, resumeId } = await open();
    const { reading } = await client.getResume({ params: { resumeId } });
    expect(reading?.quality).toMatchObject({ pages: 1, columns: 1, language: "en", ocr: false, hiddenTexts: 0 });
    const unsure = reading?.fields.filter(({ confidence }) => confidence !== null && confidence < 0.7);
    expect(reading?.quality.unsureFields).toBe(unsure?.length);
    expect(reading?.quality.coverage).toBeGreaterThan(0.7);
    expect(reading?.quality.coverage).toBeLessThanOrEqual(1);
  });
});
