import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const work = (heading: string, ...lines: string[]) =>
  readResume(toPlainDocument(["Jo Example", "jo@example.com", "", heading, ...lines].join("\n")), { asOf: "2026-11-01" }).work;
const employers = (...lines: string[]) => work("Experience", ...lines).map(({ name }) => name);

describe("words for the employer above", () => {
  it.each([
    ["same place"],
    ["ditto"],
    ["as above"],
    ["Same company"],
    ["idem"],
    ["the same hotel"],
    ["wie oben"],
    ["misma empresa"],
    ["zelfde werkgever"],
  ])("%s", (words) => {
    expect(employers("Welder, Hale Fabrication, 2014 - 2019", `Deckhand, ${words}, 2012 - 2014`, "Cook, The Mill, 2009 - 2012")).toEqual([
      "Hale Fabrication",
      "Hale Fabrication",
      "The Mill",
    ]);
  });

  it("stand on a line of their own too", () => {
    expect(employers("Head Chef", "The Drovers Rest", "2019 - 2021", "", "Sous Chef", "Same place", "2017 - 2019")).toEqual([
      "The Drovers Rest",
      "The Drovers Rest",
    ]);
  });

  it("name nobody where no employer stands above, and nothing in names that only begin so", () => {
    expect(employers("Welder, same as above, 2014 - 2019")).toEqual([undefined]);
    expect(employers("Carer, Same Day Care Ltd, 2014 - 2019", "Clerk, Idemitsu Oil, 2011 - 2014")).toEqual([
      "Same Day Care Ltd",
      "Idemitsu Oil",
    ]);
  });
});

describe("words behind or beside an employer", () => {
  it.each([
    ["Steward for Aurora Airways, based in Manchester, 2017 - 2020", "Aurora Airways"],
    ["Welder, Hale Fabrication, located in Leeds, 2017 - 2020", "Hale Fabrication"],
    ["Chief Engineer — M/V Northern Star (Ro-Ro) — Baltic Crewing — 04.2021–10.2021", "Baltic Crewing"],
    ["Second Engineer | MT Amber Wave | Hale Shipping | 2019 - 2020", "Hale Shipping"],
    ["Deckhand, M/V Northern Star, 2015 - 2016", "M/V Northern Star"],
    ["Pharmacist, Day Lewes Pharmacy (Hove branch), Nov 2018 - Present", "Day Lewes Pharmacy"],
    ["Postdoc @ Hale Institute (Group of A. Meier), 2020 - today", "Hale Institute"],
    ["Fitter, Balfour Kerr (Infrastructure) Ltd, 2014 - 2017", "Balfour Kerr (Infrastructure) Ltd"],
    ["Fitter, T. Ward Heating, 2012 - 2014", "T. Ward Heating"],
    ["Tutor, Faith Based Learning, 2015 - 2016", "Faith Based Learning"],
  ])("%s", (line, name) => {
    expect(employers(line)).toEqual([name]);
  });
});

describe("seasons in a list of years", () => {
  it.each([
    ["Winters 2015, 2016: Cook, Blue Ridge Lodge", "2015", "2016"],
    ["Cook, Blue Ridge Lodge, summers 2017 and 2018", "2017", "2018"],
    ["Cook, Blue Ridge Lodge, summers 2016, 2017 and 2018", "2016", "2018"],
  ])("are one period: %s", (line, startDate, endDate) => {
    expect(work("Experience", line, "Jan 2019 - May 2020: Waiter, The Mill")[0]).toMatchObject({ startDate, endDate });
  });

  it("two bare years are none", () => {
    expect(work("Experience", "Cook, Blue Ridge Lodge, 2017, 2018")[0]?.endDate).not.toBe("2018");
  });
});

describe("departments of a state", () => {
  it.each([
    ["Department of Commerce, Office of Field Operations", "Department of Commerce"],
    ["Department of Veterans Affairs", "Department of Veterans Affairs"],
    ["Department for Transport", "Department for Transport"],
  ])("are employers: %s", (line, name) => {
    expect(
      employers(line, "08/2019 - Present", "Program Analyst", "", "Hale Benefits Administration", "02/2015 - 08/2019", "Clerk")[0],
    ).toBe(name);
  });

  it("are told from those of a university", () => {
    expect(employers("Lecturer, Department of Chemistry, Hale University, 2019 - 2021")).toEqual(["Hale University"]);
  });
});

describe("heads in sentences", () => {
  it.each([
    ["Enfermera de urgencias. Hospital Virgen del Alcor (Sevilla).", "Enfermera de urgencias", "Hospital Virgen del Alcor"],
    ["Auxiliar de enfermería. Clínica Guadaira, Alcalá de Guadaíra.", "Auxiliar de enfermería", "Clínica Guadaira"],
    ["Senior technician for milk and cheese. Hale Foods Limited.", "Senior technician for milk and cheese", "Hale Foods Limited"],
  ])("end in a stop below their dates: %s", (line, position, name) => {
    const roles = work("Experience", "June 2018 - Present", line, "", "October 2015 - May 2018", "Nurse. Hale Hospital.");
    expect(roles[0]).toMatchObject({ position, name, startDate: "2018-06" });
  });

  it("are none where something is told", () => {
    const told = "Nurse on call for all wards. Hospital rounds with three doctors and a long list of duties.";
    expect(work("Experience", "June 2018 - Present", "Nurse, Hale Hospital", told)[0]).toMatchObject({
      position: "Nurse",
      name: "Hale Hospital",
    });
  });
});
