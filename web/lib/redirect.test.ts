import { expect, test } from "vitest";
import { toAuthPath, toRedirectTarget } from "./redirect.ts";

const ORIGIN = "https://fairlead.example.com";
const read = (path: string) => toRedirectTarget(new URL(path, ORIGIN).searchParams.get("redirect"), ORIGIN);

test("after signing in a person lands on the page they asked for, with its query [SPEC-2.04] [SPEC-2.05]", () => {
  expect(read(toAuthPath("/analysis/0f?skill=go&tab=a%2Fb"))).toBe("/analysis/0f?skill=go&tab=a%2Fb");
  expect(read("/auth?redirect=%2Fprofile%23settings")).toBe("/profile#settings");
});

test("a page's own address is encoded as a whole [SPEC-2.07]", () => {
  expect(toAuthPath("/analysis/0f?skill=go&tab=a")).toBe("/auth?redirect=%2Fanalysis%2F0f%3Fskill%3Dgo%26tab%3Da");
});

test.each([
  "//evil.example.com",
  "///evil.example.com",
  "/\\evil.example.com",
  "/%5Cevil.example.com",
  "/%5C/evil.example.com",
  "%2F%2Fevil.example.com",
  "/%2f%2fevil.example.com",
  "https://evil.example.com",
  "https:evil.example.com",
  "https:/evil.example.com",
  "javascript:alert(1)",
  "javascript://%250Aalert(1)",
  "data:text/html,evil",
  "%09//evil.example.com",
  "/%09/evil.example.com",
  "/%0A/evil.example.com",
  "/%0D/evil.example.com",
  "%20//evil.example.com",
  "/%00/evil.example.com",
  "evil.example.com",
  "fairlead.example.com",
  "/upload%5C..%5Cevil",
  "/x/..//evil.example.com",
  "/.//evil.example.com",
  "/x/../%2Fevil.example.com",
  "",
])("S09: a redirect to %j stays on this origin [AC-03]", (parameter) => {
  const target = read(`/auth?redirect=${parameter}`);
  expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
  expect(target).toBe("/upload");
});

test("signing in never leads back to signing in", () => {
  expect(read("/auth?redirect=/auth")).toBe("/upload");
  expect(read("/auth?redirect=/auth/")).toBe("/upload");
  expect(read("/auth?redirect=/auth%3Fredirect%3D%2Fx")).toBe("/upload");
  expect(read("/auth?redirect=/x/../auth")).toBe("/upload");
  expect(read("/auth?redirect=/%61uth")).toBe("/upload");
  expect(read("/auth")).toBe("/upload");
});

test("the parameter is decoded once: what is encoded twice stays a path of this origin", () => {
  expect(read("/auth?redirect=%2F%252Fevil.example.com")).toBe("/%2Fevil.example.com");
  expect(read("/auth?redirect=%252F%252Fevil.example.com")).toBe("/upload");
});

test("a target of 4 kB stays a path of this origin", () => {
  const path = `/${"a".repeat(4_096)}`;
  expect(read(`/auth?redirect=${path}`)).toBe(path);
});
