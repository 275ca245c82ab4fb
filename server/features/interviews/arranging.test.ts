import type { KitView, QuestionChange } from "@fairlead/contracts";
import type { Client } from "@fairlead/sdk";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { describeDatabases, openTestDatabase, type TestDatabase } from "../../test/open-test-database.ts";
import { aJob, refusalOf, SAMPLES, toFiles, uploadAndRead } from "../../test/recruiting.ts";

const RESUMES = ["jamal-whitfield-store-manager.txt", "linh-dao-driver-and-dispatcher.txt"];
const asIs = (view: KitView, core: boolean): QuestionChange[] =>
  [...view.kit.questions, ...view.hidden]
    .filter((one) => one.core === core)
    .map(({ id }) => ({ id, hidden: view.hidden.some((one) => one.id === id) }));

describeDatabases("questions of a kit", (driver) => {
  let database: TestDatabase | undefined;
  let test: TestApp;
  let mara: Client;
  let jobId: string;
  let resumeIds: string[];
  beforeAll(async () => {
    if (driver === "postgres") database = await openTestDatabase(driver);
    test = await createTestApp(database?.url ? { databaseUrl: database.url } : {});
    mara = await test.as();
    const sessionId = await uploadAndRead(test, mara, await toFiles(SAMPLES, RESUMES));
    ({ id: jobId } = await aJob(mara));
    await mara.startAnalysis({ params: { jobId }, body: { sessionIds: [sessionId] } });
    await test.app.services.queue.idle();
    resumeIds = (await mara.getAnalysis({ params: { jobId } })).candidates.map(({ resumeId }) => resumeId);
  });
  afterAll(async () => {
    await test.close();
    await database?.close();
  });

  const open = (at: number, minutes: 30 | 45 | 60) =>
    mara.openInterview({ params: { jobId, resumeId: resumeIds[at] ?? "" }, body: { minutes } });
  const arrange = ({ id: kitId, resumeId }: KitView, part: "everybody" | "candidate", questions: QuestionChange[]) =>
    mara.arrangeQuestions({ params: { kitId, resumeId }, body: { part, questions } });
  const texts = ({ kit }: KitView, core: boolean) => kit.questions.filter((one) => one.core === core).map(({ text }) => text);

  it("of the core are edited, hidden, moved and added for every candidate of the job", async () => {
    const [one, other] = [await open(0, 45), await open(1, 45)];
    const [first, second, third] = asIs(one, true);
    if (!first || !second || !third) throw new Error("three questions");
    const rest = asIs(one, true).slice(3);
    const own = { category: "technical" as const, minutes: 4 };
    const added = {
      id: "own-1",
      hidden: false,
      text: "Which stock system would you choose, and why?",
      followUps: ["What would it cost?"],
      own,
    };
    const saved = await arrange(one, "everybody", [
      second,
      { ...first, text: "How do you load a lorry so that the first stop comes off first?" },
      { ...third, hidden: true },
      added,
      ...rest,
    ]);
    const technical = saved.kit.questions.filter(({ category }) => category === "technical").map(({ id }) => id);
    expect(technical.slice(0, 2)).toEqual([second.id, first.id]);
    expect(technical).toContain("own-1");
    expect(saved.hidden.map(({ id }) => id)).toEqual([third.id]);
    expect(saved.origins).toEqual({ [first.id]: "edited", "own-1": "own" });
    const ofOwn = saved.kit.questions.find(({ id }) => id === "own-1");
    expect(ofOwn).toMatchObject({ core: true, minutes: 4, followUps: ["What would it cost?"], requirementIds: [] });
    expect(ofOwn?.anchors[5].length).toBeGreaterThan(10);
    const seenByOther = await open(1, 45);
    expect(texts(seenByOther, true)).toEqual(texts(saved, true));
    expect(texts(seenByOther, false)).toEqual(texts(other, false));
    expect(await open(0, 45)).toEqual(saved);
    const hiddenIds = saved.hidden.map(({ id }) => id);
    for (const { questionIds } of saved.kit.coverage) for (const id of questionIds) expect(hiddenIds).not.toContain(id);
    const without = await arrange(
      saved,
      "everybody",
      asIs(saved, true).filter(({ id }) => id !== "own-1"),
    );
    expect(without.kit.questions.map(({ id }) => id)).not.toContain("own-1");
  });

  it("in other words keep the anchors of the old ones, marked, until a person writes others or takes general ones", async () => {
    const one = await open(0, 60);
    const [first, ...rest] = asIs(one, true);
    if (!first) throw new Error("a question");
    const find = ({ kit }: KitView) => kit.questions.find(({ id }) => id === first.id);
    const before = find(one)?.anchors;
    const text = "How do you keep a delivery round on time in winter?";
    const reworded = await arrange(one, "everybody", [{ ...first, text }, ...rest]);
    expect([find(reworded)?.anchors, reworded.keptAnchors]).toEqual([before, [first.id]]);
    const moved = await arrange(reworded, "everybody", [...rest, first]);
    expect(moved.keptAnchors).toEqual([first.id]);
    const anchors = { 1: "Hopes for mild weather.", 3: "Plans more time for it.", 5: "Plans routes, tyres and calls ahead." };
    const rewritten = await arrange(moved, "everybody", [{ ...first, anchors }, ...rest]);
    expect([find(rewritten)?.anchors, rewritten.keptAnchors]).toEqual([anchors, []]);
    const general = await arrange(rewritten, "everybody", [{ ...first, anchors: null }, ...rest]);
    expect(find(general)?.anchors[5]).not.toBe(anchors[5]);
    const rewordedAgain = await arrange(general, "everybody", [{ ...first, text: "How do you plan a round in deep snow?" }, ...rest]);
    expect(rewordedAgain.keptAnchors).toEqual([]);
  });

  it("about one resume stay with that resume", async () => {
    const [one, other] = [await open(0, 60), await open(1, 60)];
    const [probe, ...rest] = asIs(one, false);
    if (!probe) throw new Error("a probe");
    await arrange(one, "candidate", [{ ...probe, hidden: true }, ...rest]);
    expect((await open(0, 60)).hidden.map(({ id }) => id)).toEqual([probe.id]);
    expect(await open(1, 60)).toEqual(other);
  });

  it("are replaced by another one about the same, each time another, and notes stay with the old one", async () => {
    const one = await open(0, 30);
    const old = one.kit.questions.find(({ core, category }) => core && category === "technical");
    if (!old) throw new Error("a question");
    const params = { kitId: one.id, resumeId: one.resumeId };
    const card = { interviewer: "Aiko", answers: [{ questionId: old.id, score: 4, notes: "clear" }], recommendation: null };
    await mara.saveScorecard({ params, body: card });
    const after = await mara.replaceQuestion({ params, body: { questionId: old.id } });
    const fresh = after.kit.questions.find(({ id }) => id === `${old.id}.1`);
    expect(fresh).toMatchObject({ category: old.category, core: true, requirementIds: old.requirementIds, minutes: old.minutes });
    expect(one.kit.questions.map(({ text }) => text)).not.toContain(fresh?.text);
    expect(after.kit.questions).toHaveLength(one.kit.questions.length);
    expect(after.origins).toEqual({ [`${old.id}.1`]: "replaced" });
    await mara.saveScorecard({ params, body: { ...card, answers: [{ questionId: fresh?.id ?? "", score: 2, notes: "" }] } });
    const answers = (await open(0, 30)).scorecards[0]?.answers.map(({ questionId, score }) => [questionId, score]);
    expect(answers).toEqual([
      [fresh?.id, 2],
      [old.id, 4],
    ]);
    for (const probe of one.kit.questions.filter(({ core }) => !core)) {
      const { kit } = await mara.replaceQuestion({ params, body: { questionId: probe.id } });
      const next = kit.questions.find(({ id }) => id === `${probe.id}.1`);
      expect(next?.text).not.toBe(probe.text);
      expect((next?.requirementIds.length ?? 0) + (next?.evidence.length ?? 0)).toBeGreaterThan(0);
    }
    const seen = new Set([fresh?.text]);
    for (let turn = 1; turn < 5; turn++) {
      const { kit } = await mara.replaceQuestion({ params, body: { questionId: `${old.id}.${turn}` } });
      const next = kit.questions.find(({ id }) => id === `${old.id}.${turn + 1}`);
      expect(next?.requirementIds).toEqual(old.requirementIds);
      expect(kit.questions.filter(({ text }) => text === next?.text)).toHaveLength(1);
      seen.add(next?.text);
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  it("that ask about a person's traits are refused, whoever wrote them, with a lawful one offered", async () => {
    const view = await open(1, 30);
    const [first, ...rest] = asIs(view, true);
    if (!first) throw new Error("a question");
    const own = { category: "inclusion" as const, minutes: 3 };
    for (const change of [
      { ...first, text: "Do you have any children, and who looks after them?" },
      { ...first, followUps: ["And how old are you?"] },
      { id: "own-9", hidden: true, text: "Which church do you go to on Sundays?", own },
    ]) {
      const questions = change.id === first.id ? [change, ...rest] : [first, ...rest, change];
      const refusal = await refusalOf(arrange(view, "everybody", questions));
      expect(refusal).toMatchObject({ status: 422, body: { code: "unlawful-question" } });
      expect(refusal.body.details).toMatch(/“.+”\. .+ Instead: .+\?/);
    }
    expect(await open(1, 30)).toEqual(view);
    const text = "Tell me about your last project. Are you married?";
    const { findings } = await mara.checkQuestion({ body: { text } });
    expect(findings).toMatchObject([{ trait: "family", words: "Are you married", start: 33, end: 48 }]);
    expect(await mara.checkQuestion({ body: { text: "How do you plan a week with twelve drivers?" } })).toEqual({ findings: [] });
  });

  it("cannot be lost, doubled or invented", async () => {
    const view = await open(1, 30);
    const all = asIs(view, true);
    const codeOf = async (questions: QuestionChange[]) => (await refusalOf(arrange(view, "everybody", questions))).body.code;
    expect(await codeOf(all.slice(1))).toBe("invalid-input");
    expect(await codeOf([...all, ...all.slice(0, 1)])).toBe("invalid-input");
    expect(await codeOf([...all, { id: "core-99", hidden: false, text: "A question out of nowhere?" }])).toBe("invalid-input");
    expect(await codeOf([...all, ...asIs(view, false)])).toBe("invalid-input");
    expect(await open(1, 30)).toEqual(view);
  });
});
