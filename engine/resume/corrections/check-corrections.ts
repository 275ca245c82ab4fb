import { skillById } from "../../skills/index.ts";
import { type Correction, type FieldKind, LIMITS, type ResumeProfile } from "../types.ts";
import { isEnterable } from "./enter-skills.ts";
import { PRESENT } from "./field-table.ts";
import { findWords } from "./find-words.ts";
import { type Target, toTarget } from "./target.ts";

const FITS: Readonly<Record<FieldKind, (value: string) => boolean>> = {
  text: () => true,
  email: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  date: isDate,
  end: (value) => value === PRESENT || isDate(value),
  level: (value) => /^[2-8]$/.test(value),
  status: (value) => ["completed", "in-progress", "incomplete"].includes(value),
  cefr: (value) => /^[ABC][12]$/.test(value),
  entry: () => false,
  skill: () => true,
  words: () => true,
  line: () => true,
};

/**
 * Which of these cannot be made in this profile: a path that names nothing, a value of the wrong kind, the same path twice, an end
 * before its start. `held`: the corrections that count already.
 */
export function findRefused(
  base: ResumeProfile,
  corrections: readonly Correction[],
  text: string,
  held: readonly Correction[] = [],
): { path: string; fault: "path" | "value" } | undefined {
  const seen = new Set<string>();
  const values = new Map([...held, ...corrections].map(({ path, value }) => [path, value]));
  for (const { path, value } of corrections) {
    const target = toTarget(path);
    if (target === undefined || seen.has(path) || !isThere(base, target, value)) return { path, fault: "path" };
    seen.add(path);
    if (value !== null && (!takes({ base, text }, target, value) || isBackwards(base, target, values))) return { path, fault: "value" };
  }
  return undefined;
}

/** A time that ends before it starts; a year alone may mean any of its months. */
function isBackwards(base: ResumeProfile, target: Target, values: ReadonlyMap<string, string | null>): boolean {
  if (target.kind !== "field" || (target.key !== "startDate" && target.key !== "endDate")) return false;
  const read = base[target.list][target.entry] as Readonly<Record<string, unknown>> | undefined;
  const [start, end] = ["startDate", "endDate"].map((key) => {
    const path = `/${target.list}/${target.entry}/${key}`;
    return values.has(path) ? values.get(path) : read?.[key];
  });
  if (typeof start !== "string" || typeof end !== "string" || !isDate(start) || !isDate(end)) return false;
  const known = Math.min(start.length, end.length);
  return end.slice(0, known) < start.slice(0, known);
}

function isThere(base: ResumeProfile, target: Target, value: string | null): boolean {
  switch (target.kind) {
    case "basics":
      return true;
    // A skill that was not read can be entered; there is nothing of it to take out.
    case "skill":
      return value !== null ? isRead(base, target.id) || isKnown(target.id) : isRead(base, target.id);
    case "words":
      return !isRead(base, target.id) && isKnown(target.id);
    case "entry":
      return target.entry < base[target.list].length;
    case "line":
      return target.entry < base.work.length + LIMITS.entriesAdded && target.line < countLines(base, target.entry) + LIMITS.entriesAdded;
    case "field":
      return target.entry < base[target.list].length + LIMITS.entriesAdded;
  }
}

const isRead = (base: ResumeProfile, skillId: string): boolean => base.skills.some(({ id }) => id === skillId);
const isKnown = (skillId: string): boolean => skillId.startsWith("term:") || skillById(skillId) !== undefined;
const countLines = (base: ResumeProfile, entry: number): number => base.work[entry]?.highlights.length ?? 0;

function takes({ base, text }: { base: ResumeProfile; text: string }, target: Target, value: string): boolean {
  if (value.trim() === "" || value !== value.trim() || /[\p{Cc}\p{Cs}]/u.test(value)) return false;
  if (value.length > (target.kind === "line" ? LIMITS.lineChars : LIMITS.nameChars)) return false;
  switch (target.kind) {
    // Confirmed is what the skill is called; another skill is another fact.
    case "skill":
      return isRead(base, target.id)
        ? base.skills.some(({ id, name }) => id === target.id && name === value)
        : isEnterable(target.id, value);
    case "words":
      return findWords(text, value) !== undefined;
    case "entry":
      return false;
    case "line":
      return true;
    default:
      return FITS[target.takes](value);
  }
}

/** Years of a working life; a month is 01 to 12. */
function isDate(value: string): boolean {
  return /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/.test(value);
}
