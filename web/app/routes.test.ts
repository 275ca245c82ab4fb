import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { GUARDED } from "./guarded.ts";
import { createRoutes } from "./routes.tsx";

const find = (path: string) => matchRoutes(createRoutes(), path) ?? [];

test.each([
  ["/sdk-tokens", "SPEC-2.08"],
  ["/upload", "SPEC-2.09"],
  ["/job-description", "SPEC-2.10"],
  ["/bias-detection/a-job", "SPEC-2.11"],
  ["/analysis/a-job", "SPEC-2.12"],
  ["/interview/a-resume/a-job", "SPEC-2.13"],
  ["/my-resumes", "SPEC-2.14"],
  ["/my-analyses", "SPEC-2.15"],
  ["/profile", "SPEC-2.16"],
])("%s stands behind the guard and has a page of its own [%s]", async (path) => {
  const matches = find(path);
  expect(matches.some(({ route }) => route.handle === GUARDED)).toBe(true);
  const { route } = matches.at(-1) ?? {};
  expect(route?.path?.split("/")[1]).toBe(path.split("/")[1]);
});

test.each(["/", "/auth", "/privacy-policy", "/terms-of-service", "/feedback"])("%s is open to strangers [SPEC-6.02]", (path) => {
  const matches = find(path);
  expect(matches.some(({ route }) => route.handle === GUARDED)).toBe(false);
  expect(matches.at(-1)?.route.path).toBe(path);
});

test.each(["/nope", "/upload/more", "/interview/a-resume", "/sdk"])("%s is no page", (path) => {
  expect(find(path).at(-1)?.route.path).toBe("*");
});
