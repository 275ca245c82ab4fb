import { expect, test } from "vitest";
import { formatAgo, formatBytes, formatDay, formatMatch, formatMoment, formatPoints } from "./format.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

test("a moment within a day is told from now, an older one by its date", () => {
  expect(formatAgo("2026-11-21T11:46:00Z", NOW)).toBe("14 min ago");
  expect(formatAgo("2026-11-21T07:00:00Z", NOW)).toBe("5 hr ago");
  expect(formatAgo("2026-11-12T12:00:00Z", NOW)).toBe(formatDay("2026-11-12T12:00:00Z"));
});

test("a match is a whole per cent, points keep one decimal, files their unit", () => {
  expect(formatMatch(90.6)).toBe("91%");
  expect(formatPoints(17.25)).toBe("17.3");
  expect([0, 1, 512].map(formatBytes)).toEqual(["0 bytes", "1 byte", "512 bytes"]);
  expect(formatBytes(1536)).toBe("1.5 kB");
  expect(formatBytes(10 * 1024 * 1024)).toBe("10 MB");
});

test("a date is written in one way, with its time or without", () => {
  expect([formatDay("2026-11-12"), formatDay("2026-11-12T12:00:00")]).toEqual(["12 Nov 2026", "12 Nov 2026"]);
  expect(formatMoment("2026-11-12T14:02:00")).toBe("12 Nov 2026, 14:02");
});
