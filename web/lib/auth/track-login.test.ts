import { expect, test, vi } from "vitest";
import { debugLog, maskPeople } from "./debug-log.ts";
import { trackLogin } from "./track-login.ts";

const login = { token: "a-token", method: "email", nowMs: 0, isNewUser: true } as const;

test("what the server credits is read: reward and credits, nothing more [SPEC-3.05] [SPEC-7.09]", async () => {
  const answer = { reward: { credits: 5, message: "Welcome" }, credits: 12, other: true };
  expect(await trackLogin({ ...login, fetch: async () => Response.json(answer) })).toEqual({
    reward: { credits: 5, message: "Welcome" },
    credits: 12,
  });
});

test("a refusal names its status and what was said", async () => {
  await expect(trackLogin({ ...login, fetch: async () => new Response("busy", { status: 503 }) })).rejects.toThrow("503: busy");
});

test("what is logged names no mail, no id and no token [SPEC-9.22]", () => {
  const text = maskPeople(
    "401: mara.ortiz@example.com was 3f2a9c1e-77b0-4c1d-9a52-0f6c2f3f9d11 by eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
  );
  expect(text).toBe("401: m***@*** was 3f2a*** by eyJh***");
});

test("nothing is logged unless the build asks for it [SPEC-9.21]", () => {
  const debug = vi.spyOn(console, "debug").mockImplementation(() => undefined);
  try {
    debugLog("login not tracked", new Error("500: no"));
    expect(debug).not.toHaveBeenCalled();
    vi.stubEnv("VITE_FAIRLEAD_DEBUG", "true");
    debugLog("login not tracked", new Error("500: mara@example.com"));
    expect(debug.mock.calls).toEqual([["[auth] login not tracked Error 500: m***@***"]]);
  } finally {
    vi.unstubAllEnvs();
    debug.mockRestore();
  }
});
