import type { ProfileField } from "@fairlead/contracts";
import { expect, test } from "vitest";
import { findEarlyEnds, findFault, isUnsure, readDrafts, toCorrections, toEntries, toKnown, withDraft } from "./drafts.ts";

const field = (change: Partial<ProfileField>): ProfileField => ({
  path: "/basics/name",
  list: "basics",
  entry: null,
  key: "name",
  kind: "text",
  value: "Lena Falk",
  read: "Lena Falk",
  words: "Lena Falk",
  confidence: 0.9,
  correctionId: null,
  isNew: false,
  ...change,
});

test("what was typed and taken back is no correction", () => {
  const name = field({});
  const typed = withDraft(new Map(), name, "Lena Falke ");
  expect(toCorrections(typed)).toEqual([{ path: "/basics/name", value: "Lena Falke" }]);
  expect(toCorrections(withDraft(typed, name, "Lena Falk"))).toEqual([]);
});

test("an emptied field says that nothing is stated", () => {
  expect(toCorrections(withDraft(new Map(), field({}), " "))).toEqual([{ path: "/basics/name", value: null }]);
  expect(toCorrections(withDraft(new Map(), field({ value: null }), ""))).toEqual([]);
});

test.each([
  ["date", "2019-03", null],
  ["date", "2019", null],
  ["date", "", null],
  ["date", "March 2019", "date"],
  ["date", "2019-13", "date"],
  ["date", "present", "date"],
  ["end", "present", null],
  ["end", "soon", "end"],
  ["email", "lena@example.com", null],
  ["email", "lena", "email"],
] as const)("a %s “%s” has the fault %s", (kind, typed, fault) => {
  expect(findFault({ kind }, typed)).toBe(fault);
});

test.each([
  ["2025-01", "2019", true],
  ["2019-06", "2019-05", true],
  ["2019-06", "2019", false],
  ["2019", "2019-02", false],
  ["2019-06", "present", false],
  ["2019-06", "", false],
  ["soon", "2019", false],
])("a role from “%s” to “%s” ends before it starts: %s", (from, to, isEarly) => {
  const start = field({ list: "work", entry: 0, path: "/work/0/startDate", key: "startDate", kind: "date", value: "2017" });
  const end = field({ list: "work", entry: 0, path: "/work/0/endDate", key: "endDate", kind: "end", value: "2018" });
  const drafts = new Map([
    [start.path, from],
    [end.path, to],
  ]);
  expect([...findEarlyEnds([start, end], drafts)]).toEqual(isEarly ? [end.path] : []);
  expect(findEarlyEnds([{ ...start, value: "2020" }, end], new Map()).size).toBe(0);
  expect([...findEarlyEnds([{ ...start, value: "2020" }, end], new Map([[end.path, "2019"]]))]).toEqual([end.path]);
});

test("a field is to be checked below 0.7, and no more once a person said so", () => {
  expect([0.69, 0.7, null].map((confidence) => isUnsure({ confidence }))).toEqual([true, false, false]);
});

test("the entry behind the last is blank until something stands in it", () => {
  const role = (entry: number, change: Partial<ProfileField> = {}) =>
    field({ list: "work", entry, path: `/work/${entry}/name`, ...change });
  const entries = toEntries(
    [role(1, { isNew: true, value: null, read: null }), role(0), role(0, { kind: "entry", path: "/work/0" })],
    "work",
  );
  expect(entries.map(({ no, isBlank, whole }) => [no, isBlank, whole?.path])).toEqual([
    [0, false, "/work/0"],
    [1, true, undefined],
  ]);
});

test("what was typed on an earlier visit comes back, and nothing that is no correction", () => {
  const stored: unknown = JSON.parse(JSON.stringify([["/basics/name", "Lena Falke"], ["/work/0", null], ["/work/1", 3], "x"]));
  expect([...readDrafts(stored)]).toEqual([
    ["/basics/name", "Lena Falke"],
    ["/work/0", null],
  ]);
  expect([...readDrafts(null)]).toEqual([]);
});

test("a draft about what blind review keeps back waits; one more line of a role and a new skill are shown", () => {
  const drafts = new Map([
    ["/basics/name", "Lena Falke"],
    ["/work/0/highlights/7", "Drove at night"],
    ["/work/4/name", "Gone since"],
    ["/skills/forklift", "Forklift"],
    ["/skills/forklift/words", "fork lift"],
  ]);
  const fields = [field({ list: "work", entry: 0, kind: "line", path: "/work/0/highlights/2" })];
  expect([...toKnown(drafts, fields).keys()]).toEqual(["/work/0/highlights/7", "/skills/forklift", "/skills/forklift/words"]);
});
