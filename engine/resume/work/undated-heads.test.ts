import { describe, expect, it } from "vitest";
import { readDocument, toPlainDocument } from "../../documents/index.ts";
import { makePdf, print, printLines } from "../../documents/test/make-pdf.ts";
import { readResume } from "../index.ts";

type Printed = Parameters<typeof readResume>[0];
const read = (document: Printed) => readResume(document, { asOf: "2026-11-01" });
const tell = (document: Printed): string[] =>
  read(document).work.map(({ position, name, startDate, endDate }) => `${position} @ ${name}, ${startDate ?? "?"}–${endDate ?? "?"}`);
const rolesOf = (...lines: string[]): string[] => tell(toPlainDocument(lines.join("\n")));
async function printed(page: string): Promise<Printed> {
  const reading = await readDocument(makePdf([page]));
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.document;
}

describe("heads without dates", () => {
  it("are found among dated ones by the mark between title and employer", () => {
    const lines = [
      "Experience",
      "",
      "Shift Supervisor – Harbour Foods Ltd, 2019 – 2022",
      "- Planned the rota of two lines",
      "",
      "Packer – Quayside Fisheries",
      "- Filled and weighed crates",
      "",
      "Porter – Merriott Market, 2012 – 2015",
      "- Moved goods between stalls",
    ];
    expect(rolesOf(...lines)).toEqual([
      "Shift Supervisor @ Harbour Foods Ltd, 2019–2022",
      "Packer @ Quayside Fisheries, ?–?",
      "Porter @ Merriott Market, 2012–2015",
    ]);
  });

  it("keep what is told below them, which the role above loses", () => {
    const { work } = read(
      toPlainDocument(
        "Berufserfahrung\n\nKöchin, Gasthof Adler, 2018 – 2021\n- Leitung der kalten Küche\n\nKellnerin, Hotel Seeblick\n- Bedienung von achtzig Gästen\n",
      ),
    );
    expect(work.map(({ highlights }) => highlights)).toEqual([["Leitung der kalten Küche"], ["Bedienung von achtzig Gästen"]]);
  });

  it("may stand over two lines as the dated ones do", () => {
    const lines = [
      "Expérience professionnelle",
      "",
      "Boulangerie Colin",
      "Vendeuse, 2018 – 2021",
      "• Tenue de la caisse",
      "",
      "Hôtel des Pins",
      "Réceptionniste",
      "• Accueil des clients",
    ];
    expect(rolesOf(...lines)).toEqual(["Vendeuse @ Boulangerie Colin, 2018–2021", "Réceptionniste @ Hôtel des Pins, ?–?"]);
  });

  it("are found by their type in print, be their words unknown", async () => {
    const head = (y: number, title: string, employer: string, dates: string) =>
      print(50, y, title, { font: "F2" }) + (dates ? print(450, y, dates) : "") + print(50, y - 14, employer);
    const page =
      print(50, 740, "WORK EXPERIENCE", { font: "F2", size: 16 }) +
      head(700, "Ferry Steward", "Minch Line", "2017 - 2021") +
      printLines(50, 672, ["Sold the tickets of two boats and kept their ropes dry through the year."]) +
      head(640, "Deckhand", "Skerry Boats", "") +
      printLines(50, 612, ["Painted the hulls of eleven boats in the winter and mended their nets."]);
    expect(tell(await printed(page))).toEqual(["Ferry Steward @ Minch Line, 2017–2021", "Deckhand @ Skerry Boats, ?–?"]);
  });

  it("are found where no head of the section has a date", () => {
    const lines = [
      "Experiencia laboral",
      "",
      "Cocinera | Restaurante La Parra",
      "- Preparación de 80 menús al día",
      "- Pedidos a proveedores",
      "",
      "Ayudante de cocina | Hostal Miramar",
      "- Limpieza de la cocina",
    ];
    expect(rolesOf(...lines)).toEqual(["Cocinera @ Restaurante La Parra, ?–?", "Ayudante de cocina @ Hostal Miramar, ?–?"]);
  });

  it("go by the heads of all parts where headings of tasks part the section", () => {
    const lines = [
      "Expérience professionnelle",
      "",
      "Hôtel des Pins",
      "Réceptionniste",
      "Missions :",
      "- Accueil des clients",
      "",
      "Pharmacie Colin",
      "Comptable",
      "Missions :",
      "- Tenue des comptes",
    ];
    expect(rolesOf(...lines)).toEqual(["Réceptionniste @ Hôtel des Pins, ?–?", "Comptable @ Pharmacie Colin, ?–?"]);
  });

  it("may follow closely on achievements of the role above", () => {
    const head = (...heads: string[]) => heads.flatMap((one) => [one, "Key achievements:", "- Cut the waste by a tenth"]);
    const lines = head("Baker • Silver Mill Ltd • 2018 – 2021", "Porter • Quern & Co. • 2014 – 2018", "Driver • Dray Lines Ltd");
    expect(rolesOf("Experience", "", ...lines)[2]).toBe("Driver @ Dray Lines Ltd, ?–?");
  });

  it("stand below achievements that each of them tells under one heading", () => {
    const lines = [
      "Expérience professionnelle",
      "",
      "Comptable | Mairie de Vernois",
      "- Tenue des comptes",
      "Réalisations :",
      "- Deux audits",
    ];
    const more = ["", "Vendeuse | Boulangerie Colin", "- Tenue de la caisse", "Réalisations :", "- Ventes doublées"];
    expect(rolesOf(...lines, ...more)).toHaveLength(2);
  });

  it("may part employer and title with a colon where dated ones do, and be written small", () => {
    const lines = [
      "Esperienza lavorativa",
      "",
      "Hotel Belvedere: Cuoco, 2018 – 2021",
      "- Menù del giorno",
      "",
      "Comune di Borgofiume: Insegnante di scuola primaria",
      "- Corsi di recupero",
    ];
    expect(rolesOf(...lines)[1]).toBe("Insegnante di scuola primaria @ Comune di Borgofiume, ?–?");
  });

  it("below a dated one leave it the dates above its head", () => {
    const lines = [
      "Experience",
      "",
      "Minch Line Ltd",
      "Steward",
      "- Sold tickets",
      "",
      "2017 – 2019",
      "Skerry Boats Ltd",
      "Deckhand",
      "- Painted hulls",
    ];
    expect(rolesOf(...lines)).toContain("Deckhand @ Skerry Boats Ltd, 2017–2019");
  });

  it("have no dates, add no years and are less sure than dated ones", () => {
    const lines = "Experience\n\nCook – Harbour Inn, 2019 – 2021\n- Ran the grill\n\nWaiter – Mill Tavern\n- Served guests\n";
    const { meta, work } = read(toPlainDocument(lines));
    const alone = read(toPlainDocument(lines.slice(0, lines.indexOf("\nWaiter"))));
    const sure = (path: string) => meta.places.find((place) => place.path === path)?.confidence ?? 0;
    expect(work[1]).not.toHaveProperty("startDate");
    expect(meta.totalYears).toEqual(alone.meta.totalYears);
    expect(sure("/work/1/position")).toBeLessThan(sure("/work/0/position"));
  });
});

describe("lines within a role are no heads", () => {
  const within = (...lines: string[]) =>
    rolesOf(
      "Experience",
      "",
      "Site Manager – Kestrel Builders Ltd, 2018 – 2022",
      ...lines,
      "",
      "Foreman – Alder & Sons, 2014 – 2018",
      "- Led a crew",
    );

  it.each([
    ["duties that name a trade", ["Hired and trained every apprentice", "Stood in for the area manager"]],
    ["tools", ["Tools: AutoCAD, Excel", "Systems: SAP"]],
    ["projects", ["- Ran the site", "", "Harbour Bridge Renewal", "- Replaced the deck"]],
    ["clients", ["- Ran sites", "", "Client: Northmoor Council", "- Built a school"]],
    ["awards", ["- Ran the site", "Site Manager of the Year"]],
    ["superiors", ["Reporting to the Operations Director", "- Ran the site"]],
    [
      "lists of what was looked after",
      ["- Ran the site", "", "Surgery list, stock, two trainee site managers", "Waiting room – rota, phones, young foreman"],
    ],
    ["kinds of work", ["Full-time", "- Ran the site"]],
    ["parts of what is told", ["What changed", "- Saved a tenth", "", "Stakeholders", "- Led twelve"]],
  ])("such as %s", (_, lines) => {
    expect(within(...lines)).toHaveLength(2);
  });
});
