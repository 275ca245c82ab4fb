import { expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const languagesOf = (text: string) =>
  readResume(toPlainDocument(text), { asOf: "2026-11-01" }).languages.map(({ language, cefr }) => [language, cefr]);

const HEAD = `Ines Wardle
ines.wardle@example.com

Experience
Baker, Kettle Lane Bakery, 2016 - 2021
`;

it("reads languages in a labelled line of another section, and what follows it as that section's", () => {
  const text = `${HEAD}
Skills
- Sourdough, lamination
- Languages: Welsh (mother tongue), English (fluent), Breton`;
  expect(languagesOf(text)).toEqual([
    ["Welsh", "C2"],
    ["English", "C1"],
    ["Breton", undefined],
  ]);
  const among = `${HEAD}\nSkills\nLanguages: French B1, Dutch\nComputing: Excel, Outlook`;
  expect(languagesOf(among)).toEqual([
    ["French", "B1"],
    ["Dutch", undefined],
  ]);
});

it("reads languages told in a sentence, none of what was taught or sold", () => {
  expect(languagesOf(`${HEAD}- Served French and Italian wines and taught German to juniors.`)).toEqual([]);
  expect(languagesOf(`${HEAD}\nI have a van of my own. I speak English, conversational Spanish and a little Thai.`)).toEqual([
    ["English", undefined],
    ["Spanish", "B1"],
    ["Thai", "A2"],
  ]);
});

it("reads lines of nothing but a language and a rating", () => {
  expect(languagesOf(`${HEAD}\nTurkish *****\nEnglish ****\nGerman *`).map(([name]) => name)).toEqual(["Turkish", "English", "German"]);
});

it("takes the head of a table and a level for no language", () => {
  const table = `${HEAD}\nLanguages\nLanguage\tSpoken\tWritten\nEnglish\tExcellent\tGood\nHokkien\tNative\t–`;
  expect(languagesOf(table)).toEqual([
    ["English", "C1"],
    ["Hokkien", "C2"],
  ]);
});

it("ends languages in a labelled line where the next line names neither language nor level", () => {
  const text = `${HEAD}\nOther\nLanguages: Portuguese, and some Italian\nDriving licence B and a car`;
  const profile = readResume(toPlainDocument(text), { asOf: "2026-11-01" });
  expect(profile.languages.map(({ language, cefr }) => [language, cefr])).toEqual([
    ["Portuguese", undefined],
    ["Italian", "A2"],
  ]);
  expect(profile.certificates.map(({ name }) => name)).toEqual(["Driving licence B and a car"]);
});

it("reads a language no lexicon knows between those it knows", () => {
  expect(languagesOf(`${HEAD}\nLanguages: English, Spanish, Python`).map(([name]) => name)).toEqual(["English", "Spanish"]);
  expect(languagesOf(`${HEAD}\nLanguages: English, Ga, Zaghawa (fluent)`)).toEqual([
    ["English", undefined],
    ["Ga", undefined],
    ["Zaghawa", "C1"],
  ]);
});

it("reads parts of a line that are a language and how well, and lines of nothing but languages", () => {
  expect(languagesOf(`${HEAD}\nSkills\ndough lamination, Finnish (conversational), Excel`)).toEqual([["Finnish", "B1"]]);
  expect(languagesOf(`${HEAD}\nOther\nisiZulu, te reo Māori and Runyoro`).map(([name]) => name)).toEqual(["Zulu", "Maori", "Runyoro"]);
});

it("adds the mother tongue told elsewhere to the other languages", () => {
  expect(
    languagesOf(`${HEAD}\nPersonal\nHome language: Sesotho\n\nLanguages\nEnglish, Afrikaans`)
      .map(([name]) => name)
      .sort(),
  ).toEqual(["Afrikaans", "English", "Sotho"]);
});
