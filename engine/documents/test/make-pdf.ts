/** A page's content stream, and what else the page needs. */
export type MadePage = { content: string; annotations?: string[]; rotate?: number; crop?: string; resources?: string };

/** `deflate`: objects that are no streams stand in one object stream packed by it, as newer producers write them. */
type Options = { extra?: string[]; catalog?: string; trailer?: string; deflate?: (bytes: Uint8Array) => Uint8Array };

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
  return options.deflate ? toPackedFile(objects, options.deflate) : toFile(objects, options.trailer ?? "");
}

const toBytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

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
  return toBytes(file);
}

function toPackedFile(objects: readonly string[], deflate: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  const numbered = objects.map((object, index) => ({ object, number: index + 1 }));
  const inside = numbered.filter(({ object }) => !object.includes("\nstream\n"));
  const holder = objects.length + 1;
  let offset = 0;
  const index = inside.map(({ object, number }) => {
    const entry = `${number} ${offset}`;
    offset += object.length + 1;
    return entry;
  });
  const head = `${index.join(" ")} `;
  const plain = head + inside.map(({ object }) => object).join(" ");
  const deflated = String.fromCharCode(...deflate(toBytes(plain)));
  const dictionary = `<< /Type /ObjStm /N ${inside.length} /First ${head.length} /Filter /FlateDecode /Length ${deflated.length} >>`;
  let file = "%PDF-1.7\n";
  const places = new Map<number, number>();
  const write = (number: number, object: string) => {
    places.set(number, file.length);
    file += `${number} 0 obj\n${object}\nendobj\n`;
  };
  for (const { object, number } of numbered.filter((one) => !inside.includes(one))) write(number, object);
  write(holder, `${dictionary}\nstream\n${deflated}\nendstream`);
  const start = file.length;
  const rows = [[0, 0, 255], ...numbered.map(({ number }) => [places.has(number) ? 1 : 2, places.get(number) ?? holder, 0])];
  for (const [at, { number }] of inside.entries()) rows[number] = [2, holder, at];
  rows.push([1, places.get(holder) ?? 0, 0], [1, start, 0]);
  const table = rows.map(([kind = 0, place = 0, last = 0]) => String.fromCharCode(kind, place >> 8, place & 255, last)).join("");
  const size = holder + 2;
  write(holder + 1, `<< /Type /XRef /Size ${size} /W [1 2 1] /Root 1 0 R /Length ${table.length} >>\nstream\n${table}\nendstream`);
  file += `startxref\n${start}\n%%EOF`;
  return toBytes(file);
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
