import type { Draft, DraftLine } from "../draft.ts";
import type { ErrorCode, Flag } from "../types.ts";
import { findMainPart, readRelations, resolvePart } from "./find-parts.ts";
import { type PageSize, readPageSize } from "./find-unseen.ts";
import { openPackage, type Package, PackageTrouble } from "./open-package.ts";
import { childOf, type Element, elementsOf, parseXml } from "./parse-xml.ts";
import { type Collected, readBody } from "./read-body.ts";
import { isWanted } from "./read-runs.ts";
import { hasLargeBackdrop, toRunningParts } from "./read-sections.ts";
import { readStyles, type Styles } from "./read-styles.ts";

export async function readDocx(bytes: Uint8Array): Promise<Draft | ErrorCode> {
  try {
    return await readPackage(await openPackage(bytes));
  } catch (trouble) {
    if (trouble instanceof PackageTrouble) return trouble.code;
    throw trouble;
  }
}

async function readPackage(parts: Package): Promise<Draft | ErrorCode> {
  const types = await parts.readText("[content_types].xml");
  const main = types === undefined ? undefined : await findMainPart(parseXml(types), parts);
  if (main === undefined) return "unsupported-type";
  const document = await readXml(parts, main);
  if (document === undefined) return "damaged";
  const relations = await readRelations(parts, main);
  const byType = (type: string) => relations.find((relation) => relation.type === type && !relation.isExternal);
  const partOf = async (type: string) => {
    const relation = byType(type);
    return relation === undefined ? undefined : readXml(parts, resolvePart(main, relation.target));
  };
  const body = childOf(childOf(document, "w:document"), "w:body");
  if (body === undefined) return "damaged";
  const styles = readStyles(await partOf("styles"));
  const reader: Reader = { parts, styles, page: readPageSize(body), collected: { hiddenText: [], notes: [], pictures: 0 } };
  const running = toRunningParts(body, relations);
  const headers = await readRunning(reader, main, running.headers, "header");
  const lines = await readPart(reader, main, body, document);
  const notes = await readNotes(reader, main, await partOf("footnotes"), await partOf("endnotes"));
  const footers = await readRunning(reader, main, running.footers, "footer");
  const all = [...headers, ...lines, ...notes, ...footers];
  if (all.length === 0) return reader.collected.pictures > 0 ? "needs-text" : "no-text";
  const columns = Math.max(0, ...all.map((line) => line.column)) + 1;
  return {
    kind: "docx",
    pages: [{ number: 1, width: 0, height: 0, columns }],
    lines: all,
    hiddenText: reader.collected.hiddenText
      .map((item) => ({ ...item, text: item.text.trim() }))
      .filter((item) => /[\p{L}\p{N}]/u.test(item.text)),
    flags: toFlags(parts),
  };
}

type Reader = { parts: Package; styles: Styles; page: PageSize; collected: Collected };

async function readXml(parts: Package, name: string): Promise<Element | undefined> {
  const xml = await parts.readText(name);
  return xml === undefined ? undefined : parseXml(xml);
}

async function readPart(reader: Reader, name: string, content: Element, root: Element): Promise<DraftLine[]> {
  const relations = await readRelations(reader.parts, name);
  const links = new Map(
    relations.filter((relation) => relation.type === "hyperlink" && isWanted(relation.target)).map((r) => [r.id, r.target]),
  );
  const background = childOf(childOf(root, "w:document"), "w:background")?.attributes.color;
  const page = background !== undefined && /^[0-9a-f]{6}$/i.test(background) ? background : "ffffff";
  const backdrop = hasLargeBackdrop(root) ? "unknown" : page;
  return readBody(content, { styles: reader.styles, relations: links, backdrop, page: reader.page }, reader.collected);
}

/** Headers or footers, each part once, with their contact details. */
async function readRunning(reader: Reader, main: string, targets: readonly string[], kind: "header" | "footer"): Promise<DraftLine[]> {
  const lines: DraftLine[] = [];
  for (const target of targets) {
    const name = resolvePart(main, target);
    const root = await readXml(reader.parts, name);
    const content = elementsOf(root)[0];
    if (root === undefined || content === undefined) continue;
    for (const line of await readPart(reader, name, content, root)) lines.push({ ...line, kind });
  }
  if (lines[0] !== undefined) lines[0].opensBlock = true;
  return lines;
}

/** The notes that the text refers to, in that order. */
async function readNotes(
  reader: Reader,
  main: string,
  footnotes: Element | undefined,
  endnotes: Element | undefined,
): Promise<DraftLine[]> {
  const notes = new Map<string, Element>();
  for (const [kind, root] of [
    ["footnote", footnotes],
    ["endnote", endnotes],
  ] as const) {
    for (const note of elementsOf(elementsOf(root)[0])) notes.set(`${kind} ${note.attributes.id ?? ""}`, note);
  }
  const lines: DraftLine[] = [];
  for (const key of new Set(reader.collected.notes)) {
    const note = notes.get(key);
    if (note === undefined) continue;
    const folder = main.slice(0, main.lastIndexOf("/") + 1);
    const part = `${folder}${key.startsWith("footnote") ? "footnotes" : "endnotes"}.xml`;
    lines.push(...(await readPart(reader, part, note, note)));
  }
  return lines;
}

function toFlags(parts: Package): Flag[] {
  const flags: Flag[] = [];
  if (parts.names.some((name) => name.includes("/embeddings/")))
    flags.push({ code: "embedded-files", message: "The file carries other files; they were not opened." });
  if (parts.names.some((name) => name.endsWith("vbaproject.bin")))
    flags.push({ code: "macros", message: "The file carries macros; they were not run." });
  return flags;
}
