export type Entry = {
  name: string;
  content: string | Uint8Array;
  /** Size the directory claims. */
  claimed?: number;
  /** The content, deflated elsewhere. */
  packed?: Uint8Array;
};

/** A zip archive; its entries are deflated without gain. */
export function makeZip(entries: readonly Entry[]): Uint8Array {
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, content, claimed, ...entry } of entries) {
    const raw = typeof content === "string" ? new TextEncoder().encode(content) : content;
    const label = new TextEncoder().encode(name);
    const packed = entry.packed ?? deflate(raw);
    const head = [...short(20), ...short(0), ...short(8), ...long(0), ...long(checksum(raw)), ...long(packed.length)];
    const sizes = [...long(claimed ?? raw.length), ...short(label.length), ...short(0)];
    const local = concat([bytes("PK\x03\x04"), Uint8Array.from([...head, ...sizes]), label, packed]);
    const tail = [...short(0), ...short(0), ...short(0), ...long(0), ...long(at)];
    directory.push(concat([bytes("PK\x01\x02"), Uint8Array.from([...short(20), ...head, ...sizes, ...tail]), label]));
    files.push(local);
    at += local.length;
  }
  const listing = concat(directory);
  const count = short(entries.length);
  const end = [...long(0), ...count, ...count, ...long(listing.length), ...long(at), ...short(0)];
  return concat([...files, listing, bytes("PK\x05\x06"), Uint8Array.from(end)]);
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function short(value: number): number[] {
  return [value & 255, (value >> 8) & 255];
}

function long(value: number): number[] {
  return [...short(value & 0xffff), ...short(value >>> 16)];
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const BLOCK = 65_535;

/** Deflate in blocks that are stored as they are. */
function deflate(raw: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let from = 0; from === 0 || from < raw.length; from += BLOCK) {
    const block = raw.subarray(from, from + BLOCK);
    const isLast = from + BLOCK >= raw.length;
    parts.push(Uint8Array.from([isLast ? 1 : 0, ...short(block.length), ...short(~block.length)]), block);
  }
  return concat(parts);
}

function checksum(raw: Uint8Array): number {
  let value = ~0;
  for (const byte of raw) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return ~value >>> 0;
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const NAMES = `${W} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"`;
const RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

export type Parts = {
  styles?: string;
  header?: string;
  footer?: string;
  footnotes?: string;
  links?: Record<string, string>;
  type?: string;
  more?: Entry[];
};

/** A DOCX around the inner XML of its body and of its other parts. */
export function makeDocx(
  body: string,
  { styles = "", header, footer, footnotes, links = {}, type = TYPE, more = [] }: Parts = {},
): Uint8Array {
  const relation = (id: string, kind: string, target: string, mode = "") =>
    `<Relationship Id="${id}" Type="${RELATION}/${kind}" Target="${target}" ${mode}/>`;
  const relations = [
    relation("s", "styles", "styles.xml"),
    header === undefined ? "" : relation("h", "header", "header1.xml"),
    footer === undefined ? "" : relation("f", "footer", "footer1.xml"),
    footnotes === undefined ? "" : relation("n", "footnotes", "footnotes.xml"),
    ...Object.entries(links).map(([id, url]) => relation(id, "hyperlink", url, 'TargetMode="External"')),
  ];
  const section = `<w:sectPr>${header === undefined ? "" : '<w:headerReference w:type="default" r:id="h"/>'}${footer === undefined ? "" : '<w:footerReference w:type="default" r:id="f"/>'}</w:sectPr>`;
  const part = (name: string, root: string, inner: string | undefined): Entry[] =>
    inner === undefined ? [] : [{ name: `word/${name}`, content: `<w:${root} ${NAMES}>${inner}</w:${root}>` }];
  return makeZip([
    {
      name: "[Content_Types].xml",
      content: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    },
    ...part("document.xml", "document", `<w:body>${body}${section}</w:body>`),
    ...part("styles.xml", "styles", styles),
    ...part("header1.xml", "hdr", header),
    ...part("footer1.xml", "ftr", footer),
    ...part("footnotes.xml", "footnotes", footnotes),
    {
      name: "word/_rels/document.xml.rels",
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join("")}</Relationships>`,
    },
    ...more,
  ]);
}

/** A run with the inner XML of its properties. */
export function run(text: string, properties = ""): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

export function paragraph(inner: string, properties = ""): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${inner.startsWith("<") ? inner : run(inner)}</w:p>`;
}

/** Rows of cells; a cell is one paragraph or several. */
export function table(rows: readonly (readonly (string | readonly string[])[])[], cellProperties = ""): string {
  const cell = (content: string | readonly string[]) =>
    `<w:tc><w:tcPr>${cellProperties}</w:tcPr>${[content]
      .flat()
      .map((text) => paragraph(text))
      .join("")}</w:tc>`;
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`;
}
