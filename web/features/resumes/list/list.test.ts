import type { ResumeRow, UploadSession } from "@fairlead/contracts";
import { expect, test } from "vitest";
import { loadAllMessages } from "../../../test/messages.ts";
import { toSessionLine, withUnsent } from "../session/session-counts.ts";
import { toDefaultName, toFreeName } from "../session/session-name.ts";
import { toTitle } from "../title.ts";
import { toItem } from "../upload/upload-item.ts";
import { toGroups } from "./groups.ts";
import { isFiltered, readListQuery, writeListQuery } from "./list-query.ts";

loadAllMessages();
const row = (id: string, sessionId: string) => ({ id, sessionId }) as ResumeRow;
const session = (id: string, counts: Partial<UploadSession["counts"]> = {}): UploadSession => ({
  id,
  name: id.toUpperCase(),
  createdAt: "2026-11-12T14:02:00.000Z",
  counts: { queued: 0, reading: 0, ready: 0, failed: 0, ...counts },
});

test("the address keeps what was asked, and nothing that goes without saying", () => {
  const asked = { search: "go & sql", state: "failed", sessionId: "s1", isFlat: true, openId: "r1" } as const;
  expect(readListQuery(new URLSearchParams(writeListQuery(asked).toString()))).toEqual(asked);
  const nothing = readListQuery(new URLSearchParams(""));
  expect(writeListQuery(nothing).toString()).toBe("");
  expect(isFiltered(nothing)).toBe(false);
  expect(isFiltered({ ...nothing, state: "ready" })).toBe(true);
});

test("a state that does not exist asks for nothing", () => {
  expect(readListQuery(new URLSearchParams("state=deleted")).state).toBeNull();
});

test("resumes stand below their session, also when sessions come mixed", () => {
  const groups = toGroups([row("1", "a"), row("2", "b"), row("3", "a"), row("4", "gone")], [session("b"), session("a")]);
  expect(groups.map((group) => [group.session?.name ?? null, group.rows.map(({ id }) => id)])).toEqual([
    ["A", ["1", "3"]],
    ["B", ["2"]],
    [null, ["4"]],
  ]);
});

test("a resume is called by its name, its label, or the file that could not be read", () => {
  const known = { label: "Candidate 7", fileName: "anna.pdf", fileNo: null };
  const fileNo = { no: 12, of: 100 };
  expect(toTitle({ ...known, name: "Anna Example" })).toBe("Anna Example");
  expect(toTitle({ ...known, name: null })).toBe("Candidate 7");
  expect(toTitle({ ...known, name: null, fileNo })).toBe("anna.pdf");
  expect(toTitle({ ...known, name: null, fileName: null, fileNo })).toBe("File 12 of 100");
  expect(toTitle({ ...known, name: null, fileName: null })).toBe("Candidate 7");
});

test("a session tells its day and how far it is", () => {
  expect(toSessionLine(session("a"))).toBe("12 Nov 2026 · no resumes");
  expect(toSessionLine(session("a", { ready: 38, queued: 60, reading: 2 }))).toBe("12 Nov 2026 · 38 of 100 ready");
  expect(toSessionLine(session("a", { ready: 97, failed: 3 }))).toBe("12 Nov 2026 · 97 ready · 3 need attention");
});

test("a new session is named after the moment", () => {
  const now = new Date(2026, 10, 12, 14, 2);
  expect(toDefaultName(now)).toBe("Upload 12 Nov, 14:02");
  expect(toFreeName(now, [])).toBe("Upload 12 Nov, 14:02");
  expect(toFreeName(now, ["Upload 12 Nov, 14:02", "Upload 12 Nov, 14:02 (2)"])).toBe("Upload 12 Nov, 14:02 (3)");
});

test("a session counts the files of this page that the server does not have", () => {
  const items = [
    toItem(new File(["words"], "waiting.pdf"), "a"),
    toItem(new File([], "empty.pdf"), "a"),
    toItem(new File(["x"], "other.pdf"), "b"),
  ];
  expect(toSessionLine(withUnsent(session("a", { ready: 3, failed: 1 }), items))).toBe("12 Nov 2026 · 3 of 6 ready · 2 need attention");
});
