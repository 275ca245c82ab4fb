import { expect, test } from "vitest";
import { readOutcomes } from "./read-outcomes.ts";

const read = (text: string, encoding: BufferEncoding = "utf8") => readOutcomes(Buffer.from(text, encoding));
const groupsOf = (text: string, encoding?: BufferEncoding) => {
  const table = read(text, encoding);
  if (table.kind === "failed") throw new Error(table.code);
  return table.rows.map(({ groups, selected, score }) => [...Object.values(groups), selected ?? score]);
};

test("a comma inside a cell parts nothing where semicolons part the cells, and is the point of a score", () => {
  expect(groupsOf("group;score\nBlack, not Hispanic;45,5\nWhite;50\n")).toEqual([
    ["Black, not Hispanic", 45.5],
    ["White", 50],
  ]);
});

test.each([
  ["UTF-8 with its mark", "\uFEFFgroup,selected\nmännlich,1\n", "utf8"],
  ["a western code page", "group,selected\nmännlich,1\n", "latin1"],
  ["UTF-16", "\uFEFFgroup,selected\nmännlich,1\n", "utf16le"],
] as const)("a table in %s is read", (_, text, encoding) => {
  expect(groupsOf(text, encoding)).toEqual([["männlich", true]]);
});

test("one group in several spellings is one group, under the spelling most people have", () => {
  expect(groupsOf("sex,selected\nFemale,1\nf,0\nFemale,1\nM,1\n").map(([group]) => group)).toEqual(["Female", "Female", "Female", "M"]);
  expect(groupsOf("team,selected\nnorth,1\nNorth,0\nNorth,1\nF,1\nfemale,1\n").map(([group]) => group)).toEqual([
    "North",
    "North",
    "North",
    "F",
    "female",
  ]);
});

test("a column that says who somebody is, whatever its name, and one without a name are no groups", () => {
  const people = Array.from({ length: 30 }, (_, no) => `${no},Person ${no},${no % 2 ? "F" : "M"},${no % 3 === 0 ? 1 : 0}`);
  expect(read([",applicant,sex,selected", ...people].join("\n"))).toMatchObject({ kind: "read", attributes: ["sex"] });
  expect(read("race,selected\nAsian,1\nWhite,0\nBlack,1\n")).toMatchObject({ kind: "read", attributes: ["race"] });
});

test.each([
  ["no rows", "sex,selected\n", "csv-rows", undefined],
  ["two columns of one name", "sex,Sex,selected\nF,M,1\n", "csv-heading-twice", undefined],
  ["no groups", "selected,score\n1,2\n", "csv-columns", undefined],
  ["a word under selected", "sex,selected\nF,1\n\nM,maybe\n", "csv-values", "Line 4, column selected: “maybe”."],
  ["a figure in another notation", "sex,score\nF,0x10\n", "csv-values", "Line 2, column score: “0x10”."],
  ["a row too long", "sex,selected\nF,1\nM,1,2\n", "csv-damaged", "Line 3:"],
  ["a quote that never ends", 'sex,selected\n"F,1\n', "csv-damaged", "Line 2:"],
  ["bytes of a workbook", "PK\u0003\u0004 and so on\0", "csv-damaged", undefined],
])("a table with %s says so, and where", (_, text, code, where) => {
  expect(read(text)).toEqual({ kind: "failed", code, ...(where === undefined ? {} : { where }) });
});
