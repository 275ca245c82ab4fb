import { expect, test } from "vitest";
import { findEarlier } from "./earlier-analysis.tsx";

const version = (id: string, candidateCount: number) => ({
  id,
  title: "Cook",
  createdAt: "2026-11-12T14:02:00.000Z",
  wordingScore: 90,
  candidateCount,
});

test("a new version leads to the newest version before it that has an analysis", () => {
  const versions = [version("a", 3), version("b", 5), version("c", 0), version("d", 0), version("e", 9)];
  expect(findEarlier({ id: "d", versions })).toMatchObject({ no: 2, version: { id: "b" } });
  expect(findEarlier({ id: "a", versions })).toBeNull();
  expect(findEarlier({ id: "a", versions: [version("a", 3)] })).toBeNull();
});
