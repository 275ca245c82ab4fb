import { describe, expect, test } from "vitest";
import { isPlaceName } from "./facts/house.ts";
import { readJob } from "./index.ts";

function read(text: string) {
  const reading = readJob(text);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job;
}
const names = (text: string) => read(text).requirements.map(({ name }) => name);

describe("the advertiser, bare places and images of people are no wishes", () => {
  test.each([
    ["its name with a legal form", "Site Foreman\n\nRequirements\n- First aid\n- Marsden Crest Interiors LLC", ["First aid"]],
    ["its name as it tells of itself", "Tarn Civils has built roads since 1970.\n\nRequirements\n- NEC4\n- Tarn Civils", ["NEC4"]],
    ["a town", "Baker\n\nRequirements\n- Sourdough\n- Memmingen", ["Sourdough"]],
    ["where the work before was done", "Sales Executive\n\nRequirements\n- B2B sales experience in the UAE", ["B2B sales"]],
    ["an image", "Developer\n\nRequirements\n- Kotlin\n- Rockstar", ["Kotlin"]],
    ["cards the house hands out", "Electrician\n\nVan, phone and fuel card.\n\nRequirements\n- CSCS card", ["CSCS card"]],
    ["what lodging there is", "Farm Worker\n\nRequirements\n- Lambing\n- 3 bed house available", ["Lambing"]],
  ])("%s", (_, text, wishes) => {
    expect(names(text)).toEqual(wishes);
  });

  test("experience of a place is asked for, and a word that is also a town is a word", () => {
    expect(names("Planner\n\nRequirements\n- GCC experience\n- Excel")).toContain("GCC");
    expect(isPlaceName("Reading")).toBe(false);
    expect(isPlaceName("corby")).toBe(false);
    expect(isPlaceName("Corby")).toBe(true);
  });
});

describe("the line above and the marks in front of a title", () => {
  test.each([
    [
      "Wir suchen zum nächstmöglichen Zeitpunkt einen\n\nVertriebsmitarbeiter (w/m/d)\n\nDas bringen Sie mit:\n- SAP",
      "Vertriebsmitarbeiter",
    ],
    ["Haus Lindenhof sucht ab sofort\n\nPflegefachkraft (m/w/d) in Voll- oder Teilzeit\n\nIhr Profil:\n- Führerschein", "Pflegefachkraft"],
    ["🚚 Van Drivers needed – Thetford – start Monday 🚚\n✅ Driver CPC & digi card", "Van Drivers"],
    ["**IMMEDIATE START** Warehouse Operatives x 6 – Corby\n\nRequirements\n- PPE", "Warehouse Operatives"],
    ["Post title: Highways Technician        Post number: HT0045\n\nRequirements\n- AutoCAD", "Highways Technician"],
    ["Optician ~ Clitheroe ~ Full time ~ £31k\n\nRequirements\n- Excel", "Optician"],
  ])("%s", (text, title) => {
    expect(read(text).title).toBe(title);
  });

  test("what stands under a call for somebody asks for nothing", () => {
    const house = "Gasthof Sonne, kitchen of the year";
    expect(names(`We are looking for a\n\nCook\n\n${house}\n\nRequirements\n- HACCP`)).toEqual(["HACCP"]);
  });
});

describe("which of a licence, and on which level", () => {
  test("brackets behind a licence say which of it or who issues it", () => {
    const [wish] = read("Driver\n\nRequirements\n- Counterbalance licence (RTITB or ITSSAR)").requirements;
    expect(wish?.alternatives).toBeUndefined();
    expect(names("Driver\n\nRequirements\n- SIA licence (Door Supervisor or Security Guarding)")).toEqual(["SIA licence"]);
  });
  test("brackets behind a profession name its ways", () => {
    const [wish] = read("Clerk\n\nRequirements\n- Qualified accountant (ACA, ACCA or CIMA)").requirements;
    expect(wish?.alternatives?.map(({ name }) => name)).toEqual(["ACA", "ACCA", "CIMA"]);
  });
  test("two levels of one paper are two wishes", () => {
    const { requirements } = read("Cook\n\nEssential\n- Level 2 Food Safety\n\nDesirable\n- Level 3 Food Safety");
    expect(requirements).toMatchObject([
      { name: "Level 2 Food Safety", importance: "must" },
      { name: "Level 3 Food Safety", importance: "nice" },
    ]);
    expect(requirements[0]?.id).not.toBe(requirements[1]?.id);
  });
});

test("a label, its years and its grade in brackets are one wish each", () => {
  const text = "Warehouse Associate\n\nExperience:\n  RF scanner: 1 year (Preferred)\n  SAP: 2 years (Required)\n\nBenefits:\n  Dental";
  expect(read(text).requirements).toMatchObject([
    { name: "RF scanner", importance: "should", minYears: 1 },
    { name: "SAP", importance: "must", minYears: 2 },
  ]);
});

describe("years of the job under its own name", () => {
  test.each(["4 years of kitchen porter", "Kitchen porter: 4 years"])("are experience: %s", (line) => {
    const { experience, requirements } = read(`Kitchen Porter\n\nRequirements\n- ${line}\n- Food hygiene`);
    expect(experience).toMatchObject({ minYears: 4, importance: "must" });
    expect(requirements.map(({ name }) => name)).toEqual(["Food hygiene"]);
  });

  test("and the job named without years is no wish", () => {
    const { experience, requirements } = read("Bartender\n\nRequirements\n- Bartender\n- Food hygiene");
    expect(experience).toBeUndefined();
    expect(requirements.map(({ name }) => name)).toEqual(["Food hygiene"]);
  });
});

describe("strength of what a condition, an answer or a plea names", () => {
  const graded = (text: string) => read(`Clerk\n\n${text}`).requirements.map(({ name, importance }) => `${importance} ${name}`);
  test.each([
    ["If you've touched Kafka or NATS, lovely.", ["nice Kafka"]],
    ["If you have Java and SQL, we want to hear from you.", ["must Java", "must SQL"]],
    ["If you have a driving licence and SAP, please apply.", ["must driving licence", "must SAP"]],
    ["If you have any questions, please contact us.", []],
    ["If you've never used Sage, neither had we.", []],
    ["You'll definitely need Excel.", ["must Excel"]],
    ["Requirements\nExcel? Essential. SAP? Handy. Sage? Nice, not necessary.", ["must Excel", "nice SAP", "nice Sage"]],
    ["To apply you MUST have:\n- Excel\n- SAP", ["must Excel", "must SAP"]],
    ["Must haves\n- SAP\nThe cherry on top\n- Excel", ["must SAP", "nice Excel"]],
    ["We expect\n- SAP\nWe would be happy about\n- Excel", ["must SAP", "nice Excel"]],
    ["Requirements\nWe want someone with SAP.", ["must SAP"]],
  ])("%s", (text, wishes) => {
    expect(graded(text)).toEqual(wishes);
  });

  test("a post without capitals is read sentence by sentence", () => {
    const job = read("stylist wanted\n\nnvq level 2 please and min 2 yrs on the salon floor. barbering a bonus.");
    expect(job.education).toMatchObject({ name: "nvq level 2", importance: "must" });
    expect(job.requirements).toMatchObject([{ name: "barbering", importance: "nice" }]);
  });
});

describe("a sentence with a subject of its own below what is asked for", () => {
  test.each([
    "Palmcrest manages 210 communities from Naples to Ocala.",
    "Residents keep pets and grow vegetables in the yard.",
    "Customers range from bakeries to hospitals.",
    "Founded in 1887, the firm acts for farming families and has Lexcel accreditation.",
    "Fabrication yard on the harbour since 1961, with a canteen.",
    "Training in first aid and manual handling is paid for.",
  ])("asks for nothing: %s", (sentence) => {
    for (const text of [
      `Clerk\n\nRequirements: Excel, payroll, Sage\n${sentence}\n`,
      `Clerk\n\nYou need Excel, payroll and Sage. ${sentence}\n`,
    ]) {
      const reading = readJob(text);
      expect(reading.kind === "read" && reading.job.requirements.map(({ name }) => name)).toEqual(["Excel", "payroll", "Sage"]);
    }
  });

  test("a question in running text asks", () => {
    const reading = readJob("Driver\n\nDo you know air brakes and winter routes? Then talk to us.\n");
    expect(reading.kind === "read" && reading.job.requirements.map(({ name }) => name)).toEqual(["air brakes", "winter routes"]);
  });
});
