import { expect, test } from "vitest";
import { Groups } from "./groups.ts";

test("documents count for their language, generated ones for their layout too", () => {
  const groups = new Groups();
  groups.add("gen-chromium-timeline-de-1.pdf", { layout: "timeline", language: "de" }, "email", true);
  groups.add("gen-chromium-timeline-de-1.pdf", { layout: "timeline", language: "de" }, "role title, company and dates", false);
  groups.add("hand-plain-cook.txt", { layout: "plain", language: "de" }, "email", true);
  expect([...groups.rows].map(([row, figures]) => [row, figures.values()])).toEqual([
    ["language de", { "every field": 0.6667, "role title, company and dates": 0 }],
    ["layout timeline", { "every field": 0.5, "role title, company and dates": 0 }],
  ]);
});
