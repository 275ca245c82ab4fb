import { expect, test } from "vitest";
import { createFakeClock } from "../../test/fake-clock.ts";
import { MARA, toToken } from "../../test/scripted-driver.ts";
import { createTokenSync } from "./token-sync.ts";

const ORIGIN = "https://fairlead.example.com";
type Place = { url?: string | null; isSecureContext?: boolean; ageSeconds?: number; status?: number };

function open({ url = "/session", isSecureContext = true, ageSeconds = 0, status = 200 }: Place = {}) {
  const clock = createFakeClock();
  const old = toToken({ iat: clock.now() / 1000 - ageSeconds });
  const fresh = toToken({ iat: clock.now() / 1000, fresh: true });
  const sent: unknown[][] = [];
  const sync = createTokenSync({
    readUrl: async () => url,
    origin: ORIGIN,
    isSecureContext,
    clock,
    fetch: async (to, init) => {
      sent.push([to, init?.method, (init?.headers as Record<string, string> | undefined)?.authorization ?? null, init?.credentials]);
      return new Response(null, { status });
    },
    getIdToken: async (force) => (force ? fresh : old),
  });
  return { sync, sent, old, fresh };
}

test("a person is told with their token, nobody by a deletion without one [SPEC-7.18]", async () => {
  const { sync, sent, old } = open();
  await sync(MARA);
  await sync(null);
  expect(sent).toEqual([
    ["https://fairlead.example.com/session", "POST", `Bearer ${old}`, "include"],
    ["https://fairlead.example.com/session", "DELETE", null, "include"],
  ]);
});

test("a token of 300 s is young enough, an older one is replaced first [SPEC-9.05]", async () => {
  const young = open({ ageSeconds: 300 });
  await young.sync(MARA);
  expect(young.sent[0]?.[2]).toBe(`Bearer ${young.old}`);
  const aged = open({ ageSeconds: 301 });
  await aged.sync(MARA);
  expect(aged.sent[0]?.[2]).toBe(`Bearer ${aged.fresh}`);
});

test.each([
  "https://other.example.com/session",
  "//other.example.com/session",
  "http://fairlead.example.com/session",
  "https://fairlead.example.com:8443/session",
  "javascript:alert(1)",
  "https://",
])("the token never goes to %s [SPEC-7.18]", async (url) => {
  const { sync, sent } = open({ url });
  await sync(MARA);
  await sync(null);
  expect(sent).toEqual([]);
});

test("nothing is told without an address or a safe connection [SPEC-7.18]", async () => {
  for (const place of [{ url: null }, { isSecureContext: false }]) {
    const { sync, sent } = open(place);
    await sync(MARA);
    expect(sent).toEqual([]);
  }
});

test("a refusal is a failure", async () => {
  await expect(open({ status: 403 }).sync(MARA)).rejects.toThrow("403");
});
