import { expect, test } from "vitest";
import { t } from "../../lib/t.ts";
import { readSheetFile, toTemplate } from "./sheet-file.ts";

const WORDS = "code,candidate,sex\r\nC-1,Zoë,female\r\n";
const file = (...bytes: number[]) => new File([new Uint8Array(bytes)], "answers.csv");
const wide = (text: string) => [...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]);

test("a table is read however a spreadsheet saved it", async () => {
  expect(await readSheetFile(new File([WORDS], "answers.csv"))).toBe(WORDS);
  expect(await readSheetFile(file(0xff, 0xfe, ...wide(WORDS)))).toBe(WORDS);
  expect(await readSheetFile(file(...[...WORDS].map((letter) => letter.charCodeAt(0))))).toBe(WORDS);
});

test("a table of a million lines is refused before it is read", async () => {
  const tooLarge = { status: 413, text: t("fairness.sheet.tooLarge") };
  const large = new File(["code,sex\n", "C-0123456789,female\n".repeat(1_000_000)], "answers.csv");
  await expect(readSheetFile(large)).rejects.toMatchObject(tooLarge);
  await expect(readSheetFile(new File(["é".repeat(700_001)], "answers.csv"))).rejects.toMatchObject(tooLarge);
});

test("a workbook under the name of a table is told apart from one", async () => {
  const notTable = { status: 415, text: t("fairness.sheet.notTable") };
  await expect(readSheetFile(file(0x50, 0x4b, 3, 4, 20, 0, 6, 0))).rejects.toMatchObject(notTable);
});

test("a template has a line for each candidate, with nothing but code and label", () => {
  const attributes = [
    { name: "Sex", groups: ["Female"] },
    { name: "Race/ethnicity", groups: [] },
  ];
  const candidates = [
    { code: "C-1", label: "Candidate 1" },
    { code: "C-2", label: "Candidate 2" },
  ];
  expect(toTemplate({ candidates, attributes })).toBe("code,candidate,Sex,Race/ethnicity\r\nC-1,Candidate 1,,\r\nC-2,Candidate 2,,\r\n");
});
