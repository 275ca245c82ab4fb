import { describe, expect, it } from "vitest";
import { readDocument } from "../index.ts";
import { type MadePage, makePdf, print, printLines } from "../test/make-pdf.ts";
import type { Document } from "../types.ts";

async function read(page: string | MadePage, extra: string[] = []): Promise<Document> {
  const reading = await readDocument(makePdf([page], { extra }));
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.document;
}

const linesOf = (document: Document): string[] =>
  document.lines.map((line) => line.cells.map((cell) => document.text.slice(cell.start, cell.end)).join(" | "));

const ABOUT = ["Ilse Sattler", "Am Wehr 3, 04103 Leipzig", "0341 555 0142", "ledig"];
const BLUE = ".1 .3 .6 rg";

describe("a margin of dates", () => {
  const row = (y: number, date: string, lines: string[]) => print(60, y, date) + printLines(180, y, lines, 12);
  const name = (y: number, text: string) => print(60, y, text, { before: BLUE });

  it("goes with its entries where names of sections, alone on their lines, stand in it too and differ in colour only", async () => {
    const document = await read(
      name(800 - 12, "Zur Person") +
        ["Name", "Anschrift", "Telefon", "Familienstand"]
          .map((label, index) => row(772 - index * 13, label, [ABOUT[index] ?? ""]))
          .join("") +
        name(720 - 5, "Arbeit") +
        row(703, "04/2016 - heute", ["Sattlerin", "Lederhaus Auental", "Polster und Koffer"]) +
        row(658, "10/2008 - 03/2016", ["Polsterin", "Werkstatt Brehm"]) +
        name(620, "Schule") +
        row(603, "2005 - 2008", ["Lehre", "Lederhaus Auental"]) +
        row(575, "1995 - 2005", ["Mittlere Reife", "Schule am Wehr"]) +
        name(540, "Kenntnisse") +
        row(523, "Sprachen", ["Deutsch, Polnisch"]) +
        row(506, "Weiteres", ["Staplerschein"]) +
        row(489, "Mobil", ["Klasse B"]),
    );
    expect(document.columns).toBe(1);
    expect(linesOf(document).slice(5, 10)).toEqual([
      "Arbeit",
      "04/2016 - heute | Sattlerin",
      "Lederhaus Auental",
      "Polster und Koffer",
      "10/2008 - 03/2016 | Polsterin",
    ]);
  });

  it("goes with its entries where headings and labels are set flush right above and among the dates", async () => {
    const flush = (y: number, text: string) => print(200 - text.length * (/^[A-Z ]+$/.test(text) ? 7 : 5), y, text);
    const entry = (y: number, date: string, lines: string[]) => flush(y, date) + printLines(215, y, lines, 12);
    const document = await read(
      flush(800, "europass") +
        print(215, 800, "Curriculum Vitae") +
        flush(780, "INFORMAZIONI PERSONALI") +
        printLines(215, 780, ["Chiara Lombardini", "Via dei Pioppi 18, 44100 Castelverde", "chiara@example.com"], 13) +
        entry(730, "POSIZIONE RICOPERTA", ["Infermiera"]) +
        flush(705, "ESPERIENZA") +
        flush(693, "PROFESSIONALE") +
        entry(680, "02/2019 - oggi", [
          "Infermiera di terapia intensiva",
          "Ospedale San Girolamo, Castelverde",
          "turni",
          "tutor",
          "sanità",
        ]) +
        entry(618, "09/2015 - 01/2019", ["Infermiera di reparto", "Casa di Cura Villa Serena S.r.l.", "terapia", "medicazioni", "notti"]) +
        entry(556, "01/2014 - 08/2015", ["Operatrice domiciliare", "Cooperativa Abbraccio", "igiene", "compagnia", "spesa"]) +
        flush(490, "ISTRUZIONE E FORMAZIONE") +
        entry(477, "10/2010 - 11/2013", ["Laurea in Infermieristica", "Università di Valpadana"]) +
        flush(450, "COMPETENZE PERSONALI") +
        entry(437, "Lingua madre", ["Italiano"]) +
        entry(423, "Certificazioni", ["ALS Provider (2021)"]) +
        entry(409, "Patente di guida", ["B"]),
    );
    const lines = linesOf(document);
    const heading = lines.findIndex((line) => line.endsWith("PROFESSIONALE"));
    expect(lines.slice(heading + 1, heading + 3)).toEqual([
      "02/2019 - oggi | Infermiera di terapia intensiva",
      "Ospedale San Girolamo, Castelverde",
    ]);
  });

  it("goes with its entries below an address that stands where the dates do", async () => {
    const entry = (y: number, date: string, lines: string[]) => print(60, y, date) + printLines(330, y, lines, 12);
    const address = [
      "Loïc Kermarec",
      "3 impasse des Sauniers",
      "44000 Nantes",
      "Tél. : 02 55 50 01 76 (répondeur)",
      "loic@example.com",
      "marié",
    ];
    const document = await read(
      printLines(60, 780, address, 13) +
        printLines(330, 780, ["COMPTABLE", "20 ans d'expérience en PME", "et cabinet d'expertise"], 13) +
        print(60, 690, "Parcours professionnel") +
        entry(674, "Depuis 01/2017", [
          "Comptable, Menuiseries Erdre",
          "Tenue complète, TVA, paie",
          "externalisée, reporting au gérant.",
          "Place de marché en 2023.",
        ]) +
        entry(626, "2011 à 2016", ["Collaborateur, Cabinet Lorieux", "Portefeuille de 45 dossiers,", "déclarations fiscales, liasses."]) +
        entry(590, "mars à mai 2010", ["Formation continue"]) +
        entry(578, "2004 - 2010", ["Aide-comptable, Biscuiterie", "Saisie, relances.", "Licenciement."]) +
        print(60, 530, "Formation") +
        entry(514, "2003", ["BTS Comptabilité et gestion", "Lycée Maulévrier, Nantes"]) +
        entry(490, "2000", ["Baccalauréat, Lycée Maulévrier"]) +
        print(60, 460, "Compétences") +
        print(60, 446, "Sage 100, Cegid, Excel (TCD, macros simples), Chorus Pro. Anglais lu, un peu d'espagnol aussi, dit-il."),
    );
    const dated = linesOf(document).filter((line) => /^\D{0,12}\d{2,4}.* \| /.test(line));
    expect(dated.slice(1).map((line) => line.split(",")[0])).toEqual([
      "Depuis 01/2017 | Comptable",
      "2011 à 2016 | Collaborateur",
      "mars à mai 2010 | Formation continue",
      "2004 - 2010 | Aide-comptable",
      "2003 | BTS Comptabilité et gestion",
      "2000 | Baccalauréat",
    ]);
  });

  it("goes with its entries right of a margin with the names of the sections", async () => {
    const entry = (y: number, dates: string, lines: string[]) => print(140, y, dates) + printLines(230, y, lines, 12);
    const document = await read(
      print(50, 720, "WORK") +
        entry(720, "2018 - present", ["Sorter, Hebrides Parcels", "Four islands by hand before the morning boat."]) +
        entry(690, "2012 - 2018", ["Storekeeper, Minch Storage", "Nine warehouses and their keys."]) +
        entry(660, "2010 - 2012", ["Driver, Wrath Couriers"]) +
        print(50, 632, "STUDIES") +
        entry(632, "2009", ["Diploma, Nautical School"]) +
        entry(615, "2005", ["Leaving certificate"]) +
        print(50, 587, "LANGUAGES") +
        print(140, 587, "Gaelic, Norn"),
    );
    expect(linesOf(document).slice(0, 4)).toEqual([
      "WORK | 2018 - present | Sorter, Hebrides Parcels",
      "Four islands by hand before the morning boat.",
      "2012 - 2018 | Storekeeper, Minch Storage",
      "Nine warehouses and their keys.",
    ]);
  });
});

describe("a sidebar whose sections open on the lines of entries", () => {
  it("is read behind them, though its names are no larger than the rest", async () => {
    const row = (y: number, entry: string[], words: string[]) => printLines(50, y, entry) + printLines(420, y, words);
    const document = await read(
      row(700, ["Sorter", "Hebrides Parcels", "2019 - 2023", "Sorted the parcels of four islands."], ["Skills", "Knots", "Charts"]) +
        row(635, ["Storekeeper", "Minch Storage", "2016 - 2019", "Kept the keys of nine warehouses."], ["Languages", "Gaelic", "Norn"]) +
        row(570, ["Driver", "Wrath Couriers", "2012 - 2016", "Drove the van on the coastal round."], ["Interests", "Rowing"]),
    );
    expect(document.columns).toBe(2);
    const lines = linesOf(document);
    expect(lines.slice(0, 2)).toEqual(["Sorter", "Hebrides Parcels"]);
    expect(lines.slice(lines.indexOf("Skills"))).toEqual([
      "Skills",
      "Knots",
      "Charts",
      "Languages",
      "Gaelic",
      "Norn",
      "Interests",
      "Rowing",
    ]);
  });
});

describe("sections side by side", () => {
  it("are columns however short, but the head of a table is none", async () => {
    const three = (y: number, words: string[]) => words.map((word, index) => print(50 + index * 180, y, word)).join("");
    const blocks = await read(
      three(700, ["Education", "Languages", "Certificates"]) +
        three(686, ["Leith Nautical School", "Gaelic", "First aid"]) +
        three(672, ["Diploma, 2014", "Norn", "Radio operator"]),
    );
    expect(linesOf(blocks).slice(0, 4)).toEqual(["Education", "Leith Nautical School", "Diploma, 2014", "Languages"]);
    const table = await read(
      three(700, ["Skills", "Experience", "Level"]) + three(686, ["Knots", "12 years", "high"]) + three(672, ["Charts", "9 years", "fair"]),
    );
    expect(linesOf(table)[1]).toBe("Knots | 12 years | high");
  });
});

describe("a margin right of which the words of an entry nearly fill the line", () => {
  it("leaves them on lines of their own", async () => {
    const row = (y: number, label: string, lines: string[], font: "F1" | "F2" = "F1") =>
      print(60, y, label, { font }) + printLines(180, y, lines, 12);
    const document = await read(
      row(740, "Nome", ["Bruna Tagliavento"]) +
        row(723, "E-mail", ["bruna@example.com"]) +
        printLines(60, 706, ["ESPERIENZA", "PROFESSIONALE"], 12, { font: "F2" }) +
        row(670, "2020 - oggi", ["Cameriera", "Albergo Miramonti, Cortina d'Ampezzo", "Colazioni, banchetti e servizio di sera"]) +
        row(625, "2016 - 2020", ["Commessa", "Panificio Zoratti"]) +
        row(596, "2014 - 2016", ["Aiuto cuoca", "Mensa Pertini", "Pranzi"]) +
        printLines(60, 560, ["COMPETENZE", "PERSONALI"], 12, { font: "F2" }) +
        row(524, "Madrelingua", ["Italiano"]) +
        row(507, "Altre lingue", ["Sloveno"]),
    );
    expect(linesOf(document)).toContain("Albergo Miramonti, Cortina d'Ampezzo");
  });
});

describe("rows of a narrow table", () => {
  it("hold dates on three lines, and cells that all wrap", async () => {
    const row = (y: number, cells: string[][]) =>
      cells.map((lines, index) => printLines([50, 80, 170, 250, 330][index] ?? 0, y, lines, 12)).join("");
    const document = await read(
      row(720, [["No"], ["Employer"], ["Position"], ["Period"], ["Duties"]]) +
        row(700, [
          ["1"],
          ["Minch Storage"],
          ["Storekeeper"],
          ["2020 to date"],
          ["Kept the keys of nine warehouses and the", "register of those who borrowed one."],
        ]) +
        row(664, [
          ["2"],
          ["Hebrides Aid", "International"],
          ["Field Parcels", "Assistant"],
          ["Mar 2016", "- Dec", "2019"],
          ["Sorted the parcels of four islands by hand", "before the boat."],
        ]) +
        row(616, [["3"], ["Wrath Couriers"], ["Driver"], ["2012 - 2016"], ["Drove the van on the coastal round."]]),
    );
    expect(linesOf(document)).toContain(
      "2 | Hebrides Aid International | Field Parcels Assistant | Mar 2016 - Dec 2019 | Sorted the parcels of four islands by hand before the boat.",
    );
  });
});

describe("employer and dates beside what was done there", () => {
  it("keep their sentences whole where these have as many lines", async () => {
    const row = (y: number, stack: string[], story: string[]) => printLines(50, y, stack) + printLines(200, y, story);
    const document = await read(
      row(
        700,
        ["Minch Storage", "2020 - present", "Ullapool"],
        ["Storekeeper", "Keeps the keys of nine warehouses and signs the register of", "those who borrowed one."],
      ) +
        row(640, ["Wrath Couriers", "2014 - 2020", "Durness"], ["Driver", "Drove the van on the coastal round."]) +
        row(590, ["Hebrides Parcels", "2011 - 2013"], ["Sorter", "Sorted the parcels of four islands."]),
    );
    expect(linesOf(document).slice(0, 3)).toEqual(["Minch Storage | Storekeeper", "2020 - present", "Ullapool"]);
  });

  it("have a start and an end apart where each has its label", async () => {
    const rows = ["Employer", "From", "To", "Duties"].map((label, index) => print(50, 700 - index * 14, label)).join("");
    const values = ["Minch Storage", "04/2019", "Present", "Keeps the keys"]
      .map((value, index) => print(160, 700 - index * 14, value))
      .join("");
    expect(linesOf(await read(rows + values)).slice(1, 3)).toEqual(["From | 04/2019", "To | Present"]);
  });
});

describe("a form whose colons stand one under the other", () => {
  it("is read line by line", async () => {
    const labels = ["SURNAME", "FIRST NAMES", "GENDER", "HEALTH STATUS", "CELL NO", "EMAIL", "ADDRESS", "HOME LANGUAGE", "OTHER LANGUAGES"];
    const values = [
      "NDABA",
      "SIPHO",
      "MALE",
      "GOOD",
      "073 555 0142",
      "sipho.ndaba@example.com",
      "4 Tembisa Road, Extension 2",
      "ISIZULU",
      "ENGLISH",
    ];
    const form = labels.map((label, index) => print(50, 700 - index * 13, label) + print(170, 700 - index * 13, `: ${values[index]}`));
    expect(linesOf(await read(form.join("")))[5]).toBe("EMAIL | : sipho.ndaba@example.com");
  });
});

describe("the print of a typewriter", () => {
  it("has no cells where a word happens to stand above others", async () => {
    const line = (x: number, y: number, text: string) => print(x, y, text, { font: "F3" as "F1" });
    const page = {
      content: line(50, 700, "Minch Storage of Ullapool") + line(134, 687, "Sorter") + line(134, 674, "Driver"),
      resources: "/Font << /F3 9 0 R >>",
    };
    const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>";
    expect(linesOf(await read(page, [font]))).toEqual(["Minch Storage of Ullapool", "Sorter", "Driver"]);
  });
});

describe("letters of a font without a name", () => {
  const stream = (words: string) => `<< /Length ${words.length} >>\nstream\n${words}\nendstream`;
  const glyph = stream("900 0 0 0 850 700 d1 50 0 800 700 re f");
  const codes = stream(
    "/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <61> <64> <0061> endbfrange endcmap end",
  );
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 900 700] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 97 /LastChar 100
/Widths [250 850 850 850] /CharProcs << /g 9 0 R >> /Encoding << /Type /Encoding /Differences [97 /g /g /g /g] >> /ToUnicode 10 0 R >>`;

  it("end where their ink does, if the font tells widths that are too small", async () => {
    const letters = [..."badbad"].map((letter, index) => `BT /F3 10 Tf 1 0 0 1 ${50 + index * 9.2} 700 Tm (${letter}) Tj ET`);
    const page = { content: letters.join("\n"), resources: "/Font << /F3 11 0 R >>" };
    expect((await read(page, [glyph, codes, font])).text).toBe("badbad");
  });
});
