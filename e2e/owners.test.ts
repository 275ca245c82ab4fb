import { randomUUID } from "node:crypto";
import { OPERATIONS, type OperationName, ROUTES } from "@fairlead/contracts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../server/test/create-test-app.ts";
import { aJob, uploadAndRead } from "../server/test/recruiting.ts";
import { anotherVersion, DANIEL, sampleFile, type TestClient } from "../server/test/resume-files.ts";

type Ids = { sessionId: string; resumeId: string; otherId: string; correctionId: string; jobId: string; kitId: string; signInId: string };
type Request = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

/** One well-formed request per operation, about the rows that `ids` names; an operation without an entry does not compile. */
const REQUESTS: Record<OperationName, (ids: Ids) => Request> = {
  getAccount: () => ({}),
  updateSettings: () => ({ body: { theme: "dark" } }),
  changeName: () => ({ body: { displayName: "Mara O." } }),
  changeEmail: () => ({ body: { email: "mara@example.com" } }),
  changePassword: () => ({ body: { password: "another quiet harbour" } }),
  deleteAccount: () => ({ body: { email: "somebody.else@example.com" } }),
  listSignIns: () => ({}),
  endSignIn: ({ signInId }) => ({ params: { signInId } }),
  endSignIns: () => ({ body: { keepThis: true } }),
  trackLogin: () => ({ body: { method: "email", timestamp: "2026-11-21T10:00:00Z", isNewUser: false, loginStreak: 1 } }),
  listCredits: () => ({}),
  getUsage: () => ({}),
  listActivity: () => ({}),
  getAccountCopy: () => ({}),
  getCandidateCopy: ({ resumeId }) => ({ params: { resumeId }, body: {} }),
  eraseCandidate: ({ resumeId }) => ({ params: { resumeId }, body: {} }),
  sendFeedback: () => ({ body: { kind: "idea", message: "Show the list in two columns." } }),
  createUploadSession: () => ({ body: { name: "Another session" } }),
  listUploadSessions: () => ({}),
  getUploadSession: ({ sessionId }) => ({ params: { sessionId } }),
  renameUploadSession: ({ sessionId }) => ({ params: { sessionId }, body: { name: "Taken over" } }),
  deleteUploadSession: ({ sessionId }) => ({ params: { sessionId } }),
  uploadResumes: ({ sessionId }) => ({ params: { sessionId } }),
  addSamples: () => ({}),
  listResumes: ({ sessionId }) => ({ query: { sessionId } }),
  getResume: ({ resumeId }) => ({ params: { resumeId } }),
  revealResume: ({ resumeId }) => ({ params: { resumeId }, body: {} }),
  getResumePage: ({ resumeId }) => ({ params: { resumeId, number: "1" } }),
  revealResumePage: ({ resumeId }) => ({ params: { resumeId, number: "1" }, body: {} }),
  correctResume: ({ resumeId }) => ({ params: { resumeId }, body: { corrections: [{ path: "/work/0/location", value: "Lyon" }] } }),
  undoCorrection: ({ resumeId, correctionId }) => ({ params: { resumeId, correctionId } }),
  searchSkills: () => ({ query: { search: "excel" } }),
  denyLikeness: ({ resumeId, otherId }) => ({ params: { resumeId, otherId }, body: { isDenied: true } }),
  retryResume: ({ resumeId }) => ({ params: { resumeId }, body: {} }),
  readJobText: () => ({ body: { description: "Nurse\n\nRequirements\n- First aid" } }),
  draftJob: () => ({ body: { title: "Nurse", requirements: [{ name: "First aid", importance: "must" }] } }),
  getDraftPrompts: () => ({}),
  rewordDraft: () => ({ body: { title: "Nurse", duties: ["Planning of the rota"] } }),
  createJob: ({ jobId }) => ({ body: { title: "Copy", description: "Copy", versionOf: jobId, profile: EMPTY_PROFILE } }),
  listJobs: () => ({}),
  getJob: ({ jobId }) => ({ params: { jobId } }),
  checkBias: () => ({ body: { description: "We want a rockstar." } }),
  getBiasReport: ({ jobId }) => ({ params: { jobId } }),
  keepWording: ({ jobId }) => ({ params: { jobId }, body: { rule: "x", reason: "y", text: "", start: 0, end: 0 } }),
  reopenWording: ({ jobId }) => ({ params: { jobId }, body: { rule: "x", start: 0, end: 0 } }),
  startAnalysis: ({ jobId, sessionId }) => ({ params: { jobId }, body: { sessionIds: [sessionId] } }),
  listAnalyses: () => ({}),
  getAnalysis: ({ jobId }) => ({ params: { jobId } }),
  getResult: ({ jobId, resumeId }) => ({ params: { jobId, resumeId } }),
  verifyResult: ({ jobId, resumeId }) => ({ params: { jobId, resumeId } }),
  decide: ({ jobId, resumeId }) => ({ params: { jobId }, body: { resumeId, decision: "shortlist", evidenceOpened: false } }),
  getAttrition: ({ jobId }) => ({ params: { jobId } }),
  getFairness: ({ jobId }) => ({ params: { jobId } }),
  getFairnessOverJobs: () => ({}),
  getSheetTemplate: ({ jobId }) => ({ params: { jobId } }),
  saveGroupSheet: ({ jobId, resumeId }) => ({ params: { jobId }, body: { csv: `resume id,sex\n${resumeId},female\n` } }),
  deleteGroupSheet: ({ jobId }) => ({ params: { jobId } }),
  openInterview: ({ jobId, resumeId }) => ({ params: { jobId, resumeId }, body: { minutes: 30 } }),
  arrangeQuestions: ({ kitId, resumeId }) => ({
    params: { kitId, resumeId },
    body: { part: "everybody", questions: [{ id: "core-1", hidden: true }] },
  }),
  replaceQuestion: ({ kitId, resumeId }) => ({ params: { kitId, resumeId }, body: { questionId: "core-1" } }),
  checkQuestion: () => ({ body: { text: "How old are you?" } }),
  saveScorecard: ({ kitId, resumeId }) => ({
    params: { kitId, resumeId },
    body: { interviewer: "Eve", answers: [], recommendation: null },
  }),
  streamEvents: () => ({}),
};
const EMPTY_PROFILE = { language: "en", requirements: [], languages: [], responsibilities: [], flags: [] };
const NAMES = Object.keys(ROUTES) as OperationName[];
/** Operations that name a row of somebody: in the path, or in the body. */
const ABOUT_ROWS = NAMES.filter((name) => ROUTES[name].path.includes(":") || ["createJob"].includes(name));

let app: TestApp;
let owner: TestClient;
let stranger: TestClient;
let ids: Ids;
const nobody: Ids = {
  sessionId: randomUUID(),
  resumeId: randomUUID(),
  otherId: randomUUID(),
  correctionId: randomUUID(),
  jobId: randomUUID(),
  kitId: randomUUID(),
  signInId: randomUUID(),
};

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.as("Mara Ortiz");
  stranger = await app.as("Eve Sand");
  const sessionId = await uploadAndRead(app, owner, [sampleFile(DANIEL), anotherVersion(DANIEL)]);
  const job = await aJob(owner);
  await owner.startAnalysis({ params: { jobId: job.id }, body: { sessionIds: [sessionId] } });
  await app.app.services.queue.idle();
  const { resumes } = await owner.getUploadSession({ params: { sessionId } });
  const [resumeId, otherId] = resumes.map(({ id }) => id) as [string, string];
  const corrected = await owner.correctResume({ params: { resumeId }, body: { corrections: [{ path: "/basics/label", value: "Lead" }] } });
  const correctionId = corrected.reading?.history[0]?.id as string;
  await app.app.services.queue.idle();
  await owner.saveGroupSheet({ params: { jobId: job.id }, body: { csv: `resume id,sex\n${resumeId},female\n` } });
  const kit = await owner.openInterview({ params: { jobId: job.id, resumeId }, body: { minutes: 30 } });
  const signInId = (await owner.listSignIns({})).items[0]?.id as string;
  await owner.changeName({ body: { displayName: "Mara Ortiz" } });
  await owner.trackLogin({ body: { method: "email", timestamp: new Date().toISOString(), isNewUser: true, loginStreak: 1 } });
  ids = { sessionId, resumeId, otherId, correctionId, jobId: job.id, kitId: kit.id, signInId };
});
afterAll(() => app?.close());

type Answer = { status: number; body: string };

/** Asks as somebody; the id of the request is taken out of the answer, so that equal answers are equal. */
async function ask(name: OperationName, about: Ids, token: string | null): Promise<Answer> {
  const { params = {}, query, body } = REQUESTS[name](about);
  const path = ROUTES[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? "");
  const form = new FormData();
  form.append("files", sampleFile(DANIEL));
  const isFiles = OPERATIONS[name].kind === "files";
  const response = await fetch(`${app.url}${path}${query ? `?${new URLSearchParams(query)}` : ""}`, {
    method: ROUTES[name].method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(isFiles ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (isStream) await response.body?.cancel();
  const text = isStream ? "" : await response.text();
  return { status: response.status, body: text.replace(/,"requestId":"[^"]+"/, "") };
}

/** Everything of the owner that somebody could have changed, as the owner sees it. */
async function everything(): Promise<string> {
  const answers = [];
  for (const name of [
    "listUploadSessions",
    "getUploadSession",
    "getResume",
    "listJobs",
    "getJob",
    "getBiasReport",
    "getAnalysis",
    "getResult",
    "listAnalyses",
    "getAttrition",
    "getFairness",
    "getFairnessOverJobs",
  ] as const)
    answers.push((await ask(name, ids, owner.token)).body);
  answers.push((await ask("openInterview", ids, owner.token)).body);
  return answers.join("\n");
}

describe("every operation", () => {
  test.each(NAMES.filter((name) => ROUTES[name].access === "user"))("%s refuses somebody who is not signed in", async (name) => {
    const answer = await ask(name, ids, null);
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.body)).toMatchObject({ code: "unauthenticated", message: "Authentication required. Please log in again." });
  });

  test.each(ABOUT_ROWS)("%s answers another owner's rows exactly like rows that do not exist", async (name) => {
    const before = await everything();
    const foreign = await ask(name, ids, stranger.token);
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(await ask(name, nobody, stranger.token));
    expect(JSON.parse(foreign.body)).toMatchObject({ code: "absent" });
    expect(await everything()).toBe(before);
  });

  test.each(NAMES.filter((name) => name.startsWith("list")))("%s shows a stranger nothing of the owner", async (name) => {
    const own = await ask(name, ids, owner.token);
    const foreign = await ask(name, ids, stranger.token);
    expect(JSON.parse(own.body).items).not.toEqual([]);
    const shown = JSON.stringify(JSON.parse(foreign.body));
    for (const id of Object.values(ids)) expect(shown).not.toContain(id);
  });

  test.each(NAMES)("%s with an id that is none is not found, or does not name one", async (name) => {
    if (!ROUTES[name].path.includes(":")) return;
    const odd = { sessionId: "1", resumeId: "../x", otherId: "1", correctionId: "0", jobId: "' or 1=1", kitId: "null", signInId: "-" };
    expect((await ask(name, odd, owner.token)).status).toBe(404);
  });

  test("that takes ids in its body refuses a stranger's session and candidate among own ones", async () => {
    const job = await aJob(stranger);
    const start = stranger.startAnalysis({ params: { jobId: job.id }, body: { sessionIds: [ids.sessionId] } });
    await expect(start).rejects.toMatchObject({ status: 404, code: "absent" });
    const decide = stranger.decide({
      params: { jobId: job.id },
      body: { resumeId: ids.resumeId, decision: "shortlist", evidenceOpened: false },
    });
    await expect(decide).rejects.toMatchObject({ status: 404, code: "absent" });
  });
});

/** Every way in under /api/auth, with what nobody in particular gets there; a path that is not listed fails. */
const WAYS_IN: Record<string, number> = {
  "GET /api/auth/config": 200,
  "GET /api/auth/jwks": 200,
  "GET /api/auth/get-session": 200,
  "GET /api/auth/token": 401,
  "POST /api/auth/sign-up/email": 400,
  "POST /api/auth/sign-in/email": 400,
  "POST /api/auth/sign-out": 200,
  "POST /api/auth/request-password-reset": 400,
  "POST /api/auth/check-reset-code": 400,
  "POST /api/auth/reset-password": 400,
  "POST /api/auth/verify-email": 400,
  "GET /api/auth/email-confirmation": 401,
  "POST /api/auth/email-confirmation": 401,
  "GET /api/auth/google": 302,
  "GET /api/auth/callback/google": 302,
  "GET /api/auth/google/result": 200,
  "GET /api/auth/google/result.js": 200,
};

describe("the ways in", () => {
  test("are these and no others", () => {
    expect(app.app.identity.paths.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(WAYS_IN).sort());
  });

  test.each(Object.entries(WAYS_IN))("%s gives nobody %d, and a stranger nothing of the owner", async (way, status) => {
    const [method = "", path = ""] = way.split(" ");
    const knock = async (headers: Record<string, string>) => {
      const json =
        method === "POST" ? { body: "{}", headers: { ...headers, "content-type": "application/json", origin: app.url } } : { headers };
      const response = await fetch(`${app.url}${path}`, { method, redirect: "manual", ...json });
      return { status: response.status, text: await response.text(), cookies: response.headers.getSetCookie() };
    };
    const nobody = await knock({});
    expect(nobody.status).toBe(status);
    for (const { text, cookies } of [nobody, await knock({ authorization: `Bearer ${stranger.token}` })]) {
      expect(text).not.toContain(owner.email);
      expect(cookies.filter((line) => !line.includes("=;"))).toEqual([]);
    }
    expect((await ask("getAccount", ids, owner.token)).status).toBe(200);
  });
});

describe("a token", () => {
  test("of another installation is refused", async () => {
    const other = await createTestApp();
    try {
      const member = await other.as("Mara Ortiz");
      expect((await ask("listJobs", ids, member.token)).status).toBe(401);
    } finally {
      await other.close();
    }
  });
});

describe("addresses outside the table", () => {
  test.each([
    ["GET", "/api/v1/nothing", 404, "no-such-operation"],
    ["GET", "/api/auth/list-sessions", 404, "no-such-operation"],
    ["POST", "/api/auth/change-password", 404, "no-such-operation"],
    ["DELETE", "/api/v1/jobs", 405, "wrong-method"],
  ])("%s %s is %d %s", async (method, path, status, code) => {
    const response = await fetch(`${app.url}${path}`, { method, headers: { authorization: `Bearer ${owner.token}` } });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });
});
