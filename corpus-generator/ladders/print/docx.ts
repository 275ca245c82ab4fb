import { Document, HeadingLevel, Packer, Paragraph, TextRun } from "docx";
import type { Sheet } from "../resume.ts";

export async function toDocx({ name, contact, sections }: Sheet): Promise<Uint8Array> {
  const bold = (text: string) => new Paragraph({ children: [new TextRun({ text, bold: true })] });
  const children = [
    new Paragraph({ text: name, heading: HeadingLevel.TITLE }),
    new Paragraph(contact),
    ...sections.flatMap(({ heading, lines, entries }) => [
      new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
      ...lines.map((line) => new Paragraph(line)),
      ...entries.flatMap((entry) => [
        bold(entry.head),
        new Paragraph(entry.dates),
        ...entry.lines.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
      ]),
    ]),
  ];
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}
