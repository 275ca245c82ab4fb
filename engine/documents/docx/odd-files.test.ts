import { describe, expect, it } from "vitest";
import { readDocument } from "../index.ts";
import { makeDocx, type Parts, paragraph, run, table } from "../test/make-docx.ts";
import type { Document } from "../types.ts";

async function read(body: string, parts: Parts = {}): Promise<Document> {
  const reading = await readDocument(makeDocx(body, parts));
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.document;
}

function linesOf(document: Document): string[] {
  return document.lines.map((line) => line.cells.map((cell) => document.text.slice(cell.start, cell.end)).join(" | "));
}

const row = (text: string, properties: string) => `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${paragraph(text)}</w:tc></w:tr>`;
const anchor = (text: string, inside: string, attributes = "") =>
  paragraph(
    `<w:r><w:drawing><wp:anchor ${attributes}>${inside}<wps:wsp><wps:spPr><a:noFill/></wps:spPr><wps:txbx><w:txbxContent>${paragraph(text)}</w:txbxContent></wps:txbx></wps:wsp></wp:anchor></w:drawing></w:r>`,
  );
const at = (x: number, y: number) =>
  `<wp:positionH relativeFrom="page"><wp:posOffset>${x}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${y}</wp:posOffset></wp:positionV>`;
const extent = (cx: number, cy: number) => `<wp:extent cx="${cx}" cy="${cy}"/>`;
const vml = (text: string, style: string) =>
  paragraph(
    `<w:r><w:pict><v:shape style="${style}"><v:textbox><w:txbxContent>${paragraph(text)}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
  );
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const field = (instruction: string, result: string) =>
  `${mark("begin")}<w:r><w:instrText>${instruction}</w:instrText></w:r>${mark("separate")}${run(result)}${mark("end")}`;

describe("words that a DOCX sets where nobody sees them", () => {
  it.each([
    ["tiny", "a row lower than a letter", `<w:tbl>${row("kubernetes", '<w:trHeight w:val="1" w:hRule="exact"/>')}</w:tbl>`],
    ["marked-hidden", "a row marked hidden", `<w:tbl>${row("kubernetes", "<w:hidden/>")}</w:tbl>`],
    [
      "off-page",
      "a table beside the page",
      `<w:tbl><w:tblPr><w:tblInd w:w="20000" w:type="dxa"/></w:tblPr>${row("kubernetes", "")}</w:tbl>`,
    ],
    ["tiny", "lines a point high", paragraph("kubernetes", '<w:spacing w:line="20" w:lineRule="exact"/>')],
    ["off-page", "an indent as wide as the page", paragraph("kubernetes", '<w:ind w:left="14000"/>')],
    ["off-page", "an indent from the right", paragraph("kubernetes", '<w:ind w:left="-20000" w:right="14000"/>')],
    ["tiny", "a frame without height", paragraph("kubernetes", '<w:framePr w:w="1" w:h="1" w:hRule="exact"/>')],
    ["off-page", "a frame below the page", paragraph("kubernetes", '<w:framePr w:w="3000" w:x="100" w:y="30000"/>')],
    ["tiny", "a text box without extent", anchor("kubernetes", extent(0, 0))],
    ["off-page", "a text box beside the page", anchor("kubernetes", extent(900_000, 900_000) + at(-20_000_000, 0))],
    ["off-page", "a text box below the page", anchor("kubernetes", extent(900_000, 900_000) + at(0, 20_000_000))],
    ["marked-hidden", "a hidden text box", anchor("kubernetes", `${extent(900_000, 900_000)}<wp:docPr hidden="1"/>`)],
    ["marked-hidden", "a hidden shape", vml("kubernetes", "width:100pt;visibility:hidden")],
    ["tiny", "a shape without height", vml("kubernetes", "width:100pt;height:0")],
  ])("as %s: %s", async (reason, _, body) => {
    const document = await read(paragraph("Seen") + body);
    expect(document.text).toBe("Seen");
    expect(document.hiddenText).toEqual([{ text: "kubernetes", reason, page: 1 }]);
  });

  it.each([
    ["a row of a fixed height that fits", `<w:tbl>${row("Seen", '<w:trHeight w:val="280" w:hRule="exact"/>')}</w:tbl>`],
    ["a row of at least no height", `<w:tbl>${row("Seen", '<w:trHeight w:val="1" w:hRule="atLeast"/>')}</w:tbl>`],
    ["an indent on a wide page", `${paragraph("Seen", '<w:ind w:left="14000"/>')}<w:sectPr><w:pgSz w:w="24000" w:h="12000"/></w:sectPr>`],
    ["a heading that hangs into the margin", paragraph("Seen", '<w:ind w:left="-720" w:right="-720"/>')],
    ["lines of an exact height", paragraph("Seen", '<w:spacing w:line="240" w:lineRule="exact"/>')],
    ["a frame in the margin", paragraph("Seen", '<w:framePr w:w="2000" w:x="-1200" w:y="200"/>')],
    ["a sidebar as a text box", anchor("Seen", extent(2_000_000, 9_000_000) + at(-300_000, -200_000))],
    ["a shape of some size", vml("Seen", "width:100pt;height:20pt")],
  ])("is not claimed of %s", async (_, body) => {
    const document = await read(body);
    expect(document.text).toBe("Seen");
    expect(document.hiddenText).toEqual([]);
  });
});

describe("the words of a DOCX", () => {
  it("stored in two ways count once, whatever stands in the second way", async () => {
    const ways = (first: string, second: string) =>
      `<mc:AlternateContent><mc:Choice Requires="w14">${first}</mc:Choice><mc:Fallback>${second}</mc:Fallback></mc:AlternateContent>`;
    expect((await read(paragraph(run("Mara ") + ways(run("Ortiz"), run("Ortiz"))))).text).toBe("Mara Ortiz");
    expect((await read(paragraph(`${run("x")}${ways("", run("Ortiz"))}`))).text).toBe("xOrtiz");
    expect(linesOf(await read(ways(paragraph("Once"), paragraph("Once")) + ways("", paragraph("Twice"))))).toEqual(["Once", "Twice"]);
    const link = `<w:hyperlink r:id="l1">${run("page")}</w:hyperlink>`;
    const linked = await read(paragraph(ways(link, link)), { links: { l1: "https://example.com/" } });
    expect([linked.text, linked.links.length]).toEqual(["page", 1]);
  });

  it("in content controls stand where the control stands: blocks, rows, cells, words", async () => {
    const control = (inner: string) => `<w:sdt><w:sdtPr><w:alias w:val="no text"/></w:sdtPr><w:sdtContent>${inner}</w:sdtContent></w:sdt>`;
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const rows = `<w:tbl>${control(`<w:tr>${cell("2019")}${control(cell("Nurse"))}</w:tr>`)}</w:tbl>`;
    expect(linesOf(await read(control(paragraph("Block")) + rows + paragraph(run("Mara ") + control(run("Ortiz")))))).toEqual([
      "Block",
      "2019 | Nurse",
      "Mara Ortiz",
    ]);
  });

  it("in a text box without a run around it keep their paragraphs", async () => {
    const inner = paragraph("Mara Ortiz") + paragraph("Leeds");
    const box = `<w:pict><v:shape style="width:100pt;height:20pt"><v:textbox><w:txbxContent>${inner}</w:txbxContent></v:textbox></v:shape></w:pict>`;
    expect(linesOf(await read(paragraph(box)))).toEqual(["Mara Ortiz", "Leeds"]);
  });

  it("in a table inside a table are read once, in their place", async () => {
    const inner = table([["2019", "Nurse"]]);
    const outer = `<w:tbl><w:tr><w:tc>${paragraph("Work")}${inner}${paragraph("End")}</w:tc></w:tr></w:tbl>`;
    expect(linesOf(await read(outer))).toEqual(["Work", "2019 | Nurse", "End"]);
  });

  it("wrapped by hand in a narrow cell stay with their row", async () => {
    const narrow = table([
      [
        ["Jan 2019 -", "Feb 2021"],
        ["Nurse", "Blue Harbor Clinic", "Ward of 40 beds"],
      ],
    ]);
    expect(linesOf(await read(narrow))[0]).toBe("Jan 2019 - Feb 2021 | Nurse");
  });

  it("hold no soft hyphens, and hyphens that do not break as hyphens", async () => {
    const inner = `<w:r><w:t>Kran</w:t><w:softHyphen/><w:t>ken\u00adpflege</w:t><w:noBreakHyphen/><w:t>Team</w:t></w:r>`;
    expect((await read(paragraph(inner))).text).toBe("Krankenpflege-Team");
  });

  it("set in columns of tab stops are cells", async () => {
    const inner = `<w:r><w:t>Nurse</w:t><w:tab/><w:tab/><w:t>Tacoma</w:t><w:ptab/><w:t>2019</w:t></w:r>`;
    expect(linesOf(await read(paragraph(inner, '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>')))).toEqual([
      "Nurse | Tacoma | 2019",
    ]);
  });

  it("are those that a field shows, not its instruction, nested or not", async () => {
    const nested = `${mark("begin")}<w:r><w:instrText>IF </w:instrText></w:r>${field("MERGEFIELD sex", "secret")}<w:r><w:instrText> = 1</w:instrText></w:r>${mark("separate")}${run("shown")}${mark("end")}`;
    const simple = `<w:fldSimple w:instr=" AUTHOR ">${run("Mara")}</w:fldSimple>`;
    const body = [field(' DATE \\@ "d MMMM yyyy" ', "1 May 2024"), nested, simple].map((inner) => paragraph(inner)).join("");
    expect(linesOf(await read(body))).toEqual(["1 May 2024", "shown", "Mara"]);
  });

  it("leave out comments, moved and deleted words, and numbers that the list makes", async () => {
    const commented = `<w:commentRangeStart w:id="1"/>${run("Nurse")}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r>`;
    const changed = `<w:moveFrom>${run("gone ")}</w:moveFrom><w:moveTo>${run("here ")}</w:moveTo><w:del><w:r><w:delText>old</w:delText></w:r></w:del>${run("now")}`;
    const more = [{ name: "word/comments.xml", content: "<w:comments><w:comment>Weak candidate</w:comment></w:comments>" }];
    const item = paragraph("Led triage", '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr>');
    const document = await read(paragraph(commented) + paragraph(changed) + item, { more });
    expect(linesOf(document)).toEqual(["Nurse", "here now", "Led triage"]);
    expect(document.lines.at(-1)?.kind).toBe("bullet");
  });

  it("carry no reading aid above them", async () => {
    const ruby = `<w:r><w:ruby><w:rt>${run("tokyo")}</w:rt><w:rubyBase>${run("東京")}</w:rubyBase></w:ruby></w:r>`;
    expect((await read(paragraph(ruby))).text).toBe("東京");
  });

  it("of endnotes and footnotes come once each, after the text", async () => {
    const footnotes = `<w:footnote w:id="1">${paragraph("First")}</w:footnote><w:footnote w:id="2">${paragraph("Second")}</w:footnote>`;
    const refer = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
    expect(linesOf(await read(paragraph(run("Claim") + refer(2) + refer(1) + refer(2)), { footnotes }))).toEqual([
      "Claim",
      "Second",
      "First",
    ]);
  });
});
