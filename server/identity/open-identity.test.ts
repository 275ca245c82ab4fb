import { afterAll, beforeAll, expect, test } from "vitest";
import { ConfigError } from "../config/index.ts";
import { requireProvider } from "./open-identity.ts";
import { call, type EmbeddedBench, openEmbeddedBench } from "./test/open-embedded-bench.ts";

let bench: EmbeddedBench;
beforeAll(async () => {
  bench = await openEmbeddedBench("embedded");
});
afterAll(() => bench?.close());

test("a provider without its fields is refused, and all that is missing is named at once [SPEC-5.13]", () => {
  const fields = { apiKey: "k", authDomain: "d", projectId: "p", appId: "a" };
  expect(requireProvider(fields)).toEqual(fields);
  expect(() => requireProvider({ ...fields, projectId: "" })).toThrow(ConfigError);
  expect(() => requireProvider({ authDomain: "d" })).toThrow(
    "Sign-in needs apiKey, authDomain, projectId, appId; missing: apiKey, projectId, appId",
  );
});

test("the product does not start with a provider whose fields are missing", async () => {
  await expect(bench.open({ driver: "firebase" })).rejects.toThrow("missing: apiKey, authDomain, projectId, appId");
});

test("the browser learns how to sign in before anybody is signed in", async () => {
  const { json, status, headers } = await call(await bench.open({ minPassword: 9 }), "config");
  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(json).toEqual({ driver: "embedded", google: false, minPassword: 9, tokenSyncUrl: null, firebase: null });
});
