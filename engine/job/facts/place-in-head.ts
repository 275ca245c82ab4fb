import type { Span } from "../types.ts";
import { isPlaceName } from "./house.ts";

/** Lines at the head of an advertisement in which the place stands beside title, employer or pay. */
const HEAD_LINES = 6;
/** Longer lines are sentences. */
const MOST_CHARS = 120;
const PARTS = /(?:(?!\s-\s)[^,;|•·()[\]/–—\t:])+/gu;
const INTRODUCED = /^(?:(?:based )?in|based at) /iu;
/** "CO", "WA 6160", "Co. Cork" behind a town. */
const REGION = /^(?:\p{Lu}{2,3}(?: [\p{Lu}\d ]{4,8})?|Co\.? \p{Lu}\p{L}+)$/u;

type Part = Span & { text: string };

/** "Team leader, Denver, CO", "Chef · Galway, Ireland": the first place named at the head of the text, with region and country behind it. */
export function readPlaceInHead(raw: string): Span | undefined {
  const lines = [...raw.matchAll(/\S[^\n]*/gu)].slice(0, HEAD_LINES);
  for (const { 0: line, index } of lines) {
    if (line.length > MOST_CHARS) continue;
    const parts = [...line.matchAll(PARTS)].map((part) => toPart(part[0], index + part.index));
    const first = parts.findIndex(({ text }) => isPlaceName(text));
    const town = parts[first] ?? placeBehindCall(line, index);
    if (town === undefined) continue;
    let end = town.end;
    for (const part of first < 0 ? [] : parts.slice(first + 1)) {
      if (!/^,\s*$/u.test(raw.slice(end, part.start)) || !(REGION.test(part.text) || isPlaceName(part.text))) break;
      end = part.end;
    }
    return { start: town.start, end };
  }
  return undefined;
}

/** "HGV Driver needed in Hull", "Care Assistant based in Norwich": a place right behind the call, at the end of its part. */
const CALLED_IN =
  /\s(?:needed|wanted|required|sought|based|located|vacancy|job|role|position|work|opening|opportunity) (?:in|near|at) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?=\s*(?:[,.!;:()|/–—-]|$))/u;

function placeBehindCall(line: string, base: number): Part | undefined {
  const hit = CALLED_IN.exec(line);
  const text = hit?.[1] ?? "";
  const start = base + (hit?.index ?? 0) + (hit?.[0].length ?? 0) - text.length;
  return isPlaceName(text, true) ? { start, end: start + text.length, text } : undefined;
}

/** "Join our team in Leeds", "a busy restaurant in Bristol": a known town right behind where the work is done. */
const WORKED_AT =
  /(?<!\b(?:head|main|central|registered|parent|sister|other) )\b(?:team|office|branch|site|shop|store|restaurant|hotel|pub|caf[eé]|bakery|school|nursery|practice|clinic|surgery|hospital|warehouse|factory|plant|depot|salon|kitchen|studio|garage|workshop|laborator(?:y|ies)|lab|centre|center) (?:in|at|near) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?=\s*(?:[,.!;:()|/–—-]|$)| (?:and|as|who|to|for|with)\b)/gmu;

export function readPlaceOfWork(raw: string): Span | undefined {
  for (const { 0: hit, 1: town = "", index } of raw.matchAll(WORKED_AT)) {
    const start = index + hit.length - town.length;
    if (isPlaceName(town, true)) return { start, end: start + town.length };
  }
  return undefined;
}

/** A part of a line without the dash and the words that introduce it. */
function toPart(part: string, base: number): Part {
  const text = part
    .replace(/^\s*-?\s*/u, "")
    .replace(INTRODUCED, "")
    .trim();
  const start = base + part.indexOf(text);
  return { start, end: start + text.length, text };
}
