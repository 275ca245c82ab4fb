import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

function read(text: string) {
  const reading = readJob(text);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job;
}
const item = (line: string) => read(`Requirements\n- ${line}`);
/** "must Excel or Sheets 3": what an item asks for; years of a field, and degrees, behind it. */
const asked = (line: string) => {
  const { requirements, experience, education } = item(line);
  return [
    ...requirements.map(({ name, alternatives = [] }) => [name, ...alternatives.map((one) => one.name)].join(" or ")),
    ...(experience ? [`${experience.minYears} years: ${experience.field}`] : []),
    ...(education ? [`level ${education.level}: ${education.areas.join(", ")}`] : []),
  ];
};
/** "French (C1) or Italian": every member of a choice with its level. */
const spoken = (line: string) =>
  item(line).languages.map(({ alternatives = [], ...first }) =>
    [first, ...alternatives].map(({ language, cefr }) => (cefr ? `${language} ${cefr}` : language)).join(" or "),
  );

describe("a choice of languages is one wish", () => {
  test.each([
    ["Latvian or Estonian", ["Latvian or Estonian"]],
    ["Spanish with customers", ["Spanish"]],
    ["German as a foreign language, or English as a second language", []],
    ["Fluent in either French or Italian", ["French C1 or Italian C1"]],
    ["English plus one of the following: Polish, Romanian or Lithuanian", ["English", "Polish or Romanian or Lithuanian"]],
    ["English, spoken and written, and at least one of Hindi, Gujarati, Tamil", ["English", "Hindi or Gujarati or Tamil"]],
    ["Greek/Bulgarian", ["Greek or Bulgarian"]],
    ["At least one of Tamil, Hindi and Urdu", ["Tamil or Hindi or Urdu"]],
    ["Spanish and/or Haitian Creole", ["Spanish or Haitian Creole"]],
    ["English (C1) and Danish or Swedish (B2)", ["English C1", "Danish B2 or Swedish B2"]],
  ])("%s", (line, languages) => {
    expect(spoken(line)).toEqual(languages);
  });
  test.each([
    ["English, German and French", ["English", "German", "French"]],
    ["Bilingual English/Spanish", ["English", "Spanish"]],
    ["Good German; English is a plus", ["German B2", "English"]],
    ["Dutch or Flemish, and English, are essential", ["Dutch or Flemish", "English"]],
    ["Excellent Italian or Spanish, and good English", ["Italian C1 or Spanish C1", "English B2"]],
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

describe("where a choice begins and ends", () => {
  test.each([
    ["Core Java, Spring, Kafka or RabbitMQ, SQL", ["Core Java", "Spring", "Kafka or RabbitMQ", "SQL"]],
    ["HTML, CSS, JavaScript, React or Vue", ["HTML", "CSS", "JavaScript", "React or Vue"]],
    ["Java, C# or C++, SQL and Git", ["Java or C# or C++", "SQL", "Git"]],
    ["Excel, Python or R", ["Excel or Python or R"]],
    ["Chartered (CEng) or incorporated (IEng)", ["CEng or IEng"]],
    ["Certified Public Accountant (CPA) or Chartered Accountant (CA)", ["Certified Public Accountant or Chartered Accountant"]],
    ["CPA or Enrolled Agent", ["CPA or Enrolled Agent"]],
    ["Teaching certificate (or PTLLS)", ["Teaching certificate or PTLLS"]],
    ["CRM (Salesforce, HubSpot)", ["CRM or Salesforce or HubSpot"]],
    ["EHR systems (Epic, Cerner)", ["EHR or Epic or Cerner"]],
    ["Excel (pivots, lookups)", ["Excel"]],
    ["SQL (especially PostgreSQL)", ["SQL", "PostgreSQL"]],
    ["Adobe tools (InDesign above all)", ["Adobe tools", "InDesign"]],
    ["DP-203 certification", ["DP-203 certification"]],
    ["German as a foreign language", ["German as a foreign language"]],
    ["Fetal monitoring or C-EFM", ["Fetal monitoring or C-EFM"]],
    ["React (Vue also considered)", ["React or Vue"]],
    ["Milling, turning or grinding", ["Milling or turning or grinding"]],
  ])("%s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
});

test("initials in a list with a known qualification belong to the choice, even in a sentence", () => {
  const [wish] = read("You'll need to be ACA, ACCA or CIMA qualified.").requirements;
  expect([wish?.name, ...(wish?.alternatives ?? []).map(({ name }) => name)]).toEqual(["ACA", "ACCA", "CIMA qualified"]);
});

describe("a choice beside years and degrees", () => {
  test.each([
    ["Two years as a site manager or assistant site manager", ["2 years: site manager or assistant site manager"]],
    ["2+ years as a nurse, midwife or health visitor", ["2 years: nurse, midwife or health visitor"]],
    ["Four years as a chef de partie or sous chef", ["4 years: chef de partie or sous chef"]],
    ["Three years of experience with the City of Leeds as a housing officer", ["3 years: housing officer"]],
    ["Certificate, diploma or degree in early childhood education", ["level 6: early childhood education"]],
    ["Degree in engineering (civil or structural)", ["level 6: engineering, civil, structural"]],
    ["An undergraduate or postgraduate degree in law", ["level 6: law"]],
    ["PhD in zoology and experience of supervising postgraduate students", ["supervising postgraduate students", "level 8: zoology"]],
  ])("%s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
});

describe("one of a kind is enough", () => {
  test.each([
    ["A JS framework (React, Vue, Angular)", ["JS", "React or Vue or Angular"]],
    ["At least one modern backend language: Go, Rust, Kotlin", ["Go or Rust or Kotlin"]],
    ["A JS framework (React, Vue) and SQL", ["JS", "React or Vue", "SQL"]],
    ["A relational database: Postgres, MySQL", ["relational database or Postgres or MySQL"]],
    ["Databases: Oracle, MongoDB", ["Oracle", "MongoDB"]],
    ["Selenium, Cypress, Playwright: we don't mind which", ["Selenium or Cypress or Playwright"]],
    ["Kafka, RabbitMQ - either will do", ["Kafka or RabbitMQ"]],
    ["Welding: MIG, TIG, whichever you are best at", ["Welding", "MIG or TIG"]],
  ])("%s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
});

describe("what is fine instead is one of the choice, asked for as strongly as the first", () => {
  test.each([
    ["Revit preferably, but ArchiCAD is fine", ["Revit or ArchiCAD"], "should"],
    ["Ideally Jenkins, though GitLab CI or GitHub Actions will do", ["Jenkins or GitLab CI or GitHub Actions"], "should"],
    ["Ideally AWS (Azure or GCP also OK)", ["AWS or Azure or GCP"], "should"],
    ["AWS (Azure or GCP also OK)", ["AWS or Azure or GCP"], "must"],
    ["Docker is needed, but Kubernetes is fine too", ["Docker or Kubernetes"], "must"],
    ["SAP is required (PeopleSoft or E-Business Suite both count)", ["SAP or PeopleSoft or E-Business Suite"], "must"],
    ["Some combination of Kafka, RabbitMQ and Pulsar", ["Kafka or RabbitMQ or Pulsar"], "must"],
  ])("%s", (line, wishes, importance) => {
    expect(asked(line)).toEqual(wishes);
    expect(item(line).requirements[0]?.importance).toBe(importance);
  });
});

test.each(["Driving licence (manual or automatic)", "First aid certificate (paediatric or adult)"])(
  "%s asks for the certificate, whose sorts are none of their own",
  (line) => {
    expect(item(line).requirements[0]?.alternatives).toBeUndefined();
  },
);

describe("years beside the members of a choice", () => {
  test.each(["Java (3 years) or Kotlin (1 year)", "Experience in Java (min 3 yrs) or Kotlin (min 1 yr)"])("%s", (line) => {
    const { requirements, experience } = item(line);
    expect(requirements).toMatchObject([{ name: "Java", minYears: 3, alternatives: [{ name: "Kotlin" }] }]);
    expect(experience).toBeUndefined();
  });
  test("an unbroken time counts as years of what follows it", () => {
    expect(item("12 months' continuous experience of HGV driving").requirements).toMatchObject([{ name: "HGV driving", minYears: 1 }]);
  });
});

describe("words of description on both sides of an or", () => {
  test.each([
    ["Paediatric or adult nursing experience", ["Paediatric nursing or adult nursing"]],
    ["Experience in structural or civil engineering", ["structural engineering or civil engineering"]],
    ["Written and verbal communication", ["Written and verbal communication"]],
  ])("share the noun they describe: %s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
  test("each way stands for the skill it names", () => {
    expect(item("Experience in structural or civil engineering").requirements).toMatchObject([
      { id: "structural-engineering", alternatives: [{ id: "civil-engineering" }] },
    ]);
  });
});

test.each([
  "Speak Portuguese or Spanish with customers",
  "Spanish or Portuguese spoken to customers",
  "Spanish or Portuguese for our customers",
])("a language says nothing of what a small word leads to: %s", (line) => {
  const { languages, requirements } = read(`Requirements\n- ${line}`);
  const names = languages.flatMap(({ language, alternatives = [] }) => [language, ...alternatives.map((other) => other.language)]);
  expect([names.sort(), requirements]).toEqual([["Portuguese", "Spanish"], []]);
});

describe("a choice that was cut apart", () => {
  test.each([
    ["Previous experience in a care home or hospital preferred", ["care home or hospital"]],
    ["Puppet, Salt, Ansible, Chef: any one, as long as you know it deeply.", ["Puppet or Salt or Ansible or Chef"]],
    ["Tekla, SDS2 – pick your favourite", ["Tekla or SDS2"]],
    ["You hold an IFIC or CSC licence", ["IFIC licence or CSC licence"]],
    ["An IFIC or a CSC licence is required", ["IFIC licence or CSC licence"]],
    ["An HGV or a driving licence", ["HGV or driving licence"]],
    ["Weekend or CSC licence", ["CSC licence"]],
    ["Go, or Rust instead", ["Go or Rust"]],
    ["A childcare certificate or a nursing degree", ["level 6: nursing"]],
    ["Level 3 childcare, or a nursing degree instead", ["level 6: nursing"]],
  ])("%s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
  test("a degree with its field in front holds the paper beside it", () => {
    const { education } = item("Level 3 childcare or a nursing degree");
    expect(education?.alternatives?.map(({ name }) => name)).toEqual(["Level 3 childcare"]);
  });
});
