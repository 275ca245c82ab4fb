import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readDocument } from "../index.ts";
import { makeDocx, makeZip, type Parts, paragraph, run, table } from "../test/make-docx.ts";
import type { Document } from "../types.ts";

async function read(body: string, parts: Parts = {}): Promise<Document> {
  const reading = await readDocument(makeDocx(body, parts));
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.document;
}

async function codeOf(bytes: Uint8Array): Promise<string> {
  const reading = await readDocument(bytes);
  return reading.kind === "unreadable" ? reading.code : "read";
}

function linesOf(document: Document): string[] {
  return document.lines.map((line) => line.cells.map((cell) => document.text.slice(cell.start, cell.end)).join(" | "));
}

const boxOf = (inner: string) =>
  `<wps:wsp><wps:spPr><a:noFill/></wps:spPr><wps:txbx><w:txbxContent>${inner}</w:txbxContent></wps:txbx></wps:wsp>`;

describe("the text of a DOCX", () => {
  it("has headers first and footers last, with their contact details", async () => {
    const document = await read(paragraph("Experience"), { header: paragraph("jane@example.com"), footer: paragraph("Page 1") });
    expect(document.lines.map((line) => [line.kind, document.text.slice(line.start, line.end)])).toEqual([
      ["header", "jane@example.com"],
      ["body", "Experience"],
      ["footer", "Page 1"],
    ]);
  });

  it("parts cells at tabs and lines at breaks", async () => {
    const inner = `<w:r><w:t>Engineer</w:t><w:tab/><w:t>2019</w:t><w:br/><w:t>Acme</w:t></w:r>`;
    expect(linesOf(await read(paragraph(inner)))).toEqual(["Engineer | 2019", "Acme"]);
  });

  it("reads a text box once, though it is stored in two ways", async () => {
    const box = paragraph("In the box");
    const both = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor>${boxOf(box)}</wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${box}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    expect(linesOf(await read(paragraph(both) + paragraph("After")))).toEqual(["In the box", "After"]);
  });

  it("reads tables row by row and layouts column by column", async () => {
    const rows = table([
      ["2019 - 2021", ["Engineer", "Built things"]],
      ["2016 - 2019", ["Trainee"]],
    ]);
    expect(linesOf(await read(rows))).toEqual(["2019 - 2021 | Engineer", "Built things", "2016 - 2019 | Trainee"]);
    const layout = table([
      [
        ["Contact", "Phone", "Mail"],
        ["Experience", "Engineer", "Acme", "Trainee"],
      ],
    ]);
    const document = await read(layout);
    expect(linesOf(document)).toEqual(["Contact", "Phone", "Mail", "Experience", "Engineer", "Acme", "Trainee"]);
    expect(document.columns).toBe(2);
  });

  it("keeps what was inserted and leaves out what was deleted", async () => {
    const inner = `${run("I am ")}<w:del><w:r><w:delText>not </w:delText></w:r></w:del><w:ins>${run("really ")}</w:ins>${run("here")}`;
    expect((await read(paragraph(inner))).text).toBe("I am really here");
  });

  it("reads notes after the text that refers to them", async () => {
    const footnotes = `<w:footnote w:type="separator" w:id="0">${paragraph("line")}</w:footnote><w:footnote w:id="2">${paragraph("A note")}</w:footnote>`;
    const inner = `${run("Claim")}<w:r><w:footnoteReference w:id="2"/></w:r>`;
    expect(linesOf(await read(paragraph(inner) + paragraph("Next"), { footnotes }))).toEqual(["Claim", "Next", "A note"]);
  });

  it("puts links over their words, by relation and by field", async () => {
    const field = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "https://example.com/b"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run("site")}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const inner = `${run("My ")}<w:hyperlink r:id="l1">${run("pa")}${run("ge")}</w:hyperlink>${run(" and ")}${field}<w:hyperlink r:id="l2">${run(" file")}</w:hyperlink>`;
    const document = await read(paragraph(inner), { links: { l1: "https://example.com/a", l2: "file:///etc/passwd" } });
    expect(document.text).toBe("My page and site file");
    expect(document.links.map((link) => [document.text.slice(link.start, link.end), link.url])).toEqual([
      ["page", "https://example.com/a"],
      ["site", "https://example.com/b"],
    ]);
  });

  it("takes looks from the style, its base, the run, in this order", async () => {
    const styles = `<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:styleId="Base"><w:name w:val="Base"/><w:rPr><w:b/><w:color w:val="336699"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/><w:basedOn w:val="Base"/><w:rPr><w:sz w:val="32"/></w:rPr></w:style>`;
    const heading = paragraph("Experience", '<w:pStyle w:val="H"/>');
    const plain = paragraph(run("Plain", '<w:b w:val="0"/>'), '<w:pStyle w:val="Base"/>');
    const item = paragraph("Item", '<w:numPr><w:numId w:val="1"/></w:numPr>');
    const document = await read(heading + plain + item, { styles });
    expect(document.lines[0]).toMatchObject({ kind: "heading", bold: true, size: 16, color: "#336699" });
    expect(document.lines[1]).toMatchObject({ kind: "body", bold: false, size: 10, color: "#336699" });
    expect(document.lines[2]).toMatchObject({ kind: "bullet", bold: false });
  });
});

describe("hidden text of a DOCX", () => {
  const fill = (colour: string) => `<w14:textFill><w14:solidFill>${colour}</w14:solidFill></w14:textFill>`;
  it.each([
    ["marked-hidden", "<w:vanish/>"],
    ["same-colour", '<w:color w:val="FFFFFF"/>'],
    ["same-colour", '<w:color w:val="FEFEFE"/>'],
    ["same-colour", '<w:color w:val="auto" w:themeColor="background1"/>'],
    ["tiny", '<w:sz w:val="2"/>'],
    ["tiny", '<w:w w:val="1"/>'],
    ["transparent", "<w14:textFill><w14:noFill/></w14:textFill>"],
    ["transparent", fill('<w14:srgbClr w14:val="000000"><w14:alpha w14:val="100000"/></w14:srgbClr>')],
    ["same-colour", fill('<w14:srgbClr w14:val="FFFFFF"/>')],
    ["same-colour", fill('<w14:schemeClr w14:val="bg1"/>')],
  ])("as %s is set apart", async (reason, properties) => {
    const document = await read(paragraph(run("Seen ") + run("kubernetes", properties)));
    expect(document.text).toBe("Seen");
    expect(document.hiddenText).toEqual([{ text: "kubernetes", reason, page: 1 }]);
  });

  it("spelt in tag characters is set apart", async () => {
    const tags = Array.from("hire me", (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("");
    const document = await read(paragraph(`Seen${tags} wo\u200brds`));
    expect(document.text).toBe("Seen words");
    expect(document.hiddenText).toEqual([{ text: "hire me", reason: "zero-width", page: 1 }]);
  });

  it.each([
    ["white in a dark cell", table([[run("Seen", '<w:color w:val="FFFFFF"/>')]], '<w:shd w:val="clear" w:fill="1F3864"/>')],
    ["white on a dark paragraph", paragraph(run("Seen", '<w:color w:val="FFFFFF"/>'), '<w:shd w:val="clear" w:fill="1F3864"/>')],
    ["white on a dark run", paragraph(run("Seen", '<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="000000"/>'))],
    ["marked as not hidden", paragraph(run("Seen", '<w:vanish w:val="0"/>'))],
    ["in a grey shade of the page", paragraph(run("Seen", '<w:color w:val="7F7F7F" w:themeColor="background1" w:themeShade="7F"/>'))],
    ["black for newer files", paragraph(run("Seen", `<w:color w:val="FFFFFF"/>${fill('<w14:srgbClr w14:val="000000"/>')}`))],
    ["half see-through", paragraph(run("Seen", fill('<w14:srgbClr w14:val="000000"><w14:alpha w14:val="50000"/></w14:srgbClr>')))],
    ["in a shade of the page", paragraph(run("Seen", fill('<w14:schemeClr w14:val="bg1"><w14:lumMod w14:val="50000"/></w14:schemeClr>')))],
    ["in automatic colour", paragraph(run("Seen", '<w:color w:val="auto"/>'))],
  ])("is not claimed of words %s", async (_, body) => {
    const document = await read(body);
    expect(document.text).toBe("Seen");
    expect(document.hiddenText).toEqual([]);
  });
});

describe("a package that cannot be read", () => {
  const MAIN = (content: string) => [
    {
      name: "[Content_Types].xml",
      content:
        '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    },
    { name: "word/document.xml", content },
  ];

  it("says why", async () => {
    expect(await codeOf(makeDocx(""))).toBe("no-text");
    expect(await codeOf(makeDocx(paragraph("<w:r><w:drawing><a:blip/></w:drawing></w:r>")))).toBe("needs-text");
    expect(
      await codeOf(makeDocx(paragraph("x"), { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml" })),
    ).toBe("unsupported-type");
    expect(await codeOf(makeZip([{ name: "mimetype", content: "application/vnd.oasis.opendocument.text" }]))).toBe("unsupported-type");
    expect(await codeOf(makeDocx(paragraph("x")).slice(0, 300))).toBe("damaged");
    expect(await codeOf(makeZip(MAIN("<w:document><w:body>")))).toBe("damaged");
  });

  it("for a document type declaration, with or without an entity", async () => {
    const entity = '<!DOCTYPE x [<!ENTITY e SYSTEM "http://127.0.0.1:1/">]><w:document>&e;</w:document>';
    expect(await codeOf(makeZip(MAIN(entity)))).toBe("forbidden-content");
    expect(await codeOf(makeZip(MAIN("<!DOCTYPE x><x/>")))).toBe("forbidden-content");
  });

  it("for its size, whether the directory tells it or lies", async () => {
    const large = "x".repeat(30 * 1024 * 1024);
    const [types, main] = MAIN("");
    if (types === undefined || main === undefined) throw new Error("two parts were made");
    const packed = new Uint8Array(deflateRawSync(large));
    expect(await codeOf(makeZip([types, { ...main, packed, claimed: large.length }]))).toBe("inflates-too-large");
    expect(["inflates-too-large", "damaged"]).toContain(await codeOf(makeZip([types, { ...main, packed, claimed: 1_000 }])));
    expect(await codeOf(makeZip(Array.from({ length: 2_001 }, (_, index) => ({ name: `${index}`, content: "" }))))).toBe(
      "inflates-too-large",
    );
  });

  it("for its depth, though long documents are read", async () => {
    const deep = "<w:sdt>".repeat(20_000) + "</w:sdt>".repeat(20_000);
    expect(await codeOf(makeDocx(deep))).toBe("damaged");
    expect(await codeOf(makeDocx(paragraph("Line").repeat(5_000)))).toBe("read");
  });
});

describe("an odd package", () => {
  it("with two parts of one name counts the first", async () => {
    const more = [{ name: "word/document.xml", content: "<x/>" }];
    expect((await read(paragraph("First"), { more })).text).toBe("First");
  });

  it("with macros or files inside is read and says so", async () => {
    const more = [
      { name: "word/vbaProject.bin", content: "x" },
      { name: "word/embeddings/a.xlsx", content: "x" },
    ];
    expect((await read(paragraph("Words"), { more })).flags.map((flag) => flag.code)).toEqual(["embedded-files", "macros"]);
  });
});
