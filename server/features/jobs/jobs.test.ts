import { randomUUID } from "node:crypto";
import type { JobProfile } from "@fairlead/contracts";
import type { Client } from "@fairlead/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toOwnerId } from "../../db/index.ts";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { describeDatabases, openTestDatabase, type TestDatabase } from "../../test/open-test-database.ts";
import { aJob, JOB_TEXT, refusalOf } from "../../test/recruiting.ts";
import { createJobFromText } from "./index.ts";

const DAY = "2026-03-01";

describeDatabases("jobs", (driver) => {
  let database: TestDatabase | undefined;
  let test: TestApp;
  let mara: Client & { token: string };
  beforeAll(async () => {
    if (driver === "postgres") database = await openTestDatabase(driver);
    const now = () => new Date(`${DAY}T23:59:59.999Z`);
    test = await createTestApp({ ...(database?.url ? { databaseUrl: database.url } : {}), overrides: { now } });
    mara = await test.as();
  });
  afterAll(async () => {
    await test.close();
    await database?.close();
  });

  it("reads a draft and stores nothing", async () => {
    const profile = await mara.readJobText({ body: { description: JOB_TEXT } });
    expect(profile.requirements.map(({ name }) => name)).toContain("Microsoft Excel");
    expect((await mara.listJobs({})).items).toEqual([]);
  });

  it("keeps the text as sent, the confirmed requirements, the UTC day and the wording", async () => {
    const description = `${JOB_TEXT}\r\n\tend  `;
    const job = await aJob(mara, description, { title: "  Shift lead " });
    expect(job).toMatchObject({ title: "Shift lead", description, asOf: DAY, versionOf: null, candidateCount: 0 });
    expect(job.requirementCount).toBeGreaterThanOrEqual(4);
    expect(job.findingCount).toBeGreaterThan(0);
    expect(job.wordingScore).toBeLessThan(100);
    expect(await mara.getJob({ params: { jobId: job.id } })).toEqual(job);
  });

  it("counts every requirement that a person confirms: skills, experience, education and languages", async () => {
    const { requirementCount, profile } = await aJob(mara, `${JOB_TEXT}\n- A bachelor's degree\n- German at B2 level\n`);
    const { requirements, languages, experience, education } = profile;
    expect([education !== undefined, languages.length]).toEqual([true, 1]);
    const beside = [experience, education].filter((one) => one !== undefined);
    expect(requirementCount).toBe(requirements.length + languages.length + beside.length);
  });

  it("takes a requirement that a person added by hand", async () => {
    const profile = await mara.readJobText({ body: { description: JOB_TEXT } });
    const byHand = { id: "term:night shift", name: "Night shift", kind: "skill", importance: "nice" } as const;
    const nowhere = { span: { start: 0, end: 0 }, quote: { start: 0, end: 0, text: "" } };
    const { profile: kept } = await aJob(mara, JOB_TEXT, { profile: { ...profile, requirements: [{ ...byHand, ...nowhere }] } });
    expect(kept.requirements).toEqual([{ ...byHand, ...nowhere }]);
  });

  it("freezes importance, weight, years and the whole choice with the words", async () => {
    const description = "Warehouse lead\n\nRequirements\n- Java or Kotlin\n- Excel, 3 years\n- Forklift licence\n";
    const profile = await mara.readJobText({ body: { description } });
    const [choice] = profile.requirements;
    expect(choice).toMatchObject({ name: "Java", alternatives: [{ name: "Kotlin" }] });
    const requirements = profile.requirements.map((one) => ({ ...one, importance: "nice" as const, weight: 2 as const, minYears: 4 }));
    const job = await aJob(mara, description, { profile: { ...profile, requirements } });
    expect((await mara.getJob({ params: { jobId: job.id } })).profile.requirements).toEqual(requirements);
    const [deed] = (await mara.listActivity({})).items;
    expect(deed).toMatchObject({ text: "Weighted requirements of a job description by hand" });
    await aJob(mara, description);
    expect((await mara.listActivity({})).items[0]).toEqual(deed);
  });

  it("refuses a protected or proxy criterion: read, it is left out and named; by hand, the job is not created", async () => {
    const nowhere = { span: { start: 0, end: 0 }, quote: { start: 0, end: 0, text: "" } };
    const refused = ["Under 35", "Male", "Of German origin", "Year of graduation", "Postcode", "No career gaps", "Oxbridge"];
    for (const name of refused) {
      const description = `Warehouse lead\n\nRequirements\n- ${name}\n- Excel\n- Forklift licence\n`;
      const profile = await mara.readJobText({ body: { description } });
      const flag = profile.flags.find(({ code }) => code === "protected-criterion");
      expect(flag?.message, name).toMatch(/ is not used\. [A-Z].{20,}/);
      expect(profile.requirements.map((one) => one.name).join(), name).toBe("Excel,Forklift licence");
      const byHand = { id: "term:x", name, kind: "skill" as const, importance: "nice" as const, ...nowhere };
      const body = { title: "Lead", description, profile: { ...profile, requirements: [...profile.requirements, byHand] } };
      const refusal = await refusalOf(mara.createJob({ body }));
      expect([refusal.body.code, refusal.body.details], name).toEqual([
        "protected-criterion",
        `body.profile.requirements.2: ${flag?.message}`,
      ]);
    }
  });

  it("names the stored requirement that a rule of today refuses, in a next version of its job, and saves it without", async () => {
    const job = await aJob(mara, "Clerk\n\nRequirements\n- Excel\n- Forklift licence\n");
    const nowhere = { span: { start: 0, end: 0 }, quote: { start: 0, end: 0, text: "" } };
    const stored = { id: "term:y", name: "Filing", kind: "skill" as const, importance: "must" as const, ...nowhere };
    const { title, description } = job;
    const version = (alternatives: { name: string; id: string }[]) => {
      const requirements = [...job.profile.requirements, { ...stored, ...(alternatives.length > 0 ? { alternatives } : {}) }];
      return { body: { title, description, versionOf: job.id, profile: { ...job.profile, requirements } } };
    };
    const old = { name: "Oxbridge degree", id: "term:z" };
    const refusal = await refusalOf(mara.createJob(version([{ name: "Archiving", id: "term:a" }, old])));
    expect(refusal).toMatchObject({ status: 422 });
    expect(refusal.body.details).toMatch(
      /^body\.profile\.requirements\.2\.alternatives\.1: "Oxbridge[^"]*" asks for .* is not used\. [A-Z].{20,}/,
    );
    expect((await mara.createJob(version([]))).versionOf).toBe(job.id);
  });

  it.each<[string, (profile: JobProfile) => unknown, string]>([
    [
      "a quote at another place",
      ({ requirements: [one] }) => one && Object.assign(one.quote, { start: one.quote.start + 1 }),
      "requirements.0.quote",
    ],
    [
      "a quote in other words",
      ({ requirements: [one] }) => one && Object.assign(one.quote, { text: "Kind people" }),
      "requirements.0.quote",
    ],
    [
      "an empty quote in the middle",
      ({ requirements: [one] }) => one && Object.assign(one.quote, { start: 5, end: 5, text: "" }),
      "requirements.0.quote",
    ],
    [
      "a span behind the end",
      ({ requirements: [one] }) => one && Object.assign(one.span, { end: JOB_TEXT.length + 1 }),
      "requirements.0.span",
    ],
    [
      "a span that ends before it starts",
      ({ responsibilities: [one] }) => one && Object.assign(one.span, { start: 9, end: 8 }),
      "responsibilities.0.span",
    ],
    ["pay that is not stated", (profile) => Object.assign(profile, { pay: { start: 0, end: 4, text: "a lot" } }), "pay"],
  ])("refuses %s", async (_what, change, path) => {
    const profile = await mara.readJobText({ body: { description: JOB_TEXT } });
    change(profile);
    const { status, body } = await refusalOf(aJob(mara, JOB_TEXT, { profile }));
    expect([status, body.code, body.details]).toEqual([422, "quote-mismatch", `body.profile.${path}`]);
  });

  it("refuses a description of nothing but space, and a language it cannot read", async () => {
    const profile = await mara.readJobText({ body: { description: JOB_TEXT } });
    const empty: JobProfile = { ...profile, requirements: [], responsibilities: [], languages: [] };
    expect((await refusalOf(mara.createJob({ body: { title: "x", description: " \n", profile: empty } }))).body.code).toBe("job-empty");
    expect((await refusalOf(mara.readJobText({ body: { description: "" } }))).body.code).toBe("job-empty");
    const finnish = "Etsimme kokenutta varastotyöntekijää Helsinkiin. Sinulla on trukkikortti ja kokemusta logistiikasta. ".repeat(4);
    expect((await refusalOf(mara.readJobText({ body: { description: finnish } }))).body.code).toBe("job-language");
  });

  it("refuses characters that no database holds", async () => {
    expect((await refusalOf(aJob(mara, JOB_TEXT, { title: "a\0b" }))).body.code).toBe("invalid-input");
    expect((await refusalOf(aJob(mara, JOB_TEXT, { title: "a\ud800b" }))).body.code).toBe("invalid-input");
  });

  it("cannot be changed: a new version is another job, and the chain shows from every member", async () => {
    const first = await aJob(mara);
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const response = await fetch(`${test.url}/api/v1/jobs/${first.id}`, {
        method,
        headers: { authorization: `Bearer ${mara.token}`, "content-type": "application/json" },
        body: JSON.stringify({ title: "Another" }),
      });
      expect(response.status).toBe(405);
    }
    const second = await aJob(mara, JOB_TEXT.replace("a rockstar", "somebody"), { title: "Second", versionOf: first.id });
    const third = await aJob(mara, JOB_TEXT, { title: "Third", versionOf: second.id });
    const branch = await aJob(mara, JOB_TEXT, { title: "Branch", versionOf: first.id });
    const chain = [first, second, third, branch].map(({ id, title, createdAt, wordingScore }) => ({
      id,
      title,
      createdAt,
      wordingScore,
      candidateCount: 0,
    }));
    for (const { id } of chain) expect((await mara.getJob({ params: { jobId: id } })).versions).toEqual(chain);
    const { versions: _chain, ...kept } = await mara.getJob({ params: { jobId: first.id } });
    expect(kept).toEqual((({ versions: _own, ...rest }) => rest)(first));
  });

  it("lists newest first, page by page", async () => {
    const ines = await test.as("Ines Duarte");
    const titles = ["one", "two", "three", "four", "five"];
    for (const title of titles) await aJob(ines, JOB_TEXT, { title });
    const pages: string[][] = [];
    let after: string | undefined;
    do {
      const page = await ines.listJobs({ query: { limit: 2, ...(after ? { after } : {}) } });
      pages.push(page.items.map(({ title }) => title));
      after = page.next ?? undefined;
    } while (after);
    expect(pages).toEqual([["five", "four"], ["three", "two"], ["one"]]);
  });

  it("answers alike for another's job and for none", async () => {
    const job = await aJob(mara);
    const other = await test.as("Olu Adeyemi");
    for (const ask of [
      (jobId: string) => other.getJob({ params: { jobId } }),
      (jobId: string) => aJob(other, JOB_TEXT, { versionOf: jobId }),
    ]) {
      const foreign = await refusalOf(ask(job.id));
      expect(foreign).toMatchObject({ status: 404, body: { code: "absent" } });
      expect(await refusalOf(ask(randomUUID()))).toEqual(foreign);
    }
    expect((await other.listJobs({ query: { after: job.id } })).items).toEqual([]);
  });

  it("is created once under one key", async () => {
    const { profile } = await aJob(mara);
    const body = { title: "Once", description: JOB_TEXT, profile };
    const [one, two] = [await mara.createJob({ body }, { idempotencyKey: "k1" }), await mara.createJob({ body }, { idempotencyKey: "k1" })];
    expect(two).toEqual(one);
    expect((await mara.listJobs({})).items.filter(({ title }) => title === "Once")).toHaveLength(1);
  });
});

describe("a job from a text alone", () => {
  it("is the same job for two callers at once and for a later one", async () => {
    const test = await createTestApp();
    try {
      const noor = await test.as("Noor Haddad");
      const ownerId = toOwnerId((await noor.getAccount({})).uid);
      const create = () => createJobFromText(test.app.services, ownerId, { title: "Shift lead", description: JOB_TEXT });
      const [one, two] = await Promise.all([create(), create()]);
      expect([two, await create()]).toEqual([one, one]);
      const { items } = await noor.listJobs({});
      expect(items.map(({ id }) => id)).toEqual([one.id]);
      expect(items[0]?.requirementCount).toBeGreaterThanOrEqual(4);
    } finally {
      await test.close();
    }
  });
});
