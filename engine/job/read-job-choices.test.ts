import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

function read(text: string) {
  const reading = readJob(text);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job;
}
const item = (line: string) => read(`Requirements\n- ${line}`);
/** "French (C1) or Italian": every member of a choice with its level. */
const spoken = (line: string) =>
  item(line).languages.map(({ alternatives = [], ...first }) =>
    [first, ...alternatives].map(({ language, cefr }) => (cefr ? `${language} ${cefr}` : language)).join(" or "),
  );

describe("a choice of languages is one wish", () => {
  test.each([
    ["Latvian or Estonian", ["Latvian or Estonian"]],
    ["Fluent in either French or Italian", ["French C1 or Italian C1"]],
    ["English plus one of the following: Polish, Romanian or Lithuanian", ["English", "Polish or Romanian or Lithuanian"]],
    ["English, spoken and written, and at least one of Hindi, Gujarati, Tamil", ["English", "Hindi or Gujarati or Tamil"]],
    ["Greek/Bulgarian", ["Greek or Bulgarian"]],
    ["Spanish and/or Haitian Creole", ["Spanish or Haitian Creole"]],
    ["English (C1) and Danish or Swedish (B2)", ["English C1", "Danish B2 or Swedish B2"]],
  ])("%s", (line, languages) => {
    expect(spoken(line)).toEqual(languages);
  });
  test.each([
    ["English, German and French", ["English", "German", "French"]],
    ["Bilingual English/Spanish", ["English", "Spanish"]],
    ["Good German; English is a plus", ["German B2", "English"]],
    ["Fluent English and conversational Khmer", ["English C1", "Khmer B1"]],
  ])("but not %s", (line, languages) => {
    expect(spoken(line)).toEqual(languages);
  });
  test("a language demanded by itself is no longer one of a choice", () => {
    const { languages } = read("Requirements\n- Fluent Dutch\nNice to have\n- Dutch or German");
    expect(languages).toMatchObject([{ language: "Dutch", importance: "must" }]);
    expect(languages[0]?.alternatives).toBeUndefined();
  });
});
