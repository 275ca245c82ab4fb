import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

/** Roles as "title @ employer". */
function rolesUnder(...lines: string[]): string[] {
  const text = ["Jo Example", "jo@example.com", "", "EXPERIENCE", ...lines].join("\n");
  return readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work.map(({ position, name }) => `${position} @ ${name}`);
}

describe("lines within a role", () => {
  const cook = ["Cook / 2019 – 2021", "Quayside Hotels", "• Ran the grill", "Key achievements:", "• Cut waste by a third"];

  it("head what was achieved in it, not a section that swallows the roles below", () => {
    const porter = ["Porter / 2016 – 2019", "Harbour Inn", "• Carried trays", "Key achievements:", "• Trained six porters"];
    expect(rolesUnder(...cook, ...porter, "Waiter / 2014 – 2016", "Crown Hotel")).toEqual([
      "Cook @ Quayside Hotels",
      "Porter @ Harbour Inn",
      "Waiter @ Crown Hotel",
    ]);
  });

  it("head a section of achievements where no role stands below", () => {
    const text = [
      "Jo Example",
      "",
      "EXPERIENCE",
      "Cook / 2019 – 2021",
      "Quayside Hotels",
      "",
      "ACHIEVEMENTS",
      "Chef of the Year, 2020",
    ].join("\n");
    expect(readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work).toHaveLength(1);
  });

  it("say what was used, why it ended and on what terms, and name no employer", () => {
    const group = [
      "Bäckerei Tönnies GmbH",
      "Verkäuferin",
      "03/2019 – 05/2021",
      "Vollzeit | unbefristet",
      "Grund des Wechsels: Umzug",
      "",
      "Aushilfe im Verkauf",
      "01/2017 – 02/2019",
      "Eingesetzte Systeme: Vectron",
    ];
    expect(rolesUnder(...group)).toEqual(["Verkäuferin @ Bäckerei Tönnies GmbH", "Aushilfe im Verkauf @ Bäckerei Tönnies GmbH"]);
    expect(
      rolesUnder("Welder | Permanent", "Tyne Fabrications", "2018 – 2021", "", "Fitter | Fixed term", "Wear Yard", "2015 – 2018"),
    ).toEqual(["Welder @ Tyne Fabrications", "Fitter @ Wear Yard"]);
  });

  it("stand between a head and its dates", () => {
    const first = ["Depot Clerk - Larch Haulage Ltd", "1. Booked forty loads a day", "2. Kept the gate", "03/2019 - 05/2021"];
    const second = ["Yard Hand - Beck & Sons", "1. Washed the fleet", "01/2016 - 02/2019"];
    expect(rolesUnder(...first, ...second)).toEqual(["Depot Clerk @ Larch Haulage Ltd", "Yard Hand @ Beck & Sons"]);
  });

  it("describe the employer, and are none", () => {
    const first = [
      "Bäckerin",
      "Hofladen Ruhland",
      "2019 – 2021",
      "Familienunternehmen mit 12 Beschäftigten",
      "Regionaler Anbieter für Backwaren",
    ];
    expect(rolesUnder(...first, "", "Köchin", "2016 – 2019", "Hersteller von Fertiggerichten")).toEqual([
      "Bäckerin @ Hofladen Ruhland",
      "Köchin @ Hofladen Ruhland",
    ]);
  });
});

describe("a head with a slash or square brackets", () => {
  it("names title and employer", () => {
    const slashes = ["Acheteur / Garage Vial    2019 – 2021", "• Suivi", "Vendeuse / Novelia    2016 – 2019", "• Accueil"];
    expect(rolesUnder(...slashes)).toEqual(["Acheteur @ Garage Vial", "Vendeuse @ Novelia"]);
    expect(rolesUnder("Electricista [Talleres Lara] 2019 – 2021", "Fontanero [Obras Prado S.L.] 2016 – 2019")).toEqual([
      "Electricista @ Talleres Lara",
      "Fontanero @ Obras Prado S.L.",
    ]);
  });

  it("names two posts in one", () => {
    const heads = ["Teacher / Trainer", "Hale College", "2019 – 2021", "", "HR / Office Manager", "Wear Yard", "2016 – 2019"];
    expect(rolesUnder(...heads)).toEqual(["Teacher / Trainer @ Hale College", "HR / Office Manager @ Wear Yard"]);
  });
});

describe("titles of two parts under the line of a company", () => {
  it("stay whole behind a dash, where the line names a company by its words and has dates of its own", () => {
    expect(
      rolesUnder(
        "Delwara General Insurance          Apr 2019 – Present",
        "Manager – Reserving          Jul 2022 – Present",
        "- Quarterly reserves",
        "Senior Analyst – Pricing          Apr 2019 – Jun 2022",
        "- Burning cost models",
      ),
    ).toEqual(["Manager – Reserving @ Delwara General Insurance", "Senior Analyst – Pricing @ Delwara General Insurance"]);
  });

  it("are title and employer where no company stands above", () => {
    expect(rolesUnder("Cook – Fenwold          Jul 2022 – Present", "- Grill", "Porter – Ambleby          2019 – 2022", "- Trays")).toEqual(
      ["Cook @ Fenwold", "Porter @ Ambleby"],
    );
  });
});

describe("companies over roles of which only some share one", () => {
  const shared = [
    "Ossenkamp Bakkerij B.V.",
    "4 years 9 months",
    "Purchasing Manager",
    "March 2024 - Present (2 years 7 months)",
    "Tenders, supplier audits and dual sourcing of film.",
    "Senior Buyer",
    "January 2022 - February 2024 (2 years 2 months)",
    "Spend analysis, vendor scorecards, price clauses.",
  ];
  const last = ["Operational Buyer", "September 2016 - December 2021 (5 years 4 months)", "Purchase orders and expediting."];

  it("stand between the last sentence about the role above and the next title", () => {
    expect(rolesUnder(...shared, "Zuivelhoeve Coöperatie", ...last).at(-1)).toBe("Operational Buyer @ Zuivelhoeve Coöperatie");
  });

  it("are none where a unit stands there", () => {
    expect(rolesUnder(...shared, "Purchasing department", ...last).at(-1)).toBe("Operational Buyer @ Ossenkamp Bakkerij B.V.");
  });
});
