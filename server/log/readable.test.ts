import { expect, test } from "vitest";
import { createLogger } from "./index.ts";
import { toReadable } from "./readable.ts";

const time = "2026-11-21T10:00:00.000Z";

test("a terminal gets sentences instead of JSON, with warnings named", () => {
  const note = toReadable(JSON.stringify({ level: "info", time, msg: "Data is kept in the embedded database.", pid: 7 }));
  expect(note).toMatch(/^ {2}\d\d:\d\d:\d\d {2}Data is kept in the embedded database\.\n$/);
  const warning = toReadable(
    JSON.stringify({ level: "warn", time, msg: "job failed", work: "read", attempt: 2, cause: { name: "Error" } }),
  );
  expect(warning).toContain('Warning: job failed · work read · attempt 2 · cause {"name":"Error"}');
  expect(toReadable("plain words\n")).toBe("plain words\n");
});

test("what is no terminal gets JSON lines", () => {
  const lines: string[] = [];
  createLogger({ level: "info", destination: { write: (line: string) => void lines.push(line) } }).info("ready", {
    url: "http://localhost:1",
  });
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "info", msg: "ready", url: "http://localhost:1" });
});
