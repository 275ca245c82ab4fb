import type { ResumeRow } from "@fairlead/contracts";
import { expect, test } from "vitest";
import { loadAllMessages } from "../../../test/messages.ts";
import { toRoughTime, toSecondsLeft } from "./time-left.ts";
import { findArrived, toRefused, toRestored, toUnsent } from "./unsent.ts";
import { toChoice, toItem, type UploadItem } from "./upload-item.ts";
import { toCounts, toRows } from "./upload-rows.ts";

loadAllMessages();
const SESSION = "11111111-1111-4111-8111-111111111111";
const item = (fileName: string, next: Partial<UploadItem> = {}): UploadItem => ({
  ...toItem(new File(["words"], fileName), SESSION),
  id: fileName,
  ...next,
});
const resume = (id: string, next: Partial<ResumeRow> = {}): ResumeRow => ({
  id,
  sessionId: SESSION,
  label: `Candidate ${id}`,
  name: null,
  fileName: null,
  kind: null,
  bytes: 9,
  state: "queued",
  failure: null,
  summary: null,
  flags: [],
  looksLike: [],
  fileNo: null,
  uploadedAt: "2026-11-12T14:02:00.000Z",
  ...next,
});
const failure = (code: "encrypted" | "reader-crashed" | "empty" | "too-large" | "upload-cut", retryable = false) => ({
  code,
  message: "No.",
  actions: [],
  retryable,
});

test("a file on its way shows its own name; once it is read, what the server calls it, as after a reload", () => {
  const sent = item("anna.pdf", { state: "sent", resumeId: "2" });
  const name = (state: ResumeRow["state"], fileName: string | null) =>
    toRows([sent], [resume("1"), resume("2", { state, fileName })]).map((row) => row.name);
  expect(name("queued", null)).toEqual(["Candidate 1", "anna.pdf"]);
  expect(name("reading", null)).toEqual(["Candidate 1", "anna.pdf"]);
  expect(name("ready", null)).toEqual(["Candidate 1", "Candidate 2"]);
  expect(name("ready", "anna.pdf")).toEqual(["Candidate 1", "anna.pdf"]);
});

test("no name of a file leads to the label of whom it is about", () => {
  const files = [item("anna.pdf", { state: "sent", resumeId: "1" }), item("anna-again.pdf", { state: "duplicate", resumeId: "1" })];
  const rows = toRows(files, [resume("1", { state: "ready" })]);
  expect(rows.map(({ name, state, duplicateOf }) => [name, state, duplicateOf])).toEqual([
    ["Candidate 1", "ready", null],
    ["Candidate 1", "duplicate", null],
  ]);
  expect(JSON.stringify(rows.map(({ key: _key, itemId: _itemId, ...shown }) => shown))).not.toContain("anna");
});

test("a failed resume tells after a reload which file it was", () => {
  const failed = { state: "failed", fileNo: { no: 3, of: 8 }, failure: failure("encrypted") } as const;
  const [row] = toRows([], [resume("1", { ...failed, fileName: "locked.pdf" })]);
  expect(row).toMatchObject({ name: "locked.pdf", state: "attention", retry: null });
  const [covered] = toRows([item("anna.pdf", { state: "sent", resumeId: "1" })], [resume("1", { ...failed, fileName: null })]);
  expect(covered?.name).toBe("File 3 of 8");
});

test("a row is tried again by the browser or by the server, whoever has the file", () => {
  const refused = item("a.pdf", { state: "refused", failure: failure("encrypted", true) });
  const remembered = item("b.pdf", { state: "refused", file: null, failure: failure("encrypted", true) });
  const rows = toRows([refused, remembered], [resume("1", { state: "failed", failure: failure("reader-crashed") })]);
  expect(rows.map(({ retry }) => retry)).toEqual(["reading", "upload", null]);
});

test("a duplicate names the file that it is a copy of and leads to its candidate", () => {
  const first = item("first.pdf", { state: "sent", resumeId: "1" });
  const copy = item("copy.pdf", { state: "duplicate", resumeId: "1" });
  const rows = toRows([first, copy], [resume("1", { state: "ready", fileName: "first.pdf" })]);
  expect(rows[1]).toMatchObject({ name: "copy.pdf", state: "duplicate", duplicateOf: "first.pdf", resumeId: "1" });
  expect(toCounts(rows)).toEqual({ total: 2, ready: 1, attention: 0, duplicate: 1, open: 0, settled: 2 });
});

test("a file on its way is neither ready nor lost from the counts", () => {
  const rows = toRows([item("a.pdf", { state: "uploading" }), item("b.pdf", { state: "sent", resumeId: "7" })], []);
  expect(rows.map(({ state }) => state)).toEqual(["uploading", "queued"]);
  expect(toCounts(rows)).toMatchObject({ total: 2, open: 2, settled: 0 });
});

test("of 130 files the first hundred are taken and thirty left out", () => {
  const files = Array.from({ length: 130 }, (_, i) => new File(["x"], `${i}.pdf`));
  const { taken, leftOut } = toChoice(files);
  expect([taken.length, leftOut.length, leftOut[0]?.name]).toEqual([100, 30, "100.pdf"]);
});

test("after a reload the unsent files are still listed, with the reason", () => {
  const items = [
    item("sent.pdf", { state: "sent", resumeId: "1" }),
    item("half.pdf", { state: "uploading", sentBytes: 2 }),
    item("twice.pdf", { state: "duplicate", resumeId: "1" }),
    item("locked.pdf", { state: "refused", failure: failure("encrypted") }),
  ];
  const restored = toUnsent(items).map(toRestored);
  expect(restored.map(({ fileName, state, failure: reason }) => [fileName, state, reason?.code ?? null])).toEqual([
    ["half.pdf", "refused", "upload-cut"],
    ["twice.pdf", "duplicate", null],
    ["locked.pdf", "refused", "encrypted"],
  ]);
  expect(restored.every(({ file }) => file === null)).toBe(true);
});

test("the time left follows the pace of the last rows, from the fifth on", () => {
  const pace = (ended: number) => ({ startedAtMs: 0, endedAtMs: Array.from({ length: ended }, (_, i) => (i + 1) * 500) });
  expect(toSecondsLeft(pace(4), 60, 2_000)).toBeNull();
  expect(toSecondsLeft(pace(5), 60, 2_500)).toBe(30);
  expect(toSecondsLeft(pace(40), 60, 20_000)).toBe(30);
  expect(toSecondsLeft(pace(40), 0, 20_000)).toBeNull();
});

test("a rough time has few steps", () => {
  expect([3, 38, 50, 58, 100, 200].map(toRoughTime)).toEqual([
    { count: 5, unit: "seconds" },
    { count: 40, unit: "seconds" },
    { count: 50, unit: "seconds" },
    { count: 1, unit: "minutes" },
    { count: 2, unit: "minutes" },
    { count: 3, unit: "minutes" },
  ]);
});

test("a file that arrived while the page was left is listed once", () => {
  const restored = toUnsent([
    item("sent.pdf", { state: "sent", resumeId: "1", bytes: 5 }),
    item("arrived.pdf", { state: "uploading", bytes: 5 }),
    item("broken.pdf", { state: "uploading", bytes: 5 }),
    item("waiting.pdf", { bytes: 5 }),
  ]).map(toRestored);
  const resumes = [resume("1", { bytes: 5 }), resume("2", { bytes: 5 }), resume("3", { bytes: 6 })];
  expect(findArrived(restored, resumes)).toEqual(["arrived.pdf"]);
  expect(findArrived(restored, resumes.slice(0, 1))).toEqual([]);
});

test("a refused file outlasts its tab; what was removed stays away, and another tab's file is kept", () => {
  const empty = item("empty.txt", { id: "a", state: "refused", failure: failure("empty") });
  const cut = item("cut.pdf", { id: "b", state: "refused", failure: failure("upload-cut") });
  const own = toUnsent([empty, cut, item("on-its-way.pdf", { id: "c" })]);
  expect(toRefused(own, [], new Set()).map(({ fileName }) => fileName)).toEqual(["empty.txt"]);
  const [elsewhere] = toUnsent([item("large.pdf", { id: "z", state: "refused", failure: failure("too-large") })]);
  const stored = [...toUnsent([empty]), ...(elsewhere === undefined ? [] : [elsewhere])];
  expect(toRefused([], stored, new Set(["a"])).map(({ fileName }) => fileName)).toEqual(["large.pdf"]);
});
