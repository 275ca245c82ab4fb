import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readDocument } from "../index.ts";
import { type MadePage, makePdf, print, printLines } from "../test/make-pdf.ts";
import type { Document } from "../types.ts";

async function read(...pages: (MadePage | string)[]): Promise<Document> {
  const reading = await readDocument(makePdf(pages));
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.document;
}

async function codeOf(bytes: Uint8Array): Promise<string> {
  const reading = await readDocument(bytes);
  return reading.kind === "unreadable" ? reading.code : "read";
}

/** Lines as printed, cells parted by " | ". */
function linesOf(document: Document): string[] {
  return document.lines.map((line) => line.cells.map((cell) => document.text.slice(cell.start, cell.end)).join(" | "));
}

const LEFT = ["Contact", "Tacoma, WA", "555-0142", "Skills", "Triage", "Splinting", "Languages", "English", "Igbo"];
const RIGHT = [
  "Nurse with a calm manner in crowded rooms and",
  "a liking for night shifts and for new graduates.",
  "Experience",
  "Staff nurse on a surgical floor of sixty beds,",
  "four patients a shift, relief charge at night.",
  "Education",
  "Bachelor of Science in Nursing, with honours",
];

describe("reading order of a PDF", () => {
  it("reads a sidebar before or after the main column, never across", async () => {
    const document = await read(printLines(50, 700, LEFT, 17) + printLines(220, 703, RIGHT, 14));
    expect(linesOf(document)).toEqual([...LEFT, ...RIGHT]);
    expect(document.columns).toBe(2);
    expect(new Set(document.lines.slice(0, LEFT.length).map((line) => line.column))).toEqual(new Set([0]));
  });

  it("reads a banner over two columns first", async () => {
    const banner = print(50, 760, "Ifeoma Danladi, registered nurse with fourteen years in emergency departments", { size: 12 });
    const document = await read(printLines(220, 703, RIGHT, 14) + banner + printLines(50, 700, LEFT, 17));
    expect(linesOf(document)[0]).toMatch(/^Ifeoma Danladi/);
    expect(linesOf(document).slice(1)).toEqual([...LEFT, ...RIGHT]);
  });

  it("reads a block of contacts beside the name before what follows both", async () => {
    const contacts = printLines(450, 757, ["Tacoma, WA", "555-0142", "jane@example.com"], 12);
    const body = Array.from({ length: 30 }, (_, index) => `Line number ${index} of the text, rather short`);
    const document = await read(
      print(50, 760, "Jane Example", { size: 18 }) + print(50, 740, "Registered nurse") + contacts + printLines(50, 690, body),
    );
    expect(linesOf(document)).toEqual(["Jane Example", "Registered nurse", "Tacoma, WA", "555-0142", "jane@example.com", ...body]);
  });

  it("keeps dates at the end of lines with their lines", async () => {
    const rows = [
      ["Nurse, Alviso Hospital", "2019 - 2021"],
      ["Aide, Redwood House", "2016 - 2019"],
      ["Volunteer, Lick Clinic", "2014 - 2016"],
      ["Intern, Felton Practice", "2013"],
    ] as const;
    const content = rows.map(([left, right], index) => print(50, 700 - index * 20, left) + print(480, 700 - index * 20, right)).join("");
    const document = await read(content);
    expect(linesOf(document)).toEqual(rows.map((row) => row.join(" | ")));
    expect(document.columns).toBe(1);
  });

  it("keeps a date set a little higher and smaller in its line", async () => {
    const content = [0, 1, 2].map(
      (row) => print(50, 700 - row * 40, `Engineer number ${row}`) + print(480, 704 - row * 40, `201${row} - 201${row + 1}`, { size: 8 }),
    );
    expect(linesOf(await read(content.join("")))).toEqual([0, 1, 2].map((row) => `Engineer number ${row} | 201${row} - 201${row + 1}`));
  });

  it("keeps dates in front of entries with the entries", async () => {
    const entry = (y: number, date: string, title: string) =>
      print(50, y, date) +
      print(160, y, title, { font: "F2" }) +
      printLines(160, y - 13, ["Some duties of this position in a sentence", "and some more of them in another"]);
    const content = entry(700, "2019 - 2021", "Electrician") + entry(640, "2016 - 2019", "Apprentice") + entry(580, "2014", "Helper");
    expect(linesOf(await read(content)).filter((line) => line.includes("|"))).toEqual([
      "2019 - 2021 | Electrician",
      "2016 - 2019 | Apprentice",
      "2014 | Helper",
    ]);
  });

  it("reads a ruled table row by row, though its words touch the rules", async () => {
    const rule = (x: number, y: number, wide: number, high: number) => `0 0 0 rg ${x} ${y} ${wide} ${high} re f\n`;
    const ys = [720, 690, 650, 620];
    const grid = ys.map((y) => rule(50, y, 400, 0.6)).join("") + [50, 130, 249, 450].map((x) => rule(x, 620, 0.6, 100)).join("");
    const row = (y: number, ...cells: string[]) => cells.map((cell, index) => print([52, 132, 252][index] ?? 0, y, cell)).join("");
    const content =
      grid +
      row(705, "2019 - 2021", "Prairie Aero Structures Inc", "Programmer") +
      row(675, "2016", "Kechi Valve", "Machinist on lathes") +
      print(252, 660, "and on mills") +
      row(632, "2012", "Flint Hills", "Operator");
    const document = await read(print(50, 760, "Work history") + content + print(50, 580, "Skills"));
    expect(linesOf(document)).toEqual([
      "Work history",
      "2019 - 2021 | Prairie Aero Structures Inc | Programmer",
      "2016 | Kechi Valve | Machinist on lathes and on mills",
      "2012 | Flint Hills | Operator",
      "Skills",
    ]);
  });

  it("reads text that is turned with its page, and turned text after the rest", async () => {
    const page = { content: printLines(50, 700, RIGHT), rotate: 90 };
    expect(linesOf(await read(page))).toEqual(RIGHT);
    const turned = `BT /F1 10 Tf 0 1 -1 0 580 100 Tm (Printed along the edge) Tj ET\n`;
    expect(linesOf(await read(turned + printLines(50, 700, RIGHT)))).toEqual([...RIGHT, "Printed along the edge"]);
  });

  it("gives the same document for the same bytes", async () => {
    const content = printLines(220, 703, RIGHT, 14) + printLines(50, 700, LEFT, 17);
    expect(await read(content)).toEqual(await read(content));
  });
});

describe("words of a PDF", () => {
  it("joins letter-spaced headings, by spacing and by blanks", async () => {
    const document = await read(`BT /F1 12 Tf 4 Tc 1 0 0 1 50 700 Tm (EDUCATION) Tj ET\n${print(50, 660, "E X P E R I E N C E")}`);
    expect(linesOf(document)).toEqual(["EDUCATION", "EXPERIENCE"]);
  });

  it("prints a word once that is printed twice for boldness, and twice that stands twice", async () => {
    expect(linesOf(await read(print(50, 700, "Experience") + print(50.3, 700, "Experience")))).toEqual(["Experience"]);
    expect(linesOf(await read(print(50, 700, "Experience") + print(50, 680, "Experience")))).toEqual(["Experience", "Experience"]);
  });

  it("keeps the hyphen at a line's end", async () => {
    expect(linesOf(await read(printLines(50, 700, ["packaging and renew-", "able heat"])))).toEqual(["packaging and renew-", "able heat"]);
  });

  it("knows bold fonts, sizes and colours", async () => {
    const document = await read(print(50, 700, "Big", { size: 20, font: "F2", before: "1 0 0 rg" }) + print(50, 600, "Small"));
    expect(document.lines[0]).toMatchObject({ bold: true, size: 20, color: "#ff0000" });
    expect(document.lines[1]).toMatchObject({ bold: false, size: 10, color: "#000000" });
  });

  it("marks bullets, printed or drawn", async () => {
    const dot = "40 702 3 3 re f\n";
    const document = await read(print(50, 720, "\x95 Led a team") + dot + print(50, 700, "Wrote the rota") + print(50, 680, "Plain line"));
    expect(document.lines.map((line) => line.kind)).toEqual(["bullet", "bullet", "body"]);
  });

  it("puts links over their words and leaves out what is not a web, mail or phone address", async () => {
    const link = (uri: string, box: string) => `<< /Type /Annot /Subtype /Link /Rect [${box}] /A << /S /URI /URI (${uri}) >> >>`;
    const annotations = [link("mailto:jane@example.com", "50 695 150 712"), link("file:///etc/passwd", "50 675 150 692")];
    const document = await read({ content: print(50, 700, "jane@example.com") + print(50, 680, "A file"), annotations });
    expect(document.links.map((one) => [document.text.slice(one.start, one.end), one.url])).toEqual([
      ["jane@example.com", "mailto:jane@example.com"],
    ]);
  });

  it("calls lines that return on three pages header and footer, and keeps them", async () => {
    const page = (number: number) =>
      print(50, 780, "Jane Example") + printLines(50, 600, [`Text of page ${number}`]) + print(290, 20, `${number} / 3`);
    const document = await read(page(1), page(2), page(3));
    expect(document.lines.map((line) => line.kind)).toEqual([
      "header",
      "body",
      "footer",
      "header",
      "body",
      "footer",
      "header",
      "body",
      "footer",
    ]);
    expect(document.pages.map((one) => document.text.slice(one.start, one.end))).toEqual(
      [1, 2, 3].map((n) => `Jane Example\n\nText of page ${n}\n\n${n} / 3`),
    );
  });
});

describe("hidden text of a PDF", () => {
  const SEEN = printLines(50, 700, ["Words that everybody sees"]);
  it.each([
    ["invisible-mode", print(50, 500, "kubernetes", { before: "3 Tr" })],
    ["transparent", print(50, 500, "kubernetes", { before: "/G0 gs" })],
    ["same-colour", print(50, 500, "kubernetes", { before: "1 1 1 rg" })],
    ["same-colour", `0 0 0.4 rg 40 480 300 60 re f\n${print(50, 500, "kubernetes", { before: "0 0 0.41 rg" })}`],
    ["same-colour", `q 300 0 0 100 40 450 cm /I1 Do Q\n${print(50, 500, "kubernetes", { before: "0.502 0.502 0.502 rg" })}`],
    ["tiny", print(50, 500, "kubernetes", { size: 2 })],
    ["tiny", "BT /F1 10 Tf 0.1 0 0 0.1 50 500 Tm (kubernetes) Tj ET\n"],
    ["off-page", print(900, 500, "kubernetes")],
    ["off-page", `q 0 0 10 10 re W n ${print(50, 500, "kubernetes")} Q\n`],
    ["covered", `${print(50, 500, "kubernetes")} 0 0 0 rg 40 480 300 60 re f\n`],
  ])("as %s is set apart", async (reason, content) => {
    const document = await read(SEEN + content);
    expect(document.text).toBe("Words that everybody sees");
    expect(document.hiddenText).toEqual([{ text: "kubernetes", reason, page: 1 }]);
    expect(document.flags.map((flag) => flag.code)).toContain("hidden-text");
  });

  it("outside the crop box is set apart", async () => {
    const document = await read({ content: SEEN + print(50, 100, "kubernetes"), crop: "/CropBox [0 400 600 800]" });
    expect(document.hiddenText).toEqual([{ text: "kubernetes", reason: "off-page", page: 1 }]);
  });

  it.each([
    ["white on a dark banner", `0 0 0.4 rg 0 480 600 60 re f\n${print(50, 500, "kubernetes", { before: "1 1 1 rg" })}`],
    ["white on a picture", `q 300 0 0 100 40 450 cm /I1 Do Q\n${print(50, 500, "kubernetes", { before: "1 1 1 rg" })}`],
    [
      "white on a round badge",
      `0 0 0.4 rg 40 505 m 40 560 400 560 400 505 c 400 450 40 450 40 505 c f\n${print(150, 500, "kubernetes", { before: "1 1 1 rg" })}`,
    ],
    ["pale grey", print(50, 500, "kubernetes", { before: "0.8 0.8 0.8 rg" })],
    ["fine print", print(50, 500, "kubernetes", { size: 5 })],
    ["above an earlier box", `0.9 0.9 0.9 rg 40 480 300 60 re f\n${print(50, 500, "kubernetes", { before: "0 0 0 rg" })}`],
    ["under a line drawn through it", `${print(50, 500, "kubernetes")} 0 0 0 rg 40 503 300 0.5 re f\n`],
  ])("is not claimed of words %s", async (_, content) => {
    const document = await read(SEEN + content);
    expect(document.text).toContain("kubernetes");
    expect(document.hiddenText).toEqual([]);
  });
});

describe("words over a gradient", () => {
  const gradient = (ink: string) =>
    readDocument(
      makePdf([
        {
          content: `${print(50, 700, "Seen words")}/Pattern cs /P1 scn 40 480 300 60 re f\n${print(50, 500, "kubernetes", { before: ink })}`,
          resources:
            "/Pattern << /P1 << /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [40 0 340 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [0.04 0.24 0.38] /C1 [0.04 0.24 0.4] /N 1 >> >> >> >>",
        },
      ]),
    );

  it("are hidden where they have its colours, and seen where they are white", async () => {
    const [same, white] = [await gradient("0.04 0.24 0.39 rg"), await gradient("1 1 1 rg")];
    if (same.kind === "unreadable" || white.kind === "unreadable") throw new Error("unreadable");
    expect(same.document.hiddenText).toEqual([{ text: "kubernetes", reason: "same-colour", page: 1 }]);
    expect(white.document.hiddenText).toEqual([]);
  });
});

describe("a PDF that cannot be read", () => {
  it("says why", async () => {
    const encrypt = "<< /Filter /Standard /V 1 /R 2 /O (0123456789abcdef0123456789abcdef) /U (0123456789abcdef0123456789abcdef) /P -4 >>";
    const id = "/ID [<00> <00>]";
    expect(await codeOf(makePdf([print(50, 700, "x")], { extra: [encrypt], trailer: `/Encrypt 9 0 R ${id}` }))).toBe("encrypted");
    expect(await codeOf(makePdf(["q 500 0 0 700 40 50 cm /I1 Do Q"]))).toBe("needs-text");
    expect(await codeOf(makePdf(["0 0 0 rg 10 10 50 50 re f"]))).toBe("no-text");
    expect(await codeOf(makePdf([""]))).toBe("no-text");
    expect(await codeOf(new TextEncoder().encode("%PDF-1.7\n1 0 obj << /Type /Catalog /Pages"))).toBe("damaged");
  });

  it("with a page tree that points at itself ends quickly", async () => {
    const loop = new TextEncoder().encode(
      "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 9 /Kids [2 0 R 2 0 R] >>\nendobj\ntrailer\n<< /Root 1 0 R >>",
    );
    expect(["damaged", "no-text"]).toContain(await codeOf(loop));
  });

  it("with more than 500 pages is refused, with more than 50 read in part", async () => {
    expect(await codeOf(makePdf(Array.from({ length: 501 }, () => "")))).toBe("too-many-pages");
    const document = await read(...Array.from({ length: 51 }, (_, page) => print(50, 400, `Page with number ${page + 1}`)));
    expect(document.lines).toHaveLength(50);
    expect(document.flags.map((flag) => flag.code)).toContain("truncated-pages");
  });

  it.each([false, true])("in a layer that is switched off is set apart, in one that is on it is read (packed: %s)", async (packed) => {
    const layer = "<< /Type /OCG /Name (Layer) >>";
    const page = {
      content: `${print(50, 700, "Seen words")}/OC /L1 BDC ${print(50, 600, "kubernetes")} EMC`,
      resources: "/Properties << /L1 9 0 R >>",
    };
    const reading = (state: string) =>
      readDocument(
        makePdf([page], {
          catalog: `/OCProperties << /OCGs [9 0 R] /D << ${state} [9 0 R] >> >>`,
          extra: [layer],
          ...(packed ? { deflate: deflateSync } : {}),
        }),
      );
    const [off, on] = [await reading("/OFF"), await reading("/ON")];
    if (off.kind === "unreadable" || on.kind === "unreadable") throw new Error("unreadable");
    expect(off.document.text).toBe("Seen words");
    expect(off.document.hiddenText).toEqual([{ text: "kubernetes", reason: "marked-hidden", page: 1 }]);
    expect(on.document.text).toContain("kubernetes");
  });

  it("with scripts or files inside is read and says so", async () => {
    const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";
    const catalog = "/Names << /JavaScript << /Names [(a) 9 0 R] >> >>";
    const reading = await readDocument(makePdf([print(50, 700, "Words")], { catalog, extra: [script] }));
    expect(reading.kind === "read" && reading.document.flags.map((flag) => flag.code)).toEqual(["javascript"]);
  });
});
