import { expect, test } from "vitest";
import { findProofs, readStatements } from "./spec-conformance.ts";

test("no statement of the specification is without a test", () => {
  const statements = readStatements();
  expect(statements).toHaveLength(162);
  expect(statements.filter(({ proofs }) => proofs.length === 0).map(({ id, quote }) => `${id} ${quote}`)).toEqual([]);
});

test("no test names a statement that does not exist", () => {
  const known = new Set(readStatements().map(({ id }) => id));
  const named = [...findProofs().keys()].filter((id) => id.startsWith("SPEC-"));
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});
