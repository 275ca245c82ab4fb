import type { DraftLine } from "../draft.ts";
import type { HiddenText } from "../types.ts";
import { toLines } from "./build-lines.ts";
import { ofParagraph, ofTable } from "./find-unseen.ts";
import { childOf, type Element, elementsOf, valOf } from "./parse-xml.ts";
import { chooseWay, readRuns, type Surroundings } from "./read-runs.ts";
import { type ParagraphLook, readParagraphLook, readRunLook, readShade } from "./read-styles.ts";
import { readTable } from "./read-table.ts";

/** What has been read so far, shared by all parts of a document. */
export type Collected = { hiddenText: HiddenText[]; notes: string[]; pictures: number };

type Flow = { lines: DraftLine[]; after: number; style: string; isGap: boolean };

/** Paragraphs, tables and containers in order → lines. */
export function readBody(container: Element, around: Surroundings, collected: Collected): DraftLine[] {
  const flow: Flow = { lines: [], after: 0, style: "", isGap: true };
  readBlocks(container, around, collected, flow);
  return flow.lines;
}

const CONTAINERS = new Set(["w:sdt", "w:sdtContent", "w:customXml", "w:ins", "w:moveTo", "w:smartTag", "w:body"]);

function readBlocks(container: Element, around: Surroundings, collected: Collected, flow: Flow): void {
  for (const child of elementsOf(container)) {
    if (child.name === "w:p") readParagraph(child, around, collected, flow);
    else if (child.name === "w:tbl") {
      const outer = around.hidden ?? ofTable(child, around.page);
      const lines = readTable(child, (cell, shade, hidden) =>
        readBody(cell, { ...around, backdrop: shade ?? around.backdrop, hidden: outer ?? hidden }, collected),
      );
      if (lines[0] !== undefined) lines[0].opensBlock = true;
      flow.lines.push(...lines);
      Object.assign(flow, { after: 0, style: "", isGap: true });
    } else if (child.name === "mc:AlternateContent") {
      const way = chooseWay(child);
      if (way !== undefined) readBlocks(way, around, collected, flow);
    } else if (CONTAINERS.has(child.name)) readBlocks(child, around, collected, flow);
  }
}

function readParagraph(paragraph: Element, around: Surroundings, collected: Collected, flow: Flow): void {
  const { styles } = around;
  const properties = childOf(paragraph, "w:pPr");
  const style = valOf(properties, "w:pStyle") ?? styles.defaultParagraphStyle ?? "";
  const look: ParagraphLook = { ...styles.defaultParagraph, ...styles.paragraph(style), ...readParagraphLook(properties) };
  const backdrop = readShade(properties) ?? look.shade ?? around.backdrop;
  const base = { ...styles.defaultRun, ...styles.run(style) };
  const hidden = around.hidden ?? ofParagraph(properties, around.page);
  const content = readRuns(paragraph, { ...around, backdrop, hidden }, base);
  collected.notes.push(...content.notes);
  collected.pictures += content.pictures;
  const lines = toLines(content.runs, look, collected.hiddenText);
  const isMarkHidden = readRunLook(childOf(properties, "w:rPr")).vanish === true;
  if (lines[0] === undefined) flow.isGap ||= !isMarkHidden;
  else {
    lines[0].opensBlock = flow.isGap || hasGap(flow, look, style);
    Object.assign(flow, { after: look.contextual === true ? 0 : (look.after ?? 0), style, isGap: false });
    flow.lines.push(...lines);
  }
  for (const box of content.textBoxes) {
    const inside = readBody(box.content, { ...around, backdrop: box.backdrop, hidden: box.hidden }, collected);
    if (inside[0] !== undefined) flow.isGap = true;
    flow.lines.push(...inside);
  }
}

/** Twentieths of a point between paragraphs from which a reader sees a gap. */
const VISIBLE_GAP = 80;

function hasGap(flow: Flow, look: ParagraphLook, style: string): boolean {
  const before = look.contextual === true && style === flow.style ? 0 : (look.before ?? 0);
  const isHeading = look.outline !== undefined && look.outline < 9;
  return isHeading || Math.max(before, flow.after) >= VISIBLE_GAP;
}
