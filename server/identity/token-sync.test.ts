import { AppError } from "@fairlead/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Identity } from "./index.ts";
import { type EmbeddedBench, ORIGIN, openEmbeddedBench, signUpAt } from "./test/open-embedded-bench.ts";

describe("the page cookie", () => {
  let bench: EmbeddedBench;
  let identity: Identity;
  let clockMs = 0;
  beforeAll(async () => {
    bench = await openEmbeddedBench("embedded");
    identity = await bench.open({ tokenSync: true, now: () => new Date(Date.now() + clockMs) });
  });
  afterAll(() => bench?.close());
  const sync = async (method: "POST" | "DELETE", headers: Record<string, string>, at = identity) => {
    const request = new Request(`${ORIGIN}/api/auth/session-sync`, { method, headers: { origin: ORIGIN, ...headers } });
    try {
      const answer = await at.handle(request);
      return { status: answer.status, cookie: answer.headers.getSetCookie()[0] };
    } catch (error) {
      return { status: error instanceof AppError ? error.code : "?", cookie: undefined };
    }
  };

  it("is set for a bearer token and taken away without one, and opens no data [SPEC-7.18]", async () => {
    expect(identity.config().tokenSyncUrl).toBe("/api/auth/session-sync");
    const { token } = await signUpAt(identity);
    const { status, cookie } = await sync("POST", { authorization: `Bearer ${token}` });
    expect(status).toBe(200);
    expect(cookie).toMatch(/^fairlead-page=\d+\.[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(await identity.authenticate(`Bearer ${cookie?.split(";")[0]?.split("=")[1]}`)).toBeNull();
    expect(await sync("DELETE", {})).toEqual({ status: 200, cookie: "fairlead-page=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict" });
  });

  it("is refused to a token older than five minutes, to none, and after signing out [SPEC-9.05]", async () => {
    const person = await signUpAt(identity);
    const headers = { authorization: `Bearer ${person.token}` };
    clockMs = 298_000;
    expect((await sync("POST", headers)).status).toBe(200);
    clockMs = 302_000;
    expect((await sync("POST", headers)).status).toBe("unauthenticated");
    clockMs = 0;
    expect((await sync("POST", {})).status).toBe("unauthenticated");
    await bench.signOut(person);
    expect((await sync("POST", headers)).status).toBe("unauthenticated");
  });

  it("is refused to other sites and where the connection is not safe, and is not there unless it is asked for", async () => {
    const headers = { authorization: `Bearer ${(await signUpAt(identity)).token}` };
    expect((await sync("POST", { ...headers, "sec-fetch-site": "cross-site" })).status).toBe("foreign-origin");
    expect((await sync("DELETE", { origin: "https://example.com" })).status).toBe("foreign-origin");
    const unsafe = await bench.open({ tokenSync: true, publicUrl: "http://hiring.example.com" });
    expect((await sync("POST", headers, unsafe)).status).toBe("foreign-origin");
    expect((await sync("POST", headers, bench.identity)).status).toBe("no-such-operation");
    expect(bench.identity.config().tokenSyncUrl).toBeNull();
  });
});
