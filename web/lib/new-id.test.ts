import { expect, test, vi } from "vitest";
import { newId } from "./new-id.ts";

const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;

test("an id is a UUID, another one each time, also where the page has no crypto.randomUUID", () => {
  const original = globalThis.crypto;
  vi.stubGlobal("crypto", { getRandomValues: original.getRandomValues.bind(original) });
  const ids = Array.from({ length: 500 }, newId);
  vi.unstubAllGlobals();
  for (const id of ids) expect(id).toMatch(UUID_4);
  expect(new Set(ids).size).toBe(500);
});
