import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { isTown } from "../contact/gazetteer.ts";
import { readResume } from "../read-resume.ts";

/** Roles under a heading as "title @ employer, start–end". */
function rolesUnder(heading: string, ...lines: string[]): string[] {
  const text = ["Jo Example", "jo@example.com", "", heading, ...lines].join("\n");
  return readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work.map(
    ({ position, name, startDate, endDate }) => `${position} @ ${name}, ${startDate}–${endDate}`,
  );
}

describe("what stands behind an employer or above a head", () => {
  it("ends an employer behind its legal form, however the town looks", () => {
    const heads = ["Chemist, Kernhof Biologics AG, Ingelheim, 2019 - 2021", "Clerk, ZENCO SAVINGS LTD, IKEJA, 2016 - 2018"];
    expect(rolesUnder("Experience", ...heads)).toEqual([
      "Chemist @ Kernhof Biologics AG, 2019–2021",
      "Clerk @ ZENCO SAVINGS LTD, 2016–2018",
    ]);
  });

  it("leaves a remark in brackets out of the employer", () => {
    expect(rolesUnder("Experience", "UX Researcher | Guild of Forms (agency) | 2019 - 2021")[0]).toBe(
      "UX Researcher @ Guild of Forms, 2019–2021",
    );
  });

  it("reads roles under a heading that names posts, numbered or not", () => {
    expect(rolesUnder("1. CARGOS", "2015–2019    Professora Auxiliar, Universidade do Baixo Vale")[0]).toBe(
      "Professora Auxiliar @ Universidade do Baixo Vale, 2015–2019",
    );
  });

  it("keeps a note on the terms of employment with the title, and leaves out how much of a week it was", () => {
    const heads = ["Nurse (part-time), Alder Clinic, 2019 - 2021", "Serveuse (saisonnier), Hôtel du Lac, 2016 - 2018"];
    expect(rolesUnder("Experience", ...heads)).toEqual([
      "Nurse (part-time) @ Alder Clinic, 2019–2021",
      "Serveuse (saisonnier) @ Hôtel du Lac, 2016–2018",
    ]);
    expect(rolesUnder("Experience", "Nurse (0.5 FTE), Alder Clinic, 2019 - 2021", "Cook (28 uur), Hotel Zon, 2016 - 2018")).toEqual([
      "Nurse @ Alder Clinic, 2019–2021",
      "Cook @ Hotel Zon, 2016–2018",
    ]);
  });

  it("keeps the field behind the dash of a title, and no town", () => {
    const head = (tail: string) => [`Deputy Manager – ${tail}`, "Coromandel Castings Ltd", "2014 - 2019", "Closed the books."];
    expect(rolesUnder("Experience", ...head("Finance & Accounts"))[0]).toMatch(/^Deputy Manager – Finance & Accounts @/);
    expect(rolesUnder("Experience", ...head("Wexcombe"))[0]).toMatch(/^Deputy Manager @/);
  });

  it("keeps the department or the trade behind the comma of an employer, and no town", () => {
    const heads = [
      "Clerk, Stadt Grönhafen, Amt für Soziales, 2019 - 2021",
      "Gardener, Ville de Montclar, Travaux publics, 2016 - 2018",
      "Trainee, Dunmore & Tait, Chartered Surveyors, 2014 - 2015",
      "Stylist, Copper & Curl, Fremont Beach, 2012 - 2013",
    ];
    expect(rolesUnder("Experience", ...heads)).toEqual([
      "Clerk @ Stadt Grönhafen, Amt für Soziales, 2019–2021",
      "Gardener @ Ville de Montclar, Travaux publics, 2016–2018",
      "Trainee @ Dunmore & Tait, Chartered Surveyors, 2014–2015",
      "Stylist @ Copper & Curl, 2012–2013",
    ]);
  });

  it("knows towns of the middle size, and takes no everyday word or name of people for one", () => {
    const below = (line: string) => [
      "Pallet & Quayle",
      "Warehouse Supervisor",
      "October 2013 - July 2017",
      line,
      "Nights with six reach trucks.",
    ];
    expect(rolesUnder("Experience", ...below("Ellesmere Port"))[0]).toBe("Warehouse Supervisor @ Pallet & Quayle, 2013-10–2017-07");
    expect(["Ellesmere Port", "Moranbah", "Bietigheim-Bissingen", "Galle"].map(isTown)).toEqual([true, true, true, true]);
    expect(["Police", "Marino", "Nokia", "galle"].map(isTown)).toEqual([false, false, false, false]);
  });

  it("take the town from behind an employer though it ends as houses do", () => {
    const heads = ["Baker, Old Mill Bakery, Tannhof, 2012 - 2015", "Cook, Hotel Krone, Gasthof Linde, 2009 - 2011"];
    expect(rolesUnder("Experience", ...heads)).toEqual([
      "Baker @ Old Mill Bakery, 2012–2015",
      "Cook @ Hotel Krone, Gasthof Linde, 2009–2011",
    ]);
  });

  it("is a town and its state closely behind a name in capitals, or behind a house where the town is known", () => {
    const heads = ["WHITLOCK CAPITAL PARTNERS Medfield, MA", "Summer Analyst June - August 2025", "- Built a model of a grocer"];
    const more = ["Hale Children's Hospital Boston, MA", "Porter May 2023 - August 2024", "- Moved beds"];
    expect(rolesUnder("Experience", ...heads, ...more)).toEqual([
      "Summer Analyst @ WHITLOCK CAPITAL PARTNERS, 2025-06–2025-08",
      "Porter @ Hale Children's Hospital, 2023-05–2024-08",
    ]);
  });
});

describe("roles in the form of a government", () => {
  it("have street, town, pay and hours between employer and title", () => {
    const first = ["U.S. Department of Agriculture", "1400 Example Ave SW", "Washington, DC 20250 United States", "08/2019 - Present"];
    const terms = ["Salary: $99,200.00 USD Per Year", "Hours per week: 40", "Series: 0343 Pay Plan: GS Grade: 12"];
    const title = [
      "Management Analyst (This is a federal job)",
      "Duties, Accomplishments and Related Skills:",
      "Wrote the rules for grants.",
    ];
    expect(rolesUnder("Work Experience:", ...first, ...terms, ...title)).toEqual([
      "Management Analyst @ U.S. Department of Agriculture, 2019-08–null",
    ]);
  });

  it("stand below an employer who is left and joined again, and care for a family is none", () => {
    const rows = ["Harcastle Whitby LLP, Leeds    2015 – 2021, 2024 – present", "Senior Associate    Jan 2024 – present", "- Advocacy"];
    const more = ["Trainee Solicitor    Sept 2015 – Aug 2021", "- Four seats", "", "Family care, 2021 – 2023"];
    expect(rolesUnder("Experience", ...rows, ...more)).toEqual([
      "Senior Associate @ Harcastle Whitby LLP, 2024-01–null",
      "Trainee Solicitor @ Harcastle Whitby LLP, 2015-09–2021-08",
    ]);
  });

  it("answer where, what and when, each on a line of its own", () => {
    const first = ["Where: Lothian Storage", "What: Depot Supervisor", "When: May 2018 until today", "What I did: planned the loads"];
    const more = ["Where: Kelpie Vans", "What: Porter", "When: June 2011 until August 2014", "What I did: pianos, mostly"];
    expect(rolesUnder("Experience", ...first, "", ...more)).toEqual([
      "Depot Supervisor @ Lothian Storage, 2018-05–null",
      "Porter @ Kelpie Vans, 2011-06–2014-08",
    ]);
  });

  it("leave how much of a week a post was, and the town an estate lies near, out of the head", () => {
    const heads = ["08.2018 – heute    Pflegefachfrau HF, Pensum 80 %", "Kantonsspital Rätia, Chur"];
    expect(rolesUnder("Berufliche Tätigkeit", ...heads)).toEqual(["Pflegefachfrau HF @ Kantonsspital Rätia, 2018-08–null"]);
    expect(rolesUnder("Experience", "Head Gardener at Ashcombe Estate, near Wimborne, 2016 – 2020")).toEqual([
      "Head Gardener @ Ashcombe Estate, 2016–2020",
    ]);
  });
});

describe("terms in the brackets of the dates", () => {
  const rolesOf = (...lines: string[]) =>
    readResume(toPlainDocument(["Jo Example", "jo@example.com", "", "EXPERIENCE", ...lines].join("\n")), { asOf: "2026-11-01" }).work.map(
      ({ position, name }) => `${position} @ ${name}`,
    );

  it("are no part of the head, so that title and employer are parted as in the others", () => {
    expect(
      rolesOf(
        "Accounts Assistant, Hale Tools Ltd (Aug 2023 – present)",
        "- Matched invoices",
        "Barista, Fell Corner (2020 – 2023, part time)",
        "- Made coffee",
        "Porter, Tarn Gate (seasonal, 2018 – 2019)",
        "- Carried",
      ),
    ).toEqual(["Accounts Assistant @ Hale Tools Ltd", "Barista @ Fell Corner", "Porter @ Tarn Gate"]);
  });

  it("stay there where they name the work", () => {
    expect(rolesOf("Hale Tools Ltd, Leeds (2020 – 2023, accountant)", "- Closed the books")[0]).toMatch(/^accountant/);
  });
});
