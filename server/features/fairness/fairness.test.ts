import { randomUUID } from "node:crypto";
import type { FairnessView } from "@fairlead/contracts";
import type { Client } from "@fairlead/sdk";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { describeDatabases, openTestDatabase, type TestDatabase } from "../../test/open-test-database.ts";
import { aJob, refusalOf, uploadAndRead, workerResume } from "../../test/recruiting.ts";

const PEOPLE = 24;

describeDatabases("group data", (driver) => {
  let database: TestDatabase | undefined;
  let test: TestApp;
  let mara: Client;
  let sessionId: string;
  let jobId: string;
  let codes: string[];
  let resumeIds: string[];
  beforeAll(async () => {
    if (driver === "postgres") database = await openTestDatabase(driver);
    test = await createTestApp(database?.url ? { databaseUrl: database.url } : {});
    mara = await test.as();
    sessionId = await uploadAndRead(
      test,
      mara,
      Array.from({ length: PEOPLE }, (_, no) => workerResume(no)),
    );
  });
  beforeEach(async () => {
    ({ id: jobId } = await aJob(mara));
    await mara.startAnalysis({ params: { jobId }, body: { sessionIds: [sessionId] } });
    await test.app.services.queue.idle();
    const { candidates } = await mara.getSheetTemplate({ params: { jobId } });
    codes = candidates.map(({ code }) => code);
    const view = await mara.getAnalysis({ params: { jobId } });
    const byLabel = new Map(view.candidates.map(({ label, resumeId }) => [label, resumeId]));
    resumeIds = candidates.map(({ label }) => byLabel.get(label) ?? "");
  });
  afterAll(async () => {
    await test.close();
    await database?.close();
  });

  const look = (): Promise<FairnessView> => mara.getFairness({ params: { jobId } });
  const save = (csv: string) => mara.saveGroupSheet({ params: { jobId }, body: { csv } });
  const sheetOf = (groupsOf: (no: number) => string) =>
    ["code,sex,race/ethnicity", ...codes.map((code, no) => `${code},${groupsOf(no)}`)].join("\n");
  const decide = (no: number, decision: "shortlist" | "maybe") =>
    mara.decide({ params: { jobId }, body: { resumeId: resumeIds[no] ?? "", decision, evidenceOpened: true } });
  /** Twelve women, twelve men; two origins. */
  const even = (no: number) => `${no % 2 === 0 ? "f" : "male"},${no % 4 < 2 ? "white" : "Black or African American"}`;
  const tableOf = (view: FairnessView, attribute: string, kind: "selection" | "scoring") =>
    view.groups?.tables.find((table) => table.attribute === attribute && table.kind === kind);

  it("gives nothing without a sheet but what screening does to everybody", async () => {
    const view = await look();
    expect([view.groups, view.candidates, view.analysed]).toEqual([null, PEOPLE, PEOPLE]);
    const excel = view.screening.requirements.find(({ name }) => name.includes("Excel"));
    expect(excel).toMatchObject({ importance: "must", none: 12 });
    const { requirements, ...attrition } = await mara.getAttrition({ params: { jobId } });
    expect(attrition).toEqual({ jobId, candidates: PEOPLE, analysed: PEOPLE });
    expect(requirements).toEqual(view.screening.requirements);
    expect(view.screening.ignored).toContainEqual({ signal: "name", resumes: PEOPLE });
    expect(view.screening.layouts.map(({ name, resumes }) => [name, resumes])).toEqual([["txt column", PEOPLE]]);
    expect(view.screening.languages).toMatchObject([{ name: "en", resumes: PEOPLE }]);
    expect(view.screening.unread).toBe(0);
  });

  it("makes tables of decisions and of scores by sex, by origin and by both", async () => {
    for (const no of [0, 2, 4, 1, 3, 5, 7, 9, 11]) await decide(no, "shortlist");
    await decide(6, "maybe");
    expect(await save(sheetOf(even))).toEqual({
      saved: true,
      matched: PEOPLE,
      candidates: PEOPLE,
      problems: [],
      problemCount: 0,
      ignoredColumns: [],
    });
    const view = await look();
    expect(view.groups).toMatchObject({ attributes: ["Sex", "Race/ethnicity"], people: PEOPLE, waiting: false });
    expect(view.groups?.outcomes).toMatchObject({ analysed: PEOPLE, shortlist: 9, maybe: 1, notNow: 0, undecided: 14, scored: PEOPLE });
    expect(view.groups?.tables.map(({ attribute, kind }) => `${attribute} ${kind}`)).toEqual([
      "Sex selection",
      "Sex scoring",
      "Race/ethnicity selection",
      "Race/ethnicity scoring",
      "Sex × Race/ethnicity selection",
      "Sex × Race/ethnicity scoring",
    ]);
    const sex = tableOf(view, "Sex", "selection");
    expect(sex).toMatchObject({ reference: "Male", unknown: 0, hidden: { groups: false, people: null } });
    expect(sex?.groups.map(({ group, n, selected, rate, impactRatio }) => [group, n, selected, rate, impactRatio])).toEqual([
      ["Female", 12, 3, 0.25, 0.5],
      ["Male", 12, 6, 0.5, 1],
    ]);
    const scored = (await mara.getAnalysis({ params: { jobId } })).candidates.map(({ score }) => score ?? 0).sort((a, b) => a - b);
    const median = ((scored[11] ?? 0) + (scored[12] ?? 0)) / 2;
    const above = tableOf(view, "Sex", "scoring")?.groups.reduce((sum, { selected }) => sum + (selected ?? 0), 0);
    expect(above).toBe(scored.filter((score) => score > median).length);
  });

  it("never shows a group under five, nor one that tells it", async () => {
    await save(sheetOf((no) => (no < 3 ? "non-binary,asian" : no < 9 ? "female,white" : "male,white")));
    const view = await look();
    expect(tableOf(view, "Sex", "selection")?.groups.map(({ group }) => group)).toEqual(["Male"]);
    expect(tableOf(view, "Sex", "selection")?.hidden).toEqual({ groups: true, people: 9 });
    expect(tableOf(view, "Race/ethnicity", "selection")?.groups).toEqual([]);
    const sent = JSON.stringify(view);
    for (const word of ["Non-binary", "Asian", "Female"]) expect(sent).not.toContain(word);
  });

  it("keeps the figures as they are until five people changed", async () => {
    await save(sheetOf(even));
    const before = await look();
    for (const no of [0, 2, 4, 6]) await decide(no, "shortlist");
    const waiting = await look();
    expect(waiting.groups).toEqual({ ...before.groups, waiting: true });
    await decide(8, "shortlist");
    const after = await look();
    expect(after.groups).toMatchObject({ waiting: false, outcomes: { shortlist: 5 } });
    expect(tableOf(after, "Sex", "selection")?.groups.find(({ group }) => group === "Female")?.selected).toBe(5);
  });

  it("finds candidates by code, label, id and file name, and tells the lines that name nobody", async () => {
    const labels = (await mara.getSheetTemplate({ params: { jobId } })).candidates.map(({ label }) => label);
    const csv = [
      "Candidate;Gender;Shoe size",
      `${labels[0]};F;38`,
      `${resumeIds[1]};m;44`,
      "Cleo-Harbourfield-2.txt;Female;40",
      "Nobody;F;1",
    ];
    const receipt = await save(csv.join("\r\n"));
    expect(receipt).toEqual({
      saved: true,
      matched: 3,
      candidates: PEOPLE,
      problems: [{ line: 5, reason: "not-a-candidate", words: "Nobody", column: "Candidate" }],
      problemCount: 1,
      ignoredColumns: ["Shoe size"],
    });
    const kept = (await rows("group_answers")).map(({ groups }) => groups as Record<string, string>);
    expect(kept.map((groups) => Object.entries(groups).join()).sort()).toEqual(["Sex,Female", "Sex,Female", "Sex,Male"]);
  });

  it("keeps nothing of a sheet with a wrong line, and says which", async () => {
    await save(sheetOf(even));
    const before = await look();
    const receipt = await save(`code,sex\n${codes[0]},female\n\n${codes[1]},rather tall\n${codes[0]},male\n`);
    expect(receipt).toMatchObject({ saved: false, problemCount: 2 });
    expect(receipt.problems).toEqual([
      { line: 4, reason: "not-a-group", words: "rather tall", column: "sex" },
      { line: 5, reason: "named-twice", words: codes[0], column: "code" },
    ]);
    expect(await look()).toEqual(before);
    const codeOf = async (csv: string) => (await refusalOf(save(csv))).body.code;
    expect(await codeOf(`code,shoe size\n${codes[0]},38\n`)).toBe("sheet-columns");
    expect(await codeOf("sex\nfemale\n")).toBe("sheet-columns");
    expect(await codeOf("code,sex\nNobody,female\n")).toBe("sheet-strangers");
    expect(await codeOf('code,sex\n"a,b')).toBe("csv-damaged");
    expect(await look()).toEqual(before);
  });

  it("takes formulas for words that are no answer and runs none, and refuses what is no sheet for people of one job", async () => {
    await save(sheetOf(even));
    const before = await look();
    const formulas = ['=HYPERLINK("http://example.com";"x")', "+1+1", "@SUM(A1:A9)", "-2+3"];
    const receipt = await save(
      ["code\tsex\t=cmd|calc", ...formulas.map((one, no) => `${codes[no]}\t${one.replaceAll('"', "'")}\tx`)].join("\n"),
    );
    expect(receipt).toMatchObject({ saved: false, problemCount: formulas.length, ignoredColumns: ["=cmd|calc"] });
    expect(receipt.problems[1]).toEqual({ line: 3, reason: "not-a-group", words: "+1+1", column: "sex" });
    const strangers = await save(["code,sex", "=1+1,female", `${codes[0]},female`, "C-0000000000,male"].join("\n"));
    expect(strangers).toMatchObject({ saved: true, matched: 1, problemCount: 2 });
    expect(strangers.problems.map(({ line, reason, words }) => [line, reason, words])).toEqual([
      [2, "not-a-candidate", "=1+1"],
      [4, "not-a-candidate", "C-0000000000"],
    ]);
    await save(sheetOf(even));
    const lines = (count: number) => `code,sex\n${"C-0000000000,female\n".repeat(count)}`;
    expect(await refusalOf(save(lines(40_000)))).toMatchObject({ status: 400, body: { code: "invalid-input" } });
    expect(await refusalOf(save(lines(1_000_000)))).toMatchObject({ status: 413, body: { code: "body-too-large" } });
    expect((await look()).groups?.tables).toEqual(before.groups?.tables);
  });

  it("are replaced whole, deleted on request, and gone with the candidate", async () => {
    await save(sheetOf(even));
    await save(`code,sex\n${codes.map((code) => `${code},f`).join("\n")}`);
    expect(await rows("group_sheets")).toHaveLength(1);
    expect((await look()).groups).toMatchObject({ attributes: ["Sex"], people: PEOPLE });
    const extra = await uploadAndRead(test, mara, [workerResume(PEOPLE + 1)]);
    const { id: otherJob } = await aJob(mara);
    await mara.startAnalysis({ params: { jobId: otherJob }, body: { sessionIds: [extra] } });
    await test.app.services.queue.idle();
    const [line] = (await mara.getSheetTemplate({ params: { jobId: otherJob } })).candidates;
    await mara.saveGroupSheet({ params: { jobId: otherJob }, body: { csv: `code,sex\n${line?.code},male` } });
    const resumeId = (await mara.getAnalysis({ params: { jobId: otherJob } })).candidates[0]?.resumeId ?? "";
    const erased = await mara.eraseCandidate({ params: { resumeId } });
    expect(erased.rows).toMatchObject({ group_answers: 1 });
    const left = await test.app.services.database.query("select 1 from group_answers where resume_id = $1", [resumeId]);
    expect(left.rows).toEqual([]);
    expect(await mara.deleteGroupSheet({ params: { jobId } })).toEqual({ deletedRows: PEOPLE });
    expect((await look()).groups).toBeNull();
    expect(await rows("group_answers")).toEqual([]);
    expect((await refusalOf(mara.deleteGroupSheet({ params: { jobId } }))).body.code).toBe("absent");
    const deeds = (await mara.listActivity({})).items.slice(0, 3).map(({ text }) => text);
    expect(deeds).toEqual(["Deleted group data", "Erased a candidate", "Saved group data for the fairness figures"]);
  });

  it("leave the server as figures alone: no answer about a candidate and no copy holds what somebody stated", async () => {
    await save(sheetOf(even));
    const [resumeId = ""] = resumeIds;
    await mara.updateSettings({ body: { blindReview: false } });
    const answers = await Promise.all([
      mara.getAnalysis({ params: { jobId } }),
      mara.getResult({ params: { jobId, resumeId } }),
      mara.getResume({ params: { resumeId } }),
      mara.getCandidateCopy({ params: { resumeId } }),
      mara.getSheetTemplate({ params: { jobId } }).then(({ candidates }) => candidates),
    ]);
    await mara.updateSettings({ body: { blindReview: true } });
    for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(/African American|"(?:Female|Male|White)"/);
    const { rows, leftOut } = await mara.getAccountCopy({});
    expect([rows.group_answers, leftOut.includes("group_answers")]).toEqual([undefined, true]);
    const figures = JSON.stringify(await look());
    for (const id of [...resumeIds, ...codes]) expect(figures).not.toContain(id);
    expect(figures).not.toMatch(/Harbourfield|Quillstone|Candidate \d/);
  });

  it("are another's like what is not there", async () => {
    await save(sheetOf(even));
    const other = await test.as("Olu Adeyemi");
    for (const ask of [
      (id: string) => other.getFairness({ params: { jobId: id } }),
      (id: string) => other.getAttrition({ params: { jobId: id } }),
      (id: string) => other.getSheetTemplate({ params: { jobId: id } }),
      (id: string) => other.saveGroupSheet({ params: { jobId: id }, body: { csv: sheetOf(even) } }),
      (id: string) => other.deleteGroupSheet({ params: { jobId: id } }),
    ] as const) {
      const foreign = await refusalOf(ask(jobId) as Promise<unknown>);
      expect(foreign).toMatchObject({ status: 404, body: { code: "absent" } });
      expect(await refusalOf(ask(randomUUID()) as Promise<unknown>)).toEqual(foreign);
    }
  });

  async function rows(table: "group_sheets" | "group_answers"): Promise<Record<string, unknown>[]> {
    const ofJob = table === "group_sheets" ? "job_id = $1" : "sheet_id in (select id from group_sheets where job_id = $1)";
    return (await test.app.services.database.query(`select * from ${table} where ${ofJob}`, [jobId])).rows as Record<string, unknown>[];
  }
});
