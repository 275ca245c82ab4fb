import { expect, test } from "vitest";
import { type CutOff, toCutOff } from "./cut-off.ts";
import type { UploadItem } from "./upload-item.ts";

const item = (given: Partial<UploadItem>): UploadItem => ({
  ...{ id: "a", sessionId: "spring", key: "k", file: null, fileName: "mara-ortiz.pdf", bytes: 9, state: "waiting", sentBytes: 0 },
  ...{ resumeId: null, failure: null, others: null },
  ...given,
});
const before: CutOff = { id: "z", sessionId: "autumn", bytes: 7, others: null };

test("a tab that is closed leaves what had not arrived, and no name of a file", () => {
  const left = toCutOff([item({}), item({ id: "b", state: "sent", resumeId: "r1" }), item({ id: "c", state: "uploading" })], []);
  expect(left).toEqual([
    { id: "a", sessionId: "spring", bytes: 9, others: null },
    { id: "c", sessionId: "spring", bytes: 9, others: ["r1"] },
  ]);
});

test("files that were refused or came twice are no files that got lost", () => {
  const failure: UploadItem["failure"] = { code: "too-large", message: "", actions: [], retryable: false };
  expect(toCutOff([item({ state: "refused", failure }), item({ state: "duplicate" })], [])).toEqual([]);
});

test("what an earlier tab left stays until files are sent to its session again", () => {
  expect(toCutOff([item({})], [before])).toContainEqual(before);
  expect(toCutOff([item({ sessionId: "autumn", state: "sent", resumeId: "r2" })], [before])).toEqual([]);
});
