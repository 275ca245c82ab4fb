import { expect, test } from "vitest";
import { toFileName } from "./file-name.ts";

test.each([
  ["Mara Ortiz.pdf", "Mara Ortiz.pdf"],
  ["../../etc/passwd", "passwd"],
  ["..\\..\\boot.ini", "boot.ini"],
  ["/etc/shadow", "shadow"],
  ["C:\\Users\\mara\\cv.docx", "cv.docx"],
  ["resume\u202Efdp.exe", "resumefdp.exe"],
  ["a\u0000b\r\nc.pdf", "abc.pdf"],
  ["zero\u200Bwidth\uFEFF.txt", "zerowidth.txt"],
  ["Jose\u0301.pdf", "José.pdf"],
  ["<img src=x onerror=alert(1)>.pdf", "<img src=x onerror=alert(1)>.pdf"],
  ["=cmd().txt", "=cmd().txt"],
  ["🙂 cv.pdf", "🙂 cv.pdf"],
  ["half \ud83d pair.pdf", "half pair.pdf"],
])("%j is shown as %j", (sent, shown) => expect(toFileName(sent)).toBe(shown));

test.each([undefined, "", "..", "...", "a/", " . ", "\u202E"])("%j is no name", (sent) => expect(toFileName(sent)).toBe("file"));

test("a long name is cut to 255 bytes between characters and keeps its extension", () => {
  const name = toFileName(`${"é🙂".repeat(100)}.docx`);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
  expect(Buffer.byteLength(name)).toBeGreaterThan(245);
  expect(name.endsWith(".docx")).toBe(true);
  expect(() => encodeURIComponent(name)).not.toThrow();
});
