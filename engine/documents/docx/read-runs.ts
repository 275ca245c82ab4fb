import { colourDistance, toParts } from "../colour.ts";
import type { HiddenReason } from "../types.ts";
import { SAME_COLOUR_DISTANCE, TINY_SIZE } from "../weights.ts";
import { ofDrawing, type PageSize } from "./find-unseen.ts";
import { childOf, type Element, elementsOf, textOf, valOf } from "./parse-xml.ts";
import { type RunLook, readRunLook, type Styles } from "./read-styles.ts";

/** Text of one look. "\t" parts cells, "\n" ends a printed line. */
export type Run = { text: string; look: RunLook; url: string | undefined; hidden: HiddenReason | undefined };

/** What surrounds a paragraph: the colour behind it ("unknown" where a picture or drawing may lie), and why nobody sees anything there. */
export type Surroundings = {
  styles: Styles;
  relations: ReadonlyMap<string, string>;
  backdrop: string | "unknown";
  page: PageSize;
  hidden?: HiddenReason | undefined;
};

type ParagraphContent = {
  runs: Run[];
  textBoxes: { content: Element; backdrop: string | "unknown"; hidden: HiddenReason | undefined }[];
  notes: string[];
  pictures: number;
};

type Field = { instruction: string; inResult: boolean };
type Walk = { content: ParagraphContent; around: Surroundings; base: RunLook; fields: Field[]; url: string | undefined; revised: number };

/** The runs of a paragraph in order, with links, and the boxes and notes that hang on it. */
export function readRuns(paragraph: Element, around: Surroundings, base: RunLook): ParagraphContent {
  const content: ParagraphContent = { runs: [], textBoxes: [], notes: [], pictures: 0 };
  visitChildren({ content, around, base, fields: [], url: undefined, revised: 0 }, paragraph);
  return content;
}

function visitChildren(walk: Walk, element: Element): void {
  for (const child of elementsOf(element)) visit(walk, child);
}

// Deleted or moved away by tracked changes, and properties.
const SKIPPED = new Set(["w:del", "w:moveFrom", "w:pPr", "w:sdtPr", "w:sdtEndPr", "w:rPr", "w:tcPr", "w:trPr", "w:tblPr"]);

function visit(walk: Walk, element: Element): void {
  if (SKIPPED.has(element.name)) return;
  if (element.name === "w:r") visitRun(walk, element);
  else if (element.name === "w:hyperlink") withUrl(walk, walk.around.relations.get(element.attributes.id ?? ""), element);
  else if (element.name === "w:fldSimple") withUrl(walk, toFieldUrl(element.attributes.instr ?? ""), element);
  else if (element.name === "mc:AlternateContent") visitAlternative(walk, element, walk.base);
  else if (element.name === "m:t") addText(walk, textOf(element), {});
  // Some writers put a drawing straight into the paragraph, without a run around it.
  else if (DRAWINGS.has(element.name)) visitDrawing(walk, element, {});
  else visitChildren(walk, element);
}

function withUrl(walk: Walk, url: string | undefined, element: Element): void {
  const outer = walk.url;
  walk.url = url ?? outer;
  visitChildren(walk, element);
  walk.url = outer;
}

function toFieldUrl(instruction: string): string | undefined {
  const url = /^\s{0,9}HYPERLINK\s{1,9}"([^"]{1,2000})"/.exec(instruction)?.[1];
  return url !== undefined && isWanted(url) ? url : undefined;
}

export function isWanted(url: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(url);
}

/** One of two ways to show the same thing: the first that holds something. */
export function chooseWay(element: Element): Element | undefined {
  const ways = elementsOf(element);
  return ways.find((candidate) => candidate.name === "mc:Choice" && elementsOf(candidate).length > 0) ?? ways.at(-1);
}

/** Holds parts of a run, or runs. */
function visitAlternative(walk: Walk, element: Element, look: RunLook): void {
  for (const child of elementsOf(chooseWay(element))) {
    if (RUN_PARTS.test(child.name)) visitRunPart(walk, child, look);
    else visit(walk, child);
  }
}

function visitRun(walk: Walk, run: Element): void {
  const properties = childOf(run, "w:rPr");
  const look = { ...walk.base, ...walk.around.styles.run(valOf(properties, "w:rStyle")), ...readRunLook(properties) };
  for (const part of elementsOf(run)) visitRunPart(walk, part, look);
}

const PLAIN_PARTS: Record<string, string> = { "w:tab": "\t", "w:ptab": "\t", "w:br": "\n", "w:cr": "\n", "w:noBreakHyphen": "-" };

const DRAWINGS = new Set(["w:drawing", "w:pict", "w:object"]);

const RUN_PARTS = /^w:(?:t|tab|ptab|br|cr|noBreakHyphen|sym|fldChar|instrText|\w+noteReference|drawing|pict|object|ruby)$/;

function visitRunPart(walk: Walk, part: Element, look: RunLook): void {
  const plain = PLAIN_PARTS[part.name];
  if (plain !== undefined) addText(walk, plain, look);
  else if (part.name === "w:t") addText(walk, textOf(part).replace(/[\r\n\t]/g, " "), look);
  else if (part.name === "w:sym") addText(walk, toSymbol(part), look);
  else if (part.name === "w:fldChar") visitFieldMark(walk, part.attributes.fldCharType);
  else if (part.name === "w:instrText") addInstruction(walk, textOf(part));
  else if (part.name === "w:footnoteReference" || part.name === "w:endnoteReference")
    walk.content.notes.push(`${part.name === "w:footnoteReference" ? "footnote" : "endnote"} ${part.attributes.id ?? ""}`);
  else if (part.name === "mc:AlternateContent") visitAlternative(walk, part, look);
  else if (DRAWINGS.has(part.name)) visitDrawing(walk, part, {});
  // Characters with their reading in small print above them: the characters alone.
  else if (part.name === "w:ruby") for (const base of elementsOf(childOf(part, "w:rubyBase"))) visit(walk, base);
  else if (part.name === "w:r") visitRun(walk, part);
}

function visitFieldMark(walk: Walk, type: string | undefined): void {
  if (type === "begin") walk.fields.push({ instruction: "", inResult: false });
  const field = walk.fields.at(-1);
  if (type === "separate" && field !== undefined) field.inResult = true;
  if (type === "end") walk.fields.pop();
}

function addInstruction(walk: Walk, text: string): void {
  const field = walk.fields.at(-1);
  if (field !== undefined) field.instruction += text;
}

const SYMBOL_BULLETS = new Set(["f0b7", "f0a7", "f0d8", "f0fc", "f0a8", "f076", "f06c", "f06e", "f071"]);

function toSymbol(part: Element): string {
  const code = (part.attributes.char ?? "").toLowerCase();
  if (SYMBOL_BULLETS.has(code)) return "•";
  const value = Number.parseInt(code, 16);
  return Number.isFinite(value) && (value < 0xe000 || value > 0xf8ff) && value > 32 && value <= 0xffff ? String.fromCharCode(value) : "";
}

function addText(walk: Walk, text: string, look: RunLook): void {
  if (text === "" || walk.fields.some(({ inResult }) => !inResult)) return;
  const fieldUrl = walk.fields.map((open) => toFieldUrl(open.instruction)).find((url) => url !== undefined);
  walk.content.runs.push({
    text,
    look,
    url: walk.url ?? fieldUrl,
    hidden: walk.around.hidden ?? toHiddenReason(look, walk.around.backdrop),
  });
}

export function toHiddenReason(look: RunLook, backdrop: string): HiddenReason | undefined {
  if (look.vanish === true) return "marked-hidden";
  if (look.clear === true) return "transparent";
  if (look.size !== undefined && look.size < TINY_SIZE) return "tiny";
  const behind = look.shade ?? backdrop;
  if (behind === "unknown" || look.color === undefined || !/^[0-9a-f]{6}$/i.test(look.color)) return undefined;
  return colourDistance(toParts(look.color), toParts(behind)) < SAME_COLOUR_DISTANCE ? "same-colour" : undefined;
}

/** Finds the text boxes in a drawing; a picture counts as a picture. */
function visitDrawing(walk: Walk, drawing: Element, { fill, hidden }: Drawing): void {
  const { backdrop, page, hidden: outer } = walk.around;
  for (const child of elementsOf(drawing)) {
    if (child.name === "mc:AlternateContent") for (const way of elementsOf(chooseWay(child))) visitDrawing(walk, way, { fill, hidden });
    else if (child.name === "w:txbxContent")
      walk.content.textBoxes.push({ content: child, backdrop: fill ?? backdrop, hidden: outer ?? hidden });
    else if (child.name === "a:blip" || child.name === "v:imagedata") walk.content.pictures++;
    else visitDrawing(walk, child, { fill: toShapeFill(child) ?? fill, hidden: hidden ?? ofDrawing(child, page) });
  }
}

type Drawing = { fill?: string | undefined; hidden?: HiddenReason | undefined };

/** The colour a shape is filled with; "unknown" for pictures, gradients and theme colours. */
function toShapeFill(shape: Element): string | undefined {
  if (shape.name === "wps:wsp") {
    const properties = childOf(shape, "wps:spPr");
    const solid = valOf(childOf(properties, "a:solidFill"), "a:srgbClr");
    if (solid !== undefined) return solid;
    if (childOf(properties, "a:noFill") !== undefined) return undefined;
    return elementsOf(properties).some((child) => /^a:(?:solid|grad|blip|patt)Fill$/.test(child.name)) ||
      childOf(shape, "wps:style") !== undefined
      ? "unknown"
      : undefined;
  }
  if (!/^v:(?:shape|rect|roundrect|oval)$/.test(shape.name) || /^f/.test(shape.attributes.filled ?? "")) return undefined;
  const color = shape.attributes.fillcolor;
  if (color === undefined) return undefined;
  return /^#([0-9a-f]{6})\b/i.exec(color)?.[1] ?? "unknown";
}
