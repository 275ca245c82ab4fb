import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLogger } from "../log/index.ts";
import { createTestApp, type TestApp } from "../test/create-test-app.ts";
import { PASSWORD, signUp, toToken } from "../test/sign-up.ts";
import { call, type EmbeddedBench, openEmbeddedBench, signUpAt } from "./test/open-embedded-bench.ts";

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe("attacks on sign-in over HTTP", () => {
  let app: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    const log = createLogger({ level: "debug", destination: { write: (line: string) => void lines.push(line) } });
    app = await createTestApp({ overrides: { log } });
  });
  afterAll(() => app?.close());
  let people = 0;
  const newcomer = async () => {
    const email = `person${++people}@example.com`;
    return { email, ...(await signUp(app.url, { name: "Mara Ortiz", email, password: PASSWORD })) };
  };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${app.url}/api/auth/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: app.url, ...headers },
      body: JSON.stringify(body),
    });
  /** Raw headers, as no browser sends them. */
  const askWith = (authorizations: string[]) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const headers = ["Host", new URL(app.url).host, ...authorizations.flatMap((value) => ["Authorization", value])];
      const asked = request(`${app.url}/api/v1/account`, { headers: headers as never }, (response) => {
        let text = "";
        response.on("data", (chunk) => {
          text += chunk;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, body: text.replace(/"requestId":"[^"]+"/, "") }));
      });
      asked.on("error", reject);
      asked.end();
    });

  it("S03: every wrong token gets the same 401, and none is logged", async () => {
    const { token, cookie } = await newcomer();
    const [header, payload, signature] = token.split(".") as [string, string, string];
    const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    const wrong = [
      [`Bearer ${none}.${payload}.`],
      [`Bearer ${header}.${payload}.`],
      [`Bearer ${header}.${payload}.${signature.slice(0, -4)}AAAA`],
      [`bearer ${token}`],
      [`Bearer ${token}, Bearer ${token}`],
      [`Bearer ${cookie.split("=").slice(1).join("=")}`],
      [`Bearer flr_${"a".repeat(36)}`],
      ["Bearer "],
      [`Bearer ${"a".repeat(9_000)}`],
      ["Basic eDp5", `Bearer ${token}`],
    ];
    const expected = await askWith([]);
    expect(expected.status).toBe(401);
    for (const authorizations of wrong) expect(await askWith(authorizations)).toEqual(expected);
    expect((await askWith([`Bearer ${token}`])).status).toBe(200);
    for (const part of [payload, signature]) expect(lines.join("")).not.toContain(part);
  });

  it("S05: a cookie that an attacker set before is worth nothing after signing in", async () => {
    const { email } = await newcomer();
    const attacker = await newcomer();
    const answer = await post("sign-in/email", { email, password: PASSWORD }, { cookie: attacker.cookie });
    const fresh = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    expect(fresh).not.toBe(attacker.cookie);
    const who = await fetch(`${app.url}/api/auth/get-session`, { headers: { cookie: fresh } });
    expect(await who.json()).toMatchObject({ user: { email } });
    await expect(toToken(app.url, attacker.cookie)).rejects.toThrow("401");
  });

  it("S05: after signing out neither the cookie nor any token of it opens anything, in any tab", async () => {
    const { token, cookie } = await newcomer();
    const second = await toToken(app.url, cookie);
    expect((await post("sign-out", {}, { cookie })).status).toBe(200);
    for (const dead of [token, second]) expect((await askWith([`Bearer ${dead}`])).status).toBe(401);
    await expect(toToken(app.url, cookie)).rejects.toThrow("401");
  });

  it("S05: signed out stays signed out over a restart", async () => {
    const [gone, there] = [await newcomer(), await newcomer()];
    await post("sign-out", {}, { cookie: gone.cookie });
    await app.restart();
    expect((await askWith([`Bearer ${gone.token}`])).status).toBe(401);
    expect((await askWith([`Bearer ${there.token}`])).status).toBe(200);
  });

  it("S40: a thousand guesses at one account end after a few, and so do a thousand accounts from one address", async () => {
    const { email } = await newcomer();
    const statuses: number[] = [];
    for (let i = 0; i < 1_000; i++) statuses.push((await post("sign-in/email", { email, password: `guess ${i}` })).status);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(11);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(989);
    const stuffed: number[] = [];
    for (let i = 0; i < 1_000; i++)
      stuffed.push((await post("sign-in/email", { email: `other${i}@example.com`, password: "guess" })).status);
    expect(stuffed.filter((status) => status === 400).length).toBeLessThanOrEqual(50);
    expect(lines.join("")).not.toMatch(/person\d+@|guess \d/);
  }, 90_000);
});

describe("what the time of an answer tells", () => {
  let bench: EmbeddedBench;
  beforeAll(async () => {
    bench = await openEmbeddedBench("embedded");
  });
  afterAll(() => bench?.close());

  it("S40: an unknown address takes as long as a wrong password, and the owner gets in from elsewhere", async () => {
    const { email } = await signUpAt(bench.identity);
    const time = async (address: string, who: string) => {
      const from = performance.now();
      await call(bench.identity, "sign-in/email", { body: { email: who, password: "not this one" }, address });
      return performance.now() - from;
    };
    const differ = async (round: number) => {
      const wrong: number[] = [];
      const unknown: number[] = [];
      for (let i = 0; i < 60; i++) {
        wrong.push(await time(`10.${round}.0.${i}`, email));
        unknown.push(await time(`10.${round}.1.${i}`, `nobody${round}-${i}@example.com`));
      }
      return Math.abs(median(wrong) - median(unknown));
    };
    // What a password costs to check is missing in every round; what others do on the machine, in one of them.
    const rounds: number[] = [];
    while (rounds.length < 3 && !rounds.some((ms) => ms < 10)) rounds.push(await differ(rounds.length + 10));
    expect(Math.min(...rounds)).toBeLessThan(10);
    expect((await call(bench.identity, "sign-in/email", { body: { email, password: PASSWORD }, address: "10.3.0.1" })).status).toBe(200);
  }, 90_000);
});
