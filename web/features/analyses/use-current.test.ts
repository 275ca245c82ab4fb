import { expect, it } from "vitest";
import { writeCurrent } from "./use-current.ts";

it("names the candidate in hand beside all else the address says by now", () => {
  expect(writeCurrent("?compare=a%2Cb&candidate=a&sort=score", "c", true)?.toString()).toBe("compare=a%2Cb&candidate=c&sort=score");
  expect(writeCurrent("?compare=a%2Cb&candidate=a", null, true)?.toString()).toBe("compare=a%2Cb");
  expect(writeCurrent("?compare=a%2Cb", "c", false)?.toString()).toBe("compare=a%2Cb&candidate=c&panel=closed");
});

it("leaves an address alone that says so already", () => {
  expect(writeCurrent("?candidate=a&compare=a%2Cb", "a", true)).toBeNull();
  expect(writeCurrent("?compare=a%2Cb", null, true)).toBeNull();
});
