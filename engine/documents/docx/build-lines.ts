import { type DraftLine, toPlainLine } from "../draft.ts";
import { stripSilent } from "../hidden-characters.ts";
import type { HiddenText } from "../types.ts";
import type { Run } from "./read-runs.ts";
import type { ParagraphLook, RunLook } from "./read-styles.ts";

type Piece = { text: string; look: RunLook; url: string | undefined };

/** The printed lines of a paragraph: cells at tabs, links over their words; hidden runs go to `hiddenText`. */
export function toLines(runs: readonly Run[], look: ParagraphLook, hiddenText: HiddenText[]): DraftLine[] {
  const lines: Piece[][] = [[]];
  let hidden: HiddenText | undefined;
  for (const run of runs) {
    const { text, message } = stripSilent(run.text);
    if (message !== "") hiddenText.push({ text: message, reason: "zero-width", page: 1 });
    if (run.hidden !== undefined) {
      if (hidden?.reason !== run.hidden) {
        hidden = { text: "", reason: run.hidden, page: 1 };
        hiddenText.push(hidden);
      }
      hidden.text += text;
      continue;
    }
    for (const [index, part] of text.split("\n").entries()) {
      if (index > 0) lines.push([]);
      if (part !== "") lines.at(-1)?.push({ text: part, look: run.look, url: run.url });
    }
  }
  return lines.map((pieces) => toLine(pieces, look)).filter((line) => line.text !== "");
}

function toLine(pieces: readonly Piece[], look: ParagraphLook): DraftLine {
  const cells: { text: string; links: { start: number; end: number; url: string }[] }[] = [];
  let cell = { text: "", links: [] as { start: number; end: number; url: string }[] };
  const close = () => {
    const trimmed = trimCell(cell);
    if (trimmed.text !== "") cells.push(trimmed);
    cell = { text: "", links: [] };
  };
  for (const piece of pieces) {
    for (const [index, part] of piece.text.split("\t").entries()) {
      if (index > 0) close();
      const start = cell.text.length;
      cell.text += part.replace(/[\u00a0\u2000-\u200a\u202f]/g, " ");
      if (piece.url !== undefined && part.trim() !== "") cell.links.push({ start, end: cell.text.length, url: piece.url });
    }
  }
  close();
  const line = toPlainLine(cells.map((part) => part.text));
  const links = cells.flatMap((part, index) => {
    const shift = line.cells[index]?.start ?? 0;
    return mergeLinks(part.links).map((link) => ({ ...link, start: link.start + shift, end: link.end + shift }));
  });
  return { ...line, links, ...toLineLook(pieces), kind: toKind(line.text, look) };
}

function trimCell<T extends { text: string; links: { start: number; end: number; url: string }[] }>(cell: T): T {
  const lead = cell.text.length - cell.text.trimStart().length;
  const text = cell.text.trim();
  const clamp = (place: number) => Math.min(text.length, Math.max(0, place - lead));
  return { ...cell, text, links: cell.links.map((link) => ({ ...link, start: clamp(link.start), end: clamp(link.end) })) };
}

/** Runs that carry one link become one. */
function mergeLinks(links: readonly { start: number; end: number; url: string }[]) {
  const merged: { start: number; end: number; url: string }[] = [];
  for (const link of links) {
    const last = merged.at(-1);
    if (last !== undefined && last.url === link.url && last.end === link.start) last.end = link.end;
    else merged.push({ ...link });
  }
  return merged;
}

function toLineLook(pieces: readonly Piece[]): Pick<DraftLine, "size" | "bold" | "italic" | "color"> {
  let [letters, bold, italic] = [0, 0, 0];
  const looks = new Map<string, { count: number; look: RunLook }>();
  for (const { text, look } of pieces) {
    const count = text.trim().length;
    letters += count;
    if (look.bold === true) bold += count;
    if (look.italic === true) italic += count;
    const key = `${look.size} ${look.color}`;
    looks.set(key, { count: (looks.get(key)?.count ?? 0) + count, look });
  }
  let main: { count: number; look: RunLook } | undefined;
  for (const entry of looks.values()) if (main === undefined || entry.count > main.count) main = entry;
  const color = main?.look.color;
  return {
    size: main?.look.size ?? 10,
    bold: letters > 0 && bold > letters * 0.6,
    italic: letters > 0 && italic > letters * 0.6,
    color: color !== undefined && /^[0-9a-f]{6}$/i.test(color) ? `#${color.toLowerCase()}` : "#000000",
  };
}

const BODY_OUTLINE = 9;
const BULLET = /^[•●○◦▪■□–*·‣➢✓►▸-]\s/;

function toKind(text: string, look: ParagraphLook): DraftLine["kind"] {
  if (look.outline !== undefined && look.outline < BODY_OUTLINE) return "heading";
  return look.isListed === true || BULLET.test(text) ? "bullet" : "body";
}
