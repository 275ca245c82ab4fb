import { expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const read = (...lines: string[]) =>
  readResume(toPlainDocument(`Certificates\n${lines.join("\n")}`), { asOf: "2026-11-01" }).certificates.map(({ name, issuer, date }) => [
    name,
    issuer,
    date,
  ]);
const first = (line: string) => read(`- ${line}`, "- Basic Life Support, 2019")[0];

it.each([
  ["Gestes et postures (Forma Loire, 2021)", "Gestes et postures", "Forma Loire", "2021"],
  ["Dry needling (KNTV, 2019)", "Dry needling", "KNTV", "2019"],
  ["Roofer's licence, class B (North Carolina, 2023)", "Roofer's licence, class B", "North Carolina", "2023"],
  ["Cloud Certified Engineer – Associate (Amazon, 2022)", "Cloud Certified Engineer – Associate", "Amazon", "2022"],
  ["Monitor de salvamento (Mutual del Sur), 2019", "Monitor de salvamento", "Mutual del Sur", "2019"],
  ["Schmerzexpertin, Initiative Stille Nacht, 2019", "Schmerzexpertin", "Initiative Stille Nacht", "2019"],
  ["Pflegeberaterin, Pflegeakademie Allerland, 2022", "Pflegeberaterin", "Pflegeakademie Allerland", "2022"],
  ["Delegada de protección de datos, AEPD\t2020", "Delegada de protección de datos", "AEPD", "2020"],
  ["2020\tFire Warden, Qatar Civil Defence", "Fire Warden", "Qatar Civil Defence", "2020"],
  ["Fire Warden, Qatar Civil Defence, Doha, 2020", "Fire Warden", "Qatar Civil Defence", "2020"],
  ["Mediadora familiar, Consejo Soriano de Mediadores, 2016", "Mediadora familiar", "Consejo Soriano de Mediadores", "2016"],
  ["Addetto primo soccorso, Vigili del Fuoco, 2020", "Addetto primo soccorso", "Vigili del Fuoco", "2020"],
  ["Colorimetria avançada (Tonalis, 2018)", "Colorimetria avançada", "Tonalis", "2018"],
  ["CO-vakman, InstallQ, 2022", "CO-vakman", "InstallQ", "2022"],
  ["Green Belt, Schouwen & Nijhof, 2022", "Green Belt", "Schouwen & Nijhof", "2022"],
  ["Level 2 Food Safety by High Hale Training, 2022", "Level 2 Food Safety", "High Hale Training", "2022"],
  ["Trainerschein bei der IHK Halle, 2019", "Trainerschein", "IHK Halle", "2019"],
  ["Secourisme délivré par Protection Loire, 2019", "Secourisme", "Protection Loire", "2019"],
  ["Heftruck door ProfHaler, 2018", "Heftruck", "ProfHaler", "2018"],
  ["Site safety [SHEham] 2017", "Site safety", "SHEham", "2017"],
])("takes who stands in brackets or behind a comma beside a year for the issuer: %s", (line, name, issuer, date) => {
  expect(first(line)).toEqual([name, issuer, date]);
});

it.each([
  ["Commercial Driver License, Class A, 2019", "Commercial Driver License, Class A"],
  ["Führerschein, Klasse CE, 2011", "Führerschein, Klasse CE"],
  ["CACES R489, catégorie 3, 2020", "CACES R489, catégorie 3"],
  ["Certified Trainer, Microsoft Excel, 2019", "Certified Trainer, Microsoft Excel"],
  ["Registered Nurse, Ohio, 2019", "Registered Nurse, Ohio"],
  ["Trade Certificate (Electrical Fitter), 2010", "Trade Certificate (Electrical Fitter)"],
  ["Wundmanagement, Schwerpunkt Dekubitus, 2019", "Wundmanagement, Schwerpunkt Dekubitus"],
  ["Project Management Professional (PMP), 2020", "Project Management Professional (PMP)"],
  ["Certified Emergency Nurse, CEN, 2020", "Certified Emergency Nurse, CEN"],
  ["Teaching Licence, Mathematics, 2015", "Teaching Licence, Mathematics"],
  ["Sworn translator, Court of Ghent, 2014", "Sworn translator, Court of Ghent"],
  ["First Aid at Work, 2019", "First Aid at Work"],
  ["Introduction to Python with Applications, 2019", "Introduction to Python with Applications"],
  ["Tower Crane (CPCS, exp. 2027)", "Tower Crane"],
  ["Certified Paralegal, Family Law", "Certified Paralegal, Family Law"],
])("leaves steps, fields, places and letters of the name with it: %s", (line, name) => {
  expect(first(line)?.slice(0, 2)).toEqual([name, undefined]);
});

it("gives each certificate of a list its own issuer and year", () => {
  expect(read("Ersthelfer (DRK, 2023), Staplerschein (TÜV Nord, 2012), Ausbildereignung (IHK, 2016)")).toEqual([
    ["Ersthelfer", "DRK", "2023"],
    ["Staplerschein", "TÜV Nord", "2012"],
    ["Ausbildereignung", "IHK", "2016"],
  ]);
});

it("leaves the number of a line out of the name", () => {
  expect(read("(i) Food Handler, Chartered Institute of Bankers – 2019", "(ii) Forklift Licence – 2016").map(([name]) => name)).toEqual([
    "Food Handler",
    "Forklift Licence",
  ]);
});
