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

it.each([
  [
    "Inglês: fluente; Português (nativo)",
    [
      ["English", "C1"],
      ["Portuguese", "C2"],
    ],
  ],
  [
    "Italiano madrelingua, Inglese C1",
    [
      ["Italian", "C2"],
      ["English", "C1"],
    ],
  ],
  [
    "Deutsche Muttersprache, Englisch B2",
    [
      ["German", "C2"],
      ["English", "B2"],
    ],
  ],
  [
    "Native: Turkish. Fluent: English, Dutch. Basic: Kurdish",
    [
      ["Turkish", "C2"],
      ["English", "C1"],
      ["Dutch", "C1"],
      ["Kurdish", "A2"],
    ],
  ],
])("gives each language of %j its own level", (line, languages) => {
  expect(languagesOf(`${HEAD}\nLanguages\n${line}\n`)).toEqual(languages);
});

it("leaves the marks between languages out of the words for a level", () => {
  const text = `${HEAD}\nLangues\nFrançais : langue maternelle – Arabe : courant. Anglais : A2\n`;
  const { languages } = readResume(toPlainDocument(text), { asOf: "2026-11-01" });
  expect(languages.map(({ fluency }) => fluency)).toEqual(["langue maternelle", "courant", "A2"]);
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

const namesOf = (text: string): string[] => languagesOf(`${HEAD}\n${text}`).map(([name = ""]) => name);

it("takes the languages beside one that is rated, with words of how well that no list knows", () => {
  expect(namesOf("Other\nGerman, Turkish (good), Low German (my aunt's) · guitar · first aid").sort()).toEqual([
    "German",
    "Low German",
    "Turkish",
  ]);
  expect(namesOf("Sonstiges\nKann ich: Deutsch und Türkisch (beides Muttersprache), Englisch Note 3, Reifen wechseln")).toEqual([
    "German",
    "Turkish",
    "English",
  ]);
});

it.each([
  ["Some Swedish from my father.", ["Swedish"]],
  ["I read French and speak it badly.", ["French"]],
  ["Speak a bit of German from my Army days.", ["German"]],
  ["Deutsch ist Muttersprache, Englisch geht so, Plattdeutsch fließend.", ["German", "English", "Low German"]],
  ["Madrelingua italiana. Buona conoscenza dell'inglese e del tedesco.", ["Italian", "English", "German"]],
  ["lang[1]=Portuguese|conversational", ["Portuguese"]],
  ["Mother tongue(s)\tHungarian", ["Hungarian"]],
  ["Other: Native German speaker, fluent Danish, some Swedish", ["German", "Danish", "Swedish"]],
])("%j tells what is spoken", (line, languages) => {
  expect(namesOf(`Other\n${line}`)).toEqual(languages);
});

it("reads the cells below a heading that shares its line with others", () => {
  expect(namesOf("Education\tLanguages\nLeeds College, 2012\tTwi\nHull School, 2008\tFrench (basic)")).toEqual(["Twi", "French"]);
});

it("reads the rows of a grid of levels below a heading nobody knows", () => {
  expect(namesOf("Altre lingue\nCOMPRENSIONE\tPARLATO\nInglese\tB2\tB1\nFrancese\tA2\tA1")).toEqual(["English", "French"]);
});

it("takes no heading, line of a form or place below the languages for one", () => {
  expect(namesOf("Languages\nDutch, English\nHolds\nTrailer licence\nExpected Salary\nLindental, im März 2025")).toEqual([
    "Dutch",
    "English",
  ]);
  expect(namesOf("Sprachen: Deutsch, Tschechisch, Englisch A2 | Ausbildereignung | Führerschein B")).toEqual([
    "German",
    "Czech",
    "English",
  ]);
});

it("takes no language that is cooked, taught or studied", () => {
  expect(
    namesOf("Interests\nItalian cooking, Japanese films, Spanish guitar\nEducation\nBA English and German, University of Leeds, 2012"),
  ).toEqual([]);
});

it("reads the languages of a European form, and none in what explains its levels", () => {
  const form = `${HEAD}
Personal skills and competences
Mother tongue(s)\tItalian
Other language(s)
English
B2 Independent user\tC1 Proficient user\tB2 Independent user
Computer skills and competences\tExcel`;
  expect(languagesOf(form)).toEqual([
    ["Italian", "C2"],
    ["English", "B2"],
  ]);
  const levels = `${HEAD}
Language skills
Mother tongue: Polish
Dutch A2
Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user`;
  expect(languagesOf(levels)).toEqual([
    ["Polish", "C2"],
    ["Dutch", "A2"],
  ]);
});

it.each([
  ["English, Polish. I do not speak Spanish.", ["English", "Polish"]],
  ["English only. Colleagues helped with Spanish-speaking patients.", ["English"]],
  ["English; I speak no Welsh", ["English"]],
  ["English. I would love to learn German; my wife is fluent.", ["English"]],
  ["English\nGerman: none; my daughter learns it at school", ["English"]],
  ["English\nIrish: learned at school, lost since", ["English"]],
  ["English, French. My wife is Slovene.", ["English", "French"]],
  ["English, German (learning, A2)", ["English", "German"]],
  ["English, Spanish-speaking since childhood", ["English", "Spanish"]],
])("takes a language that is denied, wished for or spoken by others for none: %s", (list, spoken) => {
  expect(languagesOf(`${HEAD}\nLanguages\n${list}\n`).map(([language]) => language)).toEqual(spoken);
});

it("takes none from a line that denies it under another heading", () => {
  expect(languagesOf(`${HEAD}\nPractical\n- I do not speak Urdu or Punjabi; I used interpreters.\n`)).toEqual([]);
});

it("reads a language and how well, whatever is said in brackets behind it", () => {
  const languages = (line: string) =>
    readResume(toPlainDocument(`Jo Example\njo@example.com\n\nAbilities\nCash handling\n${line}\nStocking`), {
      asOf: "2026-11-01",
    }).languages.map(({ language }) => language);
  expect(languages("Spanish, some (3 years in school)")).toEqual(["Spanish"]);
  expect(languages("Spanish food (some training)")).toEqual([]);
});

it("knows languages of North America by name, no nation that was served", () => {
  expect(languagesOf(`${HEAD}\nSkills\nComanche: spoken, novice`).map(([name]) => name)).toEqual(["Comanche"]);
  expect(languagesOf(`${HEAD}- Delivered bread to Comanche County schools.`)).toEqual([]);
});

it.each([
  ["Welsh: chat only. Twi with my nan.", ["Welsh", "Twi"]],
  ["Sesotho: village talk only", ["Sotho"]],
  ["Maltese at home, Italian from school", ["Maltese", "Italian"]],
  ["English only. I like chess.", ["English"]],
  ["Good Breton (on my mother's side) and French of course.", ["Breton", "French"]],
  ["Basque I have from home, and enough Catalan to get by with the crew.", ["Basque", "Catalan"]],
  ["English (IELTS 7.0), Hindi, Tamil", ["English", "Hindi", "Tamil"]],
])("reads languages that a line below other things tells of: %s", (line, spoken) => {
  expect(languagesOf(`${HEAD}\nOther\nI like walking.\n${line}\n`).map(([language]) => language)).toEqual(spoken);
});

it.each([
  "Good French bread and Danish pastry",
  "Spanish tiles, Italian marble",
  "French: menu translations for guests by others",
  "Taught Dutch at home time",
])("reads none from: %s", (line) => {
  expect(languagesOf(`${HEAD}- ${line}\n`)).toEqual([]);
});

it("knows languages by their Polish names, and the one that is not known", () => {
  expect(languagesOf(`${HEAD}\nJęzyki\npolski – ojczysty, niemiecki – komunikatywny, rosyjski – nie znam\n`)).toEqual([
    ["Polish", "C2"],
    ["German", "B1"],
  ]);
  expect(languagesOf(`${HEAD}\nSprachen\nDeutsch Muttersprache\nFranzösisch keine Kenntnisse, nur Danke\n`).map(([name]) => name)).toEqual([
    "German",
  ]);
});
