import type { PersonalSpan } from "@fairlead/contracts";
import type { Document } from "@fairlead/engine/documents";
import { findPersonal, joinPersonal } from "@fairlead/engine/fairness";
import type { ResumeProfile } from "@fairlead/engine/resume";
import { findRegisterNumbers } from "./register-numbers.ts";

/** Lines that a head has at most; above a first heading that was not seen the whole resume would be one. */
const HEAD_LINES = 15;
const HEAD_LINES_WITHOUT_HEADING = 6;
/** Print of a name, against the usual size. */
const LARGE = 1.3;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/** What blind review covers: words that tell the person, and, where no name was found among them, every line that may hold it. */
export function findCovered(document: Document, profile: ResumeProfile): PersonalSpan[] {
  const { text } = document;
  const told = joinPersonal(text, findPersonal(document, profile), findRegisterNumbers(text));
  if (profile.basics.name !== undefined) return told;
  const head = findHead(document, profile, told).flatMap((line) => without(line, told));
  const spoken = head.filter(({ start, end }) => SAYS_SOMETHING.test(text.slice(start, end)));
  return joinPersonal(text, told, spoken);
}

/** Lines above the first heading, running lines, lines in large print that head nothing, and lines that hold a part of a name. */
function findHead({ lines, text }: Document, { meta }: ResumeProfile, told: readonly PersonalSpan[]): Document["lines"] {
  const headed = meta.sections.filter(({ heading, section }) => heading !== undefined && section !== "contact");
  const first = Math.min(text.length, ...headed.map(({ start }) => start));
  const most = headed.length > 0 ? HEAD_LINES : HEAD_LINES_WITHOUT_HEADING;
  const above = new Set(lines.filter(({ end }) => end <= first).slice(0, most));
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  const large = (sizes[sizes.length >> 1] ?? 0) * LARGE;
  const headings = new Set(meta.sections.map(({ start }) => start));
  const names = told.filter(({ kind }) => kind === "name");
  return lines.filter((line) => {
    if (above.has(line) || line.kind === "header" || line.kind === "footer") return true;
    const isLarge = large > 0 && line.size > large && !headings.has(line.start);
    return isLarge || names.some(({ start, end }) => start < line.end && line.start < end);
  });
}

/** What of a line is not covered yet. */
function without(line: { start: number; end: number }, told: readonly PersonalSpan[]): PersonalSpan[] {
  const inside = told.filter(({ start, end }) => start < line.end && line.start < end);
  const starts = [line.start, ...inside.map(({ end }) => end)];
  const ends = [...inside.map(({ start }) => start), line.end];
  return starts.flatMap((start, at) => {
    const end = ends[at] ?? start;
    return end > start ? [{ kind: "head" as const, start, end }] : [];
  });
}
