import type { HiddenReason } from "../types.ts";
import { TINY_SIZE } from "../weights.ts";
import { childOf, type Element } from "./parse-xml.ts";
import { findSections } from "./read-sections.ts";

/** In points, the widest and highest of the file, and its narrowest margins. */
export type PageSize = { width: number; height: number; left: number; right: number };

const TWENTIETHS = 20;
const EMUS = 12_700;
const LETTER: PageSize = { width: 612, height: 792, left: 72, right: 72 };

const toPoints = (value: string | undefined, unit: number): number | undefined => {
  const number = Number.parseFloat(value ?? "");
  return Number.isFinite(number) ? number / unit : undefined;
};

/** The page that the sections of a body are set on; words have to leave all of them to be unseen. */
export function readPageSize(body: Element): PageSize {
  const sizes = findSections(body).map((section) => {
    const [size, margins] = [childOf(section, "w:pgSz")?.attributes, childOf(section, "w:pgMar")?.attributes];
    return {
      width: toPoints(size?.w, TWENTIETHS) ?? LETTER.width,
      height: toPoints(size?.h, TWENTIETHS) ?? LETTER.height,
      left: toPoints(margins?.left, TWENTIETHS) ?? LETTER.left,
      right: toPoints(margins?.right, TWENTIETHS) ?? LETTER.right,
    };
  });
  if (sizes.length === 0) return LETTER;
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
    left: Math.min(...sizes.map(({ left }) => left)),
    right: Math.min(...sizes.map(({ right }) => right)),
  };
}

const isTiny = (points: number | undefined): boolean => points !== undefined && points < TINY_SIZE;

/** Why nobody sees the words of a paragraph: a line or frame lower than any letter, an indent or frame off the page. */
export function ofParagraph(properties: Element | undefined, page: PageSize): HiddenReason | undefined {
  const spacing = childOf(properties, "w:spacing")?.attributes;
  if (spacing?.lineRule === "exact" && isTiny(toPoints(spacing.line, TWENTIETHS))) return "tiny";
  const indent = childOf(properties, "w:ind")?.attributes;
  const [left, right] = [toPoints(indent?.left ?? indent?.start, TWENTIETHS) ?? 0, toPoints(indent?.right ?? indent?.end, TWENTIETHS) ?? 0];
  if (page.left + left >= page.width || page.right + right >= page.width) return "off-page";
  const frame = childOf(properties, "w:framePr")?.attributes;
  if (frame === undefined) return undefined;
  if (frame.hRule === "exact" && isTiny(toPoints(frame.h, TWENTIETHS))) return "tiny";
  return isOff(toPoints(frame.x, TWENTIETHS), toPoints(frame.y, TWENTIETHS), toPoints(frame.w, TWENTIETHS), page);
}

/** A place so far out that it is off the page wherever it is measured from. */
function isOff(x = 0, y = 0, width: number | undefined, page: PageSize): HiddenReason | undefined {
  const isLeft = width !== undefined && x + width < -page.width;
  return isLeft || x >= page.width || y >= page.height || y < -page.height ? "off-page" : undefined;
}

/** Why nobody sees a row: it is marked so, or its height is fixed below that of any letter. */
export function ofRow(row: Element): HiddenReason | undefined {
  const properties = childOf(row, "w:trPr");
  const hidden = childOf(properties, "w:hidden");
  if (hidden !== undefined && !/^(?:0|false|off)$/.test(hidden.attributes.val ?? "")) return "marked-hidden";
  const height = childOf(properties, "w:trHeight")?.attributes;
  return height?.hRule === "exact" && isTiny(toPoints(height.val, TWENTIETHS)) ? "tiny" : undefined;
}

/** Why nobody sees a table: it begins beyond the page. */
export function ofTable(table: Element, page: PageSize): HiddenReason | undefined {
  const properties = childOf(table, "w:tblPr");
  const indent = childOf(properties, "w:tblInd")?.attributes;
  const floating = childOf(properties, "w:tblpPr")?.attributes;
  const x = toPoints(floating?.tblpX ?? (indent?.type === "dxa" ? indent.w : undefined), TWENTIETHS);
  return isOff(x, toPoints(floating?.tblpY, TWENTIETHS), undefined, page);
}

/** Why nobody sees what a drawing (a frame of shapes) holds: marked so, without extent, off the page. */
export function ofDrawing(frame: Element, page: PageSize): HiddenReason | undefined {
  if (frame.name === "wp:anchor" || frame.name === "wp:inline") {
    if (/^(?:1|true)$/.test(childOf(frame, "wp:docPr")?.attributes.hidden ?? frame.attributes.hidden ?? "")) return "marked-hidden";
    const extent = childOf(frame, "wp:extent")?.attributes;
    const [width, height] = [toPoints(extent?.cx, EMUS), toPoints(extent?.cy, EMUS)];
    if (isTiny(width) || isTiny(height)) return "tiny";
    const offset = (name: string) => toPoints(textOfChild(childOf(frame, name), "wp:posOffset"), EMUS);
    return isOff(offset("wp:positionH"), offset("wp:positionV"), width, page);
  }
  const style = /^v:(?:shape|rect|roundrect|oval)$/.test(frame.name) ? (frame.attributes.style ?? "") : "";
  if (/(?:^|;)\s*(?:visibility\s*:\s*hidden|mso-hide\s*:|display\s*:\s*none)/i.test(style)) return "marked-hidden";
  return /(?:^|;)\s*(?:width|height)\s*:\s*0(?:\.\d+)?(?:pt|px|in|cm|mm)?\s*(?:;|$)/i.test(style) ? "tiny" : undefined;
}

function textOfChild(element: Element | undefined, name: string): string | undefined {
  const [text] = childOf(element, name)?.children ?? [];
  return typeof text === "string" ? text : undefined;
}
