import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Account, ERRORS } from "@fairlead/contracts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findBrokenLink, recordAudit } from "../../audit/index.ts";
import { toOwnerId } from "../../db/index.ts";
import { createHttp, type HandledName, type Handlers, type Services } from "../../http/index.ts";
import { createLogger } from "../../log/index.ts";
import { describeDatabases, openTestDatabase, type TestDatabase } from "../../test/open-test-database.ts";
import { openTestIdentity } from "../../test/open-test-identity.ts";
import { accountsHandlers, isBlind } from "./index.ts";

const ORIGIN = "http://localhost:4000";
const lines: string[] = [];
/** What a new person finds. */
const FRESH = {
  blindReview: true,
  theme: "system",
  density: "comfortable",
  singleKeyShortcuts: true,
  reducedMotion: false,
  language: "en",
};

describeDatabases("accounts", (driver) => {
  let database: TestDatabase;
  let folder: string;
  let http: ReturnType<typeof createHttp>;
  beforeAll(async () => {
    database = await openTestDatabase(driver);
    folder = await mkdtemp(join(tmpdir(), "fairlead-accounts-"));
    const log = createLogger({ level: "debug", destination: { write: (line: string) => void lines.push(line) } });
    const identity = await openTestIdentity({ database, dataFolder: folder, publicUrl: ORIGIN, log });
    http = createHttp({
      services: { database, db: database.db, log, now: () => new Date() } as Partial<Services> as Services,
      identity,
      handlers: accountsHandlers as unknown as Handlers<HandledName>,
      pagesFolder: null,
      publicUrl: ORIGIN,
      callsAMinute: 100_000,
      checkAnswers: true,
      isDraining: () => false,
      stopping: new AbortController().signal,
    });
  });
  afterAll(async () => {
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const ask = async (method: string, path: string, options: { body?: unknown; headers?: Record<string, string> } = {}) => {
    const { body, headers = {} } = options;
    const text = body === undefined ? undefined : JSON.stringify(body);
    const origin = { origin: ORIGIN, "content-type": "application/json" };
    const response = await http.request(`${ORIGIN}/api/${path}`, {
      method,
      headers: { ...origin, ...headers },
      ...(text ? { body: text } : {}),
    });
    return { status: response.status, headers: response.headers, json: await response.json() };
  };
  const signUp = async () => {
    const email = `${randomUUID()}@example.com`;
    const signedUp = await ask("POST", "auth/sign-up/email", { body: { name: "Mara Ortiz", email, password: "a quiet harbour at dawn" } });
    const cookie = signedUp.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const { json } = await ask("GET", "auth/token", { headers: { cookie } });
    return {
      email,
      cookie,
      ownerId: toOwnerId(signedUp.json.user.uid),
      token: json.token,
      headers: { authorization: `Bearer ${json.token}` },
    };
  };

  it("a new person reads their own account, blind review on", async () => {
    const { headers, email, ownerId } = await signUp();
    const { status, json } = await ask("GET", "v1/account", { headers });
    expect(status).toBe(200);
    expect(Account.parse(json)).toMatchObject({
      uid: ownerId,
      email,
      provider: "password",
      settings: FRESH,
    });
  });

  it("a setting that is changed leaves the others, and another person's, as they were", async () => {
    const one = await signUp();
    const other = await signUp();
    await ask("PATCH", "v1/account/settings", { headers: one.headers, body: { theme: "dark" } });
    const { json } = await ask("PATCH", "v1/account/settings", { headers: one.headers, body: { blindReview: false } });
    expect(json.settings).toEqual({ ...FRESH, blindReview: false, theme: "dark" });
    expect(await isBlind(one.ownerId, database.db)).toBe(false);
    expect(await isBlind(other.ownerId, database.db)).toBe(true);
    expect((await ask("GET", "v1/account", { headers: other.headers })).json.settings).toEqual(FRESH);
  });

  it("every setting is kept as it was chosen", async () => {
    const { headers } = await signUp();
    const chosen = {
      blindReview: false,
      theme: "light",
      density: "compact",
      singleKeyShortcuts: false,
      reducedMotion: true,
      language: "en",
    };
    for (const [name, value] of Object.entries(chosen)) await ask("PATCH", "v1/account/settings", { headers, body: { [name]: value } });
    expect((await ask("GET", "v1/account", { headers })).json.settings).toEqual(chosen);
  });

  it("an account that is older than a setting has its default", async () => {
    const { headers, ownerId } = await signUp();
    await database.query(`update accounts set settings = '{"blindReview":false,"theme":"dark"}' where uid = '${ownerId}'`);
    expect((await ask("GET", "v1/account", { headers })).json.settings).toEqual({ ...FRESH, blindReview: false, theme: "dark" });
    const { json } = await ask("PATCH", "v1/account/settings", { headers, body: { density: "compact" } });
    expect(json.settings).toEqual({ ...FRESH, blindReview: false, theme: "dark", density: "compact" });
  });

  it("who is unknown is seen blind", async () => {
    expect(await isBlind(toOwnerId("nobody"), database.db)).toBe(true);
  });

  it.each([
    { ownerId: "x" },
    { uid: "x" },
    { email: "x@example.com" },
    { settings: {} },
    { blindReview: "no" },
    { theme: "pink" },
    { density: "roomy" },
    { singleKeyShortcuts: "on" },
    { reducedMotion: 1 },
    { language: "de" },
    { credits: 5 },
  ])("%j is no setting", async (body) => {
    const { headers } = await signUp();
    const before = await ask("GET", "v1/account", { headers });
    expect(await ask("PATCH", "v1/account/settings", { headers, body })).toMatchObject({ status: 400, json: { code: "invalid-input" } });
    expect((await ask("GET", "v1/account", { headers })).json).toEqual(before.json);
  });

  it("switching blind review is recorded once each way, other settings are not", async () => {
    const { headers, ownerId } = await signUp();
    for (const body of [{ blindReview: true }, { theme: "light" }, { blindReview: false }, { blindReview: false }, { blindReview: true }])
      await ask("PATCH", "v1/account/settings", { headers, body });
    const { rows } = await database.query(`select action, object_id from audit_entries where owner_id = '${ownerId}' order by id`);
    expect(rows).toEqual([
      { action: "blind-review.off", object_id: ownerId },
      { action: "blind-review.on", object_id: ownerId },
    ]);
  });

  it("switches at the same moment are recorded in the order they hold", async () => {
    const { headers, ownerId } = await signUp();
    const switches = Array.from({ length: 24 }, (_, no) =>
      ask("PATCH", "v1/account/settings", { headers, body: { blindReview: no % 2 === 1 } }),
    );
    await Promise.all(switches);
    const { rows } = await database.query(`select action from audit_entries where owner_id = '${ownerId}' order by id`);
    const actions = rows.map(({ action }) => action);
    expect(actions).toEqual(actions.map((_, no) => (no % 2 === 0 ? "blind-review.off" : "blind-review.on")));
    expect(actions.length % 2 === 0).toBe(await isBlind(ownerId, database.db));
  });

  it("every wrong token gets the same answer, without a trace of the token in the log", async () => {
    const { token, headers, cookie } = await signUp();
    const wrong = [
      undefined,
      "Bearer",
      `bearer ${token}`,
      `Bearer ${token.slice(0, -4)}AAAA`,
      `Basic ${token}`,
      `Bearer ${"a.".repeat(5_000)}`,
    ];
    const answer = async (authorization: string | undefined) => {
      const { status, json } = await ask("GET", "v1/account", authorization === undefined ? {} : { headers: { authorization } });
      return { status, ...json, requestId: "" };
    };
    const expected = { status: 401, code: "unauthenticated", message: ERRORS.unauthenticated.message };
    for (const authorization of wrong) expect(await answer(authorization)).toMatchObject(expected);
    expect(await answer(wrong[2])).toEqual(await answer(undefined));
    expect((await ask("GET", "v1/account", { headers })).status).toBe(200);
    await ask("POST", "auth/sign-out", { headers: { cookie } });
    expect(await answer(headers.authorization)).toEqual(await answer(undefined));
    const said = lines.join("");
    for (const part of token.split(".")) expect(said).not.toContain(part);
    expect(said).toContain("/api/v1/account");
  });

  it("what sign-in refuses is told in the shape of every error", async () => {
    const { status, json, headers } = await ask("POST", "auth/sign-in/email", {
      body: { email: "nobody@example.com", password: "something" },
    });
    expect([status, json]).toEqual([
      400,
      { code: "auth/user-not-found", message: "No user found with this email address.", actions: [], retryable: false },
    ]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(lines.join("")).not.toContain("nobody@example.com");
  });

  it("library paths that are not ours are answered like any unknown path", async () => {
    const { cookie } = await signUp();
    for (const path of ["auth/list-sessions", "auth/update-user", "auth/ok", "auth/sign-in/social"])
      expect((await ask("POST", path, { headers: { cookie }, body: {} })).json).toMatchObject({ code: "no-such-operation" });
  });

  it("a chain of entries shows a change, a gap and a swap", async () => {
    const record = async () => {
      const ownerId = toOwnerId(randomUUID());
      const events = ["a", "b", "c", "d"].map((objectId) => ({ action: "resume.reveal" as const, objectId, requestId: randomUUID() }));
      await Promise.all(events.map((event) => database.db.transaction((tx) => recordAudit(ownerId, tx, event))));
      const { rows } = await database.query(`select id from audit_entries where owner_id = '${ownerId}' order by id`);
      expect(rows).toHaveLength(4);
      return { ownerId, ids: rows.map(({ id }) => Number(id)) };
    };
    const whole = await record();
    expect(await findBrokenLink(whole.ownerId, database.db)).toBeNull();
    const damages = [
      { broken: 1, damage: (ids: number[]) => sql`update audit_entries set object_id = 'z' where id = ${ids[1]}` },
      { broken: 2, damage: (ids: number[]) => sql`delete from audit_entries where id = ${ids[1]}` },
    ];
    for (const { broken, damage } of damages) {
      const { ownerId, ids } = await record();
      await database.db.execute(damage(ids));
      expect(await findBrokenLink(ownerId, database.db)).toBe(ids[broken]);
    }
    const { ownerId, ids } = await record();
    await database.db.execute(sql`update audit_entries set id = ${-(ids[2] ?? 0)} where id = ${ids[2]}`);
    expect(await findBrokenLink(ownerId, database.db)).toBe(-(ids[2] ?? 0));
  });
});
