import type { DraftLine } from "../draft.ts";
import { type Box, type PageFrame, showBox } from "./page-frame.ts";
import type { Pdfium, Scratch } from "./pdfium.ts";

export type PageLink = Box & { url: string };

const MAX_LINKS = 500;
const MAX_URL = 2_000;
const WANTED = /^(?:https?:\/\/|mailto:|tel:)/i;

/** The web, mail and phone links that lie over a page. */
export function readLinks(pdfium: Pdfium, document: number, page: number, frame: PageFrame, scratch: Scratch): PageLink[] {
  const links: PageLink[] = [];
  scratch.setInteger(0, 0);
  const buffer = pdfium._malloc(MAX_URL);
  while (links.length < MAX_LINKS && pdfium._FPDFLink_Enumerate(page, scratch.at, scratch.at + 4) === 1) {
    const link = scratch.integer(1);
    const position = scratch.integer(0);
    const action = pdfium._FPDFLink_GetAction(link);
    const length = action === 0 ? 0 : pdfium._FPDFAction_GetURIPath(document, action, buffer, MAX_URL);
    const hasBox = pdfium._FPDFLink_GetAnnotRect(link, scratch.at + 16) === 1;
    const [left, top, right, bottom] = [scratch.float(4), scratch.float(5), scratch.float(6), scratch.float(7)];
    scratch.setInteger(0, position);
    if (length < 2 || length > MAX_URL || !hasBox) continue;
    const url = decodeBytes(pdfium.HEAPU8.slice(buffer, buffer + length - 1));
    if (WANTED.test(url)) links.push({ ...showBox(frame, { left, top, right, bottom }), url });
  }
  pdfium._free(buffer);
  return links;
}

function decodeBytes(bytes: Uint8Array): string {
  return new TextDecoder("utf-8").decode(bytes).replace(/\p{Cc}/gu, "");
}

/** Puts each link over the words of the line it covers most; the words are told by the share of the line's width. */
export function placeLinks(lines: readonly DraftLine[], links: readonly PageLink[]): void {
  for (const link of links) {
    const covered = lines.filter((line) => overlap(line.y, line.y + line.height, link.top, link.bottom) > line.height * 0.4);
    const line = covered.find((candidate) => overlap(candidate.x, candidate.x + candidate.width, link.left, link.right) > 0.5);
    if (line !== undefined) line.links.push({ ...toWords(line, link), url: link.url });
  }
}

function overlap(a: number, b: number, c: number, d: number): number {
  return Math.min(b, d) - Math.max(a, c);
}

function toWords(line: DraftLine, link: PageLink): { start: number; end: number } {
  const shown = link.url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/i, "").replace(/\/$/, "");
  const at = shown === "" ? -1 : line.text.toLowerCase().indexOf(shown.toLowerCase());
  if (at >= 0) return { start: at, end: at + shown.length };
  const perPoint = line.text.length / Math.max(1, line.width);
  const [from, to] = [(link.left - line.x) * perPoint, (link.right - line.x) * perPoint];
  return widenToWords(line.text, Math.max(0, Math.round(from)), Math.min(line.text.length, Math.round(to)));
}

function widenToWords(text: string, from: number, to: number): { start: number; end: number } {
  let start = Math.min(from, text.length);
  let end = Math.max(start, to);
  while (start > 0 && !/\s/.test(text.charAt(start - 1))) start--;
  while (end < text.length && !/\s/.test(text.charAt(end))) end++;
  while (start < end && /\s/.test(text.charAt(start))) start++;
  while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  return { start, end };
}
