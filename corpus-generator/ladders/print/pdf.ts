import PDFDocument from "pdfkit";
import type { Sheet } from "../resume.ts";

const BOLD: Record<string, string> = { Helvetica: "Helvetica-Bold", "Times-Roman": "Times-Bold" };
const DAY = new Date(0);

export function toPdf({ name, contact, font, sections }: Sheet): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: "A4", margin: 56, info: { CreationDate: DAY, ModDate: DAY } });
  const bold = BOLD[font] ?? font;
  const parts: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve) => {
    pdf.on("data", (part: Uint8Array) => parts.push(part));
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))));
  });
  pdf.font(bold).fontSize(20).text(name).font(font).fontSize(10).text(contact);
  for (const { heading, lines, entries } of sections) {
    pdf.moveDown().font(bold).fontSize(13).text(heading).font(font).fontSize(10);
    for (const line of lines) pdf.text(line);
    for (const entry of entries) {
      pdf.moveDown(0.4).font(bold).text(entry.head).font(font).text(entry.dates);
      for (const line of entry.lines) pdf.text(`• ${line}`, { indent: 8 });
    }
  }
  pdf.end();
  return done;
}
