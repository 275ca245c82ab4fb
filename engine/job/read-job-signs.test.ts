import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

function names(text: string): string[] {
  const reading = readJob(text);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job.requirements.map(({ name }) => name);
}

const ITEMS = ["Excel", "Kubernetes", "stock taking"];
const under = (heading: string, marks: readonly string[]) =>
  [heading, ...ITEMS.map((item, at) => `${marks[at % marks.length]}${item}`)].join("\n");

describe("a list is read whatever sign begins its items", () => {
  test.each(
    ["** ", "* * ", ">> ", "> ", "-> ", "--> ", "=> ", "~ ", "+ ", "-- ", "- • ", "» ", "› ", "§ ", "° ", "= ", "¬ ", "o ", "*) "].concat([
      "✅ ",
      "👉 ",
      "👉🏽 ",
      "🔹 ",
      "✔️ ",
      "☐ ",
      "✅",
      "[ ] ",
      "[x] ",
      "[] ",
      "- [ ] ",
      "( ) ",
    ]),
  )("%s", (mark) => {
    expect(names(under("Requirements", [mark]))).toEqual(ITEMS);
    expect(names(under("you'll need", [mark]))).toEqual(ITEMS);
  });

  test.each([
    [["(a) ", "(b) ", "(c) "]],
    [["A) ", "B) ", "C) "]],
    [["1) ", "2) ", "3) "]],
    [["#1 ", "#2 ", "#3 "]],
    [["1 - ", "2 - ", "3 - "]],
    [["1️⃣ ", "2️⃣ ", "3️⃣ "]],
  ])("counted by %s", (marks) => {
    expect(names(under("Requirements", marks))).toEqual(ITEMS);
  });

  test("signs within one line divide it", () => {
    expect(names("Requirements: 👉 Excel 👉 Kubernetes 🔸 stock taking")).toEqual(ITEMS);
  });

  test("a frame around a heading is no sign of an item", () => {
    for (const heading of ["** Requirements **", "== Requirements ==", ">>> Requirements <<<"])
      expect(names(under(heading, ["- "]))).toEqual(ITEMS);
  });

  test("no letter, number or sum of the text is taken for a sign", () => {
    expect(names("Requirements\norienteering\noyster shucking")).toEqual(["orienteering", "oyster shucking"]);
    expect(names("Requirements\n| Excel | Kubernetes")).toEqual(["Excel", "Kubernetes"]);
    expect(names("Benefits\n£ 20 a week towards Excel lessons")).toEqual([]);
  });
});
