import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeDatabases } from "../../test/open-test-database.ts";
import type { Identity } from "../index.ts";
import { type Mailbox, openMailbox } from "../test/mailbox.ts";
import { call, type EmbeddedBench, ORIGIN, openEmbeddedBench, signUpAt } from "../test/open-embedded-bench.ts";
import { CLIENT, type Fault, type OpenIdProvider, openProvider, type Somebody } from "../test/openid-provider.ts";

const toSomebody = (change: Partial<Somebody> = {}): Somebody => {
  const sub = randomUUID();
  return { sub, email: `${sub}@example.com`, email_verified: true, name: "Nia Okafor", picture: "https://example.com/n.png", ...change };
};

describeDatabases("sign-in with Google", (driver) => {
  let bench: EmbeddedBench;
  let box: Mailbox;
  let provider: OpenIdProvider;
  let identity: Identity;
  beforeAll(async () => {
    bench = await openEmbeddedBench(driver);
    box = await openMailbox();
    provider = await openProvider();
    identity = await bench.open({ google: { ...CLIENT, issuer: provider.issuer }, mail: box.mail });
  });
  afterAll(async () => {
    await provider?.close();
    await bench?.close();
    await box?.close();
  });

  const get = (path: string, headers: Record<string, string> = {}, at = identity) =>
    at.handle(new Request(new URL(path, ORIGIN), { headers }), "127.0.0.1");
  const toCookie = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0] ?? "")
      .filter((pair) => !pair.endsWith("="))
      .join("; ");
  const locationOf = (response: Response) => new URL(response.headers.get("location") ?? "", ORIGIN);

  /** The whole way of a browser: to the provider over HTTP, and back with the cookie of the first answer. */
  async function goThrough(
    somebody: Somebody | null,
    query = "way=popup",
    { fault = "none" as Fault, cookie = undefined as string | undefined } = {},
  ) {
    provider.be(somebody, fault);
    const started = await get(`/api/auth/google?${query}`, { "sec-fetch-site": "same-origin" });
    const asked = await fetch(locationOf(started), { redirect: "manual" });
    const back = locationOf(asked);
    const ended = await get(back.pathname + back.search, { cookie: cookie ?? toCookie(started) });
    const end = locationOf(ended);
    return { started, back, ended, end: end.pathname + end.search, cookie: toCookie(ended) };
  }
  const userOf = async (cookie: string) => (await call(identity, "get-session", { cookie })).json?.user;

  it("asks which account, for address and profile, bound by state, nonce and PKCE [SPEC-7.03]", async () => {
    const { started } = await goThrough(toSomebody());
    const query = provider.authorizations.at(-1) as URLSearchParams;
    expect(query.get("prompt")).toBe("select_account");
    expect(query.get("scope")?.split(" ").sort()).toEqual(["email", "openid", "profile"]);
    expect(query.get("redirect_uri")).toBe(`${ORIGIN}/api/auth/callback/google`);
    expect(query.get("code_challenge_method")).toBe("S256");
    for (const name of ["state", "nonce", "code_challenge"]) expect(query.get(name)?.length).toBeGreaterThan(20);
    expect(started.headers.getSetCookie()).toEqual([expect.stringMatching(/^fairlead-[\w-]{8}-state=[^;]+; .*HttpOnly; SameSite=Lax$/)]);
  });

  it("opens an account of the provider google, with a session and a token like any other", async () => {
    const somebody = toSomebody();
    const { end, cookie } = await goThrough(somebody);
    expect(end).toBe("/api/auth/google/result?google=ok");
    expect(await userOf(cookie)).toMatchObject({
      email: somebody.email,
      displayName: "Nia Okafor",
      photoURL: "https://example.com/n.png",
      provider: "google",
    });
    const { json } = await call(identity, "token", { cookie });
    const { uid } = await userOf(cookie);
    expect(await identity.authenticate(`Bearer ${json.token}`)).toMatchObject({ uid });
    const { rows } = await bench.database.query(`select provider from accounts where uid = '${uid}'`);
    expect(rows).toEqual([{ provider: "google" }]);
    const again = await goThrough({ ...somebody, email: "moved@example.com" });
    expect((await userOf(again.cookie)).uid).toBe(uid);
  });

  it("keeps none of the provider's tokens", async () => {
    await goThrough(toSomebody());
    const { rows } = await bench.database.query("select access_token, refresh_token, id_token from identity_credentials");
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Object.values(row)).toEqual([null, null, null]);
  });

  it("comes back by a redirect to the page it began at, and to no other site [SPEC-7.04]", async () => {
    const back = encodeURIComponent("/auth?redirect=%2Fmy-resumes");
    expect((await goThrough(toSomebody(), `way=redirect&back=${back}`)).end).toBe("/auth?redirect=%2Fmy-resumes&google=ok");
    for (const evil of [
      "//evil.example.com",
      "https://evil.example.com/",
      "/\\evil.example.com",
      "/x/..//evil.example.com",
      "/x/../api/auth/sign-out",
      "javascript:alert(1)",
      "/api/auth/sign-out",
    ]) {
      const { end, ended } = await goThrough(toSomebody(), `way=redirect&back=${encodeURIComponent(evil)}`);
      expect([locationOf(ended).origin, end]).toEqual([ORIGIN, "/auth?google=ok"]);
    }
  });

  it("refuses an account that exists and is not confirmed; links it once it is (S26)", async () => {
    const person = await signUpAt(identity);
    const somebody = toSomebody({ email: person.email });
    const refused = await goThrough(somebody);
    expect(refused.end).toBe("/api/auth/google/result?google=account-exists-with-different-credential");
    expect(await userOf(refused.cookie)).toBeUndefined();
    const [mail] = await box.wait(person.email, 1);
    await call(identity, "verify-email", { body: { code: mail?.code } });
    const unsure = await goThrough({ ...somebody, email_verified: false });
    expect(unsure.end).toContain("google=account-exists-with-different-credential");
    const linked = await goThrough(somebody);
    expect(await userOf(linked.cookie)).toMatchObject({ uid: person.uid, provider: "password" });
    const { rows } = await bench.database.query(`select count(*)::int as count from identity_users where email = '${person.email}'`);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it.each<[Fault, string]>([
    ["denied", "popup-closed-by-user"],
    ["nonce", "internal-error"],
    ["audience", "internal-error"],
    ["issuer", "internal-error"],
    ["signature", "internal-error"],
    ["no-id-token", "internal-error"],
  ])("lets nobody in when the provider's answer is wrong: %s", async (fault, code) => {
    const { end, cookie } = await goThrough(toSomebody(), "way=popup", { fault });
    expect(end).toBe(`/api/auth/google/result?google=${code}`);
    expect(await userOf(cookie)).toBeUndefined();
  });

  it("takes the way back only in the browser that began, and only once", async () => {
    const elsewhere = await goThrough(toSomebody(), "way=popup", { cookie: "" });
    expect([elsewhere.end.split("=").at(-1), await userOf(elsewhere.cookie)]).toEqual(["internal-error", undefined]);
    const { started, back } = await goThrough(toSomebody());
    const replayed = await get(back.pathname + back.search, { cookie: toCookie(started) });
    expect(locationOf(replayed).search).toBe("?google=internal-error");
    for (const search of ["", "?state=x&code=y", "?code=y", "?error=access_denied"])
      expect(locationOf(await get(`/api/auth/callback/google${search}`)).search).toBe("?google=internal-error");
  });

  it("begins on own pages only", async () => {
    const started = await get("/api/auth/google?way=popup", { "sec-fetch-site": "cross-site" });
    expect(locationOf(started).search).toBe("?google=unauthorized-domain");
  });

  it("tells the page that opened the pop-up, by a script of the own origin", async () => {
    const page = await (await get("/api/auth/google/result?google=ok")).text();
    expect(page).toContain('<script src="/api/auth/google/result.js"></script>');
    const script = await get("/api/auth/google/result.js");
    expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(await script.text()).toContain("window.opener.postMessage(message, location.origin)");
  });

  it("is not enabled without a client, and says that the network failed when the provider is not there", async () => {
    const without = await get("/api/auth/google?way=popup", {}, bench.identity);
    expect(locationOf(without).search).toBe("?google=operation-not-allowed");
    expect(bench.identity.config()).toMatchObject({ driver: "embedded", google: false });
    const away = await bench.open({ google: { ...CLIENT, issuer: "http://127.0.0.1:1" } });
    expect(away.config().google).toBe(true);
    expect(locationOf(await get("/api/auth/google?way=popup", {}, away)).search).toBe("?google=network-request-failed");
    expect((await signUpAt(away)).uid).toBeTruthy();
  });
});
