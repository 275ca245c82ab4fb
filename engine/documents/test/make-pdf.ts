/** A page's content stream, and what else the page needs. */
export type MadePage = { content: string; annotations?: string[]; rotate?: number; crop?: string; resources?: string };

type Options = { extra?: string[]; catalog?: string; trailer?: string };

/** A small PDF written by hand: Helvetica as F1, Helvetica-Bold as F2, pages of 600 by 800 points. */
export function makePdf(pages: readonly (MadePage | string)[], options: Options = {}): Uint8Array {
  const objects: string[] = [
    `<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ""} >>`,
    "",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
    "<< /Type /ExtGState /ca 0 >>",
    "<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\n\x80\nendstream",
  ];
  const kids: number[] = [];
  for (const page of pages.map((made) => (typeof made === "string" ? { content: made } : made))) {
    objects.push(`<< /Length ${page.content.length} >>\nstream\n${page.content}\nendstream`);
    const content = objects.length;
    const annotations = (page.annotations ?? []).map((annotation) => `${objects.push(annotation)} 0 R`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] ${page.crop ?? ""} /Rotate ${page.rotate ?? 0} /Contents ${content} 0 R
/Annots [${annotations.join(" ")}]
/Resources << /Font << /F1 3 0 R /F2 4 0 R >> /ExtGState << /G0 5 0 R >> /XObject << /I1 6 0 R >> ${page.resources ?? ""} >> >>`,
    );
    kids.push(objects.length);
  }
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] >>`;
  objects.push(...(options.extra ?? []));
  return toFile(objects, options.trailer ?? "");
}

function toFile(objects: readonly string[], trailer: string): Uint8Array {
  let file = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
}

type Print = { size?: number; font?: "F1" | "F2"; before?: string };

/** Words at a place, measured from the page's lower left corner. */
export function print(x: number, y: number, text: string, { size = 10, font = "F1", before = "" }: Print = {}): string {
  const escaped = text.replace(/[\\()]/g, (sign) => `\\${sign}`);
  return `q ${before} BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET Q\n`;
}

/** Lines of words one under the other. */
export function printLines(x: number, y: number, lines: readonly string[], pitch = 13, look: Print = {}): string {
  return lines.map((line, index) => print(x, y - index * pitch, line, look)).join("");
}
