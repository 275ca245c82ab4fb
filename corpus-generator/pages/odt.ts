/** A flat OpenDocument text; LibreOffice makes PDF and Word files of it. */
export const toXml = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
export const paragraph = (style: string, text: string): string => `<text:p text:style-name="${style}">${text}</text:p>`;
export const heading = (text: string): string => `<text:h text:style-name="Section" text:outline-level="1">${toXml(text)}</text:h>`;
export const plain = (text: string): string => paragraph("Plain", toXml(text));
export const bold = (text: string): string => `<text:span text:style-name="Bold">${toXml(text)}</text:span>`;
export const TAB = "<text:tab/>";
export const list = (items: string[]): string =>
  `<text:list text:style-name="Dots">${items.map((item) => `<text:list-item>${plain(item)}</text:list-item>`).join("")}</text:list>`;

export type Cell = { width: string; content: string; style?: string };
/** Rows of cells; the widths are those of the first row. */
export function table(name: string, rows: Cell[][]): { style: string; body: string } {
  const widths = rows[0] ?? [];
  const style = widths
    .map(
      ({ width }, index) =>
        `<style:style style:name="${name}.${index}" style:family="table-column"><style:table-column-properties style:column-width="${width}"/></style:style>`,
    )
    .join("");
  const columns = widths.map((_, index) => `<table:table-column table:style-name="${name}.${index}"/>`).join("");
  const cells = (row: Cell[]) =>
    row
      .map(
        ({ content, style: cell = "Bare" }) =>
          `<table:table-cell table:style-name="${cell}" office:value-type="string">${content}</table:table-cell>`,
      )
      .join("");
  const body = rows.map((row) => `<table:table-row>${cells(row)}</table:table-row>`).join("");
  return { style, body: `<table:table table:name="${name}">${columns}${body}</table:table>` };
}

const NAMES = ["office", "style", "text", "table", "drawing", "xsl-fo-compatible", "svg-compatible"];
const PREFIXES: Record<string, string> = { drawing: "draw", "xsl-fo-compatible": "fo", "svg-compatible": "svg" };
const namespaces = NAMES.map((name) => `xmlns:${PREFIXES[name] ?? name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`).join(" ");

const paragraphStyle = (name: string, text: string, paragraphs = "", inner = ""): string =>
  `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties fo:margin-bottom="0.06cm" ${paragraphs}>${inner}</style:paragraph-properties><style:text-properties ${text}/></style:style>`;

export type OdtLook = { font: string; size: string; color: string; styles?: string; header?: string; footer?: string };

/** The whole file. Country only where LibreOffice wants one: the language decides on hyphens and spelling. */
export function odt(language: string, { font, size, color, styles = "", header = "", footer = "" }: OdtLook, body: string): string {
  const base = `style:font-name="F" fo:font-size="${size}" fo:language="${language}"`;
  const big = (points: string) =>
    `style:font-name="F" fo:font-size="${points}" fo:font-weight="bold" fo:color="${color}" fo:language="${language}"`;
  const tabs = '<style:tab-stops><style:tab-stop style:position="16.6cm" style:type="right"/></style:tab-stops>';
  const marks = (kind: string, content: string) => (content === "" ? "" : `<style:${kind}>${content}</style:${kind}>`);
  return `<?xml version="1.0" encoding="UTF-8"?><office:document ${namespaces} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="F" svg:font-family="'${font}'"/></office:font-face-decls>
<office:styles>${paragraphStyle("Plain", base)}${paragraphStyle("Tabbed", base, "", tabs)}${paragraphStyle("Middle", base, 'fo:text-align="center"')}
${paragraphStyle("Name", big("20pt"))}${paragraphStyle("Section", big("13pt"), 'fo:margin-top="0.4cm" fo:keep-with-next="always"')}
<style:style style:name="Bold" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<text:list-style style:name="Dots"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:space-before="0.4cm" text:min-label-width="0.4cm"/></text:list-level-style-bullet></text:list-style></office:styles>
<office:automatic-styles><style:style style:name="Bare" style:family="table-cell"><style:table-cell-properties fo:padding="0.12cm"/></style:style>
<style:style style:name="Lined" style:family="table-cell"><style:table-cell-properties fo:padding="0.12cm" fo:border="0.03cm solid #888888"/></style:style>${styles}
<style:page-layout style:name="A4"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm"/></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="A4">${marks("header", header)}${marks("footer", footer)}</style:master-page></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`;
}
